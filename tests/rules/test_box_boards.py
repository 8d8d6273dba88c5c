"""What is printed on the boards of Leaders and Cities (rule L-40)."""

from __future__ import annotations

import pytest

from tests.rules.box_tables import Table, city
from tests.rules.printed_boxes import STAGES, START
from tests.rules.tables import COSTS_ONE, LEFT, ME, RIGHT, makers


@pytest.mark.rule("L-40", "B-21", "B-23")
@pytest.mark.parametrize("side", ["day", "night"])
@pytest.mark.parametrize("board", ["roma", "abu_simbel", "byzantium", "petra"])
@pytest.mark.parametrize("resource", COSTS_ONE)
def test_l_40_what_the_boards_of_the_boxes_make_and_sell(
    board: str, side: str, resource: str
) -> None:
    """Roma makes nothing; the neighbour can buy what a board makes."""
    card = COSTS_ONE[resource]
    makes = START[board] == resource
    table = Table((3, 0), {ME: city(board, side=side, coins=0)}, {ME: [card]})
    assert table.ways(f"build {card}") == ([""] if makes else [])
    boards = [b for b in ("gizah", "rhodos", "babylon", "halikarnassos") if START[b] != resource]
    cities = {ME: city(boards[0], coins=2), LEFT: city(board, side=side), RIGHT: city(boards[1])}
    table = Table((3, 0), cities, {ME: [card]})
    assert table.ways(f"build {card}") == (["left 2"] if makes else [])


@pytest.mark.rule("L-40", "B-18")
@pytest.mark.parametrize(
    ("board", "side", "number"),
    [(*key, number) for key, stages in STAGES.items() for number in range(len(stages))],
)
def test_l_40_every_stage_of_the_boxes_costs_and_counts_what_is_printed(
    board: str, side: str, number: int
) -> None:
    cost, points = STAGES[board, side][number]
    needed = {kind: count for kind, count in cost.items() if kind != "coins"}
    if START[board] in needed:
        needed[START[board]] -= 1
    needed = {kind: count for kind, count in needed.items() if count}
    coins = cost.get("coins", 0)
    mine = city(board, *makers(needed), side=side, coins=coins, stages=number)
    before = sum(stage[1] for stage in STAGES[board, side][:number])
    table = Table((3, 0), {ME: mine}, {ME: ["haven"]}, age=3)
    assert table.points("wonder") == before
    assert table.ways("stage haven") == [""]
    table.turn({ME: "stage haven"})
    assert sum(event["coins"] for event in table.events("spend")) == coins
    assert len(table.city()["buried"]) == number + 1
    table.settle()
    assert table.points("wonder") == before + points
    for missing in needed:
        fewer = {k: c - (k == missing) for k, c in needed.items() if c - (k == missing)}
        mine["cards"] = makers(fewer)
        assert Table((3, 0), {ME: mine}, {ME: ["haven"]}, age=3).ways("stage haven") == []
    if coins:
        mine = city(board, *makers(needed), side=side, coins=coins - 1, stages=number)
        assert Table((3, 0), {ME: mine}, {ME: ["haven"]}, age=3).ways("stage haven") == []


@pytest.mark.rule("L-40")
@pytest.mark.parametrize("key", STAGES)
def test_l_40_a_board_has_no_more_stages(key: tuple[str, str]) -> None:
    board, side = key
    mine = city(board, *makers({"wood": 2, "stone": 3, "clay": 3, "ore": 2}), side=side, coins=20)
    mine["buried"] = ["?"] * len(STAGES[key])
    table = Table((3, 0), {ME: mine}, age=3)
    assert not any(move.startswith("stage") for move in table.moves())
