"""What lasting effects and counts may still bring, by kind of effect, in points."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import sqrt
from typing import Final

from mirabilia.bots.greedy.battles import chance
from mirabilia.bots.greedy.outlays import STAGE_CHANCE
from mirabilia.bots.trial import Trial
from mirabilia.catalog.kinds import (
    BONUS_COIN,
    COIN_AFTER_PURCHASE,
    COINS_ON_BUILD,
    COINS_ON_CHAIN,
    COINS_ON_STAGE,
    COINS_PER_STEP,
    EFFECT_KINDS,
    FREE_PER_AGE,
    IMMUNITY,
    LEADERS_FREE,
    POINTS_IF_MOST,
    POINTS_IF_RICHEST,
    POINTS_IF_UNDEFEATED,
    POINTS_PER,
    POINTS_PER_CHOSEN_COLOUR,
    POINTS_PER_SET,
    POINTS_PER_SYMBOL_SET,
    STAGE_MOVES_FLEET,
)
from mirabilia.catalog.model import (
    AGES,
    COLOURS,
    COMMERCE,
    GREEN,
    ISLANDS,
    LEFT,
    OWN,
    RIGHT,
    STAGES,
    THE_AGE,
    VICTORIES,
    Effect,
)
from mirabilia.engine.counting import cards_in, colours_in
from mirabilia.engine.scoring import COINS_PER_POINT

COIN: Final = 1 / COINS_PER_POINT
# The value of a free step of a fleet.
FREE_STEP: Final = 1.5
# How often these happen in a turn.
CHAIN_CHANCE: Final = 0.15
BANK_CHANCE: Final = 0.35
PURCHASE_CHANCE: Final = 0.35
STEP_CHANCE: Final = 0.4
ISLAND_CHANCE: Final = 0.06
LEVEL_CHANCE: Final = 0.06
LOSS_CHANCE: Final = 0.1
# The chance to complete a set of colours, and a set of symbols.
SET_CHANCE: Final = 0.6
SYMBOL_SET_CHANCE: Final = 0.4
# The average cost of a leader, and the value of a free black card.
LEADERS_COST: Final = 3.0
FREE_BLACK_CARD: Final = 1.0
# The chance that an age brings the first defeat.
DEFEAT_CHANCE: Final = 0.35
# By how much a comparison with a neighbour may change in one turn.
COINS_DRIFT: Final = 1.5
CARDS_DRIFT: Final = 0.4


def promises(trial: Trial) -> float:
    """All effects of the city together."""
    if not trial.turns_left:
        return 0
    worth = 0.0
    for effect in trial.effects():
        if _PROMISING[effect.kind]:
            worth += _WORTH[effect.kind](trial, effect)
    return worth


def check_kinds(words: Sequence[str], worth: Collection[int], elsewhere: Collection[str]) -> None:
    """Refuse a kind of effect that is counted neither here nor elsewhere, or in both."""
    for kind, word in enumerate(words):
        if (kind in worth) == (word in elsewhere):
            raise AssertionError(f"the greedy bot does not know where the effect {word!r} counts")


# ---- counts that grow

# No points depend on the age, only coins.
_COUNTED_HERE: Final = (1 << len(COLOURS)) - 1 | STAGES | VICTORIES | ISLANDS | COMMERCE | THE_AGE


def per_thing(trial: Trial, effect: Effect) -> float:
    """Points for each thing of a kind, by how many more are to be expected."""
    if effect.what & ~_COUNTED_HERE:
        raise AssertionError("the greedy bot cannot tell how many more of a thing to expect")
    places = bool(effect.where & OWN) + bool(effect.where & LEFT) + bool(effect.where & RIGHT)
    more = places * cards_to_come(trial, effect.what)
    if effect.what >= STAGES and effect.where & OWN:
        more += others_to_come(trial, effect.what)
    return effect.amount * more


def cards_to_come(trial: Trial, what: int) -> float:
    expected = trial.outlook.cards
    come = 0.0
    for colour in colours_in(what):
        come += expected[colour]
    return come


def others_to_come(trial: Trial, what: int) -> float:
    """Stages, islands and levels of commerce; victories are counted with the conflicts."""
    more = 0.0
    if what & STAGES:
        more += STAGE_CHANCE * trial.stages_to_come()
    if what & ISLANDS:
        more += ISLAND_CHANCE * trial.turns_left
    if what & COMMERCE:
        more += LEVEL_CHANCE * trial.turns_left
    return more


def per_set(trial: Trial, effect: Effect) -> float:
    have, come = trial.city.colours, trial.outlook.cards
    colours = colours_in(effect.what)
    sets = min(have[colour] + come[colour] for colour in colours)
    return effect.amount * SET_CHANCE * (sets - min(have[colour] for colour in colours))


def per_symbol_set(trial: Trial, effect: Effect) -> float:
    return effect.amount * SYMBOL_SET_CHANCE * trial.outlook.cards[GREEN] / 3


def per_chosen_colour(trial: Trial, effect: Effect) -> float:
    colours = trial.city.colours
    return effect.amount * trial.outlook.cards[colours.index(max(colours))]


# ---- comparisons that may change


def if_richest(trial: Trial, effect: Effect) -> float:
    coins = [city.coins for city in trial.table.cities]
    return contested(trial, effect, coins, COINS_DRIFT)


def if_most(trial: Trial, effect: Effect) -> float:
    counts = [cards_in(city, effect.what) for city in trial.table.cities]
    return contested(trial, effect, counts, CARDS_DRIFT)


def contested(trial: Trial, effect: Effect, figures: list[int], drift: float) -> float:
    """Points for being ahead of both neighbours, less what the score sheet already counts."""
    table, seat = trial.table, trial.seat
    lead = figures[seat] - max(figures[table.left(seat)], figures[table.right(seat)])
    holds = chance((lead - 0.5) / (drift * sqrt(trial.turns_left)))
    return effect.amount * (holds - (1 if lead > 0 else 0))


def if_undefeated(trial: Trial, effect: Effect) -> float:
    if trial.city.defeats:
        return 0
    ages = len(trial.outlook.turns)
    return effect.amount * ((1 - DEFEAT_CHANCE) ** ages - 1)


# ---- coins and rights


def on_build(trial: Trial, effect: Effect) -> float:
    return COIN * effect.amount * cards_to_come(trial, effect.what)


def on_chain(trial: Trial, effect: Effect) -> float:
    return COIN * effect.amount * CHAIN_CHANCE * trial.turns_left


def on_stage(trial: Trial, effect: Effect) -> float:
    """L-32: coins for this city, and a coin lost by everybody else."""
    return COIN * (effect.amount + 1) * STAGE_CHANCE * trial.stages_to_come()


def on_step(trial: Trial, effect: Effect) -> float:
    return COIN * effect.amount * STEP_CHANCE * trial.turns_left


def bonus_coin(trial: Trial, effect: Effect) -> float:
    return COIN * effect.amount * BANK_CHANCE * trial.turns_left


def after_purchase(trial: Trial, effect: Effect) -> float:
    return COIN * effect.amount * PURCHASE_CHANCE * trial.turns_left


def leaders_free(trial: Trial, effect: Effect) -> float:
    return COIN * LEADERS_COST * (AGES - max(1, trial.table.age))


def free_per_age(trial: Trial, effect: Effect) -> float:
    return FREE_BLACK_CARD * (len(trial.outlook.turns) - min(1, trial.city.free_used))


def immunity(trial: Trial, effect: Effect) -> float:
    return LOSS_CHANCE * trial.turns_left


def stage_moves_fleet(trial: Trial, effect: Effect) -> float:
    return FREE_STEP * STAGE_CHANCE * trial.stages_to_come()


_WORTH: Final[dict[int, Callable[[Trial, Effect], float]]] = {
    POINTS_PER: per_thing,
    POINTS_PER_SET: per_set,
    POINTS_PER_SYMBOL_SET: per_symbol_set,
    POINTS_PER_CHOSEN_COLOUR: per_chosen_colour,
    POINTS_IF_RICHEST: if_richest,
    POINTS_IF_MOST: if_most,
    POINTS_IF_UNDEFEATED: if_undefeated,
    COINS_ON_BUILD: on_build,
    COINS_ON_CHAIN: on_chain,
    COINS_ON_STAGE: on_stage,
    COINS_PER_STEP: on_step,
    BONUS_COIN: bonus_coin,
    COIN_AFTER_PURCHASE: after_purchase,
    LEADERS_FREE: leaders_free,
    FREE_PER_AGE: free_per_age,
    IMMUNITY: immunity,
    STAGE_MOVES_FLEET: stage_moves_fleet,
}
# The trial itself shows these, or prospects, battles, outlays or rivals count them.
_ELSEWHERE: Final = frozenset(
    (
        "produce",
        "produce_choice",
        "points",
        "shields",
        "symbol",
        "symbol_choice",
        "coins",
        "coins_per",
        "points_if_complete",
        "build_from_discard",
        "discount",
        "play_last_card",
        "free_first_of_colour",
        "free_first_of_age",
        "free_last_of_age",
        "free_colour",
        "leader_discount",
        "bank_purchase",
        "coins_on_victory",
        "reduce",
        "defeats_to_winner",
        "others_lose_on_stage",
        "free_stages",
        "purchase_rebate",
        "start_rebate",
        "produce_owned",
        "produce_missing",
        "remote_trade",
        "abstain",
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
        "points_per_coins",
        "replace_symbol",
        "symbol_most",
        "points_if_only_leader",
        "points_per_victory_pair",
        "points_per_token",
        "mask",
    )
)
check_kinds(EFFECT_KINDS, _WORTH, _ELSEWHERE)
# Whether each kind is counted here.
_PROMISING: Final = [kind in _WORTH for kind in range(len(EFFECT_KINDS))]
