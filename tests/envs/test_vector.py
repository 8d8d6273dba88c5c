"""Many games at once: the same as one by one, written where they are wanted."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from mirabilia import Game
from mirabilia.encoding import observe, things
from mirabilia.envs import VectorGames
from tests.envs.test_parallel import play_beside

TABLES: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 4, "expansions": ("leaders", "cities", "armada")},
]


def legal_choice(games: VectorGames, chance: np.random.Generator) -> Any:
    """A legal action for each seat, each as likely as the others."""
    return (games.masks * chance.random(games.masks.shape)).argmax(axis=2)


@pytest.mark.parametrize("table", TABLES)
def test_games_go_as_they_would_one_by_one(table: dict[str, Any]) -> None:
    count = 3
    games = VectorGames(count, **table)
    games.reset(seed=11)
    beside = [Game.new(**table, seed=11 + place) for place in range(count)]
    chance = np.random.default_rng(1)
    ended = 0
    while ended < 4:
        check_rows(games, beside)
        actions = legal_choice(games, chance)
        for game, numbers in zip(beside, actions.tolist(), strict=True):
            play_beside(game, numbers)
        games.step(actions)
        for place, game in enumerate(beside):
            assert bool(games.ended[place]) is game.over
            if game.over:
                ended += 1
                check_paid(games.rewards[place], game)
                beside[place] = Game.new(**table, seed=games.seeds[place])
            else:
                assert not games.rewards[place].any()


def check_rows(games: VectorGames, beside: list[Game]) -> None:
    for place, game in enumerate(beside):
        for seat in range(game.players):
            row, mask = games.observations[place, seat], games.masks[place, seat]
            if seat in game.pending:
                assert row.tobytes() == observe(game, seat)
                legal = {things().number(move.action) for move in game.pending[seat].moves}
                assert set(np.flatnonzero(mask)) == legal
            else:
                assert not row.any()
                assert list(np.flatnonzero(mask)) == [0]


def check_paid(rewards: Any, game: Game) -> None:
    winners = game.result.winners
    expected = [1 / len(winners) if seat in winners else 0 for seat in range(game.players)]
    assert rewards.tolist() == pytest.approx(expected)


def test_results_are_written_into_given_arrays() -> None:
    sizes = VectorGames(2, players=3)
    given: dict[str, Any] = {
        "observations": np.full(sizes.observations.shape, 7, np.float32),
        "masks": np.zeros(sizes.masks.shape, np.int8),
        "rewards": np.ones((2, 3), np.float64),
        "ended": np.ones(2, np.bool_),
    }
    games = VectorGames(2, players=3, **given)
    games.reset(seed=4)
    sizes.reset(seed=4)
    assert games.observations is given["observations"]
    assert (given["observations"] == sizes.observations).all()
    assert (given["masks"] == sizes.masks).all()
    assert not given["rewards"].any()
    assert not given["ended"].any()


def test_nothing_is_copied_to_arrays_of_its_own() -> None:
    games = VectorGames(2, players=3)
    rows, masks = games.observations, games.masks
    games.reset(seed=4)
    first = rows.copy()
    games.step(legal_choice(games, np.random.default_rng(1)))
    assert games.observations is rows
    assert games.masks is masks
    assert not rows.flags.owndata
    assert (rows != first).any()


@pytest.mark.parametrize("way", [copy.deepcopy, lambda games: pickle.loads(pickle.dumps(games))])
def test_a_copy_goes_its_own_way(way: Any) -> None:
    games = VectorGames(2, players=3, expansions=("leaders",), payments="explicit")
    games.reset(seed=4)
    for _ in range(10):
        games.step(legal_choice(games, np.random.default_rng(1)))
    twin = way(games)
    before = games.observations.copy()
    chance, other = np.random.default_rng(2), np.random.default_rng(2)
    for _ in range(60):
        twin.step(legal_choice(twin, chance))
    assert (games.observations == before).all()
    for _ in range(60):
        games.step(legal_choice(games, other))
    assert games.seeds == twin.seeds
    assert (games.observations == twin.observations).all()
    assert (games.masks == twin.masks).all()


def test_numpys_numbers_are_numbers() -> None:
    table: dict[str, Any] = {"expansions": ("armada",), "armada_edition": np.int8(1)}
    games = VectorGames(np.int64(2), players=np.int64(4), **table)
    games.reset(seed=np.uint8(3))
    assert games.observations.shape[:2] == (2, 4)


def test_explicit_payments_take_a_second_step() -> None:
    games = VectorGames(8, players=3, payments="explicit")
    games.reset(seed=1)
    chance = np.random.default_rng(1)
    paid = 0
    for _ in range(200):
        games.step(legal_choice(games, chance))
        paid += int(games.masks[:, :, things().count :].any(axis=2).sum())
    assert paid > 20


def test_misuse_is_refused() -> None:
    with pytest.raises(ValueError, match="0 games cannot be stepped: at least 1 can"):
        VectorGames(0)
    with pytest.raises(ValueError, match=r"rewards has the shape \(2,\); \(2, 3\) is needed"):
        VectorGames(2, rewards=np.zeros(2, np.float32))
    games = VectorGames(2)
    games.reset()
    with pytest.raises(ValueError, match="5 actions for 2 games of 3; there is one for each"):
        games.step([0] * 5)
    with pytest.raises(ValueError, match=r"seat 0 cannot do 0 \(wait\): it is asked side"):
        games.step(np.zeros((2, 3), int))
