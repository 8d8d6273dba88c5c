"""A race between the answers of a seat: all are tried in the same games, the worst drop out.

In every round a game is drawn that agrees with what the seat knows. Each answer still in the race
is tried in it, and all seats play on by habit to the end. So a difference between two answers is
due to the answers, not to the cards.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Final

from mirabilia.bots.search.candidates import Candidate, Search, Start
from mirabilia.bots.search.habits import Habits
from mirabilia.bots.search.lookahead import margin, others_answers, played_on
from mirabilia.bots.search.pilots import HabitPilot
from mirabilia.engine.ints import Seat
from mirabilia.engine.playout import totals
from mirabilia.inference.matching import Chance
from mirabilia.inference.sampling import Sampler

# An answer drops out when it is this many standard errors behind.
STRICT: Final = 3.0
# The number of rounds after which answers may drop out.
_ROUNDS: Final = 4
_NO_END: Final = 1 << 30


class Race(Search):
    """Rounds of games in which the answers of a seat are compared."""

    def __init__(
        self, sampler: Sampler, seat: Seat, starts: list[Start], habits: Habits, chance: Chance
    ) -> None:
        super().__init__(sampler, seat, starts, habits, chance)
        self.alive: list[Candidate] = self.candidates[:]
        self.pilot: Final = HabitPilot(habits, self.dice)
        # The time at which it must stop, or 0.
        self.end = 0.0

    def run_for(self, games: int) -> None:
        while len(self.alive) > 1 and self.games < games:
            self.run(games)

    def run_until(self, end: float, hurried: Callable[[], bool] | None = None) -> None:
        while len(self.alive) > 1 and perf_counter() < end:
            if hurried is not None and hurried():
                return
            self.end = end
            self.run(_NO_END)

    def run(self, games: int) -> None:
        """A few more rounds, within this number of games; then answers far behind drop out."""
        for _ in range(_ROUNDS):
            if self.games >= games or not self.round():
                break
        self.drop()

    def round(self) -> bool:
        """Try every answer still in the race in one more game; False if time ran out."""
        state = self.sampler.sample(self.chance, False)
        others = others_answers(state, self.pilot)
        # The same random numbers for all.
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
        """Answers still in the race come first."""
        out = [runner for runner in self.candidates if runner not in self.alive]
        return by_value(self.alive) + by_value(out)


def by_value(runners: list[Candidate]) -> list[Candidate]:
    return sorted(runners, key=lambda runner: -runner.value())


def is_beaten(runner: Candidate, best: Candidate) -> bool:
    """Whether the mean difference is at least `STRICT` standard errors below 0."""
    rounds = len(runner.rewards)
    if rounds < _ROUNDS:
        # The race ended too early to tell; helpers may know more.
        return False
    mean = (runner.total - best.total) / rounds
    squares = 0.0
    for number in range(rounds):
        off = runner.rewards[number] - best.rewards[number] - mean
        squares += off * off
    return mean < -STRICT * sqrt(squares) / rounds
