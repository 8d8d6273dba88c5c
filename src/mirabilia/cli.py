"""The command line: `mirabilia` and its subcommands."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final, NoReturn

from mirabilia import __version__
from mirabilia.arena import engine_name, simulate, to_json, to_table
from mirabilia.arena.progress import progress_bar
from mirabilia.arguments import did_you_mean
from mirabilia.bots.registry import bot_names, listed
from mirabilia.bots.tables import add_games_options, table_options
from mirabilia.completion import SHELLS, commands_of
from mirabilia.errors import MirabiliaError
from mirabilia.options import EXPANSIONS
from mirabilia.starting import INTERRUPTED, hand_over

BAD_USE: Final = 2

# What `mirabilia` alone does.
WITHOUT_COMMAND: Final = ("serve", "--browser")

DEFAULT_GAMES: Final = 100
DEFAULT_BOT: Final = "greedy"

# Commands in modules of their own, imported only when used: some need extra packages.
COMMANDS: Final = {
    "admin": (
        "mirabilia.server.admin",
        "list, close and delete tables of a server, keep guests out, back up and restore",
    ),
    "arena": (
        "mirabilia.arena.command",
        "let bots play the same deals in every seat and rate them",
    ),
    "lab": (
        "mirabilia.lab.command",
        "let bots play many games and write a page of charts about them",
    ),
    "match": (
        "mirabilia.arena.duel_command",
        "compare two bots on the same deals until it is clear which is stronger",
    ),
    "play": ("mirabilia.terminal.play", "play a game against bots in the terminal"),
    "puzzle": (
        "mirabilia.terminal.puzzle",
        "find the best move in positions of games: that of the day, or those about a theme",
    ),
    "replay": ("mirabilia.terminal.replay", "step through a recorded game"),
    "review": (
        "mirabilia.lab.review_command",
        "say what a recorded game was decided by: chances, costly moves, luck and choices",
    ),
    "show": ("mirabilia.terminal.show", "print a position"),
    "serve": ("mirabilia.server.serve", "open tables for people and bots over the network"),
    "reports": (
        "mirabilia.server.reports",
        "read what guests have reported to the operator of a server",
    ),
    "train": (
        "mirabilia.training.command",
        "learn the weights that bots choose by, from games against themselves",
    ),
    "verify": (
        "mirabilia.server.verify",
        "check that a finished game is the one committed to at its start",
    ),
}


class Parser(argparse.ArgumentParser):
    """A parser that reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        complain(message, self.prog)
        raise SystemExit(BAD_USE)


def complain(message: str, who: str = "mirabilia") -> None:
    print(f"{who}: {' '.join(message.split())}", file=sys.stderr)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit status is 0, 2 after an error, 130 after an interrupt."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    try:
        hand_over()
        status = run(arguments)
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        complain("interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        # The reader is gone; discard the rest of the output, and what is flushed at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except MirabiliaError as error:
        complain(in_words(error, arguments))
    except (ValueError, BrokenExecutor) as error:
        complain(str(error))
    return BAD_USE


def in_words(error: MirabiliaError, arguments: list[str]) -> str:
    """An error in the language that was asked for or that of the system, if it has words for it.

    In English an error speaks for itself, to programmers too."""
    try:
        locales = import_module("mirabilia.locales")
        words = locales.load_words(locales.chosen(asked_language(arguments)))
        if words.language == "en":
            return str(error)
        text: str = import_module("mirabilia.terminal.phrases").error_text(words, error)
    except (ModuleNotFoundError, LookupError):
        return str(error)
    return text


def asked_language(arguments: list[str]) -> str | None:
    parser = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    parser.add_argument("--language")
    language: str | None = parser.parse_known_args(arguments)[0].language
    return language


def run(argv: list[str]) -> int:
    if names_no_command(argv):
        argv = [*WITHOUT_COMMAND, *argv]
    # A command's arguments need its module: import only the one in use.
    command = next((word for word in argv if not word.startswith("-")), None)
    parser = make_parser(command)
    args, unknown = parser.parse_known_args(argv)
    if unknown:
        word = unknown[0].partition("=")[0]
        parser.error(f"there is no argument {word!r}{did_you_mean(word, flags(parser))}")
    if args.command == "simulate":
        return run_simulate(args)
    if args.command == "completion":
        return run_completion(args)
    status: int = command_module(args.command).run(args)
    return status


def names_no_command(argv: list[str]) -> bool:
    """Whether the arguments are options of `serve`, without a command."""
    return not argv or (argv[0].startswith("-") and argv[0] not in ("-h", "--help", "--version"))


def flags(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Every flag of a parser and of those below it."""
    for action in parser._actions:
        yield from action.option_strings
        if isinstance(action, argparse._SubParsersAction):
            for one in action.choices.values():
                yield from flags(one)


def make_parser(*wanted: str | None) -> argparse.ArgumentParser:
    """The parser of all commands, with the arguments of those that are wanted."""
    parser = Parser(
        prog="mirabilia",
        description="The ancient-wonders drafting game. Without a command it opens a table in the "
        "browser, and takes the options of serve.",
    )
    version = f"mirabilia {__version__} ({engine_name()})"
    parser.add_argument("--version", action="version", version=version)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    about = "let bots play many games and sum them up"
    add_simulate_arguments(commands.add_parser("simulate", help=about, description=about))
    for name, (_, about) in COMMANDS.items():
        subparser = commands.add_parser(name, help=about, description=about)
        if name in wanted:
            command_module(name).add_arguments(subparser)
    about = "print a script by which a shell completes commands and options"
    shells = commands.add_parser("completion", help=about, description=about)
    shells.add_argument("shell", choices=list(SHELLS))
    return parser


def command_module(name: str) -> ModuleType:
    module, _ = COMMANDS[name]
    return import_module(module)


# ---- completion


def run_completion(args: argparse.Namespace) -> int:
    known = {"BOT": bot_names(), "BOX": EXPANSIONS}
    print(SHELLS[args.shell](commands_of(make_parser(*installed()), known)), end="")
    return 0


def installed() -> list[str]:
    """The commands whose extras are here; of the others only the names are completed."""
    found = []
    for name in COMMANDS:
        try:
            command_module(name)
        except ModuleNotFoundError:
            continue
        found.append(name)
    return found


# ---- simulate


def add_simulate_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, metavar="N", help="the number of players")
    parser.add_argument(
        "--bots",
        type=bot_list,
        default=DEFAULT_BOT,
        metavar="BOT[,BOT...]",
        help=f"one bot for all seats, or one for each: {listed()}, or package.module:Class;"
        " default: %(default)s",
    )
    add_games_options(parser, DEFAULT_GAMES)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="write a row for each seat of each game to this file: .parquet, .csv or .jsonl",
    )
    rows = parser.add_mutually_exclusive_group()
    rows.add_argument(
        "--decisions", action="store_true", help="with --out: a row for each decision instead"
    )
    rows.add_argument(
        "--records", action="store_true", help="with --out: the record of each game instead"
    )


def bot_list(text: str) -> list[str]:
    """The bots in a text; one without a name is refused like any that there is not."""
    return [name.strip() for name in text.split(",")]


def run_simulate(args: argparse.Namespace) -> int:
    if args.out:
        status: int = import_module("mirabilia.data.command").run(args)
        return status
    if args.decisions or args.records:
        raise ValueError("--decisions and --records say what to write: they need --out FILE")
    with progress_bar(sys.stderr) as bar:
        simulation = simulate(
            args.bots,
            games=args.games,
            players=args.players,
            seed=args.seed,
            jobs=args.jobs,
            on=args.on,
            progress=bar,
            **table_options(args),
        )
    print(json.dumps(to_json(simulation), indent=2) if args.json else to_table(simulation))
    return 0
