"""Several processes with one database, woken by Redis, where one is installed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from litestar.testing import TestClient

from mirabilia.server import entries as log
from mirabilia.server import house as houses
from mirabilia.server import regards, store
from mirabilia.server.app import create_app
from mirabilia.server.database import Statement
from mirabilia.server.follower import ENTRIES, LINES, MEMBERS
from mirabilia.server.house import LEFT_FOR, House
from mirabilia.server.messages import Guest, RegardWish
from mirabilia.server.outbox import TAKEN_OVER
from mirabilia.server.presence import HERE_FOR
from mirabilia.server.settings import ServerSettings
from mirabilia.server.store import Told
from mirabilia.server.turns import Wish
from tests.server.company import (
    game_at_both,
    hears,
    in_company,
    lobby_at_both,
    play_in_turn,
    second_house,
)
from tests.server.process import Server, play_until
from tests.server.support import Place, Visitor, entries_of, run_alone
from tests.server.test_process import complaint
from tests.support.services import REDIS, Redis, free_port
from tests.support.waiting import await_thing, until

pytestmark = pytest.mark.skipif(REDIS is None, reason="there is no Redis here")


def test_what_happens_at_one_process_is_told_at_the_other(tmp_path: Path, redis: Redis) -> None:
    async def test(place: Place) -> None:
        async with game_at_both(place) as (_other, here, there):
            while here.table["status"] == "playing":
                await play_in_turn(here, there)
                await asyncio.sleep(0)
            await until(lambda: there.table["status"] == "over")
            await until(lambda: here.mirror.number == there.mirror.number)
            for part in ("table", "scores", "result"):
                assert here.mirror.parts[part] == there.mirror.parts[part]
            fresh = await place.fresh(here.table["id"], there.guest)
            assert fresh["parts"] == there.mirror.parts
            assert fresh["events"] == there.mirror.events
            entries = await entries_of(place, here.table["id"])
            assert len(entries) == here.mirror.number

    in_company(tmp_path, redis.url, test)


def test_chat_and_presence_reach_the_other_process(tmp_path: Path, redis: Redis) -> None:
    async def test(place: Place) -> None:
        async with game_at_both(place) as (_other, here, there):
            await until(lambda: here.mirror.present == there.mirror.present == [0, 2])
            await there.do("say", text="well met")
            await until(lambda: [line["text"] for line in here.mirror.chat] == ["well met"])
            await here.do("say", text="and you")
            await until(lambda: len(there.mirror.chat) == 2)
            await here.disconnect()
            await until(lambda: there.mirror.present == [2])

    in_company(tmp_path, redis.url, test)


def test_a_new_name_reaches_the_other_process(tmp_path: Path, redis: Redis) -> None:
    async def test(place: Place) -> None:
        async with game_at_both(place) as (_other, here, there):
            await there.do("say", text="it is me")
            await place.house.rename(Guest(there.guest, "Hypatia"))
            assert there.room is not None
            room = there.room
            await until(lambda: room.state.seats[2].name == "Hypatia")
            await there.do("say", text="and now?")
            await until(lambda: len(here.mirror.chat) == 2)
            assert [line["name"] for line in here.mirror.chat] == ["there", "Hypatia"]

    in_company(tmp_path, redis.url, test)


def test_a_new_name_is_found_out_without_redis(tmp_path: Path, redis: Redis) -> None:
    async def test(place: Place) -> None:
        async with game_at_both(place) as (other, here, there):
            redis.stop()
            await until(lambda: not hears(place.house) and not hears(other))
            await place.house.rename(Guest(there.guest, "Hypatia"))
            assert there.room is not None
            await there.room.house.look_around()
            await there.do("say", text="who am I?")
            await until(lambda: [line["name"] for line in here.mirror.chat] == ["Hypatia"])

    in_company(tmp_path, redis.url, test)


def test_without_redis_a_server_is_ready_and_says_that_it_is_gone(
    tmp_path: Path, redis: Redis
) -> None:
    with TestClient(create_app(ServerSettings(tmp_path, redis_url=redis.url))) as client:

        def health() -> tuple[int, dict[str, bool]]:
            answer = client.get("/health/ready")
            return answer.status_code, answer.json()

        told = {"ready": True, "database": True, "redis": True, "bots": True}
        await_thing(lambda: health() == (200, told))
        redis.stop()
        await_thing(lambda: health() == (200, told | {"redis": False}))
        redis.start()
        await_thing(lambda: health() == (200, told))


def test_who_is_at_another_process_is_not_away(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nobody says again who is there: as if the other process were lost when time has passed.
    monkeypatch.setattr(houses, "SECONDS_BETWEEN_SIGNS", 3600)

    async def test(place: Place) -> None:
        async with game_at_both(place) as (_other, here, _there):
            await until(lambda: here.mirror.present == [0, 2])
            assert await here.refused("hand_over", seat=2) == "present"
            # Their process was lost: nothing is heard from it any more.
            place.time.pass_seconds(HERE_FOR / 1000 + 1)
            assert await here.refused("hand_over", seat=2) == "not_yet"
            place.time.pass_seconds(120)
            await here.do("hand_over", seat=2)
            assert here.table["seats"][2]["bot"]

    in_company(tmp_path, redis.url, test)


def test_a_second_window_at_another_process_takes_over(tmp_path: Path, redis: Redis) -> None:
    async def test(place: Place) -> None:
        async with game_at_both(place) as (other, here, _there):
            first = here.box
            assert first is not None
            again = Visitor(other, here.guest)
            await again.connect(here.table["id"])
            await until(lambda: first.closed)
            waiting = list(iter(first.take, None))
            assert waiting[-1] == TAKEN_OVER
            assert again.box is not None
            assert not again.box.closed
            await here.disconnect()
            await place.settle()
            assert not again.box.closed
            assert again.mirror.present == [0, 2]

    in_company(tmp_path, redis.url, test)


def test_who_comes_while_it_is_read_who_is_where_stays(tmp_path: Path, redis: Redis) -> None:
    """What was read before says that they are still at the other process."""

    async def test(place: Place) -> None:
        async with game_at_both(place) as (other, here, there):
            room = there.room
            assert room is not None
            (before,) = await other.store.news([room.wanted({MEMBERS})])
            again = Visitor(other, here.guest)
            await again.connect(here.table["id"])
            await until(lambda: again.box in room.presence.noted())
            await room.catch_up(before)
            assert again.box is not None
            assert not again.box.closed

    in_company(tmp_path, redis.url, test)


def test_without_redis_the_database_is_asked(tmp_path: Path, redis: Redis) -> None:
    async def test(place: Place) -> None:
        async with game_at_both(place) as (other, here, there):
            redis.stop()
            await until(lambda: not hears(place.house) and not hears(other))
            await here.do("say", text="is anybody there?")
            await until(lambda: len(there.mirror.chat) == 1)
            redis.start()
            await until(lambda: hears(place.house) and hears(other))
            await there.do("say", text="yes")
            await until(lambda: len(here.mirror.chat) == 2)
            bells = [house.bell for house in (place.house, other) if house.bell is not None]
            await until(lambda: not any(bell.unsaid or bell.said for bell in bells))

    in_company(tmp_path, redis.url, test)


def test_what_a_lost_process_has_left_is_taken_up(tmp_path: Path, redis: Redis) -> None:
    async def test(place: Place) -> None:
        host = await place.visitor()
        async with second_house(place) as other:
            # A table whose bots nobody lets think.
            place.house.thinkers.choose = never  # type: ignore[method-assign]
            id = await place.table(host, bots=("random", "random"), start=True, sides="day")
            await host.do("leave")
            await other.take_up(place.time.now - LEFT_FOR)
            await place.woken(other)
            assert id not in other.rooms
            place.time.pass_seconds(LEFT_FOR / 1000 + 1)
            await other.take_up(place.time.now - LEFT_FOR)
            await place.woken(other)
            assert id in other.rooms

    in_company(tmp_path, redis.url, test)


async def never(view: bytes, wish: Wish) -> str:
    await asyncio.Event().wait()
    return ""


@pytest.mark.wide
def test_two_real_processes_play_one_game(tmp_path: Path, redis: Redis) -> None:
    first, second = (Server(tmp_path, "--redis-url", redis.url) for _ in range(2))
    first.start()
    second.start()
    try:
        table = first.begin_game("random")
        second.cookie = first.cookie
        run_alone(play_until(second, table, 3))
        end = run_alone(play_until(first, table, 99))
        assert end["table"]["status"] == "over"
    finally:
        first.kill()
        second.kill()


def test_a_redis_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    url = f"redis://127.0.0.1:{free_port()}"
    line = complaint("serve", "--port", "0", "--data", str(tmp_path), "--redis-url", url)
    assert "Redis" in line


def test_a_hundred_rings_are_two_readings(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "SECONDS_BETWEEN_SIGNS", 3600)

    async def test(place: Place) -> None:
        people = await place.seated(3)
        await place.settle()
        follower, id = place.house.follower, people[0].table["id"]
        await until(lambda: hears(place.house) and not follower.missed)
        before, number = follower.readings, people[0].mirror.number
        for more in range(1, 101):
            follower.hear(id, number + more)
            follower.hear(LINES + id, more)
        await until(lambda: follower.readings > before)
        for _ in range(100):
            follower.hear(MEMBERS + id, 0)
        await until(lambda: not follower.missed)
        assert follower.readings == before + 2
        # What is known already is not read again.
        follower.hear(id, number)
        assert not follower.missed

    in_company(tmp_path, redis.url, test)


def test_entries_are_told_and_not_read(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "SECONDS_BETWEEN_SIGNS", 3600)

    async def test(place: Place) -> None:
        async with game_at_both(place) as (other, here, there):
            read: set[str] = set()
            for house in (place.house, other):
                note_what_is_read(house, read, monkeypatch)
            for _ in range(3):
                await play_in_turn(here, there)
            await until(lambda: here.mirror.number == there.mirror.number)
            assert ENTRIES not in read
            # One that was not told is read.
            other.follower.hear(here.table["id"], there.mirror.number + 1000)
            await until(lambda: ENTRIES in read)

    in_company(tmp_path, redis.url, test)


def note_what_is_read(house: House, read: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    reading = house.follower.read

    async def note(missed: dict[str, set[str]]) -> None:
        read.update(*missed.values())
        await reading(missed)

    monkeypatch.setattr(house.follower, "read", note)


@pytest.mark.parametrize("writes", [True, False])
def test_what_is_missing_is_read_unless_we_write_it(
    tmp_path: Path, redis: Redis, writes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process may have read what we write before we know that it is written."""
    monkeypatch.setattr(houses, "SECONDS_BETWEEN_SIGNS", 3600)

    async def test(place: Place) -> None:
        host = await place.visitor()
        id = await place.table(host)
        room, follower = place.house.rooms[id], place.house.follower
        await until(lambda: hears(place.house) and not follower.missed)
        await place.settle()
        before, number = follower.readings, room.state.number
        later = Told.of(id, number + 2, place.time.now, log.ChatSet(True))
        async with room.lock:
            follower.hear(id, number + 2, [later])
            if writes:
                await room.commit(log.ChatSet(False))
        await until(lambda: not room.tasks and not follower.missed)
        assert follower.readings == before + (not writes)
        assert room.state.number == (number + 2 if writes else number)

    in_company(tmp_path, redis.url, test)


@pytest.mark.parametrize("order", [(0, 1, 2), (0, 0, 1, 1, 2), (1, 0, 2), (2, 1, 0)])
def test_entries_happen_once_and_in_order_however_they_are_told(
    tmp_path: Path, redis: Redis, order: Sequence[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(place: Place) -> None:
        async with lobby_at_both(place) as (other, here, there):
            id = here.table["id"]
            await until(lambda: there.mirror.number == here.mirror.number)
            first = here.mirror.number
            written: list[Told] = []

            def keep(subject: str, _: int, told: Told | None = None) -> None:
                if subject == id and told is not None:
                    written.append(told)

            assert place.house.bell is not None
            monkeypatch.setattr(place.house.bell, "ring", keep)
            for bot in ("random", "greedy", "random"):
                await here.do("add_bot", seat=1, bot=bot)
            for number in order:
                other.follower.hear(id, written[number].number, [written[number]])
            await until(lambda: there.mirror.number == first + 3)
            there.read()
            sent = [json.loads(text) for text in there.sent]
            numbers = [message["number"] for message in sent if message["type"] == "update"]
            assert numbers == [first + 1, first + 2, first + 3]
            assert there.mirror.parts["table"] == here.mirror.parts["table"]

    in_company(tmp_path, redis.url, test)


def test_an_entry_that_is_heard_while_another_is_written_comes_first(
    tmp_path: Path, redis: Redis
) -> None:
    async def test(place: Place) -> None:
        async with lobby_at_both(place) as (other, here, there):
            id = here.table["id"]
            await there.do("say", text="hello")
            room = other.rooms[id]
            async with room.lock:
                # Somebody there is about to sit down.
                sitting = asyncio.create_task(there.do("sit", seat=1))
                await here.do("add_bot", seat=2, bot="random")
                await until(lambda: room.number_heard() == here.mirror.number)
                assert room.state.number < here.mirror.number
            await sitting
            await until(lambda: here.mirror.number == there.mirror.number)
            assert [seat["guest"] for seat in here.table["seats"]] == [
                here.guest,
                there.guest,
                None,
            ]
            assert here.table["seats"][2]["bot"]

    in_company(tmp_path, redis.url, test)


def test_only_new_lines_are_read(tmp_path: Path, redis: Redis) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(4, teams=True)
        table = people[0].table["id"]
        for text in ("one", "two"):
            await people[0].do("say", text=text)
        await people[0].do("say", text="three", channel="team")
        known = {"table": 1, "team0": 0, "team1": 0}
        (news,) = await place.house.store.news([store.Wanted(table, None, known, None)])
        assert [row.text for row in news.lines] == ["two", "three"]
        assert (news.entries, news.members) == ((), None)

    in_company(tmp_path, redis.url, test)


def test_those_who_are_here_are_renewed_in_one_statement(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(3)
        table = people[0].table["id"]
        await place.settle()
        await people[2].disconnect()
        await place.settle()
        written: list[object] = []
        write = place.house.writer.write

        async def note(statements: Sequence[Statement], table: str = "") -> None:
            written.extend(statements)
            await write(statements, table)

        monkeypatch.setattr(place.house.writer, "write", note)
        place.time.pass_seconds(15)
        await place.house.say_who_is_here()
        await place.settle()
        assert len(written) == 1
        members = {row.guest: row for row in await place.house.store.members(table)}
        connected = [members[person.guest].here for person in people]
        assert connected == [place.time.now + HERE_FOR, place.time.now + HERE_FOR, 0]

    in_company(tmp_path, redis.url, test)


def test_regards_and_removals_hold_at_the_other_process(tmp_path: Path, redis: Redis) -> None:
    async def test(place: Place) -> None:
        async with lobby_at_both(place) as (other, here, there):
            id = here.table["id"]
            await there.do("sit", seat=1)
            await here.do("say", text="hello")
            await until(lambda: there.mirror.chat)
            # Muted from another device, which is connected to the first process.
            await regards.change(place.house, there.guest, here.guest, RegardWish(muted=True))
            await until(lambda: not there.mirror.chat)
            await here.do("remove", guest=there.guest)
            await until(lambda: is_closed(there))
            assert json.loads(there.sent[-1])["code"] == "removed"
            await there.disconnect()
            await here.do("let_back", guest=there.guest)
            await until(lambda: id not in other.rooms or there.guest not in removed(other, id))
            await there.connect(id)
            await there.do("sit", seat=1)
            await regards.change(other, here.guest, there.guest, RegardWish(blocked=True))
            await until(lambda: here.table["seats"][1]["guest"] is None)
            await until(lambda: is_closed(there))
            assert json.loads(there.sent[-1])["code"] == "kept_out"

    in_company(tmp_path, redis.url, test)


def is_closed(visitor: Visitor) -> bool:
    visitor.read()
    return visitor.box is not None and visitor.box.closed


def removed(house: House, id: str) -> dict[str, str | None]:
    return house.rooms[id].state.removed
