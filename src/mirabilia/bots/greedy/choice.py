"""Which of its answers the greedy bot gives: each judged by the judge of its kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mirabilia.bots.greedy.judge import Appraiser, Judge
from mirabilia.bots.greedy.leaders import LeaderJudge
from mirabilia.bots.greedy.naval import NavalJudge
from mirabilia.bots.greedy.wonders import WonderJudge
from mirabilia.engine.ints import Seat
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

# Within a turn: what counts is the city after the answer.
_WITHIN_A_TURN: Final = (
    *(ASK_DISCARD, ASK_EXTRA, ASK_BURY, ASK_TOKEN),
    *(ASK_DEBT, ASK_FLEET, ASK_ISLAND),
)


def best_of(table: State, seat: Seat, acts: list[int]) -> int:
    """The place of the action that is worth most; of the first of several equal ones."""
    worth = judge_of(table, seat)
    best = 0
    most = worth(acts[0])
    for place in range(1, len(acts)):
        found = worth(acts[place])
        if found > most:
            best, most = place, found
    return best


def judge_of(table: State, seat: Seat) -> Callable[[int], float]:
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
