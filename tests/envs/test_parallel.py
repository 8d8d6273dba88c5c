"""PettingZoo: its own tests, and what the environment says of a game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)

from mirabilia import Game, envs
from mirabilia.encoding import observe, things
from mirabilia.envs.rewards import leads

ALL = ("leaders", "cities", "armada")
TABLES: list[dict[str, Any]] = [
    {},
    {"players": 4, "expansions": ("leaders",)},
    {"players": 3, "expansions": ("cities",), "payments": "explicit"},
    {"players": 8, "expansions": ALL, "teams": True},
    {"players": 5, "expansions": ALL, "payments": "explicit", "reward": "margin"},
]


@pytest.mark.parametrize("table", TABLES)
def test_pettingzoo_finds_nothing_wrong(table: dict[str, Any]) -> None:
    parallel_api_test(envs.parallel_env(**table), num_cycles=150)


# It would rather have no mask; those of its own environments that have one are let off by name.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize("table", TABLES[:2])
def test_pettingzoo_finds_nothing_wrong_one_after_the_other(table: dict[str, Any]) -> None:
    api_test(envs.env(**table), num_cycles=100)


def test_the_same_seed_gives_the_same_game() -> None:
    parallel_seed_test(envs.parallel_env, num_cycles=100)
    seed_test(envs.env, num_cycles=100)


def test_cycles_can_be_bounded() -> None:
    max_cycles_test(envs)


# ---- a whole game


def play(env: Any, seed: int) -> tuple[list[Any], Any]:
    """Play at random; everything that was told, and the game by `Game.new` beside it."""
    told = [env.reset(seed=seed)]
    for agent in env.agents:
        env.action_space(agent).seed(seed)
    while env.agents:
        told.append(env.step({a: env.action_space(a).sample() for a in env.agents}))
    return told, env.seating.state


@pytest.mark.parametrize("number", range(4))
def test_the_shares_of_the_victory_are_paid_at_the_end(number: int) -> None:
    env = envs.parallel_env(players=3 + number)
    told, state = play(env, number)
    for *_, rewards, ended, cut, _ in [step[-5:] for step in told[1:-1]]:
        assert set(rewards.values()) == {0.0}
        assert not any(ended.values())
        assert not any(cut.values())
    *_, rewards, ended, cut, infos = told[-1]
    result = Game(state).result
    winners = {f"seat_{seat}" for seat in result.winners}
    assert rewards == {a: 1 / len(winners) if a in winners else 0.0 for a in env.possible_agents}
    assert all(ended.values())
    assert [info["points"] for info in infos.values()] == result.totals
    assert [info["lead"] for info in infos.values()] == leads(result.totals)


def test_observations_and_masks_are_those_of_the_game() -> None:
    env = envs.parallel_env(players=4, expansions=("armada",))
    observations, _ = env.reset(seed=5)
    game = Game.new(players=4, expansions=("armada",), seed=5)
    while not game.over:
        for seat, agent in enumerate(env.possible_agents):
            seen = observations[agent]
            assert seen["observation"].tobytes() == observe(game, seat)
            legal = {things().number(m.action) for m in moves_of(game, seat)} or {0}
            assert set(np.flatnonzero(seen["action_mask"])) == legal
        actions = {agent: env.action_space(agent).sample() for agent in env.agents}
        play_beside(game, [int(actions[agent]) for agent in env.possible_agents])
        observations, *_ = env.step(actions)
    assert not env.agents


def moves_of(game: Game, seat: int) -> list[Any]:
    return list(game.pending[seat].moves) if seat in game.pending else []


def play_beside(game: Game, numbers: list[int]) -> None:
    chosen = {
        seat: things().by_rule([move.action for move in decision.moves], int(numbers[seat]))
        for seat, decision in game.pending.items()
    }
    for seat, act in chosen.items():
        game.play(seat, next(m for m in moves_of(game, seat) if m.action == act))


def test_points_and_margins_are_paid_if_wished() -> None:
    for reward in ("points", "margin"):
        told, state = play(envs.parallel_env(reward=reward), 1)
        totals = Game(state).result.totals
        expected = totals if reward == "points" else leads(totals)
        assert list(told[-1][1].values()) == expected


def test_shaping_adds_up_to_nothing() -> None:
    """With a discount of 1 the gains in potential cancel out: only the first lead is left."""
    plain, _ = play(envs.parallel_env(), 3)
    shaped, _ = play(envs.parallel_env(reward=envs.Rewards(shaping=0.1)), 3)
    sums = [
        {agent: sum(step[1][agent] for step in told[1:]) for agent in ("seat_0", "seat_1")}
        for told in (plain, shaped)
    ]
    assert sums[1] == pytest.approx(sums[0])
    assert any(set(step[1].values()) != {0.0} for step in shaped[1:-1])


# ---- misuse


def test_an_illegal_action_ends_the_game_at_the_cost_of_who_chose_it() -> None:
    env = envs.parallel_env()
    env.reset(seed=1)
    actions = {agent: env.action_space(agent).sample() for agent in env.agents}
    _, rewards, ended, _, infos = env.step({**actions, "seat_1": 0})
    assert rewards == {"seat_0": 0.0, "seat_1": -1.0, "seat_2": 0.0}
    assert all(ended.values())
    assert not env.agents
    assert "seat 1 cannot do 0 (wait): it is asked side" in infos["seat_1"]["illegal"]
    with pytest.raises(ValueError, match="the game is over: call reset first"):
        env.step(actions)


def test_an_illegal_action_can_raise_and_changes_nothing() -> None:
    env = envs.parallel_env(illegal="raise", payments="explicit")
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"and 2 of \d+ actions are legal, for example"):
        env.step({"seat_0": 5, "seat_1": 5, "seat_2": 5})
    assert env.seating.state.answers == [-1, -1, -1]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"reward": "glory"}, "'glory' is no reward; there are: win, points, margin"),
        ({"payments": "cash"}, "payments is one of rule, explicit, not 'cash'"),
        ({"illegal": "ignore"}, "illegal is one of lose, raise, not 'ignore'"),
        ({"players": 9}, "9 cannot play"),
    ],
)
def test_impossible_options_are_refused(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Exception, match=sentence):
        envs.parallel_env(**options)


def test_a_table_is_described() -> None:
    env = envs.parallel_env(render_mode="ansi", sides="day")
    env.reset(seed=1)
    assert str(env.render()).startswith("age 1, turn 1\nseat 0: ")
    assert envs.parallel_env().render() is None


# ---- explicit payments


def test_explicit_payments_reach_every_way() -> None:
    """The second decision offers the ways in their order; the block says what they cost."""
    env = envs.parallel_env(players=3, payments="explicit", sides="day")
    chance = np.random.default_rng(1)
    asked = 0
    for seed in range(6):
        observations, _ = env.reset(seed=seed)
        while env.agents:
            asked += check_payments(env, observations)
            actions = {
                agent: chance.choice(np.flatnonzero(observations[agent]["action_mask"]))
                for agent in env.agents
            }
            observations, *_ = env.step(actions)
    assert asked > 5


def check_payments(env: Any, observations: Any) -> int:
    found = 0
    layout, first = env.layout, things().count
    for seat, agent in enumerate(env.possible_agents):
        ways = env.seating.ways[seat]
        row = observations[agent]["observation"]
        block = layout.block("way 0")
        costs = [
            row[block.start + place * block.size : block.start + (place + 1) * block.size].sum()
            for place in range(32)
        ]
        numbers = np.flatnonzero(observations[agent]["action_mask"])
        if ways:
            found += 1
            assert list(numbers) == [first + place for place in range(len(ways))]
            assert sum(costs[: len(ways)]) > 0
        else:
            assert max(numbers) < first
        assert sum(costs[len(ways) :]) == 0
    return found
