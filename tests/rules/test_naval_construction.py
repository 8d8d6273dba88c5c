"""Chapter A: ships that move with a build (A-5 to A-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from mirabilia import Game
from tests.rules.printed_sea import (
    BOARDS,
    CHAINED,
    FLEETS,
    ISLANDS,
    SHIPYARDS,
    coins_in,
    step_cost,
    units,
)
from tests.rules.sea_tables import (
    ONE_OF_EACH,
    TWO_OF_EACH,
    Table,
    at,
    board_without,
    every_seat,
    every_seat_of_four,
    makers,
    ring_of,
    sell,
)
from tests.rules.tables import LEFT, ME, RIGHT, Data, Ring, city
from tests.support.plain import plain

# ----


def rich(*cards: str, **more: Any) -> Data:
    """A city that can pay for everything, with steps to go."""
    return city("rhodos", *ONE_OF_EACH, *TWO_OF_EACH, *cards, **{"coins": 30, **more})


@pytest.mark.rule("A-5")
@every_seat
@pytest.mark.parametrize("fleet", FLEETS)
def test_a_5_a_card_moves_the_fleet_of_its_colour_one_step(ring: Ring, fleet: str) -> None:
    card, parent = CHAINED[fleet]
    table = Table(ring, {ME: rich(parent)}, {ME: [card]}, age=2, turn=6)
    assert table.builds(card) == ["", "ship"]
    table.turn({ME: f"build {card} ship"})
    assert table.city()["fleets"] == at(fleet, 1)
    assert all(table.city(who)["fleets"] == [0, 0, 0, 0] for who in table.others)


@pytest.mark.rule("A-5")
@every_seat
def test_a_5_it_is_optional(ring: Ring) -> None:
    table = Table(ring, {ME: rich("baths")}, {ME: ["aqueduct"]}, age=2, turn=6)
    table.turn({ME: "build aqueduct"})
    assert table.city()["fleets"] == [0, 0, 0, 0]


@pytest.mark.rule("A-5")
@pytest.mark.parametrize(
    ("card", "age"),
    [
        ("lumber_yard", 1),
        ("loom_age1", 1),
        ("sawmill", 2),
        ("press_age2", 2),
        ("forging_agency", 2),
        ("spies_guild", 3),
        ("contingent", 3),
    ],
)
def test_a_5_brown_grey_purple_and_black_cards_allow_none(card: str, age: int) -> None:
    made = [c for c in ("brickyard", "glassworks_age1", "forum") if age > 1]
    me = city("halikarnassos", *made, coins=20)
    boxes = ("cities", "armada")
    table = Table(ring_of(age, 5), {ME: me}, {ME: [card]}, age=age, turn=4, boxes=boxes)
    assert "" in table.builds(card)
    assert not [way for way in table.builds(card) if "ship" in way]


@pytest.mark.rule("A-5")
@every_seat
def test_a_5_both_costs_are_one_each_symbol_serves_once(ring: Ring) -> None:
    # Baths cost a stone, and so does the first blue step of shipyard 4.
    for cards, ways in ((["stone_pit"], [""]), (["stone_pit", "timber_yard"], ["", "ship"])):
        me = city("rhodos", *cards, coins=0, shipyard="shipyard_4")
        assert Table(ring, {ME: me}, {ME: ["baths"]}, turn=4).builds("baths") == ways
    # The second stone can be bought.
    cities = {
        ME: city("rhodos", "stone_pit", coins=2, shipyard="shipyard_4"),
        LEFT: city("gizah"),
        RIGHT: city("ephesos"),
    }
    table = Table(ring, cities, {ME: ["baths"]}, turn=4)
    assert table.builds("baths") == ["", "ship left 2"]
    table.turn({ME: "build baths ship left 2"})
    assert (table.coins(), table.fleet("blue")) == (0, 1)
    assert table.coins(LEFT) == 3 + 3 + 2


@pytest.mark.rule("A-5")
@pytest.mark.parametrize("yard", SHIPYARDS)
def test_a_5_a_stage_moves_the_wonders_fleet(yard: str) -> None:
    fleet = SHIPYARDS[yard][0]
    for step in range(1, 7):
        me = {**rich(shipyard=yard, fleets=at(fleet, step - 1)), "board": "olympia"}
        table = Table(ring_of(step), {ME: me}, age=2, turn=6, armada_edition=1)
        before = table.coins()
        assert table.stages() == ["", "ship"]
        table.turn({ME: f"stage {table.hand()[0]} ship"})
        assert table.city()["fleets"] == at(fleet, step)
        gained = sum(event["coins"] for event in table.events("gain"))
        table.settle()
        assert table.coins() == before + gained - coins_in(step_cost(yard, fleet, step))


@pytest.mark.rule("A-5")
@every_seat
def test_a_5_the_coins_of_a_step_are_paid_with_the_stage(ring: Ring) -> None:
    """The second red step of shipyard 1 costs a coin and an ore."""
    assert coins_in(step_cost("shipyard_1", "red", 2)) == 1
    for coins, ways in ((0, [""]), (1, ["", "ship"])):
        me = rich(coins=coins, shipyard="shipyard_1", fleets=at("red", 1))
        table = Table(ring, {ME: {**me, "board": "olympia"}}, age=2, turn=6)
        assert table.stages() == ways


@pytest.mark.rule("A-5")
@every_seat_of_four
def test_a_5_one_step_for_each_build(ring: Ring) -> None:
    # With everything at hand a card still moves its fleet once.
    table = Table(ring, {ME: rich("baths")}, {ME: ["aqueduct"]}, age=2, turn=6)
    table.turn({ME: "build aqueduct ship"})
    assert table.fleet("blue") == 1
    assert len(table.events("fleet")) == 1


def recruitment(ring: Ring, cards: Sequence[str], leaders: Sequence[str], **more: Any) -> Table:
    """The recruitment of age II, where the acting player's city has some cards already."""
    table = Table(ring, {}, boxes=("leaders", "armada"))
    boards = ["gizah", *[b for b in BOARDS if b not in ("gizah", "byzantium", "petra", "roma")]]
    by_seat = [boards[(seat - ring[1]) % ring[0]] for seat in range(ring[0])]
    game = Game.new(
        players=ring[0], expansions=("leaders", "armada"), sides="day", boards=by_seat, seed=3
    )
    while next(iter(game.pending.values())).kind == "keep":
        sell(game)
    position = plain(game.position())
    del position["history"]
    position["age"] = 2
    position["cities"][ring[1]].update(cards=list(cards), **more)
    hands = position["court"]["hands"]
    box = position["court"]["box"] + [name for hand in hands for name in hand]
    hands[ring[1]] = [*leaders, "?"]
    position["court"]["hands"] = [h if s == ring[1] else ["?"] * 3 for s, h in enumerate(hands)]
    position["court"]["box"] = ["?"] * (len(box) - 4 * ring[0])
    table.game = Game.from_position(position)
    return table


@pytest.mark.rule("A-5", "L-4")
@every_seat
def test_a_5_also_with_a_stage_built_in_a_recruitment(ring: Ring) -> None:
    cards = ["lumber_yard", "timber_yard", *ONE_OF_EACH[1:]]
    table = recruitment(ring, cards, ["caesar", "nero"], coins=0)
    assert table.asked() == "recruit"
    yard = table.city()["shipyard"]
    fleet = SHIPYARDS[yard][0]
    wanted = units("WW" + step_cost(yard, fleet, 1))
    ways = table.stages("caesar")
    # Two woods for the stage and the step of the wonder's fleet beside them.
    assert ("ship" in ways) == (wanted["W"] <= 2)
    assert "" in ways
    if wanted["W"] <= 2:
        table.turn({ME: "stage caesar ship"})
        assert table.city()["fleets"] == at(fleet, 1)
        assert table.city()["buried"] == ["caesar"]


@pytest.mark.rule("A-5", "B-40")
@every_seat
def test_a_5_also_with_the_last_card_of_babylon(ring: Ring) -> None:
    """Seed 002, line 646."""
    made = makers("SC", "babylon")
    me = city("babylon", *made, side="night", stages=1, coins=0, shipyard="shipyard_1")
    hands = {ME: ["altar", "baths"]}
    table = Table(ring, {ME: me}, hands, turn=7)
    table.turn({ME: "build altar ship"})
    assert table.asked() == "last"
    # Papyrus for the second blue step is not made.
    assert table.builds("baths") == [""]
    table = Table(ring, {ME: me}, hands, turn=7)
    table.turn({ME: "sell altar"})
    assert table.builds("baths") == ["", "ship"]
    table.play(ME, "build baths ship")
    assert table.fleet("blue") == 1


@pytest.mark.rule("A-5")
@every_seat
def test_a_5_example_of_a_card(ring: Ring) -> None:
    """Seed 000, line 177; seed 002, line 180: a stone for the card and a clay for the step."""
    for cost, ways in (("SC", ["", "ship"]), ("S", [""]), ("C", [])):
        board = board_without("SC")
        me = city(board, *makers(cost, board), coins=0, shipyard="shipyard_1")
        table = Table(ring, {ME: me}, {ME: ["baths"]}, turn=4)
        assert table.builds("baths") == ways


@pytest.mark.rule("A-5")
@every_seat
def test_a_5_example_of_a_stage(ring: Ring) -> None:
    """Seed 000, line 212; seed 002, line 200: two stones and a wood, with the red fleet."""
    for cost, ways in (("SSW", ["", "ship"]), ("SS", [""]), ("SW", [])):
        me = city("alexandria", *makers(cost, "alexandria"), coins=0, shipyard="shipyard_1")
        table = Table(ring, {ME: me}, age=2, turn=4)
        assert table.stages() == ways
    me = city("alexandria", *makers("SSW", "alexandria"), coins=0, shipyard="shipyard_1")
    table = Table(ring, {ME: me}, age=2, turn=4)
    table.turn({ME: f"stage {table.hand()[0]} ship"})
    assert table.fleet("red") == 1


# ----


@pytest.mark.rule("A-6", "B-42")
@every_seat
def test_a_6_olympia_frees_the_card_but_not_the_step(ring: Ring) -> None:
    # No red card yet: stables are free; the red step of shipyard 1 costs wood.
    poor = city("olympia", coins=0, stages=2, shipyard="shipyard_1")
    table = Table(ring, {ME: poor}, {ME: ["stables"]}, age=2, turn=4)
    assert table.builds("stables") == ["free olympia"]
    me = city("olympia", "lumber_yard", coins=0, stages=2, shipyard="shipyard_1")
    table = Table(ring, {ME: me}, {ME: ["stables"]}, age=2, turn=4)
    assert table.builds("stables") == ["free olympia", "free olympia ship"]
    table.turn({ME: "build stables free olympia ship"})
    assert table.fleet("red") == 1


def picker(*cards: str, **more: Any) -> Data:
    """Halikarnassos, about to build from the discard."""
    return city("halikarnassos", "glassworks_age1", "press_age1", *cards, stages=1, **more)


@pytest.mark.rule("A-6", "C-7")
@every_seat
@pytest.mark.parametrize("card", ["altar", "stockade", "marketplace", "workshop"])
def test_a_6_a_card_from_the_discard_allows_no_step(ring: Ring, card: str) -> None:
    made = ["lumber_yard", "stone_pit", "ore_vein", "clay_pool"]
    me = picker(*made, coins=30)
    table = Table(ring, {ME: me}, age=2, turn=4, discard=[card])
    table.turn({ME: f"stage {table.hand()[0]}"})
    assert [move for move in table.moves() if card in move] == [f"take {card}"]
    table.play(ME, f"take {card}")
    assert table.city()["fleets"] == [0, 0, 0, 0]
    assert table.asked() == "card"


@pytest.mark.rule("A-6", "A-46", "A-25")
@every_seat
def test_a_6_its_free_step_acts_at_once(ring: Ring) -> None:
    me = picker(coins=0, fleets=at("yellow", 1))
    table = Table(ring, {ME: me}, age=2, turn=4, discard=["construction_zone"])
    table.turn({ME: f"stage {table.hand()[0]}"})
    table.play(ME, "take construction_zone")
    assert table.asked() == "fleet"
    table.play(ME, "fleet yellow")
    assert table.coins() == 2
    assert [table.lost(who) for who in table.others] == [1] * len(table.others)


@pytest.mark.rule("A-6", "A-30")
@every_seat
def test_a_6_such_an_explorer_explores_alone(ring: Ring) -> None:
    cities = {
        ME: picker(coins=0, fleets=at("green", 1)),
        LEFT: city("rhodos", *makers("OG", "rhodos"), fleets=at("green", 1)),
    }
    if ring[0] < 6:
        # Then there are only two makers of glass.
        cities[LEFT] = city("alexandria", "ore_vein", fleets=at("green", 1))
    hands = {LEFT: ["ship_repair"]}
    table = Table(ring, cities, hands, age=2, turn=4, discard=["construction_zone"])
    table.turn({ME: f"stage {table.hand()[0]}", LEFT: "build ship_repair"})
    table.play(LEFT, "fleet green")
    assert len(table.moves(LEFT)) == 4
    kept = table.moves(LEFT)[0].removeprefix("island ")
    table.play(LEFT, f"island {kept}")
    while table.asked() != "discard":
        table.play(LEFT, "pass")
    table.play(ME, "take construction_zone")
    table.play(ME, "fleet green")
    offered = [move.removeprefix("island ") for move in table.moves()]
    assert len(offered) == 4
    assert set(offered) <= set(ISLANDS[1]) - {kept}


@pytest.mark.rule("A-6", "A-31")
@every_seat
def test_a_6_its_top_island_comes_too(ring: Ring) -> None:
    table = Table(ring, {ME: picker()}, age=2, turn=4, discard=["helmsmans_rest"])
    table.turn({ME: f"stage {table.hand()[0]}"})
    table.play(ME, "take helmsmans_rest")
    assert len(table.islands()) == 1
    assert set(table.islands()) < set(ISLANDS[1])


@pytest.mark.rule("A-6", "A-24", "A-25")
@every_seat
def test_a_6_its_pirates_join_the_losses_of_the_turn(ring: Ring) -> None:
    cities = {
        ME: picker(coins=0),
        LEFT: city("rhodos", coins=0, fleets=at("yellow", 3)),
        RIGHT: city("gizah", fleets=at("yellow", 1)),
    }
    table = Table(ring, cities, age=2, turn=4, discard=["pirate_hideout"])
    moves = {ME: f"stage {table.hand()[0]}", RIGHT: f"sell {table.hand(RIGHT)[0]} ship"}
    table.turn(moves)
    table.play(ME, "take pirate_hideout")
    # The right neighbour's tribute of 1 takes a coin of the three from me; the left one has
    # level 2: no tribute, two coins to the pirates, one event.
    assert table.coins() == 3 - 1
    assert [event["coins"] for event in table.events("lose", LEFT)] == [2]
    assert [event["coins"] for event in table.events("lose", RIGHT)] == [1]


# ----


@pytest.mark.rule("A-7")
@every_seat
@pytest.mark.parametrize("fleet", FLEETS)
def test_a_7_a_ship_on_its_last_space_goes_no_further(ring: Ring, fleet: str) -> None:
    card, parent = CHAINED[fleet]
    yard = next(yard for yard, (symbol, _) in SHIPYARDS.items() if symbol == fleet)
    me = rich(parent, shipyard=yard, fleets=at(fleet, 6))
    table = Table(ring, {ME: me}, {ME: [card]}, age=2, turn=6)
    assert table.builds(card) == [""]
    assert table.stages() == [""]
    assert table.sales() == ([""] if fleet == "yellow" else ["", "ship"])


@pytest.mark.rule("A-7", "D-7", "D-21")
def test_a_7_a_free_step_may_be_declined_and_goes_where_it_can() -> None:
    for seat in range(4):
        me = city("rhodos", fleets=[6, 3, 6, 6])
        table = Table((4, seat), {ME: me}, {ME: ["construction_zone"]})
        table.turn({ME: "build construction_zone"})
        assert table.moves() == ["fleet yellow", "pass"]
        table.play(ME, "pass")
        assert table.city()["fleets"] == [6, 3, 6, 6]
        # Nothing can move: nothing is asked.
        me = city("rhodos", fleets=[6, 6, 6, 6])
        table = Table((4, seat), {ME: me}, {ME: ["construction_zone"]})
        table.turn({ME: "build construction_zone"})
        assert table.asked() == "card"


@pytest.mark.rule("A-8", "A-45")
@every_seat
def test_a_8_a_cards_own_effects_come_before_the_spaces(ring: Ring) -> None:
    # Pirates' den gives 6 coins, the second yellow space 2.
    me = city("alexandria", shipyard="shipyard_1", fleets=at("yellow", 1))
    table = Table(ring, {ME: me}, {ME: ["pirates_den"]}, age=2, turn=4)
    table.turn({ME: "build pirates_den ship"})
    gains = [(event["coins"], event["source"]) for event in table.events("gain")]
    assert gains == [(6, "card"), (2, "space")]


@pytest.mark.rule("A-8", "A-45")
@every_seat
def test_a_8_a_stages_own_effects_come_before_the_spaces(ring: Ring) -> None:
    # The second stage of Ephesos gives 9 coins; shipyard 2 ties the yellow fleet to the wonder.
    cost = step_cost("shipyard_2", "yellow", 4)
    made = makers("WW" + cost, "ephesos")
    me = city("ephesos", *made, stages=1, shipyard="shipyard_2", fleets=at("yellow", 3))
    table = Table(ring, {ME: me}, age=2, turn=4)
    table.turn({ME: f"stage {table.hand()[0]} ship"})
    gains = [(event["coins"], event["source"]) for event in table.events("gain")]
    assert gains == [(9, "stage"), (4, "space")]
