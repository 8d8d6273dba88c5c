"""Reviews of finished games: made in the time that bots leave, and kept with the game."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from mirabilia.review import Finding, Task
from mirabilia.server import store
from mirabilia.server.database import Away
from mirabilia.server.refusals import Refused
from mirabilia.server.reviewing import Found, wanted
from mirabilia.server.thinkers import NoAnswer
from mirabilia.server.turns import Urgency, Wish
from mirabilia.server.workshop import Workshop
from mirabilia.server.writer import Conflict

if TYPE_CHECKING:
    from mirabilia.server.house import House

logger: Final = logging.getLogger(__name__)

# Seconds that a decision may take at most; usually it takes less.
SECONDS_TO_LOOK: Final = 1.0
# Milliseconds after which it makes sense to ask again, if too many are being made.
WAIT: Final = 20_000

read_tasks: Final = msgspec.json.Decoder(list[Task]).decode


class Making:
    """A review under way."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 0
        self.failed = False
        self.work: asyncio.Task[None] | None = None


class Reviews:
    """The reviews that are being made in this process, and those of records that were made.

    A review has a key: the id of its table, or the hash of a record.
    """

    def __init__(self, house: House, workshop: Workshop) -> None:
        self.house: Final = house
        self.workshop: Final = workshop
        self.making: Final[dict[str, Making]] = {}
        self.made: Final[OrderedDict[str, bytes]] = OrderedDict()

    # ---- asking

    async def of_table(self, id: str) -> bytes:
        """How far the review of a table's game is."""
        kept = None if id in self.making else await self.house.store.review(id)
        return self.state(id, None if kept is None else kept.encode())

    def of_record(self, key: str) -> bytes:
        """How far the review of a record is."""
        return self.state(key, self.made.get(key))

    def state(self, key: str, review: bytes | None) -> bytes:
        making = self.making.get(key)
        if making is not None and making.failed:
            del self.making[key]
            raise Refused("no_review")
        return msgspec.json.encode(
            {
                "key": key,
                "done": making.done if making else 0,
                "total": making.total if making else 0,
                "review": None if review is None else msgspec.Raw(review),
            }
        )

    # ---- making

    async def begin_table(self, id: str, record: bytes, guest: str) -> bytes:
        """Have the game of a table reviewed, unless that is done or under way."""
        if id not in self.making and await self.house.store.review(id) is None:
            await self.begin(id, record, guest, table=id)
        return await self.of_table(id)

    async def begin_record(self, record: bytes, guest: str) -> bytes:
        key = hashlib.sha256(record).hexdigest()
        if key not in self.making and key not in self.made:
            await self.begin(key, record, guest, table=None)
        return self.of_record(key)

    async def begin(self, key: str, record: bytes, guest: str, table: str | None) -> None:
        """Begin, or `Refused`."""
        under_way = [one for one in self.making.values() if not one.failed]
        if len(under_way) >= self.house.limits.reviews_under_way:
            raise Refused("busy", until=self.house.now() + WAIT)
        making = self.making[key] = Making()
        try:
            order = wanted(record, self.house.limits.review_effort)
            tasks = read_tasks(await self.workshop.make("tasks", order, keep=False))
        except BaseException:
            del self.making[key]
            raise
        making.total = len(tasks)
        making.work = asyncio.create_task(self.make(key, making, tasks, record, guest, table))

    async def make(
        self,
        key: str,
        making: Making,
        tasks: list[Task],
        record: bytes,
        guest: str,
        table: str | None,
    ) -> None:
        try:
            findings = await self.look_into(key, making, tasks, guest)
            share = self.house.limits.review_effort
            found = msgspec.json.encode(Found(msgspec.Raw(record), findings, share))
            review = await self.workshop.make("review", found, keep=False)
            await self.keep(key, review, table)
        except (NoAnswer, Refused, Away) as error:
            what = "a record" if table is None else f"table {table}"
            logger.error("%s: the review could not be made: %r", what, error)
            making.failed = True
        except BaseException:
            making.failed = True
            raise
        else:
            del self.making[key]

    async def look_into(
        self, key: str, making: Making, tasks: list[Task], guest: str
    ) -> list[Finding]:
        """All findings, as many at a time as there are processes; others come first."""
        places = asyncio.Semaphore(len(self.house.thinkers.processes))

        async def one(task: Task) -> Finding:
            async with places:
                # What a review uses is not held against the guest's own tables.
                wish = Wish(
                    *("review", f"review {guest}", key, SECONDS_TO_LOOK),
                    lambda: Urgency.LATER,
                    review=True,
                )
                finding = await self.house.thinkers.look_into(task, wish)
                making.done += 1
                return finding

        async with asyncio.TaskGroup() as group:
            looking = [group.create_task(one(task)) for task in tasks]
        return [looked.result() for looked in looking]

    async def keep(self, key: str, review: bytes, table: str | None) -> None:
        if table is None:
            self.made[key] = review
            while len(self.made) > self.house.limits.reviews_kept:
                self.made.popitem(last=False)
            return
        # Another process may have made the same.
        with suppress(Conflict):
            await self.house.writer.write([store.new_review(table, review.decode())], table)

    async def close(self) -> None:
        """End what is under way."""
        works = [making.work for making in self.making.values() if making.work]
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)
