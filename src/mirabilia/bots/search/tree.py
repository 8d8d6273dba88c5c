"""Tree search over games that may be the one played, with simultaneous moves.

Every seat has a tree of its own: what it did, one answer after the other, whatever the others did
at the same time (they cannot be seen). In each iteration a game is drawn, all seats go down their
trees together, and from where a tree ends its seat plays by habit. An answer that is not possible
in a game is passed over in it.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Final

from mirabilia.bots.search.candidates import Candidate, Search, Start, reward
from mirabilia.bots.search.habits import Habits
from mirabilia.bots.search.lookahead import margin, worth_trying
from mirabilia.bots.search.pilots import HabitPilot
from mirabilia.engine.actions import NONE
from mirabilia.engine.legal import legal_actions
from mirabilia.engine.playout import Dice, play_out, totals
from mirabilia.engine.state import NOTHING, State
from mirabilia.inference.matching import Chance
from mirabilia.inference.sampling import Sampler

# How far what is liked by habit is tried before it has shown what it is worth.
_REACH: Final = 0.5
# How much more often what habit likes is tried.
_FAITH: Final = 0.7
# By how much an answer that was never tried is thought to be worse than the mean of the others.
_DOUBT: Final = 0.05
# So often a seat must have come to a node before its answers there are told apart.
_YOUNG: Final = 4
# After how many games it is seen whether anything can still change, when the clock runs.
_PACE: Final = 32


class Node:
    """What a seat has done so far, and how games went on from there."""

    def __init__(self, share: float) -> None:
        # How much habit liked it when it was first possible.
        self.share: Final = share
        self.children: dict[int, Node] | None = None
        self.visits = 0.0
        self.reward = 0.0

    def add(self, visits: float, reward: float) -> None:
        self.visits += visits
        self.reward += reward


class TreePilot(HabitPilot):
    """Goes down the trees of all seats; beyond them it plays by habit."""

    def __init__(self, habits: Habits, dice: Dice) -> None:
        super().__init__(habits, dice)
        self.roots: Final[list[Node]] = []
        self.at: list[Node | None] = []
        self.paths: list[list[Node]] = []

    def begin(self, seats: int) -> None:
        while len(self.roots) < seats:
            self.roots.append(Node(1.0))
        self.at = []
        for root in self.roots:
            self.at.append(root)
        self.paths = [[root] for root in self.roots]

    def answer(self, state: State, seat: int, asked: int) -> int:
        node = self.at[seat]
        if node is None or node.visits < _YOUNG:
            self.at[seat] = None
            return super().answer(state, seat, asked)
        legal = legal_actions(state, seat, asked)
        if len(legal) == 1:
            return legal[0]
        return self.descend(state, seat, node, worth_trying(legal))

    def descend(self, state: State, seat: int, node: Node, acts: list[int]) -> int:
        children = self.children(state, seat, node, acts)
        number = pick(node, children)
        child = children[number]
        self.at[seat] = child
        self.paths[seat].append(child)
        return acts[number]

    def children(self, state: State, seat: int, node: Node, acts: list[int]) -> list[Node]:
        """What follows after each of these answers."""
        known = node.children
        if known is None:
            known = {}
            node.children = known
        found: list[Node] = []
        for act in acts:
            child = known.get(act)
            if child is None:
                child = Node(exp(_FAITH * self.habits.of_action(state, seat, act)))
                known[act] = child
            found.append(child)
        return found

    def learn(self, seat: int, reward: float) -> None:
        for node in self.paths[seat]:
            node.add(1.0, reward)


def pick(node: Node, children: list[Node]) -> int:
    """What promises most: by its mean so far, and by habit while little is known of it."""
    whole = 0.0
    tried = 1.0
    for child in children:
        whole += child.share
        tried += child.visits
    reach = _REACH * sqrt(tried) / whole
    start = node.reward / node.visits - _DOUBT if node.visits else 0.5
    best = 0
    most = -1.0
    for number in range(len(children)):
        child = children[number]
        mean = child.reward / child.visits if child.visits else start
        bound = mean + reach * child.share / (1.0 + child.visits)
        if bound > most:
            best = number
            most = bound
    return best


class TreeSearch(Search):
    """Iterations from what one seat knows; what is tried most is the best."""

    def __init__(
        self, sampler: Sampler, seat: int, starts: list[Start], habits: Habits, chance: Chance
    ) -> None:
        super().__init__(sampler, seat, starts, habits, chance)
        self.acts: Final = [candidate.act for candidate in self.candidates]
        self.pilot: Final = TreePilot(habits, self.dice)

    def run_for(self, games: int) -> None:
        while self.games < games and not self.is_decided(games - self.games):
            self.iterate()

    def run_until(self, end: float) -> None:
        began = perf_counter()
        now = began
        while now < end:
            if self.games and self.games % _PACE == 0:
                left = (end - now) * self.games / (now - began)
                if self.is_decided(left):
                    return
            self.iterate()
            now = perf_counter()

    def is_decided(self, left: float) -> bool:
        """Whether so many more games cannot change which answer is tried most."""
        most = second = 0
        for candidate in self.candidates:
            if candidate.games > most:
                second = most
                most = candidate.games
            elif candidate.games > second:
                second = candidate.games
        return most - second > left

    def iterate(self) -> None:
        state = self.sampler.sample(self.chance)
        self.pilot.begin(len(state.cities))
        if not self.games:
            self.plant(state)
        own = self.answer_all(state)
        play_out(state, self.pilot)
        points = [float(total) for total in totals(state)]
        for seat in range(len(points)):
            self.pilot.learn(seat, reward(margin(state, seat, points)))
        self.candidate(own).note(margin(state, self.seat, points), points[self.seat])
        self.games += 1

    def plant(self, state: State) -> None:
        """What is thought beforehand of the own answers counts as some games."""
        root = self.pilot.roots[self.seat]
        nodes = self.pilot.children(state, self.seat, root, self.acts)
        for number in range(len(nodes)):
            candidate = self.candidates[number]
            nodes[number].add(candidate.weight, candidate.weight * candidate.start)

    def answer_all(self, state: State) -> int:
        """All seats that are asked answer as their trees say; returned is the own answer."""
        own = NONE
        for seat in range(len(state.cities)):
            if state.asked[seat] == NOTHING or state.answers[seat] != NONE:
                continue
            acts = self.acts if seat == self.seat else worth_trying(state.legal[seat])
            root = self.pilot.roots[seat]
            state.answers[seat] = self.pilot.descend(state, seat, root, acts)
            if seat == self.seat:
                own = state.answers[seat]
        return own

    def candidate(self, act: int) -> Candidate:
        return self.candidates[self.acts.index(act)]

    def ranking(self) -> list[Candidate]:
        return sorted(self.candidates, key=lambda one: -(one.games + one.value()))
