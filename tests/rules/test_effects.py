"""Chapter B, effects of cards: production, points, coins, guilds (B-33 to B-37).

The powers of the wonders (B-40 to B-43) are in `test_powers`; every single card is in `test_cards`.
"""

from __future__ import annotations

import pytest

from tests.rules.tables import (
    LEFT,
    ME,
    RIGHT,
    Data,
    Ring,
    Table,
    city,
    every_seat,
    every_seat_of_five,
    every_seat_of_four,
)


def points(ring: Ring, cities: dict[int, Data], line: str) -> int:
    """The points of the acting player in one line, as things stand in age III."""
    return Table(ring, cities, age=3, turn=6).points(line)


# ---- B-33


@pytest.mark.rule("B-33")
@every_seat
def test_b_33_one_resource_in_each_turn(ring: Ring) -> None:
    """Barracks (ore) in this turn; ore again for the stage of Halikarnassos in the next."""
    cities = {ME: city("halikarnassos", "ore_vein", "clay_pit", coins=0)}
    table = Table(ring, cities, {ME: ["barracks"]}, turn=2)
    assert table.builds("barracks") == [""]
    table.turn({ME: "build barracks"})
    assert table.stages() == [""]


@pytest.mark.rule("B-33")
@every_seat
def test_b_33_a_card_may_show_two_symbols(ring: Ring) -> None:
    """Sawmill alone pays for two wood, not for three."""
    cities = {ME: city("gizah", "sawmill", coins=0)}
    table = Table(ring, cities, {ME: ["magistrates_guild"]}, age=3)
    assert table.stages() == [""]
    cities = {ME: city("halikarnassos", "sawmill", side="night", stages=2, coins=0)}
    assert Table(ring, cities, age=3).stages() == []


@pytest.mark.rule("B-33")
@every_seat
@pytest.mark.parametrize("board", ["gizah", "olympia", "halikarnassos", "babylon"])
def test_b_33_one_of_a_choice_in_each_turn(ring: Ring, board: str) -> None:
    """First stages of two wood, stone, ore, clay: one of it and any raw material will do."""
    one = {
        "gizah": "lumber_yard",
        "olympia": "stone_pit",
        "halikarnassos": "ore_vein",
        "babylon": "clay_pool",
    }[board]
    cities = {ME: city(board, one, "caravansery", coins=0)}
    assert Table(ring, cities, age=2, turn=2).stages() == [""]
    cities = {ME: city(board, "caravansery", coins=0)}
    assert Table(ring, cities, age=2, turn=2).stages() == []


# ---- B-34


@pytest.mark.rule("B-34")
@every_seat
def test_b_34_points_of_cards_and_stages(ring: Ring) -> None:
    cities = {ME: city("gizah", "altar", "aqueduct", "palace", stages=2)}
    assert points(ring, cities, "blue") == 3 + 5 + 8
    assert points(ring, cities, "wonder") == 3 + 5


@pytest.mark.rule("B-34", "B-30")
@every_seat
def test_b_34_shields(ring: Ring) -> None:
    """Cards of three shields and one, against three at the left and twice two at the right."""
    cities = {
        ME: city("gizah", "arsenal", "stockade"),
        LEFT: city("rhodos", "barracks", "guard_tower", side="night", stages=1),
        RIGHT: city("ephesos", "walls", "stables"),
    }
    table = Table(ring, cities, age=3, turn=6)
    table.turn()
    assert table.city()["victories"] == [5]
    assert table.city()["defeats"] == 0


@pytest.mark.rule("B-34")
@every_seat
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (["apothecary", "dispensary", "lodge"], 9),
        (["workshop", "laboratory", "study", "observatory"], 16),
        (["scriptorium", "school"], 4),
        (["apothecary", "workshop"], 2),
        (["apothecary", "workshop", "scriptorium"], 3 + 7),
    ],
)
def test_b_34_science_symbols_of_three_kinds(ring: Ring, cards: list[str], expected: int) -> None:
    assert points(ring, {ME: city("gizah", *cards)}, "green") == expected


@pytest.mark.rule("B-34")
@every_seat
@pytest.mark.parametrize(("side", "stages"), [("day", 2), ("night", 2)])
def test_b_34_a_symbol_of_choice(ring: Ring, side: str, stages: int) -> None:
    """Babylon: nothing else makes 1; with two different ones it completes the set."""
    alone = {ME: city("babylon", side=side, stages=stages)}
    assert points(ring, alone, "green") == 1
    pair = {ME: city("babylon", "apothecary", "scriptorium", side=side, stages=stages)}
    assert points(ring, pair, "green") == 3 + 7
    assert points(ring, {ME: city("babylon", side=side, stages=stages - 1)}, "green") == 0


@pytest.mark.rule("B-34")
@every_seat
def test_b_34_points_come_at_the_end_not_in_coins(ring: Ring) -> None:
    table = Table(ring, {ME: city("gizah", coins=0)}, {ME: ["altar"]})
    table.turn({ME: "build altar"})
    assert table.coins() == 0
    assert table.points("blue") == 3


# ---- B-35


@pytest.mark.rule("B-35")
@every_seat_of_four
def test_b_35_coins_at_once(ring: Ring) -> None:
    table = Table(ring, {ME: city("gizah", coins=1)}, {ME: ["tavern"]})
    table.turn({ME: "build tavern"})
    assert table.coins() == 6
    table.turn()
    assert table.coins() == 6 + 3


@pytest.mark.rule("B-35", "B-12")
@every_seat
def test_b_35_coins_for_brown_cards_of_three_cities(ring: Ring) -> None:
    cities = {
        ME: city("gizah", "ore_vein", "altar", coins=0),
        LEFT: city("rhodos", "lumber_yard", "clay_pool", "loom_age1"),
        RIGHT: city("ephesos", "stone_pit", "timber_yard", "clay_pit"),
    }
    table = Table(ring, cities, {ME: ["vineyard"]}, age=2)
    table.turn({ME: "build vineyard"})
    assert table.coins() == 1 + 2 + 3
    assert table.points("yellow") == 0


@pytest.mark.rule("B-35", "B-12")
@every_seat_of_four
def test_b_35_two_coins_for_grey_cards_of_three_cities(ring: Ring) -> None:
    cities = {
        ME: city("gizah", "loom_age1", "ore_vein", coins=0),
        LEFT: city("rhodos", "press_age1", "glassworks_age1"),
        RIGHT: city("ephesos", "lumber_yard"),
    }
    table = Table(ring, cities, {ME: ["bazar"]}, age=2)
    table.turn({ME: "build bazar"})
    assert table.coins() == 2 * 3


@pytest.mark.rule("B-35")
@every_seat
def test_b_35_boards_and_cards_under_stages_are_not_counted(ring: Ring) -> None:
    """Starting resources are no cards; what lies under a wonder has no colour."""
    cities = {
        ME: city("gizah", stages=["lumber_yard"], coins=0),
        LEFT: city("rhodos", stages=["clay_pool"]),
        RIGHT: city("babylon"),
    }
    table = Table(ring, cities, {ME: ["vineyard"]}, age=2)
    table.turn({ME: "build vineyard"})
    assert table.coins() == 0


# ---- B-36


@pytest.mark.rule("B-36")
@every_seat
def test_b_36_the_card_itself_counts_if_it_has_the_colour(ring: Ring) -> None:
    """Lighthouse with two other yellow cards: three coins, three points."""
    cities = {ME: city("gizah", "marketplace", "vineyard", "glassworks_age1", coins=0)}
    table = Table(ring, cities, {ME: ["lighthouse"]}, age=3)
    table.turn({ME: "build lighthouse"})
    assert table.coins() == 3
    assert table.points("yellow") == 3


@pytest.mark.rule("B-36")
@every_seat
def test_b_36_own_brown_cards(ring: Ring) -> None:
    """Haven: only your cards, though the neighbours have some too."""
    cities = {
        ME: city("rhodos", "lumber_yard", "clay_pool", "loom_age1", coins=0),
        LEFT: city("gizah", "ore_vein", "quarry"),
        RIGHT: city("ephesos", "stone_pit"),
    }
    table = Table(ring, cities, {ME: ["haven"]}, age=3)
    table.turn({ME: "build haven"})
    assert table.coins() == 2
    assert table.points("yellow") == 2


@pytest.mark.rule("B-36")
@every_seat_of_four
def test_b_36_two_for_own_grey_cards(ring: Ring) -> None:
    cities = {ME: city("olympia", "clay_pool", "press_age1", "loom_age2", coins=0)}
    table = Table(ring, cities, {ME: ["chamber_of_commerce"]}, age=3)
    table.turn({ME: "build chamber_of_commerce"})
    assert table.coins() == 4
    assert table.points("yellow") == 4


@pytest.mark.rule("B-36")
@every_seat_of_five
def test_b_36_three_coins_and_a_point_for_own_red_cards(ring: Ring) -> None:
    cities = {ME: city("gizah", "ore_vein", "stockade", "walls", coins=0)}
    table = Table(ring, cities, {ME: ["ludus"]}, age=3)
    table.turn({ME: "build ludus"})
    assert table.coins() == 6
    assert table.points("yellow") == 2


@pytest.mark.rule("B-36")
@every_seat
@pytest.mark.parametrize("stages", [0, 1, 2, 3])
def test_b_36_three_coins_and_a_point_for_each_own_stage(ring: Ring, stages: int) -> None:
    """Arena: the neighbour's stages do not count."""
    cities = {
        ME: city("gizah", "stone_pit", "ore_vein", stages=stages, coins=0),
        LEFT: city("rhodos", stages=2),
    }
    table = Table(ring, cities, {ME: ["arena"]}, age=3)
    table.turn({ME: "build arena"})
    assert table.coins() == 3 * stages
    assert table.points("yellow") == stages


@pytest.mark.rule("B-36")
@every_seat
def test_b_36_coins_come_once_points_count_the_end(ring: Ring) -> None:
    """A stage built after the Arena adds its point, and no coins."""
    cities = {ME: city("gizah", "stone_pit", "ore_vein", "sawmill", coins=0)}
    table = Table(ring, cities, {ME: ["arena"]}, age=3)
    table.turn({ME: "build arena"})
    assert (table.coins(), table.points("yellow")) == (0, 0)
    table.turn({ME: f"stage {table.hand()[0]}"})
    assert (table.coins(), table.points("yellow")) == (0, 1)


# ---- B-37


@pytest.mark.rule("B-37")
@every_seat
@pytest.mark.parametrize(
    ("guild", "each", "left", "right"),
    [
        ("workers_guild", 1, ["lumber_yard", "quarry"], ["clay_pool"]),
        ("craftsmens_guild", 2, ["loom_age1", "press_age2"], ["glassworks_age1"]),
        ("magistrates_guild", 1, ["altar", "temple"], ["palace"]),
        ("traders_guild", 1, ["forum", "vineyard"], ["arena"]),
        ("spies_guild", 1, ["stockade", "walls"], ["arsenal"]),
        ("philosophers_guild", 1, ["workshop", "school"], ["study"]),
    ],
)
def test_b_37_guilds_count_the_neighbours_cards_of_a_colour(
    ring: Ring, guild: str, each: int, left: list[str], right: list[str]
) -> None:
    """Two cards at the left and one at the right; your own of that colour does not count."""
    own = {
        "workers_guild": "ore_vein",
        "craftsmens_guild": "loom_age2",
        "magistrates_guild": "baths",
        "traders_guild": "marketplace",
        "spies_guild": "barracks",
        "philosophers_guild": "apothecary",
    }[guild]
    others = {"workers_guild": "loom_age2"}.get(guild, "ore_vein")
    cities = {
        ME: city("gizah", guild, own),
        LEFT: city("rhodos", *left, others),
        RIGHT: city("ephesos", *right),
    }
    assert points(ring, cities, "purple") == 3 * each


@pytest.mark.rule("B-37")
@every_seat_of_four
def test_b_37_guilds_look_at_neighbours_only(ring: Ring) -> None:
    cities = {
        ME: city("gizah", "workers_guild"),
        LEFT: city("rhodos"),
        RIGHT: city("ephesos"),
        2: city("babylon", "lumber_yard", "quarry"),
    }
    assert points(ring, cities, "purple") == 0


@pytest.mark.rule("B-37")
@every_seat
def test_b_37_shipowners_count_own_brown_grey_and_purple_cards(ring: Ring) -> None:
    """Two brown, one grey, two purple (itself included); blue and the neighbours' do not count."""
    cities = {
        ME: city(
            "gizah", "shipowners_guild", "spies_guild", "ore_vein", "quarry", "loom_age1", "altar"
        ),
        LEFT: city("rhodos", "lumber_yard"),
        RIGHT: city("ephesos", "press_age1"),
    }
    assert points(ring, cities, "purple") == 5


@pytest.mark.rule("B-37")
@every_seat
def test_b_37_builders_count_stages_of_three_cities(ring: Ring) -> None:
    cities = {
        ME: city("gizah", "builders_guild", side="night", stages=4),
        LEFT: city("rhodos", stages=2),
        RIGHT: city("ephesos", stages=1),
    }
    assert points(ring, cities, "purple") == 7


@pytest.mark.rule("B-37")
@every_seat
@pytest.mark.parametrize(
    ("board", "side", "complete"),
    [("babylon", "night", 2), ("gizah", "day", 3), ("gizah", "night", 4), ("rhodos", "night", 2)],
)
def test_b_37_decorators_want_the_whole_wonder(
    ring: Ring, board: str, side: str, complete: int
) -> None:
    for stages in range(complete + 1):
        cities = {ME: city(board, "decorators_guild", side=side, stages=stages)}
        assert points(ring, cities, "purple") == (7 if stages == complete else 0)


@pytest.mark.rule("B-37", "B-51")
@every_seat
def test_b_37_scientists_bring_a_symbol_of_choice(ring: Ring) -> None:
    """It counts among the green cards."""
    cities = {ME: city("gizah", "scientists_guild", "apothecary", "dispensary")}
    assert points(ring, cities, "green") == 9
    assert points(ring, cities, "purple") == 0


@pytest.mark.rule("B-37")
@every_seat
def test_b_37_guilds_count_what_is_there_at_the_end(ring: Ring) -> None:
    """A red card that the neighbour builds after the guild counts too."""
    cities = {
        ME: city("olympia", "spies_guild"),
        LEFT: city("rhodos", "walls", coins=0),
        RIGHT: city("ephesos"),
    }
    table = Table(ring, cities, {LEFT: ["fortifications"]}, age=3, turn=2)
    assert table.points("purple") == 1
    table.turn({LEFT: "build fortifications"})
    assert table.points("purple") == 2
