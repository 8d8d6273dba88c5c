"""Answers of a seat in the same games: what one of them is worth, and what another would have been.

In every round a game is drawn that agrees with what the seat knows. Each answer is tried in it,
while the others answer the same, and all seats play on by habit to the end, with the same random
numbers. So the difference between two answers has a small error, which is known.

Whoever does not play by habit ends with other points. Where a `spread` is given, a game that has
ended counts as it would if the points of every seat were off by about so much: a narrow lead is a
good chance, no victory.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mirabilia.bots.search.chances import quick
from mirabilia.bots.search.habits import Habits
from mirabilia.bots.search.lookahead import margin, others_answers, played_on
from mirabilia.bots.search.pilots import HabitPilot
from mirabilia.engine.ints import Action, Seat
from mirabilia.engine.playout import Dice, totals
from mirabilia.engine.scoring import ranking
from mirabilia.engine.state import State
from mirabilia.inference.matching import Chance
from mirabilia.inference.sampling import Sampler


class Trial:
    """An answer, and how the games ended in which it was tried."""

    def __init__(self, act: Action, seats: int) -> None:
        self.act: Final = act
        # For each round, what the seat has won, and the points of all seats.
        self.wins: Final[list[float]] = []
        self.ends: Final[list[list[int]]] = []
        # What the seats have won in all rounds, their points, and those of the seat's best rival.
        self.shares: Final = [0.0] * seats
        self.points = 0.0
        self.rival = 0.0

    def note(self, state: State, seat: Seat, spread: float) -> None:
        """Count a game that has ended."""
        ends = totals(state)
        if spread > 0.0:
            shares = likely_shares(ends, spread, state.options.teams)
        else:
            shares = shares_of(state, ends)
        self.ends.append(ends)
        points = [float(total) for total in ends]
        own = points[seat]
        if state.options.teams:
            own = (own + points[state.mate(seat)]) / 2
        for one in range(len(shares)):
            self.shares[one] += shares[one]
        self.wins.append(shares[seat])
        self.points += own
        self.rival += own - margin(state, seat, points)

    def chances(self) -> list[float]:
        """How often each seat has won."""
        return [share / len(self.wins) for share in self.shares]

    def mean_points(self) -> float:
        return self.points / len(self.wins)

    def mean_rival(self) -> float:
        return self.rival / len(self.wins)


class Pairing:
    """Rounds of games, in each of which all answers are tried."""

    def __init__(
        self,
        sampler: Sampler,
        players: int,
        seat: Seat,
        acts: list[int],
        habits: Habits,
        chance: Chance,
        spread: float = 0.0,
    ) -> None:
        self.sampler: Final = sampler
        self.seat: Final = seat
        self.spread: Final = spread
        self.chance: Final = quick(chance)
        self.dice: Final = Dice(chance.getrandbits(32))
        self.pilot: Final = HabitPilot(habits, self.dice)
        self.trials: Final = [Trial(act, players) for act in acts]

    def run(self, rounds: int) -> None:
        for _ in range(rounds):
            self.round()

    def round(self) -> None:
        state = self.sampler.sample(self.chance, False)
        others = others_answers(state, self.pilot)
        # The same random numbers for all.
        word = self.dice.word
        for trial in self.trials:
            self.dice.word = word
            end = played_on(state, self.seat, trial.act, others, self.pilot)
            trial.note(end, self.seat, self.spread)


def shares_of(state: State, points: list[int]) -> list[float]:
    """What each seat has won: 1 alone, less if several share the victory; mates win together."""
    teams = state.options.teams
    ranks = ranking(points, [city.coins for city in state.cities], teams)
    winners = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    share = (2.0 if teams else 1.0) / winners
    return [share if rank == 1 else 0.0 for rank in ranks]


def likely_shares(points: list[int], spread: float, teams: bool) -> list[float]:
    """What each seat can expect to win if all points are off by Gumbel noise of this scale.

    That is a softmax. The points of a team are off by those of both mates.
    """
    seats = len(points)
    if teams:
        points = [points[seat] + points[seat ^ 1] for seat in range(seats)]
        spread *= sqrt(2.0)
    most = max(points)
    weights = [exp((own - most) / spread) for own in points]
    whole = 0.0
    for weight in weights:
        whole += weight
    wins = 2.0 if teams else 1.0
    return [wins * weight / whole for weight in weights]


def mean_of(values: list[float]) -> float:
    whole = 0.0
    for value in values:
        whole += value
    return whole / len(values)


def error_of(values: list[float]) -> float:
    """The standard error of the mean of values between -1 and 1.

    As if one more of them had been off by 1: a few equal values prove nothing.
    """
    count = len(values)
    mean = mean_of(values)
    squares = 1.0
    for value in values:
        squares += (value - mean) * (value - mean)
    return sqrt(squares) / count


def differences(one: Trial, other: Trial) -> list[float]:
    """By how much one answer won more than another, round by round."""
    return [one.wins[number] - other.wins[number] for number in range(len(one.wins))]
