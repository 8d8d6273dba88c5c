"""Faults that other programs have had, with Armada in play; the acting player in every seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

import pytest

from mirabilia import Game
from tests.rules.printed_boxes import BLACK
from tests.rules.printed_sea import ARMADA, COMMERCE, ISLANDS
from tests.rules.sea_tables import (
    Table,
    at,
    every_seat,
    every_seat_of_four,
    every_seat_of_teams,
    makers,
)
from tests.rules.tables import FAR_LEFT, FAR_RIGHT, LEFT, ME, RIGHT, Data, Ring, city

ALL = ("leaders", "cities", "armada")


def picker(*cards: str, **more: Any) -> Data:
    """Halikarnassos Day, able to build the stage that builds from the discard."""
    return city("halikarnassos", "glassworks_age1", "press_age1", *cards, stages=1, **more)


def babylon(*cards: str, **more: Any) -> Data:
    """Babylon Night, who may play her last card."""
    return city("babylon", *cards, side="night", stages=1, **more)


def takes(table: Table, who: int = ME) -> set[str]:
    return {move.split()[1] for move in table.moves(who) if move.startswith("take ")}


# ---- 14, 15: last cards


@pytest.mark.rule("B-40", "B-41", "A-45")
@every_seat
@pytest.mark.parametrize("age", [2, 3])
def test_fault_14_the_pick_comes_before_the_last_card(ring: Ring, age: int) -> None:
    cities = {ME: picker(coins=0), LEFT: babylon(coins=0)}
    hands = {LEFT: {2: ["temple", "walls"], 3: ["arena", "gardens"]}[age]}
    table = Table(ring, cities, hands, age=age, turn=7, discard=["altar"])
    table.turn({ME: f"stage {table.hand()[0]}", LEFT: f"sell {hands[LEFT][0]}"})
    assert list(table.game.pending) == [table.me]
    # What was sold and left over in this turn is in the pile; what Babylon keeps is not.
    seen = takes(table)
    assert {"altar", hands[LEFT][0]} <= seen
    table.play(ME, "take altar")
    assert table.asked(LEFT) == "last"
    table.play(LEFT, f"sell {hands[LEFT][1]} ship")
    assert table.fleet("yellow", LEFT) == 1
    assert table.strengths() != {}


@pytest.mark.rule("B-40", "A-1")
@every_seat
@pytest.mark.parametrize(
    ("boxes", "number"),
    [(("armada",), 8), (("leaders", "armada"), 8), (("cities", "armada"), 9), (ALL, 9)],
)
@pytest.mark.parametrize("answer", ["build baths", "stage baths", "sell baths", "sell baths ship"])
def test_fault_15_the_last_card_is_the_eighth_or_the_ninth(
    ring: Ring, boxes: tuple[str, ...], number: int, answer: str
) -> None:
    # Her second stage costs three clays and glass; baths a stone.
    made = ["clay_pool", "clay_pit", "glassworks_age1", "stone_pit"]
    made += ["excavation"] if ring[0] > 3 else []
    me = babylon(*made, coins=4)
    cities = {ME: me, LEFT: city("olympia")}
    hands = {ME: ["altar", "baths"]}
    table = Table(ring, cities, hands, turn=number - 1, boxes=boxes)
    table.turn({ME: "sell altar"})
    assert table.asked() == "last"
    assert table.hand() == ["baths"]
    ways = [move for move in table.moves() if move.startswith(answer)]
    table.play(ME, answer if answer in ways else ways[0])
    city_now = table.city()
    assert ("baths" in city_now["cards"]) == answer.startswith("build")
    assert ("baths" in city_now["buried"]) == answer.startswith("stage")
    assert city_now["fleets"][1] == (1 if answer.endswith("ship") else 0)


# ---- 18: several picks in one turn


@pytest.mark.rule("C-7", "L-33", "B-41")
@every_seat
def test_fault_18_three_picks_one_after_another(ring: Ring) -> None:
    cities = {
        ME: city("rhodos", coins=5),
        LEFT: picker(coins=0),
        RIGHT: city("roma", *makers("SCG", "roma"), side="night", stages=1, coins=3),
    }
    if ring[0] < 6:
        # Glass is there only once.
        cities[LEFT] = city("halikarnassos", "press_age1", "glassworks_age2", stages=1, coins=0)
    table = Table(
        ring,
        cities,
        {ME: ["forging_agency"]},
        age=2,
        turn=5,
        discard=["altar", "theater", "barracks"],
        boxes=ALL,
        leader_hands={RIGHT: ["solomon"]},
    )
    moves = {
        ME: "build forging_agency",
        LEFT: f"stage {table.hand(LEFT)[0]}",
        RIGHT: f"stage {table.hand(RIGHT)[0]}",
    }
    table.turn(moves)
    assert table.asked(RIGHT) == "extra"
    table.play(RIGHT, "recruit solomon")
    # Halikarnassos first.
    assert list(table.game.pending) == [table.seat(LEFT)]
    first = takes(table, LEFT)
    assert {"altar", "theater", "barracks"} <= first
    table.play(LEFT, "take altar")
    # Then Solomon, from what is left.
    assert list(table.game.pending) == [table.seat(RIGHT)]
    assert takes(table, RIGHT) >= {"theater", "barracks"}
    assert "altar" not in takes(table, RIGHT)
    table.play(RIGHT, "take theater")
    # The black card last.
    assert list(table.game.pending) == [table.seat(ME)]
    assert "barracks" in takes(table)
    assert not {"altar", "theater"} & takes(table)
    table.play(ME, "take barracks")
    assert "barracks" in table.cards()


@pytest.mark.rule("C-7", "A-6")
@every_seat
def test_fault_18_a_pick_is_settled_before_the_next(ring: Ring) -> None:
    # The first pick explores an island; the second picker waits for it.
    cities = {
        LEFT: picker(coins=0, fleets=at("green", 1)),
        ME: city("rhodos", coins=5),
    }
    table = Table(
        ring,
        cities,
        {ME: ["forging_agency"]},
        age=2,
        turn=5,
        discard=["construction_zone", "altar"],
        boxes=("cities", "armada"),
    )
    table.turn({ME: "build forging_agency", LEFT: f"stage {table.hand(LEFT)[0]}"})
    table.play(LEFT, "take construction_zone")
    assert table.asked() is None
    table.play(LEFT, "fleet green")
    assert table.asked(LEFT) == "island"
    kept = next(move for move in table.moves(LEFT) if "topaz" not in move and "amber" not in move)
    table.play(LEFT, kept)
    assert table.asked() == "discard"


# ---- 19: Olympia


@pytest.mark.rule("B-42", "A-1")
@every_seat
@pytest.mark.parametrize(("boxes", "last"), [(("armada",), 7), (("cities", "armada"), 8), (ALL, 8)])
def test_fault_19_the_last_card_of_an_age_moves_with_the_boxes(
    ring: Ring, boxes: tuple[str, ...], last: int
) -> None:
    for turn in (last - 1, last):
        me = city("olympia", side="night", stages=2, coins=0)
        table = Table(ring, {ME: me}, {ME: ["aqueduct"]}, age=2, turn=turn, boxes=boxes)
        free = [way for way in table.builds("aqueduct") if way.startswith("free olympia")]
        assert bool(free) == (turn == last)


@pytest.mark.rule("B-42", "A-5")
@every_seat
def test_fault_19_the_first_card_is_free_its_step_is_not_and_the_chance_passes(ring: Ring) -> None:
    # The blue step of shipyard 1 costs clay, which Olympia makes.
    me = city("olympia", side="night", stages=1, coins=0, shipyard="shipyard_1")
    hands = {ME: ["aqueduct", "temple"]}
    table = Table(ring, {ME: me}, hands, age=2, turn=1)
    assert table.builds("aqueduct") == ["free olympia", "free olympia ship"]
    # Never for stages.
    assert not [move for move in table.moves() if move.startswith("stage") and "free" in move]
    table.turn({ME: f"sell {table.hand()[0]}"})
    assert not [move for move in table.moves() if "free" in move]


# ---- 20: from the discard


@pytest.mark.rule("A-6", "C-7", "L-22", "L-32")
@every_seat
@pytest.mark.parametrize(
    ("card", "coins"),
    [
        ("pirate_hideout", 3 + 2),  # its coins, and two of Xenophon
        ("marketplace", 2),
        ("opium_stash", 3 + 2),  # its coins, and two of Diocletian
        ("hideout", 2),
        ("altar", 0),
    ],
)
def test_fault_20_a_card_from_the_discard_pays_and_moves_no_ship(
    ring: Ring, card: str, coins: int
) -> None:
    me = picker(*makers("WSOC", "halikarnassos"), coins=20, leaders=["xenophon", "diocletian"])
    table = Table(ring, {ME: me}, age=2, turn=5, discard=[card], boxes=ALL)
    table.turn({ME: f"stage {table.hand()[0]}"})
    assert [move for move in table.moves() if card in move] == [f"take {card}"]
    table.play(ME, f"take {card}")
    table.settle()
    assert table.coins() == 20 + coins
    assert table.city()["fleets"] == [0, 0, 0, 0]


# ---- 23: diplomacy


@pytest.mark.rule("C-5", "C-6", "A-38", "A-39")
@every_seat_of_four
def test_fault_23_diplomats_leave_the_ring_and_incursions_stay(ring: Ring) -> None:
    # My left neighbour is out: I fight the next one. The diplomat is attacked all the same.
    cities = {
        ME: city("rhodos", "stockade"),
        LEFT: city("gizah", diplomacy=2),
        RIGHT: city("ephesos"),
    }
    attacker = 3 % ring[0]
    cities[attacker if attacker != RIGHT % ring[0] else RIGHT] = city("ephesos", "barracks")
    if attacker != RIGHT % ring[0]:
        cities[RIGHT] = city("olympia")
    boxes = ("cities", "armada")
    incursions = [(3, LEFT)]
    table = Table(ring, cities, turn=8, boxes=boxes, incursions=incursions)
    table.turn()
    # Compulsory: nothing won or lost in the ring, one defeat of the incursion; one token is used.
    assert table.tokens(LEFT) == ([], 1)
    assert table.city(LEFT)["diplomacy"] == 1
    fights = [{e["seat"], e["with"]} for e in table.events("conflict", None)]
    assert fights.count({table.seat(ME), table.seat(FAR_LEFT)}) == 1
    assert {table.seat(ME), table.seat(LEFT)} not in fights


@pytest.mark.rule("C-6", "A-35")
@every_seat
def test_fault_23_two_that_are_left_fight_once_and_all_fight_at_sea(ring: Ring) -> None:
    boards = ("rhodos", "gizah", "ephesos", "olympia", "babylon", "alexandria", "halikarnassos")
    cities = {who: city(boards[who], diplomacy=1) for who in range(2, ring[0])}
    cities[ME] = city("rhodos", "stockade", fleets=at("red", 1))
    cities[LEFT] = city("gizah")
    table = Table(ring, cities, turn=8, boxes=("cities", "armada"))
    table.turn()
    assert table.tokens() == ([1], 0)
    assert table.tokens(LEFT) == ([], 1)
    assert len(table.strengths()) == ring[0]
    assert table.city()["naval_tokens"] == [3]


@pytest.mark.rule("T-7", "A-38")
@every_seat_of_teams
def test_fault_23_in_teams_one_token_less_for_each_diplomat(ring: Ring) -> None:
    opponent = -((ring[1] ^ 1) - ring[1])
    turn = 8 if ring[0] < 8 else 7
    for mine, theirs, number in ((1, 0, 1), (0, 1, 1), (1, 1, 0), (0, 0, 2)):
        cities = {
            ME: city("rhodos", "stockade", diplomacy=mine),
            opponent: city("gizah", diplomacy=theirs),
        }
        table = Table(ring, cities, turn=turn, boxes=("cities", "armada"), teams=True)
        table.turn()
        assert table.tokens() == ([1] * number, 0)
        assert table.tokens(opponent) == ([], number)
        assert table.city()["diplomacy"] == table.city(opponent)["diplomacy"] == 0


# ---- 29: decks

MIXES = [
    (),
    ("leaders",),
    ("cities",),
    ("armada",),
    ("leaders", "cities"),
    ("leaders", "armada"),
    ("cities", "armada"),
    ALL,
]
# Eight play with Armada only.
TABLES = [(n, boxes) for n in range(3, 9) for boxes in MIXES if n < 8 or "armada" in boxes]


def deals(players: int, boxes: Sequence[str], seed: int, **options: Any) -> dict[int, list[str]]:
    """All cards that are dealt in each age."""
    game = Game.new(players=players, expansions=boxes, sides="day", seed=seed, **options)
    ages: dict[int, list[str]] = {}
    while not game.over:
        if game.turn == 1 and game.age not in ages:
            hands = game.position()["hands"]
            assert len({len(hand) for hand in hands}) == 1
            ages[game.age] = list(chain(*hands))
        for seat, decision in game.pending.items():
            sales = [move for move in decision.moves if move.verb == "sell" and not move.ship]
            game.play(seat, sales[0] if sales else decision.moves[0])
    return ages


@pytest.mark.rule("B-2", "B-3", "C-1", "A-1", "A-60", "A-61")
@pytest.mark.parametrize(("players", "boxes"), TABLES, ids=str)
def test_fault_29_decks_of_every_number_and_mix(players: int, boxes: tuple[str, ...]) -> None:
    eight = players == 8
    editions = [{"armada_edition": 1}, {"armada_edition": 2}] if "armada" in boxes else [{}]
    for edition in editions:
        ages = deals(players, boxes, 1, **edition)
        assert set(ages) == {1, 2, 3}
        for age, cards in ages.items():
            black_of_age = [card for card, printed in BLACK.items() if printed[0] == age]
            black = [card for card in cards if card in black_of_age]
            ships = [card for card in cards if card in ARMADA]
            guilds = [card for card in cards if card.endswith("_guild")]
            assert len(black) == len(set(black)) == ("cities" in boxes) * players
            assert len(ships) == len(set(ships)) == ("armada" in boxes) * min(players, 7)
            assert len(guilds) == len(set(guilds)) == (age == 3) * (min(players, 7) + 2)
            assert len(cards) - len(black) - len(ships) == 7 * min(players, 7)
            hand = 7 + ("cities" in boxes) + ("armada" in boxes and not eight)
            assert len(cards) == players * hand


# ---- 32: the order of a turn


@pytest.mark.rule("A-45")
@every_seat
def test_fault_32_one_turn_with_all_of_its_steps(ring: Ring) -> None:
    """I pick from the discard, the left neighbour explores, the right one calls a tribute."""
    cities = {
        ME: picker(coins=0),
        LEFT: city("alexandria", "ore_vein", coins=0, fleets=[0, 1, 0, 1]),
        RIGHT: city("rhodos", coins=0, fleets=at("yellow", 3)),
    }
    table = Table(ring, cities, {LEFT: ["ship_repair"]}, age=2, turn=4, discard=["pirate_hideout"])
    moves = {
        ME: f"stage {table.hand()[0]}",
        LEFT: "build ship_repair",
        RIGHT: f"sell {table.hand(RIGHT)[0]} ship",
    }
    table.turn(moves)
    # Steps 2 and 3: the yellow ship has moved, its space has not acted; a free step is asked.
    assert (table.fleet("yellow", RIGHT), table.coins(RIGHT)) == (4, 0)
    assert list(table.game.pending) == [table.seat(LEFT)]
    table.play(LEFT, "fleet green")
    # Step 4: coins, then exploring.
    assert table.coins(RIGHT) == 4
    assert table.asked(LEFT) == "island"
    choices = [move.removeprefix("island ") for move in table.moves(LEFT)]
    assert set(choices) < set(ISLANDS[1])
    kept = next(i for i in choices if i not in ("foggy_island", "topaz_island", "amber_island"))
    table.play(LEFT, f"island {kept}")
    # Step 5: the pick; nothing is lost so far.
    assert table.asked() == "discard"
    assert not table.events("lose", None)
    table.play(ME, "take pirate_hideout")
    # Step 6: the tribute of 2 less the levels, and pirates by the levels.
    assert table.lost() == 2
    assert table.coins() == 3 - 2
    assert table.lost(LEFT) == 0
    assert table.lost(RIGHT) == COMMERCE[3]
    assert table.coins(RIGHT) == 4 - 2
    kinds = [event["event"] for event in table.game.events]
    assert kinds.index("fleet") < kinds.index("gain") < kinds.index("island") < kinds.index("lose")


@pytest.mark.rule("A-45", "C-2")
@every_seat
def test_fault_32_with_cities_debts_are_asked_last(ring: Ring) -> None:
    cities = {
        ME: picker(coins=0),
        RIGHT: city("rhodos", coins=0, fleets=at("yellow", 3)),
    }
    boxes = ("cities", "armada")
    table = Table(ring, cities, age=2, turn=4, discard=["marketplace"], boxes=boxes)
    moves = {ME: f"stage {table.hand()[0]}", RIGHT: f"sell {table.hand(RIGHT)[0]} ship"}
    table.turn(moves)
    assert list(table.game.pending) == [table.me]
    table.play(ME, "take marketplace")
    # I have no coin: two debts without asking. The others choose.
    assert table.asked() is None
    asked = {who: table.asked(who) for who in range(1, table.players - 1)}
    assert set(asked.values()) == {"debt"}
    table.settle()
    assert table.city()["debts"] == 2
    assert table.asked(FAR_RIGHT) == "card"
