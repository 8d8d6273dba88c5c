"""Copies: every field of a twin is as it was, and none is shared that can change.

The fields are those that an object has, so a new one is looked at without being named here. In the
samples no field has its default: one that a copy forgets would go unnoticed otherwise.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from mirabilia import Game
from mirabilia.catalog import load
from mirabilia.catalog.model import Effect
from mirabilia.engine.city import NO_PRODUCTION, City, empty_city
from mirabilia.engine.court import Court
from mirabilia.engine.playout import Dice, RandomPilot
from mirabilia.engine.sea import Sea
from mirabilia.engine.state import Deal, State, empty_state
from mirabilia.inference.knowledge import Pile
from tests.support.builds import fields_of
from tests.support.play import moments

COPIED = (City, Court, Pile, Sea, State)
# A game is its state and where it began; that of tables is in tests/server/test_dispatch.py.
ELSEWHERE = {"Game", "TableState"}
LIBRARY = Path(__file__).parents[2] / "src" / "mirabilia"
PLAYERS = 3
OPTIONS = Game.new(players=PLAYERS)._state.options

# Values, compared by identity.
OWN, FOR_SALE = NO_PRODUCTION.plus(1), NO_PRODUCTION.plus(2)
EFFECT = Effect(1, 2, 3, 4)
PILOT = RandomPilot(Dice(1))

# What a twin does not get: actions that are being carried out, and somebody who answers.
LEFT_OUT: dict[type, dict[str, Any]] = {State: {"plays": [-1] * PLAYERS, "pilot": None}}
# Never changed in place: shared as a whole, or as parts of a list that is not shared itself.
REPLACED = {"under_stages", "victories", "leaders", "graves", "islands", "fleets", "naval_tokens"}
SHARED: dict[type, set[str]] = {
    State: {"catalogue", "options", "decks", "old_discard"},
    City: REPLACED | {"lasting"},
}
SHARED_PARTS: dict[type, set[str]] = {State: {"legal", "deals", "events"}}


def sample(kind: type) -> Any:
    """An object in which nothing has its default."""
    return _SAMPLES[kind]()


def sample_city() -> City:
    lists: list[Any] = [*([number, number + 1] for number in range(1, 10)), [EFFECT]]
    city = City(*lists)
    city.own = OWN
    city.for_sale = FOR_SALE
    change_fields(city, {"own", "for_sale", "lasting"})
    return city


def sample_court() -> Court:
    court = Court([[1], [2]], [[3], [4]], [5])
    change_fields(court, set())
    return court


def sample_sea() -> Sea:
    return Sea([[1], [2]], [3], [[4], [5]], [6], [7])


def sample_pile() -> Pile:
    return Pile([1], [2], [3])


def sample_state() -> State:
    state = empty_state(load(), OPTIONS, 7, [sample_city() for _ in range(PLAYERS)])
    state.deals = [Deal(1, 1, [[1], [2], [3]])]
    state.events = [(1, 2, 3, 4, 5)]
    state.court = sample_court()
    state.sea = sample_sea()
    state.pilot = PILOT
    by_hand = {"catalogue", "options", "deals", "events", "court", "sea", "pilot"}
    change_fields(state, by_hand)
    return state


_SAMPLES: dict[type, Callable[[], Any]] = {
    City: sample_city,
    Court: sample_court,
    Pile: sample_pile,
    Sea: sample_sea,
    State: sample_state,
}


def default(kind: type) -> Any:
    """An object as it begins."""
    return _BEGUN[kind]()


_BEGUN: dict[type, Callable[[], Any]] = {
    City: empty_city,
    Court: lambda: Court([], [], []),
    Pile: lambda: Pile([], [], []),
    Sea: lambda: Sea([], [], [], [], []),
    State: lambda: empty_state(load(), OPTIONS, 0, [empty_city() for _ in range(PLAYERS)]),
}


def change_fields(thing: Any, by_hand: set[str]) -> None:
    """Give each field another value, as far as it still has the one it begins with."""
    numbers = count(1)
    for name, value in fields_of(default(type(thing))).items():
        if name not in by_hand and same(fields_of(thing)[name], value):
            setattr(thing, name, changed(value, next(numbers)))


def changed(value: Any, number: int) -> Any:
    """A value of the same shape, with nothing as it was."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + number
    assert isinstance(value, list), f"a sample of {value!r} is made by hand"
    if value and isinstance(value[0], list):
        return [[*part, number] for part in value]
    return [part + number for part in value] or [number]


def same(first: Any, second: Any) -> bool:
    """Whether two values are equal, field by field."""
    if isinstance(first, list) and isinstance(second, list):
        return len(first) == len(second) and all(map(same, first, second))
    if type(first) is type(second) and type(first) in (*COPIED, Deal):
        mine, other = fields_of(first), fields_of(second)
        return mine.keys() == other.keys() and all(same(mine[n], other[n]) for n in mine)
    return bool(first == second)


def spoil(value: Any, parts: bool) -> None:
    """Change a value in place, and all parts of it."""
    if isinstance(value, list):
        for part in value if parts else []:
            spoil(part, True)
        value.append(99)
    elif type(value) in COPIED:
        spoil_fields(value)


def spoil_fields(thing: Any) -> None:
    kind = type(thing)
    for name, value in fields_of(thing).items():
        if name not in SHARED.get(kind, ()) and value is not None:
            spoil(value, name not in SHARED_PARTS.get(kind, ()))


@pytest.mark.parametrize("kind", COPIED)
def test_nothing_in_a_sample_has_its_default(kind: type) -> None:
    begun = fields_of(default(kind))
    for name, value in fields_of(sample(kind)).items():
        if name not in ("catalogue", "options"):
            assert not same(value, begun[name]), name


@pytest.mark.parametrize("kind", COPIED)
def test_a_copy_has_every_field(kind: type) -> None:
    thing = sample(kind)
    left_out = LEFT_OUT.get(kind, {})
    for name, value in fields_of(thing.copy()).items():
        assert same(value, left_out.get(name, fields_of(thing)[name])), name


@pytest.mark.parametrize("kind", COPIED)
def test_a_copy_is_independent(kind: type) -> None:
    thing = sample(kind)
    spoil_fields(thing.copy())
    untouched = fields_of(sample(kind))
    for name, value in fields_of(thing).items():
        assert same(value, untouched[name]), name


def test_every_class_that_copies_itself_is_looked_at() -> None:
    trees = [ast.parse(path.read_text("utf-8")) for path in LIBRARY.rglob("*.py")]
    found = {
        node.name
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for part in node.body
        if isinstance(part, ast.FunctionDef) and part.name == "copy"
    }
    assert found == {kind.__name__ for kind in COPIED} | ELSEWHERE


def test_the_twin_of_a_game_is_independent_and_began_where_it_did() -> None:
    game = Game.from_position(Game.new(players=PLAYERS, sides="day", seed=1).position())
    twin = game.copy()
    assert twin.record() == game.record()
    twin.play(0, twin.pending[0].moves[0])
    assert game.answered == []
    assert "start" in twin.record()


@pytest.mark.parametrize("options", [{}, {"expansions": ["leaders", "cities", "armada"]}])
def test_a_twin_stays_as_it_is_when_the_game_goes_on(options: dict[str, Any]) -> None:
    """What twins share is replaced, never changed: wherever the game goes on to."""
    twins = []
    for game in moments(1, **options):
        twins += [(game.copy(), game.digest())]
    assert len(twins) > 20
    assert all(twin.digest() == digest for twin, digest in twins)
