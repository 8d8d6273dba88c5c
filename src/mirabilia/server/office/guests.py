"""Guests: found, kept out, let in again, and forgotten by the operator."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row, func, select, update

from mirabilia.server import notices, schema
from mirabilia.server.database import execute_all
from mirabilia.server.forgetting import tables_with
from mirabilia.server.identity import ADDRESS, GUEST
from mirabilia.server.office.place import Office
from mirabilia.server.office.tables import tables as all_tables
from mirabilia.server.store import listed as in_list

guests, members = schema.guests, schema.members


class Known(Struct, frozen=True, kw_only=True):
    """A guest as the operator sees them; `origin` is the mark of an address, not the address."""

    id: str
    name: str | None
    created: int
    language: str | None
    banned: str | None
    origin: str | None
    tables: int


async def listed(office: Office, name: str | None, banned: bool, most: int) -> list[Known]:
    """Guests, the newest first."""
    query = counted().order_by(guests.c.created.desc(), guests.c.id).limit(most)
    if name is not None:
        query = query.where(func.lower(guests.c.name).contains(name.lower(), autoescape=True))
    if banned:
        query = query.where(guests.c.banned.is_not(None))
    return [known(row) for row in await office.store.rows(query)]


async def show(office: Office, ids: Sequence[str]) -> list[Known]:
    return [known(row) for row in await office.store.rows(counted().where(guests.c.id.in_(ids)))]


def counted() -> Any:
    of_guest = select(func.count()).where(members.c.guest == guests.c.id).scalar_subquery()
    return select(guests, of_guest.label("tables"))


def known(row: Row[Any]) -> Known:
    return Known(
        id=row.id,
        name=row.name,
        created=row.created,
        language=row.language,
        banned=row.banned,
        origin=row.origin,
        tables=row.tables,
    )


async def ban(office: Office, ids: Sequence[str], address: bool) -> list[Known]:
    """Keep guests out from now on, and with `address` all who would be new from there."""
    await set_banned(office, ids, ADDRESS if address else GUEST)
    return await show(office, ids)


async def unban(office: Office, ids: Sequence[str]) -> list[Known]:
    await set_banned(office, ids, None)
    return await show(office, ids)


async def set_banned(office: Office, ids: Sequence[str], banned: str | None) -> None:
    at = office.now()

    def work(connection: Connection) -> None:
        check_known(ids, here(connection, ids))
        connection.execute(update(guests).where(guests.c.id.in_(ids)).values(banned=banned))
        execute_all(connection, notices.notice(notices.GUEST, ids, at))

    await office.change(work)


async def forget_all(office: Office, ids: Sequence[str]) -> list[str]:
    """Forget guests, unless one of them has a seat in a game that goes on."""
    at = office.now()
    # To look through all that was ever written takes a while; nobody should wait for that.
    left = {id: await office.database.run_patiently(partial(tables_with, guest=id)) for id in ids}

    def work(connection: Connection) -> None:
        check_known(ids, here(connection, ids))
        for id in ids:
            playing = games_of(connection, id)
            if playing:
                raise ValueError(
                    f"guest {id} has a seat in a game that goes on: close the table first, or let "
                    f"them finish: {', '.join(playing)}"
                )
            notices.forget_and_tell(connection, id, left[id], at)

    await office.change(work)
    return [*ids]


def games_of(connection: Connection, guest: str) -> list[str]:
    """The games that go on where a guest has a seat."""
    query = select(all_tables).join(members, members.c.table_id == all_tables.c.id)
    rows = connection.execute(
        query.where(members.c.guest == guest, all_tables.c.status == "playing")
    )
    return [row.id for row in rows if in_list(row, guest).seat is not None]


def here(connection: Connection, ids: Sequence[str]) -> list[str]:
    return [row.id for row in connection.execute(select(guests.c.id).where(guests.c.id.in_(ids)))]


def check_known(ids: Sequence[str], found: Sequence[str]) -> None:
    missing = sorted({*ids} - {*found})
    if missing:
        raise ValueError(f"there is no guest {', '.join(missing)}")
