"""The greedy bot itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from mirabilia.bots.base import Bot
from mirabilia.bots.greedy.judge import Judge
from mirabilia.bots.greedy.sight import table_of
from mirabilia.bots.greedy.wonders import WonderJudge
from mirabilia.engine.actions import BOARD, SIDE, verb_of
from mirabilia.notation.moves import Move
from mirabilia.notation.views import View


class GreedyBot(Bot):
    """The move after which its city is worth most; the first of equal ones."""

    name: ClassVar[str] = "greedy"

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        table = table_of(view)
        before_the_first_age = verb_of(moves[0].action) in (SIDE, BOARD)
        judge = (WonderJudge if before_the_first_age else Judge)(table, view.seat)
        return max(moves, key=lambda move: judge.worth(move.action))
