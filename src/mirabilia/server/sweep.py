"""The sweep removes what nobody needs any more: old lobbies, unused guests, expired links.

It goes through the database in small batches, with pauses, so that no table has to wait for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from sqlalchemy import Executable, Select, delete, exists, or_, select

from mirabilia.server import schema
from mirabilia.server.belongings import BELONGINGS, needed
from mirabilia.server.database import Away
from mirabilia.server.deals import day_of
from mirabilia.server.limits import Limits
from mirabilia.server.store import Store

logger: Final = logging.getLogger(__name__)

DAY: Final = 24 * 3600 * 1000
# Rows that are removed at a time, and seconds between two times.
BATCH: Final = 50
PAUSE: Final = 0.5
SECONDS_BEFORE_FIRST: Final = 60
SECONDS_BETWEEN: Final = 3600
# Every process has seen a notice long before.
NOTICE_DAYS: Final = 1

# All that belongs to a table, by its id.
OF_A_TABLE: Final = (
    schema.entries,
    schema.snapshots,
    schema.members,
    schema.lines,
    schema.finished,
    schema.reviews,
    schema.attempts,
)


class Sweeper(Protocol):
    """Carries out statements, all of them or none."""

    async def write(self, statements: Sequence[Executable]) -> None: ...


class Swept(Protocol):
    """A house, or what stands for it while none is open here."""

    @property
    def limits(self) -> Limits: ...
    @property
    def store(self) -> Store: ...
    @property
    def writer(self) -> Sweeper: ...
    @property
    def rooms(self) -> Mapping[str, Any]: ...
    def now(self) -> int: ...
    async def drop(self, id: str) -> None: ...


class Sweep:
    """What is too old, by the rules of the limits. 0 days: it is kept for ever."""

    def __init__(self, house: Swept, pause: float = PAUSE) -> None:
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
        removed = await self.remove()
        told = ", ".join(f"{count} {what}" for what, count in removed.items() if count)
        if told:
            logger.warning("removed what was too old: %s", told)

    async def remove(self) -> Counter[str]:
        """Go through everything; how much was removed of what."""
        limits, removed = self.house.limits, Counter[str]()
        tables = {
            "lobbies": (("lobby", "closed"), limits.lobby_days),
            "unfinished games": (("playing",), limits.unfinished_days),
            "finished games": (("over",), limits.finished_days),
        }
        for what, (statuses, days) in tables.items():
            if days:
                removed[what] = await self.remove_tables(old_tables(statuses, self.before(days)))
        if limits.finished_days:
            await self.remove_days(old_days(self.before(limits.finished_days)))
        if limits.link_days:
            removed["links"] = await self.remove_links(old_links(self.before(limits.link_days)))
        if limits.guest_days:
            removed["guests"] = await self.remove_guests(old_guests(self.before(limits.guest_days)))
        await self.remove_notices(old_notices(self.before(NOTICE_DAYS)))
        return removed

    def before(self, days: float) -> int:
        return self.house.now() - int(days * DAY)

    async def remove_tables(self, old: Select[Any]) -> int:
        """Tables that are not in use, with all that belongs to them."""
        rooms, count = self.house.rooms, 0
        while ids := await self.found(old.where(schema.tables.c.id.not_in([*rooms]))):
            await self.house.writer.write(without_tables(ids))
            # Somebody may have come in at the last moment.
            for id in ids:
                await self.house.drop(id)
            count += len(ids)
        return count

    async def remove_guests(self, old: Select[Any]) -> int:
        guests, count = schema.guests, 0
        here = [guest for room in self.house.rooms.values() for guest in room.audience.outboxes]
        while ids := await self.found(old.where(guests.c.id.not_in(here))):
            theirs = [one.column for one in BELONGINGS if one.goes]
            await self.house.writer.write(
                [delete(column.table).where(column.in_(ids)) for column in theirs]
            )
            count += len(ids)
        return count

    async def remove_links(self, old: Select[Any]) -> int:
        links, count = schema.links, 0
        while codes := await self.found(old):
            await self.house.writer.write([delete(links).where(links.c.code.in_(codes))])
            count += len(codes)
        return count

    async def remove_days(self, old: Select[Any]) -> None:
        days = schema.days
        while names := await self.found(old):
            await self.house.writer.write([delete(days).where(days.c.day.in_(names))])

    async def remove_notices(self, old: Select[Any]) -> None:
        notices = schema.notices
        while numbers := await self.found(old):
            await self.house.writer.write([delete(notices).where(notices.c.number.in_(numbers))])

    async def found(self, old: Select[Any]) -> list[Any]:
        """The next few that are too old, after a pause."""
        await asyncio.sleep(self.pause)
        return [row[0] for row in await self.house.store.rows(old.limit(BATCH))]


def without_tables(ids: Sequence[str]) -> list[Executable]:
    """What removes tables with all that belongs to them."""
    parts = [delete(part).where(part.c.table_id.in_(ids)) for part in OF_A_TABLE]
    return [*parts, delete(schema.tables).where(schema.tables.c.id.in_(ids))]


# ---- what is too old


def old_tables(statuses: tuple[str, ...], before: int) -> Select[Any]:
    tables, members = schema.tables, schema.members
    seen = exists().where(
        members.c.table_id == tables.c.id, or_(members.c.seen >= before, members.c.here >= before)
    )
    return select(tables.c.id).where(
        tables.c.status.in_(statuses), tables.c.updated < before, ~tables.c.active, ~seen
    )


def old_days(before: int) -> Select[Any]:
    """Days of whose games none is left."""
    days, attempts = schema.days, schema.attempts
    played = exists().where(attempts.c.deal == days.c.day)
    return select(days.c.day).where(days.c.day < day_of(before), ~played)


def old_notices(before: int) -> Select[Any]:
    return select(schema.notices.c.number).where(schema.notices.c.at < before)


def old_links(before: int) -> Select[Any]:
    links = schema.links
    return select(links.c.code).where(links.c.made.is_(None), links.c.expires < before)


def old_guests(before: int) -> Select[Any]:
    """Guests who have sat at no table that is left, and have left nothing else that is needed."""
    guests = schema.guests
    return select(guests.c.id).where(guests.c.created < before, ~or_(*needed(guests.c.id, before)))
