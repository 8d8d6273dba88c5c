"""The connections of a room, and what each of them is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from mirabilia.server import messages as wire
from mirabilia.server.outbox import TAKEN_OVER, Outbox
from mirabilia.server.refusals import REFUSED_CODE, Refused
from mirabilia.server.scene import Viewer, encode
from mirabilia.server.sight import Common, Sight

if TYPE_CHECKING:
    from mirabilia.server.room import Room

# A connection that has been sent nothing yet has no viewer; `None` would be somebody who watches.
NEW: Final = -1


class Audience:
    """One outbox for each guest who is connected, and one sight for each viewer."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.outboxes: dict[str, Outbox] = {}
        self.sights: dict[Viewer, Sight] = {}
        # What these have in common, as long as there are any.
        self.common: Common | None = None
        # Who has had a snapshot, as which viewer.
        self.viewers: dict[Outbox, Viewer] = {}

    def __contains__(self, guest: str) -> bool:
        return guest in self.outboxes

    def admit(self, guest: str) -> Outbox:
        """A new connection of a guest; an older one is closed."""
        if guest in self.outboxes:
            self.outboxes[guest].close(TAKEN_OVER)
            self.viewers.pop(self.outboxes[guest], None)
        box = self.outboxes[guest] = Outbox(guest, self.room.house.limits)
        return box

    def part(self, box: Outbox) -> bool:
        """A connection has ended; whether the guest is gone with it."""
        box.closed = True
        self.viewers.pop(box, None)
        if self.outboxes.get(box.guest) is not box:
            return False
        del self.outboxes[box.guest]
        return True

    def turn_out(self, guest: str, refused: Refused) -> None:
        """End the connection of a guest, with the reason as its last message."""
        if guest in self.outboxes:
            self.outboxes[guest].put(encode(wire.Refusal(None, refused.code, refused.data)))
            self.outboxes[guest].close(REFUSED_CODE + refused.status)

    def close(self, code: int) -> None:
        for box in self.outboxes.values():
            box.close(code)

    # ---- what is sent

    async def send_snapshot(self, box: Outbox) -> None:
        state = self.room.state
        if state.scene is not None:
            await asyncio.to_thread(state.scene.prepare_history, state.seat_of(box.guest))
        self.put_snapshot(box)
        if state.scene is not None:
            state.scene.forget()

    def put_snapshot(self, box: Outbox) -> None:
        if self.outboxes.get(box.guest) is not box:
            return
        state = self.room.state
        viewer = self.viewers[box] = state.seat_of(box.guest)
        if not self.sights:
            self.common = Common(state)
        if viewer not in self.sights:
            self.sights[viewer] = Sight(state, viewer)
        now, chat = self.room.house.now(), self.room.chat.shown_to(viewer, box.guest)
        here = self.room.presence.show()
        box.put_snapshot(self.sights[viewer].snapshot(state, box.guest, now, chat, here))

    def tell(self) -> None:
        """Send everybody what is new to them."""
        state = self.room.state
        seats = {seat.guest: number for number, seat in enumerate(state.seats)}
        wanted = {seats.get(guest) for guest in self.outboxes}
        self.sights = {viewer: sight for viewer, sight in self.sights.items() if viewer in wanted}
        if not self.sights:
            self.common = None
        shared = {} if self.common is None else self.common.update(state)
        now = self.room.house.now()
        news = {viewer: sight.update(state, shared, now) for viewer, sight in self.sights.items()}
        for guest, box in self.outboxes.items():
            viewer = seats.get(guest)
            if self.viewers.get(box, NEW) == viewer:
                box.put(news[viewer])
            else:
                self.put_snapshot(box)
        if state.scene is not None:
            state.scene.forget()

    def send_presence(self, message: bytes) -> None:
        """Let everybody know who is here; those without a snapshot are told with that."""
        for box in self.viewers:
            box.put_presence(message)

    def send(self, message: bytes, guests: Iterable[str] | None = None) -> None:
        """Send a message to some guests, or to all; those without a snapshot get it with that."""
        for guest in self.outboxes if guests is None else guests:
            box = self.outboxes[guest]
            if box in self.viewers:
                box.put(message)
