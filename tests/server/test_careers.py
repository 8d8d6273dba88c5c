"""The record of a guest: what is counted, what it adds up to, and how it is saved."""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from mirabilia.engine.scoring import LINES
from mirabilia.intervals import wilson_interval
from mirabilia.server import careers, identity, schema
from mirabilia.server.limits import Limits
from mirabilia.server.messages import Continuation, MyRecord, PlayedGame, Seat
from mirabilia.server.moments import moment_at
from tests.server.office import finished
from tests.server.support import Place, Visitor, in_place
from tests.server.test_http import Client, code, introduced


async def record(place: Place, guest: str) -> MyRecord:
    return careers.record_of(await careers.games_of(place.house.store, guest), guest)


async def alone(place: Place, person: Visitor, *bots: str, **settings: Any) -> str:
    """A whole game against bots."""
    players = len(bots) + 1
    id = await place.table(person, bots, start=True, players=players, **settings)
    while person.table["status"] == "playing":
        await place.settle()
        if person.awaited:
            await person.play()
    await place.settle()
    await person.disconnect()
    return id


def groups(told: MyRecord, kind: str) -> dict[str, int]:
    return {group.key: group.games for group in told.groups if group.kind == kind}


def test_a_record_adds_up(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        person = await place.visitor("Ada")
        first = await alone(place, person, "novice", "novice", sides="day")
        place.time.pass_seconds(60)
        await alone(place, person, "novice", "sage", "greedy", sides="night")
        place.time.pass_seconds(60)
        last = await alone(place, person, "sage", "sage", sides="day", expansions=["leaders"])
        told = await record(place, person.guest)
        assert [game.table for game in told.course][0::2] == [first, last]
        assert groups(told, "boxes") == {"base": 2, "leaders": 1}
        assert groups(told, "players") == {"3": 2, "4": 1}
        assert groups(told, "side") == {"day": 2, "night": 1}
        assert groups(told, "opponent") == {"bot:novice": 2, "bot:sage": 2, "bot:greedy": 1}
        assert Counter(game.board for game in told.course) == groups(told, "board")
        assert told.all.games == 3
        assert told.all.even == pytest.approx((1 / 3 + 1 / 4 + 1 / 3) / 3)
        assert told.all.wins == sum(game.won for game in told.course)
        assert (told.all.low, told.all.high) == wilson_interval(told.all.wins, 3)
        assert told.all.points == pytest.approx(sum(game.total for game in told.course) / 3)
        assert told.best[0].total == max(game.total for game in told.course)
        # A category counts where it was played.
        leaders = [game.points["leaders"] for game in told.course if "leaders" in game.points]
        assert len(leaders) == 1
        assert told.points["leaders"] == leaders[0]
        blue = [game.points["blue"] for game in told.course]
        assert told.points["blue"] == pytest.approx(sum(blue) / 3)

    in_place(tmp_path, test)


def test_a_game_is_told_as_it_was_played(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await finished(place)
        result = people[0].mirror.parts["result"]
        cities = people[0].mirror.parts["view"]["now"]["cities"]
        for seat, person in enumerate(people):
            (game,) = (await record(place, person.guest)).course
            assert game.points == result["points"][seat]
            assert game.rank == result["ranks"][seat]
            assert game.won == (seat in result["winners"])
            assert (game.board, game.side) == (cities[seat]["board"], cities[seat]["side"])
            others = [f"guest {number}" for number in range(3) if number != seat]
            assert [other.name for other in game.opponents] == others

    in_place(tmp_path, test)


def test_games_that_one_has_not_played_do_not_count(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await place.seated()
        table = people[0].table["id"]
        await people[2].do("leave")
        while people[0].table["status"] == "playing":
            await place.settle()
            for person in people[:2]:
                if person.awaited:
                    await person.play()
        await place.settle()
        assert (await record(place, people[2].guest)).course == []
        told = await record(place, people[0].guest)
        assert [game.table for game in told.course] == [table]
        # Nor do games that go on from a moment of another one.
        text = await place.house.store.finished(table, "record")
        assert text is not None
        wish = Continuation(table=table, step=12, seat=0, bot="random")
        who = await place.house.guest(people[0].guest)
        on = await place.house.play_on(who, wish, moment_at(json.loads(text), 12))
        person = Visitor(place.house, who.id)
        await person.connect(on)
        while person.table["status"] == "playing":
            await place.settle()
            if person.awaited:
                await person.play()
        assert len((await record(place, who.id)).course) == 1
        stranger = await place.visitor()
        assert (await record(place, stranger.guest)).all.games == 0

    in_place(tmp_path, test)


def test_the_record_counts_the_last_games(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        person = await place.visitor("Ada")
        ids = [await alone(place, person, "random", "random", sides="day") for _ in range(2)]
        for at, id in enumerate(ids):
            told = update(schema.finished).where(schema.finished.c.table_id == id)
            await place.house.writer.write([told.values(ended=at)])
        assert [game.table for game in (await record(place, person.guest)).course] == ids[1:]

    in_place(tmp_path, test, limits=Limits(presence_pause=0, recorded_games=1))


def test_two_who_become_one_have_one_record(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        one, into = await place.visitor("Ada"), await place.visitor("Bob")
        for person in (one, into):
            await alone(place, person, "random", "random", sides="day")
        code, _ = await identity.make_recovery(place.house, into.guest)
        await identity.redeem(place.house, code, await place.house.guest(one.guest))
        assert (await record(place, into.guest)).all.games == 2

    in_place(tmp_path, test)


def test_old_games_are_brought_up_to_date(tmp_path: Path) -> None:
    """What the migration finds in the events is what is kept of a new game."""
    name = "mirabilia.server.migrations.versions.0014_boards_of_finished_games"
    boards_in = import_module(name).boards_in

    async def test(place: Place) -> None:
        await finished(place)
        (row,) = await place.house.store.rows(select(schema.finished))
        assert boards_in(json.loads(row.events)) == json.loads(row.boards)

    in_place(tmp_path, test)


def test_a_table_of_games_is_harmless() -> None:
    game = PlayedGame(
        table="abc",
        ended=1_800_000_000_000,
        expansions=["leaders", "cities"],
        players=3,
        teams=False,
        board="rhodos",
        side="day",
        rank=1,
        won=True,
        total=50,
        points={"military": -3, "blue": 20},
        opponents=[Seat("id", '=HYPERLINK("x")'), Seat(bot="sage@1")],
    )
    head, row = csv.reader(io.StringIO(careers.as_csv([game])))
    told = dict(zip(head, row, strict=True))
    assert told["ended"] == "2027-01-15T08:00:00+00:00"
    assert told["boxes"] == "leaders cities"
    assert told["military"] == "-3"
    assert told["green"] == ""
    assert told["opponents"] == '\'=HYPERLINK("x"); sage@1'
    assert set(LINES) < set(head)


def test_the_record_over_http(client: Client) -> None:
    assert code(client.get("/api/me/record")) == (401, "unknown_guest")
    introduced(client)
    told = client.get("/api/me/record").json()
    assert (told["all"]["games"], told["groups"], told["course"]) == (0, [], [])
    assert client.get("/api/me/record/games").json() == []
    table = client.get("/api/me/record/table")
    assert table.headers["content-type"].startswith("text/csv")
    assert table.text.strip() == ",".join(careers.COLUMNS)
