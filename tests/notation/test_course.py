"""What follows from the rules is told with a game: no client works it out."""

from __future__ import annotations

from functools import reduce

import pytest

from mirabilia import Game
from mirabilia.catalog.model import RESOURCES, bundle
from mirabilia.engine.city import NO_PRODUCTION, NO_SIDE, Production
from mirabilia.engine.wide_payments import own_production
from tests.rules import sea_tables
from tests.rules.box_tables import Table as BoxTable
from tests.rules.tables import LEFT, ME, RIGHT, Table, city, every_seat
from tests.support.play import moments

ALL = ("leaders", "cities", "armada")


@pytest.mark.parametrize(
    ("players", "boxes", "turns"),
    [
        (3, (), 6),
        (7, ("leaders",), 6),
        (4, ("cities",), 7),
        (4, ("armada",), 7),
        (7, ("cities", "armada"), 8),
        # the Armada's cards are the eighth hand, and no turn more.
        (8, ("armada",), 6),
        (8, ("cities", "armada"), 7),
    ],
)
def test_the_turns_of_an_age(players: int, boxes: tuple[str, ...], turns: int) -> None:
    game = Game.new(players=players, expansions=boxes, seed=1)
    assert game.course()["turns"] == turns


@pytest.mark.rule("B-8")
@pytest.mark.parametrize(("age", "side"), [(1, "left"), (2, "right"), (3, "left")])
def test_b_8_hands_pass_to_the_left_in_odd_ages(age: int, side: str) -> None:
    assert Table((3, 0), age=age).game.course()["passing"] == side


def test_nothing_passes_before_the_first_age() -> None:
    assert Game.new(players=3, seed=1).course()["passing"] is None


def test_a_sale_brings_what_it_says() -> None:
    table = Table((3, 0), hands={0: ["altar", "theater"]})
    told = table.game.course()["sale"]
    before = table.coins()
    table.turn({0: "sell altar"})
    assert table.coins() == before + told


@every_seat
def test_who_is_paid_on_the_left_sits_on_the_left(ring: tuple[int, int]) -> None:
    table = Table(ring, {LEFT: city("gizah")}, {ME: ["baths"]})
    left = table.game.course()["left"]
    assert left[table.seat(ME)] == table.seat(LEFT)
    assert left[table.seat(RIGHT)] == table.seat(ME)
    table.turn({ME: "build baths left 2"})
    paid = [event for event in table.events("trade") if event["to"] == left[table.seat(ME)]]
    assert len(paid) == 1


# ---- what cities make


@pytest.mark.rule("B-23")
def test_b_23_a_city_sells_what_board_brown_and_grey_cards_make() -> None:
    own = city("gizah", "clay_pit", "press_age1", "forum", "sawmill", "caravansery", "theater")
    course = Table((3, 0), {ME: own}, age=3).game.course()
    assert course["sold"][0] == ["stone", "ore/clay", "papyrus", "wood", "wood"]
    assert course["kept"][0] == ["glass/cloth/papyrus", "wood/stone/ore/clay"]


@pytest.mark.rule("C-9")
def test_c_9_a_symbol_that_goes_by_what_is_sold_is_told_as_it_is_now() -> None:
    own = city("gizah", "lumber_yard", "secret_warehouse", "black_market", coins=6)
    course = BoxTable((3, 0), {ME: own}, boxes=("cities",), age=3).game.course()
    assert course["sold"][0] == ["stone", "wood"]
    assert set(course["kept"][0]) == {"wood/stone", "ore/clay/glass/cloth/papyrus"}


def test_stages_make_for_their_owner_alone() -> None:
    own = city("alexandria", stages=2)
    course = Table((3, 0), {ME: own}, age=3).game.course()
    assert course["sold"][0] == ["glass"]
    assert course["kept"][0] == ["wood/stone/ore/clay"]


def test_what_a_board_will_sell_is_known_before_its_side_is_chosen() -> None:
    boards = ["gizah", "rhodos", "roma"]
    game = Game.new(players=3, expansions=["leaders"], boards=boards, sides="choose", seed=1)
    assert game.pending[0].kind == "side"
    assert game.course()["sold"] == [["stone"], ["ore"], []]


def made_by(symbols: list[str], start: Production = NO_PRODUCTION) -> Production:
    """All that some symbols can make."""
    masks = [sum(1 << RESOURCES.index(name) for name in one.split("/")) for one in symbols]
    return reduce(Production.plus_choice, masks, start)


@pytest.mark.parametrize("number", range(3))
def test_symbols_make_what_the_engine_buys_and_pays_with(number: int) -> None:
    for game in moments(number, expansions=ALL, sides="choose"):
        course = game.course()
        for seat, built in enumerate(game._state.cities):
            if built.side == NO_SIDE:
                continue
            sold = made_by(course["sold"][seat])
            own = made_by(course["kept"][seat], sold)
            assert sorted(sold.bundles) == sorted(built.for_sale.bundles)
            assert sorted(own.bundles) == sorted(own_production(built).bundles)


def test_a_bundle_of_one_resource_is_a_symbol() -> None:
    assert made_by(["wood", "wood"]).bundles == [bundle({"wood": 2})]


# ---- what cities show


def test_shields_and_science_are_those_of_cards_stages_and_leaders() -> None:
    own = city("babylon", "apothecary", "library", "school", "stockade", stages=3)
    neighbour = city("rhodos", "walls", stages=2)
    course = Table((3, 0), {ME: own, LEFT: neighbour}, age=3).game.course()
    assert course["shields"] == [1, 4, 0]
    assert course["science"] == [{"compass": 1, "tablet": 2, "choice": 1}, {}, {}]


@pytest.mark.rule("L-29")
def test_l_29_whose_defeats_go_to_the_winner() -> None:
    cities = {ME: city("gizah"), RIGHT: city("rhodos", leaders=["tomyris"])}
    table = BoxTable((3, 0), cities, boxes=("leaders",))
    assert table.game.course()["spared"] == [2]


# ---- at sea


def test_a_table_without_ships_says_nothing_of_the_sea() -> None:
    assert not {"naval", "prizes", "sale_fleet"} & Table((3, 0)).game.course().keys()


@pytest.mark.rule("A-35")
def test_a_35_naval_strength_is_that_which_is_compared() -> None:
    cities = {
        ME: city("gizah", fleets=sea_tables.at("red", 3)),
        LEFT: city("rhodos", "coastal_defenses"),
    }
    table = sea_tables.Table((3, 0), cities, turn=7)
    told = table.game.course()["naval"]
    table.finish_age()
    ranked = {event["seat"]: event["strength"] for event in table.events("naval", None)}
    assert [ranked[seat] for seat in range(3)] == told
    assert len(set(told)) > 1


@pytest.mark.rule("A-35", "A-70")
@pytest.mark.parametrize(
    ("edition", "age", "prizes"),
    [
        (2, 1, {"first": 3, "second": 1, "last": -1}),
        (2, 2, {"first": 5, "second": 3, "last": -2}),
        (2, 3, {"first": 7, "second": 5, "last": -3}),
        (1, 2, {"first": 5, "second": 3, "last": -2}),
        (1, 3, {"first": 7, "second": 5, "third": 3, "last": -3}),
    ],
)
def test_naval_tokens_of_the_age(edition: int, age: int, prizes: dict[str, int]) -> None:
    table = sea_tables.Table((3, 0), age=age, armada_edition=edition)
    assert table.game.course()["prizes"] == prizes


@pytest.mark.rule("A-40")
def test_a_40_the_ship_that_a_sale_moves() -> None:
    table = sea_tables.Table((3, 0), hands={ME: ["altar"]})
    fleet = table.game.course()["sale_fleet"]
    table.turn({ME: "sell altar ship"})
    assert table.city()["fleets"] == sea_tables.at(fleet, 1)
