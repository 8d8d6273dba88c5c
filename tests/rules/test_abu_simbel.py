"""Abu Simbel: rule L-40 and the decision D-12."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia import ImpossibleGame
from tests.rules.box_tables import Table, city, early_makers, every_seat, seats_of_three, survives
from tests.rules.printed_boxes import EVERY_LEADER
from tests.rules.tables import LEFT, ME, Ring, makers


def bury(ring: Ring, leaders: list[str], coins: int = 0, **more: Any) -> Table:
    """Abu Simbel Night has just built her first stage."""
    mine = city("abu_simbel", *makers({"clay": 2, "cloth": 1}), side="night", coins=coins)
    mine |= {"leaders": leaders, **more}
    table = Table(ring, {ME: mine}, {ME: ["lair"]}, age=2)
    table.turn({ME: "stage lair"})
    return table


@pytest.mark.rule("L-40", "D-12")
@pytest.mark.parametrize("leader", EVERY_LEADER)
def test_l_40_a_buried_leader_is_worth_twice_the_printed_cost(leader: str) -> None:
    """seed 004, lines 832 and 834: 6 where the cost goes by the age."""
    table = bury((3, 0), [leader])
    assert table.moves() == [f"bury {leader}", "pass"]
    table.play(ME, f"bury {leader}")
    table.settle()
    assert table.city()["leaders"] == []
    assert table.city()["graves"] == [leader]
    assert table.points("wonder") == (2 * EVERY_LEADER[leader] or 6)
    assert table.points("leaders") == 0


@pytest.mark.rule("L-40", "D-12")
@every_seat
def test_l_40_one_leader_of_ones_choice_is_buried_or_none(ring: Ring) -> None:
    table = bury(ring, ["caesar", "sappho"])
    assert table.asked() == "bury"
    assert sorted(table.moves()) == ["bury caesar", "bury sappho", "pass"]
    assert all(table.asked(who) is None for who in table.others)
    table.play(ME, "bury caesar")
    assert table.city()["leaders"] == ["sappho"]
    assert (table.points("wonder"), table.points("leaders")) == (10, 2)


@pytest.mark.rule("L-40", "B-43")
def test_l_40_a_burial_may_be_declined() -> None:
    table = bury((3, 0), ["caesar", "sappho"])
    table.play(ME, "pass")
    assert sorted(table.city()["leaders"]) == ["caesar", "sappho"]
    assert table.points("wonder") == 0


@pytest.mark.rule("L-40", "D-21")
def test_l_40_without_a_leader_nothing_and_no_later_chance() -> None:
    table = bury((3, 0), [])
    assert table.asked() == "card"
    mine = city("abu_simbel", side="night", stages=1)
    table = Table((3, 0), {ME: mine}, recruit={ME: ["caesar", "nero"]}, age=2)
    table.turn({ME: "recruit caesar"})
    assert table.asked() == "card"
    assert table.city()["leaders"] == ["caesar"]


@pytest.mark.rule("L-40")
def test_l_40_both_night_stages_bury_and_the_day_side_buries_with_its_third() -> None:
    mine = city("abu_simbel", *makers({"wood": 2, "glass": 1}), side="night", stages=1)
    mine |= {"leaders": ["caesar"], "graves": ["nitocris"]}
    table = Table((3, 0), {ME: mine}, {ME: ["lair"]}, age=2)
    table.turn({ME: "stage lair"})
    table.play(ME, "bury caesar")
    assert table.points("wonder") == 6 + 10
    mine = city("abu_simbel", *makers({"stone": 2, "glass": 1, "cloth": 1}), stages=2)
    mine |= {"leaders": ["caesar"]}
    table = Table((3, 0), {ME: mine}, {ME: ["lair"]}, age=2)
    table.turn({ME: "stage lair"})
    table.play(ME, "bury caesar")
    assert table.points("wonder") == 3 + 5 + 10


@pytest.mark.rule("L-40")
@pytest.mark.parametrize("paid", [0, 1])
def test_l_40_the_printed_cost_counts_whatever_was_paid(paid: int) -> None:
    """Next to Roma Night Caesar costs 4, and with Maecenas nothing; he is worth 10 either way."""
    leaders = ["maecenas"] if paid == 0 else []
    mine = city(
        "abu_simbel", *makers({"clay": 2, "cloth": 1}), side="night", leaders=tuple(leaders)
    )
    others = {LEFT: city("roma", side="night")}
    table = Table((3, 0), {ME: mine, **others}, recruit={ME: ["caesar", "nero"]}, age=3)
    table.turn({ME: "recruit caesar"})
    assert table.coins() == (6 if paid == 0 else 2)
    table.turn({ME: f"stage {table.hand()[0]}"})
    table.play(ME, "bury caesar")
    assert table.points("wonder") == 10


@pytest.mark.rule("L-40")
def test_l_40_what_was_given_at_once_stays() -> None:
    """Nitocris's token, Aspasia's diplomacy, Croesus's coins."""
    more = {"victories": [3], "diplomacy": 1}
    for leader in ("nitocris", "aspasia", "croesus"):
        table = bury((3, 0), [leader], coins=7, **more)
        table.play(ME, f"bury {leader}")
        assert table.tokens() == ([3], 0)
        assert table.city()["diplomacy"] == 1
        assert table.coins() == 7


@pytest.mark.rule("L-40")
def test_l_40_everything_else_ends() -> None:
    table = bury((3, 0), ["caesar", "bilkis", "berenice", "pythagoras", "maecenas"], coins=9)
    for leader in ("caesar", "pythagoras"):
        copy = bury((3, 0), [leader], coins=9)
        copy.play(ME, f"bury {leader}")
        copy.finish_age()
        assert copy.tokens() == ([], 0)
        assert copy.points("green") == 0
    table.play(ME, "bury berenice")
    table.turn()
    assert table.coins() == 9 + 3


@pytest.mark.rule("L-40")
@pytest.mark.parametrize("buried", [True, False])
def test_l_40_a_buried_bilkis_no_longer_buys(buried: bool) -> None:
    table = bury((3, 0), ["bilkis"], coins=9)
    table.play(ME, "bury bilkis" if buried else "pass")
    assert any("bank" in move for move in table.moves()) is not buried


@pytest.mark.rule("L-40", "L-20")
def test_l_40_leaders_cost_again_when_maecenas_is_buried() -> None:
    cost = {"clay": 2, "cloth": 1}
    mine = city("abu_simbel", *early_makers(cost), side="night", coins=0, leaders=("maecenas",))
    hands = {ME: ["caesar", "nero", "midas"]}
    table = Table((3, 0), {ME: mine}, recruit=hands, age=2)
    assert table.ways("recruit caesar") == [""]
    table.turn({ME: "stage nero"})
    table.play(ME, "bury maecenas")
    table.finish_age()
    mine_now = table.coins()
    table.turn({ME: "recruit caesar"})
    assert table.coins() == mine_now - 5


@pytest.mark.rule("L-40", "L-32")
@every_seat
def test_l_40_the_stage_pays_octavia_before_she_is_buried_by_it(ring: Ring) -> None:
    table = bury(ring, ["octavia"])
    assert table.coins() == 2
    table.play(ME, "bury octavia")
    assert all(table.moves(who) == ["debt 0", "debt 1"] for who in table.others)
    table.settle()
    assert table.coins() == 2
    # Her next stage pays nothing and costs the others nothing.
    assert table.city()["graves"] == ["octavia"]


@pytest.mark.rule("L-40", "L-23")
def test_l_40_imhotep_reduces_the_stage_that_buries_him() -> None:
    mine = city("abu_simbel", *makers({"clay": 2}), side="night", coins=0, leaders=("imhotep",))
    table = Table((3, 0), {ME: mine}, {ME: ["lair"]}, age=2)
    table.turn({ME: "stage lair"})
    table.play(ME, "bury imhotep")
    assert table.points("wonder") == 6


@pytest.mark.rule("L-40", "D-12")
def test_d_12_the_moment_can_be_written_down() -> None:
    table = bury((3, 2), ["caesar", "nero"])
    assert survives(table.game)
    table.play(ME, "bury nero")
    assert survives(table.game)


@pytest.mark.rule("L-40", "A-45")
@seats_of_three
def test_l_40_abu_simbel_and_roma_are_asked_at_the_same_time(ring: Ring) -> None:
    mine = city("abu_simbel", *makers({"clay": 2, "cloth": 1}), side="night", leaders=("nero",))
    roma = city("roma", "stone_pit", "clay_pit", "glassworks_age1", side="night", stages=1)
    table = Table(
        ring,
        {ME: mine, LEFT: roma},
        {ME: ["lair"], LEFT: ["opium_den"]},
        age=2,
        leader_hands={LEFT: ["midas"]},
    )
    table.turn({ME: "stage lair", LEFT: "stage opium_den"})
    assert (table.asked(ME), table.asked(LEFT)) == ("bury", "extra")
    assert survives(table.game)
    table.play(LEFT, "recruit midas")
    assert table.city(LEFT)["leaders"] == []  # unseen until all have answered
    table.play(ME, "bury nero")
    assert table.city(LEFT)["leaders"] == ["midas"]


@pytest.mark.rule("L-40")
@pytest.mark.parametrize(
    ("board", "stages", "graves"),
    [("gizah", 1, ("nero",)), ("abu_simbel", 1, ("nero", "midas")), ("abu_simbel", 0, ("nero",))],
)
def test_l_40_a_position_has_no_more_graves_than_stages_that_bury(
    board: str, stages: int, graves: tuple[str, ...]
) -> None:
    mine = city(board, side="night", stages=stages, graves=graves)
    with pytest.raises(ImpossibleGame):
        Table((3, 0), {ME: mine}, age=2)
