"""The tests in parts, each run by pytest on the pure build with its coverage written down.

What is done is kept, so that a run can be stopped and continued; it is done again when the library
or the tests change.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Final

from benchmarks.long import Progress, fingerprint
from benchmarks.rounds import ROOT
from tests.support.spread import NEVER_COMPILED

TESTS: Final = ROOT / "tests"
# The page is played on the compiled build; `support` has no tests.
ELSEWHERE: Final = frozenset({"web", "support"})
# The tests that are in no folder.
MODULES: Final = "tests/test_*.py"


def suites() -> list[str]:
    """The folders with tests, and all modules that are in none as one: paths from the root."""
    folders = sorted(path.parent for path in TESTS.glob("*/**/test_*.py"))
    tops = dict.fromkeys(folder.relative_to(TESTS).parts[0] for folder in folders)
    return [f"tests/{name}" for name in tops if name not in ELSEWHERE] + [MODULES]


def paths_of(suite: str) -> list[str]:
    return sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob(suite))


def key_of(suite: str) -> str:
    """Changes whenever something changes that a suite depends on."""
    return fingerprint(others=("tests/support", "tests/conftest.py", *paths_of(suite)))


class Covered:
    """Coverage of all suites, each measured once, with all tests or with a few."""

    def __init__(self, name: str, few: bool = False) -> None:
        self.folder = ROOT / "build" / name
        self.few = few
        self.progress = Progress("suites", self.folder, "few" if few else "all")

    def run(self, jobs: int, wanted: Sequence[str]) -> Iterator[str]:
        """Measure what is not measured yet of some suites; those in which a test failed."""
        for suite in wanted:
            if not self.is_measured(suite):
                began, key = perf_counter(), key_of(suite)
                if self.measure(suite, jobs):
                    yield suite
                else:
                    self.progress.done(suite, {"key": key}, perf_counter() - began)

    def is_measured(self, suite: str) -> bool:
        """Whether all tests of a suite passed, as it and the library are now."""
        done = self.progress.chunks.get(suite)
        return done is not None and done["figures"] == {"key": key_of(suite)}

    def measure(self, suite: str, jobs: int) -> int:
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "pytest", "-q", "-n", str(jobs)]
        command += ["--cov", "--cov-report=", *self.options(suite), *paths_of(suite)]
        variables = {**os.environ, "COVERAGE_FILE": str(self.data_of(suite))}
        return subprocess.run(command, cwd=ROOT, env=variables, check=False).returncode

    def options(self, suite: str) -> list[str]:
        """What only repeats other tests is left out if a few are enough, and what is long."""
        if not self.few:
            return ["-m", ""]
        # Of what is never compiled the spread would leave out more than repetitions.
        is_compiled = not f"{suite}/".startswith((*NEVER_COMPILED, MODULES))
        return ["--spread"] if is_compiled else []

    def measured(self) -> list[str]:
        """The suites whose figures are those of the library and the tests as they are now."""
        return [
            suite for suite in suites() if self.is_measured(suite) and self.data_of(suite).exists()
        ]

    def data(self) -> list[Path]:
        return [self.data_of(suite) for suite in self.measured()]

    def data_of(self, suite: str) -> Path:
        return self.folder / f"{name_of(suite)}.coverage"


def name_of(suite: str) -> str:
    return suite.removeprefix("tests/").replace("*.py", "modules")
