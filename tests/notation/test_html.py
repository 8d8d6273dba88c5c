"""Decisions as notebooks show them: cards and leaders in their colours, other things as words."""

from __future__ import annotations

from typing import Any

from mirabilia import Game, Move, View
from mirabilia.catalog.markup import BANDS, strong
from mirabilia.notation.html import decision_html
from tests.support.oracle import CARDS
from tests.support.plain import plain
from tests.support.play import finished_game, new_game


def shown(game: Game) -> str:
    return game.pending[0]._repr_html_()


def test_a_game_shows_its_cities() -> None:
    game = new_game(1, players=3, sides="day", boards=["gizah", "rhodos", "olympia"])
    assert all(board in game._repr_html_() for board in ("gizah", "rhodos", "olympia"))
    assert ">points</th>" in game._repr_html_()
    assert ">points</th>" not in game.view(0)._repr_html_()


def test_a_leader_has_its_colour() -> None:
    game = new_game(1, sides="day", expansions=["leaders"])
    assert game.pending[0].kind == "keep"
    assert shown(game).count(f"background:{BANDS['leader'][0]}") == 4


def test_what_is_no_card_is_a_word() -> None:
    game = new_game(1, sides="choose", boards="deal")
    assert game.pending[0].kind == "side"
    assert "background" not in shown(game)
    assert ">day</td>" in shown(game)


def test_a_view_shows_the_own_hand_and_nobody_elses() -> None:
    game = new_game(1, sides="day", expansions=["leaders"])
    while game.age == 0:
        for seat, decision in game.pending.items():
            game.play(seat, decision.moves[0])
    view = game.view(0)
    shown = view._repr_html_()
    assert "View of seat 0, age 1, turn 0" in shown
    assert ">leaders</td>" in shown
    own, *others = view.now["court"]["hands"]
    assert own
    assert all(f">{id}</span>" in shown for id in own)
    assert all(id == "?" for hand in others for id in hand)
    assert "?" not in shown


def test_a_card_that_is_hidden_has_no_colour() -> None:
    view = new_game(1, sides="day", boards="deal").view(0)
    data: Any = plain(view.data)
    before = view._repr_html_()
    data["now"]["hands"][0][0] = "?"
    after = View(data)._repr_html_()
    assert before.count("background:") == after.count("background:") + 1


def test_a_long_decision_says_how_many_moves_are_left_out() -> None:
    moves = [Move.parse(f"sell {id}") for id in sorted(CARDS)[:43]]
    shown = decision_html(1, "card", moves)
    assert "Decision of seat 1: card, 43 moves" in shown
    assert ">and 3 more</td>" in shown
    assert f">{moves[39].text}</td>" in shown
    assert f">{moves[40].text}</td>" not in shown
    assert "more" not in decision_html(1, "card", moves[:40])


def test_a_result_shows_every_line_of_points_and_the_winner_in_bold() -> None:
    result = finished_game(1).result
    shown = result._repr_html_()
    assert all(f">{line}</th>" in shown for line in result.points[0])
    winner = result.ranks.index(1)
    assert strong(result.totals[winner]) in shown
    last = max(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
    assert strong(result.totals[last]) not in shown
