"""`mirabilia match`: whether one bot is stronger than another."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from mirabilia.arena.duel import (
    DEFAULT_FIELD,
    DEFAULT_PAIRS,
    DEFAULT_PLAYERS,
    GAMES_OF_A_PAIR,
    Comparison,
    Duel,
    compare,
    make_duel,
)
from mirabilia.arena.duel_report import duel_to_json, duel_to_table
from mirabilia.arena.progress import progress_bar
from mirabilia.arena.results import ImpossibleResults, read_settings
from mirabilia.arena.sequential import QUESTIONS
from mirabilia.bots import Budget
from mirabilia.bots.registry import listed
from mirabilia.bots.tables import add_games_options, names, table_options
from mirabilia.options import USUAL

NO_TEST: Final = "none"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "new", nargs="?", metavar="NEW", help=f"a bot: {listed()}, or package.module:Class"
    )
    parser.add_argument("old", nargs="?", metavar="OLD", help="the bot that it is compared with")
    parser.add_argument(
        "--field",
        type=names,
        default=DEFAULT_FIELD,
        metavar="BOT[,BOT...]",
        help=f"who has the other seats, in turn; default: {', '.join(DEFAULT_FIELD)}",
    )
    parser.add_argument(
        "--players",
        type=int,
        default=DEFAULT_PLAYERS,
        metavar="N",
        help="the number of players; default: %(default)s",
    )
    about = "the most pairs of games; fewer are played if the test is decided before"
    add_games_options(parser, DEFAULT_PAIRS, about, "pairs")
    add_budget(parser, "", "how long a bot may think about a move")
    add_budget(parser, "old-", "the same for OLD and the field, if theirs is different")
    parser.add_argument(
        "--test",
        choices=[*QUESTIONS, NO_TEST],
        default="stronger",
        help="the question that ends the match: stronger weighs a lead of 2 points against 0,"
        " not-weaker 0 against -2; default: %(default)s",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    files = parser.add_mutually_exclusive_group()
    files.add_argument("--out", type=Path, metavar="FILE", help="write each game to this new file")
    files.add_argument(
        "--resume",
        type=Path,
        metavar="FILE",
        help="continue the match in this file; it has its own settings, only --pairs may grow",
    )


def add_budget(parser: argparse.ArgumentParser, prefix: str, about: str) -> None:
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(f"--{prefix}time", type=float, metavar="SECONDS", help=about)
    budget.add_argument(
        f"--{prefix}iterations", type=int, metavar="N", help=f"{about}, in iterations"
    )


def run(args: argparse.Namespace) -> int:
    """Play the match; return the exit status."""
    duel = resumed(args.resume, args.pairs) if args.resume else new_duel(args)
    comparison = compared(duel, args)
    if args.json:
        print(json.dumps(duel_to_json(comparison), indent=2))
    else:
        print(duel_to_table(comparison))
    return 0


def compared(duel: Duel, args: argparse.Namespace) -> Comparison:
    file = args.resume or args.out
    try:
        with progress_bar(sys.stderr) as bar:
            return compare(
                duel,
                QUESTIONS.get(args.test),
                jobs=args.jobs,
                on=args.on,
                file=file,
                resume=bool(args.resume),
                progress=bar,
            )
    except KeyboardInterrupt:
        if file:
            print(f"mirabilia match --resume {file} goes on from here", file=sys.stderr)
        raise


def new_duel(args: argparse.Namespace) -> Duel:
    if args.new is None or args.old is None:
        raise ValueError("a match is between two bots: mirabilia match NEW OLD")
    theirs = None
    if args.old_time is not None or args.old_iterations is not None:
        theirs = Budget(args.old_time, args.old_iterations)
    return make_duel(
        args.new,
        args.old,
        args.field,
        players=args.players,
        pairs=args.pairs,
        seed=args.seed,
        budget=Budget(args.time, args.iterations),
        old_budget=theirs,
        **table_options(args),
    )


def resumed(path: Path, pairs: int) -> Duel:
    """The duel of a file, with at least as many pairs as it was begun with."""
    found = read_settings(path)
    if "new" not in found:
        raise ImpossibleResults("foreign", file=str(path), reason="it has no match")
    try:
        new, old, field = found["new"], found["old"], found["field"]
        return make_duel(
            new["bot"],
            old["bot"],
            [one["bot"] for one in field],
            players=found["players"],
            pairs=max(pairs, found["games"] // GAMES_OF_A_PAIR),
            seed=found["seed"],
            budget=budget_of(new),
            old_budget=budget_of(old),
            **{name: found[name] for name in USUAL},
        )
    except (KeyError, TypeError) as error:
        raise ImpossibleResults("foreign", file=str(path), reason=str(error)) from None


def budget_of(candidate: dict[str, Any]) -> Budget:
    return Budget(candidate["seconds"], candidate["iterations"], candidate["cores"])
