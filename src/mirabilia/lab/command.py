"""`mirabilia lab`: a page about many games."""

from __future__ import annotations

import argparse
import re
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from mirabilia import __version__
from mirabilia.arena.progress import progress_bar
from mirabilia.bots.registry import listed
from mirabilia.bots.tables import (
    add_games_options,
    add_language_option,
    names,
    table_options,
)
from mirabilia.extras import install_line
from mirabilia.lab.study import carry_out, make_study

DEFAULT_GAMES: Final = 1000
DEFAULT_FILE: Final = "lab.html"

_SPAN: Final = re.compile(r"(\d+)(?:-(\d+))?")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bots",
        type=names,
        default=("greedy",),
        metavar="BOT[,BOT...]",
        help=f"the bots, which change seats: {listed()}, or package.module:Class; default: greedy",
    )
    parser.add_argument(
        "--players",
        type=spans,
        default=[3],
        metavar="N[-N][,N...]",
        help="the number of players, or several that take turns: 3-7, or 3,5; default: 3",
    )
    add_games_options(parser, DEFAULT_GAMES)
    add_language_option(parser)
    parser.add_argument(
        "--out",
        type=Path,
        default=Path(DEFAULT_FILE),
        metavar="FILE",
        help="where to write the page; default: %(default)s",
    )


def spans(text: str) -> list[int]:
    """The numbers in a text such as `3-5,7`, without repetitions."""
    found: list[int] = []
    for part in text.split(","):
        match = _SPAN.fullmatch(part.strip())
        if not match:
            raise argparse.ArgumentTypeError(f"{text!r} names no players; say 3, 3-7 or 3,5")
        first, last = int(match[1]), int(match[2] or match[1])
        if not first <= last < 100:
            raise argparse.ArgumentTypeError(f"{part.strip()!r} is no span of players; say 3-7")
        found += range(first, last + 1)
    return sorted(set(found))


def run(args: argparse.Namespace) -> int:
    """Play the games and write the page; return the exit status."""
    words, page = words_and_page(args.language)
    study = make_study(
        args.bots,
        games=args.games,
        players=args.players,
        seed=args.seed,
        **table_options(args),
    )
    check_writable(args.out)
    with progress_bar(sys.stderr) as bar:
        findings = carry_out(study, jobs=args.jobs, on=args.on, progress=bar)
    html = page.Page(words, study, findings, f"mirabilia {__version__}").html()
    args.out.write_text(html, encoding="utf-8", newline="\n")
    print(words("lab-written", name=str(args.out)))
    return 0


def words_and_page(language: str | None) -> tuple[Any, ModuleType]:
    """The words of the page and the module that draws it, or a plain error message."""
    try:
        locales = import_module("mirabilia.locales")
        words = locales.load_words(locales.chosen(language))
        return words, import_module("mirabilia.lab.page")
    except ModuleNotFoundError as error:
        if str(error.name).partition(".")[0] not in ("babel", "fluent"):
            raise
        needed = f"the words of the page need a package: {install_line('arena')}"
        raise ValueError(needed) from None


def check_writable(path: Path, argument: str = "--out") -> None:
    """Check before the games that the page can be written after them."""
    if path.is_dir():
        raise ValueError(f"{path} is a folder: {argument} needs the name of a file")
    if not path.parent.is_dir():
        raise ValueError(f"{path} cannot be written: there is no folder {path.parent}")
