"""What it costs a city to build what is still to come.

Every card that may still be seen, every stage that is left and the next step of every fleet has a
price for a city: the coins it would pay for what it cannot make itself, none where a chain makes a
card free. A better production, a discount or a chain symbol shows as a lower price of the things
to come.
"""

from __future__ import annotations

from typing import Final

from mirabilia.bots.outlook import Outlook, Wanted
from mirabilia.catalog.model import (
    BANK_PURCHASE,
    FIELD,
    FIELD_MASK,
    FLEET_STEPS,
    FREE_COLOUR,
    LAST_SPACE,
    PRODUCE_MISSING,
    PRODUCE_OWNED,
    PURCHASE_REBATE,
    REDUCE,
    REMOTE_TRADE,
    STAGES,
    START_REBATE,
    Card,
    Effect,
)
from mirabilia.engine.city import NO_SHIPYARD, RESOURCE_KINDS, City, Production
from mirabilia.engine.payments import PRICE, lack_of, price
from mirabilia.engine.prices import (
    by_chain,
    ship_coins,
    ship_resources,
    stage_resources,
    stages_of,
)
from mirabilia.engine.state import State
from mirabilia.engine.wide_payments import own_production

# What neither neighbour sells has no price; it counts as if it had this one.
UNSOLD: Final = 3
# What is dearer than this is left to others: it makes no difference how dear it is.
TOO_DEAR: Final = 10
# How likely a stage that is left gets built.
STAGE_CHANCE: Final = 0.5
# How likely a turn moves a given fleet on for its cost.
SAILING_CHANCE: Final = 0.08
# How much of its best a right to a cheaper purchase saves, if anything is bought at all.
REBATE_USED: Final = {
    BANK_PURCHASE: 1.0,
    PURCHASE_REBATE: 0.7,
    START_REBATE: 0.5,
    REMOTE_TRADE: 0.8,
}
_CHANGES_PRODUCTION: Final = 1 << PRODUCE_OWNED | 1 << PRODUCE_MISSING

Key = tuple[Production, int, int, tuple[Effect, ...]]


class Outlays:
    """The prices of things to come for one seat of a table, whatever its city becomes."""

    def __init__(self, table: State, seat: int, outlook: Outlook) -> None:
        left, right = table.cities[table.left(seat)], table.cities[table.right(seat)]
        self.left: Final = sold_by(left.for_sale)
        self.right: Final = sold_by(right.for_sale)
        self.catalogue: Final = table.catalogue
        self.outlook: Final = outlook
        # Few actions change what a city makes, so most trials share their prices.
        self.shops: Final[dict[Key, Shop]] = {}

    def expected(self, city: City) -> float:
        """The coins that a city would spend until the end on a card of each deck in each turn."""
        shop = self.shop(city)
        coins = self.for_stages(city) + self.for_ships(city, shop)
        prices = shop.prices(self.outlook.decks)
        for turns, cards, costs in zip(self.outlook.turns, self.outlook.decks, prices, strict=True):
            if turns:
                coins += turns * mean_price(city, cards, costs)
        return coins

    def for_stages(self, city: City) -> float:
        stages = stages_of(self.catalogue, city)[city.stages :]
        if not stages:
            return 0
        shop = self.shop(city)
        coins = sum(
            shop.price(stage_resources(city, stage), STAGES) + stage.coins for stage in stages
        )
        return STAGE_CHANCE * coins

    def for_ships(self, city: City, shop: Shop) -> float:
        """The next steps of all fleets, as far as there are turns for them."""
        if city.shipyard == NO_SHIPYARD:
            return 0
        coins = 0.0
        for fleet, step in enumerate(city.fleets):
            if step < LAST_SPACE:
                coins += shop.price(ship_resources(self.catalogue, city, fleet), FLEET_STEPS)
                coins += ship_coins(self.catalogue, city, fleet)
        return SAILING_CHANCE * self.outlook.turns_left * coins

    def shop(self, city: City) -> Shop:
        key = (city.own, city.cheap_left, city.cheap_right, tuple(city.lasting))
        if key not in self.shops:
            self.shops[key] = Shop(city, self.left, self.right)
        return self.shops[key]

    def price(self, city: City, card: Card) -> float:
        """The price of one card."""
        return 0 if by_chain(city, card) else self.shop(city).card_price(card)


def mean_price(city: City, cards: list[Wanted], prices: list[float]) -> float:
    """What a card of a deck costs on average; cards that are there already cost nothing."""
    coins = 0.0
    for wanted, cost in zip(cards, prices, strict=True):
        if cost:
            card = wanted.card
            if not by_chain(city, card) and not card.name_bit & city.names:
                coins += wanted.share * cost
    return coins


class Shop:
    """What a city makes itself, and what it pays for the rest."""

    def __init__(self, city: City, left_sells: int, right_sells: int) -> None:
        changed = city.lasting_kinds & _CHANGES_PRODUCTION
        self.made: Final = (own_production(city) if changed else city.own).bundles
        self.unsold: Final = ~(left_sells | right_sells)
        self.cheap: Final = city.cheap_left & left_sells | city.cheap_right & right_sells
        self.rebate: Final = sum(
            REBATE_USED[effect.kind] * effect.amount
            for effect in city.lasting
            if effect.kind in REBATE_USED
        )
        self.reductions: Final = [effect for effect in city.lasting if effect.kind == REDUCE]
        self.free: Final = sum(effect.what for effect in city.lasting if effect.kind == FREE_COLOUR)
        self.known: list[list[float]] | None = None

    def prices(self, decks: list[list[Wanted]]) -> list[list[float]]:
        """The price of each card of each deck, chains apart."""
        if self.known is None:
            self.known = [[self.card_price(wanted.card) for wanted in cards] for cards in decks]
        return self.known

    def card_price(self, card: Card) -> float:
        part = 1 << card.colour
        if self.free & part:
            return 0
        return self.price(card.cost, part) + card.coins if card.cost else card.coins

    def price(self, cost: int, part: int = 0) -> float:
        """The coins for a cost, as if each neighbour had enough of what it sells.

        `part` says what it is the cost of: a colour's bit, `STAGES` or `FLEET_STEPS`.
        """
        coins: float = self.plain_price(cost)
        if coins:
            for effect in self.reductions:
                if effect.what & part:
                    coins -= PRICE * effect.amount
            coins = max(0.0, coins - self.rebate)
        return coins

    def plain_price(self, cost: int) -> int:
        least = TOO_DEAR
        for made in self.made:
            lack = lack_of(cost, made)
            if not lack:
                return 0
            coins = price(lack, self.cheap)
            coins += (UNSOLD - PRICE) * ((lack & self.unsold) % FIELD_MASK)
            least = min(least, coins)
        return least


def sold_by(production: Production) -> int:
    """The fields of the resources that a city sells any of."""
    found = 0
    for kind in range(RESOURCE_KINDS):
        field = FIELD_MASK << FIELD * kind
        if production.most & field:
            found |= field
    return found
