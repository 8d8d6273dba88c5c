"""The bot that plays by rules: each rule, in the order of the list."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from mirabilia import Game, Move
from mirabilia.arena import simulate
from mirabilia.bots import answer, make_bot
from mirabilia.bots.eyes import table_of
from mirabilia.bots.preference import outlay, shields_for_the_lead
from tests.support.plain import plain


def position(hand: list[str], *, age: int = 1, teams: bool = False, **own: Any) -> Game:
    """Gizah Day (stone), with neighbours that make nothing but what their boards give.

    Rhodos, to the left, makes ore; Olympia, to the right, clay.
    """
    cities = [
        {"board": "gizah", "coins": 0, **own},
        {"board": "rhodos"},
        *([{"board": "babylon"}] if teams else []),
        {"board": "olympia"},
    ]
    hands = [hand, *([["?"] * len(hand)] * (len(cities) - 1))]
    table = {"cities": cities, "age": age, "turn": 8 - len(hand), "hands": hands}
    options = {"teams": teams}
    return Game.from_position({**table, "options": options}, events=False)


def shields(game: Game, *others: list[str]) -> Game:
    """The same with cards in the other cities."""
    data = plain(game.position())
    kept = {key: data[key] for key in ("options", "age", "turn", "cities", "hands", "seed")}
    for city, cards in zip(kept["cities"][1:], others, strict=True):
        city["cards"] = cards
    kept["hands"] = [kept["hands"][0]] + [["?"] * len(kept["hands"][0])] * len(others)
    return Game.from_position(kept, events=False)


def choices(game: Game, times: int = 40) -> Counter[str]:
    return Counter(
        answer(make_bot("preference", random.Random(seed)), game, game.pending[0]).text
        for seed in range(times)
    )


def only(game: Game) -> str:
    (text,) = choices(game)
    return text


# ---- ages I and II


def test_first_comes_a_card_with_two_kinds_of_resource() -> None:
    # A lumber yard would be a resource that is lacking, the barracks would take the lead.
    hand = ["lumber_yard", "clay_pit", "theater", "barracks"]
    assert only(position(hand, coins=1)) == "build clay_pit"


def test_two_kinds_come_first_even_if_the_city_makes_both() -> None:
    hand = ["clay_pit", "lumber_yard", "theater"]
    assert only(position(hand, coins=1, cards=["ore_vein", "clay_pool"])) == "build clay_pit"


def test_of_several_the_card_with_most_kinds_is_taken() -> None:
    # The caravansery has four kinds, the forum three.
    hand = ["caravansery", "forum", "statue"]
    cards = ["sawmill", "brickyard"]
    assert only(position(hand, age=2, cards=cards, coins=0)) == "build caravansery"


def test_then_a_resource_that_is_lacking() -> None:
    hand = ["stone_pit", "lumber_yard", "theater", "stockade"]
    # Stone is what Gizah makes.
    assert only(position(hand)) == "build lumber_yard"


def test_two_of_one_kind_are_one_kind() -> None:
    hand = ["quarry", "foundry", "statue"]
    assert only(position(hand, age=2, coins=1)) == "build foundry"


def test_a_resource_that_the_city_makes_is_nothing_special() -> None:
    assert only(position(["stone_pit", "theater"])) == "build theater"


def test_then_shields_that_take_the_lead() -> None:
    hand = ["guard_tower", "theater", "apothecary"]
    game = position(hand, cards=["clay_pool", "loom_age1"])
    assert only(game) == "build guard_tower"


def test_shields_that_tie_the_lead_are_taken_too() -> None:
    game = position(["guard_tower", "theater"], cards=["clay_pool"])
    one_shield = shields(game, ["stockade"], [])
    assert only(one_shield) == "build guard_tower"


def test_shields_that_leave_the_city_behind_are_not() -> None:
    game = position(["guard_tower", "theater"], cards=["clay_pool"])
    two_shields = shields(game, ["stockade", "barracks"], [])
    assert only(two_shields) == "build theater"


def test_who_leads_already_needs_no_more_shields() -> None:
    game = position(["guard_tower", "theater"], cards=["clay_pool", "stockade"])
    assert only(game) == "build theater"


def test_only_neighbours_count_for_the_lead() -> None:
    """In teams of two Babylon sits across; the mate to the left, Rhodos, is not fought."""
    game = position(["guard_tower", "theater"], teams=True, cards=["clay_pool"])
    across = shields(game, [], ["stockade", "barracks"], [])
    assert only(across) == "build guard_tower"
    mate = shields(game, ["stockade", "barracks"], [], [])
    assert only(mate) == "build guard_tower"
    opponent = shields(game, [], [], ["stockade", "barracks"])
    assert only(opponent) == "build theater"


def test_of_several_the_most_shields_are_taken() -> None:
    # Two shields of the walls; the barracks of age I have one.
    game = position(["walls", "statue"], age=2, cards=["quarry", "ore_vein", "lumber_yard"])
    table = table_of(game.view(0))
    fits = [
        shields_for_the_lead(table, 0, Move.parse(text).action)
        for text in ("build walls", "build barracks", "build statue", "stage walls")
    ]
    assert fits == [2, 1, 0, 0]
    assert only(game) == "build walls"


def test_then_the_blue_card_with_most_points() -> None:
    # The aqueduct has 5 points, the statue 4; the library is green.
    hand = ["statue", "aqueduct", "library"]
    cards = ["quarry", "foundry", "lumber_yard", "loom_age1"]
    assert only(position(hand, age=2, cards=cards)) == "build aqueduct"


def test_then_any_green_card() -> None:
    hand = ["apothecary", "workshop", "east_trading_post", "marketplace"]
    game = position(hand, cards=["loom_age1", "glassworks_age1"])
    assert set(choices(game)) == {"build apothecary", "build workshop"}


def test_then_anything_that_can_be_built() -> None:
    # The first stage of Gizah takes two wood.
    hand = ["east_trading_post", "marketplace"]
    found = choices(position(hand, cards=["lumber_yard", "timber_yard"]))
    assert set(found) == {
        "build east_trading_post",
        "build marketplace",
        "stage east_trading_post",
        "stage marketplace",
    }


def test_else_it_sells() -> None:
    assert set(choices(position(["apothecary", "workshop"]))) == {
        "sell apothecary",
        "sell workshop",
    }


# ---- payments


def test_the_cheapest_payment_is_taken() -> None:
    """Clay can be bought on both sides; a trading post makes it cheaper on one."""
    game = position(["guard_tower", "marketplace"], coins=5, cards=["west_trading_post"])
    both = shields(game, ["clay_pit"], ["clay_pool"])
    offered = {move.text for move in both.pending[0].moves if move.text.startswith("build guard")}
    assert len(offered) == 2
    prices = {text: int(text.split()[-1]) for text in offered}
    assert sorted(prices.values()) == [1, 2]
    assert prices[only(both)] == 1


# ---- age III


def test_in_age_iii_the_most_points_are_taken() -> None:
    # The palace has 8 points, the second stage of Gizah 5, arsenal none before the conflicts.
    cards = ["quarry", "foundry", "brickyard", "sawmill"]
    cards += ["glassworks_age1", "press_age1", "loom_age1", "caravansery"]
    hand = ["palace", "arsenal", "lodge"]
    assert only(position(hand, age=3, cards=cards, coins=0)) == "build palace"


def test_in_age_iii_science_counts_as_it_adds_up() -> None:
    # The third kind of symbol makes a set: 1 and 7 points; the gardens have 5, the stage 3.
    cards = ["scriptorium", "dispensary", "press_age1", "loom_age1", "sawmill", "brickyard"]
    hand = ["study", "gardens", "haven"]
    assert only(position(hand, age=3, cards=cards, coins=0)) == "build study"


def test_in_age_iii_a_sale_is_a_point_and_shields_are_none() -> None:
    # Clay and ore for the fortifications, no wood for a stage.
    cards = ["foundry", "ore_vein", "clay_pool"]
    game = position(["fortifications", "arsenal"], age=3, cards=cards, coins=0)
    assert {move.verb for move in game.pending[0].moves} == {"build", "sell"}
    assert {text.split()[0] for text in choices(game)} == {"sell"}


# ---- other decisions


def test_other_decisions_are_answered_as_builder_does() -> None:
    game = Game.new(players=3, seed=1, expansions=["leaders"], events=False)
    asked = set()
    while game.age < 1 or "recruit" not in asked:
        for seat, decision in game.pending.items():
            asked.add(decision.kind)
            mine = answer(make_bot("preference", random.Random(seat)), game, decision)
            assert mine == answer(make_bot("builder", random.Random(seat)), game, decision)
            game.play(seat, mine)
    assert asked == {"side", "keep", "recruit"}


@pytest.mark.rule("B-41", "A-5", "A-40")
def test_payments_are_compared_with_what_a_ship_costs_and_a_sale_gives() -> None:
    game = Game.new(players=3, seed=1, expansions=["armada"], sides="day", events=False)
    table = table_of(game.view(0))

    def cost(text: str) -> tuple[int, bool]:
        return outlay(table, 0, Move.parse(text).action)

    assert cost("sell altar") < cost("take altar") == cost("build altar")
    assert cost("sell altar") < cost("sell altar ship")
    assert cost("build altar left 2") == (2, True)
    assert cost("build clay_pit right 1") == (2, True)


def test_it_beats_builders() -> None:
    bots = ["preference", "builder", "builder"]
    found = simulate(bots, games=60, seed=1).tally.bots["preference"]
    assert found.win_interval[0] > 1 / 3
