"""The greedy bot itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from mirabilia.bots.base import Bot
from mirabilia.bots.greedy.judge import Appraiser, Judge
from mirabilia.bots.greedy.leaders import LeaderJudge
from mirabilia.bots.greedy.naval import NavalJudge
from mirabilia.bots.greedy.wonders import WonderJudge
from mirabilia.bots.sight import table_of
from mirabilia.engine.state import (
    ASK_BOARD,
    ASK_BURY,
    ASK_CARD,
    ASK_DEBT,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_FLEET,
    ASK_ISLAND,
    ASK_KEEP,
    ASK_LAST,
    ASK_NAVAL,
    ASK_RECRUIT,
    ASK_SIDE,
    ASK_TOKEN,
    DECISIONS,
    State,
)
from mirabilia.notation.moves import Move
from mirabilia.notation.views import View

# Within a turn: what counts is the city after the answer.
_WITHIN_A_TURN: Final = (
    *(ASK_DISCARD, ASK_EXTRA, ASK_BURY, ASK_TOKEN),
    *(ASK_DEBT, ASK_FLEET, ASK_ISLAND),
)


class GreedyBot(Bot):
    """Chooses the move after which its city is worth most; the first of several equal ones."""

    name: ClassVar[str] = "greedy"

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        table = table_of(view)
        worth = judge_of(table, view.seat)
        return max(moves, key=lambda move: worth(move.action))


def judge_of(table: State, seat: int) -> Callable[[int], float]:
    """The function that weighs a seat's answers."""
    asked = table.asked[seat]
    if asked in (ASK_CARD, ASK_LAST):
        return Judge(table, seat).worth
    if asked in (ASK_KEEP, ASK_RECRUIT):
        return LeaderJudge(table, seat).worth
    if asked in (ASK_BOARD, ASK_SIDE):
        return WonderJudge(table, seat).worth
    if asked == ASK_NAVAL:
        return NavalJudge(table, seat).worth
    if asked in _WITHIN_A_TURN:
        return Appraiser(table, seat).appraise_action
    raise AssertionError(f"the greedy bot cannot decide {DECISIONS[asked]!r}")
