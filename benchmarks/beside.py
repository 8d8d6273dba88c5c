"""Whether tests hold on a busy machine: `python -m benchmarks.beside tests/server tests/web`.

Runs the tests again and again beside processes that do nothing but count, at the same priority;
with --at-once, also beside each other. Says which runs were green and what failed, in a file of
benchmarks/results that is named after what was run. Stop it at will: runs that were made of the
same tests and sources in the same way count the next time. Those that were red count as red until
the tests or the library change.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import re
import signal
import subprocess
import sys
import time
from asyncio.subprocess import PIPE, STDOUT
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from os import cpu_count, environ, getpid, killpg
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from benchmarks.about import about
from benchmarks.long import KINDS, RESULTS, Progress, fingerprint
from benchmarks.rounds import ROOT
from tests.support.places import keep_files_in_memory

Data = dict[str, Any]

KEPT: Final = ROOT / "build" / "beside"
# Ends with the process that started it, however that ends.
LOOP: Final = """
import os, sys
while os.getppid() == int(sys.argv[1]):
    for _ in range(1_000_000):
        pass
"""
# What tests depend on, the scripts, styles and words of the page too.
ALL_KINDS: Final = (*KINDS, "*.js", "*.css", "*.html", "*.ftl", "*.json", "*.jsonl")
LONGEST_NAME: Final = 100
# A line of pytest's summary: what failed, and why.
FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)


class Round(NamedTuple):
    """A run of all tests."""

    seconds: float
    status: int
    failed: list[str]


@contextmanager
def busy_loops(count: int) -> Iterator[None]:
    """Processes that never rest."""
    command = [sys.executable, "-c", LOOP, str(getpid())]
    loops = [subprocess.Popen(command) for _ in range(count)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


async def run(tests: Sequence[str], jobs: int) -> Round:
    """Run the tests once, with files of their own, so that runs do not disturb each other."""
    with TemporaryDirectory(prefix="beside-", ignore_cleanup_errors=True) as place:
        command = [sys.executable, "-m", "pytest", "-q", "-rfE", "-n", str(jobs)]
        command += [f"--basetemp={place}/files", "-o", f"cache_dir={place}/cache", *tests]
        # As in `make test`.
        kept = {**environ, "PYTHONDONTWRITEBYTECODE": ""}
        kept["HYPOTHESIS_STORAGE_DIRECTORY"] = f"{place}/hypothesis"
        began = time.monotonic()
        process = await asyncio.create_subprocess_exec(
            *command, cwd=ROOT, env=kept, stdout=PIPE, stderr=STDOUT, start_new_session=True
        )
        try:
            output, _ = await process.communicate()
        finally:
            with suppress(ProcessLookupError):
                killpg(process.pid, signal.SIGKILL)
            status = await process.wait()
        return Round(time.monotonic() - began, status, FAILED.findall(output.decode()))


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
    parser.add_argument("--at-once", type=int, default=1, help="runs at the same time")
    parser.add_argument("--out", type=Path, metavar="FILE", help="instead of one named after these")
    parser.add_argument("--kept", type=Path, default=KEPT, metavar="FOLDER", help="what was run")
    parser.add_argument("tests", nargs="+", help="what to run; options of pytest after --")
    wanted = parser.parse_args(arguments)
    keep_files_in_memory()
    name = name_of(wanted.tests, wanted.loops, wanted.at_once)
    progress = Progress(name, wanted.kept, key_of(wanted.tests, wanted.loops, wanted.at_once))
    for number, one in rounds_of(progress).items():
        print(f"{number}, kept: {told(one)}", flush=True)
    try:
        asyncio.run(run_missing(progress, wanted))
    except KeyboardInterrupt:
        print(f"\nstopped after {len(progress.chunks)} runs; the next start goes on from here")
        return 130
    ways = {"tests": wanted.tests, "loops": wanted.loops, "at once": wanted.at_once}
    result = {**about(), **ways, **summary(list(rounds_of(progress).values()))}
    out = wanted.out or RESULTS / f"{name}.json"
    out.write_text(json.dumps(result, indent=2) + "\n", "utf-8", newline="\n")
    print(f"{result['green']} of {result['runs']} runs were green")
    return 0 if result["green"] == result["runs"] else 1


async def run_missing(progress: Progress, wanted: argparse.Namespace) -> None:
    """As often as is missing. What was red is not missing."""
    free = asyncio.Semaphore(wanted.at_once)

    async def run_one(number: int) -> None:
        async with free:
            one = await run(wanted.tests, wanted.jobs)
        progress.done(str(number), {"status": one.status, "failed": one.failed}, one.seconds)
        print(f"{number}: {told(one)}", flush=True)

    numbers = range(1, wanted.times + 1)
    if missing := [number for number in numbers if str(number) not in progress.chunks]:
        with busy_loops(wanted.loops):
            async with asyncio.TaskGroup() as group:
                for number in missing:
                    group.create_task(run_one(number))


def rounds_of(progress: Progress) -> dict[int, Round]:
    """All that are kept, by their numbers: more, if they were wanted more often before."""
    found = {
        int(number): Round(done["seconds"], **done["figures"])
        for number, done in progress.chunks.items()
    }
    return dict(sorted(found.items()))


def name_of(tests: Sequence[str], loops: int, at_once: int) -> str:
    """The name of the files for what is run: nothing else has the same."""
    ways = f"beside-{loops}" if at_once == 1 else f"beside-{loops}-at-once-{at_once}"
    what = "-".join(re.findall(r"\w+", " ".join(tests)))
    if len(what) > LONGEST_NAME:
        what = hashlib.sha256("\0".join(tests).encode()).hexdigest()[:16]
    return f"{ways}-{what}"


def key_of(tests: Sequence[str], loops: int, at_once: int) -> str:
    """Of other tests or sources, or beside more or fewer loops or runs, other runs count."""
    return " ".join([fingerprint(others=("tests",), kinds=ALL_KINDS), f"{loops} {at_once}", *tests])


def told(one: Round) -> str:
    outcome = "green" if one.status == 0 else f"exit status {one.status}"
    return ", ".join([outcome, f"{one.seconds:.0f} s", *one.failed])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
