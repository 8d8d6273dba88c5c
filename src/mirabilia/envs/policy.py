"""A bot that plays by a policy which was learned in these environments."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from mirabilia.bots import Bot
from mirabilia.encoding.layout import Layout
from mirabilia.encoding.observations import observe_by
from mirabilia.encoding.things import things
from mirabilia.engine.actions import NONE
from mirabilia.game import sample
from mirabilia.notation.moves import Move
from mirabilia.notation.views import View


class PolicyBot(Bot):
    """The base of bots that choose an action from an observation and a mask.

    Such a bot plays everywhere that bots play: in `mirabilia arena`, at a table, in the lab. What
    it sees comes from its view alone.
    """

    @abstractmethod
    def act(self, observation: NDArray[np.uint8], mask: NDArray[np.bool_]) -> int:
        """The number of a legal action."""

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        # Any game that agrees with the view has the same observation.
        game = sample(view, self.rng)
        state = game._state
        row = observe_by(Layout(state.catalogue, state.options), game, view.seat)
        legal = [move.action for move in moves]
        mask = bytearray(things().count)
        things().mark(legal, mask, 0)
        number = self.act(np.frombuffer(row, np.uint8), np.frombuffer(mask, np.bool_))
        chosen = things().by_rule(legal, int(number))
        if chosen == NONE:
            raise ValueError(f"action {number} ({things().text(int(number))}) is not legal now")
        return next(move for move in moves if move.action == chosen)
