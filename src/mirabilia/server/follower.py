"""Follows what other processes write: takes in the entries that they tell of, and reads what else
is new at the tables that are alive here.

One reading is under way at a time. Whatever is heard of meanwhile, about whichever tables and
however often, waits for the next one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mirabilia.server.database import Away

if TYPE_CHECKING:
    from mirabilia.server.house import House
    from mirabilia.server.room import Room
    from mirabilia.server.store import Told

logger: Final = logging.getLogger(__name__)

# What can be new at a table, as the bell says it: before the id of the table.
ENTRIES: Final = ""
LINES: Final = "lines:"
MEMBERS: Final = "members:"
# Before the id of a guest who has signed out.
DISMISSED: Final = "dismissed:"
ALL: Final = frozenset((ENTRIES, LINES, MEMBERS))
SECONDS_AFTER_FAILURE: Final = 1.0


class Follower:
    """Runs as one task."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self.missed: dict[str, set[str]] = {}
        self.something: Final = asyncio.Event()
        # How often the database was asked.
        self.readings = 0

    def hear(self, subject: str, number: int, told: Sequence[Told] = ()) -> None:
        """Another process has written something, and may have told what."""
        room = self.house.rooms.get(subject)
        if room is None:
            self.hear_of_people(subject)
        elif not self.house.closing:
            room.hear(told)
            if number > room.number_heard():
                self.miss(room, number)

    def hear_of_people(self, subject: str) -> None:
        """The subject is no table that is alive here: somebody has come, gone or said something."""
        if subject.startswith(DISMISSED):
            self.house.dismiss(subject.removeprefix(DISMISSED))
            return
        for what in (LINES, MEMBERS):
            id = subject.removeprefix(what)
            if id != subject and id in self.house.rooms and not self.house.closing:
                self.note(id, {what})

    def miss(self, room: Room, number: int) -> None:
        """Read what is missing, unless it may be what we ourselves are just writing."""
        if not room.lock.locked():
            self.note(room.state.id, {ENTRIES})
            return
        if room.missing is None:
            room.spawn(self.look_again(room))
        room.missing = max(number, room.missing or 0)

    async def look_again(self, room: Room) -> None:
        async with room.lock:
            number, room.missing = room.missing or 0, None
            if number > room.number_heard():
                self.note(room.state.id, {ENTRIES})

    def note(self, id: str, what: set[str] | frozenset[str] = ALL) -> None:
        """There may be something new at a table."""
        self.missed.setdefault(id, set()).update(what)
        self.something.set()

    async def run(self) -> None:
        while True:
            await self.something.wait()
            self.something.clear()
            missed, self.missed = self.missed, {}
            try:
                await self.read(missed)
            except Exception as error:
                if not isinstance(error, Away):
                    logger.exception("the database could not be asked")
                await asyncio.sleep(SECONDS_AFTER_FAILURE)
                for id, what in missed.items():
                    self.note(id, what)

    async def read(self, missed: dict[str, set[str]]) -> None:
        rooms = {id: self.house.rooms[id] for id in missed if id in self.house.rooms}
        wanted = [room.wanted(missed[id]) for id, room in rooms.items()]
        self.readings += 1
        found = await self.house.store.news(wanted)
        for room, news in zip(rooms.values(), found, strict=True):
            if not self.house.closing:
                room.spawn(room.catch_up(news))
