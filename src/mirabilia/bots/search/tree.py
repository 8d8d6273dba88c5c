"""Tree search with simultaneous moves, over games that agree with what the seat knows.

Every seat has its own tree: its answers one after the other, whatever the others did at the same
time, which it cannot see. In each iteration a game is drawn, and all seats go down their trees
together; where a tree ends, its seat plays on by habit. An answer that is not possible in a game
is skipped.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from time import perf_counter
from typing import Final

from mirabilia.bots.search.candidates import Candidate, Search, Start, reward
from mirabilia.bots.search.habits import Habits
from mirabilia.bots.search.lookahead import answers_to_try, margin, worth_trying
from mirabilia.bots.search.pilots import HabitPilot
from mirabilia.bots.search.situation import Situation
from mirabilia.engine.actions import NONE, subject_of
from mirabilia.engine.ints import Action, Seat
from mirabilia.engine.playout import Dice, play_out, totals
from mirabilia.engine.state import ASK_CARD, NOTHING, SEAT_BITS, State
from mirabilia.inference.matching import Chance
from mirabilia.inference.sampling import Sampler
from mirabilia.native import mypyc_attr

# How strongly habit decides what is tried before there are results.
_REACH: Final = 0.5
# How much habit favours what it likes best, in the first version and in later ones.
_FIRST_FAITH: Final = 0.7
_FAITH: Final = 0.5
# An untried answer is assumed to be worse than the mean of its node by this much.
_DOUBT: Final = 0.05
# The visits a node needs before it gets children.
_YOUNG: Final = 4
# With a time limit: the number of games between checks for whether anything can still change.
_PACE: Final = 32


@mypyc_attr(acyclic=True)
class Node:
    """A sequence of answers of a seat, and how games continued from there."""

    def __init__(self, share: float) -> None:
        # How much habit favoured it when it first became possible.
        self.share: Final = share
        self.children: dict[int, Node] | None = None
        self.visits = 0.0
        self.reward = 0.0

    def add(self, visits: float, reward: float) -> None:
        self.visits += visits
        self.reward += reward


class TreePilot(HabitPilot):
    """Goes down the trees of all seats, and plays by habit beyond them."""

    def __init__(self, habits: Habits, dice: Dice) -> None:
        super().__init__(habits, dice)
        self.faith: Final = _FIRST_FAITH if habits.version == 1 else _FAITH
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

    def answer(self, state: State, seat: Seat, asked: int) -> int:
        node = self.at[seat]
        if node is None or node.visits < _YOUNG:
            self.at[seat] = None
            return super().answer(state, seat, asked)
        acts = answers_to_try(state, seat, asked)
        if len(acts) == 1:
            return acts[0]
        return self.descend(state, seat, node, acts)

    def descend(self, state: State, seat: Seat, node: Node, acts: list[int]) -> int:
        children = self.children(state, seat, node, acts)
        number = pick(node, children)
        child = children[number]
        self.at[seat] = child
        self.paths[seat].append(child)
        return acts[number]

    def children(self, state: State, seat: Seat, node: Node, acts: list[int]) -> list[Node]:
        """The nodes after each of these answers."""
        known = node.children
        if known is None:
            known = {}
            node.children = known
        found: list[Node] = []
        situation: Situation | None = None
        for act in acts:
            child = known.get(act)
            if child is None:
                if situation is None:
                    situation = Situation(self.habits, state, seat)
                child = Node(exp(self.faith * situation.liking(act)))
                known[act] = child
            found.append(child)
        return found

    def learn(self, seat: Seat, reward: float) -> None:
        for node in self.paths[seat]:
            node.add(1.0, reward)


def pick(node: Node, children: list[Node]) -> int:
    """The index of the most promising child: by its mean reward, and by habit while it is young."""
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
    """Iterations from what one seat knows; the answer tried most often is the best."""

    def __init__(
        self, sampler: Sampler, seat: Seat, starts: list[Start], habits: Habits, chance: Chance
    ) -> None:
        super().__init__(sampler, seat, starts, habits, chance)
        self.acts: Final = [candidate.act for candidate in self.candidates]
        self.pilot: Final = TreePilot(habits, self.dice)
        # For each card in the hand of a seat, what is worth trying with it: it is the same in all
        # games that are drawn.
        self.offers: Final[dict[int, list[int]]] = {}

    def run_for(self, games: int) -> None:
        while self.games < games and not self.is_decided(games - self.games):
            self.iterate()

    def run_until(self, end: float, hurried: Callable[[], bool] | None = None) -> None:
        began = perf_counter()
        now = began
        while now < end and (hurried is None or not hurried()):
            if self.games and self.games % _PACE == 0:
                left = (end - now) * self.games / (now - began)
                if self.is_decided(left):
                    return
            self.iterate()
            now = perf_counter()

    def is_decided(self, left: float) -> bool:
        """Whether the games left cannot change which answer is tried most."""
        most = second = 0
        for candidate in self.candidates:
            if candidate.games > most:
                second = most
                most = candidate.games
            elif candidate.games > second:
                second = candidate.games
        return most - second > left

    def iterate(self) -> None:
        state = self.sampler.sample(self.chance, False)
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
        """Start the tree with the estimates for the seat's answers, each counting as some games."""
        root = self.pilot.roots[self.seat]
        nodes = self.pilot.children(state, self.seat, root, self.acts)
        for number in range(len(nodes)):
            candidate = self.candidates[number]
            nodes[number].add(candidate.weight, candidate.weight * candidate.start)

    def answer_all(self, state: State) -> int:
        """Let all seats answer by their trees; return the answer of the searching seat."""
        own = NONE
        for seat in range(len(state.cities)):
            if state.asked[seat] == NOTHING or state.answers[seat] != NONE:
                continue
            acts = self.acts if seat == self.seat else self.first_answers(state, seat)
            root = self.pilot.roots[seat]
            state.answers[seat] = self.pilot.descend(state, seat, root, acts)
            if seat == self.seat:
                own = state.answers[seat]
        return own

    def first_answers(self, state: State, seat: Seat) -> list[int]:
        """The answers of a seat that are worth trying, when the game was just drawn."""
        if state.asked[seat] != ASK_CARD:
            return worth_trying(state.legal[seat])
        found: list[int] = []
        seen = NONE
        for card in state.hands[seat]:
            if card != seen:
                key = card << SEAT_BITS | seat
                offer = self.offers.get(key)
                if offer is None:
                    legal = [act for act in state.legal[seat] if subject_of(act) == card]
                    offer = worth_trying(legal)
                    self.offers[key] = offer
                found += offer
            seen = card
        return found

    def candidate(self, act: Action) -> Candidate:
        return self.candidates[self.acts.index(act)]

    def ranking(self) -> list[Candidate]:
        return sorted(self.candidates, key=lambda one: -(one.games + one.value()))
