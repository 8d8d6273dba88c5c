"""The options of a table on the command line."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from typing import Any, Final

from mirabilia.options import OPTIONS, USUAL, Option

OPTION: Final = {option.name: option for option in OPTIONS}


def add_games_options(parser: argparse.ArgumentParser, games: int, about: str = "") -> None:
    """Add the options of many games between bots: how many, from which seed, at what table."""
    parser.add_argument(
        "--games", type=int, default=games, metavar="N", help=f"{about}default: {games}"
    )
    parser.add_argument("--seed", type=seed, help="the same seed gives the same games")
    add_table_options(parser, "all", "new")
    parser.add_argument(
        "--jobs", type=int, default=1, metavar="N", help="processes; default: %(default)s"
    )


def add_table_options(parser: argparse.ArgumentParser, *commands: str) -> None:
    """Add the options of a game that these commands have, by the table of options."""
    for option in OPTIONS:
        if option.commands in commands:
            add_option(parser, option.name)


def add_option(parser: argparse.ArgumentParser, name: str) -> None:
    """Add one option of a game."""
    option = OPTION[name]
    argument, about = argument_of(option), option.help or option.about
    if option.kind == "flag":
        action = "store_false" if option.default else "store_true"
        parser.add_argument(argument, dest=name, action=action, help=about)
    elif option.kind == "boxes":
        parser.add_argument(
            argument,
            dest=name,
            type=names,
            default=option.default,
            metavar="BOX[,BOX...]",
            help=f"{about}: {', '.join(option.choices)}; default: none",
        )
    else:
        parser.add_argument(
            argument,
            dest=name,
            type=type(option.default),
            choices=option.choices or None,
            default=option.default,
            help=f"{about}; default: {option.default}",
        )


def argument_of(option: Option) -> str:
    """What the option is called on the command line: flags are named by what they change."""
    unset = "no-" if option.kind == "flag" and option.default else ""
    return option.argument or f"--{unset}{option.name.replace('_', '-')}"


def arguments_of(options: Mapping[str, Any]) -> list[str]:
    """The arguments that ask for these options of a table, where they are not as usual."""
    return [
        " ".join([argument_of(OPTION[name]), *values_of(OPTION[name], value)])
        for name, value in options.items()
        if value != OPTION[name].default
    ]


def values_of(option: Option, value: Any) -> list[str]:
    if option.kind == "flag":
        return []
    return [",".join(value) if option.kind == "boxes" else str(value)]


def names(text: str) -> tuple[str, ...]:
    """The names in a text with commas between them."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


def seed(text: str) -> int | str:
    """Numbers are seeds as they are, any other text is one too."""
    return int(text) if re.fullmatch("-?[0-9]+", text) else text


def table_options(args: argparse.Namespace) -> dict[str, Any]:
    """What `add_table_options` has asked for, as keyword arguments of `Game.new`."""
    return {name: getattr(args, name) for name in USUAL if name in args}
