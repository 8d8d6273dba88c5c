"""Chapter B, military conflicts (B-30 to B-32)."""

from __future__ import annotations

import pytest

from tests.rules.tables import (
    LEFT,
    ME,
    RIGHT,
    Data,
    Ring,
    Table,
    city,
    every_seat,
    every_seat_of_four,
)

each_age = pytest.mark.parametrize(("age", "value"), [(1, 1), (2, 3), (3, 5)])


def last_turn(ring: Ring, cities: dict[int, Data], age: int = 1) -> Table:
    """The table after the last turn of an age in which everybody has sold a card."""
    table = Table(ring, cities, age=age, turn=6)
    table.turn()
    return table


@pytest.mark.rule("B-30")
@every_seat
@each_age
def test_b_30_more_shields_win_a_token_of_the_age(ring: Ring, age: int, value: int) -> None:
    cities = {ME: city("gizah", "stockade")}
    assert last_turn(ring, cities, age).tokens() == ([value, value], 0)


@pytest.mark.rule("B-30")
@every_seat
@each_age
def test_b_30_fewer_shields_take_a_defeat(ring: Ring, age: int, value: int) -> None:
    cities = {
        ME: city("gizah"),
        LEFT: city("babylon", "stockade"),
        RIGHT: city("ephesos", "barracks", "guard_tower"),
    }
    table = last_turn(ring, cities, age)
    assert table.tokens() == ([], 2)
    assert table.points("military") == -2
    assert value in table.tokens(LEFT)[0]


@pytest.mark.rule("B-30")
@every_seat
@each_age
def test_b_30_equal_shields_take_nothing(ring: Ring, age: int, value: int) -> None:
    cities = {
        ME: city("gizah", "stockade"),
        LEFT: city("babylon", "barracks"),
        RIGHT: city("ephesos", "guard_tower"),
    }
    assert last_turn(ring, cities, age).tokens() == ([], 0)
    assert last_turn(ring, {}, age).tokens() == ([], 0)


@pytest.mark.rule("B-30")
@every_seat
@each_age
def test_b_30_each_neighbour_is_a_conflict_of_its_own(ring: Ring, age: int, value: int) -> None:
    """One shield against two at the left and none at the right."""
    cities = {
        ME: city("gizah", "stockade"),
        LEFT: city("babylon", "barracks", "guard_tower"),
        RIGHT: city("ephesos"),
    }
    table = last_turn(ring, cities, age)
    assert table.tokens() == ([value], 1)
    assert table.points("military") == value - 1


@pytest.mark.rule("B-30")
@every_seat
def test_b_30_one_conflict_is_won_the_other_is_even(ring: Ring) -> None:
    cities = {
        ME: city("gizah", "stockade"),
        LEFT: city("babylon", "barracks"),
        RIGHT: city("ephesos"),
    }
    assert last_turn(ring, cities).tokens() == ([1], 0)
    cities[LEFT], cities[RIGHT] = city("babylon"), city("ephesos", "barracks")
    assert last_turn(ring, cities).tokens() == ([1], 0)


@pytest.mark.rule("B-30")
@every_seat
def test_b_30_shields_are_added_up(ring: Ring) -> None:
    """One and two shields beat the two at the left and are even with three at the right."""
    cities = {
        ME: city("gizah", "stockade", "walls"),
        LEFT: city("babylon", "stables"),
        RIGHT: city("ephesos", "archery_range", "barracks"),
    }
    assert last_turn(ring, cities, 2).tokens() == ([3], 0)


@pytest.mark.rule("B-30")
@every_seat
@pytest.mark.parametrize(
    ("side", "stages", "shields"), [("day", 1, 0), ("day", 2, 2), ("night", 1, 1), ("night", 2, 2)]
)
def test_b_30_stages_bring_shields(ring: Ring, side: str, stages: int, shields: int) -> None:
    """Against one shield at the left and two at the right."""
    cities = {
        ME: city("rhodos", side=side, stages=stages),
        LEFT: city("babylon", "stockade"),
        RIGHT: city("ephesos", "barracks", "guard_tower"),
    }
    expected = {0: ([], 2), 1: ([], 1), 2: ([1], 0)}
    assert last_turn(ring, cities).tokens() == expected[shields]


@pytest.mark.rule("B-30")
@every_seat_of_four
def test_b_30_only_neighbours_are_compared(ring: Ring) -> None:
    """A strong city that is no neighbour takes nothing from me and gives me nothing."""
    cities = {
        ME: city("gizah"),
        LEFT: city("babylon"),
        RIGHT: city("ephesos"),
        2: city("rhodos", "stockade", "barracks"),
    }
    assert last_turn(ring, cities).tokens() == ([], 0)


@pytest.mark.rule("B-30")
@every_seat
def test_b_30_everybody_has_two_conflicts(ring: Ring) -> None:
    """One strong city: its two neighbours lose once each, the others nothing."""
    table = last_turn(ring, {ME: city("gizah", "stockade")})
    found = [table.tokens(who) for who in range(table.players)]
    assert found == [([1, 1], 0), ([], 1), *[([], 0)] * (table.players - 3), ([], 1)]


@pytest.mark.rule("B-30")
@every_seat
def test_b_30_conflicts_are_told(ring: Ring) -> None:
    """The account names the winner, the loser and the token."""
    cities = {ME: city("gizah", "stockade"), LEFT: city("babylon")}
    table = last_turn(ring, cities, 2)
    fought = table.events("conflict")
    for side in (LEFT, RIGHT):
        told = {"seat": table.me, "with": table.seat(side), "value": 3, "tokens": 1}
        assert {"event": "conflict", **told} in fought


# ---- B-31


@pytest.mark.rule("B-31")
@every_seat
def test_b_31_tokens_are_kept_and_never_netted(ring: Ring) -> None:
    """A victory and two defeats are there; this age adds one of each."""
    cities = {
        ME: city("gizah", "stockade", victories=[1], defeats=2),
        LEFT: city("babylon", "walls"),
        RIGHT: city("ephesos"),
    }
    table = last_turn(ring, cities, 2)
    assert table.tokens() == ([1, 3], 3)
    assert table.points("military") == 1 + 3 - 3


@pytest.mark.rule("B-31")
@every_seat
def test_b_31_tokens_of_three_ages_add_up(ring: Ring) -> None:
    """One shield to nothing from age I on: two victories in each age."""
    table = Table(ring, {ME: city("gizah", "stockade")}, turn=6)
    while not table.game.over:
        table.finish_age()
    assert table.tokens() == ([1, 1, 3, 3, 5, 5], 0)
    assert table.tokens(LEFT) == ([], 3)
    assert table.tokens(RIGHT) == ([], 3)
    assert table.points("military", LEFT) == -3


# ---- B-32


@pytest.mark.rule("B-32")
@every_seat
def test_b_32_coins_never_run_out(ring: Ring) -> None:
    """The box has 126 coins' worth; more than that is out, and a sale is paid all the same."""
    table = Table(ring, {ME: city("gizah", coins=200), LEFT: city("babylon", coins=300)})
    table.turn()
    assert table.coins() == 203
    assert table.coins(LEFT) == 303


@pytest.mark.rule("B-32")
@every_seat
def test_b_32_tokens_never_run_out(ring: Ring) -> None:
    """All eight tokens of age I and all 24 defeats are out; there are more."""
    cities = {
        ME: city("gizah", "stockade", victories=[1] * 8),
        LEFT: city("babylon", defeats=24),
        RIGHT: city("ephesos"),
    }
    table = last_turn(ring, cities)
    assert table.tokens() == ([1] * 10, 0)
    assert table.tokens(LEFT) == ([], 25)
    assert table.tokens(RIGHT) == ([], 1)
