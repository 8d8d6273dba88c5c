"""Solomon: rule L-33."""

from __future__ import annotations

import pytest

from tests.rules.box_tables import (
    LEADERS,
    Table,
    city,
    recruited,
    seats_of_three,
    seats_of_three_and_five,
    survives,
)
from tests.rules.tables import LEFT, ME, RIGHT, Ring


@pytest.mark.rule("L-33", "D-6")
@seats_of_three_and_five
def test_l_33_solomon_builds_from_the_discard_at_the_end_of_the_recruitment(ring: Ring) -> None:
    pile = ["altar", "marketplace", "stockade", "baths"]
    hands = {ME: ["solomon", "nero"], LEFT: ["croesus", "midas"]}
    mine = city("gizah", "altar", coins=3) if ring[0] > 4 else city("gizah", coins=3)
    table = Table(ring, {ME: mine}, recruit=hands, age=2, discard=pile)
    table.turn({ME: "recruit solomon", LEFT: "recruit croesus"})
    assert table.coins(LEFT) == 6 - 1 + 6
    assert table.asked() == "discard"
    own = ["altar"] if ring[0] > 4 else []
    takes = [f"take {card}" for card in ("baths", "altar", "marketplace", "stockade")]
    assert sorted(table.moves()) == sorted(
        [take for take in takes if take.split()[1] not in own] + ["pass"]
    )
    assert table.hand() == []
    table.play(ME, "take stockade")
    assert "stockade" in table.city()["cards"]
    assert sorted(table.discard) == ["altar", "baths", "marketplace"]
    assert table.coins() == 0
    assert table.asked() == "card"


@pytest.mark.rule("L-33")
@seats_of_three
def test_l_33_before_age_one_the_effect_is_gone(ring: Ring) -> None:
    table = recruited(ring, "solomon", city("gizah", coins=3))
    assert table.asked() == "card"
    table.turn()
    assert table.asked() == "card"
    assert table.city()["cards"] == []


@pytest.mark.rule("L-33", "L-7", "L-4")
@seats_of_three
def test_l_33_leaders_sold_at_the_same_time_are_not_in_the_pile(ring: Ring) -> None:
    hands = {ME: ["solomon", "nero"], LEFT: ["croesus", "midas"], RIGHT: ["varro", "plato"]}
    table = Table(ring, {ME: city("gizah")}, recruit=hands, age=2, discard=["altar"])
    table.turn({ME: "recruit solomon", LEFT: "sell croesus", RIGHT: "sell varro"})
    assert table.moves() == ["take altar", "pass"]


@pytest.mark.rule("L-33", "D-6")
def test_d_6_only_the_picker_sees_the_pile() -> None:
    table = solomon_picks()
    assert sorted(table.game.view(table.me).now["discard"]) == ["altar", "baths"]
    assert table.game.view(table.seat(LEFT)).now["discard"] == ["?", "?"]


@pytest.mark.rule("L-33", "D-6")
def test_d_6_a_pick_in_a_recruitment_can_be_written_down() -> None:
    assert survives(solomon_picks().game)


def solomon_picks() -> Table:
    recruit = {ME: ["solomon", "nero"]}
    pile = ["altar", "baths"]
    mine = {ME: city("gizah")}
    table = Table((3, 1), mine, boxes=LEADERS, recruit=recruit, age=2, discard=pile)
    table.turn({ME: "recruit solomon"})
    return table
