"""`mirabilia puzzle`: find the best move in positions of games."""

from __future__ import annotations

import argparse

from mirabilia.bots.tables import add_language_option
from mirabilia.options import EXPANSIONS
from mirabilia.review.puzzles import DEGREES, THEMES
from mirabilia.terminal import drawing_module


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "id", nargs="?", metavar="ID", help="one puzzle, as --list names it; default: today's"
    )
    parser.add_argument("--theme", choices=THEMES, help="all puzzles about this, one by one")
    parser.add_argument(
        "--degree",
        type=int,
        choices=DEGREES,
        help="all that are as hard as this, 1 is the easiest",
    )
    parser.add_argument(
        "--box", choices=["base", *EXPANSIONS], help="all with this box; base: without any"
    )
    parser.add_argument("--list", action="store_true", help="list them instead")
    add_language_option(parser)


def run(args: argparse.Namespace) -> int:
    """Ask; returns the exit status."""
    status: int = drawing_module("solving").solve(args)
    return status
