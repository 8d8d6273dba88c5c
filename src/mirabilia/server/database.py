"""The database: opened, brought to the newest schema by its migrations, and closed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Executable, Row, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

Result = TypeVar("Result")

SECONDS_TO_FINISH: Final = 30.0
MIGRATIONS: Final = Path(__file__).parent / "migrations"
# FULL: what was acknowledged is on the disk, also after a power cut.
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000")


class Database:
    """An engine whose transactions are never cut off.

    A connection that is cancelled halfway is lost: nobody closes it. So each transaction is a task
    of its own, which runs to its end even if nobody waits for it any more, and `close` waits for
    all of them.
    """

    def __init__(self, url: str) -> None:
        self.engine: Final = open_engine(url)
        self.running: set[asyncio.Task[Any]] = set()
        self.closed = False

    async def run(self, work: Callable[[AsyncConnection], Awaitable[Result]]) -> Result:
        """Do some work in a transaction: it is committed, or undone if it raises."""
        if self.closed:
            raise RuntimeError("the database is closed")
        task = asyncio.create_task(self._transaction(work))
        self.running.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    async def _transaction(self, work: Callable[[AsyncConnection], Awaitable[Result]]) -> Result:
        async with self.engine.begin() as connection:
            return await work(connection)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.running.discard(task)
        if not task.cancelled():
            # Somebody who has stopped waiting does not want to know how it failed.
            task.exception()

    async def execute(self, statements: Sequence[Executable]) -> None:
        """Carry out all of these, or none."""

        async def work(connection: AsyncConnection) -> None:
            for statement in statements:
                await connection.execute(statement)

        await self.run(work)

    async def rows(self, query: Executable) -> Sequence[Row[Any]]:
        """What a query finds."""

        async def work(connection: AsyncConnection) -> Sequence[Row[Any]]:
            return (await connection.execute(query)).all()

        return await self.run(work)

    async def migrate(self) -> None:
        """Bring the schema up to date."""
        await self.run(lambda connection: connection.run_sync(upgrade))

    async def close(self) -> None:
        """Wait for what is under way; what a lost database never answers is given up."""
        self.closed = True
        if self.running:
            _, late = await asyncio.wait(self.running, timeout=SECONDS_TO_FINISH)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self.engine.dispose()


def open_engine(url: str) -> AsyncEngine:
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


def set_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def upgrade(connection: Connection, to: str = "head") -> None:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS.as_posix().replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    script = ScriptDirectory.from_config(config)

    def steps(current: Any, _: Any) -> Any:
        return script._upgrade_revs(to, current)

    with EnvironmentContext(config, script, fn=steps) as environment:
        environment.configure(connection=connection, render_as_batch=True)
        with environment.begin_transaction():
            environment.run_migrations()
