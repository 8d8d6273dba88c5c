"""`mirabilia arena`: a contest between bots."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from mirabilia.arena.contest import DEFAULT_GAMES, Contest, Outcome, hold, make_contest
from mirabilia.arena.contest_report import contest_to_json, contest_to_table
from mirabilia.arena.progress import progress_bar
from mirabilia.arena.results import ImpossibleResults, check_settings, read_settings
from mirabilia.bots import Budget
from mirabilia.bots.registry import listed, with_newest
from mirabilia.bots.tables import add_games_options, names
from mirabilia.options import USUAL


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bots",
        type=names,
        metavar="BOT[,BOT...]",
        help=f"the bots, each once or several times: {listed()}, or package.module:Class; required"
        " for a new contest",
    )
    parser.add_argument(
        "--players", type=int, metavar="N", help="the number of players; default: one for each bot"
    )
    add_games_options(
        parser, DEFAULT_GAMES, "the least number of games; the last round is always finished"
    )
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--time",
        type=float,
        dest="seconds",
        metavar="SECONDS",
        help="how long a bot may think about a move",
    )
    budget.add_argument(
        "--iterations", type=int, metavar="N", help="the same, for bots that count iterations"
    )
    parser.add_argument(
        "--cores",
        type=int,
        metavar="N",
        help="the number of processors that a bot may use for a move; default: 1",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    files = parser.add_mutually_exclusive_group()
    files.add_argument("--out", type=Path, metavar="FILE", help="write each game to this new file")
    files.add_argument(
        "--resume", type=Path, metavar="FILE", help="continue the contest in this file"
    )
    # None means that an option was not given: a resumed contest has its own settings.
    parser.set_defaults(**dict.fromkeys(["games", *USUAL]))


def run(args: argparse.Namespace) -> int:
    """Hold the contest; return the exit status."""
    contest = resumed(args.resume, asked(args)) if args.resume else new_contest(asked(args))
    outcome = held(contest, args)
    if args.json:
        print(json.dumps(contest_to_json(outcome), indent=2))
    else:
        print(contest_to_table(outcome))
    return 0


def held(contest: Contest, args: argparse.Namespace) -> Outcome:
    file, resume = args.resume or args.out, bool(args.resume)
    try:
        with progress_bar(sys.stderr) as bar:
            return hold(contest, jobs=args.jobs, on=args.on, file=file, resume=resume, progress=bar)
    except KeyboardInterrupt:
        if file:
            print(f"mirabilia arena --resume {file} goes on from here", file=sys.stderr)
        raise


_SETTINGS: Final = ("bots", "players", *USUAL, "seed", "seconds", "iterations", "cores", "games")


def asked(args: argparse.Namespace) -> dict[str, Any]:
    """The settings given on the command line."""
    said = {name: getattr(args, name) for name in _SETTINGS}
    return {name: value for name, value in said.items() if value is not None}


def new_contest(settings: dict[str, Any]) -> Contest:
    budget = Budget(
        settings.pop("seconds", None), settings.pop("iterations", None), settings.pop("cores", 1)
    )
    return make_contest(settings.pop("bots", ()), budget=budget, **settings)


def resumed(path: Path, said: dict[str, Any]) -> Contest:
    """The contest of a file; settings given must agree with it, except for more games."""
    found = read_settings(path)
    if "bots" not in found:
        raise ImpossibleResults("foreign", file=str(path), reason="it has no contest")
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
