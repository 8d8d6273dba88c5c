"""Judging the answers of a seat by the table at the next turn."""

from __future__ import annotations

from typing import Final

from mirabilia.bots.search.chances import quick
from mirabilia.bots.search.evaluation import Evaluation, curve
from mirabilia.bots.search.figures import TOPICS
from mirabilia.bots.search.habits import Habits
from mirabilia.bots.search.lookahead import margin, others_answers, played_on
from mirabilia.bots.search.pilots import HabitPilot
from mirabilia.engine.ints import Action, Seat
from mirabilia.engine.playout import Dice, Halt
from mirabilia.engine.state import State
from mirabilia.inference.matching import Chance
from mirabilia.inference.sampling import Sampler

# How much the lead over the best opponent counts, compared with the seat's own points.
RIVALRY: Final = 0.3


class Verdict:
    """The value of an answer, averaged over the games in which it was tried."""

    def __init__(self, act: Action) -> None:
        self.act: Final = act
        self.games = 0
        self.value = 0.0
        self.points = 0.0
        self.wins = 0.0

    def add(self, value: float, points: float, wins: float) -> None:
        self.games += 1
        self.value += value
        self.points += points
        self.wins += wins

    def mean_value(self) -> float:
        return self.value / self.games

    def mean_points(self) -> float:
        return self.points / self.games

    def mean_wins(self) -> float:
        return self.wins / self.games


class Judge:
    """Tries answers one turn ahead, in games that agree with what the seat knows."""

    def __init__(self, evaluation: Evaluation, habits: Habits, chance: Chance) -> None:
        self.evaluation: Final = evaluation
        self.chance: Final = quick(chance)
        self.pilot: Final = HabitPilot(habits, Dice(chance.getrandbits(32)))
        self.halt: Final = Halt(self.pilot)

    def judge(self, sampler: Sampler, seat: Seat, acts: list[int], games: int) -> list[Verdict]:
        """A verdict on each answer; all are tried in the same games."""
        found = [Verdict(act) for act in acts]
        for _ in range(games):
            state = sampler.sample(self.chance, False)
            self.try_all(state, seat, found)
        return found

    def try_all(self, state: State, seat: Seat, verdicts: list[Verdict]) -> None:
        """Try answers in one game, while the others always answer the same.

        Seats further away than the neighbours are evaluated only once.
        """
        others = others_answers(state, self.pilot)
        near = [seat, state.left(seat), state.right(seat)]
        points: list[float] = []
        for verdict in verdicts:
            after = played_on(state, seat, verdict.act, others, self.halt)
            if points:
                for one in near:
                    points[one] = self.evaluation.points(after, one)
            else:
                points = self.evaluation.all_points(after)
            self.note(verdict, after, seat, points)

    def note(self, verdict: Verdict, after: State, seat: Seat, points: list[float]) -> None:
        lead = margin(after, seat, points)
        own = points[seat]
        if after.options.teams:
            own = (own + points[after.mate(seat)]) / 2
        value = (1.0 - RIVALRY) * own + RIVALRY * lead
        verdict.add(value, points[seat], curve(lead / self.evaluation.spread_at(after)))

    def topics(
        self, sampler: Sampler, seat: Seat, acts: list[int], games: int
    ) -> list[list[float]]:
        """For each answer, what each topic adds to the expected points."""
        found = [[0.0] * len(TOPICS) for _ in acts]
        for _ in range(games):
            state = sampler.sample(self.chance, False)
            others = others_answers(state, self.pilot)
            for number in range(len(acts)):
                after = played_on(state, seat, acts[number], others, self.halt)
                added = self.evaluation.by_topic(after, seat)
                for topic in range(len(TOPICS)):
                    found[number][topic] += added[topic] / games
        return found


def best_of(verdicts: list[Verdict]) -> Verdict:
    best = verdicts[0]
    for verdict in verdicts:
        if verdict.mean_value() > best.mean_value():
            best = verdict
    return best
