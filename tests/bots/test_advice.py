"""The chances that advice tells: those of the search, believed the less the earlier it is."""

from __future__ import annotations

from random import Random

import pytest

from mirabilia import Game
from mirabilia.bots import Budget, answer, make_bot
from mirabilia.bots.advice import believed, chance_of, even_share, rest_of_game
from mirabilia.bots.levels import ThinkingBot

ALL_BOXES = ("leaders", "cities", "armada")


def test_what_is_doubted_comes_nearer_to_an_even_chance() -> None:
    assert believed(0.9, 0.25, 0.0) == pytest.approx(0.9)
    assert believed(0.9, 0.25, 0.4) == pytest.approx(0.25 + 0.6 * 0.65)
    assert believed(0.05, 0.25, 0.8) == pytest.approx(0.21)
    assert believed(0.25, 0.25, 0.5) == 0.25


@pytest.mark.parametrize("boxes", [(), ALL_BOXES])
def test_less_is_doubted_the_later_it_is(boxes: tuple[str, ...]) -> None:
    game = Game.new(players=4, seed=1, expansions=boxes, sides="day", events=False)
    bots = [make_bot("builder", Random(seat)) for seat in range(4)]
    told = []
    while not game.over:
        told.append(chance_of(0.75, game.view(0)))
        for seat, decision in game.pending.items():
            game.play(seat, answer(bots[seat], game, decision))
    assert told == sorted(told)
    assert 0.25 < told[0] < 0.73
    assert told[-1] == 0.75


def test_what_is_left_goes_from_the_whole_game_to_nothing() -> None:
    game = Game.new(players=3, seed=1, sides="day", events=False)
    bot = make_bot("greedy", Random(1))
    found = []
    while not game.over:
        found.append(rest_of_game(game.view(0)))
        for decision in game.pending.values():
            game.play(decision.seat, answer(bot, game, decision))
    assert found[0] == pytest.approx(17 / 18)
    assert found == sorted(found, reverse=True)
    assert found[-1] == 0


def test_an_even_chance_is_that_of_a_team() -> None:
    assert even_share(5) == 0.2
    assert even_share(4, teams=True) == 0.5
    teams = Game.new(players=4, teams=True, expansions=ALL_BOXES, seed=1, events=False)
    assert chance_of(0.5, teams.view(0)) == pytest.approx(0.5)


def test_advice_tells_the_chance_that_is_believed() -> None:
    view = Game.new(players=3, sides="day", seed=1, events=False).view(0)
    advisers = [make_bot("master", Random(1), Budget(iterations=40)) for _ in range(2)]
    first, second = advisers
    assert isinstance(first, ThinkingBot)
    assert isinstance(second, ThinkingBot)
    moves = Game.new(players=3, sides="day", seed=1, events=False).pending[0].moves
    estimates = first.estimates(first.think(view, moves), 0.0)
    told = second.advise(view)
    assert [one.wins for one in told] == [chance_of(one.wins, view) for one in estimates[:3]]
    assert abs(told[0].wins - 1 / 3) < abs(estimates[0].wins - 1 / 3)
