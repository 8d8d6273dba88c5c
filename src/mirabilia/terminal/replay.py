"""`mirabilia replay`: step through the record of a game."""

from __future__ import annotations

import argparse

from mirabilia.bots.tables import add_language_option, add_table_options
from mirabilia.terminal import drawing_module


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="a record, as `mirabilia play --save` writes it"
    )
    parser.add_argument(
        "--from",
        dest="start",
        type=age_and_turn,
        metavar="AGE.TURN",
        help="start there: 2.1 is the first turn of age II",
    )
    parser.add_argument(
        "--all", action="store_true", help="print the whole game without asking anything"
    )
    add_language_option(parser)
    # The command line can supply what a file leaves out.
    add_table_options(parser, "all")


def age_and_turn(text: str) -> tuple[int, int]:
    """The age and the turn that `2.1` names."""
    age, dot, turn = text.partition(".")
    if not (dot and age in ("1", "2", "3") and turn.isascii() and turn.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is no AGE.TURN such as 2.1")
    return int(age), int(turn)


def run(args: argparse.Namespace) -> int:
    """Step through; returns the exit status."""
    status: int = drawing_module("stepper").replay_file(args)
    return status
