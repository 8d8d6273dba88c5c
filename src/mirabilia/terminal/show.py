"""`mirabilia show`: print a position."""

from __future__ import annotations

import argparse

from mirabilia.bots.tables import add_language_option, add_table_options
from mirabilia.terminal import drawing_module


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "position",
        metavar="POSITION",
        help="a file with a position, - for standard input, or the JSON itself",
    )
    add_language_option(parser)
    # The command line can supply what a file leaves out.
    add_table_options(parser, "all")


def run(args: argparse.Namespace) -> int:
    """Print it; returns the exit status."""
    status: int = drawing_module("viewer").show_position(args)
    return status
