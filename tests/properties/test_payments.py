"""Payments against a second, slow way to find them: every spread over every symbol."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from mirabilia.catalog import load
from mirabilia.catalog.model import ENOUGH, FIELD, FIELD_MASK, FLEETS
from mirabilia.engine.payments import Market
from mirabilia.engine.prices import FLEET_OF_COLOUR, NO_FLEET
from tests.support.markets import Case, built, random_case, random_city, unpacked
from tests.support.oracle import CARDS, RESOURCES, payments, shop

CASES = 3_000
CHUNK = 500
NAVAL_CASES = 600


def city(board: str, *cards: str, coins: int = 20, side: str = "day") -> dict[str, object]:
    return {"board": board, "side": side, "coins": coins, "cards": list(cards), "buried": []}


def case(what: str, own: object, left: object, right: object) -> Case:
    assert isinstance(own, dict)
    assert isinstance(left, dict)
    assert isinstance(right, dict)
    return Case(own, left, right, what, CARDS[what].get("cost", {}))


@pytest.mark.rule("B-21", "B-22", "B-23", "B-24", "B-25", "B-26", "B-27", "B-28")
@pytest.mark.parametrize("first", range(0, CASES, CHUNK))
def test_payments_are_those_that_none_beats_cheapest_first(first: int) -> None:
    several = impossible = 0
    for number in range(first, first + CHUNK):
        tried = random_case(number)
        expected = tried.expected()
        assert tried.found() == expected, f"case {number}: {tried}"
        several += len(expected) > 1
        impossible += not expected
    # Enough of the cases must have a choice, and enough no answer, to show anything.
    assert several > CHUNK // 20
    assert impossible > CHUNK // 20


# ---- costs of ships and cards together


def random_cost(rng: Random) -> Counter[str]:
    """Up to nine resources, of one kind no more than any cost asks for."""
    kinds = [rng.choice(RESOURCES) for _ in range(rng.choice((1, 1, 2, 3)))]
    cost = Counter(rng.choice(kinds) for _ in range(rng.randrange(1, 10)))
    return Counter({kind: min(count, ENOUGH) for kind, count in cost.items()})


@pytest.mark.rule("A-5", "B-22", "B-23", "B-24", "B-26", "B-27", "B-28")
def test_payments_for_large_costs_are_those_that_none_beats() -> None:
    several = large = 0
    for number in range(NAVAL_CASES):
        rng = Random(f"ships {number}")
        cost, coins = random_cost(rng), rng.choice((0, 0, 1, 2))
        own, left, right = (random_city(rng) for _ in range(3))
        own["coins"] += rng.choice((0, 20))
        packed = sum(count << FIELD * RESOURCES.index(kind) for kind, count in cost.items())
        found = Market(built(own), built(left), built(right)).payments(packed, coins)
        expected = payments(shop(own, left, right), {**cost, "coins": coins})
        assert [unpacked(payment) for payment in found] == expected, f"case {number}"
        several += len(expected) > 1
        large += bool(expected) and max(cost.values()) > 4
    assert several > NAVAL_CASES // 20
    assert large > NAVAL_CASES // 50


@pytest.mark.rule("A-5")
def test_no_cost_asks_for_more_than_counts_go_to() -> None:
    """Production is counted up to ENOUGH: no card or stage may ask for more with its ship."""
    catalogue = load()
    priced = [(card.cost, FLEET_OF_COLOUR[card.colour]) for card in catalogue.cards]
    stages = [
        stage.cost for board in catalogue.wonders for side in board.sides for stage in side.stages
    ]
    asked = []
    for yard in catalogue.shipyards:
        for cost, fleet in [*priced, *((cost, yard.wonder_fleet) for cost in stages)]:
            steps = yard.costs[fleet] if fleet != NO_FLEET else [0]
            asked += [cost + step for step in steps]
    most = max(cost >> FIELD * kind & FIELD_MASK for cost in asked for kind in range(7))
    assert len(asked) > len(FLEETS) * len(stages)
    assert most <= ENOUGH


# The slow way is itself held against cases worked out by hand.


@pytest.mark.rule("B-27")
def test_slow_way_offers_each_split_that_none_beats() -> None:
    # baths ask for a stone: 2 coins to either side, neither beats the other.
    both_sell = case("baths", city("ephesos"), city("gizah"), city("rhodos", "stone_pit"))
    assert both_sell.expected() == [(2, 0), (0, 2)]


@pytest.mark.rule("B-26", "B-27")
def test_slow_way_knows_discounts_by_side() -> None:
    # The east post looks to the right: cheaper there, but then the right neighbour gets more.
    own = city("ephesos", "east_trading_post")
    cheap = case("baths", own, city("gizah"), city("rhodos", "stone_pit"))
    assert cheap.expected() == [(0, 1), (2, 0)]


@pytest.mark.rule("B-11", "B-23")
def test_slow_way_knows_what_cannot_be_had() -> None:
    nobody_has_it = case("baths", city("ephesos"), city("rhodos"), city("olympia"))
    assert nobody_has_it.expected() == []
    too_dear = case("baths", city("ephesos", coins=1), city("gizah"), city("rhodos"))
    assert too_dear.expected() == []


@pytest.mark.rule("B-22", "B-28")
def test_slow_way_matches_choices_as_a_whole() -> None:
    # Three stones: the symbol of wood or stone must give the one that the others do not.
    assert CARDS["aqueduct"]["cost"] == {"stone": 3}
    own = city("gizah", "timber_yard", "stone_pit")
    assert case("aqueduct", own, city("rhodos"), city("ephesos")).expected() == [(0, 0)]
    less = city("gizah", "timber_yard")
    bought = case("aqueduct", less, city("rhodos", "stone_pit"), city("ephesos"))
    assert bought.expected() == [(2, 0)]
