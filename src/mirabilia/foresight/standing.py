"""The figures of one seat at a table: points, conflicts, what it can pay."""

from __future__ import annotations

from typing import Final

from mirabilia.bots.outlook import Outlook
from mirabilia.catalog.model import AGES
from mirabilia.engine import events
from mirabilia.engine.choices import Choices
from mirabilia.engine.conflicts import military, naval_tokens
from mirabilia.engine.counting import naval_strength
from mirabilia.engine.ints import Seat
from mirabilia.engine.prices import by_chain
from mirabilia.engine.scoring import score
from mirabilia.engine.state import State
from mirabilia.foresight.types import Fought


class Standing:
    """What a table says about a seat. The table is left as it is."""

    def __init__(self, table: State, seat: Seat) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.city: Final = table.cities[seat]
        self.points: Final = sum(score(table, seat))
        self.strengths: Final = strengths_of(table)
        self.battles: Final[dict[int, Fought]] = {}
        self.end: Final = self._fight_on()

    @property
    def token(self) -> int:
        """The naval token of this age, 0 for none."""
        return tokens_of(self.table, self.strengths, this_age(self.table))[self.seat]

    def _fight_on(self) -> int:
        """The points after all conflicts to come, as shields and fleets stand; all join at sea."""
        after = self.table.copy()
        for age in range(this_age(after), AGES + 1):
            after.age = age
            after.events = []
            military(after, 0)
            if age == this_age(self.table):
                self.battles.update(fought_by(self.seat, after.events))
            for city, token in zip(
                after.cities, tokens_of(after, self.strengths, age), strict=True
            ):
                if token:
                    city.take_naval_token(token)
        return sum(score(after, self.seat))

    # ---- what can be paid

    def payable(self, cards: list[int]) -> list[int]:
        """Those of some cards that the city could build."""
        choices = Choices(self.table, self.seat)
        return [index for index in cards if choices.card_ways(index, False)]

    def can_pay_stage(self) -> bool:
        return bool(Choices(self.table, self.seat).stage_actions(True))

    def chained(self, outlook: Outlook) -> list[str]:
        """The cards of later ages that chains make free, and that the city does not have."""
        return [
            wanted.card.id
            for age, deck in zip(outlook.ages, outlook.decks, strict=True)
            if age > self.table.age
            for wanted in deck
            if by_chain(self.city, wanted.card) and not wanted.card.name_bit & self.city.names
        ]


def this_age(table: State) -> int:
    """The age whose conflicts come next."""
    return max(1, table.age)


def strengths_of(table: State) -> list[int]:
    if table.sea is None:
        return []
    return [naval_strength(table.catalogue, city) for city in table.cities]


def tokens_of(table: State, strengths: list[int], age: int) -> list[int]:
    """The naval tokens of all seats at the end of an age; none without Armada."""
    if table.sea is None:
        return [0] * len(table.cities)
    return naval_tokens(strengths, age, table.options.armada_edition)


def fought_by(seat: Seat, told: list[events.Event]) -> dict[int, Fought]:
    """How a seat's conflicts have gone, by the other seat."""
    found: dict[int, Fought] = {}
    for kind, first, other, value, _ in told:
        if kind == events.FOUGHT and seat in (first, other):
            foe = first + other - seat
            found[foe] = "tied" if not value else "won" if seat == first else "lost"
    return found
