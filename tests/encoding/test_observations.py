"""Observations: blocks that say what a seat sees and remembers, and nothing that is hidden."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from mirabilia import Game, sample
from mirabilia.encoding import Layout, Observer, observe
from mirabilia.encoding.layout import KINDS, layout_of
from mirabilia.engine.state import DECISIONS, LEFT_OVER
from tests.support.mixes import new_table, tables
from tests.support.play import answers, style

CHUNK = 10
NOW_AND_THEN = 40


def layout_for(game: Game) -> Layout:
    options = dict(game.position()["options"])
    return layout_of(False, {**options, "players": game.players})


def told(game: Game, seat: int) -> dict[str, dict[str, int]]:
    """The figures of an observation that are not 0, by block and name."""
    layout, row = layout_for(game), observe(game, seat)
    assert len(row) == layout.size == len(layout.names()) == len(layout.scales())
    return {
        block.name: {
            name: figure
            for (name, _), figure in zip(block.figures, row[block.start : block.end], strict=True)
            if figure
        }
        for block in layout.blocks
    }


def moments(number: int) -> Iterator[tuple[Game, Random]]:
    game = new_table(number)
    rng = Random(f"observed {number}")
    for moment, _ in enumerate(answers(game, Random(number), style(number))):
        if moment % NOW_AND_THEN == number % NOW_AND_THEN and not game.over:
            yield game, rng


# ---- nothing hidden


@pytest.mark.parametrize("first", range(0, len(tables()), CHUNK))
def test_what_is_hidden_leaves_the_observation_the_same(first: int) -> None:
    """The other world is drawn from the seat's own view."""
    for number in range(first, first + CHUNK):
        for game, rng in moments(number):
            seat = rng.randrange(game.players)
            other = sample(game.view(seat), rng)
            assert told(other, seat) == told(game, seat), f"game {number}, seat {seat}"


def test_two_worlds_would_tell_a_row_that_looked_at_others_hands() -> None:
    """What one seat sees of another's figures would differ if they came from its own eyes."""
    differing = 0
    for number in range(0, len(tables()), 5):
        for game, rng in moments(number):
            seat = rng.randrange(game.players)
            other = sample(game.view(seat), rng)
            differing += observe(other, (seat + 1) % game.players) != observe(
                game, (seat + 1) % game.players
            )
    assert differing > 20


# ---- what is told


def cards(names: list[str]) -> dict[str, int]:
    return dict(Counter(names))


@pytest.mark.parametrize("first", range(0, len(tables()), CHUNK))
def test_blocks_say_what_the_view_says(first: int) -> None:
    for number in range(first, first + CHUNK):
        for game, rng in moments(number):
            seat = rng.randrange(game.players)
            check_row(told(game, seat), game, seat)


def check_row(row: dict[str, dict[str, int]], game: Game, seat: int) -> None:
    now: Any = game.view(seat).now
    players = game.players
    assert row["hand"] == cards(now["hands"][seat])
    assert row["clock"].get("turn", 0) == now["turn"]
    assert row["clock"][f"age {now['age']}"] == 1
    assert row["clock"].get("cards in the pile", 0) == len(now["discard"])
    asked = now["asked"][seat]
    assert {name for name in row["decision"] if name != "number"} == ({asked} - {None, ""})
    for step in range(players):
        check_city(row, step, now["cities"][(seat + step) % players])
        figures = row[f"city {step}"]
        assert figures.get("cards in hand", 0) == len(now["hands"][(seat + step) % players])
    if "court" in now:
        assert row["leaders in hand"] == cards(now["court"]["hands"][seat])
        assert row["leaders offered"] == cards(now["court"]["offers"][seat])
    if "sea" in now:
        assert row["islands offered"] == cards(now["sea"]["offers"][seat])


def check_city(row: dict[str, dict[str, int]], step: int, city: dict[str, Any]) -> None:
    figures, has = row[f"city {step}"], set(row[f"city {step}, what it has"])
    assert figures.get("coins", 0) == city["coins"]
    assert figures.get("defeats", 0) == city["defeats"]
    assert figures.get("debts", 0) == city.get("debts", 0)
    assert figures.get("stages built", 0) == len(city["buried"])
    for value in (1, 3, 5):
        assert figures.get(f"victories of {value}", 0) == city["victories"].count(value)
    for fleet, step_of in zip(
        ("red", "yellow", "blue", "green"), city.get("fleets", ()), strict=False
    ):
        assert figures.get(f"{fleet} fleet", 0) == step_of
    expected = {*city["cards"], *city.get("leaders", ()), *city.get("islands", ())}
    expected |= {f"{leader}, buried" for leader in city.get("graves", ())}
    if city.get("shipyard"):
        expected.add(city["shipyard"])
    sides = [city["side"]] if city["side"] else ["day", "night"]
    if city["board"]:
        expected |= {f"{city['board']} {side}" for side in sides}
    assert has == expected


# ---- memory


def test_a_hand_that_went_on_is_remembered() -> None:
    """Age I: hands go to the left. What is built is seen, what is sold is not."""
    hands = [
        ["altar", "baths", "clay_pool"],
        ["stone_pit", "marketplace", "theater"],
        ["ore_vein", "stockade", "barracks"],
    ]
    cities = [{"board": board, "coins": 6} for board in ("gizah", "rhodos", "olympia")]
    game = Game.from_position({"cities": cities, "age": 1, "turn": 5, "hands": hands})
    assert told(game, 0)["seen, 1 to the left"] == {}
    for seat, move in enumerate(("build altar", "sell marketplace", "sell stockade")):
        game.play(seat, move)
    # The left neighbour holds what seat 0 passed on; the right one's hand was never seen.
    row = told(game, 0)
    assert row["hand"] == cards(["ore_vein", "barracks"])
    assert row["seen, 1 to the left"] == cards(["baths", "clay_pool"])
    assert row["seen, 2 to the left"] == {}
    assert told(game, 1)["pile"] == {"marketplace": 1}
    assert row["pile"] == {}


def test_cards_that_were_taken_face_down_may_still_be_there() -> None:
    hands = [
        ["altar", "baths", "clay_pool", "loom_age1"],
        ["stone_pit", "tavern", "theater", "press_age1"],
        ["ore_vein", "stockade", "barracks", "glassworks_age1"],
        ["lumber_yard", "apothecary", "workshop", "scriptorium"],
    ]
    boards = ("gizah", "rhodos", "olympia", "ephesos")
    cities = [{"board": board, "coins": 6} for board in boards]
    game = Game.from_position({"cities": cities, "age": 1, "turn": 4, "hands": hands})
    for seat, move in enumerate(("build altar", "sell tavern", "sell barracks", "sell workshop")):
        game.play(seat, move)
    for seat, move in enumerate(
        ("sell lumber_yard", "sell baths", "build theater", "sell ore_vein")
    ):
        game.play(seat, move)
    # Seat 2 has the hand that seat 0 began with; seat 1 took the Baths from it face down.
    assert told(game, 0)["seen, 2 to the left"] == cards(["baths", "clay_pool", "loom_age1"])
    # Seat 3 has the hand that seat 1 began with; seat 2 built the Theater from it for all to see.
    assert told(game, 1)["seen, 2 to the left"] == cards(["stone_pit", "press_age1"])


@pytest.mark.parametrize("first", range(0, 40, 10))
def test_an_observer_that_follows_a_game_tells_the_same(first: int) -> None:
    for number in range(first, first + 10):
        game = new_table(number)
        observer = Observer(layout_for(game))
        for moment, _ in enumerate(answers(game, Random(number), style(number))):
            if moment % 7 == 0 and not game.over:
                observer.look(game._state)
                for seat in range(game.players):
                    assert observer.row(game._state, seat, []) == observe(game, seat)


# ---- the layout


def test_the_size_depends_on_the_options_alone() -> None:
    for number in range(0, 40, 3):
        game = new_table(number)
        size = layout_for(game).size
        assert all(len(observe(game, seat)) == size for seat in range(game.players))


def test_the_blocks_follow_each_other() -> None:
    layout = layout_of(True, {"players": 4, "expansions": ("leaders", "cities", "armada")})
    places = [(block.start, block.end) for block in layout.blocks]
    assert [start for start, _ in places] == [0, *(end for _, end in places[:-1])]
    assert layout.block("hand").size == 146
    with pytest.raises(ValueError, match="there is no block 'hands'; there are: options, clock"):
        layout.block("hands")


def test_names_of_a_row_are_all_different() -> None:
    names = layout_of(True, {"players": 8, "expansions": ("leaders", "cities", "armada")}).names()
    assert len(set(names)) == len(names)
    assert json.dumps(names)


def test_every_decision_has_a_place_of_its_own() -> None:
    """The number stands behind them: a decision without a place would be written there."""
    assert [DECISIONS[kind] for kind in KINDS] == [*DECISIONS[1:LEFT_OVER]]
