"""What is read from the database, and the statements that write to it."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Executable, Row, Select, insert, or_, select, update

from mirabilia.server import schema
from mirabilia.server.database import Database
from mirabilia.server.entries import AnyEntry, decode_entry, encode_entry
from mirabilia.server.messages import Guest, Line, Listed, Table
from mirabilia.server.table import TableState

MOST_LISTED: Final = 100
OPEN_FOR: Final = 24 * 3600 * 1000


class Kept:
    """A table as the database has it."""

    def __init__(
        self,
        state: TableState,
        commands: dict[tuple[str, str], int],
        members: Sequence[Row[Any]],
        lines: Sequence[Row[Any]],
    ) -> None:
        self.state: Final = state
        self.commands: Final = commands
        self.members: Final = members
        self.lines: Final = lines


class Store:
    """Reads; each call sees what is committed."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await self.database.rows(query)

    async def guest(self, id: str) -> Guest | None:
        found = await self.rows(select(schema.guests).where(schema.guests.c.id == id))
        return Guest(found[0].id, found[0].name) if found else None

    async def table(self, id: str) -> Kept | None:
        """A table with all that belongs to it, its state rebuilt from the log."""
        log = await self.rows(of_table(schema.entries, id).order_by(schema.entries.c.number))
        if not log:
            return None
        commands = {(row.guest, row.command): row.number for row in log if row.command}
        lines = await self.rows(of_table(schema.lines, id).order_by(schema.lines.c.number))
        state = await asyncio.to_thread(replayed, id, log)
        return Kept(state, commands, await self.members(id), lines)

    async def members(self, id: str) -> Sequence[Row[Any]]:
        return await self.rows(of_table(schema.members, id))

    async def entries_after(self, id: str, number: int) -> Sequence[Row[Any]]:
        entries = schema.entries
        query = of_table(entries, id).where(entries.c.number > number)
        return await self.rows(query.order_by(entries.c.number))

    async def lines_after(self, id: str, counts: Mapping[str, int]) -> list[Row[Any]]:
        """The lines of a table beyond those that are known, which are counted by channel."""
        lines = schema.lines
        found = await self.rows(of_table(lines, id).order_by(lines.c.number))
        return [row for row in found if row.number > counts.get(row.channel, 0)]

    async def has_table(self, id: str) -> bool:
        return bool(await self.rows(select(schema.tables.c.id).where(schema.tables.c.id == id)))

    async def active_tables(self, before: int) -> list[str]:
        """The tables where a bot or a clock has something to do, untouched since a moment."""
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.active, tables.c.updated <= before)
        return [row.id for row in await self.rows(query)]

    async def open_tables(self, now: int) -> list[Listed]:
        tables = schema.tables
        query = select(tables).where(
            tables.c.public,
            tables.c.status.in_(("lobby", "playing")),
            tables.c.updated > now - OPEN_FOR,
        )
        return [listed(row, None) for row in await self.rows(newest(query))]

    async def games_of(self, guest: str) -> list[Listed]:
        tables, members = schema.tables, schema.members
        query = select(tables).join(members, members.c.table_id == tables.c.id)
        query = query.where(members.c.guest == guest, tables.c.status != "closed")
        games = [listed(row, guest) for row in await self.rows(newest(query))]
        return [game for game in games if game.seat is not None]

    async def finished(self, id: str, what: str) -> str | None:
        column = schema.finished.c[what]
        found = await self.rows(select(column).where(schema.finished.c.table_id == id))
        return found[0][0] if found else None


def replayed(id: str, log: Sequence[Row[Any]]) -> TableState:
    return TableState.of_log(id, ((decode_entry(row.entry), row.at) for row in log))


def of_table(table: Any, id: str) -> Select[Any]:
    return select(table).where(table.c.table_id == id)


def newest(query: Select[Any]) -> Select[Any]:
    return query.order_by(schema.tables.c.updated.desc()).limit(MOST_LISTED)


def listed(row: Row[Any], guest: str | None) -> Listed:
    table = msgspec.json.decode(row.shown, type=Table)
    seats = (number for number, seat in enumerate(table.seats) if seat.guest == guest)
    seat = next(seats, None) if guest is not None else None
    return Listed(table, row.updated, seat, seat is not None and str(seat) in row.awaited.split())


# ---- statements


def new_guest(guest: Guest, now: int) -> Executable:
    return insert(schema.guests).values(id=guest.id, name=guest.name, created=now)


def rename_guest(guest: Guest) -> Executable:
    return update(schema.guests).where(schema.guests.c.id == guest.id).values(name=guest.name)


def code_hash(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


def new_link(code: str, guest: str, expires: int) -> Executable:
    return insert(schema.links).values(
        code=code_hash(code), guest=guest, expires=expires, used=False
    )


def new_entry(
    id: str, number: int, at: int, entry: AnyEntry, guest: str | None, command: str | None
) -> Executable:
    return insert(schema.entries).values(
        table_id=id,
        number=number,
        at=at,
        guest=guest,
        command=command,
        entry=encode_entry(entry).decode(),
    )


def summary(state: TableState, at: int) -> dict[str, Any]:
    return {
        "updated": at,
        "status": state.status,
        "public": state.settings.public,
        "active": state.needs_server(),
        "awaited": " ".join(map(str, state.awaited())),
        "shown": msgspec.json.encode(state.table()).decode(),
    }


def new_table(state: TableState, at: int) -> Executable:
    return insert(schema.tables).values(id=state.id, **summary(state, at))


def changed_table(state: TableState, at: int) -> Executable:
    return update(schema.tables).where(schema.tables.c.id == state.id).values(**summary(state, at))


def new_members(id: str, guests: Sequence[str], at: int) -> list[Executable]:
    return [insert(schema.members).values(table_id=id, guest=guest, seen=at) for guest in guests]


def seen_member(id: str, guest: str, at: int, here: int, place: str, arriving: bool) -> Executable:
    """Seen now, and connected to a process until some time; who arrives leaves any other."""
    members = schema.members
    row = [members.c.table_id == id, members.c.guest == guest]
    if not arriving:
        row.append(or_(members.c.place == place, members.c.place.is_(None)))
    return update(members).where(*row).values(seen=at, here=here, place=place)


def new_line(id: str, channel: str, line: Line, command: str) -> Executable:
    return insert(schema.lines).values(
        table_id=id,
        channel=channel,
        number=line.number,
        at=line.at,
        guest=line.guest,
        name=line.name,
        text=line.text,
        command=command,
    )


def new_finished(state: TableState) -> Executable:
    """What a finished game leaves, with nothing hidden."""
    assert state.scene is not None
    return insert(schema.finished).values(
        table_id=state.id,
        record=msgspec.json.encode(state.record()).decode(),
        events=msgspec.json.encode(state.scene.game.events).decode(),
        result=msgspec.json.encode(state.scene.result).decode(),
    )
