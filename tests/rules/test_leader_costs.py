"""What leaders cost, make free or cheaper: rules L-5, L-20, L-21 and L-23."""

from __future__ import annotations

import pytest

from tests.rules.box_tables import Table, city, recruited, seats_of_three
from tests.rules.printed_boxes import EVERY_LEADER, leader_cost
from tests.rules.tables import COSTS_ONE, LEFT, ME, RIGHT, Ring, makers

# ---- what they cost


@pytest.mark.rule("L-4", "L-5")
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("leader", EVERY_LEADER)
def test_l_5_every_leader_costs_what_is_printed(leader: str, age: int) -> None:
    """seed 004, line 603: by the age means 1, 2 and 3 coins."""
    cost = leader_cost(leader, age)
    table = recruited((3, 0), leader, city("gizah", coins=cost), age=age)
    assert table.city()["leaders"] == [leader]
    assert sum(event["coins"] for event in table.events("spend")) == cost
    poor = Table(
        (3, 0),
        {ME: city("gizah", coins=cost - 1)},
        recruit={ME: [leader, "darius" if leader != "darius" else "caesar"]},
        age=age,
    )
    assert not poor.ways(f"recruit {leader}")
    assert poor.ways(f"sell {leader}") == [""]


# ---- L-20: free guilds, free leaders, coins for chains


@pytest.mark.rule("L-20")
@seats_of_three
def test_l_20_ramses_makes_guilds_free(ring: Ring) -> None:
    hand = ["workers_guild", "shipowners_guild", "palace"]
    mine = city("roma", coins=0, leaders=("ramses",))
    table = Table(ring, {ME: mine}, {ME: hand}, age=3)
    assert table.ways("build workers_guild") == ["free ramses"]
    assert table.ways("build shipowners_guild") == ["free ramses"]
    assert table.ways("build palace") == []
    table.turn({ME: "build workers_guild free ramses"})
    assert table.coins() == 0
    (built,) = table.events("build")
    assert (built["how"], built["by"]) == ("free", "ramses")
    assert table.city()["cards"] == ["workers_guild"]


@pytest.mark.rule("L-20")
def test_l_20_without_ramses_guilds_are_paid_for() -> None:
    table = Table((3, 0), {ME: city("roma", coins=0)}, {ME: ["workers_guild"]}, age=3)
    assert table.ways("build workers_guild") == []


@pytest.mark.rule("L-20")
@seats_of_three
def test_l_20_maecenas_makes_all_later_leaders_free(ring: Ring) -> None:
    hands = {ME: ["maecenas", "caesar", "pericles"], LEFT: ["hannibal", "nero", "midas"]}
    table = Table(ring, {ME: city("gizah", coins=1)}, recruit=hands)
    table.turn({ME: "recruit maecenas", LEFT: "recruit hannibal"})
    assert table.coins() == 0  # he himself is paid for
    table.finish_age()
    mine, theirs = table.coins(), table.coins(LEFT)
    table.turn({ME: "recruit caesar", LEFT: "recruit nero"})
    assert table.coins() == mine
    assert table.coins(LEFT) == theirs - 1


@pytest.mark.rule("L-20", "B-17")
@seats_of_three
def test_l_20_vitruvius_pays_two_coins_for_a_chain(ring: Ring) -> None:
    mine = city("gizah", "baths", "well", coins=0, leaders=("vitruvius",))
    table = Table((4, ring[1]), {ME: mine}, {ME: ["aqueduct", "statue"]}, age=2)
    table.turn({ME: "build aqueduct"})
    assert table.coins() == 2


@pytest.mark.rule("L-20")
@seats_of_three
def test_l_20_vitruvius_pays_nothing_for_other_builds(ring: Ring) -> None:
    mine = city("gizah", *makers({"stone": 2}), coins=0, leaders=("vitruvius", "ramses"))
    table = Table(ring, {ME: mine}, {ME: ["aqueduct"]}, age=2)
    table.turn({ME: "build aqueduct"})
    assert table.coins() == 0
    table = Table(ring, {ME: mine}, {ME: ["workers_guild"]}, age=3)
    table.turn({ME: "build workers_guild free ramses"})
    assert table.coins() == 0


@pytest.mark.rule("L-20", "C-7")
@seats_of_three
def test_c_7_a_build_from_the_discard_is_no_chain(ring: Ring) -> None:
    mine = city("gizah", "baths", coins=3, leaders=("vitruvius",))
    table = Table(ring, {ME: mine}, recruit={ME: ["solomon", "nero"]}, age=3, discard=["aqueduct"])
    table.turn({ME: "recruit solomon"})
    table.play(ME, "take aqueduct")
    assert table.city()["cards"] == ["baths", "aqueduct"]
    assert table.coins() == 0


# ---- L-21: a resource from the bank


@pytest.mark.rule("L-21")
@pytest.mark.parametrize("resource", COSTS_ONE)
@seats_of_three
def test_l_21_bilkis_buys_one_resource_of_any_kind_for_one_coin(ring: Ring, resource: str) -> None:
    card = COSTS_ONE[resource]
    mine = city("roma", coins=1, leaders=("bilkis",))
    table = Table(ring, {ME: mine}, {ME: [card]})
    assert table.ways(f"build {card}") == ["bank 1"]
    before = sum(table.coins(who) for who in table.others)
    table.turn({ME: f"build {card} bank 1"})
    assert table.coins() == 0
    assert sum(table.coins(who) for who in table.others) == before + 3 * len(table.others)


@pytest.mark.rule("L-21")
def test_l_21_only_one_resource_a_turn() -> None:
    """Temple asks for wood, clay and glass: two of them are bought elsewhere or not at all."""
    others = {LEFT: city("babylon"), RIGHT: city("olympia")}
    mine = city("roma", coins=3, leaders=("bilkis",))
    table = Table((3, 0), {ME: mine, **others}, {ME: ["temple"]}, age=2)
    assert table.ways("build temple") == []
    mine["cards"] = ["glassworks_age1"]
    table = Table((3, 0), {ME: mine, **others}, {ME: ["temple"]}, age=2)
    assert sorted(table.ways("build temple")) == ["left 2 bank 1", "right 2 bank 1"]


@pytest.mark.rule("L-21", "L-9")
@seats_of_three
def test_l_21_again_in_the_next_turn(ring: Ring) -> None:
    mine = city("roma", coins=2, leaders=("bilkis",))
    other = {LEFT: city("gizah"), RIGHT: city("rhodos")}
    table = Table(ring, {ME: mine, **other}, {ME: ["stockade"], RIGHT: ["guard_tower"]})
    table.turn({ME: "build stockade bank 1"})
    assert table.ways("build guard_tower") == ["bank 1"]


@pytest.mark.rule("L-21", "B-27")
def test_l_21_the_bank_is_one_payee_among_others() -> None:
    others = {LEFT: city("babylon"), RIGHT: city("gizah")}
    mine = city("roma", coins=5, leaders=("bilkis",))
    table = Table((3, 0), {ME: mine, **others}, {ME: ["stockade"]})
    assert table.ways("build stockade") == ["bank 1", "left 2"]


# ---- L-23: one resource fewer


REDUCED = [
    ("hammurabi", "courthouse", {"clay": 2, "cloth": 1}, 2),
    ("hammurabi", "temple", {"wood": 1, "clay": 1, "glass": 1}, 2),
    ("leonidas", "archery_range", {"wood": 2, "ore": 1}, 2),
    ("archimedes", "dispensary", {"ore": 2, "glass": 1}, 2),
    ("archimedes", "library", {"stone": 2, "cloth": 1}, 2),
    ("hammurabi", "baths", {"stone": 1}, 1),
    ("leonidas", "barracks", {"ore": 1}, 1),
    ("archimedes", "scriptorium", {"papyrus": 1}, 1),
]


def without(cost: dict[str, int], *resources: str) -> dict[str, int]:
    left = dict(cost)
    for resource in resources:
        left[resource] -= 1
    return {resource: count for resource, count in left.items() if count}


@pytest.mark.rule("L-23")
@pytest.mark.parametrize(("leader", "card", "cost", "age"), REDUCED)
def test_l_23_any_one_resource_of_the_cost_is_left_out(
    leader: str, card: str, cost: dict[str, int], age: int
) -> None:
    for resource in cost:
        cards = makers(without(cost, resource))
        mine = city("roma", *cards, coins=0, leaders=(leader,))
        assert Table((3, 0), {ME: mine}, {ME: [card]}, age=age).ways(f"build {card}") == [""]
        mine["leaders"] = []
        assert Table((3, 0), {ME: mine}, {ME: [card]}, age=age).ways(f"build {card}") == []


@pytest.mark.rule("L-23")
@pytest.mark.parametrize(("leader", "card", "cost", "age"), REDUCED[:5])
def test_l_23_one_resource_and_no_more(
    leader: str, card: str, cost: dict[str, int], age: int
) -> None:
    kinds = [kind for kind, count in cost.items() for _ in range(count)]
    cards = makers(without(cost, kinds[0], kinds[1]))
    mine = city("roma", *cards, coins=0, leaders=(leader,))
    assert Table((3, 0), {ME: mine}, {ME: [card]}, age=age).ways(f"build {card}") == []


@pytest.mark.rule("L-23")
@pytest.mark.parametrize("leader", ["hammurabi", "leonidas", "archimedes", "imhotep"])
def test_l_23_only_cards_of_the_colour(leader: str) -> None:
    free = {"hammurabi": "baths", "leonidas": "barracks", "archimedes": "scriptorium"}
    mine = city("roma", coins=0, leaders=(leader,))
    table = Table((3, 0), {ME: mine}, {ME: ["baths", "barracks", "scriptorium"]})
    for card in ("baths", "barracks", "scriptorium"):
        assert table.ways(f"build {card}") == ([""] if free.get(leader) == card else [])
    assert table.ways("stage baths") == []


@pytest.mark.rule("L-23")
def test_l_23_the_reduction_saves_the_dearer_purchase() -> None:
    """Wood costs 1 at the left, glass 2 at the right: the glass is what is left out."""
    mine = city("roma", "west_trading_post", "clay_pool", coins=9, leaders=("hammurabi",))
    others = {LEFT: city("babylon"), RIGHT: city("alexandria")}
    table = Table((3, 0), {ME: mine, **others}, {ME: ["temple"]}, age=2)
    assert table.ways("build temple") == ["left 1", "right 2"]


@pytest.mark.rule("L-23")
@pytest.mark.parametrize("missing", ["stone", "glass", "cloth"])
@seats_of_three
def test_l_23_imhotep_leaves_out_one_resource_of_a_stage(ring: Ring, missing: str) -> None:
    cost = {"stone": 2, "glass": 1, "cloth": 1}
    cards = makers(without(cost, missing))
    mine = city("abu_simbel", *cards, coins=0, stages=2, leaders=("imhotep",))
    table = Table(ring, {ME: mine}, {ME: ["walls"]}, age=2)
    assert table.ways("stage walls") == [""]
    mine["leaders"] = []
    table = Table(ring, {ME: mine}, {ME: ["walls"]}, age=2)
    assert table.ways("stage walls") == []


@pytest.mark.rule("L-23")
@pytest.mark.parametrize(("coins", "offered"), [(5, True), (4, False)])
def test_l_23_imhotep_takes_no_coins_off(coins: int, offered: bool) -> None:
    mine = city("petra", coins=coins, stages=1, leaders=("imhotep",))
    table = Table((3, 0), {ME: mine})
    assert any(move.startswith("stage") for move in table.moves()) is offered
