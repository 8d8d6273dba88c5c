"""Future conflicts: the tokens that a city can expect, on land and at sea."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mirabilia.bots.trial import Trial
from mirabilia.catalog.kinds import (
    ABSTAIN,
    COINS_ON_VICTORY,
    DEFEATS_TO_WINNER,
    EFFECT_KINDS,
    POINTS_PER,
    POINTS_PER_TOKEN,
    POINTS_PER_VICTORY_PAIR,
)
from mirabilia.catalog.model import (
    VICTORIES,
    Effect,
)
from mirabilia.engine.bank import VICTORY_VALUES
from mirabilia.engine.conflicts import (
    NAVAL_FIRST,
    NAVAL_LAST,
    NAVAL_SECOND,
    TEAM_TOKENS,
)
from mirabilia.engine.counting import naval_strength
from mirabilia.engine.ints import Seat
from mirabilia.engine.scoring import COINS_PER_POINT
from mirabilia.engine.state import State, pair_first, pair_second

# By how many shields a lead may change in one turn, for each shield on the cards of the age.
SHIELD_DRIFT: Final = 0.3
# By how many it may change in this turn: what the others do is not known.
LEAST_DRIFT: Final = 0.3
# Shields are whole: a lead of more than this wins.
HALF_A_SHIELD: Final = 0.5
# By how much a lead at sea may change in one turn.
NAVAL_DRIFT: Final = 0.5
# How likely a token finds another one of its value to be paired with.
PAIR_CHANCE: Final = 0.4


def chance(lead: float) -> float:
    """The chance that a lead, in units of its drift, holds: by a logistic, nearly normal curve."""
    return 1 / (1 + exp(-1.7 * lead))


# ---- on land


def conflicts(trial: Trial) -> float:
    """The value of the tokens to expect in this age and later ones."""
    if trial.table.options.expansions:
        return expected_tokens(trial)
    # In the base game only the shields of the city are on trial.
    known = trial.outlook.battles
    shields = trial.city.shields
    if shields not in known:
        known[shields] = expected_tokens(trial)
    return known[shields]


def expected_tokens(trial: Trial) -> float:
    table, outlook, mine = trial.table, trial.outlook, trial.city.shields
    rewards = [effect for effect in trial.effects() if effect.kind in _REWARDS]
    defeat = 0.0 if trial.city.has(DEFEATS_TO_WINNER) else 1.0
    expected = 0.0
    variance = square(LEAST_DRIFT)
    for wars, age in enumerate(outlook.ages):
        # A red card has as many shields as the number of its age.
        variance += outlook.turns[wars] * square(SHIELD_DRIFT * age)
        drift = sqrt(variance)
        worth = worth_of_victory(VICTORY_VALUES[age], rewards)
        for other, tokens in opponents(table, trial.seat, wars):
            lead = mine - table.cities[other].shields
            expected += tokens * conflict(lead, drift, worth, defeat)
    return expected


def square(number: float) -> float:
    return number * number


def worth_of_victory(victory: int, rewards: list[Effect]) -> float:
    """The value of a token with all that effects add to it."""
    more = 0.0
    for effect in rewards:
        more += reward(effect, victory)
    return victory + more


def conflict(lead: int, drift: float, victory: float, defeat: float = 1) -> float:
    """The expected value of a conflict: victory and defeat, each by its chance."""
    won = chance((lead - HALF_A_SHIELD) / drift)
    lost = chance((-lead - HALF_A_SHIELD) / drift)
    return victory * won - defeat * lost


_REWARDS: Final = (COINS_ON_VICTORY, POINTS_PER, POINTS_PER_TOKEN, POINTS_PER_VICTORY_PAIR)


def reward(effect: Effect, victory: int) -> float:
    """What an effect adds to a victory token of this value."""
    if effect.kind == COINS_ON_VICTORY:
        return effect.amount / COINS_PER_POINT
    if effect.kind == POINTS_PER:
        return effect.amount if effect.what & VICTORIES else 0
    if effect.kind == POINTS_PER_TOKEN:
        return effect.amount if effect.what == victory else 0
    if effect.kind == POINTS_PER_VICTORY_PAIR:
        return PAIR_CHANCE * victory
    raise AssertionError(f"{EFFECT_KINDS[effect.kind]!r} adds nothing to a victory")


def opponents(table: State, seat: Seat, wars: int) -> list[tuple[int, int]]:
    """Whom a seat fights after some wars, by the present diplomacy, and for how many tokens."""
    cities = table.cities
    if table.options.teams:
        found = team_opponent(table, seat, wars)
    elif cities[seat].diplomacy > wars:
        found = []
    else:
        left, right = seat, seat
        for _ in cities:
            left = table.left(left)
            if cities[left].diplomacy <= wars:
                break
        for _ in cities:
            right = table.right(right)
            if cities[right].diplomacy <= wars:
                break
        found = [(other, 1) for other in {left: 0, right: 0} if other != seat]
    if wars == 0 and table.sea is not None and table.sea.incursions:
        found += incursions(table, seat, [other for other, _ in found])
    return found


def team_opponent(table: State, seat: Seat, wars: int) -> list[tuple[int, int]]:
    """T-6, T-7: the neighbour from another team."""
    other = table.left(seat) if seat % 2 else table.right(seat)
    diplomats = sum(table.cities[one].diplomacy > wars for one in (seat, other))
    return [(other, TEAM_TOKENS - diplomats)]


def incursions(table: State, seat: Seat, fought: list[int]) -> list[tuple[int, int]]:
    """A-38, A-39: the seats that it attacks or that attack it, unless they fight anyway."""
    assert table.sea is not None
    others: list[int] = []
    for packed in table.sea.incursions:
        attacker, target = pair_first(packed), pair_second(packed)
        if seat in (attacker, target):
            other = attacker + target - seat
            if other not in fought and other not in others:
                others.append(other)
    return [(other, 1) for other in others]


# ---- at sea


def naval_conflicts(trial: Trial) -> float:
    """A-35: the value of the naval tokens to expect, by the chance to beat each other city."""
    if trial.table.sea is None:
        return 0
    outlook = trial.outlook
    mine = naval_strength(trial.table.catalogue, trial.city)
    may_stay_out = trial.city.has(ABSTAIN)
    expected = 0.0
    variance = square(LEAST_DRIFT)
    for number, age in enumerate(outlook.ages):
        variance += outlook.turns[number] * square(NAVAL_DRIFT)
        drift = sqrt(variance)
        beaten = [chance((mine - strength) / drift) for strength in outlook.fleets]
        token = naval_token(beaten, age)
        expected += max(0.0, token) if may_stay_out else token
    return expected


def naval_token(beaten: list[float], age: int) -> float:
    """The expected token, given the chance to be stronger than each of the others."""
    first, second, last = 1.0, 0.0, 1.0
    for better in beaten:
        second = second * better + first * (1 - better)
        first *= better
        last *= 1 - better
    return first * NAVAL_FIRST[age] + second * NAVAL_SECOND[age] + last * NAVAL_LAST[age]
