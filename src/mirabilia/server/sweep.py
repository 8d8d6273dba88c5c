"""The sweep removes what nobody needs any more: old lobbies, unused guests, expired links.

It goes through the database in small batches, with pauses, so that no table has to wait for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Select, delete, exists, or_, select

from mirabilia.server import schema
from mirabilia.server.database import Away
from mirabilia.server.outbox import GOING_DOWN

if TYPE_CHECKING:
    from mirabilia.server.house import House

logger: Final = logging.getLogger(__name__)

DAY: Final = 24 * 3600 * 1000
# Rows that are removed at a time, and seconds between two times.
BATCH: Final = 50
PAUSE: Final = 0.5
SECONDS_BEFORE_FIRST: Final = 60
SECONDS_BETWEEN: Final = 3600

# All that belongs to a table, by its id.
OF_A_TABLE: Final = (
    schema.entries,
    schema.snapshots,
    schema.members,
    schema.lines,
    schema.finished,
)


class Sweep:
    """What is too old, by the rules of the limits. 0 days: it is kept for ever."""

    def __init__(self, house: House, pause: float = PAUSE) -> None:
        self.house: Final = house
        self.pause: Final = pause

    async def run(self) -> None:
        await asyncio.sleep(SECONDS_BEFORE_FIRST)
        while True:
            try:
                await self.once()
            except Away:
                # It has said so itself.
                pass
            except Exception:
                logger.exception("the database could not be swept")
            await asyncio.sleep(SECONDS_BETWEEN)

    async def once(self) -> None:
        """Go through everything, and say in one line what was removed."""
        limits, removed = self.house.limits, Counter[str]()
        tables = {
            "lobbies": (("lobby", "closed"), limits.lobby_days),
            "unfinished games": (("playing",), limits.unfinished_days),
            "finished games": (("over",), limits.finished_days),
        }
        for what, (statuses, days) in tables.items():
            if days:
                removed[what] = await self.remove_tables(old_tables(statuses, self.before(days)))
        if limits.link_days:
            removed["links"] = await self.remove_links(old_links(self.before(limits.link_days)))
        if limits.guest_days:
            removed["guests"] = await self.remove_guests(old_guests(self.before(limits.guest_days)))
        told = ", ".join(f"{count} {what}" for what, count in removed.items() if count)
        if told:
            logger.warning("removed what was too old: %s", told)

    def before(self, days: float) -> int:
        return self.house.now() - int(days * DAY)

    async def remove_tables(self, old: Select[Any]) -> int:
        """Tables that are not in use, with all that belongs to them."""
        rooms, count = self.house.rooms, 0
        while ids := await self.found(old.where(schema.tables.c.id.not_in([*rooms]))):
            parts = [delete(part).where(part.c.table_id.in_(ids)) for part in OF_A_TABLE]
            whole = delete(schema.tables).where(schema.tables.c.id.in_(ids))
            await self.house.writer.write([*parts, whole])
            # Somebody may have come in at the last moment.
            for room in [rooms.pop(id) for id in ids if id in rooms]:
                room.close(GOING_DOWN)
            count += len(ids)
        return count

    async def remove_guests(self, old: Select[Any]) -> int:
        guests, regards, count = schema.guests, schema.regards, 0
        here = [guest for room in self.house.rooms.values() for guest in room.audience.outboxes]
        while ids := await self.found(old.where(guests.c.id.not_in(here))):
            regarded = delete(regards).where(regards.c.other.in_(ids))
            await self.house.writer.write([regarded, delete(guests).where(guests.c.id.in_(ids))])
            count += len(ids)
        return count

    async def remove_links(self, old: Select[Any]) -> int:
        links, count = schema.links, 0
        while codes := await self.found(old):
            await self.house.writer.write([delete(links).where(links.c.code.in_(codes))])
            count += len(codes)
        return count

    async def found(self, old: Select[Any]) -> list[str]:
        """The next few that are too old, after a pause."""
        await asyncio.sleep(self.pause)
        return [row[0] for row in await self.house.store.rows(old.limit(BATCH))]


# ---- what is too old


def old_tables(statuses: tuple[str, ...], before: int) -> Select[Any]:
    tables, members = schema.tables, schema.members
    seen = exists().where(
        members.c.table_id == tables.c.id, or_(members.c.seen >= before, members.c.here >= before)
    )
    return select(tables.c.id).where(
        tables.c.status.in_(statuses), tables.c.updated < before, ~tables.c.active, ~seen
    )


def old_links(before: int) -> Select[Any]:
    return select(schema.links.c.code).where(schema.links.c.expires < before)


def old_guests(before: int) -> Select[Any]:
    """Guests who have sat at no table that is left, and have left nothing else."""
    guests = schema.guests
    used = (
        exists().where(schema.members.c.guest == guests.c.id),
        exists().where(schema.links.c.guest == guests.c.id),
        exists().where(schema.regards.c.guest == guests.c.id),
        exists().where(schema.reports.c.reporter == guests.c.id),
    )
    return select(guests.c.id).where(guests.c.created < before, ~or_(*used))
