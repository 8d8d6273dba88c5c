"""What can be done with a card or leader now and, where something cannot be done, why not.

All of it is the engine's: the legal moves say what is possible, and a market with plenty of coins
says what an impossible cost would take.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from mirabilia.catalog.model import (
    FIELD_MASK,
    FLEETS,
    FREE_STAGES,
    LAST_SPACE,
    STAGES,
    YELLOW_FLEET,
    Card,
    Leader,
    unbundle,
)
from mirabilia.engine.actions import total
from mirabilia.engine.city import NO_SHIPYARD
from mirabilia.engine.legal import FLEET_OF_COLOUR, NO_FLEET
from mirabilia.engine.legal import stage_fleet as fleet_of_stage
from mirabilia.engine.payments import parts
from mirabilia.notation.moves import Move
from mirabilia.terminal.table import Table

BUILT: Final = "built"
COMPLETE: Final = "complete"
HARBOUR: Final = "harbour"
COINS: Final = "coins"
MISSING: Final = "missing"


class Obstacle:
    """Why something cannot be done: `needs` coins, or each of the `goods` would help."""

    def __init__(self, kind: str, needs: int = 0, goods: Sequence[dict[str, int]] = ()) -> None:
        self.kind: Final = kind
        self.needs: Final = needs
        self.goods: Final = list(goods)


class Price:
    """A cost: resources and coins, what they are for, and the resources of a ship beside them."""

    def __init__(self, cost: int, coins: int, part: int, ship: int = 0) -> None:
        self.cost: Final = cost
        self.coins: Final = coins
        self.part: Final = part
        self.ship: Final = ship

    def with_ship(self, ship: int, coins: int) -> Price:
        """A-5: a step of a ship is paid together with the card or stage."""
        return Price(self.cost, self.coins + coins, self.part, ship)


class Offer:
    """A card or leader with all that can be done with it, and what stands in the way of the rest.

    `ship_obstacle` and `stage_ship_obstacle` are there where a ship could go along but for them.
    """

    def __init__(
        self, table: Table, seat: int, piece: Card | Leader, moves: Sequence[Move]
    ) -> None:
        mine = [move for move in moves if move.subject == piece.id]
        self.piece: Final = piece
        self.fleet: Final = card_fleet(table, seat, piece)
        self.stage_fleet: Final = stage_fleet(table, seat)
        builds = [move for move in mine if move.verb in ("build", "take", "recruit")]
        # A build that a wonder or leader makes free stands before those that cost coins.
        self.builds: Final = sorted(builds, key=lambda move: (move.ship, move.free_by is None))
        self.stages: Final = [move for move in mine if move.verb == "stage"]
        self.sales: Final = [move for move in mine if move.verb == "sell"]
        self.build_obstacle: Final = None if self.builds else build_obstacle(table, seat, piece)
        self.stage_obstacle: Final = None if self.stages else stage_obstacle(table, seat)
        self.ship_obstacle: Final = self._ship_obstacle(table, seat)
        self.stage_ship_obstacle: Final = self._stage_ship_obstacle(table, seat)

    @property
    def moves(self) -> list[Move]:
        return [*self.builds, *self.stages, *self.sales]

    def _ship_obstacle(self, table: Table, seat: int) -> Obstacle | None:
        card = self.piece
        verbs = [move.verb for move in self.builds if not move.ship]
        if self.fleet == NO_FLEET or verbs[:1] != ["build"] or len(verbs) < len(self.builds):
            return None
        assert isinstance(card, Card)
        free = any(move.free_by for move in self.builds) or chain_parents(table, seat, card)
        price = Price(0, 0, 1 << card.colour) if free else card_price(card)
        return ship_obstacle(table, seat, price, self.fleet)

    def _stage_ship_obstacle(self, table: Table, seat: int) -> Obstacle | None:
        if self.stage_fleet == NO_FLEET or not self.stages or self.stages[-1].ship:
            return None
        return ship_obstacle(table, seat, stage_price(table, seat), self.stage_fleet)


# ---- ships


def card_fleet(table: Table, seat: int, piece: Card | Leader) -> int:
    """A-5: the fleet that a card could move."""
    if isinstance(piece, Leader) or table.cities[seat].shipyard == NO_SHIPYARD:
        return NO_FLEET
    return FLEET_OF_COLOUR[piece.colour]


def stage_fleet(table: Table, seat: int) -> int:
    """A-5: the fleet that a stage can move for its cost."""
    return fleet_of_stage(table.state, table.cities[seat])


def fleet_of(table: Table, seat: int, move: Move) -> int:
    """The fleet that goes along with a move."""
    if move.verb == "sell":
        return YELLOW_FLEET
    if move.verb == "stage":
        return stage_fleet(table, seat)
    return FLEET_OF_COLOUR[table.catalogue.card_by_id[str(move.subject)].colour]


def fleet_id(fleet: int) -> str:
    return FLEETS[fleet]


# ---- obstacles


def build_obstacle(table: Table, seat: int, piece: Card | Leader) -> Obstacle:
    """Why a card cannot be built, or a leader not be recruited."""
    if isinstance(piece, Leader):
        return Obstacle(COINS, needs=table.recruiting_cost(seat, piece))
    if table.cities[seat].names & piece.name_bit:
        return Obstacle(BUILT)
    return cost_obstacle(table, seat, card_price(piece))


def stage_obstacle(table: Table, seat: int) -> Obstacle:
    """Why the next stage cannot be built."""
    if table.cities[seat].stages == len(table.stages(seat)):
        return Obstacle(COMPLETE)
    return cost_obstacle(table, seat, stage_price(table, seat))


def ship_obstacle(table: Table, seat: int, price: Price, fleet: int) -> Obstacle:
    """Why a ship cannot go along with what can be paid without it."""
    if table.cities[seat].fleets[fleet] == LAST_SPACE:
        return Obstacle(HARBOUR)
    return cost_obstacle(table, seat, price.with_ship(*table.ship_cost(seat, fleet)))


def card_price(card: Card) -> Price:
    return Price(card.cost, card.coins, 1 << card.colour)


def stage_price(table: Table, seat: int) -> Price:
    """C-9: stages may cost no resources, but their coins they do."""
    city = table.cities[seat]
    stage = table.stages(seat)[city.stages]
    return Price(0 if city.has(FREE_STAGES) else stage.cost, stage.coins, STAGES)


def cost_obstacle(table: Table, seat: int, price: Price) -> Obstacle:
    ways = payments(table, seat, price)
    if ways:
        return Obstacle(COINS, needs=price.coins + total(ways[0]))
    lacks = fewest_lacks(table, seat, price)
    return Obstacle(MISSING, goods=[unbundle(lack) for lack in lacks])


def payments(table: Table, seat: int, price: Price) -> list[int]:
    return table.market(seat).payments(price.cost, 0, price.part, price.ship)


def fewest_lacks(table: Table, seat: int, price: Price) -> list[int]:
    """The smallest bundles that, were they there, would make a price payable."""
    lacks: list[int] = []
    for size, lack, rest in sorted(shortages(price), key=lambda shortage: shortage[0]):
        if lacks and size > lacks[0] % FIELD_MASK:
            break
        if lack not in lacks and payments(table, seat, rest):
            lacks.append(lack)
    return sorted(lacks)


def shortages(price: Price) -> Iterator[tuple[int, int, Price]]:
    """All that could lack of a price, with the price that is left then."""
    for lack in parts(price.cost):
        for more in parts(price.ship):
            rest = Price(price.cost - lack, price.coins, price.part, price.ship - more)
            yield (lack + more) % FIELD_MASK, lack + more, rest


# ---- chains


def chain_parents(table: Table, seat: int, card: Card) -> list[Card]:
    """The cards in a city that make this one free."""
    return [built for built in table.cards(seat) if built.chains_to & card.chains_from]


def chains_before(table: Table, card: Card) -> list[Card]:
    """All cards that would make this one free."""
    return [other for other in table.catalogue.cards if other.chains_to & card.chains_from]


def chains_after(table: Table, card: Card) -> list[Card]:
    """All cards that this one makes free."""
    return [other for other in table.catalogue.cards if card.chains_to & other.chains_from]
