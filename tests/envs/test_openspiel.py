"""OpenSpiel: its random simulations, its tensors, and its environment for learners."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel here")
from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import sample_some_states  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from mirabilia import Game  # noqa: E402
from mirabilia.encoding import observe  # noqa: E402
from mirabilia.envs import openspiel  # noqa: E402

TABLES: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 4, "expansions": "leaders,cities,armada", "payments": "explicit"},
]


def load(table: dict[str, Any]) -> Any:
    return pyspiel.load_game(openspiel.NAME, {**table, "rng_seed": 1})


@pytest.mark.parametrize("table", TABLES)
def test_openspiel_finds_nothing_wrong(table: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=False, verbose=False)


def moments(game: Any, seed: int) -> Any:
    chance = np.random.default_rng(seed)
    state = game.new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    while not state.is_terminal():
        yield state
        actions = [int(chance.choice(state.legal_actions(p))) for p in range(game.num_players())]
        state.apply_actions(actions)
    yield state


def test_tensors_are_what_the_library_sees() -> None:
    game = load(TABLES[0])
    observer = make_observation(game)
    for number, state in enumerate(moments(game, 1)):
        if number % 6 == 0 and not state.is_terminal():
            observer.set_from(state, 1)
            beside = Game(state.seating.state)
            assert observer.tensor.astype(np.uint8).tobytes() == observe(beside, 1)
            assert observer.dict["hand"].sum() == len(state.seating.state.hands[1])


def test_information_states_have_every_hand_and_every_answer() -> None:
    game = load(TABLES[0])
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    *_, last = moments(game, 2)
    observer.set_from(last, 2)
    hands = observer.dict["hands seen"]
    sizes = [int(row.sum()) for row in hands if row.any()]
    assert sizes == [7, 6, 5, 4, 3, 2] * 3
    log = observer.dict["log"]
    assert np.count_nonzero(log[:, 0]) == len(last.seating.state.log)
    own = [row for row in log if row[0] == 1 and row[1] == 3]
    assert len(own) == 18
    assert all(row[3] for row in own)


def test_strings_tell_information_states_apart() -> None:
    game = load(TABLES[0])
    seen = {state.information_state_string(0) for state in moments(game, 3)}
    assert len(seen) > 18


def test_a_history_can_be_played_again() -> None:
    game = load(TABLES[0])
    *_, last = moments(game, 4)
    again = game.new_initial_state()
    history = last.history()
    again.apply_action(history[0])
    players = game.num_players()
    for first in range(1, len(history), players):
        again.apply_actions(history[first : first + players])
    assert again.returns() == last.returns()
    assert sum(last.returns()) == pytest.approx(1)
    assert str(again) == str(last)


def test_a_copy_goes_its_own_way() -> None:
    game = load(TABLES[0])
    state = next(moments(game, 5))
    before = str(state)
    twin = state.clone()
    twin.apply_actions([twin.legal_actions(player)[0] for player in range(3)])
    assert str(state) == before != str(twin)


def test_the_environment_for_learners_runs() -> None:
    env = rl_environment.Environment(load(TABLES[0]))
    step = env.reset()
    rounds = 0
    while not step.last():
        legal = step.observations["legal_actions"]
        step = env.step([actions[0] for actions in legal])
        rounds += 1
    assert rounds >= 18
    assert sum(step.rewards) == pytest.approx(1)


class TestApi(api_test.EnforceAPIOnPartialTreeBase):
    """OpenSpiel's own test of what a game promises, on some of its states."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.game = load(TABLES[0])
        cls.game_name = openspiel.NAME
        cls.game_type = cls.game.get_type()
        cls.some_states = sample_some_states.sample_some_states(cls.game, max_states=30)
