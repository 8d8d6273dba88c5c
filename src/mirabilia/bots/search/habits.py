"""Habits: a quick way to choose, learned from games of better players.

An action has *traits*, numbers below `Habits.count`: which card it is and when, how it changes the
balance of shields, what it adds to the city's science, and so on. Each trait has a weight; the
higher the sum of an action's weights, the more often it is chosen (a softmax).

The numbers of traits depend on the catalogue, so weights are stored by name: traits come in
*blocks*, and a block has a row for each thing it is about (a card, a resource in an age).
"""

from __future__ import annotations

from typing import Final

from mirabilia.bots.search.figures import side_names, symbols_of
from mirabilia.catalog.kinds import (
    COINS_PER,
    POINTS_PER,
    PRODUCE,
    PRODUCE_CHOICE,
    SHIELDS,
    SYMBOL,
)
from mirabilia.catalog.model import (
    AGES,
    FIELD,
    FIELD_MASK,
    FLEETS,
    GREEN,
    LAST_SPACE,
    RESOURCES,
    SIDES,
    Card,
    Catalogue,
)
from mirabilia.engine.actions import (
    BUILD,
    LEADER,
    SELL,
    SIDE,
    STAGE,
    UNKNOWN,
    action,
    subject_of,
    verb_of,
    with_ship,
)
from mirabilia.engine.city import RESOURCE_KINDS, City
from mirabilia.engine.counting import count
from mirabilia.engine.payments import lack_of
from mirabilia.engine.prices import FLEET_OF_COLOUR, stage_fleet
from mirabilia.engine.state import State
from mirabilia.notation.moves import VERBS

# The parts of an age in which habits may differ.
PARTS: Final = 3
MOMENTS: Final = AGES * PARTS

_LEADS: Final = 9
_MOST_SHIELDS: Final = 4
_SYMBOLS: Final = 5
_GREENS: Final = 7
_HELD: Final = 3
_LACKS: Final = 4
_PURSES: Final = 4
_WORTHS: Final = 12
_STAGES: Final = 8
# Subjects of actions are less than this: `UNKNOWN` is the last.
_SUBJECTS: Final = UNKNOWN + 1
_ANSWERS: Final = (max(VERBS.values()) + 1) * _SUBJECTS


class Block:
    """Traits of one kind: a named row for each thing that they are about."""

    def __init__(self, rows: list[str], columns: int) -> None:
        self.rows: Final = rows
        self.columns: Final = columns
        self.size: Final = len(rows) * columns


def blocks(catalogue: Catalogue) -> dict[str, Block]:
    """The blocks of traits by name, in order. The traits of answers come after them."""
    cards = [card.id for card in catalogue.cards]
    sides = side_names(catalogue)
    ages = [f"age {age}" for age in range(1, AGES + 1)]
    makes = [f"{age} {resource}" for age in ages for resource in RESOURCES]
    ships = [f"{age} {fleet}" for age in ages for fleet in FLEETS]
    return {
        "card": Block(cards, PARTS),
        "lead": Block(ages, _MOST_SHIELDS * _LEADS),
        "science": Block(ages, _SYMBOLS * 2),
        "greens": Block(ages, _GREENS),
        "makes": Block(makes, _HELD * 2),
        "chain": Block(ages, 1),
        "lack": Block(ages, _LACKS * _PURSES),
        "worth": Block(["points", "coins"], _WORTHS),
        "side": Block(sides, 1),
        "stage": Block(sides, _STAGES),
        "stage now": Block(ages, PARTS),
        "sale now": Block(ages, PARTS * _PURSES),
        "spare card": Block(cards, PARTS),
        "ship": Block(ships, LAST_SPACE + 1),
    }


class Habits:
    """The traits of actions, and a weight for each."""

    def __init__(self, catalogue: Catalogue, weights: list[float]) -> None:
        self.blocks: Final = blocks(catalogue)
        start: dict[str, int] = {}
        count = 0
        for name in self.blocks:
            start[name] = count
            count += self.blocks[name].size
        self.card: Final = start["card"]
        self.lead: Final = start["lead"]
        self.science: Final = start["science"]
        self.greens: Final = start["greens"]
        self.makes: Final = start["makes"]
        self.chain: Final = start["chain"]
        self.lack: Final = start["lack"]
        self.points: Final = start["worth"]
        self.coins: Final = start["worth"] + _WORTHS
        self.side: Final = start["side"]
        self.stage: Final = start["stage"]
        self.stage_now: Final = start["stage now"]
        self.sale: Final = start["sale now"]
        self.spare: Final = start["spare card"]
        self.ship: Final = start["ship"]
        self.answers: Final = count
        self.count: Final = count + _ANSWERS * AGES
        self.weights: Final = weights or [0.0] * self.count

    # ---- traits

    def traits(self, state: State, seat: int, act: int) -> list[int]:
        """The traits of an action."""
        verb = verb_of(act)
        subject = subject_of(act)
        # Every verb has traits as an answer; those about age cards (the first three) have more.
        if subject >= LEADER or verb > SELL:
            found = [self.of_answer(state, seat, act)]
        elif verb == BUILD:
            card = state.catalogue.cards[subject]
            found = self.of_card(state, seat, card)
            if with_ship(act):
                found.append(self.of_ship(state, seat, FLEET_OF_COLOUR[card.colour]))
        else:
            found = [self.of_spare(state, subject)]
        if verb == STAGE:
            found.append(self.of_stage(state, seat))
            found.append(self.stage_now + phase_of(state))
            if with_ship(act):
                found.append(self.of_ship(state, seat, stage_fleet(state, state.cities[seat])))
        elif verb == SELL:
            found.append(self.of_sale(state, seat))
        return found

    def of_answer(self, state: State, seat: int, act: int) -> int:
        """The trait of an answer that does not use an age card from the hand."""
        if verb_of(act) == SIDE:
            return self.side + state.cities[seat].board * len(SIDES) + subject_of(act)
        return self.first_of_answer(act) + max(0, state.age - 1)

    def first_of_answer(self, act: int) -> int:
        """The trait of an answer in the first age; those of the other ages follow."""
        return self.answers + (verb_of(act) * _SUBJECTS + subject_of(act)) * AGES

    def answer_with(self, trait: int) -> int:
        """The answer that a trait is about."""
        row = (trait - self.answers) // AGES
        return action(row // _SUBJECTS, row % _SUBJECTS)

    def of_card(self, state: State, seat: int, card: Card) -> list[int]:
        age = state.age - 1
        city = state.cities[seat]
        found = [self.card + card.index * PARTS + part_of(state)]
        if card.chains_from & city.chains:
            found.append(self.chain + age)
        elif card.cost:
            lack = min(_LACKS - 1, lack_of(card.cost, city.own.most) % FIELD_MASK)
            found.append(self.lack + (age * _LACKS + lack) * _PURSES + purse_of(city))
        # Effects without traits of their own count with the trait of their card.
        for effect in card.effects:
            kind = effect.kind
            if kind == SHIELDS:
                self.add_leads(state, seat, effect.amount, found)
            elif kind == SYMBOL:
                self.add_science(state, city, effect.what, found)
            elif kind == PRODUCE or kind == PRODUCE_CHOICE:
                self.add_makes(state, seat, kind == PRODUCE, effect.what, found)
            elif kind == POINTS_PER:
                worth = min(_WORTHS - 1, effect.amount * count(state, seat, effect))
                found.append(self.points + worth)
            elif kind == COINS_PER:
                worth = min(_WORTHS - 1, effect.amount * count(state, seat, effect))
                found.append(self.coins + worth)
        return found

    def add_leads(self, state: State, seat: int, shields: int, found: list[int]) -> None:
        own = state.cities[seat].shields
        row = (state.age - 1) * _MOST_SHIELDS + min(shields, _MOST_SHIELDS) - 1
        for other in (state.left(seat), state.right(seat)):
            lead = max(-4, min(4, own - state.cities[other].shields))
            found.append(self.lead + row * _LEADS + lead + 4)

    def add_science(self, state: State, city: City, symbol: int, found: list[int]) -> None:
        symbols = symbols_of(state.catalogue, city)
        same = symbols[symbol]
        others = min(symbols[(symbol + 1) % 3], symbols[(symbol + 2) % 3])
        age = state.age - 1
        row = (age * _SYMBOLS + min(same, _SYMBOLS - 1)) * 2
        found.append(self.science + row + (1 if others > same else 0))
        found.append(self.greens + age * _GREENS + min(city.colours[GREEN], _GREENS - 1))

    def add_makes(self, state: State, seat: int, packed: bool, what: int, found: list[int]) -> None:
        city = state.cities[seat]
        sold = state.cities[state.left(seat)].for_sale.most
        sold |= state.cities[state.right(seat)].for_sale.most
        for kind in range(RESOURCE_KINDS):
            made = what >> FIELD * kind & FIELD_MASK if packed else what >> kind & 1
            if made:
                held = min(_HELD - 1, city.own.most >> FIELD * kind & FIELD_MASK)
                near = 1 if sold >> FIELD * kind & FIELD_MASK else 0
                row = ((state.age - 1) * RESOURCE_KINDS + kind) * _HELD + held
                found.append(self.makes + row * 2 + near)

    def of_stage(self, state: State, seat: int) -> int:
        city = state.cities[seat]
        return self.stage + (city.board * len(SIDES) + city.side) * _STAGES + city.stages

    def of_spare(self, state: State, card: int) -> int:
        return self.spare + card * PARTS + part_of(state)

    def of_sale(self, state: State, seat: int) -> int:
        return self.sale + phase_of(state) * _PURSES + purse_of(state.cities[seat])

    def of_ship(self, state: State, seat: int, fleet: int) -> int:
        row = (state.age - 1) * len(FLEETS) + fleet
        return self.ship + row * (LAST_SPACE + 1) + state.cities[seat].fleets[fleet]

    # ---- sums

    def sum(self, traits: list[int]) -> float:
        total = 0.0
        for trait in traits:
            total += self.weights[trait]
        return total

    def of_action(self, state: State, seat: int, act: int) -> float:
        """How much habit favours an action."""
        return self.sum(self.traits(state, seat, act))


def part_of(state: State) -> int:
    """The part of the age: first turns, later turns, last turns."""
    left = state.options.turns - state.turn
    return 2 if left < 2 else 1 if left < 4 else 0


def phase_of(state: State) -> int:
    return (state.age - 1) * PARTS + part_of(state)


def purse_of(city: City) -> int:
    return min(_PURSES - 1, city.coins // 2)
