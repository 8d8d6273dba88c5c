"""Chapter A: each of the 24 Armada cards, played (A-5, A-24, A-31, A-38, A-50)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.printed_sea import ARMADA, COMMERCE, FLEETS, ISLANDS, RESOURCES, units
from tests.rules.sea_tables import (
    Table,
    at,
    board_without,
    every_seat,
    every_seat_of_four,
    makers,
    ring_of,
)
from tests.rules.tables import FAR_LEFT, FAR_RIGHT, LEFT, ME, RIGHT, Data, Ring, city

# Cards that make everything, twice what is raw.
ONE_OF_EACH = tuple(card for letter in RESOURCES for card in makers(letter, "roma"))
TWO_OF_EACH = ("sawmill", "quarry", "foundry", "brickyard")


def rich(age: int, *cards: str, **more: Any) -> Data:
    """A city that can pay for any Armada card and the first step of any fleet."""
    made = ONE_OF_EACH + (TWO_OF_EACH if age > 1 else ())
    return city("rhodos", *made, *cards, shipyard="shipyard_1", **more)


def table_for(card: str, ring: Ring, me: Data, turn: int = 4, **more: Any) -> Table:
    return Table(ring, {ME: me}, {ME: [card]}, age=ARMADA[card][0], turn=turn, **more)


# ---- what is printed on all of them


@pytest.mark.rule("A-1")
def test_a_1_there_are_two_cards_of_each_colour_in_each_age() -> None:
    colours = sorted((age, colour) for age, colour, _, _ in ARMADA.values())
    assert colours == sorted((age, colour) for age in (1, 2, 3) for colour in FLEETS * 2)


@pytest.mark.rule("A-50")
@pytest.mark.parametrize("card", ARMADA)
def test_a_50_each_card_costs_what_is_printed(card: str) -> None:
    cost = ARMADA[card][3]
    board = board_without(cost)
    ring = ring_of(list(ARMADA).index(card), 4)
    for letter in units(cost):
        made = makers(cost.replace(letter, "", 1), board)
        assert table_for(card, ring, city(board, *made, coins=0)).builds(card) == []
    table = table_for(card, ring, city(board, *makers(cost, board), coins=0))
    assert "" in table.builds(card)
    table.turn({ME: f"build {card}"})
    table.settle()
    assert card in table.cards()
    assert table.events("spend") == []


@pytest.mark.rule("A-5")
@pytest.mark.parametrize("card", ARMADA)
def test_a_5_each_card_moves_the_fleet_of_its_colour(card: str) -> None:
    age, colour, _, _ = ARMADA[card]
    table = table_for(card, ring_of(list(ARMADA).index(card), 4), rich(age, coins=0))
    assert set(table.builds(card)) == {"", "ship"}
    table.turn({ME: f"build {card} ship"})
    table.settle()
    assert table.city()["fleets"] == at(colour, 1)


# ---- red

SHIELDS = {"pontoon": 1, "ballista": 2, "pier": 3}
TARGETS = {"pontoon": FAR_RIGHT, "ballista": FAR_LEFT, "pier": FAR_RIGHT}
WITH_SHIELDS: dict[int, tuple[str, ...]] = {
    0: (),
    1: ("stockade",),
    2: ("barracks", "guard_tower"),
    3: ("walls", "stockade"),
}
VALUES = {1: 1, 2: 3, 3: 5}


@pytest.mark.rule("A-38", "A-50")
@pytest.mark.parametrize("card", SHIELDS)
@every_seat_of_four
def test_a_38_incursion_cards_bring_shields_and_a_third_conflict(ring: Ring, card: str) -> None:
    age, shields = ARMADA[card][0], SHIELDS[card]
    made = makers(ARMADA[card][3], "rhodos")
    table = Table(
        ring,
        {
            ME: city("rhodos", *made, coins=0),
            LEFT: city("gizah", *WITH_SHIELDS[shields]),
            RIGHT: city("ephesos", *WITH_SHIELDS[shields - 1]),
        },
        {ME: [card]},
        age=age,
        turn=7,
    )
    target = table.seat(TARGETS[card])
    table.turn({ME: f"build {card}"})
    assert [event["target"] for event in table.events("incursion")] == [target]
    # As strong as the left neighbour, stronger than the right one and than the target.
    assert table.tokens() == ([VALUES[age]] * 2, 0)
    fights = {event["with"] for event in table.events("conflict") if event["value"]}
    assert {table.seat(RIGHT), target} <= fights
    assert table.seat(LEFT) not in fights
    assert table.game.position()["sea"]["incursions"] == []


@pytest.mark.rule("A-38")
@every_seat_of_four
def test_a_38_the_token_lies_with_the_target_until_the_age_ends(ring: Ring) -> None:
    table = Table(ring, {ME: city("rhodos", "press_age1")}, {ME: ["pontoon"]}, turn=2)
    table.turn({ME: "build pontoon"})
    pairs = table.game.position()["sea"]["incursions"]
    assert pairs == [[table.seat(ME), table.seat(FAR_RIGHT)]]
    while table.game.age == 1:
        table.turn()
    assert table.game.position()["sea"]["incursions"] == []


@pytest.mark.rule("A-35", "A-50")
@pytest.mark.parametrize(
    ("card", "strength"),
    [("coastal_defenses", 1), ("fortified_port", 2), ("coastal_fortifications", 3)],
)
@every_seat
def test_a_50_red_cards_of_naval_strength(ring: Ring, card: str, strength: int) -> None:
    board = board_without(ARMADA[card][3])
    me = city(board, *makers(ARMADA[card][3], board), coins=0)
    table = table_for(card, ring, me, turn=7)
    table.turn({ME: f"build {card}"})
    assert table.strengths() == dict.fromkeys(table.others, 0) | {ME: strength}
    # Naval strength is no shield.
    assert all(not event["value"] for event in table.events("conflict", None))


# ---- yellow

PIRATES = {"pirate_hideout": (3, 0), "pirates_den": (6, 0), "pirate_crew": (0, 4)}


@pytest.mark.rule("A-24", "A-50")
@pytest.mark.parametrize("card", PIRATES)
@every_seat
def test_a_24_pirate_cards_take_coins_by_the_level_of_commerce(ring: Ring, card: str) -> None:
    coins, points = PIRATES[card]
    cost = ARMADA[card][3]
    cities = {
        ME: city("rhodos", *makers(cost, "rhodos"), coins=0, fleets=at("yellow", 5)),
        LEFT: city("gizah", fleets=at("yellow", 3)),
        RIGHT: city("ephesos", fleets=at("yellow", 6)),
    }
    table = Table(ring, cities, {ME: [card]}, age=ARMADA[card][0], turn=3)
    table.turn({ME: f"build {card}"})
    assert table.coins() == coins
    assert table.points("yellow") == points
    # Everybody has sold a card; the levels are 2, 4 and elsewhere 0.
    assert table.coins(LEFT) == 3 + 3 - COMMERCE[2]
    assert table.coins(RIGHT) == 3 + 3 - COMMERCE[5]
    assert all(table.coins(who) == 6 for who in range(2, table.players - 1))


@pytest.mark.rule("A-50")
@pytest.mark.parametrize("step", range(7))
def test_a_50_port_customs_are_two_points_for_each_level_of_commerce(step: int) -> None:
    me = city("gizah", *makers("SOC", "gizah"), coins=0, fleets=at("yellow", step))
    table = table_for("port_customs", ring_of(step), me)
    table.turn({ME: "build port_customs"})
    assert table.points("yellow") == 2 * (0, 1, 1, 2, 2, 3, 4)[step]


@pytest.mark.rule("A-50", "A-51", "B-25")
@pytest.mark.parametrize(
    ("card", "payee", "far", "times"),
    [
        ("eastern_emporium", "far_right", FAR_RIGHT, 1),
        ("western_emporium", "far_left", FAR_LEFT, 2),
    ],
)
@every_seat_of_four
def test_a_50_an_emporium_sells_from_the_next_turn_on(
    ring: Ring, card: str, payee: str, far: int, times: int
) -> None:
    age, _, _, cost = ARMADA[card]
    # Stages of two, one of which the far player sells; nobody else does.
    cities = {
        ME: city("rhodos", *makers(cost, "rhodos"), coins=2),
        LEFT: city("olympia"),
        RIGHT: city("gizah"),
        far: city("babylon", "lumber_yard", "timber_yard"),
    }
    table = Table(ring, cities, {ME: [card]}, age=age, turn=3)
    assert table.stages() == []
    table.turn({ME: f"build {card}"})
    assert (f"{payee} 2" in table.stages()) == (times == 2)
    assert table.coins(far) == 6
    if times == 2:
        table.turn({ME: f"stage {table.hand()[0]} {payee} 2"})
        assert (table.coins(), table.coins(far)) == (0, 6 + 3 + 2)


# ---- blue

BLUE = {
    "construction_zone": 0,
    "dry_hold": 0,
    "ship_repair": 2,
    "boathouse": 3,
    "harbor_masters_office": 4,
    "naval_headquarters": 5,
}


@pytest.mark.rule("A-50", "A-46", "D-7")
@pytest.mark.parametrize("fleet", FLEETS)
@pytest.mark.parametrize("card", BLUE)
def test_a_50_blue_cards_move_one_fleet_of_choice_free(card: str, fleet: str) -> None:
    cost = ARMADA[card][3]
    board = board_without(cost)
    ring = ring_of(5 * list(BLUE).index(card) + FLEETS.index(fleet))
    table = table_for(card, ring, city(board, *makers(cost, board), coins=0))
    table.turn({ME: f"build {card}"})
    assert table.asked() == "fleet"
    assert table.moves() == [f"fleet {name}" for name in FLEETS] + ["pass"]
    table.play(ME, f"fleet {fleet}")
    assert table.city()["fleets"] == at(fleet, 1)
    # The points of the card, and 1 of the blue ship's first space.
    assert table.points("blue") == BLUE[card] + (fleet == "blue")
    assert table.coins() == 0


@pytest.mark.rule("A-46", "A-50")
@pytest.mark.parametrize("card", BLUE)
def test_a_46_a_blue_card_can_move_the_blue_fleet_twice(card: str) -> None:
    table = table_for(card, ring_of(list(BLUE).index(card)), rich(ARMADA[card][0], coins=0))
    table.turn({ME: f"build {card} ship"})
    table.settle((ME, "fleet blue"))
    assert table.city()["fleets"] == at("blue", 2)
    assert table.points("blue") == BLUE[card] + 2


# ---- green

TOP = {"helmsmans_rest": 1, "cartographers_office": 2, "nautical_archives": 3}


@pytest.mark.rule("A-31", "A-50")
@pytest.mark.parametrize("card", TOP)
def test_a_31_a_top_island_is_taken_unseen_and_without_a_choice(card: str) -> None:
    found = set()
    for seed in range(60):
        cost = ARMADA[card][3]
        board = board_without(cost)
        me = city(board, *makers(cost, board), coins=0)
        table = table_for(card, ring_of(seed), me, seed=seed)
        table.turn({ME: f"build {card}"})
        assert table.asked() in ("card", "fleet")
        found.update(table.islands())
        assert len(table.islands()) == 1
        assert len(table.game.position()["sea"]["decks"][TOP[card] - 1]) == 8
    # Any island of the level can lie on top, none of another.
    assert found == set(ISLANDS[TOP[card]])


SYMBOLS = ("apothecary", "workshop", "scriptorium")


@pytest.mark.rule("A-50", "B-51")
@pytest.mark.parametrize("card", ["cabinet_of_explorers", "navigation_firm", "circle_of_captains"])
@pytest.mark.parametrize(
    ("others", "points"),
    [
        ((), 1),  # a tie of none: any kind
        (("apothecary",), 4),
        (("apothecary", "workshop"), 5),  # a tie: 2, 1, 0
        (SYMBOLS, 13),  # a tie: 2, 1, 1 and a set
        ((*SYMBOLS, "school"), 18),  # tablets lead: 1, 1, 3 and a set
        (("school", "scriptorium", "workshop"), 10),  # 0, 1, 3: the set must wait
    ],
)
def test_a_50_green_cards_are_one_symbol_of_the_kind_owned_most(
    card: str, others: tuple[str, ...], points: int
) -> None:
    # The school and its like are of age II.
    age = max(2, ARMADA[card][0])
    cost = ARMADA[card][3]
    board = board_without(cost)
    me = city(board, *makers(cost, board), *others, coins=0)
    ring = ring_of(points + len(card))
    if ARMADA[card][0] == age:
        table = table_for(card, ring, me)
        table.turn({ME: f"build {card}"})
    else:
        me["cards"].append(card)
        table = Table(ring, {ME: me}, age=age, turn=3)
    assert table.points("green") == points
