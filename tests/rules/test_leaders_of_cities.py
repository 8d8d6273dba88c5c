"""The leaders of Cities: rule L-32."""

from __future__ import annotations

import pytest

from tests.rules.box_tables import Table, city, every_seat, recruited, seats_of_three
from tests.rules.tables import LEFT, ME, RIGHT, Ring, makers


@pytest.mark.rule("L-32", "C-2", "L-9")
@pytest.mark.parametrize("age", [1, 2, 3])
@every_seat
def test_l_32_arsinoe_takes_four_coins_and_all_others_lose_the_age(ring: Ring, age: int) -> None:
    table = recruited(ring, "arsinoe", city("gizah", coins=age), age=age)
    assert table.coins() == 4
    for who in table.others:
        assert table.asked(who) == "debt"
        assert table.moves(who) == [f"debt {debts}" for debts in range(age + 1)]
    # L-9: the loss belongs to the recruitment; no card has been dealt yet.
    assert table.hand() == []
    table.settle()
    assert table.asked() == "card"
    assert [table.coins(who) for who in table.others] == [6 - age] * len(table.others)


@pytest.mark.rule("L-32")
@every_seat
def test_l_32_octavia_pays_for_each_stage_and_all_others_lose_one(ring: Ring) -> None:
    mine = city("gizah", *makers({"wood": 2}), coins=0, leaders=("octavia",))
    table = Table(ring, {ME: mine}, {ME: ["lair"]}, age=2)
    table.turn({ME: "stage lair"})
    assert table.coins() == 2
    assert all(table.moves(who) == ["debt 0", "debt 1"] for who in table.others)
    table.settle()
    assert [table.coins(who) for who in table.others] == [6 + 3 - 1] * len(table.others)


@pytest.mark.rule("L-32")
@seats_of_three
def test_l_32_octavia_pays_neither_for_the_past_nor_for_others(ring: Ring) -> None:
    mine = city("gizah", coins=1, stages=2)
    others = {LEFT: city("petra", *makers({"wood": 1, "stone": 1}), coins=0)}
    table = recruited(ring, "octavia", mine, age=2, others=others)
    assert table.coins() == 0
    card = table.hand(LEFT)[0]
    table.turn({LEFT: f"stage {card}"})
    assert table.coins() == 3
    assert table.coins(LEFT) == 0
    assert table.asked() == "card"


@pytest.mark.rule("L-32")
@seats_of_three
def test_l_32_octavia_is_paid_in_a_recruitment_too(ring: Ring) -> None:
    mine = city("gizah", *makers({"wood": 2}), coins=0, leaders=("octavia",))
    table = Table(ring, {ME: mine}, recruit={ME: ["nero", "midas"]}, age=3)
    table.turn({ME: "stage nero"})
    assert table.coins() == 2
    assert all(table.asked(who) == "debt" for who in table.others)


@pytest.mark.rule("L-32")
@seats_of_three
def test_l_32_caligula_makes_one_black_card_of_an_age_free_coins_included(ring: Ring) -> None:
    mine = city("roma", coins=0, leaders=("caligula",))
    hands = {ME: ["militia", "pigeonhole", "stockade"]}
    table = Table(ring, {ME: mine, LEFT: city("gizah"), RIGHT: city("rhodos")}, hands)
    assert table.ways("build militia") == ["free caligula"]
    assert table.ways("build pigeonhole") == ["free caligula"]
    assert table.ways("build stockade") == []
    table.turn({ME: "build militia free caligula"})
    assert table.coins() == 0
    assert table.city()["cards"] == ["militia"]


def caligula_next(ring: Ring, first: str, move: str) -> Table:
    """One black card is played; another of the same age is at hand in the next turn."""
    mine = city("roma", coins=0, leaders=("caligula",))
    others = {LEFT: city("gizah"), RIGHT: city("rhodos", coins=0)}
    table = Table(ring, {ME: mine, **others}, {ME: [first], RIGHT: ["militia"]})
    table.turn({ME: move, RIGHT: "sell " + next(c for c in table.hand(RIGHT) if c != "militia")})
    table.settle()
    return table


@pytest.mark.rule("L-32")
@seats_of_three
def test_l_32_caligula_only_once_an_age(ring: Ring) -> None:
    table = caligula_next(ring, "pigeonhole", "build pigeonhole free caligula")
    assert table.ways("build militia") == []


@pytest.mark.rule("L-32")
@seats_of_three
def test_l_32_a_black_card_that_costs_nothing_does_not_use_caligula_up(ring: Ring) -> None:
    table = caligula_next(ring, "hideout", "build hideout")
    assert table.ways("build militia") == ["free caligula"]


@pytest.mark.rule("L-32")
@seats_of_three
def test_l_32_caligula_again_in_the_next_age(ring: Ring) -> None:
    mine = city("roma", coins=0, leaders=("caligula",), free_used=1)
    black = ["mercenaries", "gambling_den", "forging_agency"]
    table = Table(ring, {ME: mine}, turn=7)
    position = table.game.position()
    assert position["cities"][table.me]["free_used"] == 1
    table.turn()
    assert table.game.age == 2
    assert table.city()["free_used"] == 0
    table = Table(ring, {ME: city("roma", coins=0, leaders=("caligula",))}, {ME: black}, age=2)
    assert [table.ways(f"build {card}") for card in black] == [["free caligula"]] * 3


@pytest.mark.rule("L-32")
@seats_of_three
def test_l_32_a_black_card_may_be_paid_for_and_caligula_kept(ring: Ring) -> None:
    mine = city("roma", coins=3, leaders=("caligula",))
    table = Table(ring, {ME: mine}, {ME: ["militia"]})
    assert table.ways("build militia") == ["", "free caligula"]
    table.turn({ME: "build militia"})
    assert (table.coins(), table.city()["free_used"]) == (0, 0)


@pytest.mark.rule("L-32")
@seats_of_three
def test_l_32_diocletian_is_paid_for_each_black_card(ring: Ring) -> None:
    mine = city("gizah", coins=0, leaders=("diocletian",))
    hands = {ME: ["cells"], LEFT: ["smugglers_cache"]}
    table = Table(ring, {ME: mine, LEFT: city("rhodos", coins=0)}, hands)
    table.turn({ME: "build cells", LEFT: "build smugglers_cache"})
    assert (table.coins(), table.coins(LEFT)) == (2, 0)


@pytest.mark.rule("L-32")
@seats_of_three
def test_l_32_diocletian_pays_neither_for_the_past_nor_for_other_colours(ring: Ring) -> None:
    assert recruited(ring, "diocletian", city("gizah", "cells", coins=2), age=2).coins() == 0
    mine = city("gizah", coins=0, leaders=("diocletian",))
    table = Table(ring, {ME: mine}, {ME: ["altar"]})
    table.turn({ME: "build altar"})
    assert table.coins() == 0


@pytest.mark.rule("L-32", "C-7")
@seats_of_three
def test_l_32_diocletian_is_paid_for_a_black_card_from_the_discard(ring: Ring) -> None:
    mine = city("gizah", coins=3, leaders=("diocletian",))
    pile = ["cells", "altar"]
    table = Table(ring, {ME: mine}, recruit={ME: ["solomon", "nero"]}, age=2, discard=pile)
    table.turn({ME: "recruit solomon"})
    table.play(ME, "take cells")
    assert table.coins() == 2


@pytest.mark.rule("L-22", "L-32")
@pytest.mark.parametrize(("card", "leader"), [("marketplace", "xenophon"), ("cells", "diocletian")])
def test_l_32_the_account_names_the_leader_who_paid(card: str, leader: str) -> None:
    mine = city("gizah", coins=0, leaders=("xenophon", "diocletian"))
    table = Table((3, 0), {ME: mine}, {ME: [card]})
    table.turn({ME: f"build {card}"})
    assert table.coins() == 2
    assert [event["what"] for event in table.events("gain")] == [leader]


@pytest.mark.rule("L-32")
@every_seat
def test_l_32_aspasia_gives_two_points_and_a_diplomacy_token(ring: Ring) -> None:
    """The right neighbour is armed: Aspasia's city stays out of it, in this age only."""
    others = {RIGHT: city("rhodos", "barracks")}
    table = recruited(ring, "aspasia", city("gizah"), age=2, others=others)
    assert table.points("leaders") == 2
    assert table.city()["diplomacy"] == 1
    table.finish_age()
    assert table.tokens() == ([], 0)
    assert table.city()["diplomacy"] == 0
