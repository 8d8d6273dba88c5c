"""The one command, `mirabilia`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from importlib import import_module
from types import ModuleType
from typing import Final, NoReturn

from mirabilia import __version__
from mirabilia.arena import engine_name, simulate, to_json, to_table
from mirabilia.arena.progress import progress_bar
from mirabilia.bots.registry import listed
from mirabilia.bots.tables import add_games_options, table_options
from mirabilia.errors import MirabiliaError

BAD_USE: Final = 2
INTERRUPTED: Final = 130

# What `mirabilia` alone does.
WITHOUT_COMMAND: Final = ("serve", "--browser")

DEFAULT_GAMES: Final = 100
DEFAULT_BOT: Final = "greedy"

# Commands with modules of their own, loaded only when they are used: some need extra packages.
COMMANDS: Final = {
    "arena": (
        "mirabilia.arena.command",
        "let bots play the same deals in turn and rate them",
    ),
    "lab": ("mirabilia.lab.command", "let bots play many games and draw a page about them"),
    "play": ("mirabilia.terminal.play", "play a game against bots in the terminal"),
    "replay": ("mirabilia.terminal.replay", "step through a recorded game"),
    "show": ("mirabilia.terminal.show", "print a position"),
    "serve": ("mirabilia.server.serve", "open tables for people and bots over the network"),
    "verify": (
        "mirabilia.server.verify",
        "check a finished game against what was promised at its start",
    ),
}


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        complain(message, self.prog)
        raise SystemExit(BAD_USE)


def complain(message: str, who: str = "mirabilia") -> None:
    print(f"{who}: {' '.join(message.split())}", file=sys.stderr)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit status is 0, 2 after an error, 130 after an interrupt."""
    try:
        status = run(sys.argv[1:] if argv is None else list(argv))
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        complain("interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads on; what is still to be written goes nowhere, at the exit too.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except (MirabiliaError, ValueError, BrokenExecutor) as error:
        complain(str(error))
    return BAD_USE


def run(argv: list[str]) -> int:
    if names_no_command(argv):
        argv = [*WITHOUT_COMMAND, *argv]
    # The command's own arguments need its module: only that of the one in use is loaded.
    command = next((word for word in argv if not word.startswith("-")), None)
    parser = make_parser(command)
    args = parser.parse_args(argv)
    if args.command == "simulate":
        return run_simulate(args)
    status: int = command_module(args.command).run(args)
    return status


def names_no_command(argv: list[str]) -> bool:
    """Whether the words are the options of the table that opens without a command."""
    return not argv or (argv[0].startswith("-") and argv[0] not in ("-h", "--help", "--version"))


def make_parser(command: str | None) -> argparse.ArgumentParser:
    parser = Parser(
        prog="mirabilia",
        description="The ancient-wonders drafting game. Without a command: a table in the browser, "
        "with the options of serve.",
    )
    version = f"mirabilia {__version__} ({engine_name()})"
    parser.add_argument("--version", action="version", version=version)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    about = "let bots play many games and show how they did"
    add_simulate_arguments(commands.add_parser("simulate", help=about, description=about))
    for name, (_, about) in COMMANDS.items():
        subparser = commands.add_parser(name, help=about, description=about)
        if name == command:
            command_module(name).add_arguments(subparser)
    return parser


def command_module(name: str) -> ModuleType:
    module, _ = COMMANDS[name]
    return import_module(module)


# ---- simulate


def add_simulate_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, metavar="N", help="how many play in each game")
    parser.add_argument(
        "--bots",
        default=DEFAULT_BOT,
        metavar="BOT[,BOT...]",
        help=f"one for all seats or one for each: {listed()}, or package.module:Class;"
        " default: %(default)s",
    )
    add_games_options(parser, DEFAULT_GAMES)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run_simulate(args: argparse.Namespace) -> int:
    with progress_bar(sys.stderr) as bar:
        simulation = simulate(
            [name.strip() for name in args.bots.split(",")],
            games=args.games,
            players=args.players,
            seed=args.seed,
            jobs=args.jobs,
            progress=bar,
            **table_options(args),
        )
    print(json.dumps(to_json(simulation), indent=2) if args.json else to_table(simulation))
    return 0
