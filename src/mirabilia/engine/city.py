"""A city: everything a player has built, and what follows from it.

The facts are the board, the coins, the cards, the stages and the tokens. Everything else here
(production, chains, shields, counts) follows from them, is kept up to date as things are placed,
and is never written down.
"""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.model import (
    BROWN,
    COLOURS,
    DISCOUNT,
    ENOUGH,
    FIELD,
    FIELD_MASK,
    FREE_FIRST_OF_AGE,
    FREE_FIRST_OF_COLOUR,
    FREE_LAST_OF_AGE,
    GREY,
    GUARDS,
    LEFT,
    PLAY_LAST_CARD,
    PRODUCE,
    PRODUCE_CHOICE,
    RESOURCES,
    RIGHT,
    SHIELDS,
    Card,
    Effect,
    Side,
    Stage,
)

KINDS: Final = len(RESOURCES)
# Added to a bundle, this carries into the guard of each count that goes beyond ENOUGH.
_TO_GUARD: Final = (32 - 1 - ENOUGH) * (GUARDS >> FIELD - 1)
NO_BOARD: Final = -1
NO_SIDE: Final = -1


class Production:
    """What some symbols can make in one turn: every bundle they can be used for.

    Symbols with a choice make several bundles; each is kept once. `most` has, resource by resource,
    the most that can be had of it. Values, never changed: cities and their copies share them.
    """

    def __init__(self, bundles: list[int], most: int) -> None:
        self.bundles: Final = bundles
        self.most: Final = most

    def plus(self, packed: int) -> Production:
        """With symbols that each make one thing."""
        return Production(
            [capped_sum(made, packed) for made in self.bundles], capped_sum(self.most, packed)
        )

    def plus_choice(self, resources: int) -> Production:
        """With a symbol that makes one of several things."""
        choices = [1 << FIELD * kind for kind in range(KINDS) if resources >> kind & 1]
        grown: dict[int, bool] = {}
        for made in self.bundles:
            for choice in choices:
                grown[capped_sum(made, choice)] = True
        return Production(list(grown), capped_sum(self.most, sum(choices)))


NOTHING: Final = Production([0], 0)


def capped_sum(first: int, second: int) -> int:
    """Two bundles together, no count beyond what any cost can ask for."""
    both = first + second
    if not both + _TO_GUARD & GUARDS:
        return both
    for kind in range(KINDS):
        excess = (both >> FIELD * kind & FIELD_MASK) - ENOUGH
        if excess > 0:
            both -= excess << FIELD * kind
    return both


def fields(resources: int) -> int:
    """The bits that the counts of these resources take in a bundle."""
    return sum(FIELD_MASK << FIELD * kind for kind in range(KINDS) if resources >> kind & 1)


class City:
    """One player's city."""

    def __init__(
        self, cards: list[int], buried: list[int], victories: list[int], colours: list[int]
    ) -> None:
        self.board = NO_BOARD
        self.side = NO_SIDE
        self.coins = 0
        self.cards = cards
        self.buried = buried
        self.victories = victories
        self.defeats = 0
        # What follows from the cards and stages.
        self.names = 0
        self.chains = 0
        self.colours = colours
        self.shields = 0
        self.own = NOTHING
        self.for_sale = NOTHING
        self.cheap_left = 0
        self.cheap_right = 0
        self.plays_last_card = False
        self.free_colours = False
        self.free_first = False
        self.free_last = False

    def copy(self) -> City:
        twin = City(self.cards[:], self.buried[:], self.victories[:], self.colours[:])
        twin.board = self.board
        twin.side = self.side
        twin.coins = self.coins
        twin.defeats = self.defeats
        twin.names = self.names
        twin.chains = self.chains
        twin.shields = self.shields
        twin.own = self.own
        twin.for_sale = self.for_sale
        twin.cheap_left = self.cheap_left
        twin.cheap_right = self.cheap_right
        twin.plays_last_card = self.plays_last_card
        twin.free_colours = self.free_colours
        twin.free_first = self.free_first
        twin.free_last = self.free_last
        return twin

    @property
    def stages(self) -> int:
        """How many stages are built: each has a card under it."""
        return len(self.buried)

    def settle(self, board: int, side_index: int, side: Side) -> None:
        """Take a side of a board: what it gives from the start."""
        self.board = board
        self.side = side_index
        if side.start:
            self.own = self.own.plus(side.start)
            self.for_sale = self.for_sale.plus(side.start)
        for effect in side.start_effects:
            self._hold(effect, False)

    def place_card(self, card: Card) -> None:
        """Put a card into the city; what it gives at once is given elsewhere."""
        self.cards.append(card.index)
        self.names |= card.name_bit
        self.chains |= card.chains_to
        self.colours[card.colour] += 1
        sells = card.colour == BROWN or card.colour == GREY
        for effect in card.effects:
            self._hold(effect, sells)

    def place_stage(self, stage: Stage, buried: int) -> None:
        """Build the next stage, with a card under it."""
        self.buried.append(buried)
        for effect in stage.effects:
            self._hold(effect, False)

    def _hold(self, effect: Effect, sells: bool) -> None:
        """Keep what an effect gives for as long as it lies there."""
        kind = effect.kind
        if kind == PRODUCE:
            self.own = self.own.plus(effect.what)
            if sells:
                self.for_sale = self.for_sale.plus(effect.what)
        elif kind == PRODUCE_CHOICE:
            self.own = self.own.plus_choice(effect.what)
            if sells:
                self.for_sale = self.for_sale.plus_choice(effect.what)
        elif kind == SHIELDS:
            self.shields += effect.amount
        elif kind == DISCOUNT:
            if effect.where & LEFT:
                self.cheap_left |= fields(effect.what)
            if effect.where & RIGHT:
                self.cheap_right |= fields(effect.what)
        elif kind == PLAY_LAST_CARD:
            self.plays_last_card = True
        elif kind == FREE_FIRST_OF_COLOUR:
            self.free_colours = True
        elif kind == FREE_FIRST_OF_AGE:
            self.free_first = True
        elif kind == FREE_LAST_OF_AGE:
            self.free_last = True


def empty_city() -> City:
    """A city before anything is built."""
    return City([], [], [], [0] * len(COLOURS))
