"""Chapter A: reductions by part, and distant purchases (A-9, A-51; L-28, L-34, T-3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.sea_tables import (
    Table,
    at,
    every_seat,
    every_seat_of_five,
    every_seat_of_four,
    makers,
    ring_of,
)
from tests.rules.tables import FAR_LEFT, FAR_RIGHT, LEFT, ME, RIGHT, Data, Ring, city

ALL = ("leaders", "cities", "armada")


def ways(
    ring: Ring,
    me: Data,
    card: str,
    age: int = 2,
    cities: dict[int, Data] | None = None,
    **more: Any,
) -> list[str]:
    there = {ME: me, LEFT: city("ephesos", coins=0), RIGHT: city("alexandria", coins=0)}
    there |= cities or {}
    more = {"boxes": ("leaders", "armada"), "turn": 4, **more}
    return Table(ring, there, {ME: [card]}, age=age, **more).builds(card)


# ---- reductions


@pytest.mark.rule("A-9", "L-23")
@every_seat
def test_a_9_a_leaders_reduction_takes_from_the_cards_part_alone(ring: Ring) -> None:
    # Temple: wood, clay, glass; the first blue step of shipyard 1: clay.
    def offered(made: str, *leaders: str) -> list[str]:
        cards = makers(made, "rhodos")
        me = city("rhodos", *cards, coins=0, shipyard="shipyard_1", leaders=list(leaders))
        return ways(ring, me, "temple")

    assert offered("WCGC") == ["", "ship"]
    assert offered("WCG") == [""]
    # One clay serves the step, the reduction the card's own.
    assert offered("WCG", "hammurabi") == ["", "ship"]
    assert offered("WG", "hammurabi") == [""]
    assert offered("WC", "hammurabi") == [""]
    assert offered("CC", "hammurabi") == []


@pytest.mark.rule("A-9")
@every_seat
def test_a_9_a_reduction_not_used_up_by_its_part_is_lost(ring: Ring) -> None:
    # The altar costs nothing: nothing is left over for the step's clay.
    for card, made, expected in (
        ("altar", "", [""]),
        ("baths", "", [""]),
        ("baths", "C", ["", "ship"]),
    ):
        cards = makers(made, "rhodos")
        me = city("rhodos", *cards, coins=0, shipyard="shipyard_1", leaders=["hammurabi"])
        assert ways(ring, me, card, age=1) == expected


@pytest.mark.rule("A-9", "A-50")
@every_seat
def test_a_9_the_islands_reduction_takes_from_the_naval_part_alone(ring: Ring) -> None:
    for made, expected in (("S", ["", "ship"]), ("C", []), ("", [])):
        cards = makers(made, "rhodos")
        me = city("rhodos", *cards, coins=0, shipyard="shipyard_1", islands=["ancient_oasis"])
        assert ways(ring, me, "baths", age=1) == expected


@pytest.mark.rule("A-9", "A-50")
@every_seat
def test_a_9_coins_of_a_naval_cost_are_paid_in_full(ring: Ring) -> None:
    # The fifth blue step of shipyard 1: wood, cloth and a coin.
    for made, coins, expected in (
        ("W", 1, ["", "ship"]),
        ("L", 1, ["", "ship"]),
        ("WL", 0, [""]),
        ("", 1, [""]),
    ):
        cards = makers(made, "rhodos")
        me = city(
            "rhodos",
            *cards,
            coins=coins,
            shipyard="shipyard_1",
            fleets=at("blue", 4),
            islands=["ancient_oasis"],
        )
        assert ways(ring, me, "altar", age=1) == expected


@pytest.mark.rule("A-9")
@every_seat
@pytest.mark.parametrize(
    ("card", "leader", "made"),
    [
        ("stables", "leonidas", "WO"),  # wood, ore, clay; the red step: wood
        ("laboratory", "archimedes", "CP"),  # two clays, papyrus; the green step: ore
    ],
)
def test_a_9_both_reductions_work_together(ring: Ring, card: str, leader: str, made: str) -> None:
    me = city(
        "gizah",
        *makers(made, "gizah"),
        coins=0,
        shipyard="shipyard_1",
        leaders=[leader],
        islands=["ancient_oasis"],
    )
    assert ways(ring, me, card) == ["", "ship"]
    without = {**me, "islands": []}
    assert ways(ring, without, card) == [""]


@pytest.mark.rule("A-9", "A-6")
@every_seat
def test_a_9_a_chain_leaves_the_naval_part_to_be_paid(ring: Ring) -> None:
    # The leader's reduction has nothing to take from; the island's has.
    me = city("rhodos", "baths", coins=0, shipyard="shipyard_1", leaders=["hammurabi"])
    assert ways(ring, me, "aqueduct") == [""]
    me["islands"] = ["ancient_oasis"]
    assert ways(ring, me, "aqueduct") == ["", "ship"]


@pytest.mark.rule("A-9", "C-9")
@every_seat
def test_a_9_free_stages_leave_the_naval_part_to_be_paid(ring: Ring) -> None:
    # Shipyard 1: the red step costs wood; Gizah's first stage two woods.
    for made, expected in (("", [""]), ("W", ["", "ship"])):
        cards = makers(made, "gizah")
        me = city("gizah", *cards, "architect_firm", coins=0, shipyard="shipyard_1")
        there = {ME: me, LEFT: city("ephesos"), RIGHT: city("alexandria")}
        table = Table(ring, there, age=2, turn=4, boxes=("cities", "armada"))
        assert table.stages() == expected


@pytest.mark.rule("A-9", "L-23")
@every_seat
def test_a_9_imhotep_takes_from_the_stages_part_alone(ring: Ring) -> None:
    # Two woods for the stage, one for the step.
    for made, expected in (("W", [""]), ("WW", ["", "ship"]), ("", [])):
        cards = makers(made, "gizah")
        me = city("gizah", *cards, coins=0, shipyard="shipyard_1", leaders=["imhotep"])
        there = {ME: me, LEFT: city("ephesos"), RIGHT: city("alexandria")}
        table = Table(ring, there, age=2, turn=4, boxes=("leaders", "armada"))
        assert table.stages() == expected


@pytest.mark.rule("A-9", "L-21")
@every_seat
def test_a_9_bilkis_and_purchases_serve_either_part(ring: Ring) -> None:
    # Baths: stone; the step: clay.
    for made in ("S", "C"):
        cards = makers(made, "rhodos")
        me = city("rhodos", *cards, coins=1, shipyard="shipyard_1", leaders=["bilkis"])
        offered = ways(ring, me, "baths", age=1)
        assert "ship bank 1" in offered
    me = city("rhodos", coins=9, shipyard="shipyard_1", leaders=["bilkis"])
    # Once in a turn: one part only.
    assert "ship bank 1" not in ways(ring, me, "baths", age=1)
    selling = {LEFT: city("ephesos", "excavation")} if ring[0] > 3 else {LEFT: city("gizah")}
    offered = ways(ring, me, "baths", age=1, cities=selling)
    assert "ship left 2 bank 1" in offered


# ---- distant purchases


def far_table(ring: Ring, me: Data, far: Data, whom: int, **more: Any) -> Table:
    cities = {ME: me, LEFT: city("ephesos"), RIGHT: city("alexandria"), whom: far}
    return Table(ring, cities, **{"age": 2, "turn": 4, **more})


EMPORIA = pytest.mark.parametrize(
    ("card", "payee", "whom", "times"),
    [
        ("eastern_emporium", "far_right", FAR_RIGHT, 1),
        ("western_emporium", "far_left", FAR_LEFT, 2),
    ],
)


@pytest.mark.rule("A-51", "A-50")
@EMPORIA
@every_seat_of_four
def test_a_51_each_resource_costs_one_coin(
    ring: Ring, card: str, payee: str, whom: int, times: int
) -> None:
    # Gizah's stage of two woods, one of them made at home.
    me = city("gizah", card, "lumber_yard", coins=1)
    table = far_table(ring, me, city("babylon"), whom)
    assert f"{payee} 1" in table.stages()
    table.turn({ME: f"stage {table.hand()[0]} {payee} 1"})
    assert table.coins() == 0
    assert table.coins(whom) == 3 + 3 + 1
    if ring[0] > 4:
        # The other distant player sells nothing.
        assert table.events("trade") == [
            {"event": "trade", "seat": table.me, "to": table.seat(whom), "coins": 1}
        ]


@pytest.mark.rule("A-51", "A-50")
@EMPORIA
@every_seat_of_four
def test_a_51_once_or_twice_in_a_turn(
    ring: Ring, card: str, payee: str, whom: int, times: int
) -> None:
    me = city("gizah", card, coins=9)
    far = city("babylon", "sawmill")
    offered = far_table(ring, me, far, whom).stages()
    assert (f"{payee} 2" in offered) == (times == 2)
    # Night, third stage of Halikarnassos: three woods.
    me = city("halikarnassos", card, side="night", stages=2, coins=9)
    offered = far_table(ring, me, far, whom).stages()
    assert f"{payee} 3" not in offered


@pytest.mark.rule("A-51", "B-23")
@EMPORIA
@every_seat_of_four
def test_a_51_for_sale_are_start_brown_and_grey_only(
    ring: Ring, card: str, payee: str, whom: int, times: int
) -> None:
    me = city("gizah", card, "lumber_yard", coins=9)
    for far, sells in (
        (city("babylon"), True),
        (city("rhodos", "timber_yard"), True),
        (city("rhodos", "caravansery"), False),
        (city("rhodos", islands=["overgrown_island"]), False),
        (city("rhodos"), False),
    ):
        offered = far_table(ring, me, far, whom).stages()
        assert (f"{payee} 1" in offered) == sells


@pytest.mark.rule("A-51", "B-24")
@every_seat_of_four
def test_a_51_each_symbol_is_bought_once(ring: Ring) -> None:
    # The only wood of the far player for a stage of two.
    me = city("gizah", "western_emporium", coins=9)
    assert far_table(ring, me, city("babylon"), FAR_LEFT).stages() == []
    assert far_table(ring, me, city("babylon", "timber_yard"), FAR_LEFT).stages() == ["far_left 2"]


@pytest.mark.rule("A-51")
@pytest.mark.parametrize("seat", range(4))
def test_a_51_with_four_players_both_emporia_mean_one_whose_symbols_serve_once(seat: int) -> None:
    both = ("western_emporium", "eastern_emporium")
    me = city("gizah", *both, coins=9)
    ring = (4, seat)
    assert far_table(ring, me, city("babylon"), FAR_LEFT).stages() == []
    offered = far_table(ring, me, city("babylon", "timber_yard"), FAR_LEFT).stages()
    assert set(offered) == {"far_left 1 far_right 1", "far_left 2"}
    # Three woods of one player: one from the east, two from the west.
    me = city("halikarnassos", *both, side="night", stages=2, coins=9)
    table = far_table(ring, me, city("babylon", "sawmill"), FAR_LEFT)
    assert table.stages() == ["far_left 2 far_right 1"]
    table.turn({ME: f"stage {table.hand()[0]} far_left 2 far_right 1"})
    assert table.coins(FAR_LEFT) == 3 + 3 + 3
    # A choice symbol gives one thing in a turn, whatever the way.
    me = city("olympia", *both, stages=1, coins=9)
    assert far_table(ring, me, city("gizah", "timber_yard"), FAR_LEFT).stages() == []


@pytest.mark.rule("A-51")
@every_seat_of_five
def test_a_51_with_more_players_they_are_two(ring: Ring) -> None:
    me = city("gizah", "western_emporium", "eastern_emporium", coins=9)
    cities = {
        ME: me,
        LEFT: city("ephesos"),
        RIGHT: city("alexandria"),
        FAR_LEFT: city("babylon"),
        FAR_RIGHT: city("rhodos", "timber_yard"),
    }
    table = Table(ring, cities, age=2, turn=4)
    assert table.stages() == ["far_left 1 far_right 1"]
    table.turn({ME: f"stage {table.hand()[0]} far_left 1 far_right 1"})
    assert (table.coins(FAR_LEFT), table.coins(FAR_RIGHT)) == (7, 7)


@pytest.mark.rule("A-51", "B-26", "C-9", "L-28")
@EMPORIA
@every_seat_of_four
def test_a_51_discounts_rebates_and_refunds_do_not_apply(
    ring: Ring, card: str, payee: str, whom: int, times: int
) -> None:
    cheap = ("west_trading_post", "east_trading_post", "marketplace", "smugglers_cache")
    wharves = ("west_clandestine_wharf", "east_clandestine_wharf")
    me = city("gizah", card, "lumber_yard", *cheap, *wharves, coins=1, leaders=["hatshepsut"])
    table = far_table(ring, me, city("babylon"), whom, boxes=ALL, leaders="expert")
    assert f"{payee} 1" in table.stages()
    table.turn({ME: f"stage {table.hand()[0]} {payee} 1"})
    assert table.coins() == 0


@pytest.mark.rule("A-51", "B-24")
@every_seat_of_five
def test_a_51_the_seller_and_others_use_the_same_symbol(ring: Ring) -> None:
    # The far player builds with the wood that I buy.
    cities = {
        ME: city("gizah", "western_emporium", "lumber_yard", coins=1),
        FAR_LEFT: city("babylon", "press_age1", coins=0),
    }
    table = Table(ring, cities, {FAR_LEFT: ["school"]}, age=2, turn=4)
    table.turn({ME: f"stage {table.hand()[0]} far_left 1", FAR_LEFT: "build school"})
    assert "school" in table.cards(FAR_LEFT)
    assert table.coins(FAR_LEFT) == 1


@pytest.mark.rule("A-51", "B-27")
@every_seat_of_four
def test_a_51_far_and_near_are_offered_side_by_side(ring: Ring) -> None:
    me = city("gizah", "western_emporium", "lumber_yard", coins=5)
    cities = {ME: me, LEFT: city("babylon"), RIGHT: city("alexandria")}
    cities[FAR_LEFT] = city("rhodos", "timber_yard")
    table = Table(ring, cities, age=2, turn=4)
    # Neither beats the other: who gets the coins is the player's choice, cheapest first.
    assert [way for way in table.stages() if "ship" not in way] == ["far_left 1", "left 2"]


# ---- L-28, L-34, T-3


@pytest.mark.rule("L-28", "L-34", "T-3")
@pytest.mark.parametrize("teams", [False, True])
@pytest.mark.parametrize("seat", range(4))
def test_l_34_a_needless_purchase_that_costs_nothing_and_pays(seat: int, teams: bool) -> None:
    # Baths cost a stone that the city makes; the left neighbour's stone costs 2 - 1 - 1.
    me = city(
        "gizah",
        "west_trading_post",
        "west_clandestine_wharf",
        coins=0,
        leaders=["hatshepsut"],
    )
    cities = {ME: me, LEFT: city("rhodos", "stone_pit"), RIGHT: city("ephesos")}
    options: dict[str, Any] = {"boxes": ALL, "leaders": "expert", "teams": teams}
    table = Table((4, seat), cities, {ME: ["baths"]}, turn=4, **options)
    offered = [way for way in table.builds("baths") if "ship" not in way]
    # T-3: in teams own resources are used before any are bought.
    assert offered == ([""] if teams else ["left 0"])
    if not teams:
        table.turn({ME: "build baths left 0"})
        assert (table.coins(), table.coins(LEFT)) == (1, 3 + 3)


@pytest.mark.rule("T-3", "B-28")
@pytest.mark.parametrize("seat", range(4))
def test_t_3_as_few_as_possible_are_bought_bank_and_players_together(seat: int) -> None:
    # Temple: wood, clay, glass; a choice of wood or stone at home.
    me = city("gizah", "timber_yard", coins=9, leaders=["bilkis"])
    cities = {ME: me, LEFT: city("alexandria", "brickyard"), RIGHT: city("babylon", "loom_age1")}
    options: dict[str, Any] = {"boxes": ALL, "teams": True}
    table = Table((4, seat), cities, {ME: ["temple"]}, age=2, turn=4, **options)
    offered = [way for way in table.builds("temple") if "ship" not in way]
    # Two are bought, clay and glass: both from the left, or one of them from the bank.
    assert offered == ["left 2 bank 1", "left 4"]


@pytest.mark.rule("B-27")
def test_b_27_payments_are_offered_cheapest_first() -> None:
    me = city("gizah", "western_emporium", "eastern_emporium", coins=9, leaders=["bilkis"])
    cities = {
        ME: me,
        LEFT: city("babylon", "timber_yard"),
        RIGHT: city("alexandria"),
        FAR_LEFT: city("rhodos", "lumber_yard"),
    }
    for seat in range(6):
        boxes = ("leaders", "armada")
        table = Table((6, seat), cities, age=2, turn=4, boxes=boxes)
        offered = [way for way in table.stages() if "ship" not in way]
        assert offered == ["bank 1 far_left 1", "left 2 bank 1", "left 2 far_left 1", "left 4"]


@pytest.mark.rule("A-9")
def test_a_9_the_island_frees_the_first_step_of_every_fleet() -> None:
    # The island's one resource less, on the first step of every fleet: nothing is left to pay.
    for number, card in enumerate(("stables", "caravansery", "aqueduct", "dispensary")):
        parent = {"stables": "apothecary", "caravansery": "marketplace"}.get(card, "baths")
        parent = "apothecary" if card == "dispensary" else parent
        me = city("rhodos", parent, coins=0, islands=["ancient_oasis"])
        assert ways(ring_of(number), me, card) == ["", "ship"]
