"""`mirabilia arena`: a contest between bots."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from mirabilia.arena.contest import DEFAULT_GAMES, Contest, Outcome, hold, make_contest
from mirabilia.arena.progress import progress_bar
from mirabilia.arena.ratings import rating_model
from mirabilia.arena.results import ImpossibleResults, check_settings, read_settings
from mirabilia.arena.verdict import contest_to_json, contest_to_table
from mirabilia.bots import Budget
from mirabilia.bots.registry import listed, with_newest
from mirabilia.bots.tables import add_games_options, names
from mirabilia.options import USUAL


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bots",
        type=names,
        metavar="BOT[,BOT...]",
        help=f"who plays, once or several times: {listed()}, or package.module:Class; needed"
        " unless a contest is resumed",
    )
    parser.add_argument(
        "--players", type=int, metavar="N", help="how many play; default: as many as bots are named"
    )
    add_games_options(parser, DEFAULT_GAMES, "at least so many, to the end of the round; ")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--time", type=float, dest="seconds", metavar="SECONDS", help="what a bot has for each move"
    )
    budget.add_argument(
        "--iterations", type=int, metavar="N", help="the same for bots that count, not by the clock"
    )
    parser.add_argument(
        "--cores",
        type=int,
        metavar="N",
        help="processors that a bot may use for one move; default: 1",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    files = parser.add_mutually_exclusive_group()
    files.add_argument("--out", type=Path, metavar="FILE", help="write each game there, as a line")
    files.add_argument(
        "--resume", type=Path, metavar="FILE", help="go on with the contest in this file"
    )
    # Told apart from what is said: a contest that is resumed has its own.
    parser.set_defaults(**dict.fromkeys(["games", *USUAL]))


def run(args: argparse.Namespace) -> int:
    """Play; the exit status."""
    rating_model()
    contest = resumed(args.resume, asked(args)) if args.resume else new_contest(asked(args))
    outcome = held(contest, args.jobs, args.resume or args.out, bool(args.resume))
    if args.json:
        print(json.dumps(contest_to_json(outcome), indent=2))
    else:
        print(contest_to_table(outcome))
    return 0


def held(contest: Contest, jobs: int, file: Path | None, resume: bool) -> Outcome:
    try:
        with progress_bar(sys.stderr) as bar:
            return hold(contest, jobs=jobs, file=file, resume=resume, progress=bar)
    except KeyboardInterrupt:
        if file:
            print(f"mirabilia arena --resume {file} goes on from here", file=sys.stderr)
        raise


_SETTINGS: Final = ("bots", "players", *USUAL, "seed", "seconds", "iterations", "cores", "games")


def asked(args: argparse.Namespace) -> dict[str, Any]:
    """The settings that the command names."""
    said = {name: getattr(args, name) for name in _SETTINGS}
    return {name: value for name, value in said.items() if value is not None}


def new_contest(settings: dict[str, Any]) -> Contest:
    budget = Budget(
        settings.pop("seconds", None), settings.pop("iterations", None), settings.pop("cores", 1)
    )
    return make_contest(settings.pop("bots", ()), budget=budget, **settings)


def resumed(path: Path, said: dict[str, Any]) -> Contest:
    """The contest of a file; what is said of it must agree, but it may get more games."""
    found = read_settings(path)
    wanted = {**found, **{name: plain(value) for name, value in said.items()}}
    if "bots" in said:
        wanted["bots"] = [with_newest(name) for name in said["bots"]]
    check_settings(path, found, wanted)
    try:
        return new_contest(wanted)
    except TypeError as error:
        raise ImpossibleResults("foreign", file=str(path), reason=str(error)) from None


def plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
