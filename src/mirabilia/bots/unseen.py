"""What a trial cannot show: the hidden things that effects find, as a value that is expected."""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.kinds import (
    AT_ONCE_KINDS,
    BUILD_FROM_DISCARD,
    BURY_LEADER,
    CASH_DEFEATS,
    COINS,
    COINS_PER,
    DEBTS,
    DIPLOMACY,
    DRAW_LEADERS,
    GIFT,
    INCURSION,
    MOVE_FLEET,
    OTHERS_LOSE,
    PIRATES,
    PURGE_DEFEATS,
    RECRUIT_EXTRA,
    TOP_ISLAND,
    VICTORY,
    check_kinds,
)
from mirabilia.catalog.model import Effect

# What an island of each level is worth: chosen among several, or taken from the top.
CHOSEN_ISLAND: Final = (4.0, 6.0, 8.5)
TOP_ISLANDS: Final = (2.5, 4.0, 6.0)
# What one more leader to choose from is worth.
MORE_LEADERS: Final = 0.5

# Effects that act at once: on other cities, on hidden things, or on neither.
_TOUCHES_OTHERS: Final = (GIFT, DEBTS)
_FINDS: Final = (TOP_ISLAND, DRAW_LEADERS)
_STAYS: Final = (
    *(COINS, COINS_PER, BUILD_FROM_DISCARD, VICTORY, PURGE_DEFEATS, OTHERS_LOSE, DIPLOMACY),
    *(RECRUIT_EXTRA, BURY_LEADER, CASH_DEFEATS, INCURSION, MOVE_FLEET, PIRATES),
)
check_kinds((*_TOUCHES_OTHERS, *_FINDS, *_STAYS), AT_ONCE_KINDS)


def touches_others(effects: list[Effect]) -> bool:
    """Whether effects that act at once change other cities than their own."""
    return any(effect.kind in _TOUCHES_OTHERS for effect in effects)


def worth_of_finds(effects: list[Effect]) -> float:
    """What the hidden things that effects draw are worth on average."""
    worth = 0.0
    for effect in effects:
        if effect.kind == TOP_ISLAND:
            worth += TOP_ISLANDS[effect.amount - 1]
        elif effect.kind == DRAW_LEADERS:
            worth += MORE_LEADERS * effect.amount
    return worth
