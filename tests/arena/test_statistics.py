"""Sums of games, shares and intervals."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.arena.statistics import VICTORY, Standing, Tally, clustered_interval, students
from mirabilia.game import Result
from mirabilia.intervals import NORMAL_90, wilson_interval

CATEGORIES = ["military", "blue", "green"]


def result(totals: list[int], coins: list[int], teams: bool = False) -> Result:
    """A result with all points in the blue line."""
    points = [{line: total if line == "blue" else 0 for line in CATEGORIES} for total in totals]
    return Result(points, coins, teams)


def counted(*results: Result) -> Tally:
    """Games of three, each seat a bot of its own."""
    tally = Tally()
    for number, one in enumerate(results):
        sides = [("gizah", "day"), ("rhodos", "night"), ("olympia", "day")]
        tally.add(one, ["a", "b", "c"], sides[number:] + sides[:number], decisions=10)
    return tally


def test_a_game_is_counted_for_each_seat() -> None:
    tally = counted(result([50, 40, 30], [0, 0, 0]))
    assert tally.games == 1
    assert tally.decisions == 10
    assert tally.mean_score == 40
    assert [tally.bots[name].win_share for name in "abc"] == [1, 0, 0]
    assert tally.bots["b"].mean_score == 40
    assert tally.bots["b"].mean_points["blue"] == 40
    assert tally.bots["b"].mean_points["green"] == 0
    assert tally.categories == list(tally.bots["b"].mean_points) == CATEGORIES
    assert tally.sides["rhodos", "night"].mean_score == 40
    assert tally.sides["gizah", "day"].win_share == 1


@pytest.mark.rule("B-52")
@pytest.mark.parametrize("winners", [2, 3])
def test_a_shared_victory_counts_as_its_share(winners: int) -> None:
    tally = counted(result([50] * winners + [10] * (3 - winners), [2, 2, 2]))
    assert [tally.bots[name].wins for name in "abc"][:winners] == [
        pytest.approx(1 / winners)
    ] * winners
    assert sum(standing.victories for standing in tally.bots.values()) == VICTORY


@pytest.mark.rule("B-52")
def test_coins_decide_before_a_victory_is_shared() -> None:
    tally = counted(result([50, 50, 50], [1, 3, 2]))
    assert [tally.bots[name].wins for name in "abc"] == [0, 1, 0]


@pytest.mark.rule("T-9")
def test_a_teams_victory_is_shared_by_its_seats() -> None:
    tally = Tally()
    sides = [("gizah", "day"), ("rhodos", "day"), ("olympia", "day"), ("babylon", "day")]
    # 60 and 10 against 40 and 40: the second team has more together.
    tally.add(result([60, 10, 40, 40], [0, 0, 0, 0], teams=True), ["a", "a", "b", "c"], sides, 1)
    assert [tally.bots[name].wins for name in "abc"] == [0, 1 / 2, 1 / 2]
    # A tie in points and coins: both teams share, so each of four seats has a quarter.
    tally.add(result([30, 30, 40, 20], [1, 2, 3, 0], teams=True), ["a", "a", "b", "c"], sides, 1)
    assert [tally.bots[name].wins for name in "abc"] == [1 / 2, 3 / 4, 3 / 4]
    assert sum(standing.victories for standing in tally.bots.values()) == 2 * VICTORY


def test_a_bot_in_two_seats_is_counted_for_both() -> None:
    tally = Tally()
    sides = [("gizah", "day"), ("rhodos", "night"), ("olympia", "day")]
    tally.add(result([50, 40, 30], [0, 0, 0]), ["a", "b", "b"], sides, 1)
    tally.add(result([10, 40, 30], [0, 0, 0]), ["a", "b", "b"], sides, 1)
    assert tally.bots["b"].seats == 4
    assert tally.bots["b"].win_share == 1 / 4
    assert tally.bots["a"].win_share == 1 / 2


totals = st.lists(st.integers(0, 5), min_size=3, max_size=3)
results = st.lists(st.builds(result, totals, totals), min_size=1, max_size=3)


@given(results, results)
def test_parts_add_up_to_the_whole(first: list[Result], second: list[Result]) -> None:
    whole, part = counted(*first), counted(*second)
    both = counted(*first)
    both.merge(part)
    assert both.games == len(first) + len(second)
    for name in "abc":
        assert both.bots[name].points == {
            category: whole.bots[name].points[category] + part.bots[name].points[category]
            for category in CATEGORIES
        }
    part.merge(whole)
    assert part == both
    assert sum(standing.victories for standing in both.bots.values()) == VICTORY * both.games
    assert sum(standing.victories for standing in both.sides.values()) == VICTORY * both.games


@given(st.integers(1, 10_000), st.floats(0, 1))
def test_interval_has_wilsons_limits(trials: int, share: float) -> None:
    """Its ends are the shares from which the observed one is just 1.64 standard errors away."""
    low, high = wilson_interval(share * trials, trials)
    assert 0 <= low <= share + 1e-9
    assert share - 1e-9 <= high <= 1
    for end in (low, high):
        off = (share - end) ** 2
        assert off == pytest.approx(NORMAL_90**2 * end * (1 - end) / trials, abs=1e-9)


def test_interval_by_a_printed_example() -> None:
    # 15 of 148, the example of R. G. Newcombe (1998), for 95 %: 0.0624 to 0.1605.
    low, high = wilson_interval(15, 148, 1.959964)
    assert round(low, 4) == 0.0624
    assert round(high, 4) == 0.1605


@pytest.mark.parametrize(
    ("freedom", "printed"), [(2, 2.920), (3, 2.353), (5, 2.015), (10, 1.812), (30, 1.697)]
)
def test_students_t_is_that_of_printed_tables(freedom: int, printed: float) -> None:
    assert students(NORMAL_90, freedom) == pytest.approx(printed, rel=0.015)


def test_standing_keeps_its_interval() -> None:
    standing = Standing()
    for number in range(148):
        standing.add({"blue": 0}, VICTORY if number < 15 else 0)
    assert standing.win_interval == wilson_interval(15, 148)


# ---- seats that share their deals


def standing(wins: int, seats: int) -> Standing:
    found = Standing()
    for number in range(seats):
        found.add({"blue": 0}, VICTORY if number < wins else 0)
    return found


def test_seats_that_always_share_their_fate_count_once() -> None:
    """Forty rounds of three games tell no more than forty games, if all three end alike."""
    rounds = [standing(3 if number < 10 else 0, 3) for number in range(40)]
    once = wilson_interval(10, 40, NORMAL_90)
    assert clustered_interval(rounds, NORMAL_90) == pytest.approx(once, abs=0.01)


def test_seats_that_go_their_own_ways_count_each() -> None:
    chance = Random(1)
    rounds = [standing(sum(chance.random() < 0.3 for _ in range(3)), 3) for _ in range(400)]
    wins = sum(one.wins for one in rounds)
    low, high = clustered_interval(rounds, NORMAL_90)
    plain_low, plain_high = wilson_interval(wins, 1200, NORMAL_90)
    assert high - low == pytest.approx(plain_high - plain_low, rel=0.1)
    assert low < wins / 1200 < high


def test_rounds_that_agree_by_chance_make_nobody_surer() -> None:
    """Two rounds with one win of three each: the interval is no narrower than for six games."""
    low, high = clustered_interval([standing(1, 3), standing(1, 3)], NORMAL_90)
    plain_low, plain_high = wilson_interval(2, 6, NORMAL_90)
    assert low < plain_low
    assert high > plain_high


@pytest.mark.parametrize("wins", [0, 3])
def test_what_never_differs_counts_by_rounds(wins: int) -> None:
    assert clustered_interval([standing(wins, 3)], NORMAL_90) == pytest.approx(
        wilson_interval(wins / 3, 1, NORMAL_90)
    )
    low, high = clustered_interval([standing(wins, 3)] * 20, NORMAL_90)
    once_low, once_high = wilson_interval(wins * 20 / 3, 20, NORMAL_90)
    assert high - low == pytest.approx(once_high - once_low, rel=0.2)


def test_an_interval_of_rounds_holds_the_truth_as_often_as_it_says() -> None:
    """Each round has a share of its own, around one in three."""
    held = plainly_held = 0
    for seed in range(400):
        chance = Random(seed)
        rounds = []
        for _ in range(50):
            share = chance.choice((0.05, 0.2, 0.75))
            rounds.append(standing(sum(chance.random() < share for _ in range(4)), 4))
        low, high = clustered_interval(rounds, NORMAL_90)
        held += low < 1 / 3 < high
        low, high = wilson_interval(sum(one.wins for one in rounds), 200, NORMAL_90)
        plainly_held += low < 1 / 3 < high
    assert 0.87 < held / 400 < 0.94
    assert plainly_held / 400 < 0.8
