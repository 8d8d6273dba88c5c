"""The writer commits everything that waits in one transaction, and then acknowledges it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from mirabilia.server.database import Away, Clash, Database, Statement, execute_all
from mirabilia.server.store import is_usual, one_query

Statements = Sequence[Statement]


class Job(NamedTuple):
    """Statements to be kept together, and the table that they are about."""

    table: str
    statements: Statements
    done: asyncio.Future[None]


class Conflict(Exception):
    """Somebody else has written there: nothing of the job was kept."""


class Writer:
    """Runs as one task. `write` returns when its statements are on the disk."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.waiting: asyncio.Queue[Job] = asyncio.Queue()
        self.commits = 0

    async def write(self, statements: Statements, table: str = "") -> None:
        """Keep all of these, or none; `Conflict` if a row is there already."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Job(table, statements, done))
        await done

    async def run(self) -> None:
        """Commit whatever waits, for ever."""
        while True:
            jobs = [await self.waiting.get()]
            while not self.waiting.empty():
                jobs.append(self.waiting.get_nowait())
            # Several processes that write to the same tables go through them in the same order:
            # otherwise each could wait for the other.
            await self.commit_all(sorted(jobs, key=lambda job: job.table))

    async def commit_all(self, jobs: list[Job]) -> None:
        """One that is wrong is left out, and the others do not suffer."""
        usual = [job for job in jobs if is_usual(job.statements)]
        if usual and await self.commit_at_once(usual):
            jobs = [job for job in jobs if not is_usual(job.statements)]
        while jobs:
            wrong, error = await self.commit([job.statements for job in jobs])
            left_out = jobs if wrong is None else [jobs.pop(wrong)]
            for job in left_out:
                acknowledge(job.done, error)
            if wrong is None:
                return

    async def commit_at_once(self, jobs: list[Job]) -> bool:
        """Keep the usual jobs by one query, where that can be; whether they are done with."""
        query = one_query([job.statements for job in jobs])
        if query is None:
            return False
        try:
            found = await self.database.tell(query[0], *query[1])
        except Clash:
            return False
        except Exception as away:
            for job in jobs:
                acknowledge(job.done, away)
            return True
        if found is None:
            return False
        self.commits += 1
        kept, tables = {row["table_id"] for row in found}, query[1][0]
        for job, table in zip(jobs, tables, strict=True):
            acknowledge(job.done, None if table in kept else Conflict(table))
        return True

    async def commit(self, jobs: list[Statements]) -> tuple[int | None, Exception | None]:
        """Keep all of these, or none: which of them is wrong, if it is one, and why."""
        begun = 0

        def work(connection: Connection) -> None:
            nonlocal begun
            # It may be tried again.
            begun = 0
            for statements in jobs:
                execute_all(connection, statements)
                begun += 1

        try:
            await self.database.run(work)
            self.commits += 1
        except Away as error:
            return None, error
        except Exception as error:
            told = Conflict(str(error.orig)) if isinstance(error, IntegrityError) else error
            return begun if begun < len(jobs) else None, told
        return None, None


def acknowledge(done: asyncio.Future[Any], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
