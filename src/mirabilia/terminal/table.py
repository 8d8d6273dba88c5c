"""What is on the table, read from a view or a position, with the engine's own cities."""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.model import (
    Card,
    Catalogue,
    Effect,
    Island,
    Leader,
    Side,
    Stage,
    Wonder,
)
from mirabilia.engine import symbols
from mirabilia.engine.city import NO_BOARD, City
from mirabilia.engine.counting import commerce_level, naval_strength
from mirabilia.engine.obstacles import Means
from mirabilia.engine.options import Options
from mirabilia.engine.state import State, pair_first, pair_second
from mirabilia.game import Game
from mirabilia.notation.course import write_symbols
from mirabilia.notation.moves import HIDDEN
from mirabilia.notation.reader import read_seen
from mirabilia.notation.types import Header, Layout

# How a message refers to the player at the keyboard.
YOU: Final = "you"


class Table:
    """The table as one seat sees it or, without a seat, as it is."""

    def __init__(self, header: Header, now: Layout, me: int | None) -> None:
        state = read_seen(header, now)
        court, sea = now.get("court", {}), now.get("sea", {})
        nothing: list[list[str]] = [[] for _ in state.cities]
        self.state: Final[State] = state
        self.catalogue: Final[Catalogue] = state.catalogue
        self.options: Final[Options] = state.options
        self.me: Final = me
        self.age: Final = state.age
        self.turn: Final = state.turn
        self.turns: Final = state.options.turns
        self.cities: Final[list[City]] = state.cities
        self.hands: Final[list[list[str]]] = now["hands"]
        self.leader_hands: Final[list[list[str]]] = court.get("hands", nothing)
        self.leader_offers: Final[list[list[str]]] = court.get("offers", nothing)
        self.island_offers: Final[list[list[str]]] = sea.get("offers", nothing)
        self.discard: Final[list[str]] = now["discard"]
        self.asked: Final[list[str | None]] = now["asked"]
        self.answers: Final[list[str | None]] = now["answers"]
        self._means: Final[dict[int, Means]] = {}

    # ---- seats

    @property
    def seats(self) -> range:
        return range(len(self.cities))

    def left(self, seat: int) -> int:
        return self.state.left(seat)

    def right(self, seat: int) -> int:
        return self.state.right(seat)

    def payee(self, seat: int, name: str) -> int:
        """The seat of a payee."""
        near = self.left if name.endswith("left") else self.right
        return near(near(seat)) if name.startswith("far") else near(seat)

    def mate(self, seat: int) -> int | None:
        """T-1: the team mate, in teams."""
        return self.state.mate(seat) if self.options.teams else None

    def opponents(self, seat: int) -> dict[str, int]:
        """T-6: the neighbours that a seat fights, by the side they sit on."""
        sides = {"left": self.left(seat), "right": self.right(seat)}
        return {side: other for side, other in sides.items() if other != self.mate(seat)}

    def opposite(self, me: int) -> list[int]:
        """The seats that are neither this one nor a neighbour of it."""
        near = (me, self.left(me), self.right(me))
        return [seat for seat in self.seats if seat not in near]

    def who(self, seat: int) -> str:
        """How messages refer to a seat: as "you", by its board, or by its number."""
        if seat == self.me:
            return YOU
        return self.board_name(seat)

    def board_name(self, seat: int) -> str:
        wonder = self.wonder(seat)
        return wonder.id if wonder else f"seat_{seat}"

    # ---- what a city is made of

    def wonder(self, seat: int) -> Wonder | None:
        board = self.cities[seat].board
        return None if board == NO_BOARD else self.catalogue.wonders[board]

    def side(self, seat: int) -> Side | None:
        return symbols.side_of(self.catalogue, self.cities[seat])

    def stages(self, seat: int) -> list[Stage]:
        """All stages of a seat's wonder, built or not."""
        side = self.side(seat)
        return side.stages if side else []

    def cards(self, seat: int, colour: int | None = None) -> list[Card]:
        """The cards in a city, all or those of a colour, in the order they were built."""
        cards = [self.catalogue.cards[index] for index in self.cities[seat].cards]
        return [card for card in cards if colour is None or card.colour == colour]

    def leaders(self, seat: int) -> list[Leader]:
        """The leaders that lie face up."""
        return [self.catalogue.leaders[index] for index in self.cities[seat].leaders]

    def graves(self, seat: int) -> list[Leader]:
        """The leaders that are buried in the wonder."""
        return [self.catalogue.leaders[index] for index in self.cities[seat].graves]

    def islands(self, seat: int) -> list[Island]:
        return [self.catalogue.islands[index] for index in self.cities[seat].islands]

    def seen(self, ids: list[str]) -> list[str]:
        """Those of some cards that are not hidden."""
        return [id for id in ids if id != HIDDEN]

    # ---- what a city shows

    def sold(self, seat: int) -> list[str]:
        """The symbols that neighbours can buy: ids of resources, those of a choice joined by /."""
        return write_symbols(symbols.sold(self.catalogue, self.cities[seat]))

    def kept(self, seat: int) -> list[str]:
        """The symbols that produce for the city alone."""
        return write_symbols(symbols.kept(self.catalogue, self.cities[seat]))

    def stage_effects(self, seat: int) -> list[Effect]:
        built = self.stages(seat)[: self.cities[seat].stages]
        return [effect for stage in built for effect in stage.effects]

    def effects(self, seat: int) -> list[Effect]:
        """All effects of a city."""
        return symbols.all_effects(self.catalogue, self.cities[seat])

    def science(self, seat: int) -> dict[str, int]:
        """How often a city shows each science symbol, and symbols of other kinds."""
        return symbols.science_symbols(self.catalogue, self.cities[seat])

    def naval(self, seat: int) -> int:
        return naval_strength(self.catalogue, self.cities[seat])

    def commerce(self, seat: int) -> int:
        return commerce_level(self.catalogue, self.cities[seat])

    def incursions(self) -> list[tuple[int, int]]:
        """A-38: attackers and their targets in this age."""
        sea = self.state.sea
        return [(pair_first(pair), pair_second(pair)) for pair in sea.incursions] if sea else []

    # ---- what things take

    def means(self, seat: int) -> Means:
        """What a seat would have to pay for things, and what it could pay with."""
        if seat not in self._means:
            self._means[seat] = Means(self.state, seat)
        return self._means[seat]

    def chains_before(self, card: Card) -> list[Card]:
        """All cards that would make this one free."""
        return [other for other in self.catalogue.cards if other.chains_to & card.chains_from]

    def chains_after(self, card: Card) -> list[Card]:
        """All cards that this one makes free."""
        return [other for other in self.catalogue.cards if card.chains_to & other.chains_from]


def seen_from(game: Game, seat: int) -> Table:
    """The table as a seat sees it."""
    view = game.view(seat)
    return Table(view.data, view.now, seat)


def laid_open(game: Game) -> Table:
    """The table as it is, with nothing hidden."""
    position = game.position()
    return Table(position, position, None)
