"""`mirabilia admin`: what the operator of a server does with its tables, guests and data."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from mirabilia.server import configuration, reports
from mirabilia.server.configuration import STORAGE
from mirabilia.server.serve import import_server

MOST_LISTED: Final = 50
STATUSES: Final = ("lobby", "playing", "over", "closed")
WHICH: Final = "which; one that begins with a dash comes last, after --"

Add = Callable[[argparse.ArgumentParser], None]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    orders = parser.add_subparsers(dest="order", metavar="ORDER", required=True)
    for name, (about, add) in ORDERS.items():
        order = orders.add_parser(name, help=about, description=about)
        add(order)
        if name != "reports":
            order.add_argument("--json", action="store_true", help="print JSON")
            configuration.add_arguments(order, STORAGE)


def add_tables(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--status", choices=STATUSES, help="only those that stand so")
    parser.add_argument("--guest", metavar="ID", help="only those of this guest")
    add_most(parser)


def add_most(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--most",
        type=number,
        default=MOST_LISTED,
        metavar="N",
        help="list so many at most; default: %(default)s",
    )


def number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 1 << 31):
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return int(text)


def add_ids(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("ids", nargs="+", metavar="ID", help=WHICH)


def add_id(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", help=WHICH)


def add_guests(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--name", metavar="TEXT", help="only those whose name has this in it")
    parser.add_argument("--banned", action="store_true", help="only those who are kept out")
    add_most(parser)


def add_ban(parser: argparse.ArgumentParser) -> None:
    add_ids(parser)
    parser.add_argument(
        "--address",
        action="store_true",
        help="let nobody become a guest from the address that they first came from, either",
    )


def add_check(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--quick", action="store_true", help="do not tell every table again from its log"
    )


def add_backup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a file that is not there yet")
    parser.add_argument(
        "--without-keys", action="store_true", help="leave out the keys that sign cookies"
    )


def add_restore(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a backup")
    parser.add_argument(
        "--replace", action="store_true", help="instead of what is there; a file is kept as .before"
    )


def add_rotate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--forget-old",
        action="store_true",
        help="let no cookie from before hold: for a key that others may have",
    )


ORDERS: Final[dict[str, tuple[str, Add]]] = {
    "tables": ("list tables, the latest first", add_tables),
    "show": ("show a table, without what its players hide", add_id),
    "close": ("close tables, whatever goes on there", add_ids),
    "delete": ("delete tables that are closed or over, with their records", add_ids),
    "guests": ("list guests, the newest first", add_guests),
    "ban": ("keep guests out", add_ban),
    "unban": ("let guests in again", add_ids),
    "forget": ("forget guests: names, chat and all that is kept of them", add_ids),
    "reports": ("read what guests have reported", reports.add_arguments),
    "prune": (
        "remove expired data now, not at the next hourly sweep",
        configuration.add_limits,
    ),
    "check": ("check the database: its file, every log and every finished game", add_check),
    "backup": ("write everything to a file, also while the server runs", add_backup),
    "restore": ("put a backup back; the server must be stopped", add_restore),
    "rotate-keys": ("sign cookies with a new key; the server must be stopped", add_rotate),
}


def run(args: argparse.Namespace) -> int:
    """Carry out an order; the exit status."""
    if args.order == "reports":
        return reports.run(args)
    configuration.complete(args, STORAGE, os.environ)
    office: Any = import_server("mirabilia.server.office.command")
    status: int = office.serve(args)
    return status
