"""Tables: listed, shown, closed and deleted by the operator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, func, select

from mirabilia.server import entries as log
from mirabilia.server import messages as wire
from mirabilia.server import notices, schema, store
from mirabilia.server.database import execute_all
from mirabilia.server.office.place import MOST_TRIES, Changed, Office
from mirabilia.server.room import advance
from mirabilia.server.sweep import without_tables

STATUSES: Final = ("lobby", "playing", "over", "closed")
OPEN: Final = ("lobby", "playing")

tables = schema.tables


class Brief(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    status: str
    public: bool
    updated: int
    host: str | None
    players: int
    expansions: list[str]
    pace: str
    seats: list[wire.Seat]
    awaited: list[int]


class Shown(Struct, frozen=True, kw_only=True):
    """All of a table that spoils nobody's game: no hands, no seed."""

    table: wire.Table
    updated: int
    created: int
    entries: int
    lines: dict[str, int]
    awaited: list[int]
    members: list[Member]


class Member(Struct, frozen=True, kw_only=True):
    """Somebody who has, or has had, a seat; `here` if they are connected now."""

    guest: str
    name: str | None
    seen: int
    here: bool


async def listed(office: Office, status: str | None, guest: str | None, most: int) -> list[Brief]:
    """Tables, the latest first."""
    query = select(tables).order_by(tables.c.updated.desc(), tables.c.id).limit(most)
    if status is not None:
        query = query.where(tables.c.status == status)
    if guest is not None:
        members = schema.members
        theirs = select(members.c.table_id).where(members.c.guest == guest)
        query = query.where(tables.c.id.in_(theirs))
    return [brief(row) for row in await office.store.rows(query)]


def brief(row: Row[Any]) -> Brief:
    table = msgspec.json.decode(row.shown, type=wire.Table)
    return Brief(
        id=row.id,
        status=row.status,
        public=row.public,
        updated=row.updated,
        host=row.host,
        players=table.settings.players,
        expansions=list(table.settings.expansions),
        pace=table.settings.pace,
        seats=table.seats,
        awaited=[int(one) for one in row.awaited.split()],
    )


async def show(office: Office, id: str) -> Shown:
    kept = await office.store.table(id)
    (row,) = await office.store.rows(select(tables).where(tables.c.id == id)) or (None,)
    if kept is None or row is None:
        raise unknown([id])
    entries, lines, guests = schema.entries, schema.lines, schema.guests
    begun = select(func.min(entries.c.at)).where(entries.c.table_id == id)
    said = select(lines.c.channel, func.count()).where(lines.c.table_id == id)
    counts: Any = await office.store.rows(said.group_by(lines.c.channel))
    names = select(guests).where(guests.c.id.in_([one.guest for one in kept.members]))
    by_id = {row.id: row.name for row in await office.store.rows(names)}
    now = office.now()
    return Shown(
        table=kept.state.table(),
        updated=row.updated,
        created=(await office.store.rows(begun))[0][0],
        entries=kept.state.number,
        lines=dict(map(tuple, counts)),
        awaited=kept.state.awaited(),
        members=[
            Member(guest=one.guest, name=by_id.get(one.guest), seen=one.seen, here=one.here > now)
            for one in kept.members
        ],
    )


async def close(office: Office, ids: Sequence[str]) -> list[str]:
    """Close tables, whatever goes on there; those that were open."""
    await check_known(office, ids)
    return [id for id in ids if await close_one(office, id)]


async def close_one(office: Office, id: str) -> bool:
    for _ in range(MOST_TRIES):
        kept = await office.store.table(id)
        if kept is None or kept.state.status not in OPEN:
            return False
        at = office.now()
        entry = store.Told.of(id, kept.state.number + 1, at, log.Closed())
        _, statements = advance(kept.state, log.Closed(), entry, set())
        told = [*statements, *notices.notice(notices.TABLE, [id], at)]
        try:
            await office.change(lambda connection: execute_all(connection, told))  # noqa: B023
        except Changed:
            continue
        return True
    raise Changed


async def delete(office: Office, ids: Sequence[str]) -> list[str]:
    """Delete tables that are closed or over, with all that belongs to them."""
    at = office.now()

    def work(connection: Connection) -> None:
        found = connection.execute(select(tables).where(tables.c.id.in_(ids))).all()
        missing = set(ids) - {row.id for row in found}
        if missing:
            raise unknown(missing)
        in_use = [row.id for row in found if row.status in OPEN]
        if in_use:
            raise ValueError(f"still open, close it first: {', '.join(in_use)}")
        execute_all(connection, without_tables(ids))
        execute_all(connection, notices.notice(notices.TABLE, ids, at))

    await office.change(work)
    return [*ids]


async def check_known(office: Office, ids: Sequence[str]) -> None:
    found = await office.store.rows(select(tables.c.id).where(tables.c.id.in_(ids)))
    missing = set(ids) - {row.id for row in found}
    if missing:
        raise unknown(missing)


def unknown(ids: Sequence[str] | set[str]) -> ValueError:
    return ValueError(f"there is no table {', '.join(sorted(ids))}")
