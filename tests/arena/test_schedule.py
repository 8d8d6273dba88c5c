"""The schedule is fair: each bot holds each place equally often, with the same deals."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from mirabilia.arena.schedule import Pairing, arrangements, chance, period, schedule
from tests.support.hypotheses import examples

NAMES = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]
crowds = st.lists(st.sampled_from(NAMES), min_size=1, max_size=9)
places_at_table = st.integers(2, 8)


def by_round(pairings: list[Pairing]) -> list[list[Pairing]]:
    rounds = [pairing.round for pairing in pairings]
    return [[one for one in pairings if one.round == number] for number in dict.fromkeys(rounds)]


@examples(60)
@given(crowds, places_at_table, st.integers(1, 60), st.integers(0, 1000))
def test_in_every_round_each_bot_holds_each_place_equally_often(
    bots: list[str], places: int, games: int, seed: int
) -> None:
    """As often as it is named, against how often the others are."""
    pairings = schedule(bots, places, games, seed)
    named = Counter(bots)
    for played in by_round(pairings):
        for place in range(places):
            held = Counter(pairing.bots[place] for pairing in played)
            assert set(held) == set(named)
            assert all(held[bot] * len(bots) == named[bot] * len(played) for bot in named)


@examples(60)
@given(crowds, places_at_table, st.integers(1, 60), st.integers(0, 1000))
def test_games_are_numbered_and_rounds_are_whole(
    bots: list[str], places: int, games: int, seed: int
) -> None:
    pairings = schedule(bots, places, games, seed)
    assert [pairing.number for pairing in pairings] == list(range(len(pairings)))
    assert games <= len(pairings) < games + len(bots)
    assert all(len(pairing.bots) == places for pairing in pairings)
    for played in by_round(pairings):
        assert len(bots) % len(played) == 0


@examples(60)
@given(crowds, places_at_table, st.integers(1, 30), st.integers(1, 30), st.integers(0, 1000))
def test_more_games_begin_with_the_same_ones(
    bots: list[str], places: int, games: int, more: int, seed: int
) -> None:
    few = schedule(bots, places, games, seed)
    assert schedule(bots, places, games + more, seed)[: len(few)] == few


@examples(60)
@given(st.integers(2, 8), st.integers(0, 1000))
def test_with_a_bot_for_each_place_each_plays_in_every_game(places: int, seed: int) -> None:
    for pairing in schedule(NAMES[:places], places, 20, seed):
        assert sorted(pairing.bots) == NAMES[:places]


def test_one_against_copies_sits_in_each_place_once() -> None:
    found = arrangements(["master", "greedy", "greedy"], 3)
    assert sorted(found) == [
        ("greedy", "greedy", "master"),
        ("greedy", "master", "greedy"),
        ("master", "greedy", "greedy"),
    ]


def test_arrangements_that_come_again_are_left_out() -> None:
    assert arrangements(["a", "b", "a", "b"], 4) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert arrangements(["a", "a", "a"], 3) == [("a", "a", "a")]
    assert period(["a", "a", "b", "b"]) == 4


def test_fewer_bots_than_places_sit_in_several_in_turn() -> None:
    assert arrangements(["a", "b"], 3) == [("a", "b", "a"), ("b", "a", "b")]


def test_more_bots_than_places_pause_in_turn() -> None:
    assert arrangements(["a", "b", "c", "d"], 3) == [
        ("a", "b", "c"),
        ("b", "c", "d"),
        ("c", "d", "a"),
        ("d", "a", "b"),
    ]


def test_every_seat_of_every_game_has_a_chance_of_its_own() -> None:
    seeds: list[int | str] = [1, 2, "two"]
    draws = [
        chance(seed, game, seat).random() for seed in seeds for game in (0, 1) for seat in (0, 1)
    ]
    assert len(set(draws)) == len(draws) == 12
    assert chance(1, 0, 0).random() == draws[0]


def test_neighbours_change_from_round_to_round() -> None:
    left = Counter(
        (pairing.bots[place], pairing.bots[(place + 1) % 3])
        for pairing in schedule(["a", "b", "c"], 3, 600, 1)
        for place in range(3)
    )
    # 1800 pairs of neighbours of 6 kinds, 300 of each; by rounds of 9 that is 100 ± 42 rounds.
    assert len(left) == 6
    assert all(abs(count - 300) < 9 * 14 for count in left.values())
