"""Cards matched with places: against every match there is, for small groups with any demands."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from math import sqrt
from random import Random

import pytest

from mirabilia.inference.matching import NO_LIMIT, Demand, Group, Matching, Place
from tests.support.play import choose

CARDS = range(5)


class Case:
    """Some groups with demands, as a number says; possible or not."""

    def __init__(self, number: int) -> None:
        rng = Random(f"match {number}")
        self.periods = choose(rng, [0, 1, 1, 2, 2, 2])
        self.traits = [choose(rng, range(4)) for _ in CARDS]
        self.groups: list[Group] = []
        numbers = iter(range(6))
        for size in choose(rng, [[3], [2, 3], [1, 2, 3], [2, 2, 2], [4, 2], [1, 1, 3]]):
            cards = [choose(rng, [0, 0, 0, 1, 1, 2, 3, 4]) for _ in range(size)]
            places = [
                Place(next(numbers), choose(rng, range(self.periods + 1)), wants)
                for wants in (choose(rng, [0] * 8 + [1, 2]) for _ in cards)
            ]
            self.groups.append(Group(cards, places))
        self.demands = {
            card: self.demand(rng) for card in CARDS if rng.random() < (0.3 if card else 0.9)
        }
        self.one_is_wanted = any(demand.wanted for demand in self.demands.values())

    def demand(self, rng: Random) -> Demand:
        demand = Demand(self.periods)
        for period in range(self.periods):
            kind = choose(rng, ["none"] * 3 + ["least", "most", "exactly"])
            if kind == "least":
                demand.least[period] = choose(rng, [1, 1, 1, 2])
            elif kind == "most":
                demand.most[period] = choose(rng, [0, 1, NO_LIMIT])
            elif kind == "exactly":
                demand.exactly(period, choose(rng, [0, 0, 1, 1, 2]))
        if self.periods:
            demand.wanted = choose(rng, [0, 0, 0, 1, 1, 2])
        return demand

    def matching(self) -> Matching:
        return Matching(self.groups, self.periods, self.traits, self.demands, self.one_is_wanted)

    def matches(self) -> Counter[tuple[int, ...]]:
        """Every match, with the number of ways to tell copies apart in it."""
        found: Counter[tuple[int, ...]] = Counter()
        for rows in product(*(permutations(group.cards) for group in self.groups)):
            filled = {}
            fits = True
            for group, row in zip(self.groups, rows, strict=True):
                for place, card in zip(group.places, row, strict=True):
                    filled[place.number] = (card, place.period)
                    fits = fits and place.wants & self.traits[card] == place.wants
            if fits and self.is_met(list(filled.values())):
                found[tuple(card for _, (card, _) in sorted(filled.items()))] += 1
        return found

    def is_met(self, filled: list[tuple[int, int]]) -> bool:
        wanted = False
        for card, demand in self.demands.items():
            for period in range(self.periods):
                there = sum(c == card and p <= period for c, p in filled)
                if not demand.least[period] <= there <= demand.most[period]:
                    return False
            in_pile = sum(c == card and p < self.periods for c, p in filled)
            wanted = wanted or 0 < demand.wanted <= in_pile
        return wanted or not self.one_is_wanted


@pytest.mark.parametrize("number", range(400))
def test_matches_are_those_there_are_and_uniform(number: int) -> None:
    case = Case(number)
    ways = case.matches()
    matching = case.matching()
    assert matching.possible == bool(ways)
    if not ways:
        return
    draws = 300 + 20 * len(ways)
    rng = Random(number)
    counts = Counter(tuple(matching.draw(rng)) for _ in range(draws))
    assert counts.keys() <= ways.keys()
    means = {match: draws * way / ways.total() for match, way in ways.items()}
    square = sum((counts[match] - mean) ** 2 / mean for match, mean in means.items())
    # Beyond this about once in three million times (Wilson and Hilferty).
    freedom = max(1, len(ways) - 1)
    assert square < freedom * (1 - 2 / (9 * freedom) + 5 * sqrt(2 / (9 * freedom))) ** 3


def test_the_cases_are_of_all_kinds() -> None:
    cases = [Case(number) for number in range(400)]
    possible = [case for case in cases if case.matches()]
    assert 50 < len(possible) < 250
    assert sum(case.one_is_wanted for case in possible) > 20
    assert sum(len(case.matches()) > 5 for case in possible) > 50
    # Copies of a card that is counted, in two groups.
    coupled = [
        case
        for case in possible
        if any(
            demand.is_tracked() and sum(card in group.cards for group in case.groups) > 1
            for card, demand in case.demands.items()
        )
    ]
    assert len(coupled) > 10
