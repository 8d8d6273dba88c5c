"""Is everything in the database what it should be: the file, every log, every finished game."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import func, select

from mirabilia.errors import MirabiliaError
from mirabilia.game import replay
from mirabilia.server import schema
from mirabilia.server.office.place import Office
from mirabilia.server.snapshots import save
from mirabilia.server.store import summary
from mirabilia.server.sweep import OF_A_TABLE
from mirabilia.server.table import TableState

# What a list says of a table has to follow from its log.
COMPARED: Final = ("status", "public", "active", "awaited", "host")
BATCH: Final = 200


class Checked(Struct, frozen=True):
    """How many tables were looked at, and what is wrong."""

    tables: int
    faults: list[str]


async def check(office: Office, quick: bool) -> Checked:
    """Look at everything, or with `quick` at all but the logs."""
    faults = file_faults(office) + await strays(office)
    ids = [] if quick else await all_ids(office)
    for id in ids:
        found = await table_faults(office, id)
        if found:
            # The server may have written between two looks.
            found = await table_faults(office, id)
        faults += [f"table {id}: {fault}" for fault in found]
    return Checked(len(ids), faults)


def file_faults(office: Office) -> list[str]:
    file = office.settings.database_file
    if file is None:
        return []
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("PRAGMA integrity_check(10)").fetchall()
    return [str(found) for (found,) in rows if found != "ok"]


async def strays(office: Office) -> list[str]:
    """What belongs to tables that are not there."""
    there, found = select(schema.tables.c.id), []
    for part in OF_A_TABLE:
        query = select(func.count()).select_from(part).where(part.c.table_id.not_in(there))
        ((count,),) = await office.store.rows(query)
        if count:
            found.append(f"{count} rows of {part.name} belong to no table")
    return found


async def all_ids(office: Office) -> list[str]:
    tables, found = schema.tables, list[str]()
    query = select(tables.c.id).order_by(tables.c.id).limit(BATCH)
    while rows := await office.store.rows(query.where(tables.c.id > (found[-1] if found else ""))):
        found += [row.id for row in rows]
    return found


async def table_faults(office: Office, id: str) -> list[str]:
    """What is wrong with a table, told again from its first entry."""
    rows = await office.store.rows(select(schema.tables).where(schema.tables.c.id == id))
    if not rows:
        # It was removed meanwhile.
        return []
    entries = schema.entries
    numbers: Any = select(func.count(), func.max(entries.c.number))
    found: Any = await office.store.rows(numbers.where(entries.c.table_id == id))
    ((count, last),) = found
    if count != last:
        return [f"its log has {count} entries, but the last is number {last}"]
    try:
        told = await office.store.told_on(TableState(id))
    except (msgspec.DecodeError, MirabiliaError, LookupError, ValueError) as error:
        return [f"its log cannot be read: {error}"]
    faults = []
    said = summary(told, rows[0].updated)
    differ = [name for name in COMPARED if getattr(rows[0], name) != said[name]]
    if differ:
        faults.append(f"lists say something else than its log: {', '.join(differ)}")
    faults += await snapshot_faults(office, told)
    faults += await record_faults(office, told)
    return faults


async def snapshot_faults(office: Office, told: TableState) -> list[str]:
    """A snapshot that cannot be read is made again; one that says something else is a fault."""
    found = await office.store.snapshot(told.id)
    if found is None:
        return []
    after = await office.store.told_on(found)
    return [] if save(after) == save(told) else ["its snapshot says something else than its log"]


async def record_faults(office: Office, told: TableState) -> list[str]:
    record = await office.store.finished(told.id, "record")
    if told.status != "over":
        return [] if record is None else ["it is not over, but has a record"]
    if record is None:
        return ["it is over, but has no record"]
    try:
        game = replay(msgspec.json.decode(record))
    except (msgspec.DecodeError, MirabiliaError, LookupError, ValueError) as error:
        return [f"its record cannot be played again: {error}"]
    return [] if game.over else ["its record ends before the game does"]
