"""Counting what effects count: cards, stages, tokens, islands, the level of commerce."""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.model import (
    COLOURS,
    COMMERCE,
    COUNTED,
    ISLANDS,
    LEFT,
    OWN,
    RIGHT,
    STAGES,
    THE_AGE,
    VICTORIES,
    YELLOW_FLEET,
    Catalogue,
    Effect,
)
from mirabilia.engine.city import City
from mirabilia.engine.ints import Seat
from mirabilia.engine.state import State
from mirabilia.native import i64

_COLOURS: Final = (1 << len(COLOURS)) - 1
# What is counted below is everything that there is to count.
_COUNTED_HERE: Final = _COLOURS | STAGES | VICTORIES | ISLANDS | COMMERCE | THE_AGE
assert (1 << len(COUNTED)) - 1 == _COUNTED_HERE


def count(state: State, seat: Seat, effect: Effect) -> int:
    """How many of the things an effect counts there are where it looks."""
    found = 0
    if effect.where & OWN:
        found += count_in(state, seat, effect.what)
    if effect.where & LEFT:
        found += count_in(state, state.left(seat), effect.what)
    if effect.where & RIGHT:
        found += count_in(state, state.right(seat), effect.what)
    return found


def count_in(state: State, seat: Seat, what: int) -> int:
    city = state.cities[seat]
    found = cards_in(city, what)
    if what >= STAGES:
        if what & STAGES:
            found += city.stages
        if what & VICTORIES:
            found += len(city.victories)
        if what & ISLANDS:
            found += len(city.islands)
        if what & COMMERCE:
            found += commerce_level(state.catalogue, city)
        if what & THE_AGE:
            found += state.age
    return found


def cards_in(city: City, what: int) -> int:
    """How many cards a city has of the colours that are counted."""
    found = 0
    colour: i64 = 0
    left: i64 = what & _COLOURS
    while left:
        if left & 1:
            found += city.colours[colour]
        left >>= 1
        colour += 1
    return found


def colours_in(what: int) -> list[int]:
    """The colours among the things that are counted."""
    return [colour for colour in range(len(COLOURS)) if what >> colour & 1]


def commerce_level(catalogue: Catalogue, city: City) -> int:
    """A-11: the level of the space under the yellow ship."""
    return catalogue.tracks[YELLOW_FLEET][city.fleets[YELLOW_FLEET]].commerce


def naval_strength(catalogue: Catalogue, city: City) -> int:
    """A-10, A-14, A-35: cards, stages, islands and the spaces under the ships."""
    strength = city.naval
    for fleet, step in enumerate(city.fleets):
        strength += catalogue.tracks[fleet][step].naval
    return strength
