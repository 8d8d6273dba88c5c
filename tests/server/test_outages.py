"""PostgreSQL and Redis that are there, but slow or silent: nothing is lost or happens twice."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import make_url

from mirabilia.server import bell, database
from mirabilia.server.database import Away
from tests.server.company import game_at_both, hears, in_company
from tests.server.support import Place, Visitor, entries_of, in_database
from tests.support.passage import Passage
from tests.support.services import Cluster, Redis
from tests.support.waiting import until

# Seconds for each piece of what passes: a query is several of them, to and fro.
SLOW = 0.05
NUMBERS = itertools.count()


@pytest.fixture
def way(cluster: Cluster) -> Iterator[tuple[Passage, str]]:
    """A way to PostgreSQL, and the address of a new database there."""
    url = make_url(cluster.new_database(f"database_{next(NUMBERS)}"))
    with Passage(cluster.port) as passage:
        there = url.set(port=passage.port)
        yield passage, there.render_as_string(hide_password=False)


# ---- PostgreSQL


def test_with_a_slow_database_a_game_goes_on(way: tuple[Passage, str]) -> None:
    passage, url = way

    async def test(place: Place) -> None:
        people = await place.seated(3)
        passage.delay = SLOW
        for _ in range(2):
            asked = [person for person in people if person.awaited]
            await asyncio.gather(*(person.play() for person in asked))
        passage.delay = 0
        played = [one for one in await log_of(place, people[0]) if one == "played"]
        assert len(played) == 6

    in_database(url, test)


@pytest.mark.parametrize("arrives", [False, True])
def test_a_database_that_says_nothing_is_away_and_a_move_happens_once(
    way: tuple[Passage, str], monkeypatch: pytest.MonkeyPatch, arrives: bool
) -> None:
    """The question does not arrive, or it does and the answer is lost: nobody can tell which."""
    passage, url = way
    monkeypatch.setattr(database, "SECONDS_TO_ANSWER", 1)

    async def test(place: Place) -> None:
        first, second, third = await place.seated(3)
        await place.settle()
        play = {"round": first.round["number"], "move": first.moves[0]}
        passage.stand_still(there=arrives)
        assert await first.refused("play", id="my move", **play) == "try_again"
        if arrives:
            # What the answer was lost to is broken off by now: what was kept is kept.
            passage.stand_still()
        passage.cut()
        passage.go_on()
        await first.do("play", id="my move", **play)
        await second.play()
        await third.play()
        assert (await log_of(place, first)).count("played") == 3
        for person in (first, second, third):
            assert person.round["number"] > play["round"]
            assert person.mirror.state() == await place.fresh(first.table["id"], person.guest)

    in_database(url, test)


async def log_of(place: Place, person: Visitor) -> list[str]:
    """The kinds of entries of a table; which connections are broken is found out one by one."""
    while True:
        with suppress(Away):
            return [entry["kind"] for entry in await entries_of(place, person.table["id"])]


def test_connections_that_break_off_are_made_again(way: tuple[Passage, str]) -> None:
    passage, url = way

    async def test(place: Place) -> None:
        people = await place.seated(3)
        for _ in range(3):
            for number, person in enumerate(people):
                passage.cut()
                play = {"round": person.round["number"], "move": person.moves[0]}
                # What is lost with the connection is sent again, as a page would do.
                while (await person.ask("play", id=f"{number} {play}", **play))["type"] != "done":
                    pass
        assert (await log_of(place, people[0])).count("played") == 9

    in_database(url, test)


# ---- Redis


def in_company_through(
    folder: Path, redis: Redis, test: Callable[[Place, Passage], Awaitable[None]]
) -> None:
    """Redis is reached by a way that can be slow."""
    with Passage(redis.port) as passage:
        url = f"redis://127.0.0.1:{passage.port}/0"
        in_company(folder, url, lambda place: test(place, passage))


@asynccontextmanager
async def both_through(place: Place, passage: Passage) -> AsyncIterator[tuple[Visitor, Visitor]]:
    async with game_at_both(place) as (_, here, there):
        yield here, there
        passage.go_on()


def test_with_a_slow_redis_news_arrive(tmp_path: Path, redis: Redis) -> None:
    async def test(place: Place, passage: Passage) -> None:
        async with both_through(place, passage) as (here, there):
            passage.delay = SLOW
            for number in range(5):
                await here.do("say", text=str(number))
            await until(lambda: len(there.mirror.chat) == 5)

    in_company_through(tmp_path, redis, test)


def test_a_redis_that_says_nothing_is_away(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bell, "SECONDS_OF_SILENCE", 1)

    async def test(place: Place, passage: Passage) -> None:
        async with both_through(place, passage) as (here, there):
            passage.stand_still()
            await here.do("say", text="is anybody there?")
            await until(lambda: len(there.mirror.chat) == 1)
            assert not hears(place.house)
            passage.go_on()
            await until(lambda: hears(place.house) and hears(there.house))
            await there.do("say", text="yes")
            await until(lambda: len(here.mirror.chat) == 2)

    in_company_through(tmp_path, redis, test)
