"""Why something cannot be done with a card now: it is there already, or it cannot be paid.

A market with plenty of coins says what an impossible cost would take.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mirabilia.catalog.model import FIELD_MASK, FREE_STAGES, LAST_SPACE, STAGES, Card, Leader
from mirabilia.engine.actions import total
from mirabilia.engine.city import NO_SHIPYARD, City
from mirabilia.engine.legal import FLEET_OF_COLOUR, NO_FLEET, Offer, leader_cost, next_stage
from mirabilia.engine.payments import parts
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

    def __init__(self, kind: str, needs: int, goods: list[int]) -> None:
        self.kind: Final = kind
        self.needs: Final = needs
        self.goods: Final = goods


class Price:
    """A cost: resources and coins, what they are for, and the resources of a ship beside them."""

    def __init__(self, cost: int, coins: int, part: int, ship: int) -> None:
        self.cost: Final = cost
        self.coins: Final = coins
        self.part: Final = part
        self.ship: Final = ship

    def with_ship(self, ship: int, coins: int) -> Price:
        """A-5: a step of a ship is paid together with the card or stage."""
        return Price(self.cost, self.coins + coins, self.part, ship)

    def shortages(self) -> Iterator[tuple[int, int, Price]]:
        """All that could lack of it: how many resources, which, and the price that is left."""
        for lack in parts(self.cost):
            for more in parts(self.ship):
                rest = Price(self.cost - lack, self.coins, self.part, self.ship - more)
                yield (lack + more) % FIELD_MASK, lack + more, rest


class Means:
    """What a seat would have to pay, and with what it could if it had plenty of coins."""

    def __init__(self, state: State, seat: int) -> None:
        rich = state.copy()
        rich.cities[seat].coins = PLENTY
        self.state: Final = state
        self.seat: Final = seat
        self.city: Final[City] = state.cities[seat]
        self.market: Final = Offer(rich, seat)

    # ---- what things cost

    def card_price(self, card: Card) -> Price:
        """B-17: a chain makes a card free."""
        if card.chains_from & self.city.chains:
            return self.free_price(card)
        return Price(card.cost, card.coins, 1 << card.colour, 0)

    def free_price(self, card: Card) -> Price:
        return Price(0, 0, 1 << card.colour, 0)

    def stage_price(self) -> Price:
        """C-9: stages may cost no resources, but their coins they do."""
        stage = next_stage(self.state, self.city)
        assert stage is not None
        return Price(0 if self.city.has(FREE_STAGES) else stage.cost, stage.coins, STAGES, 0)

    def leader_cost(self, leader: Leader) -> int:
        return leader_cost(self.state, self.seat, leader)

    def ship_cost(self, fleet: int) -> tuple[int, int]:
        """The resources and coins of a ship's next step."""
        return self.market.ship_cost(fleet)

    def card_fleet(self, card: Card) -> int:
        """A-5: the fleet that a card could move."""
        return NO_FLEET if self.city.shipyard == NO_SHIPYARD else FLEET_OF_COLOUR[card.colour]

    def chain_parents(self, card: Card) -> list[Card]:
        """The cards in the city that make this one free."""
        built = [self.state.catalogue.cards[index] for index in self.city.cards]
        return [parent for parent in built if parent.chains_to & card.chains_from]

    # ---- obstacles

    def build_obstacle(self, piece: Card | Leader) -> Obstacle:
        """Why a card cannot be built, or a leader not be recruited."""
        if isinstance(piece, Leader):
            return Obstacle(COINS, self.leader_cost(piece), [])
        if self.city.names & piece.name_bit:
            return Obstacle(BUILT, 0, [])
        return self.cost_obstacle(self.card_price(piece))

    def stage_obstacle(self) -> Obstacle:
        """Why the next stage cannot be built."""
        if next_stage(self.state, self.city) is None:
            return Obstacle(COMPLETE, 0, [])
        return self.cost_obstacle(self.stage_price())

    def ship_obstacle(self, price: Price, fleet: int) -> Obstacle:
        """Why a ship cannot go along with what can be paid without it."""
        if self.city.fleets[fleet] == LAST_SPACE:
            return Obstacle(HARBOUR, 0, [])
        ship, coins = self.ship_cost(fleet)
        return self.cost_obstacle(price.with_ship(ship, coins))

    def cost_obstacle(self, price: Price) -> Obstacle:
        ways = self.payments(price)
        if ways:
            return Obstacle(COINS, price.coins + total(ways[0]), [])
        return Obstacle(MISSING, 0, self.fewest_lacks(price))

    def payments(self, price: Price) -> list[int]:
        return self.market.payments(price.cost, 0, price.part, price.ship)

    def fewest_lacks(self, price: Price) -> list[int]:
        """The smallest bundles that, were they there, would make a price payable."""
        lacks: list[int] = []
        for size, lack, rest in sorted(price.shortages(), key=lambda shortage: shortage[0]):
            if lacks and size > lacks[0] % FIELD_MASK:
                break
            if lack not in lacks and self.payments(rest):
                lacks.append(lack)
        return sorted(lacks)
