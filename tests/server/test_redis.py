"""Several processes with one database, woken by Redis, where one is installed."""

from __future__ import annotations

import asyncio
import shutil
import socket
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from mirabilia.server import house as houses
from mirabilia.server.bell import Bell
from mirabilia.server.house import LEFT_FOR, House
from mirabilia.server.messages import Guest
from mirabilia.server.outbox import TAKEN_OVER
from mirabilia.server.presence import HERE_FOR
from mirabilia.server.settings import sqlite_url
from tests.server.support import Place, Test, Visitor, entries_of, in_database, run_alone
from tests.server.test_process import Server, complaint, play_until
from tests.support.waiting import await_thing, until

PROGRAM = shutil.which("redis-server")

pytestmark = pytest.mark.skipif(PROGRAM is None, reason="there is no Redis here")


class Redis:
    """A Redis of its own, which can go away and come back at the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.create_server(("127.0.0.1", 0)) as listening:
            self.port: int = listening.getsockname()[1]
        self.url = f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        assert PROGRAM is not None
        options = {"port": self.port, "bind": "127.0.0.1", "save": "", "dir": self.folder}
        words = [word for name, value in options.items() for word in (f"--{name}", str(value))]
        self.process = subprocess.Popen([PROGRAM, *words], stdout=subprocess.DEVNULL)
        await_thing(self.answers)

    def answers(self) -> bool:
        with socket.socket() as asking:
            return asking.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    made = Redis(tmp_path)
    made.start()
    try:
        yield made
    finally:
        made.stop()


def in_company(folder: Path, redis: Redis, test: Test) -> None:
    in_database(sqlite_url(folder / "test.db"), test, redis_url=redis.url)


@asynccontextmanager
async def second_house(place: Place) -> AsyncIterator[House]:
    """Another process, as far as anybody can tell."""
    house = place.new_house()
    await house.open()
    try:
        await until(lambda: hears(place.house) and hears(house))
        yield house
    finally:
        await house.close()


def hears(house: House) -> bool:
    return house.bell is not None and house.bell.listens


async def table_for_two(place: Place, other: House) -> tuple[Visitor, Visitor]:
    """A game that has begun: one at each process, and a bot."""
    here, there = await place.visitor("here"), await place.visitor("there")
    there.house = other
    id = await place.table(here, bots=("random",), sides="day")
    await there.connect(id)
    await there.do("sit", seat=2)
    await until(lambda: here.table["seats"][2]["guest"])
    await here.do("start")
    await until(lambda: there.table["status"] == "playing")
    return here, there


def test_what_happens_at_one_process_is_told_at_the_other(tmp_path: Path, redis: Redis) -> None:
    async def test(place: Place) -> None:
        async with second_house(place) as other:
            here, there = await table_for_two(place, other)
            while here.table["status"] == "playing":
                for person in (here, there):
                    await until(lambda: here.mirror.number == there.mirror.number)
                    if person.awaited:
                        # The bot may have been first at the other process.
                        await person.ask("play", round=person.round["number"], move=person.moves[0])
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

    in_company(tmp_path, redis, test)


def test_chat_and_presence_reach_the_other_process(tmp_path: Path, redis: Redis) -> None:
    async def test(place: Place) -> None:
        async with second_house(place) as other:
            here, there = await table_for_two(place, other)
            await until(lambda: here.mirror.present == there.mirror.present == [0, 2])
            await there.do("say", text="well met")
            await until(lambda: [line["text"] for line in here.mirror.chat] == ["well met"])
            await here.do("say", text="and you")
            await until(lambda: len(there.mirror.chat) == 2)
            await here.disconnect()
            await until(lambda: there.mirror.present == [2])

    in_company(tmp_path, redis, test)


def test_a_new_name_reaches_the_other_process(tmp_path: Path, redis: Redis) -> None:
    async def test(place: Place) -> None:
        async with second_house(place) as other:
            here, there = await table_for_two(place, other)
            await there.do("say", text="it is me")
            await place.house.rename(Guest(there.guest, "Hypatia"))
            assert there.room is not None
            known = there.room.presence.known
            await until(lambda: there.guest not in known)
            await there.do("say", text="and now?")
            await until(lambda: len(here.mirror.chat) == 2)
            assert [line["name"] for line in here.mirror.chat] == ["there", "Hypatia"]

    in_company(tmp_path, redis, test)


def test_a_new_name_is_found_out_without_redis(tmp_path: Path, redis: Redis) -> None:
    async def test(place: Place) -> None:
        async with second_house(place) as other:
            here, there = await table_for_two(place, other)
            redis.stop()
            await until(lambda: not hears(place.house) and not hears(other))
            await place.house.rename(Guest(there.guest, "Hypatia"))
            assert there.room is not None
            await there.room.house.look_around()
            await there.do("say", text="who am I?")
            await until(lambda: [line["name"] for line in here.mirror.chat] == ["Hypatia"])

    in_company(tmp_path, redis, test)


def test_who_is_at_another_process_is_not_away(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nobody says again who is there: as if the other process were lost when time has passed.
    monkeypatch.setattr(houses, "SECONDS_BETWEEN_SIGNS", 3600)

    async def test(place: Place) -> None:
        async with second_house(place) as other:
            here, _ = await table_for_two(place, other)
            await until(lambda: here.mirror.present == [0, 2])
            assert await here.refused("hand_over", seat=2) == "present"
            # Their process was lost: nothing is heard from it any more.
            place.time.pass_seconds(HERE_FOR / 1000 + 1)
            assert await here.refused("hand_over", seat=2) == "not_yet"
            place.time.pass_seconds(120)
            await here.do("hand_over", seat=2)
            assert here.table["seats"][2]["bot"]

    in_company(tmp_path, redis, test)


def test_a_second_window_at_another_process_takes_over(tmp_path: Path, redis: Redis) -> None:
    async def test(place: Place) -> None:
        async with second_house(place) as other:
            here, _ = await table_for_two(place, other)
            first = here.box
            assert first is not None
            again = Visitor(other, here.guest)
            await again.connect(here.table["id"])
            await until(lambda: first.closed)
            waiting = [first.waiting.get_nowait() for _ in range(first.waiting.qsize())]
            assert waiting[-1] == TAKEN_OVER
            assert again.box is not None
            assert not again.box.closed
            await here.disconnect()
            await place.settle()
            assert not again.box.closed
            assert again.mirror.present == [0, 2]

    in_company(tmp_path, redis, test)


def test_without_redis_the_database_is_asked(tmp_path: Path, redis: Redis) -> None:
    async def test(place: Place) -> None:
        async with second_house(place) as other:
            here, there = await table_for_two(place, other)
            redis.stop()
            await until(lambda: not hears(place.house) and not hears(other))
            await here.do("say", text="is anybody there?")
            await until(lambda: len(there.mirror.chat) == 1)
            redis.start()
            await until(lambda: hears(place.house) and hears(other))
            await there.do("say", text="yes")
            await until(lambda: len(here.mirror.chat) == 2)
            bells = [house.bell for house in (place.house, other) if house.bell is not None]
            await until(lambda: not any(bell.unsaid for bell in bells))

    in_company(tmp_path, redis, test)


def test_nothing_that_was_rung_while_redis_was_away_is_missed(redis: Redis) -> None:
    async def nothing() -> None:
        pass

    async def test() -> None:
        heard: list[tuple[str, int]] = []

        async def look_around() -> None:
            heard.append(("all", 0))

        def renamed(guest: str) -> None:
            heard.append((guest, -1))

        one = Bell(redis.url, "one", lambda *_: None, renamed, nothing)
        two = Bell(redis.url, "two", lambda *news: heard.append(news), renamed, look_around)
        tasks = [asyncio.create_task(bell.run()) for bell in (one, two)]
        await until(lambda: one.listens and two.listens)
        one.ring("table", 7)
        await until(lambda: ("table", 7) in heard)
        redis.stop()
        await until(lambda: not two.listens)
        one.ring("table", 8)
        one.ring("table", 9)
        redis.start()
        await until(lambda: two.listens and not one.unsaid)
        # Either it was rung when the other listened again, or that one has looked by then.
        await until(lambda: heard[-1] in (("table", 9), ("all", 0)))
        one.ring("table", 10)
        await until(lambda: heard[-1] == ("table", 10))
        one.ring_name("ada")
        await until(lambda: heard[-1] == ("ada", -1))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await one.close()
        await two.close()

    run_alone(test())


def test_what_a_lost_process_has_left_is_taken_up(tmp_path: Path, redis: Redis) -> None:
    async def test(place: Place) -> None:
        host = await place.visitor()
        async with second_house(place) as other:
            # A table whose bots nobody lets think.
            place.house.thinkers.choose = never  # type: ignore[method-assign]
            id = await place.table(host, bots=("random", "random"), start=True, sides="day")
            await host.do("leave")
            await other.take_up(place.time.now - LEFT_FOR)
            assert id not in other.rooms
            place.time.pass_seconds(LEFT_FOR / 1000 + 1)
            await other.take_up(place.time.now - LEFT_FOR)
            assert id in other.rooms

    in_company(tmp_path, redis, test)


async def never(bot: str, view: bytes, seconds: float) -> str:
    await asyncio.Event().wait()
    return ""


def test_two_real_processes_play_one_game(tmp_path: Path, redis: Redis) -> None:
    first, second = (Server(tmp_path, "--redis-url", redis.url) for _ in range(2))
    first.start()
    second.start()
    try:
        first.ask("/api/me", {"name": "Ada"})
        wanted = {"settings": {"players": 3, "sides": "day"}, "bots": ["random"] * 2, "start": True}
        table = first.ask("/api/tables", wanted)["id"]
        second.cookie = first.cookie
        run_alone(play_until(second, table, 3))
        end = run_alone(play_until(first, table, 99))
        assert end["table"]["status"] == "over"
    finally:
        first.kill()
        second.kill()


def test_a_redis_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
    url = f"redis://127.0.0.1:{port}"
    line = complaint("serve", "--port", "0", "--data", str(tmp_path), "--redis-url", url)
    assert "Redis" in line
