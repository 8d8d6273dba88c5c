"""Everything in the boxes is written down twice, once as it is printed: nothing goes unplayed."""

from __future__ import annotations

from mirabilia.catalog import load
from tests.rules import printed, printed_boxes, printed_sea


def test_every_card_is_printed() -> None:
    lists = {
        "base": set(printed.CARDS),
        "cities": set(printed_boxes.BLACK),
        "armada": set(printed_sea.ARMADA),
    }
    for box, listed in lists.items():
        assert {card.id for card in load().cards if card.box == box} == listed
    assert {card.box for card in load().cards} == set(lists)


def test_every_leader_is_printed() -> None:
    assert {leader.id for leader in load().leaders} == set(printed_boxes.EVERY_LEADER)


def test_every_island_and_shipyard_is_printed() -> None:
    listed = [island for islands in printed_sea.ISLANDS.values() for island in islands]
    assert sorted(island.id for island in load().islands) == sorted(listed)
    assert {yard.id for yard in load().shipyards} == set(printed_sea.SHIPYARDS)
