"""Answers tried in the same games: what is counted, and how sure it is."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any

import pytest

from mirabilia import Game
from mirabilia.bots.learned import learned
from mirabilia.bots.search.pairing import Pairing, differences, error_of, mean_of
from mirabilia.notation.sampling import read_view

HABITS = learned(("base",), 3).habits


def pairing(game: Game, seat: int, acts: list[int], seed: int = 1) -> Pairing:
    sampler = read_view(game.view(seat))
    return Pairing(sampler, game.players, seat, acts, HABITS, Random(seed))


def in_age_one(teams: bool = False) -> Game:
    table: dict[str, Any] = {"players": 4, "expansions": ["cities"], "teams": True}
    game = Game.new(sides="day", seed=3, **(table if teams else {"players": 3}))
    assert game.age == 1
    return game


def test_one_answer_is_worth_the_same_as_itself() -> None:
    game = in_age_one()
    act = game.pending[0].moves[0].action
    pairs = pairing(game, 0, [act, act])
    pairs.run(6)
    first, second = pairs.trials
    assert differences(first, second) == [0.0] * 6
    assert first.shares == second.shares
    assert first.mean_points() == second.mean_points()


@pytest.mark.parametrize("teams", [False, True])
def test_every_game_is_won_by_somebody(teams: bool) -> None:
    game = in_age_one(teams)
    moves = game.pending[1].moves
    pairs = pairing(game, 1, [moves[0].action, moves[-1].action])
    pairs.run(5)
    for trial in pairs.trials:
        assert len(trial.wins) == 5
        assert sum(trial.chances()) == pytest.approx(2 if teams else 1)
        assert mean_of(trial.wins) == pytest.approx(trial.chances()[1])
        if teams:
            assert trial.chances()[0] == trial.chances()[1]


def test_the_same_chance_gives_the_same_games() -> None:
    game = in_age_one()
    acts = [move.action for move in game.pending[2].moves[:2]]
    found = []
    for seed in (1, 1, 2):
        pairs = pairing(game, 2, acts, seed)
        pairs.run(4)
        found.append([trial.points for trial in pairs.trials])
    assert found[0] == found[1] != found[2]


def test_the_error_shrinks_with_the_number_of_games() -> None:
    assert error_of([1.0, -1.0] * 8) == pytest.approx(sqrt(17) / 16)
    assert error_of([1.0, -1.0] * 200) < error_of([1.0, -1.0] * 50)


def test_a_few_equal_games_prove_nothing() -> None:
    assert error_of([0.0, 0.0, 0.0]) == pytest.approx(1 / 3)
