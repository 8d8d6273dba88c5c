"""Backups: everything a server keeps in one file, which any database can be restored from.

The file is JSON, a line for each row, packed with gzip; `docs/server.md` describes it. What is in
it was there at one moment, also while the server runs.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import sqlite3
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, MetaData, func, insert, inspect, select, text

from mirabilia import __version__
from mirabilia.server import schema
from mirabilia.server.database import (
    Database,
    migrations,
    newest_revision,
    revision_of,
    upgrade,
)
from mirabilia.server.identity import KEY_FILE, PUSH_KEY_FILE, RETIRED_FILE
from mirabilia.server.office.keys import put
from mirabilia.server.office.place import Office, hold_database, stop_servers
from mirabilia.server.settings import ServerSettings, sqlite_url

FORMAT: Final = 1
# Rows that are read or written at a time.
BATCH: Final = 500
# Notices are for the processes that run now.
LEFT_OUT: Final = ("notices",)
KEYS: Final = (KEY_FILE, RETIRED_FILE, PUSH_KEY_FILE)
BEFORE: Final = ".before"


class Head(Struct, frozen=True, tag_field="line", tag="backup"):
    """The first line: what made it, and which schema its rows have."""

    format: int
    mirabilia: str
    revision: str
    made: int


class Part(Struct, frozen=True, tag_field="line", tag="table"):
    """The rows that follow are of this table."""

    name: str
    columns: list[str]


class Keys(Struct, frozen=True, tag_field="line", tag="keys"):
    """The files of the keys, in base 64."""

    files: dict[str, str]


class End(Struct, frozen=True, tag_field="line", tag="end"):
    """The last line: how many rows each table has, and the SHA-256 of all lines before."""

    rows: dict[str, int]
    sha256: str


Row = list[str | int | bool | None]
AnyLine = Head | Part | Keys | End | Row
read_line: Final = msgspec.json.Decoder(AnyLine).decode
write_line: Final = msgspec.json.Encoder().encode


class Told(Struct, frozen=True):
    """What was backed up or restored."""

    file: str
    rows: dict[str, int]
    keys: bool
    revision: str
    # Where what was there before is now.
    before: list[str] = []


# ---- out


async def back_up(office: Office, file: Path, with_keys: bool) -> Told:
    """Write all that is kept to a new file, whole or not at all."""
    if file.exists():
        raise ValueError(f"{file} is there already: name a new file")
    half = file.with_name(f"{file.name}.part")
    keys = key_files(office.settings.data) if with_keys else {}
    head = Head(FORMAT, __version__, newest_revision(), office.now())
    try:
        rows = await office.database.run_patiently(
            lambda connection: write(connection, half, head, keys)
        )
        os.link(half, file)
    finally:
        half.unlink(missing_ok=True)
    return Told(str(file), rows, bool(keys), head.revision)


def key_files(folder: Path) -> dict[str, str]:
    paths = [folder / name for name in KEYS]
    return {path.name: b64encode(path.read_bytes()).decode() for path in paths if path.exists()}


def write(connection: Connection, path: Path, head: Head, keys: dict[str, str]) -> dict[str, int]:
    """For the owner alone: it gives away the hands of games that are going on."""
    see_one_moment(connection)
    counts: dict[str, int] = {}
    digest = hashlib.sha256()
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as raw:
        with gzip.GzipFile(fileobj=raw, mode="wb") as packed:
            for line in lines(connection, head, keys, counts):
                digest.update(line)
                packed.write(line)
            packed.write(write_line(End(counts, digest.hexdigest())) + b"\n")
        raw.flush()
        os.fsync(raw.fileno())
    return counts


def lines(
    connection: Connection, head: Head, keys: dict[str, str], counts: dict[str, int]
) -> Iterator[bytes]:
    yield write_line(head) + b"\n"
    yield write_line(Keys(keys)) + b"\n"
    for table in schema.metadata.sorted_tables:
        if table.name in LEFT_OUT:
            continue
        name = str(table.name)
        counts[name] = 0
        yield write_line(Part(name, [*map(str, table.columns.keys())])) + b"\n"
        query = select(table).order_by(*table.primary_key.columns)
        for row in connection.execute(query.execution_options(yield_per=BATCH)):
            counts[name] += 1
            yield write_line([*row]) + b"\n"


def see_one_moment(connection: Connection) -> None:
    """From here on, whatever others write, this connection sees what is there now."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    else:
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))


# ---- in


async def restore(settings: ServerSettings, file: Path, replace: bool) -> Told:
    """Put back what a backup has, into an empty database or instead of what is there."""
    head, keys, end = look_through(file)
    with ExitStack() as kept:
        stop_servers(settings, kept)
        check_keys(settings.data, keys, replace)
        before = await put_back(settings, file, head, end, replace)
        for name, content in keys.items():
            path = settings.data / name
            if path.exists() and path.read_bytes() != content:
                before.append(str(keep_before(path)))
            put(path, content)
    return Told(str(file), end.rows, bool(keys), head.revision, before)


def look_through(file: Path) -> tuple[Head, dict[str, bytes], End]:
    """Read a backup from its first line to its last; ValueError if it is not whole."""
    digest, last, head, keys = hashlib.sha256(), b"", None, dict[str, bytes]()
    counts: dict[str, int] = {}
    name = ""
    try:
        with gzip.open(file, "rb") as packed:
            for line in packed:
                digest.update(last)
                last, told = line, read_line(line)
                match told:
                    case Head():
                        head = told
                    case Keys():
                        keys = {name: b64decode(text) for name, text in told.files.items()}
                    case Part():
                        name = told.name
                        counts[name] = 0
                    case list():
                        counts[name] += 1
    except (OSError, EOFError, msgspec.DecodeError, ValueError, LookupError) as error:
        if getattr(error, "filename", None) is not None:
            raise
        raise ValueError(f"{file} is no backup, or damaged: {error}") from None
    end = read_line(last) if last else None
    if head is None or not isinstance(end, End):
        raise ValueError(f"{file} is no backup, or its end is missing")
    if (end.rows, end.sha256) != (counts, digest.hexdigest()):
        raise ValueError(f"{file} is damaged: it is not what was written")
    check_head(head, file)
    if not {*keys} <= {*KEYS}:
        raise ValueError(f"{file} has files that are no keys: {', '.join(keys)}")
    return head, keys, end


def known_revisions() -> set[str]:
    return {step.revision for step in migrations()[1].walk_revisions()}


def check_head(head: Head, file: Path) -> None:
    if head.format != FORMAT or head.revision not in known_revisions():
        raise ValueError(
            f"{file} was made by a newer version, {head.mirabilia}: install that one first"
        )


def check_keys(folder: Path, keys: dict[str, bytes], replace: bool) -> None:
    for name, content in keys.items():
        path = folder / name
        if path.exists() and path.read_bytes() != content and not replace:
            raise ValueError(f"{path} is another key than that of the backup; see --replace")


async def put_back(
    settings: ServerSettings, file: Path, head: Head, end: End, replace: bool
) -> list[str]:
    """Fill the database; where what was there before is now."""
    target = settings.database_file
    if target is None:
        database = Database(settings.database_url)
        try:
            await hold_database(database)
            await database.run_patiently(
                lambda connection: refill(connection, file, head, end, replace)
            )
        finally:
            await database.close()
        return []
    if has_guests(target) and not replace:
        raise ValueError(f"{target} has games already: see --replace")
    half = target.with_name(f"{target.name}.part")
    half.unlink(missing_ok=True)
    database = Database(sqlite_url(half))
    try:
        await database.run_patiently(lambda connection: fill(connection, file, head, end))
    except BaseException:
        half.unlink(missing_ok=True)
        raise
    finally:
        await database.close()
    before = [str(set_aside(target))] if target.exists() else []
    half.replace(target)
    return before


def has_guests(file: Path) -> bool:
    """Whether a database file has anything in it; one that is damaged counts as such."""
    if not file.exists():
        return False
    try:
        with closing(sqlite3.connect(file)) as connection:
            return connection.execute("SELECT 1 FROM guests LIMIT 1").fetchone() is not None
    except sqlite3.DatabaseError as error:
        return error.sqlite_errorcode != sqlite3.SQLITE_ERROR


def set_aside(file: Path) -> Path:
    """Keep a database under another name, with what it has not taken in yet."""
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for end in ("-wal", "-shm"):
        beside = file.with_name(file.name + end)
        kept = file.with_name(file.name + BEFORE + end)
        kept.unlink(missing_ok=True)
        if beside.exists():
            beside.replace(kept)
    return keep_before(file)


def keep_before(file: Path) -> Path:
    """A second name for a file, which stays when the first one is given to another."""
    kept = file.with_name(file.name + BEFORE)
    kept.unlink(missing_ok=True)
    os.link(file, kept)
    return kept


def refill(connection: Connection, file: Path, head: Head, end: End, replace: bool) -> None:
    """Empty the database and fill it, in one transaction."""
    revision = revision_of(connection)
    if revision is not None and revision not in known_revisions():
        # It may have tables that we know nothing of.
        raise ValueError("a newer version has used this database: restore into a new, empty one")
    there = [
        name for name in inspect(connection).get_table_names() if name in schema.metadata.tables
    ]
    if "guests" in there and not replace:
        guests = schema.metadata.tables["guests"].c.id
        if connection.execute(select(guests).limit(1)).first() is not None:
            raise ValueError("the database has games already: see --replace")
    for name in (*there, "alembic_version"):
        connection.execute(text(f"DROP TABLE IF EXISTS {name}"))
    fill(connection, file, head, end)


def fill(connection: Connection, file: Path, head: Head, end: End) -> None:
    """Make the schema of the backup, fill it, and bring it up to date."""
    upgrade(connection, head.revision)
    found = MetaData()
    found.reflect(connection)
    with gzip.open(file, "rb") as packed:
        table, columns, waiting = None, list[str](), list[dict[str, Any]]()
        for line in packed:
            told = read_line(line)
            if isinstance(told, list):
                waiting.append(dict(zip(columns, told, strict=True)))
            if (
                waiting
                and table is not None
                and (len(waiting) >= BATCH or isinstance(told, Struct))
            ):
                connection.execute(insert(table), waiting)
                waiting = []
            if isinstance(told, Part):
                table, columns = found.tables[told.name], told.columns
    for name, count in end.rows.items():
        rows = select(func.count()).select_from(found.tables[name])
        if connection.execute(rows).scalar_one() != count:
            raise ValueError(f"{file} could not be restored: rows of {name} are missing")
    if connection.dialect.name == "postgresql":
        count_on(connection)
    upgrade(connection)


def count_on(connection: Connection) -> None:
    """Numbers that the database gives go on behind those that were restored."""
    connection.execute(
        text(
            "SELECT setval(pg_get_serial_sequence('reports', 'number'), "
            "(SELECT coalesce(max(number), 0) + 1 FROM reports), false)"
        )
    )
