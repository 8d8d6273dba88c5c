"""`mirabilia show`: print a position."""

from __future__ import annotations

import argparse

from mirabilia.terminal import drawing_module


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "position",
        metavar="POSITION",
        help="a file with a position, - for the standard input, or the JSON itself",
    )


def run(args: argparse.Namespace) -> int:
    """Print it; the exit status."""
    status: int = drawing_module("viewer").show_position(args)
    return status
