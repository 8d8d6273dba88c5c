"""What belongs to a guest: every column that names one, and what becomes of it.

Guests may become one, be forgotten, or be swept away when nobody has come for long. A column of the
schema that is not here cannot be imported: somebody has to say what it is about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    String,
    UniqueConstraint,
    delete,
    exists,
    true,
    update,
)

from mirabilia.server import schema

# How long the ids of guests and tables may be; no other texts have columns of this size.
ID_LENGTH: Final = 32

Mine = Column[Any]
Joining = Callable[[Connection, Mine, str, str], None]


class Belonging(NamedTuple):
    """A column, what a guest who becomes another one does with it, whether its rows go when a guest
    is forgotten, and which of them say that somebody who has not been here for long is needed."""

    column: Mine
    join: Joining
    goes: bool
    keeps: Callable[[int], ColumnElement[bool]] | None = None


def always(_: int) -> ColumnElement[bool]:
    return true()


def stays(connection: Connection, column: Mine, one: str, into: str) -> None:
    """It says what was, or follows from the log of a table."""


def moves(connection: Connection, column: Mine, one: str, into: str) -> None:
    """What belonged to one guest belongs to the other, who keeps what they have of the same."""
    table = column.table
    for others in keys_with(column):
        twin = table.alias()
        same = [table.c[name] == twin.c[name] for name in others]
        has = exists().where(twin.c[column.name] == into, *same)
        connection.execute(delete(table).where(column == one, has))
    connection.execute(update(table).where(column == one).values({column.name: into}))


def keys_with(column: Mine) -> Iterator[list[str]]:
    """For each key that a column is part of, the other columns of it."""
    for one in column.table.constraints:
        is_key = one is column.table.primary_key or isinstance(one, UniqueConstraint)
        columns = [part.name for part in getattr(one, "columns", ())]
        if is_key and column.name in columns:
            yield [name for name in columns if name != column.name]


def moves_unless_own(connection: Connection, column: Mine, one: str, into: str) -> None:
    """Nobody regards themselves."""
    regards = schema.regards
    both = regards.c.guest.in_((one, into)) & regards.c.other.in_((one, into))
    connection.execute(delete(regards).where(both))
    moves(connection, column, one, into)


def ends(connection: Connection, column: Mine, one: str, into: str) -> None:
    connection.execute(delete(column.table).where(column == one))


BELONGINGS: Final = (
    # A guest is nobody's last: while others look for what is left, it is there.
    Belonging(
        schema.links.c.guest, moves, goes=True, keeps=lambda _: schema.links.c.made.is_(None)
    ),
    Belonging(schema.tables.c.host, stays, goes=False),
    Belonging(schema.entries.c.guest, stays, goes=False),
    Belonging(schema.members.c.guest, moves, goes=False, keeps=always),
    Belonging(schema.lines.c.guest, moves, goes=False),
    Belonging(schema.regards.c.guest, moves_unless_own, goes=True, keeps=always),
    Belonging(schema.regards.c.other, moves_unless_own, goes=True),
    Belonging(schema.reports.c.reporter, moves, goes=True, keeps=always),
    Belonging(schema.subscriptions.c.guest, moves, goes=True),
    Belonging(schema.attempts.c.guest, moves, goes=True),
    Belonging(
        schema.puzzle_answers.c.guest,
        moves,
        goes=True,
        keeps=lambda before: schema.puzzle_answers.c.at >= before,
    ),
    Belonging(schema.guests.c.id, ends, goes=True),
)


def names_guests(column: Mine) -> bool:
    """Whether a column has room for an id, and not that of a table."""
    is_table = column.name == "table_id" or str(column) == "tables.id"
    kind = column.type
    return isinstance(kind, String) and kind.length == ID_LENGTH and not is_table


def unhandled() -> list[str]:
    """The columns that name guests and are not spoken of here."""
    known = {str(one.column) for one in BELONGINGS}
    columns = [column for table in schema.metadata.sorted_tables for column in table.columns]
    return [str(one) for one in columns if names_guests(one) and str(one) not in known]


if unhandled():
    raise TypeError(f"what becomes of these when a guest goes? {', '.join(unhandled())}")


def needed(guest: ColumnElement[str], before: int) -> list[ColumnElement[bool]]:
    """What says that a guest is still needed who came before a moment."""
    return [
        exists().where(one.column == guest, one.keeps(before))
        for one in BELONGINGS
        if one.keeps is not None
    ]
