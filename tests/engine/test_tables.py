"""Tables that are made of another one: for each field, whether it is kept, changed or hidden.

The tables are written out field by field, because each keeps something else. A field that is new in
a state, a court or a sea is in no list here and fails the test, until somebody has decided.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mirabilia import Game
from mirabilia.bots.outlook import Outlook
from mirabilia.bots.trial import Trial
from mirabilia.catalog.model import AGES, LEVELS
from mirabilia.engine.actions import NONE, UNKNOWN
from mirabilia.engine.city import City
from mirabilia.engine.state import Deal, State
from mirabilia.engine.views import open_to, own_table, seen_entry
from mirabilia.inference.sampling import bare_table
from tests.engine.test_copies import PLAYERS, same, sample_state
from tests.support.builds import fields_of

LIBRARY = Path(__file__).parents[2] / "src" / "mirabilia"
SEAT = 1
SEED = 9

# As in the table that it is made of.
KEPT = object()
NO_ANSWERS = [NONE] * PLAYERS
NO_LISTS: list[list[int]] = [[] for _ in range(PLAYERS)]
NO_DECKS: list[list[int]] = [[] for _ in range(AGES + 1)]
ALWAYS_KEPT = dict.fromkeys(("catalogue", "options", "age", "turn", "asked"), KEPT)
UNSETTLED = dict.fromkeys(("queue", "reached", "picks", "losses"), KEPT)
# Of what goes on at the moment; whoever looks at a table is not told of it.
OF_THE_MOMENT = {"waiting": 0, "plays": NO_ANSWERS, "events": None, "pilot": None}


def city_with(city: City, **changes: Any) -> dict[str, Any]:
    return fields_of(city) | changes


def with_hidden_cards(city: City) -> dict[str, Any]:
    return city_with(city, under_stages=[UNKNOWN] * len(city.under_stages))


def open_fields(state: State) -> dict[str, Any]:
    """What is open to one seat, whose hand lies open to it alone."""
    hidden = [UNKNOWN]
    assert state.court is not None
    assert state.sea is not None
    return {
        **ALWAYS_KEPT,
        **UNSETTLED,
        **OF_THE_MOMENT,
        "seed": 0,
        "cities": [
            city_with(city) if seat == SEAT else with_hidden_cards(city)
            for seat, city in enumerate(state.cities)
        ],
        "hands": [hidden, state.hands[SEAT], hidden],
        "discard": hidden,
        "decks": NO_DECKS,
        "agenda": KEPT,
        "answers": NO_ANSWERS,
        "legal": NO_LISTS,
        "old_discard": hidden,
        "deals": [Deal(1, 1, [hidden] * PLAYERS)],
        "log": [seen_entry(entry, SEAT) for entry in state.log],
        "court": {
            "offers": [hidden, state.court.offers[SEAT]],
            "hands": [hidden, state.court.hands[SEAT]],
            "box": hidden,
            "draws": state.court.draws,
        },
        "sea": {
            "decks": state.sea.decks,
            "draws": state.sea.draws,
            "offers": [hidden, state.sea.offers[SEAT]],
            "explorers": state.sea.explorers,
            "incursions": state.sea.incursions,
        },
    }


def own_fields(state: State) -> dict[str, Any]:
    """Without Leaders, what only Leaders has is as usual."""
    usual = [
        city_with(city, purse=city.coins, bonus_taken=False, free_used=0) for city in state.cities
    ]
    kept = ("hands", "discard", "agenda", "answers", "legal", "old_discard", "deals", "log")
    return {
        **ALWAYS_KEPT,
        **UNSETTLED,
        **OF_THE_MOMENT,
        **dict.fromkeys((*kept, "court", "sea"), KEPT),
        "seed": 0,
        "decks": NO_DECKS,
        "cities": usual,
    }


def tried_fields(state: State) -> dict[str, Any]:
    """Nothing is left to be done; of court and sea there is what a trial may come to."""
    assert state.sea is not None
    kept = ("hands", "discard", "decks", "answers", "legal", "old_discard", "deals", "log")
    return {
        **ALWAYS_KEPT,
        **{name: [] for name in UNSETTLED},
        **OF_THE_MOMENT,
        **dict.fromkeys((*kept, "seed", "cities"), KEPT),
        "agenda": [],
        "court": {"offers": [], "hands": NO_LISTS, "box": [], "draws": 0},
        "sea": {
            "decks": [[] for _ in range(LEVELS)],
            "draws": [0] * LEVELS,
            "offers": [],
            "explorers": [],
            "incursions": state.sea.incursions,
        },
    }


def bare_fields(state: State) -> dict[str, Any]:
    """What is drawn is filled in afterwards."""
    return {
        **ALWAYS_KEPT,
        **UNSETTLED,
        **OF_THE_MOMENT,
        "seed": SEED,
        "cities": KEPT,
        "hands": NO_LISTS,
        "discard": [],
        "decks": NO_DECKS,
        "agenda": KEPT,
        "answers": NO_ANSWERS,
        "legal": NO_LISTS,
        "old_discard": [],
        "deals": [],
        "log": [],
        "court": None,
        "sea": None,
    }


def trial_table(state: State) -> State:
    outlook = Outlook(Game.new(players=PLAYERS)._state, SEAT)
    return Trial(state, SEAT, state.cities[SEAT], outlook).table


MADE: dict[str, tuple[Callable[[State], State], Callable[[State], dict[str, Any]]]] = {
    "open_to": (lambda state: open_to(state, [SEAT], SEAT), open_fields),
    "own_table": (own_table, own_fields),
    "__init__": (trial_table, tried_fields),
    "bare_table": (lambda state: bare_table(state, SEED, state.cities), bare_fields),
}
# The copy has tests of its own (test_copies); an empty state is what others are filled from.
ELSEWHERE = {"copy", "empty_state"}


def is_as(value: Any, right: Any) -> bool:
    """Whether a value is right; an object may be told by its fields."""
    if isinstance(right, dict):
        fields = fields_of(value)
        return fields.keys() == right.keys() and all(same(fields[n], right[n]) for n in right)
    if isinstance(right, list) and right and isinstance(right[0], dict):
        return len(value) == len(right) and all(map(is_as, value, right))
    return same(value, right)


@pytest.mark.parametrize("maker", MADE)
def test_a_table_made_of_another_keeps_what_is_listed(maker: str) -> None:
    make, fields = MADE[maker]
    state = sample_state()
    wanted = fields(state)
    made = fields_of(make(state))
    assert made.keys() == wanted.keys(), "every field of a state is listed"
    for name, value in made.items():
        right = getattr(state, name) if wanted[name] is KEPT else wanted[name]
        assert is_as(value, right), name


def test_every_place_that_makes_a_state_is_listed() -> None:
    found = set()
    for path in LIBRARY.rglob("*.py"):
        text = path.read_text("utf-8")
        if "mirabilia.engine.state" in text or path.name == "state.py":
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.FunctionDef):
                    calls = [part.func for part in ast.walk(node) if isinstance(part, ast.Call)]
                    if any(isinstance(call, ast.Name) and call.id == "State" for call in calls):
                        found.add(node.name)
    assert found == MADE.keys() | ELSEWHERE
