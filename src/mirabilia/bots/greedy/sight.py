"""What a view shows, as a state of the engine: the cities and the clock, nothing hidden."""

from __future__ import annotations

from typing import Final

from mirabilia.catalog import load
from mirabilia.catalog.model import SIDES, Catalogue, Side
from mirabilia.engine.actions import UNKNOWN
from mirabilia.engine.city import City, empty_city
from mirabilia.engine.options import Options, check_options
from mirabilia.engine.state import State
from mirabilia.notation.positions import Data
from mirabilia.notation.views import View

NO_SEED: Final = 0


def table_of(view: View) -> State:
    """The table of a view, without hands, history and agenda."""
    catalogue = load(view.data["catalogue"])
    options = options_of(catalogue, view.data["options"])
    cities = [city_of(catalogue, city) for city in view.now["cities"]]
    table = State(catalogue, options, NO_SEED, cities)
    table.age = view.now["age"]
    table.turn = view.now["turn"]
    return table


def options_of(catalogue: Catalogue, data: Data) -> Options:
    return check_options(
        catalogue, data["players"], data["expansions"], data["sides"], data["boards"]
    )


def city_of(catalogue: Catalogue, data: Data) -> City:
    city = empty_city()
    city.coins = data["coins"]
    city.victories = list(data["victories"])
    city.defeats = data["defeats"]
    if data["board"] is not None:
        wonder = catalogue.wonder_by_id[data["board"]]
        city.board = wonder.index
        if data["side"] is not None:
            side = SIDES.index(data["side"])
            city.settle(wonder.index, side, wonder.sides[side])
            fill(city, catalogue, wonder.sides[side], data)
    return city


def fill(city: City, catalogue: Catalogue, side: Side, data: Data) -> None:
    """Cards and stages; what lies under a stage makes no difference."""
    for id in data["cards"]:
        city.place_card(catalogue.card_by_id[id])
    for stage in side.stages[: len(data["buried"])]:
        city.place_stage(stage, UNKNOWN)
