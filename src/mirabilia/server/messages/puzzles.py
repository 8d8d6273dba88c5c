"""Puzzles over HTTP: what there is to solve, what was answered, and what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from mirabilia.notation import types
from mirabilia.review.types import ReviewReason
from mirabilia.server.messages.tables import Event

PuzzleId = Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,16}$")]
Degree = Annotated[int, Meta(description="how hard it is: 1 to 5")]
Themes = Annotated[
    list[str],
    Meta(
        description="what it is about: `payment`, `chain`, `military`, `science`, `denying`, "
        "`last`, `leaders`, `fleets`, `debts`"
    ),
]


class PuzzleListed(Struct, frozen=True):
    """A puzzle in the list."""

    id: str
    degree: Degree
    themes: Themes
    boxes: Annotated[list[str], Meta(description="the expansions of its game")]
    players: int


class Puzzles(Struct, frozen=True):
    """All puzzles, and which one is today's."""

    day: Annotated[str, Meta(description="the date in UTC, such as `2026-11-18`")]
    today: Annotated[str, Meta(description="the puzzle of this day, the same for everybody")]
    puzzles: list[PuzzleListed]


class PuzzleShown(Struct, frozen=True):
    """A position to solve, as its seat sees it: what is hidden from it is not here."""

    id: str
    degree: Degree
    themes: Themes
    seat: Annotated[int, Meta(description="who is to move")]
    view: types.ViewData
    offers: list[types.Offer]
    scores: Annotated[list[dict[str, int]], Meta(description="points as things stand, by seat")]
    course: Annotated[types.Course, Meta(description="what follows from the rules")]
    events: Annotated[Sequence[Event], Meta(description="what happened, as far as it is known")]


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The move that you would make."""

    move: Annotated[str, Meta(max_length=200, description="one of the view's `moves`")]


class PuzzleMove(Struct, frozen=True):
    """A move of a puzzle, and how much worse it is than the best one."""

    move: str
    cost: Annotated[float, Meta(description="how much less often it wins; 0 for the best move")]
    error: Annotated[float, Meta(description="the standard error of the cost")]
    reasons: Annotated[list[ReviewReason], Meta(description="what the best move has more of")]


class PuzzleProgress(Struct, frozen=True):
    """What you have solved. Of each puzzle the first answer counts."""

    answered: Annotated[
        dict[str, bool], Meta(description="for each puzzle whether the first answer was right")
    ]
    solved: int
    tried: int
    streak: Annotated[
        int,
        Meta(description="days in a row whose puzzle you have solved, up to today or yesterday"),
    ]
    today: Annotated[
        bool | None,
        Meta(description="whether you have solved today's puzzle; `null`: not answered yet"),
    ]


class PuzzleVerdict(Struct, frozen=True):
    """What became of an answer, and the solution."""

    right: bool
    dearer: Annotated[
        bool, Meta(description="the right thing, but paid for with more coins than it takes")
    ]
    counts: Annotated[bool, Meta(description="whether it was your first answer to this puzzle")]
    solutions: Annotated[list[str], Meta(description="the moves that solve it")]
    chance: Annotated[float, Meta(description="how often the best move wins, of 1")]
    made: Annotated[PuzzleMove, Meta(description="the move that you made")]
    moves: Annotated[list[PuzzleMove], Meta(description="all moves, the best one first")]
    progress: PuzzleProgress
