"""Ratings: strengths that make the games most likely, whatever their order."""

from __future__ import annotations

from itertools import permutations
from math import exp, log
from random import Random

import pytest

from mirabilia.arena.ratings import AVERAGE, POINTS, Ranked, rated
from mirabilia.arena.statistics import ROUNDS_TO_COMPARE


def alone(*games: Ranked) -> list[list[Ranked]]:
    """Games that share nothing."""
    return [[game] for game in games]


def test_ratings_put_bots_in_order_with_less_and_less_doubt() -> None:
    def rating(games: int) -> list[tuple[float, float]]:
        found = rated(alone(*[(["a", "b", "c"], [1, 2, 3])] * games))
        return [(found[name].mu, found[name].sigma) for name in "abc"]

    once, often = rating(1), rating(10)
    for ratings in (once, often):
        assert ratings[0][0] > ratings[1][0] > ratings[2][0]
    assert all(late[1] < early[1] for early, late in zip(once[1:2], often[1:2], strict=True))


def test_a_share_of_wins_is_the_share_of_strength() -> None:
    """Of 1,000 games between two, one won 800: that is four times the strength."""
    games = [(["a", "b"], [1, 2])] * 800 + [(["a", "b"], [2, 1])] * 200
    found = rated([games])
    assert found["a"].mu - found["b"].mu == pytest.approx(POINTS * log(4), rel=0.01)
    assert (found["a"].mu + found["b"].mu) / 2 == pytest.approx(AVERAGE)


def test_the_fit_is_the_likeliest() -> None:
    """Any small change of a strength makes the games, and the two against the average, rarer."""
    rng = Random(1)
    games = [(["a", "b", "c"], rng.sample([1, 2, 3], 3)) for _ in range(40)]
    found = rated(alone(*games))
    fit = {name: (rating.mu - AVERAGE) / POINTS for name, rating in found.items()}

    def likelihood(strengths: dict[str, float]) -> float:
        total = sum(-log(1 + exp(value)) - log(1 + exp(-value)) for value in strengths.values())
        for bots, ranks in games:
            left = [bot for _, bot in sorted(zip(ranks, bots, strict=True))]
            while left:
                total += strengths[left[0]] - log(sum(exp(strengths[bot]) for bot in left))
                left.pop(0)
        return total

    best = likelihood(fit)
    for name, strength in fit.items():
        for change in (-0.05, 0.05):
            assert likelihood({**fit, name: strength + change}) < best


def test_the_order_of_games_does_not_matter() -> None:
    games: list[Ranked] = [
        (["a", "b", "c"], [1, 2, 3]),
        (["a", "b", "c"], [2, 3, 1]),
        (["b", "a", "c"], [1, 3, 2]),
        (["c", "a", "b"], [1, 1, 3]),
    ]
    first = rated(alone(*games))
    for order in permutations(games):
        again = rated(alone(*order))
        for name in "abc":
            assert again[name].mu == pytest.approx(first[name].mu, abs=1e-6)
            assert again[name].sigma == pytest.approx(first[name].sigma, abs=1e-6)


def test_who_wins_more_is_rated_higher() -> None:
    """However the games are ordered: the loser of the first hundred has won more in the end."""
    games = [(["a", "b"], [1, 2])] * 100 + [(["a", "b"], [2, 1])] * 101
    found = rated(alone(*games))
    assert found["b"].mu > found["a"].mu


def test_ties_leave_equal_bots_equal() -> None:
    found = rated(alone(*[(["a", "b", "c"], [1, 1, 3])] * 5))
    assert found["a"].mu == pytest.approx(found["b"].mu)
    assert found["a"].mu > found["c"].mu


def test_copies_share_one_rating() -> None:
    found = rated(alone(*[(["a", "b", "b"], [1, 2, 3])] * 10))
    assert set(found) == {"a", "b"}
    assert found["a"].mu > AVERAGE > found["b"].mu


def test_a_seat_of_two_copies_wins_by_chance_alone() -> None:
    """Equal bots: the one with two of three seats wins two of three games, and is no better."""
    games = [(["a", "b", "b"], ranks) for ranks in permutations([1, 2, 3])]
    found = rated(alone(*games * 5))
    assert found["a"].mu == pytest.approx(found["b"].mu, abs=1e-6)


def test_four_times_the_games_halve_the_doubt() -> None:
    def doubt(pairs: int) -> float:
        return rated([[(["a", "b"], [1, 2]), (["a", "b"], [2, 1])]] * pairs)["a"].sigma

    few = ROUNDS_TO_COMPARE - 1
    assert doubt(few) < 0.6 * doubt(few // 4)


def test_rounds_that_share_out_luck_say_more_than_games_would() -> None:
    """In every round each bot wins once: there is no doubt that they are equal."""
    fair = [[(["a", "b"], [1, 2]), (["a", "b"], [2, 1])]] * 50
    lucky = [[(["a", "b"], ranks)] * 2 for ranks in ([1, 2], [2, 1])] * 25
    independent = [[game] for games in fair for game in games]
    doubts = [rated(rounds)["a"].sigma for rounds in (fair, independent, lucky)]
    assert doubts[0] == pytest.approx(0, abs=1e-6)
    assert doubts[0] < doubts[1] < doubts[2]


def test_an_interval_has_the_rating_in_its_middle() -> None:
    rating = rated(alone((["a", "b"], [1, 2])))["a"]
    low, high = rating.interval
    assert (low + high) / 2 == pytest.approx(rating.mu)
    assert high - rating.mu == pytest.approx(1.644854 * rating.sigma)
