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
    AGES,
    FIELD,
    FIELD_MASK,
    FLEET_STEPS,
    LAST_SPACE,
    STAGES,
    Card,
    Effect,
)
from mirabilia.engine.city import NO_PRODUCTION, NO_SHIPYARD, RESOURCE_KINDS, City, Production
from mirabilia.engine.ints import Bundle64, Seat
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
from mirabilia.native import i64, mypyc_attr

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
Terms = tuple[tuple[int, ...], int, int, tuple[Effect, ...], tuple[int, int], tuple[str, ...]]
# Cities come back to the same terms from turn to turn and from game to game.
_SHOPS: Final[dict[Terms, Shop]] = {}
_MOST_SHOPS: Final = 2000
_MOST_MEANS: Final = 200


@mypyc_attr(acyclic=True)
class Outlays:
    """The prices of future builds for one seat, for any city that it may have."""

    def __init__(self, table: State, seat: Seat, outlook: Outlook) -> None:
        left, right = table.cities[table.left(seat)], table.cities[table.right(seat)]
        self.left: Final = sold_by(left.for_sale)
        self.right: Final = sold_by(right.for_sale)
        self.catalogue: Final = table.catalogue
        self.expansions: Final = table.options.expansions
        self.outlook: Final = outlook
        # Few actions change what a city produces, so most trials share their prices.
        self.shops: Final[dict[Key, Shop]] = {}
        # The last one, and what it goes by: a copy of a city shares it as long as it is the same.
        self.last: Shop | None = None
        self.own = NO_PRODUCTION
        self.cheap_left: i64 = 0
        self.cheap_right: i64 = 0
        self.lasting: list[Effect] = []

    def expected(self, city: City) -> float:
        """The coins a city can expect to spend: on a card each turn, on stages and ships."""
        shop = self.shop(city)
        coins = self.for_stages(city, shop) + self.for_ships(city, shop)
        outlook = self.outlook
        for number, turns in enumerate(outlook.turns):
            if turns:
                coins += turns * shop.prices(outlook.ages[number], outlook.decks[number]).mean(city)
        return coins

    def for_stages(self, city: City, shop: Shop) -> float:
        stages = stages_of(self.catalogue, city)[city.stages :]
        if not stages:
            return 0
        coins = 0.0
        for stage in stages:
            coins += shop.price_again(stage_resources(city, stage), STAGES) + stage.coins
        return STAGE_CHANCE * coins

    def for_ships(self, city: City, shop: Shop) -> float:
        """The next steps of all fleets, in proportion to the turns left."""
        if city.shipyard == NO_SHIPYARD:
            return 0
        coins = 0.0
        for fleet, step in enumerate(city.fleets):
            if step < LAST_SPACE:
                coins += shop.price_again(ship_resources(self.catalogue, city, fleet), FLEET_STEPS)
                coins += ship_coins(self.catalogue, city, fleet)
        return SAILING_CHANCE * self.outlook.turns_left * coins

    def shop(self, city: City) -> Shop:
        last = self.last
        if last is not None and self.is_like_last(city):
            return last
        self.own = city.own
        self.cheap_left = city.cheap_left
        self.cheap_right = city.cheap_right
        self.lasting = city.lasting
        found = self.find_shop(city)
        self.last = found
        return found

    def is_like_last(self, city: City) -> bool:
        if city.own is not self.own or city.lasting is not self.lasting:
            return False
        return city.cheap_left == self.cheap_left and city.cheap_right == self.cheap_right

    def find_shop(self, city: City) -> Shop:
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


@mypyc_attr(acyclic=True)
class PricedDeck:
    """The cards of a deck that cost something, and the price of each, by its share of the deck."""

    def __init__(self, cards: list[Card], coins: list[float]) -> None:
        self.cards: Final = cards
        self.coins: Final = coins
        # The chains and names that make a difference here.
        chains: i64 = 0
        names = 0
        for card in cards:
            chains |= card.chains_from
            names |= card.name_bit
        self.chains: Final[i64] = chains
        self.names: Final = names
        self.means: Final[dict[tuple[int, int], float]] = {}

    def mean(self, city: City) -> float:
        """What a card costs a city on average; those that it already has count as free."""
        key = (city.chains & self.chains, city.names & self.names)
        coins = self.means.get(key)
        if coins is None:
            coins = self.mean_anew(city)
            if len(self.means) >= _MOST_MEANS:
                self.means.clear()
            self.means[key] = coins
        return coins

    def mean_anew(self, city: City) -> float:
        coins = 0.0
        for number in range(len(self.cards)):
            card = self.cards[number]
            if not by_chain(city, card) and not card.name_bit & city.names:
                coins += self.coins[number]
        return coins


@mypyc_attr(acyclic=True)
class Shop:
    """What a city produces itself, and what it pays for the rest."""

    def __init__(self, city: City, left_sells: int, right_sells: int) -> None:
        changed = city.lasting_kinds & _CHANGES_PRODUCTION
        self.made: Final = (own_production(city) if changed else city.own).bundles
        self.unsold: Final[i64] = ~(left_sells | right_sells)
        self.cheap: Final[i64] = city.cheap_left & left_sells | city.cheap_right & right_sells
        self.rebate: Final = rebate_of(city)
        self.reductions: Final = [effect for effect in city.lasting if effect.kind == REDUCE]
        self.free: Final = sum(effect.what for effect in city.lasting if effect.kind == FREE_COLOUR)
        # The decks that were asked about, by their age.
        self.known: Final[list[PricedDeck | None]] = [None] * (AGES + 1)
        # What stages and steps of fleets cost, by their resources.
        self.again: Final[dict[tuple[int, int], float]] = {}

    def prices(self, age: int, cards: list[Wanted]) -> PricedDeck:
        """The cards of an age's deck that cost something, without chains."""
        found = self.known[age]
        if found is None:
            found = self.deck_prices(cards)
            self.known[age] = found
        return found

    def deck_prices(self, cards: list[Wanted]) -> PricedDeck:
        found: list[Card] = []
        prices: list[float] = []
        for wanted in cards:
            coins = self.card_price(wanted.card)
            if coins:
                found.append(wanted.card)
                prices.append(wanted.share * coins)
        return PricedDeck(found, prices)

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

    def price_again(self, cost: int, part: int) -> float:
        """The same for what is asked about again and again."""
        coins = self.again.get((cost, part))
        if coins is None:
            coins = self.price(cost, part)
            self.again[cost, part] = coins
        return coins

    def plain_price(self, cost: Bundle64) -> i64:
        least: i64 = TOO_DEAR
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
