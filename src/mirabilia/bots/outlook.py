"""What one seat can expect from the rest of the game, whatever it tries now."""

from __future__ import annotations

from collections import Counter
from typing import Final

from mirabilia.catalog.model import AGES, COLOURS, Card, Catalogue
from mirabilia.engine.counting import naval_strength
from mirabilia.engine.ints import Seat
from mirabilia.engine.options import Options
from mirabilia.engine.setup import draws, plain_cards
from mirabilia.engine.state import State
from mirabilia.native import mypyc_attr

# The chance that a turn adds a card that may be any of its deck. Other turns are stages, sales, and
# cards that are chosen for what they are.
BUILD_CHANCE: Final = 0.5


@mypyc_attr(acyclic=True)
class Wanted:
    """A card that may still be dealt, and its share of the deck of its age."""

    def __init__(self, card: Card, share: float) -> None:
        self.card: Final = card
        self.share: Final = share


_DECKS: Final[dict[tuple[int, int, tuple[str, ...], int], list[Wanted]]] = {}


def deck(catalogue: Catalogue, options: Options, age: int) -> list[Wanted]:
    """The cards of an age; cards drawn from a heap all have the same chance (B-3, C-1, A-1)."""
    key = (catalogue.version, options.players, options.expansions, age)
    if key not in _DECKS:
        copies = Counter(plain_cards(catalogue, options, age))
        shares = {index: float(count) for index, count in copies.items()}
        for drawn in draws(catalogue, options, age):
            for index in drawn.cards:
                shares[index] = drawn.count / len(drawn.cards)
        # Added up one by one: newer versions of Python round `sum` otherwise.
        size = 0.0
        for share in shares.values():
            size += share
        cards = catalogue.cards
        _DECKS[key] = [Wanted(cards[index], share / size) for index, share in shares.items()]
    return _DECKS[key]


@mypyc_attr(acyclic=True)
class Rest:
    """The turns to come after a turn, and the cards they may bring: the same for all seats."""

    def __init__(self, table: State) -> None:
        self.turns: Final = turns_by_age(table)
        self.turns_left: Final = sum(self.turns)
        # The age of each entry of `turns`.
        self.ages: Final = list(range(AGES + 1 - len(self.turns), AGES + 1))
        self.decks: Final = [deck(table.catalogue, table.options, age) for age in self.ages]
        # How many cards of each colour a city can still expect.
        self.cards: Final = self.expected_cards()

    def expected_cards(self) -> list[float]:
        expected = [0.0] * len(COLOURS)
        for number, turns in enumerate(self.turns):
            if turns:
                for wanted in self.decks[number]:
                    expected[wanted.card.colour] += BUILD_CHANCE * turns * wanted.share
        return expected


_RESTS: Final[dict[tuple[int, int, tuple[str, ...], int, int], Rest]] = {}


def rest_of(table: State) -> Rest:
    """The rest of a game; it follows from the boxes, the players and the turn."""
    options = table.options
    key = (table.catalogue.version, options.players, options.expansions, table.age, table.turn)
    rest = _RESTS.get(key)
    if rest is None:
        rest = Rest(table)
        _RESTS[key] = rest
    return rest


@mypyc_attr(acyclic=True)
class Outlook:
    """The turns to come, the cards they may bring, and the fleets of the others."""

    def __init__(self, table: State, seat: Seat) -> None:
        rest = rest_of(table)
        self.turns: Final = rest.turns
        self.turns_left: Final = rest.turns_left
        self.ages: Final = rest.ages
        self.decks: Final = rest.decks
        self.cards: Final = rest.cards
        # What the decks of all ages go by, beside the boxes: prices can be kept by it.
        self.key: Final = (table.catalogue.version, table.options.players)
        # What conflicts bring, by the shields of the city; see `greedy.battles`.
        self.battles: Final[dict[int, float]] = {}
        self.fleets: Final = [
            naval_strength(table.catalogue, city) if table.options.armada else 0
            for other, city in enumerate(table.cities)
            if other != seat
        ]


def turns_by_age(table: State) -> list[int]:
    """The turns left in this age after the present one, then the turns of each later age."""
    turns = table.options.turns
    if not table.age:
        return [turns] * AGES
    return [max(0, turns - table.turn)] + [turns] * (AGES - table.age)
