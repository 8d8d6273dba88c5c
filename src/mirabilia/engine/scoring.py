"""Points: the lines of the score sheet and who has won (B-50 to B-52)."""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.model import (
    BLUE,
    COLOURS,
    GREEN,
    LEFT,
    OWN,
    POINTS,
    POINTS_IF_COMPLETE,
    POINTS_PER,
    PURPLE,
    RIGHT,
    STAGES,
    SYMBOL,
    SYMBOL_CHOICE,
    YELLOW,
    Effect,
)
from mirabilia.engine.city import City
from mirabilia.engine.state import State

LINES: Final = ("military", "treasury", "wonder", "blue", "yellow", "green", "purple")
MILITARY: Final = 0
TREASURY: Final = 1
WONDER: Final = 2
BLUE_LINE: Final = 3
YELLOW_LINE: Final = 4
GREEN_LINE: Final = 5
PURPLE_LINE: Final = 6

COINS_PER_POINT: Final = 3
SET_OF_SYMBOLS: Final = 7

# Points that a card's effects give go to the line of its colour; no colour without a line has any.
_LINE_OF_COLOUR: Final = [
    {BLUE: BLUE_LINE, YELLOW: YELLOW_LINE, GREEN: GREEN_LINE, PURPLE: PURPLE_LINE}.get(colour, -1)
    for colour in range(len(COLOURS))
]


def score(state: State, seat: int) -> list[int]:
    """The points of a seat as things stand, line by line. Changes nothing."""
    city = state.cities[seat]
    lines = [0] * len(LINES)
    lines[MILITARY] = sum(city.victories) - city.defeats
    lines[TREASURY] = city.coins // COINS_PER_POINT
    symbols = [0, 0, 0]
    choices = 0
    for index in city.cards:
        card = state.catalogue.cards[index]
        for effect in card.effects:
            if effect.kind == SYMBOL:
                symbols[effect.what] += 1
            elif effect.kind == SYMBOL_CHOICE:
                choices += 1
            else:
                points = points_of(state, seat, effect)
                if points:
                    lines[_LINE_OF_COLOUR[card.colour]] += points
    stages = state.catalogue.wonders[city.board].sides[city.side].stages
    for number in range(city.stages):
        for effect in stages[number].effects:
            if effect.kind == SYMBOL_CHOICE:
                choices += 1
            else:
                lines[WONDER] += points_of(state, seat, effect)
    lines[GREEN_LINE] += science(symbols[0], symbols[1], symbols[2], choices)
    return lines


def points_of(state: State, seat: int, effect: Effect) -> int:
    """What one effect is worth at the end."""
    if effect.kind == POINTS:
        return effect.amount
    if effect.kind == POINTS_PER:
        return effect.amount * count(state, seat, effect)
    if effect.kind == POINTS_IF_COMPLETE:
        city = state.cities[seat]
        stages = state.catalogue.wonders[city.board].sides[city.side].stages
        return effect.amount if city.stages == len(stages) else 0
    return 0


def count(state: State, seat: int, effect: Effect) -> int:
    """How many of the things an effect counts there are where it looks."""
    found = 0
    if effect.where & OWN:
        found += count_in(state.cities[seat], effect.what)
    if effect.where & LEFT:
        found += count_in(state.cities[state.left(seat)], effect.what)
    if effect.where & RIGHT:
        found += count_in(state.cities[state.right(seat)], effect.what)
    return found


def count_in(city: City, what: int) -> int:
    found = city.stages if what & STAGES else 0
    for colour in range(len(COLOURS)):
        if what >> colour & 1:
            found += city.colours[colour]
    return found


def science(compasses: int, gears: int, tablets: int, choices: int) -> int:
    """B-51: squares and sets, with the symbols of choice counted as is best."""
    if choices:
        return max(
            science(compasses + 1, gears, tablets, choices - 1),
            science(compasses, gears + 1, tablets, choices - 1),
            science(compasses, gears, tablets + 1, choices - 1),
        )
    squares = compasses * compasses + gears * gears + tablets * tablets
    return squares + SET_OF_SYMBOLS * min(compasses, gears, tablets)


def ranking(totals: list[int], coins: list[int]) -> list[int]:
    """B-52: the place of each seat, 1 for the best; equal points and equal coins share a place."""
    keys = [(totals[seat], coins[seat]) for seat in range(len(totals))]
    return [1 + sum(1 for other in keys if other > key) for key in keys]
