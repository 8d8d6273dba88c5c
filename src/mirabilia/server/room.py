"""A room is a table that is alive: people connected to it, bots thinking, clocks running.

It holds the lock: one command at a time is decided, committed, and only then does the state change
and anything go out. What takes long is done in a thread (`aside`), on a copy. Beside it stand those
who are here (`presence`) and who is let in (`door`), what they are sent (`audience`), say (`chat`)
and are advised (`adviser`), and what happens by itself (`players`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict, deque
from collections.abc import Collection, Coroutine, Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, TypeVar

from mirabilia.server import conduct, follower, regards, store
from mirabilia.server import entries as log
from mirabilia.server import messages as wire
from mirabilia.server.adviser import Adviser
from mirabilia.server.aside import Measured, run_aside
from mirabilia.server.audience import Audience
from mirabilia.server.chat import Chat
from mirabilia.server.database import Statement
from mirabilia.server.days import ended_attempt
from mirabilia.server.door import Door
from mirabilia.server.entries import decode_entry
from mirabilia.server.outbox import Outbox
from mirabilia.server.players import Players
from mirabilia.server.presence import Presence
from mirabilia.server.refusals import Refused
from mirabilia.server.regards import Standing
from mirabilia.server.scene import Viewer, encode
from mirabilia.server.store import OPEN
from mirabilia.server.table import TableState
from mirabilia.server.writer import Conflict

if TYPE_CHECKING:
    from mirabilia.server.house import House

Result = TypeVar("Result")

logger: Final = logging.getLogger(__name__)

# How often a command is decided again when another process was first.
MOST_TRIES: Final = 5
# More entries of other processes than these are read, not remembered.
MOST_HEARD: Final = 100


class Recent(OrderedDict[tuple[str, str], int]):
    """The last commands, and the number of the last entry when each of them was carried out."""

    def __init__(self, known: Mapping[tuple[str, str], int], most: int) -> None:
        super().__init__()
        self.most: Final = most
        self.update(known)

    def __setitem__(self, key: tuple[str, str], number: int) -> None:
        super().__setitem__(key, number)
        if len(self) > self.most:
            self.popitem(last=False)


class Room:
    """A running table."""

    def __init__(self, house: House, kept: store.Kept) -> None:
        self.house: Final = house
        self.lock: Final = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.state = kept.state
        # The end of a round, after which the game goes on.
        self.going_on: Final = Measured()
        # Entries that other processes have told of, and that have not happened here yet.
        self.heard: Final[deque[store.Told]] = deque(maxlen=MOST_HEARD)
        # The number of one that was not told, if that is to be seen when the lock is free.
        self.missing: int | None = None
        self.commands: Final = Recent(kept.commands, house.limits.remembered_commands)
        self.audience: Final = Audience(self)
        self.presence: Final = Presence(self, kept.members)
        self.chat: Final = Chat(self, kept.lines)
        self.door: Final = Door(self)
        self.players: Final = Players(self)
        self.adviser: Final = Adviser(self)

    @property
    def idle(self) -> bool:
        """Whether nothing goes on here; for a clock alone the house can wait."""
        busy = self.audience.outboxes or self.tasks or self.lock.locked() or self.players.retry
        return not (busy or self.has_work())

    def has_work(self) -> bool:
        """Whether something happens here by itself, other than when time is up some day.

        Who shares the database leaves no table alone for that: another process may go on there.
        """
        deadline = self.state.deadline()
        if self.house.bell is not None or deadline is None or self.state.bots_awaited():
            return self.state.needs_server()
        return self.state.needs_server() and deadline <= self.house.now()

    # ---- coming and going

    def admit(self, guest: str, standing: Standing) -> Outbox:
        """A new connection of a guest, or `Refused`."""
        self.door.check(guest, standing)
        self.chat.muted[guest] = standing.muted
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
            # If it cannot be kept, the bot and the old name stay until they come again.
            with contextlib.suppress(Refused, Conflict):
                await self.take_back_seat(box.guest)
                await self.call_by_name(box.guest)
            if box not in self.audience.viewers:
                await self.audience.send_snapshot(box)
            if box.guest == self.state.host and self.state.status == "lobby":
                # If nobody can be asked who that is, it is done when the host comes the next time.
                with contextlib.suppress(Refused):
                    await self.door.turn_out_blocked()
            self.presence.tell()

    async def take_back_seat(self, guest: str) -> None:
        seat = self.state.seat_of(guest)
        if seat is not None and self.state.seats[seat].bot and self.state.status == "playing":
            await self.commit(log.Returned(seat))

    async def take_name(self, guest: str) -> None:
        """A guest has another name, which holds at the table too."""
        async with self.lock:
            for _ in range(MOST_TRIES):
                with contextlib.suppress(Conflict):
                    await self.call_by_name(guest)
                    return

    async def let_go(self, guest: str) -> None:
        """Somebody has gone for good: a bot plays on for them, and another one is the host."""
        async with self.lock:
            for _ in range(MOST_TRIES):
                if self.state.status not in OPEN or guest not in self.state.guests:
                    return
                with contextlib.suppress(Conflict):
                    await self.commit(conduct.leave(guest))
                    return
            raise Refused("try_again")

    async def call_by_name(self, guest: str) -> None:
        """Let somebody who sits here be called as they are called now. The lock is held."""
        if (seat := self.state.seat_of(guest)) is not None:
            who = await self.presence.guest(guest)
            if who.name != self.state.seats[seat].name:
                await self.commit(log.Renamed(guest, who.name))

    async def part(self, box: Outbox) -> None:
        """A connection has ended."""
        gone = self.audience.part(box)
        if gone:
            self.chat.muted.pop(box.guest, None)
        self.presence.part(box, gone)
        self.house.release(self)

    def rest(self) -> None:
        """Call the timers off."""
        self.players.rest()
        self.presence.rest()

    def close(self, code: int) -> None:
        """End all that goes on here; its tasks are left to those who wait for them."""
        self.rest()
        self.audience.close(code)
        for task in self.tasks:
            task.cancel()

    # ---- commands

    async def handle(self, box: Outbox, message: wire.ClientMessage) -> None:
        """Carry out what a connection asks for, to the end even if it breaks off."""
        await asyncio.shield(self.spawn(self.answer(box, message)))

    async def answer(self, box: Outbox, message: wire.ClientMessage) -> None:
        began, outcome = perf_counter(), "done"
        async with self.lock:
            if isinstance(message, wire.Resync):
                await self.audience.send_snapshot(box)
                return
            try:
                number = await self.carry_out_at_last(box.guest, message)
            except Refused as refused:
                outcome = refused.code
                box.put(encode(wire.Refusal(message.id, refused.code, refused.data)))
            else:
                box.put(encode(wire.Done(message.id, number)))
        kind = str(message.__struct_config__.tag)
        self.house.metrics.note_command(kind, outcome, perf_counter() - began)

    async def carry_out_at_last(self, guest: str, command: wire.AnyCommand) -> int:
        """If another process was first, decide again, where the table stands by then."""
        for _ in range(MOST_TRIES):
            with contextlib.suppress(Conflict):
                return await self.carry_out(guest, command)
        # It may have been carried out so long ago that nobody remembers.
        number = await self.house.store.number_of(self.state.id, guest, command.id)
        if number is None:
            raise Refused("try_again")
        return number

    async def carry_out(self, guest: str, command: wire.AnyCommand) -> int:
        key = (guest, command.id)
        if key in self.commands:
            return self.commands[key]
        conduct.check_welcome(self.state, guest)
        who = await self.presence.guest(guest)
        match command:
            case wire.Say():
                await self.chat.say(who, command)
            case wire.Rematch():
                await self.arrange_rematch(who, command.id)
            case _:
                begins = isinstance(command, wire.Start)
                around = await self.circumstances(guest, command)
                entry = await run_aside(begins, conduct.decide, self.state, who, command, around)
                if entry is not None:
                    if isinstance(command, wire.LobbyCommand | wire.TakeBack):
                        # Nothing but this bounds how long a log can get.
                        self.house.rates.spend(changes=guest)
                    await self.commit(entry, key)
        return self.state.number

    async def circumstances(
        self, guest: str, command: wire.ConductedCommand
    ) -> conduct.Circumstances:
        house, until = self.house, self.presence.absent_until()
        other, blocked = None, False
        if isinstance(command, wire.Remove):
            other = await house.store.guest(command.guest)
        elif isinstance(command, wire.Sit):
            blocked = await regards.is_blocked(house.store, self.state.host, guest)
        most = house.limits.removed
        return conduct.Circumstances(until, house.now(), house.bots, other, blocked, most)

    async def arrange_rematch(self, who: wire.Guest, command: str) -> None:
        """The first who asks sets it up; the others find it in the table."""
        if self.state.rematch is None:
            here = [guest for guest in self.state.guests if self.presence.is_connected(guest)]
            blocked = await regards.blocked_by(self.house.store, who.id)
            told = conduct.set_up_again(who, self.state, here, blocked)
            state, statements = self.house.new_table(told)
            key = (who.id, command)
            await self.commit(log.Rematched(state.id, who.id), key, statements)

    # ---- the log

    async def commit(
        self,
        entry: log.AnyEntry,
        key: tuple[str, str] | None = None,
        more: Sequence[Statement] = (),
    ) -> None:
        """Let something happen: kept first, then shown. The lock is held."""
        told = store.Told.of(
            self.state.id, self.state.number + 1, self.house.now(), entry, *(key or ())
        )
        after, statements = await self.advance(entry, told)
        if after.number % self.house.limits.snapshot_every == 0:
            statements += await asyncio.to_thread(store.new_snapshot, after)
        await self.keep([*statements, *more])
        before, self.state = self.state, after
        if key is not None:
            self.commands[key] = after.number
        self.presence.mark_new()
        self.house.ring(after.id, after.number, told)
        self.tell(entry)
        if self.house.calls is not None:
            self.house.calls.note(self, before, after)
        self.let_go_on([is_within_round(entry, before, after)])

    async def advance(
        self, entry: log.AnyEntry, told: store.Told
    ) -> tuple[TableState, list[Statement]]:
        """The state after an entry, and the statements that keep it."""
        if not self.state.ends_round(entry):
            return advance(self.state, entry, told, ())
        viewers = set(self.audience.sights)
        return await self.going_on.run(partial(advance, self.state, entry, told, viewers))

    async def keep(self, statements: Sequence[Statement], what: str = follower.ENTRIES) -> None:
        """Have something written; `Conflict` if another process was first with what it is."""
        try:
            await self.house.writer.write(statements, self.state.id)
        except Conflict:
            await self.read_on(what)
            raise
        except Refused:
            raise
        except Exception:
            logger.exception("table %s: could not be written", self.state.id)
            raise Refused("try_again") from None

    def wanted(self, what: Collection[str]) -> store.Wanted:
        """What the database is asked to tell about this table."""
        return store.Wanted(
            self.state.id,
            self.state.number if follower.ENTRIES in what else None,
            self.chat.counts() if follower.LINES in what else None,
            self.presence.noted() if follower.MEMBERS in what else None,
        )

    async def read_on(self, what: str) -> None:
        """Another process was first: see what it has written. The lock is held."""
        before = self.state.number
        await self.take_in_heard()
        if what == follower.ENTRIES and self.state.number > before:
            return
        (news,) = await self.house.store.news([self.wanted({follower.ENTRIES, what})])
        await self.take_in(news)

    async def catch_up(self, news: store.News) -> None:
        async with self.lock:
            await self.take_in(news)

    async def take_in(self, news: store.News) -> None:
        """Let happen here what another process has written. The lock is held."""
        for told in news.entries:
            if told.number > self.state.number:
                entry = decode_entry(told.entry)
                self.reach(await self.after(entry, told), entry, told)
        self.chat.take_in(news.lines)
        if news.members is not None:
            self.presence.take_in(news.members, news.noted)
        self.players.wake()

    # ---- what is heard of other processes

    def hear(self, told: Sequence[store.Told]) -> None:
        """Another process tells of entries: let them happen at once, unless that takes long."""
        self.heard.extend(told)
        if self.lock.locked():
            self.spawn(self.catch_up_heard())
            return
        happened = []
        while (one := self.next_heard()) is not None:
            entry = decode_entry(one.entry)
            if not self.state.ends_round(entry):
                after = follow(self.state, entry, one.at, ())
            elif self.going_on.is_long:
                self.heard.appendleft(one)
                self.spawn(self.catch_up_heard())
                return
            else:
                viewers = set(self.audience.sights)
                after = self.going_on.run_now(partial(follow, self.state, entry, one.at, viewers))
            happened.append(self.reach(after, entry, one))
        self.let_go_on(happened)

    def number_heard(self) -> int:
        """The number of the last entry that has happened here, or will without being read."""
        number = self.state.number
        for one in self.heard:
            number += one.number == number + 1
        return number

    def next_heard(self) -> store.Told | None:
        """The next entry, if it was told; those that have happened are forgotten, and so are those
        after a gap, which have to be read."""
        while self.heard:
            one = self.heard.popleft()
            if one.number == self.state.number + 1:
                return one
        return None

    async def catch_up_heard(self) -> None:
        async with self.lock:
            await self.take_in_heard()

    async def take_in_heard(self) -> None:
        """Let everything happen that was heard of. The lock is held."""
        happened = []
        while (one := self.next_heard()) is not None:
            entry = decode_entry(one.entry)
            happened.append(self.reach(await self.after(entry, one), entry, one))
        self.let_go_on(happened)

    async def after(self, entry: log.AnyEntry, told: store.Told) -> TableState:
        """The state after an entry that another process has written."""
        if not self.state.ends_round(entry):
            return follow(self.state, entry, told.at, ())
        viewers = set(self.audience.sights)
        return await self.going_on.run(partial(follow, self.state, entry, told.at, viewers))

    def reach(self, after: TableState, entry: log.AnyEntry, told: store.Told) -> bool:
        """Let an entry of another process be what has happened last, and tell it; whether it is
        an answer within a round."""
        before, self.state = self.state, after
        if told.command and told.guest:
            self.commands[told.guest, told.command] = told.number
        self.tell(entry)
        return is_within_round(entry, before, after)

    def tell(self, entry: log.AnyEntry) -> None:
        """Send everybody what is new to them. An answer changes nothing about who is here."""
        if isinstance(entry, log.Played):
            self.audience.tell()
            return
        self.door.turn_out_removed()
        self.audience.tell()
        self.presence.tell()

    def let_go_on(self, happened: Sequence[bool]) -> None:
        """Let what happens by itself follow from some entries: of each whether it is an answer
        within a round."""
        if all(happened):
            self.players.go_on()
        else:
            self.players.wake()

    # ---- tasks

    def spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Work on the side, for as long as the room is there."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused):
            logger.error("table %s: something has failed", self.state.id, exc_info=error)
        self.house.release(self)


def is_within_round(entry: log.AnyEntry, before: TableState, after: TableState) -> bool:
    """Whether an entry is an answer for which others are still waited for."""
    return isinstance(entry, log.Played) and after.round == before.round


def advance(
    state: TableState,
    entry: log.AnyEntry,
    told: store.Told,
    viewers: Collection[Viewer],
) -> tuple[TableState, list[Statement]]:
    """The state after an entry, and the statements that keep it."""
    after, at = follow(state, entry, told.at, viewers), told.at
    new = [guest for guest in after.guests if guest not in state.guests]
    statements = [
        store.new_entry(told),
        store.changed_table(after, at),
        *store.new_members(state.id, new, at),
    ]
    if after.status == "over" and state.status != "over":
        statements += [store.new_finished(after, at), *ended_attempt(after, at)]
    return after, statements


def follow(
    state: TableState, entry: log.AnyEntry, at: int, viewers: Collection[Viewer]
) -> TableState:
    """The state after an entry, with all that these will be sent of it."""
    after = state.copy()
    after.apply(entry, at)
    if after.scene is not None and after.scene is not state.scene:
        after.scene.prepare(viewers)
    return after
