"""Would the tests notice a small fault? `python -m benchmarks.mutants`. Stop and continue at will.

A number of faults (`benchmarks.faults`) is chosen at random in the rooms where a mistake would hurt
most. On each the tests of these rooms that run the changed line are run, on the pure build, until
one fails: first a selection that takes seconds, then all others. Which tests these are comes from a
run of all of them, made first. What is done is kept in build/mutants, until the library changes;
faults that survived are tried again when the tests have changed. The outcome goes to
benchmarks/results/mutants.json: for each fault the test that noticed it.

Most faults are tried in a fork of a process that has all tests ready (`benchmarks.trials`). What
does its work before the first test, such as a table that is made on import, is tried in a copy of
the sources, by a process of its own.

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
from contextlib import contextmanager, suppress
from importlib.util import cache_from_source
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

import pytest

from benchmarks.about import about
from benchmarks.faults import Fault, all_faults, chosen
from benchmarks.long import RESULTS, Progress, fingerprint, say
from benchmarks.reach import Marks, Spot, chunks, measure, unpacked
from benchmarks.rounds import ROOT
from benchmarks.suites import key_of, paths_of
from benchmarks.trials import Stand, Swap, in_forks, swaps, with_tests
from tests.conftest import run_of
from tests.support.spread import spread

Data = dict[str, Any]

LIBRARY: Final = ROOT / "src" / "mirabilia"
FOLDER: Final = ROOT / "build" / "mutants"
COPIES: Final = FOLDER / "copies"
EQUIVALENT: Final = ROOT / "benchmarks" / "equivalent.toml"
ROOMS: Final = ("engine", "inference", "notation", "server")
# A bot or a page that stumbles over a fault of the rules does not count.
SUITES: Final = (
    *("tests/golden", "tests/rules", "tests/engine", "tests/inference", "tests/notation"),
    *("tests/server", "tests/properties", "tests/test_library.py", "tests/test_options.py"),
)
OF_SERVER: Final = "tests/server"
COUNT: Final = 400
SEED: Final = 1

# What is tried first takes at most this many seconds, as measured, and this many tests.
MOST_SECONDS: Final = 10.0
MOST_TESTS: Final = 300
# How many runs of one test, each with other parameters.
MOST_RUNS: Final = 3
# These are tried first: they are few, and notice much.
STRONGEST: Final = "tests/golden/test_golden.py::test_a_golden_record_replays"
MOST_STRONGEST: Final = 6
# What the server does in processes of its own, and what migrations do, is tested here.
IN_PROCESSES: Final = ("tests/server/test_storage.py", "tests/server/test_process.py")
# Tests that take this many times what was measured, and a minute more, hang.
PATIENCE: Final = 10.0
LEAST_PATIENCE: Final = 60.0

FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)


# ---- which tests could notice


class Reach:
    """Which tests reach which places, and how long they take."""

    def __init__(self, marks: Marks, measured: Iterable[Data]) -> None:
        self.numbers = {spot: number for number, spot in enumerate(marks.spots)}
        self.seconds: dict[str, float] = {}
        self.marks: dict[str, int] = {}
        for line in measured:
            self.seconds[line["test"]] = line["seconds"]
            self.marks[line["test"]] = unpacked(line["marks"])
        if self.marks and not any(self.marks.values()):
            raise ValueError("no test has left a mark: no fault would be noticed")

    def patience(self, *tests: str) -> float:
        """For how long tests that run one after the other are waited for."""
        seconds = sum(self.seconds.get(test, MOST_SECONDS) for test in tests)
        return LEAST_PATIENCE + PATIENCE * seconds

    def tests_for(self, fault: Fault) -> list[str]:
        """The tests that reach the place."""
        number = self.numbers.get(Spot(fault.file, fault.lines[0]))
        return [] if number is None else self.with_marks(1 << number)

    def users_of(self, file: str) -> list[str]:
        """The tests that reach anything in a file."""
        return self.with_marks(sum(1 << n for spot, n in self.numbers.items() if spot.file == file))

    def with_marks(self, mask: int) -> list[str]:
        return [test for test, marks in self.marks.items() if marks & mask]

    def batches(self, fault: Fault) -> list[list[str]]:
        """What to run first, one after the other: a few strong tests, then as many as are quick."""
        tests = self.candidates(fault)
        strong = [test for test in tests if test.startswith(STRONGEST)][:MOST_STRONGEST]
        others = list(self.affordable(test for test in tests if test not in strong))
        if not tests and fault.file.startswith("server/"):
            return [list(IN_PROCESSES)]
        return [batch for batch in (strong, others) if batch]

    def rest(self, fault: Fault) -> Iterator[list[str]]:
        """All others that could notice, for a fault that `batches` leave alive."""
        tried = {test for batch in self.batches(fault) for test in batch}
        left = [test for test in self.candidates(fault) if test not in tried]
        for first in range(0, len(left), MOST_TESTS):
            yield left[first : first + MOST_TESTS]

    def candidates(self, fault: Fault) -> list[str]:
        """The tests that could notice: those of the room that the fault is in, then others, the
        cheapest first. What is not reached by a test runs on import: whoever uses the file may
        notice."""
        found = self.tests_for(fault) or self.users_of(fault.file)
        room = fault.file.partition("/")[0]
        own = ("tests/rules/", "tests/engine/") if room == "engine" else (f"tests/{room}/",)
        return sorted(found, key=lambda test: (not test.startswith(own), self.seconds[test], test))

    def affordable(self, tests: Iterable[str]) -> Iterator[str]:
        """As many as there is time for, of each test a few runs."""
        runs: Counter[str] = Counter()
        spent = 0.0
        for test in tests:
            name = test.partition("[")[0]
            if runs[name] < MOST_RUNS:
                yield test
                runs[name] += 1
                spent += self.seconds[test]
            if spent > MOST_SECONDS or runs.total() >= MOST_TESTS:
                return


def tests_of(stand: Stand, suite: str) -> list[str]:
    """The tests of a suite, without those that only repeat others; those that take long too."""
    paths = tuple(paths_of(suite))
    items = [item for test, item in stand.items.items() if test.startswith(paths)]
    # The server is never compiled: the spread of the pure build would leave most of it out.
    runs = (run_of(item)._replace(heavy=False) for item in items)
    kept = None if suite == OF_SERVER else spread(runs)
    return [item.nodeid for item in items if kept is None or item.nodeid in kept]


def measured(stand: Stand, marks: Marks, jobs: int) -> Iterator[Data]:
    """What is reached by each test: suite by suite, from a file if it was measured before."""
    for suite in SUITES:
        name = suite.replace("/", "-")
        progress = Progress(f"reach-{name}", FOLDER, key_of(suite))
        measure_rest(stand, marks, suite, jobs, progress)
        for chunk in progress.chunks.values():
            yield from chunk["figures"]["tests"]


def measure_rest(stand: Stand, marks: Marks, suite: str, jobs: int, progress: Progress) -> None:
    """Measure the chunks of a suite that have not been."""
    every = list(chunks(tests_of(stand, suite)))
    waiting = [some for some in every if some[0] not in progress.chunks]
    if not waiting:
        return
    say(f"{suite}: finding out what its tests reach")
    swapped = marks.swaps(stand.functions)

    def gauge() -> Callable[[list[str]], tuple[str, list[Data]]]:
        stand.home = new_home()
        return lambda some: (some[0], measure(stand, some, marks, swapped))

    for first, found in in_forks(gauge, waiting, jobs):
        seconds = sum(line["seconds"] for line in found)
        progress.done(first, {"tests": found}, seconds)
    passed = sum(len(chunk["figures"]["tests"]) for chunk in progress.chunks.values())
    say(f"{suite}: {passed} of {sum(map(len, every))} tests pass")


# ---- a fault in a copy of the sources


def new_home() -> Path:
    """A folder for this process."""
    home = COPIES / str(os.getpid())
    home.mkdir(parents=True)
    return home


class Copy:
    """A copy of the library in which one fault at a time is made."""

    def __init__(self) -> None:
        self.home = new_home()
        shutil.copytree(LIBRARY, self.home / "mirabilia", ignore=shutil.ignore_patterns("*.pyc"))
        for path in self.home.rglob("*.py"):
            compiled(path)

    @contextmanager
    def with_fault(self, fault: Fault) -> Iterator[None]:
        path = self.home / "mirabilia" / fault.file
        source = path.read_text("utf-8")
        try:
            Path(cache_from_source(str(path))).unlink()
            path.write_text(fault.applied(source), "utf-8", newline="\n")
            yield
        finally:
            path.write_text(source, "utf-8", newline="\n")
            compiled(path)

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


# ---- trying a fault


class Judge:
    """Finds out what becomes of faults, one after the other."""

    def __init__(self, stand: Stand, reach: Reach) -> None:
        self.stand = stand
        self.reach = reach
        self.copy = Copy()
        stand.home = self.copy.home
        # Whether a test passes without any fault here.
        self.sound: dict[str, bool] = {}

    def verdict(self, fault: Fault) -> Data:
        batches = [*self.reach.batches(fault), *self.reach.rest(fault)]
        with self.copy.with_fault(fault):
            killer = self.killer(fault, batches)
        if killer is None:
            return {"verdict": "survived", "tests": sum(map(len, batches))}
        return {"verdict": "killed" if killer else "hangs", "by": killer}

    def killer(self, fault: Fault, batches: list[list[str]]) -> str | None:
        """The test that fails: in a fork if tests reach the place, else in a process of its own."""
        path = LIBRARY / fault.file
        source = path.read_text("utf-8")
        line = fault.span.line
        swapped = swaps(path, source, fault.applied(source), line, self.stand.functions)
        for batch in batches:
            if swapped and self.reach.tests_for(fault):
                killer = self.killer_in_fork(batch, swapped)
            else:
                killer = self.copy.first_failure(batch, self.reach.patience(*batch))
            if killer is not None:
                return killer
        return None

    def killer_in_fork(self, batch: list[str], swapped: list[Swap]) -> str | None:
        """What fails without any fault too does not count."""
        tests = [test for test in batch if self.sound.get(test, True)]
        while tests:
            killer = self.stand.first_failure(tests, swapped, self.reach.patience)
            if not killer or self.is_sound(killer):
                return killer
            tests = tests[tests.index(killer) + 1 :]
        return None

    def is_sound(self, test: str) -> bool:
        if test not in self.sound:
            self.sound[test] = self.stand.first_failure([test], [], self.reach.patience) is None
        return self.sound[test]


# ---- faults that make no difference


class Equivalent(NamedTuple):
    """A fault that nobody can notice, and why."""

    file: str
    within: str
    before: str
    after: str
    reason: str
    # Which of several equal changes in the same body, from 0; without it, all of them.
    occurrence: int | None = None

    def is_about(self, fault: Fault) -> bool:
        same = self[:4] == (fault.file, fault.within, fault.before, fault.after)
        return same and self.occurrence in (None, fault.occurrence)


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


def key_of_verdicts() -> str:
    """That a fault is noticed holds for the same library."""
    return fingerprint(others=())


def key_of_survivors() -> str:
    """That a fault is not noticed holds for the same tests, chosen and run in the same way."""
    ways = [f"benchmarks/{name}.py" for name in ("mutants", "reach", "trials")]
    return fingerprint((), ("tests/support", "tests/conftest.py", *SUITES, *ways))


def is_open(known: Data | None, survivors: str, again: bool) -> bool:
    """Whether it is to be found out what becomes of a fault, by what is known of it."""
    if known is None:
        return True
    figures = known["figures"]
    return figures["verdict"] == "survived" and (again or figures["key"] != survivors)


def run_all(faults: list[Fault], progress: Progress, jobs: int) -> int:
    """Find out what becomes of faults."""
    shutil.rmtree(COPIES, ignore_errors=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    files = sorted({fault.file for fault in all_faults(LIBRARY, ROOMS)})

    def work(stand: Stand) -> None:
        marks = Marks(LIBRARY, files)
        reach = Reach(marks, measured(stand, marks, jobs))

        def find_out() -> Callable[[Fault], tuple[Fault, Data, float]]:
            judge = Judge(stand, reach)
            return lambda fault: (fault, *timed(judge.verdict, fault))

        key = {"key": key_of_survivors()}
        for fault, verdict, seconds in in_forks(find_out, faults, jobs):
            survived = verdict["verdict"] == "survived"
            progress.done(fault.id, {**verdict, **key} if survived else verdict, seconds)
            say(f"{fault.file}:{fault.span.line} {verdict['verdict']} {verdict.get('by', '')}")

    return with_tests(work, [path for suite in SUITES for path in paths_of(suite)], ROOMS)


def timed(work: Callable[[Fault], Data], fault: Fault) -> tuple[Data, float]:
    began = perf_counter()
    return work(fault), perf_counter() - began


def outcome(faults: list[Fault], progress: Progress, listed: list[Equivalent]) -> Data:
    rows = []
    for fault in faults:
        reason = why_equivalent(fault, listed)
        known = progress.chunks.get(fault.id, {"figures": {"verdict": "not tried"}, "seconds": 0})
        verdict = {"verdict": "equivalent", "reason": reason} if reason else known["figures"]
        rows.append({**told(fault), **{name: verdict[name] for name in verdict if name != "key"}})
    figures = Counter(str(row["verdict"]) for row in rows)
    seconds = sum(chunk["seconds"] for chunk in progress.chunks.values())
    return {"figures": dict(figures), "seconds": round(seconds), "mutants": rows}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.mutants", description=__doc__)
    parser.add_argument("--seed", type=int, default=SEED, help=f"which faults ({SEED})")
    parser.add_argument("--count", type=int, default=COUNT, help=f"how many ({COUNT})")
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time (1)")
    parser.add_argument("--again", action="store_true", help="try those that survived again")
    parser.add_argument(
        "--only", default="", metavar="TEXT", help="of these, in files with this in their path"
    )
    arguments = parser.parse_args()
    every = all_faults(LIBRARY, ROOMS)
    faults = chosen(every, arguments.count, arguments.seed)
    faults = [fault for fault in faults if arguments.only in fault.file]
    listed = equivalents()
    progress = Progress("verdicts", FOLDER, key_of_verdicts())
    known, survivors = progress.chunks, key_of_survivors()
    waiting = [
        fault
        for fault in faults
        if not why_equivalent(fault, listed)
        and is_open(known.get(fault.id), survivors, arguments.again)
    ]
    try:
        status = run_all(waiting, progress, arguments.jobs) if waiting else pytest.ExitCode.OK
        if status == pytest.ExitCode.INTERRUPTED:
            raise KeyboardInterrupt
        if status != pytest.ExitCode.OK:
            say("\nfailed; nothing is written, and the next run goes on from here")
            return status
    except KeyboardInterrupt:
        say("\nstopped; the next run goes on from here")
        return 130
    result = outcome(faults, progress, listed)
    sizes = {"seed": arguments.seed, "count": len(faults), "of": len(every)}
    say(json.dumps({**sizes, **result["figures"]}))
    if not arguments.only:
        text = json.dumps({**about(), **sizes, **result}, indent=2, ensure_ascii=False) + "\n"
        name = "mutants" if arguments.seed == SEED else f"mutants-{arguments.seed}"
        (RESULTS / f"{name}.json").write_text(text, "utf-8", newline="\n")
    return 1 if result["figures"].get("survived") else 0


if __name__ == "__main__":
    sys.exit(main())
