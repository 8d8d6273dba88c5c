"""Advice for somebody who is asked something, and what a piece would do."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from mirabilia.server import conduct
from mirabilia.server import messages as wire
from mirabilia.server.refusals import Refused
from mirabilia.server.table import TableState
from mirabilia.server.thinkers import NoAnswer
from mirabilia.server.turns import Busy, Urgency, Wish

if TYPE_CHECKING:
    from mirabilia.server.room import Room

logger: Final = logging.getLogger(__name__)

# Who gives advice, and how long it thinks about it.
ADVISER: Final = "master"
SECONDS_FOR_ADVICE: Final = 1.0

# Advice, or why there is none.
Found = list[wire.AdvisedMove] | Refused


class Adviser:
    """Thinks once about each decision of a seat."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        # For each seat the last round that it was advised in, and the advice.
        self.advised: dict[int, tuple[int, asyncio.Task[Found]]] = {}

    async def advise(self, who: wire.Guest, asked: int) -> list[wire.AdvisedMove]:
        """What to do in a round, from what the seat may know."""
        state = self.room.state
        seat = conduct.advised_seat(state, who, asked)
        if seat not in self.advised or self.advised[seat][0] != asked:
            self.advised[seat] = (asked, self.room.spawn(self.think(state, seat, who.id)))
        # Somebody who stops waiting leaves it to the next who asks.
        found = await asyncio.shield(self.advised[seat][1])
        if isinstance(found, Refused):
            self.advised.pop(seat, None)
            raise found
        return found

    async def foresee(self, who: wire.Guest, wish: wire.ForesightWish) -> wire.Foreseen:
        """What a piece would do in a round: no advice, so it is there where advice is off."""
        state = self.room.state
        seat = conduct.deciding_seat(state, who, wish.round)
        assert state.scene is not None
        return await asyncio.to_thread(state.scene.foresee, seat, wish.piece)

    async def think(self, state: TableState, seat: int, guest: str) -> Found:
        """The advice, or why there is none."""
        assert state.scene is not None
        view = await asyncio.to_thread(state.scene.view, seat)
        house = self.room.house
        try:
            wish = Wish(
                *(ADVISER, guest, state.id, SECONDS_FOR_ADVICE, lambda: Urgency.SOON),
                advice=True,
                origin=await house.store.origin(guest),
            )
            return await house.thinkers.advise(view, wish) or Refused("no_advice")
        except Refused as refused:
            return refused
        except Busy:
            until = house.now() + int(1000 * SECONDS_FOR_ADVICE)
            return Refused("advice_busy", until=until)
        except NoAnswer:
            logger.error("table %s: there is no advice, seat %d", state.id, seat)
            return Refused("no_advice")
