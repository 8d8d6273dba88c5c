"""What a table takes of the server's memory: `python -m benchmarks.memory`.

Begins games of four in which everybody is connected, and then starts the server again, with the
same tables and nobody there; their clocks run, so none of them is forgotten. It prints what a table
takes in both cases, in kilobytes.
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


async def with_everybody(server: Process, tables: int, clock: int) -> float:
    """Kilobytes of a table with four connections."""
    people: list[Person] = []
    for number in range(3):
        # The first ones bring in what is loaded only once.
        people += await open_table([server], -1 - number, (), 0, clock)
    before = server.memory()
    for number in range(tables):
        people += await open_table([server], number, (), 0, clock)
    await asyncio.sleep(2)
    taken = (server.memory() - before) / tables
    for person in people:
        await person.leave()
    return taken


async def with_nobody(server: Process, tables: int) -> float:
    await asyncio.sleep(2 + SECONDS * tables)
    return server.memory()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.memory", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--clock", type=int, default=3600)
    parser.add_argument("--save", metavar="NAME", help="keep the figures under this name")
    parser.add_argument("--source", type=Path, help="a checkout to measure instead of this one")
    args, options = parser.parse_known_args(arguments)
    with tempfile.TemporaryDirectory() as few, tempfile.TemporaryDirectory() as many:
        sizes, taken = [], 0.0
        for folder, tables in ((Path(few), 0), (Path(many), args.tables)):
            with contextlib.closing(Process(folder, args.source, options)) as server:
                taken = asyncio.run(with_everybody(server, max(tables, 1), args.clock))
            with contextlib.closing(Process(folder, args.source, options)) as server:
                sizes.append(asyncio.run(with_nobody(server, tables)))
    left = (sizes[1] - sizes[0]) / (args.tables - 1)
    figures = {"kilobytes_with_four": taken, "kilobytes_with_nobody": left}
    report({**figures, "load": os.getloadavg()[0]}, args.save)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
