"""The results file of a contest: a line with its settings, then a line for each game.

A line is written as soon as its game is over, so a contest can be stopped at any time. When all
games are there, they are sorted: the file is the same no matter how often the contest was stopped.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, TextIO, TypedDict, cast

from mirabilia import __version__
from mirabilia.arena.schedule import Pairing
from mirabilia.bots.registry import with_first
from mirabilia.errors import MirabiliaError
from mirabilia.options import USUAL

# What determines the games of a contest, as plain data: the bots, the rules, the seed.
Settings = dict[str, object]


class Line(TypedDict):
    """A game in the file."""

    game: int
    round: int
    # The bot in each place.
    bots: list[str]
    # Board and side, then points by category, coins, and the microseconds of each move, by seat.
    wonders: list[list[str]]
    points: list[dict[str, int]]
    coins: list[int]
    times: list[list[int]]


# The version of the file format.
FORM: Final = 1
# The setting that may grow when a contest is continued.
GAMES: Final = "games"
# The keys in the line of a game.
FIELDS: Final = tuple(Line.__annotations__)


class ImpossibleResults(MirabiliaError):
    """A results file that cannot be written or continued."""

    sentences: ClassVar[dict[str, str]] = {
        "exists": "{file} is there already; go on with it by --resume, or name another file",
        "foreign": "{file} is no results file of the arena: {reason}",
        "line": "{file}, line {line}: {reason}",
        "settings": "{file} has games of another contest: {differences}",
        "fewer": "{file} is about {found} games; {games} are fewer, and it can only get more",
    }


class Results:
    """The finished games of a contest, in memory and, if there is one, in a file."""

    def __init__(
        self,
        settings: Settings,
        pairings: Sequence[Pairing],
        path: Path | None = None,
        resume: bool = False,
    ) -> None:
        self.path: Final = path
        self.head: Final = {"arena": FORM, "mirabilia": __version__, **settings}
        self.lines: Final[dict[int, Line]] = {}
        self.is_ordered = True
        self.file: TextIO | None = None
        if path is not None:
            self.begin(path, pairings, resume)

    def begin(self, path: Path, pairings: Sequence[Pairing], resume: bool) -> None:
        if resume:
            self.recall(path, pairings)
        elif path.exists():
            raise ImpossibleResults("exists", file=str(path))
        self.write_anew(path)
        self.file = path.open("a", encoding="utf-8", newline="\n")

    def recall(self, path: Path, pairings: Sequence[Pairing]) -> None:
        """Read the games in a file of this contest."""
        head, texts = read_file(path)
        check_settings(path, head, self.head)
        for number, text in enumerate(texts, 2):
            line = read_line(path, number, text, pairings)
            if line["game"] in self.lines:
                reason = f"game {line['game']} is there twice"
                raise ImpossibleResults("line", file=str(path), line=number, reason=reason)
            self.lines[line["game"]] = line

    def write_anew(self, path: Path) -> None:
        """Write the whole file again, in order and without an unfinished line."""
        lines: list[Mapping[str, object]] = [self.head, *self.in_order()]
        fresh = path.with_name(f"{path.name}.new")
        fresh.write_text("".join(map(text_of, lines)), encoding="utf-8", newline="\n")
        os.replace(fresh, path)  # noqa: PTH105 - the name of what it does

    def add(self, line: Line) -> None:
        """Add a game, and write it to the file at once."""
        self.is_ordered = self.is_ordered and line["game"] == len(self.lines)
        self.lines[line["game"]] = line
        if self.file:
            self.file.write(text_of(line))
            self.file.flush()

    def in_order(self) -> list[Line]:
        return [self.lines[number] for number in sorted(self.lines)]

    def finish(self) -> None:
        """Sort the games of a finished contest."""
        self.close()
        if self.path is not None and not self.is_ordered:
            self.write_anew(self.path)

    def close(self) -> None:
        if self.file:
            self.file.close()
            self.file = None


def text_of(line: Mapping[str, object]) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"


# ---- reading


def read_file(path: Path) -> tuple[dict[str, Any], list[str]]:
    """The settings and the lines of the games; an unfinished last line is dropped."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        raise ImpossibleResults("foreign", file=str(path), reason="it is no text") from None
    whole, _, _ = text.rpartition("\n")
    first, *rest = whole.split("\n")
    head = parsed(first)
    if head is None or head.get("arena") != FORM or not isinstance(head.get(GAMES), int):
        reason = "its first line has no settings"
        raise ImpossibleResults("foreign", file=str(path), reason=reason)
    if isinstance(head.get("bots"), list):
        # Older files name bots without versions.
        head["bots"] = [with_first(str(name)) for name in head["bots"]]
    for option, value in USUAL.items():
        # Files from before there was an option are of games as they usually are.
        head.setdefault(option, list(value) if isinstance(value, tuple) else value)
    return head, rest


def read_settings(path: Path) -> dict[str, Any]:
    """The settings of the contest in a file."""
    head, _ = read_file(path)
    return {key: value for key, value in head.items() if key not in ("arena", "mirabilia")}


def parsed(text: str) -> dict[str, Any] | None:
    try:
        found = json.loads(text)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def check_settings(path: Path, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Refuse games of another contest, or fewer games; only more games are allowed."""
    keys = [key for key in {**wanted, **found} if key != GAMES]
    differing = [key for key in keys if found.get(key) != wanted.get(key)]
    if differing:
        differences = "; ".join(
            f"its {key} is {json.dumps(found.get(key))}, not {json.dumps(wanted.get(key))}"
            for key in differing
        )
        raise ImpossibleResults("settings", file=str(path), differences=differences)
    if wanted[GAMES] < found[GAMES]:
        raise ImpossibleResults("fewer", file=str(path), found=found[GAMES], games=wanted[GAMES])


def read_line(path: Path, number: int, text: str, pairings: Sequence[Pairing]) -> Line:
    line = parsed(text)
    game = line.get("game") if line is not None else None
    if line is None or not isinstance(game, int) or not 0 <= game < len(pairings):
        reason = "it is no game of this contest"
        raise ImpossibleResults("line", file=str(path), line=number, reason=reason)
    missing = [field for field in FIELDS if field not in line]
    if "bots" in line and line["bots"] != list(pairings[game].bots):
        reason = f"game {game} is between other bots"
        raise ImpossibleResults("line", file=str(path), line=number, reason=reason)
    if missing:
        reason = f"game {game} has no {', '.join(missing)}"
        raise ImpossibleResults("line", file=str(path), line=number, reason=reason)
    return cast(Line, line)
