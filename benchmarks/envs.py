"""Decisions per second through each environment, beside the engine itself and beside peers.

`python -m benchmarks.envs` in an environment with the extra `envs`; with `--save` it writes
benchmarks/results/envs.json. Everything is measured in one process, subject by subject in rounds,
with processor time; the ratios are what counts. A peer that is not installed is left out.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from statistics import median
from typing import Any, Final

import numpy as np

from benchmarks.__main__ import RESULTS
from benchmarks.about import about
from benchmarks.subjects import BOXES, uniform_random
from benchmarks.work import Done, Work
from benchmarks.worker import measure
from mirabilia.envs import SeatEnv, VectorGames, parallel_env

TABLES: Final = (("base", 3), ("base", 4), ("all boxes", 4))
# Games that are stepped together, and steps in a portion of work.
MANY: Final = 64
STEPS: Final = 60

# What the goals compare.
ENGINE: Final = "engine, uniform random"
VECTOR: Final = f"VectorGames of {MANY}"
HEARTS: Final = "OpenSpiel hearts through rl_environment"


def vectorised(boxes: str, players: int) -> Work:
    games = VectorGames(MANY, players=players, expansions=BOXES[boxes])
    games.reset(seed=1)
    chance = Random(1)

    def step_all(_: int) -> Done:
        decisions = ended = 0
        for _step in range(STEPS):
            decisions += int(games.observations[:, :, 0].size - games.masks[:, :, 0].sum())
            games.step(drawn(games.masks, chance))
            ended += int(games.ended.sum())
        return Done(games=ended, decisions=decisions)

    return step_all


def drawn(masks: Any, chance: Random) -> Any:
    """A legal action for each seat: the first one after a point that chance decides."""
    first = chance.randrange(masks.shape[2])
    later = masks[:, :, first:].argmax(axis=2) + first
    legal = np.take_along_axis(masks, later[:, :, None], axis=2)[:, :, 0]
    return np.where(legal, later, masks.argmax(axis=2))


def parallel(boxes: str, players: int) -> Work:
    env = parallel_env(players=players, expansions=BOXES[boxes])

    def play_game(number: int) -> Done:
        chance = np.random.default_rng(number)
        observations, _ = env.reset(seed=number)
        decisions = 0
        while env.agents:
            legal = {a: np.flatnonzero(observations[a]["action_mask"]) for a in env.agents}
            decisions += sum(numbers[0] != 0 for numbers in legal.values())
            chosen = {a: numbers[chance.integers(len(numbers))] for a, numbers in legal.items()}
            observations, *_ = env.step(chosen)
        return Done(games=1, decisions=int(decisions))

    return play_game


def seat(boxes: str, players: int) -> Work:
    """The decisions of the seat alone; bots that choose at random play the others."""
    env = SeatEnv("random", players=players, expansions=BOXES[boxes])

    def play_game(number: int) -> Done:
        chance = np.random.default_rng(number)
        _, info = env.reset(seed=number)
        decisions, ended = 0, False
        while not ended:
            legal = np.flatnonzero(info["action_mask"])
            *_, ended, _, info = env.step(legal[chance.integers(len(legal))])
            decisions += 1
        return Done(games=1, decisions=decisions)

    return play_game


def through_rl_environment(name: str, params: dict[str, Any]) -> Work:
    """A game of OpenSpiel's with its tensors, as its learners see it."""
    pyspiel = import_module("pyspiel")
    rl_environment = import_module("open_spiel.python.rl_environment")
    env = rl_environment.Environment(pyspiel.load_game(name, params))

    def play_game(number: int) -> Done:
        draw = Random(number).random
        step, decisions = env.reset(), 0
        while not step.last():
            legal = step.observations["legal_actions"]
            current = step.observations["current_player"]
            seats = range(len(legal)) if current < 0 else [current]
            decisions += sum(legal[who] != [0] for who in seats) if current < 0 else 1
            step = env.step([legal[who][int(draw() * len(legal[who]))] for who in seats])
        return Done(games=1, decisions=decisions)

    return play_game


def ours_in_openspiel(boxes: str, players: int) -> Work:
    name = import_module("mirabilia.envs.openspiel").NAME
    return through_rl_environment(name, {"players": players, "expansions": ",".join(BOXES[boxes])})


def texas_holdem() -> Work:
    env = import_module("pettingzoo.classic.texas_holdem_v4").env()

    def play_game(number: int) -> Done:
        env.reset(seed=number)
        decisions = 0
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            action = None
            if not (ended or cut):
                action = env.action_space(agent).sample(seen["action_mask"])
                decisions += 1
            env.step(action)
        return Done(games=1, decisions=decisions)

    return play_game


def catanatron() -> Work:
    import_module("catanatron_gym")
    env = import_module("gymnasium").make("catanatron-v1").unwrapped

    def play_game(number: int) -> Done:
        draw = Random(number).random
        env.reset(seed=number)
        decisions, ended = 0, False
        while not ended:
            legal = env.get_valid_actions()
            _, _, ended, cut, _ = env.step(legal[int(draw() * len(legal))])
            ended = ended or cut
            decisions += 1
        return Done(games=1, decisions=decisions)

    return play_game


OURS: Final[dict[str, Callable[[str, int], Work]]] = {
    ENGINE: uniform_random,
    VECTOR: vectorised,
    "PettingZoo, parallel": parallel,
    "Gymnasium, one seat": seat,
    "OpenSpiel, through rl_environment": ours_in_openspiel,
}
PEERS: Final[dict[str, Callable[[], Work]]] = {
    HEARTS: partial(through_rl_environment, "hearts", {}),
    "PettingZoo texas_holdem": texas_holdem,
    "catanatron's Gym": catanatron,
}


def subjects() -> tuple[dict[str, Work], list[str]]:
    """What can be measured here, and the peers that are not installed."""
    found = {
        f"{name}, {boxes}, {players} players": make(boxes, players)
        for boxes, players in TABLES
        for name, make in OURS.items()
    }
    missing = []
    for name, make_peer in PEERS.items():
        try:
            found[name] = make_peer()
        except ImportError:
            missing.append(name)
    return found, missing


def measured(rounds: int, seconds: float) -> dict[str, Any]:
    """Decisions per second: the median of the rounds, in which all take turns."""
    works, missing = subjects()
    speeds: dict[str, list[float]] = {name: [] for name in works}
    for number in range(rounds):
        for name, work in works.items():
            done = measure(work, 1000 * number, seconds)
            speeds[name].append(done["decisions"] / done["seconds"])
    figures = {name: round(median(found), 1) for name, found in speeds.items()}
    return {
        **about(),
        "decisions_per_second": figures,
        "missing": missing,
        "ratios": ratios(figures),
    }


def ratios(figures: dict[str, float]) -> dict[str, float]:
    """The vectorised games over the engine alone, and over hearts."""
    found = {}
    for boxes, players in TABLES:
        table = f"{boxes}, {players} players"
        ours = figures[f"{VECTOR}, {table}"]
        found[f"{VECTOR} over the engine, {table}"] = ours / figures[f"{ENGINE}, {table}"]
        if HEARTS in figures:
            found[f"{VECTOR} over hearts, {table}"] = ours / figures[HEARTS]
    return {name: round(ratio, 3) for name, ratio in found.items()}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.envs", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how many times everything (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for a subject in a round (1)")
    parser.add_argument("--save", action="store_true", help="also write benchmarks/results/")
    asked = parser.parse_args()
    result = measured(asked.rounds, asked.seconds)
    text = json.dumps(result, indent=2) + "\n"
    if asked.save:
        RESULTS.mkdir(parents=True, exist_ok=True)
        (RESULTS / "envs.json").write_text(text, "utf-8", newline="\n")
    sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
