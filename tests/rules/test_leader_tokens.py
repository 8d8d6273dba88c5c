"""What leaders do with military tokens: rules L-25, L-26 and L-29."""

from __future__ import annotations

import pytest

from tests.rules.box_tables import (
    Table,
    city,
    every_seat,
    recruited,
    seats_of_five,
    seats_of_three,
    survives,
)
from tests.rules.tables import LEFT, ME, RIGHT, Ring, makers

# ---- L-25, L-26: tokens


@pytest.mark.rule("L-25")
@pytest.mark.parametrize(("age", "value"), [(1, 1), (2, 3), (3, 5)])
@seats_of_three
def test_l_25_nitocris_takes_a_token_of_the_age(ring: Ring, age: int, value: int) -> None:
    table = recruited(ring, "nitocris", city("gizah"), age=age)
    assert table.tokens() == ([value], 0)
    assert all(table.tokens(who) == ([], 0) for who in table.others)


@pytest.mark.rule("L-26", "D-11")
@every_seat
def test_l_26_telesilla_purges_and_all_others_give_up_a_token_of_their_choice(ring: Ring) -> None:
    others = {who: city(board, victories=(1, 3, 3), defeats=1) for who, board in boards(ring)}
    mine = city("gizah", victories=(1,), defeats=3)
    table = recruited(ring, "telesilla", mine, age=3, others=others)
    assert table.tokens() == ([1], 0)
    for who in table.others:
        assert table.asked(who) == "token"
        assert table.moves(who) == ["token 1", "token 3"]
    assert table.asked() is None
    for who in table.others:
        table.play(who, "token 3" if who % 2 else "token 1")
    for who in table.others:
        assert table.tokens(who) == ([1, 3] if who % 2 else [3, 3], 1)


def boards(ring: Ring) -> list[tuple[int, str]]:
    names = ["rhodos", "babylon", "olympia", "ephesos", "alexandria", "halikarnassos"]
    return list(enumerate(names[: ring[0] - 1], start=1))


@pytest.mark.rule("L-26", "D-11", "D-21")
@seats_of_three
def test_l_26_who_has_none_gives_none_and_one_kind_is_no_choice(ring: Ring) -> None:
    others = {LEFT: city("rhodos"), RIGHT: city("babylon", victories=(1, 1))}
    table = recruited(ring, "telesilla", city("gizah"), age=2, others=others)
    assert table.asked() == "card"
    assert table.tokens(LEFT) == ([], 0)
    assert table.tokens(RIGHT) == ([1], 0)


@pytest.mark.rule("L-26", "D-11")
@seats_of_three
def test_d_11_tokens_are_given_up_unseen_and_the_moment_can_be_written_down(ring: Ring) -> None:
    others = {LEFT: city("rhodos", victories=(1, 3)), RIGHT: city("babylon", victories=(1, 5))}
    table = recruited(ring, "telesilla", city("gizah"), age=3, others=others)
    assert survives(table.game)
    table.play(LEFT, "token 3")
    seen = table.game.view(table.seat(RIGHT)).now
    assert seen["answers"][table.seat(LEFT)] is None
    assert seen["cities"][table.seat(LEFT)]["victories"] == [1, 3]
    assert survives(table.game)
    table.play(RIGHT, "token 1")
    assert (table.tokens(LEFT), table.tokens(RIGHT)) == (([1], 0), ([5], 0))


@pytest.mark.rule("L-26")
@pytest.mark.parametrize("who", [LEFT, RIGHT])
@seats_of_three
def test_l_26_tokens_gained_in_the_same_step_come_first(ring: Ring, who: int) -> None:
    """The token of Nitocris, recruited at the same time, pays Nero and is then given up."""
    hands = {ME: ["telesilla", "sappho"], who: ["nitocris", "midas"]}
    others = {who: city("rhodos", coins=2, leaders=("nero",))}
    table = Table(ring, {ME: city("gizah"), **others}, recruit=hands, age=2)
    table.turn({ME: "recruit telesilla", who: "recruit nitocris"})
    assert table.tokens(who) == ([], 0)
    assert table.coins(who) == 2


@pytest.mark.rule("L-26", "L-40", "D-11")
@seats_of_three
def test_l_26_tokens_of_an_extra_leader_of_the_same_step_come_first(ring: Ring) -> None:
    """Roma's stage recruits Nitocris after Telesilla has acted: her token can still be given up."""
    cards = makers({"stone": 1, "clay": 1, "glass": 1})
    roma = city("roma", *cards, side="night", stages=1, victories=(1,))
    others = {LEFT: roma, RIGHT: city("rhodos", victories=(1, 3))}
    hands = {ME: ["telesilla", "sappho"], LEFT: ["midas", "nitocris"]}
    table = Table(ring, {ME: city("gizah"), **others}, recruit=hands, age=2)
    table.turn({ME: "recruit telesilla", LEFT: "stage midas"})
    assert [table.asked(who) for who in (ME, LEFT, RIGHT)] == [None, "extra", None]
    table.play(LEFT, "recruit nitocris")
    assert table.moves(LEFT) == ["token 1", "token 3"]
    assert table.moves(RIGHT) == ["token 1", "token 3"]


# ---- L-29: defeats go to the winner


@pytest.mark.rule("L-29")
@every_seat
def test_l_29_tomyris_hands_each_defeat_to_the_winner(ring: Ring) -> None:
    others = {LEFT: city("rhodos", "barracks"), RIGHT: city("babylon", "stockade")}
    mine = city("gizah", leaders=("tomyris",), defeats=1)
    table = Table(ring, {ME: mine, **others}, turn=7)
    table.turn()
    assert table.tokens() == ([], 1)  # the old one stays
    # Each neighbour beats her, and beyond her a stranger, or with three players draws.
    beyond = [] if ring[0] == 3 else [1]
    assert table.tokens(LEFT) == ([1, *beyond], 1)
    assert table.tokens(RIGHT) == ([1, *beyond], 1)


@pytest.mark.rule("L-29")
@every_seat
def test_l_29_she_takes_her_victories_and_gives_the_loser_the_defeat(ring: Ring) -> None:
    mine = city("gizah", "stockade", leaders=("tomyris",))
    table = Table(ring, {ME: mine}, turn=7)
    table.turn()
    assert table.tokens() == ([1, 1], 0)
    assert table.tokens(LEFT) == ([], 1)
    assert table.tokens(RIGHT) == ([], 1)


@pytest.mark.rule("L-29", "C-5")
@seats_of_five
def test_l_29_in_a_ring_closed_by_diplomacy_too(ring: Ring) -> None:
    """The left neighbour stays out: the next one beats her and takes the defeat as well."""
    others = {LEFT: city("rhodos", "barracks", diplomacy=1), 2: city("babylon", "stockade")}
    table = Table(ring, {ME: city("gizah", leaders=("tomyris",)), **others}, turn=7)
    table.turn()
    assert table.tokens() == ([], 0)
    assert table.tokens(LEFT) == ([], 0)
    assert table.tokens(2) == ([1, 1], 1)
    assert table.tokens(3) == ([], 1)


@pytest.mark.rule("L-29", "L-31")
def test_l_29_a_defeat_handed_on_does_not_count_against_cynisca() -> None:
    others = {LEFT: city("rhodos", "arsenal")}
    mine = city("gizah", leaders=("tomyris", "cynisca"))
    table = Table((3, 0), {ME: mine, **others}, age=3, turn=7)
    table.turn()
    assert table.points("leaders") == 6
