"""A house has all tables of a server process, and what they share."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Executable

from mirabilia.server import conduct, store
from mirabilia.server import entries as log
from mirabilia.server import messages as wire
from mirabilia.server.clock import Clock
from mirabilia.server.database import Database
from mirabilia.server.levels import names_for_seats
from mirabilia.server.outbox import GOING_DOWN
from mirabilia.server.refusals import Refused
from mirabilia.server.room import Room
from mirabilia.server.table import TableState
from mirabilia.server.thinkers import Thinkers
from mirabilia.server.writer import Writer

if TYPE_CHECKING:
    from mirabilia.server.bell import Bell

logger: Final = logging.getLogger(__name__)

# How often it is said who is connected.
SECONDS_BETWEEN_SIGNS: Final = 15
# A table where a bot or a clock has had something to do for so long was left by its process.
LEFT_FOR: Final = 20_000


async def end(tasks: Sequence[asyncio.Task[Any]]) -> None:
    """Cancel tasks, and wait until they have ended."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


class House:
    """The rooms that are open, the database, the writer, the bots."""

    def __init__(
        self,
        database: Database,
        thinkers: Thinkers,
        clock: Clock | None = None,
        redis_url: str | None = None,
        bots: Sequence[str] = (),
    ) -> None:
        self.database: Final = database
        self.thinkers: Final = thinkers
        self.clock: Final = clock or Clock()
        # What can be put on a seat, by name. Nothing else that a client names is looked for.
        self.bots: Final = names_for_seats(bots)
        self.store: Final = store.Store(database)
        self.writer: Final = Writer(database)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.place: Final = secrets.token_hex(8)
        self.redis_url: Final = redis_url
        self.bell: Bell | None = None
        self.opened = 0
        self.closing = False

    def now(self) -> int:
        return self.clock()

    async def open(self) -> None:
        """Bring the schema up to date, and go on where bots or clocks were at work."""
        await self.database.migrate()
        self.opened = self.now()
        self.tasks.append(asyncio.create_task(self.writer.run()))
        if self.redis_url is None:
            await self.take_up(self.opened, after_absence=True)
            return
        # Only those who share a database need what it takes.
        bell = import_module("mirabilia.server.bell").Bell
        self.bell = bell(self.redis_url, self.place, self.heard, self.renamed, self.look_around)
        self.tasks.append(asyncio.create_task(self.bell.run()))
        self.tasks.append(asyncio.create_task(self.stay()))

    async def close(self) -> None:
        """End everything that is under way, and only then what it works with."""
        self.closing = True
        for room in self.rooms.values():
            room.close(GOING_DOWN)
        under_way = [task for room in self.rooms.values() for task in room.tasks]
        await end([*under_way, *self.loading.values(), *self.tasks])
        if self.bell is not None:
            await self.bell.close()
        await self.thinkers.close()
        await self.database.close()

    async def guest(self, id: str) -> wire.Guest:
        guest = await self.store.guest(id)
        if guest is None:
            raise Refused("unknown_guest")
        return guest

    async def rename(self, guest: wire.Guest) -> None:
        """Give a guest another name, at all processes."""
        await self.writer.write([store.rename_guest(guest)])
        self.renamed(guest.id)
        if self.bell is not None:
            self.bell.ring_name(guest.id)

    # ---- other processes

    def ring(self, id: str, number: int) -> None:
        """Something was written: let the other processes know."""
        if self.bell is not None:
            self.bell.ring(id, number)

    def heard(self, id: str, _: int) -> None:
        room = self.rooms.get(id)
        if room is not None and not self.closing:
            room.spawn(room.catch_up())

    def renamed(self, guest: str) -> None:
        """A guest has another name: it is read again when it is needed."""
        for room in self.rooms.values():
            room.presence.forget(guest)

    async def look_around(self) -> None:
        """Read on at all tables here, because something may have been missed."""
        for room in list(self.rooms.values()):
            room.presence.forget_all()
            await room.catch_up()

    async def stay(self) -> None:
        """Say now and then who is here, and take up what another process has left."""
        while True:
            try:
                await self.take_up(self.now() - LEFT_FOR)
            except Exception:
                logger.exception("the database could not be asked")
            await asyncio.sleep(SECONDS_BETWEEN_SIGNS)
            for room in list(self.rooms.values()):
                room.presence.stay()

    async def take_up(self, untouched_since: int, after_absence: bool = False) -> None:
        """Go on where bots or clocks were at work."""
        for id in await self.store.active_tables(untouched_since):
            try:
                room = await self.room(id)
                if after_absence:
                    await room.players.restart_clock()
                room.players.wake()
            except Exception:
                # One that cannot be read must not keep all others waiting.
                logger.exception("table %s: cannot go on", id)

    # ---- rooms

    async def room(self, id: str) -> Room:
        """A table, brought to life if it is not."""
        while id not in self.rooms:
            if self.closing:
                raise Refused("try_again")
            if id not in self.loading:
                self.loading[id] = asyncio.create_task(self.bring_up(id))
            await asyncio.shield(self.loading[id])
        return self.rooms[id]

    async def bring_up(self, id: str) -> Room:
        try:
            room = self.rooms[id] = Room(self, await self.load(id))
            if self.bell is not None:
                room.players.wake()
            return room
        finally:
            del self.loading[id]

    async def load(self, id: str) -> store.Kept:
        kept = await self.store.table(id)
        if kept is None:
            raise Refused("no_table")
        return kept

    def release(self, room: Room) -> None:
        """A table where nothing can happen by itself needs no place in memory."""
        if room.idle and self.rooms.get(room.state.id) is room:
            del self.rooms[room.state.id]

    async def create(self, who: wire.Guest, wanted: wire.NewTable) -> str:
        """A new table."""
        told = await asyncio.to_thread(conduct.set_up, who, wanted, self.bots)
        state, statements = await asyncio.to_thread(self.new_table, told)
        await self.writer.write(statements)
        if state.needs_server():
            (await self.room(state.id)).players.wake()
        return state.id

    def new_table(self, told: Sequence[log.AnyEntry]) -> tuple[TableState, list[Executable]]:
        """A table that begins with these entries, and what keeps it."""
        id = secrets.token_urlsafe(12)
        at = self.now()
        state = TableState.of_log(id, [(entry, at) for entry in told])
        statements = [store.new_table(state, at), *store.new_members(id, state.guests, at)]
        for number, entry in enumerate(told):
            statements.append(store.new_entry(id, number + 1, at, entry, None, None))
        return state, statements
