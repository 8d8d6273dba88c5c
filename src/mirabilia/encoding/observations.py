"""The rows of observations: what a seat sees and remembers, in the blocks of a layout.

A city's figures and marks are the same for all who look at it, so they are worked out once, and
marks are only added to. Nothing is read that a seat may not see; tests show it with two worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, SupportsIndex

from mirabilia.arguments import check_type
from mirabilia.catalog.kinds import SYMBOL
from mirabilia.catalog.model import (
    FEWEST,
    FIELD,
    FIELD_MASK,
    FLEETS,
    GREEN,
    MOST_WITH_ARMADA,
    SCIENCE,
    SIDES,
)
from mirabilia.encoding.layout import FIGURES, KINDS, LARGEST, WAY_SIZE, Layout
from mirabilia.encoding.recall import Recall
from mirabilia.encoding.things import MOST_WAYS
from mirabilia.engine.actions import (
    LEADER,
    PAYEES,
    STAGE,
    coins_to,
    payment_of,
    right_of,
    subject_of,
    verb_of,
    with_ship,
)
from mirabilia.engine.bank import VICTORY_VALUES
from mirabilia.engine.city import NO_BOARD, NO_SHIPYARD, NO_SIDE, RESOURCE_KINDS, City
from mirabilia.engine.counting import commerce_level, naval_strength
from mirabilia.engine.fleets import most_steps
from mirabilia.engine.ints import Action, Bundle64, Seat
from mirabilia.engine.legal import first_queued
from mirabilia.engine.losses import loss_of
from mirabilia.engine.options import Options
from mirabilia.engine.state import (
    ASK_BOARD,
    ASK_BURY,
    ASK_CARD,
    ASK_DEBT,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_FLEET,
    ASK_ISLAND,
    ASK_KEEP,
    ASK_LAST,
    ASK_NAVAL,
    ASK_RECRUIT,
    ASK_SIDE,
    ASK_TOKEN,
    NOTHING,
    State,
    passes_left,
    queued_number,
)
from mirabilia.game import Game
from mirabilia.options import EXPANSIONS

# A part of a row.
Part = bytes | bytearray

_RAW: Final = (1 << FIELD * 4) - 1

# The decisions that go with a number, and those that do not.
NUMBERED: Final = (ASK_DEBT, ASK_FLEET)
WITHOUT_NUMBER: Final = (
    *(ASK_BOARD, ASK_SIDE, ASK_CARD, ASK_LAST, ASK_DISCARD, ASK_KEEP, ASK_RECRUIT),
    *(ASK_EXTRA, ASK_BURY, ASK_TOKEN, ASK_ISLAND, ASK_NAVAL),
)


def check_numbers(kinds: Sequence[int]) -> None:
    """Say which decisions are in neither list or in both."""
    listed = (*NUMBERED, *WITHOUT_NUMBER)
    wrong = [kind for kind in kinds if listed.count(kind) != 1]
    if wrong:
        raise AssertionError(f"decisions with a number or without? {wrong}")


check_numbers(KINDS)


class Sheet:
    """One city as all see it: its figures, and marks of what it has."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Final = layout
        self.figures = bytes(len(FIGURES))
        self.marks = bytearray(layout.marks)
        self.symbols = [0] * len(SCIENCE)
        # What is marked: so many cards, leaders, graves and islands, and this side of the board.
        self.cards = 0
        self.islands = 0
        self.court = 0
        self.side = NO_SIDE

    def look(self, state: State, seat: Seat) -> None:
        """Bring the sheet up to date."""
        city = state.cities[seat]
        court = len(city.leaders) | len(city.graves) << 8
        if (
            len(city.cards) < self.cards
            or city.side != self.side
            or court != self.court
            or len(city.islands) < self.islands
            or not city.cards
        ):
            self.mark_anew(city)
            self.court = court
            self.side = city.side
        for place in range(self.cards, len(city.cards)):
            self.mark_card(city.cards[place])
        self.cards = len(city.cards)
        for place in range(self.islands, len(city.islands)):
            slot = self.layout.island_slots[city.islands[place]]
            self.marks[self.layout.island_marks + slot] = 1
        self.islands = len(city.islands)
        self.figures = bytes(self.numbers(state, seat))

    def mark_anew(self, city: City) -> None:
        """Mark the board and the leaders; cards and islands follow."""
        layout = self.layout
        marks = bytearray(layout.marks)
        self.marks = marks
        self.symbols = [0] * len(SCIENCE)
        self.cards = 0
        self.islands = 0
        if city.board != NO_BOARD:
            first = len(SIDES) * layout.board_slots[city.board]
            # A side that is not chosen yet may be either.
            for side in range(len(SIDES)):
                if city.side == side or city.side == NO_SIDE:
                    marks[first + side] = 1
        for leader in city.leaders:
            marks[layout.leader_marks + layout.leader_slots[leader]] = 1
        for leader in city.graves:
            marks[layout.grave_marks + layout.leader_slots[leader]] = 1
        if city.shipyard != NO_SHIPYARD:
            marks[layout.shipyard_marks + city.shipyard] = 1

    def mark_card(self, index: int) -> None:
        card = self.layout.catalogue.cards[index]
        self.marks[self.layout.card_marks + self.layout.card_slots[index]] = 1
        if card.colour == GREEN:
            for effect in card.effects:
                if effect.kind == SYMBOL:
                    self.symbols[effect.what] += 1

    def numbers(self, state: State, seat: Seat) -> list[int]:
        """The figures, in the order of `FIGURES`."""
        city = state.cities[seat]
        found = [
            min(city.coins, LARGEST),
            min(city.debts, LARGEST),
            city.diplomacy,
            city.defeats,
        ]
        add_victories(city, found)
        found.append(city.shields)
        add_bundle(city.own.most, found)
        found.append(min(len(city.own.bundles), LARGEST))
        add_bundle(city.for_sale.most, found)
        found.append(int(city.cheap_left & _RAW != 0))
        found.append(int(city.cheap_left > _RAW))
        found.append(int(city.cheap_right & _RAW != 0))
        found.append(int(city.cheap_right > _RAW))
        found += city.colours
        found += self.symbols
        add_stages(state, city, found)
        found.append(city.free_used)
        found.append(len(state.hands[seat]))
        add_boxes(state, seat, found)
        found.append(int(state.asked[seat] != NOTHING))
        return found


def add_victories(city: City, found: list[int]) -> None:
    tokens = [0] * len(VICTORY_VALUES)
    for value in city.victories:
        tokens[(value + 1) >> 1] += 1
    for age in range(1, len(VICTORY_VALUES)):
        found.append(tokens[age])


def add_bundle(packed: Bundle64, found: list[int]) -> None:
    # Not called _: compiled, that would be a Python object.
    for _kind in range(RESOURCE_KINDS):
        found.append(int(packed & FIELD_MASK))
        packed >>= FIELD


def add_stages(state: State, city: City, found: list[int]) -> None:
    built = len(city.under_stages)
    found.append(built)
    if city.side == NO_SIDE:
        found.append(0)
    else:
        stages = state.catalogue.wonders[city.board].sides[city.side].stages
        found.append(len(stages) - built)


def add_boxes(state: State, seat: Seat, found: list[int]) -> None:
    """The figures of Leaders and Armada; nothing without these boxes."""
    city = state.cities[seat]
    court = state.court
    found.append(0 if court is None else len(court.hands[seat]))
    if state.sea is None:
        for _place in range(len(FLEETS) + 4):
            found.append(0)
        return
    found.append(naval_strength(state.catalogue, city))
    found += city.fleets
    found.append(commerce_level(state.catalogue, city))
    gained, lost = 0, 0
    for token in city.naval_tokens:
        if token > 0:
            gained += token
        else:
            lost -= token
    found.append(gained)
    found.append(lost)


class Observer:
    """Writes the rows of one game as it goes on; a new game needs `forget`."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Final = layout
        self.recall: Final = Recall(layout)
        self.sheets: Final = [Sheet(layout) for _ in range(layout.options.players)]
        self.agreed: Final = options_row(layout.options)
        self.clock = b""
        self.before = 0

    def __reduce__(self) -> tuple[object, ...]:
        # What it has read of a game it reads again.
        return Observer, (self.layout,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observer) and self.layout == other.layout

    def __hash__(self) -> int:
        return hash(self.layout)

    def forget(self) -> None:
        """Get ready for another game."""
        self.recall.at = 0
        for sheet in self.sheets:
            sheet.cards = LARGEST

    def look(self, state: State) -> None:
        """Read what has happened; before any row of this moment."""
        self.recall.follow(state)
        self.before = self.recall.plays_before(state)
        for seat in range(len(self.sheets)):
            self.sheets[seat].look(state, seat)
        self.clock = clock_row(state)

    def add_row(self, state: State, seat: Seat, ways: list[Action], parts: list[Part]) -> None:
        """Add a seat's row, in parts that are valid until the next `look`.

        `ways` are those to pay for the thing that the seat has chosen, if it is asked for one.
        """
        layout = self.layout
        players = len(self.sheets)
        parts.append(self.agreed)
        parts.append(self.clock)
        parts.append(decision_row(state, seat))
        hand = bytearray(layout.cards)
        self.recall.add(state.hands[seat], hand)
        parts.append(hand)
        for step in range(1, players):
            parts.append(self.recall.seen(state, seat, step, self.before))
        parts.append(self.pile_row(state, seat))
        if state.court is not None:
            self.add_leaders(state, seat, parts)
        if state.sea is not None:
            parts.append(islands_row(layout, state.sea.offers[seat]))
        if layout.explicit:
            parts.append(payment_row(layout, ways))
        for step in range(players):
            sheet = self.sheets[(seat + step) % players]
            parts.append(sheet.figures)
            parts.append(sheet.marks)

    def row(self, state: State, seat: Seat, ways: list[Action]) -> bytes:
        """A seat's row, after `look`."""
        parts: list[Part] = []
        self.add_row(state, seat, ways, parts)
        return b"".join(parts)

    def pile_row(self, state: State, seat: Seat) -> bytearray:
        """The discard pile: what the seat sees of it, or knows to be in it."""
        if state.asked[seat] != ASK_DISCARD:
            return self.recall.known[seat]
        found = bytearray(self.layout.cards)
        self.recall.add(state.discard, found)
        return found

    def add_leaders(self, state: State, seat: Seat, parts: list[Part]) -> None:
        court = state.court
        assert court is not None
        parts.append(leaders_row(self.layout, court.hands[seat]))
        parts.append(leaders_row(self.layout, court.offers[seat]))
        parts.append(self.recall.leaders_seen(state, seat))


def options_row(options: Options) -> bytes:
    players = [int(options.players == count) for count in range(FEWEST, MOST_WITH_ARMADA + 1)]
    boxes = [int(box in options.expansions) for box in EXPANSIONS]
    more = [
        options.teams,
        options.leaders and options.leader_set == "expert",
        options.leaders and options.cities and options.cities_leaders,
        options.armada and options.armada_edition == 1,
    ]
    return bytes(players + boxes + [int(flag) for flag in more])


def clock_row(state: State) -> bytes:
    found = [0, 0, 0, 0, state.turn, max(0, state.options.turns - state.turn)]
    found[state.age] = 1
    found.append(int(passes_left(state.age)))
    found.append(len(state.discard))
    return bytes(found)


def decision_row(state: State, seat: Seat) -> bytearray:
    found = bytearray(len(KINDS) + 1)
    asked = state.asked[seat]
    if asked != NOTHING:
        found[asked - 1] = 1
        if asked == ASK_DEBT:
            found[len(KINDS)] = min(loss_of(state, seat), LARGEST)
        elif asked == ASK_FLEET:
            steps = queued_number(first_queued(state, seat, ASK_FLEET))
            found[len(KINDS)] = int(most_steps(steps))
        elif asked in NUMBERED:
            raise AssertionError(f"nobody works out the number of the decision {asked}")
    return found


def leaders_row(layout: Layout, leaders: list[int]) -> bytearray:
    found = bytearray(layout.leaders)
    for leader in leaders:
        found[layout.leader_slots[leader]] = 1
    return found


def islands_row(layout: Layout, islands: list[int]) -> bytearray:
    found = bytearray(layout.islands)
    for island in islands:
        found[layout.island_slots[island]] = 1
    return found


def payment_row(layout: Layout, ways: list[Action]) -> bytearray:
    """What is to be paid for, and the ways in the order in which they are offered."""
    first = 2 + layout.cards + layout.leaders
    found = bytearray(first + MOST_WAYS * WAY_SIZE)
    if ways:
        subject = subject_of(ways[0])
        found[0] = int(verb_of(ways[0]) == STAGE)
        found[1] = int(with_ship(ways[0]))
        if subject >= LEADER:
            found[2 + layout.cards + layout.leader_slots[subject - LEADER]] = 1
        else:
            found[2 + layout.card_slots[subject]] = 1
    for number in range(len(ways)):
        at = first + number * WAY_SIZE
        found[at] = int(right_of(ways[number]) != 0)
        for payee in range(len(PAYEES)):
            found[at + 1 + payee] = int(coins_to(payment_of(ways[number]), payee))
    return found


def observe(game: Game, seat: SupportsIndex) -> bytes:
    """What a seat sees and remembers, as a row of `Layout` for the game's options."""
    check_type("game", game, Game)
    state = game._state
    layout = Layout(state.catalogue, state.options)
    return observe_by(layout, game, game._check_seat(seat))


def observe_by(layout: Layout, game: Game, seat: Seat) -> bytes:
    """The same with a layout that is there already."""
    observer = Observer(layout)
    observer.look(game._state)
    return observer.row(game._state, seat, [])
