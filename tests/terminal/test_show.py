"""Positions, printed: ordinary ones and odd ones."""

from __future__ import annotations

import argparse
import io
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mirabilia import Game, ImpossibleGame
from mirabilia.terminal.show import add_arguments
from mirabilia.terminal.viewer import show_game, show_position
from tests.terminal.desk import WORDS, Desk

THREE = [{"board": "gizah"}, {"board": "rhodos", "side": "night"}, {"board": "olympia"}]


def shown(game: Game, width: int = 80) -> str:
    desk = Desk([], width)
    show_game(WORDS, desk.screen, game)
    assert all(len(line) <= width for line in desk.text.splitlines())
    return desk.text


def played_to(kind: str, **options: Any) -> Game:
    """A game at the first decision of a kind."""
    rng = Random(1)
    for seed in range(300):
        game = Game.new(**{"players": 3, "seed": seed, **options})
        while not game.over:
            pending = game.pending
            if any(decision.kind == kind for decision in pending.values()):
                return game
            for seat, decision in pending.items():
                stages = [move for move in decision.moves if move.verb == "stage"]
                game.play(seat, rng.choice(stages or list(decision.moves)))
    raise AssertionError(kind)


def test_a_position_jotted_down() -> None:
    cities = [{**THREE[0], "coins": 5, "cards": ["altar"], "buried": ["loom_age1"]}, *THREE[1:]]
    text = shown(Game.from_position({"cities": cities, "age": 2, "turn": 3}))
    assert "Age II · turn 3 of 6 · hands pass right" in text
    assert "0 · Gizah, Day" in text
    assert "1 · Rhodos, Night" in text
    assert "5 coins · 0 shields" in text
    assert "1 ✓ 3 points" in text
    assert "▬ Altar" in text
    assert WORDS("title-hands") in text
    assert "Olympia has to choose a card" in text
    assert re.search(r"Gizah +0 +1 +3 +3 +0 +0 +0 +7 +5", text)
    assert "your" not in text.replace("your first card", "")


@pytest.mark.parametrize("width", [40, 80, 120, 200])
def test_any_width(width: int) -> None:
    assert "Rhodos" in shown(Game.from_position({"cities": THREE, "age": 3}), width)


def test_answers_that_lie_face_down() -> None:
    game = Game.from_position({"cities": THREE})
    game.play(1, game.pending[1].moves[0])
    assert "Rhodos has chosen: build" in shown(game)


def test_before_boards_are_picked() -> None:
    game = Game.new(players=4, boards="pick", seed=1)
    game.play(0, "board gizah")
    text = shown(game)
    assert "Before Age I" in text
    assert "0 · Gizah" in text
    assert "2 · Seat 2" in text
    assert "Seat 1 has to choose a board" in text
    assert WORDS("wonder-no-side") in text


def test_before_sides_are_chosen() -> None:
    game = Game.new(players=3, boards=["gizah", "rhodos", "olympia"], seed=1)
    game.play(2, "side night")
    text = shown(game)
    assert "Gizah has to choose a side of the wonder" in text
    assert "Olympia has chosen: take the Night side" in text


def test_at_a_pick_from_the_discard() -> None:
    boards = ["halikarnassos", "gizah", "rhodos"]
    text = shown(played_to("discard", boards=boards, sides="night"))
    assert WORDS("title-pile") in text
    assert "Halikarnassos has to choose a discarded card" in text


def test_at_a_last_card() -> None:
    boards = ["babylon", "gizah", "rhodos"]
    text = shown(played_to("last", boards=boards, sides="night"))
    assert "Babylon has to choose whether to play the last card" in text
    assert "Age II, last cards" in text


def test_a_game_that_is_over() -> None:
    game = Game.new(players=7, sides="night", seed=3)
    while not game.over:
        for seat, decision in game.pending.items():
            game.play(seat, decision.moves[0])
    text = shown(game)
    assert WORDS("event-end") in text
    assert WORDS("title-sheet", when="end") in text
    assert "has to choose" not in text
    assert WORDS("title-hands") not in text


# ---- who has won


def over_with(*cities: dict[str, Any]) -> Game:
    boards = ("gizah", "rhodos", "olympia")
    settled = [{"board": b, "side": "day", **c} for b, c in zip(boards, cities, strict=True)]
    data = {"cities": settled, "age": 3, "turn": 6, "agenda": [], "hands": [[], [], []]}
    return Game.from_position(data)


def test_the_winner() -> None:
    text = shown(over_with({"coins": 0}, {"coins": 9}, {"coins": 0}))
    assert "Rhodos wins with 3 points." in text
    assert "equal" not in text


@pytest.mark.rule("B-52")
def test_a_tie_that_coins_decide() -> None:
    text = shown(over_with({"coins": 3}, {"coins": 5}, {"coins": 4}))
    found = " ".join(text.split())
    assert "Rhodos wins with 1 point. Tied on points with Gizah and Olympia;" in found
    assert "coins decide: 5 to 4." in found


@pytest.mark.rule("B-52")
def test_a_shared_victory() -> None:
    text = shown(over_with({"coins": 5}, {"coins": 5}, {"coins": 4}))
    assert "Gizah and Rhodos share the victory with 1 point and equal coins." in text


def test_negative_points() -> None:
    text = shown(over_with({"coins": 0, "defeats": 6}, {"coins": 9}, {"coins": 0}))
    assert re.search(r"Gizah +−6 .* −6 +0", text)


# ---- where a position comes from


def show(source: str, *options: str) -> int:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return show_position(parser.parse_args([source, *options]))


def test_literal_file_and_standard_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = json.dumps({"cities": THREE})
    file = tmp_path / "position.json"
    file.write_text(text, "utf-8-sig")
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    outputs = []
    for source in (text, f" {text}", str(file), "-"):
        assert show(source) == 0
        outputs.append(capsys.readouterr().out)
    assert len(set(outputs)) == 1
    assert "Gizah" in outputs[0]


@pytest.mark.parametrize(
    ("source", "error", "message"),
    [
        ("{", ValueError, "the position is not JSON"),
        ("[1]", ValueError, "must be one JSON object"),
        ("{}", ImpossibleGame, "players is missing"),
        ('{"entries": []}', ValueError, "a record, not a position"),
        ('{"cities": [{}, {}, {}], "age": 9}', ImpossibleGame, "age must be"),
        ("nowhere.json", OSError, "nowhere.json cannot be read"),
        ("\0", OSError, "cannot be read"),
    ],
)
def test_what_is_no_position(source: str, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message) as raised:
        show(source)
    assert "\n" not in str(raised.value)


def test_the_command_line_says_what_a_position_leaves_out(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = json.dumps({"cities": [{}] * 4})
    assert show(text, "--with", "leaders,cities,armada", "--teams") == 0
    out = capsys.readouterr().out
    assert "team 2" in out
    assert "Ships" in out
    named = json.dumps({"cities": [{}] * 4, "options": {"expansions": ["armada"]}})
    assert show(named, "--with", "armada") == 0
    assert show(named) == 0
    with pytest.raises(ValueError, match=r"its expansions is \['armada'\]"):
        show(named, "--with", "leaders")
    with pytest.raises(ImpossibleGame, match="cannot play in teams of two"):
        show(json.dumps({"cities": [{}] * 5}), "--teams")
    with pytest.raises(ImpossibleGame, match="options must be a table"):
        show('{"cities": [{}, {}, {}], "options": 3}', "--teams")


@pytest.mark.rule("L-2")
def test_l_2_show_is_told_that_the_leaders_of_cities_stay_out() -> None:
    boxes = ["--with", "leaders,cities", "--no-cities-leaders"]
    assert show(json.dumps({"cities": [{"leaders": ["nero"]}, {}, {}]}), *boxes) == 0
    with pytest.raises(ImpossibleGame, match="arsinoe: this leader is not in play"):
        show(json.dumps({"cities": [{"leaders": ["arsinoe"]}, {}, {}]}), *boxes)
    joined = json.dumps({"cities": [{}] * 3, "options": {"cities_leaders": True}})
    with pytest.raises(ValueError, match="its cities_leaders is True"):
        show(joined, *boxes)
    with pytest.raises(ImpossibleGame, match="add leaders and cities"):
        show(json.dumps({"cities": [{}] * 3}), "--no-cities-leaders")
