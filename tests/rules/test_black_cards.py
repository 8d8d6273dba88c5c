"""Every black card and what it does: rule C-9 (costs, coins, points, losses, tokens, trade)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.box_tables import (
    Table,
    city,
    every_seat,
    seats_of_five,
    seats_of_four_and_more,
    seats_of_three,
    seats_of_three_and_five,
)
from tests.rules.printed_boxes import BLACK, Cost
from tests.rules.tables import LEFT, ME, RIGHT, Data, Ring, makers


def resources(cost: Cost) -> Cost:
    return {kind: count for kind, count in cost.items() if kind != "coins"}


def builder(card: str, **more: Any) -> Data:
    """A city without a start resource that makes exactly the resources of a black card."""
    _, cost = BLACK[card]
    return city("roma", *makers(resources(cost)), coins=cost.get("coins", 0)) | more


def built(ring: Ring, card: str, **more: Any) -> Table:
    """A table where the acting player has just built a black card; the others sold a card."""
    table = Table(ring, {ME: builder(card, **more)}, {ME: [card]}, age=BLACK[card][0])
    table.turn({ME: f"build {card}"})
    return table


# ---- what they cost


@pytest.mark.rule("C-9", "C-1")
def test_c_9_there_are_fourteen_of_each_age() -> None:
    """seed 004, line 1409."""
    assert [sum(age == wanted for age, _ in BLACK.values()) for wanted in (1, 2, 3)] == [14] * 3


@pytest.mark.rule("C-9")
@pytest.mark.parametrize("card", BLACK)
def test_c_9_every_black_card_costs_what_is_printed(card: str) -> None:
    age, cost = BLACK[card]
    coins = cost.get("coins", 0)

    def ways(cards: list[str], purse: int) -> list[str]:
        mine = city("roma", *cards, coins=purse)
        return Table((3, 0), {ME: mine}, {ME: [card]}, age=age).ways(f"build {card}")

    needed = resources(cost)
    assert ways(makers(needed), coins) == [""]
    if coins:
        assert ways(makers(needed), coins - 1) == []
    for missing in needed:
        fewer = {k: c - (k == missing) for k, c in needed.items() if c - (k == missing)}
        assert ways(makers(fewer), coins) == []
    table = built((3, 0), card)
    assert card in table.city()["cards"]
    assert sum(event["coins"] for event in table.events("spend")) == coins


# ---- points, coins and losses


POINTS = {
    "customs": 4,
    "city_gates": 4,
    "hideout": 2,
    "residence": 1,
    "trade_center": 6,
    "tabularium": 6,
    "lair": 3,
    "architect_firm": 2,
    "sepulcher": 4,
    "consulate": 2,
    "mint": 8,
    "cenotaph": 5,
    "capitol": 8,
    "brotherhood": 4,
    "chamber_of_builders": 4,
    "embassy": 3,
    "secret_network": 1,
}
OWN_COINS = {
    "opium_stash": 3,
    "dive": 6,
    "opium_den": 4,
    "gambling_den": 9,
    "opium_distillery": 5,
    "secret_network": 1,
}
NEIGHBOURS_GAIN = {"dive": 1, "gambling_den": 2}
OTHERS_GAIN = {"customs": 1, "trade_center": 2, "mint": 3}
OTHERS_LOSE = {
    "opium_stash": 1,
    "hideout": 1,
    "lair": 2,
    "opium_den": 3,
    "opium_distillery": 5,
    "brotherhood": 3,
}


@pytest.mark.rule("C-9", "B-50")
@pytest.mark.parametrize("card", BLACK)
def test_c_9_points_of_every_black_card(card: str) -> None:
    table = built((5, 1), card)
    table.settle()
    assert table.points("black") == POINTS.get(card, 0)


@pytest.mark.rule("C-9", "C-2", "T-5")
@pytest.mark.parametrize("card", BLACK)
@seats_of_five
def test_c_9_coins_that_every_black_card_gives_and_takes(ring: Ring, card: str) -> None:
    """All others have sold a card for 3 coins in the same turn."""
    table = built(ring, card)
    assert table.coins() == OWN_COINS.get(card, 0)
    assert table.asked() in ("card", "discard", None)
    loss = OTHERS_LOSE.get(card, 0)
    for who in table.others:
        neighbour = who in (1, 4)
        coins = 6 + 3 + OTHERS_GAIN.get(card, 0) + NEIGHBOURS_GAIN.get(card, 0) * neighbour
        assert table.coins(who) == coins
        if loss:
            assert table.moves(who) == [f"debt {debts}" for debts in range(loss + 1)]
        else:
            assert table.asked(who) != "debt"


@pytest.mark.rule("C-9", "C-4")
@pytest.mark.parametrize("card", ["sepulcher", "cenotaph"])
@every_seat
def test_c_9_all_others_lose_a_coin_for_each_victory_token(ring: Ring, card: str) -> None:
    others = {LEFT: city("gizah", victories=(1, 3, 3)), RIGHT: city("rhodos", defeats=3)}
    mine = builder(card, victories=[1, 1])
    age = BLACK[card][0]
    table = Table(ring, {ME: mine, **others}, {ME: [card]}, age=age)
    table.turn({ME: f"build {card}"})
    assert table.moves(LEFT) == [f"debt {debts}" for debts in range(4)]
    assert all(table.asked(who) is None for who in range(ring[0]) if who != 1)
    table.play(LEFT, "debt 1")
    assert (table.coins(LEFT), table.debts(LEFT)) == (6 + 3 - 2, 1)


@pytest.mark.rule("C-9", "C-4")
@every_seat
def test_c_9_chamber_of_builders_takes_a_coin_for_each_stage(ring: Ring) -> None:
    others = {LEFT: city("gizah", stages=2), RIGHT: city("rhodos")}
    mine = builder("chamber_of_builders") | {"buried": ["?"]}
    table = Table(ring, {ME: mine, **others}, {ME: ["chamber_of_builders"]}, age=3)
    table.turn({ME: "build chamber_of_builders"})
    assert table.moves(LEFT) == ["debt 0", "debt 1", "debt 2"]
    assert all(table.asked(who) is None for who in range(ring[0]) if who != 1)


# ---- shields, diplomacy, tokens


SHIELDS = [
    # Of 2, 3 and 5 shields: the card, cards with as many, cards with one less.
    ("militia", ["barracks", "guard_tower"], ["stockade"]),
    ("mercenaries", ["walls", "barracks"], ["stables"]),
    ("contingent", ["walls", "arsenal"], ["siege_workshop", "stockade"]),
]


@pytest.mark.rule("C-9", "B-30")
@pytest.mark.parametrize(("card", "equal", "fewer"), SHIELDS)
@every_seat
def test_c_9_shields_of_black_cards(
    ring: Ring, card: str, equal: list[str], fewer: list[str]
) -> None:
    """The left neighbour has as many, the right one less by one: a draw and a victory."""
    age = BLACK[card][0]
    others = {LEFT: city("gizah", *equal), RIGHT: city("rhodos", *fewer)}
    table = Table(ring, {ME: builder(card), **others}, {ME: [card]}, age=age, turn=7)
    table.turn({ME: f"build {card}"})
    assert table.tokens() == ([2 * age - 1], 0)


@pytest.mark.rule("C-9", "C-5")
@pytest.mark.parametrize("card", ["residence", "consulate", "embassy"])
@seats_of_three
def test_c_9_cards_with_a_diplomacy_token(ring: Ring, card: str) -> None:
    table = built(ring, card)
    assert table.city()["diplomacy"] == 1
    assert [table.city(who)["diplomacy"] for who in table.others] == [0, 0]


RAIDERS = {"raider_camp": 1, "raider_fort": 3, "raider_garrison": 5}


@pytest.mark.rule("C-9", "C-4")
@pytest.mark.parametrize("card", RAIDERS)
@every_seat
def test_c_9_raiders_take_a_token_and_hand_each_neighbour_a_debt(ring: Ring, card: str) -> None:
    """C-4: the debts come at once and nobody is asked: they cannot be bought off."""
    table = built(ring, card)
    assert table.tokens() == ([RAIDERS[card]], 0)
    for who in table.others:
        assert table.debts(who) == (1 if who in (1, ring[0] - 1) else 0)
        assert table.coins(who) == 6 + 3
        assert table.asked(who) != "debt"
    assert table.debts() == 0


@pytest.mark.rule("C-9")
@pytest.mark.parametrize(("card", "value"), [("raider_camp", 1), ("raider_fort", 3)])
@seats_of_three
def test_c_9_raiders_give_the_printed_token_in_whatever_age(
    ring: Ring, card: str, value: int
) -> None:
    mine = city("gizah", coins=3)
    table = Table(
        ring, {ME: mine}, recruit={ME: ["solomon", "nero"]}, age=3, discard=[card, "altar"]
    )
    table.turn({ME: "recruit solomon"})
    table.play(ME, f"take {card}")
    assert table.tokens() == ([value], 0)
    assert (table.debts(LEFT), table.debts(RIGHT)) == (1, 1)


@pytest.mark.rule("C-9")
@pytest.mark.parametrize(
    ("card", "points"), [("cells", 2 * 3), ("guardhouse", 3 * 2), ("prison", 4 * 1)]
)
def test_c_9_points_for_victory_tokens_of_one_value(card: str, points: int) -> None:
    table = built((3, 0), card, victories=[1, 1, 1, 3, 3, 5] if card != "cells" else [1, 1, 1])
    assert table.points("black") == points


@pytest.mark.rule("C-9")
@seats_of_three
def test_c_9_slave_market_gives_a_coin_and_a_point_for_each_victory_token(ring: Ring) -> None:
    table = built(ring, "slave_market", victories=[1, 3, 3, 5])
    assert table.coins() == 4
    assert table.points("black") == 4


@pytest.mark.rule("C-9")
@seats_of_three
def test_c_9_memorial_pays_two_coins_for_each_defeat_and_discards_them(ring: Ring) -> None:
    table = built(ring, "memorial", defeats=3, victories=[1])
    assert table.coins() == 6
    assert table.tokens() == ([1], 0)
    assert built(ring, "memorial").coins() == 0


@pytest.mark.rule("C-9")
@seats_of_three
def test_c_9_secret_network_counts_black_cards_itself_included(ring: Ring) -> None:
    mine = builder("secret_network")
    mine["cards"] += ["cells", "lair"]
    others = {LEFT: city("gizah", "prison")}
    table = Table(ring, {ME: mine, **others}, {ME: ["secret_network"]}, age=3)
    table.turn({ME: "build secret_network"})
    assert table.coins() == 3
    assert table.points("black") == 3 + 3  # and the lair's own


# ---- stages without resources


@pytest.mark.rule("C-9")
@seats_of_three
def test_c_9_architect_firm_frees_stages_of_resources_from_the_next_turn_on(ring: Ring) -> None:
    mine = city("gizah", "press_age1", coins=1)
    table = Table(
        ring,
        {ME: mine, LEFT: city("rhodos"), RIGHT: city("ephesos")},
        {ME: ["architect_firm"]},
        age=2,
    )
    assert not any(move.startswith("stage") for move in table.moves())
    table.turn({ME: "build architect_firm"})
    assert table.coins() == 0
    card = table.hand()[0]
    assert table.ways(f"stage {card}") == [""]


@pytest.mark.rule("C-9")
@pytest.mark.parametrize(("coins", "ways"), [(10, [""]), (9, [])])
def test_c_9_stages_without_resources_still_cost_their_coins(coins: int, ways: list[str]) -> None:
    """seed 004, line 1723."""
    mine = city("petra", "architect_firm", side="night", coins=coins, stages=1)
    table = Table((3, 0), {ME: mine}, {ME: ["lair"]}, age=2)
    assert table.ways("stage lair") == ways


# ---- rebates


def buyer(*cards: str, left: list[str] | None = None, coins: int = 9) -> dict[int, Data]:
    """Somebody who makes nothing, between Babylon (wood) on the left and Ephesos (papyrus)."""
    return {
        ME: city("roma", *cards, coins=coins),
        LEFT: city("babylon", *(left or [])),
        RIGHT: city("ephesos"),
    }


@pytest.mark.rule("C-9")
@pytest.mark.parametrize(
    ("cards", "stockade", "scriptorium"),
    [
        ([], ["left 2"], ["right 2"]),
        (["west_clandestine_wharf"], ["left 1"], ["right 2"]),
        (["east_clandestine_wharf"], ["left 2"], ["right 1"]),
        (["west_clandestine_wharf", "west_trading_post"], ["left 0"], ["right 2"]),
        (["east_clandestine_wharf", "marketplace"], ["left 2"], ["right 0"]),
        (["smugglers_cache"], ["left 1"], ["right 1"]),
        (["smugglers_cache", "west_trading_post"], ["left 0"], ["right 1"]),
        (["smugglers_cache", "west_clandestine_wharf"], ["left 0"], ["right 1"]),
        (
            ["smugglers_cache", "west_clandestine_wharf", "west_trading_post", "marketplace"],
            ["left 0"],
            ["right 0"],
        ),
    ],
)
@seats_of_three_and_five
def test_c_9_rebates_add_up_but_never_below_nothing(
    ring: Ring, cards: list[str], stockade: list[str], scriptorium: list[str]
) -> None:
    """seed 004, line 1729: the first resource bought can be free."""
    table = Table(ring, buyer(*cards), {ME: ["stockade", "scriptorium"]})
    assert table.ways("build stockade") == stockade
    assert table.ways("build scriptorium") == scriptorium


@pytest.mark.rule("C-9")
@pytest.mark.parametrize(
    ("cards", "price"),
    [
        ([], 6),
        (["west_clandestine_wharf"], 5),  # one resource a turn
        (["west_trading_post"], 3),
        (["west_clandestine_wharf", "west_trading_post"], 2),
        (["smugglers_cache"], 5),  # the start resource is one symbol
        (["smugglers_cache", "west_clandestine_wharf"], 4),
        (["smugglers_cache", "west_clandestine_wharf", "west_trading_post"], 1),
    ],
)
def test_c_9_several_resources_of_one_neighbour(cards: list[str], price: int) -> None:
    """Archery Range: two wood and an ore, all at the left."""
    cities = buyer(*cards, left=["lumber_yard", "ore_vein"])
    table = Table((3, 0), cities, {ME: ["archery_range"]}, age=2)
    assert table.ways("build archery_range") == [f"left {price}"]
    table.turn({ME: f"build archery_range left {price}"})
    assert table.coins() == 9 - price


@pytest.mark.rule("C-9", "L-9")
@seats_of_three
def test_c_9_the_wharfs_rebate_comes_back_each_turn(ring: Ring) -> None:
    cities = buyer("west_clandestine_wharf", coins=3)
    table = Table(ring, cities, {ME: ["stockade"], RIGHT: ["city_gates"]})
    kept = next(card for card in table.hand(RIGHT) if card != "city_gates")
    table.turn({ME: "build stockade left 1", RIGHT: f"sell {kept}"})
    assert table.coins() == 2
    assert table.ways("build city_gates") == ["left 1"]


@pytest.mark.rule("C-9")
def test_c_9_the_cache_is_for_start_resources_alone() -> None:
    """The buyer says which symbol is bought: the board's wood or the card's, once each."""
    cities = buyer("smugglers_cache", left=["ore_vein"])
    table = Table((3, 0), cities, {ME: ["barracks", "stockade"]})
    assert table.ways("build barracks") == ["left 2"]
    assert table.ways("build stockade") == ["left 1"]
    cities = {ME: city("rhodos", "smugglers_cache", coins=9), LEFT: city("roma", "lumber_yard")}
    cities[RIGHT] = city("ephesos")
    table = Table((3, 0), cities, {ME: ["stockade"]})
    assert table.ways("build stockade") == ["left 2"]


@pytest.mark.rule("C-9", "B-25")
@seats_of_three
def test_c_9_what_is_built_in_a_turn_helps_from_the_next_one_on(ring: Ring) -> None:
    cities = buyer(coins=3)
    table = Table(ring, cities, {ME: ["smugglers_cache"], RIGHT: ["stockade"]})
    kept = next(card for card in table.hand(RIGHT) if card != "stockade")
    table.turn({ME: "build smugglers_cache", RIGHT: f"sell {kept}"})
    assert table.ways("build stockade") == ["left 1"]


# ---- one more of what is made, one of what is not


def ways(board: str, cards: list[str], card: str) -> list[str]:
    return Table((3, 0), {ME: city(board, *cards, coins=0)}, {ME: [card]}, age=2).ways(
        f"build {card}"
    )


@pytest.mark.rule("C-9")
@pytest.mark.parametrize(
    ("board", "cards", "card", "offered"),
    [
        # Brown card: one more wood.
        ("roma", ["lumber_yard"], "caravansery", True),
        # Board: one more clay.
        ("petra", [], "forum", True),
        # Grey card: one more papyrus does not help with wood.
        ("roma", ["press_age1"], "school", False),
        # A choice symbol produces each of its kinds: wood twice.
        ("roma", ["timber_yard"], "caravansery", True),
        # Nothing is produced: nothing more.
        ("roma", [], "opium_den", False),
        # What yellow cards make is not counted as produced: School wants wood and papyrus.
        ("roma", ["forum"], "opium_den", True),
        ("roma", ["forum"], "consulate", False),
        ("roma", ["caravansery"], "school", False),
        ("roma", ["caravansery", "press_age1"], "school", True),
        # Nor a second good beside the Forum's: Sepulcher wants stone, glass and cloth.
        ("gizah", ["forum"], "sepulcher", False),
    ],
)
def test_c_9_secret_warehouse_makes_one_more_of_what_is_produced(
    board: str, cards: list[str], card: str, offered: bool
) -> None:
    """seed 004, lines 1737 and 1739."""
    assert ways(board, [*cards, "secret_warehouse"], card) == ([""] if offered else [])


@pytest.mark.rule("C-9")
@pytest.mark.parametrize(
    ("board", "cards", "card", "offered"),
    [
        # Nothing is produced: one of any kind.
        ("roma", [], "opium_den", True),
        ("roma", [], "caravansery", False),  # one, not two
        ("roma", ["lumber_yard"], "school", True),  # papyrus is not produced
        ("roma", ["lumber_yard"], "caravansery", False),  # wood is
        ("petra", [], "forum", False),  # the board makes clay
        ("petra", [], "consulate", True),
        # A choice symbol produces both: neither can be had.
        ("roma", ["timber_yard"], "caravansery", False),
        # What a yellow card makes is not produced: glass and cloth, one from each.
        ("roma", ["forum"], "lair", True),
        ("gizah", ["forum"], "sepulcher", True),
        ("roma", ["forum"], "sepulcher", False),
    ],
)
def test_c_9_black_market_makes_one_of_a_kind_that_is_not_produced(
    board: str, cards: list[str], card: str, offered: bool
) -> None:
    """seed 004, lines 1743 and 1745."""
    assert ways(board, [*cards, "black_market"], card) == ([""] if offered else [])


@pytest.mark.rule("C-9")
def test_c_9_black_market_makes_nothing_where_everything_is_produced() -> None:
    raw = ["lumber_yard", "stone_pit", "ore_vein", "clay_pool"]
    goods = ["glassworks_age1", "loom_age1", "press_age1"]
    # Walls ask for three stone: one is made, and there is no kind left to choose.
    assert ways("roma", [*raw, *goods, "black_market"], "walls") == []
    assert ways("roma", [*raw, *goods, "black_market", "quarry"], "walls") == [""]


@pytest.mark.rule("C-9")
def test_c_9_the_kind_is_chosen_anew_each_turn_and_one_symbol_gives_one() -> None:
    # Opium Den wants papyrus, Lair wood and glass: one of them, never both of Lair's.
    assert ways("roma", ["black_market"], "opium_den") == [""]
    assert ways("roma", ["black_market"], "lair") == []
    assert ways("babylon", ["black_market"], "lair") == [""]


@pytest.mark.rule("C-9", "B-23")
@pytest.mark.parametrize("card", ["secret_warehouse", "black_market"])
@seats_of_three
def test_c_9_what_black_cards_make_is_not_for_sale(ring: Ring, card: str) -> None:
    cities = {
        ME: city("roma", coins=9),
        LEFT: city("gizah", card),
        RIGHT: city("rhodos"),
    }
    table = Table(ring, cities, {ME: ["walls", "opium_den"]}, age=2)
    assert table.ways("build walls") == []  # three stone; Gizah sells one
    assert table.ways("build opium_den") == []


# ---- Byzantium and Petra


@pytest.mark.rule("C-9", "C-5")
@pytest.mark.parametrize(
    ("side", "stages", "cost"),
    [
        ("day", 1, {"wood": 2, "papyrus": 1}),
        ("night", 0, {"wood": 1, "ore": 1, "papyrus": 1}),
        ("night", 1, {"ore": 2, "glass": 1, "cloth": 1}),
    ],
)
@seats_of_three
def test_c_9_byzantiums_stages_give_diplomacy(
    ring: Ring, side: str, stages: int, cost: Cost
) -> None:
    mine = city("byzantium", *makers(cost), side=side, coins=0, stages=stages)
    table = Table(ring, {ME: mine}, {ME: ["lair"]}, age=2)
    table.turn({ME: "stage lair"})
    assert table.city()["diplomacy"] == 1


@pytest.mark.rule("C-9")
@pytest.mark.parametrize(
    ("stages", "cost"), [(0, {"clay": 1, "ore": 1}), (2, {"clay": 2, "glass": 1, "cloth": 1})]
)
def test_c_9_byzantiums_other_day_stages_give_none(stages: int, cost: Cost) -> None:
    mine = city("byzantium", *makers(cost), coins=0, stages=stages)
    table = Table((3, 0), {ME: mine}, {ME: ["lair"]}, age=2)
    table.turn({ME: "stage lair"})
    assert table.city()["diplomacy"] == 0


@pytest.mark.rule("C-9", "C-2")
@every_seat
def test_c_9_petras_first_night_stage_takes_two_coins_of_all_others(ring: Ring) -> None:
    mine = city("petra", *makers({"clay": 1, "ore": 2}), side="night", coins=0)
    table = Table(ring, {ME: mine}, {ME: ["lair"]}, age=2)
    table.turn({ME: "stage lair"})
    assert all(table.moves(who) == ["debt 0", "debt 1", "debt 2"] for who in table.others)
    assert table.points("wonder") == 3


@pytest.mark.rule("C-9")
@seats_of_four_and_more
def test_c_9_others_means_all_and_neighbours_only_two(ring: Ring) -> None:
    hands = {ME: ["dive"], LEFT: ["customs"]}
    table = Table(ring, {}, hands)
    table.turn({ME: "build dive", LEFT: "build customs"})
    assert table.coins() == 6 + 6 + 1
    assert table.coins(LEFT) == 6 + 1
    assert table.coins(RIGHT) == 6 + 3 + 1 + 1
    assert table.coins(2) == 6 + 3 + 1
