"""The rules once more, slowly: legal moves and points worked out from a position's plain data.

Written from the rules and the data file alone, without the engine: what a payment may be is found
by trying every way to spread the needed resources over the city and its two neighbours, and
every way to take them from single symbols there.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

Data = dict[str, Any]
Symbols = tuple[frozenset[str], ...]

DATA_FILE: Final = Path(__file__).parents[2] / "src/mirabilia/catalog/data/1/base.toml"
RESOURCES: Final = ("wood", "stone", "ore", "clay", "glass", "cloth", "papyrus")
GOODS: Final = {"raw": RESOURCES[:4], "manufactured": RESOURCES[4:]}
LAST_TURN: Final = 6
PRICE: Final = 2


def _tables(kind: str) -> dict[str, Data]:
    tables = tomllib.loads(DATA_FILE.read_text("utf-8"))[kind]
    return {table["id"]: table for table in tables}


CARDS: Final = _tables("card")
WONDERS: Final = _tables("wonder")
ORDER: Final = {id: place for place, id in enumerate(CARDS)}


def name_of(card: str) -> str:
    """B-14: what no city has twice."""
    name: str = CARDS[card].get("name", card)
    return name


def stages_of(city: Data) -> list[Data]:
    stages: list[Data] = WONDERS[city["board"]][city["side"]]
    return stages


def effects_of(city: Data) -> Iterator[Data]:
    """Every effect of the cards and the built stages."""
    for card in city["cards"]:
        yield from CARDS[card]["effects"]
    for stage in stages_of(city)[: len(city["buried"])]:
        yield from stage["effects"]


def has(city: Data, kind: str) -> bool:
    return any(effect["kind"] == kind for effect in effects_of(city))


# ---- paying


def symbols(effects: Iterable[Data]) -> Iterator[frozenset[str]]:
    """B-21, B-22: each printed symbol, as the set of what it can give."""
    for effect in effects:
        if effect["kind"] == "produce":
            yield from (frozenset([resource]) for resource in effect["resources"])
        elif effect["kind"] == "produce_choice":
            yield frozenset(effect["resources"])


def for_sale(city: Data) -> Symbols:
    """B-23: the starting resource, brown and grey cards."""
    cards = (CARDS[card] for card in city["cards"])
    sold = (card["effects"] for card in cards if card["colour"] in ("brown", "grey"))
    start = frozenset([WONDERS[city["board"]]["produces"]])
    return (start, *symbols(effect for effects in sold for effect in effects))


def own_symbols(city: Data) -> Symbols:
    return (frozenset([WONDERS[city["board"]]["produces"]]), *symbols(effects_of(city)))


class Shop(NamedTuple):
    """What a city can pay with: its symbols, its neighbours', what is cheap there, its coins."""

    own: Symbols
    left: Symbols
    right: Symbols
    cheap: frozenset[tuple[str, str]]
    coins: int


def shop(city: Data, left: Data, right: Data) -> Shop:
    discounts = [effect for effect in effects_of(city) if effect["kind"] == "discount"]
    cheap = (
        (where, resource)
        for effect in discounts
        for where in effect["where"]
        for resource in GOODS[effect["goods"]]
    )
    return Shop(own_symbols(city), for_sale(left), for_sale(right), frozenset(cheap), city["coins"])


@lru_cache(maxsize=1 << 16)
def can_supply(given: Symbols, wanted: tuple[str, ...]) -> bool:
    """Whether each wanted resource can come from a symbol of its own."""
    if not wanted:
        return True
    return any(
        wanted[0] in symbol and can_supply(given[:place] + given[place + 1 :], wanted[1:])
        for place, symbol in enumerate(given)
    )


def spreads(cost: dict[str, int]) -> Iterator[list[tuple[str, ...]]]:
    """Every way to get the resources of a cost: from your city, the left and the right."""
    ways = [
        [
            (own, left, count - own - left)
            for own in range(count + 1)
            for left in range(count + 1 - own)
        ]
        for count in cost.values()
    ]
    for way in product(*ways):
        yield [
            tuple(
                resource
                for resource, counts in zip(cost, way, strict=True)
                for _ in range(counts[giver])
            )
            for giver in range(3)
        ]


def price(buyer: Shop, where: str, bought: tuple[str, ...]) -> int:
    """B-23, B-26."""
    return sum(1 if (where, resource) in buyer.cheap else PRICE for resource in bought)


def payments(buyer: Shop, cost: dict[str, int]) -> list[tuple[int, int]]:
    """B-27: the coins to the left and to the right, all payments that none beats, cheapest first.

    Of equally dear ones that which gives the right neighbour less comes first.
    """
    resources = {name: count for name, count in cost.items() if name != "coins"}
    rest = buyer.coins - cost.get("coins", 0)
    useful = [
        tuple(symbol for symbol in given if symbol & resources.keys())
        for given in (buyer.own, buyer.left, buyer.right)
    ]
    found = set()
    for way in spreads(resources):
        paid = price(buyer, "left", way[1]), price(buyer, "right", way[2])
        if sum(paid) <= rest and all(map(can_supply, useful, way)):
            found.add(paid)
    unbeaten = [paid for paid in found if not any(beats(other, paid) for other in found)]
    return sorted(unbeaten, key=lambda paid: (sum(paid), paid[1]))


def beats(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one != other and one[0] <= other[0] and one[1] <= other[1]


# ---- moves


def expected_moves(position: Data, seat: int) -> list[str]:
    """The legal moves of a seat that is asked, in the fixed order."""
    kind = position["asked"][seat]
    city = position["cities"][seat]
    if kind == "board":
        taken = [city["board"] for city in position["cities"]]
        return [f"board {board}" for board in WONDERS if board not in taken]
    if kind == "side":
        return ["side day", "side night"]
    if kind == "discard":
        names = {name_of(card) for card in city["cards"]}
        pile = sorted(set(position["discard"]), key=ORDER.__getitem__)
        return [*(f"take {card}" for card in pile if name_of(card) not in names), "pass"]
    moves = card_moves(position, seat)
    return [*moves, "pass"] if kind == "last" else moves


def card_moves(position: Data, seat: int) -> list[str]:
    """B-10: for each card building it, a stage with it, selling it."""
    cities = position["cities"]
    city = cities[seat]
    buyer = shop(city, cities[(seat + 1) % len(cities)], cities[seat - 1])
    stages = stages_of(city)[len(city["buried"]) :]
    staged = payments(buyer, stages[0]["cost"]) if stages else []
    moves = []
    for card in sorted(set(position["hands"][seat]), key=ORDER.__getitem__):
        moves += builds(position, city, buyer, card)
        moves += [f"stage {card}{written(paid)}" for paid in staged]
        moves.append(f"sell {card}")
    return moves


def builds(position: Data, city: Data, buyer: Shop, card: str) -> list[str]:
    """B-14 to B-17, B-42."""
    if name_of(card) in map(name_of, city["cards"]):
        return []
    shown = {symbol for own in city["cards"] for symbol in CARDS[own].get("shows", ())}
    if CARDS[card].get("chain") in shown:
        return [f"build {card}"]
    cost = CARDS[card].get("cost", {})
    paid = payments(buyer, cost)
    moves = [f"build {card}{written(coins)}" for coins in paid]
    for_nothing = not cost.get("coins") and paid == [(0, 0)]
    if is_free(position, city, card) and not for_nothing:
        moves.append(f"build {card} free {city['board']}")
    return moves


def is_free(position: Data, city: Data, card: str) -> bool:
    colours = {CARDS[own]["colour"] for own in city["cards"]}
    return (
        (has(city, "free_first_of_colour") and CARDS[card]["colour"] not in colours)
        or (has(city, "free_first_of_age") and position["turn"] == 1)
        or (has(city, "free_last_of_age") and position["turn"] == LAST_TURN)
    )


def written(paid: tuple[int, int]) -> str:
    """In the base game nothing is bought for 0 coins, so who gets none sells nothing."""
    return "".join(
        f" {name} {coins}" for name, coins in zip(("left", "right"), paid, strict=True) if coins
    )


# ---- points


def expected_points(position: Data, seat: int) -> dict[str, int]:
    """B-50, B-51."""
    cities = position["cities"]
    city = cities[seat]
    lines = dict.fromkeys(("blue", "yellow", "green", "purple"), 0)
    for card in city["cards"]:
        for effect in CARDS[card]["effects"]:
            worth = points_of(cities, seat, effect)
            if worth:
                lines[CARDS[card]["colour"]] += worth
    lines["green"] += science(city)
    stages = stages_of(city)[: len(city["buried"])]
    return {
        "military": sum(city["victories"]) - city["defeats"],
        "treasury": city["coins"] // 3,
        "wonder": sum(points_of(cities, seat, e) for stage in stages for e in stage["effects"]),
        **lines,
    }


def points_of(cities: list[Data], seat: int, effect: Data) -> int:
    points: int = effect.get("points", 0)
    if effect["kind"] == "points_per":
        near = {"own": seat, "left": (seat + 1) % len(cities), "right": seat - 1}
        return points * sum(counted(cities[near[where]], effect) for where in effect["where"])
    if effect["kind"] == "points_if_complete":
        city = cities[seat]
        return points if len(city["buried"]) == len(stages_of(city)) else 0
    return points


def counted(city: Data, effect: Data) -> int:
    colours = Counter(CARDS[card]["colour"] for card in city["cards"])
    return sum(
        len(city["buried"]) if each == "stages" else colours[each] for each in effect["each"]
    )


def science(city: Data) -> int:
    """The best of every way to settle the symbols of choice."""
    kinds = ("compass", "gear", "tablet")
    effects = list(effects_of(city))
    shown = Counter(effect["symbol"] for effect in effects if effect["kind"] == "symbol")
    choices = sum(effect["kind"] == "symbol_choice" for effect in effects)
    best = 0
    for choice in product(kinds, repeat=choices):
        counts = [shown[kind] + choice.count(kind) for kind in kinds]
        best = max(best, sum(count**2 for count in counts) + 7 * min(counts))
    return best
