"""The blocks of an observation: what is where in the row, for the options of a table.

The size of a row depends on the options alone. All figures are whole numbers from 0 to 255, in one
byte each; larger ones are told as 255.
"""

from __future__ import annotations

from typing import Final

from mirabilia.arguments import check_type
from mirabilia.catalog import load
from mirabilia.catalog.model import (
    AGES,
    COLOURS,
    FEWEST,
    FLEETS,
    MOST_WITH_ARMADA,
    RESOURCES,
    SCIENCE,
    SIDES,
    Catalogue,
)
from mirabilia.encoding.things import MOST_WAYS
from mirabilia.engine.actions import PAYEES
from mirabilia.engine.bank import VICTORY_VALUES
from mirabilia.engine.options import Options, check_options
from mirabilia.engine.setup import boards_in_play, leaders_in_play
from mirabilia.engine.state import ASK_BOARD, DECISIONS, LEFT_OVER
from mirabilia.options import EXPANSIONS

# Rows of one version can be compared: a change of blocks or numbers makes a new one.
VERSION: Final = 1
LARGEST: Final = 255
# What has no place in the rows of a table.
NOWHERE: Final = -1

# The figures of a city that everybody sees, and about how large each one gets.
FIGURES: Final = (
    ("coins", 20),
    ("debts", 5),
    ("diplomacy tokens", 3),
    ("defeats", 6),
    *((f"victories of {value}", 3) for value in VICTORY_VALUES[1:]),
    ("shields", 10),
    *((f"makes {kind}", 4) for kind in RESOURCES),
    ("bundles", 12),
    *((f"sells {kind}", 4) for kind in RESOURCES),
    ("cheap raw materials at the left", 1),
    ("cheap goods at the left", 1),
    ("cheap raw materials at the right", 1),
    ("cheap goods at the right", 1),
    *((f"{colour} cards", 8) for colour in COLOURS),
    *((f"{symbol} symbols", 4) for symbol in SCIENCE),
    ("stages built", 4),
    ("stages left", 4),
    ("free builds used", 1),
    ("cards in hand", 8),
    ("leaders in hand", 4),
    ("naval strength", 10),
    *((f"{fleet} fleet", 6) for fleet in FLEETS),
    ("commerce", 3),
    ("naval points", 10),
    ("naval losses", 6),
    ("is asked", 1),
)
_CLOCK: Final = (
    *((f"age {age}", 1) for age in range(AGES + 1)),
    ("turn", 8),
    ("turns left", 8),
    ("hands go left", 1),
    ("cards in the pile", 30),
)
# What a seat is asked, from the first kind to the last, and a number: the coins that it loses, or
# the steps that its ships may go.
KINDS: Final = range(ASK_BOARD, LEFT_OVER)
_DECISION: Final = (*((DECISIONS[kind], 1) for kind in KINDS), ("number", 6))
_PLAYERS: Final = range(FEWEST, MOST_WITH_ARMADA + 1)
_OPTIONS: Final = (
    *(f"{players} players" for players in _PLAYERS),
    *EXPANSIONS,
    "teams",
    "expert leaders",
    "leaders of Cities",
    "first edition of Armada",
)
_WAY: Final = ("free by right", *(f"coins to {payee}" for payee in PAYEES))
WAY_SIZE: Final = len(_WAY)


class Block:
    """A part of a row: its name, where it begins, and the name and usual size of each figure."""

    def __init__(self, name: str, start: int, figures: list[tuple[str, int]]) -> None:
        self.name: Final = name
        self.start: Final = start
        self.figures: Final = figures

    def __reduce__(self) -> tuple[object, ...]:
        return Block, (self.name, self.start, self.figures)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Block):
            return NotImplemented
        same = self.name == other.name and self.start == other.start
        return same and self.figures == other.figures

    def __hash__(self) -> int:
        return hash((self.name, self.start, len(self.figures)))

    @property
    def size(self) -> int:
        return len(self.figures)

    @property
    def end(self) -> int:
        return self.start + len(self.figures)

    def __repr__(self) -> str:
        return f"<Block {self.name!r}: {self.start} to {self.end}>"


class Layout:
    """The blocks of a table's rows, and where each card, leader, island and side is in them.

    With `explicit` payments there are blocks for the payment that a seat is asked for.
    """

    def __init__(self, catalogue: Catalogue, options: Options, explicit: bool = False) -> None:
        check_type("options", options, Options)
        self.catalogue: Final = catalogue
        self.options: Final = options
        self.explicit: Final = explicit
        boxes = options.boxes()
        cards = [card.index for card in catalogue.cards if card.box in boxes]
        leaders = leaders_in_play(catalogue, options)
        boards = boards_in_play(catalogue, options)
        islands = [island.index for island in catalogue.islands] if options.armada else []
        self.cards: Final = len(cards)
        self.leaders: Final = len(leaders)
        self.islands: Final = len(islands)
        self.card_slots: Final = slots(cards, len(catalogue.cards))
        self.leader_slots: Final = slots(leaders, len(catalogue.leaders))
        self.island_slots: Final = slots(islands, len(catalogue.islands))
        self.board_slots: Final = slots(boards, len(catalogue.wonders))
        # Where the marks of a city begin: its side, cards, leaders, graves, islands, shipyard.
        self.card_marks: Final = len(SIDES) * len(boards)
        self.leader_marks: Final = self.card_marks + len(cards)
        self.grave_marks: Final = self.leader_marks + len(leaders)
        self.island_marks: Final = self.grave_marks + len(leaders)
        self.shipyard_marks: Final = self.island_marks + len(islands)
        shipyards = [shipyard.id for shipyard in catalogue.shipyards] if options.armada else []
        self.marks: Final = self.shipyard_marks + len(shipyards)
        self.blocks: Final[list[Block]] = []
        names = _Names(catalogue, cards, leaders, islands, boards, shipyards)
        self._lay_table(names)
        self._lay_cities(names)
        self.size: Final = self.blocks[len(self.blocks) - 1].end

    def __reduce__(self) -> tuple[object, ...]:
        return Layout, (self.catalogue, self.options, self.explicit)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Layout):
            return NotImplemented
        same = self.catalogue is other.catalogue and self.explicit == other.explicit
        return same and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.options, self.explicit))

    def _add(self, name: str, figures: list[tuple[str, int]]) -> None:
        start = self.blocks[len(self.blocks) - 1].end if self.blocks else 0
        self.blocks.append(Block(name, start, figures))

    def _lay_table(self, names: _Names) -> None:
        self._add("options", marks(list(_OPTIONS)))
        self._add("clock", list(_CLOCK))
        self._add("decision", list(_DECISION))
        self._add("hand", marks(names.cards))
        for step in range(1, self.options.players):
            self._add(f"seen, {step} to the left", marks(names.cards))
        self._add("pile", marks(names.cards))
        if self.options.leaders:
            self._add("leaders in hand", marks(names.leaders))
            self._add("leaders offered", marks(names.leaders))
            self._add("leaders seen", marks(names.leaders))
        if self.options.armada:
            self._add("islands offered", marks(names.islands))
        if self.explicit:
            self._add("paid for", marks(["stage", "ship", *names.cards, *names.leaders]))
            for way in range(MOST_WAYS):
                self._add(f"way {way}", [(name, 6) for name in _WAY])

    def _lay_cities(self, names: _Names) -> None:
        for step in range(self.options.players):
            self._add(f"city {step}", list(FIGURES))
            self._add(f"city {step}, what it has", marks(names.of_city))

    def block(self, name: str) -> Block:
        """A block by its name."""
        for block in self.blocks:
            if block.name == name:
                return block
        known = ", ".join(block.name for block in self.blocks)
        raise ValueError(f"there is no block {name!r}; there are: {known}")

    def names(self) -> list[str]:
        """What each figure of a row is."""
        return [f"{block.name}: {name}" for block in self.blocks for name, _ in block.figures]

    def scales(self) -> list[float]:
        """For each figure of a row what brings it to about 0 to 1, if it is multiplied by it."""
        return [1.0 / usual for block in self.blocks for _, usual in block.figures]


class _Names:
    """The names of what there are marks of."""

    def __init__(
        self,
        catalogue: Catalogue,
        cards: list[int],
        leaders: list[int],
        islands: list[int],
        boards: list[int],
        shipyards: list[str],
    ) -> None:
        self.cards: Final = [catalogue.cards[card].id for card in cards]
        self.leaders: Final = [catalogue.leaders[leader].id for leader in leaders]
        self.islands: Final = [catalogue.islands[island].id for island in islands]
        sides = [f"{catalogue.wonders[board].id} {side}" for board in boards for side in SIDES]
        graves = [f"{leader}, buried" for leader in self.leaders]
        self.of_city: Final = [
            *sides,
            *self.cards,
            *self.leaders,
            *graves,
            *self.islands,
            *shipyards,
        ]


def slots(indices: list[int], count: int) -> list[int]:
    """For each thing of the catalogue its place among those in play, or `NOWHERE`."""
    found = [NOWHERE] * count
    for slot, index in enumerate(indices):
        found[index] = slot
    return found


def marks(names: list[str]) -> list[tuple[str, int]]:
    """Figures that say whether something is there, or how often."""
    return [(name, 1) for name in names]


def layout_of(explicit: bool, table: dict[str, object]) -> Layout:
    """The layout for options of a game, as `Game.new` takes them."""
    catalogue = load()
    return Layout(catalogue, check_options(catalogue, table), explicit)
