"""The door of a room: who is let in, and who has to go.

Nobody is turned out of a game that has begun: those who have a seat in it keep it, and may always
come back to it.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from mirabilia.server import entries as log
from mirabilia.server import regards
from mirabilia.server.conduct import check_welcome
from mirabilia.server.deals import is_sealed
from mirabilia.server.refusals import Refused
from mirabilia.server.regards import Standing
from mirabilia.server.writer import Conflict

if TYPE_CHECKING:
    from mirabilia.server.room import Room


class Door:
    """Asks the table whom its host has removed, and the database whom the host has blocked."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room

    def check(self, guest: str, standing: Standing) -> None:
        """Let a guest pass, or `Refused`."""
        check_welcome(self.room.state, guest)
        self.check_sealed(guest)
        if not self.plays(guest) and self.room.state.host in standing.blocked_by:
            raise Refused("kept_out")

    def check_sealed(self, guest: str) -> None:
        """Others see a game of the day's deal when the day is over: they may still play it."""
        start, now = self.room.state.start, self.room.house.now()
        if is_sealed(start, now) and not self.plays(guest):
            assert start is not None
            assert start.deal is not None
            raise Refused("sealed", until=start.deal.until)

    def plays(self, guest: str) -> bool:
        state = self.room.state
        return state.status != "lobby" and state.seat_of(guest) is not None

    def turn_out_removed(self) -> None:
        for guest in self.room.state.removed:
            self.room.audience.turn_out(guest, Refused("removed"))

    async def turn_out_blocked(self) -> None:
        """Those whom the host has blocked go, and lose their seats in the lobby.

        The room's lock is held.
        """
        room, host = self.room, self.room.state.host
        if host is None:
            return
        for guest in await regards.blocked_by(room.house.store, host):
            if self.plays(guest):
                continue
            if room.state.seat_of(guest) is not None:
                # If it cannot be kept, they are turned out when the host comes the next time.
                with suppress(Refused, Conflict):
                    await room.commit(log.Stood(guest))
            room.audience.turn_out(guest, Refused("kept_out"))

    async def reconsider(self, guests: Collection[str]) -> None:
        """Some guests may regard others differently now."""
        async with self.room.lock:
            await self.room.chat.reconsider(guests)
            if self.room.state.host in guests:
                await self.turn_out_blocked()
