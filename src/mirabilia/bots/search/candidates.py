"""The answers between which a search decides, and what all searches have in common."""

from __future__ import annotations

from typing import Final

from mirabilia.bots.search.evaluation import curve
from mirabilia.bots.search.habits import Habits
from mirabilia.engine.playout import Dice
from mirabilia.inference.matching import Chance
from mirabilia.inference.sampling import Sampler

# An answer: what is done, what is thought of it, and for how many games that counts.
Start = tuple[int, float, float]
# What came out for it: games, rewards, points and wins.
Result = tuple[int, float, float, float]
# How many points of a lead make a game as good as won: a near thing tells of others like it.
_CLEAR: Final = 14.0


class Candidate:
    """An answer, and how games ended that began with it."""

    def __init__(self, act: int, start: float, weight: float) -> None:
        self.act: Final = act
        # What is thought of it beforehand counts as some games.
        self.start: Final = start
        self.weight: Final = weight
        # How each game ended here; games and sums are also of what helpers found.
        self.rewards: Final[list[float]] = []
        self.games = 0
        self.total = 0.0
        self.points = 0.0
        self.wins = 0.0

    def value(self) -> float:
        """How good it looks."""
        games = self.games + self.weight
        return (self.total + self.weight * self.start) / games if games else 0.0

    def note(self, lead: float, points: float) -> None:
        """A game has ended with such a lead."""
        found = reward(lead)
        self.rewards.append(found)
        self.games += 1
        self.total += found
        self.points += points
        self.wins += won(lead)


class Search:
    """Games that may be the one played, begun with the answers of a seat."""

    def __init__(
        self, sampler: Sampler, seat: int, starts: list[Start], habits: Habits, chance: Chance
    ) -> None:
        self.sampler: Final = sampler
        self.seat: Final = seat
        self.candidates: Final = [Candidate(act, start, weight) for act, start, weight in starts]
        # How all seats play on.
        self.habits: Final = habits
        self.chance: Final = chance
        self.dice: Final = Dice(chance.getrandbits(32))
        self.games = 0

    def run_for(self, games: int) -> None:
        """Search until nothing can change, or so many games are played."""
        raise NotImplementedError

    def run_until(self, end: float) -> None:
        """Search until nothing can change, or the clock says so."""
        raise NotImplementedError

    def ranking(self) -> list[Candidate]:
        """All answers, from the best to the worst."""
        raise NotImplementedError

    def results(self) -> list[Result]:
        return [(one.games, one.total, one.points, one.wins) for one in self.candidates]

    def absorb(self, results: list[Result]) -> None:
        """Add what another search among the same answers has found."""
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
    """What a game is worth that ended with a lead: half for the win, half for the margin."""
    return (won(lead) + curve(lead / _CLEAR)) / 2
