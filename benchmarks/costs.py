"""What a connection costs a server, and a move of each bot.

    python -m benchmarks.costs          print it
    python -m benchmarks.costs --save   write benchmarks/results/costs.json too

Many people come to watch one table and then only stay: the memory that is the server's own, and its
processor time, are told for each of them. Bots play games of four with all boxes; their processor
time is told for each decision that they have. What a move and a table cost is measured by
`benchmarks.moves` and `benchmarks.memory`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import time
from pathlib import Path
from random import Random
from typing import Any, Final

from benchmarks.about import about
from benchmarks.live import guest
from benchmarks.moves import SEATS, Person, Process, new_table, open_table, processes
from mirabilia import Game
from mirabilia.bots import answer, make_bot

RESULTS: Final = Path(__file__).parent / "results" / "costs.json"
BOXES: Final = ("leaders", "cities", "armada")
BOTS: Final = ("novice", "apprentice", "greedy", "sage", "adept")


async def connections(server: Process, count: int, seconds: float) -> dict[str, float]:
    """What each of many people takes who watch a table: to come, and to stay."""
    # The first ones bring in what is loaded only once.
    people = await open_table([server], 0, (), 0, None)
    cookie = guest(server.url)
    table = new_table(server.url, cookie, (), None)
    people += [await watcher(server, table) for _ in range(10)]
    await asyncio.sleep(1)
    cookies = [guest(server.url) for _ in range(count)]
    memory, used = server.memory(), server.seconds()
    people += [await watcher(server, table, cookie) for cookie in cookies]
    await asyncio.sleep(1)
    taken, came = server.memory() - memory, server.seconds() - used
    used = server.seconds()
    await asyncio.sleep(seconds)
    stayed = server.seconds() - used
    for person in people:
        await person.leave()
    return {
        "kilobytes": round(taken / count, 1),
        "processor_ms_to_come": round(1000 * came / count, 2),
        "processor_ms_a_minute_to_stay": round(60_000 * stayed / seconds / len(people), 2),
    }


async def watcher(server: Process, table: str, cookie: str | None = None) -> Person:
    person = Person(0, 0, 0)
    await person.attend(server.url, table, cookie or guest(server.url))
    return person


def moves_of(name: str, games: int) -> dict[str, float]:
    """The processor time of a bot for each decision."""
    spent, decisions = 0.0, 0
    for seed in range(games):
        game = Game.new(players=SEATS, expansions=BOXES, seed=seed)
        bots = [make_bot(name, Random(seat)) for seat in range(SEATS)]
        while not game.over:
            for seat, decision in game.pending.items():
                begun = time.process_time()
                move = answer(bots[seat], game, decision)
                spent += time.process_time() - begun
                decisions += 1
                game.play(seat, move)
    return {"processor_ms": round(1000 * spent / decisions, 3), "decisions": decisions}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.costs")
    parser.add_argument("--connections", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0, help="how long they stay")
    parser.add_argument("--games", type=int, default=2, help="how many each bot plays")
    parser.add_argument("--save", action="store_true", help=f"write {RESULTS.name}")
    args = parser.parse_args()
    with processes(1, None, ()) as (server,):
        connection = asyncio.run(connections(server, args.connections, args.seconds))
    found: dict[str, Any] = {
        "about": about(),
        "connections": args.connections,
        "connection": connection,
        "bots": {name: moves_of(name, args.games) for name in BOTS},
        "load": round(os.getloadavg()[0], 1),
    }
    print(json.dumps(found, indent=2))
    if args.save:
        RESULTS.write_text(json.dumps(found, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
