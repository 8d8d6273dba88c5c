"""What is still to come at a table, as far as one seat can tell: the same for all its trials."""

from __future__ import annotations

from collections import Counter
from typing import Final

from mirabilia.catalog.model import AGES, COLOURS, Card, Catalogue
from mirabilia.engine.counting import naval_strength
from mirabilia.engine.options import Options
from mirabilia.engine.setup import draws, plain_cards
from mirabilia.engine.state import State

# How likely a turn puts an age card into a city that may be any of its deck, rather than one that
# is chosen for itself, a stage or a sale.
BUILD_CHANCE: Final = 0.5


class Wanted:
    """A card that may come into a hand, and its share of its age's deck."""

    def __init__(self, card: Card, share: float) -> None:
        self.card: Final = card
        self.share: Final = share


_DECKS: Final[dict[tuple[int, int, tuple[str, ...], int], list[Wanted]]] = {}


def deck(catalogue: Catalogue, options: Options, age: int) -> list[Wanted]:
    """The cards of an age; those drawn at random are in it with the same chance (B-3, C-1, A-1)."""
    key = (catalogue.version, options.players, options.expansions, age)
    if key not in _DECKS:
        shares: dict[int, float] = dict(Counter(plain_cards(catalogue, options, age)))
        for drawn in draws(catalogue, options, age):
            for index in drawn.cards:
                shares[index] = drawn.count / len(drawn.cards)
        size = sum(shares.values())
        cards = catalogue.cards
        _DECKS[key] = [Wanted(cards[index], share / size) for index, share in shares.items()]
    return _DECKS[key]


class Outlook:
    """The turns to come and what they may bring, and what does not change for the others."""

    def __init__(self, table: State, seat: int) -> None:
        self.turns: Final = turns_by_age(table)
        self.turns_left: Final = sum(self.turns)
        # The age of each entry of `turns`.
        self.ages: Final = range(AGES + 1 - len(self.turns), AGES + 1)
        self.decks: Final = [deck(table.catalogue, table.options, age) for age in self.ages]
        # How many cards of each colour a city may still get.
        self.cards: Final = self.expected_cards()
        self.fleets: Final = [
            naval_strength(table.catalogue, city) if table.options.armada else 0
            for other, city in enumerate(table.cities)
            if other != seat
        ]

    def expected_cards(self) -> list[float]:
        expected = [0.0] * len(COLOURS)
        for turns, cards in zip(self.turns, self.decks, strict=True):
            if turns:
                for wanted in cards:
                    expected[wanted.card.colour] += BUILD_CHANCE * turns * wanted.share
        return expected


def turns_by_age(table: State) -> list[int]:
    """The turns left after this one in the age, then those of each age to come."""
    turns = table.options.turns
    if not table.age:
        return [turns] * AGES
    return [max(0, turns - table.turn)] + [turns] * (AGES - table.age)
