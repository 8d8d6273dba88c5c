"""Trying an action: the table as it would be, with nothing changed but the own city."""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.model import AGES, Effect, Stage
from mirabilia.engine import events
from mirabilia.engine.actions import (
    BUILD,
    PAID,
    SELL,
    STAGE,
    TAKE,
    UNKNOWN,
    payment_of,
    right_of,
    subject_of,
    total,
    verb_of,
)
from mirabilia.engine.city import City
from mirabilia.engine.effects import act_at_once
from mirabilia.engine.legal import next_stage
from mirabilia.engine.state import State
from mirabilia.engine.turn import SALE


class Trial:
    """A table with one city on trial, and the turns that are left after this one."""

    def __init__(self, table: State, seat: int, city: City) -> None:
        cities = table.cities[:]
        cities[seat] = city
        self.table: Final = State(table.catalogue, table.options, table.seed, cities)
        self.table.age = table.age
        self.table.turn = table.turn
        self.seat: Final = seat
        self.city: Final = city
        # How many cards are to be built from the discard (B-41).
        self.picks = 0
        self.turns: Final = turns_by_age(table)
        self.turns_left: Final = sum(self.turns)

    def stages(self) -> list[Stage]:
        """All stages of the city's side, built or not."""
        return self.table.catalogue.wonders[self.city.board].sides[self.city.side].stages

    def effects(self) -> list[Effect]:
        """The effects of the city's cards and of the stages that are built."""
        cards = self.table.catalogue.cards
        found = [effect for index in self.city.cards for effect in cards[index].effects]
        for stage in self.stages()[: self.city.stages]:
            found += stage.effects
        return found

    def build(self, act: int) -> None:
        """Build the card of an action; one from the discard costs nothing."""
        card = self.table.catalogue.cards[subject_of(act)]
        chained = card.chains_from & self.city.chains
        if verb_of(act) == BUILD and right_of(act) == PAID and not chained:
            self.city.coins -= card.coins + total(payment_of(act))
        self.city.place_card(card)
        act_at_once(self.table, self.seat, card.effects, events.BY_CARD, card.index)

    def build_stage(self, payment: int) -> None:
        stage = next_stage(self.table, self.city)
        assert stage is not None
        self.city.coins -= stage.coins + total(payment)
        self.city.place_stage(stage, UNKNOWN)
        if act_at_once(self.table, self.seat, stage.effects, events.BY_STAGE, self.city.stages):
            self.picks += 1


def tried(table: State, seat: int, act: int) -> Trial:
    """The table after an action of one seat."""
    trial = Trial(table, seat, table.cities[seat].copy())
    verb = verb_of(act)
    if verb == BUILD or verb == TAKE:
        trial.build(act)
    elif verb == STAGE:
        trial.build_stage(payment_of(act))
    elif verb == SELL:
        trial.city.coins += SALE
    return trial


def turns_by_age(table: State) -> list[int]:
    """The turns left after this one in the age, then those of each age to come."""
    turns = table.options.turns()
    if not table.age:
        return [turns] * AGES
    return [max(0, turns - table.turn)] + [turns] * (AGES - table.age)
