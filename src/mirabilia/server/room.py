"""A table that is alive: people connected to it, bots thinking, clocks running.

One command at a time: it is decided, committed, and only then does the state change and anything
go out. What takes long is done in a thread, on a copy.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Coroutine, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import Executable, Row

from mirabilia.server import conduct, store
from mirabilia.server import entries as log
from mirabilia.server import messages as wire
from mirabilia.server.clock import Timer
from mirabilia.server.entries import decode_entry
from mirabilia.server.outbox import TAKEN_OVER, Outbox
from mirabilia.server.refusals import Refused
from mirabilia.server.scene import Viewer, encode
from mirabilia.server.sight import Sight
from mirabilia.server.table import TableState
from mirabilia.server.texts import tidy
from mirabilia.server.thinkers import NoAnswer
from mirabilia.server.writer import Conflict

if TYPE_CHECKING:
    from mirabilia.server.house import House

Result = TypeVar("Result")

logger: Final = logging.getLogger(__name__)

# Nobody says more lines than this within so many milliseconds.
MOST_LINES: Final = 8
LINES_WITHIN: Final = 10_000

SECONDS_AFTER_FAILURE: Final = 1.0
# So often a command is decided anew when another process was first.
MOST_TRIES: Final = 5

# For so many milliseconds a sign of life from another process counts.
HERE_FOR: Final = 45_000


class Room:
    """A running table."""

    def __init__(self, house: House, kept: store.Kept) -> None:
        self.house: Final = house
        self.lock: Final = asyncio.Lock()
        self.outboxes: dict[str, Outbox] = {}
        self.sights: dict[Viewer, Sight] = {}
        self.viewers: dict[Outbox, Viewer] = {}
        self.presence: tuple[list[int], int] = ([], 0)
        self.spoken: dict[str, deque[int]] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        # For each seat the last round that it was advised in, and the advice.
        self.advised: dict[int, tuple[int, asyncio.Task[list[wire.AdvisedMove]]]] = {}
        self.timer: Timer | None = None
        # Connections of which the database does not know yet.
        self.arriving: set[Outbox | None] = set()
        self.take(kept)

    def take(self, kept: store.Kept) -> None:
        """Stand where the database says."""
        self.state = kept.state
        self.commands = kept.commands
        self.seen: dict[str, int] = {}
        # Who is connected to another process, and until when that counts.
        self.elsewhere: dict[str, int] = {}
        self.take_members(kept.members)
        self.lines: dict[str, list[wire.Line]] = {}
        for row in kept.lines:
            self.commands[row.guest, row.command] = self.state.number
            self.keep_line(row.channel, line_of(row))

    def take_members(self, members: Sequence[Row[Any]]) -> None:
        self.seen = {row.guest: row.seen for row in members}
        others = [row for row in members if row.place != self.house.place]
        shared = self.house.bell is not None
        self.elsewhere = {row.guest: row.here for row in others} if shared else {}

    @property
    def idle(self) -> bool:
        return not (self.outboxes or self.tasks or self.lock.locked() or self.state.needs_server())

    # ---- coming and going

    def admit(self, guest: str) -> Outbox:
        """A connection for a guest; one they had before is closed."""
        if guest in self.outboxes:
            self.outboxes[guest].close(TAKEN_OVER)
            self.viewers.pop(self.outboxes[guest], None)
        box = self.outboxes[guest] = Outbox(guest)
        self.arriving.add(box)
        return box

    async def welcome(self, box: Outbox) -> None:
        """Send the first snapshot, to the end even if the connection breaks off."""
        await asyncio.shield(self.spawn(self.seat_again(box)))

    async def seat_again(self, box: Outbox) -> None:
        """Who comes back takes the seat back from the bot."""
        async with self.lock:
            self.mark_seen(box.guest, box)
            seat = self.state.seat_of(box.guest)
            if seat is not None and self.state.seats[seat].bot and self.state.status == "playing":
                # If it cannot be kept, the bot stays until they come again.
                with contextlib.suppress(Refused, Conflict):
                    await self.commit(log.Returned(seat))
            if box not in self.viewers:
                await self.send_snapshot(box)
            self.tell_presence()

    async def part(self, box: Outbox) -> None:
        """A connection has ended."""
        box.closed = True
        self.arriving.discard(box)
        self.viewers.pop(box, None)
        if self.outboxes.get(box.guest) is box:
            del self.outboxes[box.guest]
            self.mark_seen(box.guest)
            self.tell_presence()
        self.house.release(self)

    def mark_seen(self, guest: str, arriving: Outbox | None = None) -> None:
        if guest in self.state.guests and not self.house.closing:
            now = self.seen[guest] = self.house.now()
            until = now + HERE_FOR if guest in self.outboxes else 0
            self.spawn(self.note_member(guest, now, until, arriving))

    async def note_member(self, guest: str, now: int, until: int, arriving: Outbox | None) -> None:
        """Who arrives here is nowhere else any more, once that is written."""
        id, place = self.state.id, self.house.place
        noted = store.seen_member(id, guest, now, until, place, arriving is not None)
        await self.house.writer.write([noted])
        self.arriving.discard(arriving)
        self.house.ring(id, self.state.number)

    def stay(self) -> None:
        """Those who are connected still are; those elsewhere may have been lost."""
        for guest in self.outboxes:
            self.mark_seen(guest)
        self.tell_presence()

    def is_connected(self, guest: str) -> bool:
        return guest in self.outboxes or self.elsewhere.get(guest, 0) > self.house.now()

    def absent_until(self) -> dict[int, int | None]:
        """From when on each person's seat may be handed over; `None` for who is here."""
        moments: dict[int, int | None] = {}
        for number, seat in enumerate(self.state.seats):
            if seat.guest is not None:
                here = self.is_connected(seat.guest)
                moments[number] = None if here else self.gone_since(seat.guest) + self.waits()
        return moments

    def circumstances(self) -> conduct.Circumstances:
        return conduct.Circumstances(self.absent_until(), self.house.now(), self.house.bots)

    def gone_since(self, guest: str) -> int:
        """The server's own absence does not count either, where minutes do."""
        seen = self.seen.get(guest, 0)
        return max(seen, self.house.opened) if self.state.settings.pace == "live" else seen

    def waits(self) -> int:
        return 1000 * self.state.settings.waits()

    # ---- commands

    async def handle(self, box: Outbox, message: wire.Command | wire.Resync) -> None:
        """Carry out what a connection asks for, to the end even if it breaks off."""
        await asyncio.shield(self.spawn(self.answer(box, message)))

    async def answer(self, box: Outbox, message: wire.Command | wire.Resync) -> None:
        async with self.lock:
            if isinstance(message, wire.Resync):
                await self.send_snapshot(box)
                return
            try:
                number = await self.carry_out_at_last(box.guest, message)
            except Refused as refused:
                box.put(encode(wire.Refusal(message.id, refused.code, refused.data)))
            else:
                box.put(encode(wire.Done(message.id, number)))

    async def carry_out_at_last(self, guest: str, command: wire.Command) -> int:
        """If another process was first, decide anew, where the table stands by then."""
        for _ in range(MOST_TRIES):
            with contextlib.suppress(Conflict):
                return await self.carry_out(guest, command)
        raise Refused("try_again")

    async def carry_out(self, guest: str, command: wire.Command) -> int:
        key = (guest, command.id)
        if key in self.commands:
            return self.commands[key]
        who = await self.house.guest(guest)
        match command:
            case wire.Say():
                await self.say(who, command)
            case wire.Rematch():
                await self.arrange_rematch(who, command.id)
            case _:
                entry = await asyncio.to_thread(
                    conduct.decide, self.state, who, command, self.circumstances()
                )
                if entry is not None:
                    await self.commit(entry, key)
        return self.state.number

    async def arrange_rematch(self, who: wire.Guest, command: str) -> None:
        """The first who asks sets it up; the others find it in the table."""
        if self.state.rematch is None:
            here = [guest for guest in self.state.guests if self.is_connected(guest)]
            told = conduct.set_up_again(who, self.state, here)
            state, statements = self.house.new_table(told)
            key = (who.id, command)
            await self.commit(log.Rematched(state.id), key, statements)

    async def commit(
        self,
        entry: log.AnyEntry,
        key: tuple[str, str] | None = None,
        more: Sequence[Executable] = (),
    ) -> None:
        """Let something happen: kept first, then shown. The lock is held."""
        viewers = set(self.sights)
        now = self.house.now()
        after, statements = await asyncio.to_thread(
            advance, self.state, entry, now, key or (None, None), viewers
        )
        await self.keep([*statements, *more])
        self.state = after
        if key is not None:
            self.commands[key] = after.number
        for guest in after.guests:
            if guest not in self.seen:
                self.mark_seen(guest, self.outboxes.get(guest))
        self.house.ring(after.id, after.number)
        self.tell()
        self.wake()

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
            entry = decode_entry(row.entry)
            self.state, _ = await asyncio.to_thread(
                advance, self.state, entry, row.at, (None, None), set(self.sights)
            )
            if row.command:
                self.commands[row.guest, row.command] = row.number
            self.tell()
        counts = {channel: len(lines) for channel, lines in self.lines.items()}
        for row in await self.house.store.lines_after(self.state.id, counts):
            self.commands[row.guest, row.command] = self.state.number
            self.hear(row.channel, line_of(row))
        await self.look_for_members()
        self.wake()

    async def look_for_members(self) -> None:
        """Who is connected elsewhere by now has left the connection here."""
        arrived = {guest: box for guest, box in self.outboxes.items() if box not in self.arriving}
        self.take_members(await self.house.store.members(self.state.id))
        for guest, until in self.elsewhere.items():
            if guest in arrived and until > self.house.now():
                arrived[guest].close(TAKEN_OVER)
        self.tell_presence()

    # ---- what is sent

    async def send_snapshot(self, box: Outbox) -> None:
        viewer = self.state.seat_of(box.guest)
        if self.state.scene is not None:
            await asyncio.to_thread(self.state.scene.prepare, [viewer])
        self.put_snapshot(box)

    def put_snapshot(self, box: Outbox) -> None:
        if self.outboxes.get(box.guest) is not box:
            return
        viewer = self.viewers[box] = self.state.seat_of(box.guest)
        if viewer not in self.sights:
            self.sights[viewer] = Sight(self.state, viewer)
        sight = self.sights[viewer]
        now, here = self.house.now(), self.who_is_here()
        box.put(sight.snapshot(self.state, box.guest, now, self.chat(viewer), here))

    def tell(self) -> None:
        """Send everybody what is new to them."""
        wanted = {self.state.seat_of(guest) for guest in self.outboxes}
        self.sights = {viewer: sight for viewer, sight in self.sights.items() if viewer in wanted}
        now = self.house.now()
        news = {viewer: sight.update(self.state, now) for viewer, sight in self.sights.items()}
        for guest, box in self.outboxes.items():
            viewer = self.state.seat_of(guest)
            if self.viewers.get(box, NEW) == viewer:
                box.put(news[viewer])
            else:
                self.put_snapshot(box)
        self.tell_presence()

    def who_is_here(self) -> tuple[list[int], int]:
        """The seats whose person is connected, to whatever process, and how many watch here."""
        seated = {seat.guest: number for number, seat in enumerate(self.state.seats)}
        present = [number for guest, number in seated.items() if guest and self.is_connected(guest)]
        return sorted(present), sum(guest not in seated for guest in self.outboxes)

    def tell_presence(self) -> None:
        here = self.who_is_here()
        if here != self.presence:
            self.presence = here
            self.send_all(self.outboxes.values(), encode(wire.Presence(*here)))
            if self.state.status == "lobby":
                self.wake()

    def send_all(self, boxes: Iterable[Outbox], message: bytes) -> None:
        for box in boxes:
            if box in self.viewers:
                box.put(message)

    # ---- chat

    def keep_line(self, channel: str, line: wire.Line) -> None:
        self.lines.setdefault(channel, []).append(line)

    def chat(self, viewer: Viewer) -> list[wire.Line]:
        """The last lines that a viewer may read, channel by channel."""
        channels = ["table", *([team_channel(viewer)] if viewer is not None else [])]
        told = (self.lines.get(channel, [])[-wire.MOST_LINES_SHOWN :] for channel in channels)
        return [line for lines in told for line in lines]

    async def say(self, who: wire.Guest, command: wire.Say) -> None:
        channel = self.channel_for(who, command.channel)
        text = tidy(command.text)
        if text is None:
            raise Refused("malformed", reason="the line has nothing that can be seen")
        now = self.house.now()
        self.check_pace(who.id, now)
        number = len(self.lines.get(channel, [])) + 1
        line = wire.Line(command.channel, number, now, who.id, who.name, text)
        await self.keep([store.new_line(self.state.id, channel, line, command.id)])
        self.commands[who.id, command.id] = self.state.number
        self.house.ring(self.state.id, self.state.number)
        self.hear(channel, line)

    def hear(self, channel: str, line: wire.Line) -> None:
        """Keep a line, and tell it to all whom it concerns."""
        self.keep_line(channel, line)
        hearers = [
            box
            for box in self.outboxes.values()
            if channel == "table" or self.hears(box.guest, channel)
        ]
        self.send_all(hearers, encode(line))

    def channel_for(self, who: wire.Guest, channel: wire.Channel) -> str:
        if channel == "table":
            return channel
        if not self.state.settings.teams or self.state.start is None:
            raise Refused("no_team")
        return team_channel(conduct.own_seat(self.state, who))

    def hears(self, guest: str, channel: str) -> bool:
        seat = self.state.seat_of(guest)
        return seat is not None and team_channel(seat) == channel

    def check_pace(self, guest: str, now: int) -> None:
        times = self.spoken.setdefault(guest, deque(maxlen=MOST_LINES))
        if len(times) == MOST_LINES and now - times[0] < LINES_WITHIN:
            raise Refused("too_fast")
        times.append(now)

    # ---- bots, clocks, hosts who are gone

    def wake(self) -> None:
        """See to it that whatever happens by itself will."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.state.status == "lobby":
            self.watch_host()
        if self.state.status != "playing":
            return
        for seat in self.state.bots_awaited():
            if seat not in self.thinking:
                self.think(seat, "bot")
        deadline = self.state.deadline()
        if deadline is not None and self.state.awaited():
            asked = self.state.round
            self.timer = self.house.clock.at(deadline, lambda: self.time_up(asked))

    def watch_host(self) -> None:
        """Who has gone without a word is waited for, at least for as long as a page takes to load.

        Then somebody who is here becomes the host, or the others could never start.
        """
        if self.heir() is not None and not self.house.closing:
            waits = max(self.waits(), 1000 * wire.PATIENCE["live"])
            moment = self.gone_since(self.state.host or "") + waits
            self.timer = self.house.clock.at(moment, lambda: self.spawn(self.pass_rights()))

    def heir(self) -> str | None:
        """Who becomes the host if the one there is stays away; nobody if they are here."""
        host = self.state.host
        if host is None or self.is_connected(host):
            return None
        seated = (guest for guest in self.state.guests if self.state.seat_of(guest) is not None)
        return next(filter(self.is_connected, seated), None)

    async def pass_rights(self) -> None:
        async with self.lock:
            heir = self.heir()
            if heir is not None and self.state.status == "lobby":
                with contextlib.suppress(Refused, Conflict):
                    await self.commit(log.Passed(heir))

    async def restart_clock(self) -> None:
        """Nobody is to blame for the server's own absence, where minutes count."""
        if self.state.settings.clock is not None and self.state.settings.pace == "live":
            async with self.lock:
                await self.commit(log.Resumed())

    def time_up(self, asked: int) -> None:
        if asked == self.state.round:
            for seat in self.state.awaited():
                if seat not in self.thinking:
                    self.think(seat, "clock")

    def think(self, seat: int, by: Any) -> None:
        task = self.thinking[seat] = self.spawn(self.choose(seat, by))
        task.add_done_callback(lambda _: self.thought(seat, task))

    def thought(self, seat: int, task: asyncio.Task[None]) -> None:
        """A bot is done; if its answer came too late, it may have to think again."""
        if self.thinking.get(seat) is task:
            del self.thinking[seat]
        if self.house.closing:
            return
        if not task.cancelled() and task.exception() is not None:
            asyncio.get_running_loop().call_later(SECONDS_AFTER_FAILURE, self.wake)
        else:
            self.wake()

    async def choose(self, seat: int, by: Any) -> None:
        state = self.state
        assert state.scene is not None
        move = await self.choice(state, seat, self.bot_for(state, seat))
        async with self.lock:
            now = self.state
            wanted = by == "clock" or now.seats[seat].bot is not None
            if now.round == state.round and seat in now.awaited() and wanted:
                with contextlib.suppress(Conflict):
                    await self.commit(log.Played(seat, move, by))

    def bot_for(self, state: TableState, seat: int) -> str:
        """Who plays a seat; one that this server was not started with is stood in for."""
        bot = state.seats[seat].bot
        return bot if bot in self.house.bots else conduct.STAND_IN

    async def choice(self, state: TableState, seat: int, bot: str) -> str:
        assert state.scene is not None
        moves = await asyncio.to_thread(state.scene.moves, seat)
        if len(moves) == 1:
            return moves[0]
        view = await asyncio.to_thread(state.scene.view, seat)
        try:
            move = await self.house.thinkers.choose(bot, view, state.settings.thinking)
        except NoAnswer:
            logger.error("table %s: the bot %s gives no answer, seat %d", state.id, bot, seat)
            return moves[0]
        if move not in moves:
            logger.error("table %s: the bot %s may not %r, seat %d", state.id, bot, move, seat)
            return moves[0]
        return move

    # ---- advice

    async def advise(self, who: wire.Guest, asked: int) -> list[wire.AdvisedMove]:
        """What to do, from what the seat may know; thought about once in each round."""
        seat = conduct.advised_seat(self.state, who, asked)
        if seat not in self.advised or self.advised[seat][0] != asked:
            self.advised[seat] = (asked, self.spawn(self.think_of_advice(self.state, seat)))
        # Who does not wait for it leaves it to who asks again.
        found = await asyncio.shield(self.advised[seat][1])
        if not found:
            self.advised.pop(seat, None)
            raise Refused("no_advice")
        return found

    async def think_of_advice(self, state: TableState, seat: int) -> list[wire.AdvisedMove]:
        assert state.scene is not None
        view = await asyncio.to_thread(state.scene.view, seat)
        try:
            return await self.house.thinkers.advise(view)
        except NoAnswer:
            logger.error("table %s: there is no advice, seat %d", state.id, seat)
            return []

    # ---- tasks

    def spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("table %s", self.state.id, exc_info=task.exception())
        self.house.release(self)

    def close(self, code: int) -> None:
        if self.timer is not None:
            self.timer.cancel()
        for box in self.outboxes.values():
            box.close(code)
        for task in self.tasks:
            task.cancel()


NEW: Final = -1


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


def team_channel(seat: int) -> str:
    return f"team{seat // 2}"


def line_of(row: Any) -> wire.Line:
    channel: wire.Channel = "table" if row.channel == "table" else "team"
    return wire.Line(channel, row.number, row.at, row.guest, row.name, row.text)
