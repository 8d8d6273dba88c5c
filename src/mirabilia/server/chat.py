"""What people say at a table, to all or to their team mate."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Executable, Row

from mirabilia.engine.state import team_of
from mirabilia.server import conduct, follower, regards, store
from mirabilia.server import messages as wire
from mirabilia.server.refusals import Refused
from mirabilia.server.scene import Viewer, encode

if TYPE_CHECKING:
    from mirabilia.server.room import Room

# The channel of all; those of the teams have names of their own.
TABLE: Final = "table"
# How many old lines are removed at a time.
LINES_REMOVED: Final = 50


class Chat:
    """The lines of a table, channel by channel."""

    def __init__(self, room: Room, lines: Sequence[Row[Any]]) -> None:
        self.room: Final = room
        # The last lines of each channel; they are numbered from 1.
        self.lines: dict[str, deque[wire.Line]] = {}
        # Whom each guest who is connected here has muted.
        self.muted: dict[str, frozenset[str]] = {}
        for row in lines:
            self.take(row)

    def take(self, row: Row[Any]) -> wire.Line:
        """Keep a line that the database has."""
        self.room.commands[row.guest, row.command] = self.room.state.number
        line = wire.Line(
            channel_kind(row.channel), row.number, row.at, row.guest, row.name, row.text
        )
        self.keep(row.channel, line)
        return line

    def keep(self, channel: str, line: wire.Line) -> None:
        if channel not in self.lines:
            self.lines[channel] = deque(maxlen=store.LINES_READ * wire.MOST_LINES_SHOWN)
        self.lines[channel].append(line)

    def last(self, channel: str) -> int:
        """The number of the last line of a channel; 0 if there is none."""
        lines = self.lines.get(channel)
        return lines[-1].number if lines else 0

    def shown_to(self, viewer: Viewer, guest: str) -> list[wire.Line]:
        """The last lines that a guest with this view may read, channel by channel."""
        channels = [TABLE, *([team_channel(viewer)] if viewer is not None else [])]
        muted = self.muted.get(guest, frozenset())
        shown: list[wire.Line] = []
        for channel in channels:
            heard = [line for line in self.lines.get(channel, ()) if line.guest not in muted]
            shown += heard[-wire.MOST_LINES_SHOWN :]
        return shown

    # ---- saying something

    async def say(self, who: wire.Guest, command: wire.Say) -> None:
        """Keep a line, then tell it. The room's lock is held."""
        if not self.room.state.chat_open:
            raise Refused("chat_closed")
        channel = self.channel_for(who, command.channel)
        text = self.room.house.words.line(command.text)
        now = self.room.house.now()
        self.room.house.rates.spend(chat=who.id, chat_by_table=self.room.state.id)
        number = self.last(channel) + 1
        line = wire.Line(command.channel, number, now, who.id, who.name, text)
        await self.room.keep(self.statements(channel, line, command.id), follower.LINES)
        self.room.commands[who.id, command.id] = self.room.state.number
        self.room.house.ring(follower.LINES + self.room.state.id, number)
        self.keep(channel, line)
        self.tell(channel, line)

    def statements(self, channel: str, line: wire.Line, command: str) -> list[Executable]:
        """What keeps a line, and now and then removes those that are too old."""
        id, last = self.room.state.id, line.number - self.room.house.limits.lines_kept
        statements = [store.new_line(id, channel, line, command)]
        if last > 0 and line.number % LINES_REMOVED == 0:
            statements.append(store.without_lines(id, channel, last))
        return statements

    def channel_for(self, who: wire.Guest, channel: wire.Channel) -> str:
        if channel == "table":
            return TABLE
        state = self.room.state
        if not state.settings.teams or state.start is None:
            raise Refused("no_team")
        return team_channel(conduct.own_seat(state, who))

    # ---- hearing it

    def counts(self) -> dict[str, int]:
        """For each channel that there may be, the number of its last line that is known."""
        teams = (len(self.room.state.seats) + 1) // 2 if self.room.state.settings.teams else 0
        channels = [TABLE, *(team_channel(2 * team) for team in range(teams))]
        return {channel: self.last(channel) for channel in channels}

    def take_in(self, rows: Sequence[Row[Any]]) -> None:
        """Tell what was said at other processes."""
        for row in rows:
            if row.number == self.last(row.channel) + 1:
                self.tell(row.channel, self.take(row))

    def tell(self, channel: str, line: wire.Line) -> None:
        """Send a line to everybody who may read it."""
        guests = self.room.audience.outboxes
        hearers = [guest for guest in guests if self.hears(guest, channel, line.guest)]
        self.room.audience.send(encode(line), hearers)

    def hears(self, guest: str, channel: str, speaker: str) -> bool:
        return self.may_read(guest, channel) and speaker not in self.muted.get(guest, ())

    def may_read(self, guest: str, channel: str) -> bool:
        seat = self.room.state.seat_of(guest)
        return channel == TABLE or (seat is not None and team_channel(seat) == channel)

    async def reconsider(self, guests: Collection[str]) -> None:
        """Some guests may have muted others, or stopped: they get what they want to read."""
        here = [guest for guest in guests if guest in self.room.audience]
        muted = await regards.muted_by(self.room.house.store, here)
        for guest, box in [(guest, self.room.audience.outboxes.get(guest)) for guest in here]:
            if box is not None and self.muted.get(guest, frozenset()) != muted[guest]:
                self.muted[guest] = muted[guest]
                await self.room.audience.send_snapshot(box)


def team_channel(seat: int) -> str:
    return f"team{team_of(seat)}"


def channel_kind(channel: str) -> wire.Channel:
    return "table" if channel == TABLE else "team"
