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
    """Chooses any legal move, each with the same chance."""

    name: ClassVar[str] = "random"
    wants_view: ClassVar[bool] = False

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        return moves[self.rng.randrange(len(moves))]


class BuilderBot(Bot):
    """Chooses any move that builds something, each with the same chance; sells only if it must.

    It recruits leaders and moves ships whenever it can, and would rather lose coins than take
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


# It is better to recruit a leader than to use it for a stage, and better to build than to sell.
_LEADER_FOR_STAGE: Final = 1
_SALE: Final = 2
_NOTHING: Final = 99


def reluctance(move: Move) -> int:
    """How little a move is wanted: builds come first, then sales, and a pass last."""
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
    # Anything else is as welcome as a build.
    return _NOTHING if verb == PASS else 0
