"""How long bots wait to think beside a guest with many masters: `python -m benchmarks.thinking`.

At the tables of others, quick bots are asked again and again. They are left alone first; then one
guest has three tables of six masters, once with thoughts in the order in which they were asked for,
as it used to be, and once shared fairly. The bots think in real processes. What is measured is the
time from a question to its answer, or to the end of the run for those that got none. `--full` is
the size that people may meet: then the exit status is 1 if the slowest hundredth waits more than
twice as long as undisturbed, although thinking is shared fairly.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from itertools import count
from typing import Any, Final, NamedTuple

from benchmarks.about import about
from benchmarks.rounds import ROOT
from mirabilia.game import Game
from mirabilia.server.settings import FEWEST_THINKERS, MOST_THINKERS
from mirabilia.server.thinkers import Thinkers
from mirabilia.server.turns import Turn, Turns, Urgency, Wish

RESULT: Final = ROOT / "benchmarks" / "results" / "thinking.json"
HEAVY_TABLES: Final = 3
MASTERS: Final = 6
QUICK_BOTS: Final = 3
# Seconds between two rounds at a table.
PAUSE: Final = 2.0
MOST: Final = 2.0


class Size(NamedTuple):
    """How many tables others have, how long masters think, and how long it all goes on."""

    tables: int
    thinking: float
    seconds: float


SMALL: Final = Size(5, 5.0, 10.0)
FULL: Final = Size(20, 30.0, 60.0)


class InOrder(Turns):
    """First come, first served, for as long as they want: as it was before thinking was shared."""

    def rank(self, wish: Wish) -> tuple[bool, Urgency, float, float, float, int]:
        return (False, Urgency.PEOPLE, 0.0, 0.0, 0.0, wish.order)

    def takes_a_moment(self, wish: Wish) -> bool:
        return True

    def cut(self, now: float) -> list[Turn]:
        return []


class Asked:
    """The questions of one run: when each was asked, and how long it took."""

    def __init__(self, bots: Thinkers, view: bytes) -> None:
        self.bots: Final = bots
        self.view: Final = view
        self.numbers: Final = count()
        self.open: dict[int, float] = {}
        self.waits: list[float] = []

    async def ask(self, bot: str, guest: str, table: str, seconds: float) -> None:
        await self.bots.choose(self.view, Wish(bot, guest, table, seconds, people))

    async def quick_table(self, guest: str, late: float) -> None:
        """Bots that are asked together, after each pause."""
        await asyncio.sleep(late)
        while True:
            await asyncio.gather(*(self.timed(guest) for _ in range(QUICK_BOTS)))
            await asyncio.sleep(PAUSE)

    async def timed(self, guest: str) -> None:
        number, began = next(self.numbers), self.bots.now()
        self.open[number] = began
        await self.ask("greedy", guest, f"table of {guest}", 1.0)
        self.waits.append(self.bots.now() - self.open.pop(number))

    async def heavy_seat(self, table: int, seconds: float) -> None:
        while True:
            await self.ask("master", "heavy", f"table {table}", seconds)

    def all_waits(self) -> list[float]:
        return sorted([*self.waits, *(self.bots.now() - began for began in self.open.values())])


def people() -> Urgency:
    return Urgency.PEOPLE


async def run(size: Size, bots: Thinkers, disturbed: bool) -> list[float]:
    view = Game.new(players=7, seed=1, sides="day").view(0).to_json().encode()
    asked = Asked(bots, view)
    try:
        # All processes are there, and know their bots, before anybody counts.
        for bot in ("greedy", "master", "master", "greedy"):
            await asyncio.gather(
                *(asked.ask(bot, f"guest {number}", "", 0.1) for number in range(MOST_THINKERS))
            )
        work = [
            asked.quick_table(f"guest {number}", PAUSE * number / size.tables)
            for number in range(size.tables)
        ]
        if disturbed:
            work += [
                asked.heavy_seat(table, size.thinking)
                for table in range(HEAVY_TABLES)
                for _ in range(MASTERS)
            ]
        tasks = [asyncio.create_task(one) for one in work]
        await asyncio.sleep(size.seconds)
        waits = asked.all_waits()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return waits
    finally:
        await bots.close()


def figures(waits: list[float]) -> dict[str, float]:
    """Milliseconds: the median, and what one of a hundred exceeds."""
    return {
        "questions": len(waits),
        "p50_ms": round(1000 * waits[len(waits) // 2], 1),
        "p99_ms": round(1000 * waits[int(0.99 * len(waits))], 1),
    }


def measure(size: Size) -> dict[str, Any]:
    processors = os.cpu_count() or 2
    before = Thinkers(max(1, min(MOST_THINKERS, processors - 1)))
    before.turns = InOrder(len(before.processes))
    after = max(FEWEST_THINKERS, len(before.processes))
    alone = figures(asyncio.run(run(size, Thinkers(after), disturbed=False)))
    in_order = figures(asyncio.run(run(size, before, disturbed=True)))
    fair = figures(asyncio.run(run(size, Thinkers(after), disturbed=True)))
    return {
        "size": size._asdict(),
        "undisturbed": alone,
        "in order": in_order,
        "fair": fair,
        "p99 in order, by undisturbed": round(in_order["p99_ms"] / alone["p99_ms"], 2),
        "p99 fair, by undisturbed": round(fair["p99_ms"] / alone["p99_ms"], 2),
        "load_average": [round(load, 1) for load in os.getloadavg()],
    }


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.thinking", description=__doc__)
    parser.add_argument("--full", action="store_true", help="20 tables beside thoughts of 30 s")
    parser.add_argument("--save", action="store_true", help=f"write {RESULT.relative_to(ROOT)}")
    args = parser.parse_args(arguments)
    result = measure(FULL if args.full else SMALL)
    for name, figure in result.items():
        print(f"{name:30} {figure}")
    if args.save:
        RESULT.write_text(json.dumps({**about(), **result}, indent=2) + "\n", "utf-8")
    reached = result["p99 fair, by undisturbed"] <= MOST
    print(f"{'asked: at most ' + str(MOST):30} {'reached' if reached else 'not reached'}")
    return int(args.full and not reached)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
