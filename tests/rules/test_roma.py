"""Roma: rule L-40 and the decision D-13."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia import Game, ImpossibleGame
from tests.rules.box_tables import (
    Table,
    city,
    every_seat,
    seats_of_four_and_more,
    seats_of_three,
    survives,
)
from tests.rules.printed_boxes import EVERY_LEADER, STAGES, leader_cost
from tests.rules.tables import LEFT, ME, RIGHT, Ring, makers


@pytest.mark.rule("L-40")
@pytest.mark.parametrize("leader", EVERY_LEADER)
def test_l_40_roma_day_recruits_every_leader_free(leader: str) -> None:
    other = "hannibal" if leader != "hannibal" else "midas"
    for age in (1, 2, 3):
        table = Table((3, 0), {ME: city("roma", coins=0)}, recruit={ME: [leader, other]}, age=age)
        table.turn({ME: f"recruit {leader}"})
        assert table.city()["leaders"] == [leader]
        assert not table.events("spend")


@pytest.mark.rule("L-40")
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("leader", EVERY_LEADER)
def test_l_40_roma_night_pays_two_less_and_never_below_nothing(leader: str, age: int) -> None:
    cost = max(0, leader_cost(leader, age) - 2)
    other = "pericles" if leader != "pericles" else "caesar"
    mine = city("roma", side="night", coins=cost)
    table = Table((3, 0), {ME: mine}, recruit={ME: [leader, other]}, age=age)
    table.turn({ME: f"recruit {leader}"})
    assert sum(event["coins"] for event in table.events("spend")) == cost
    if cost:
        mine["coins"] -= 1
        table = Table((3, 0), {ME: mine}, recruit={ME: [leader, other]}, age=age)
        assert not table.ways(f"recruit {leader}")


@pytest.mark.rule("L-40")
@seats_of_four_and_more
def test_l_40_romas_neighbours_pay_one_less_others_in_full(ring: Ring) -> None:
    hands = {LEFT: ["caesar", "varro"], RIGHT: ["hannibal", "plato"], 2: ["euclid", "midas"]}
    table = Table(ring, {ME: city("roma", side="night")}, recruit=hands)
    table.turn({who: f"recruit {names[0]}" for who, names in hands.items()})
    assert table.coins(LEFT) == 6 - 4
    assert table.coins(RIGHT) == 6 - 1
    assert table.coins(2) == 6 - 5


@pytest.mark.rule("L-40")
@seats_of_three
def test_l_40_romas_neighbours_never_pay_below_nothing_and_her_day_helps_nobody(ring: Ring) -> None:
    hands = {LEFT: ["nero", "varro"], RIGHT: ["nitocris", "plato"]}
    table = Table(ring, {ME: city("roma", side="night")}, recruit=hands, age=1)
    table.turn({LEFT: "recruit nero", RIGHT: "recruit nitocris"})
    assert (table.coins(LEFT), table.coins(RIGHT)) == (6, 6)
    table = Table(ring, {ME: city("roma")}, recruit=hands, age=1)
    table.turn({LEFT: "recruit nero", RIGHT: "recruit nitocris"})
    assert (table.coins(LEFT), table.coins(RIGHT)) == (5, 5)


def roma_draws(ring: Ring, box: list[str]) -> Table:
    mine = city("roma", *makers({"wood": 1, "clay": 1}), side="night", coins=0)
    hands = {ME: ["lair"]}
    leaders = {ME: ["midas"]}
    table = Table(ring, {ME: mine}, hands, age=2, leader_hands=leaders, box=box)
    table.turn({ME: "stage lair"})
    return table


@pytest.mark.rule("L-40")
@every_seat
def test_l_40_romas_first_night_stage_gives_coins_and_four_leaders_of_the_box(ring: Ring) -> None:
    box = ["nero", "plato", "varro", "hiram", "caesar", "hannibal"]
    table = roma_draws(ring, box)
    assert table.coins() == 5
    drawn = [id for id in table.leader_hand() if id != "midas"]
    assert len(drawn) == 4
    assert sorted([*drawn, *table.box]) == sorted(box)
    for who in table.others:
        seen = table.game.view(table.seat(who))
        assert seen.now["court"]["hands"][table.me] == ["?"] * 5
        assert not [id for id in drawn if id in str(seen.data)]


@pytest.mark.rule("L-40")
@pytest.mark.parametrize("left", range(4))
def test_l_40_if_fewer_are_left_in_the_box_all_are_drawn(left: int) -> None:
    box = ["nero", "plato", "varro"][:left]
    table = roma_draws((3, 1), box)
    assert sorted(table.leader_hand()) == sorted(["midas", *box])
    assert table.box == []


@pytest.mark.rule("L-40", "L-6")
def test_l_40_in_the_box_are_those_never_dealt_and_those_of_age_three() -> None:
    """The neighbours' last leaders went back after the recruitment: Roma may draw them."""
    mine = city("roma", *makers({"wood": 1, "clay": 1}), side="night", coins=0)
    hands = {LEFT: ["nero", "plato"], RIGHT: ["varro", "hiram"]}
    table = Table((3, 0), {ME: mine}, recruit=hands, age=3, box=[])
    table.turn({LEFT: "recruit nero", RIGHT: "recruit varro"})
    assert sorted(table.box) == ["hiram", "plato"]
    card = table.hand()[0]
    table.turn({ME: f"stage {card}"})
    assert sorted(table.leader_hand()) == ["hiram", "plato"]


@pytest.mark.rule("L-40")
def test_l_40_the_draw_is_random() -> None:
    drawn = set()
    for seed in range(12):
        mine = city("roma", *makers({"wood": 1, "clay": 1}), side="night", coins=0)
        table = Table((3, 0), {ME: mine}, {ME: ["lair"]}, age=2)
        game = Game.from_position({**table.game.position(), "seed": seed})
        for seat, decision in game.pending.items():
            sales = [move for move in decision.moves if move.verb == "sell"]
            game.play(seat, "stage lair" if seat == 0 else sales[0])
        drawn.add(tuple(game.position()["court"]["hands"][0]))
    assert len(drawn) > 6


def extra(ring: Ring, coins: int, leaders: list[str], stages: int = 1, **more: Any) -> Table:
    """Roma Night has just built a stage that recruits one more leader."""
    cost = STAGES["roma", "night"][stages][0]
    mine = city("roma", *makers(cost), side="night", coins=coins, stages=stages)
    table = Table(ring, {ME: mine}, {ME: ["haven"]}, age=3, leader_hands={ME: leaders}, **more)
    table.turn({ME: "stage haven"})
    return table


@pytest.mark.rule("L-40", "D-13")
@pytest.mark.parametrize("stages", [1, 2])
@every_seat
def test_l_40_one_more_leader_is_recruited_for_two_coins_less_or_none(
    ring: Ring, stages: int
) -> None:
    table = extra(ring, 3, ["caesar", "pericles", "nero"], stages)
    assert table.asked() == "extra"
    # Caesar 5 - 2, Nero 1 - 2: 3 coins do for them, not for Pericles (6 - 2); no stage, no sale.
    assert table.moves() == ["recruit nero", "recruit caesar", "pass"]
    assert all(table.asked(who) is None for who in table.others)
    table.play(ME, "recruit caesar")
    assert table.coins() == 0
    assert table.city()["leaders"] == ["caesar"]
    assert sorted(table.leader_hand()) == ["nero", "pericles"]


@pytest.mark.rule("L-40", "D-13", "B-43")
def test_d_13_none_may_be_recruited_and_the_leader_stays_in_the_hand() -> None:
    table = extra((3, 0), 3, ["caesar", "nero"])
    table.play(ME, "pass")
    assert (table.coins(), table.city()["leaders"]) == (3, [])
    assert sorted(table.leader_hand()) == ["caesar", "nero"]
    assert table.asked() == "card"


@pytest.mark.rule("L-40", "D-13", "D-21")
@pytest.mark.parametrize("leaders", [[], ["caesar"]])
def test_d_13_without_a_leader_or_coins_nobody_is_asked(leaders: list[str]) -> None:
    table = extra((3, 0), 2, leaders)
    assert table.asked() == "card"
    assert table.coins() == 2


@pytest.mark.rule("L-40", "B-11")
@seats_of_three
def test_l_40_the_extra_leader_is_paid_from_what_is_left_of_the_turns_first_coins(
    ring: Ring,
) -> None:
    """2 of 4 coins buy the glass, the neighbour's card brings 6: 2 are left for leaders."""
    mine = city("roma", *makers({"stone": 1, "clay": 1}), side="night", coins=4, stages=1)
    others = {LEFT: city("alexandria", coins=0), RIGHT: city("gizah")}
    hands = {ME: ["lair"], LEFT: ["gambling_den"]}
    leaders = {ME: ["caesar", "cleopatra"]}
    others[LEFT]["coins"] = 1
    table = Table(ring, {ME: mine, **others}, hands, age=2, leader_hands=leaders)
    table.turn({ME: "stage lair left 2", LEFT: "build gambling_den"})
    assert table.coins() == 4 - 2 + 2
    assert table.moves() == ["recruit cleopatra", "pass"]
    table.play(ME, "recruit cleopatra")
    assert table.coins() == 2


@pytest.mark.rule("L-40", "A-45", "D-13")
@seats_of_three
def test_l_40_the_extra_leader_acts_at_once_before_picks_and_losses(ring: Ring) -> None:
    """Arsinoe gives her coins and her loss joins that of the neighbour's card."""
    table = extra(ring, 1, ["arsinoe"])
    assert table.moves() == ["recruit arsinoe", "pass"]
    table.play(ME, "recruit arsinoe")
    assert table.coins() == 4  # 3 in age III, less 2: 1 coin
    assert all(table.moves(who)[-1] == "debt 3" for who in table.others)


@pytest.mark.rule("L-40", "L-33")
@seats_of_three
def test_l_40_solomon_as_an_extra_leader_picks_at_the_end_of_the_turn(ring: Ring) -> None:
    table = extra(ring, 1, ["solomon"], discard=["altar"])
    table.play(ME, "recruit solomon")
    assert table.asked() == "discard"
    assert "take altar" in table.moves()
    sold = [move for move in table.moves() if move.startswith("take")]
    assert len(sold) > 1  # the cards sold in this turn as well


@pytest.mark.rule("L-40", "L-26", "L-25")
@seats_of_three
def test_l_40_telesilla_as_an_extra_leader(ring: Ring) -> None:
    mine = city("roma", *makers({"stone": 2, "papyrus": 1}), side="night", coins=1, stages=2)
    mine["defeats"] = 2
    others = {LEFT: city("gizah", victories=(1, 3))}
    table = Table(
        ring, {ME: mine, **others}, {ME: ["haven"]}, age=3, leader_hands={ME: ["telesilla"]}
    )
    table.turn({ME: "stage haven"})
    table.play(ME, "recruit telesilla")
    assert table.tokens() == ([], 0)
    assert table.moves(LEFT) == ["token 1", "token 3"]


@pytest.mark.rule("L-40", "D-13")
def test_d_13_the_moment_can_be_written_down() -> None:
    table = extra((3, 2), 3, ["caesar", "nero"])
    assert survives(table.game)
    again = Game.from_position(table.game.position())
    assert [move.text for move in again.pending[2].moves] == table.moves()


@pytest.mark.rule("L-40", "L-4")
@seats_of_three
def test_l_40_a_stage_built_in_a_recruitment_recruits_one_more(ring: Ring) -> None:
    cost = {"stone": 1, "clay": 1, "glass": 1}
    mine = city("roma", *makers(cost), side="night", coins=3, stages=1)
    table = Table(ring, {ME: mine}, recruit={ME: ["caesar", "nero"]}, age=2)
    table.turn({ME: "stage nero"})
    assert table.moves() == ["recruit caesar", "pass"]
    table.play(ME, "recruit caesar")
    assert table.city()["leaders"] == ["caesar"]
    assert table.asked() == "card"


@pytest.mark.rule("L-40", "B-11")
def test_l_40_a_position_has_no_more_of_the_turns_first_coins_than_coins() -> None:
    position = extra((3, 0), 3, ["caesar", "nero"]).game.position()
    position["cities"][0]["coins"] = 1
    with pytest.raises(ImpossibleGame):
        Game.from_position(position)
