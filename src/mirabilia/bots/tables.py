"""The options of a table on the command line."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from typing import Any, Final

from mirabilia.options import OPTIONS, USUAL, Option

OPTION: Final = {option.name: option for option in OPTIONS}


def add_language_option(parser: argparse.ArgumentParser) -> None:
    """Add the option for the language, which is not checked before words are needed."""
    parser.add_argument(
        "--language",
        metavar="XX",
        help="the language, such as it or pl; default: that of the system, or else English",
    )


def add_games_options(
    parser: argparse.ArgumentParser,
    number: int,
    about: str = "the number of games",
    counted: str = "games",
) -> None:
    """Add the options for many games between bots: their number, the seed, the table."""
    parser.add_argument(
        f"--{counted}", type=int, default=number, metavar="N", help=f"{about}; default: {number}"
    )
    parser.add_argument(
        "--seed", type=seed, help="a number or a text; the same seed gives the same games"
    )
    add_table_options(parser, "all", "new")
    parser.add_argument(
        "--jobs", type=int, default=1, metavar="N", help="the number of processes; default: 1"
    )
    parser.add_argument(
        "--on",
        metavar="CLUSTER",
        help="play on a Ray cluster in place of processes: ray, or ray://HOST:PORT",
    )


def add_table_options(parser: argparse.ArgumentParser, *commands: str) -> None:
    """Add the options of a game that these commands take, from the table of options."""
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
    """The name of an option on the command line; a flag is named after what it changes."""
    unset = "no-" if option.kind == "flag" and option.default else ""
    return option.argument or f"--{unset}{option.name.replace('_', '-')}"


def arguments_of(options: Mapping[str, Any]) -> list[str]:
    """The arguments for these options of a table, without those that have their defaults."""
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
    """The names in a text, separated by commas."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


def seed(text: str) -> int | str:
    """A seed from the command line: a number, or any other text."""
    return int(text) if re.fullmatch("-?[0-9]+", text) else text


def table_options(args: argparse.Namespace) -> dict[str, Any]:
    """The values for the options of `add_table_options`, as keyword arguments of `Game.new`."""
    return {name: getattr(args, name) for name in USUAL if name in args}
