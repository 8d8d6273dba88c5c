"""The kinds of effect: their numbers, their words in the data files, and when they matter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mirabilia.catalog.limits import LASTING_BITS

# The kinds of effect. The words are what the data files say. The most common ones come first.
PRODUCE: Final = 0
PRODUCE_CHOICE: Final = 1
POINTS: Final = 2
SHIELDS: Final = 3
SYMBOL: Final = 4
SYMBOL_CHOICE: Final = 5
COINS: Final = 6
COINS_PER: Final = 7
POINTS_PER: Final = 8
POINTS_IF_COMPLETE: Final = 9
BUILD_FROM_DISCARD: Final = 10
DISCOUNT: Final = 11

# what lasts as long as the card lies there
PLAY_LAST_CARD: Final = 12
FREE_FIRST_OF_COLOUR: Final = 13
FREE_FIRST_OF_AGE: Final = 14
FREE_LAST_OF_AGE: Final = 15
FREE_COLOUR: Final = 16
LEADERS_FREE: Final = 17
LEADER_DISCOUNT: Final = 18
BANK_PURCHASE: Final = 19
COINS_ON_VICTORY: Final = 20
COINS_ON_BUILD: Final = 21
COINS_ON_CHAIN: Final = 22
REDUCE: Final = 23
BONUS_COIN: Final = 24
COIN_AFTER_PURCHASE: Final = 25
DEFEATS_TO_WINNER: Final = 26
COINS_ON_STAGE: Final = 27
OTHERS_LOSE_ON_STAGE: Final = 28
FREE_PER_AGE: Final = 29
FREE_STAGES: Final = 30
PURCHASE_REBATE: Final = 31
START_REBATE: Final = 32
PRODUCE_OWNED: Final = 33
PRODUCE_MISSING: Final = 34
REMOTE_TRADE: Final = 35
IMMUNITY: Final = 36
STAGE_MOVES_FLEET: Final = 37
ABSTAIN: Final = 38
COINS_PER_STEP: Final = 39
NAVAL: Final = 40

# what acts at once
VICTORY: Final = 41
PURGE_DEFEATS: Final = 42
OTHERS_LOSE: Final = 43
DIPLOMACY: Final = 44
DRAW_LEADERS: Final = 45
RECRUIT_EXTRA: Final = 46
BURY_LEADER: Final = 47
CASH_DEFEATS: Final = 48
GIFT: Final = 49
DEBTS: Final = 50
INCURSION: Final = 51
MOVE_FLEET: Final = 52
TOP_ISLAND: Final = 53
PIRATES: Final = 54

# what counts at the end
POINTS_PER_SET: Final = 55
POINTS_PER_SYMBOL_SET: Final = 56
POINTS_PER_COINS: Final = 57
REPLACE_SYMBOL: Final = 58
SYMBOL_MOST: Final = 59
POINTS_IF_UNDEFEATED: Final = 60
POINTS_IF_ONLY_LEADER: Final = 61
POINTS_PER_VICTORY_PAIR: Final = 62
POINTS_IF_RICHEST: Final = 63
POINTS_IF_MOST: Final = 64
POINTS_PER_TOKEN: Final = 65
MASK: Final = 66
POINTS_PER_CHOSEN_COLOUR: Final = 67

EFFECT_KINDS: Final = (
    "produce",
    "produce_choice",
    "points",
    "shields",
    "symbol",
    "symbol_choice",
    "coins",
    "coins_per",
    "points_per",
    "points_if_complete",
    "build_from_discard",
    "discount",
    "play_last_card",
    "free_first_of_colour",
    "free_first_of_age",
    "free_last_of_age",
    "free_colour",
    "leaders_free",
    "leader_discount",
    "bank_purchase",
    "coins_on_victory",
    "coins_on_build",
    "coins_on_chain",
    "reduce",
    "bonus_coin",
    "coin_after_purchase",
    "defeats_to_winner",
    "coins_on_stage",
    "others_lose_on_stage",
    "free_per_age",
    "free_stages",
    "purchase_rebate",
    "start_rebate",
    "produce_owned",
    "produce_missing",
    "remote_trade",
    "immunity",
    "stage_moves_fleet",
    "abstain",
    "coins_per_step",
    "naval",
    "victory",
    "purge_defeats",
    "others_lose",
    "diplomacy",
    "draw_leaders",
    "recruit_extra",
    "bury_leader",
    "cash_defeats",
    "gift",
    "debts",
    "incursion",
    "move_fleet",
    "top_island",
    "pirates",
    "points_per_set",
    "points_per_symbol_set",
    "points_per_coins",
    "replace_symbol",
    "symbol_most",
    "points_if_undefeated",
    "points_if_only_leader",
    "points_per_victory_pair",
    "points_if_richest",
    "points_if_most",
    "points_per_token",
    "mask",
    "points_per_chosen_colour",
)


def mask_of(*kinds: int) -> int:
    return sum(1 << kind for kind in kinds)


# When an effect matters, as masks of kinds: each kind is in one of them.
# What a city adds up: production, discounts, shields, naval strength.
ADDED_UP_KINDS: Final = mask_of(PRODUCE, PRODUCE_CHOICE, SHIELDS, DISCOUNT, NAVAL)
# What lasts as long as the card lies there, and is kept as it is.
LASTING_KINDS: Final = mask_of(
    PLAY_LAST_CARD,
    FREE_FIRST_OF_COLOUR,
    FREE_FIRST_OF_AGE,
    FREE_LAST_OF_AGE,
    FREE_COLOUR,
    LEADERS_FREE,
    LEADER_DISCOUNT,
    BANK_PURCHASE,
    COINS_ON_VICTORY,
    COINS_ON_BUILD,
    COINS_ON_CHAIN,
    REDUCE,
    BONUS_COIN,
    COIN_AFTER_PURCHASE,
    DEFEATS_TO_WINNER,
    COINS_ON_STAGE,
    OTHERS_LOSE_ON_STAGE,
    FREE_PER_AGE,
    FREE_STAGES,
    PURCHASE_REBATE,
    START_REBATE,
    PRODUCE_OWNED,
    PRODUCE_MISSING,
    REMOTE_TRADE,
    IMMUNITY,
    STAGE_MOVES_FLEET,
    ABSTAIN,
    COINS_PER_STEP,
)
# What acts once, when it comes into play.
AT_ONCE_KINDS: Final = mask_of(
    COINS,
    COINS_PER,
    BUILD_FROM_DISCARD,
    VICTORY,
    PURGE_DEFEATS,
    OTHERS_LOSE,
    DIPLOMACY,
    DRAW_LEADERS,
    RECRUIT_EXTRA,
    BURY_LEADER,
    CASH_DEFEATS,
    GIFT,
    DEBTS,
    INCURSION,
    MOVE_FLEET,
    TOP_ISLAND,
    PIRATES,
)
# What counts at the end.
AT_END_KINDS: Final = mask_of(
    POINTS,
    SYMBOL,
    SYMBOL_CHOICE,
    POINTS_PER,
    POINTS_IF_COMPLETE,
    POINTS_PER_SET,
    POINTS_PER_SYMBOL_SET,
    POINTS_PER_COINS,
    REPLACE_SYMBOL,
    SYMBOL_MOST,
    POINTS_IF_UNDEFEATED,
    POINTS_IF_ONLY_LEADER,
    POINTS_PER_VICTORY_PAIR,
    POINTS_IF_RICHEST,
    POINTS_IF_MOST,
    POINTS_PER_TOKEN,
    MASK,
    POINTS_PER_CHOSEN_COLOUR,
)

ALL_KINDS: Final = (1 << len(EFFECT_KINDS)) - 1

ADDED_UP: Final = 0
LASTING: Final = 1
AT_ONCE: Final = 2
AT_END: Final = 3


def times_of_kinds(words: Sequence[str], masks: Sequence[int]) -> list[int]:
    """For each kind the place of the one mask that has it."""
    found: list[int] = []
    for kind, word in enumerate(words):
        places = [place for place, mask in enumerate(masks) if mask >> kind & 1]
        if len(places) != 1:
            raise AssertionError(f"the effect {word!r} is in {len(places)} masks, not in 1")
        found.append(places[0])
    if any(mask >> len(words) for mask in masks):
        raise AssertionError("a mask of kinds has a kind without a word")
    return found


TIME_OF_KIND: Final = times_of_kinds(
    EFFECT_KINDS, (ADDED_UP_KINDS, LASTING_KINDS, AT_ONCE_KINDS, AT_END_KINDS)
)

# Cities keep the lasting kinds as a mask in one machine word.
assert not LASTING_KINDS >> LASTING_BITS, f"kinds that last have numbers below {LASTING_BITS}"


def check_kinds(kinds: Iterable[int], mask: int) -> None:
    """Say which kinds of a mask a table lacks, and which do not belong there."""
    there = mask_of(*kinds)
    if there != mask:
        lacking, strange = kind_words(mask & ~there), kind_words(there & ~mask)
        raise AssertionError(f"kinds of effect without an entry: {lacking}; strange: {strange}")


def kind_words(mask: int) -> list[str]:
    return [word for kind, word in enumerate(EFFECT_KINDS) if mask >> kind & 1]
