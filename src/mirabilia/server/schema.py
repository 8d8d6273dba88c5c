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
    Index("tables_by_status", "status", "updated"),
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
# Kept as they were told, so that a finished game can be looked through with any later version.
finished: Final = Table(
    "finished",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("record", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("result", Text, nullable=False),
)
