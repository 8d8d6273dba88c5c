"""How many tables a server carries: `python -m benchmarks.scale`.

A swarm of clients (`benchmarks.swarm`), four at each table, plays as people do, each of them with
a move every few seconds. Measured are how long a move takes from its sender to the last of the
others, and the processor time of the server processes, of PostgreSQL and Redis, and of the swarm.

`--full` measures what has a bound, and fails if one is exceeded: one process with SQLite and 300
tables; more and more of them, until moves take too long; then by turns one process with PostgreSQL,
and two with PostgreSQL and Redis; and how many tables these two carry. The people of a table are
all at one process, as deploy/nginx.conf sends them, and these figures have bounds. What it costs if
they are shared out between the processes is measured too, and told. `--save` keeps the figures in
benchmarks/results/scale.json.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from benchmarks.about import about
from benchmarks.attacks import READY, percentile, start
from benchmarks.long import RESULTS
from benchmarks.moves import UNLIMITED, Services, processor_seconds
from benchmarks.served import Served
from benchmarks.swarm import LEAST_MOVES, ROUND, Data

SEATS: Final = 4
PLAYING: Final = "playing\n"
# What is asked for: tables, seconds between two moves of a person, milliseconds, times as much as
# one process, and shares of the load.
TABLES: Final = 300
EVERY: Final = 5.0
MOST_MS: Final = 150.0
MOST_BY_TWO: Final = 1.3
FAIR: Final = (0.4, 0.6)
# A swarm that uses more of its processor is late itself: the server may carry more.
MOST_OF_SWARM: Final = 0.9
# Tables are added in these steps while the server carries them; then the limit is looked for in
# finer ones.
STEP: Final = 300
FINE_STEP: Final = 100
MOST_TABLES: Final = 1500
TURNS: Final = 3


class Setup(argparse.Namespace):
    """What is measured: server processes, and what they work with."""

    def __init__(self, processes: int, postgres: bool, together: bool = True) -> None:
        super().__init__(postgres=postgres, redis=processes > 1)
        self.processes = processes
        self.together = together

    @property
    def name(self) -> str:
        kind = "PostgreSQL" if self.postgres else "SQLite"
        way = "" if self.together else ", tables apart"
        return f"{self.processes} x {kind}" + (" and Redis" if self.redis else "") + way


ONE: Final = Setup(1, postgres=False)
ONE_REMOTE: Final = Setup(1, postgres=True)
TWO_REMOTE: Final = Setup(2, postgres=True)
TWO_APART: Final = Setup(2, postgres=True, together=False)
BY_TURNS: Final = (ONE_REMOTE, TWO_REMOTE, TWO_APART)


def measure(setup: Setup, tables: int, every: float, seconds: float) -> Data:
    """Let people play for a while, once all of them do."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        services = Services(stack, setup)
        options = (*UNLIMITED, *services.options)
        servers = [
            stack.enter_context(Served(folder / "data", *options)) for _ in range(setup.processes)
        ]
        urls = [server.url for server in servers]
        pace = every / ROUND
        way = ["--together"] if setup.together else []
        swarm = start("swarm", *urls, "--people", *way, "--tables", tables, "--pace", pace)
        stack.callback(swarm.kill)
        assert swarm.stdout is not None
        for line in (READY, PLAYING):
            if swarm.stdout.readline() != line:
                raise SystemExit("the swarm did not start")
        began = time.time()
        before = used(servers, services, swarm.pid)
        time.sleep(seconds)
        after, last = used(servers, services, swarm.pid), time.time()
        memory = sum(server.memory() for server in servers)
        load = os.getloadavg()[0]
        told = json.loads(swarm.communicate()[0].splitlines()[-1])
        spent = [one - other for one, other in zip(after, before, strict=True)]
        return {"tables": tables, **figures(told, began, last, spent), "MB": round(memory)} | {
            "moves wanted a second": round(SEATS * tables / every, 1),
            "load": round(load, 1),
            "people": told["counts"],
            "wrong": told["wrong"],
        }


def used(servers: list[Served], services: Services, swarm: int) -> list[float]:
    """The processor time so far of the swarm, of the services, and of each server process."""
    return [
        processor_seconds(swarm),
        services.seconds(),
        *(server.processor() for server in servers),
    ]


def figures(told: Data, began: float, last: float, spent: list[float]) -> Data:
    """What people felt of the moves that were sent in some time, and what these took."""
    delays = [delay for at, delay in told["moves"] if began <= at < last]
    if not delays:
        raise SystemExit(f"nobody has moved: {told['counts']}")
    swarm, services, *servers = spent
    each = 1000 / len(delays)
    return {
        "moves a second": round(len(delays) / (last - began), 1),
        "median ms": percentile(delays, 0.5),
        "p99 ms": percentile(delays, 0.99),
        "processor ms a move": round(each * sum(servers), 3),
        "processor ms a move of services": round(each * services, 3),
        "share of each process": [round(one / sum(servers), 3) for one in servers],
        "processors of all servers": round(sum(servers) / (last - began), 2),
        "processors of the swarm": round(swarm / (last - began), 2),
        "the swarm was too busy": swarm / (last - began) > MOST_OF_SWARM,
    }


def is_carried(found: Data) -> bool:
    """Whether moves come in time, and as many as people would make."""
    enough = found["moves a second"] >= LEAST_MOVES * found["moves wanted a second"]
    return bool(enough and found["p99 ms"] < MOST_MS)


def faults(found: Data) -> list[str]:
    """What must not be, however many tables there are."""
    thrown = [what for what in found["people"] if what.startswith(("thrown out", "no table"))]
    return [*found["wrong"], *thrown]


# ---- everything that has a bound


class Measured:
    """What was found, and which bounds were exceeded."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args: Final = args
        self.found: Final[dict[str, Data]] = {}
        self.exceeded: Final[list[str]] = []

    def run(self, setup: Setup, tables: int, label: str = "") -> Data:
        name = f"{setup.name}, {tables} tables{label}"
        found = measure(setup, tables, self.args.every, self.args.seconds)
        self.found[name] = found
        print(f"{name}: {json.dumps(found)}", flush=True)
        self.exceeded.extend(f"{name}: {fault}" for fault in faults(found))
        return found

    def find_limit(self, setup: Setup, first: Data) -> Data:
        """The most tables that were carried, of those that were tried: 0 if not even the first.

        It is told if more could not be tried, because the swarm used up its own processor.
        """
        carried, found = 0, first
        for step in (STEP, FINE_STEP):
            while is_carried(found):
                carried = found["tables"]
                if carried >= MOST_TABLES:
                    break
                found = self.run(setup, carried + step)
            refused = found["tables"]
            if not carried or carried >= MOST_TABLES or refused - carried <= FINE_STEP:
                break
            found = self.run(setup, carried + FINE_STEP)
        busy = found["the swarm was too busy"] and not is_carried(found)
        return {"tables": carried, "the swarm was too busy for more": busy}

    def all(self) -> Data:
        tables = self.args.tables
        first = self.run(ONE, tables)
        if not is_carried(first):
            self.exceeded.append(f"{first['p99 ms']} ms for one of a hundred moves on SQLite")
        alone = self.find_limit(ONE, first)
        turns = [
            [self.run(setup, tables, f", turn {turn}") for setup in BY_TURNS]
            for turn in range(1, TURNS + 1)
        ]
        together, apart = ([cost(found[way]) / cost(found[0]) for found in turns] for way in (1, 2))
        ratio = statistics.median(together)
        if ratio > MOST_BY_TWO:
            self.exceeded.append(f"two processes take {ratio:.2f} times as much as one")
        shares = [share for _, found, _ in turns for share in found["share of each process"]]
        if not FAIR[0] <= min(shares) <= max(shares) <= FAIR[1]:
            self.exceeded.append(f"shares of the load: {shares}")
        return {
            "carried by one process on SQLite": alone,
            "two processes by one, with services": [round(one, 3) for one in together],
            "two processes by one, in the middle": round(ratio, 3),
            "two processes by one, tables apart": [round(one, 3) for one in apart],
            "carried by two processes": self.find_limit(TWO_REMOTE, turns[-1][1]),
            "exceeded": self.exceeded,
        }


def cost(found: Data) -> float:
    """Milliseconds of processor time of a move, of all processes but the swarm."""
    return float(found["processor ms a move"] + found["processor ms a move of services"])


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.scale", description=__doc__)
    parser.add_argument("--full", action="store_true", help="measure all that has a bound")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--every", type=float, default=EVERY, help="seconds between two moves")
    parser.add_argument("--seconds", type=float, default=60.0, help="of each measurement")
    parser.add_argument("--processes", type=int, default=1, help="several: with Redis")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--apart", action="store_true", help="share out the people of a table")
    parser.add_argument("--save", action="store_true", help="keep the figures in the results")
    args = parser.parse_args(arguments)
    if args.tables is None:
        args.tables = TABLES if args.full else 20
    measured = Measured(args)
    if args.full:
        told = measured.all()
    else:
        setup = Setup(args.processes, args.postgres or args.processes > 1, not args.apart)
        measured.run(setup, args.tables)
        told = {"exceeded": measured.exceeded}
    print(json.dumps(told, indent=1))
    if args.save:
        kept = {"runs": measured.found, **told, "seconds": args.seconds, "about": about()}
        (RESULTS / "scale.json").write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    return int(bool(measured.exceeded))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
