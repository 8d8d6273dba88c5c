"""Chapter A: Siracusa, its stages by day and by night (A-50)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia import Game, ImpossibleOptions
from tests.rules.printed_sea import BOARDS, COMMERCE, FLEETS, units
from tests.rules.sea_tables import Table, at, every_seat, makers, ring_of
from tests.rules.tables import LEFT, ME, RIGHT, Ring, city
from tests.support.plain import plain


@pytest.mark.rule("B-4", "A-61")
def test_b_4_siracusa_is_dealt_only_with_armada() -> None:
    with_armada: set[str] = set()
    without: set[str] = set()
    for seed in range(30):
        for boxes, seen in ((["armada"], with_armada), (["cities"], without)):
            game = Game.new(players=7, expansions=boxes, sides="day", seed=seed)
            seen.update(city["board"] for city in plain(game.position())["cities"])
    assert "siracusa" in with_armada
    assert "siracusa" not in without
    with pytest.raises(ImpossibleOptions):
        Game.new(players=3, boards=["siracusa", "gizah", "rhodos"])


@pytest.mark.rule("B-18", "A-50")
@pytest.mark.parametrize("side", ["day", "night"])
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_siracusa_stages_cost_what_is_printed(side: str, stage: int) -> None:
    cost = BOARDS["siracusa"][1][side].split()[stage - 1]
    for letter in units(cost):
        made = makers(cost.replace(letter, "", 1), "siracusa")
        me = city("siracusa", *made, side=side, stages=stage - 1, coins=0)
        assert Table(ring_of(stage), {ME: me}, age=2, turn=4).stages() == []
    me = city("siracusa", *makers(cost, "siracusa"), side=side, stages=stage - 1, coins=0)
    assert "" in Table(ring_of(stage), {ME: me}, age=2, turn=4).stages()


def siracusa(side: str, stage: int, ring: Ring, turn: int = 4, **more: Any) -> Table:
    """A stage of Siracusa, just built."""
    cost = BOARDS["siracusa"][1][side].split()[stage - 1]
    made = makers(cost, "siracusa")
    me = city("siracusa", *made, side=side, stages=stage - 1, coins=0)
    cities = {ME: me, LEFT: city("gizah", fleets=at("yellow", 3)), RIGHT: city("rhodos")}
    table = Table(ring, cities, age=2, turn=turn, **more)
    table.turn({ME: f"stage {table.hand()[0]}"})
    return table


ANY_FLEET = [*[f"fleet {name}" for name in FLEETS], "pass"]


@pytest.mark.rule("A-50", "D-7")
@every_seat
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_siracusa_day_moves_a_fleet_with_each_stage(ring: Ring, stage: int) -> None:
    table = siracusa("day", stage, ring, turn=7)
    assert table.moves() == ANY_FLEET
    table.play(ME, "fleet blue")
    assert table.city()["fleets"] == at("blue", 1)
    assert table.strengths()[ME] == 1
    assert table.points("wonder") == (3 if stage >= 2 else 0)
    # The shield of the third stage beats both neighbours.
    assert table.city()["victories"] == ([3, 3] if stage == 3 else [])


@pytest.mark.rule("A-24", "A-50")
@every_seat
def test_siracusa_night_first_stage_is_coins_and_pirates(ring: Ring) -> None:
    table = siracusa("night", 1, ring)
    assert table.coins() == 6
    assert (table.lost(), table.lost(LEFT), table.lost(RIGHT)) == (0, COMMERCE[2], 0)


@pytest.mark.rule("A-50", "A-7", "D-7")
@every_seat
def test_siracusa_night_second_stage_moves_two_fleets(ring: Ring) -> None:
    table = siracusa("night", 2, ring)
    two = [f"{a} {b}" for i, a in enumerate(FLEETS) for b in FLEETS[i + 1 :]]
    assert set(table.moves()) == {*ANY_FLEET, *[f"fleet {both}" for both in two]}
    table.play(ME, "fleet red green")
    assert table.city()["fleets"] == [1, 0, 0, 1]


@pytest.mark.rule("A-35", "A-50")
@every_seat
def test_siracusa_night_third_stage_is_a_shield_and_naval_strength(ring: Ring) -> None:
    table = siracusa("night", 3, ring, turn=7)
    assert table.city()["victories"] == [3, 3]
    assert table.strengths()[ME] == 1
