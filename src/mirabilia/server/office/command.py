"""The orders of `mirabilia admin`, each carried out and told: for a person, or as JSON."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final

import msgspec

from mirabilia.server.desk import called, moment
from mirabilia.server.limit_texts import read_limits
from mirabilia.server.office import backups, checking, guests, keys, place, tables
from mirabilia.server.office.backups import Told
from mirabilia.server.office.checking import Checked
from mirabilia.server.office.guests import Known
from mirabilia.server.office.keys import Rotated
from mirabilia.server.office.place import Office
from mirabilia.server.office.tables import Brief, Shown
from mirabilia.server.settings import ServerSettings, data_folder
from mirabilia.server.sweep import Sweep

Args = argparse.Namespace
Lines = Iterable[str]

FAULTY: Final = 1


def serve(args: Args) -> int:
    """Do what was asked for, and say what was done."""
    settings = ServerSettings(
        data_folder(args.data),
        database_url=args.database_url,
        limits=read_limits(args.limits),
    )
    done = carry_out(args, settings)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(done)).decode())
    else:
        print("\n".join(TOLD[args.order](done)))
    return FAULTY if isinstance(done, Checked) and done.faults else 0


def carry_out(args: Args, settings: ServerSettings) -> Any:
    if args.order == "rotate-keys":
        return keys.rotate(settings, args.forget_old)
    if args.order == "restore":
        return place.telling_failures(
            lambda: asyncio.run(backups.restore(settings, args.file, args.replace))
        )
    return place.run(settings, partial(WORK[args.order], args))


# ---- beside a running server


async def prune(_: Args, office: Office) -> dict[str, int]:
    return dict(await Sweep(office, pause=0).remove())


WORK: Final[dict[str, Callable[[Args, Office], Any]]] = {
    "tables": lambda args, office: tables.listed(office, args.status, args.guest, args.most),
    "show": lambda args, office: tables.show(office, args.id),
    "close": lambda args, office: tables.close(office, args.ids),
    "delete": lambda args, office: tables.delete(office, args.ids),
    "guests": lambda args, office: guests.listed(office, args.name, args.banned, args.most),
    "ban": lambda args, office: guests.ban(office, args.ids, args.address),
    "unban": lambda args, office: guests.unban(office, args.ids),
    "forget": lambda args, office: guests.forget_all(office, args.ids),
    "prune": prune,
    "check": lambda args, office: checking.check(office, args.quick),
    "backup": lambda args, office: backups.back_up(office, args.file, not args.without_keys),
}


# ---- for a person


def told_tables(found: list[Brief]) -> Lines:
    for one in found:
        people = ", ".join(seat.name or "?" for seat in one.seats if seat.guest is not None)
        boxes = "+".join(one.expansions) or "base"
        public = "public" if one.public else "by link"
        about = f"{one.players} players, {boxes}, {one.pace}, {public}"
        yield f"{one.id}  {one.status:7}  {moment(one.updated)}  {about}  {people}".rstrip()
    if not found:
        yield "there are no such tables"


def told_table(found: Shown) -> Lines:
    table = found.table
    yield f"table {table.id}: {table.status}"
    yield f"set up: {moment(found.created)}, last change: {moment(found.updated)}"
    yield f"host: {table.host or 'nobody'}"
    settings = table.settings
    boxes = "+".join(settings.expansions) or "base"
    yield f"game: {settings.players} players, {boxes}, {settings.pace}"
    yield f"log: {found.entries} entries; chat: {sum(found.lines.values())} lines"
    for number, seat in enumerate(table.seats):
        person = called(seat.guest, seat.name) if seat.guest is not None else ""
        bot = f"bot {seat.bot}" if seat.bot is not None else ""
        waits = ", awaited" if number in found.awaited else ""
        yield f"seat {number}: {' by '.join(filter(None, (person, bot))) or 'empty'}{waits}"
    for member in found.members:
        here = "here now" if member.here else f"last seen {moment(member.seen)}"
        yield f"guest {called(member.guest, member.name)}: {here}"


def told_guests(found: list[Known]) -> Lines:
    for one in found:
        banned = {"guest": ", banned", "address": ", banned with the address"}
        kept_out = "" if one.banned is None else banned[one.banned]
        since = f"since {moment(one.created)}, {one.tables} tables"
        yield f"{called(one.id, one.name)}: {since}{kept_out}"
    if not found:
        yield "there are no such guests"


def told_ids(done: str) -> Callable[[list[str]], Lines]:
    def told(ids: list[str]) -> Lines:
        yield f"{done}: {', '.join(ids)}" if ids else "nothing was to be done"

    return told


def told_pruned(removed: dict[str, int]) -> Lines:
    counted = [f"{count} {what}" for what, count in removed.items() if count]
    yield f"removed: {', '.join(counted)}" if counted else "nothing was too old"


def told_check(found: Checked) -> Lines:
    yield from found.faults
    tables = f"{found.tables} tables were told again from their logs"
    yield f"{len(found.faults)} faults; {tables}" if found.faults else f"all is well; {tables}"


def told_backup(done: Told) -> Lines:
    keys = "with the keys" if done.keys else "without keys"
    counted = ", ".join(f"{count} {name}" for name, count in done.rows.items())
    yield f"{done.file}, {keys}: {counted}"
    for path in done.before:
        yield f"what was there before is now {path}"


def told_rotation(done: Rotated) -> Lines:
    if done.retired:
        yield f"there is a new key; cookies of {done.retired} before it hold until renewed"
    else:
        yield "there is a new key, and no cookie from before holds"
    yield "start the server again; on several machines, copy both files of keys first"


TOLD: Final[dict[str, Callable[[Any], Lines]]] = {
    "tables": told_tables,
    "show": told_table,
    "close": told_ids("closed"),
    "delete": told_ids("deleted"),
    "guests": told_guests,
    "ban": told_guests,
    "unban": told_guests,
    "forget": told_ids("forgotten"),
    "prune": told_pruned,
    "check": told_check,
    "backup": told_backup,
    "restore": told_backup,
    "rotate-keys": told_rotation,
}
