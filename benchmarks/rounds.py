"""The driver: each build and peer has its own process, and they take turns for several rounds."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from benchmarks.about import about

Data = dict[str, Any]

ROOT: Final = Path(__file__).resolve().parents[1]
PURE: Final = "pure"
COMPILED: Final = "compiled"
PEERS: Final = "peers"
ENVIRONMENTS: Final = {PEERS: ".venv-bench", PURE: ".venv", COMPILED: ".venv-compiled"}


class Missing(Exception):
    """Why something cannot be measured here."""


def environments() -> dict[str, Path]:
    """Where each build and the peers live; the running build is measured where it runs."""
    here = COMPILED if about()["compiled"] else PURE
    return {kind: ROOT / name for kind, name in ENVIRONMENTS.items()} | {here: Path(sys.prefix)}


def python_of(environment: Path) -> Path:
    places = [environment / "bin" / "python", environment / "Scripts" / "python.exe"]
    found = [place for place in places if place.exists()]
    if not found:
        raise Missing(f"there is no {environment.name}")
    return found[0]


class Worker(NamedTuple):
    """A process that measures what it is told."""

    process: subprocess.Popen[str]
    about: Data
    subjects: list[str]

    def measure(self, name: str, first: int, seconds: float) -> Data:
        assert self.process.stdin
        self.process.stdin.write(f"{json.dumps([name, first, seconds])}\n")
        self.process.stdin.flush()
        return answer_of(self.process)


def answer_of(process: subprocess.Popen[str]) -> Data:
    assert process.stdout
    line = process.stdout.readline()
    if not line:
        raise Missing("its process ended; what it said is above")
    answer: Data = json.loads(line)
    return answer


@contextmanager
def worker(kind: str, environment: Path) -> Iterator[Worker]:
    module = "peers" if kind == PEERS else "subjects"
    command = [str(python_of(environment)), "-m", "benchmarks.worker", module]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as process:
        hello = answer_of(process)
        check(kind, hello)
        yield Worker(process, hello["about"], hello["subjects"])


def check(kind: str, hello: Data) -> None:
    if not hello["subjects"]:
        raise Missing("its packages are not installed")
    if kind != PEERS and hello["about"]["compiled"] != (kind == COMPILED):
        raise Missing(f"its build is not {kind}")


class Measured(NamedTuple):
    """The samples of every subject by build, a sample for each round, and who gave them."""

    samples: dict[str, dict[str, list[Data]]]
    builds: dict[str, Data]
    missing: dict[str, str]


def measure(
    places: Mapping[str, Path],
    rounds: int,
    seconds: float,
    tell: Callable[[str], None],
) -> Measured:
    measured = Measured({}, {}, {})
    for number in range(rounds):
        with ExitStack() as stack:
            workers = start(places, measured, stack)
            names = dict.fromkeys(name for one in workers.values() for name in one.subjects)
            for name in names:
                tell(f"round {number + 1} of {rounds}: {name}")
                measure_in_turn(workers, name, number * 1000, seconds, measured)
    return measured


def start(places: Mapping[str, Path], measured: Measured, stack: ExitStack) -> dict[str, Worker]:
    workers = {}
    for kind, environment in places.items():
        try:
            workers[kind] = stack.enter_context(worker(kind, environment))
            measured.builds[kind] = workers[kind].about
        except Missing as reason:
            measured.missing[kind] = str(reason)
    return workers


def measure_in_turn(
    workers: dict[str, Worker], name: str, first: int, seconds: float, measured: Measured
) -> None:
    for kind, one in workers.items():
        if name in one.subjects:
            sample = one.measure(name, first, seconds)
            measured.samples.setdefault(name, {}).setdefault(kind, []).append(sample)


# ---- figures


def figures(samples: list[Data]) -> Data:
    """The median of all rounds, and how far apart they were."""
    if samples[0]["calls"]:
        return middle("microseconds", [1e6 * one["seconds"] / one["calls"] for one in samples])
    found = middle("games_per_second", [one["games"] / one["seconds"] for one in samples])
    if samples[0]["decisions"]:
        decisions = median(one["decisions"] / one["seconds"] for one in samples)
        found["decisions_per_second"] = round(decisions)
    return found


def middle(name: str, values: list[float]) -> Data:
    found = median(values)
    return {name: round(found, 2), "spread": round((max(values) - min(values)) / found, 3)}
