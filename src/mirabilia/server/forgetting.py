"""A guest is forgotten: what the database has of them goes, and their name wherever it was kept.

Games stay, and so do the moves: they belong to all who played. A seat keeps its random id, which is
nobody's any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

import msgspec
from sqlalchemy import Connection, Table, delete, select, update

from mirabilia.server import entries as log
from mirabilia.server import schema
from mirabilia.server.belongings import BELONGINGS
from mirabilia.server.entries import decode_entry, encode_entry
from mirabilia.server.messages import Seat
from mirabilia.server.messages import Table as ShownTable


def forget(connection: Connection, guest: str, ids: Sequence[str]) -> None:
    """Forget a guest, who has left something at these tables."""
    forget_names(connection, guest, ids)
    reports = schema.reports
    told = reports.c.told.contains(f'"{guest}"', autoescape=True)
    connection.execute(delete(reports).where(told))
    for belonging in BELONGINGS:
        if belonging.goes:
            column = belonging.column
            connection.execute(delete(column.table).where(column == guest))


def tables_with(connection: Connection, guest: str) -> list[str]:
    """The tables where somebody was a member, was named, or has said something."""
    entries = schema.entries
    named = select(entries.c.table_id).where(entries.c.entry.contains(f'"{guest}"'))
    found = [named, *(of_guest(part, guest) for part in (schema.members, schema.lines))]
    return sorted({row.table_id for query in found for row in connection.execute(query)})


def of_guest(part: Table, guest: str) -> Any:
    return select(part.c.table_id).where(part.c.guest == guest)


def forget_names(connection: Connection, guest: str, ids: Sequence[str] | None = None) -> None:
    """Take the name of a guest, and what they have said, out of tables: theirs, or these."""
    if ids is None:
        ids = [row.table_id for row in connection.execute(of_guest(schema.members, guest))]
    for id in ids:
        lines, snapshots = schema.lines, schema.snapshots
        said = lines.c.table_id == id, lines.c.guest == guest
        connection.execute(delete(lines).where(*said))
        # It follows from the log, and is made again.
        connection.execute(delete(snapshots).where(snapshots.c.table_id == id))
        for one in [guest, *forget_in_log(connection, guest, id)]:
            forget_in_lists(connection, one, id)
            forget_in_record(connection, one, id)


def forget_in_log(connection: Connection, guest: str, id: str) -> list[str]:
    """Take names out of the log of a table; says who else the guest was there, before they became
    this one."""
    entries, before = schema.entries, list[str]()
    query = select(entries.c.number, entries.c.entry).where(
        entries.c.table_id == id, entries.c.entry.contains(f'"{guest}"')
    )
    for row in connection.execute(query).all():
        entry = decode_entry(row.entry)
        if isinstance(entry, log.Joined) and entry.into == guest:
            before += [entry.guest, *forget_in_log(connection, entry.guest, id)]
        if named_in(entry) == guest:
            text = encode_entry(msgspec.structs.replace(entry, name=None)).decode()
            same = entries.c.table_id == id, entries.c.number == row.number
            connection.execute(update(entries).where(*same).values(entry=text))
    return before


def named_in(entry: log.AnyEntry) -> str | None:
    """The guest whose name an entry has."""
    match entry:
        case log.Created():
            return entry.host
        case log.Sat() | log.Renamed() | log.Removed():
            return entry.guest
        case log.Joined():
            return entry.into
        case log.Stood() | log.Left() | log.LetBack() | log.Passed() | log.Rematched():
            return None
        case log.Swapped() | log.BotSat() | log.Cleared() | log.HandedOver() | log.Returned():
            return None
        case log.Started() | log.Played() | log.TookBack() | log.Resumed():
            return None
        case log.Changed() | log.ChatSet() | log.Closed():
            return None
        case _:
            assert_never(entry)


def forget_in_lists(connection: Connection, guest: str, id: str) -> None:
    tables = schema.tables
    for row in connection.execute(select(tables.c.shown).where(tables.c.id == id)).all():
        shown = msgspec.json.decode(row.shown, type=ShownTable)
        seats = [nameless(seat) if seat.guest == guest else seat for seat in shown.seats]
        text = msgspec.json.encode(msgspec.structs.replace(shown, seats=seats)).decode()
        connection.execute(update(tables).where(tables.c.id == id).values(shown=text))


def nameless(seat: Seat) -> Seat:
    return msgspec.structs.replace(seat, name=None)


def forget_in_record(connection: Connection, guest: str, id: str) -> None:
    """The record says so: what was promised at the start named the seats by their names."""
    finished = schema.finished
    of_table = finished.c.table_id == id
    for row in connection.execute(select(finished.c.record).where(of_table)).all():
        record = msgspec.json.decode(row.record)
        about = record["table"]
        seats = [number for number, seat in enumerate(about["seats"]) if seat["guest"] == guest]
        for number in seats:
            about["seats"][number]["name"] = None
        if seats:
            about["forgotten"] = sorted({*about.get("forgotten", []), *seats})
            text = msgspec.json.encode(record).decode()
            connection.execute(update(finished).where(of_table).values(record=text))
