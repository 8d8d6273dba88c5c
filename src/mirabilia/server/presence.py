"""Who is connected to a table, to this process or to another one, and since when others are away.

What one process knows is kept in the database, as a time until which it holds: a process that was
lost says nothing more.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Row

from mirabilia.server import follower, store
from mirabilia.server import messages as wire
from mirabilia.server.clock import Timer
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
        # Since when those who are connected here are.
        self.since: dict[str, int] = {}
        # Connections of which the database does not know yet.
        self.arriving: set[Outbox | None] = set()
        # The seats and the number of watchers that were told last, and when.
        self.told: tuple[list[int], int] = ([], 0)
        self.told_at: int | None = None
        # Whether a snapshot has shown somebody else than was told.
        self.shown_more = False
        # Rings when it may be told again.
        self.soon: Timer | None = None
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
        self.since.setdefault(box.guest, self.room.house.now())
        self.arriving.add(box)

    def part(self, box: Outbox, gone: bool) -> None:
        """A connection has ended, and perhaps its guest is gone with it."""
        self.arriving.discard(box)
        if gone:
            self.since.pop(box.guest, None)
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
        await house.writer.write([noted], id)
        self.arriving.discard(arriving)
        house.ring(follower.MEMBERS + id, 0)

    def stay(self) -> None:
        """Those elsewhere may have been lost; who could not be noted here is noted now."""
        for box in list(self.arriving):
            if box is not None and box in self.room.audience.viewers:
                self.mark_seen(box.guest, box)
        self.tell()

    def noted(self) -> frozenset[Outbox]:
        """The connections here that the database knows of."""
        return frozenset(self.room.audience.outboxes.values()) - self.arriving

    def take_in(self, members: Sequence[Row[Any]], noted: Collection[Outbox]) -> None:
        """See who is connected elsewhere: they have left the connection that they had here, if it
        had been noted when the database was asked. One that came after that is the newer one."""
        outboxes = self.room.audience.outboxes
        self.take_members(members)
        for guest, until in self.elsewhere.items():
            if outboxes.get(guest) in noted and until > self.room.house.now():
                outboxes[guest].close(TAKEN_OVER)
        self.tell()

    # ---- who is here

    def is_connected(self, guest: str) -> bool:
        here = guest in self.room.audience
        return here or self.elsewhere.get(guest, 0) > self.room.house.now()

    def is_anybody_here(self) -> bool:
        """Whether anybody is connected, to whatever process, to play or to watch."""
        return bool(self.room.audience.outboxes) or any(map(self.is_connected, self.elsewhere))

    def who_is_here(self) -> tuple[list[int], int]:
        """The seats whose person is connected, to whatever process, and how many watch here."""
        seated = {seat.guest: number for number, seat in enumerate(self.room.state.seats)}
        present = [number for guest, number in seated.items() if guest and self.is_connected(guest)]
        return sorted(present), sum(guest not in seated for guest in self.room.audience.outboxes)

    def show(self) -> tuple[list[int], int]:
        """Who is here, for a snapshot: it may be ahead of what the others were told."""
        here = self.who_is_here()
        self.shown_more |= here != self.told
        return here

    def tell(self) -> None:
        """Let everybody know who is here, if that has changed: at once, or after a pause.

        Several hundred people who leave together are one change.
        """
        house = self.room.house
        rest = 0
        if self.told_at is not None:
            rest = self.told_at + int(1000 * house.limits.presence_pause) - house.clock.ticks()
        if rest <= 0:
            self.tell_now()
        elif self.soon is None:
            self.soon = house.clock.at(house.now() + rest, self.tell_now)

    def tell_now(self) -> None:
        self.rest()
        here = self.who_is_here()
        if here != self.told or self.shown_more:
            self.told, self.told_at = here, self.room.house.clock.ticks()
            self.shown_more = False
            self.room.audience.send_presence(encode(wire.Presence(*here)))
            if self.room.state.status in ("lobby", "playing"):
                self.room.players.wake()

    def rest(self) -> None:
        """Call the timer off."""
        if self.soon is not None:
            self.soon.cancel()
        self.soon = None

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

    def waiting_since(self) -> int | None:
        """Since when a player has been here without a break; nothing if none is."""
        players = (seat.guest for seat in self.room.state.seats)
        return min((self.since[guest] for guest in players if guest in self.since), default=None)

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
