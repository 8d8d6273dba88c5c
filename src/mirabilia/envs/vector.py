"""Many games of one table's options, stepped in one call, with all results in given arrays."""

from __future__ import annotations

from typing import SupportsIndex, TypeVar, Unpack

import numpy as np
from numpy.typing import ArrayLike, NDArray

from mirabilia.arguments import check_type, whole_number, wrong_type
from mirabilia.encoding.batch import Batch, new_batch
from mirabilia.encoding.layout import Layout
from mirabilia.encoding.things import things
from mirabilia.engine.options import check_seed
from mirabilia.envs.rewards import Rewards
from mirabilia.envs.spaces import table_layout
from mirabilia.options import TableOptions

Scalar = TypeVar("Scalar", bound=np.generic)


class VectorGames:
    """`count` games in which the caller plays all seats.

    `observations` (count, players, size), `masks` (count, players, actions), `rewards` (count,
    players) and `ended` (count) are written by `reset` and `step`. They are arrays of its own
    unless others are given. A game that ends is replaced by a new one at once: its rewards are
    those of the end, its rows those of the new beginning. A seat that is not asked has an empty
    row, and a mask in which only action 0 is legal.
    """

    observations: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]

    def __init__(
        self,
        count: SupportsIndex,
        *,
        players: SupportsIndex = 3,
        reward: str = "win",
        payments: str = "rule",
        observations: NDArray[np.uint8] | None = None,
        masks: NDArray[np.bool_] | None = None,
        rewards: NDArray[np.float32] | None = None,
        ended: NDArray[np.bool_] | None = None,
        **table: Unpack[TableOptions],
    ) -> None:
        number = whole_number("count", count)
        if number < 1:
            raise ValueError(f"{number} games cannot be stepped: at least 1 can")
        check_type("reward", reward, str)
        paid = Rewards(reward)
        layout = table_layout(payments, players, table)
        self._lay(new_batch(layout, things(), number, 0), paid)
        self.observations = given("observations", observations, self.observations)
        self.masks = given("masks", masks, self.masks)
        self.rewards = given("rewards", rewards, self.rewards)
        self.ended = given("ended", ended, self.ended)

    def _lay(self, batch: Batch, paid: Rewards) -> None:
        """Lay the arrays over what the batch writes: nothing is copied."""
        self._batch = batch
        self.paid = paid
        seats = (batch.count, batch.players)
        self._rows = np.frombuffer(batch.rows, np.uint8).reshape(*seats, self.layout.size)
        self._marks = np.frombuffer(batch.masks, np.bool_).reshape(*seats, batch.actions)
        self.observations = self._rows
        self.masks = self._marks
        self.rewards = np.zeros(seats, np.float32)
        self.ended = np.zeros(batch.count, np.bool_)

    @property
    def layout(self) -> Layout:
        """The blocks of an observation."""
        return self._batch.games[0].layout

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

    def reset(self, seed: SupportsIndex = 0) -> None:
        """Begin all games anew: game `k` has the seed `seed + k`."""
        self._batch.restart(check_seed(whole_number("seed", seed)))
        self.rewards[...] = 0
        self.ended[...] = False
        self._write()

    def step(self, actions: ArrayLike) -> None:
        """Do what all seats of all games have chosen: an array of (count, players)."""
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise wrong_type("actions", "an array of whole numbers", actions)
        self._batch.step(chosen.ravel().tolist())
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
        if self.observations is not self._rows:
            self.observations[...] = self._rows
        if self.masks is not self._marks:
            self.masks[...] = self._marks

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (self._batch, self.paid, self.rewards, self.ended)


def _rebuild(
    batch: Batch, paid: Rewards, rewards: NDArray[np.float32], ended: NDArray[np.bool_]
) -> VectorGames:
    """Games that were pickled or copied, with arrays of their own."""
    games = VectorGames.__new__(VectorGames)
    games._lay(batch, paid)
    games.rewards[...] = rewards
    games.ended[...] = ended
    return games


def given(name: str, array: NDArray[Scalar] | None, usual: NDArray[Scalar]) -> NDArray[Scalar]:
    """The array that was given, if its shape is right, or the usual one."""
    if array is None:
        return usual
    check_type(name, array, np.ndarray)
    if array.shape != usual.shape:
        raise ValueError(f"{name} has the shape {array.shape}; {usual.shape} is needed")
    return array
