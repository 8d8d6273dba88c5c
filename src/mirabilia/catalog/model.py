"""What is in the boxes, as plain typed values.

Everything is referred to by a small int: its place in the catalogue. Bundles of resources are
packed into one int, `FIELD` bits for each kind, so that a whole cost is added, subtracted and
compared in one operation; the top bit of each field is a guard and is never set in a bundle.
"""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.kinds import EFFECT_KINDS, TIME_OF_KIND
from mirabilia.catalog.markup import chip, table, text
from mirabilia.native import i64

# How many of each resource, in one int: a cost, or what can be made. The second is the same as a
# machine word.
Bundle = int
Bundle64 = i64

RESOURCES: Final = ("wood", "stone", "ore", "clay", "glass", "cloth", "papyrus")
RAW: Final = 0b0001111
MANUFACTURED: Final = 0b1110000

FIELD: Final = 6
FIELD_MASK: Final = (1 << FIELD) - 1
# The guard of each field, one for each resource.
GUARDS: Final = 0o40404040404040
# No cost asks for more than this of one resource, so no count needs to go beyond it.
ENOUGH: Final = 6

COLOURS: Final = ("brown", "grey", "blue", "yellow", "red", "green", "purple", "black")
BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
RED: Final = 4
GREEN: Final = 5
PURPLE: Final = 6
BLACK: Final = 7

SCIENCE: Final = ("compass", "gear", "tablet")

SIDES: Final = ("day", "night")
DAY: Final = 0
NIGHT: Final = 1

# B-1: how many can play.
FEWEST: Final = 3
MOST: Final = 7
MOST_WITH_ARMADA: Final = 8

AGES: Final = 3
# B-7: the cards of a hand in the base game.
HAND: Final = 7
# B-3: the guilds in play beyond the number of players.
GUILDS_BESIDE_PLAYERS: Final = 2

# Where an effect looks: at its own city, a neighbour's, all others', or at the player beyond a
# neighbour.
PLACES: Final = ("own", "left", "right", "others", "far_left", "far_right")
OWN: Final = 1
LEFT: Final = 2
RIGHT: Final = 4
OTHERS: Final = 8
FAR_LEFT: Final = 16
FAR_RIGHT: Final = 32

# What effects count, as a mask: the colours of cards come first, then these.
COUNTED: Final = (*COLOURS, "stages", "victories", "islands", "commerce", "age")
# The parts of a price, which effects can lower, are named by the same bits, and by one more.
PARTS: Final = (*COUNTED, "fleets")
STAGES: Final = 1 << 8
VICTORIES: Final = 1 << 9
ISLANDS: Final = 1 << 10
COMMERCE: Final = 1 << 11
THE_AGE: Final = 1 << 12
FLEET_STEPS: Final = 1 << 13

FLEETS: Final = ("red", "yellow", "blue", "green")
RED_FLEET: Final = 0
YELLOW_FLEET: Final = 1
BLUE_FLEET: Final = 2
GREEN_FLEET: Final = 3
# the space of each track where ships stay.
LAST_SPACE: Final = 6
LEVELS: Final = 3

LEADER_GROUPS: Final = ("standard", "expert", "cities")
STANDARD: Final = 0
EXPERT: Final = 1
OF_CITIES: Final = 2
# L-3: the leaders that each player is dealt.
LEADERS_EACH: Final = 4
# The cost of a leader who costs as many coins as the age's number.
COSTS_THE_AGE: Final = -1


class Value:
    """A part of a catalogue, which is never changed: a copy is the part itself.

    Parts of a catalogue that was loaded are pickled by where they are found in it.
    """

    def __init__(self) -> None:
        # A function and its arguments: as `__reduce__` returns them.
        self.found_by: tuple[object, ...] = ()

    def __reduce__(self) -> tuple[object, ...]:
        if not self.found_by:
            kind = type(self).__name__
            raise TypeError(f"this {kind} is of no catalogue that was loaded: it has no pickle")
        return self.found_by

    def __copy__(self) -> Value:
        return self

    def __deepcopy__(self, memo: object) -> Value:
        return self


class Piece(Value):
    """A part that has a name of its own, and a place among those of its kind."""

    def __init__(self, index: int, id: str) -> None:
        super().__init__()
        self.index: Final = index
        self.id: Final = id

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id}>"


class Effect(Value):
    """One effect: a kind and up to three figures whose meaning depends on the kind.

    `amount` is how much; `what` is what it is about (a bundle for `produce`, otherwise a mask of
    resources or of things counted, a science symbol, a price, an age); `where` is a mask of places.
    `time` follows from the kind: whether it is added up, lasts, acts at once or counts at the end.
    """

    def __init__(self, kind: int, amount: int, what: int, where: int) -> None:
        super().__init__()
        self.kind: Final = kind
        self.time: Final = TIME_OF_KIND[kind]
        self.amount: Final = amount
        self.what: Final = what
        self.where: Final = where


class Card(Piece):
    """An age card. `copies` has, for each physical copy, the number of players it asks for."""

    def __init__(
        self,
        index: int,
        id: str,
        name: int,
        box: str,
        age: int,
        colour: int,
        copies: list[int],
        cost: Bundle,
        coins: int,
        chains_from: int,
        chains_to: int,
        effects: list[Effect],
        provenance: dict[str, str],
    ) -> None:
        super().__init__(index, id)
        self.name: Final = name
        self.name_bit: Final = 1 << name
        self.box: Final = box
        self.age: Final = age
        self.colour: Final = colour
        self.colour_name: Final = COLOURS[colour]
        self.copies: Final = copies
        self.cost: Final[Bundle64] = cost
        self.coins: Final = coins
        self.chains_from: Final[i64] = chains_from
        self.chains_to: Final[i64] = chains_to
        self.effects: Final = effects
        self.provenance: Final = provenance

    def _repr_html_(self) -> str:
        goods = [f"{count} {good}" for good, count in unbundle(self.cost).items()]
        cost = [*goods, f"{self.coins} coins"] if self.coins else goods
        rows = [
            ["box, age", text(f"{self.box}, {self.age}")],
            ["cost", text(", ".join(cost) or "nothing")],
            ["effects", text(", ".join([EFFECT_KINDS[effect.kind] for effect in self.effects]))],
        ]
        return chip(self.id, self.colour_name) + table("", [], rows)


class Stage(Value):
    """One stage of a wonder."""

    def __init__(self, cost: Bundle, coins: int, effects: list[Effect]) -> None:
        super().__init__()
        self.cost: Final[Bundle64] = cost
        self.coins: Final = coins
        self.effects: Final = effects


class Side(Value):
    """One side of a board: what it gives from the start and its stages in building order."""

    def __init__(
        self,
        start: Bundle,
        start_effects: list[Effect],
        stages: list[Stage],
        provenance: dict[str, str],
    ) -> None:
        super().__init__()
        self.start: Final = start
        self.start_effects: Final = start_effects
        self.stages: Final = stages
        self.provenance: Final = provenance


class Wonder(Piece):
    """A wonder board with its two sides, Day and Night."""

    def __init__(self, index: int, id: str, box: str, sides: list[Side]) -> None:
        super().__init__(index, id)
        self.box: Final = box
        self.sides: Final = sides


class Leader(Piece):
    """A leader; `cost` in coins, or `COSTS_THE_AGE`."""

    def __init__(
        self,
        index: int,
        id: str,
        group: int,
        cost: int,
        effects: list[Effect],
        provenance: dict[str, str],
    ) -> None:
        super().__init__(index, id)
        self.group: Final = group
        self.cost: Final[i64] = cost
        self.effects: Final = effects
        self.provenance: Final = provenance


class Island(Piece):
    """An island of one of the three levels, 0 to 2."""

    def __init__(
        self, index: int, id: str, level: int, effects: list[Effect], provenance: dict[str, str]
    ) -> None:
        super().__init__(index, id)
        self.level: Final = level
        self.effects: Final = effects
        self.provenance: Final = provenance


class Space(Value):
    """What a space of a fleet's track shows; `island` is the level explored, counted from 1."""

    def __init__(
        self,
        naval: int,
        commerce: int,
        coins: int,
        tribute: int,
        points: int,
        island: int,
        provenance: dict[str, str],
    ) -> None:
        super().__init__()
        self.naval: Final = naval
        self.commerce: Final = commerce
        self.coins: Final = coins
        self.tribute: Final = tribute
        self.points: Final = points
        self.island: Final = island
        self.provenance: Final = provenance

    def figures(self) -> dict[str, int]:
        """The figures that are not 0, by name."""
        figures = {
            "naval": self.naval,
            "commerce": self.commerce,
            "coins": self.coins,
            "tribute": self.tribute,
            "points": self.points,
            "island": self.island,
        }
        return {name: figure for name, figure in figures.items() if figure}


class Shipyard(Piece):
    """A shipyard board: for each fleet the costs of its steps, and the fleet of the wonder."""

    def __init__(
        self,
        index: int,
        id: str,
        wonder_fleet: int,
        editions: list[int],
        costs: list[list[Bundle]],
        coins: list[list[int]],
        provenance: dict[str, str],
    ) -> None:
        super().__init__(index, id)
        self.wonder_fleet: Final = wonder_fleet
        self.editions: Final = editions
        self.costs: Final = costs
        self.coins: Final = coins
        self.provenance: Final = provenance


class Catalogue(Value):
    """All boxes of one version of the figures. `tracks` has the spaces of each fleet, 0 to 6."""

    def __init__(
        self,
        version: int,
        boxes: list[str],
        cards: list[Card],
        wonders: list[Wonder],
        leaders: list[Leader],
        islands: list[Island],
        shipyards: list[Shipyard],
        tracks: list[list[Space]],
        chains: list[str],
        names: list[str],
    ) -> None:
        super().__init__()
        self.version: Final = version
        self.boxes: Final = boxes
        self.cards: Final = cards
        self.wonders: Final = wonders
        self.leaders: Final = leaders
        self.islands: Final = islands
        self.shipyards: Final = shipyards
        self.tracks: Final = tracks
        self.chains: Final = chains
        self.names: Final = names
        self.of_age: Final = [[c for c in cards if c.age == age] for age in range(AGES + 1)]
        # B-2: by age and number of players, the cards of the base game, the guilds apart.
        self.plain_decks: Final = [
            [plain_deck(of_age, players) for players in range(MOST + 1)] for of_age in self.of_age
        ]
        self.card_by_id: Final = {card.id: card for card in cards}
        self.wonder_by_id: Final = {wonder.id: wonder for wonder in wonders}
        self.leader_by_id: Final = {leader.id: leader for leader in leaders}
        self.island_by_id: Final = {island.id: island for island in islands}
        self.shipyard_by_id: Final = {shipyard.id: shipyard for shipyard in shipyards}
        # What actions say, as far as it has been worked out: see `notation.moves`.
        self.texts: Final[dict[int, str]] = {}

    def __repr__(self) -> str:
        return f"<Catalogue {self.version}: {len(self.cards)} cards>"


def plain_deck(cards: list[Card], players: int) -> list[int]:
    """B-2: every copy that asks for at most this many players, the guilds apart."""
    return [
        card.index
        for card in cards
        if card.box == "base" and card.colour != PURPLE
        for asks in card.copies
        if asks <= players
    ]


def bundle(counts: dict[str, int]) -> Bundle:
    """Pack resource counts by name into one int."""
    packed = 0
    for name, count in counts.items():
        packed += count << FIELD * RESOURCES.index(name)
    return packed


def unbundle(packed: Bundle) -> dict[str, int]:
    """The resource counts of a packed bundle, those above zero, in catalogue order."""
    counts = {}
    for index, name in enumerate(RESOURCES):
        count = packed >> FIELD * index & FIELD_MASK
        if count:
            counts[name] = count
    return counts
