"""What a table takes of the server's memory: `python -m benchmarks.memory`.

Begins games of four in which everybody is connected, and then starts the server again, with the
same tables and nobody there; their clocks run, so none of them is forgotten. It prints what a table
takes in both cases, in kilobytes: when its game has just begun, and (`played`) when everybody has
answered some times. The bounds hold for both; the exit status is 1 if one is exceeded.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import sys
import tempfile
from pathlib import Path
from typing import Final

from benchmarks.moves import Person, Process, open_table, report

# Time for the server to come to rest, for each table.
SECONDS: Final = 0.2
# Kilobytes that a table may take.
MOST: Final = {"with_four": 250, "with_nobody": 30}


async def with_everybody(server: Process, tables: int, clock: int, moves: int) -> float:
    """Kilobytes of a table with four connections, after so many moves of each."""
    people: list[Person] = []
    for number in range(3):
        # The first ones bring in what is loaded only once.
        people += await open_table([server], -1 - number, (), 0, clock)
    await play(people, moves)
    before = server.memory()
    others: list[Person] = []
    for number in range(tables):
        others += await open_table([server], number, (), 0, clock)
    await play(others, moves)
    people += others
    await asyncio.sleep(2)
    taken = (server.memory() - before) / tables
    for person in people:
        await person.leave()
    return taken


async def play(people: list[Person], moves: int) -> None:
    """Let everybody answer so many times."""
    playing = asyncio.gather(*(person.play() for person in people))
    while not playing.done() and any(len(person.delays) < moves for person in people):
        await asyncio.sleep(0.05)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


async def with_nobody(server: Process, tables: int) -> float:
    await asyncio.sleep(2 + SECONDS * tables)
    return server.memory()


def measure(args: argparse.Namespace, options: list[str], moves: int) -> tuple[float, float]:
    """Kilobytes of a table with everybody, and with nobody."""
    with tempfile.TemporaryDirectory() as few, tempfile.TemporaryDirectory() as many:
        sizes, taken = [], 0.0
        for folder, tables in ((Path(few), 1), (Path(many), args.tables)):
            with contextlib.closing(Process(folder, args.source, options)) as server:
                taken = asyncio.run(with_everybody(server, tables, args.clock, moves))
            with contextlib.closing(Process(folder, args.source, options)) as server:
                sizes.append(asyncio.run(with_nobody(server, tables)))
    return taken, (sizes[1] - sizes[0]) / (args.tables - 1)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.memory", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--clock", type=int, default=3600)
    parser.add_argument("--moves", type=int, default=6, help="how often each seat answers")
    parser.add_argument("--save", metavar="NAME", help="keep the figures under this name")
    parser.add_argument("--source", type=Path, help="a checkout to measure instead of this one")
    args, options = parser.parse_known_args(arguments)
    figures: dict[str, float] = {}
    for name, moves in (("", 0), ("_played", args.moves)):
        taken, left = measure(args, options, moves)
        figures |= {f"with_four{name}": taken, f"with_nobody{name}": left}
    told = {f"kilobytes_{name}": figure for name, figure in figures.items()}
    report({**told, "load": os.getloadavg()[0]}, args.save)
    return int(any(figures[name] > MOST[name.removesuffix("_played")] for name in figures))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
