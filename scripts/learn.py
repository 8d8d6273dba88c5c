"""A learner, as a tutorial: MaskablePPO of sb3-contrib against two `builder` bots.

`python -m scripts.learn --minutes 30` trains for half an hour on two cores, writes the policy to
build/learned.zip, and lets it play 300 games against two builders, in every seat. The result goes
to benchmarks/results/learner.json; a share of wins below 60 % is a failure. It needs torch and
sb3-contrib: docs/envs.md says how to set up an environment for it.

1. An environment is one seat at a table of bots. Its observations are scaled to about 0 to 1, and
   shaping pays for the lead on the way, so that there is something to learn from in every step.
2. The mask says which actions are legal; MaskablePPO gives all others no chance.
3. Many games are played at once, so that the policy is asked about all of them in one go.
4. What was learned becomes a bot, which the arena rates like any other.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import monotonic, process_time
from typing import Any, ClassVar, Final

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from benchmarks.__main__ import RESULTS
from benchmarks.about import about
from mirabilia.arena import simulate
from mirabilia.bots import Bot
from mirabilia.encoding.layout import layout_of
from mirabilia.envs import PolicyBot, Rewards, SeatEnv
from mirabilia.envs.spaces import scales_of

ROOT: Final = Path(__file__).parents[1]
PLAYERS: Final = 3
OPPONENT: Final = "builder"
GAMES: Final = 300
# A lead of 50 points on the way is worth as much as a victory.
REWARDS: Final = Rewards("win", shaping=0.02, discount=1.0)
TABLES: Final = 32
# The least share of wins; chance would win a third.
GOAL: Final = 0.6


def make_env() -> SeatEnv:
    """One seat, another one in each game."""
    return SeatEnv(OPPONENT, players=PLAYERS, seat=None, reward=REWARDS, scaled=True)


class UntilTime(BaseCallback):  # type: ignore[misc]
    """Ends the training when its time is over."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.end = monotonic() + 60 * minutes

    def _on_step(self) -> bool:
        return monotonic() < self.end


def train(minutes: float, seed: int) -> Any:
    """A policy that was trained for some minutes."""
    games = DummyVecEnv([make_env] * TABLES)
    model = MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=seed,
        device="cpu",
        verbose=1,
    )
    model.learn(total_timesteps=10**9, callback=UntilTime(minutes))
    games.close()
    return model


def bot_of(model: Any) -> type[Bot]:
    """A bot that plays by a policy."""
    scales = scales_of(layout_of(False, {"players": PLAYERS}))

    class Learned(PolicyBot):
        """Takes the action that the policy thinks is best."""

        name: ClassVar[str] = "learned"

        def act(self, observation: Any, mask: Any) -> int:
            row = (observation * scales).astype(np.float32)
            action, _ = model.predict(row, action_masks=mask, deterministic=True)
            return int(action)

    return Learned


def rated(model: Any, games: int, seed: int) -> dict[str, Any]:
    """How the policy does against two opponents."""
    players: list[str | type[Bot]] = [bot_of(model), OPPONENT, OPPONENT]
    standing = simulate(players, games=games, seed=f"learned {seed}").tally.bots["learned"]
    return {"games": games, "won": standing.win_share, "interval": standing.win_interval}


# The network is so small that several threads only wait for each other.
torch.set_num_threads(1)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.learn", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0, help="of training (30)")
    parser.add_argument("--games", type=int, default=GAMES, help=f"to rate it by ({GAMES})")
    parser.add_argument("--seed", type=int, default=1, help="of training and games (1)")
    asked = parser.parse_args()
    model = train(asked.minutes, asked.seed)
    file = ROOT / "build" / "learned.zip"
    file.parent.mkdir(exist_ok=True)
    model.save(file)
    trained = {
        "minutes": asked.minutes,
        "core_minutes": round(process_time() / 60, 1),
        "decisions": model.num_timesteps,
    }
    result = rated(model, asked.games, asked.seed)
    RESULTS.mkdir(parents=True, exist_ok=True)
    text = json.dumps({**about(), "trained": trained, "goal": GOAL, **result}, indent=2)
    (RESULTS / "learner.json").write_text(text + "\n", "utf-8", newline="\n")
    low, high = result["interval"]
    print(f"won {result['won']:.1%} of {asked.games} games ({low:.1%} to {high:.1%})")
    return int(result["won"] < GOAL)


if __name__ == "__main__":
    sys.exit(main())
