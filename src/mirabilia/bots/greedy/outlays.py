"""What future builds will cost a city.

Every card that may still be dealt, every stage left and the next step of every fleet has a price:
the coins that the city would pay for what it cannot produce, nothing if a chain makes a card free.
More production, a discount or a chain symbol shows up as lower prices.
"""

from __future__ import annotations

from typing import Final

from mirabilia.bots.outlook import Outlook, Wanted
from mirabilia.catalog.kinds import (
    BANK_PURCHASE,
    FREE_COLOUR,
    PRODUCE_MISSING,
    PRODUCE_OWNED,
    PURCHASE_REBATE,
    REDUCE,
    REMOTE_TRADE,
    START_REBATE,
)
from mirabilia.catalog.model import (
    FIELD,
    FIELD_MASK,
    FLEET_STEPS,
    LAST_SPACE,
    STAGES,
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

# The price assumed for a resource that neither neighbour sells.
UNSOLD: Final = 3
# Higher prices count as this one: nobody would pay them anyway.
TOO_DEAR: Final = 10
# The chance that a stage left gets built.
STAGE_CHANCE: Final = 0.5
# The chance that a turn pays for a step of a given fleet.
SAILING_CHANCE: Final = 0.08
# How much of its full amount a rebate saves on average when something is bought.
REBATE_USED: Final = {
    BANK_PURCHASE: 1.0,
    PURCHASE_REBATE: 0.7,
    START_REBATE: 0.5,
    REMOTE_TRADE: 0.8,
}
_CHANGES_PRODUCTION: Final = 1 << PRODUCE_OWNED | 1 << PRODUCE_MISSING

Key = tuple[Production, int, int, tuple[Effect, ...]]
# What prices depend on: the bundles that a city makes, what is not sold, what is cheap, its lasting
# effects, and the decks.
Terms = tuple[tuple[int, ...], int, int, tuple[Effect, ...], tuple[int, int, int], tuple[str, ...]]
# Cities come back to the same terms from turn to turn and from game to game.
_SHOPS: Final[dict[Terms, Shop]] = {}
_MOST_SHOPS: Final = 2000


class Outlays:
    """The prices of future builds for one seat, for any city that it may have."""

    def __init__(self, table: State, seat: int, outlook: Outlook) -> None:
        left, right = table.cities[table.left(seat)], table.cities[table.right(seat)]
        self.left: Final = sold_by(left.for_sale)
        self.right: Final = sold_by(right.for_sale)
        self.catalogue: Final = table.catalogue
        self.expansions: Final = table.options.expansions
        self.outlook: Final = outlook
        # Few actions change what a city produces, so most trials share their prices.
        self.shops: Final[dict[Key, Shop]] = {}

    def expected(self, city: City) -> float:
        """The coins a city can expect to spend: on a card each turn, on stages and ships."""
        shop = self.shop(city)
        coins = self.for_stages(city, shop) + self.for_ships(city, shop)
        prices = shop.prices(self.outlook.decks)
        for number, turns in enumerate(self.outlook.turns):
            if turns:
                coins += turns * mean_price(city, prices[number])
        return coins

    def for_stages(self, city: City, shop: Shop) -> float:
        stages = stages_of(self.catalogue, city)[city.stages :]
        if not stages:
            return 0
        coins = 0.0
        for stage in stages:
            coins += shop.price(stage_resources(city, stage), STAGES) + stage.coins
        return STAGE_CHANCE * coins

    def for_ships(self, city: City, shop: Shop) -> float:
        """The next steps of all fleets, in proportion to the turns left."""
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
        shop = self.shops.get(key)
        if shop is None:
            shop = self.known_shop(Shop(city, self.left, self.right), key[3])
            self.shops[key] = shop
        return shop

    def known_shop(self, shop: Shop, lasting: tuple[Effect, ...]) -> Shop:
        """The shop of the same terms whose prices are worked out already, if there is one."""
        outlook = self.outlook
        terms = (tuple(shop.made), shop.unsold, shop.cheap, lasting, outlook.key, self.expansions)
        found = _SHOPS.get(terms)
        if found is not None:
            return found
        if len(_SHOPS) >= _MOST_SHOPS:
            _SHOPS.clear()
        _SHOPS[terms] = shop
        return shop

    def price(self, city: City, card: Card) -> float:
        """The price of one card."""
        return 0 if by_chain(city, card) else self.shop(city).card_price(card)


class Priced:
    """A card that costs something: its price, by its share of the deck."""

    def __init__(self, card: Card, coins: float) -> None:
        self.card: Final = card
        self.coins: Final = coins


def mean_price(city: City, cards: list[Priced]) -> float:
    """What a card of a deck costs on average; cards the city already has count as free."""
    coins = 0.0
    for priced in cards:
        card = priced.card
        if not by_chain(city, card) and not card.name_bit & city.names:
            coins += priced.coins
    return coins


class Shop:
    """What a city produces itself, and what it pays for the rest."""

    def __init__(self, city: City, left_sells: int, right_sells: int) -> None:
        changed = city.lasting_kinds & _CHANGES_PRODUCTION
        self.made: Final = (own_production(city) if changed else city.own).bundles
        self.unsold: Final = ~(left_sells | right_sells)
        self.cheap: Final = city.cheap_left & left_sells | city.cheap_right & right_sells
        self.rebate: Final = rebate_of(city)
        self.reductions: Final = [effect for effect in city.lasting if effect.kind == REDUCE]
        self.free: Final = sum(effect.what for effect in city.lasting if effect.kind == FREE_COLOUR)
        self.known: list[list[Priced]] | None = None

    def prices(self, decks: list[list[Wanted]]) -> list[list[Priced]]:
        """The cards of each deck that cost something, without chains."""
        if self.known is None:
            self.known = [self.deck_prices(cards) for cards in decks]
        return self.known

    def deck_prices(self, cards: list[Wanted]) -> list[Priced]:
        found: list[Priced] = []
        for wanted in cards:
            coins = self.card_price(wanted.card)
            if coins:
                found.append(Priced(wanted.card, wanted.share * coins))
        return found

    def card_price(self, card: Card) -> float:
        part = 1 << card.colour
        if self.free & part:
            return 0
        return self.price(card.cost, part) + card.coins if card.cost else card.coins

    def price(self, cost: int, part: int = 0) -> float:
        """The coins for a cost, as if each neighbour had enough of what it sells.

        `part` says what is built: a colour's bit, `STAGES` or `FLEET_STEPS`.
        """
        coins = float(self.plain_price(cost))
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


def rebate_of(city: City) -> float:
    """What all rebates of a city save on average."""
    saved = 0.0
    for effect in city.lasting:
        if effect.kind in REBATE_USED:
            saved += REBATE_USED[effect.kind] * effect.amount
    return saved


def sold_by(production: Production) -> int:
    """The fields of the resources that a city sells."""
    found = 0
    for kind in range(RESOURCE_KINDS):
        field = FIELD_MASK << FIELD * kind
        if production.most & field:
            found |= field
    return found
