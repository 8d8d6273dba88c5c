"""How guests regard each other: whom they have muted, and blocked from the tables that they host.

Only the guest whose regard it is learns of it.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Row, delete, insert, or_, select

from mirabilia.server import messages as wire
from mirabilia.server import schema
from mirabilia.server.refusals import Refused
from mirabilia.server.store import Store

if TYPE_CHECKING:
    from mirabilia.server.house import House

regards = schema.regards


class Standing(Struct, frozen=True):
    """What counts for somebody who comes to a table: whom they have muted, who has blocked them."""

    muted: frozenset[str] = frozenset()
    blocked_by: frozenset[str] = frozenset()


async def found(store: Store, *conditions: ColumnElement[bool]) -> Collection[Row[Any]]:
    return await store.rows(select(regards).where(*conditions))


async def standing(store: Store, guest: str) -> Standing:
    rows = await found(store, or_(regards.c.guest == guest, regards.c.other == guest))
    return Standing(
        frozenset(row.other for row in rows if row.guest == guest and row.muted),
        frozenset(row.guest for row in rows if row.other == guest and row.blocked),
    )


async def muted_by(store: Store, guests: Collection[str]) -> dict[str, frozenset[str]]:
    """Whom each of these guests has muted."""
    muted: dict[str, set[str]] = {guest: set() for guest in guests}
    for row in await found(store, regards.c.guest.in_(guests), regards.c.muted):
        muted[row.guest].add(row.other)
    return {guest: frozenset(others) for guest, others in muted.items()}


async def blocked_by(store: Store, guest: str) -> frozenset[str]:
    rows = await found(store, regards.c.guest == guest, regards.c.blocked)
    return frozenset(row.other for row in rows)


async def is_blocked(store: Store, host: str | None, guest: str) -> bool:
    """Whether a guest is kept from the tables of a host."""
    both = (regards.c.guest == host, regards.c.other == guest)
    return bool(await found(store, *both, regards.c.blocked))


async def listed(store: Store, guest: str) -> list[wire.Regard]:
    """Whom a guest has muted or blocked, the latest first."""
    guests = schema.guests
    query = select(regards, guests.c.name).join(
        guests, guests.c.id == regards.c.other, isouter=True
    )
    query = query.where(regards.c.guest == guest).order_by(regards.c.since.desc(), regards.c.other)
    rows = await store.rows(query)
    return [wire.Regard(row.other, row.name, row.muted, row.blocked) for row in rows]


async def change(house: House, guest: str, other: str, wish: wire.RegardWish) -> wire.Regard:
    """Mute or block another guest, or stop doing so."""
    if other == guest:
        raise Refused("yourself")
    about = await house.store.guest(other) if re.match(wire.ID_PATTERN, other) else None
    if about is None:
        raise Refused("no_guest")
    known = {regard.id: regard for regard in await listed(house.store, guest)}
    before = known.get(other, wire.Regard(other, about.name, False, False))
    muted = before.muted if wish.muted is None else wish.muted
    blocked = before.blocked if wish.blocked is None else wish.blocked
    most = house.limits.regards
    if (muted or blocked) and other not in known and len(known) >= most:
        raise Refused("too_many_regards", most=most)
    row = {"guest": guest, "other": other, "muted": muted, "blocked": blocked}
    statements: list[Any] = [
        delete(regards).where(regards.c.guest == guest, regards.c.other == other)
    ]
    if muted or blocked:
        statements.append(insert(regards).values(**row, since=house.now()))
    await house.writer.write(statements)
    house.regard_changed(guest)
    return wire.Regard(other, about.name, muted, blocked)
