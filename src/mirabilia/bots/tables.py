"""What a table of bots and people agrees on: as keyword arguments, and as options of a command."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from typing import Any, Final, TypedDict

from mirabilia.engine.options import EDITIONS, EXPANSIONS, LEADER_SETS, SIDE_RULES


class TableOptions(TypedDict, total=False):
    """The options of `Game.new` that many games have in common; what is left out is as usual."""

    expansions: Sequence[str]
    teams: bool
    sides: str
    leaders: str
    cities_leaders: bool
    armada_edition: int


USUAL: Final[TableOptions] = {
    "expansions": (),
    "teams": False,
    "sides": "choose",
    "leaders": "standard",
    "cities_leaders": True,
    "armada_edition": 2,
}


def add_games_options(parser: argparse.ArgumentParser, games: int, about: str = "") -> None:
    """Add the options of many games between bots: how many, from which seed, at what table."""
    parser.add_argument(
        "--games", type=int, default=games, metavar="N", help=f"{about}default: {games}"
    )
    parser.add_argument("--seed", type=seed, help="the same seed gives the same games")
    parser.add_argument(
        "--sides", choices=SIDE_RULES, default=USUAL["sides"], help="default: the bots choose"
    )
    add_table_options(parser)
    parser.add_argument(
        "--jobs", type=int, default=1, metavar="N", help="processes; default: %(default)s"
    )


def add_table_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that say which boxes are played, and how."""
    parser.add_argument(
        "--with",
        dest="expansions",
        type=names,
        default=USUAL["expansions"],
        metavar="BOX[,BOX...]",
        help=f"the boxes beside the base game: {', '.join(EXPANSIONS)}; default: none",
    )
    parser.add_argument("--teams", action="store_true", help="teams of two who sit side by side")
    parser.add_argument(
        "--leaders",
        choices=LEADER_SETS,
        default=USUAL["leaders"],
        help=f"which leaders there are; default: {USUAL['leaders']}",
    )
    parser.add_argument(
        "--no-cities-leaders",
        dest="cities_leaders",
        action="store_false",
        help="leave out the six leaders that join with cities",
    )
    parser.add_argument(
        "--armada-edition",
        type=int,
        choices=EDITIONS,
        default=USUAL["armada_edition"],
        help=f"whose rules of Armada hold; default: {USUAL['armada_edition']}",
    )


def names(text: str) -> tuple[str, ...]:
    """The names in a text with commas between them."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


def seed(text: str) -> int | str:
    """Numbers are seeds as they are, any other text is one too."""
    return int(text) if re.fullmatch("-?[0-9]+", text) else text


def table_options(args: argparse.Namespace) -> dict[str, Any]:
    """What `add_table_options` has asked for, as keyword arguments of `Game.new`."""
    return {
        "expansions": args.expansions,
        "teams": args.teams,
        "leaders": args.leaders,
        "cities_leaders": args.cities_leaders,
        "armada_edition": args.armada_edition,
    }
