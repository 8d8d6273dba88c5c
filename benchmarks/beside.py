"""Whether tests hold on a busy machine: `python -m benchmarks.beside tests/server tests/web`.

Runs the tests again and again beside processes that do nothing but count, at the same priority.
Says which runs were green and what failed, in benchmarks/results/beside.json. Stop it at will: runs
that were made of the same tests and sources, beside as many loops, count the next time.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from os import cpu_count, environ, getpid
from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.about import about
from benchmarks.long import RESULTS, Progress, fingerprint
from benchmarks.rounds import ROOT

Data = dict[str, Any]

KEPT: Final = ROOT / "build" / "beside"
# Ends with the process that started it, however that ends.
LOOP: Final = """
import os, sys
while os.getppid() == int(sys.argv[1]):
    for _ in range(1_000_000):
        pass
"""
# A line of pytest's summary: what failed, and why.
FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)


class Round(NamedTuple):
    """A run of all tests."""

    seconds: float
    status: int
    failed: list[str]


@contextmanager
def busy_loops(count: int) -> Iterator[None]:
    """So many processes that never rest."""
    command = [sys.executable, "-c", LOOP, str(getpid())]
    loops = [subprocess.Popen(command) for _ in range(count)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def run(tests: Sequence[str], jobs: int) -> Round:
    command = [sys.executable, "-m", "pytest", "-q", "-rfE", "-n", str(jobs), *tests]
    began = time.monotonic()
    # As in `make test`.
    kept = {**environ, "PYTHONDONTWRITEBYTECODE": ""}
    done = subprocess.run(command, cwd=ROOT, env=kept, capture_output=True, text=True, check=False)
    return Round(time.monotonic() - began, done.returncode, FAILED.findall(done.stdout))


def summary(rounds: Sequence[Round]) -> Data:
    """How many runs were green, how long each took, and how often each test failed."""
    failed = Counter(test for one in rounds for test in one.failed)
    return {
        "runs": len(rounds),
        "green": sum(one.status == 0 for one in rounds),
        "seconds": [round(one.seconds) for one in rounds],
        "failed": dict(failed.most_common()),
    }


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.beside", description=__doc__)
    parser.add_argument("--loops", type=int, default=8, help="processes that count")
    parser.add_argument("--times", type=int, default=10, help="how often the tests run")
    jobs = 1 + (cpu_count() or 1)
    parser.add_argument("--jobs", type=int, default=jobs, help="processes of the tests")
    parser.add_argument("--out", type=Path, default=RESULTS / "beside.json", metavar="FILE")
    parser.add_argument("--kept", type=Path, default=KEPT, metavar="FOLDER", help="what was run")
    parser.add_argument("tests", nargs="+", help="what to run; options of pytest after --")
    wanted = parser.parse_args(arguments)
    progress = Progress("runs", wanted.kept, key_of(wanted.tests, wanted.loops))
    try:
        run_all(progress, wanted)
    except KeyboardInterrupt:
        print(f"\nstopped after {len(progress.chunks)} runs; the next start goes on from here")
        return 130
    rounds = rounds_of(progress)[: wanted.times]
    result = {**about(), "tests": wanted.tests, "loops": wanted.loops, **summary(rounds)}
    wanted.out.write_text(json.dumps(result, indent=2) + "\n", "utf-8", newline="\n")
    print(f"{result['green']} of {result['runs']} runs were green")
    return 0 if result["green"] == result["runs"] else 1


def run_all(progress: Progress, wanted: argparse.Namespace) -> None:
    """As often as is missing."""
    missing = range(len(progress.chunks) + 1, wanted.times + 1)
    if not missing:
        return
    with busy_loops(wanted.loops):
        for number in missing:
            one = run(wanted.tests, wanted.jobs)
            progress.done(str(number), {"status": one.status, "failed": one.failed}, one.seconds)
            print(f"{number}: {told(one)}", flush=True)


def rounds_of(progress: Progress) -> list[Round]:
    return [Round(done["seconds"], **done["figures"]) for done in progress.chunks.values()]


def key_of(tests: Sequence[str], loops: int) -> str:
    """Of other tests or sources, or beside more or fewer loops, other runs count."""
    return " ".join([fingerprint(others=("tests",)), str(loops), *tests])


def told(one: Round) -> str:
    outcome = "green" if one.status == 0 else f"exit status {one.status}"
    return ", ".join([outcome, f"{one.seconds:.0f} s", *one.failed])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
