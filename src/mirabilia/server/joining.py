"""Two guests turn out to be one person: what one of them has is the other's from then on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, func, insert, select, update

from mirabilia.server import entries as log
from mirabilia.server import notices, schema
from mirabilia.server.belongings import BELONGINGS
from mirabilia.server.database import execute_all
from mirabilia.server.messages import Guest
from mirabilia.server.messages import Table as ShownTable
from mirabilia.server.refusals import Refused
from mirabilia.server.store import OPEN, Told
from mirabilia.server.table import joined_seats

tables: Final = schema.tables


def join(connection: Connection, one: str, into: Guest, at: int) -> None:
    """Give everything that one guest has to another, or raise `Refused`; then the first is gone.

    Each table tells of it in its log: what was promised at the start of a game stays as it was.
    """
    found = tables_of(connection, one)
    for row in found:
        check_apart(row, one, into.id)
    for row in found:
        tell(connection, row, log.Joined(one, into.id, into.name), at)
    for belonging in BELONGINGS:
        belonging.join(connection, belonging.column, one, into.id)
    execute_all(connection, notices.notice(notices.TABLE, [row.id for row in found], at))
    execute_all(connection, notices.notice(notices.GUEST, [one], at))


def tables_of(connection: Connection, guest: str) -> Sequence[Row[Any]]:
    members = schema.members
    query = select(tables).join(members, members.c.table_id == tables.c.id)
    return connection.execute(query.where(members.c.guest == guest)).all()


def check_apart(row: Row[Any], one: str, other: str) -> None:
    """Who has two seats at a table that is open has to give one of them up first."""
    seated = {seat.guest for seat in msgspec.json.decode(row.shown, type=ShownTable).seats}
    if row.status in OPEN and {one, other} <= seated:
        raise Refused("both_seated", table=row.id)


def tell(connection: Connection, row: Row[Any], entry: log.Joined, at: int) -> None:
    """Write an entry after the last one of a table, and what lists know of it."""
    entries = schema.entries
    last = select(func.max(entries.c.number)).where(entries.c.table_id == row.id)
    number = connection.execute(last).scalar_one()
    told = Told.of(row.id, number + 1, at, entry)
    connection.execute(insert(entries).values(**told._asdict()))
    shown = msgspec.json.decode(row.shown, type=ShownTable)
    host, asked = (
        entry.into if who == entry.guest else who for who in (shown.host, shown.rematch_by)
    )
    seats = joined_seats(shown.seats, entry)
    shown = msgspec.structs.replace(shown, seats=seats, host=host, rematch_by=asked)
    text = msgspec.json.encode(shown).decode()
    connection.execute(update(tables).where(tables.c.id == row.id).values(shown=text, host=host))
