"""Tree search over games that may be the one played, with simultaneous moves.

Every seat has a tree of its own: what it did, one answer after the other, whatever the others did
at the same time (they cannot be seen). In each iteration a game is drawn, all seats go down their
trees together, and from where a tree ends its seat plays by habit. An answer that is not possible
in a game is passed over in it.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mirabilia.bots.search.habits import Habits
from mirabilia.bots.search.lookahead import margin, worth_trying
from mirabilia.bots.search.pilots import HabitPilot
from mirabilia.bots.search.race import reward
from mirabilia.engine.actions import NONE
from mirabilia.engine.legal import legal_actions
from mirabilia.engine.matching import Chance
from mirabilia.engine.playout import Dice, play_out, totals
from mirabilia.engine.sampling import Sampler
from mirabilia.engine.state import NOTHING, State

# How closely habit is followed where little is known.
_FAITH: Final = 0.7
# By how much an answer that was never tried is thought to be worse than the mean.
_DOUBT: Final = 0.05


class Node:
    """What a seat has done so far, and how games went on from there."""

    def __init__(self) -> None:
        self.children: Final[dict[int, Node]] = {}
        self.visits = 0
        self.reward = 0.0


class TreePilot(HabitPilot):
    """Goes down the trees of all seats; beyond them it plays by habit."""

    def __init__(self, habits: Habits, dice: Dice, seats: int, reach: float) -> None:
        super().__init__(habits, dice)
        self.reach: Final = reach
        self.roots: Final = [Node() for _ in range(seats)]
        self.at: list[Node | None] = [None] * seats
        self.paths: list[list[Node]] = [[] for _ in range(seats)]

    def begin(self) -> None:
        self.at = []
        for root in self.roots:
            self.at.append(root)
        self.paths = [[root] for root in self.roots]

    def answer(self, state: State, seat: int, asked: int) -> int:
        node = self.at[seat]
        if node is None:
            return super().answer(state, seat, asked)
        legal = legal_actions(state, seat, asked)
        if len(legal) == 1:
            return legal[0]
        return self.descend(state, seat, node, worth_trying(legal))

    def descend(self, state: State, seat: int, node: Node, acts: list[int]) -> int:
        act = self.pick(state, seat, node, acts)
        child = node.children.get(act)
        if child is None:
            child = Node()
            node.children[act] = child
            self.at[seat] = None
        else:
            self.at[seat] = child
        self.paths[seat].append(child)
        return act

    def pick(self, state: State, seat: int, node: Node, acts: list[int]) -> int:
        """What promises most: by its mean so far, and by habit while little is known of it."""
        likings = [self.habits.of_action(state, seat, act) for act in acts]
        most = max(likings)
        shares = [exp((liking - most) * _FAITH) for liking in likings]
        whole = sum(shares)
        tried = 0
        for act in acts:
            child = node.children.get(act)
            if child is not None:
                tried += child.visits
        start = node.reward / node.visits - _DOUBT if node.visits else 0.5
        best = acts[0]
        value = -1000.0
        for number in range(len(acts)):
            child = node.children.get(acts[number])
            visits = 0 if child is None else child.visits
            mean = start if child is None else child.reward / child.visits
            bound = mean + self.reach * shares[number] / whole * sqrt(tried + 1) / (1 + visits)
            if bound > value:
                best = acts[number]
                value = bound
        return best

    def learn(self, seat: int, reward: float) -> None:
        for node in self.paths[seat]:
            node.visits += 1
            node.reward += reward


class TreeSearch:
    """Iterations from what one seat knows."""

    def __init__(
        self,
        sampler: Sampler,
        seat: int,
        acts: list[int],
        habits: Habits,
        chance: Chance,
        reach: float,
    ) -> None:
        self.sampler: Final = sampler
        self.seat: Final = seat
        self.acts: Final = acts
        self.chance: Final = chance
        state = sampler.sample(chance)
        self.pilot: Final = TreePilot(
            habits, Dice(chance.getrandbits(32)), len(state.cities), reach
        )
        self.games = 0

    def iterate(self) -> None:
        state = self.sampler.sample(self.chance)
        pilot = self.pilot
        pilot.begin()
        for seat in range(len(state.cities)):
            if state.asked[seat] != NOTHING and state.answers[seat] == NONE:
                acts = self.acts if seat == self.seat else worth_trying(state.legal[seat])
                node = pilot.at[seat]
                assert node is not None
                state.answers[seat] = pilot.descend(state, seat, node, acts)
        play_out(state, pilot)
        points = [float(total) for total in totals(state)]
        for seat in range(len(points)):
            pilot.learn(seat, reward(margin(state, seat, points)))
        self.games += 1

    def best(self) -> int:
        """The answer that was tried most."""
        root = self.pilot.roots[self.seat]
        best = self.acts[0]
        most = -1.0
        for act in self.acts:
            child = root.children.get(act)
            if child is not None and child.visits + child.reward / child.visits > most:
                best = act
                most = child.visits + child.reward / child.visits
        return best
