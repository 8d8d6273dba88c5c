"""Kill the server at random moments, and see that nothing is lost: `python -m benchmarks.kills`.

People play at some tables (`benchmarks.swarm`). The server is killed without warning, started again
on the same folder, and so on. Connections that were lost come back, and send again what was not
acknowledged. In the end every game must have come to its end, and its record must have every move
that was acknowledged, once. With `--processes 2`, the people of a table are at two processes with
PostgreSQL and Redis, and these are killed too. `--save` keeps the figures in
benchmarks/results/kills.json.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from benchmarks.about import about
from benchmarks.long import RESULTS
from benchmarks.served import Served
from benchmarks.swarm import Data, Figures, Table, gather_people
from tests.support.services import Cluster, Redis, postgres

Playing = asyncio.Task[None]

# Seconds between the start of a server and its end.
ALIVE: Final = (0.1, 2.5)
# Where nothing has happened for so long, people are stuck.
PATIENCE: Final = 180.0
PACE: Final = 0.1


class Victims(NamedTuple):
    """What is killed and started again: the servers, and what they work with."""

    servers: Sequence[Served]
    services: Mapping[str, Cluster | Redis] = {}

    def kill_one(self, rng: Random) -> str:
        """Any of them; what it was."""
        all_of_them: list[Served | str] = [*self.servers, *self.services]
        chosen = rng.choice(all_of_them)
        if isinstance(chosen, Served):
            chosen.kill()
            chosen.start(chosen.port)
            return "server"
        self.services[chosen].stop()
        self.services[chosen].start()
        return chosen


@contextmanager
def one_server(folder: Path) -> Iterator[Victims]:
    with Served(folder / "data") as server:
        yield Victims([server])


@contextmanager
def several_servers(folder: Path, count: int) -> Iterator[Victims]:
    """With a PostgreSQL and a Redis of their own."""
    redis = Redis(folder)
    redis.start()
    try:
        with postgres() as cluster, ExitStack() as stack:
            url = cluster.new_database("kills")
            options = ("--database-url", url, "--redis-url", redis.url)
            data = folder / "data"
            servers = [stack.enter_context(Served(data, *options)) for _ in range(count)]
            yield Victims(servers, {"PostgreSQL": cluster, "Redis": redis})
    finally:
        redis.stop()


async def kill_again_and_again(victims: Victims, kills: int, tables: int, seed: int) -> Data:
    figures, rng = Figures(), Random(seed)
    urls = [server.url for server in victims.servers]
    people = await gather_people(urls, tables, 4, PACE, figures)
    playing = [asyncio.create_task(table.play_on()) for table in people]
    killed: Counter[str] = Counter()
    for _ in range(kills):
        await asyncio.sleep(rng.uniform(*ALIVE))
        killed[await asyncio.to_thread(victims.kill_one, rng)] += 1
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
        "killed": dict(killed),
        "processes": len(victims.servers),
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
    parser.add_argument("--processes", type=int, default=1, help="with PostgreSQL and Redis")
    parser.add_argument("--save", action="store_true", help="keep the figures in the results")
    args = parser.parse_args(arguments)
    began = time.time()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        count = args.processes
        with one_server(place) if count == 1 else several_servers(place, count) as victims:
            found = asyncio.run(kill_again_and_again(victims, args.kills, args.tables, args.seed))
    found |= {"seconds": round(time.time() - began), "about": about()}
    print(json.dumps(found, indent=1))
    if args.save:
        path = RESULTS / "kills.json"
        kept = json.loads(path.read_text("utf-8"))
        kept["one process" if count == 1 else f"{count} processes"] = found
        path.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    return int(bool(found["wrong"] or found["stuck tables"]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
