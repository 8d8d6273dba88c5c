"""A room is a table that is alive: people connected to it, bots thinking, clocks running.

It holds the lock: one command at a time is decided, committed, and only then does the state change
and anything go out. What takes long is done in a thread, on a copy. Beside it stand those who are
here (`presence`), what they are sent (`audience`), say (`chat`) and are advised (`adviser`), and
what happens by itself (`players`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import Executable

from mirabilia.server import conduct, store
from mirabilia.server import entries as log
from mirabilia.server import messages as wire
from mirabilia.server.adviser import Adviser
from mirabilia.server.audience import Audience
from mirabilia.server.chat import Chat
from mirabilia.server.entries import decode_entry
from mirabilia.server.outbox import Outbox
from mirabilia.server.players import Players
from mirabilia.server.presence import Presence
from mirabilia.server.refusals import Refused
from mirabilia.server.scene import Viewer, encode
from mirabilia.server.table import TableState
from mirabilia.server.writer import Conflict

if TYPE_CHECKING:
    from mirabilia.server.house import House

Result = TypeVar("Result")

logger: Final = logging.getLogger(__name__)

# How often a command is decided again when another process was first.
MOST_TRIES: Final = 5


class Room:
    """A running table."""

    def __init__(self, house: House, kept: store.Kept) -> None:
        self.house: Final = house
        self.lock: Final = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.state = kept.state
        # The number of the last entry when each command was carried out.
        self.commands: Final = kept.commands
        self.audience: Final = Audience(self)
        self.presence: Final = Presence(self, kept.members)
        self.chat: Final = Chat(self, kept.lines)
        self.players: Final = Players(self)
        self.adviser: Final = Adviser(self)

    @property
    def idle(self) -> bool:
        busy = self.audience.outboxes or self.tasks or self.lock.locked()
        return not (busy or self.state.needs_server())

    # ---- coming and going

    def admit(self, guest: str) -> Outbox:
        """A new connection of a guest."""
        box = self.audience.admit(guest)
        self.presence.arrive(box)
        return box

    async def welcome(self, box: Outbox) -> None:
        """Send the first snapshot, to the end even if the connection breaks off."""
        await asyncio.shield(self.spawn(self.seat_again(box)))

    async def seat_again(self, box: Outbox) -> None:
        """Somebody who comes back takes their seat back from the bot."""
        async with self.lock:
            self.presence.mark_seen(box.guest, box)
            seat = self.state.seat_of(box.guest)
            if seat is not None and self.state.seats[seat].bot and self.state.status == "playing":
                # If it cannot be kept, the bot stays until they come again.
                with contextlib.suppress(Refused, Conflict):
                    await self.commit(log.Returned(seat))
            if box not in self.audience.viewers:
                await self.audience.send_snapshot(box)
            self.presence.tell()

    async def part(self, box: Outbox) -> None:
        """A connection has ended."""
        gone = self.audience.part(box)
        self.presence.part(box, gone)
        self.house.release(self)

    def close(self, code: int) -> None:
        """End all that goes on here; its tasks are left for who waits for them."""
        self.players.rest()
        self.audience.close(code)
        for task in self.tasks:
            task.cancel()

    # ---- commands

    async def handle(self, box: Outbox, message: wire.ClientMessage) -> None:
        """Carry out what a connection asks for, to the end even if it breaks off."""
        await asyncio.shield(self.spawn(self.answer(box, message)))

    async def answer(self, box: Outbox, message: wire.ClientMessage) -> None:
        async with self.lock:
            if isinstance(message, wire.Resync):
                await self.audience.send_snapshot(box)
                return
            try:
                number = await self.carry_out_at_last(box.guest, message)
            except Refused as refused:
                box.put(encode(wire.Refusal(message.id, refused.code, refused.data)))
            else:
                box.put(encode(wire.Done(message.id, number)))

    async def carry_out_at_last(self, guest: str, command: wire.AnyCommand) -> int:
        """If another process was first, decide again, where the table stands by then."""
        for _ in range(MOST_TRIES):
            with contextlib.suppress(Conflict):
                return await self.carry_out(guest, command)
        raise Refused("try_again")

    async def carry_out(self, guest: str, command: wire.AnyCommand) -> int:
        key = (guest, command.id)
        if key in self.commands:
            return self.commands[key]
        who = await self.presence.guest(guest)
        match command:
            case wire.Say():
                await self.chat.say(who, command)
            case wire.Rematch():
                await self.arrange_rematch(who, command.id)
            case _:
                entry = await asyncio.to_thread(
                    conduct.decide, self.state, who, command, self.circumstances()
                )
                if entry is not None:
                    await self.commit(entry, key)
        return self.state.number

    def circumstances(self) -> conduct.Circumstances:
        until = self.presence.absent_until()
        return conduct.Circumstances(until, self.house.now(), self.house.bots)

    async def arrange_rematch(self, who: wire.Guest, command: str) -> None:
        """The first who asks sets it up; the others find it in the table."""
        if self.state.rematch is None:
            here = [guest for guest in self.state.guests if self.presence.is_connected(guest)]
            told = conduct.set_up_again(who, self.state, here)
            state, statements = self.house.new_table(told)
            key = (who.id, command)
            await self.commit(log.Rematched(state.id), key, statements)

    # ---- the log

    async def commit(
        self,
        entry: log.AnyEntry,
        key: tuple[str, str] | None = None,
        more: Sequence[Executable] = (),
    ) -> None:
        """Let something happen: kept first, then shown. The lock is held."""
        viewers = set(self.audience.sights)
        now = self.house.now()
        after, statements = await asyncio.to_thread(
            advance, self.state, entry, now, key or (None, None), viewers
        )
        await self.keep([*statements, *more])
        self.state = after
        if key is not None:
            self.commands[key] = after.number
        self.presence.mark_new()
        self.house.ring(after.id, after.number)
        self.tell()
        self.players.wake()

    async def keep(self, statements: Sequence[Executable]) -> None:
        try:
            await self.house.writer.write(statements)
        except Conflict:
            await self.read_on()
            raise
        except Exception:
            logger.exception("table %s: could not be written", self.state.id)
            raise Refused("try_again") from None

    async def catch_up(self) -> None:
        async with self.lock:
            await self.read_on()

    async def read_on(self) -> None:
        """Let happen here what another process has written. The lock is held."""
        for row in await self.house.store.entries_after(self.state.id, self.state.number):
            entry, viewers = decode_entry(row.entry), set(self.audience.sights)
            self.state, _ = await asyncio.to_thread(
                advance, self.state, entry, row.at, (None, None), viewers
            )
            if row.command:
                self.commands[row.guest, row.command] = row.number
            self.tell()
        await self.chat.read_on()
        await self.presence.read_on()
        self.players.wake()

    def tell(self) -> None:
        """Send everybody what is new to them."""
        self.audience.tell()
        self.presence.tell()

    # ---- tasks

    def spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Work on the side, for as long as the room is there."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("table %s", self.state.id, exc_info=task.exception())
        self.house.release(self)


def advance(
    state: TableState,
    entry: log.AnyEntry,
    at: int,
    key: tuple[str | None, str | None],
    viewers: set[Viewer],
) -> tuple[TableState, list[Executable]]:
    """The state after an entry, and the statements that keep it."""
    after = state.copy()
    after.apply(entry, at)
    new = [guest for guest in after.guests if guest not in state.guests]
    statements = [
        store.new_entry(state.id, after.number, at, entry, *key),
        store.changed_table(after, at),
        *store.new_members(state.id, new, at),
    ]
    if after.status == "over" and state.status != "over":
        statements.append(store.new_finished(after))
    if after.scene is not None and after.scene is not state.scene:
        after.scene.prepare(viewers)
    return after, statements
