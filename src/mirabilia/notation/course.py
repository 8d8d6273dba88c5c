"""What follows from the rules as the table stands, as data: made of cities, which lie open."""

from __future__ import annotations

from mirabilia.catalog.kinds import DEFEATS_TO_WINNER
from mirabilia.catalog.model import (
    FLEETS,
    RESOURCES,
    YELLOW_FLEET,
)
from mirabilia.engine.conflicts import naval_prizes
from mirabilia.engine.counting import naval_strength
from mirabilia.engine.prices import SALE
from mirabilia.engine.state import State, passes_left
from mirabilia.engine.symbols import kept, science_symbols, sold
from mirabilia.notation.types.course import Course


def write_course(state: State) -> Course:
    catalogue, cities = state.catalogue, state.cities
    course: Course = {
        "turns": state.options.turns,
        "passing": None if not state.age else "left" if passes_left(state.age) else "right",
        "sale": SALE,
        "left": [state.left(seat) for seat in range(len(cities))],
        "sold": [write_symbols(sold(catalogue, city)) for city in cities],
        "kept": [write_symbols(kept(catalogue, city)) for city in cities],
        "shields": [city.shields for city in cities],
        "science": [without_zeros(science_symbols(catalogue, city)) for city in cities],
        "spared": [seat for seat, city in enumerate(cities) if city.has(DEFEATS_TO_WINNER)],
    }
    if state.sea is not None:
        prizes = naval_prizes(state.age, state.options.armada_edition)
        places = ("first", "second", "third", "last")
        course["naval"] = [naval_strength(catalogue, city) for city in cities]
        course["prizes"] = without_zeros(dict(zip(places, prizes, strict=True)))
        course["sale_fleet"] = FLEETS[YELLOW_FLEET]
    return course


def write_symbols(symbols: list[int]) -> list[str]:
    """Symbols that produce: the name of a resource, or those of a choice joined by /."""
    return ["/".join(names_in(mask)) for mask in symbols]


def names_in(resources: int) -> list[str]:
    """The resources of a mask."""
    return [name for kind, name in enumerate(RESOURCES) if resources >> kind & 1]


def without_zeros(figures: dict[str, int]) -> dict[str, int]:
    return {name: figure for name, figure in figures.items() if figure}
