"""Kill the server at random moments, and see that nothing is lost: `python -m benchmarks.kills`.

People play at some tables (`benchmarks.swarm`). The server is killed without warning, started again
on the same folder, and so on. Connections that were lost come back, and send again what was not
acknowledged. In the end every game must have come to its end, and its record must have every move
that was acknowledged, once; every view that a seat or a watcher was sent must be that of a moment
of this game, in its order. A game that is over and was not checked is a failure, too, and so is a
connection that ends because the server has failed. With `--processes 2`, the people of a table are
at two processes with PostgreSQL and Redis, and these are killed too. With `--bad-network` nothing
is killed: connections of people, and those of the processes to PostgreSQL and Redis, are cut, slow
or silent. `--save` keeps the figures in benchmarks/results/kills.json.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from sqlalchemy import make_url

from benchmarks.about import about
from benchmarks.long import RESULTS
from benchmarks.served import Served
from benchmarks.swarm import Data, Figures, Table, gather_people
from tests.support.passage import Passage
from tests.support.services import Cluster, Redis, postgres

Playing = asyncio.Task[None]
# Something that goes wrong, and is over when this returns.
Trouble = Callable[[], None]

# Seconds between the start of a server and its end.
ALIVE: Final = (0.1, 2.5)
# Where nothing has happened for so long, people are stuck.
PATIENCE: Final = 180.0
PACE: Final = 0.1
# What a connection ends with that the server has failed at, where it should have refused.
FAILED: Final = "thrown out: 4500"
# Of a bad network: seconds that a piece takes, that this lasts, and that nothing is heard, which is
# longer than a database is waited for.
DELAY: Final = 0.2
SLOW_FOR: Final = 1.0
SILENT_FOR: Final = 6.0


class Victims(NamedTuple):
    """Where people play, and what goes wrong there, by its name; one name may stand for several."""

    urls: Sequence[str]
    troubles: Sequence[tuple[str, Trouble]]


def again(victim: Served | Cluster | Redis) -> Trouble:
    """Killed, and started again at the same port."""

    def trouble() -> None:
        if isinstance(victim, Served):
            victim.kill()
            victim.start(victim.port)
        else:
            victim.stop()
            victim.start()

    return trouble


def bad(way: Passage) -> list[tuple[str, Trouble]]:
    """What a network does to what it carries."""

    def slow() -> None:
        way.delay = DELAY
        time.sleep(SLOW_FOR)
        way.delay = 0

    def silent() -> None:
        way.stand_still()
        time.sleep(SILENT_FOR)
        way.go_on()

    return [("cut", way.cut), ("slow", slow), ("silent", silent)]


@contextmanager
def one_server(folder: Path, bad_network: bool = False) -> Iterator[Victims]:
    with Served(folder / "data") as server:
        if not bad_network:
            yield Victims([server.url], [("server", again(server))])
            return
        with Passage(server.port) as way:
            yield Victims([way.url], bad(way))


@contextmanager
def several_servers(folder: Path, count: int, bad_network: bool = False) -> Iterator[Victims]:
    """With a PostgreSQL and a Redis of their own."""
    redis = Redis(folder)
    redis.start()
    try:
        with postgres() as cluster, ExitStack() as stack:
            troubles: list[tuple[str, Trouble]] = []

            def port(name: str, there: int) -> int:
                """That of a service, or of a bad way to it."""
                if not bad_network:
                    return there
                way = stack.enter_context(Passage(there))
                troubles.extend((f"{name}: {kind}", trouble) for kind, trouble in bad(way))
                return way.port

            url = make_url(cluster.new_database("kills")).set(port=port("database", cluster.port))
            redis_url = f"redis://127.0.0.1:{port('Redis', redis.port)}/0"
            options = ("--database-url", url.render_as_string(False), "--redis-url", redis_url)
            data = folder / "data"
            servers = [stack.enter_context(Served(data, *options)) for _ in range(count)]
            urls = [f"http://127.0.0.1:{port('people', server.port)}" for server in servers]
            if not bad_network:
                troubles += [("server", again(server)) for server in servers]
                troubles += [("PostgreSQL", again(cluster)), ("Redis", again(redis))]
            yield Victims(urls, troubles)
    finally:
        redis.stop()


async def trouble_again_and_again(victims: Victims, times: int, tables: int, seed: int) -> Data:
    figures, rng = Figures(), Random(seed)
    people = await gather_people(victims.urls, tables, 4, PACE, figures, views=True)
    playing = [asyncio.create_task(table.play_on()) for table in people]
    met: Counter[str] = Counter()
    for _ in range(times):
        await asyncio.sleep(rng.uniform(*ALIVE))
        name, trouble = rng.choice(victims.troubles)
        await asyncio.to_thread(trouble)
        met[name] += 1
    for table in people:
        table.last = True
    stuck = await until_ended(people, playing)
    for task in stuck:
        task.cancel()
    for task in set(playing) - stuck:
        await task
    for guest in (guest for table in people for guest in table.everybody):
        await guest.http.aclose()
    return {
        "times": times,
        "troubles": dict(met),
        "processes": len(victims.urls),
        "tables": tables,
        "counts": dict(figures.counts),
        "stuck tables": len(stuck),
        "not checked": figures.counts["games finished"] - figures.counts["games checked"],
        "wrong": wrong_of(figures),
    }


def wrong_of(figures: Figures) -> list[str]:
    """What games tell, and whether the server failed where it should have refused."""
    failures = figures.counts[FAILED]
    return [*figures.wrong, *([f"{FAILED}, {failures} times"] if failures else [])]


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
    parser.add_argument("--times", type=int, default=100, help="how often something goes wrong")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1, help="with PostgreSQL and Redis")
    parser.add_argument("--bad-network", action="store_true", help="instead of kills")
    parser.add_argument("--save", action="store_true", help="keep the figures in the results")
    args = parser.parse_args(arguments)
    began = time.time()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        count, bad_network = args.processes, args.bad_network
        one = partial(one_server, place, bad_network)
        several = partial(several_servers, place, count, bad_network)
        with one() if count == 1 else several() as victims:
            found = asyncio.run(
                trouble_again_and_again(victims, args.times, args.tables, args.seed)
            )
    found |= {"seconds": round(time.time() - began), "about": about()}
    print(json.dumps(found, indent=1))
    if args.save:
        path = RESULTS / "kills.json"
        kept = json.loads(path.read_text("utf-8"))
        name = "one process" if count == 1 else f"{count} processes"
        kept[f"{name}, bad network" if bad_network else name] = found
        path.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    return int(bool(found["wrong"] or found["stuck tables"] or found["not checked"]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
