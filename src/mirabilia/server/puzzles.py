"""Puzzles for guests: shown as their seat sees them, judged, and what each guest has solved.

Of each puzzle the first answer counts, and of the puzzle of the day the first one on that day. So
a guest has at most one row for each puzzle.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Executable, Row, delete, insert, select

from mirabilia.errors import MirabiliaError
from mirabilia.review.puzzles import Puzzle, Tried, load_puzzles, puzzle_of_day
from mirabilia.server import messages as wire
from mirabilia.server import schema
from mirabilia.server.refusals import Refused
from mirabilia.server.scene import Scene
from mirabilia.server.store import Store
from mirabilia.server.writer import Conflict

if TYPE_CHECKING:
    from mirabilia.server.house import House

answers: Final = schema.puzzle_answers

# How many puzzles are kept as they are sent.
_KEPT: Final = 32


def day_of(now: int) -> date:
    """The day of a moment, in UTC."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def puzzle_with(id: str) -> Puzzle:
    """The puzzle with an id, or `Refused`."""
    puzzle = load_puzzles().get(id)
    if puzzle is None:
        raise Refused("no_puzzle")
    return puzzle


# ---- shown


def listed(now: int) -> wire.Puzzles:
    """All puzzles, and which one is the day's."""
    day = day_of(now)
    puzzles = [
        wire.PuzzleListed(one.id, one.degree, list(one.themes), list(one.boxes), one.players)
        for one in load_puzzles().values()
    ]
    return wire.Puzzles(day.isoformat(), puzzle_of_day(day).id, puzzles)


@lru_cache(_KEPT)
def shown(id: str) -> bytes:
    """A puzzle as its seat sees it, as JSON."""
    puzzle = puzzle_with(id)
    scene = Scene(puzzle.game)
    seen = {
        "id": puzzle.id,
        "degree": puzzle.degree,
        "themes": puzzle.themes,
        "seat": puzzle.seat,
        "view": msgspec.Raw(scene.view(puzzle.seat)),
        "offers": msgspec.Raw(scene.offers(puzzle.seat)),
        "scores": msgspec.Raw(scene.scores()),
        "course": msgspec.Raw(scene.course),
        "events": msgspec.Raw(scene.history(puzzle.seat)),
    }
    return msgspec.json.encode(seen)


# ---- answered


async def answer(house: House, guest: str, puzzle: Puzzle, move: str) -> wire.PuzzleVerdict:
    """Judge an answer of a guest, keep it if it is the first, and tell the solution."""
    try:
        verdict = await asyncio.to_thread(puzzle.judge, move)
    except MirabiliaError:
        raise Refused("not_offered", move=move) from None
    kept = await rows_of(house.store, guest)
    before = kept.get(puzzle.id)
    now = house.now()
    statements = keep(guest, puzzle.id, before, verdict.right, now)
    if statements:
        # In another window the same may have been answered at this moment.
        with suppress(Conflict):
            await house.writer.write(statements)
    return wire.PuzzleVerdict(
        right=verdict.right,
        dearer=verdict.dearer,
        counts=before is None,
        solutions=list(puzzle.solutions),
        chance=puzzle.chance,
        made=write_move(verdict.tried),
        moves=[write_move(one) for one in puzzle.moves],
        progress=await progress(house.store, guest, now),
    )


def keep(
    guest: str, puzzle: str, before: Row[Any] | None, right: bool, now: int
) -> list[Executable]:
    """What keeps an answer, if it counts."""
    day = day_of(now)
    is_days = puzzle_of_day(day).id == puzzle
    if before is not None and (not is_days or before.day == day.toordinal()):
        return []
    row: dict[str, Any] = {"guest": guest, "puzzle": puzzle, "at": now, "right": right}
    row |= {"day": None, "right_that_day": None}
    if before is not None:
        row |= {"at": before.at, "right": before.right}
    if is_days:
        row |= {"day": day.toordinal(), "right_that_day": right}
    same = (answers.c.guest == guest, answers.c.puzzle == puzzle)
    return [delete(answers).where(*same), insert(answers).values(**row)]


def write_move(one: Tried) -> wire.PuzzleMove:
    reasons: list[wire.ReviewReason] = [
        {"category": reason.category, "points": reason.points} for reason in one.reasons
    ]
    return wire.PuzzleMove(one.move, one.cost, one.error, reasons)


# ---- what was solved


async def rows_of(store: Store, guest: str) -> dict[str, Row[Any]]:
    rows = await store.rows(select(answers).where(answers.c.guest == guest))
    return {row.puzzle: row for row in rows}


async def progress(store: Store, guest: str, now: int) -> wire.PuzzleProgress:
    """What a guest has solved."""
    rows = await rows_of(store, guest)
    known = load_puzzles()
    # Puzzles of other versions count for the streak alone.
    answered = {row.puzzle: row.right for row in rows.values() if row.puzzle in known}
    days = {row.day: row.right_that_day for row in rows.values() if row.day is not None}
    day = day_of(now).toordinal()
    return wire.PuzzleProgress(
        answered=answered,
        solved=sum(answered.values()),
        tried=len(answered),
        streak=streak({one for one, right in days.items() if right}, day),
        today=days.get(day),
    )


def streak(solved: set[int], today: int) -> int:
    """How many days in a row were solved, up to today, or to yesterday while today is open."""
    last = today if today in solved else today - 1
    count = 0
    while last - count in solved:
        count += 1
    return count
