"""The library's contract: options, decisions, answers, errors, results."""

from __future__ import annotations

import copy
import doctest
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import mirabilia
from mirabilia import (
    Game,
    IllegalMove,
    ImpossibleOptions,
    MirabiliaError,
    Move,
    NotOver,
    NotYourDecision,
    Result,
)
from tests.support.play import finished_game, play_out

BOARDS = ["alexandria", "babylon", "ephesos", "gizah", "halikarnassos", "olympia", "rhodos"]


def day(players: int = 3, **options: Any) -> Game:
    """A game that begins with the first card."""
    return Game.new(**{"players": players, "sides": "day", "seed": 1, **options})


def one_line(error: MirabiliaError) -> bool:
    return len(str(error).splitlines()) == 1


def test_the_example_of_the_package_is_true() -> None:
    assert doctest.testmod(mirabilia).failed == 0


def test_every_public_name_is_there() -> None:
    assert [name for name in mirabilia.__all__ if not hasattr(mirabilia, name)] == []


# ---- options


@pytest.mark.rule("B-1")
@pytest.mark.parametrize("players", range(3, 8))
def test_three_to_seven_can_play(players: int) -> None:
    game = Game.new(players=players, seed=1)
    assert game.players == players
    assert list(game.pending) == list(range(players))


@pytest.mark.rule("B-1")
@pytest.mark.parametrize("players", [-1, 0, 1, 2, 8, 100])
def test_others_cannot(players: int) -> None:
    with pytest.raises(ImpossibleOptions) as caught:
        Game.new(players=players)
    assert caught.value.code == ("eight" if players == 8 else "players")
    assert "3 to 7" in str(caught.value)


@pytest.mark.parametrize(
    ("options", "code", "hint"),
    [
        ({"expansions": ["atlantis"]}, "expansions", "there are"),
        ({"sides": "dawn"}, "sides", "choose, day, night or random"),
        ({"boards": "buy"}, "boards", "deal, pick"),
        ({"boards": ["gizah"]}, "boards_count", "one per player"),
        ({"boards": ["gizah", "rhodos", "atlantis"]}, "board_unknown", "olympia"),
        ({"boards": ["gizah", "gizah", "rhodos"]}, "board_twice", "one of each"),
        ({"cities_leaders": False}, "needless", "add leaders and cities to the expansions"),
        ({"leaders": "expert"}, "needless", "add leaders to the expansions"),
        ({"armada_edition": 1}, "needless", "add armada to the expansions"),
        ({"seed": -1}, "seed", "whole number"),
        ({"seed": 1 << 128}, "seed", "whole number"),
    ],
)
def test_impossible_options_say_what_would_be_possible(
    options: dict[str, Any], code: str, hint: str
) -> None:
    with pytest.raises(ImpossibleOptions) as caught:
        Game.new(players=3, **options)
    assert caught.value.code == code
    assert hint in str(caught.value)
    assert one_line(caught.value)


@pytest.mark.parametrize(
    "options",
    [
        {"players": "3"},
        {"players": 3.0},
        {"players": True},
        {"players": None},
        {"sides": 1},
        {"sides": None},
        {"boards": 3},
        {"boards": None},
        {"boards": [1, 2, 3]},
        {"boards": [["gizah"], "rhodos", "olympia"]},
        {"expansions": "leaders"},
        {"expansions": 1},
        {"expansions": [1]},
        {"cities_leaders": 0},
        {"cities_leaders": None},
        {"leaders": 1},
        {"teams": 1},
        {"armada_edition": "2"},
        {"armada_edition": True},
        {"seed": 1.5},
        {"seed": True},
        {"seed": b"7"},
    ],
    ids=str,
)
def test_options_of_the_wrong_type_are_a_type_error(options: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        Game.new(**{"players": 3, **options})


def test_the_seed_decides_everything_that_chance_does() -> None:
    agreed: list[dict[str, Any]] = [{}, {"sides": "random"}, {"boards": "pick", "sides": "night"}]
    for options in agreed:
        one = play_out(Game.new(players=4, seed=5, **options), Random(1))
        same = play_out(Game.new(players=4, seed=5, **options), Random(1))
        other = play_out(Game.new(players=4, seed=6, **options), Random(1))
        assert one == same
        assert one != other


def test_a_text_is_a_seed_too_and_none_is_a_new_one() -> None:
    assert day(seed="friday") == day(seed="friday")
    assert day(seed="friday") != day(seed="Friday")
    assert day(seed=None) != day(seed=None)
    assert day(seed=(1 << 128) - 1) == day(seed=(1 << 128) - 1)


@pytest.mark.rule("B-4", "B-5", "D-1")
def test_boards_and_sides_come_as_agreed() -> None:
    named = Game.new(players=3, boards=["rhodos", "gizah", "olympia"], sides="night", seed=1)
    cities = named.position()["cities"]
    assert [city["board"] for city in cities] == ["rhodos", "gizah", "olympia"]
    assert {city["side"] for city in cities} == {"night"}
    picked = Game.new(players=3, boards="pick", seed=1)
    assert {seat: decision.kind for seat, decision in picked.pending.items()} == {0: "board"}
    assert [move.subject for move in picked.pending[0].moves] == BOARDS
    picked.play(0, "board gizah")
    assert "board gizah" not in [move.text for move in picked.pending[1].moves]


@pytest.mark.parametrize("players", range(3, 8))
def test_events_are_told_only_where_they_are_wanted(players: int) -> None:
    loud = play_out(day(players), Random(1))
    quiet = play_out(day(players, events=False), Random(1))
    assert loud.events
    assert quiet.events == []
    assert loud == quiet
    assert loud.result == quiet.result


# ---- decisions and answers


def test_pending_is_a_fresh_snapshot() -> None:
    game = day()
    before = game.pending
    game.play(0, before[0].moves[0])
    assert list(before) == [0, 1, 2]
    assert list(game.pending) == [1, 2]
    game.pending.clear()
    assert list(game.pending) == [1, 2]
    assert game.answered == [0]


def test_answers_in_any_order_make_the_same_game() -> None:
    forward, backward = day(5), day(5)
    while not forward.over:
        choices = {seat: decision.moves[-1] for seat, decision in forward.pending.items()}
        for seat, move in choices.items():
            forward.play(seat, move)
        for seat, move in reversed(choices.items()):
            backward.play(seat, move.text)
    assert forward == backward
    assert forward.events == backward.events


def test_a_move_or_its_text_will_do() -> None:
    by_move, by_text = day(), day()
    move = by_move.pending[0].moves[3]
    by_move.play(0, move)
    by_text.play(0, f"  {move.text}\n")
    assert by_move == by_text


def test_nothing_is_revealed_before_the_last_answer() -> None:
    game = day()
    cities = game.position()["cities"]
    game.play(1, game.pending[1].moves[0])
    game.play(0, game.pending[0].moves[0])
    assert game.position()["cities"] == cities
    assert (game.age, game.turn) == (1, 1)
    game.play(2, game.pending[2].moves[0])
    assert game.position()["cities"] != cities
    assert (game.age, game.turn) == (1, 2)


def test_an_answer_can_be_taken_back_until_the_last_is_in() -> None:
    game = day()
    fresh = game.digest()
    game.play(0, game.pending[0].moves[0])
    game.take_back(0)
    assert game.digest() == fresh
    assert game.answered == []
    game.play(0, game.pending[0].moves[1])
    game.play(1, game.pending[1].moves[0])
    game.play(2, game.pending[2].moves[0])
    with pytest.raises(NotYourDecision) as caught:
        game.take_back(0)
    assert caught.value.code == "nothing_to_take_back"


def refusals(game: Game) -> list[tuple[str, MirabiliaError]]:
    """Everything that can be refused in a game in which seat 0 has answered."""
    attempts: dict[str, Callable[[], object]] = {
        "answered": lambda: game.play(0, "pass"),
        "not_offered": lambda: game.play(1, "pass"),
        "seat": lambda: game.play(7, "pass"),
        "empty": lambda: game.play(1, ""),
        "nothing_to_take_back": lambda: game.take_back(1),
        "not_over": lambda: game.result,
    }
    found = []
    for code, attempt in attempts.items():
        with pytest.raises(MirabiliaError) as caught:
            attempt()
        found.append((code, caught.value))
    return found


def test_refusals_have_a_code_a_line_and_no_effect() -> None:
    game = day()
    game.play(0, game.pending[0].moves[0])
    before = game.digest()
    for code, error in refusals(game):
        assert error.code == code
        assert one_line(error)
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), again.data) == (type(error), str(error), error.data)
        assert str(copy.deepcopy(error)) == str(error)
    assert game.digest() == before


def seat_questions(game: Game) -> list[Callable[[Any], object]]:
    return [game.view, game.events_for, game.take_back, lambda seat: game.play(seat, "pass")]


@pytest.mark.parametrize("seat", [-1, 3, 100])
def test_there_are_only_so_many_seats(seat: int) -> None:
    game = day()
    for ask in seat_questions(game):
        with pytest.raises(NotYourDecision) as caught:
            ask(seat)
        assert caught.value.code == "seat"


@pytest.mark.parametrize("seat", [None, "0", 0.0, True, [0]])
def test_a_seat_is_a_number(seat: Any) -> None:
    game = day()
    for ask in seat_questions(game):
        with pytest.raises(TypeError):
            ask(seat)


def test_a_finished_game_asks_nothing() -> None:
    game = finished_game(1)
    assert game.pending == {}
    with pytest.raises(NotYourDecision) as played:
        game.play(0, "pass")
    with pytest.raises(NotYourDecision) as taken_back:
        game.take_back(0)
    assert played.value.code == taken_back.value.code == "over"


def test_who_is_not_asked_is_told_whom_the_game_waits_for() -> None:
    game = Game.new(players=3, boards="pick", seed=1)
    with pytest.raises(NotYourDecision) as caught:
        game.play(2, "board gizah")
    assert caught.value.code == "nothing_asked"
    assert "seat 0" in str(caught.value)


def test_an_illegal_move_comes_with_a_legal_one() -> None:
    game = day()
    with pytest.raises(IllegalMove) as caught:
        game.play(0, "take altar")
    example = caught.value.data["example"]
    assert Move.parse(str(example)) in game.pending[0].moves


# ---- results


def test_a_result_is_there_at_the_end() -> None:
    with pytest.raises(NotOver):
        _ = day().result
    game = finished_game(2)
    result = game.result
    assert [list(lines) for lines in result.points] == [list(result.categories)] * game.players
    assert result.totals == [sum(lines.values()) for lines in game.scores()]
    assert result.coins == [city["coins"] for city in game.position()["cities"]]
    assert len(str(result).splitlines()) == game.players + 1


@pytest.mark.rule("B-52")
def test_ties_go_to_coins_and_are_shared_after_that() -> None:
    tied = [{"blue": 10}, {"blue": 12}, {"blue": 12}, {"blue": 12}]
    assert Result(tied, [9, 3, 4, 1]).winners == [2]
    shared = Result(tied, [9, 3, 4, 4])
    assert shared.winners == [2, 3]
    assert shared.ranks == [4, 3, 1, 1]


def test_scores_can_be_asked_for_at_any_time() -> None:
    start = day(4).scores()
    assert [sum(lines.values()) for lines in start] == [1, 1, 1, 1]  # 3 coins are a point
    assert day(4).scores() == start


# ---- copies


def test_a_copy_is_equal_and_independent() -> None:
    game = day(4)
    twin = game.copy()
    assert twin == game
    assert twin is not game
    twin.play(0, twin.pending[0].moves[0])
    assert game.answered == []
    play_out(twin, Random(1))
    assert game == day(4)


def test_games_are_compared_but_not_hashed() -> None:
    assert day() != "game"
    with pytest.raises(TypeError):
        hash(day())


def test_games_say_what_they_are() -> None:
    assert "age 1, turn 1" in repr(day())
    assert "over" in repr(finished_game(1))
    assert "card" in repr(day().pending[0])
