"""`mirabilia review`: what a game was decided by."""

from __future__ import annotations

import argparse
import os
from importlib import import_module
from pathlib import Path
from typing import Final

from mirabilia.bots.tables import add_language_option, add_table_options
from mirabilia.terminal import drawing_module

DEFAULT_SEED: Final = "review"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        metavar="FILE",
        help="the record of a finished game, or - for standard input",
    )
    parser.add_argument(
        "--html", type=Path, metavar="OUT", help="write the review to this file, as a page"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help="show every decision of this seat only, counted from 0; default: of all",
    )
    parser.add_argument(
        "--iterations",
        type=int,
        metavar="N",
        help="how long the strong player thinks about each decision; default: by the boxes",
    )
    parser.add_argument(
        "--rounds",
        type=int,
        metavar="N",
        help="in how many games its move is compared with the one made; default: by the boxes",
    )
    parser.add_argument(
        "--seed",
        default=DEFAULT_SEED,
        help="the same record, seed, iterations and rounds give the same review;"
        " default: %(default)s",
    )
    parser.add_argument(
        "--jobs",
        type=int,
        default=os.cpu_count() or 1,
        metavar="N",
        help="the number of processes; default: as many as there are processors",
    )
    add_language_option(parser)
    # The command line can supply what a file leaves out.
    add_table_options(parser, "all")


def run(args: argparse.Namespace) -> int:
    """Review the record; returns the exit status."""
    # What draws needs packages of its own: this says which.
    drawing_module("reviewing")
    status: int = import_module("mirabilia.lab.reviewer").review_file(args)
    return status
