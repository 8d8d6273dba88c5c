"""What is read from the database, and the statements that write to it."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Executable,
    Integer,
    Row,
    Select,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from mirabilia.server import messages, schema
from mirabilia.server.database import Bound, Database, Statement
from mirabilia.server.entries import AnyEntry, decode_entry, encode_entry
from mirabilia.server.limits import Limits
from mirabilia.server.messages import Guest, Line, Listed, Table
from mirabilia.server.refusals import Refused
from mirabilia.server.snapshots import restore, save
from mirabilia.server.table import TableState

# Entries of a log that are read at a time.
STRETCH: Final = 1000
# For each line that is shown, lines that are read: those of muted guests are left out.
LINES_READ: Final = 5
OPEN: Final = ("lobby", "playing")
OPEN_FOR: Final = 24 * 3600 * 1000


class Kept:
    """A table as the database has it; `told` entries of its log were needed for the state."""

    def __init__(
        self,
        state: TableState,
        commands: dict[tuple[str, str], int],
        members: Sequence[Row[Any]],
        lines: Sequence[Row[Any]],
        told: int = 0,
    ) -> None:
        self.state: Final = state
        self.commands: Final = commands
        self.members: Final = members
        self.lines: Final = lines
        self.told: Final = told


class Wanted(NamedTuple):
    """What somebody who knows a table wants to know: what is beyond a number, for each channel of
    the chat beyond some line, and who is connected. Of those who are connected here, it tells which
    ones were noted when that was asked."""

    id: str
    number: int | None
    lines: Mapping[str, int] | None
    noted: frozenset[Any] | None


class Told(NamedTuple):
    """An entry of a table's log, as it is kept."""

    table_id: str
    number: int
    at: int
    guest: str | None
    command: str | None
    entry: str

    @staticmethod
    def of(
        id: str,
        number: int,
        at: int,
        entry: AnyEntry,
        guest: str | None = None,
        command: str | None = None,
    ) -> Told:
        return Told(id, number, at, guest, command, encode_entry(entry).decode())


class News(NamedTuple):
    """What is new at a table."""

    entries: Sequence[Told]
    lines: Sequence[Row[Any]]
    members: Sequence[Row[Any]] | None
    # The connections that the database knew of when it was asked.
    noted: frozenset[Any]


class Store:
    """Reads; each call sees what is committed."""

    def __init__(self, database: Database, limits: Limits) -> None:
        self.database: Final = database
        self.limits: Final = limits

    async def rows(
        self, query: Select[Any], values: Mapping[str, Any] | None = None
    ) -> Sequence[Row[Any]]:
        return await self.database.rows(query, values)

    async def guest(self, id: str, issued: int | None = None) -> Guest | None:
        """A guest, as far as what was issued at some time still holds."""
        row = await self.guest_row(id, issued)
        return None if row is None else guest_of(row)

    async def guest_row(self, id: str, issued: int | None = None) -> Row[Any] | None:
        """The same, with all that is kept of them."""
        query = select(schema.guests).where(schema.guests.c.id == id)
        if issued is not None:
            query = query.where(schema.guests.c.signed_out <= issued)
        found = await self.rows(query)
        return found[0] if found else None

    async def origin(self, guest: str) -> str | None:
        """What stands for the address that a guest came from, if there is such a guest."""
        found = await self.rows(select(schema.guests.c.origin).where(schema.guests.c.id == guest))
        return found[0].origin if found else None

    async def table(self, id: str) -> Kept | None:
        """A table with all that belongs to it, its state rebuilt from the log."""
        begun = await self.snapshot(id) or TableState(id)
        state = await self.told_on(begun)
        if state.number == 0:
            return None
        commands = await self.last_commands(id)
        told = state.number - begun.number
        return Kept(state, commands, await self.members(id), await self.last_lines(id), told)

    async def snapshot(self, id: str) -> TableState | None:
        """The state that was saved last, if it can still be read."""
        found = await self.rows(of_table(schema.snapshots, id))
        return await asyncio.to_thread(restore, id, found[0].state) if found else None

    async def told_on(self, state: TableState) -> TableState:
        """The state after all further entries of the log, which are read one stretch at a time."""
        entries, state = schema.entries, state.copy()
        query = of_table(entries, state.id).order_by(entries.c.number).limit(STRETCH)
        while rows := await self.rows(query.where(entries.c.number > state.number)):
            await asyncio.to_thread(tell_on, state, rows)
        return state

    async def last_commands(self, id: str) -> dict[tuple[str, str], int]:
        """The last commands that have led to entries, the oldest of them first."""
        entries = schema.entries
        query = select(entries.c.guest, entries.c.command, entries.c.number)
        query = query.where(entries.c.table_id == id, entries.c.command.is_not(None))
        query = query.order_by(entries.c.number.desc()).limit(self.limits.remembered_commands)
        rows = reversed(await self.rows(query))
        return {(row.guest, row.command): row.number for row in rows}

    async def number_of(self, id: str, guest: str, command: str) -> int | None:
        """The number of the entry that a command has led to, however long ago."""
        entries = schema.entries
        mine = (entries.c.guest == guest, entries.c.command == command)
        found = await self.rows(of_table(entries, id).where(*mine))
        return found[0].number if found else None

    async def last_lines(self, id: str) -> Sequence[Row[Any]]:
        """The last lines of each channel."""
        lines = schema.lines
        last = select(lines.c.channel, func.max(lines.c.number).label("number"))
        tops = last.where(lines.c.table_id == id).group_by(lines.c.channel).subquery()
        query = of_table(lines, id).join(tops, tops.c.channel == lines.c.channel)
        shown = lines.c.number > tops.c.number - LINES_READ * messages.MOST_LINES_SHOWN
        return await self.rows(query.where(shown).order_by(lines.c.number))

    async def members(self, id: str) -> Sequence[Row[Any]]:
        return await self.rows(of_table(schema.members, id))

    async def news(self, wanted: Sequence[Wanted]) -> list[News]:
        """What is new at some tables. Mostly these are entries, and nothing else is asked for."""
        numbers = {one.id: one.number for one in wanted if one.number is not None}
        entries = await self.entries_after(numbers) if numbers else {}
        more: list[tuple[list[Row[Any]], Sequence[Row[Any]] | None]] = [([], None)] * len(wanted)
        if any(one.lines or one.noted is not None for one in wanted):
            more = await self.database.read(
                lambda connection: lines_and_members(connection, wanted)
            )
        return [
            News(entries.get(one.id, ()), lines, members, one.noted or frozenset())
            for one, (lines, members) in zip(wanted, more, strict=True)
        ]

    async def entries_after(self, numbers: Mapping[str, int]) -> dict[str, list[Told]]:
        """For some tables the entries beyond a number of each."""
        found = await self.database.fetch(ENTRIES_BEYOND, [*numbers], [*numbers.values()])
        rows: Sequence[Any] = (
            await self.database.read(lambda connection: entries_after(connection, numbers))
            if found is None
            else [Told(*row.values()) for row in found]
        )
        entries: dict[str, list[Told]] = {}
        for row in rows:
            entries.setdefault(row.table_id, []).append(row)
        return entries

    async def has_table(self, id: str) -> bool:
        return bool(await self.rows(select(schema.tables.c.id).where(schema.tables.c.id == id)))

    async def active_tables(self, before: int) -> list[str]:
        """The tables where a bot or a clock has something to do, untouched since a moment.

        Those where people play come first, and of these the ones that were played at last.
        """
        tables = schema.tables
        query = select(tables.c.id, tables.c.shown).where(
            tables.c.active, tables.c.updated <= before
        )
        rows = await self.rows(query.order_by(tables.c.updated.desc()))
        return [row.id for row in sorted(rows, key=lambda row: not has_people(row.shown))]

    async def open_tables(self, now: int) -> list[Listed]:
        """The public tables: the newest of each address, then the next one of each, and so on.

        Those of one address are the newest of each host, then the next one of each. Of a host whose
        address is not known, nobody else has the same.
        """
        limits = self.limits
        bounds = {
            "since": now - OPEN_FOR,
            "by_host": limits.listed_by_host,
            "by_address": limits.listed_by_address,
            "most": limits.listed,
        }
        return [listed(row, None) for row in await self.rows(OPEN_TABLES, bounds)]

    async def check_open_tables(self, host: str, now: int) -> None:
        """`Refused` if a guest has as many tables as anybody may have at once."""
        tables, most = schema.tables, self.limits.open_tables
        is_open = (tables.c.status.in_(OPEN), tables.c.updated > now - OPEN_FOR)
        query = select(tables.c.updated).where(tables.c.host == host, *is_open)
        found = await self.rows(query.order_by(tables.c.updated.desc()).limit(most))
        if len(found) >= most:
            raise Refused("too_many_tables", most=most, until=found[-1].updated + OPEN_FOR)

    async def games_of(self, guest: str) -> list[Listed]:
        tables, members, finished = schema.tables, schema.members, schema.finished
        query = select(tables, finished.c.result)
        query = query.join(members, members.c.table_id == tables.c.id)
        query = query.outerjoin(finished, finished.c.table_id == tables.c.id)
        query = query.where(members.c.guest == guest, tables.c.status != "closed")
        query = query.order_by(tables.c.updated.desc()).limit(self.limits.listed)
        rows = await self.rows(query)
        games = [with_result(listed(row, guest), row.result) for row in rows]
        return [game for game in games if game.seat is not None]

    async def open_tables_with(self, guest: str) -> list[str]:
        """The tables in use, or waiting for a game, where a guest has been."""
        tables, members = schema.tables, schema.members
        query = select(tables.c.id).join(members, members.c.table_id == tables.c.id)
        rows = await self.rows(query.where(members.c.guest == guest, tables.c.status.in_(OPEN)))
        return [row.id for row in rows]

    async def review(self, id: str) -> str | None:
        """The review that is kept with a finished game."""
        reviews = schema.reviews
        found = await self.rows(select(reviews.c.review).where(reviews.c.table_id == id))
        return str(found[0][0]) if found else None

    async def finished(self, id: str, what: str) -> str | None:
        column = schema.finished.c[what]
        found = await self.rows(select(column).where(schema.finished.c.table_id == id))
        return found[0][0] if found else None


# ---- queries


def ranked(of: Any, updated: Any, *before: Any) -> Any:
    """The place of a row among those of the same one: the newest is the first."""
    return func.row_number().over(partition_by=of, order_by=[*before, updated.desc()])


def open_tables() -> Select[Any]:
    """The public tables, as `Store.open_tables` lists them."""
    tables, guests = schema.tables, schema.guests
    origin = func.coalesce(guests.c.origin, tables.c.host).label("origin")
    told = (tables.c.host, tables.c.updated, tables.c.shown, tables.c.awaited)
    of_host = ranked(tables.c.host, tables.c.updated).label("of_host")
    found = select(*told, origin, of_host).outerjoin(guests, guests.c.id == tables.c.host)
    is_open = (tables.c.status.in_(OPEN), tables.c.updated > bindparam("since"))
    hosts = found.where(tables.c.public, *is_open).subquery()
    place = ranked(hosts.c.origin, hosts.c.updated, hosts.c.of_host).label("place")
    fair = select(hosts, place).where(hosts.c.of_host <= bindparam("by_host")).subquery()
    query = select(fair).where(fair.c.place <= bindparam("by_address"))
    return query.order_by(fair.c.place, fair.c.updated.desc()).limit(bindparam("most"))


# To make it takes as long as to ask it.
OPEN_TABLES: Final = open_tables()
ENTRIES_AFTER: Final = (
    select(schema.entries)
    .where(
        schema.entries.c.table_id == bindparam("id"), schema.entries.c.number > bindparam("number")
    )
    .order_by(schema.entries.c.number)
)
LINES_AFTER: Final = (
    select(schema.lines)
    .where(
        schema.lines.c.table_id == bindparam("id"),
        schema.lines.c.channel == bindparam("channel"),
        schema.lines.c.number > bindparam("number"),
    )
    .order_by(schema.lines.c.number)
)
MEMBERS_OF: Final = select(schema.members).where(
    schema.members.c.table_id.in_(bindparam("ids", expanding=True))
)


# The same for many tables at once, in the words of PostgreSQL.
ENTRIES_BEYOND: Final = f"""
    SELECT {", ".join(f"found.{name}" for name in Told._fields)}
    FROM unnest($1::text[], $2::int[]) AS known (id, number)
    CROSS JOIN LATERAL (
        SELECT * FROM entries
        WHERE entries.table_id = known.id AND entries.number > known.number
        ORDER BY entries.number LIMIT 10000
    ) AS found
"""


def entries_after(connection: Connection, numbers: Mapping[str, int]) -> list[Row[Any]]:
    found: list[Row[Any]] = []
    for id, number in numbers.items():
        found += connection.execute(ENTRIES_AFTER, {"id": id, "number": number}).all()
    return found


def lines_and_members(
    connection: Connection, wanted: Sequence[Wanted]
) -> list[tuple[list[Row[Any]], Sequence[Row[Any]] | None]]:
    """For each table the new lines, and who is connected if that is wanted."""
    members: dict[str, list[Row[Any]]] = {one.id: [] for one in wanted if one.noted is not None}
    ids = [*members]
    for start in range(0, len(ids), STRETCH):
        for row in connection.execute(MEMBERS_OF, {"ids": ids[start : start + STRETCH]}):
            members[row.table_id].append(row)
    found: list[tuple[list[Row[Any]], Sequence[Row[Any]] | None]] = []
    for one in wanted:
        lines: list[Row[Any]] = []
        for channel, number in (one.lines or {}).items():
            after = {"id": one.id, "channel": channel, "number": number}
            lines += connection.execute(LINES_AFTER, after).all()
        found.append((lines, members.get(one.id)))
    return found


def guest_of(row: Row[Any]) -> Guest:
    return Guest(row.id, row.name, row.language)


def tell_on(state: TableState, log: Sequence[Row[Any]]) -> None:
    for row in log:
        state.apply(decode_entry(row.entry), row.at)


def of_table(table: Any, id: str) -> Select[Any]:
    return select(table).where(table.c.table_id == id)


def has_people(shown: str) -> bool:
    seats = msgspec.json.decode(shown, type=Table).seats
    return any(seat.guest is not None and seat.bot is None for seat in seats)


def listed(row: Row[Any], guest: str | None) -> Listed:
    table = msgspec.json.decode(row.shown, type=Table)
    seats = (number for number, seat in enumerate(table.seats) if seat.guest == guest)
    seat = next(seats, None) if guest is not None else None
    awaited = [int(one) for one in row.awaited.split()]
    return Listed(table, row.updated, seat, seat in awaited, awaited)


def with_result(game: Listed, text: str | None) -> Listed:
    """A game in the list of somebody who played it, with how it ended for them."""
    if text is None or game.seat is None:
        return game
    result = msgspec.json.decode(text, type=messages.Result)
    points = sum(result.points[game.seat].values())
    return msgspec.structs.replace(game, rank=result.ranks[game.seat], points=points)


# ---- statements


def new_guest(guest: Guest, now: int, origin: str | None = None) -> Executable:
    return insert(schema.guests).values(
        id=guest.id, name=guest.name, language=guest.language, created=now, origin=origin
    )


def signed_out(guest: str, at: int) -> list[Executable]:
    """What was issued before holds no longer, no link does, and no browser is called.

    A recovery code still holds: it is how somebody comes back who has lost a device."""
    guests, links, browsers = schema.guests, schema.links, schema.subscriptions
    return [
        update(guests).where(guests.c.id == guest).values(signed_out=at),
        delete(links).where(links.c.guest == guest, links.c.made.is_(None)),
        delete(browsers).where(browsers.c.guest == guest),
    ]


def rename_guest(guest: Guest) -> Executable:
    return update(schema.guests).where(schema.guests.c.id == guest.id).values(name=guest.name)


def choose_language(guest: Guest) -> Executable:
    guests = schema.guests
    return update(guests).where(guests.c.id == guest.id).values(language=guest.language)


def code_hash(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


def new_link(code: str, guest: str, expires: int, made: int | None = None) -> Executable:
    """A link that can be used once, or a code that was made to last."""
    return insert(schema.links).values(
        code=code_hash(code), guest=guest, expires=expires, used=False, made=made
    )


def new_recovery(code: str, guest: str, made: int) -> list[Executable]:
    """A code by which a guest is known again, instead of those from before."""
    links = schema.links
    old = delete(links).where(links.c.guest == guest, links.c.made.is_not(None))
    return [old, new_link(code, guest, made, made)]


NEW_ENTRY: Final = insert(schema.entries)
CHANGED_TABLE: Final = update(schema.tables).where(schema.tables.c.id == bindparam("changed"))


def new_entry(told: Told) -> Statement:
    return Bound(NEW_ENTRY, told._asdict())


ENTRY_COLUMNS: Final = tuple(schema.entries.columns.keys())
TABLE_COLUMNS: Final = ("updated", "status", "public", "active", "awaited", "shown", "host")
IN_POSTGRESQL: Final = {BigInteger: "bigint", Boolean: "boolean", Integer: "int"}


def arrays(columns: Sequence[Column[Any]], first: int) -> str:
    """Values of some columns, column by column, as PostgreSQL takes them."""
    kinds = [IN_POSTGRESQL.get(type(column.type), "text") for column in columns]
    return ", ".join(f"${first + place}::{kind}[]" for place, kind in enumerate(kinds))


ENTRY_ARRAYS: Final = arrays([*schema.entries.columns], 1)
TABLE_ARRAYS: Final = arrays(
    [schema.tables.c[name] for name in ("id", *TABLE_COLUMNS)], 1 + len(ENTRY_COLUMNS)
)
# Entries, and what lists need to know of their tables; says at which tables nobody was first.
KEEP_ENTRIES: Final = f"""
    WITH kept AS (
        INSERT INTO entries ({", ".join(ENTRY_COLUMNS)}) SELECT * FROM unnest({ENTRY_ARRAYS})
        ON CONFLICT DO NOTHING RETURNING table_id
    ), shown AS (
        UPDATE tables SET {", ".join(f"{name} = changed.{name}" for name in TABLE_COLUMNS)}
        FROM unnest({TABLE_ARRAYS}) AS changed (id, {", ".join(TABLE_COLUMNS)})
        JOIN kept ON kept.table_id = changed.id
        WHERE tables.id = changed.id
    )
    SELECT table_id FROM kept
"""


def is_usual(job: Sequence[Statement]) -> bool:
    """Whether a job has one entry of a table, and nothing else."""
    match job:
        case [Bound(statement=first), Bound(statement=second)]:
            return first is NEW_ENTRY and second is CHANGED_TABLE
        case _:
            return False


def one_query(jobs: Sequence[Sequence[Any]]) -> tuple[str, list[list[Any]]] | None:
    """What keeps some usual jobs at once, in the words of PostgreSQL: each of another table."""
    entries = [entry.values for entry, _ in jobs]
    changes = [change.values for _, change in jobs]
    if len({entry["table_id"] for entry in entries}) < len(jobs):
        return None
    kept = [[entry[name] for entry in entries] for name in ENTRY_COLUMNS]
    changed = [[change[name] for change in changes] for name in ("changed", *TABLE_COLUMNS)]
    return KEEP_ENTRIES, kept + changed


def summary(state: TableState, at: int) -> dict[str, Any]:
    return {
        "updated": at,
        "status": state.status,
        "public": state.settings.public,
        "active": state.needs_server(),
        "awaited": " ".join(map(str, state.awaited())),
        "shown": msgspec.json.encode(state.table()).decode(),
        "host": state.host,
    }


def new_table(state: TableState, at: int) -> Executable:
    return insert(schema.tables).values(id=state.id, **summary(state, at))


def changed_table(state: TableState, at: int) -> Statement:
    return Bound(CHANGED_TABLE, {"changed": state.id, **summary(state, at)})


def new_members(id: str, guests: Sequence[str], at: int) -> list[Executable]:
    return [insert(schema.members).values(table_id=id, guest=guest, seen=at) for guest in guests]


def still_here(place: str, at: int, here: int) -> Executable:
    """All who are connected to a process still are, until some time."""
    members = schema.members
    connected = (members.c.place == place, members.c.here > 0)
    return update(members).where(*connected).values(seen=at, here=here)


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


def without_lines(id: str, channel: str, last: int) -> Executable:
    """A channel without its lines up to this one."""
    lines = schema.lines
    return delete(lines).where(
        lines.c.table_id == id, lines.c.channel == channel, lines.c.number <= last
    )


def new_snapshot(state: TableState) -> list[Executable]:
    """The state as it is now, instead of the one that was saved before."""
    snapshots = schema.snapshots
    saved = {"table_id": state.id, "number": state.number, "state": save(state)}
    return [
        delete(snapshots).where(snapshots.c.table_id == state.id),
        insert(snapshots).values(**saved),
    ]


def new_review(id: str, review: str) -> Executable:
    """The review of a finished game."""
    return insert(schema.reviews).values(table_id=id, review=review)


def new_finished(state: TableState, at: int) -> Executable:
    """What a finished game leaves, with nothing hidden."""
    assert state.scene is not None
    cities = state.scene.game.public_view()["now"]["cities"]
    boards = [[city["board"], city["side"]] for city in cities]
    return insert(schema.finished).values(
        table_id=state.id,
        ended=at,
        boards=msgspec.json.encode(boards).decode(),
        record=msgspec.json.encode(state.record()).decode(),
        events=msgspec.json.encode(state.scene.game.events).decode(),
        result=msgspec.json.encode(state.scene.result).decode(),
    )
