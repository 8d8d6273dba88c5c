"""What a city is worth: its points so far and those to expect, part by part."""

from __future__ import annotations

from typing import Final

from mirabilia.bots.greedy.battles import conflicts, naval_conflicts
from mirabilia.bots.greedy.outlays import STAGE_CHANCE
from mirabilia.bots.greedy.promises import COIN, FREE_STEP, promises
from mirabilia.bots.greedy.rivals import harm
from mirabilia.bots.trial import Trial
from mirabilia.bots.unseen import CHOSEN_ISLAND
from mirabilia.catalog.kinds import (
    FREE_FIRST_OF_AGE,
    FREE_FIRST_OF_COLOUR,
    FREE_LAST_OF_AGE,
    MASK,
    PLAY_LAST_CARD,
    POINTS_IF_COMPLETE,
    SYMBOL,
    SYMBOL_CHOICE,
    SYMBOL_MOST,
)
from mirabilia.catalog.model import (
    COSTS_THE_AGE,
    LAST_SPACE,
)
from mirabilia.engine.counting import commerce_level
from mirabilia.engine.fleets import fleets_to_move, most_steps
from mirabilia.engine.science import SET_OF_SYMBOLS, science
from mirabilia.engine.scoring import COINS_PER_POINT, score, sum_of
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

# The chance that a turn adds a given symbol.
SYMBOL_CHANCE: Final = 0.08
# More symbols of choice than this make no difference here.
MOST_CHOICES: Final = 2
# The value of a build from the discard pile in age I; later cards are worth more.
PICK: Final = 2.0
# The value of a wonder's rights each time they can be used.
FREE_BUILD: Final = 1.5
FREE_COLOUR: Final = 1.0
LAST_CARD: Final = 3.0
# The value of an extra leader, and of a leader that is not buried.
EXTRA_LEADER: Final = 2.0
LEADER_STANDS: Final = 3.0
# How much of the next space of a fleet counts already, and how many turns a step takes.
NEXT_SPACE: Final = 0.4
TURNS_PER_STEP: Final = 4
# What a level of commerce saves in tributes each turn, less what it costs with pirates.
LEVEL: Final = 0.02


def prospects(trial: Trial) -> float:
    """All parts together, in points."""
    worth = points(trial)
    worth += loose_coins(trial)
    worth += conflicts(trial)
    worth += naval_conflicts(trial)
    worth += symbols(trial)
    worth += promises(trial)
    worth += picks(trial)
    worth += rights(trial)
    worth += completion(trial)
    worth += finds(trial)
    worth += choices(trial)
    worth += voyages(trial)
    worth += harm(trial)
    return worth


def points(trial: Trial) -> float:
    """The points so far."""
    return sum_of(score(trial.table, trial.seat))


def loose_coins(trial: Trial) -> float:
    """The coins short of a full point; they are worth nothing at the end."""
    return trial.city.coins % COINS_PER_POINT / COINS_PER_POINT if trial.turns_left else 0


def symbols(trial: Trial) -> float:
    """What one more symbol of each kind would add, by the chance of getting it."""
    if not trial.turns_left:
        return 0
    count = [0, 0, 0]
    choices = 0
    # Effects that change what symbols score are left out: an estimate is enough here.
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
    """Builds from the discard pile, worth more in later ages."""
    table = trial.table
    # L-33: before the first turn there is nothing to pick from.
    if not table.picks or (table.age == 1 and table.turn == 0):
        return 0
    return PICK * len(table.picks) * max(1, table.age)


def rights(trial: Trial) -> float:
    """Free builds and last cards, for each time they can still be used."""
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
    """Points for completing the wonder, by the chance of doing so."""
    missing = len(trial.stages()) - trial.city.stages
    if not 0 < missing <= trial.turns_left:
        return 0
    promised = 0
    for effect in trial.effects():
        if effect.kind == POINTS_IF_COMPLETE:
            promised += effect.amount
    return promised * STAGE_CHANCE**missing


def finds(trial: Trial) -> float:
    """Islands and leaders that are still unknown."""
    return trial.found


def choices(trial: Trial) -> float:
    """The decisions to come this turn: moving ships, recruiting or burying a leader.

    Giving up a token adds nothing: the loss is counted elsewhere.
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
    """L-40: twice the cost of the best leader to bury, less its value unburied."""
    leaders = trial.table.catalogue.leaders
    costs = [leaders[index].cost for index in trial.city.leaders]
    graves = [2 * (3 if cost == COSTS_THE_AGE else cost) for cost in costs]
    return max([0.0, *(points - LEADER_STANDS for points in graves)])


def voyages(trial: Trial) -> float:
    """The next spaces of the fleets, and the level of commerce."""
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
