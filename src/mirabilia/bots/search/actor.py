"""Games that a policy plays against itself, and what they teach it.

All seats choose by habit. A *critic*, the evaluation, says at the beginning of every turn how far
each seat is ahead; at the end the real lead is known. What a choice was worth is by how much more
than expected the lead grew after it. The policy gradient makes answers that were worth something
more likely, and the others less.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mirabilia.bots.search.evaluation import Evaluation
from mirabilia.bots.search.habits import Habits
from mirabilia.bots.search.lookahead import margin, worth_trying
from mirabilia.bots.search.pilots import drawn, sum_of
from mirabilia.bots.search.situation import Situation
from mirabilia.engine.actions import NONE
from mirabilia.engine.ints import Seat
from mirabilia.engine.play import answer
from mirabilia.engine.playout import Dice
from mirabilia.engine.state import ASK_CARD, ASK_RECRUIT, NOTHING, State

# How much of what happened later counts for a choice, for each turn in between.
PATIENCE: Final = 0.6


class Step:
    """A choice: when it was made, the traits and the share of each answer, and the one chosen."""

    def __init__(
        self, seat: Seat, turn: int, traits: list[list[int]], shares: list[float], chosen: int
    ) -> None:
        self.seat: Final = seat
        # The number of turns that had begun.
        self.turn: Final = turn
        self.traits: Final = traits
        self.shares: Final = shares
        self.chosen: Final = chosen


class Actor:
    """Plays all seats of a game by habit, and remembers how."""

    def __init__(self, evaluation: Evaluation, habits: Habits, dice: Dice) -> None:
        self.evaluation: Final = evaluation
        self.habits: Final = habits
        self.dice: Final = dice
        # For each seat its lead as expected when each turn begins; the last is the real one.
        self.leads: list[list[float]] = []
        self.steps: list[Step] = []

    # ---- playing

    def play(self, state: State) -> None:
        """Play a game to its end."""
        seats = len(state.cities)
        self.leads = [[] for _ in range(seats)]
        self.steps = []
        while not state.over:
            if begins_turn(state):
                self.note(state)
            answers = [self.answer(state, seat) for seat in range(seats)]
            for seat in range(seats):
                if answers[seat] != NONE:
                    answer(state, seat, answers[seat])
        self.note(state)

    def note(self, state: State) -> None:
        points = self.evaluation.all_points(state)
        for seat in range(len(points)):
            self.leads[seat].append(margin(state, seat, points))

    def answer(self, state: State, seat: Seat) -> int:
        if state.asked[seat] == NOTHING or state.answers[seat] != NONE:
            return NONE
        acts = worth_trying(state.legal[seat])
        if len(acts) == 1:
            return acts[0]
        situation = Situation(self.habits, state, seat)
        traits = [situation.traits(act) for act in acts]
        shares = softmax([situation.liking(act) for act in acts])
        chosen = drawn(shares, self.dice)
        self.steps.append(Step(seat, len(self.leads[seat]), traits, shares, chosen))
        return acts[chosen]

    # ---- learning

    def learn(self, gradient: list[float]) -> list[float]:
        """Add what the game taught to a slope for each trait; return what each choice was worth."""
        worths = [advantages(leads, self.start()) for leads in self.leads]
        found: list[float] = []
        for step in self.steps:
            worth = worths[step.seat][step.turn]
            add_slopes(step, worth, gradient)
            found.append(worth)
        return found

    def start(self) -> float:
        """What all seats expect before the first turn: the same."""
        total = 0.0
        for leads in self.leads:
            total += leads[0]
        return total / len(self.leads)


def begins_turn(state: State) -> bool:
    for asked in state.asked:
        if asked == ASK_CARD or asked == ASK_RECRUIT:
            return True
    return False


def advantages(leads: list[float], start: float) -> list[float]:
    """What the choices before the first turn were worth, and those in each turn."""
    known = [start, *leads]
    found = [0.0] * (len(known) - 1)
    later = 0.0
    for turn in range(len(found) - 1, -1, -1):
        later = known[turn + 1] - known[turn] + PATIENCE * later
        found[turn] = later
    return found


def add_slopes(step: Step, worth: float, gradient: list[float]) -> None:
    for number in range(len(step.shares)):
        slope = -worth * step.shares[number]
        if number == step.chosen:
            slope += worth
        for trait in step.traits[number]:
            gradient[trait] += slope


def softmax(likings: list[float]) -> list[float]:
    """The share of each answer, by how much it is liked."""
    most = max(likings)
    found = [exp(liking - most) for liking in likings]
    whole = sum_of(found)
    return [share / whole for share in found]
