"""Environments for programs that learn: PettingZoo, Gymnasium, and many games at once.

>>> from mirabilia.envs import parallel_env
>>> env = parallel_env(players=3)
>>> observations, infos = env.reset(seed=1)
>>> actions = {agent: env.action_space(agent).sample() for agent in env.agents}
>>> observations, rewards, terminations, truncations, infos = env.step(actions)

They need the extra `envs`: without it, importing this says how to install it. The encoding that all
of them share is in docs/envs.md; `mirabilia.envs.openspiel` registers the game with OpenSpiel.
"""

from mirabilia.envs.needs import check_packages

check_packages()

from mirabilia.envs.moves import MoveTable, move_table  # noqa: E402
from mirabilia.envs.parallel import ParallelGame, env, parallel_env, raw_env  # noqa: E402
from mirabilia.envs.policy import PolicyBot  # noqa: E402
from mirabilia.envs.rewards import REWARDS, Rewards  # noqa: E402
from mirabilia.envs.seat import SeatEnv  # noqa: E402
from mirabilia.envs.vector import VectorGames  # noqa: E402

__all__ = [
    "REWARDS",
    "MoveTable",
    "ParallelGame",
    "PolicyBot",
    "Rewards",
    "SeatEnv",
    "VectorGames",
    "env",
    "move_table",
    "parallel_env",
    "raw_env",
]
