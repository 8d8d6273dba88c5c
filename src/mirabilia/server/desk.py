"""The operator's desk: reports as they are printed for a person, or as JSON."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from mirabilia.server import messages as wire
from mirabilia.server import reporting, schema
from mirabilia.server.database import Database, reason_of
from mirabilia.server.refusals import Refused
from mirabilia.server.reporting import Kept, Report
from mirabilia.server.settings import DATABASE_FILE, data_folder, sqlite_url


def serve(args: argparse.Namespace) -> int:
    """Do what `mirabilia reports` was asked for."""
    url = args.database_url or file_url(args)
    found = asyncio.run(look(url, args))
    missing = sorted(set(args.numbers) - {one.number for one in found})
    if missing:
        raise ValueError(f"there is no report {', '.join(map(str, missing))}")
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    elif args.close:
        print(f"closed: {', '.join(str(one.number) for one in found)}")
    elif args.numbers:
        print("\n\n".join("\n".join(whole(one)) for one in found))
    else:
        print("\n".join(map(heading, found)) or "there are no open reports")
    return 0


def file_url(args: argparse.Namespace) -> str:
    """The database in the folder, which is there already: looking makes none."""
    path = data_folder(args.data) / DATABASE_FILE
    if not path.exists():
        raise ValueError(f"{path.parent}: no server has kept anything here; name its --data")
    return sqlite_url(path)


async def look(url: str, args: argparse.Namespace) -> list[Kept]:
    database = Database(url)
    table = schema.reports
    try:
        if args.close:
            await reporting.close(database, args.numbers, int(1000 * time.time()))
        if args.numbers:
            return await reporting.listed(database, table.c.number.in_(args.numbers))
        return await reporting.listed(database, *([] if args.all else [table.c.closed.is_(None)]))
    except (Refused, SQLAlchemyError, OSError) as error:
        reason = reason_of(error.__cause__ or error)
        raise ValueError(f"the reports cannot be read: {reason}") from None
    finally:
        await database.close()


# ---- for a person


def heading(one: Kept) -> str:
    """A report in a line."""
    closed = f", closed {moment(one.closed)}" if one.closed is not None else ""
    return f"{one.number}  {moment(one.at)}{closed}  {subject(one.report)}"


def subject(report: Report) -> str:
    said = [line.text for line in report.context if line.number == report.line]
    what = f"said: {said[0]}" if said else "is called so"
    return f"{called(report.guest, report.name)} {what}"


def whole(one: Kept) -> Iterator[str]:
    """A report with its context."""
    report = one.report
    yield heading(one)
    yield f"table: {report.table}"
    yield f"reported by: {called(report.reporter, report.reporter_name)}"
    if report.note is not None:
        yield f"note: {report.note}"
    yield from around(report.context, report.line)


def around(lines: Sequence[wire.Line], number: int | None) -> Iterator[str]:
    if not lines:
        yield "nothing was said there"
    for line in lines:
        mark = ">" if line.number == number else " "
        where = "" if line.channel == "table" else " to the team"
        yield f"{mark} {moment(line.at)}  {called(line.guest, line.name)}{where}: {line.text}"


def called(guest: str, name: str | None) -> str:
    return f"{name or 'a guest without a name'} ({guest})"


def moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
