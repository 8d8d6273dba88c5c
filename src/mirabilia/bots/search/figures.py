"""What a position is judged by: figures of a seat that a person would name.

They describe a table at the beginning of a turn: what everybody sees, and the hand of the seat.
`DENSE` figures are numbers. *Marks* are things that a seat has or does not have: its side of a
board, its cards, leaders and islands. They are numbered in the order of the catalogue, so their
weights are stored by name.
"""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.kinds import (
    SYMBOL,
    SYMBOL_CHOICE,
)
from mirabilia.catalog.model import (
    COLOURS,
    FEWEST,
    FIELD,
    FIELD_MASK,
    FLEETS,
    GREEN,
    GUARDS,
    MOST_WITH_ARMADA,
    RESOURCES,
    SIDES,
    Card,
    Catalogue,
    Effect,
)
from mirabilia.engine.city import RESOURCE_KINDS, City
from mirabilia.engine.counting import commerce_level, naval_strength
from mirabilia.engine.ints import Bundle64, Seat
from mirabilia.engine.payments import lack_of
from mirabilia.engine.prices import next_stage
from mirabilia.engine.scoring import LINES, score
from mirabilia.engine.state import State
from mirabilia.native import i64
from mirabilia.options import EXPANSIONS

_RAW: Final = 4
# The possible numbers of players.
_PLAYERS: Final = range(FEWEST, MOST_WITH_ARMADA + 1)
# More resources than anybody could buy.
FAR: Final = 9

_PRICES: Final = (
    "free",
    "one to buy",
    "more to buy",
    "out of reach",
    *(f"free {colour}" for colour in COLOURS),
    *(f"to be bought for {colour}" for colour in COLOURS),
)
# The cards whose prices are counted: those of this age, of the next, and of the hand.
_DEALS: Final = ("this age", "next age", "hand")
_FREE: Final = 0
_ONE: Final = 1
_MORE: Final = 2
_FAR: Final = 3
_FREE_COLOUR: Final = 4
_NEAR_COLOUR: Final = _FREE_COLOUR + len(COLOURS)

# What figures and marks are about, in a player's words.
TOPICS: Final = (
    "table",
    "coins",
    "diplomacy",
    "military",
    "wonder",
    "blue",
    "yellow",
    "green",
    "purple",
    "leaders",
    "black",
    "naval",
    "islands",
    "production",
    "trade",
    "costs",
    "chains",
)

_LINE_TOPICS: Final = {"treasury": "coins"}
# The topic of each line of the score sheet.
LINE_TOPICS: Final = [TOPICS.index(_LINE_TOPICS.get(line, line)) for line in LINES]
_COLOUR_TOPICS: Final = {"brown": "production", "grey": "production", "red": "military"}
# The topic of marks by their kind; the topic of a card depends on its colour.
_MARK_TOPICS: Final = {
    "board": "wonder",
    "leader": "leaders",
    "leader in hand": "leaders",
    "island": "islands",
    "table": "table",
}

# Each dense figure, and its topic.
_FIGURES: Final = [
    ("one", "table"),
    ("coins", "coins"),
    ("spending money", "coins"),
    ("debts", "coins"),
    ("diplomacy", "diplomacy"),
    *((f"points: {line}", _LINE_TOPICS.get(line, line)) for line in LINES),
    *((f"makes: {kind}", "production") for kind in RESOURCES),
    ("kinds made", "production"),
    ("choices", "production"),
    ("kinds within reach", "trade"),
    ("cheap raw", "trade"),
    ("cheap goods", "trade"),
    ("sold raw", "trade"),
    ("sold goods", "trade"),
    ("shields", "military"),
    ("ahead of left", "military"),
    ("ahead of right", "military"),
    ("beats left", "military"),
    ("beats right", "military"),
    ("loses to left", "military"),
    ("loses to right", "military"),
    ("compasses", "green"),
    ("gears", "green"),
    ("tablets", "green"),
    ("any symbols", "green"),
    ("squares", "green"),
    ("sets", "green"),
    ("most symbols", "green"),
    ("chains", "chains"),
    ("stages built", "wonder"),
    ("stages left", "wonder"),
    *((f"cards: {colour}", _COLOUR_TOPICS.get(colour, colour)) for colour in COLOURS),
    ("leaders", "leaders"),
    ("leaders in hand", "leaders"),
    ("naval strength", "naval"),
    ("ahead at sea", "naval"),
    ("behind at sea", "naval"),
    *((f"fleet: {fleet}", "naval") for fleet in FLEETS),
    ("commerce", "naval"),
    ("islands", "islands"),
    *((f"{when}: {what}", "costs") for when in _DEALS for what in _PRICES),
    ("stage: lack", "wonder"),
    ("stage: out of reach", "wonder"),
]
DENSE: Final = [name for name, _ in _FIGURES]
DENSE_TOPICS: Final = [TOPICS.index(topic) for _, topic in _FIGURES]


class Figures:
    """The figures and marks of tables with the same boxes."""

    def __init__(self, catalogue: Catalogue, boxes: tuple[str, ...]) -> None:
        self.mark_names: Final = mark_names(catalogue)
        # Where the marks of each kind begin, after those of the sides of boards.
        self.cards: Final = len(self.mark_names["board"])
        self.leaders: Final = self.cards + len(catalogue.cards)
        self.hand: Final = self.leaders + len(catalogue.leaders)
        self.islands: Final = self.hand + len(catalogue.leaders)
        self.table: Final = self.islands + len(catalogue.islands)
        self.boxes: Final = [
            self.table + len(_PLAYERS) + number
            for number, box in enumerate(EXPANSIONS)
            if box in boxes
        ]
        self.teams: Final = self.table + len(_PLAYERS) + len(EXPANSIONS)
        self.count: Final = self.teams + 1
        self.mark_topics: Final = mark_topics(catalogue)
        # The cards that can be dealt in each age, and none after the last.
        self.deals: Final = [
            [card for card in of_age if card.box in boxes] for of_age in [*catalogue.of_age, []]
        ]

    def marks(self, state: State, seat: Seat) -> list[int]:
        """The numbers of the marks that a seat has."""
        city = state.cities[seat]
        found = [city.board * len(SIDES) + city.side]
        for card in city.cards:
            found.append(self.cards + card)
        for leader in city.leaders:
            found.append(self.leaders + leader)
        court = state.court
        if court is not None:
            for leader in court.hands[seat]:
                found.append(self.hand + leader)
        for island in city.islands:
            found.append(self.islands + island)
        self.add_table_marks(state, found)
        return found

    def add_table_marks(self, state: State, found: list[int]) -> None:
        """The boxes in play, the number of players, and teams."""
        found.append(self.table + state.options.players - FEWEST)
        found += self.boxes
        if state.options.teams:
            found.append(self.teams)

    def dense(self, state: State, seat: Seat) -> list[float]:
        """The dense figures of a seat, in the order of `DENSE`."""
        city = state.cities[seat]
        left = state.cities[state.left(seat)]
        right = state.cities[state.right(seat)]
        found = [
            1.0,
            float(city.coins),
            float(min(city.coins, 5)),
            float(city.debts),
            float(city.diplomacy),
        ]
        for line in score(state, seat):
            found.append(float(line))
        add_goods(city, left, right, found)
        add_strength(city, left, right, found)
        add_science(state.catalogue, city, found)
        stages = len(state.catalogue.wonders[city.board].sides[city.side].stages)
        found.append(float(int(city.chains).bit_count()))
        found.append(float(city.stages))
        found.append(float(stages - city.stages))
        for colour in range(len(COLOURS)):
            found.append(float(city.colours[colour]))
        found.append(float(len(city.leaders)))
        court = state.court
        found.append(0.0 if court is None else float(len(court.hands[seat])))
        add_sea(state, seat, found)
        sold = left.for_sale.most + right.for_sale.most | GUARDS
        add_prices(self.deals[state.age], city, sold, found)
        add_prices(self.deals[state.age + 1], city, sold, found)
        add_prices(playable(state, seat), city, sold, found)
        add_stage(state, city, sold, found)
        return found


def mark_names(catalogue: Catalogue) -> dict[str, list[str]]:
    """The names of the marks of each kind, in their order."""
    leaders = [leader.id for leader in catalogue.leaders]
    return {
        "board": side_names(catalogue),
        "card": [card.id for card in catalogue.cards],
        "leader": leaders,
        "leader in hand": leaders,
        "island": [island.id for island in catalogue.islands],
        "table": [*(f"{players} players" for players in _PLAYERS), *EXPANSIONS, "teams"],
    }


def side_names(catalogue: Catalogue) -> list[str]:
    """The sides of all boards."""
    return [f"{wonder.id} {side}" for wonder in catalogue.wonders for side in SIDES]


def mark_topics(catalogue: Catalogue) -> list[int]:
    """The topic of each mark."""
    found: list[str] = []
    for kind, names in mark_names(catalogue).items():
        if kind == "card":
            found += [_COLOUR_TOPICS.get(c.colour_name, c.colour_name) for c in catalogue.cards]
        else:
            found += [_MARK_TOPICS[kind]] * len(names)
    return [TOPICS.index(topic) for topic in found]


def playable(state: State, seat: Seat) -> list[Card]:
    """The cards in the hand that the city does not have yet."""
    cards = state.catalogue.cards
    names = state.cities[seat].names
    return [cards[card] for card in state.hands[seat] if not cards[card].name_bit & names]


def add_prices(cards: list[Card], city: City, sold: Bundle64, found: list[float]) -> None:
    """How many cards are free, how many need purchases, and how many are out of reach."""
    counts = [0] * len(_PRICES)
    chains = city.chains
    for card in cards:
        price: i64 = 0
        # As `by_chain`, without a call.
        if card.cost and not card.chains_from & chains:
            price = lack_in(city, card.cost, sold)
        colour = card.colour
        if price == 0:
            counts[_FREE] += 1
            counts[_FREE_COLOUR + colour] += 1
        elif price >= FAR:
            counts[_FAR] += 1
        else:
            counts[_ONE if price == 1 else _MORE] += 1
            counts[_NEAR_COLOUR + colour] += 1
    for count in counts:
        found.append(float(count))


def lack_in(city: City, cost: Bundle64, sold: Bundle64) -> i64:
    """How many resources of a cost have to be bought, or `FAR` if nobody has them."""
    own = city.own
    if (own.most + sold - cost) & GUARDS != GUARDS:
        return FAR
    # However the city uses its symbols, it lacks this much.
    fewest = lack_of(cost, own.most) % FIELD_MASK
    least: i64 = FAR
    for made in own.bundles:
        lack = lack_of(cost, made)
        if not lack:
            return 0
        if (sold - lack) & GUARDS == GUARDS:
            least = min(least, lack % FIELD_MASK)
            if least == fewest:
                return least
    return least


def add_stage(state: State, city: City, sold: int, found: list[float]) -> None:
    stage = next_stage(state, city)
    if stage is None:
        found.append(0.0)
        found.append(0.0)
        return
    lack = lack_in(city, stage.cost, sold)
    found.append(0.0 if lack >= FAR else float(lack))
    found.append(float(lack >= FAR))


def add_goods(city: City, left: City, right: City, found: list[float]) -> None:
    made = 0
    reach = 0
    for kind in range(RESOURCE_KINDS):
        count = city.own.most >> FIELD * kind & FIELD_MASK
        found.append(float(min(count, 3)))
        sold = left.for_sale.most | right.for_sale.most
        made += count > 0
        reach += count > 0 or sold >> FIELD * kind & FIELD_MASK > 0
    found.append(float(made))
    found.append(float(min(len(city.own.bundles), 12)))
    found.append(float(reach))
    raw = (1 << FIELD * _RAW) - 1
    found.append(float((city.cheap_left & raw != 0) + (city.cheap_right & raw != 0)))
    found.append(float((city.cheap_left > raw) + (city.cheap_right > raw)))
    found.append(float((city.for_sale.most & raw) % FIELD_MASK))
    found.append(float((city.for_sale.most >> FIELD * _RAW) % FIELD_MASK))


def add_strength(city: City, left: City, right: City, found: list[float]) -> None:
    at_left = city.shields - left.shields
    at_right = city.shields - right.shields
    found.append(float(city.shields))
    found.append(float(max(-3, min(3, at_left))))
    found.append(float(max(-3, min(3, at_right))))
    found.append(float(at_left > 0))
    found.append(float(at_right > 0))
    found.append(float(at_left < 0))
    found.append(float(at_right < 0))


def add_science(catalogue: Catalogue, city: City, found: list[float]) -> None:
    symbols = symbols_of(catalogue, city)
    first, second, third = symbols[0], symbols[1], symbols[2]
    found.append(float(first))
    found.append(float(second))
    found.append(float(third))
    found.append(float(open_symbols(catalogue, city)))
    found.append(float(first * first + second * second + third * third))
    found.append(float(min(first, second, third)))
    found.append(float(max(first, second, third)))


def symbols_of(catalogue: Catalogue, city: City) -> list[int]:
    """How many of each symbol the green cards of a city have."""
    found = [0, 0, 0]
    if city.colours[GREEN]:
        for index in city.cards:
            card = catalogue.cards[index]
            if card.colour == GREEN:
                for effect in card.effects:
                    if effect.kind == SYMBOL:
                        found[effect.what] += 1
    return found


def open_symbols(catalogue: Catalogue, city: City) -> int:
    """How many symbols of any kind the green cards and the stages of a city have."""
    found = 0
    for index in city.cards:
        card = catalogue.cards[index]
        if card.colour == GREEN:
            found += choices_in(card.effects)
    stages = catalogue.wonders[city.board].sides[city.side].stages
    for number in range(city.stages):
        found += choices_in(stages[number].effects)
    return found


def choices_in(effects: list[Effect]) -> int:
    # Rarer kinds of symbol count with the marks of their cards.
    found = 0
    for effect in effects:
        if effect.kind == SYMBOL_CHOICE:
            found += 1
    return found


def add_sea(state: State, seat: Seat, found: list[float]) -> None:
    city = state.cities[seat]
    if state.sea is None:
        for _ in range(9):
            found.append(0.0)
        return
    own = naval_strength(state.catalogue, city)
    ahead = 0
    behind = 0
    for other in state.cities:
        strength = naval_strength(state.catalogue, other)
        ahead += strength < own
        behind += strength > own
    found.append(float(own))
    found.append(float(ahead))
    found.append(float(behind))
    for fleet in range(len(FLEETS)):
        found.append(float(city.fleets[fleet]))
    found.append(float(commerce_level(state.catalogue, city)))
    found.append(float(len(city.islands)))
