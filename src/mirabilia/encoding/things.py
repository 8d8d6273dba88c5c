"""Things to do: a number for each, the same at every table.

A thing is an answer without its payment: what is done, to what, with a ship or without. Number 0
is to wait, for a seat that is not asked. The numbers depend on nothing but the catalogue, so that
a program that has learned with one box can go on with all of them.
"""

from __future__ import annotations

from functools import cache
from typing import Final, SupportsIndex

from mirabilia.arguments import whole_number
from mirabilia.catalog import load
from mirabilia.catalog.model import AGES, FLEETS, SIDES, Catalogue
from mirabilia.engine.actions import (
    ABSTAIN,
    BOARD,
    BUILD,
    BURY,
    DEBT,
    DRAW,
    FLEET,
    ISLAND,
    JOIN,
    KEEP,
    LEADER,
    LEFTOVER,
    NONE,
    PASS,
    RECRUIT,
    SELL,
    SIDE,
    STAGE,
    TAKE,
    THINGS,
    TOKEN,
    VERB_NAMES,
    WITH_SHIP,
    action,
    thing_of,
    verb_of,
)
from mirabilia.engine.bank import VICTORY_VALUES
from mirabilia.engine.ints import Action
from mirabilia.engine.playout import cheapest
from mirabilia.engine.prices import FLEET_OF_COLOUR, NO_FLEET
from mirabilia.native import i64
from mirabilia.notation.moves import MOST_NUMBER, action_text

WAIT: Final = 0
WAIT_TEXT: Final = "wait"
# What stands in logs alone: no seat chooses it.
_LOGGED: Final = (LEFTOVER, DRAW)
# As many ways to pay for one thing can be told apart: about three times the most that was met.
MOST_WAYS: Final = 32


class Things:
    """All things to do by their numbers."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue: Final = catalogue
        self.actions: Final = [NONE, *all_things(catalogue)]
        self._numbers: Final = [WAIT] * THINGS
        for number in range(1, len(self.actions)):
            self._numbers[thing_of(self.actions[number])] = number

    def __reduce__(self) -> tuple[object, ...]:
        return Things, (self.catalogue,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Things) and self.catalogue is other.catalogue

    def __hash__(self) -> int:
        return hash(len(self.actions))

    @property
    def count(self) -> int:
        return len(self.actions)

    def number(self, act: Action) -> int:
        """The number of what an action does; an action that no seat can choose has none."""
        found = self._numbers[thing_of(act)]
        if found == WAIT:
            raise ValueError(f"{action_text(self.catalogue, act)!r} is nothing that a seat can do")
        return found

    def mark(self, legal: list[Action], mask: bytearray, start: i64) -> None:
        """Mark what can be done in a mask that begins somewhere."""
        numbers = self._numbers
        last: i64 = -1
        for act in legal:
            thing = thing_of(act)
            # The ways to pay for a thing come one after the other.
            if thing != last:
                last = thing
                mask[start + numbers[thing]] = 1

    def ways(self, legal: list[Action], number: int) -> list[Action]:
        """The legal ways to do a thing, in the order in which they are offered."""
        if number == WAIT:
            return []
        wanted = thing_of(self.actions[number])
        return [act for act in legal if thing_of(act) == wanted]

    def by_rule(self, legal: list[Action], number: int) -> Action:
        """The cheapest way to do a thing, free of charge if there is a right; or `NONE`."""
        return cheapest(self.ways(legal, number))

    def text(self, number: SupportsIndex) -> str:
        """What a number means: a move without its payment."""
        place = whole_number("number", number)
        if not 0 <= place < len(self.actions):
            raise ValueError(f"there is no action {place}; there are 0 to {len(self.actions) - 1}")
        return WAIT_TEXT if place == WAIT else action_text(self.catalogue, self.actions[place])


def all_things(catalogue: Catalogue) -> list[Action]:
    """Every thing that a seat can ever do, in a fixed order."""
    cards = [card.index for card in catalogue.cards]
    leaders = [LEADER + leader.index for leader in catalogue.leaders]
    found = [action(BUILD, card) for card in cards]
    found += [
        action(BUILD, card.index) | WITH_SHIP
        for card in catalogue.cards
        if FLEET_OF_COLOUR[card.colour] != NO_FLEET
    ]
    for verb in (STAGE, SELL):
        found += [action(verb, subject) for subject in cards + leaders]
        found += [action(verb, subject) | WITH_SHIP for subject in cards + leaders]
    found += [action(TAKE, card) for card in cards]
    for verb in (KEEP, RECRUIT, BURY):
        found += [action(verb, leader) for leader in leaders]
    found += [action(ISLAND, island.index) for island in catalogue.islands]
    found += [action(BOARD, wonder.index) for wonder in catalogue.wonders]
    found += [action(SIDE, side) for side in range(len(SIDES))]
    found += [action(FLEET, fleets) for fleets in range(1, 1 << len(FLEETS))]
    found += [action(TOKEN, VICTORY_VALUES[age]) for age in range(1, AGES + 1)]
    found += [action(DEBT, debts) for debts in range(MOST_NUMBER + 1)]
    found += [action(PASS, 0), action(JOIN, 0), action(ABSTAIN, 0)]
    check_verbs(found)
    return found


def check_verbs(found: list[Action]) -> None:
    """A verb without numbers would be taken for waiting."""
    lacking = set(range(len(VERB_NAMES))) - {verb_of(act) for act in found} - set(_LOGGED)
    assert not lacking, f"verbs without a number: {[VERB_NAMES[verb] for verb in sorted(lacking)]}"


@cache
def things() -> Things:
    """The things of the newest catalogue."""
    return Things(load())
