"""Chapter A: tributes, pirates, sales and the order of a turn (A-22 to A-25, A-40, A-45, A-46)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia import NotYourDecision
from tests.rules.printed_sea import (
    COMMERCE,
    FLEETS,
    ISLANDS,
    TRIBUTE,
    YELLOW_COINS,
    coins_in,
    step_cost,
)
from tests.rules.sea_tables import (
    Table,
    at,
    both_editions,
    every_seat,
    every_seat_of_four,
    every_seat_of_teams,
    makers,
    ring_of,
)
from tests.rules.tables import LEFT, ME, RIGHT, Data, Ring, city
from tests.support.plain import plain

LEVELS = (0, *COMMERCE)
# The steps of the yellow ship that call a tribute, and how much.
TRIBUTES = {step: coins for step, coins in enumerate(TRIBUTE, 1) if coins}


def trader(board: str, step: int, coins: int = 9, **more: Any) -> Data:
    """A city by the step of its yellow ship."""
    return city(board, coins=coins, fleets=at("yellow", step), **more)


def sail(table: Table, *sailors: int) -> None:
    """These sell for a step of the yellow ship, the others for coins."""
    table.turn({who: f"sell {table.hand(who)[0]} ship" for who in sailors})


# ----


@pytest.mark.rule("A-22")
@every_seat
@pytest.mark.parametrize("step", TRIBUTES)
def test_a_22_all_others_lose_the_tribute_less_their_level(ring: Ring, step: int) -> None:
    for left, right in ((0, 1), (2, 3), (4, 5), (6, 0)):
        cities = {
            ME: trader("rhodos", step - 1),
            LEFT: trader("gizah", left),
            RIGHT: trader("ephesos", right),
        }
        table = Table(ring, cities)
        sail(table, ME)
        assert table.lost() == 0
        # Never below 0: nobody gains by a level above the tribute.
        assert table.coins(LEFT) == 12 - max(0, TRIBUTES[step] - LEVELS[left])
        assert table.coins(RIGHT) == 12 - max(0, TRIBUTES[step] - LEVELS[right])
        for who in range(2, table.players - 1):
            assert table.lost(who) == TRIBUTES[step]


@pytest.mark.rule("A-22")
@every_seat
def test_a_22_example_of_the_second_edition(ring: Ring) -> None:
    """Seed 000, line 247: a tribute of 2 against level 1 is a coin."""
    cities = {LEFT: trader("gizah", 4 - 1), ME: trader("rhodos", 1)}
    table = Table(ring, cities)
    sail(table, LEFT)
    assert table.lost() == 1


@pytest.mark.rule("A-22", "A-11")
@every_seat
def test_a_22_example_of_the_first_edition(ring: Ring) -> None:
    """Seed 002, line 297: two coins at once, a tribute of 1; level 1 pays 0, level 0 pays 1."""
    cities = {ME: trader("rhodos", 1, 0), LEFT: trader("gizah", 1), RIGHT: trader("ephesos", 0)}
    table = Table(ring, cities, armada_edition=1)
    sail(table, ME)
    assert table.coins() == 2
    assert (table.lost(LEFT), table.lost(RIGHT)) == (0, 1)


@pytest.mark.rule("A-23", "A-14")
@every_seat
@both_editions
def test_a_23_example_of_two_tributes_and_three_payers(ring: Ring, edition: int) -> None:
    """Seed 002, line 301: 4 and 2 are called; the caller of 2 pays 2, who stays behind 4."""
    cities = {
        ME: trader("rhodos", 5, 0),
        LEFT: trader("gizah", 3, 0),
        RIGHT: trader("ephesos", 0, 4),
    }
    table = Table(ring, cities, turn=7, armada_edition=edition)
    sail(table, ME, LEFT)
    assert table.strengths()[ME] == 2
    assert (table.lost(), table.lost(LEFT), table.lost(RIGHT)) == (0, 2, 4)
    assert table.coins(LEFT) == 4 - 2
    assert [event["coins"] for event in table.events("tribute", None)] in ([4, 2], [2, 4])


@pytest.mark.rule("A-23")
@every_seat
@pytest.mark.parametrize("step", TRIBUTES)
def test_a_23_on_a_tie_it_is_carried_out_once_and_both_are_exempt(ring: Ring, step: int) -> None:
    cities = {
        ME: trader("rhodos", step - 1),
        LEFT: trader("gizah", step - 1),
        RIGHT: trader("ephesos", 0),
    }
    table = Table(ring, cities)
    sail(table, ME, LEFT)
    # As printed, the level of such a space is as high as its tribute: exempt in any case.
    assert (table.lost(), table.lost(LEFT)) == (0, 0)
    assert table.lost(RIGHT) == TRIBUTES[step]


@pytest.mark.rule("A-22", "A-46")
@every_seat
def test_a_22_the_levels_are_those_at_the_end_of_the_turn(ring: Ring) -> None:
    # The left neighbour moves on to level 1 in the same turn.
    cities = {ME: trader("rhodos", 3), LEFT: trader("gizah", 0)}
    table = Table(ring, cities)
    sail(table, ME, LEFT)
    assert table.lost(LEFT) == 2 - 1


@pytest.mark.rule("A-22", "A-24", "T-5")
@every_seat_of_teams
def test_t_5_tributes_and_pirates_hit_the_team_mate_too(ring: Ring) -> None:
    mate = (ring[1] ^ 1) - ring[1]
    cities = {ME: trader("rhodos", 3), mate: trader("gizah", 0)}
    table = Table(ring, cities, teams=True)
    sail(table, ME)
    assert table.lost(mate) == 2
    cities = {ME: trader("rhodos", 0), mate: trader("gizah", 5)}
    table = Table(ring, cities, {ME: ["pirate_hideout"]}, teams=True)
    table.turn({ME: "build pirate_hideout"})
    assert table.lost(mate) == 3


# ----


@pytest.mark.rule("A-24")
@every_seat
def test_a_24_example_of_pirates(ring: Ring) -> None:
    """Seed 002, line 385: on step 3 two coins are lost, at the start none."""
    cities = {LEFT: trader("gizah", 3), RIGHT: trader("ephesos", 0)}
    table = Table(ring, cities, {ME: ["pirate_hideout"]})
    table.turn({ME: "build pirate_hideout"})
    assert (table.lost(LEFT), table.lost(RIGHT)) == (2, 0)


@pytest.mark.rule("A-24", "A-25")
@every_seat
def test_a_25_each_pirates_effect_and_the_highest_tribute_add_up(ring: Ring) -> None:
    # Pirates of the left neighbour and of my stage of Siracusa, the right neighbour's tribute.
    cities = {
        ME: city("siracusa", "ore_vein", "clay_pool", side="night", coins=9),
        LEFT: trader("gizah", 5),
        RIGHT: trader("ephesos", 5),
    }
    table = Table(ring, cities, {LEFT: ["pirates_den"]}, age=2, turn=4)
    moves = {
        ME: f"stage {table.hand()[0]}",
        LEFT: "build pirates_den",
        RIGHT: f"sell {table.hand(RIGHT)[0]} ship",
    }
    table.turn(moves)
    # Tribute 4, levels 0, 3 and 4.
    assert table.lost() == 4
    assert table.lost(LEFT) == (4 - 3) + 3
    assert table.lost(RIGHT) == 4 + 4
    assert [len(table.events("lose", who)) for who in (ME, LEFT, RIGHT)] == [1, 1, 1]


@pytest.mark.rule("A-25", "C-3")
@every_seat
def test_a_25_without_cities_a_loss_takes_what_there_is(ring: Ring) -> None:
    cities = {ME: trader("rhodos", 5), LEFT: trader("gizah", 0, 0)}
    table = Table(ring, cities)
    sail(table, ME)
    # Nothing before, three of the sale, four to be lost.
    assert table.coins(LEFT) == 0
    assert table.lost(LEFT) == 3
    assert table.points("treasury", LEFT) == 0
    sail(table)
    assert table.coins(LEFT) == 3


@pytest.mark.rule("A-25", "C-2", "X-1", "D-9")
@every_seat
def test_a_25_with_cities_the_total_is_split_into_coins_and_debts(ring: Ring) -> None:
    cities = {
        ME: trader("rhodos", 5),
        LEFT: trader("gizah", 3, 0),
        RIGHT: trader("ephesos", 0, 9),
    }
    boxes = ("cities", "armada")
    table = Table(ring, cities, {RIGHT: ["opium_stash"]}, boxes=boxes)
    moves = {
        ME: f"sell {table.hand()[0]} ship",
        LEFT: f"sell {table.hand(LEFT)[0]}",
        RIGHT: "build opium_stash",
    }
    table.turn(moves)
    # The left one: 4 - 2 and 1 of the opium, with three coins of the sale.
    assert table.moves(LEFT) == [f"debt {debts}" for debts in range(4)]
    assert table.moves(RIGHT) == [f"debt {debts}" for debts in range(5)]
    assert table.moves() == ["debt 0", "debt 1"]
    table.settle((LEFT, "debt 2"), (RIGHT, "debt 4"), (ME, "debt 0"))
    assert (table.coins(LEFT), table.city(LEFT)["debts"]) == (3 - 1, 2)
    assert (table.coins(RIGHT), table.city(RIGHT)["debts"]) == (12, 4)
    assert table.coins() == 8


@pytest.mark.rule("A-25")
@every_seat
def test_a_25_coins_gained_in_the_same_turn_can_be_lost(ring: Ring) -> None:
    # Four coins of the left neighbour's own space go to my tribute of 4, less level 2.
    cities = {ME: trader("rhodos", 5), LEFT: trader("gizah", 3, 0)}
    table = Table(ring, cities)
    sail(table, ME, LEFT)
    assert table.coins(LEFT) == 4 - 2


# ----


@pytest.mark.rule("A-40", "D-4")
@every_seat
@pytest.mark.parametrize("step", range(6))
def test_a_40_a_sale_gives_three_coins_or_a_yellow_step(ring: Ring, step: int) -> None:
    table = Table(ring, {ME: trader("rhodos", step, 0)})
    assert table.sales() == ["", "ship"]
    coins = table.game.copy()
    table.turn({ME: f"sell {table.hand()[0]}"})
    assert (table.coins(), table.fleet("yellow")) == (3, step)
    table.game = coins
    sail(table, ME)
    assert (table.coins(), table.fleet("yellow")) == (YELLOW_COINS[step], step + 1)


@pytest.mark.rule("A-40")
@every_seat
def test_a_40_on_the_last_space_a_sale_gives_coins(ring: Ring) -> None:
    table = Table(ring, {ME: trader("rhodos", 6, 0)})
    assert table.sales() == [""]
    table.turn()
    assert table.coins() == 3


@pytest.mark.rule("A-40", "B-40")
@every_seat
def test_a_40_also_for_the_last_card(ring: Ring) -> None:
    me = city("babylon", side="night", stages=1, coins=0, fleets=at("yellow", 1))
    table = Table(ring, {ME: me}, {ME: ["altar", "baths"]}, age=1, turn=7)
    table.turn({ME: "sell altar"})
    assert table.sales("baths") == ["", "ship"]
    table.play(ME, "sell baths ship")
    # Its losses come at its own end: the others have their sale's three coins by then.
    assert table.coins() == 3 + 2
    assert all(table.lost(who) == 1 for who in table.others)


# ----


@pytest.mark.rule("A-45")
@every_seat
def test_a_45_ships_move_before_any_effect_and_spaces_act_after_all_of_them(ring: Ring) -> None:
    # Two coins of my space, five of the left neighbour's stage or card, in any seat.
    cities = {
        ME: city("alexandria", coins=0, shipyard="shipyard_1", fleets=at("yellow", 1)),
        LEFT: city("gizah", coins=0),
        RIGHT: city("ephesos", coins=0, fleets=at("yellow", 3)),
    }
    hands = {ME: ["pirate_hideout"], LEFT: ["lumber_yard"]}
    table = Table(ring, cities, hands, turn=3)
    moves = {ME: "build pirate_hideout ship", RIGHT: f"sell {table.hand(RIGHT)[0]} ship"}
    table.turn(moves)
    story = [
        (event["event"], event.get("source"))
        for event in plain(table.game.events)
        if event["event"] in ("fleet", "gain", "lose")
    ]
    order = [("fleet", None), ("gain", "card"), ("gain", "sale"), ("gain", "space"), ("lose", None)]
    # Effects of cards and sales are one step: their order among seats does not matter.
    ranks = [{0: 0, 1: 1, 2: 1, 3: 2, 4: 3}[order.index(part)] for part in story]
    assert ranks == sorted(ranks)
    assert set(story) == set(order)


@pytest.mark.rule("A-45", "A-31", "A-30")
@every_seat
def test_a_45_top_islands_come_before_exploring(ring: Ring) -> None:
    # The helmsman's rest is no exploration: who explores is alone, among what is left.
    cities = {
        ME: city("gizah", coins=0),
        LEFT: city("rhodos", coins=0, fleets=at("green", 1)),
    }
    hands = {ME: ["helmsmans_rest"], LEFT: ["construction_zone"]}
    table = Table(ring, cities, hands)
    table.turn({ME: "build helmsmans_rest", LEFT: "build construction_zone"})
    taken = table.islands()
    assert len(taken) == 1
    # Steps 3 of both: their free steps are asked together.
    table.play(LEFT, "fleet green")
    while table.asked(LEFT) != "island":
        table.play(ME, "pass")
    offered = [move.removeprefix("island ") for move in table.moves(LEFT)]
    assert len(offered) == 4
    assert set(offered) <= set(ISLANDS[1]) - set(taken)


@pytest.mark.rule("A-45")
@every_seat
def test_a_45_coins_of_spaces_come_before_exploring(ring: Ring) -> None:
    cities = {
        ME: city("rhodos", coins=0, fleets=at("green", 1)),
        RIGHT: trader("gizah", 1, 0),
    }
    table = Table(ring, cities, {ME: ["construction_zone"]})
    moves = {ME: "build construction_zone", RIGHT: f"sell {table.hand(RIGHT)[0]} ship"}
    table.turn(moves)
    assert table.coins(RIGHT) == 0
    table.play(ME, "fleet green")
    assert table.asked() == "island"
    assert table.coins(RIGHT) == 2
    # The tribute waits for the end of the turn.
    assert table.lost() == 0


@pytest.mark.rule("A-45", "C-7", "D-6")
@every_seat
def test_a_45_exploring_comes_before_builds_from_the_discard(ring: Ring) -> None:
    picker = city("halikarnassos", "glassworks_age1", "press_age1", stages=1, coins=0)
    cities = {ME: picker, LEFT: city("alexandria", "ore_vein", fleets=at("green", 3))}
    table = Table(ring, cities, {LEFT: ["ship_repair"]}, age=2, turn=4, discard=["altar"])
    table.turn({ME: f"stage {table.hand()[0]}", LEFT: "build ship_repair"})
    asked = []
    while table.game.pending and table.asked() != "card":
        seat, decision = next(iter(table.game.pending.items()))
        asked.append(decision.kind)
        answers = {"fleet": "fleet green" if len(asked) == 1 else "pass", "discard": "take altar"}
        table.game.play(seat, answers.get(decision.kind) or decision.moves[0].text)
    assert asked[:2] == ["fleet", "island"]
    assert asked[-1] == "discard"


@pytest.mark.rule("A-45", "A-25")
@every_seat
def test_a_45_losses_come_after_builds_from_the_discard(ring: Ring) -> None:
    picker = city("halikarnassos", "glassworks_age1", "press_age1", stages=1, coins=0)
    cities = {ME: picker, LEFT: trader("rhodos", 5)}
    table = Table(ring, cities, age=2, turn=4, discard=["pirate_hideout"])
    moves = {ME: f"stage {table.hand()[0]}", LEFT: f"sell {table.hand(LEFT)[0]} ship"}
    table.turn(moves)
    assert table.lost(RIGHT) == 0
    table.play(ME, "take pirate_hideout")
    # The three coins of the pick are lost to the tribute of 4.
    assert (table.coins(), table.lost()) == (0, 3)
    assert table.lost(LEFT) == COMMERCE[5]


@pytest.mark.rule("A-45", "L-9", "L-4", "A-40")
def test_a_45_a_recruitment_runs_through_all_steps() -> None:
    # Everybody may sell a leader for a step of the yellow ship.
    for seat in range(3):
        table = Table((3, seat), {}, boxes=("leaders", "armada"), turn=7, age=1)
        position = table.game.position()
        held = position["court"]["box"][:6]
        leaders = {who: held[2 * who : 2 * who + 2] for who in range(3)}
        cities = {who: trader(b, 3) for who, b in enumerate(("rhodos", "gizah", "ephesos"))}
        cities[LEFT]["fleets"] = [0, 0, 0, 0]
        boxes = ("leaders", "armada")
        table = Table((3, seat), cities, turn=7, boxes=boxes, leader_hands=leaders)
        table.turn()
        assert table.asked() == "recruit"
        before = [table.coins(who) for who in range(3)]
        mine = leaders[ME][0]
        assert table.sales(mine) == ["", "ship"]
        table.turn({ME: f"sell {mine} ship"})
        # Four coins of the space; the others sold theirs and paid 2 less their levels 0 and 2.
        assert table.coins() == before[ME] + 4
        assert table.coins(LEFT) == before[LEFT] + 3 - 2
        assert table.coins(RIGHT) == before[2] + 3


# ----


def double(fleet: str, step: int, ring: Ring, **more: Any) -> Table:
    """A fleet moves twice: with the stage of Siracusa, and by its effect."""
    yards = {"red": "shipyard_1", "yellow": "shipyard_2", "blue": "shipyard_3"}
    yard = yards.get(fleet, "shipyard_4")
    cost = step_cost(yard, fleet, step)
    made = makers("SSO" + cost, "siracusa")
    me = city(
        "siracusa",
        *made,
        coins=coins_in(cost) + 9,
        shipyard=yard,
        fleets=at(fleet, step - 1),
    )
    table = Table(ring, {ME: me}, age=2, turn=4, **more)
    table.turn({ME: f"stage {table.hand()[0]} ship"})
    table.play(ME, f"fleet {fleet}")
    return table


@pytest.mark.rule("A-46", "A-11", "A-22")
@every_seat
@pytest.mark.parametrize("step", range(1, 6))
def test_a_46_every_yellow_space_reached_acts_once(ring: Ring, step: int) -> None:
    table = double("yellow", step, ring)
    assert table.fleet("yellow") == step + 1
    coins = [e["coins"] for e in table.events("gain") if e["source"] == "space"]
    passed = YELLOW_COINS[step - 1 : step + 1]
    assert coins == [each for each in passed if each]
    # Of the tributes called on the way the highest is carried out.
    assert table.lost(LEFT) == max(TRIBUTE[step - 1 : step + 1])
    called = [event["coins"] for event in table.events("tribute")]
    assert called == [each for each in TRIBUTE[step - 1 : step + 1] if each]


@pytest.mark.rule("A-46", "A-13")
@pytest.mark.parametrize("step", range(1, 6))
def test_a_46_an_island_space_passed_on_the_way_is_explored(step: int) -> None:
    table = double("green", step, ring_of(step))
    level = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3}[step]
    assert table.fleet("green") == step + 1
    offered = [move.removeprefix("island ") for move in table.moves()]
    assert table.asked() == "island"
    assert set(offered) < set(ISLANDS[level])
    table.settle()
    assert len(table.islands()) == 1


@pytest.mark.rule("A-46", "A-12")
@pytest.mark.parametrize("step", range(1, 6))
def test_a_46_points_are_those_of_the_space_it_stands_on(step: int) -> None:
    table = double("blue", step, ring_of(step))
    assert table.points("blue") == (1, 2, 3, 5, 7, 10)[step]


@pytest.mark.rule("A-46", "A-24")
def test_a_46_the_level_is_that_of_the_space_it_stands_on() -> None:
    for seat in range(3):
        cost = step_cost("shipyard_2", "yellow", 2)
        made = makers("SSO" + cost, "siracusa")
        me = city("siracusa", *made, shipyard="shipyard_2", coins=5, fleets=at("yellow", 1))
        hands = {LEFT: ["pirates_den"]}
        table = Table((3, seat), {ME: me}, hands, age=2, turn=4)
        table.turn({ME: f"stage {table.hand()[0]} ship", LEFT: "build pirates_den"})
        table.play(ME, "fleet yellow")
        # Step 3 is level 2.
        assert table.lost() == 2


@pytest.mark.rule("A-46", "A-7")
def test_a_46_a_ship_that_reached_its_end_is_not_offered_again() -> None:
    cost = step_cost("shipyard_1", "red", 6)
    me = city(
        "siracusa",
        *makers("SSO" + cost, "siracusa"),
        coins=5,
        shipyard="shipyard_1",
        fleets=at("red", 5),
    )
    table = Table((4, 2), {ME: me}, age=2, turn=4)
    table.turn({ME: f"stage {table.hand()[0]} ship"})
    assert table.moves() == ["fleet yellow", "fleet blue", "fleet green", "pass"]


# ---- D-7, D-8: asked together, unseen by the others


@pytest.mark.rule("D-7", "D-8", "D-21")
@every_seat_of_four
def test_d_7_d_8_all_who_owe_a_decision_answer_together_and_unseen(ring: Ring) -> None:
    cities = {
        ME: city("rhodos", fleets=at("green", 1)),
        LEFT: city("gizah", fleets=at("green", 1)),
    }
    hands = {ME: ["construction_zone"], LEFT: ["dry_hold"]}
    table = Table(ring, cities, hands)
    table.turn({ME: "build construction_zone", LEFT: "build dry_hold"})
    assert set(table.game.pending) == {table.seat(ME), table.seat(LEFT)}
    assert table.asked() == table.asked(LEFT) == "fleet"
    table.play(ME, "fleet green")
    assert table.fleet("green") == 1
    with pytest.raises(NotYourDecision):
        table.play(ME, "fleet red")
    table.game.take_back(table.me)
    table.play(ME, "fleet green")
    table.play(LEFT, "fleet green")
    assert set(table.game.pending) == {table.seat(ME), table.seat(LEFT)}
    assert table.asked() == table.asked(LEFT) == "island"
    mine = table.moves()
    assert not set(mine) & set(table.moves(LEFT))
    table.play(ME, mine[0])
    assert table.islands() == []
    table.play(LEFT, table.moves(LEFT)[0])
    assert len(table.islands()) == len(table.islands(LEFT)) == 1


@pytest.mark.rule("D-7")
def test_d_7_moves_are_named_by_their_fleets() -> None:
    me = city("siracusa", *makers("WOO", "siracusa"), side="night", stages=1)
    table = Table((5, 3), {ME: me}, age=2, turn=4)
    table.turn({ME: f"stage {table.hand()[0]}"})
    moves = table.moves()
    assert len(moves) == len(set(moves)) == 4 + 6 + 1
    assert all(move == "pass" or set(move.split()[1:]) <= set(FLEETS) for move in moves)
