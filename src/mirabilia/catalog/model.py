"""What is in the boxes, as plain typed values.

Everything is referred to by a small int: its place in the catalogue. Bundles of resources are
packed into one int, `FIELD` bits for each kind, so that a whole cost is added, subtracted and
compared in one operation; the top bit of each field is a guard and is never set in a bundle.
"""

from __future__ import annotations

from typing import Final

RESOURCES: Final = ("wood", "stone", "ore", "clay", "glass", "cloth", "papyrus")
RAW: Final = 0b0001111
MANUFACTURED: Final = 0b1110000

FIELD: Final = 6
FIELD_MASK: Final = 63
GUARDS: Final = 0o40404040404040
# No cost asks for more than this of one resource, so no count needs to go beyond it.
ENOUGH: Final = 6

COLOURS: Final = ("brown", "grey", "blue", "yellow", "red", "green", "purple", "black")
BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
RED: Final = 4
GREEN: Final = 5
PURPLE: Final = 6
BLACK: Final = 7

SCIENCE: Final = ("compass", "gear", "tablet")

SIDES: Final = ("day", "night")
DAY: Final = 0
NIGHT: Final = 1

AGES: Final = 3

# Where an effect looks: at the own city, the left neighbour's, the right neighbour's.
PLACES: Final = ("own", "left", "right")
OWN: Final = 1
LEFT: Final = 2
RIGHT: Final = 4

# In the mask of what an effect counts the bits of the colours come first, then this one.
STAGES: Final = 1 << 8

# The kinds of effect. The word is what the data files say.
PRODUCE: Final = 0
PRODUCE_CHOICE: Final = 1
POINTS: Final = 2
SHIELDS: Final = 3
SYMBOL: Final = 4
SYMBOL_CHOICE: Final = 5
COINS: Final = 6
COINS_PER: Final = 7
POINTS_PER: Final = 8
POINTS_IF_COMPLETE: Final = 9
DISCOUNT: Final = 10
PLAY_LAST_CARD: Final = 11
BUILD_FROM_DISCARD: Final = 12
FREE_FIRST_OF_COLOUR: Final = 13
FREE_FIRST_OF_AGE: Final = 14
FREE_LAST_OF_AGE: Final = 15

EFFECT_KINDS: Final = (
    "produce",
    "produce_choice",
    "points",
    "shields",
    "symbol",
    "symbol_choice",
    "coins",
    "coins_per",
    "points_per",
    "points_if_complete",
    "discount",
    "play_last_card",
    "build_from_discard",
    "free_first_of_colour",
    "free_first_of_age",
    "free_last_of_age",
)


class Effect:
    """One effect: a kind and up to three figures whose meaning goes by the kind.

    `amount` is how much; `what` is what it speaks of (a bundle for `produce`, otherwise a mask of
    resources or of things counted, or a science symbol); `where` is a mask of places.
    """

    def __init__(self, kind: int, amount: int, what: int, where: int) -> None:
        self.kind: Final = kind
        self.amount: Final = amount
        self.what: Final = what
        self.where: Final = where


class Card:
    """An age card. `copies` has, for each physical copy, the number of players it asks for."""

    def __init__(
        self,
        index: int,
        id: str,
        name: int,
        box: str,
        age: int,
        colour: int,
        copies: list[int],
        cost: int,
        coins: int,
        chains_from: int,
        chains_to: int,
        effects: list[Effect],
        provenance: str,
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.name: Final = name
        self.name_bit: Final = 1 << name
        self.box: Final = box
        self.age: Final = age
        self.colour: Final = colour
        self.copies: Final = copies
        self.cost: Final = cost
        self.coins: Final = coins
        self.chains_from: Final = chains_from
        self.chains_to: Final = chains_to
        self.effects: Final = effects
        self.provenance: Final = provenance


class Stage:
    """One stage of a wonder."""

    def __init__(self, cost: int, coins: int, effects: list[Effect]) -> None:
        self.cost: Final = cost
        self.coins: Final = coins
        self.effects: Final = effects


class Side:
    """One side of a board: what it gives from the start and its stages in building order."""

    def __init__(
        self, start: int, start_effects: list[Effect], stages: list[Stage], provenance: str
    ) -> None:
        self.start: Final = start
        self.start_effects: Final = start_effects
        self.stages: Final = stages
        self.provenance: Final = provenance


class Wonder:
    """A wonder board with its two sides, Day and Night."""

    def __init__(self, index: int, id: str, box: str, sides: list[Side]) -> None:
        self.index: Final = index
        self.id: Final = id
        self.box: Final = box
        self.sides: Final = sides


class Catalogue:
    """All boxes of one version of the figures."""

    def __init__(
        self,
        version: int,
        boxes: list[str],
        cards: list[Card],
        wonders: list[Wonder],
        chains: list[str],
        names: list[str],
    ) -> None:
        self.version: Final = version
        self.boxes: Final = boxes
        self.cards: Final = cards
        self.wonders: Final = wonders
        self.chains: Final = chains
        self.names: Final = names
        self.card_by_id: Final = {card.id: card for card in cards}
        self.wonder_by_id: Final = {wonder.id: wonder for wonder in wonders}


def bundle(counts: dict[str, int]) -> int:
    """Pack resource counts by name into one int."""
    packed = 0
    for name, count in counts.items():
        packed += count << FIELD * RESOURCES.index(name)
    return packed


def unbundle(packed: int) -> dict[str, int]:
    """The resource counts of a packed bundle, those above zero, in catalogue order."""
    counts = {}
    for index, name in enumerate(RESOURCES):
        count = packed >> FIELD * index & FIELD_MASK
        if count:
            counts[name] = count
    return counts
