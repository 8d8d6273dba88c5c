"""How long the lists of a position can be, by the rules and the boxes in play.

Most lists have as many entries as there are seats or pieces. The others are bounded here: what acts
at once does so once for every card, leader, stage and island that there is.
"""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.kinds import (
    BUILD_FROM_DISCARD,
    BURY_LEADER,
    DRAW_LEADERS,
    INCURSION,
    MOVE_FLEET,
    OTHERS_LOSE,
    PIRATES,
    PURGE_DEFEATS,
    RECRUIT_EXTRA,
    VICTORY,
)
from mirabilia.catalog.model import AGES, LEADERS_EACH, MOST_WITH_ARMADA, Effect, Side
from mirabilia.engine.setup import boards_in_play, draws, leaders_in_play, plain_cards
from mirabilia.notation.reading.header import Header

# The effects that leave a decision of their own city in the queue.
_QUEUED: Final = (MOVE_FLEET, RECRUIT_EXTRA, BURY_LEADER)
# In an age, beside its turns: a recruitment, a card that is left over, the naval conflict.
_BESIDE_TURNS: Final = 3
# In a game: the board and its side; leaders that are kept and leaders that go back to the box.
_BESIDE_AGES: Final = 2 + 2 * LEADERS_EACH


def check_length(
    header: Header, what: str, count: int, most: int, kinds: tuple[int, ...] = (), each: int = 1
) -> None:
    """Refuse a list that is longer than `most` and `each` for every effect of some kinds."""
    if count > most:
        most += each * effects_of(header, kinds)
        if count > most:
            raise header.refuse(f"{what} has {count} entries; there can be {most} at most")


def check_victories(header: Header, count: int) -> None:
    """As many as any table's conflicts can bring (B-30, T-6, A-39): positions need not say how
    tokens came, which never run out (B-32)."""
    check_length(header, "victories", count, AGES * MOST_WITH_ARMADA, (VICTORY,))


def check_queue_length(header: Header, count: int) -> None:
    """L-26: one leader leaves a decision for everybody; a stage may bring a ship's step."""
    players = header.options.players
    if count > players:
        asked = players + effects_of(header, _QUEUED)
        check_length(header, "queue", count, asked, (PURGE_DEFEATS,), players)


def check_incursions(header: Header, count: int) -> None:
    check_length(header, "incursions", count, 0, (INCURSION,))


def check_picks(header: Header, count: int) -> None:
    check_length(header, "picks", count, 0, (BUILD_FROM_DISCARD,))


def check_losses(header: Header, count: int) -> None:
    """Every seat may build a stage that costs others coins, and reach every tribute."""
    tributes = sum(space.tribute > 0 for track in header.catalogue.tracks for space in track)
    most = header.options.players * (1 + tributes)
    check_length(header, "losses", count, most, (OTHERS_LOSE, PIRATES))


def check_explorers(header: Header, count: int) -> None:
    check_length(header, "explorers", count, header.options.players * islands_each(header))


def islands_each(header: Header) -> int:
    """How often the ships of a city come to an island."""
    return sum(space.island > 0 for track in header.catalogue.tracks for space in track)


def check_log(header: Header, count: int) -> None:
    """Of every seat a card and perhaps a loss in each turn, and what is asked beside turns."""
    options = header.options
    each_age = 2 * (options.turns + 2) + _BESIDE_TURNS
    # A stage may bring a ship's step.
    stages = max(len(side.stages) for one in header.catalogue.wonders for side in one.sides)
    each = AGES * each_age + _BESIDE_AGES + islands_each(header) + stages
    most = options.players * each
    if count > most:
        # Leaders that are drawn may go back, too.
        most += 2 * LEADERS_EACH * effects_of(header, (DRAW_LEADERS,))
        most += options.players * effects_of(header, (PURGE_DEFEATS,))
        check_length(header, "log", count, most, (*_QUEUED, BUILD_FROM_DISCARD))


def effects_of(header: Header, kinds: tuple[int, ...]) -> int:
    """How often effects of some kinds are found on what is in play."""
    catalogue, options = header.catalogue, header.options
    found = 0
    for age in range(1, AGES + 1):
        cards = plain_cards(catalogue, options, age)
        for drawn in draws(catalogue, options, age):
            cards += drawn.cards
        for index in cards:
            found += count_kinds(catalogue.cards[index].effects, kinds)
    for board in boards_in_play(catalogue, options):
        found += max(count_stages(side, kinds) for side in catalogue.wonders[board].sides)
    if options.leaders:
        for index in leaders_in_play(catalogue, options):
            found += count_kinds(catalogue.leaders[index].effects, kinds)
    if options.armada:
        for island in catalogue.islands:
            found += count_kinds(island.effects, kinds)
    return found


def count_stages(side: Side, kinds: tuple[int, ...]) -> int:
    return sum(count_kinds(stage.effects, kinds) for stage in side.stages)


def count_kinds(effects: list[Effect], kinds: tuple[int, ...]) -> int:
    return sum(effect.kind in kinds for effect in effects)
