"""Gymnasium: its own check, and one seat against bots."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from mirabilia import Game
from mirabilia.bots.simple import BuilderBot
from mirabilia.envs import Rewards, SeatEnv

TABLES: list[dict[str, Any]] = [
    {},
    {"scaled": True, "players": 4, "bots": ("random", "builder", BuilderBot), "seat": None},
    {"players": 3, "expansions": ("leaders", "cities", "armada"), "payments": "explicit"},
]


@pytest.mark.parametrize("table", TABLES)
def test_gymnasium_finds_nothing_wrong(table: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(SeatEnv(**table), skip_render_check=True)


def test_it_can_be_made_by_its_name() -> None:
    env = gymnasium.make("mirabilia/Seat-v1", bots="random", players=5)
    row, info = env.reset(seed=1)
    assert env.observation_space.contains(row)
    assert info["action_mask"].shape == (env.action_space.n,)


def play(env: SeatEnv, seed: int) -> list[Any]:
    told: list[Any] = [env.reset(seed=seed)]
    while len(told) == 1 or not told[-1][2]:
        told.append(env.step(env.action_space.sample()))
    return told


@pytest.mark.parametrize("seat", range(3))
def test_a_game_from_any_seat(seat: int) -> None:
    env = SeatEnv("random", seat=seat)
    told = play(env, seat)
    result = Game(env.seating.state).result
    _, reward, ended, cut, info = told[-1]
    assert (ended, cut) == (True, False)
    assert reward == (1 / len(result.winners) if seat in result.winners else 0.0)
    assert info["points"] == result.totals[seat]
    assert [step[1] for step in told[1:-1]] == [0.0] * (len(told) - 2)


def test_whenever_it_is_asked_there_is_something_to_do() -> None:
    env = SeatEnv("builder", players=4, expansions=("armada", "leaders"))
    env.reset(seed=2)
    ended = False
    while not ended:
        masks = env.action_masks()
        assert masks.dtype == np.bool_
        assert not masks[0]
        assert masks.any()
        *_, ended, _, _ = env.step(np.flatnonzero(masks)[-1])


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (play_fixed(SeatEnv("builder"), 7) for _ in range(2))
    assert first == second
    assert play_fixed(SeatEnv("builder"), 8) != first


def play_fixed(env: SeatEnv, seed: int) -> list[bytes]:
    row, _ = env.reset(seed=seed)
    rows = [row.tobytes()]
    ended = False
    while not ended:
        row, _, ended, *_ = env.step(int(np.flatnonzero(env.action_masks())[0]))
        rows.append(row.tobytes())
    return rows


def test_an_illegal_action_loses_or_raises() -> None:
    env = SeatEnv()
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(0)
    assert (reward, ended) == (-1.0, True)
    assert "seat 0 cannot do 0 (wait)" in info["illegal"]
    with pytest.raises(ValueError, match="the game is over"):
        env.step(0)
    env = SeatEnv(illegal="raise")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="seat 0 cannot do 0"):
        env.step(0)


def test_impossible_tables_are_refused() -> None:
    with pytest.raises(ValueError, match="2 bots are named for 3 other seats"):
        SeatEnv(("random", "random"), players=4)
    with pytest.raises(ValueError, match="there is no seat 3; the seats are 0 to 2"):
        SeatEnv(seat=3)


def test_shaping_adds_up_to_nothing() -> None:
    plain, shaped = SeatEnv("random"), SeatEnv("random", reward=Rewards(shaping=0.1))
    sums = []
    for env in (plain, shaped):
        env.action_space.seed(1)
        sums.append(sum(step[1] for step in play(env, 3)[1:]))
    assert sums[1] == pytest.approx(sums[0])
