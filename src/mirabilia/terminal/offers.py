"""What can be done with a card now and, where something cannot be done, why not.

All of it is the engine's: the legal moves say what is possible, and a market with plenty of coins
says what an impossible cost would take.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mirabilia.catalog.model import Card, unbundle
from mirabilia.engine.actions import total
from mirabilia.engine.city import City
from mirabilia.engine.payments import Market, parts, smallest
from mirabilia.notation.moves import Move
from mirabilia.terminal.table import Table

# No cost takes as many coins as this.
PLENTY: Final = 99

BUILT: Final = "built"
COMPLETE: Final = "complete"
COINS: Final = "coins"
MISSING: Final = "missing"


class Obstacle:
    """Why something cannot be built: `needs` coins, or each of the `goods` would help."""

    def __init__(self, kind: str, needs: int = 0, goods: Sequence[dict[str, int]] = ()) -> None:
        self.kind: Final = kind
        self.needs: Final = needs
        self.goods: Final = list(goods)


class Offer:
    """A card with the moves that can be made with it, and what stands in the way of the rest."""

    def __init__(self, table: Table, seat: int, card: Card, moves: Sequence[Move]) -> None:
        mine = [move for move in moves if move.subject == card.id]
        self.card: Final = card
        builds = [move for move in mine if move.verb in ("build", "take")]
        # A build that a wonder makes free stands before those that cost coins.
        self.builds: Final = sorted(builds, key=lambda move: move.free_by is None)
        self.stages: Final = [move for move in mine if move.verb == "stage"]
        self.sales: Final = [move for move in mine if move.verb == "sell"]
        self.build_obstacle: Final = None if self.builds else card_obstacle(table, seat, card)
        self.stage_obstacle: Final = None if self.stages else stage_obstacle(table, seat)

    @property
    def moves(self) -> list[Move]:
        return [*self.builds, *self.stages, *self.sales]


def card_obstacle(table: Table, seat: int, card: Card) -> Obstacle:
    """Why a card cannot be built."""
    if table.cities[seat].names & card.name_bit:
        return Obstacle(BUILT)
    return cost_obstacle(table, seat, card.cost, card.coins)


def stage_obstacle(table: Table, seat: int) -> Obstacle:
    """Why the next stage cannot be built."""
    stages = table.stages(seat)
    built = table.cities[seat].stages
    if built == len(stages):
        return Obstacle(COMPLETE)
    return cost_obstacle(table, seat, stages[built].cost, stages[built].coins)


def cost_obstacle(table: Table, seat: int, cost: int, coins: int) -> Obstacle:
    market = market_with(table, seat, PLENTY)
    ways = market.payments(cost, 0)
    if ways:
        return Obstacle(COINS, needs=coins + total(ways[0]))
    lacks = smallest([cost - part for part in parts(cost) if market.payments(part, 0)])
    return Obstacle(MISSING, goods=fewest([unbundle(lack) for lack in lacks]))


def fewest(lacks: list[dict[str, int]]) -> list[dict[str, int]]:
    """The lacks that ask for the fewest goods."""
    least = min(sum(lack.values()) for lack in lacks)
    return [lack for lack in lacks if sum(lack.values()) == least]


def market_with(table: Table, seat: int, coins: int) -> Market:
    """The market of a seat as if it had this many coins."""
    city: City = table.cities[seat].copy()
    city.coins = coins
    return Market(city, table.cities[table.left(seat)], table.cities[table.right(seat)])


def chain_parents(table: Table, seat: int, card: Card) -> list[Card]:
    """The cards in a city that make this one free."""
    return [built for built in table.cards(seat) if built.chains_to & card.chains_from]


def chains_before(table: Table, card: Card) -> list[Card]:
    """All cards that would make this one free."""
    return [other for other in table.catalogue.cards if other.chains_to & card.chains_from]


def chains_after(table: Table, card: Card) -> list[Card]:
    """All cards that this one makes free."""
    return [other for other in table.catalogue.cards if card.chains_to & other.chains_from]
