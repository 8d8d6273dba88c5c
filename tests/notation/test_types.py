"""The types of plain data say what the library writes, and the readers know the same keys."""

from __future__ import annotations

import inspect
import pathlib
import typing
from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import lru_cache
from random import Random
from types import UnionType
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

import msgspec
import pytest

import mirabilia
from mirabilia import (
    Game,
    ImpossibleGame,
    MirabiliaError,
    View,
    foresight,
    replay,
    review,
    sample,
)
from mirabilia.catalog import load
from mirabilia.engine import events as engine_events
from mirabilia.notation import events as notation_events
from mirabilia.notation import types
from mirabilia.notation.types import header, positions, views
from mirabilia.options import OPTIONS
from scripts import library
from tests.support.builds import COMPILED
from tests.support.plain import plain
from tests.support.play import moments

ALL: Final = ("leaders", "cities", "armada")
EVENTS: Final = {get_args(kind.__annotations__["event"])[0]: kind for kind in get_args(types.Event)}
# A few games of each of these are looked at, some moments of each.
TABLES: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"expansions": ("leaders",)},
    {"expansions": ALL, "sides": "choose"},
)


@lru_cache(maxsize=1)
def games() -> list[Game]:
    found: list[Game] = []
    for table in TABLES:
        for number in range(3):
            for count, game in enumerate(moments(number, **table)):
                if count % 9 == 0 or game.over or "unsettled" in game.position():
                    found.append(game.copy())
    return found


def check(data: object, kind: Any) -> None:
    """Data has the keys of its type and no others, with values of their types."""
    assert msgspec.to_builtins(msgspec.convert(data, kind)) == data


def test_positions_views_and_offers_are_what_their_types_say() -> None:
    unsettled = 0
    for game in games():
        check(game.position(), types.Position)
        check(game.public_view(), types.ViewData)
        check(game.course(), types.Course)
        unsettled += "unsettled" in game.position()
        for seat in range(game.players):
            check(game.view(seat).data, types.ViewData)
            check(game.offers(seat), list[types.Offer])
    assert unsettled


def test_records_are_what_their_type_says() -> None:
    for game in games()[::5]:
        for told in (game.record(), Game.from_position(game.position()).record()):
            record = plain(told)
            check({**record, "table": None}, described(types.Record, {"table": None}))
            assert replay(record).record() == record


def described(kind: Any, changed: dict[str, Any]) -> Any:
    """A type of data with other types for some of its keys."""
    hints = get_type_hints(kind, include_extras=True)
    return typing.TypedDict("Described", {**hints, **changed})  # type: ignore[operator]


def test_events_are_what_their_types_say() -> None:
    told = [event for game in games() for event in game.events]
    for event in told:
        check(event, EVENTS[event["event"]])
    assert {event["event"] for event in told} >= EVENTS.keys() - {
        *("abstain", "board", "bury", "decline", "draw", "forgo", "give_up", "purge")
    }


def test_every_event_of_the_engine_has_a_type_and_every_type_an_event() -> None:
    kinds = engine_kinds()
    assert set(notation_events._FORMS) == set(kinds)
    assert sorted(name for name, _ in notation_events._FORMS.values()) == sorted(EVENTS)
    assert len(set(kinds)) == len(kinds) == len(EVENTS)


def engine_kinds() -> list[int]:
    """The numbers of the events, in the order in which the engine names them."""
    # Compiled code keeps its source beside it.
    source = pathlib.Path(engine_events.__file__).with_name("events.py").read_text(encoding="utf-8")
    lines = source.partition("# kind:")[2].partition("\n\n")[0]
    return [int(line.split("=")[1].split("#")[0]) for line in lines.splitlines() if "Final" in line]


def test_the_options_of_a_header_are_those_of_the_table() -> None:
    always = {option.name for option in OPTIONS if option.written == "always"}
    assert set(types.GameOptions.__annotations__) == {option.name for option in OPTIONS}
    assert types.GameOptions.__required_keys__ == always


# ---- the readers know the keys of the types


def position() -> Any:
    """A position with all boxes, in which effects have left something to be done."""
    return next(
        deepcopy(plain(game.position()))
        for game in games()
        if game.position()["options"]["expansions"] == list(ALL)
        and game.position()["history"]["log"]
        and "unsettled" in game.position()
    )


Place = tuple[str | int, ...]
# What lies where, in a position and in a view.
PLACES: Final[dict[Place, Any]] = {
    (): types.Position,
    ("options",): types.GameOptions,
    ("cities", 0): types.City,
    ("court",): types.Court,
    ("sea",): types.Sea,
    ("unsettled",): types.Unsettled,
    ("history",): types.History,
    ("history", "deals", 0): positions.DealtHands,
}
PLACES_OF_VIEWS: Final[dict[Place, Any]] = {
    (): types.ViewData,
    ("options",): types.GameOptions,
    ("now", "cities", 0): types.City,
    ("remembered",): types.Memory,
    ("remembered", "hands", 0): views.HandSeen,
    ("remembered", "deals", 0): views.DealSeen,
}


def at(data: Any, path: Place) -> Any:
    for key in path:
        data = data[key]
    return data


def keys_named_in(error: MirabiliaError) -> set[str]:
    """The keys that a refusal says there are."""
    return set(str(error).rpartition("there are: ")[2].split(", "))


@pytest.mark.parametrize("path", PLACES, ids=str)
def test_a_position_has_the_keys_of_its_types(path: Place) -> None:
    data = position()
    at(data, path)["of_no_type"] = None
    with pytest.raises(ImpossibleGame, match="'of_no_type' is not known here") as refused:
        Game.from_position(data)
    assert keys_named_in(refused.value) == set(PLACES[path].__annotations__)


@pytest.mark.parametrize("path", PLACES_OF_VIEWS, ids=str)
def test_a_view_has_the_keys_of_its_types(path: Place) -> None:
    data = view()
    at(data, path)["of_no_type"] = None
    with pytest.raises(ImpossibleGame, match="'of_no_type' is not known here") as refused:
        sample(View(data), Random(1))
    assert keys_named_in(refused.value) == set(PLACES_OF_VIEWS[path].__annotations__)


def test_a_record_has_the_keys_of_its_type() -> None:
    record = {**games()[-1].record(), "of_no_type": None}
    with pytest.raises(ImpossibleGame, match="'of_no_type' is not known here") as refused:
        replay(record)
    assert keys_named_in(refused.value) == set(types.Record.__annotations__)


def view() -> Any:
    """A view of a game with all boxes in which hands were held."""
    return next(
        deepcopy(plain(game.view(0).data))
        for game in games()
        if game.position()["options"]["expansions"] == list(ALL)
        and game.turn > 2
        and not game.answered
    )


@pytest.mark.parametrize(
    ("path", "key"),
    [
        (path, key)
        for path, kind in PLACES_OF_VIEWS.items()
        for key in sorted(kind.__required_keys__ - header.Header.__annotations__.keys())
    ],
)
def test_what_a_type_of_views_requires_must_be_there(path: Place, key: str) -> None:
    data = view()
    sample(View(data), Random(1))
    del at(data, path)[key]
    with pytest.raises(ImpossibleGame):
        sample(View(data), Random(1))


# ---- the public interface


# Public too, with pages of their own in the documents.
BESIDES: Final = (foresight, review)
# What is of any type, and why.
OF_ANY_TYPE: Final = {
    "mirabilia.data.Rows.table": "a table of pyarrow, which is there only with an extra",
}


def public() -> Iterator[tuple[str, Any]]:
    """All that has types in what is public: functions, classes with their fields, members."""
    for place in (*library.places(), *BESIDES):
        for name in place.__all__:
            thing = getattr(place, name)
            where = f"{place.__name__}.{name}"
            if inspect.isclass(thing):
                yield where, thing
                yield from members(where, thing)
            else:
                yield where, inspect.unwrap(thing) if callable(thing) else thing


def members(where: str, kind: type) -> Iterator[tuple[str, Any]]:
    """The functions and properties of a class, and those that it has from bases of ours."""
    for base in kind.__mro__:
        if base.__module__.startswith("mirabilia."):
            for name, value in vars(base).items():
                if name == "__init__" or not name.startswith("_"):
                    yield f"{where}.{name}", function_of(value)


def function_of(value: Any) -> Any:
    if isinstance(value, property):
        return value.fget
    return getattr(value, "__func__", value)


def types_of(thing: Any) -> dict[str, Any]:
    """What a function takes and gives, the types of a class's own fields, or what a union is of."""
    if inspect.isfunction(thing) or typing.is_typeddict(thing):
        return get_type_hints(thing)
    if inspect.isclass(thing):
        return inspect.get_annotations(thing, eval_str=True)
    return {"": thing} if get_origin(thing) is UnionType else {}


def parts_of(hint: Any) -> Iterator[Any]:
    """A type and all that it is made of; typed data with the types of its keys.

    What a class of another package is made of is that package's affair.
    """
    yield hint
    if typing.is_typeddict(hint):
        for inner in get_type_hints(hint, include_extras=False).values():
            yield from parts_of(inner)
    elif get_origin(hint) is Annotated:
        yield from parts_of(get_args(hint)[0])
    elif is_made_of_types(hint):
        for inner in get_args(hint):
            # Callables have a list of what they take.
            for one in inner if isinstance(inner, list) else [inner]:
                if not isinstance(one, str):
                    yield from parts_of(one)


def is_made_of_types(hint: Any) -> bool:
    origin = get_origin(hint)
    return origin is not None and not origin.__module__.startswith("numpy")


@pytest.mark.skipif(COMPILED, reason="compiled functions do not tell their types")
def test_nothing_public_is_of_any_type() -> None:
    found, seen = set(), 0
    for name, thing in public():
        for hint in types_of(thing).values():
            seen += 1
            if any(part is Any for part in parts_of(hint)):
                found.add(name)
    assert found == set(OF_ANY_TYPE)
    assert seen > 700


def test_the_types_are_exported() -> None:
    for name in types.__all__:
        if name not in ("Entry", "Header"):
            assert getattr(mirabilia, name) is getattr(types, name)
            assert name in mirabilia.__all__


def test_data_from_elsewhere_may_be_any_mapping_for_a_type_checker() -> None:
    data: Mapping[str, object] = {"cities": [{}, {}, {}]}
    assert Game.from_position(data).players == 3


def test_coins_from_a_source_that_nobody_knows_are_an_error() -> None:
    """A new source would otherwise be told as a bare number."""
    with pytest.raises(ValueError, match="no source 6"):
        notation_events.source_id(load(), engine_events.BY_SPACE + 1, 0)
