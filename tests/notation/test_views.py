"""Views as plain data: they travel as JSON and come back the same."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random
from typing import Any

import pytest

from mirabilia import Game, View, sample
from mirabilia.engine.actions import UNKNOWN
from mirabilia.errors import ImpossibleGame
from mirabilia.notation.reader import read_seen
from tests.support.plain import plain
from tests.support.play import finished_game, moments, new_game


@pytest.mark.parametrize("number", range(5))
def test_views_go_through_json(number: int) -> None:
    for game in moments(number):
        for seat in range(game.players):
            view = game.view(seat)
            text = view.to_json()
            assert View.from_json(text) == view
            assert View.from_json(text).to_json() == text
            assert json.loads(json.dumps(view.data)) == view.data
            assert len(text.splitlines()) == 1


@pytest.mark.parametrize("number", range(5))
def test_views_show_the_own_decision(number: int) -> None:
    for game in moments(number):
        for seat, decision in game.pending.items():
            view = game.view(seat)
            assert view.seat == seat
            assert view.now["moves"] == [move.text for move in decision.moves]
            assert view.now["asked"][seat] == decision.kind
            assert view.now["hands"][seat] == game.position()["hands"][seat]


def test_views_can_be_copied_and_pickled() -> None:
    view = finished_game(1).view(0)
    assert pickle.loads(pickle.dumps(view)) == copy.deepcopy(view) == view
    assert hash(copy.deepcopy(view)) == hash(view)


def test_views_differ_by_seat_and_by_moment() -> None:
    game = new_game(1, sides="day", boards="deal")
    assert game.view(0) != game.view(1)
    before = game.view(0)
    game.play(0, game.pending[0].moves[0])
    assert game.view(0) != before


def test_nothing_done_to_a_view_reaches_the_game() -> None:
    game = finished_game(1)
    before = game.digest(), game.view(0).to_json()
    data = plain(game.view(0).data)
    for part in (data["now"]["cities"], data["now"]["discard"], data["remembered"]["hands"]):
        part.clear()
    data["options"].clear()
    assert (game.digest(), game.view(0).to_json()) == before


@pytest.mark.parametrize("number", range(5))
def test_events_are_plain_data_and_hide_only_cards(number: int) -> None:
    """What a seat is told is what happened, with "?" in place of cards played face down."""
    game: Game = finished_game(number)
    for seat in range(game.players):
        told = plain(game.events_for(seat))
        assert json.loads(json.dumps(told)) == told
        for event, happened in zip(told, game.events, strict=True):
            hidden = event.get("card") == "?"
            assert {**event, "card": happened.get("card")} == {"card": None, **happened}
            face_down = event["event"] in ("stage", "sell", "leftover")
            assert hidden == (face_down and event["seat"] != seat)


# ---- what is open to all

MIXES: list[dict[str, Any]] = [
    {},
    {"players": 4, "teams": True, "expansions": ["leaders"]},
    {"players": 4, "expansions": ["leaders", "cities", "armada"]},
]
HIDDEN = "?"


def agreed(views: list[Any]) -> Any:
    """What all views say alike; where one of them does not know, nobody may."""
    first = views[0]
    if isinstance(first, dict):
        return {key: agreed([view[key] for view in views]) for key in first}
    if isinstance(first, list) and all(len(view) == len(first) for view in views):
        return [agreed(list(parts)) for parts in zip(*views, strict=True)]
    return first if all(view == first for view in views) else HIDDEN


@pytest.mark.parametrize("options", MIXES)
@pytest.mark.parametrize("number", range(3))
def test_what_is_open_to_all_is_what_all_views_have_in_common(
    number: int, options: dict[str, Any]
) -> None:
    for game in moments(number, **options):
        public = game.public_view()
        views = [game.view(seat) for seat in range(game.players)]
        tables = [dict(view.now, answers=[], moves=[]) for view in views]
        assert dict(public["now"], answers=[]) == agreed(tables)
        assert not any(public["now"]["answers"])
        assert public["seat"] is None


@pytest.mark.parametrize("options", MIXES)
@pytest.mark.parametrize("number", range(2))
def test_a_view_tells_of_its_own_moment_whenever_it_is_read(
    number: int, options: dict[str, Any]
) -> None:
    kept: list[tuple[View, str]] = []
    for game in moments(number, **options):
        kept += [(game.view(seat), game.view(seat).to_json()) for seat in range(game.players)]
    assert all(view.to_json() == told for view, told in kept)


def test_a_view_whose_data_were_changed_is_read_as_they_are() -> None:
    view = Game.new(players=3, sides="day", seed=1).view(0)
    hand = view.now["hands"][0]
    hand[0] = "no_such_card"
    with pytest.raises(ImpossibleGame, match="no_such_card"):
        sample(view, Random(1))


@pytest.mark.parametrize("options", MIXES)
@pytest.mark.parametrize("number", range(3))
def test_what_everybody_did_is_open_as_to_any_other_seat(
    number: int, options: dict[str, Any]
) -> None:
    *_, game = moments(number, **options)
    assert game.over
    for actor in range(game.players):
        other = (actor + 2) % game.players
        assert of_seat(game.public_view()["remembered"]["log"], actor) == of_seat(
            game.view(other).remembered["log"], actor
        )
        assert [event for event in game.public_events() if event.get("seat") == actor] == [
            event for event in game.events_for(other) if event.get("seat") == actor
        ]


def of_seat(log: list[list[Any]], actor: int) -> list[list[Any]]:
    return [entry for entry in log if entry[0] == actor]


def test_nobody_remembers_hands_or_piles() -> None:
    remembered = finished_game(1).public_view()["remembered"]
    assert (remembered["hands"], remembered["piles"]) == ([], [])


def test_a_view_can_be_read_as_a_table_with_no_open_decision() -> None:
    game = Game.new(players=4, expansions=["leaders", "cities"], teams=True, sides="night", seed=7)
    for _ in range(30):
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.moves[0])
    view = game.view(1)
    table = read_seen(view.data, view.now)
    assert table.options.teams
    assert table.options.expansions == ("leaders", "cities")
    assert (len(table.cities), table.age) == (4, game.age)
    assert [city.coins for city in table.cities] == [city["coins"] for city in view.now["cities"]]
    assert all(card == UNKNOWN for card in table.hands[2])
    assert table.waiting == 0
    assert not any(table.legal)


@pytest.mark.parametrize("text", ["", "{", '{"now": nothing}', "[" * 100_000])
def test_what_is_no_json_is_no_view(text: str) -> None:
    with pytest.raises(ImpossibleGame, match="is no JSON"):
        View.from_json(text)


def test_a_view_says_whose_and_when_it_is() -> None:
    game = new_game(1, sides="day", boards="deal")
    assert repr(game.view(2)) == "<View of seat 2, age 1, turn 1>"
