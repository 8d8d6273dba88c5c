"""Many games of one table's options, stepped in one call, with all results in given arrays."""

from __future__ import annotations

from typing import Any, Final, Unpack

import numpy as np

from mirabilia.encoding.batch import Batch
from mirabilia.encoding.things import things
from mirabilia.envs.rewards import Rewards
from mirabilia.envs.spaces import table_layout
from mirabilia.options import TableOptions


class VectorGames:
    """`count` games in which the caller plays all seats.

    `observations` (count, players, size), `masks` (count, players, actions), `rewards` (count,
    players) and `ended` (count) are written by `reset` and `step`. They are arrays of its own
    unless others are given. A game that ends is replaced by a new one at once: its rewards are
    those of the end, its rows those of the new beginning. A seat that is not asked has an empty
    row, and a mask in which only action 0 is legal.
    """

    def __init__(
        self,
        count: int,
        *,
        players: int = 3,
        reward: str = "win",
        payments: str = "rule",
        observations: Any = None,
        masks: Any = None,
        rewards: Any = None,
        ended: Any = None,
        **table: Unpack[TableOptions],
    ) -> None:
        if count < 1:
            raise ValueError(f"{count} games cannot be stepped: at least 1 can")
        self.layout: Final = table_layout(payments, {"players": players, **table})
        self.paid: Final = Rewards(reward)
        self._batch: Final = Batch(self.layout, things(), count, 0)
        shape = (count, players)
        self.observations: Final = given(
            "observations", observations, (*shape, self.layout.size), np.uint8
        )
        self.masks: Final = given("masks", masks, (*shape, self._batch.actions), np.bool_)
        self.rewards: Final = given("rewards", rewards, shape, np.float32)
        self.ended: Final = given("ended", ended, (count,), np.bool_)

    @property
    def count(self) -> int:
        """How many games there are."""
        return self._batch.count

    @property
    def players(self) -> int:
        return self._batch.players

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return self._batch.actions

    @property
    def seeds(self) -> list[int]:
        """The seed of each game in course: `Game.new` with it deals the same cards."""
        return self._batch.seeds[:]

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew: game `k` has the seed `seed + k`."""
        self._batch.restart(seed)
        self.rewards[...] = 0
        self.ended[...] = False
        self._write()

    def step(self, actions: Any) -> None:
        """Do what all seats of all games have chosen: an array of (count, players)."""
        self._batch.step(np.asarray(actions).ravel().tolist())
        self.rewards[...] = 0
        self.ended[...] = False
        if self._batch.ended:
            self._pay()
        self._write()

    def _pay(self) -> None:
        batch = self._batch
        self.ended[batch.ended] = True
        for number, game in enumerate(batch.ended):
            seats = slice(number * batch.players, (number + 1) * batch.players)
            self.rewards[game] = self.paid.final(batch.points[seats], batch.shares[seats])

    def _write(self) -> None:
        batch = self._batch
        rows = np.frombuffer(batch.rows(), np.uint8)
        self.observations[...] = rows.reshape(self.observations.shape)
        masks = np.frombuffer(batch.masks(), np.bool_)
        self.masks[...] = masks.reshape(self.masks.shape)


def given(name: str, array: Any, shape: tuple[int, ...], kind: Any) -> Any:
    """The array that was given, if its shape is right, or a new one."""
    if array is None:
        return np.zeros(shape, kind)
    if array.shape != shape:
        raise ValueError(f"{name} has the shape {array.shape}; {shape} is needed")
    return array
