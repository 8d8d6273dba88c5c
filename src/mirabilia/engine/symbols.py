"""The symbols that a city shows: what they produce and for whom, and those of science."""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.kinds import (
    MASK,
    PRODUCE,
    PRODUCE_CHOICE,
    SYMBOL,
    SYMBOL_CHOICE,
    SYMBOL_MOST,
)
from mirabilia.catalog.model import (
    FIELD,
    FIELD_MASK,
    SCIENCE,
    Catalogue,
    Effect,
    Side,
)
from mirabilia.engine.city import NO_BOARD, NO_SIDE, RESOURCE_KINDS, City, is_for_sale
from mirabilia.engine.ints import Bundle
from mirabilia.engine.wide_payments import choice_by_sales

# The names of science symbols other than the printed ones.
_OTHER_SYMBOLS: Final = {SYMBOL_CHOICE: "choice", MASK: "mask", SYMBOL_MOST: "most"}


def side_of(catalogue: Catalogue, city: City) -> Side | None:
    """The side of a city's board, once it is chosen."""
    if city.board == NO_BOARD or city.side == NO_SIDE:
        return None
    return catalogue.wonders[city.board].sides[city.side]


def all_effects(catalogue: Catalogue, city: City) -> list[Effect]:
    """Everything that a city has, whenever it matters."""
    return effects_with(catalogue, city, city.cards)


def effects_with(catalogue: Catalogue, city: City, cards: list[int]) -> list[Effect]:
    """What the board, its stages, some of the cards, leaders and islands give."""
    side = side_of(catalogue, city)
    effects: list[Effect] = []
    if side is not None:
        effects += side.start_effects
        for stage in side.stages[: city.stages]:
            effects += stage.effects
    for index in cards:
        effects += catalogue.cards[index].effects
    for index in city.leaders:
        effects += catalogue.leaders[index].effects
    for index in city.islands:
        effects += catalogue.islands[index].effects
    return effects


# ---- production


def sold(catalogue: Catalogue, city: City) -> list[int]:
    """B-23: each symbol that neighbours can buy from, as the mask of what it can make."""
    symbols = single(first_symbols(catalogue, city))
    for index in city.cards:
        card = catalogue.cards[index]
        if is_for_sale(card):
            symbols += producing(city, card.effects)
    return symbols


def first_symbols(catalogue: Catalogue, city: City) -> Bundle:
    """What the board makes; known before its side is chosen, where both make the same."""
    if city.board == NO_BOARD:
        return 0
    sides = catalogue.wonders[city.board].sides
    if city.side != NO_SIDE:
        return sides[city.side].start
    return sides[0].start if sides[0].start == sides[1].start else 0


def kept(catalogue: Catalogue, city: City) -> list[int]:
    """B-23: each symbol that produces for the city alone."""
    cards = [index for index in city.cards if not is_for_sale(catalogue.cards[index])]
    return producing(city, effects_with(catalogue, city, cards))


def producing(city: City, effects: list[Effect]) -> list[int]:
    """The symbols of some effects that produce anything in a city."""
    symbols: list[int] = []
    for effect in effects:
        if effect.kind == PRODUCE:
            symbols += single(effect.what)
        elif effect.kind == PRODUCE_CHOICE:
            symbols.append(effect.what)
        else:
            made = choice_by_sales(effect.kind, city.for_sale.kinds())
            if made:
                symbols.append(made)
    return symbols


def single(packed: Bundle) -> list[int]:
    """A symbol for each resource of a bundle."""
    symbols: list[int] = []
    for kind in range(RESOURCE_KINDS):
        symbols += [1 << kind] * (packed >> FIELD * kind & FIELD_MASK)
    return symbols


# ---- science


def science_symbols(catalogue: Catalogue, city: City) -> dict[str, int]:
    """How often a city shows each science symbol, and symbols of other kinds."""
    counts = dict.fromkeys((*SCIENCE, *_OTHER_SYMBOLS.values()), 0)
    for effect in all_effects(catalogue, city):
        if effect.kind == SYMBOL:
            counts[SCIENCE[effect.what]] += 1
        elif effect.kind in _OTHER_SYMBOLS:
            counts[_OTHER_SYMBOLS[effect.kind]] += 1
    return counts
