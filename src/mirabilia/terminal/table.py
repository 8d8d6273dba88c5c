"""What lies on the table, read from a view or a position, with the engine's own cities."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from mirabilia.catalog import load
from mirabilia.catalog.model import (
    BROWN,
    GREY,
    PRODUCE,
    PRODUCE_CHOICE,
    RESOURCES,
    SCIENCE,
    SIDES,
    SYMBOL,
    SYMBOL_CHOICE,
    Card,
    Catalogue,
    Effect,
    Side,
    Stage,
    Wonder,
    unbundle,
)
from mirabilia.engine.actions import UNKNOWN
from mirabilia.engine.city import NO_BOARD, NO_SIDE, City, empty_city
from mirabilia.engine.options import Options
from mirabilia.game import Game
from mirabilia.notation.moves import HIDDEN

Data = dict[str, Any]

# How a message speaks of the player at the keyboard.
YOU: Final = "you"


class Table:
    """The table as one seat sees it, or, with no seat, as it is."""

    def __init__(self, header: Data, now: Data, me: int | None) -> None:
        options = header["options"]
        self.catalogue: Final[Catalogue] = load(header["catalogue"])
        self.me: Final = me
        self.age: Final[int] = now["age"]
        self.turn: Final[int] = now["turn"]
        self.turns: Final = Options(options["players"], (), "", "", ()).turns()
        self.cities: Final = [city_of(self.catalogue, city) for city in now["cities"]]
        self.hands: Final[list[list[str]]] = now["hands"]
        self.discard: Final[list[str]] = now["discard"]
        self.asked: Final[list[str | None]] = now["asked"]
        self.answers: Final[list[str | None]] = now["answers"]

    def left(self, seat: int) -> int:
        return (seat + 1) % len(self.cities)

    def right(self, seat: int) -> int:
        return (seat - 1) % len(self.cities)

    def who(self, seat: int) -> str:
        """How messages speak of a seat: as "you", by its board, or by its number."""
        if seat == self.me:
            return YOU
        return self.board_name(seat)

    def board_name(self, seat: int) -> str:
        wonder = self.wonder(seat)
        return wonder.id if wonder else f"seat_{seat}"

    def wonder(self, seat: int) -> Wonder | None:
        board = self.cities[seat].board
        return None if board == NO_BOARD else self.catalogue.wonders[board]

    def side(self, seat: int) -> Side | None:
        wonder = self.wonder(seat)
        city = self.cities[seat]
        return None if wonder is None or city.side == NO_SIDE else wonder.sides[city.side]

    def stages(self, seat: int) -> list[Stage]:
        """All stages of a seat's wonder, built or not."""
        side = self.side(seat)
        return side.stages if side else []

    def cards(self, seat: int, colour: int | None = None) -> list[Card]:
        """The cards in a city, all or those of a colour, in the order they were built in."""
        cards = [self.catalogue.cards[index] for index in self.cities[seat].cards]
        return [card for card in cards if colour is None or card.colour == colour]

    def opposite(self, me: int) -> list[int]:
        """The seats that are neither this one nor a neighbour of it."""
        near = (me, self.left(me), self.right(me))
        return [seat for seat in range(len(self.cities)) if seat not in near]

    # ---- what a city shows

    def sold(self, seat: int) -> list[str]:
        """The symbols that neighbours can buy: ids of resources, those of a choice joined by /."""
        side = self.side(seat)
        start = unbundle(side.start) if side else {}
        return [*Counter(start).elements(), *self._made(seat, True)]

    def kept(self, seat: int) -> list[str]:
        """The symbols that produce for the city alone."""
        return self._made(seat, False)

    def _made(self, seat: int, sold: bool) -> list[str]:
        effects = [
            effect
            for card in self.cards(seat)
            if sold == (card.colour in (BROWN, GREY))
            for effect in card.effects
        ]
        effects += [] if sold else self.stage_effects(seat)
        return [symbol for effect in effects for symbol in produced(effect)]

    def stage_effects(self, seat: int) -> list[Effect]:
        built = self.stages(seat)[: self.cities[seat].stages]
        return [effect for stage in built for effect in stage.effects]

    def science(self, seat: int) -> dict[str, int]:
        """How often a city shows each science symbol, and a symbol of choice."""
        counts = dict.fromkeys((*SCIENCE, "choice"), 0)
        effects = [effect for card in self.cards(seat) for effect in card.effects]
        for effect in effects + self.stage_effects(seat):
            if effect.kind == SYMBOL:
                counts[SCIENCE[effect.what]] += 1
            elif effect.kind == SYMBOL_CHOICE:
                counts["choice"] += 1
        return counts


def produced(effect: Effect) -> list[str]:
    if effect.kind == PRODUCE:
        return list(Counter(unbundle(effect.what)).elements())
    if effect.kind == PRODUCE_CHOICE:
        return ["/".join(names_in(effect.what))]
    return []


def names_in(resources: int) -> list[str]:
    """The resources of a mask."""
    return [name for kind, name in enumerate(RESOURCES) if resources >> kind & 1]


def city_of(catalogue: Catalogue, data: Data) -> City:
    """The engine's city for the data of one; a card that is not seen stays unknown."""
    city = empty_city()
    if data["board"]:
        settle(catalogue, city, data["board"], data["side"])
    for id in data["cards"]:
        city.place_card(catalogue.card_by_id[id])
    if data["buried"]:
        stages = catalogue.wonders[city.board].sides[city.side].stages
        for stage, id in zip(stages, data["buried"], strict=False):
            city.place_stage(stage, UNKNOWN if id == HIDDEN else catalogue.card_by_id[id].index)
    city.coins = data["coins"]
    city.victories = list(data["victories"])
    city.defeats = data["defeats"]
    return city


def settle(catalogue: Catalogue, city: City, board: str, side: str | None) -> None:
    wonder = catalogue.wonder_by_id[board]
    city.board = wonder.index
    if side:
        city.settle(wonder.index, SIDES.index(side), wonder.sides[SIDES.index(side)])


def seen_from(game: Game, seat: int) -> Table:
    """The table as a seat sees it."""
    view = game.view(seat)
    return Table(view.data, view.now, seat)


def laid_open(game: Game) -> Table:
    """The table as it is, with nothing hidden."""
    position = game.position()
    return Table(position, position, None)
