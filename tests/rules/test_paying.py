"""Chapter B, paying with resources: production, trade, discounts, payments (B-21 to B-28)."""

from __future__ import annotations

import pytest

from mirabilia import IllegalMove
from tests.rules.printed import RAW
from tests.rules.tables import (
    LEFT,
    ME,
    RIGHT,
    Data,
    Ring,
    Table,
    city,
    every_seat,
    every_seat_of_four,
)


def total(payment: str) -> int:
    return sum(int(word) for word in payment.split() if word.isdigit())


def check_payments(offered: list[str], expected: set[str]) -> None:
    """All that are expected and no others, each once, cheapest first."""
    assert set(offered) == expected
    assert len(offered) == len(expected)
    assert [total(payment) for payment in offered] == sorted(total(p) for p in expected)


# ---- B-21


@pytest.mark.rule("B-21")
@every_seat
def test_b_21_resources_are_never_spent(ring: Ring) -> None:
    """Two symbols of stone pay for Olympia's first stage, and for the Library in the next turn."""
    cities = {
        ME: city("olympia", "stone_pit", "timber_yard", "loom_age1", coins=0),
        LEFT: city("rhodos"),
    }
    hands = {ME: ["sawmill"], LEFT: ["library", "temple"]}
    table = Table(ring, cities, hands, age=2)
    table.turn({ME: "stage sawmill", LEFT: "sell temple"})
    assert len(table.city()["buried"]) == 1
    # Hands pass to the right in age II. Library: two stone and cloth, the same two stones.
    assert table.builds("library") == [""]


@pytest.mark.rule("B-21")
@every_seat
def test_b_21_one_symbol_does_not_serve_twice_in_a_turn(ring: Ring) -> None:
    """Olympia Day's first stage costs two stones: one Stone Pit is not enough, two symbols are."""
    cities = {ME: city("olympia", "stone_pit", coins=0)}
    assert Table(ring, cities, {ME: ["altar"]}, turn=2).stages("altar") == []
    cities = {ME: city("olympia", "stone_pit", "timber_yard", coins=0)}
    assert Table(ring, cities, {ME: ["altar"]}, turn=2).stages("altar") == [""]


@pytest.mark.rule("B-21")
@every_seat
@pytest.mark.parametrize(
    ("source", "card"),
    [
        (city("rhodos", coins=0), "barracks"),
        (city("gizah", "ore_vein", coins=0), "barracks"),
        (city("gizah", "glassworks_age1", coins=0), "workshop"),
        (city("alexandria", coins=0, side="night", stages=1), "barracks"),
        (city("alexandria", coins=0, side="night", stages=2), "apothecary"),
    ],
    ids=["board", "brown", "grey", "first stage", "second stage"],
)
def test_b_21_what_gives_resources(ring: Ring, source: Data, card: str) -> None:
    table = Table(ring, {ME: dict(source)}, {ME: [card]}, turn=3)
    assert table.builds(card) == [""]


@pytest.mark.rule("B-21")
@every_seat
def test_b_21_yellow_cards_give_resources_to_their_own_city(ring: Ring) -> None:
    """Temple: wood, clay and glass, each from another source."""
    cities = {ME: city("babylon", "caravansery", "forum", coins=0)}
    table = Table(ring, cities, {ME: ["temple"]}, age=2, turn=2)
    assert table.builds("temple") == [""]


# ---- B-22


@pytest.mark.rule("B-22")
@every_seat
def test_b_22_a_choice_gives_one_of_its_resources(ring: Ring) -> None:
    """Clay Pit: ore or clay, not both for Stables (wood, ore, clay)."""
    cities = {ME: city("babylon", "clay_pit", coins=0)}
    hands = {ME: ["stables"]}
    assert Table(ring, cities, hands, age=2).builds("stables") == []
    cities = {ME: city("babylon", "clay_pit", "ore_vein", coins=0)}
    assert Table(ring, cities, hands, age=2).builds("stables") == [""]
    cities = {ME: city("babylon", "clay_pit", "clay_pool", coins=0)}
    assert Table(ring, cities, hands, age=2).builds("stables") == [""]


@pytest.mark.rule("B-22")
@every_seat
def test_b_22_it_is_chosen_anew_each_time(ring: Ring) -> None:
    """Clay Pit is ore for Barracks in one turn and clay for the Guard Tower in the next."""
    cities = {ME: city("gizah", "clay_pit", coins=0), RIGHT: city("ephesos")}
    hands = {ME: ["barracks"], RIGHT: ["guard_tower", "theater"]}
    table = Table(ring, cities, hands, turn=2)
    assert table.builds("barracks") == [""]
    table.turn({ME: "build barracks", RIGHT: "sell theater"})
    assert table.builds("guard_tower") == [""]


@pytest.mark.rule("B-22")
@every_seat
def test_b_22_a_choice_outside_the_four_is_no_help(ring: Ring) -> None:
    """Forum gives glass, cloth or papyrus: nothing for a red card, one thing for the Academy."""
    cities = {ME: city("gizah", "quarry", "forum", coins=0)}
    table = Table(ring, cities, {ME: ["academy", "arsenal"]}, age=3)
    assert table.builds("academy") == [""]
    assert table.builds("arsenal") == []


# ---- B-23


@pytest.mark.rule("B-23")
@every_seat
@pytest.mark.parametrize("side", ["left", "right"])
def test_b_23_a_resource_costs_two_coins_to_its_owner(ring: Ring, side: str) -> None:
    seller, other = (LEFT, RIGHT) if side == "left" else (RIGHT, LEFT)
    cities = {
        ME: city("gizah", coins=2),
        seller: city("rhodos", "lumber_yard", coins=0),
        other: city("ephesos", coins=0),
    }
    hands = {ME: ["stockade"], seller: ["altar"], other: ["theater"]}
    table = Table(ring, cities, hands, turn=2)
    assert table.builds("stockade") == [f"{side} 2"]
    table.turn({ME: f"build stockade {side} 2", seller: "build altar", other: "build theater"})
    assert (table.coins(), table.coins(seller), table.coins(other)) == (0, 2, 0)
    assert table.events("trade") == [
        {"event": "trade", "seat": table.me, "to": table.seat(seller), "coins": 2}
    ]


@pytest.mark.rule("B-23")
@every_seat
def test_b_23_one_coin_is_not_enough(ring: Ring) -> None:
    cities = {ME: city("gizah", coins=1), LEFT: city("babylon"), RIGHT: city("ephesos")}
    assert Table(ring, cities, {ME: ["stockade"]}).builds("stockade") == []


@pytest.mark.rule("B-23")
@every_seat
@pytest.mark.parametrize(
    "seller",
    [city("babylon"), city("rhodos", "lumber_yard"), city("rhodos", "timber_yard")],
    ids=["board", "brown", "brown choice"],
)
def test_b_23_boards_and_brown_cards_sell(ring: Ring, seller: Data) -> None:
    cities = {ME: city("gizah"), LEFT: dict(seller), RIGHT: city("ephesos")}
    assert Table(ring, cities, {ME: ["stockade"]}, turn=2).builds("stockade") == ["left 2"]


@pytest.mark.rule("B-23")
@every_seat
def test_b_23_grey_cards_sell(ring: Ring) -> None:
    cities = {ME: city("gizah"), LEFT: city("rhodos"), RIGHT: city("babylon", "loom_age1")}
    assert Table(ring, cities, {ME: ["apothecary"]}, turn=2).builds("apothecary") == ["right 2"]


@pytest.mark.rule("B-23")
@every_seat
@pytest.mark.parametrize(
    ("own", "seller"),
    [
        (city("ephesos", coins=9), city("rhodos", "caravansery")),
        (city("ephesos", coins=9), city("alexandria", stages=2)),
        (city("ephesos", coins=9), city("alexandria", side="night", stages=1)),
        (city("babylon", coins=9), city("rhodos", "forum")),
        (city("babylon", coins=9), city("alexandria", side="night", stages=2)),
    ],
    ids=["caravansery", "day stage 2", "night stage 1", "forum", "night stage 2"],
)
def test_b_23_yellow_cards_and_stages_do_not_sell(ring: Ring, own: Data, seller: Data) -> None:
    """School: wood and papyrus. One is my own, the other the neighbour makes for itself alone."""
    cities = {ME: dict(own), LEFT: dict(seller), RIGHT: city("gizah")}
    assert Table(ring, cities, {ME: ["school"]}, age=2, turn=2).builds("school") == []
    cities[LEFT]["cards"] = ["lumber_yard", "press_age1"]
    assert Table(ring, cities, {ME: ["school"]}, age=2, turn=2).builds("school") == ["left 2"]


@pytest.mark.rule("B-23")
@every_seat_of_four
def test_b_23_only_the_two_neighbours_sell(ring: Ring) -> None:
    cities = {
        ME: city("gizah", coins=20),
        LEFT: city("rhodos"),
        RIGHT: city("ephesos"),
        2: city("babylon"),
    }
    assert Table(ring, cities, {ME: ["stockade"]}).builds("stockade") == []


@pytest.mark.rule("B-23")
@every_seat
def test_b_23_several_resources_from_both_neighbours(ring: Ring) -> None:
    """Palace in Gizah: clay and ore at the left; wood, glass, cloth and papyrus at the right."""
    cities = {
        ME: city("gizah", coins=12),
        LEFT: city("rhodos", "clay_pool", coins=0),
        RIGHT: city("babylon", "glassworks_age1", "loom_age1", "press_age1", coins=0),
    }
    table = Table(ring, cities, {ME: ["palace"], LEFT: ["arena"], RIGHT: ["senate"]}, age=3)
    assert table.builds("palace") == ["left 4 right 8"]
    table.turn({ME: "build palace left 4 right 8", LEFT: "sell arena", RIGHT: "sell senate"})
    assert (table.coins(), table.coins(LEFT), table.coins(RIGHT)) == (0, 4 + 3, 8 + 3)


@pytest.mark.rule("B-23")
@every_seat
def test_b_23_stages_are_paid_in_the_same_way(ring: Ring) -> None:
    cities = {ME: city("gizah", coins=4), LEFT: city("babylon", "lumber_yard")}
    table = Table(ring, cities, {ME: ["altar"]}, turn=2)
    assert table.stages("altar") == ["left 4"]
    table.turn({ME: "stage altar left 4"})
    assert table.coins() == 0


@pytest.mark.rule("B-23")
@every_seat
def test_b_23_nothing_is_bought_but_for_the_cost(ring: Ring) -> None:
    """No purchase goes with a sale, nor with a card that costs nothing."""
    cities = {ME: city("gizah", coins=9), LEFT: city("babylon")}
    table = Table(ring, cities, {ME: ["altar"]})
    assert table.builds("altar") == [""]
    with pytest.raises(IllegalMove):
        table.play(ME, "build altar left 2")


# ---- B-24


@pytest.mark.rule("B-24")
@every_seat
@pytest.mark.parametrize(("card", "resource"), [("barracks", "ore"), ("guard_tower", "clay")])
def test_b_24_the_buyer_chooses_from_a_choice(ring: Ring, card: str, resource: str) -> None:
    """The seller makes the one of it, the buyer the other, in one turn."""
    other = {"barracks": "guard_tower", "guard_tower": "barracks"}[card]
    cities = {
        ME: city("gizah", coins=2),
        LEFT: city("babylon", "clay_pit", coins=0),
        RIGHT: city("ephesos"),
    }
    table = Table(ring, cities, {ME: [card], LEFT: [other]}, turn=2)
    assert table.builds(card) == ["left 2"]
    assert table.builds(other, LEFT) == [""]
    table.turn({ME: f"build {card} left 2", LEFT: f"build {other}"})
    assert table.cards() == [card]
    assert table.cards(LEFT) == ["clay_pit", other]
    assert table.coins(LEFT) == 2


@pytest.mark.rule("B-24")
@every_seat
def test_b_24_a_symbol_is_bought_once_per_turn(ring: Ring) -> None:
    """Gizah's first stage costs two wood: one Lumber Yard sells one, a Sawmill two."""
    cities = {
        ME: city("gizah", coins=9),
        LEFT: city("rhodos", "lumber_yard"),
        RIGHT: city("ephesos"),
    }
    assert Table(ring, cities, {ME: ["senate"]}, age=3).stages("senate") == []
    cities[LEFT]["cards"] = ["sawmill"]
    assert Table(ring, cities, {ME: ["senate"]}, age=3).stages("senate") == ["left 4"]


@pytest.mark.rule("B-24", "B-22")
@every_seat
def test_b_24_a_choice_is_bought_as_one_thing_only(ring: Ring) -> None:
    """Stables need ore and clay beside your wood; Clay Pit sells one of them, not both."""
    cities = {
        ME: city("babylon", coins=9),
        LEFT: city("gizah", "clay_pit"),
        RIGHT: city("ephesos"),
    }
    assert Table(ring, cities, {ME: ["stables"]}, age=2).builds("stables") == []
    cities[RIGHT] = city("ephesos", "ore_vein")
    assert Table(ring, cities, {ME: ["stables"]}, age=2).builds("stables") == ["left 2 right 2"]


@pytest.mark.rule("B-24")
@every_seat
def test_b_24_both_neighbours_buy_and_the_seller_uses_the_same_symbol(ring: Ring) -> None:
    """Three stones of one city: bought from both sides, two of them used at home, in one turn."""
    cities = {
        ME: city("gizah", "quarry", "loom_age1", coins=0),
        LEFT: city("rhodos", coins=6),
        RIGHT: city("ephesos", coins=6),
    }
    hands = {ME: ["library"], LEFT: ["walls"], RIGHT: ["aqueduct"]}
    table = Table(ring, cities, hands, age=2, turn=2)
    table.turn({ME: "build library", LEFT: "build walls right 6", RIGHT: "build aqueduct left 6"})
    assert "library" in table.cards()
    assert (table.cards(LEFT), table.cards(RIGHT)) == (["walls"], ["aqueduct"])
    assert [table.coins(who) for who in (ME, LEFT, RIGHT)] == [12, 0, 0]


@pytest.mark.rule("B-24")
@every_seat
def test_b_24_nobody_can_refuse_a_sale(ring: Ring) -> None:
    """Nothing is asked of the seller: the only decisions of the turn are everybody's cards."""
    cities = {ME: city("gizah", coins=2), LEFT: city("babylon"), RIGHT: city("ephesos")}
    table = Table(ring, cities, {ME: ["stockade"]})
    assert {decision.kind for decision in table.game.pending.values()} == {"card"}
    table.turn({ME: "build stockade left 2"})
    assert table.game.turn == 2
    assert table.coins(LEFT) == 3 + 2 + 3


# ---- B-25


@pytest.mark.rule("B-25")
@every_seat
def test_b_25_a_new_producer_serves_its_city_from_the_next_turn_on(ring: Ring) -> None:
    """Gizah's stage costs two wood; the second source is built now."""
    cities = {ME: city("gizah", "lumber_yard", coins=1)}
    table = Table(ring, cities, {ME: ["timber_yard"]}, turn=2)
    assert table.stages() == []
    table.turn({ME: "build timber_yard"})
    assert table.stages() == [""]


@pytest.mark.rule("B-25")
@every_seat
def test_b_25_a_new_producer_sells_from_the_next_turn_on(ring: Ring) -> None:
    """Hands pass to the left: the Stockade of the next turn is the right neighbour's."""
    cities = {ME: city("gizah"), LEFT: city("rhodos"), RIGHT: city("ephesos")}
    hands = {ME: ["altar"], LEFT: ["lumber_yard"], RIGHT: ["stockade", "theater"]}
    table = Table(ring, cities, hands)
    table.turn({ME: "sell altar", LEFT: "build lumber_yard", RIGHT: "sell theater"})
    assert table.builds("stockade") == ["left 2"]
    # In the turn before, with the Stockade in hand, nobody had wood to sell.
    same = Table(ring, cities, {ME: ["stockade"], LEFT: ["lumber_yard"]})
    assert same.builds("stockade") == []


@pytest.mark.rule("B-25")
@every_seat
def test_b_25_a_new_discount_holds_from_the_next_turn_on(ring: Ring) -> None:
    """Clay of the left neighbour: 2 coins while the trading post is built, 1 afterwards."""
    cities = {
        ME: city("gizah", coins=9),
        LEFT: city("rhodos", "clay_pool"),
        RIGHT: city("ephesos"),
    }
    posts = {ME: ["west_trading_post", "guard_tower"], RIGHT: ["theater"]}
    assert Table(ring, cities, posts, turn=2).builds("guard_tower") == ["left 2"]
    later = {ME: ["west_trading_post"], RIGHT: ["guard_tower", "theater"]}
    table = Table(ring, cities, later, turn=2)
    table.turn({ME: "build west_trading_post", RIGHT: "sell theater"})
    assert table.builds("guard_tower") == ["left 1"]


@pytest.mark.rule("B-25")
@every_seat
def test_b_25_a_stage_produces_from_the_next_turn_on(ring: Ring) -> None:
    """Alexandria Night makes any raw material with its first stage."""
    cities = {
        ME: city("alexandria", "clay_pool", "clay_pit", side="night", coins=0),
        RIGHT: city("gizah"),
    }
    hands = {ME: ["stockade"], RIGHT: ["theater", "baths"]}
    table = Table(ring, cities, hands, turn=2)
    assert table.builds("stockade") == []
    table.turn({ME: "stage stockade", RIGHT: "sell theater"})
    assert table.builds("baths") == [""]


@pytest.mark.rule("B-25", "B-42")
@every_seat
def test_b_25_a_stage_makes_free_from_the_next_turn_on(ring: Ring) -> None:
    """Olympia Day's second stage is built; the blue card is free in the turn after it."""
    cities = {ME: city("olympia", "sawmill", stages=1, coins=0), RIGHT: city("gizah")}
    hands = {ME: ["palace"], RIGHT: ["senate", "arena"]}
    table = Table(ring, cities, hands, age=3)
    assert table.builds("palace") == []
    table.turn({ME: "stage palace", RIGHT: "sell arena"})
    assert table.builds("senate") == ["free olympia"]


@pytest.mark.rule("B-25", "B-30")
@every_seat
def test_b_25_shields_hold_at_once(ring: Ring) -> None:
    table = Table(ring, {ME: city("babylon")}, {ME: ["stockade", "altar"]}, turn=6)
    table.turn({ME: "build stockade"})
    assert table.points("military") == 2
    stage = Table(ring, {ME: city("rhodos", "brickyard", "clay_pool", stages=1)}, age=2, turn=6)
    stage.turn({ME: f"stage {stage.hand()[0]}"})
    assert stage.points("military") == 2 * 3


# ---- B-26


@pytest.mark.rule("B-26")
@every_seat
@pytest.mark.parametrize(
    ("post", "side", "price"),
    [
        ("west_trading_post", "left", 1),
        ("west_trading_post", "right", 2),
        ("east_trading_post", "left", 2),
        ("east_trading_post", "right", 1),
        ("marketplace", "left", 2),
        ("marketplace", "right", 2),
    ],
)
@pytest.mark.parametrize("resource", RAW)
def test_b_26_raw_materials(ring: Ring, post: str, side: str, price: int, resource: str) -> None:
    sellers = {"wood": "lumber_yard", "stone": "stone_pit", "ore": "ore_vein", "clay": "clay_pool"}
    needs = {"wood": "stockade", "stone": "baths", "ore": "barracks", "clay": "guard_tower"}
    seller, other = (LEFT, RIGHT) if side == "left" else (RIGHT, LEFT)
    cities = {
        ME: city("ephesos", post, coins=price),
        seller: city("alexandria", sellers[resource], coins=0),
        other: city("halikarnassos"),
    }
    card = needs[resource]
    table = Table(ring, cities, {ME: [card]}, turn=2)
    assert table.builds(card) == [f"{side} {price}"]
    table.turn({ME: f"build {card} {side} {price}"})
    assert table.coins() == 0
    assert table.coins(seller) == price + 3
    cities[ME]["coins"] = price - 1
    assert Table(ring, cities, {ME: [card]}, turn=2).builds(card) == []


@pytest.mark.rule("B-26")
@every_seat
@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize(
    ("post", "price"), [("marketplace", 1), ("west_trading_post", 2), ("east_trading_post", 2)]
)
@pytest.mark.parametrize(
    ("seller_card", "card"),
    [
        ("glassworks_age1", "workshop"),
        ("loom_age1", "apothecary"),
        ("press_age1", "scriptorium"),
    ],
)
def test_b_26_manufactured_goods(
    ring: Ring, side: str, post: str, price: int, seller_card: str, card: str
) -> None:
    seller, other = (LEFT, RIGHT) if side == "left" else (RIGHT, LEFT)
    cities = {
        ME: city("gizah", post),
        seller: city("babylon", seller_card),
        other: city("rhodos"),
    }
    assert Table(ring, cities, {ME: [card]}, turn=2).builds(card) == [f"{side} {price}"]


@pytest.mark.rule("B-26")
@every_seat
def test_b_26_all_discounts_together(ring: Ring) -> None:
    """Palace with all three: six purchases for 1 coin each."""
    cities = {
        ME: city("gizah", "marketplace", "west_trading_post", "east_trading_post", coins=6),
        LEFT: city("rhodos", "clay_pool", coins=0),
        RIGHT: city("babylon", "glassworks_age1", "loom_age1", "press_age1", coins=0),
    }
    table = Table(ring, cities, {ME: ["palace"]}, age=3)
    assert table.builds("palace") == ["left 2 right 4"]


@pytest.mark.rule("B-26")
@every_seat
def test_b_26_a_discount_is_for_its_owner_alone(ring: Ring) -> None:
    cities = {
        ME: city("gizah"),
        LEFT: city("babylon", "west_trading_post", "east_trading_post"),
        RIGHT: city("ephesos"),
    }
    assert Table(ring, cities, {ME: ["stockade"]}, turn=2).builds("stockade") == ["left 2"]


# ---- B-27


@pytest.mark.rule("B-27")
@every_seat
def test_b_27_either_neighbour_may_be_paid(ring: Ring) -> None:
    cities = {ME: city("gizah"), LEFT: city("babylon"), RIGHT: city("rhodos", "lumber_yard")}
    offered = Table(ring, cities, {ME: ["stockade"]}, turn=2).builds("stockade")
    check_payments(offered, {"left 2", "right 2"})


@pytest.mark.rule("B-27")
@every_seat
def test_b_27_the_dearer_neighbour_is_offered_too(ring: Ring) -> None:
    """With a discount at the left: 1 coin there, or 2 at the right."""
    cities = {
        ME: city("gizah", "west_trading_post"),
        LEFT: city("babylon"),
        RIGHT: city("rhodos", "lumber_yard"),
    }
    offered = Table(ring, cities, {ME: ["stockade"]}, turn=2).builds("stockade")
    assert offered == ["left 1", "right 2"]


@pytest.mark.rule("B-27")
@every_seat
def test_b_27_what_the_coins_do_not_reach_is_not_offered(ring: Ring) -> None:
    cities = {
        ME: city("gizah", "west_trading_post", coins=1),
        LEFT: city("babylon"),
        RIGHT: city("rhodos", "lumber_yard"),
    }
    assert Table(ring, cities, {ME: ["stockade"]}, turn=2).builds("stockade") == ["left 1"]


@pytest.mark.rule("B-27")
@every_seat
def test_b_27_every_split_of_a_purchase(ring: Ring) -> None:
    """Gizah's stage of two wood, with two for sale on each side."""
    cities = {
        ME: city("gizah", coins=4),
        LEFT: city("babylon", "lumber_yard"),
        RIGHT: city("rhodos", "sawmill"),
    }
    offered = Table(ring, cities, {ME: ["senate"]}, age=3).stages("senate")
    check_payments(offered, {"left 4", "left 2 right 2", "right 4"})


@pytest.mark.rule("B-27")
@every_seat
def test_b_27_a_payment_that_another_beats_is_not_offered(ring: Ring) -> None:
    """School: wood and papyrus, both for sale on both sides, wood cheaper at the left.

    Both at the left 1 + 2; wood left, papyrus right 1 + 2; both at the right 4; papyrus left and
    wood right would be 2 + 2: more at the left than the second and no less at the right.
    """
    cities = {
        ME: city("gizah", "west_trading_post", coins=9),
        LEFT: city("babylon", "press_age1"),
        RIGHT: city("ephesos", "lumber_yard"),
    }
    offered = Table(ring, cities, {ME: ["school"]}, age=2).builds("school")
    check_payments(offered, {"left 3", "left 1 right 2", "right 4"})


@pytest.mark.rule("B-27")
@every_seat
def test_b_27_equal_totals_are_all_offered(ring: Ring) -> None:
    """With the Marketplace the papyrus costs 1 on both sides, the wood 2."""
    cities = {
        ME: city("gizah", "marketplace", coins=3),
        LEFT: city("babylon", "press_age1"),
        RIGHT: city("ephesos", "lumber_yard"),
    }
    offered = Table(ring, cities, {ME: ["school"]}, age=2).builds("school")
    check_payments(offered, {"left 3", "left 2 right 1", "left 1 right 2", "right 3"})


@pytest.mark.rule("B-27", "B-22")
@every_seat
def test_b_27_an_own_choice_decides_what_is_bought(ring: Ring) -> None:
    """Timber Yard gives wood or stone; the other is bought, wood at the left or stone at the right.

    Baths and Stockade in one: Senate costs two wood, stone and ore; ore and one wood are my own.
    """
    cities = {
        ME: city("rhodos", "timber_yard", "lumber_yard", coins=2),
        LEFT: city("babylon"),
        RIGHT: city("gizah"),
    }
    offered = Table(ring, cities, {ME: ["senate"]}, age=3).builds("senate")
    check_payments(offered, {"left 2", "right 2"})


@pytest.mark.rule("B-27", "B-24")
@every_seat
def test_b_27_a_neighbours_choice_is_matched_with_the_rest(ring: Ring) -> None:
    """Stables: ore and clay are missing. Left sells ore or clay, right sells ore.

    Ore must come from the right, clay from the left; two from the left are not to be had.
    """
    cities = {
        ME: city("babylon", coins=9),
        LEFT: city("gizah", "clay_pit"),
        RIGHT: city("rhodos"),
    }
    offered = Table(ring, cities, {ME: ["stables"]}, age=2).builds("stables")
    check_payments(offered, {"left 2 right 2"})


@pytest.mark.rule("B-27")
@every_seat
def test_b_27_stages_offer_the_same_choice_for_every_card(ring: Ring) -> None:
    cities = {
        ME: city("gizah", "lumber_yard", coins=2),
        LEFT: city("babylon"),
        RIGHT: city("rhodos", "sawmill"),
    }
    table = Table(ring, cities, age=3)
    for card in table.hand():
        check_payments(table.stages(card), {"left 2", "right 2"})


@pytest.mark.rule("B-27")
@every_seat
@pytest.mark.parametrize("payment", ["left 2", "right 2"])
def test_b_27_the_coins_go_where_the_player_says(ring: Ring, payment: str) -> None:
    cities = {
        ME: city("gizah"),
        LEFT: city("babylon", coins=0),
        RIGHT: city("rhodos", "lumber_yard", coins=0),
    }
    table = Table(ring, cities, {ME: ["stockade"]}, turn=2)
    table.turn({ME: f"build stockade {payment}"})
    paid = 2 * payment.startswith("left")
    assert (table.coins(LEFT), table.coins(RIGHT)) == (3 + paid, 3 + 2 - paid)


# ---- B-28


@pytest.mark.rule("B-28")
@every_seat
def test_b_28_what_the_city_makes_is_not_bought(ring: Ring) -> None:
    cities = {ME: city("gizah", coins=9), LEFT: city("babylon", "stone_pit")}
    table = Table(ring, cities, {ME: ["baths"]}, turn=2)
    assert table.builds("baths") == [""]


@pytest.mark.rule("B-28")
@every_seat
def test_b_28_only_what_is_missing_is_bought(ring: Ring) -> None:
    """One wood of two is my own: one is bought, though two are for sale on either side."""
    cities = {
        ME: city("gizah", "lumber_yard", coins=9),
        LEFT: city("rhodos", "sawmill"),
        RIGHT: city("babylon", "timber_yard"),
    }
    offered = Table(ring, cities, {ME: ["senate"]}, age=3).stages("senate")
    check_payments(offered, {"left 2", "right 2"})


@pytest.mark.rule("B-28")
@every_seat
def test_b_28_a_choice_that_serves_is_not_bought_around(ring: Ring) -> None:
    """Caravansery fills the one gap whatever it is: nothing is bought."""
    cities = {
        ME: city("gizah", "caravansery", "foundry", coins=9),
        LEFT: city("babylon"),
        RIGHT: city("olympia", "lumber_yard"),
    }
    offered = Table(ring, cities, {ME: ["statue"]}, age=2, turn=3).builds("statue")
    assert offered == [""]
