"""Bots that choose by chance, without looking at the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from mirabilia.bots.base import Bot
from mirabilia.engine.actions import PASS, SELL, verb_of
from mirabilia.notation.moves import Move
from mirabilia.notation.views import View


class RandomBot(Bot):
    """Any legal move, each as likely as the others."""

    name: ClassVar[str] = "random"
    wants_view: ClassVar[bool] = False

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        return moves[self.rng.randrange(len(moves))]


class BuilderBot(Bot):
    """Any move that builds something, each as likely as the others; it sells only when it must."""

    name: ClassVar[str] = "builder"
    wants_view: ClassVar[bool] = False

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        least = min(reluctance(move) for move in moves)
        willing = [move for move in moves if reluctance(move) == least]
        return willing[self.rng.randrange(len(willing))]


_RELUCTANCE: Final = {SELL: 1, PASS: 2}


def reluctance(move: Move) -> int:
    """Sales come after whatever builds; doing nothing comes last."""
    return _RELUCTANCE.get(verb_of(move.action), 0)
