"""`mirabilia reports`: what guests have reported to the operator of a server."""

from __future__ import annotations

import argparse
import os
from typing import Any

from mirabilia.server import configuration
from mirabilia.server.configuration import STORAGE
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
    configuration.add_arguments(parser, STORAGE)


def run(args: argparse.Namespace) -> int:
    """Print, or close; the exit status."""
    if args.close and not args.numbers:
        raise ValueError("which of them? name the reports that you want to close")
    configuration.complete(args, STORAGE, os.environ)
    desk: Any = import_server("mirabilia.server.desk")
    status: int = desk.serve(args)
    return status
