"""The deal of the day, and deals of finished games: alike for all, sealed, compared."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from mirabilia.bots.registry import with_newest
from mirabilia.game import Game, steps_of
from mirabilia.server import deals, house, identity, schema
from mirabilia.server.app import create_app
from mirabilia.server.dealing import USUAL_ITERATIONS, USUAL_WEEK, Boxes, Dealing
from mirabilia.server.deals import day_of, end_of, is_day
from mirabilia.server.limits import Limits
from mirabilia.server.refusals import Refused
from mirabilia.server.settings import DATABASE_FILE, ServerSettings, sqlite_url
from mirabilia.server.sweep import Sweep
from mirabilia.server.turns import Alike, Urgency, Wish
from tests.server.office import finished
from tests.server.support import START, Place, Time, Visitor, in_database, in_place
from tests.server.test_http import code, introduced

Client = TestClient[Litestar]
DAY = 24 * 3600
TODAY = day_of(START)


async def play_out(place: Place, person: Visitor) -> None:
    while person.table["status"] == "playing":
        await place.settle()
        if person.awaited:
            await person.play()
    await place.settle()


async def begin(place: Place, name: str) -> Visitor:
    """Somebody who has begun to play the deal of today."""
    person = await place.visitor(name)
    table = await place.house.days.play_today(await place.house.guest(person.guest))
    await person.connect(table)
    return person


async def played(place: Place, name: str) -> Visitor:
    person = await begin(place, name)
    await play_out(place, person)
    return person


# ---- days


def test_days_begin_and_end_at_midnight() -> None:
    assert day_of(0) == "1970-01-01"
    assert day_of(end_of("2024-02-28") - 1) == "2024-02-28"
    assert day_of(end_of("2024-02-28")) == "2024-02-29"
    assert [is_day(day) for day in ("2026-11-18", "2026-11-31", "20261118", "today")] == [
        *(True, False, False, False)
    ]


def test_one_deal_is_drawn_a_day(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        days = place.house.days
        first = await days.plan(TODAY)
        assert await days.plan(TODAY) == first
        await place.reopen()
        assert await place.house.days.plan(TODAY) == first
        place.time.pass_seconds(DAY)
        tomorrow = await place.house.days.plan(day_of(place.time()))
        assert tomorrow.record["seed"] != first.record["seed"]

    in_place(tmp_path, test)


def test_of_several_processes_one_draws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(place: Place) -> None:
        days = place.house.days
        await days.plan(TODAY)
        await place.house.writer.write([schema.days.delete()])
        theirs = deals.plan_of_day(TODAY, Dealing())
        text = text_of(theirs)
        there = schema.days.insert().values(day=TODAY, drawn=1, plan=text)
        looked = days.kept_plan

        async def look_too_early(day: str) -> deals.Plan | None:
            """Another process writes between our look and our drawing."""
            monkeypatch.setattr(days, "kept_plan", looked)
            await place.house.writer.write([there])
            return None

        monkeypatch.setattr(days, "kept_plan", look_too_early)
        assert await days.plan(TODAY) == theirs

    in_place(tmp_path, test)


def test_of_two_processes_one_begins_a_guests_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody plays the deal of a day at two tables, however fast they click."""

    async def test(place: Place) -> None:
        ada = await place.visitor("Ada")
        who, days = await place.house.guest(ada.guest), place.house.days
        first = await days.play_today(who)
        looked = days.table_of

        async def look_too_early(deal: str, guest: str) -> str | None:
            """Another process has begun it between our look and our writing."""
            monkeypatch.setattr(days, "table_of", looked)
            return None

        monkeypatch.setattr(days, "table_of", look_too_early)
        assert await days.play_today(who) == first
        attempts = await place.house.store.rows(schema.attempts.select())
        assert [row.table_id for row in attempts] == [first]

    in_place(tmp_path, test)


def text_of(plan: deals.Plan) -> str:
    return msgspec.json.encode(plan).decode()


@pytest.mark.parametrize("day", range(7))
def test_every_day_of_the_week_has_a_deal(day: int) -> None:
    plan = deals.plan_of_day(f"2026-11-{16 + day:02}", Dealing())
    game = Game.new(**plan.settings.options(), seed=plan.record["seed"])
    assert game.record()["options"] == plan.record["options"]
    assert plan.settings.advice is False
    assert sorted(plan.settings.expansions) == sorted(USUAL_WEEK[day] or ())


# ---- as whoever runs the server wants it


async def reopen_with(place: Place, dealing: Dealing) -> None:
    place.dealing = dealing
    await place.reopen()


def test_the_operator_chooses_bots_effort_and_boxes(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        await reopen_with(place, Dealing("builder", 7, (("armada", "cities"),) * 7))
        told = await place.house.days.told(TODAY, None)
        assert told.bots == [None, *[with_newest("builder")] * 3]
        assert told.iterations == 7
        assert sorted(told.settings.expansions) == ["armada", "cities"]
        await begin(place, "Ada")
        await place.settle()
        assert set(place.dice.asked) == {with_newest("builder")}

    in_place(tmp_path, test)


def test_a_day_keeps_what_it_began_with(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        first = await place.house.days.plan(TODAY)
        for week in ((("armada",),) * 7, (None,) * 7):
            await reopen_with(place, Dealing("master@1", 3, week))
            assert await place.house.days.plan(TODAY) == first
        await reopen_with(place, Dealing("master@1", 3, (("armada",),) * 7))
        place.time.pass_seconds(DAY)
        second = await place.house.days.plan(day_of(place.time()))
        assert (second.bots[1], second.iterations) == ("master@1", 3)

    in_place(tmp_path, test)


def test_a_day_without_a_deal(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        week: list[Boxes] = [()] * 7
        week[date.fromisoformat(TODAY).weekday()] = None
        await reopen_with(place, Dealing(week=week))
        who = await place.house.guest((await place.visitor("Ada")).guest)
        with pytest.raises(Refused, match="no_day"):
            await place.house.days.told(TODAY, None)
        with pytest.raises(Refused, match="no_day"):
            await place.house.days.play_today(who)
        place.time.pass_seconds(DAY)
        await place.house.days.play_today(who)

    in_place(tmp_path, test)


def test_settings_reach_the_deals(tmp_path: Path) -> None:
    settings = ServerSettings(tmp_path, dealing=Dealing(week=(None,) * 7))
    with TestClient(create_app(settings)) as client:
        assert code(client.get("/api/days")) == (404, "no_day")
        introduced(client, "Ada")
        assert code(client.post("/api/days")) == (404, "no_day")


# ---- the same for all


def test_all_have_the_same_hand_in_the_same_seat(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        one, other = await begin(place, "Ada"), await begin(place, "Bob")
        await place.settle()
        assert one.room is not other.room
        assert one.mirror.seat == other.mirror.seat == deals.SEAT
        assert one.mirror.parts["view"] == other.mirror.parts["view"]
        bots = [seat["bot"] for seat in one.table["seats"]]
        assert bots == [seat["bot"] for seat in other.table["seats"]]
        assert one.table["deal"] == other.table["deal"]

    in_place(tmp_path, test)


def test_bots_are_asked_alike(tmp_path: Path) -> None:
    """With as many iterations and the same chance, however busy the server is."""

    async def test(place: Place) -> None:
        wishes: list[Wish] = []
        choose = place.dice.choose

        async def note(view: bytes, wish: Wish) -> str:
            wishes.append(wish)
            return await choose(view, wish)

        place.dice.choose = note  # type: ignore[method-assign]
        for name in ("Ada", "Bob"):
            await begin(place, name)
            await place.settle()
        first, second = wishes[:3], wishes[3:6]
        assert {wish.alike for wish in first} == {wish.alike for wish in second}
        assert all(wish.alike and wish.alike.iterations == USUAL_ITERATIONS for wish in first)
        assert len({wish.alike for wish in first}) == 3

    in_place(tmp_path, test)


def test_a_bot_that_has_to_answer_alike_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(place: Place) -> None:
        thinkers = place.house.thinkers
        alike = Alike(64, "seed")
        wish = Wish("adept@1", "guest", "table", 1.0, lambda: Urgency.PEOPLE, alike=alike)
        other = Wish("adept@1", "guest", "table", 1.0, lambda: Urgency.PEOPLE)
        monkeypatch.setattr(thinkers.turns, "is_crowded", lambda _: True)
        for one in (wish, other):
            await give_up(thinkers, one)
        assert (wish.bot, other.bot) == ("adept@1", "greedy")

    in_place(tmp_path, test)


async def give_up(thinkers: Any, wish: Wish) -> None:
    """Ask for a turn, and give it up again."""

    async def ask() -> None:
        async with thinkers.turn(wish):
            pass

    task = asyncio.create_task(ask())
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


# ---- one result


def test_a_guest_has_one_result(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        person = await played(place, "Ada")
        who = await place.house.guest(person.guest)
        assert await place.house.days.play_today(who) == person.table["id"]
        told = await place.house.days.told(TODAY, person.guest)
        assert told.done
        assert told.results is not None
        (mine,) = told.results
        result = person.mirror.parts["result"]
        assert mine.points == sum(result["points"][deals.SEAT].values())
        assert (mine.rank, mine.mine, mine.name) == (result["ranks"][deals.SEAT], True, "Ada")

    in_place(tmp_path, test)


def test_two_who_become_one_have_one_result(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        one, into = await played(place, "Ada"), await played(place, "Bob")
        key, _ = await identity.make_recovery(place.house, into.guest)
        await identity.redeem(place.house, key, await place.house.guest(one.guest))
        told = await place.house.days.told(TODAY, into.guest)
        assert told.results is not None
        assert [(row.name, row.table) for row in told.results] == [("Bob", into.table["id"])]

    in_place(tmp_path, test)


def test_what_a_bot_has_finished_is_no_result(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        person, other = await begin(place, "Ada"), await played(place, "Bob")
        await person.do("leave")
        await play_out(place, person)
        told = await place.house.days.told(TODAY, other.guest)
        assert told.results is not None
        assert [row.name for row in told.results] == ["Bob"]
        assert told.players == 1

    in_place(tmp_path, test)


def test_who_finishes_after_the_end_is_too_late(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        late = await begin(place, "Ada")
        await played(place, "Bob")
        place.time.pass_seconds(DAY)
        await play_out(place, late)
        told = await place.house.days.told(TODAY, late.guest)
        assert told.results is not None
        assert [row.name for row in told.results] == ["Bob"]

    in_place(tmp_path, test)


# ---- sealed until the end of the day


def test_nobody_advises(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        person = await begin(place, "Ada")
        assert await person.refused_advice() == "advice_off"

    in_place(tmp_path, test)


def test_nobody_watches_before_the_day_ends(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        stranger = await place.visitor("Eve")
        for person in (await begin(place, "Ada"), await played(place, "Bob")):
            with pytest.raises(Refused, match="sealed"):
                await stranger.connect(person.table["id"])
            assert "seed" not in json.dumps(person.mirror.state()).replace('"seed": null', "")
        place.time.pass_seconds(DAY)
        over = await place.house.days.told(TODAY, None)
        assert over.results is not None
        (bob,) = over.results
        await stranger.connect(str(bob.table))
        assert stranger.table["status"] == "over"

    in_place(tmp_path, test)


def test_results_are_for_those_who_have_finished(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        days, first = place.house.days, await played(place, "Ada")
        second = await begin(place, "Bob")
        for who in (None, second.guest):
            told = await days.told(TODAY, who)
            assert (told.results, told.seed, told.players) == (None, None, 1)
        await play_out(place, second)
        told = await days.told(TODAY, second.guest)
        assert told.seed is None
        assert told.results is not None
        # Where the others have played is not told yet.
        tables = {row.name: row.table for row in told.results}
        assert tables == {"Ada": None, "Bob": second.table["id"]}
        place.time.pass_seconds(DAY)
        told = await days.told(TODAY, None)
        assert told.results is not None
        tables = {row.name: row.table for row in told.results}
        assert tables == {"Ada": first.table["id"], "Bob": second.table["id"]}
        plan = await days.plan(TODAY)
        assert told.seed == plan.record["seed"]
        assert told.commitment == deals.promise(TODAY, plan)

    in_place(tmp_path, test)


def test_there_is_no_deal_of_another_day(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        for now in (START - 1000 * DAY, START + 1000 * DAY):
            with pytest.raises(Refused, match="no_day"):
                await place.house.days.told(day_of(now), None)

    in_place(tmp_path, test)


# ---- two worlds


WATCHED = ("record", "events", "replay", "review", "deals/0", "live")


@contextmanager
def world(folder: Path, seed: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """A server whose deal of the day has this seed; ids and clock are the same in all worlds."""
    tables, guests = count(), count()
    monkeypatch.setattr(house, "new_id", lambda: f"table{next(tables)}")
    monkeypatch.setattr(secrets, "token_hex", lambda _: f"guest{next(guests)}")
    monkeypatch.setattr(secrets, "randbits", lambda _: seed)
    monkeypatch.setattr(house, "Clock", Time)
    folder.mkdir()
    settings = ServerSettings(folder, thinkers=1, limits=Limits(presence_pause=0))
    with TestClient(create_app(settings)) as client:
        yield client


def end_at_once(client: Client, table: str, seed: int) -> None:
    """The game of a table is over, as if it had been played: its record is kept, with the seed."""
    kept = dict.fromkeys(("record", "events", "result"), json.dumps({"seed": f"{seed:032x}"}))
    of_table = schema.attempts.c.table_id == table
    statements = [
        schema.finished.insert().values(table_id=table, **kept),
        schema.attempts.update().where(of_table).values(ended=START, points=50, rank=1),
        schema.tables.update().where(schema.tables.c.id == table).values(status="over"),
    ]
    with client.portal() as portal:
        portal.call(client.app.state.server.house.writer.write, statements)


def seen_by_another(folder: Path, seed: int, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whatever another guest is told today, when somebody has finished the deal."""
    with world(folder, seed, monkeypatch) as client:
        introduced(client, "Ada")
        table = client.post("/api/days").json()["id"]
        end_at_once(client, table, seed)
        introduced(client, "Eve")
        asked = [client.get(path) for path in ("/api/days", f"/api/days/{TODAY}", "/api/tables")]
        asked += [client.get(f"/api/tables/{table}/{what}") for what in WATCHED]
        asked += [client.post(f"/api/tables/{table}/{what}") for what in ("review", "deals/0")]
        on = {"table": table, "step": 0, "seat": 0, "bot": "random"}
        asked += [client.post("/api/continuations", json=on), client.get("/api/games")]
        told = [f"{one.status_code} {one.text}" for one in asked]
        assert sum("sealed" in one for one in told) == len(WATCHED) + 2
        return [re.sub(r'"commitment":"[0-9a-f]{64}"', "", one) for one in told]


def test_two_deals_of_today_cannot_be_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worlds = [
        seen_by_another(tmp_path / str(seed), seed, monkeypatch) for seed in (1 << 100, 1 << 101)
    ]
    assert worlds[0] == worlds[1]


# ---- deals of finished games


def test_a_finished_game_challenges_a_friend(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await finished(place)
        table, house = people[0].table["id"], place.house
        record = json.loads(str(await house.store.finished(table, "record")))
        friend = await place.visitor("Fred")
        who = await house.guest(friend.guest)
        told = await house.days.told_of_game(table, 1, friend.guest)
        assert (told.challenger, told.done, told.table) == ("guest 1", False, None)
        assert [row.name for row in told.results] == ["guest 1"]
        on = await house.days.play_game(who, table, 1)
        assert await house.days.play_game(who, table, 1) == on
        await friend.connect(on)
        assert friend.mirror.seat == 1
        first = next(iter(steps_of(record))).game
        seen, same = friend.mirror.parts["view"]["now"], json.loads(first.view(1).to_json())["now"]
        assert {key for key in seen if seen[key] != same[key]} == set()
        # Where people sat, bots sit.
        assert [seat["bot"] is None for seat in friend.table["seats"]] == [False, True, False]
        await play_out(place, friend)
        told = await house.days.told_of_game(table, 1, friend.guest)
        assert told.done
        assert {row.name for row in told.results} == {"guest 1", "Fred"}
        assert [row.points for row in told.results] == sorted(
            (row.points for row in told.results), reverse=True
        )
        # Its own record is one that anybody can check, and has the seed.
        mine = friend.mirror.parts["result"]
        assert mine["seed"] == record["seed"]

    in_place(tmp_path, test)


def test_what_cannot_be_a_deal_is_refused(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await finished(place)
        table, house = people[0].table["id"], place.house
        who = await house.guest(people[0].guest)
        for id, seat, reason in [("none", 0, "no_record"), (table, 3, "no_seat")]:
            with pytest.raises(Refused, match=reason):
                await house.days.play_game(who, id, seat)
            with pytest.raises(Refused, match=reason):
                await house.days.told_of_game(id, seat, None)
        record = json.loads(str(await house.store.finished(table, "record")))
        record["table"]["origin"] = {"table": None, "age": 1, "turn": 1}
        with pytest.raises(Refused, match="no_deal"):
            deals.plan_of_game(record, 0, Dealing())

    in_place(tmp_path, test)


def test_the_deal_of_the_day_over_http(client: Client) -> None:
    told = client.get("/api/days").json()
    assert (told["table"], told["results"], told["seed"]) == (None, None, None)
    assert code(client.post("/api/days")) == (401, "unknown_guest")
    assert code(client.get("/api/days/2001-01-01")) == (404, "no_day")
    assert code(client.get("/api/days/nonsense")) == (404, "no_day")
    introduced(client)
    table = client.post("/api/days").json()["id"]
    assert client.post("/api/days").json()["id"] == table
    assert client.get("/api/days").json()["table"] == table
    assert code(client.get(f"/api/tables/{table}/deals/0")) == (403, "sealed")
    assert code(client.get("/api/tables/none/deals/0")) == (404, "no_record")
    assert client.get("/api/tables/none/deals/9").status_code == 400


@pytest.mark.parametrize("day", ["0001-01-01", "1969-12-31", "9999-12-30", "9999-12-31"])
def test_there_is_no_deal_at_the_ends_of_time(client: Client, day: str) -> None:
    """The last day of all has no end that could be written down."""
    assert is_day(day)
    assert code(client.get(f"/api/days/{day}")) == (404, "no_day")


def test_the_deal_of_a_game_over_http(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        over.append((await finished(place))[0].table["id"])

    over: list[str] = []
    in_database(sqlite_url(tmp_path / DATABASE_FILE), test)
    with TestClient(create_app(ServerSettings(tmp_path, thinkers=1))) as client:
        path = f"/api/tables/{over[0]}/deals/1"
        assert code(client.post(path)) == (401, "unknown_guest")
        introduced(client)
        begun = client.post(path).json()
        assert begun["url"].endswith(f"/t/{begun['id']}")
        assert client.post(path).json() == begun, "it is played once"
        told = client.get(path).json()
        assert (told["table"], told["seat"]) == (begun["id"], 1)
        assert client.post(f"/api/tables/{over[0]}/deals/2").json()["id"] != begun["id"]


def test_old_days_go_with_their_games(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        person = await played(place, "Ada")
        await person.disconnect()
        await place.reopen()
        place.time.pass_seconds(3 * DAY)
        await Sweep(place.house, pause=0).remove()
        with pytest.raises(Refused, match="no_day"):
            await place.house.days.told(TODAY, None)

    in_place(tmp_path, test, limits=Limits(presence_pause=0, finished_days=1))
