"""Bots that choose by chance, without looking at the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from mirabilia.bots.base import Bot
from mirabilia.catalog.model import FLEETS
from mirabilia.engine.actions import (
    DEBT,
    FLEET,
    LEADER,
    PASS,
    SELL,
    STAGE,
    TOKEN,
    subject_of,
    verb_of,
)
from mirabilia.notation.moves import Move
from mirabilia.notation.views import View


class RandomBot(Bot):
    """Any legal move, each as likely as the others."""

    name: ClassVar[str] = "random"
    wants_view: ClassVar[bool] = False

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        return moves[self.rng.randrange(len(moves))]


class BuilderBot(Bot):
    """Any move that builds something, each as likely as the others; it sells only when it must.

    It recruits whom it can, moves what ships it may, and would rather part with coins than take
    debts.
    """

    name: ClassVar[str] = "builder"
    wants_view: ClassVar[bool] = False

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        return self.rng.choice(willing(moves))


def willing(moves: Sequence[Move]) -> list[Move]:
    """The moves that a bot makes with the least reluctance."""
    least = min(reluctance(move) for move in moves)
    return [move for move in moves if reluctance(move) == least]


# A leader is rather recruited than used for a stage, and anything built rather than sold.
_LEADER_FOR_STAGE: Final = 1
_SALE: Final = 2
_NOTHING: Final = 99


def reluctance(move: Move) -> int:
    """Sales come after whatever builds; doing nothing comes last."""
    verb = verb_of(move.action)
    subject: int = subject_of(move.action)
    if verb == STAGE and subject >= LEADER:
        return _LEADER_FOR_STAGE
    if verb == SELL:
        return _SALE
    if verb == FLEET:
        return len(FLEETS) - subject.bit_count()
    if verb == DEBT or verb == TOKEN:
        return subject
    return _NOTHING if verb == PASS else 0
