"""Coins that leaders bring: rules L-22, L-27, L-28 and L-34."""

from __future__ import annotations

import pytest

from mirabilia import Game
from tests.rules.box_tables import (
    Table,
    city,
    every_seat,
    recruited,
    seats_of_three,
    seats_of_three_and_five,
)
from tests.rules.tables import LEFT, ME, RIGHT, Ring, makers

# ---- L-22: coins for tokens and for yellow cards


@pytest.mark.rule("L-22", "L-25")
@pytest.mark.parametrize(("age", "value"), [(1, 1), (2, 3), (3, 5)])
@seats_of_three
def test_l_22_nero_is_paid_for_a_token_a_leader_gives(ring: Ring, age: int, value: int) -> None:
    mine = city("gizah", coins=age, leaders=("nero",))
    table = recruited(ring, "nitocris", mine, age=age)
    assert table.tokens() == ([value], 0)
    assert table.coins() == 2


@pytest.mark.rule("L-22", "C-9")
@seats_of_three
def test_l_22_nero_is_paid_for_a_raiders_token(ring: Ring) -> None:
    mine = city("gizah", coins=0, leaders=("nero",))
    table = Table(ring, {ME: mine}, {ME: ["raider_camp"]})
    table.turn({ME: "build raider_camp"})
    assert table.coins() == 2


@pytest.mark.rule("L-22", "B-30")
@every_seat
def test_l_22_nero_is_paid_for_each_victory_of_the_conflicts(ring: Ring) -> None:
    mine = city("gizah", "stockade", coins=0, leaders=("nero",))
    table = Table(ring, {ME: mine}, turn=7)
    table.turn()
    assert table.tokens() == ([1, 1], 0)
    assert table.coins() == 3 + 4


@pytest.mark.rule("L-22")
@seats_of_three
def test_l_22_nero_is_not_paid_for_tokens_taken_before(ring: Ring) -> None:
    table = recruited(ring, "nero", city("gizah", coins=1, victories=(1, 1)), age=2)
    assert table.coins() == 0


@pytest.mark.rule("L-22")
@seats_of_three
def test_l_22_xenophon_is_paid_for_each_yellow_card(ring: Ring) -> None:
    mine = city("gizah", coins=0, leaders=("xenophon",))
    others = {LEFT: city("rhodos", coins=0), RIGHT: city("babylon", coins=0, leaders=("nero",))}
    hands = {ME: ["marketplace"], LEFT: ["west_trading_post"], RIGHT: ["altar"]}
    table = Table(ring, {ME: mine, **others}, hands)
    table.turn({ME: "build marketplace", LEFT: "build west_trading_post", RIGHT: "build altar"})
    assert [table.coins(who) for who in (ME, LEFT, RIGHT)] == [2, 0, 0]


@pytest.mark.rule("L-22")
@seats_of_three
def test_l_22_xenophon_pays_for_no_other_colour_and_not_for_the_past(ring: Ring) -> None:
    mine = city("gizah", "marketplace", coins=2)
    table = recruited(ring, "xenophon", mine, age=2)
    assert table.coins() == 0
    mine = city("gizah", coins=0, leaders=("xenophon",))
    table = Table(ring, {ME: mine}, {ME: ["baths"]})
    table.turn({ME: "build baths"})
    assert table.coins() == 0


@pytest.mark.rule("L-22", "C-7", "L-33")
@seats_of_three
def test_l_22_xenophon_is_paid_for_a_yellow_card_from_the_discard(ring: Ring) -> None:
    mine = city("gizah", coins=3, leaders=("xenophon",))
    pile = ["marketplace", "altar"]
    table = Table(ring, {ME: mine}, recruit={ME: ["solomon", "nero"]}, age=2, discard=pile)
    table.turn({ME: "recruit solomon"})
    table.play(ME, "take marketplace")
    assert table.coins() == 2


# ---- L-27: one coin more


@pytest.mark.rule("L-27")
@seats_of_three_and_five
def test_l_27_berenice_adds_a_coin_to_a_sale_in_every_turn(ring: Ring) -> None:
    mine = city("gizah", coins=0, leaders=("berenice",))
    table = Table(ring, {ME: mine})
    table.turn()
    assert table.coins() == 4
    table.turn()
    assert table.coins() == 8


@pytest.mark.rule("L-27")
@seats_of_three_and_five
def test_l_27_once_a_turn_and_to_the_first_coins(ring: Ring) -> None:
    """Both neighbours' cards bring a coin and Berenice's owner sells: one coin more in all."""
    mine = city("gizah", coins=0, leaders=("berenice",))
    hands = {LEFT: ["dive"], RIGHT: ["customs"]}
    table = Table(ring, {ME: mine}, hands)
    table.turn({LEFT: "build dive", RIGHT: "build customs"})
    assert table.coins() == 3 + 1 + 1 + 1


@pytest.mark.rule("L-27")
@seats_of_three_and_five
def test_l_27_coins_of_anothers_card_count(ring: Ring) -> None:
    mine = city("gizah", coins=0, leaders=("berenice",))
    table = Table(ring, {ME: mine}, {ME: ["altar"], LEFT: ["dive"]})
    table.turn({ME: "build altar", LEFT: "build dive"})
    assert table.coins() == 2


@pytest.mark.rule("L-27")
@seats_of_three_and_five
def test_l_27_coins_from_neighbours_do_not_count(ring: Ring) -> None:
    mine = city("gizah", coins=0, leaders=("berenice",))
    others = {LEFT: city("rhodos", coins=2), RIGHT: city("alexandria", coins=2)}
    hands = {ME: ["altar"], LEFT: ["baths"]}
    table = Table(ring, {ME: mine, **others}, hands)
    table.turn({ME: "build altar", LEFT: "build baths right 2"})
    assert table.coins() == 2


@pytest.mark.rule("L-27", "L-28")
def test_l_27_the_coin_of_hatshepsut_comes_from_the_bank() -> None:
    mine = city("roma", coins=2, leaders=("berenice", "hatshepsut"))
    others = {LEFT: city("babylon"), RIGHT: city("gizah")}
    table = Table((3, 0), {ME: mine, **others}, {ME: ["stockade"]})
    table.turn({ME: "build stockade left 2"})
    assert table.coins() == 1 + 1


@pytest.mark.rule("L-27", "L-9")
@seats_of_three_and_five
def test_l_9_a_recruitment_is_a_turn_for_berenice(ring: Ring) -> None:
    mine = city("gizah", coins=0, leaders=("berenice",))
    table = Table(ring, {ME: mine}, recruit={ME: ["nero", "midas"]}, age=2)
    table.turn()
    assert table.coins() == 4
    table.turn()
    assert table.coins() == 8


@pytest.mark.rule("L-27", "L-9", "L-22")
@every_seat
def test_l_9_conflicts_are_no_turn_so_berenice_adds_nothing_to_neros_coins(ring: Ring) -> None:
    mine = city("gizah", "stockade", coins=0, leaders=("berenice", "nero"))
    table = Table(ring, {ME: mine}, {ME: ["altar"]}, turn=7)
    table.turn({ME: "build altar"})  # the turn itself brings no coin
    assert table.coins() == 4


@pytest.mark.rule("L-27", "B-25", "L-40")
def test_l_27_she_adds_nothing_to_the_refund_of_a_cost_paid_before_her() -> None:
    """Recruited as an extra leader (L-40), she comes after the turn's purchase and its refund."""
    cards = makers({"stone": 1, "clay": 1})
    mine = city("roma", *cards, side="night", coins=2, stages=1, leaders=("hatshepsut",))
    others = {LEFT: city("alexandria"), RIGHT: city("gizah")}
    hands = {ME: ["lair"]}
    table = Table((3, 0), {ME: mine, **others}, hands, age=2, leader_hands={ME: ["berenice"]})
    table.turn({ME: "stage lair left 2"})
    table.play(ME, "recruit berenice")
    assert table.coins() == 1


# ---- L-28, L-34: a coin after a purchase


@pytest.mark.rule("L-28")
@pytest.mark.parametrize("payee", ["left", "right"])
@seats_of_three_and_five
def test_l_28_hatshepsut_gets_a_coin_after_a_purchase(ring: Ring, payee: str) -> None:
    seller = LEFT if payee == "left" else RIGHT
    mine = city("roma", coins=2, leaders=("hatshepsut",))
    others = {-seller: city("gizah", coins=0), seller: city("babylon", coins=0)}
    table = Table(ring, {ME: mine, **others}, {ME: ["stockade"]})
    assert table.ways("build stockade") == [f"{payee} 2"]
    table.turn({ME: f"build stockade {payee} 2"})
    assert table.coins() == 1
    assert table.coins(seller) == 2 + 3  # and a sale


@pytest.mark.rule("L-28")
def test_l_28_once_for_each_neighbour() -> None:
    mine = city("roma", "clay_pool", coins=9, leaders=("hatshepsut",))
    others = {LEFT: city("babylon"), RIGHT: city("alexandria")}
    table = Table((3, 0), {ME: mine, **others}, {ME: ["temple"]}, age=2)
    table.turn({ME: "build temple left 2 right 2"})
    assert table.coins() == 9 - 4 + 2
    others = {LEFT: city("babylon", "glassworks_age1"), RIGHT: city("gizah")}
    table = Table((3, 0), {ME: mine, **others}, {ME: ["temple"]}, age=2)
    table.turn({ME: "build temple left 4"})
    assert table.coins() == 9 - 4 + 1


@pytest.mark.rule("L-28", "B-11")
def test_l_28_the_coin_cannot_be_spent_in_the_same_turn() -> None:
    others = {LEFT: city("babylon"), RIGHT: city("gizah")}
    mine = city("roma", coins=1, leaders=("hatshepsut",))
    table = Table((3, 0), {ME: mine, **others}, {ME: ["stockade"]})
    assert table.ways("build stockade") == []


@pytest.mark.rule("L-28", "L-21")
def test_l_28_the_bank_is_no_neighbour() -> None:
    mine = city("roma", coins=1, leaders=("hatshepsut", "bilkis"))
    table = Table((3, 0), {ME: mine}, {ME: ["stockade"]})
    table.turn({ME: "build stockade bank 1"})
    assert table.coins() == 0


def free_papyrus(*leaders: str, rebate: bool = True, teams: bool = False) -> Table:
    """A city that makes papyrus itself and can have it from the left for nothing."""
    cards = ["press_age1", "marketplace"] + ["west_clandestine_wharf"] * rebate
    mine = city("roma", *cards, coins=0, leaders=leaders)
    others = {LEFT: city("ephesos"), RIGHT: city("gizah")}
    return Table((4, 1), {ME: mine, **others}, {ME: ["scriptorium"]}, teams=teams)


@pytest.mark.rule("L-34", "B-28", "L-28")
def test_l_34_what_costs_nothing_is_bought_for_the_sake_of_hatshepsut() -> None:
    table = free_papyrus("hatshepsut")
    assert table.ways("build scriptorium") == ["left 0"]
    table.turn({ME: "build scriptorium left 0"})
    assert table.coins() == 1


@pytest.mark.rule("L-34", "B-28")
def test_l_34_not_without_her_nor_where_it_costs_something_nor_in_teams() -> None:
    assert free_papyrus().ways("build scriptorium") == [""]
    assert free_papyrus("hatshepsut", rebate=False).ways("build scriptorium") == [""]
    assert free_papyrus("hatshepsut", teams=True).ways("build scriptorium") == [""]


@pytest.mark.rule("L-34", "T-3")
def test_l_34_a_needed_free_purchase_pays_her_in_teams_too() -> None:
    cards = ["marketplace", "west_clandestine_wharf"]
    mine = city("roma", *cards, coins=0, leaders=("hatshepsut",))
    others = {LEFT: city("ephesos"), RIGHT: city("gizah")}
    table = Table((4, 1), {ME: mine, **others}, {ME: ["scriptorium"]}, teams=True)
    table.turn({ME: "build scriptorium left 0"})
    assert table.coins() == 1


def papyrus_for_a_coin(*leaders: str, coins: int = 1, teams: bool = False) -> Table:
    """A city that makes papyrus itself and can have it from the left for 1 coin."""
    mine = city("roma", "press_age1", "marketplace", coins=coins, leaders=leaders)
    others = {LEFT: city("ephesos"), RIGHT: city("gizah")}
    return Table((4, 1), {ME: mine, **others}, {ME: ["scriptorium"]}, teams=teams)


@pytest.mark.rule("L-34", "L-27", "L-28", "B-28")
def test_l_34_with_berenice_a_purchase_for_a_coin_brings_two_back() -> None:
    table = papyrus_for_a_coin("hatshepsut", "berenice")
    assert table.ways("build scriptorium") == ["", "left 1"]
    table.turn({ME: "build scriptorium left 1"})
    assert table.coins() == 1 - 1 + 2


@pytest.mark.rule("L-34", "B-11", "T-3")
def test_l_34_a_purchase_for_a_coin_needs_both_leaders_and_the_coin_and_no_team() -> None:
    assert papyrus_for_a_coin("hatshepsut").ways("build scriptorium") == [""]
    assert papyrus_for_a_coin("berenice").ways("build scriptorium") == [""]
    both = ("hatshepsut", "berenice")
    assert papyrus_for_a_coin(*both, coins=0).ways("build scriptorium") == [""]
    assert papyrus_for_a_coin(*both, teams=True).ways("build scriptorium") == [""]


@pytest.mark.rule("L-34", "L-27")
def test_l_34_a_purchase_for_two_coins_brings_no_more_than_it_costs() -> None:
    mine = city("roma", "press_age1", coins=9, leaders=("hatshepsut", "berenice"))
    others = {LEFT: city("ephesos"), RIGHT: city("gizah")}
    table = Table((4, 1), {ME: mine, **others}, {ME: ["scriptorium"]})
    assert table.ways("build scriptorium") == [""]


@pytest.mark.rule("L-34", "L-27", "L-28")
def test_l_34_berenice_pays_once_so_a_second_purchase_is_not_worth_its_coin() -> None:
    """Papyrus from the left, cloth from the right, 1 coin each; the city makes both itself."""
    cards = ("press_age1", "loom_age1", "brickyard", "marketplace")
    mine = city("roma", *cards, coins=9, leaders=("hatshepsut", "berenice"))
    others = {LEFT: city("ephesos"), RIGHT: city("halikarnassos")}
    table = Table((4, 1), {ME: mine, **others}, {ME: ["lodge"]}, age=3)
    assert table.ways("build lodge") == ["", "left 1", "right 1"]


def courthouse_by_chain(
    *leaders: str,
    cards: tuple[str, ...] = ("brickyard", "loom_age1", "marketplace"),
    teams: bool = False,
) -> Table:
    """The courthouse (two clay and cloth) follows from the scriptorium; the left sells cloth."""
    mine = city("roma", "scriptorium", *cards, coins=1, leaders=leaders)
    others = {LEFT: city("halikarnassos"), RIGHT: city("gizah")}
    return Table((4, 1), {ME: mine, **others}, {ME: ["courthouse"]}, age=2, teams=teams)


@pytest.mark.rule("L-34", "B-17", "L-27", "L-28")
def test_l_34_a_card_that_a_chain_makes_free_is_paid_for_where_that_pays() -> None:
    table = courthouse_by_chain("hatshepsut", "berenice")
    assert table.ways("build courthouse") == ["", "left 1"]
    table.turn({ME: "build courthouse left 1"})
    assert table.coins() == 1 - 1 + 2


@pytest.mark.rule("L-34", "B-17")
def test_l_34_the_chain_alone_where_paying_brings_nothing() -> None:
    assert courthouse_by_chain("hatshepsut").ways("build courthouse") == [""]
    assert courthouse_by_chain("berenice").ways("build courthouse") == [""]
    both = ("hatshepsut", "berenice")
    assert courthouse_by_chain(*both, teams=True).ways("build courthouse") == [""]


@pytest.mark.rule("L-34", "B-17")
def test_l_34_who_pays_pays_the_whole_price() -> None:
    """Nobody sells clay: the price of the courthouse could not be paid."""
    table = courthouse_by_chain("hatshepsut", "berenice", cards=("loom_age1", "marketplace"))
    assert table.ways("build courthouse") == [""]


@pytest.mark.rule("L-34", "B-17", "B-27")
def test_l_34_what_costs_nothing_goes_before_the_chain_alone() -> None:
    cards = ("brickyard", "loom_age1", "marketplace", "west_clandestine_wharf")
    table = courthouse_by_chain("hatshepsut", cards=cards)
    assert table.ways("build courthouse") == ["left 0"]
    assert courthouse_by_chain(cards=cards).ways("build courthouse") == [""]


@pytest.mark.rule("L-34", "L-20")
def test_l_34_vitruvius_pays_for_the_chain_all_the_same() -> None:
    table = courthouse_by_chain("hatshepsut", "berenice", "vitruvius")
    table.turn({ME: "build courthouse left 1"})
    assert table.coins() == 1 - 1 + 2 + 2


@pytest.mark.rule("L-34")
def test_l_34_under_the_first_rules_only_what_costs_nothing() -> None:
    """Positions and records of older games name their rules, and are played by them."""
    for table in (
        papyrus_for_a_coin("hatshepsut", "berenice"),
        courthouse_by_chain("hatshepsut", "berenice"),
    ):
        older = Game.from_position({**table.game.position(), "rules": 1})
        assert older.position()["rules"] == 1
        seat = table.seat(ME)
        newer = {move.text for move in table.game.pending[seat].moves}
        assert {move.text for move in older.pending[seat].moves} < newer
