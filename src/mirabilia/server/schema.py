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
    # A mark of the address that they came from first, by which nobody can tell the address.
    Column("origin", String(16)),
    Index("guests_by_origin", "origin"),
)
# Of a device link only the hash of its code is kept.
links: Final = Table(
    "links",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("used", Boolean, nullable=False),
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
