"""Kill the server at random moments, and see that nothing is lost: `python -m benchmarks.kills`.

People play at some tables (`benchmarks.swarm`). The server is killed without warning, started again
on the same folder, and so on. Connections that were lost come back, and send again what was not
acknowledged. In the end every game must have come to its end, and its record must have every move
that was acknowledged, once. The figures go to benchmarks/results/kills.json.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Final

from benchmarks.about import about
from benchmarks.long import RESULTS
from benchmarks.served import Served
from benchmarks.swarm import Data, Figures, Table, gather_people

Playing = asyncio.Task[None]

# Seconds between the start of a server and its end.
ALIVE: Final = (0.1, 2.5)
# Where nothing has happened for so long, people are stuck.
PATIENCE: Final = 180.0
PACE: Final = 0.1


async def kill_again_and_again(server: Served, kills: int, tables: int, seed: int) -> Data:
    figures, rng = Figures(), Random(seed)
    people = await gather_people(server.url, tables, 4, PACE, figures)
    playing = [asyncio.create_task(table.play_on()) for table in people]
    for _ in range(kills):
        await asyncio.sleep(rng.uniform(*ALIVE))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start, server.port)
    for table in people:
        table.last = True
    stuck = await until_ended(people, playing)
    for task in stuck:
        task.cancel()
    for task in set(playing) - stuck:
        await task
    for guest in (guest for table in people for guest in table.guests):
        await guest.http.aclose()
    return {
        "kills": kills,
        "tables": tables,
        "counts": dict(figures.counts),
        "stuck tables": len(stuck),
        "wrong": figures.wrong,
    }


async def until_ended(people: list[Table], playing: list[Playing]) -> set[Playing]:
    """Wait for the last games, for as long as any of them goes on; those that do not."""
    left, before, now = set(playing), -1, 0
    while left and now != before:
        before = now
        _, left = await asyncio.wait(left, timeout=PATIENCE)
        now = sum(table.moved for table in people)
    return left


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", action="store_true", help="keep the figures in the results")
    args = parser.parse_args(arguments)
    began = time.time()
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder) / "data") as server:
        found = asyncio.run(kill_again_and_again(server, args.kills, args.tables, args.seed))
    found |= {"seconds": round(time.time() - began), "about": about()}
    print(json.dumps(found, indent=1))
    if args.save:
        (RESULTS / "kills.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    return int(bool(found["wrong"] or found["stuck tables"]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
