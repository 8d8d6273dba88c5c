"""The greedy bot itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from mirabilia.bots.base import Bot
from mirabilia.bots.eyes import table_of
from mirabilia.bots.greedy.choice import best_of
from mirabilia.notation.moves import Move
from mirabilia.notation.views import View


class GreedyBot(Bot):
    """Chooses the move after which its city is worth most; the first of several equal ones."""

    name: ClassVar[str] = "greedy"

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        return moves[best_of(table_of(view), view.seat, [move.action for move in moves])]
