"""What people at tables notice: views that are not those of the game."""

from __future__ import annotations

import pytest

import mirabilia
from benchmarks.swarm import Data, Figures, Guest, Table, Visitor, mark_of, view_of
from mirabilia.game import steps_of

SEATS = 3


def record() -> Data:
    game = mirabilia.Game.new(players=SEATS, sides="day", seed=4)
    for _ in range(5):
        for seat, decision in game.pending.items():
            game.play(seat, decision.moves[0])
    return dict(game.record())


def wrong_views(seat: int | None, shown: list[bytes]) -> list[str]:
    guest, figures = Guest("http://127.0.0.1:1", "127.0.0.1"), Figures()
    table = Table([guest], SEATS, 1.0, figures, views=True)
    visitor = Visitor(table, guest, "t", seat)
    visitor.shown = shown
    table.check_views(record(), [visitor])
    return figures.wrong


def views(seat: int | None) -> list[bytes]:
    return [mark_of(view_of(step.game, seat)) for step in steps_of(record())]


@pytest.mark.parametrize("seat", [0, 2, None])
def test_views_of_the_game_are_right_even_if_some_were_missed(seat: int | None) -> None:
    marks = views(seat)
    assert len(set(marks)) == len(marks) > 4
    assert wrong_views(seat, marks) == []
    assert wrong_views(seat, marks[1::2]) == []


@pytest.mark.parametrize("seat", [0, 2, None])
def test_views_of_others_or_in_another_order_are_wrong(seat: int | None) -> None:
    marks, who = views(seat), "a watcher" if seat is None else f"seat {seat}"
    told = [f"t: views of {who}"]
    assert wrong_views(seat, marks[::-1]) == told
    assert wrong_views(seat, views(1)) == told
    assert wrong_views(seat, []) == told
