"""What people say at a table, to all or to their team mate."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Row

from mirabilia.server import conduct, store
from mirabilia.server import messages as wire
from mirabilia.server.refusals import Refused
from mirabilia.server.scene import Viewer, encode
from mirabilia.server.texts import tidy

if TYPE_CHECKING:
    from mirabilia.server.room import Room

# A guest may say at most this many lines within this many milliseconds.
MOST_LINES: Final = 8
LINES_WITHIN: Final = 10_000

# The channel of all; those of the teams have names of their own.
TABLE: Final = "table"


class Chat:
    """The lines of a table, channel by channel."""

    def __init__(self, room: Room, lines: Sequence[Row[Any]]) -> None:
        self.room: Final = room
        self.lines: dict[str, list[wire.Line]] = {}
        # When each guest has said their last lines.
        self.spoken: dict[str, deque[int]] = {}
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
        self.lines.setdefault(channel, []).append(line)

    def shown_to(self, viewer: Viewer) -> list[wire.Line]:
        """The last lines that a viewer may read, channel by channel."""
        channels = [TABLE, *([team_channel(viewer)] if viewer is not None else [])]
        told = (self.lines.get(channel, [])[-wire.MOST_LINES_SHOWN :] for channel in channels)
        return [line for lines in told for line in lines]

    # ---- saying something

    async def say(self, who: wire.Guest, command: wire.Say) -> None:
        """Keep a line, then tell it. The room's lock is held."""
        channel = self.channel_for(who, command.channel)
        text = tidy(command.text)
        if text is None:
            raise Refused("malformed", reason="the line has nothing that can be seen")
        now = self.room.house.now()
        self.check_pace(who.id, now)
        number = len(self.lines.get(channel, [])) + 1
        line = wire.Line(command.channel, number, now, who.id, who.name, text)
        await self.room.keep([store.new_line(self.room.state.id, channel, line, command.id)])
        self.room.commands[who.id, command.id] = self.room.state.number
        self.room.house.ring(self.room.state.id, self.room.state.number)
        self.keep(channel, line)
        self.tell(channel, line)

    def channel_for(self, who: wire.Guest, channel: wire.Channel) -> str:
        if channel == "table":
            return TABLE
        state = self.room.state
        if not state.settings.teams or state.start is None:
            raise Refused("no_team")
        return team_channel(conduct.own_seat(state, who))

    def check_pace(self, guest: str, now: int) -> None:
        times = self.spoken.setdefault(guest, deque(maxlen=MOST_LINES))
        if len(times) == MOST_LINES and now - times[0] < LINES_WITHIN:
            raise Refused("too_fast")
        times.append(now)

    # ---- hearing it

    async def read_on(self) -> None:
        """Tell what was said at other processes."""
        counts = {channel: len(lines) for channel, lines in self.lines.items()}
        for row in await self.room.house.store.lines_after(self.room.state.id, counts):
            self.tell(row.channel, self.take(row))

    def tell(self, channel: str, line: wire.Line) -> None:
        """Send a line to everybody who may read it."""
        guests = self.room.audience.outboxes
        hearers = [guest for guest in guests if channel == TABLE or self.hears(guest, channel)]
        self.room.audience.send(encode(line), hearers)

    def hears(self, guest: str, channel: str) -> bool:
        seat = self.room.state.seat_of(guest)
        return seat is not None and team_channel(seat) == channel


def team_channel(seat: int) -> str:
    return f"team{seat // 2}"


def channel_kind(channel: str) -> wire.Channel:
    return "table" if channel == TABLE else "team"
