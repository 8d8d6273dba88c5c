"""Advice for somebody who is asked something."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from mirabilia.server import conduct
from mirabilia.server import messages as wire
from mirabilia.server.refusals import Refused
from mirabilia.server.table import TableState
from mirabilia.server.thinkers import NoAnswer

if TYPE_CHECKING:
    from mirabilia.server.room import Room

logger: Final = logging.getLogger(__name__)


class Adviser:
    """Thinks once about each decision of a seat."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        # For each seat the last round that it was advised in, and the advice.
        self.advised: dict[int, tuple[int, asyncio.Task[list[wire.AdvisedMove]]]] = {}

    async def advise(self, who: wire.Guest, asked: int) -> list[wire.AdvisedMove]:
        """What to do in a round, from what the seat may know."""
        state = self.room.state
        seat = conduct.advised_seat(state, who, asked)
        if seat not in self.advised or self.advised[seat][0] != asked:
            self.advised[seat] = (asked, self.room.spawn(self.think(state, seat)))
        # Somebody who stops waiting leaves it to the next who asks.
        found = await asyncio.shield(self.advised[seat][1])
        if not found:
            self.advised.pop(seat, None)
            raise Refused("no_advice")
        return found

    async def think(self, state: TableState, seat: int) -> list[wire.AdvisedMove]:
        assert state.scene is not None
        view = await asyncio.to_thread(state.scene.view, seat)
        try:
            return await self.room.house.thinkers.advise(view)
        except NoAnswer:
            logger.error("table %s: there is no advice, seat %d", state.id, seat)
            return []
