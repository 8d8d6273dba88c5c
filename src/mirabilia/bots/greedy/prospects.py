"""What a city is worth: points as they stand and points to be expected, part by part."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from typing import Final

from mirabilia.bots.greedy.trial import Trial
from mirabilia.catalog.model import AGES, POINTS_IF_COMPLETE, SYMBOL, SYMBOL_CHOICE
from mirabilia.engine.conflicts import VICTORY_VALUES
from mirabilia.engine.scoring import COINS_PER_POINT, science, score

# By how many shields a lead may change in one turn, for each shield on the cards of the age.
SHIELD_DRIFT: Final = 0.3
# By how many it may change before anybody plays again: the others' actions are not known.
LEAST_DRIFT: Final = 0.3
# Shields are whole: a lead of more than this wins.
HALF_A_SHIELD: Final = 0.5
# How likely a symbol of a given kind is added in a turn.
SYMBOL_CHANCE: Final = 0.07
# How likely a stage that is still missing gets built, if there are turns enough.
STAGE_CHANCE: Final = 0.5
# What a pick from the discard is worth in age I; later cards are worth more.
PICK: Final = 2.0
# What the rights of a wonder are worth each time they can be used.
FREE_BUILD: Final = 1.5
FREE_COLOUR: Final = 1.0
LAST_CARD: Final = 3.0


def prospects(trial: Trial) -> float:
    """All parts together, in points."""
    return sum(part(trial) for part in PARTS)


def points(trial: Trial) -> float:
    """The score sheet as it stands."""
    return sum(score(trial.table, trial.seat))


def loose_coins(trial: Trial) -> float:
    """The coins that do not make a full point yet; at the end they never will."""
    return trial.city.coins % COINS_PER_POINT / COINS_PER_POINT if trial.turns_left else 0


def conflicts(trial: Trial) -> float:
    """The tokens to come, against both neighbours, in this age and those that follow."""
    table = trial.table
    mine = trial.city.shields
    left = mine - table.cities[table.left(trial.seat)].shields
    right = mine - table.cities[table.right(trial.seat)].shields
    expected = 0.0
    variance = LEAST_DRIFT**2
    for age, turns in enumerate(trial.turns, start=AGES + 1 - len(trial.turns)):
        # A red card has as many shields as its age has the number.
        variance += turns * (SHIELD_DRIFT * age) ** 2
        drift = sqrt(variance)
        expected += conflict(left, drift, VICTORY_VALUES[age])
        expected += conflict(right, drift, VICTORY_VALUES[age])
    return expected


def conflict(lead: int, drift: float, victory: int) -> float:
    """The value of a victory by its chance, less that of a defeat by its own."""
    won = chance((lead - HALF_A_SHIELD) / drift)
    lost = chance((-lead - HALF_A_SHIELD) / drift)
    return victory * won - lost


def chance(lead: float) -> float:
    """How likely a lead, in units of its drift, holds: the logistic curve nearest to the normal."""
    return 1 / (1 + exp(-1.7 * lead))


def symbols(trial: Trial) -> float:
    """What one more symbol of each kind would add, by its chance."""
    count = [0, 0, 0]
    choices = 0
    for effect in trial.effects():
        if effect.kind == SYMBOL:
            count[effect.what] += 1
        elif effect.kind == SYMBOL_CHOICE:
            choices += 1
    a, b, c = count
    more = science(a + 1, b, c, choices) + science(a, b + 1, c, choices)
    more += science(a, b, c + 1, choices) - 3 * science(a, b, c, choices)
    return SYMBOL_CHANCE * trial.turns_left * more


def picks(trial: Trial) -> float:
    """Cards that are to be built from the discard: as good as the age is old."""
    return PICK * trial.picks * max(1, trial.table.age)


def rights(trial: Trial) -> float:
    """Free builds and last cards, each time that they can still be used."""
    city = trial.city
    ages_to_come = len(trial.turns) - 1
    worth = 0.0
    if city.free_first:
        worth += FREE_BUILD * ages_to_come
    if city.free_last:
        worth += FREE_BUILD * (ages_to_come + min(1, trial.turns[0]))
    if city.free_colours:
        worth += FREE_COLOUR * min(trial.turns_left, city.colours.count(0))
    if city.plays_last_card:
        worth += LAST_CARD * (ages_to_come + 1)
    return worth


def completion(trial: Trial) -> float:
    """Points for a complete wonder that is not complete yet."""
    missing = len(trial.stages()) - trial.city.stages
    if not 0 < missing <= trial.turns_left:
        return 0
    promised = sum(effect.amount for effect in trial.effects() if effect.kind == POINTS_IF_COMPLETE)
    return promised * STAGE_CHANCE**missing


PARTS: Final[tuple[Callable[[Trial], float], ...]] = (
    points,
    loose_coins,
    conflicts,
    symbols,
    picks,
    rights,
    completion,
)
