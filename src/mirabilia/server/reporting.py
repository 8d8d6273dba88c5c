"""Reports to the operator: a line or a name, with what was said around it."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Row, Select, delete, func, insert, select, update

from mirabilia.server import messages as wire
from mirabilia.server import schema
from mirabilia.server.chat import channel_kind
from mirabilia.server.database import Database
from mirabilia.server.refusals import Refused
from mirabilia.server.texts import tidy
from mirabilia.server.writer import Conflict

if TYPE_CHECKING:
    from mirabilia.server.house import House

logger: Final = logging.getLogger(__name__)

# So many lines before and after the one that is reported, or the last ones for a name.
LINES_AROUND: Final = 10
LINES_FOR_NAME: Final = 2 * LINES_AROUND
# Milliseconds until an operator may have read some of those that are open.
UNTIL_READ: Final = 3600 * 1000

reports = schema.reports
lines = schema.lines


class Report(Struct, frozen=True, kw_only=True):
    """What the operator reads. `line` is the number of the line, or `None` if it is the name."""

    table: str
    guest: str
    name: str | None
    reporter: str
    reporter_name: str | None
    channel: wire.Channel
    line: int | None
    note: str | None
    context: list[wire.Line]


class Kept(Struct, frozen=True):
    """A report as the database has it; `closed` is when the operator was done with it."""

    number: int
    at: int
    closed: int | None
    report: Report


# ---- by a guest


async def report(house: House, who: wire.Guest, wish: wire.ReportWish) -> wire.Reported:
    """Keep a report. Who is reported is not told, and the same thing is reported only once."""
    found = await look_up(house, who, wish)
    if found.guest == who.id:
        raise Refused("yourself")
    subject, now = subject_of(found), house.now()
    own = await house.store.rows(select(reports).where(reports.c.reporter == who.id))
    if all(row.subject != subject for row in own):
        check_rate(house, [row.at for row in own], now)
        await check_origin(house, who.id)
        await make_room(house)
        told = msgspec.json.encode(found).decode()
        new = insert(reports).values(reporter=who.id, subject=subject, at=now, told=told)
        try:
            await house.writer.write([new])
        except Conflict:
            # It has come twice at once.
            pass
        else:
            logger.warning("table %s: something was reported, see mirabilia reports", found.table)
    return wire.Reported(now)


async def look_up(house: House, who: wire.Guest, wish: wire.ReportWish) -> Report:
    """What is reported, as the reporter could see it."""
    if (wish.line is None) == (wish.guest is None):
        raise Refused("malformed", reason="a report names either a line or a guest")
    room = await house.room(wish.table)
    try:
        channel = room.chat.channel_for(who, wish.channel)
        seats = room.state.seats
    finally:
        house.release(room)
    context = await lines_around(house, wish.table, channel, wish.line)
    if wish.line is not None:
        said = next((line for line in context if line.number == wish.line), None)
        if said is None:
            raise Refused("no_line")
        guest, name = said.guest, said.name
    else:
        assert wish.guest is not None
        other = await house.store.guest(wish.guest)
        if other is None:
            raise Refused("no_guest")
        shown = [seat.name for seat in seats if seat.guest == other.id]
        guest, name = other.id, shown[0] if shown else other.name
    return Report(
        table=wish.table,
        guest=guest,
        name=name,
        reporter=who.id,
        reporter_name=who.name,
        channel=wish.channel,
        line=wish.line,
        note=tidy(wish.note),
        context=context,
    )


async def lines_around(
    house: House, table: str, channel: str, number: int | None
) -> list[wire.Line]:
    """The lines around one, or the last ones."""
    query: Select[Any] = select(lines).where(lines.c.table_id == table, lines.c.channel == channel)
    if number is None:
        query = query.order_by(lines.c.number.desc()).limit(LINES_FOR_NAME)
    else:
        query = query.where(lines.c.number.between(number - LINES_AROUND, number + LINES_AROUND))
    found = await house.store.rows(query)
    return [
        wire.Line(channel_kind(row.channel), row.number, row.at, row.guest, row.name, row.text)
        for row in sorted(found, key=lambda row: row.number)
    ]


def subject_of(found: Report) -> str:
    """A short name for what is reported: another name of the same guest is another subject."""
    where = [found.table, found.guest, found.channel]
    what = ["line", str(found.line)] if found.line is not None else ["name", found.name or ""]
    return hashlib.sha256("\n".join([*where, *what]).encode()).hexdigest()


def check_rate(house: House, times: Sequence[int], now: int) -> None:
    most = house.limits.reports
    recent = sorted(at for at in times if at > now - 1000 * most.seconds)
    if len(recent) >= most.number:
        until = recent[-most.number] + int(1000 * most.seconds)
        raise Refused("too_many_reports", until=until)


async def check_origin(house: House, reporter: str) -> None:
    """Guests of one address cannot use up the room that there is for the reports of all."""
    guests = schema.guests
    own = select(guests.c.origin).where(guests.c.id == reporter).scalar_subquery()
    theirs = select(func.count()).join(guests, guests.c.id == reports.c.reporter)
    open_ones = theirs.where(guests.c.origin == own, reports.c.closed.is_(None))
    (counted,) = await house.store.rows(open_ones)
    if counted[0] >= house.limits.open_reports_by_address:
        raise Refused("reports_full", until=house.now() + UNTIL_READ)


async def make_room(house: House) -> None:
    """Forget the oldest of those that are closed, if there are too many in all."""
    most = house.limits.reports_kept
    (counted,) = await house.store.rows(select(func.count()).select_from(reports))
    if counted[0] < most:
        return
    closed = select(reports.c.number).where(reports.c.closed.is_not(None))
    rows = await house.store.rows(closed.order_by(reports.c.number).limit(counted[0] - most + 1))
    if counted[0] - len(rows) >= most:
        raise Refused("reports_full", until=house.now() + UNTIL_READ)
    await house.writer.write(
        [delete(reports).where(reports.c.number.in_([row.number for row in rows]))]
    )


# ---- by the operator


async def listed(database: Database, *conditions: ColumnElement[bool]) -> list[Kept]:
    """Reports, the oldest first."""
    query = select(reports).where(*conditions).order_by(reports.c.number)
    return [kept(row) for row in await database.rows(query)]


def kept(row: Row[Any]) -> Kept:
    return Kept(row.number, row.at, row.closed, msgspec.json.decode(row.told, type=Report))


async def close(database: Database, numbers: Sequence[int], now: int) -> None:
    """The operator is done with these."""
    done = reports.c.number.in_(numbers), reports.c.closed.is_(None)
    await database.execute([update(reports).where(*done).values(closed=now)])
