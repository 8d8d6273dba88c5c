"""What a house and its rooms keep in mind beside the table itself."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from mirabilia.server import follower, house, schema, store
from mirabilia.server.database import Away, Database
from mirabilia.server.follower import DISMISSED, LINES
from mirabilia.server.refusals import Refused
from mirabilia.server.room import MOST_TRIES, Room
from mirabilia.server.settings import sqlite_url
from mirabilia.server.writer import Conflict
from tests.server.support import Place, Visitor, in_place, run_alone
from tests.support.waiting import until


def test_who_set_up_a_table_without_a_host_answers_for_its_bots(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host = await place.visitor()
        await place.table(host)
        await host.do("add_bot", seat=1, bot="random")
        assert host.room is not None
        left = host.room.state.copy()
        left.host = None
        wish = await host.room.players.wish(left, 1, "bot", b"")
        assert wish.guest == host.guest

    in_place(tmp_path, test)


def test_a_table_that_is_being_woken_is_let_go_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[str] = []

    async def wake(id: str) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(id)

    async def test(place: Place) -> None:
        here = place.house
        monkeypatch.setattr(here, "wake_table", wake)
        here.alarms["a table"] = here.clock.at(here.now() + 1000, lambda: None)
        here.ring_alarm("a table")
        await place.settle()
        await here.close()
        assert ended == ["a table"]

    in_place(tmp_path, test)


def test_who_could_not_be_noted_on_arrival_is_noted_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But not those who have left again."""

    async def test(place: Place) -> None:
        host, other = await place.visitor(), await place.visitor()
        id = await place.table(host)
        await other.connect(id)
        assert host.room is not None
        gone, presence = other.box, host.room.presence
        await other.disconnect()
        noted: list[str] = []
        monkeypatch.setattr(presence, "mark_seen", lambda guest, _: noted.append(guest))
        presence.arriving |= {host.box, gone}
        presence.stay()
        assert noted == [host.guest]

    in_place(tmp_path, test)


def closed_outbox(visitor: Visitor) -> bool:
    visitor.read()
    return visitor.box is not None and visitor.box.closed


def test_who_signs_out_at_another_process_is_shown_out_here(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, other = await place.visitor(), await place.visitor()
        await other.connect(await place.table(host))
        place.house.follower.hear(f"{DISMISSED}{other.guest}", 0)
        assert closed_outbox(other)
        assert not closed_outbox(host)

    in_place(tmp_path, test)


@pytest.mark.parametrize(
    ("failure", "told"),
    [(Away(OSError("gone")), []), (RuntimeError("odd"), ["the database could not be asked"])],
)
def test_what_could_not_be_read_is_read_later(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    failure: Exception,
    told: list[str],
) -> None:
    """A database that is away says so itself; nothing that was heard of is forgotten."""
    monkeypatch.setattr(follower, "SECONDS_AFTER_FAILURE", 0)

    async def test(place: Place) -> None:
        follows = place.house.follower
        read, failures = follows.read, [failure]
        asked: list[dict[str, set[str]]] = []

        async def fail_once(missed: dict[str, set[str]]) -> None:
            asked.append({id: set(what) for id, what in missed.items()})
            if failures:
                raise failures.pop()
            await read(missed)

        monkeypatch.setattr(follows, "read", fail_once)
        reading = asyncio.create_task(follows.run())
        follows.note("a table", {LINES})
        await until(lambda: len(asked) == 2)
        assert asked == [{"a table": {LINES}}] * 2
        assert not follows.missed
        reading.cancel()

    in_place(tmp_path, test)
    assert caplog.messages == told


def test_a_database_that_another_server_holds_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def held(_: Database, shared: bool) -> bool:
        return shared

    async def test() -> None:
        place = Place(sqlite_url(tmp_path / "test.db"))
        try:
            with pytest.raises(RuntimeError, match="in use by another server"):
                await place.house.open()
            assert not place.house.tasks, "nothing was begun"
        finally:
            await place.house.close()

    monkeypatch.setattr(Database, "hold", held)
    run_alone(test())


def test_a_hold_that_another_server_has_taken_meanwhile_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(house, "SECONDS_BETWEEN_SIGNS", 0)
    answers: list[Any] = [OSError("away"), True, False]

    async def hold(_: Database, shared: bool) -> bool:
        await asyncio.sleep(0)
        answer = answers.pop(0) if answers else True
        if isinstance(answer, Exception):
            raise answer
        return bool(answer)

    async def test(place: Place) -> None:
        monkeypatch.setattr(Database, "hold", hold)
        await until(lambda: not answers)
        await until(lambda: caplog.messages)

    in_place(tmp_path, test)
    assert caplog.messages == ["another server uses the database, and not by the same Redis"]


def test_a_database_that_is_away_is_asked_again_for_what_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(house, "SECONDS_BETWEEN_SIGNS", 0)
    failures: list[Exception] = [Away(OSError("gone")), RuntimeError("odd")]
    taken: list[int] = []

    async def take_up(untouched_since: int) -> None:
        await asyncio.sleep(0)
        if failures:
            raise failures.pop(0)
        taken.append(untouched_since)

    async def test(place: Place) -> None:
        monkeypatch.setattr(place.house, "take_up", take_up)
        staying = asyncio.create_task(place.house.stay())
        await until(lambda: len(taken) > 1)
        staying.cancel()
        assert set(taken) == {place.time.now - house.LEFT_FOR}

    in_place(tmp_path, test)
    assert caplog.messages == ["the database is away: gone", "the database could not be asked"]


def test_a_table_that_cannot_be_woken_while_the_database_is_away_is_woken_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "UNTIL_NEXT_TRY", 0)

    async def test(place: Place) -> None:
        host = await place.visitor()
        id = await place.table(host)
        here, failures = place.house, [Away(OSError("gone")), Away(OSError("gone"))]
        woken: list[str] = []
        find = here.room

        async def room(wanted: str) -> Room:
            if failures:
                raise failures.pop()
            woken.append(wanted)
            return await find(wanted)

        monkeypatch.setattr(here, "room", room)
        await here.wake_table(id)
        assert (woken, failures) == ([id], [])

    in_place(tmp_path, test)


def test_a_table_that_is_let_go_while_it_is_read_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(place: Place) -> None:
        host = await place.visitor()
        id = await place.table(host)
        await place.house.drop(id)
        load, go_on = place.house.load, asyncio.Event()

        async def slowly(wanted: str) -> store.Kept:
            await go_on.wait()
            return await load(wanted)

        monkeypatch.setattr(place.house, "load", slowly)
        reading = asyncio.create_task(place.house.room(id))
        await until(lambda: id in place.house.loading)
        dropping = asyncio.create_task(place.house.drop(id))
        await asyncio.sleep(0)
        assert not dropping.done()
        go_on.set()
        await asyncio.gather(reading, dropping)
        assert id not in place.house.rooms

    in_place(tmp_path, test)


def test_at_a_house_that_closes_no_clock_is_set(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(3, clock=60)
        players = place.house.rooms[people[0].table["id"]].players
        assert players.timer is not None
        place.house.closing = True
        players.wake()
        assert players.timer is None

    in_place(tmp_path, test)


def test_a_connection_that_was_replaced_gets_no_more_snapshots(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host = await place.visitor()
        id = await place.table(host)
        room, old = host.room, host.box
        assert room is not None
        assert old is not None
        again = Visitor(place.house, host.guest)
        await again.connect(id)
        while old.take() is not None:
            pass
        room.audience.put_snapshot(old)
        assert old.take() is None
        assert old not in room.audience.viewers

    in_place(tmp_path, test)


def test_whoever_deletes_themselves_leaves_a_table_where_others_write_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process may be first some times, but not without end."""

    async def test(place: Place) -> None:
        people = await place.seated(3)
        room = place.house.rooms[people[0].table["id"]]
        commit, tries = room.commit, count(1)

        async def lose(entry: Any) -> None:
            if next(tries) < MOST_TRIES:
                raise Conflict(room.state.id)
            await commit(entry)

        async def always_lose(_: Any) -> None:
            raise Conflict(room.state.id)

        monkeypatch.setattr(room, "commit", always_lose)
        with pytest.raises(Refused, match="try_again"):
            await room.let_go(people[1].guest)
        monkeypatch.setattr(room, "commit", lose)
        await room.let_go(people[1].guest)
        assert room.state.seats[1].bot is not None
        before = room.state.number
        await room.let_go("a stranger")
        assert room.state.number == before

    in_place(tmp_path, test)


def test_at_a_table_without_a_host_nobody_is_turned_out(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, other = await place.visitor(), await place.visitor()
        id = await place.table(host)
        await other.connect(id)
        assert host.room is not None
        host.room.state.host = None
        await host.room.door.turn_out_blocked()
        assert not closed_outbox(host)
        assert not closed_outbox(other)

    in_place(tmp_path, test)


def test_whom_somebody_has_muted_at_another_process_is_found_out(tmp_path: Path) -> None:
    """Redis was away when it was told: nothing of it has arrived here."""

    async def test(place: Place) -> None:
        host, pest = await place.visitor(), await place.visitor()
        await pest.connect(await place.table(host))
        await pest.do("say", text="one")
        muted = {
            "guest": host.guest,
            "other": pest.guest,
            "muted": True,
            "blocked": False,
            "since": 1,
        }
        await place.house.writer.write([schema.regards.insert().values(**muted)])
        await place.house.look_around()
        await place.settle()
        await pest.do("say", text="two")
        assert "two" not in [line["text"] for line in host.mirror.chat]
        assert host.room is not None
        assert host.room.chat.muted[host.guest] == {pest.guest}

    in_place(tmp_path, test)
