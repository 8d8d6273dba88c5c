"""What habits see in a decision of a seat: the traits of each answer, and how much it is liked."""

from __future__ import annotations

from typing import Final

from mirabilia.bots.search.figures import symbols_of
from mirabilia.bots.search.habits import (
    GREENS,
    HELD,
    LACKS,
    LEADS,
    MOST_SHIELDS,
    OTHERS,
    PARTS,
    PURSES,
    STAGES,
    STOCK,
    SYMBOLS,
    TABLES,
    WORTHS,
    Habits,
)
from mirabilia.catalog.kinds import (
    COINS,
    COINS_PER,
    POINTS_PER,
    PRODUCE,
    PRODUCE_CHOICE,
    SHIELDS,
    SYMBOL,
)
from mirabilia.catalog.model import (
    AGES,
    BROWN,
    FIELD,
    FIELD_MASK,
    FLEETS,
    GREEN,
    GREY,
    LAST_SPACE,
    SIDES,
    Card,
)
from mirabilia.engine.actions import (
    BUILD,
    LEADER,
    SELL,
    SIDE,
    STAGE,
    subject_of,
    verb_of,
    with_ship,
)
from mirabilia.engine.city import RESOURCE_KINDS
from mirabilia.engine.counting import count
from mirabilia.engine.ints import Action, Seat
from mirabilia.engine.payments import lack_of
from mirabilia.engine.prices import FLEET_OF_COLOUR, stage_fleet
from mirabilia.engine.state import State
from mirabilia.native import i64, mypyc_attr

_FEWEST_PLAYERS: Final = 3
_EVEN: Final = LEADS // 2


@mypyc_attr(acyclic=True, free_list_len=1)
class Situation:
    """A decision of a seat. Whatever is the same for all answers is worked out once."""

    def __init__(self, habits: Habits, state: State, seat: Seat) -> None:
        city = state.cities[seat]
        self.habits: Final = habits
        self.weights: Final = habits.weights
        self.fine: Final = habits.fine
        self.state: Final = state
        self.seat: Final = seat
        self.city: Final = city
        self.left: Final = state.cities[state.left(seat)]
        self.right: Final = state.cities[state.right(seat)]
        # Who gets the hand afterwards.
        self.next: Final = state.cities[state.next_holder(seat)]
        self.age: Final[i64] = state.age - 1
        self.part: Final[i64] = part_of(state)
        self.phase: Final[i64] = self.age * PARTS + self.part
        self.purse: Final[i64] = min(PURSES - 1, city.coins // 2)
        self.symbols: list[int] | None = None
        self.next_symbols: list[int] | None = None
        # Of the answer that is looked at: the sum of its weights, or its traits.
        self.total = 0.0
        self.found: list[int] | None = None

    # ---- answers

    def traits(self, act: Action) -> list[int]:
        """The traits of an answer."""
        found: list[int] = []
        self.found = found
        self.add_answer(act)
        self.found = None
        return found

    def liking(self, act: Action) -> float:
        """How much habit favours an answer."""
        self.total = 0.0
        self.add_answer(act)
        return self.total

    def liking_of_card(self, card: Card) -> float:
        """How much habit favours building a card."""
        self.total = 0.0
        self.add_card(card)
        return self.total

    def liking_of_spare(self, card: int) -> float:
        """How much habit favours a card for a stage or a sale."""
        if not self.fine:
            return self.weights[self.habits.spare + card * PARTS + self.part]
        self.total = 0.0
        self.add_spare(card)
        return self.total

    def liking_of_stage(self) -> float:
        """How much habit favours building the next stage."""
        self.total = 0.0
        self.add_stage()
        return self.total

    def liking_of_sale(self) -> float:
        return self.weights[self.of_sale()]

    def liking_of_ship(self, fleet: int) -> float:
        return self.weights[self.of_ship(fleet)]

    # ---- traits

    def add(self, trait: i64) -> None:
        found = self.found
        if found is None:
            self.total += self.weights[trait]
        else:
            found.append(trait)

    def add_answer(self, act: Action) -> None:
        verb = verb_of(act)
        subject = subject_of(act)
        # Every verb has traits as an answer; those about age cards (the first three) have more.
        if subject >= LEADER or verb > SELL:
            self.add(self.of_answer(act))
        elif verb == BUILD:
            card = self.state.catalogue.cards[subject]
            self.add_card(card)
            if with_ship(act):
                self.add(self.of_ship(FLEET_OF_COLOUR[card.colour]))
        else:
            self.add_spare(subject)
        if verb == STAGE:
            self.add_stage()
            if with_ship(act):
                self.add(self.of_ship(stage_fleet(self.state, self.city)))
        elif verb == SELL:
            self.add(self.of_sale())

    def of_answer(self, act: Action) -> int:
        """The trait of an answer that does not use an age card from the hand."""
        if verb_of(act) == SIDE:
            return self.habits.side + self.city.board * len(SIDES) + subject_of(act)
        return self.habits.first_of_answer(act) + max(0, self.age)

    def add_card(self, card: Card) -> None:
        habits, city = self.habits, self.city
        self.add(habits.card + card.index * PARTS + self.part)
        # As `by_chain`, without a call: this is done for every card of every hand that is tried.
        if card.chains_from & city.chains:
            self.add(habits.chain + self.age)
        elif card.cost:
            lack = min(LACKS - 1, lack_of(card.cost, city.own.most) % FIELD_MASK)
            self.add(habits.lack + (self.age * LACKS + lack) * PURSES + self.purse)
        # Effects without traits of their own count with the trait of their card.
        for effect in card.effects:
            kind = effect.kind
            if kind == SHIELDS:
                self.add_leads(effect.amount)
            elif kind == SYMBOL:
                self.add_science(effect.what)
            elif kind == PRODUCE or kind == PRODUCE_CHOICE:
                self.add_makes(kind == PRODUCE, effect.what)
            elif kind == POINTS_PER:
                worth = effect.amount * count(self.state, self.seat, effect)
                self.add(habits.points + min(WORTHS - 1, worth))
            elif kind == COINS_PER:
                worth = effect.amount * count(self.state, self.seat, effect)
                self.add(habits.coins + min(WORTHS - 1, worth))
        if self.fine:
            self.add_fine(card)

    def add_leads(self, shields: int) -> None:
        step: i64 = min(shields, MOST_SHIELDS) - 1
        self.add_lead(step, self.city.shields - self.left.shields)
        self.add_lead(step, self.city.shields - self.right.shields)

    def add_lead(self, step: i64, lead: i64) -> None:
        habits = self.habits
        column: i64 = max(-_EVEN, min(_EVEN, lead)) + _EVEN
        self.add(habits.lead + (self.age * MOST_SHIELDS + step) * LEADS + column)
        if self.fine:
            self.add(habits.battle + (self.phase * MOST_SHIELDS + step) * LEADS + column)

    def add_science(self, symbol: int) -> None:
        habits, age = self.habits, self.age
        symbols = self.symbols
        if symbols is None:
            symbols = symbols_of(self.state.catalogue, self.city)
            self.symbols = symbols
        same = min(symbols[symbol], SYMBOLS - 1)
        one, other = symbols[(symbol + 1) % 3], symbols[(symbol + 2) % 3]
        self.add(habits.science + science_column(age, symbols, symbol))
        self.add(habits.greens + age * GREENS + min(self.city.colours[GREEN], GREENS - 1))
        if self.fine:
            fewer, more = min(one, other, OTHERS - 1), min(max(one, other), OTHERS - 1)
            row = ((age * SYMBOLS + same) * OTHERS + fewer) * OTHERS + more
            self.add(habits.symbols + row)

    def add_makes(self, packed: bool, what: int) -> None:
        habits, city = self.habits, self.city
        sold = self.left.for_sale.most | self.right.for_sale.most
        for kind in range(RESOURCE_KINDS):
            made = what >> FIELD * kind & FIELD_MASK if packed else what >> kind & 1
            if made:
                held = min(HELD - 1, city.own.most >> FIELD * kind & FIELD_MASK)
                near = 1 if sold >> FIELD * kind & FIELD_MASK else 0
                row = (self.age * RESOURCE_KINDS + kind) * HELD + held
                self.add(habits.makes + row * 2 + near)
                if self.fine:
                    self.add(habits.side_makes + self.own_side() * RESOURCE_KINDS + kind)
        if self.fine:
            stock = min(STOCK - 1, city.colours[BROWN] + city.colours[GREY])
            self.add(habits.stock + self.age * STOCK + stock)

    def add_stage(self) -> None:
        habits, city = self.habits, self.city
        self.add(habits.stage + self.own_side() * STAGES + city.stages)
        self.add(habits.stage_now + self.phase)
        if self.fine:
            row = self.own_side() * AGES + self.age
            self.add(habits.stage_in_age + row * STAGES + city.stages)

    def add_spare(self, card: int) -> None:
        self.add(self.habits.spare + card * PARTS + self.part)
        if self.fine:
            self.add_next(self.state.catalogue.cards[card])

    def of_sale(self) -> int:
        return self.habits.sale + self.phase * PURSES + self.purse

    def of_ship(self, fleet: int) -> int:
        row = self.age * len(FLEETS) + fleet
        return self.habits.ship + row * (LAST_SPACE + 1) + self.city.fleets[fleet]

    def own_side(self) -> int:
        return self.city.board * len(SIDES) + self.city.side

    # ---- finer traits

    def add_fine(self, card: Card) -> None:
        """What depends on the table, and on who gets the card if it is passed on."""
        habits = self.habits
        players = min(TABLES - 1, len(self.state.cities) - _FEWEST_PLAYERS)
        self.add(habits.table + card.index * TABLES + players)
        for effect in card.effects:
            if effect.kind == COINS or effect.kind == COINS_PER:
                self.add(habits.income + self.age * PURSES + self.purse)
        self.add_next(card)

    def add_next(self, card: Card) -> None:
        """What a card would be to the neighbour who gets the hand."""
        habits, other = self.habits, self.next
        # As `by_chain`, without a call.
        if card.chains_from & other.chains:
            self.add(habits.next_chain + self.age)
        if card.colour == GREEN:
            symbols = self.next_symbols
            if symbols is None:
                symbols = symbols_of(self.state.catalogue, other)
                self.next_symbols = symbols
            for effect in card.effects:
                if effect.kind == SYMBOL:
                    column = science_column(self.age, symbols, effect.what)
                    self.add(habits.next_science + column)


def science_column(age: int, symbols: list[int], symbol: int) -> int:
    """Where a symbol stands for a city with these: how many it has, and whether others wait."""
    same = symbols[symbol]
    others = min(symbols[(symbol + 1) % 3], symbols[(symbol + 2) % 3])
    return (age * SYMBOLS + min(same, SYMBOLS - 1)) * 2 + (1 if others > same else 0)


def part_of(state: State) -> int:
    """The part of the age: first turns, later turns, last turns."""
    left = state.options.turns - state.turn
    return 2 if left < 2 else 1 if left < 4 else 0
