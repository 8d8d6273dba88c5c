"""No list of a position is longer than the rules allow, and errors are short."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final

import pytest

from mirabilia import Game, replay
from mirabilia.errors import ImpossibleGame
from mirabilia.notation.reading import bounds
from mirabilia.notation.reading.header import Header
from mirabilia.notation.reading.values import LONGEST_REASON
from tests.support.plain import plain
from tests.support.play import finished_game

Data = dict[str, Any]
# The place of a list in a position: keys and numbers, and the same with all numbers alike.
Place = tuple[str | int, ...]
Kind = tuple[str, ...]

BOXES: Final = ("leaders", "cities", "armada")
TABLES: Final[list[Data]] = [
    {"players": 3},
    {"players": 7, "expansions": BOXES},
    {"players": 8, "expansions": BOXES, "teams": True},
]
MANY: Final = 2000
# Entries of lists that are empty in most games.
RARE: Final[dict[tuple[str, ...], list[Any]]] = {
    ("cities", "*", "graves"): ["sappho", "?"],
    ("history", "discard"): ["altar", "?"],
    ("sea", "explorers"): [[0, 1]],
    ("sea", "incursions"): [[0, 2]],
    ("unsettled", "picks"): [[0, 1]],
    ("unsettled", "queue"): [[1, "fleet", 31], [1, "token", 0]],
    ("unsettled", "losses"): [["pirates", 1, 1, []], ["effect", 0, 1, ["stages"]]],
    ("unsettled", "reached"): [[1, "red", 1]],
}


def lists_of(value: Any, place: Place = ()) -> Iterator[tuple[Place, list[Any]]]:
    if isinstance(value, dict):
        for key, part in value.items():
            yield from lists_of(part, (*place, key))
    elif isinstance(value, list):
        yield place, value
        for number, part in enumerate(value):
            yield from lists_of(part, (*place, number))


def kind_of(place: Place) -> Kind:
    return tuple("*" if isinstance(key, int) or key.isdigit() else key for key in place)


def moments(seed: int, options: Data) -> Iterator[Data]:
    """Some positions of a game."""
    game, rng = Game.new(seed=seed, **options), Random(seed)
    while not game.over:
        if rng.random() < 0.3:
            yield plain(game.position())
        for seat, decision in game.pending.items():
            game.play(seat, decision.moves[int(rng.random() * len(decision.moves))])
    yield plain(game.position())


@cache
def found() -> dict[Kind, tuple[list[tuple[Data, Place]], list[Any]]]:
    """For each kind of list some that there are, and entries that such lists have."""
    places: dict[Kind, list[tuple[Data, Place]]] = {}
    entries: dict[Kind, dict[str, Any]] = {}
    for seed in range(6):
        for options in TABLES:
            for position in moments(seed, options):
                if options is not TABLES[0]:
                    position.setdefault("unsettled", {}).setdefault("picks", [])
                for place, value in lists_of(position):
                    kind = kind_of(place)
                    some = places.setdefault(kind, [])
                    if len(some) < 4 or (value and len(some) < 8):
                        some.append((position, place))
                    known = entries.setdefault(kind, {})
                    known |= {json.dumps(entry): entry for entry in value}
    return {
        kind: (places[kind], [*list(known.values())[:6], *RARE.get(kind, ()), *hidden(known)])
        for kind, known in entries.items()
    }


def hidden(known: Data) -> list[str]:
    """Where pieces are named, they may be unknown."""
    return ["?"] if any(isinstance(entry, str) for entry in known.values()) else []


def lengthened(position: Data, place: Place, entry: Any) -> Data:
    longer: Any = copy.deepcopy(position)
    part = longer
    for key in place:
        part = part[key]
    part.extend([entry] * MANY)
    return dict(longer)


def refusal(position: Data) -> str:
    """Why a position cannot be, or nothing."""
    try:
        Game.from_position(position)
    except ImpossibleGame as error:
        return str(error)
    return ""


def test_every_list_of_a_position_is_bounded() -> None:
    kinds = found()
    assert len(kinds) > 30
    assert set(RARE) <= set(kinds)
    for kind, (places, entries) in kinds.items():
        assert entries, kind
        for position, place in places:
            for entry in entries:
                said = refusal(lengthened(position, place, entry))
                assert said, f"{'.'.join(kind)} may have {MANY} times {entry}"
                assert len(said) < LONGEST_REASON + 100, kind


@pytest.mark.parametrize(
    ("place", "entry", "most"),
    [
        # T-6, A-39: up to 8 in each of 3 ages; C-9: three Raider cards.
        (("cities", 0, "victories"), 1, 27),
        (("cities", 0, "naval_tokens"), 1, 3),
        # Each of 7 seats has 3 islands on the way.
        (("sea", "explorers"), [0, 1], 21),
        # Three stages, a leader and a black card let their city build from the discard pile.
        (("unsettled", "picks"), [0, 1], 5),
    ],
)
def test_a_refusal_has_the_figure(place: Place, entry: Any, most: int) -> None:
    position = plain(Game.new(seed=1, sides="day", players=7, expansions=BOXES).position())
    *above, last = place
    part: Any = position
    for key in above:
        part = part.setdefault(key, {}) if isinstance(part, dict) else part[key]
    part[last] = [entry] * (most + 1)
    with pytest.raises(ImpossibleGame, match=rf"has {most + 1} entries; there can be {most} at"):
        Game.from_position(position)


def test_the_figure_itself_is_allowed() -> None:
    position = plain(Game.new(seed=1, sides="day", players=7, expansions=BOXES).position())
    position["cities"][0]["victories"] = [1] * 27
    position["cities"][0]["naval_tokens"] = [1, 3, 5]
    assert Game.from_position(position).position()["cities"][0]["victories"] == [1] * 27


@pytest.mark.parametrize("options", TABLES)
def test_no_game_comes_near_the_longest_log(options: Data) -> None:
    for seed in range(3):
        log = finished_game(seed, **options).position()["history"]["log"]
        header = Header({"options": plain(options)}, frozenset({"options"}), "position")
        with pytest.raises(ImpossibleGame, match="log has"):
            bounds.check_log(header, 5 * len(log))
        bounds.check_log(header, len(log))


def test_every_list_of_a_record_is_bounded() -> None:
    record = plain(finished_game(1, players=3).record())
    for place, value in list(lists_of(record)):
        for entry in value[:1]:
            with pytest.raises(ImpossibleGame):
                replay(lengthened(record, place, entry))


def test_what_an_error_quotes_is_short() -> None:
    position = {"players": 3, "cities": [{"board": "x" * 100_000}, {}, {}]}
    with pytest.raises(ImpossibleGame) as refused:
        Game.from_position({"cities": position["cities"]})
    assert len(str(refused.value)) < LONGEST_REASON + 100
