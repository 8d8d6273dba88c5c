"""Would the tests notice a small fault? `python -m benchmarks.mutants`. Stop and continue at will.

A number of faults (`benchmarks.faults`) is chosen at random in the rooms where a mistake would hurt
most. Each is made in a copy of the sources, and the tests that run the changed line are run on it,
the pure build, until one fails. Which tests these are comes from a run of all tests under coverage,
made first. What is done is kept in build/mutants. The outcome goes to
benchmarks/results/mutants.json: for each fault the test that noticed it.

Faults that make no difference are listed in benchmarks/equivalent.toml, with the reason.
"""

from __future__ import annotations

import argparse
import json
import os
import py_compile
import re
import shutil
import signal
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, suppress
from importlib.util import cache_from_source
from multiprocessing.pool import ThreadPool
from pathlib import Path
from queue import SimpleQueue
from time import perf_counter
from typing import Any, Final, NamedTuple

from coverage import CoverageData

from benchmarks.about import about
from benchmarks.faults import Fault, all_faults, chosen
from benchmarks.long import RESULTS, Progress, say
from benchmarks.rounds import ROOT
from benchmarks.suites import Covered

Data = dict[str, Any]

LIBRARY: Final = ROOT / "src" / "mirabilia"
FOLDER: Final = ROOT / "build" / "mutants"
EQUIVALENT: Final = ROOT / "benchmarks" / "equivalent.toml"
ROOMS: Final = ("engine", "inference", "notation", "server")
COUNT: Final = 400
SEED: Final = 1

# The tests of a fault take at most so many seconds, as measured, and are at most so many.
MOST_SECONDS: Final = 60.0
MOST_TESTS: Final = 600
# Of one test so many runs with different parameters.
MOST_RUNS: Final = 3
# These are tried first: they are few, and notice much.
STRONGEST: Final = "tests/golden/test_golden.py::test_a_golden_record_replays"
MOST_STRONGEST: Final = 6
# Lines that only processes of their own run are tested here.
IN_PROCESSES: Final = ("tests/server/test_process.py", "tests/test_cli.py")
# Tests that take this many times what was measured, and a minute more, hang.
PATIENCE: Final = 10.0
LEAST_PATIENCE: Final = 60.0

COVERAGE: Final = """[run]
source = src/mirabilia
parallel = true
concurrency = greenlet,thread
patch = subprocess
"""
FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)


# ---- which tests could notice


class Reach:
    """Which tests run which lines, and how long they take."""

    def __init__(self, covered: Covered) -> None:
        self.seconds: dict[str, float] = {}
        for place in covered.times():
            self.seconds |= json.loads(place.read_text("utf-8"))
        self.data = []
        for path in covered.data():
            data = CoverageData(str(path))
            data.read()
            self.data.append(data)
        self.files: dict[str, dict[int, set[str]]] = {}

    def lines_of(self, file: str) -> dict[int, set[str]]:
        """For each line of a file the tests that run it."""
        if file not in self.files:
            found: dict[int, set[str]] = {}
            for data in self.data:
                for line, contexts in data.contexts_by_lineno(str(LIBRARY / file)).items():
                    tests = {name for name in map(test_of, contexts) if name in self.seconds}
                    found.setdefault(line, set()).update(tests)
            self.files[file] = found
        return self.files[file]

    def tests_for(self, fault: Fault) -> set[str]:
        """The tests that run the place; what runs on import is seen by whoever uses the file."""
        lines = self.lines_of(fault.file)
        tests = set().union(*(lines.get(line, set()) for line in fault.lines))
        return tests if tests or fault.within else set().union(*lines.values())

    def batches(self, fault: Fault) -> list[list[str]]:
        """What to run, one after the other: a few strong tests, then many, the cheapest first."""
        tests = sorted(self.tests_for(fault), key=lambda test: (self.seconds[test], test))
        strong = [test for test in tests if test.startswith(STRONGEST)][:MOST_STRONGEST]
        others = list(self.affordable(test for test in tests if test not in strong))
        batches = [batch for batch in (strong, others) if batch]
        return batches or [[place for place in IN_PROCESSES if (ROOT / place).exists()]]

    def affordable(self, tests: Iterable[str]) -> Iterator[str]:
        """As many as there is time for, of each test a few runs."""
        runs: Counter[str] = Counter()
        spent = 0.0
        for test in tests:
            name = test.partition("[")[0]
            spent += self.seconds[test]
            runs[name] += 1
            if runs[name] <= MOST_RUNS:
                yield test
            if spent > MOST_SECONDS or runs.total() >= MOST_TESTS:
                return


def test_of(context: str) -> str:
    """Contexts are named after a test and a part of it: setup, run, teardown."""
    return context.partition("|")[0]


def measured(jobs: int) -> Covered:
    """The tests of `make test`, each with the lines that it runs."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    settings = FOLDER / "coverage.ini"
    settings.write_text(COVERAGE, "utf-8")
    covered = Covered(
        "mutants/reach", ["--spread", f"--cov-config={settings}", "--cov-context=test"]
    )
    for suite in covered.run(jobs):
        say(f"{suite}: a test failed without any fault; what it measured is used all the same")
    return covered


# ---- a fault in a copy of the sources


class Copy:
    """A copy of the library in which one fault at a time is made."""

    def __init__(self, number: int) -> None:
        self.home = FOLDER / f"copy-{number}"
        shutil.rmtree(self.home, ignore_errors=True)
        shutil.copytree(LIBRARY, self.home / "mirabilia", ignore=shutil.ignore_patterns("*.pyc"))
        for path in self.home.rglob("*.py"):
            compiled(path)

    def run(self, fault: Fault, batches: list[list[str]], seconds: Callable[[str], float]) -> Data:
        """What became of a fault."""
        path = self.home / "mirabilia" / fault.file
        source = path.read_text("utf-8")
        try:
            Path(cache_from_source(str(path))).unlink()
            path.write_text(fault.applied(source), "utf-8", newline="\n")
            return self.verdict(batches, seconds)
        finally:
            path.write_text(source, "utf-8", newline="\n")
            compiled(path)

    def verdict(self, batches: list[list[str]], seconds: Callable[[str], float]) -> Data:
        for batch in batches:
            patience = LEAST_PATIENCE + PATIENCE * sum(map(seconds, batch))
            killer = self.first_failure(batch, patience)
            if killer is not None:
                return {"verdict": "killed" if killer else "hangs", "by": killer}
        return {"verdict": "survived", "tests": sum(map(len, batches))}

    def first_failure(self, tests: list[str], patience: float) -> str | None:
        """The test that fails first; the empty text if they do not come to an end."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-rfE"]
        command += ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:pytest_cov"]
        command += [f"--basetemp={self.home / 'tmp'}", *tests]
        variables = {
            **os.environ,
            "PYTHONPATH": str(self.home),
            "PYTHONDONTWRITEBYTECODE": "1",
            "HYPOTHESIS_STORAGE_DIRECTORY": str(self.home / "hypothesis"),
        }
        with subprocess.Popen(
            command,
            cwd=ROOT,
            env=variables,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        ) as process:
            try:
                told, _ = process.communicate(timeout=patience)
            except subprocess.TimeoutExpired:
                return ""
            finally:
                end_all_of(process)
        if process.returncode == 0:
            return None
        failed = FAILED.search(told)
        return failed[1] if failed else told.strip().rpartition("\n")[2][:200] or "no answer"


def compiled(path: Path) -> None:
    """Bytecode that is taken as it is: the time of the file says nothing after a fault."""
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(path), doraise=True, invalidation_mode=unchecked)


def end_all_of(process: subprocess.Popen[str]) -> None:
    """End a process and those that it started."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


# ---- faults that make no difference


class Equivalent(NamedTuple):
    """A fault that nobody can notice, and why."""

    file: str
    within: str
    before: str
    after: str
    reason: str

    def is_about(self, fault: Fault) -> bool:
        return self[:4] == (fault.file, fault.within, fault.before, fault.after)


def equivalents() -> list[Equivalent]:
    listed = tomllib.loads(EQUIVALENT.read_text("utf-8")).get("equivalent", [])
    return [Equivalent(**entry) for entry in listed]


def why_equivalent(fault: Fault, listed: list[Equivalent]) -> str:
    return next((entry.reason for entry in listed if entry.is_about(fault)), "")


# ---- running


def told(fault: Fault) -> Data:
    return {
        "file": fault.file,
        "line": fault.span.line,
        "within": fault.within,
        "before": fault.before,
        "after": fault.after,
    }


def run_all(faults: list[Fault], reach: Reach, progress: Progress, jobs: int) -> None:
    """Find out about those of which nothing is known yet."""
    copies: SimpleQueue[Copy] = SimpleQueue()
    for number in range(jobs):
        copies.put(Copy(number))

    def seconds(test: str) -> float:
        return reach.seconds.get(test, MOST_SECONDS)

    def find_out(fault: Fault) -> None:
        copy = copies.get()
        began = perf_counter()
        try:
            verdict = copy.run(fault, reach.batches(fault), seconds)
        finally:
            copies.put(copy)
        progress.done(fault.id, verdict, perf_counter() - began)
        say(f"{fault.file}:{fault.span.line} {verdict['verdict']} {verdict.get('by', '')}")

    with closing(ThreadPool(jobs)) as pool:
        for _ in pool.imap_unordered(find_out, faults):
            pass


def outcome(faults: list[Fault], progress: Progress, listed: list[Equivalent]) -> Data:
    rows = []
    for fault in faults:
        reason = why_equivalent(fault, listed)
        known = progress.chunks.get(fault.id, {"figures": {"verdict": "not tried"}, "seconds": 0})
        verdict = {"verdict": "equivalent", "reason": reason} if reason else known["figures"]
        rows.append({**told(fault), **verdict})
    figures = Counter(str(row["verdict"]) for row in rows)
    seconds = sum(chunk["seconds"] for chunk in progress.chunks.values())
    return {"figures": dict(figures), "seconds": round(seconds), "mutants": rows}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.mutants", description=__doc__)
    parser.add_argument("--seed", type=int, default=SEED, help=f"which faults ({SEED})")
    parser.add_argument("--count", type=int, default=COUNT, help=f"how many ({COUNT})")
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time (1)")
    parser.add_argument("--again", action="store_true", help="try those that survived again")
    parser.add_argument("--only", default="", metavar="TEXT", help="files with this in their path")
    arguments = parser.parse_args()
    every = [fault for fault in all_faults(LIBRARY, ROOMS) if arguments.only in fault.file]
    faults = chosen(every, arguments.count, arguments.seed)
    listed = equivalents()
    progress = Progress("verdicts", FOLDER, "1")
    known = progress.chunks
    waiting = [
        fault
        for fault in faults
        if not why_equivalent(fault, listed)
        and (fault.id not in known or is_again(known[fault.id]["figures"], arguments.again))
    ]
    try:
        if waiting:
            run_all(waiting, Reach(measured(arguments.jobs)), progress, arguments.jobs)
    except KeyboardInterrupt:
        say("\nstopped; the next run goes on from here")
        return 130
    result = outcome(faults, progress, listed)
    sizes = {"seed": arguments.seed, "count": len(faults), "of": len(every)}
    say(json.dumps({**sizes, **result["figures"]}))
    if not arguments.only:
        text = json.dumps({**about(), **sizes, **result}, indent=2, ensure_ascii=False) + "\n"
        (RESULTS / "mutants.json").write_text(text, "utf-8", newline="\n")
    return 1 if result["figures"].get("survived") else 0


def is_again(verdict: Data, again: bool) -> bool:
    return again and verdict["verdict"] == "survived"


if __name__ == "__main__":
    sys.exit(main())
