"""Why something cannot be done with a card now: it is there already, or it cannot be paid.

A market with plenty of coins says what an impossible cost would take.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mirabilia.catalog.model import FIELD_MASK, LAST_SPACE, Card, Leader
from mirabilia.engine.actions import payment_coins
from mirabilia.engine.choices import Choices
from mirabilia.engine.city import City
from mirabilia.engine.ints import Bundle, Fleet, Payment, Seat
from mirabilia.engine.payments import parts
from mirabilia.engine.prices import (
    Price,
    card_price,
    leader_cost,
    next_stage,
    ship_coins,
    ship_resources,
    stage_price,
)
from mirabilia.engine.state import State

BUILT: Final = "built"
COMPLETE: Final = "complete"
HARBOUR: Final = "harbour"
COINS: Final = "coins"
MISSING: Final = "missing"

# No cost takes as many coins as this.
PLENTY: Final = 99


class Obstacle:
    """Why something cannot be done: `needs` coins, or each of the bundles `goods` would help."""

    def __init__(self, kind: str, needs: int, goods: list[Bundle]) -> None:
        self.kind: Final = kind
        self.needs: Final = needs
        self.goods: Final = goods


class Means:
    """What a seat would have to pay, and with what it could if it had plenty of coins."""

    def __init__(self, state: State, seat: Seat) -> None:
        rich = state.copy()
        rich.cities[seat].coins = PLENTY
        self.state: Final = state
        self.seat: Final = seat
        self.city: Final[City] = state.cities[seat]
        self.market: Final = Choices(rich, seat)

    def chain_parents(self, card: Card) -> list[Card]:
        """The cards in the city that make this one free."""
        built = [self.state.catalogue.cards[index] for index in self.city.cards]
        return [parent for parent in built if parent.chains_to & card.chains_from]

    def makes(self, cost: Bundle) -> bool:
        """Whether the city's own goods cover a cost as it is printed."""
        return self.market.makes(cost)

    # ---- obstacles

    def build_obstacle(self, piece: Card | Leader) -> Obstacle:
        """Why a card cannot be built, or a leader not be recruited."""
        if isinstance(piece, Leader):
            return Obstacle(COINS, leader_cost(self.state, self.seat, piece), [])
        if self.city.names & piece.name_bit:
            return Obstacle(BUILT, 0, [])
        return self.cost_obstacle(card_price(self.city, piece))

    def stage_obstacle(self) -> Obstacle:
        """Why the next stage cannot be built."""
        if next_stage(self.state, self.city) is None:
            return Obstacle(COMPLETE, 0, [])
        return self.cost_obstacle(stage_price(self.state, self.city))

    def ship_obstacle(self, price: Price, fleet: Fleet) -> Obstacle:
        """Why a ship cannot go along with what can be paid without it."""
        if self.city.fleets[fleet] == LAST_SPACE:
            return Obstacle(HARBOUR, 0, [])
        catalogue = self.state.catalogue
        ship = ship_resources(catalogue, self.city, fleet)
        coins = ship_coins(catalogue, self.city, fleet)
        return self.cost_obstacle(price.with_ship(ship, coins))

    def cost_obstacle(self, price: Price) -> Obstacle:
        ways = self.payments(price)
        if ways:
            return Obstacle(COINS, price.coins + payment_coins(ways[0]), [])
        return Obstacle(MISSING, 0, self.fewest_lacks(price))

    def payments(self, price: Price) -> list[Payment]:
        return self.market.payments(price.cost, 0, price.part, price.ship)

    def fewest_lacks(self, price: Price) -> list[Bundle]:
        """The smallest bundles that, were they there, would make a price payable."""
        lacks: list[Bundle] = []
        for size, lack, rest in sorted(shortages(price), key=lambda shortage: shortage[0]):
            if lacks and size > lacks[0] % FIELD_MASK:
                break
            if lack not in lacks and self.payments(rest):
                lacks.append(lack)
        return sorted(lacks)


def shortages(price: Price) -> Iterator[tuple[int, Bundle, Price]]:
    """All that could lack of a price: how many resources, which, and the price that is left."""
    for lack in parts(price.cost):
        for more in parts(price.ship):
            rest = Price(price.cost - lack, price.coins, price.part, price.ship - more)
            yield (lack + more) % FIELD_MASK, lack + more, rest
