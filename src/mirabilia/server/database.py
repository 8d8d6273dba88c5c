"""The database: opened, brought to the newest schema by its migrations, and closed."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    URL,
    Connection,
    Executable,
    Row,
    create_engine,
    event,
    func,
    make_url,
    select,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from mirabilia.server.refusals import Refused

logger: Final = logging.getLogger(__name__)

Result = TypeVar("Result")
# What is done in a transaction.
Work = Callable[[Connection], Result]


class Bound(NamedTuple):
    """A statement that is always the same, and its values: much quicker than one made each time."""

    statement: Executable
    values: dict[str, Any]


Statement = Executable | Bound

SECONDS_TO_FINISH: Final = 30.0
# A database that takes longer than this is away. A page that hears nothing gives up after 8.
SECONDS_TO_CONNECT: Final = 3
SECONDS_TO_ANSWER: Final = 4
# How often a transaction is tried that has lost out to another one: each waited for the other.
TRIES: Final = 5
DEADLOCK: Final = "40P01"
# So begin the codes of what one transaction does to another, or to a constraint.
CLASHES: Final = ("23", "40")
# Locks of PostgreSQL have numbers.
MIGRATING: Final = 0x4D495241
SERVING: Final = 0x4D495242
# One thread writes; the others read meanwhile.
THREADS: Final = 4
# An error says which statement failed, not with which values: these may be lines of a chat, or keys
# of guests, and errors end in the log.
DISCREET: Final = {"hide_parameters": True}
MIGRATIONS: Final = Path(__file__).parent / "migrations"
# FULL: what was acknowledged is on the disk, also after a power cut.
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    f"busy_timeout={1000 * SECONDS_TO_ANSWER}",
)


class Away(Refused):
    """The database cannot be reached, or cannot do its work: whoever asked may ask again."""

    def __init__(self, error: BaseException) -> None:
        super().__init__("try_again")
        logger.warning("the database is away: %s", reason_of(error))


def reason_of(error: BaseException) -> str:
    """What the driver says, in one line."""
    original = getattr(error, "orig", None) or error
    return str(original).partition("\n")[0] or type(original).__name__


def is_away(error: Exception) -> bool:
    """Whether it is the database that has failed, and not what it was asked."""
    if isinstance(error, IntegrityError | ProgrammingError):
        return False
    if getattr(getattr(error, "orig", None), "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR:
        # SQLite's word for a statement that makes no sense.
        return False
    return isinstance(error, DBAPIError | NoConnection | OSError)


class Embedded:
    """SQLite. A transaction goes to a thread once, and comes back when it is done."""

    def __init__(self, url: URL) -> None:
        self.engine: Final = create_engine(url.set(drivername="sqlite"), **DISCREET)
        self.threads: Final = ThreadPoolExecutor(THREADS, "database")
        event.listen(self.engine, "connect", set_pragmas)

    async def run(self, work: Work[Result]) -> Result:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, self.transaction, work)

    async def read(self, work: Work[Result]) -> Result:
        return await self.run(work)

    async def run_patiently(self, work: Work[Result]) -> Result:
        return await self.run(work)

    async def migrate(self) -> None:
        await self.run(self.upgrade_alone)

    def upgrade_alone(self, connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        upgrade(connection)

    async def hold(self, _: bool) -> bool:
        return True

    def transaction(self, work: Work[Result]) -> Result:
        with self.engine.begin() as connection:
            return work(connection)

    async def dispose(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        self.engine.dispose()


class Remote:
    """PostgreSQL."""

    def __init__(self, url: URL) -> None:
        limits = {"timeout": SECONDS_TO_CONNECT, "command_timeout": SECONDS_TO_ANSWER}
        self.engine: Final = remote_engine(url, connect_args=limits, pool_timeout=SECONDS_TO_ANSWER)
        # Connections that stay open, and are no part of any pool.
        self.lonely: Final = remote_engine(
            url, connect_args=limits, poolclass=NullPool, isolation_level="AUTOCOMMIT"
        )
        self.holding: AsyncConnection | None = None
        # For what is asked, and what is told, all the time.
        self.asking: Final = Line(self)
        self.telling: Final = Line(self)
        self.reading: Final = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    async def migrate(self) -> None:
        """Bring the schema up to date."""
        await self.run_patiently(self.upgrade_alone)

    def upgrade_alone(self, connection: Connection) -> None:
        connection.execute(func.pg_advisory_xact_lock(MIGRATING).select())
        upgrade(connection)

    async def run_patiently(self, work: Work[Result]) -> Result:
        """Do some work in a transaction, however long that takes."""
        patient = remote_engine(self.engine.url, poolclass=NullPool)
        connection = await self.connect(patient)
        async with aclosing(connection), connection.begin():
            return await connection.run_sync(work)

    async def hold(self, shared: bool) -> bool:
        """The server lets go of it as soon as the connection ends."""
        if self.holding is not None:
            with suppress(Exception):
                await self.holding.execute(select(1))
                return True
            await self.holding.invalidate()
            await self.holding.close()
        self.holding = await self.connect(self.lonely)
        take = func.pg_try_advisory_lock_shared if shared else func.pg_try_advisory_lock
        return bool((await self.holding.execute(take(SERVING).select())).scalar_one())

    async def run(self, work: Work[Result]) -> Result:
        for _ in range(TRIES - 1):
            try:
                return await self.transaction(work)
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) != DEADLOCK:
                    raise
        return await self.transaction(work)

    async def transaction(self, work: Work[Result]) -> Result:
        connection = await self.connect(self.engine)
        async with aclosing(connection), connection.begin():
            return await connection.run_sync(work)

    async def read(self, work: Work[Result]) -> Result:
        """Without a transaction, which would be two more messages to and fro."""
        connection = await self.connect(self.reading)
        async with aclosing(connection):
            return await connection.run_sync(work)

    async def connect(self, engine: AsyncEngine) -> AsyncConnection:
        connection = engine.connect()
        try:
            return await connection.start()
        except Exception as error:
            # The driver has errors of its own for this.
            raise ConnectionError(reason_of(error)) from error

    async def dispose(self) -> None:
        for one in (self.holding, self.asking, self.telling):
            if one is not None:
                with suppress(Exception):
                    await one.close()
        await self.engine.dispose()


class Clash(Exception):
    """Nothing was changed: two wait for each other, or what is written is there."""


class Line:
    """A connection to PostgreSQL of its own, without the layers between."""

    def __init__(self, remote: Remote) -> None:
        self.remote: Final = remote
        self.connection: AsyncConnection | None = None
        self.driver: Any = None
        self.busy: Final = asyncio.Lock()

    async def fetch(self, query: str, *values: object) -> Sequence[Mapping[str, Any]]:
        """What a query in the words of PostgreSQL finds; one at a time."""
        async with self.busy:
            if self.connection is None:
                self.connection = await self.remote.connect(self.remote.lonely)
                self.driver = (await self.connection.get_raw_connection()).driver_connection
            try:
                found: Sequence[Mapping[str, Any]] = await self.driver.fetch(query, *values)
            except Exception as error:
                code = str(getattr(error, "sqlstate", ""))
                if code.startswith(CLASHES):
                    raise Clash(reason_of(error)) from error
                await self.drop()
                raise ConnectionError(reason_of(error)) from error
            return found

    async def drop(self) -> None:
        """Give a connection up that may be of no more use."""
        lost, self.connection = self.connection, None
        with suppress(Exception):
            if lost is not None:
                await lost.invalidate()
                await lost.close()

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close()


class Database:
    """An engine whose transactions are never cut off.

    A connection that is cancelled halfway is lost: nobody closes it. So each transaction is a task
    of its own, which runs to its end even if nobody waits for it any more, and `close` waits for
    all of them.
    """

    def __init__(self, url: str) -> None:
        named = make_url(url)
        sqlite = named.get_backend_name() == "sqlite"
        self.engine: Final = Embedded(named) if sqlite else Remote(named)
        self.running: set[asyncio.Task[Any]] = set()
        self.closed = False

    async def run(self, work: Work[Result]) -> Result:
        """Do some work in a transaction: it is committed, or undone if it raises.

        `Away` if the database has failed.
        """
        return await self._ask(self.engine.run(work))

    async def run_patiently(self, work: Work[Result]) -> Result:
        """The same for what takes long: no bound on the time of a statement."""
        return await self._ask(self.engine.run_patiently(work))

    async def migrate(self) -> None:
        """Bring the schema up to date; one process at a time."""
        await self._finish(self.engine.migrate())

    async def hold(self, shared: bool) -> bool:
        """Keep servers out that do not share the database, until it is closed; whether that works.

        A file is held by other means.
        """
        return await self._finish(self.engine.hold(shared))

    async def _ask(self, work: Coroutine[Any, Any, Result]) -> Result:
        try:
            return await self._finish(work)
        except Exception as error:
            if is_away(error):
                raise Away(error) from error
            raise

    async def _finish(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Run something to its end, even if nobody waits for it any more."""
        if self.closed:
            work.close()
            raise RuntimeError("the database is closed")
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.running.discard(task)
        if not task.cancelled():
            # Somebody who has stopped waiting does not want to know how it failed.
            task.exception()

    async def execute(self, statements: Sequence[Statement]) -> None:
        """Carry out all of these, or none."""
        await self.run(lambda connection: execute_all(connection, statements))

    async def read(self, work: Work[Result]) -> Result:
        """Do some work that changes nothing. Each query sees what is committed by then."""
        return await self._ask(self.engine.read(work))

    async def fetch(self, query: str, *values: object) -> Sequence[Mapping[str, Any]] | None:
        """What a query in the words of PostgreSQL finds, if this is one."""
        if isinstance(self.engine, Embedded):
            return None
        return await self._ask(self.engine.asking.fetch(query, *values))

    async def tell(self, query: str, *values: object) -> Sequence[Mapping[str, Any]] | None:
        """Change something by a query in the words of PostgreSQL, if this is one; what it returns.

        It takes one message to and fro, where a transaction takes four. `Clash` if it cannot be.
        """
        if isinstance(self.engine, Embedded):
            return None
        return await self._ask(self.engine.telling.fetch(query, *values))

    async def rows(
        self, query: Executable, values: Mapping[str, Any] | None = None
    ) -> Sequence[Row[Any]]:
        """What a query finds, with values for its parameters."""
        return await self.read(lambda connection: connection.execute(query, values).all())

    async def close(self) -> None:
        """Wait for what is under way; what a lost database never answers is given up."""
        self.closed = True
        if self.running:
            _, late = await asyncio.wait(self.running, timeout=SECONDS_TO_FINISH)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self.engine.dispose()


def execute_all(connection: Connection, statements: Sequence[Statement]) -> None:
    for one in statements:
        if isinstance(one, Bound):
            connection.execute(one.statement, one.values)
        else:
            connection.execute(one)


def remote_engine(url: URL, **settings: Any) -> AsyncEngine:
    return create_async_engine(url, **DISCREET, **settings)


def set_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrations() -> tuple[Config, ScriptDirectory]:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS.as_posix().replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config, ScriptDirectory.from_config(config)


def newest_revision() -> str:
    """The revision of the schema that this version makes."""
    return str(migrations()[1].get_current_head())


def revision_of(connection: Connection) -> str | None:
    """The revision that a database has; none if nothing was made there yet."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, to: str = "head") -> None:
    config, script = migrations()

    def steps(current: Any, _: Any) -> Any:
        return script._upgrade_revs(to, current)

    with EnvironmentContext(config, script, fn=steps) as environment:
        environment.configure(connection=connection, render_as_batch=True)
        with environment.begin_transaction():
            environment.run_migrations()
