"""The learned evaluation: the points that a seat will have in the end, as far as one can tell.

For each moment of a game (an age, and the turns that it still has) there is a weight for each
figure and for each mark; the estimate is their sum. The weights come from the project's own games:
see docs/bots.md.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mirabilia.bots.search.figures import DENSE_TOPICS, LINE_TOPICS, TOPICS, Figures
from mirabilia.engine.scoring import score
from mirabilia.engine.state import State

# Moments of an age: the recruitment and up to eight turns.
MOMENTS: Final = 9
# When the game is over, a point decides; a little of the margin makes ties of estimates rare.
_AT_THE_END: Final = 0.5


def moment_of(state: State) -> int:
    """The number of the moment that a table is at."""
    left = max(0, state.options.turns - state.turn)
    return max(0, state.age - 1) * MOMENTS + min(left, MOMENTS - 1)


class Evaluation:
    """Weights by moment, for dense figures and for marks; how far the estimates are off."""

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

    def points(self, state: State, seat: int) -> float:
        """The points that a seat is expected to have in the end."""
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

    def by_topic(self, state: State, seat: int) -> list[float]:
        """What each of `TOPICS` adds to the points that a seat is expected to have."""
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
        """The points that each seat is expected to have in the end."""
        return [self.points(state, seat) for seat in range(len(state.cities))]

    def spread_at(self, state: State) -> float:
        """By how much a lead may still change."""
        return _AT_THE_END if state.over else self.spread[moment_of(state)]


def curve(lead: float) -> float:
    """The chance that a lead holds, in units of how much it may change."""
    return 1.0 / (1.0 + exp(-1.7 * max(-30.0, min(30.0, lead))))
