"""A house has all tables of a server process, and what they share."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from mirabilia.server import conduct, regards, store
from mirabilia.server import entries as log
from mirabilia.server import messages as wire
from mirabilia.server.clock import Clock, Timer
from mirabilia.server.database import Away, Database, Statement
from mirabilia.server.days import Days
from mirabilia.server.dealing import Dealing
from mirabilia.server.follower import MEMBERS, Follower
from mirabilia.server.levels import names_for_seats
from mirabilia.server.limits import Limits
from mirabilia.server.metrics import Metrics
from mirabilia.server.moments import Moment
from mirabilia.server.notices import Notices
from mirabilia.server.outbox import GOING_DOWN, Outbox
from mirabilia.server.presence import HERE_FOR
from mirabilia.server.rates import Rates
from mirabilia.server.refusals import REFUSED_CODE, Refused
from mirabilia.server.room import Room
from mirabilia.server.sweep import Sweep
from mirabilia.server.table import TableState
from mirabilia.server.texts import WordList
from mirabilia.server.thinkers import Thinkers
from mirabilia.server.writer import Writer

if TYPE_CHECKING:
    from mirabilia.server.bell import Bell
    from mirabilia.server.push.calls import Calls

logger: Final = logging.getLogger(__name__)

# How often it is said who is connected.
SECONDS_BETWEEN_SIGNS: Final = 15
# A table where a bot or a clock has had something to do for so long was left by its process.
LEFT_FOR: Final = 20_000
# Seconds to wait, at least, after each table that is woken; and until a database is asked again.
BETWEEN_TABLES: Final = 0.02
UNTIL_NEXT_TRY: Final = 1.0


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
        limits: Limits | None = None,
        words: WordList | None = None,
        dealing: Dealing | None = None,
    ) -> None:
        self.database: Final = database
        self.thinkers: Final = thinkers
        self.clock: Final = clock or Clock()
        # What can be put on a seat, by name. Nothing else that a client names is looked for.
        self.bots: Final = names_for_seats(bots)
        self.limits: Final = limits or Limits()
        self.rates: Final = Rates(self.limits, self.clock)
        self.words: Final = words or WordList()
        self.store: Final = store.Store(database, self.limits)
        self.writer: Final = Writer(database)
        self.follower: Final = Follower(self)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        # Tables that are not in memory, and wait for nothing but their clock.
        self.alarms: dict[str, Timer] = {}
        self.woken: set[asyncio.Task[None]] = set()
        self.tasks: list[asyncio.Task[None]] = []
        # Wakes the tables where bots or clocks were at work.
        self.waking: asyncio.Task[None] | None = None
        # Those that have not been woken since the server was away.
        self.asleep: set[str] = set()
        self.place: Final = secrets.token_hex(8)
        self.redis_url: Final = redis_url
        self.bell: Bell | None = None
        # Calls those who have closed the page, if the server does so.
        self.calls: Calls | None = None
        self.opened = 0
        # How often it was heard that a guest regards others differently.
        self.regards_heard = 0
        self.closing = False
        self.notices: Final = Notices(self)
        self.days: Final = Days(self, dealing or Dealing())
        self.metrics: Final = Metrics(self)

    def now(self) -> int:
        return self.clock()

    async def open(self) -> None:
        """Bring the schema up to date, and go on where bots or clocks were at work."""
        await self.database.migrate()
        if not await self.database.hold(self.redis_url is not None):
            raise RuntimeError("the database is in use by another server")
        self.opened = self.now()
        self.tasks.append(asyncio.create_task(self.keep_hold()))
        self.tasks.append(asyncio.create_task(self.writer.run()))
        self.tasks.append(asyncio.create_task(Sweep(self).run()))
        self.tasks.append(asyncio.create_task(self.notices.run()))
        self.tasks.append(asyncio.create_task(self.metrics.beat()))
        if self.redis_url is None:
            await self.take_up(self.opened, after_absence=True)
            return
        # Only those who share a database need what it takes.
        bell = import_module("mirabilia.server.bell").Bell
        self.bell = bell(
            self.redis_url,
            self.place,
            self.follower.hear,
            self.changed,
            self.look_around,
            self.limits,
        )
        self.tasks.append(asyncio.create_task(self.bell.run()))
        self.tasks.append(asyncio.create_task(self.follower.run()))
        self.tasks.append(asyncio.create_task(self.stay()))

    async def keep_hold(self) -> None:
        """A database that has been away knows nothing of our hold."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_SIGNS)
            with contextlib.suppress(Exception):
                if not await self.database.hold(self.redis_url is not None):
                    logger.error("another server uses the database, and not by the same Redis")

    async def close(self) -> None:
        """End everything that is under way, and only then what it works with."""
        self.closing = True
        for room in self.rooms.values():
            room.close(GOING_DOWN)
        under_way = [task for room in self.rooms.values() for task in room.tasks]
        waking = [self.waking] if self.waking else []
        for id in list(self.alarms):
            self.cancel_alarm(id)
        await end([*under_way, *self.loading.values(), *self.tasks, *waking, *self.woken])
        if self.bell is not None:
            await self.bell.close()
        if self.calls is not None:
            await self.calls.close()
        await self.thinkers.close()
        await self.database.close()

    async def guest(self, id: str, issued: int | None = None) -> wire.Guest:
        """A guest, unless what proves who they are was issued before they signed out."""
        row = await self.store.guest_row(id, issued)
        if row is None:
            raise Refused("unknown_guest")
        if row.banned is not None:
            raise Refused("banned")
        return store.guest_of(row)

    async def rename(self, guest: wire.Guest) -> None:
        """Give a guest another name, at all processes."""
        await self.writer.write([store.rename_guest(guest)])
        self.renamed(guest.id)
        if self.bell is not None:
            self.bell.ring_name(guest.id)

    def regard_changed(self, guest: str) -> None:
        """A guest has muted or blocked somebody, or stopped: let it hold, at all processes."""
        self.reconsider(guest)
        if self.bell is not None:
            self.bell.ring_name(guest)

    def dismiss(self, guest: str) -> None:
        """End all connections of a guest who has signed out."""
        for room in self.rooms.values():
            room.presence.forget(guest)
            box = room.audience.outboxes.get(guest)
            if box is not None:
                box.close(REFUSED_CODE + Refused("unknown_guest").status)

    # ---- other processes

    def ring(self, subject: str, number: int, told: store.Told | None = None) -> None:
        """Something was written: let the other processes know."""
        if self.bell is not None:
            self.bell.ring(subject, number, told)

    def changed(self, guest: str) -> None:
        """Something about a guest has changed at another process."""
        self.renamed(guest)
        self.reconsider(guest)

    def reconsider(self, guest: str) -> None:
        """A guest may regard others differently now: so it is at all tables where that counts."""
        self.regards_heard += 1
        for room in self.rooms.values():
            if not self.closing and (guest in room.audience or guest == room.state.host):
                room.spawn(room.door.reconsider([guest]))

    def renamed(self, guest: str) -> None:
        """A guest has another name: it holds where they are, and elsewhere when they come there.

        Somebody who is here may be about to sit down."""
        for room in self.rooms.values():
            room.presence.forget(guest)
            is_here = guest in room.audience or room.state.seat_of(guest) is not None
            if is_here and not self.closing:
                room.spawn(room.take_name(guest))

    async def look_around(self) -> None:
        """Read on at all tables here, because something may have been missed."""
        for room in list(self.rooms.values()):
            room.presence.forget_all()
            self.follower.note(room.state.id)
        here = {guest for room in self.rooms.values() for guest in room.audience.outboxes}
        for guest, muted in (await regards.muted_by(self.store, here)).items():
            if any(muted != room.chat.muted.get(guest, muted) for room in self.rooms.values()):
                self.reconsider(guest)

    async def stay(self) -> None:
        """Say now and then who is here, and take up what another process has left."""
        while True:
            try:
                await self.say_who_is_here()
                await self.take_up(self.now() - LEFT_FOR)
            except Away:
                # It has said so itself.
                pass
            except Exception:
                logger.exception("the database could not be asked")
            await asyncio.sleep(SECONDS_BETWEEN_SIGNS)

    async def say_who_is_here(self) -> None:
        """Those who are connected still are; those elsewhere may have been lost."""
        now = self.now()
        await self.writer.write([store.still_here(self.place, now, now + HERE_FOR)])
        for id, room in self.rooms.items():
            self.follower.note(id, {MEMBERS})
            room.presence.stay()

    async def take_up(self, untouched_since: int, after_absence: bool = False) -> None:
        """Begin to go on where bots or clocks were at work."""
        if self.waking is not None and not self.waking.done():
            return
        ids = await self.store.active_tables(untouched_since)
        if after_absence:
            self.asleep.update(ids)
        self.waking = asyncio.create_task(self.wake(ids))

    async def wake(self, ids: Sequence[str]) -> None:
        """Wake tables one after the other, and leave as much time for others as each one took."""
        for id in ids:
            began = asyncio.get_running_loop().time()
            await self.wake_table(id)
            took = asyncio.get_running_loop().time() - began
            await asyncio.sleep(max(BETWEEN_TABLES, took))

    async def wake_table(self, id: str) -> None:
        while True:
            try:
                room = await self.room(id)
                room.players.wake()
                self.release(room)
            except Away:
                await asyncio.sleep(UNTIL_NEXT_TRY)
            except Exception:
                # One that cannot be read must not keep all others waiting.
                logger.exception("table %s: cannot go on", id)
                return
            else:
                return

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

    async def enter(self, id: str, guest: str) -> tuple[Room, Outbox]:
        """A new connection of a guest to a table, or `Refused`."""
        heard = self.regards_heard
        standing = await regards.standing(self.store, guest)
        # Nothing is waited for from here on: a room where nobody is may be given up.
        room = await self.room(id)
        try:
            box = room.admit(guest, standing)
        except Refused:
            self.release(room)
            raise
        if heard != self.regards_heard:
            # It may have been the guest, or the host, who has changed their mind meanwhile.
            room.spawn(room.door.reconsider([guest, room.state.host or guest]))
        return room, box

    async def bring_up(self, id: str) -> Room:
        try:
            room = Room(self, await self.load(id))
            was_asleep = id in self.asleep
            if was_asleep:
                # Nobody enters before its clock runs again.
                await room.players.restart_clock()
                self.asleep.discard(id)
            self.rooms[id] = room
            self.cancel_alarm(id)
            if was_asleep or self.bell is not None:
                room.players.wake()
            return room
        finally:
            del self.loading[id]

    def cancel_alarm(self, id: str) -> None:
        alarm = self.alarms.pop(id, None)
        if alarm is not None:
            alarm.cancel()

    async def load(self, id: str) -> store.Kept:
        kept = await self.store.table(id)
        if kept is None:
            raise Refused("no_table")
        if kept.told > self.limits.snapshot_every:
            # Written by an older version, or its snapshot could not be read.
            await self.writer.write(await asyncio.to_thread(store.new_snapshot, kept.state))
        return kept

    def release(self, room: Room) -> None:
        """A table where nothing can happen by itself needs no place in memory."""
        if room.idle and self.rooms.get(room.state.id) is room:
            del self.rooms[room.state.id]
            room.rest()
            self.set_alarm(room.state)

    async def drop(self, id: str) -> None:
        """Let go of a table that was changed beside us: it is read again when it is wanted."""
        if id in self.loading:
            await asyncio.wait([self.loading[id]])
        self.cancel_alarm(id)
        room = self.rooms.pop(id, None)
        if room is not None:
            room.close(GOING_DOWN)
            await end([*room.tasks])

    def set_alarm(self, state: TableState) -> None:
        """Bring a table back when its clock has run out."""
        id, deadline = state.id, state.deadline() if state.needs_server() else None
        if deadline is not None and not self.closing:
            # Nothing but the id is kept of the table.
            self.alarms[id] = self.clock.at(deadline, lambda: self.ring_alarm(id))

    def ring_alarm(self, id: str) -> None:
        if self.alarms.pop(id, None) is not None and not self.closing:
            task = asyncio.create_task(self.wake_table(id))
            self.woken.add(task)
            task.add_done_callback(self.woken.discard)

    async def create(self, who: wire.Guest, wanted: wire.NewTable) -> str:
        """A new table."""
        await self.store.check_open_tables(who.id, self.now())
        return await self.set_up(await asyncio.to_thread(conduct.set_up, who, wanted, self.bots))

    async def play_on(self, who: wire.Guest, wanted: wire.Continuation, moment: Moment) -> str:
        """A new table that plays on from a moment of another game."""
        await self.store.check_open_tables(who.id, self.now())
        told = await asyncio.to_thread(conduct.set_up_from, who, wanted, moment, self.bots)
        return await self.set_up(told)

    async def set_up(
        self, told: Sequence[log.AnyEntry], more: Callable[[str], Statement] | None = None
    ) -> str:
        """Keep a new table, with what else is to be written about it, and let its bots begin."""
        state, statements = await asyncio.to_thread(self.new_table, told)
        await self.writer.write([*statements, *([more(state.id)] if more else [])])
        if state.needs_server():
            await self.wake_table(state.id)
        return state.id

    def new_table(self, told: Sequence[log.AnyEntry]) -> tuple[TableState, list[Statement]]:
        """A table that begins with these entries, and what keeps it."""
        id = new_id()
        at = self.now()
        state = TableState.of_log(id, [(entry, at) for entry in told])
        statements: list[Statement] = [store.new_table(state, at)]
        statements += store.new_members(id, state.guests, at)
        for number, entry in enumerate(told):
            statements.append(store.new_entry(store.Told.of(id, number + 1, at, entry)))
        return state, statements


def new_id() -> str:
    """What a table is called in its address. A command would take a dash in front for an option."""
    while (id := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return id
