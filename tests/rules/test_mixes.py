"""All boxes together: rules X-1 to X-3, and what Leaders and Cities have to do with ships."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from mirabilia import Game
from tests.rules.box_tables import (
    ALL,
    Table,
    city,
    every_seat,
    recruited,
    seats_of_five,
    seats_of_four_and_more,
    seats_of_three,
    survives,
)
from tests.rules.tables import LEFT, ME, RIGHT, Ring, makers
from tests.support.plain import plain

BOXES = [boxes for size in range(4) for boxes in combinations(ALL, size)]
LEADERS_AND_SHIPS = ("leaders", "armada")
CITIES_AND_SHIPS = ("cities", "armada")


def play_at_random(game: Game, seed: int) -> None:
    """Any legal answers, to the end."""
    chance = random.Random(seed)
    while not game.over:
        for seat, decision in game.pending.items():
            game.play(seat, chance.choice(decision.moves))


def mixes() -> list[Any]:
    found = []
    for boxes in BOXES:
        name = "+".join(boxes) or "base"
        for players in range(3, 9):
            if players < 8 or "armada" in boxes:
                found.append(pytest.param(boxes, players, False, id=f"{name}-{players}"))
                if players in (4, 6, 8):
                    found.append(pytest.param(boxes, players, True, id=f"{name}-{players}-teams"))
    return found


@pytest.mark.rule("X-1", "T-1")
@pytest.mark.parametrize(("boxes", "players", "teams"), mixes())
def test_x_1_every_combination_is_playable(
    boxes: tuple[str, ...], players: int, teams: bool
) -> None:
    game = Game.new(
        players=players,
        expansions=boxes,
        teams=teams,
        leaders="expert" if "leaders" in boxes else "standard",
        sides="random",
        seed=players,
    )
    play_at_random(game, 17 * players + len(boxes))
    lines = {"leaders": "leaders", "cities": "black", "armada": "naval"}
    categories = set(game.result.categories)
    assert [lines[box] in categories for box in lines] == [box in boxes for box in lines]
    assert len(game.result.winners) in ((2, 4, 6, 8) if teams else range(1, players + 1))
    assert game.result.totals == [sum(score.values()) for score in game.scores()]


@pytest.mark.rule("X-1", "B-7", "C-1")
@pytest.mark.parametrize("boxes", BOXES)
def test_x_1_cards_in_an_age(boxes: tuple[str, ...]) -> None:
    """seed 004, line 1258: nine with Cities and Armada."""
    game = Game.new(players=3, expansions=boxes, sides="day", seed=1)
    while game.turn < 1:
        for seat, decision in game.pending.items():
            game.play(seat, decision.moves[0])
    size = 7 + ("cities" in boxes) + ("armada" in boxes)
    assert [len(hand) for hand in game.position()["hands"]] == [size] * 3


@pytest.mark.rule("X-1", "C-2", "A-24")
@every_seat
def test_x_1_with_cities_pirates_make_debts(ring: Ring) -> None:
    """seed 004, line 1258."""
    cities = {ME: city("rhodos"), LEFT: city("gizah", coins=0, fleets=[0, 4, 0, 0])}
    hands = {ME: ["pirate_hideout"], LEFT: ["altar"]}
    table = Table(ring, cities, hands, boxes=CITIES_AND_SHIPS)
    table.turn({ME: "build pirate_hideout", LEFT: "build altar"})
    table.settle()
    assert (table.coins(LEFT), table.debts(LEFT)) == (0, 2)


@pytest.mark.rule("X-1", "C-2", "C-4", "A-22", "A-25")
@every_seat
def test_x_1_with_cities_a_tribute_and_a_loss_are_one_choice(ring: Ring) -> None:
    """A tribute of 1 and a card's loss of 1: two coins, two debts or one of each."""
    cities = {ME: city("rhodos", coins=0, fleets=[0, 1, 0, 0])}
    table = Table(ring, cities, {ME: ["altar"], LEFT: ["hideout"]}, boxes=CITIES_AND_SHIPS)
    table.turn({ME: "sell altar ship", LEFT: "build hideout"})
    assert table.moves(RIGHT) == ["debt 0", "debt 1", "debt 2"]
    assert table.moves(LEFT) == ["debt 0", "debt 1"]
    assert table.moves() == ["debt 0", "debt 1"]


@pytest.mark.rule("X-1", "C-4")
@seats_of_three
def test_c_4_the_level_of_commerce_counts_as_it_stands_at_the_end(ring: Ring) -> None:
    """The neighbour's sale moves the ship from level 1 to level 2: nothing of tribute 1 is left
    to pay, and pirates take two."""
    cities = {ME: city("rhodos"), LEFT: city("gizah", coins=9, fleets=[0, 2, 0, 0])}
    hands = {ME: ["pirate_hideout"], LEFT: ["altar"]}
    table = Table(ring, cities, hands, boxes=CITIES_AND_SHIPS)
    table.turn({ME: "build pirate_hideout", LEFT: "sell altar ship"})
    assert table.moves(LEFT) == ["debt 0", "debt 1", "debt 2"]


# ---- the order of set-up


@pytest.mark.rule("X-2", "L-3", "A-3", "B-4")
@pytest.mark.parametrize("players", [3, 5, 7])
def test_x_2_boards_and_shipyards_then_sides_then_leaders(players: int) -> None:
    game = Game.new(players=players, expansions=ALL, seed=4)
    for seat in range(players):
        seen = game.view(seat).now
        assert all(city["board"] and city["shipyard"] for city in seen["cities"])
        assert seen["court"]["offers"] == [[]] * players
    kinds: list[str] = []
    while game.turn < 1:
        asked = {decision.kind for decision in game.pending.values()}
        assert len(asked) == 1
        assert len(game.pending) == players or asked == {"bury"}
        kinds += asked
        assert survives(game)
        for seat, decision in game.pending.items():
            sales = [move for move in decision.moves if move.text.startswith("sell")]
            game.play(seat, sales[0] if sales else decision.moves[0])
    assert kinds == ["side", "keep", "keep", "keep", "recruit"]
    assert {decision.kind for decision in game.pending.values()} == {"card"}


@pytest.mark.rule("X-2")
def test_x_2_each_age_recruits_before_its_deal() -> None:
    game = Game.new(players=3, expansions=ALL, sides="day", seed=4)
    play_at_random(game, 1)
    told = [event for event in plain(game.events) if event["event"] in ("recruit", "deal", "turn")]
    deals = [place for place, event in enumerate(told) if event["event"] == "deal"]
    assert [told[place]["age"] for place in deals] == [1, 2, 3]
    for place, event in enumerate(told):
        if event["event"] == "recruit":
            assert told[min(place + 1, len(told) - 1)]["event"] in ("recruit", "deal")


# ---- the end of an age


@pytest.mark.rule("X-3", "B-40", "B-41", "A-35", "A-38", "C-5")
@seats_of_five
def test_x_3_the_end_of_an_age_in_its_order(ring: Ring) -> None:
    """Last turn with its pick and its losses, Babylon's card, conflicts with an incursion, tokens
    back, naval conflict."""
    cities = {
        ME: city("babylon", side="night", stages=1),
        LEFT: city("halikarnassos", "brickyard", side="night", coins=0),
        RIGHT: city("gizah", diplomacy=1),
        2: city("rhodos", "stables", fleets=[2, 0, 0, 0]),
        3: city("ephesos", "walls", coins=9),
    }
    hands = {
        ME: ["lair", "gambling_den"],
        LEFT: ["opium_den"],
        3: ["raider_fort"],
    }
    table = Table(ring, cities, hands, boxes=CITIES_AND_SHIPS, age=2, turn=8, discard=["hideout"])
    position = table.game.position()
    position["sea"]["incursions"] = [[table.seat(2), table.seat(RIGHT)]]
    table.game = Game.from_position(position)
    table.turn({ME: "sell lair", LEFT: "stage opium_den"})
    table.play(LEFT, "take hideout")
    assert table.asked() == "debt"
    assert table.asked(ME) != "last"
    table.settle()
    assert table.asked() == "last"
    assert not [event for event in table.game.events if event["event"] in ("conflict", "naval")]
    table.play(ME, "build gambling_den")
    told: list[str] = [event["event"] for event in table.game.events]
    order = ["lose", "conflict", "abroad", "naval", "deal"]
    places = [told.index(event) for event in order]
    assert places == sorted(places)
    fought = [e for e in table.game.events if e["event"] == "conflict"]
    assert {fought[-1]["seat"], fought[-1]["with"]} == {table.seat(2), table.seat(RIGHT)}
    assert told[told.index("conflict") : told.index("abroad")].count("conflict") == len(fought)
    built = [e for e in table.game.events if e.get("card") == "gambling_den"]
    assert table.game.events.index(built[0]) < told.index("conflict")
    assert table.city(RIGHT)["diplomacy"] == 0
    assert table.game.position()["sea"]["incursions"] == []


# ---- naval tokens are no military tokens


@pytest.mark.rule("L-24", "L-31", "C-9")
@pytest.mark.parametrize("leader", ["alexander", "gorgo"])
def test_naval_victories_are_not_counted_by_leaders(leader: str) -> None:
    mine = city("gizah", leaders=(leader,), naval_tokens=[3, 3, 5])
    table = Table((3, 0), {ME: mine}, boxes=ALL, age=3)
    assert table.points("leaders") == 0
    assert table.points("naval") == 11


@pytest.mark.rule("L-31", "L-26")
def test_naval_defeats_do_not_count_against_cynisca_and_stay() -> None:
    mine = city("gizah", leaders=("cynisca",), naval_tokens=[-1, -2])
    table = Table((3, 0), {ME: mine}, boxes=ALL, age=3)
    assert table.points("leaders") == 6
    others = {LEFT: city("rhodos", naval_tokens=[3])}
    table = Table(
        (3, 0), {ME: mine, **others}, boxes=ALL, recruit={ME: ["telesilla", "nero"]}, age=3
    )
    table.turn({ME: "recruit telesilla"})
    assert table.city()["naval_tokens"] == [-1, -2]
    assert table.city(LEFT)["naval_tokens"] == [3]


@pytest.mark.rule("C-9")
def test_naval_tokens_mean_nothing_to_black_cards() -> None:
    mine = city("roma", *makers({"wood": 2, "ore": 2}), coins=0, naval_tokens=[3, 5, -1])
    table = Table((3, 0), {ME: mine}, {ME: ["slave_market"]}, boxes=ALL, age=3)
    table.turn({ME: "build slave_market"})
    assert table.coins() == 0
    mine = city("roma", *makers({"wood": 1, "stone": 1, "cloth": 1}), coins=0, naval_tokens=[-1])
    table = Table((3, 0), {ME: mine}, {ME: ["memorial"]}, boxes=ALL, age=3)
    table.turn({ME: "build memorial"})
    assert table.coins() == 0
    assert table.city()["naval_tokens"] == [-1]


@pytest.mark.rule("L-22", "L-29", "A-35")
@every_seat
def test_naval_conflicts_pay_no_nero_and_hand_on_no_defeat(ring: Ring) -> None:
    cities = {
        ME: city("gizah", coins=0, leaders=("nero",), fleets=[2, 0, 0, 0]),
        LEFT: city("rhodos", fleets=[1, 0, 0, 0]),
        RIGHT: city("babylon", leaders=("tomyris",)),
    }
    table = Table(ring, cities, boxes=LEADERS_AND_SHIPS, turn=7)
    table.turn()
    assert table.coins() == 3
    assert table.city()["naval_tokens"] == [3]
    assert table.city(RIGHT)["naval_tokens"] == [-1]


@pytest.mark.rule("L-29", "A-38")
@pytest.mark.parametrize("tomyris", [False, True])
@seats_of_four_and_more
def test_l_29_in_an_incursion_too(ring: Ring, tomyris: bool) -> None:
    """Pontoon attacks the player right of the right neighbour."""
    cities = {ME: city("gizah", "press_age1"), -2: city("rhodos", leaders=("tomyris",) * tomyris)}
    table = Table(ring, cities, {ME: ["pontoon"]}, boxes=LEADERS_AND_SHIPS, turn=7)
    table.turn({ME: "build pontoon"})
    assert table.tokens() == ([1, 1, 1], int(tomyris))
    assert table.tokens(-2) == ([], int(not tomyris))


@pytest.mark.rule("C-6", "A-38")
@seats_of_five
def test_c_6_diplomacy_does_not_protect_from_an_incursion(ring: Ring) -> None:
    cities = {ME: city("gizah", "press_age1"), -2: city("rhodos", diplomacy=1)}
    table = Table(ring, cities, {ME: ["pontoon"]}, boxes=CITIES_AND_SHIPS, turn=8)
    table.turn({ME: "build pontoon"})
    assert table.tokens(-2) == ([], 1)
    assert table.tokens() == ([1, 1, 1], 0)


# ---- Berenice at sea


@pytest.mark.rule("L-27", "A-11")
@seats_of_three
def test_l_27_coins_of_a_ships_space_count(ring: Ring) -> None:
    """The yellow ship's second space gives 2 coins."""
    mine = city("gizah", coins=0, leaders=("berenice",), fleets=[0, 1, 0, 0])
    table = Table(ring, {ME: mine}, {ME: ["altar"]}, boxes=LEADERS_AND_SHIPS)
    table.turn({ME: "sell altar ship"})
    assert table.coins() == 2 + 1


@pytest.mark.rule("D-3", "A-5", "L-4")
@seats_of_three
def test_d_3_a_stage_built_in_a_recruitment_may_move_the_wonders_fleet(ring: Ring) -> None:
    mine = city("gizah", *makers({"wood": 3, "stone": 1, "ore": 1, "clay": 1}), coins=9)
    hands = {ME: ["midas", "caesar"]}
    table = Table(ring, {ME: mine}, boxes=LEADERS_AND_SHIPS, recruit=hands, age=3)
    ways = table.ways("stage midas")
    assert ways[0] == ""
    with_ship = [way for way in ways if way.startswith("ship")]
    assert with_ship
    table.turn({ME: f"stage midas {with_ship[0]}"})
    assert sorted(table.city()["fleets"]) == [0, 0, 0, 1]
    assert len(table.city()["buried"]) == 1


@pytest.mark.rule("C-2", "L-32")
def test_leaders_of_cities_are_there_only_with_cities() -> None:
    game = Game.new(players=7, expansions=LEADERS_AND_SHIPS, leaders="expert", seed=1, sides="day")
    court = game.position()["court"]
    dealt = {leader for offer in court["offers"] for leader in offer} | set(court["box"])
    assert not dealt & {"arsinoe", "octavia", "caligula", "diocletian", "aspasia", "darius"}
    assert len(dealt) == 49


@pytest.mark.rule("L-8")
def test_scores_change_nothing() -> None:
    table = recruited((3, 0), "aganice", city("gizah", "pigeonhole", "workshop"), age=2)
    before = table.game.digest()
    table.game.scores()
    assert table.game.digest() == before
