"""How many entries PostgreSQL takes: `python -m benchmarks.writes`.

Writers as in a server (`mirabilia.server.writer`), each in a process of its own with its own
connection, keep moves of many tables: as soon as one is acknowledged, its table has the next one.
There is nobody to tell and nothing to work out, so PostgreSQL has as much to do as it can get.
More and more tables and writers are tried. Told are the entries that were kept in a second, how
long one took, and the processor time of PostgreSQL, of an entry and in all. What was acknowledged
is counted afterwards.

`--full` tries all sizes, in a few minutes; `--save` keeps the figures in
benchmarks/results/writes.json. Without PostgreSQL there is nothing to measure.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import func, select

from benchmarks.about import about
from benchmarks.attacks import percentile
from benchmarks.long import RESULTS
from benchmarks.moves import processor_seconds, with_children
from mirabilia import Game
from mirabilia.server import entries as log
from mirabilia.server import schema, store
from mirabilia.server.database import Database
from mirabilia.server.messages import Settings
from mirabilia.server.table import TableState
from mirabilia.server.writer import Writer
from tests.support.plain import plain
from tests.support.services import Cluster, postgres

Data = dict[str, Any]

ROOT: Final = Path(__file__).parents[1]
SEATS: Final = 4
READY: Final = "ready\n"
GO: Final = "go\n"
# A run ends after this many entries or seconds, whichever comes first.
ENTRIES: Final = 40_000
SECONDS: Final = 15.0


class Size(NamedTuple):
    """What keeps PostgreSQL busy."""

    writers: int
    tables: int

    @property
    def name(self) -> str:
        return f"{self.writers} x {self.tables // self.writers} tables"


FEW: Final = (Size(1, 10),)
FULL: Final = (
    *(Size(1, tables) for tables in (1, 10, 100, 300, 1000)),
    *(Size(2, tables) for tables in (300, 1000)),
    *(Size(4, tables) for tables in (300, 1000)),
    # Each move is a commit of its own, and then nearly.
    *(Size(16, tables) for tables in (16, 64)),
)


# ---- a writer


def table_in_play(id: str) -> TableState:
    """A table whose people have begun to play."""
    seated = [log.Sat(f"guest{seat}", f"Guest {seat}", seat) for seat in range(1, SEATS)]
    record = plain(Game.new(players=SEATS, seed=1).record())
    created = log.Created(Settings(players=SEATS), "guest0", "Guest 0")
    told: list[log.AnyEntry] = [created, *seated, log.Started(record, "")]
    return TableState.of_log(id, [(entry, number) for number, entry in enumerate(told, 1)])


class Drive:
    """Some tables, whose moves are written one after the other until there are enough."""

    def __init__(self, writer: Writer, most: int) -> None:
        self.writer: Final = writer
        self.most: Final = most
        self.begun = 0
        self.delays: Final[list[float]] = []

    async def play(self, state: TableState) -> None:
        assert state.scene is not None
        moves = [str(move) for move in state.scene.game.pending[0].moves]
        number = state.number
        while self.begun < self.most:
            self.begun += 1
            number += 1
            at = int(1000 * time.time())
            entry = log.Played(number % SEATS, moves[number % len(moves)], "person")
            told = store.Told.of(
                state.id, number, at, entry, f"guest{number % SEATS}", f"command {number}"
            )
            asked = time.perf_counter()
            await self.writer.write(
                [store.new_entry(told), store.changed_table(state, at)], state.id
            )
            self.delays.append(1000 * (time.perf_counter() - asked))


async def drive(url: str, name: str, tables: int, most: int, seconds: float) -> Data:
    """Write as `most` says, or for some seconds, when told to begin."""
    database = Database(url)
    writer = Writer(database)
    running = asyncio.create_task(writer.run())
    states = [table_in_play(f"{name} {number}") for number in range(tables)]
    await writer.write([store.new_table(state, 0) for state in states])
    told = Drive(writer, most)
    print(READY, end="", flush=True)
    if sys.stdin.readline() != GO:
        raise SystemExit("it is not to begin")
    began, spent, commits = time.perf_counter(), time.process_time(), writer.commits
    playing = [asyncio.create_task(told.play(state)) for state in states]
    await asyncio.wait(playing, timeout=seconds)
    # What is under way is acknowledged first.
    told.begun = most
    await asyncio.gather(*playing)
    figures = {
        "seconds": time.perf_counter() - began,
        "processor seconds": time.process_time() - spent,
        "commits": writer.commits - commits,
        "delays": told.delays,
    }
    running.cancel()
    await database.close()
    return figures


# ---- all of them


def measure(cluster: Cluster, size: Size, most: int, seconds: float) -> Data:
    """What a size of writing makes of PostgreSQL."""
    url = cluster.new_database(f"writes_{size.writers}_{size.tables}")
    asyncio.run(migrate(url))
    each = [size.tables // size.writers, most // size.writers, seconds]
    with contextlib.ExitStack() as stack:
        writers = [start(stack, url, f"writer{number}", *each) for number in range(size.writers)]
        for writer in writers:
            heard = output(writer).readline()
            if heard != READY:
                raise SystemExit(f"a writer did not start: {heard}")
        before = used(cluster)
        for writer in writers:
            assert writer.stdin is not None
            writer.stdin.write(GO)
            writer.stdin.flush()
        told = [json.loads(output(writer).readline()) for writer in writers]
        spent = used(cluster) - before
    kept = asyncio.run(count(url))
    found = figures(told, spent)
    return found | {"lost": found["entries"] - kept}


def figures(told: list[Data], spent: float) -> Data:
    """What writers tell, and what PostgreSQL has used meanwhile."""
    delays = [delay for one in told for delay in one["delays"]]
    entries, seconds = len(delays), max(one["seconds"] for one in told)
    each = 1000 / entries
    return {
        "entries": entries,
        "seconds": round(seconds, 2),
        "entries a second": round(entries / seconds),
        "entries a commit": round(entries / sum(one["commits"] for one in told), 1),
        "median ms": percentile(delays, 0.5),
        "p99 ms": percentile(delays, 0.99),
        "processor ms an entry": round(each * spent, 3),
        "processor ms an entry of the writers": round(
            each * sum(one["processor seconds"] for one in told), 3
        ),
        "processors": round(spent / seconds, 2),
        "load": round(os.getloadavg()[0], 1),
    }


def used(cluster: Cluster) -> float:
    """The processor time of all processes of PostgreSQL so far."""
    return sum(processor_seconds(pid) for pid in with_children(cluster.pid))


def start(stack: contextlib.ExitStack, *words: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "benchmarks.writes", "--drive", *map(str, words)]
    writer = stack.enter_context(
        subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
    )
    stack.callback(writer.kill)
    return writer


def output(process: subprocess.Popen[str]) -> Any:
    assert process.stdout is not None
    return process.stdout


async def migrate(url: str) -> None:
    database = Database(url)
    await database.migrate()
    await database.close()


async def count(url: str) -> int:
    """The entries that are there."""
    database = Database(url)
    ((found,),) = await database.rows(select(func.count()).select_from(schema.entries))
    await database.close()
    return int(found)


def measured(sizes: tuple[Size, ...], most: int, seconds: float) -> Data:
    with postgres() as cluster:
        found = {}
        for size in sizes:
            found[size.name] = measure(cluster, size, most, seconds)
            print(f"{size.name}: {json.dumps(found[size.name])}", flush=True)
    return {"runs": found, "about": about()}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.writes", description=__doc__)
    parser.add_argument("--full", action="store_true", help="try all sizes")
    parser.add_argument("--entries", type=int, help="of each run, at most")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each run, at most")
    parser.add_argument("--save", action="store_true", help="keep the figures in the results")
    parser.add_argument("--drive", nargs=5, help=argparse.SUPPRESS)
    args = parser.parse_args(arguments)
    if args.drive:
        url, name, tables, most, seconds = args.drive
        told = asyncio.run(drive(url, name, int(tables), int(most), float(seconds)))
        print(json.dumps(told), flush=True)
        return 0
    most = args.entries or (ENTRIES if args.full else ENTRIES // 20)
    found = measured(FULL if args.full else FEW, most, args.seconds)
    if args.save:
        (RESULTS / "writes.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    return int(any(one["lost"] for one in found["runs"].values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
