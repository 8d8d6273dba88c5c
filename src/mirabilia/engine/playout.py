"""Playouts: a game played to its end by simple pilots, for search.

A pilot first decides on a card and what to do with it, and then pays for that alone, as cheaply as
possible: most of what is legal is never worked out. No events are kept, and nobody gets a list of
legal answers.
"""

from __future__ import annotations

from typing import Final

from mirabilia.engine.actions import NONE, SELL, WITH_SHIP, action, right_of
from mirabilia.engine.agenda import ask_pilot
from mirabilia.engine.choices import Choices
from mirabilia.engine.ints import Action, Asked, Seat
from mirabilia.engine.legal import legal_actions
from mirabilia.engine.play import advance
from mirabilia.engine.prices import may_sail_for_sale
from mirabilia.engine.rng import WORD
from mirabilia.engine.scoring import score, sum_of
from mirabilia.engine.state import ASK_CARD, ASK_LAST, ASK_RECRUIT, NOTHING, Pilot, State
from mirabilia.native import i64, mypyc_attr

# How often a pilot draws before it sells.
TRIES: Final = 6
# What can be done with a card: build it, build a stage with it, or sell it.
USES: Final = 3
_STAGE: Final = 1
_SALE: Final = 2


@mypyc_attr(acyclic=True)
class Dice:
    """Quick chance for playouts (xorshift); deals have streams of their own."""

    def __init__(self, seed: int) -> None:
        # Zero would stay zero for ever.
        self.word: i64 = seed & WORD or 1

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; with a small bound all are as good as equally likely."""
        return self.bits() % bound

    def bits(self) -> i64:
        """Random bits: the lowest ones of xorshift are the weakest, and left out."""
        word = self.word
        word ^= word << 13 & WORD
        word ^= word >> 17
        word ^= word << 5 & WORD
        self.word = word
        return word >> 3


class RandomPilot(Pilot):
    """Any card, and anything that can be done with it."""

    def __init__(self, dice: Dice) -> None:
        self.dice: Final = dice

    def answer(self, state: State, seat: Seat, asked: Asked) -> Action:
        if asked == ASK_CARD or asked == ASK_LAST:
            return self.play_card(state, seat)
        legal = legal_actions(state, seat, asked)
        return legal[self.dice.below(len(legal))]

    def play_card(self, state: State, seat: Seat) -> Action:
        hand = state.hands[seat]
        choices: Choices | None = None
        # Not called _: compiled, that would be a Python object.
        for _trial in range(TRIES):
            index = hand[self.dice.below(len(hand))]
            use = self.dice.below(USES)
            if use == _SALE:
                return self.sell(state, seat, index)
            if choices is None:
                choices = Choices(state, seat, True)
            act = self.build(choices, index, use == _STAGE)
            if act != NONE:
                return act
        return self.sell(state, seat, hand[0])

    def build(self, choices: Choices, index: int, stage: bool) -> Action:
        """Build a card, or a stage with it, as cheaply as possible; sometimes with a ship."""
        sails = choices.sails and self.dice.below(2) == 1
        ways = choices.stage_ways(index, sails) if stage else choices.card_ways(index, sails)
        return cheapest(ways)

    def sell(self, state: State, seat: Seat, index: int) -> Action:
        """Sell a card for coins, or now and then for a step of the yellow ship (A-40)."""
        act = action(SELL, index)
        sails = may_sail_for_sale(state.cities[seat]) and self.dice.below(2) == 1
        return act | WITH_SHIP if sails else act


class BuilderPilot(RandomPilot):
    """A card that can be built, else a stage; it sells only when it must."""

    def play_card(self, state: State, seat: Seat) -> Action:
        choices = Choices(state, seat, True)
        hand = state.hands[seat]
        first = self.dice.below(len(hand))
        for step in range(len(hand)):
            act = self.build(choices, hand[(first + step) % len(hand)], False)
            if act != NONE:
                return act
        act = self.build(choices, hand[first], True)
        return act if act != NONE else self.sell(state, seat, hand[first])


class Crew(Pilot):
    """A pilot for each seat."""

    def __init__(self, pilots: list[Pilot]) -> None:
        self.pilots: Final = pilots

    def answer(self, state: State, seat: Seat, asked: Asked) -> Action:
        return self.pilots[seat].answer(state, seat, asked)


class Halt(Pilot):
    """Answers what comes up within a turn by another pilot, and waits where the next begins."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot: Final = pilot

    def answer(self, state: State, seat: Seat, asked: Asked) -> Action:
        if asked == ASK_CARD or asked == ASK_RECRUIT:
            return NONE
        return self.pilot.answer(state, seat, asked)


PILOTS: Final = ("random", "builder")


def new_pilot(policy: str, dice: Dice) -> Pilot:
    """The pilot that goes by a policy, one of `PILOTS`."""
    if policy == "builder":
        return BuilderPilot(dice)
    assert policy == "random"
    return RandomPilot(dice)


def cheapest(ways: list[Action]) -> Action:
    """The cheapest of the ways to build one thing: the first by the right that comes last."""
    if not ways:
        return NONE
    if len(ways) == 1:
        return ways[0]
    # Payments go by coins; free builds come after those that are paid for.
    right = right_of(ways[len(ways) - 1])
    for way in ways:
        if right_of(way) == right:
            return way
    raise AssertionError


def play_out(state: State, pilot: Pilot) -> None:
    """Play to the end, or to where the pilot waits; answers that were given are kept."""
    state.pilot = pilot
    state.events = None
    state.legal = [[] for _ in state.cities]
    state.waiting = 0
    for seat in range(len(state.cities)):
        if state.asked[seat] != NOTHING and state.answers[seat] == NONE:
            ask_pilot(state, pilot, seat)
    advance(state)


def totals(state: State) -> list[int]:
    """All points of each seat as things stand."""
    return [sum_of(score(state, seat)) for seat in range(len(state.cities))]
