"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata: Final = MetaData()

# Times are milliseconds since 1970.
guests: Final = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24)),
    Column("created", BigInteger, nullable=False),
    # Cookies that were issued before this hold no longer.
    Column("signed_out", BigInteger, nullable=False, server_default=text("0")),
    # The one they chose; null: what their browser asks for.
    Column("language", String(8)),
    # A mark of the address that they first came from; nobody can tell the address by it.
    Column("origin", String(16)),
    # The operator keeps them out: themselves ("guest"), or all who come from there ("address").
    Column("banned", String(8)),
    Index("guests_by_origin", "origin"),
)
# Of a device link only the hash of its code is kept, and so it is of a recovery code, which is a
# link that was `made` to last.
links: Final = Table(
    "links",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("used", Boolean, nullable=False),
    Column("made", BigInteger),
    Index("links_by_guest", "guest"),
)
# What lists need to know of a table; the truth is in `entries`.
tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("updated", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("active", Boolean, nullable=False),
    Column("awaited", String(64), nullable=False),
    Column("shown", Text, nullable=False),
    Column("host", String(32)),
    Index("tables_by_status", "status", "updated"),
    Index("tables_by_host", "host", "status"),
)
entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("guest", String(32)),
    Column("command", String(64)),
    Column("entry", Text, nullable=False),
    UniqueConstraint("table_id", "guest", "command", name="commands_once"),
)
members: Final = Table(
    "members",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),
    # Until when they count as connected, and to which process; 0: they are not.
    Column("here", BigInteger, nullable=False, server_default=text("0")),
    Column("place", String(16)),
    Index("members_by_guest", "guest"),
    Index("members_by_place", "place"),
)
lines: Final = Table(
    "lines",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("channel", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("name", String(24)),
    Column("text", Text, nullable=False),
    Column("command", String(64), nullable=False),
    Index("lines_by_guest", "guest"),
)
# The state of a table after the entry with this number: it follows from `entries`.
snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("state", Text, nullable=False),
)
# Kept as they were told, so that a finished game can be looked through with any later version.
finished: Final = Table(
    "finished",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("record", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("ended", BigInteger),
    # Board and side of each seat, as JSON.
    Column("boards", Text),
)
# The deal of each day: its plan has the seed, which is a secret until the day ends.
days: Final = Table(
    "days",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("drawn", BigInteger, nullable=False),
    Column("plan", Text, nullable=False),
)
# Who has played which deal, where, and how it ended: nobody has two results.
attempts: Final = Table(
    "attempts",
    metadata,
    Column("deal", String(40), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("ended", BigInteger),
    Column("points", Integer),
    Column("rank", Integer),
    Index("attempts_by_table", "table_id"),
    Index("attempts_by_guest", "guest"),
)
# What a review has found out about a finished game: it can be made again.
reviews: Final = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("review", Text, nullable=False),
)
# What one guest thinks of another; nobody but that guest is told.
regards: Final = Table(
    "regards",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("muted", Boolean, nullable=False),
    Column("blocked", Boolean, nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("regards_by_other", "other"),
)
# What guests have reported to the operator, with its context in `told`, as JSON.
reports: Final = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(32), nullable=False),
    # What it is about: nobody reports the same thing twice.
    Column("subject", String(64), nullable=False),
    Column("closed", BigInteger),
    Column("told", Text, nullable=False),
    UniqueConstraint("reporter", "subject", name="reported_once"),
)
# Where the browsers of guests can be called; `code` is the hash of the endpoint.
subscriptions: Final = Table(
    "subscriptions",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("point", String(88), nullable=False),
    Column("auth", String(24), nullable=False),
    Column("language", String(8), nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("subscriptions_by_guest", "guest"),
)
# The first answer of a guest to each puzzle; and to the puzzle of a day, which is a number as
# `date.toordinal` gives it, the first one on that day.
puzzle_answers: Final = Table(
    "puzzle_answers",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("right", Boolean, nullable=False),
    Column("day", Integer),
    Column("right_that_day", Boolean),
)
# What the operator has changed beside the running processes: each of them looks here now and then.
notices: Final = Table(
    "notices",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    # `table:` or `guest:` and an id.
    Column("subject", String(64), nullable=False),
    # A number is never given twice, also when what had it is gone.
    sqlite_autoincrement=True,
)
