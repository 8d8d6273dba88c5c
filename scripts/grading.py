"""How hard the puzzles are: five players try each of them, and three are told beside the degrees.

The degree of a puzzle is one more than the number of players who fail, 5 at most. Each tries it a
number of times, with other seeds, and fails if fewer tries come out right than are needed. What
they did is kept in benchmarks/results/grades.jsonl, a line for each puzzle, so that the degrees can
be made again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any, Final

from mirabilia.bots import make_bot
from mirabilia.bots.base import Budget
from mirabilia.review.puzzles import DEGREES, Puzzle, read_puzzle

Data = dict[str, Any]

GRADES: Final = Path(__file__).parents[1] / "benchmarks" / "results" / "grades.jsonl"


@dataclass(frozen=True, slots=True)
class Solver:
    """Somebody who tries puzzles; `needed` is how many tries have to come out right."""

    bot: str
    iterations: int
    tries: int
    needed: int = 0

    def solves(self, puzzle: Puzzle, part: str) -> int:
        """How many of its tries come out right."""
        decision = puzzle.game.pending[puzzle.seat]
        view = puzzle.game.view(puzzle.seat)
        right = 0
        for number in range(self.tries):
            rng = Random(f"{puzzle.id} {part} {self.bot} {self.iterations} {number}")
            player = make_bot(self.bot, rng, Budget(iterations=self.iterations))
            right += player.choose(view, decision.moves).text in puzzle.solutions
        return right


# From the weakest to the strongest. There is no chance in what greedy does: one try tells all.
GRADERS: Final = (
    Solver("apprentice@1", 1, 20, needed=19),
    Solver("greedy@1", 1, 1, needed=1),
    Solver("sage@2", 1, 20, needed=19),
    Solver("adept@1", 64, 20, needed=19),
    Solver("master@2", 60, 20, needed=19),
)
# Who is told beside the degrees: other versions than those who grade, where there are any.
SHOWN: Final = (
    Solver("greedy@1", 1, 1),
    Solver("adept@2", 120, 5),
    Solver("master@3", 600, 3),
)


def grades() -> dict[str, Data]:
    """What was found so far, by puzzle."""
    lines = GRADES.read_text("utf-8").splitlines() if GRADES.exists() else []
    return {one["id"]: one for one in map(json.loads, lines)}


def graded(puzzle: Data) -> Data:
    """Who solves a puzzle, and how often."""
    one = read_puzzle({"degree": 0, **puzzle})
    return {
        "id": one.id,
        "grades": {solver.bot: solver.solves(one, "grade") for solver in GRADERS},
        "shown": {solver.bot: solver.solves(one, "shown") for solver in SHOWN},
    }


def grade(puzzles: Iterable[Data], jobs: int) -> Iterator[str]:
    """Let all be tried that were not yet; their ids, as they are done."""
    known = grades()
    left = [one for one in puzzles if one["id"] not in known]
    GRADES.parent.mkdir(parents=True, exist_ok=True)
    with GRADES.open("a", encoding="utf-8") as growing, Pool(jobs) as pool:
        for found in pool.imap(graded, left):
            print(json.dumps(found, separators=(",", ":")), file=growing, flush=True)
            yield found["id"]


def degree_of(grades: dict[str, int]) -> int:
    """How hard a puzzle is, by what the graders solved."""
    failed = [solver for solver in GRADERS if grades[solver.bot] < solver.needed]
    return min(1 + len(failed), max(DEGREES))


def solved_by(puzzles: list[Data]) -> dict[str, float | None]:
    """Which share of their tries those who are told solve, of some puzzles that were graded."""
    return {
        solver.bot: share([one["shown"][solver.bot] for one in puzzles], solver.tries)
        for solver in SHOWN
    }


def share(right: list[int], tries: int) -> float | None:
    return round(sum(right) / (tries * len(right)), 3) if right else None


def by_degree(puzzles: list[Data]) -> dict[str, Data]:
    """How many there are of each degree, and who solves them."""
    found: dict[str, Data] = {}
    for degree in DEGREES:
        ours = [one for one in puzzles if degree_of(one["grades"]) == degree]
        found[str(degree)] = {"puzzles": len(ours), "solved": solved_by(ours)}
    return found
