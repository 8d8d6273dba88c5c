"""What processes tell each other through Redis: nothing is missed, and nobody is woken in vain."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from redis.exceptions import RedisError

from mirabilia.server.bell import CHANNEL, MOST_TOLD, Bell, News, channels_of_others, check
from mirabilia.server.database import Away
from mirabilia.server.limits import Limits
from mirabilia.server.store import Told
from tests.server.support import run_alone
from tests.support.services import Redis, free_port
from tests.support.waiting import until


async def nothing() -> None:
    pass


def bell_of(
    url: str,
    place: str,
    hear: Callable[[str, int, list[Told]], None] = lambda *_: None,
    renamed: Callable[[str], None] = lambda _: None,
    look: Callable[[], Awaitable[None]] = nothing,
    limits: Limits | None = None,
) -> Bell:
    """The bell of a process, which does nothing that it is not told to."""
    return Bell(url, place, hear, renamed, look, limits or Limits())


@asynccontextmanager
async def hung(*bells: Bell) -> AsyncIterator[None]:
    """They listen, and can be rung, until the block ends."""
    tasks = [asyncio.create_task(bell.run()) for bell in bells]
    try:
        await until(lambda: all(bell.listens and bell.tube is not None for bell in bells))
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for bell in bells:
            await bell.close()


def test_nothing_that_was_rung_while_redis_was_away_is_missed(redis: Redis) -> None:
    async def test() -> None:
        heard: list[tuple[str, int]] = []

        async def look_around() -> None:
            heard.append(("all", 0))

        def renamed(guest: str) -> None:
            heard.append((guest, -1))

        one = bell_of(redis.url, "one", renamed=renamed)
        two = bell_of(redis.url, "two", lambda *news: heard.append(news[:2]), renamed, look_around)
        async with hung(one, two):
            one.ring("table", 7)
            await until(lambda: ("table", 7) in heard)
            redis.stop()
            await until(lambda: not two.listens)
            one.ring("table", 8)
            one.ring("table", 9)
            redis.start()
            await until(lambda: two.listens and not one.unsaid and not one.said)
            # Either it was rung when the other listened again, or that one has looked by then.
            await until(lambda: heard[-1] in (("table", 9), ("all", 0)))
            one.ring("table", 10)
            await until(lambda: heard[-1] == ("table", 10))
            one.ring_name("ada")
            await until(lambda: heard[-1] == ("ada", -1))

    run_alone(test())


def test_what_was_told_in_vain_is_read(redis: Redis) -> None:
    """Entries are not kept for a Redis that is away: only that there are some."""

    async def test() -> None:
        heard: list[tuple[str, int, list[Told]]] = []
        one = bell_of(redis.url, "one")
        two = bell_of(redis.url, "two", lambda *news: heard.append(news))
        async with hung(one, two):
            entries = [Told("table", number, 0, None, None, "{}") for number in range(100)]
            for entry in entries[:40]:
                one.ring("table", entry.number, entry)
            await until(lambda: heard and heard[-1][1] == 39)
            assert heard[-1][2] == entries[:MOST_TOLD]
            redis.stop()
            await until(lambda: not two.listens)
            one.ring("table", 40, entries[40])
            await until(lambda: one.tube is None)
            one.ring("table", 41, entries[41])
            assert one.unsaid == {"table": News(41)}

    run_alone(test())


def test_everybody_hears_all_others_and_nobody_themselves(redis: Redis) -> None:
    async def test() -> None:
        places = ["00ff", "0f00", "00f0", "f00f"]
        heard: dict[str, list[str]] = {place: [] for place in places}

        def listener(place: str) -> Bell:
            return bell_of(redis.url, place, lambda subject, *_: heard[place].append(subject))

        bells = {place: listener(place) for place in places}
        async with hung(*bells.values()):
            for place, bell in bells.items():
                bell.ring(f"of {place}", 1)
            await until(lambda: all(len(subjects) == 3 for subjects in heard.values()))
            for place, bell in bells.items():
                bell.ring(f"end of {place}", 1)
            await until(lambda: all(len(subjects) == 6 for subjects in heard.values()))
        for place in places:
            others = {
                f"{what}{one}" for one in places if one != place for what in ("of ", "end of ")
            }
            assert set(heard[place]) == others

    run_alone(test())


def test_what_is_rung_together_is_one_message(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every message wakes all other processes up."""

    async def test() -> None:
        messages: list[list[str]] = []
        one = bell_of(redis.url, "1", limits=Limits(bell_pause=0.5))
        two = bell_of(redis.url, "2")
        hear = two.hear

        def note(pushed: list[Any]) -> None:
            if pushed[0] == b"pmessage":
                messages.append([*json.loads(pushed[3])])
            hear(pushed)

        monkeypatch.setattr(two, "hear", note)
        async with hung(one, two):
            one.ring("first", 1)
            await until(lambda: messages)
            for number in range(10):
                one.ring(f"table {number}", 1)
                await asyncio.sleep(0)
            await until(lambda: len(messages) > 1)
            assert messages == [["first"], [f"table {number}" for number in range(10)]]

    run_alone(test())


def test_a_ring_that_was_not_answered_is_rung_again(redis: Redis) -> None:
    """The connection that rings is lost before the answer was read: who listens knows nothing."""

    async def test() -> None:
        heard: list[tuple[str, int]] = []
        one = bell_of(redis.url, "1")
        two = bell_of(redis.url, "2", lambda *news: heard.append(news[:2]))
        async with hung(one, two):
            lost = one.tube
            assert lost is not None
            # Nothing that is written from now on arrives.
            lost.transport.write = lambda data: None  # type: ignore[method-assign]
            one.ring("table", 7, Told("table", 7, 0, None, None, "{}"))
            await until(lambda: one.said)
            lost.transport.abort()
            await until(lambda: ("table", 7) in heard)

    run_alone(test())


def test_a_database_that_is_away_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    """It says so itself, in one line: whoever asks it adds no traceback."""

    async def look_in_vain() -> None:
        raise Away(OSError("gone"))

    async def look_wrongly() -> None:
        raise LookupError("a mistake of ours")

    async def test() -> None:
        for look in (look_in_vain, look_wrongly):
            bell = bell_of("redis://localhost:1/0", "1", look=look)
            await bell.look_safely()
            await bell.close()

    run_alone(test())
    told = [(record.levelname, bool(record.exc_info)) for record in caplog.records]
    assert told == [("WARNING", False), ("ERROR", True)]


def test_a_redis_is_looked_for_before_the_server_starts(redis: Redis) -> None:
    run_alone(check(redis.url))
    redis.stop()
    with pytest.raises(RedisError):
        run_alone(check(redis.url))
    redis.start()


def test_a_redis_that_is_not_there_is_missed_at_once() -> None:
    with pytest.raises(RedisError):
        run_alone(check(f"redis://127.0.0.1:{free_port()}"))


def test_the_channels_of_others_are_all_but_ones_own() -> None:
    assert channels_of_others(b"a1") == [CHANNEL + b"[^a]*", CHANNEL + b"a[^1]*"]
