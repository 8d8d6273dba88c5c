"""The writer commits everything that waits in one transaction, and then acknowledges it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError

from mirabilia.server.database import Database

Statements = Sequence[Executable]


class Conflict(Exception):
    """Somebody else has written there: nothing of the job was kept."""


class Writer:
    """Runs as one task. `write` returns when its statements are on the disk."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.waiting: asyncio.Queue[tuple[Statements, asyncio.Future[None]]] = asyncio.Queue()
        self.commits = 0

    async def write(self, statements: Statements) -> None:
        """Keep all of these, or none; `Conflict` if a row is there already."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait((statements, done))
        await done

    async def run(self) -> None:
        """Commit whatever waits, for ever."""
        while True:
            jobs = [await self.waiting.get()]
            while not self.waiting.empty():
                jobs.append(self.waiting.get_nowait())
            await self.commit_all(jobs)

    async def commit_all(self, jobs: list[tuple[Statements, asyncio.Future[None]]]) -> None:
        outcome = await self.commit([one for statements, _ in jobs for one in statements])
        if outcome is not None and len(jobs) > 1:
            # One of them is wrong, and the others must not suffer.
            for job in jobs:
                await self.commit_all([job])
            return
        for _, done in jobs:
            acknowledge(done, outcome)

    async def commit(self, statements: list[Executable]) -> Exception | None:
        try:
            await self.database.execute(statements)
            self.commits += 1
        except IntegrityError as error:
            return Conflict(str(error.orig))
        except Exception as error:
            return error
        return None


def acknowledge(done: asyncio.Future[Any], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
