"""Chapter A: what every step of every shipyard costs, and what every space does (A-3, A-10-14)."""

from __future__ import annotations

import pytest

from tests.rules.printed_sea import (
    BLUE_POINTS,
    CHAINED,
    COMMERCE,
    FLEETS,
    ISLAND_LEVEL,
    ISLANDS,
    NAVAL,
    SHIPYARDS,
    TRIBUTE,
    YELLOW_COINS,
    coins_in,
    step_cost,
    units,
)
from tests.rules.sea_tables import (
    Table,
    at,
    board_without,
    both_editions,
    every_seat,
    makers,
    ring_of,
)
from tests.rules.tables import LEFT, ME, RIGHT, Data, Ring, city

EVERY_STEP = [(yard, fleet, step) for yard in SHIPYARDS for fleet in FLEETS for step in range(1, 7)]


def sailor(yard: str, fleet: str, step: int, lacks: str = "", fewer_coins: int = 0) -> Data:
    """A city with exactly what a step costs, one unit less perhaps; a chain frees a card."""
    cost = step_cost(yard, fleet, step)
    board = board_without(cost)
    return city(
        board,
        *makers(cost.replace(lacks, "", 1), board),
        CHAINED[fleet][1],
        coins=coins_in(cost) - fewer_coins,
        shipyard=yard,
        fleets=at(fleet, step - 1),
    )


def ways(case: int, me: Data, fleet: str, edition: int) -> Table:
    card = CHAINED[fleet][0]
    return Table(ring_of(case), {ME: me}, {ME: [card]}, age=2, turn=4, armada_edition=edition)


@pytest.mark.rule("A-3", "A-5", "A-6", "A-71")
@pytest.mark.parametrize(("yard", "fleet", "step"), EVERY_STEP)
def test_a_3_every_step_costs_what_is_printed(yard: str, fleet: str, step: int) -> None:
    case = EVERY_STEP.index((yard, fleet, step))
    edition = 1 if yard == "shipyard_8" else 1 + case % 2
    cost = step_cost(yard, fleet, step)
    coins = coins_in(cost)
    card = CHAINED[fleet][0]
    # One resource or one coin less, and the ship stays.
    for letter in units(cost):
        less = sailor(yard, fleet, step, letter)
        assert ways(case, less, fleet, edition).builds(card) == [""]
    if coins:
        poor = sailor(yard, fleet, step, fewer_coins=1)
        assert ways(case, poor, fleet, edition).builds(card) == [""]
    table = ways(case, sailor(yard, fleet, step), fleet, edition)
    assert table.builds(card) == ["", "ship"]
    table.turn({ME: f"build {card} ship"})
    table.settle()
    assert table.city()["fleets"] == at(fleet, step)
    assert sum(event["coins"] for event in table.events("spend")) == coins


@pytest.mark.rule("A-3", "A-5")
@pytest.mark.parametrize("yard", SHIPYARDS)
def test_a_3_the_wonders_symbol_differs_by_board(yard: str) -> None:
    fleet = SHIPYARDS[yard][0]
    cost = step_cost(yard, fleet, 1)
    cards = makers("WW" + cost, "gizah")
    for case in range(3):
        table = Table(
            ring_of(case),
            {ME: city("gizah", *cards, coins=0, shipyard=yard)},
            age=2,
            turn=4,
            armada_edition=1,
        )
        assert table.stages() == ["", "ship"]
        table.turn({ME: f"stage {table.hand()[0]} ship"})
        assert table.city()["fleets"] == at(fleet, 1)


@pytest.mark.rule("A-3", "A-71")
@pytest.mark.parametrize("yard", SHIPYARDS)
@pytest.mark.parametrize("step", range(1, 7))
def test_a_3_spaces_act_alike_on_all_boards(yard: str, step: int) -> None:
    me = city("rhodos", coins=0, shipyard=yard, fleets=at("yellow", step - 1))
    table = Table(ring_of(step), {ME: me}, armada_edition=1)
    table.turn({ME: f"sell {table.hand()[0]} ship"})
    assert table.coins() == YELLOW_COINS[step - 1]
    assert table.lost(LEFT) == TRIBUTE[step - 1]


@pytest.mark.rule("A-10", "A-14")
@both_editions
@pytest.mark.parametrize("fleet", NAVAL)
@pytest.mark.parametrize("step", range(1, 7))
def test_a_10_a_14_the_space_reached_is_naval_strength(fleet: str, step: int, edition: int) -> None:
    case = 7 * step + edition + FLEETS.index(fleet)
    me = sailor("shipyard_2", fleet, step)
    card = CHAINED[fleet][0]
    table = Table(ring_of(case), {ME: me}, {ME: [card]}, age=2, turn=7, armada_edition=edition)
    table.turn({ME: f"build {card} ship"})
    # The number of the space, not the sum of those before it; everybody else is at the start.
    expected = dict.fromkeys(table.others, 0) | {ME: NAVAL[fleet][step - 1]}
    assert table.strengths() == expected


@pytest.mark.rule("A-11", "A-22")
@both_editions
@every_seat
@pytest.mark.parametrize("step", range(1, 7))
def test_a_11_a_yellow_space_gives_coins_level_and_tribute(
    ring: Ring, step: int, edition: int
) -> None:
    me = city("rhodos", coins=10, fleets=at("yellow", step - 1))
    table = Table(ring, {ME: me}, {LEFT: ["pirate_hideout"]}, armada_edition=edition)
    table.turn({ME: f"sell {table.hand()[0]} ship", LEFT: "build pirate_hideout"})
    gains = [event["coins"] for event in table.events("gain")]
    assert gains == [YELLOW_COINS[step - 1]] * (YELLOW_COINS[step - 1] > 0)
    # The pirates take as much as the level of commerce; nobody else has one.
    assert table.lost() == COMMERCE[step - 1]
    assert [table.lost(who) for who in table.others] == [TRIBUTE[step - 1]] * len(table.others)


@pytest.mark.rule("A-11")
@pytest.mark.parametrize("step", range(1, 7))
def test_a_11_the_level_is_that_of_the_current_space_only(step: int) -> None:
    me = city("rhodos", "lumber_yard", "port_customs", fleets=at("yellow", step))
    table = Table(ring_of(step), {ME: me}, age=3, turn=2)
    assert table.points("yellow") == 2 * COMMERCE[step - 1]


@pytest.mark.rule("A-12", "A-14")
@both_editions
@pytest.mark.parametrize("step", range(1, 7))
def test_a_12_blue_spaces_are_points_in_the_blue_line(step: int, edition: int) -> None:
    me = sailor("shipyard_3", "blue", step)
    table = ways(step + edition, me, "blue", edition)
    before = table.points("blue")
    assert before == 3 + (BLUE_POINTS[step - 2] if step > 1 else 0)
    table.turn({ME: "build aqueduct ship"})
    # 3 points of the baths, 5 of the aqueduct, and those of the space under the ship.
    assert table.points("blue") == 3 + 5 + BLUE_POINTS[step - 1]


@pytest.mark.rule("A-13")
@both_editions
@pytest.mark.parametrize("step", range(1, 7))
def test_a_13_green_spaces_explore_islands_of_their_level(step: int, edition: int) -> None:
    me = sailor("shipyard_6", "green", step)
    table = ways(step + 5 * edition, me, "green", edition)
    table.turn({ME: "build dispensary ship"})
    level = ISLAND_LEVEL[step - 1]
    if not level:
        assert table.asked() == "card"
        return
    assert table.asked() == "island"
    offered = [move.removeprefix("island ") for move in table.moves()]
    assert len(offered) == 4
    assert set(offered) < set(ISLANDS[level])
    table.play(ME, f"island {offered[2]}")
    assert table.islands() == [offered[2]]


# ---- worked examples of the rulebooks


def observe(fleet: str, step: int, edition: int, ring: Ring) -> dict[str, int]:
    """Everything that a space does when a ship reaches it in the last turn of age I."""
    me = city("rhodos", coins=9, fleets=at(fleet, step - 1))
    hands = {ME: ["construction_zone"], LEFT: ["pirate_hideout"]}
    table = Table(ring, {ME: me}, hands, turn=7, armada_edition=edition)
    table.turn({ME: "build construction_zone", LEFT: "build pirate_hideout"})
    table.play(ME, f"fleet {fleet}")
    level = 0
    if table.asked() == "island":
        islands = [move.removeprefix("island ") for move in table.moves()]
        level = next(level for level, names in ISLANDS.items() if set(islands) <= set(names))
    table.settle()
    seen = {
        "coins": sum(e["coins"] for e in table.events("gain") if e["source"] == "space"),
        "tribute": table.lost(RIGHT),
        "commercial_level": table.lost(),
        "vp": table.points("blue"),
        "island_level": level,
    }
    return seen if level else {**seen, "naval": table.strengths()[ME]}


# Edition, fleet, step, what it shows, how much. The second edition counts spaces from the start.
EXAMPLES = [
    (2, "red", 3 - 1, "naval", 2),  # seed 000, line 227
    (2, "yellow", 5 - 1, "tribute", 2),  # seed 000, line 247
    (2, "yellow", 2 - 1, "commercial_level", 1),  # seed 000, line 249
    (2, "blue", 3 - 1, "vp", 2),  # seed 000, line 278
    (2, "green", 3 - 1, "island_level", 1),  # seed 000, line 304
    (1, "red", 3, "naval", 3),  # seed 002, line 279
    (1, "yellow", 2, "coins", 2),  # seed 002, line 297
    (1, "yellow", 2, "tribute", 1),
    (1, "yellow", 1, "commercial_level", 1),
    (1, "yellow", 3, "commercial_level", 2),  # seed 002, line 385
    (1, "yellow", 4, "coins", 4),  # seed 002, line 301
    (1, "yellow", 4, "tribute", 2),
    (1, "yellow", 4, "commercial_level", 2),
    (1, "yellow", 6, "tribute", 4),
    (1, "yellow", 6, "naval", 2),
    (1, "blue", 6, "vp", 10),  # seed 002, line 315
    (1, "blue", 6, "naval", 1),
    (1, "green", 2, "island_level", 1),  # seed 002, line 331
]


@pytest.mark.rule("A-10", "A-11", "A-12", "A-13", "A-14")
@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_a_10_to_a_14_examples_of_spaces(example: tuple[int, str, int, str, int]) -> None:
    edition, fleet, step, field, value = example
    for ring in ((3, 2), (4, 0), (7, 5)):
        assert observe(fleet, step, edition, ring)[field] == value
