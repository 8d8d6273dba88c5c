"""Puzzles: positions of games with one move that is clearly best, and the one of each day.

They are in `puzzles.jsonl`, one in a line, and read when the first one is asked for. The easiest
have degree 1, the hardest 5.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cache, cached_property
from importlib.resources import files
from random import Random
from typing import Any, Final

from mirabilia.game import Game, replay
from mirabilia.notation.moves import Move
from mirabilia.review.findings import Reason
from mirabilia.review.themes import THEMES

FILE: Final = "puzzles.jsonl"
DEGREES: Final = (1, 2, 3, 4, 5)
# A longer file is not read: this is about three times the usual size.
MOST_PUZZLES: Final = 1000
# In what order the days go through the puzzles.
_SHUFFLE: Final = "puzzles of the day"


@dataclass(frozen=True, slots=True)
class Tried:
    """A move, how much less often than the best one it wins, with the standard error, and what
    the best one has more of."""

    move: str
    cost: float
    error: float
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What becomes of an answer: `tried` is what was done, `dearer` whether it is the right thing,
    paid for with more coins than it takes."""

    right: bool
    dearer: bool
    tried: Tried


@dataclass(frozen=True)
class Puzzle:
    """A position, seen by the seat that is to move. `moves` begin with the best one; `solutions`
    are all ways to make it, which cost the same. `chance` is how often it wins."""

    id: str
    seat: int
    degree: int
    themes: tuple[str, ...]
    solutions: tuple[str, ...]
    chance: float
    moves: tuple[Tried, ...]
    record: dict[str, Any]

    @cached_property
    def game(self) -> Game:
        """The game, when the move is to be made. The solver gets only its seat's view."""
        return replay(self.record)

    @property
    def players(self) -> int:
        return int(self.record["options"]["players"])

    @property
    def boxes(self) -> tuple[str, ...]:
        return tuple(self.record["options"].get("expansions", ()))

    def judge(self, answer: str) -> Verdict:
        """What becomes of an answer; one that cannot be made raises `IllegalMove`, as in a game."""
        game = self.game.copy()
        game.play(self.seat, answer)
        move = Move.parse(answer)
        if move.text in self.solutions:
            return Verdict(True, False, self.moves[0])
        tried = next(one for one in self.moves if is_same_deed(Move.parse(one.move), move))
        return Verdict(False, tried is self.moves[0], tried)


def is_same_deed(one: Move, other: Move) -> bool:
    """Whether two moves do the same, however they are paid for."""
    return (one.verb, one.subject, one.ship) == (other.verb, other.subject, other.ship)


# ---- all of them


@cache
def load_puzzles() -> dict[str, Puzzle]:
    """All puzzles by their ids, the easiest first."""
    text = files("mirabilia.review").joinpath(FILE).read_text("utf-8")
    lines = text.splitlines()
    if len(lines) > MOST_PUZZLES:
        raise ValueError(f"{FILE} has {len(lines)} puzzles, more than {MOST_PUZZLES}")
    puzzles = [read_puzzle(json.loads(line)) for line in lines]
    return {puzzle.id: puzzle for puzzle in puzzles}


def read_puzzle(data: dict[str, Any]) -> Puzzle:
    """A puzzle from its line."""
    moves = [
        Tried(
            move,
            cost,
            error,
            tuple(Reason(category, points) for category, points in reasons),
        )
        for move, cost, error, reasons in data["moves"]
    ]
    return Puzzle(
        id=data["id"],
        seat=data["seat"],
        degree=data["degree"],
        themes=tuple(data["themes"]),
        solutions=tuple(data["solutions"]),
        chance=data["chance"],
        moves=tuple(moves),
        record=data["record"],
    )


def chosen_puzzles(
    theme: str | None = None, degree: int | None = None, box: str | None = None
) -> list[Puzzle]:
    """The puzzles about a theme, of a degree, with a box; "base" is without any."""
    return [
        puzzle
        for puzzle in load_puzzles().values()
        if theme in (None, *puzzle.themes)
        and degree in (None, puzzle.degree)
        and box in (None, *(puzzle.boxes or ("base",)))
    ]


# ---- the puzzle of the day


def today() -> date:
    """The day, the same all over the world."""
    return datetime.now(UTC).date()


def puzzle_of_day(day: date) -> Puzzle:
    """The puzzle of a day. Each comes once before one comes again."""
    order = day_order(tuple(load_puzzles()))
    return load_puzzles()[order[day.toordinal() % len(order)]]


@cache
def day_order(ids: Sequence[str]) -> list[str]:
    order = sorted(ids)
    Random(_SHUFFLE).shuffle(order)
    return order


__all__ = [
    "DEGREES",
    "THEMES",
    "Puzzle",
    "Tried",
    "Verdict",
    "chosen_puzzles",
    "load_puzzles",
    "puzzle_of_day",
    "today",
]
