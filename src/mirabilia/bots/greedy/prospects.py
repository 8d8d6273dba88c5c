"""What a city is worth: points as they stand and points to be expected, part by part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mirabilia.bots.greedy.battles import conflicts, naval_conflicts
from mirabilia.bots.greedy.outlays import STAGE_CHANCE
from mirabilia.bots.greedy.promises import COIN, FREE_STEP, promises
from mirabilia.bots.greedy.rivals import harm
from mirabilia.bots.trial import CHOSEN_ISLAND, Trial
from mirabilia.catalog.model import (
    COSTS_THE_AGE,
    FREE_FIRST_OF_AGE,
    FREE_FIRST_OF_COLOUR,
    FREE_LAST_OF_AGE,
    LAST_SPACE,
    MASK,
    PLAY_LAST_CARD,
    POINTS_IF_COMPLETE,
    SYMBOL,
    SYMBOL_CHOICE,
    SYMBOL_MOST,
)
from mirabilia.engine.counting import commerce_level
from mirabilia.engine.fleets import fleets_to_move, most_steps
from mirabilia.engine.science import SET_OF_SYMBOLS, science
from mirabilia.engine.scoring import COINS_PER_POINT, score
from mirabilia.engine.state import (
    ASK_BURY,
    ASK_EXTRA,
    ASK_FLEET,
    ASK_TOKEN,
    DECISIONS,
    queued_kind,
    queued_number,
    queued_seat,
)

# How likely a symbol of a given kind is added in a turn.
SYMBOL_CHANCE: Final = 0.08
# More open symbols than these make no difference to which symbol comes next.
MOST_CHOICES: Final = 2
# What a pick from the discard is worth in age I; later cards are worth more.
PICK: Final = 2.0
# What the rights of a wonder are worth each time they can be used.
FREE_BUILD: Final = 1.5
FREE_COLOUR: Final = 1.0
LAST_CARD: Final = 3.0
# What a leader is worth that is recruited besides, and one that stays face up.
EXTRA_LEADER: Final = 2.0
LEADER_STANDS: Final = 3.0
# How much of what the next space of a fleet shows is as good as reached, and in how many turns.
NEXT_SPACE: Final = 0.4
TURNS_PER_STEP: Final = 4
# What a level of commerce saves in tributes in a turn, less what pirates take for it.
LEVEL: Final = 0.02


def prospects(trial: Trial) -> float:
    """All parts together, in points."""
    return sum(part(trial) for part in PARTS)


def points(trial: Trial) -> float:
    """The score sheet as it stands."""
    return sum(score(trial.table, trial.seat))


def loose_coins(trial: Trial) -> float:
    """The coins that do not make a full point yet; at the end they never will."""
    return trial.city.coins % COINS_PER_POINT / COINS_PER_POINT if trial.turns_left else 0


def symbols(trial: Trial) -> float:
    """What one more symbol of each kind would add, by the chance that it comes at all."""
    if not trial.turns_left:
        return 0
    count = [0, 0, 0]
    choices = 0
    for effect in trial.effects():
        if effect.kind == SYMBOL:
            count[effect.what] += 1
        elif effect.kind in (SYMBOL_CHOICE, SYMBOL_MOST, MASK):
            choices += 1
    a, b, c = count
    choices = min(choices, MOST_CHOICES)
    more = science(a + 1, b, c, choices, SET_OF_SYMBOLS)
    more += science(a, b + 1, c, choices, SET_OF_SYMBOLS)
    more += science(a, b, c + 1, choices, SET_OF_SYMBOLS)
    more -= 3 * science(a, b, c, choices, SET_OF_SYMBOLS)
    return (1 - (1 - SYMBOL_CHANCE) ** trial.turns_left) * more


def picks(trial: Trial) -> float:
    """Cards that are to be built from the discard: as good as the age is old."""
    table = trial.table
    # L-33: before the first turn there is nothing to pick from.
    if not table.picks or (table.age == 1 and table.turn == 0):
        return 0
    return PICK * len(table.picks) * max(1, table.age)


def rights(trial: Trial) -> float:
    """Free builds and last cards, each time that they can still be used."""
    city, turns = trial.city, trial.outlook.turns
    ages_to_come = len(turns) - 1
    worth = 0.0
    if city.has(FREE_FIRST_OF_AGE):
        worth += FREE_BUILD * ages_to_come
    if city.has(FREE_LAST_OF_AGE):
        worth += FREE_BUILD * (ages_to_come + min(1, turns[0]))
    if city.has(FREE_FIRST_OF_COLOUR):
        worth += FREE_COLOUR * min(trial.turns_left, city.colours.count(0))
    if city.has(PLAY_LAST_CARD):
        worth += LAST_CARD * (ages_to_come + 1)
    return worth


def completion(trial: Trial) -> float:
    """Points for a complete wonder that is not complete yet."""
    missing = len(trial.stages()) - trial.city.stages
    if not 0 < missing <= trial.turns_left:
        return 0
    promised = sum(effect.amount for effect in trial.effects() if effect.kind == POINTS_IF_COMPLETE)
    return promised * STAGE_CHANCE**missing


def finds(trial: Trial) -> float:
    """Islands and leaders that are still to be seen."""
    return trial.found


def choices(trial: Trial) -> float:
    """What the city will be asked next: ships to move, a leader to recruit or to bury.

    Which token to give up is worth nothing: that it is lost has been counted.
    """
    worth = 0.0
    for packed in trial.table.queue:
        if queued_seat(packed) == trial.seat:
            asked, steps = queued_kind(packed), queued_number(packed)
            if asked == ASK_FLEET:
                worth += FREE_STEP * min(most_steps(steps), fleets_to_move(steps).bit_count())
            elif asked == ASK_EXTRA:
                worth += EXTRA_LEADER
            elif asked == ASK_BURY:
                worth += burial(trial)
            elif asked != ASK_TOKEN:
                raise AssertionError(f"the greedy bot cannot weigh {DECISIONS[asked]!r}")
    return worth


def burial(trial: Trial) -> float:
    """L-40: twice the cost of the leader that is best buried, less what it is worth otherwise."""
    leaders = trial.table.catalogue.leaders
    costs = [leaders[index].cost for index in trial.city.leaders]
    graves = [2 * (3 if cost == COSTS_THE_AGE else cost) for cost in costs]
    return max([0.0, *(points - LEADER_STANDS for points in graves)])


def voyages(trial: Trial) -> float:
    """What the next spaces of the fleets show, and the level of commerce."""
    if trial.table.sea is None or not trial.turns_left:
        return 0
    tracks = trial.table.catalogue.tracks
    worth = 0.0
    for fleet, step in enumerate(trial.city.fleets):
        if step < LAST_SPACE:
            here, space = tracks[fleet][step], tracks[fleet][step + 1]
            worth += space.points - here.points + COIN * (space.coins + space.tribute)
            if space.island:
                worth += CHOSEN_ISLAND[space.island - 1]
    level = commerce_level(trial.table.catalogue, trial.city)
    near = min(1.0, trial.turns_left / TURNS_PER_STEP)
    return NEXT_SPACE * near * worth + LEVEL * trial.turns_left * level


PARTS: Final[tuple[Callable[[Trial], float], ...]] = (
    points,
    loose_coins,
    conflicts,
    naval_conflicts,
    symbols,
    promises,
    picks,
    rights,
    completion,
    finds,
    choices,
    voyages,
    harm,
)
