"""Payments against a second, slow way to find them: every spread over every symbol."""

from __future__ import annotations

import pytest

from tests.support.markets import Case, random_case
from tests.support.oracle import CARDS

CASES = 3_000
CHUNK = 500


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
