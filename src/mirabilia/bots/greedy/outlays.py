"""What it costs a city to build what is still to come.

Every card that may still be seen and every stage that is left has a price for a city: the coins it
would pay for what it cannot make itself, none where a chain makes the card free. A better
production, a discount or a chain symbol shows as a lower price of the things to come.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mirabilia.catalog.model import AGES, FIELD, FIELD_MASK, GUARDS, PURPLE, Card, Catalogue
from mirabilia.engine.city import KINDS, City, Production
from mirabilia.engine.payments import PRICE
from mirabilia.engine.setup import GUILDS_BESIDE_PLAYERS, guild_cards
from mirabilia.engine.state import State

# What neither neighbour sells has no price; it counts as if it had this one.
UNSOLD: Final = 3
# What is dearer than this is left to others: it makes no difference how dear it is.
TOO_DEAR: Final = 10
# How likely a stage that is left gets built.
STAGE_CHANCE: Final = 0.5


class Wanted:
    """A card that may come into a hand, and its share of its age's deck."""

    def __init__(self, card: Card, share: float) -> None:
        self.card: Final = card
        self.share: Final = share


@lru_cache
def deck(catalogue: Catalogue, players: int, age: int) -> list[Wanted]:
    """The cards of an age; each guild is in its deck with the same chance (B-3)."""
    copies: dict[Card, float] = {}
    guilds = guild_cards(catalogue, age)
    for card in catalogue.cards:
        if card.age == age and card.colour != PURPLE:
            copies[card] = sum(1 for asks in card.copies if asks <= players)
    for index in guilds:
        copies[catalogue.cards[index]] = (players + GUILDS_BESIDE_PLAYERS) / len(guilds)
    size = sum(copies.values())
    return [Wanted(card, count / size) for card, count in copies.items() if count]


class Outlays:
    """The prices of things to come for one seat of a table, whatever its city becomes."""

    def __init__(self, table: State, seat: int, turns: list[int]) -> None:
        self.left: Final = table.cities[table.left(seat)].for_sale
        self.right: Final = table.cities[table.right(seat)].for_sale
        self.wonders: Final = table.catalogue.wonders
        self.turns: Final = turns
        players = len(table.cities)
        ages = range(AGES + 1 - len(turns), AGES + 1)
        self.decks: Final = [deck(table.catalogue, players, age) for age in ages]
        # Few actions change what a city makes, so most trials share their prices.
        self.known: Final[dict[tuple[Production, int, int], list[list[int]]]] = {}

    def expected(self, city: City) -> float:
        """The coins that a city would spend until the end on a card of each deck in each turn."""
        coins = self.for_stages(city)
        for turns, cards, prices in zip(self.turns, self.decks, self.prices(city), strict=True):
            if turns:
                coins += turns * mean_price(city, cards, prices)
        return coins

    def for_stages(self, city: City) -> float:
        stages = self.wonders[city.board].sides[city.side].stages[city.stages :]
        shop = Shop(city, self.left, self.right)
        return STAGE_CHANCE * sum(shop.price(stage.cost) + stage.coins for stage in stages)

    def prices(self, city: City) -> list[list[int]]:
        """The price of each card of each deck, chains apart."""
        key = (city.own, city.cheap_left, city.cheap_right)
        if key not in self.known:
            shop = Shop(city, self.left, self.right)
            self.known[key] = [
                [shop.price(wanted.card.cost) + wanted.card.coins for wanted in cards]
                for cards in self.decks
            ]
        return self.known[key]

    def price(self, city: City, card: Card) -> int:
        """The price of one card."""
        if card.chains_from & city.chains:
            return 0
        return Shop(city, self.left, self.right).price(card.cost) + card.coins


def mean_price(city: City, cards: list[Wanted], prices: list[int]) -> float:
    """What a card of a deck costs on average; cards that are there already cost nothing."""
    coins = 0.0
    for wanted, price in zip(cards, prices, strict=True):
        card = wanted.card
        if price and not card.chains_from & city.chains and not card.name_bit & city.names:
            coins += wanted.share * price
    return coins


class Shop:
    """What a city makes itself, and what it pays for the rest."""

    def __init__(self, city: City, left: Production, right: Production) -> None:
        self.made: Final = city.own.bundles
        left_sells = sold_by(left)
        right_sells = sold_by(right)
        self.unsold: Final = ~(left_sells | right_sells)
        self.cheap: Final = city.cheap_left & left_sells | city.cheap_right & right_sells

    def price(self, cost: int) -> int:
        """The coins for a cost, as if each neighbour had enough of what it sells."""
        guarded = cost | GUARDS
        least = TOO_DEAR
        for made in self.made:
            # The lack, as in `engine.payments`.
            rest = guarded - made
            short = rest & GUARDS
            lack = rest & short - (short >> FIELD - 1)
            if not lack:
                return 0
            price = PRICE * (lack % FIELD_MASK) - (lack & self.cheap) % FIELD_MASK
            price += (UNSOLD - PRICE) * ((lack & self.unsold) % FIELD_MASK)
            least = min(least, price)
        return least


def sold_by(production: Production) -> int:
    """The fields of the resources that a city sells any of."""
    found = 0
    for kind in range(KINDS):
        field = FIELD_MASK << FIELD * kind
        if production.most & field:
            found |= field
    return found
