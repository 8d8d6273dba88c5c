"""The learned evaluation: an estimate of the points that a seat will have at the end.

For each moment of a game (an age, and the turns left in it) every figure and every mark has a
weight; the estimate is the weighted sum. The weights come from the project's own games: see
docs/bots.md.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mirabilia.bots.search.figures import DENSE_TOPICS, LINE_TOPICS, TOPICS, Figures
from mirabilia.engine.ints import Seat
from mirabilia.engine.scoring import score
from mirabilia.engine.state import State

# The moments of an age: recruitment and up to eight turns.
MOMENTS: Final = 9
# When the game is over one point decides; the margin still counts a little, to avoid ties.
_AT_THE_END: Final = 0.5


def moment_of(state: State) -> int:
    """The number of the present moment."""
    left = max(0, state.options.turns - state.turn)
    return max(0, state.age - 1) * MOMENTS + min(left, MOMENTS - 1)


class Evaluation:
    """Weights by moment, for dense figures and for marks; and how far estimates are off."""

    def __init__(
        self,
        figures: Figures,
        dense: list[list[float]],
        marked: list[list[float]],
        spread: list[float],
    ) -> None:
        self.figures: Final = figures
        self.dense: Final = dense
        self.marked: Final = marked
        self.spread: Final = spread

    def points(self, state: State, seat: Seat) -> float:
        """The expected points of a seat at the end."""
        if state.over:
            return float(sum(score(state, seat)))
        moment = moment_of(state)
        weights = self.dense[moment]
        found = self.figures.dense(state, seat)
        total = 0.0
        for number in range(len(weights)):
            total += weights[number] * found[number]
        marked = self.marked[moment]
        for mark in self.figures.marks(state, seat):
            total += marked[mark]
        return total

    def by_topic(self, state: State, seat: Seat) -> list[float]:
        """What each of `TOPICS` adds to the expected points of a seat."""
        found = [0.0] * len(TOPICS)
        if state.over:
            lines = score(state, seat)
            for number in range(len(lines)):
                found[LINE_TOPICS[number]] += lines[number]
            return found
        moment = moment_of(state)
        values = self.figures.dense(state, seat)
        for number in range(len(values)):
            found[DENSE_TOPICS[number]] += self.dense[moment][number] * values[number]
        for mark in self.figures.marks(state, seat):
            found[self.figures.mark_topics[mark]] += self.marked[moment][mark]
        return found

    def all_points(self, state: State) -> list[float]:
        """The expected points of each seat at the end."""
        return [self.points(state, seat) for seat in range(len(state.cities))]

    def spread_at(self, state: State) -> float:
        """By how much a lead may still change."""
        return _AT_THE_END if state.over else self.spread[moment_of(state)]


def curve(lead: float) -> float:
    """The chance that a lead holds; it is given in units of how much it may change."""
    return 1.0 / (1.0 + exp(-1.7 * max(-30.0, min(30.0, lead))))
