"""The office: a server's folder and database, opened beside it or while it is stopped."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final

from alembic.util import CommandError
from sqlalchemy import Connection, Executable, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from mirabilia.server import notices
from mirabilia.server.database import (
    Database,
    Result,
    Work,
    execute_all,
    newest_revision,
    reason_of,
    revision_of,
)
from mirabilia.server.files import LOCK_FILE, hold, keep_private
from mirabilia.server.refusals import Refused
from mirabilia.server.settings import ServerSettings
from mirabilia.server.store import Store

# How often something is decided again when the server was quicker.
MOST_TRIES: Final = 5


class Changed(Exception):
    """The server has written meanwhile: what was decided may be wrong by now."""


class Office:
    """What the commands of the operator share. It stands in for a house where there is none."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings: Final = settings
        self.database: Final = Database(settings.database_url)
        self.limits: Final = settings.limits
        self.store: Final = Store(self.database, settings.limits)
        # For the sweep: nobody is in any room of ours, and we write as a house does.
        self.rooms: Final[dict[str, Any]] = {}
        self.writer: Final = self

    def now(self) -> int:
        return int(1000 * time.time())

    async def change(self, work: Work[Result]) -> Result:
        """Change something in a transaction that begins before anything is read."""

        def whole(connection: Connection) -> Result:
            take_turn(connection)
            return work(connection)

        try:
            return await self.database.run_patiently(whole)
        except IntegrityError as error:
            raise Changed(str(error.orig)) from error

    async def write(self, statements: Sequence[Executable]) -> None:
        """All of these, or none."""
        await self.change(lambda connection: execute_all(connection, statements))

    async def drop(self, id: str) -> None:
        """A table is gone: whichever process has it lets go of it."""
        await self.write(notices.notice(notices.TABLE, [id], self.now()))


def take_turn(connection: Connection) -> None:
    """Changes wait for each other here, so that notices come in order."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(text("LOCK TABLE notices IN EXCLUSIVE MODE"))


def run(settings: ServerSettings, work: Callable[[Office], Awaitable[Result]]) -> Result:
    """What a command makes of an office; a database that fails is told in a line."""

    async def inside() -> Result:
        async with opened(settings) as office:
            return await work(office)

    return telling_failures(lambda: asyncio.run(inside()))


def telling_failures(work: Callable[[], Result]) -> Result:
    try:
        return work()
    except Changed:
        raise ValueError("the server was quicker each time: try it again") from None
    except (Refused, SQLAlchemyError, CommandError, ImportError, OSError) as error:
        reason = reason_of(error.__cause__ or error)
        raise ValueError(f"the database cannot be used: {reason}") from None


@asynccontextmanager
async def opened(settings: ServerSettings) -> AsyncIterator[Office]:
    """The office of a database that is there, as this version makes it."""
    file = settings.database_file
    if file is not None and not file.exists():
        raise ValueError(f"{file}: no server has kept anything here; name its --data")
    office = Office(settings)
    try:
        await check_revision(office)
        yield office
    finally:
        await office.database.close()


async def check_revision(office: Office) -> None:
    """Looking changes nothing: to bring a database up to date is for the server."""
    found, newest = await office.database.read(revision_of), newest_revision()
    if found is None:
        raise ValueError("no server has kept anything in this database")
    if found != newest:
        raise ValueError(
            f"the database has the schema {found}, and this version {newest}: use the version that "
            "the server has, or start the server of this version once"
        )


def stop_servers(settings: ServerSettings, kept: ExitStack) -> None:
    """Keep servers out of the folder and the database; ValueError if one is running."""
    for path in held_files(settings):
        keep_private(path)
        try:
            kept.enter_context(hold(path, shared=False))
        except ValueError:
            raise ValueError(
                f"a server is using {path.parent}: stop it first, all of its processes"
            ) from None


def held_files(settings: ServerSettings) -> list[Path]:
    """The files that a server holds while it runs."""
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = settings.database_file
    beside = [] if file is None or file.parent == settings.data else [lock_beside(file)]
    return [settings.data / LOCK_FILE, *beside]


def lock_beside(file: Path) -> Path:
    return file.with_name(f"{file.name}.lock")


async def hold_database(database: Database) -> None:
    if not await database.hold(shared=False):
        raise ValueError("a server is using the database: stop it first, all of its processes")
