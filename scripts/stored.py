"""Keep a database of this version, with which tests show that later versions go on from it.

    python -m scripts.stored FILE

A server of this version plays in it: for every mix of boxes a game that goes on and one that is
over, lobbies, tables that were left, every kind of entry, all bots, chat, reports; the deals of two
days and a challenge, a review, answers to puzzles, a recovery code: no table of the database is
empty. Then the file is packed: FILE is a SQLite database, compressed with gzip. It is made once for
a version, before the next migration, and never again: tests/server/test_upgrade.py opens each that
was kept.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import sys
import tempfile
from contextlib import closing
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, Final, get_args

from mirabilia.bots.registry import bot_names
from mirabilia.options import EXPANSIONS
from mirabilia.review.findings import Effort
from mirabilia.review.puzzles import load_puzzles
from mirabilia.review.reviewing import review
from mirabilia.review.writing import review_to_json
from mirabilia.server import entries as log
from mirabilia.server import identity, puzzles, regards, reporting, schema, store
from mirabilia.server.limits import Limits
from mirabilia.server.messages import Continuation, RegardWish, ReportWish
from mirabilia.server.moments import moment_at
from mirabilia.server.settings import sqlite_url

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.support import Place, Visitor, place  # noqa: E402

MIXES: Final = [
    list(boxes) for count in range(len(EXPANSIONS) + 1) for boxes in combinations(EXPANSIONS, count)
]
# So that some tables have snapshots.
LIMITS: Final = Limits(presence_pause=0, snapshot_every=40)
SEED: Final = 19
OLDEST: Final = "master@1"
# One that somebody has written down.
RECOVERY_CODE: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ2345"
KNOWN: Final = "known"
DAY: Final = 24 * 3600


async def fill(here: Place) -> None:
    rng = Random(SEED)
    await deals_of_days(here, rng)
    for number, boxes in enumerate(MIXES):
        teams = number % 2 == 1
        players = 4 + 2 * (number % 3 == 2) if teams else 3 + number % 4
        settings: dict[str, Any] = {"expansions": boxes, "teams": teams, "sides": "choose"}
        going = await here.seated(players, **settings, pace="turns" if number % 3 else "live")
        for _ in range(rng.randrange(2, 12)):
            await answer(going, rng)
        # Some have answered, the others are awaited.
        await answer(going[:1], rng)
        await going[0].do("say", text=f"well met, with {boxes}")
        if teams:
            await going[1].do("say", text="to us alone", channel="team")
        over = await here.seated(players, **settings)
        await finish(here, over, rng)
        await leave([*going, *over])
    await bots_and_clocks(here, rng)
    await lobbies(here)
    await moves_of_all_kinds(here, rng)
    await here.reopen()


async def deals_of_days(here: Place, rng: Random) -> None:
    """Two days with a deal each, which one guest has finished and another goes on with."""
    house = here.house
    quick, slow = await here.visitor(KNOWN), await here.visitor("slow")
    table = ""
    for _ in range(2):
        for person in (quick, slow):
            await person.connect(await house.days.play_today(await house.guest(person.guest)))
            await here.settle()
        await finish(here, [quick], rng)
        await answer([slow], rng)
        table = quick.table["id"]
        await leave([quick, slow])
        here.time.pass_seconds(DAY)
        await here.settle()
    challenge = await house.days.play_game(await house.guest(slow.guest), table, 0)
    await slow.connect(challenge)
    await here.settle()
    await finish(here, [slow], rng)
    await leave([slow])
    await keep_of_guest(here, quick.guest, table)


async def keep_of_guest(here: Place, guest: str, table: str) -> None:
    """What is kept beside the tables: a review, answers to puzzles, how somebody is known again."""
    house = here.house
    text = await house.store.finished(table, "record")
    assert text is not None
    found = json.dumps(review_to_json(review(json.loads(text), Effort(1, 2))))
    await house.writer.write([store.new_review(table, found)], table)
    first, second = (puzzles.puzzle_with(id) for id in list(load_puzzles())[:2])
    await puzzles.answer(house, guest, first, first.solutions[0])
    wrong = next(one.move for one in second.moves if one.move not in second.solutions)
    await puzzles.answer(house, guest, second, wrong)
    await house.writer.write(store.new_recovery(RECOVERY_CODE, guest, house.now()))
    called = {"code": "0" * 64, "guest": guest, "endpoint": "https://push.example/1"}
    keys = {"point": "B" * 87, "auth": "A" * 22, "language": "en", "since": house.now()}
    await house.writer.write([schema.subscriptions.insert().values(**called, **keys)])


async def answer(people: list[Visitor], rng: Random) -> None:
    for person in people:
        if person.awaited:
            await person.play(person.moves[rng.randrange(len(person.moves))])


async def finish(here: Place, people: list[Visitor], rng: Random) -> None:
    while people[0].table["status"] == "playing":
        await answer(people, rng)
        await here.settle()


async def leave(people: list[Visitor]) -> None:
    for person in people:
        await person.disconnect()


async def bots_and_clocks(here: Place, rng: Random) -> None:
    """Tables with every bot there is, one of them in an older version."""
    names = [*bot_names(), OLDEST]
    for first in range(0, len(names), 2):
        host = await here.visitor(f"host {first}")
        bots = tuple((names[first : first + 2] + names)[:2])
        await here.table(host, bots, start=True, clock=3600 * 24)
        await here.settle()
        for _ in range(3):
            await answer([host], rng)
            await here.settle()
        await host.disconnect()


async def lobbies(here: Place) -> None:
    host, guest, pest = [await here.visitor(name) for name in ("Ada", "Błażej", "Pest")]
    id = await here.table(host, public=True, players=5)
    for one in (guest, pest):
        await one.connect(id)
    await guest.do("sit", seat=3)
    await guest.do("stand")
    await guest.do("sit", seat=1)
    await host.do("swap", first=1, second=2)
    await host.do("add_bot", seat=3, bot="greedy")
    await host.do("add_bot", seat=4, bot="random")
    await host.do("clear", seat=4)
    await pest.do("sit", seat=4)
    await pest.do("say", text="buy this")
    await host.do("close_chat")
    await host.do("remove", guest=pest.guest)
    await host.do("let_back", guest=pest.guest)
    settings = {**host.table["settings"], "players": 4, "expansions": ["armada"]}
    await host.do("change", settings=settings)
    await here.house.rename(type(await here.house.guest(guest.guest))(guest.guest, "Błażej II"))
    await here.settle()
    who = await here.house.guest(host.guest)
    await regards.change(here.house, host.guest, pest.guest, RegardWish(muted=True, blocked=True))
    await reporting.report(here.house, who, ReportWish(id, line=1, note="look"))
    await identity.make_link(here.house, host.guest)
    await host.do("leave")
    alone = await here.visitor("gone")
    await here.table(alone)
    await alone.do("leave")
    await leave([host, guest, pest, alone])
    # The host stays away, and somebody else has to start.
    host, guest = await here.visitor("away"), await here.visitor("heir")
    id = await here.table(host)
    await guest.connect(id)
    await guest.do("sit", seat=1)
    await host.disconnect()
    here.time.pass_seconds(3600)
    await here.settle()
    await guest.disconnect()
    # The heir turns out to be somebody else.
    code, _ = await identity.make_recovery(here.house, (await here.visitor("known")).guest)
    await identity.redeem(here.house, code, await here.house.guest(guest.guest))


async def moves_of_all_kinds(here: Place, rng: Random) -> None:
    first, second, third = people = await here.seated(3, patience=0, clock=3600)
    await first.play()
    await first.do("take_back", round=first.round["number"])
    await second.disconnect()
    await first.do("hand_over", seat=1)
    await here.settle()
    await second.connect(first.table["id"])
    await here.settle()
    await third.do("leave")
    await finish(here, [first, second], rng)
    await first.do("rematch")
    text = await here.house.store.finished(first.table["id"], "record")
    assert text is not None
    wish = Continuation(table=first.table["id"], step=12, seat=0, bot="builder")
    who = await here.house.guest(first.guest)
    await here.house.play_on(who, wish, moment_at(json.loads(text), 12))
    await leave(people)
    # Its clock starts again with the server.
    waits = await here.seated(3, clock=3600)
    await leave(waits)


async def make(file: Path) -> None:
    async with place(sqlite_url(file), SEED, limits=LIMITS) as here:
        await fill(here)


def check(file: Path) -> None:
    """Every kind of entry is there, and something in every table."""
    with closing(sqlite3.connect(file)) as connection:
        kinds = {
            json.loads(row[0])["kind"] for row in connection.execute("SELECT entry FROM entries")
        }
        empty = [
            table.name
            for table in schema.metadata.sorted_tables
            if not connection.execute(f"SELECT count(*) FROM {table.name}").fetchone()[0]
        ]
        connection.execute("VACUUM")
    # What only the operator does is done beside the server.
    missing = {kind.__name__.lower() for kind in get_args(log.AnyEntry)} - kinds - {"closed"}
    if empty:
        raise SystemExit(f"nothing is in these tables: {', '.join(empty)}")
    if missing:
        raise SystemExit(f"no table has entries of these kinds: {', '.join(sorted(missing))}")


def main(out: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "mirabilia.db"
        asyncio.run(make(file))
        check(file)
        Path(out).write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    print(f"wrote {out}")


if __name__ == "__main__":
    main(sys.argv[1])
