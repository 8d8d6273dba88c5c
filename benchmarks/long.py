"""The full-size runs: `python -m benchmarks.long`. Stop it with Ctrl-C, and continue it later.

Each part is cut into chunks; what is done is kept in build/long, and is done again only when the
library or the tests' own helpers change. The figures go to benchmarks/results, a file for each
part.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

from benchmarks import __main__ as bench
from benchmarks.about import about
from benchmarks.report import table
from benchmarks.rounds import ROOT, environments
from tests.support.consistency import check_broken_position, check_broken_record
from tests.support.invariants import check_game
from tests.support.markets import random_case
from tests.support.mixes import check_table
from tests.support.secrets import told_apart
from tests.support.wide_markets import check as check_payments

Data = dict[str, Any]

PROGRESS: Final = ROOT / "build" / "long"
RESULTS: Final = bench.RESULTS


# ---- what is checked: each takes the first number and how many, and gives figures to add up


def payments(first: int, count: int) -> Data:
    figures = Counter(cases=count, with_a_choice=0, not_payable=0)
    for number in range(first, first + count):
        case = random_case(number)
        expected = case.expected()
        assert case.found() == expected, f"case {number}: {case}"
        figures["with_a_choice"] += len(expected) > 1
        figures["not_payable"] += not expected
    return dict(figures)


def games(first: int, count: int) -> Data:
    figures = Counter(games=count)
    for number in range(first, first + count):
        game = check_game(number)
        figures[f"games of {game.players}"] += 1
        figures["decisions"] += len(game.record()["entries"])
    return dict(figures)


def mixes(first: int, count: int) -> Data:
    figures = Counter(games=count)
    for number in range(first, first + count):
        game = check_table(number)
        boxes = game.position()["options"]["expansions"]
        figures[f"with {', '.join(boxes) or 'the base game alone'}"] += 1
        figures[f"games of {game.players}"] += 1
        figures["decisions"] += len(game.record()["entries"])
    return dict(figures)


def wide_payments(first: int, count: int) -> Data:
    offers = sum(check_payments(number) for number in range(first, first + count))
    return {"positions": count, "payments compared": offers}


def views(first: int, count: int) -> Data:
    for number in range(first, first + count):
        assert told_apart(number) == [], f"story {number}"
    return {"games with hidden things changed": count}


def positions(first: int, count: int) -> Data:
    taken = sum(check_broken_position(number) for number in range(first, first + count))
    return {"broken positions": count, "refused": count - taken, "sound after all": taken}


def records(first: int, count: int) -> Data:
    taken = sum(check_broken_record(number) for number in range(first, first + count))
    return {"broken records": count, "refused": count - taken, "tell a game after all": taken}


class Part(NamedTuple):
    """A part of the run: how many cases, and how many at a time."""

    size: int
    chunk: int
    run: Callable[[int, int], Data]

    def __str__(self) -> str:
        return f"{self.size} by {self.chunk}"


PARTS: Final = {
    "payments": Part(100_000, 1_000, payments),
    "games": Part(20_000, 100, games),
    "mixes": Part(20_000, 100, mixes),
    "wide payments": Part(100_000, 500, wide_payments),
    "views": Part(2_000, 50, views),
    "positions": Part(20_000, 250, positions),
    "records": Part(20_000, 250, records),
}


# ---- what is simulated: by the command, alone on the machine


class Simulation(NamedTuple):
    """A run of `mirabilia simulate`, and what it should show."""

    players: int
    games: int
    bots: str
    figure: Callable[[Data], float]
    least: float
    most: float
    boxes: str = ""


def mean_score(result: Data) -> float:
    score: float = result["mean_score"]
    return score


def share_of_greedy(result: Data) -> float:
    share: float = result["bots"]["greedy"]["win_share"]
    return share


def speed(result: Data) -> float:
    games_per_second: float = result["games_per_second"]
    return games_per_second


SIMULATIONS: Final = {
    "random scores": Simulation(3, 2_000, "random", mean_score, 20, 28),
    "builder scores": Simulation(3, 2_000, "builder", mean_score, 37, 45),
    "greedy scores": Simulation(3, 1_000, "greedy", mean_score, 50, 100),
    "greedy beats two builders": Simulation(
        3, 1_000, "greedy,builder,builder", share_of_greedy, 0.9, 1
    ),
    **{
        f"greedy beats two builders with {boxes}": Simulation(
            3, 300, "greedy,builder,builder", share_of_greedy, 0.85, 1, boxes
        )
        for boxes in (
            *("leaders", "cities", "armada"),
            *("leaders,cities", "leaders,armada", "cities,armada", "leaders,cities,armada"),
        )
    },
    "random games per second": Simulation(4, 2_000, "random", speed, 300, float("inf")),
}


def simulate(simulation: Simulation, jobs: int) -> Data:
    command = [sys.executable, "-m", "mirabilia", "simulate", "--json", "--seed", "1"]
    command += ["--players", str(simulation.players), "--games", str(simulation.games)]
    command += ["--bots", simulation.bots, "--jobs", str(jobs)]
    command += ["--with", simulation.boxes] if simulation.boxes else []
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise RuntimeError(ran.stderr.strip() or f"exit status {ran.returncode}")
    result: Data = json.loads(ran.stdout)
    return result


# ---- what is done already


# What the checks depend on; simulations depend on the whole library.
CHECKED: Final = ("catalog", "engine", "inference", "notation", "errors.py", "game.py")


# Files of the library that figures depend on; what the page shows makes no difference to most.
KINDS: Final = ("*.py", "*.toml")


def fingerprint(
    parts_of_library: tuple[str, ...] = ("",),
    others: tuple[str, ...] = ("tests/support", "benchmarks/long.py"),
    kinds: tuple[str, ...] = KINDS,
) -> str:
    """Changes whenever something that the figures depend on changes."""
    places = [ROOT / "src" / "mirabilia" / part for part in parts_of_library]
    places += [ROOT / other for other in others]
    digest = hashlib.sha256(sys.version.encode())
    for path in sorted(file for place in places for file in sources(place, kinds)):
        digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def sources(place: Path, kinds: tuple[str, ...]) -> Iterator[Path]:
    if place.is_file():
        yield place
    for kind in kinds:
        yield from place.rglob(kind)


class Progress:
    """The chunks of a part that are done, on disk after each."""

    def __init__(self, name: str, folder: Path, key: str) -> None:
        self.path = folder / f"{name}.json"
        self.key = key
        self.chunks: dict[str, Data] = {}
        if self.path.exists():
            kept = json.loads(self.path.read_text("utf-8"))
            if kept["key"] == key:
                self.chunks = kept["chunks"]

    def done(self, chunk: str, figures: Data, seconds: float) -> None:
        self.chunks[chunk] = {"figures": figures, "seconds": round(seconds, 3)}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        fresh.write_text(json.dumps({"key": self.key, "chunks": self.chunks}), "utf-8")
        fresh.replace(self.path)

    def total(self) -> Data:
        """The figures of all chunks, and the time they took, added up."""
        figures: Counter[str] = Counter()
        for chunk in self.chunks.values():
            figures.update(chunk["figures"])
        seconds = sum(chunk["seconds"] for chunk in self.chunks.values())
        return {**figures, "seconds": round(seconds, 1)}


# ---- running


class Task(NamedTuple):
    """A chunk to be done by another process."""

    run: Callable[[int, int], Data]
    first: int
    size: int


class Outcome(NamedTuple):
    first: int
    figures: Data
    seconds: float
    failure: str


def carry_out(task: Task) -> Outcome:
    began = perf_counter()
    try:
        figures = task.run(task.first, task.size)
    except Exception as error:  # a failed check is reported with the others, which go on
        failure = f"from {task.first} on: {type(error).__name__}: {error}"
        return Outcome(task.first, {}, 0.0, failure[:500])
    return Outcome(task.first, figures, perf_counter() - began, "")


def run_part(part: Part, progress: Progress, jobs: int, tell: Callable[[str], None]) -> list[str]:
    """Do what is not done yet; returns the failures."""
    starts = range(0, part.size, part.chunk)
    tasks = [
        Task(part.run, first, min(part.chunk, part.size - first))
        for first in starts
        if str(first) not in progress.chunks
    ]
    failures = []
    # Leaving the block ends the workers at once: only the chunks in progress are lost.
    with get_context("spawn").Pool(jobs, leave_interrupts_to_the_parent) as pool:
        for outcome in pool.imap_unordered(carry_out, tasks):
            if outcome.failure:
                failures.append(outcome.failure)
            else:
                progress.done(str(outcome.first), outcome.figures, outcome.seconds)
            tell(f"{len(progress.chunks)} of {len(starts)} chunks")
    return failures


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run_simulations(progress: Progress, jobs: int, tell: Callable[[str], None]) -> list[str]:
    failures = []
    for name, simulation in SIMULATIONS.items():
        if name not in progress.chunks:
            tell(name)
            result = simulate(simulation, 1 if simulation.figure is speed else jobs)
            progress.done(name, result, result["seconds"])
        found = simulation.figure(progress.chunks[name]["figures"])
        if not simulation.least <= found <= simulation.most:
            failures.append(f"{name}: {found}, not from {simulation.least} to {simulation.most}")
    return failures


def simulated(progress: Progress) -> Data:
    """The figure of each simulation, the least it should be, and what else was found by bot."""
    found = {}
    for name, chunk in progress.chunks.items():
        result = {key: value for key, value in chunk["figures"].items() if key != "wonders"}
        figure = SIMULATIONS[name].figure(result)
        found[name] = {"figure": figure, "least": SIMULATIONS[name].least, "result": result}
    return found


# ---- results


def write_result(name: str, sizes: Data, figures: Data, failures: list[str]) -> None:
    RESULTS.mkdir(parents=True, exist_ok=True)
    result = {**about(), "part": name, **sizes, "figures": figures, "failures": failures}
    path = RESULTS / f"{name}.json"
    path.write_text(json.dumps(result, indent=2) + "\n", "utf-8", newline="\n")


def summary(name: str, figures: Data, failures: list[str]) -> Iterator[str]:
    yield f"{name}: {'FAILED' if failures else 'passed'}"
    yield from (f"  {key}: {value}" for key, value in figures.items())
    yield from (f"  failure: {failure}" for failure in failures)


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def teller(name: str) -> Callable[[str], None]:
    """Show progress on one line of a terminal, and nothing elsewhere."""

    def tell(text: str) -> None:
        if sys.stderr.isatty():
            sys.stderr.write(f"\r\x1b[K{name}: {text}")
            sys.stderr.flush()

    return tell


def do_part(name: str, jobs: int) -> list[str]:
    part = PARTS[name]
    progress = Progress(name, PROGRESS, f"{fingerprint(CHECKED)} {part}")
    failures = run_part(part, progress, jobs, teller(name))
    write_result(name, {"size": part.size}, progress.total(), failures)
    say("\n".join(summary(name, progress.total(), failures)))
    return failures


def do_simulations(jobs: int) -> list[str]:
    if find_spec("mirabilia.arena") is None or find_spec("mirabilia.__main__") is None:
        say("simulations: left out, there is no command to simulate with")
        return []
    progress = Progress("simulations", PROGRESS, fingerprint())
    failures = run_simulations(progress, jobs, teller("simulations"))
    sizes = {"games": {name: simulation.games for name, simulation in SIMULATIONS.items()}}
    write_result("simulations", sizes, simulated(progress), failures)
    shown = {name: figures["figure"] for name, figures in simulated(progress).items()}
    say("\n".join(summary("simulations", shown, failures)))
    return failures


def do_speed() -> list[str]:
    result = bench.run(environments(), count=5, seconds=0.3)
    bench.save(result)
    say(table(result))
    return []


def do(name: str, jobs: int) -> list[str]:
    """Run one part; returns its failures."""
    if name == "simulations":
        return do_simulations(jobs)
    return do_speed() if name == "speed" else do_part(name, jobs)


def main() -> int:
    names = [*PARTS, "simulations", "speed"]
    parser = argparse.ArgumentParser(prog="python -m benchmarks.long", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of: {', '.join(names)} (all)")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1, help="processes at a time")
    arguments = parser.parse_args()
    unknown = sorted(set(arguments.parts) - set(names))
    if unknown:
        parser.error(f"there is no part {unknown[0]!r}; there are: {', '.join(names)}")
    failures = []
    try:
        for name in arguments.parts or names:
            failures += do(name, arguments.jobs)
    except KeyboardInterrupt:
        say("\nstopped; the next run goes on from here")
        return 130
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
