"""A race between the answers of a seat: each is tried in the same games, the worst drop out.

In every round one game is drawn from those that may be the one played. Each answer still in the
race is given in it, and all seats go on by habit to the end. What differs between two answers is
then due to them, not to other cards.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from mirabilia.bots.search.candidates import Candidate, Search, Start
from mirabilia.bots.search.habits import Habits
from mirabilia.bots.search.lookahead import margin, others_answers, played_on
from mirabilia.bots.search.pilots import HabitPilot
from mirabilia.engine.playout import totals
from mirabilia.inference.matching import Chance
from mirabilia.inference.sampling import Sampler

# By how many standard errors an answer must be behind to drop out.
STRICT: Final = 3.0
# After how many rounds it is seen who drops out.
_ROUNDS: Final = 4
_NO_END: Final = 1 << 30


class Race(Search):
    """Rounds of games in which the answers of a seat are compared."""

    def __init__(
        self, sampler: Sampler, seat: int, starts: list[Start], habits: Habits, chance: Chance
    ) -> None:
        super().__init__(sampler, seat, starts, habits, chance)
        self.alive: list[Candidate] = self.candidates[:]
        self.pilot: Final = HabitPilot(habits, self.dice)
        # When it must end by the clock; 0 if it need not.
        self.end = 0.0

    def run_for(self, games: int) -> None:
        while len(self.alive) > 1 and self.games < games:
            self.run(games)

    def run_until(self, end: float) -> None:
        while len(self.alive) > 1 and perf_counter() < end:
            self.end = end
            self.run(_NO_END)

    def run(self, games: int) -> None:
        """Some more rounds, but not beyond so many games; then those far behind drop out."""
        for _ in range(_ROUNDS):
            if self.games >= games or not self.round():
                break
        self.drop()

    def round(self) -> bool:
        """Try every answer still in the race in one more game; whether there was time for it."""
        state = self.sampler.sample(self.chance)
        others = others_answers(state, self.pilot)
        # The same chance for all.
        word = self.dice.word
        ends: list[list[float]] = []
        for runner in self.alive:
            self.dice.word = word
            after = played_on(state, self.seat, runner.act, others, self.pilot)
            points = [float(total) for total in totals(after)]
            ends.append([margin(after, self.seat, points), points[self.seat]])
            if self.end and perf_counter() > self.end:
                return False
        for number in range(len(ends)):
            self.alive[number].note(ends[number][0], ends[number][1])
        self.games += len(ends)
        return True

    def drop(self) -> None:
        best = self.best()
        self.alive = [
            runner for runner in self.alive if runner is best or not is_beaten(runner, best)
        ]

    def best(self) -> Candidate:
        best = self.alive[0]
        for runner in self.alive:
            if runner.value() > best.value():
                best = runner
        return best

    def ranking(self) -> list[Candidate]:
        """Those still in the race come first."""
        out = [runner for runner in self.candidates if runner not in self.alive]
        return by_value(self.alive) + by_value(out)


def by_value(runners: list[Candidate]) -> list[Candidate]:
    return sorted(runners, key=lambda runner: -runner.value())


def is_beaten(runner: Candidate, best: Candidate) -> bool:
    """Whether the mean of the differences is below 0 by some standard errors."""
    rounds = len(runner.rewards)
    if rounds < _ROUNDS:
        # The race has ended before anybody could tell; helpers may know more.
        return False
    mean = (runner.total - best.total) / rounds
    squares = 0.0
    for number in range(rounds):
        off = runner.rewards[number] - best.rewards[number] - mean
        squares += off * off
    return mean < -STRICT * sqrt(squares) / rounds
