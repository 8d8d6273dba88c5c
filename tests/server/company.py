"""Tables whose people are connected to two processes, which Redis wakes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from mirabilia.server.house import House
from mirabilia.server.settings import sqlite_url
from tests.server.support import Place, Test, Visitor, in_database
from tests.support.waiting import until


def in_company(folder: Path, redis_url: str, test: Test) -> None:
    in_database(sqlite_url(folder / "test.db"), test, redis_url=redis_url)


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


Both = AsyncIterator[tuple[House, Visitor, Visitor]]


@asynccontextmanager
async def lobby_at_both(place: Place, **table: Any) -> Both:
    """A table that is set up: its host here, and somebody who is connected to another process."""
    async with second_house(place) as other:
        here, there = await place.visitor("here"), await place.visitor("there")
        there.house = other
        await there.connect(await place.table(here, **table))
        yield other, here, there


@asynccontextmanager
async def game_at_both(place: Place) -> Both:
    """A game that has begun: one at each process, and a bot."""
    async with lobby_at_both(place, bots=("random",), sides="day") as (other, here, there):
        await there.do("sit", seat=2)
        await until(lambda: here.table["seats"][2]["guest"])
        await here.do("start")
        await until(lambda: there.table["status"] == "playing")
        yield other, here, there


async def play_in_turn(here: Visitor, there: Visitor) -> None:
    """Both answer what they are asked."""
    for person in (here, there):
        await until(lambda: here.mirror.number == there.mirror.number)
        if person.awaited:
            # The bot may have been first at the other process.
            await person.ask("play", round=person.round["number"], move=person.moves[0])
