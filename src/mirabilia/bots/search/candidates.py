"""The answers that a search compares, and what all searches have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mirabilia.bots.search.chances import quick
from mirabilia.bots.search.evaluation import curve
from mirabilia.bots.search.habits import Habits
from mirabilia.engine.ints import Action, Seat
from mirabilia.engine.playout import Dice
from mirabilia.inference.matching import Chance
from mirabilia.inference.sampling import Sampler

# An answer, its estimated value before the search, and how many games the estimate counts as.
Start = tuple[int, float, float]
# The result for an answer: games, rewards, points and wins.
Result = tuple[int, float, float, float]
# A lead of this many points is clear; a narrow win says less about similar games.
_CLEAR: Final = 14.0


class Candidate:
    """An answer, and how the games that started with it ended."""

    def __init__(self, act: Action, start: float, weight: float) -> None:
        self.act: Final = act
        # The estimate before the search counts as `weight` games.
        self.start: Final = start
        self.weight: Final = weight
        # The rewards of the games played here; the sums below include those of helpers.
        self.rewards: Final[list[float]] = []
        self.games = 0
        self.total = 0.0
        self.points = 0.0
        self.wins = 0.0

    def value(self) -> float:
        """How good it looks so far."""
        games = self.games + self.weight
        return (self.total + self.weight * self.start) / games if games else 0.0

    def note(self, lead: float, points: float) -> None:
        """Count a game that has ended with this lead."""
        found = reward(lead)
        self.rewards.append(found)
        self.games += 1
        self.total += found
        self.points += points
        self.wins += won(lead)


class Search:
    """Games that agree with what a seat knows, each started with one of its answers."""

    def __init__(
        self, sampler: Sampler, seat: Seat, starts: list[Start], habits: Habits, chance: Chance
    ) -> None:
        self.sampler: Final = sampler
        self.seat: Final = seat
        self.candidates: Final = [Candidate(act, start, weight) for act, start, weight in starts]
        # How all seats continue.
        self.habits: Final = habits
        self.chance: Final = quick(chance)
        self.dice: Final = Dice(chance.getrandbits(32))
        self.games = 0

    def run_for(self, games: int) -> None:
        """Search until nothing can change, or this many games have been played."""
        raise NotImplementedError

    def run_until(self, end: float, hurried: Callable[[], bool] | None = None) -> None:
        """Search until nothing can change, the clock reaches `end`, or the search is hurried."""
        raise NotImplementedError

    def ranking(self) -> list[Candidate]:
        """All answers, best first."""
        raise NotImplementedError

    def results(self) -> list[Result]:
        return [(one.games, one.total, one.points, one.wins) for one in self.candidates]

    def absorb(self, results: list[Result]) -> None:
        """Add the results of another search among the same answers."""
        for number in range(len(results)):
            games, total, points, wins = results[number]
            candidate = self.candidates[number]
            candidate.games += games
            candidate.total += total
            candidate.points += points
            candidate.wins += wins


def won(lead: float) -> float:
    return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0


def reward(lead: float) -> float:
    """The value of a game that ended with a lead: half for the win, half for the margin."""
    return (won(lead) + curve(lead / _CLEAR)) / 2
