"""`mirabilia play`: a game of one player against bots."""

from __future__ import annotations

import argparse
from pathlib import Path

from mirabilia.bots.tables import add_language_option, add_option, add_table_options, seed
from mirabilia.terminal import drawing_module


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--players",
        type=int,
        default=4,
        metavar="N",
        help="the number of players, you included: 3 to 7, with Armada 8; default: 4",
    )
    parser.add_argument(
        "--bots",
        default="greedy",
        metavar="NAMES",
        help="one bot for all other seats, or one for each, separated by commas; master is its"
        " newest version, master@1 its first; default: greedy",
    )
    parser.add_argument(
        "--seed",
        type=seed,
        metavar="SEED",
        help="a number or a text; the same seed deals the same cards",
    )
    add_language_option(parser)
    add_table_options(parser, "all", "new")
    add_option(parser, "boards")
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="write the record of the game to this file"
    )


def run(args: argparse.Namespace) -> int:
    """Play; returns the exit status."""
    status: int = drawing_module("session").play_game(args)
    return status
