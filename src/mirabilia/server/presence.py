"""Who is connected to a table, to this process or to another one, and since when others are away.

What one process knows is kept in the database, as a time until which it holds: a process that was
lost says nothing more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Row

from mirabilia.server import messages as wire
from mirabilia.server import store
from mirabilia.server.outbox import TAKEN_OVER, Outbox
from mirabilia.server.scene import encode

if TYPE_CHECKING:
    from mirabilia.server.room import Room

# A guest counts as connected for this many milliseconds after their process last said so.
HERE_FOR: Final = 45_000


class Presence:
    """Who is at a table, and by what name."""

    def __init__(self, room: Room, members: Sequence[Row[Any]]) -> None:
        self.room: Final = room
        self.seen: dict[str, int] = {}
        # Who is connected to another process, and until when that counts.
        self.elsewhere: dict[str, int] = {}
        # Connections of which the database does not know yet.
        self.arriving: set[Outbox | None] = set()
        # The seats and the number of watchers that were told last.
        self.told: tuple[list[int], int] = ([], 0)
        # The guests who are connected here, as the database has them.
        self.known: dict[str, wire.Guest] = {}
        self.renewals = 0
        self.take_members(members)

    def take_members(self, members: Sequence[Row[Any]]) -> None:
        self.seen = {row.guest: row.seen for row in members}
        others = [row for row in members if row.place != self.room.house.place]
        shared = self.room.house.bell is not None
        self.elsewhere = {row.guest: row.here for row in others} if shared else {}

    # ---- coming and going

    def arrive(self, box: Outbox) -> None:
        self.arriving.add(box)

    def part(self, box: Outbox, gone: bool) -> None:
        """A connection has ended, and perhaps its guest is gone with it."""
        self.arriving.discard(box)
        if gone:
            self.forget(box.guest)
            self.mark_seen(box.guest)
            self.tell()

    def mark_seen(self, guest: str, arriving: Outbox | None = None) -> None:
        house = self.room.house
        if guest in self.room.state.guests and not house.closing:
            now = self.seen[guest] = house.now()
            until = now + HERE_FOR if guest in self.room.audience else 0
            self.room.spawn(self.note_member(guest, now, until, arriving))

    def mark_new(self) -> None:
        """Those who have just become members of the table are here."""
        for guest in self.room.state.guests:
            if guest not in self.seen:
                self.mark_seen(guest, self.room.audience.outboxes.get(guest))

    async def note_member(self, guest: str, now: int, until: int, arriving: Outbox | None) -> None:
        """Keep where a guest is: once that is written, one who arrives here is nowhere else."""
        house, id = self.room.house, self.room.state.id
        noted = store.seen_member(id, guest, now, until, house.place, arriving is not None)
        await house.writer.write([noted])
        self.arriving.discard(arriving)
        house.ring(id, self.room.state.number)

    def stay(self) -> None:
        """Those who are connected still are; those elsewhere may have been lost."""
        for guest in self.room.audience.outboxes:
            self.mark_seen(guest)
        self.tell()

    async def read_on(self) -> None:
        """Read who is connected elsewhere: they have left the connection that they had here."""
        outboxes = self.room.audience.outboxes
        arrived = {guest: box for guest, box in outboxes.items() if box not in self.arriving}
        self.take_members(await self.room.house.store.members(self.room.state.id))
        for guest, until in self.elsewhere.items():
            if guest in arrived and until > self.room.house.now():
                arrived[guest].close(TAKEN_OVER)
        self.tell()

    # ---- who is here

    def is_connected(self, guest: str) -> bool:
        here = guest in self.room.audience
        return here or self.elsewhere.get(guest, 0) > self.room.house.now()

    def who_is_here(self) -> tuple[list[int], int]:
        """The seats whose person is connected, to whatever process, and how many watch here."""
        seated = {seat.guest: number for number, seat in enumerate(self.room.state.seats)}
        present = [number for guest, number in seated.items() if guest and self.is_connected(guest)]
        return sorted(present), sum(guest not in seated for guest in self.room.audience.outboxes)

    def tell(self) -> None:
        """Let everybody know who is here, if that has changed."""
        here = self.who_is_here()
        if here != self.told:
            self.told = here
            self.room.audience.send(encode(wire.Presence(*here)))
            if self.room.state.status == "lobby":
                self.room.players.wake()

    # ---- who is away

    def absent_until(self) -> dict[int, int | None]:
        """From when on each person's seat may be handed over; `None` if they are here."""
        moments: dict[int, int | None] = {}
        for number, seat in enumerate(self.room.state.seats):
            if seat.guest is not None:
                here = self.is_connected(seat.guest)
                moments[number] = None if here else self.gone_since(seat.guest) + self.patience()
        return moments

    def gone_since(self, guest: str) -> int:
        """When a guest was last here; at live tables, the server's absence does not count."""
        seen = self.seen.get(guest, 0)
        live = self.room.state.settings.pace == "live"
        return max(seen, self.room.house.opened) if live else seen

    def patience(self) -> int:
        """How long the table waits for an absent player, in milliseconds."""
        return 1000 * self.room.state.settings.waits()

    # ---- names

    async def guest(self, id: str) -> wire.Guest:
        """A guest who is connected here: read once, and again when their name has changed."""
        while id not in self.known:
            before = self.renewals
            found = await self.room.house.guest(id)
            # A name that was changed meanwhile may have been read too early.
            if before == self.renewals:
                self.known[id] = found
        return self.known[id]

    def forget(self, guest: str) -> None:
        """The name of a guest may have changed."""
        self.known.pop(guest, None)
        self.renewals += 1

    def forget_all(self) -> None:
        self.known.clear()
        self.renewals += 1
