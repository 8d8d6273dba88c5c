"""Pilots that choose by habit: they play the games of a search."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mirabilia.bots.search.habits import Habits
from mirabilia.bots.search.situation import Situation
from mirabilia.catalog.model import COLOURS, LAST_SPACE, Card
from mirabilia.engine.actions import NONE
from mirabilia.engine.choices import Choices
from mirabilia.engine.ints import Seat
from mirabilia.engine.legal import legal_actions
from mirabilia.engine.playout import Dice, RandomPilot, cheapest
from mirabilia.engine.prices import FLEET_OF_COLOUR, NO_FLEET, may_sail_for_sale, stage_fleet
from mirabilia.engine.state import ASK_CARD, ASK_LAST, State

# With Gumbel noise added, the highest sum is a choice by softmax.
_NOISES: Final = 1 << 12
NOISE: Final = [-log(-log((number + 0.5) / _NOISES)) for number in range(_NOISES)]
# The fineness of chance.
_GRAINS: Final = 1 << 24
# How much tastes differ.
_TASTE: Final = 0.7
_NEVER: Final = -1000000.0


def highest(likings: list[float]) -> int:
    """The index of the highest value, the first of equal ones."""
    best = 0
    most = likings[0]
    for number in range(1, len(likings)):
        liking = likings[number]
        if liking > most:
            best = number
            most = liking
    return best


class HabitPilot(RandomPilot):
    """Chooses by habit among what it can pay for."""

    def __init__(self, habits: Habits, dice: Dice) -> None:
        super().__init__(dice)
        self.habits: Final = habits

    def answer(self, state: State, seat: Seat, asked: int) -> int:
        if asked == ASK_CARD or asked == ASK_LAST:
            if self.habits.version == 1:
                return self.play_favourite(state, seat)
            return self.play_card(state, seat)
        legal = legal_actions(state, seat, asked)
        if len(legal) == 1:
            return legal[0]
        situation = Situation(self.habits, state, seat)
        likings = [situation.liking(act) + self.noise() for act in legal]
        return legal[highest(likings)]

    def noise(self) -> float:
        # As `below`, without a division.
        return NOISE[self.dice.bits() & _NOISES - 1]

    # ---- by shares

    def play_card(self, state: State, seat: Seat) -> int:
        """A card, the stage or a sale, each as often as the policy says.

        That is a softmax over all answers that can be paid for: what cannot is found out when it
        is drawn, and another is drawn instead.
        """
        hand = different(state.hands[seat])
        situation = Situation(self.habits, state, seat)
        choices = Choices(state, seat, True)
        shares = [self.share_of_card(choices, situation, card) for card in hand]
        spares = [exp(situation.liking_of_spare(card)) for card in hand]
        self.add_other_shares(choices, situation, sum_of(spares), shares)
        while True:
            number = drawn(shares, self.dice)
            if number > len(hand):
                return self.sell(state, seat, hand[drawn(spares, self.dice)])
            stage = number == len(hand)
            card = hand[drawn(spares, self.dice)] if stage else hand[number]
            act = self.build_by_habit(choices, situation, card, stage)
            if act != NONE:
                return act
            shares[number] = 0.0

    def share_of_card(self, choices: Choices, situation: Situation, card: int) -> float:
        """The share of building a card, with or without a ship."""
        found = choices.state.catalogue.cards[card]
        if found.name_bit & choices.city.names:
            return 0.0
        share = exp(situation.liking_of_card(found))
        if not choices.sails:
            return share
        return share * (1.0 + self.share_of_ship(situation, FLEET_OF_COLOUR[found.colour]))

    def add_other_shares(
        self, choices: Choices, situation: Situation, spare: float, shares: list[float]
    ) -> None:
        """Add the share of the stage and that of sales, with whatever card."""
        state, city = choices.state, choices.city
        stages = len(state.catalogue.wonders[city.board].sides[city.side].stages)
        if city.stages < stages:
            ship = self.share_of_ship(situation, stage_fleet(state, city))
            shares.append(spare * exp(situation.liking_of_stage()) * (1.0 + ship))
        else:
            shares.append(0.0)
        ways = 2.0 if may_sail_for_sale(city) else 1.0
        shares.append(spare * exp(situation.liking_of_sale()) * ways)

    def share_of_ship(self, situation: Situation, fleet: int) -> float:
        """The share of moving a ship, where that of not moving it is 1."""
        if fleet == NO_FLEET or situation.city.fleets[fleet] >= LAST_SPACE:
            return 0.0
        return exp(situation.liking_of_ship(fleet))

    # ---- by liking, as version 1 does

    def play_favourite(self, state: State, seat: Seat) -> int:
        """The favourite among what can be paid for: a card, the stage, or a sale."""
        hand = state.hands[seat]
        size = len(hand)
        situation = Situation(self.habits, state, seat)
        likings = [self.liking(situation, state.catalogue.cards[card]) for card in hand]
        spare = self.spare(situation, hand)
        self.add_other_likings(situation, spare, likings)
        choices: Choices | None = None
        while True:
            best = highest(likings)
            if best > size:
                return self.sell(state, seat, spare)
            if choices is None:
                choices = Choices(state, seat, True)
            card = spare if best == size else hand[best]
            act = self.build_by_habit(choices, situation, card, best == size)
            if act != NONE:
                return act
            likings[best] = _NEVER

    def add_other_likings(self, situation: Situation, spare: int, likings: list[float]) -> None:
        """Add how much it likes building the stage, and selling."""
        city = situation.city
        under = situation.liking_of_spare(spare)
        wonder = situation.state.catalogue.wonders[city.board]
        if city.stages < len(wonder.sides[city.side].stages):
            likings.append(under + situation.liking_of_stage() + self.noise())
        else:
            likings.append(_NEVER)
        likings.append(under + situation.liking_of_sale() + self.noise())

    def liking(self, situation: Situation, card: Card) -> float:
        """How much it likes building a card now, by habit and chance."""
        return situation.liking_of_card(card) + self.noise()

    def spare(self, situation: Situation, hand: list[int]) -> int:
        """The card that it would use for a stage or a sale."""
        best = hand[0]
        most = _NEVER
        for card in hand:
            liking = situation.liking_of_spare(card) + self.noise()
            if liking > most:
                best = card
                most = liking
        return best

    # ---- building

    def build_by_habit(self, choices: Choices, situation: Situation, card: int, stage: bool) -> int:
        """Build a card, or the stage with it; move a ship too, if it likes that."""
        sails = choices.sails and self.likes_to_sail(situation, card, stage)
        ways = choices.stage_ways(card, sails) if stage else choices.card_ways(card, sails)
        return cheapest(ways)

    def likes_to_sail(self, situation: Situation, card: int, stage: bool) -> bool:
        state, city = situation.state, situation.city
        if stage:
            fleet = stage_fleet(state, city)
        else:
            fleet = FLEET_OF_COLOUR[state.catalogue.cards[card].colour]
        if fleet == NO_FLEET or city.fleets[fleet] >= LAST_SPACE:
            return False
        return situation.liking_of_ship(fleet) + self.noise() > self.noise()


def different(hand: list[int]) -> list[int]:
    """The cards of a hand, each once; hands are sorted."""
    found: list[int] = []
    for card in hand:
        if not found or found[len(found) - 1] != card:
            found.append(card)
    return found


def sum_of(shares: list[float]) -> float:
    whole = 0.0
    for share in shares:
        whole += share
    return whole


def drawn(shares: list[float], dice: Dice) -> int:
    """The index of one of some shares, as often as its size says."""
    rest = sum_of(shares) * float(dice.bits() & _GRAINS - 1) / _GRAINS
    last = 0
    for number in range(len(shares)):
        if shares[number] > 0.0:
            last = number
            rest -= shares[number]
            if rest < 0.0:
                break
    # By rounding something may be left; then it is the last one that has a share.
    return last


class CharacterPilot(HabitPilot):
    """Gives every seat a character: it likes some colours more than others do, some less."""

    def __init__(self, habits: Habits, dice: Dice) -> None:
        super().__init__(habits, dice)
        self.tastes: list[list[float]] = []

    def draw_characters(self, seats: int) -> None:
        self.tastes = [
            [_TASTE * (self.noise() - self.noise()) for _ in COLOURS] for _ in range(seats)
        ]

    def liking(self, situation: Situation, card: Card) -> float:
        return super().liking(situation, card) + self.tastes[situation.seat][card.colour]
