"""Pilots that go by habit: they play the games in which others search."""

from __future__ import annotations

from math import log
from typing import Final

from mirabilia.bots.search.habits import Habits, phase_of
from mirabilia.catalog.model import COLOURS, LAST_SPACE, Card
from mirabilia.engine.actions import NONE
from mirabilia.engine.choices import Choices
from mirabilia.engine.legal import legal_actions
from mirabilia.engine.playout import Dice, RandomPilot, cheapest
from mirabilia.engine.prices import FLEET_OF_COLOUR, NO_FLEET, stage_fleet
from mirabilia.engine.state import ASK_CARD, ASK_LAST, State

# Gumbel noise makes a softmax of the highest sum.
_NOISES: Final = 1 << 12
NOISE: Final = [-log(-log((number + 0.5) / _NOISES)) for number in range(_NOISES)]
# How much tastes differ.
_TASTE: Final = 0.7
_NEVER: Final = -1000000.0


def highest(likings: list[float]) -> int:
    """The number of the highest liking, the first of equal ones."""
    best = 0
    for number in range(1, len(likings)):
        if likings[number] > likings[best]:
            best = number
    return best


class HabitPilot(RandomPilot):
    """Chooses by habit: what it likes best that it can pay for."""

    def __init__(self, habits: Habits, dice: Dice) -> None:
        super().__init__(dice)
        self.habits: Final = habits

    def answer(self, state: State, seat: int, asked: int) -> int:
        if asked == ASK_CARD or asked == ASK_LAST:
            return self.play_card(state, seat)
        legal = legal_actions(state, seat, asked)
        if len(legal) == 1:
            return legal[0]
        likings = [self.habits.of_action(state, seat, act) + self.noise() for act in legal]
        return legal[highest(likings)]

    def play_card(self, state: State, seat: int) -> int:
        """What it likes best of what can be paid for: a card, the stage, or a sale."""
        hand = state.hands[seat]
        size = len(hand)
        likings = [self.liking(state, seat, state.catalogue.cards[card]) for card in hand]
        spare = self.spare(state, hand)
        self.add_other_likings(state, seat, spare, likings)
        choices: Choices | None = None
        while True:
            best = highest(likings)
            if best > size:
                return self.sell(state, seat, spare)
            if choices is None:
                choices = Choices(state, seat)
            act = self.build_by_habit(choices, spare if best == size else hand[best], best == size)
            if act != NONE:
                return act
            likings[best] = _NEVER

    def add_other_likings(self, state: State, seat: int, spare: int, likings: list[float]) -> None:
        """Beside those of the cards: how much it likes to build the stage, and to sell."""
        habits = self.habits
        city = state.cities[seat]
        under = habits.weights[habits.of_spare(state, spare)]
        stages = len(state.catalogue.wonders[city.board].sides[city.side].stages)
        if city.stages < stages:
            stage = habits.weights[habits.of_stage(state, seat)]
            stage += habits.weights[habits.stage_now + phase_of(state)]
            likings.append(under + stage + self.noise())
        else:
            likings.append(_NEVER)
        likings.append(under + habits.weights[habits.of_sale(state, seat)] + self.noise())

    def liking(self, state: State, seat: int, card: Card) -> float:
        """How much it would like to build a card now: by habit and by chance."""
        return self.habits.sum(self.habits.of_card(state, seat, card)) + self.noise()

    def build_by_habit(self, choices: Choices, card: int, stage: bool) -> int:
        """Build a card, or the stage with it, with a ship if that is liked too."""
        sails = choices.sails and self.likes_to_sail(choices, card, stage)
        ways = choices.stage_ways(card, sails) if stage else choices.card_ways(card, sails)
        return cheapest(ways)

    def likes_to_sail(self, choices: Choices, card: int, stage: bool) -> bool:
        state, city = choices.state, choices.city
        if stage:
            fleet = stage_fleet(state, city)
        else:
            fleet = FLEET_OF_COLOUR[state.catalogue.cards[card].colour]
        if fleet == NO_FLEET or city.fleets[fleet] >= LAST_SPACE:
            return False
        ship = self.habits.of_ship(state, choices.seat, fleet)
        return self.habits.weights[ship] + self.noise() > self.noise()

    def spare(self, state: State, hand: list[int]) -> int:
        """The card that it would rather put under a stage or sell."""
        weights = self.habits.weights
        likings = [weights[self.habits.of_spare(state, card)] + self.noise() for card in hand]
        return hand[highest(likings)]

    def noise(self) -> float:
        return NOISE[self.dice.below(_NOISES)]


class CharacterPilot(HabitPilot):
    """Gives every seat a character: some colours it likes more than others do, some less."""

    def __init__(self, habits: Habits, dice: Dice) -> None:
        super().__init__(habits, dice)
        self.tastes: list[list[float]] = []

    def draw_characters(self, seats: int) -> None:
        self.tastes = [
            [_TASTE * (self.noise() - self.noise()) for _ in COLOURS] for _ in range(seats)
        ]

    def liking(self, state: State, seat: int, card: Card) -> float:
        return super().liking(state, seat, card) + self.tastes[seat][card.colour]
