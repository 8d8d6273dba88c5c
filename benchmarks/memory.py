"""What a table takes of the server's memory: `python -m benchmarks.memory`.

Begins games of four in which everybody is connected. Then all leave, and the server, which lets go
of a table at once, goes on (`left`); or it is started again, with the same tables and nobody there
(`with_nobody`). Their clocks run, so none of them is forgotten. It prints what a table takes in all
cases, in kilobytes: when its game has just begun, when everybody has answered some times
(`played`), and when the game is over (`whole`, and `all_boxes` with all of them).

What is told of tables with everybody is by how much the server grows when as many come as were
there before. The first ones bring in what is not theirs: what is loaded once, the texts of moves,
which all tables share, and room for what is needed for a moment. The exit status is 1 if a bound is
exceeded: those of tables with everybody and with nobody hold at any time. What is left while the
server goes on has none, since Python gives little of what it has had back to the system.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.moves import Person, Process, open_table, report

# Time for the server to come to rest, for each table.
SECONDS: Final = 0.2
# Kilobytes that a table may take.
MOST: Final = {"with_four": 250, "with_nobody": 30}
TO_THE_END: Final = 1_000_000
ALL_BOXES: Final = ("leaders", "cities", "armada")
# Seconds until the server has noticed that people are gone, and has let go of their tables.
LETTING_GO: Final = 2.0


class Case(NamedTuple):
    """How far games are played, and with which boxes."""

    moves: int
    boxes: Sequence[str] = ()


# By what the names of their figures end with; docs/tables/costs.md tells them.
CASES: Final = {
    "": Case(0),
    "_played": Case(6),
    "_whole": Case(TO_THE_END),
    "_all_boxes": Case(TO_THE_END, ALL_BOXES),
}


async def with_everybody(
    server: Process, tables: int, clock: int, case: Case
) -> tuple[float, float]:
    """Kilobytes of a table with four connections, after so many moves of each, and once all of them
    have left.

    The figure is of the second half of the tables: what all share is there before them."""
    moves, boxes = case
    people: list[Person] = []
    sizes = [server.memory()]
    for half in range(2):
        others: list[Person] = []
        for number in range(tables):
            others += await open_table([server], half * tables + number, boxes, 0, clock)
        await play(others, moves)
        people += others
        await asyncio.sleep(2)
        sizes.append(server.memory())
    for person in people:
        await person.leave()
    await asyncio.sleep(LETTING_GO + SECONDS * 2 * tables)
    empty, half_full, full = sizes
    return (full - half_full) / tables, (server.memory() - empty) / (2 * tables)


async def play(people: list[Person], moves: int) -> None:
    """Let everybody answer so many times."""
    playing = asyncio.gather(*(person.play() for person in people))
    while not playing.done() and any(len(person.delays) < moves for person in people):
        await asyncio.sleep(0.05)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


async def with_nobody(server: Process, tables: int) -> float:
    await asyncio.sleep(LETTING_GO + SECONDS * 2 * tables)
    return server.memory()


def measure(args: argparse.Namespace, options: list[str], case: Case) -> dict[str, float]:
    """Kilobytes of a table with everybody, once all have left, and with nobody."""
    with tempfile.TemporaryDirectory() as few, tempfile.TemporaryDirectory() as many:
        sizes, taken, left = [], 0.0, 0.0
        for folder, tables in ((Path(few), 1), (Path(many), args.tables)):
            with contextlib.closing(Process(folder, args.source, options)) as server:
                taken, left = asyncio.run(with_everybody(server, tables, args.clock, case))
            with contextlib.closing(Process(folder, args.source, options)) as server:
                sizes.append(asyncio.run(with_nobody(server, tables)))
    nobody = (sizes[1] - sizes[0]) / (2 * (args.tables - 1))
    return {"with_four": taken, "left": left, "with_nobody": nobody}


def exceeded(figures: dict[str, float]) -> list[str]:
    """What takes more than it may."""
    return [
        name
        for name, figure in figures.items()
        for bounded, most in MOST.items()
        if name.startswith(bounded) and figure > most
    ]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.memory", description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="after as many others")
    parser.add_argument("--clock", type=int, default=3600)
    parser.add_argument("--save", metavar="NAME", help="keep the figures under this name")
    parser.add_argument("--source", type=Path, help="a checkout to measure instead of this one")
    args, options = parser.parse_known_args(arguments)
    figures: dict[str, float] = {}
    for name, case in CASES.items():
        found = measure(args, options, case)
        figures |= {f"{what}{name}": figure for what, figure in found.items()}
    told = {f"kilobytes_{name}": figure for name, figure in figures.items()}
    report({**told, "tables": args.tables, "load": os.getloadavg()[0]}, args.save)
    too_much = exceeded(figures)
    print(f"exceeded: {', '.join(too_much) or 'no bound'}")
    return int(bool(too_much))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
