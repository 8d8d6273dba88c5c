"""`mirabilia reports`: what guests have reported to the operator of a server."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from mirabilia.server.serve import import_server


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "numbers",
        type=int,
        nargs="*",
        metavar="NUMBER",
        help="show these, with their context; without: list those that are open",
    )
    parser.add_argument(
        "--close", action="store_true", help="close these: they are not listed any more"
    )
    parser.add_argument("--all", action="store_true", help="list those that are closed too")
    parser.add_argument("--json", action="store_true", help="print a JSON list, with the context")
    parser.add_argument(
        "--data",
        type=Path,
        metavar="FOLDER",
        help="where the server keeps its games; default: the user's data folder",
    )
    parser.add_argument(
        "--database-url",
        metavar="URL",
        help="the database of the server, if it is not in that folder: postgresql+asyncpg://...",
    )


def run(args: argparse.Namespace) -> int:
    """Print, or close; the exit status."""
    if args.close and not args.numbers:
        raise ValueError("which of them? name the reports that you want to close")
    desk: Any = import_server("mirabilia.server.desk")
    status: int = desk.serve(args)
    return status
