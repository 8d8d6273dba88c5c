"""Random cities with their neighbours, for payments: as plain data, and as the engine has them."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from mirabilia.catalog import load
from mirabilia.catalog.model import SIDES
from mirabilia.engine.actions import AT_LEFT, AT_RIGHT, bought_at, coins_to
from mirabilia.engine.city import City, empty_city
from mirabilia.engine.payments import Market
from tests.support.oracle import CARDS, WONDERS, Shop, name_of, payments, shop
from tests.support.play import choose

Data = dict[str, Any]

KINDS_THAT_MATTER: Final = {"produce", "produce_choice", "discount"}
MERCHANTS: Final = [
    id
    for id, card in CARDS.items()
    if any(effect["kind"] in KINDS_THAT_MATTER for effect in card["effects"])
]
OTHERS: Final = [id for id in CARDS if id not in MERCHANTS]
STAGES: Final = [
    (wonder, side, number)
    for wonder, table in WONDERS.items()
    for side in SIDES
    for number in range(len(table[side]))
]
COSTS: Final[list[tuple[str, Data]]] = [
    *((id, card.get("cost", {})) for id, card in CARDS.items()),
    *((f"{w} {side} {n}", WONDERS[w][side][n]["cost"]) for w, side, n in STAGES),
]
MOST_COINS: Final = 15


class Case:
    """One payment to be found: a city, its neighbours, and what is to be paid."""

    def __init__(self, city: Data, left: Data, right: Data, what: str, cost: Data) -> None:
        self.city = city
        self.left = left
        self.right = right
        self.what = what
        self.cost = cost

    def expected(self) -> list[tuple[int, int]]:
        return payments(self.shop(), self.cost)

    def shop(self) -> Shop:
        return shop(self.city, self.left, self.right)

    def found(self) -> list[tuple[int, int]]:
        """What the engine finds, as coins to the left and to the right."""
        card = load().card_by_id.get(self.what)
        if card is not None:
            priced: Any = card
        else:
            wonder, side, number = self.what.split()
            priced = load().wonder_by_id[wonder].sides[SIDES.index(side)].stages[int(number)]
        market = Market(built(self.city), built(self.left), built(self.right))
        return [unpacked(payment) for payment in market.payments(priced.cost, priced.coins)]

    def __str__(self) -> str:
        return f"{self.what} {self.cost}: {self.city}, left {self.left}, right {self.right}"


def unpacked(payment: int) -> tuple[int, int]:
    """The coins to each payee, who is named exactly when something is bought there."""
    for payee in (AT_LEFT, AT_RIGHT):
        assert bought_at(payment, payee) == (coins_to(payment, payee) > 0)
    return coins_to(payment, AT_LEFT), coins_to(payment, AT_RIGHT)


def random_case(number: int) -> Case:
    rng = Random(f"market {number}")
    what, cost = choose(rng, COSTS)
    return Case(random_city(rng), random_city(rng), random_city(rng), what, cost)


def random_city(rng: Random) -> Data:
    """A city that makes a little or a lot; most of its cards have to do with paying."""
    board = choose(rng, list(WONDERS))
    side = choose(rng, SIDES)
    return {
        "board": board,
        "side": side,
        "coins": int(rng.random() * (MOST_COINS + 1)),
        "cards": random_cards(rng, int(rng.random() * 11)),
        "buried": ["?"] * int(rng.random() * (len(WONDERS[board][side]) + 1)),
    }


def random_cards(rng: Random, count: int) -> list[str]:
    cards: list[str] = []
    for _ in range(count):
        card = choose(rng, MERCHANTS if rng.random() < 0.8 else OTHERS)
        if name_of(card) not in map(name_of, cards):
            cards.append(card)
    return cards


def built(city: Data) -> City:
    """The same city as the engine builds it, card by card."""
    catalogue = load()
    wonder = catalogue.wonder_by_id[city["board"]]
    side = SIDES.index(city["side"])
    made = empty_city()
    made.coins = city["coins"]
    made.take_side(wonder.index, side, wonder.sides[side])
    for card in city["cards"]:
        made.place_card(catalogue.card_by_id[card])
    for stage, _ in zip(wonder.sides[side].stages, city["buried"], strict=False):
        made.place_stage(stage, 0)
    return made
