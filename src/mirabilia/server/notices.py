"""What the operator does beside a running server takes hold here.

`mirabilia admin` changes the database and leaves a notice of it in the same transaction. Each
process looks for new ones every few seconds, whether or not it shares the database.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Executable, func, insert, select

from mirabilia.server import schema
from mirabilia.server.clock import until_beat
from mirabilia.server.database import Away, execute_all
from mirabilia.server.forgetting import forget, forget_names
from mirabilia.server.sweep import without_tables

if TYPE_CHECKING:
    from mirabilia.server.house import House

logger: Final = logging.getLogger(__name__)

SECONDS_BETWEEN: Final = 2.0
TABLE: Final = "table"
GUEST: Final = "guest"

notices = schema.notices
# In the words of PostgreSQL.
NEWER: Final = "SELECT number, subject FROM notices WHERE number > $1 ORDER BY number"


def notice(kind: str, ids: Sequence[str], at: int) -> list[Executable]:
    """What lets all processes know that tables or guests were changed."""
    return [insert(notices).values(at=at, subject=f"{kind}:{id}") for id in ids]


def forget_and_tell(connection: Connection, guest: str, ids: Sequence[str], at: int) -> None:
    """Forget a guest, who has left something at these tables, at all processes."""
    forget(connection, guest, ids)
    execute_all(connection, notice(TABLE, ids, at))
    execute_all(connection, notice(GUEST, [guest], at))


class Notices:
    """Runs as one task of a house."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        # The last one that was seen; none before the first look.
        self.last: int | None = None
        self.looking: Final = asyncio.Lock()

    async def run(self) -> None:
        while True:
            try:
                await self.look()
            except Away:
                # It has said so itself.
                pass
            except Exception:
                logger.exception("what the operator has changed could not be read")
            await asyncio.sleep(until_beat(SECONDS_BETWEEN))

    async def look(self) -> None:
        """Let what is new take hold, one after the other."""
        async with self.looking:
            if self.last is None:
                # Whatever was changed before is read with everything else.
                (found,) = await self.house.store.rows(select(func.max(notices.c.number)))
                self.last = found[0] or 0
            for number, subject in await self.newer(self.last):
                await self.take(subject)
                self.last = number

    async def newer(self, last: int) -> list[tuple[int, str]]:
        """The numbers and subjects of those after one. It is asked often, and the shortest way."""
        found = await self.house.database.fetch(NEWER, last)
        if found is not None:
            return [(row["number"], row["subject"]) for row in found]
        query = select(notices.c.number, notices.c.subject).where(notices.c.number > last)
        rows = await self.house.store.rows(query.order_by(notices.c.number))
        return [(row.number, row.subject) for row in rows]

    async def take(self, subject: str) -> None:
        kind, _, id = subject.partition(":")
        if kind == TABLE:
            await self.house.drop(id)
            if not await self.house.store.has_table(id):
                # Something may have been written before we let go of it.
                await self.house.writer.write(without_tables([id]))
        elif kind == GUEST:
            self.house.dismiss(id)
            if await self.house.store.guest(id) is None:
                await self.house.database.run(lambda connection: forget_names(connection, id))
        else:
            # A newer version may share the database for a while.
            logger.warning("nobody knows what the notice %r means", subject)
