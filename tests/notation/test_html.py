"""Decisions as notebooks show them: cards and leaders in their colours, other things as words."""

from __future__ import annotations

from mirabilia import Game
from mirabilia.catalog.markup import BANDS
from tests.support.play import new_game


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
