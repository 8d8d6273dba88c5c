"""Leaders: rules L-1 to L-9, L-40 and the decisions D-2, D-3, D-12 and D-13."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia import Game, IllegalMove, ImpossibleGame
from tests.rules.box_tables import (
    BOTH,
    CITIES,
    EVERY_LEADER,
    EXPERT,
    LEADERS,
    LEFT,
    ME,
    OF_CITIES,
    RIGHT,
    STAGES,
    STANDARD,
    START,
    Ring,
    Table,
    city,
    early_makers,
    every_seat,
    leader_cost,
    makers,
    recruited,
    seats_of_four_and_more,
    seats_of_three,
    seats_of_three_and_five,
    survives,
)


def new_game(players: int = 3, **options: Any) -> Game:
    return Game.new(
        **{"players": players, "expansions": LEADERS, "sides": "day", "seed": 5, **options}
    )


def keep_all(game: Game) -> None:
    """Everybody keeps the first leader that is offered."""
    for seat, decision in game.pending.items():
        assert decision.kind == "keep"
        game.play(seat, decision.moves[0])


def court(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = game.position()["court"]
    return found


# ---- L-1, L-2: set-up


@pytest.mark.rule("L-1", "B-6")
@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize(
    ("boxes", "coins"), [(LEADERS, 6), (BOTH, 6), (CITIES, 3), (("leaders", "armada"), 6)]
)
def test_l_1_everybody_starts_with_six_coins(
    players: int, boxes: tuple[str, ...], coins: int
) -> None:
    """seed 004, line 558."""
    game = new_game(players, expansions=boxes)
    assert [city["coins"] for city in game.position()["cities"]] == [coins] * players


@pytest.mark.rule("L-2")
@pytest.mark.parametrize(
    ("boxes", "leaders", "used"),
    [
        (LEADERS, "standard", STANDARD),
        (LEADERS, "expert", STANDARD | EXPERT),
        (BOTH, "standard", STANDARD | OF_CITIES),
        (BOTH, "expert", EVERY_LEADER),
        (("leaders", "armada"), "standard", STANDARD),
    ],
)
def test_l_2_the_leaders_used(boxes: tuple[str, ...], leaders: str, used: dict[str, int]) -> None:
    found = court(new_game(4, expansions=boxes, leaders=leaders))
    offered = [leader for offer in found["offers"] for leader in offer]
    assert sorted([*found["box"], *offered]) == sorted(used)


@pytest.mark.rule("L-2")
def test_l_2_there_are_34_standard_15_expert_and_6_bonus_leaders() -> None:
    """seed 004, lines 509 to 512."""
    assert (len(STANDARD), len(EXPERT), len(OF_CITIES)) == (34, 15, 6)


# ---- L-3, D-2: the selection


@pytest.mark.rule("L-3", "D-2")
@pytest.mark.parametrize("players", range(3, 8))
def test_l_3_four_each_and_the_rest_of_an_offer_goes_to_the_right(players: int) -> None:
    """seed 004, line 576."""
    game = new_game(players)
    dealt = court(game)["offers"]
    assert [len(offer) for offer in dealt] == [4] * players
    for passed in range(1, 4):
        before = court(game)["offers"]
        for seat, decision in game.pending.items():
            assert [move.text for move in decision.moves] == [f"keep {id}" for id in before[seat]]
        keep_all(game)
        after = court(game)["offers"]
        if passed < 3:
            for seat in range(players):
                assert after[(seat - 1) % players] == before[seat][1:]
    # The fourth is taken as it comes: nobody is asked for it.
    assert {decision.kind for decision in game.pending.values()} == {"recruit"}
    for seat, hand in enumerate(court(game)["hands"]):
        givers = [(seat + passed) % players for passed in range(4)]
        assert sorted(hand) == sorted(dealt[giver][place] for place, giver in enumerate(givers))


@pytest.mark.rule("L-3", "D-2")
@pytest.mark.parametrize("seat", range(4))
def test_l_3_offers_hands_and_the_box_are_hidden(seat: int) -> None:
    game = new_game(4)
    keep_all(game)
    mine, seen = court(game), game.view(seat).now["court"]
    assert seen["box"] == ["?"] * (34 - 16)
    for other in range(4):
        for zone in ("offers", "hands"):
            shown = mine[zone][other] if other == seat else ["?"] * len(mine[zone][other])
            assert seen[zone][other] == shown
    kept = [event for event in game.events_for(seat) if event["event"] == "keep"]
    assert [event["card"] == "?" for event in kept] == [other != seat for other in range(4)]


@pytest.mark.rule("L-3", "D-2")
def test_d_2_a_kept_leader_is_unseen_until_all_have_chosen_and_can_be_taken_back() -> None:
    game = new_game(3)
    choices = [decision.moves for decision in game.pending.values()]
    game.play(1, choices[1][2])
    assert game.view(0).now["answers"] == [None, None, None]
    assert survives(game)
    game.take_back(1)
    game.play(1, choices[1][3])
    game.play(0, choices[0][0])
    game.play(2, choices[2][1])
    assert court(game)["hands"][1] == [choices[1][3].subject]
    assert survives(game)


@pytest.mark.rule("L-3")
def test_l_3_the_deal_is_random() -> None:
    offers = [court(new_game(3, seed=seed))["offers"] for seed in range(20)]
    assert len({str(offer) for offer in offers}) == 20
    assert len({id for offer in offers for hand in offer for id in hand}) > 30


# ---- L-4, D-3: recruitment


@pytest.mark.rule("L-4", "D-3")
@every_seat
def test_l_4_a_leader_is_recruited_used_for_a_stage_or_sold(ring: Ring) -> None:
    mine = city("gizah", *makers({"wood": 2}), coins=3)
    table = Table(ring, {ME: mine}, recruit={ME: ["midas", "caesar"]}, age=3)
    assert table.asked() == "recruit"
    # Caesar costs 5: only stage and sale are left.
    moves = ["recruit midas", "stage midas", "sell midas", "stage caesar", "sell caesar"]
    assert sorted(table.moves()) == sorted(moves)


@pytest.mark.rule("L-4", "L-8", "D-3")
@every_seat
def test_l_4_recruiting_pays_the_bank_and_lays_the_leader_open(ring: Ring) -> None:
    table = Table(ring, {ME: city("gizah", coins=4)}, recruit={ME: ["midas", "caesar"]}, age=2)
    table.turn({ME: "recruit midas"})
    assert table.coins() == 1
    assert table.city()["leaders"] == ["midas"]
    assert table.leader_hand() == ["caesar"]
    assert [table.coins(who) for who in table.others] == [6] * len(table.others)
    for who in table.others:
        seen = table.game.view(table.seat(who)).now
        assert seen["cities"][table.me]["leaders"] == ["midas"]


@pytest.mark.rule("L-4", "B-18", "D-3")
@every_seat
def test_l_4_a_stage_is_built_with_a_leader_for_the_stages_cost(ring: Ring) -> None:
    mine = city("gizah", *makers({"wood": 1}), coins=2)
    others = {LEFT: city("babylon", coins=0), RIGHT: city("rhodos", coins=0)}
    table = Table(ring, {ME: mine, **others}, recruit={ME: ["midas", "caesar"]}, age=2)
    assert table.ways("stage caesar") == ["left 2"]
    table.turn({ME: "stage caesar left 2"})
    assert table.city()["buried"] == ["caesar"]
    assert table.city()["leaders"] == []
    assert (table.coins(), table.coins(LEFT)) == (0, 2)
    assert table.points("wonder") == 3
    seen = table.game.view(table.seat(LEFT)).now
    assert seen["cities"][table.me]["buried"] == ["?"]


@pytest.mark.rule("L-4", "L-7", "D-3")
@every_seat
def test_l_4_a_sold_leader_brings_three_coins_and_is_out_of_the_game(ring: Ring) -> None:
    mine = city("gizah", coins=0)
    table = Table(ring, {ME: mine}, recruit={ME: ["midas", "caesar"]}, age=2)
    before = table.box
    table.turn({ME: "sell caesar"})
    assert table.coins() == 3
    assert table.discard == []
    assert table.box == before
    assert "caesar" not in table.box
    assert table.leader_hand() == ["midas"]
    for who in table.others:
        events = table.game.events_for(table.seat(who))
        assert [e["card"] for e in events if e["event"] == "sell"] == ["?"]


@pytest.mark.rule("L-4", "D-3")
@seats_of_three_and_five
def test_l_4_all_choose_secretly_and_reveal_together(ring: Ring) -> None:
    names = ["midas", "caesar", "nero", "varro", "plato", "amytis", "hiram", "phidias"]
    names += ["croesus", "zenobia"]
    hands = {who: names[2 * who : 2 * who + 2] for who in range(ring[0])}
    table = Table(ring, {ME: city("gizah")}, recruit=hands)
    for who in table.others:
        table.play(who, f"recruit {hands[who][1]}")
    seen = table.game.view(table.me).now
    assert seen["answers"] == [None] * ring[0]
    assert all(city["leaders"] == [] for city in seen["cities"])
    assert survives(table.game)
    table.play(ME, "recruit caesar")
    for who in range(ring[0]):
        assert table.city(who)["leaders"] == [hands[who][1]]


@pytest.mark.rule("L-4", "X-2")
@pytest.mark.parametrize(("boxes", "size"), [(LEADERS, 7), (BOTH, 8)])
def test_l_4_the_cards_of_an_age_are_dealt_after_the_recruitment(
    boxes: tuple[str, ...], size: int
) -> None:
    game = new_game(4, expansions=boxes)
    for _ in range(3):
        keep_all(game)
    for age in (1, 2, 3):
        assert game.age == age
        assert {decision.kind for decision in game.pending.values()} == {"recruit"}
        assert game.position()["hands"] == [[], [], [], []]
        assert [len(hand) for hand in court(game)["hands"]] == [5 - age] * 4
        assert survives(game)
        play_first(game, "sell")
        assert [len(hand) for hand in game.position()["hands"]] == [size] * 4
        while not game.over and game.age == age:
            play_first(game, "sell")
    assert game.over


def play_first(game: Game, verb: str) -> None:
    for seat, decision in game.pending.items():
        moves = [move for move in decision.moves if move.verb == verb] or decision.moves
        game.play(seat, moves[0])


@pytest.mark.rule("L-4", "A-40", "D-3")
@seats_of_three
def test_l_4_a_sold_leader_may_move_the_yellow_ship_instead(ring: Ring) -> None:
    table = Table(
        ring,
        {ME: city("gizah", coins=0)},
        boxes=("leaders", "armada"),
        recruit={ME: ["midas", "caesar"]},
        age=2,
    )
    assert table.ways("sell midas") == ["", "ship"]
    table.turn({ME: "sell midas ship"})
    assert table.city()["fleets"] == [0, 1, 0, 0]
    assert not [event for event in table.events("gain") if event["source"] == "sale"]


@pytest.mark.rule("L-4")
def test_l_4_what_cannot_be_paid_is_refused() -> None:
    table = Table(
        (3, 0), {ME: city("roma", side="night", coins=0)}, recruit={ME: ["caesar", "nero"]}
    )
    with pytest.raises(IllegalMove):
        table.play(ME, "recruit caesar")
    with pytest.raises(IllegalMove):
        table.play(ME, "stage caesar")


# ---- L-6: the leader that is left


@pytest.mark.rule("L-6")
@every_seat
def test_l_6_in_age_three_the_one_left_goes_back_to_the_box_unseen(ring: Ring) -> None:
    """seed 004, line 621."""
    table = Table(ring, {ME: city("gizah")}, recruit={ME: ["midas", "caesar"]}, age=3)
    table.turn({ME: "recruit midas"})
    assert table.leader_hand() == []
    assert "caesar" in table.box
    for who in table.others:
        told = str(table.game.events_for(table.seat(who)))
        assert "caesar" not in told


@pytest.mark.rule("L-6")
@pytest.mark.parametrize("age", [1, 2])
def test_l_6_before_age_three_leaders_stay_in_the_hand(age: int) -> None:
    hand = ["midas", "caesar", "nero"]
    table = Table((3, 0), {ME: city("gizah")}, recruit={ME: hand}, age=age)
    table.turn({ME: "recruit midas"})
    assert sorted(table.leader_hand()) == ["caesar", "nero"]
    assert not {"caesar", "nero"} & set(table.box)


@pytest.mark.rule("L-6", "L-40")
@pytest.mark.parametrize(("side", "left"), [("night", ["caesar", "nero"]), ("day", [])])
@seats_of_three
def test_l_6_only_roma_night_keeps_hers(ring: Ring, side: str, left: list[str]) -> None:
    """seed 004, line 623."""
    hand = ["midas", "caesar", "nero"]
    table = Table(ring, {ME: city("roma", side=side)}, recruit={ME: hand}, age=3)
    table.turn({ME: "recruit midas"})
    assert sorted(table.leader_hand()) == left


# ---- L-7: leaders are no age cards


@pytest.mark.rule("L-7", "B-41")
@seats_of_three
def test_l_7_halikarnassos_does_not_find_sold_leaders(ring: Ring) -> None:
    """The stage is built with a leader while the neighbours sell theirs."""
    mine = city("halikarnassos", *makers({"clay": 2}), side="night", coins=0)
    hands = {ME: ["midas", "caesar"], LEFT: ["nero", "plato"], RIGHT: ["varro", "hiram"]}
    table = Table(ring, {ME: mine}, recruit=hands, age=3, discard=["altar"])
    table.turn({ME: "stage midas", LEFT: "sell nero", RIGHT: "sell varro"})
    assert table.asked() == "discard"
    assert table.moves() == ["take altar", "pass"]


@pytest.mark.rule("L-7", "L-40")
@seats_of_three
def test_l_7_a_sold_leader_is_never_drawn_from_the_box(ring: Ring) -> None:
    mine = city("roma", *makers({"wood": 1, "clay": 1}), side="night", coins=0)
    hands = {ME: ["midas", "caesar"], LEFT: ["nero", "plato"]}
    table = Table(ring, {ME: mine}, recruit=hands, age=2, box=["varro", "hiram"])
    table.turn({ME: "stage midas", LEFT: "sell nero"})
    assert sorted(table.leader_hand()) == ["caesar", "hiram", "varro"]
    assert table.box == []


@pytest.mark.rule("L-7", "B-42")
def test_l_7_olympias_free_builds_are_not_for_leaders() -> None:
    mine = city("olympia", coins=0, stages=2)
    table = Table((3, 0), {ME: mine}, recruit={ME: ["caesar", "nero"]}, age=2)
    assert sorted(table.moves()) == ["sell caesar", "sell nero"]


# ---- L-9: a recruitment is a turn


@pytest.mark.rule("L-9", "B-11")
@seats_of_three
def test_l_9_coins_of_the_recruitment_are_spent_only_afterwards(ring: Ring) -> None:
    """The left neighbour buys stone for 2 coins; they do not help to pay Nero."""
    others = {LEFT: city("babylon", "stone_pit", side="night", coins=2)}
    hands = {ME: ["midas", "caesar"], LEFT: ["nero", "plato"]}
    table = Table(ring, {ME: city("gizah", coins=2), **others}, recruit=hands, age=2)
    table.play(LEFT, "stage nero right 2")
    assert not table.ways("recruit midas")
    table.play(ME, "sell caesar")
    assert table.coins() == 2 + 2 + 3


@pytest.mark.rule("L-9", "B-25")
@seats_of_three
def test_l_9_a_leader_reduces_from_the_next_turn_on(ring: Ring) -> None:
    """Imhotep is recruited; the stage can be had for one wood from the first card on."""
    mine = city("gizah", *makers({"wood": 1}), coins=3)
    others = {LEFT: city("rhodos"), RIGHT: city("ephesos")}
    table = Table(ring, {ME: mine, **others}, recruit={ME: ["imhotep", "nero"]}, age=2)
    assert not table.ways("stage nero")
    table.turn({ME: "recruit imhotep"})
    assert any(move.startswith("stage") for move in table.moves())


@pytest.mark.rule("L-9", "L-21")
@seats_of_three
def test_l_9_bilkis_buys_once_in_the_recruitment_and_once_in_the_first_turn(ring: Ring) -> None:
    """Gizah's first stages: two wood, then two clay and cloth; one wood and the cloth lack."""
    cards = makers({"wood": 1, "clay": 2})
    mine = city("gizah", *cards, coins=2, leaders=("bilkis",))
    others = {LEFT: city("rhodos", coins=0), RIGHT: city("ephesos", coins=0)}
    table = Table(ring, {ME: mine, **others}, recruit={ME: ["midas", "nero"]}, age=3)
    assert table.ways("stage nero") == ["bank 1"]
    table.turn({ME: "stage nero bank 1"})
    assert table.coins() == 1
    assert table.ways(f"stage {table.hand()[0]}") == ["bank 1"]


@pytest.mark.rule("L-9", "L-27", "B-40", "C-9")
@every_seat
def test_l_9_the_extra_turn_of_babylon_is_a_turn_for_all(ring: Ring) -> None:
    """Berenice's owner takes coins in the last turn and again from Babylon's last card."""
    mine = city("babylon", side="night", coins=0, stages=1)
    others = {LEFT: city("gizah", coins=0, leaders=("berenice",))}
    table = Table(ring, {ME: mine, **others}, {ME: ["altar", "dive"]}, turn=7)
    table.turn({ME: "build altar"})
    assert table.coins(LEFT) == 3 + 1
    assert table.asked() == "last"
    table.play(ME, "build dive")
    assert table.coins(LEFT) == 4 + 1 + 1


# ---- L-40: Roma


@pytest.mark.rule("L-40")
@pytest.mark.parametrize("leader", EVERY_LEADER)
def test_l_40_roma_day_recruits_every_leader_free(leader: str) -> None:
    other = "hannibal" if leader != "hannibal" else "midas"
    for age in (1, 2, 3):
        table = Table((3, 0), {ME: city("roma", coins=0)}, recruit={ME: [leader, other]}, age=age)
        table.turn({ME: f"recruit {leader}"})
        assert table.city()["leaders"] == [leader]
        assert not table.events("spend")


@pytest.mark.rule("L-40")
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("leader", EVERY_LEADER)
def test_l_40_roma_night_pays_two_less_and_never_below_nothing(leader: str, age: int) -> None:
    cost = max(0, leader_cost(leader, age) - 2)
    other = "pericles" if leader != "pericles" else "caesar"
    mine = city("roma", side="night", coins=cost)
    table = Table((3, 0), {ME: mine}, recruit={ME: [leader, other]}, age=age)
    table.turn({ME: f"recruit {leader}"})
    assert sum(event["coins"] for event in table.events("spend")) == cost
    if cost:
        mine["coins"] -= 1
        table = Table((3, 0), {ME: mine}, recruit={ME: [leader, other]}, age=age)
        assert not table.ways(f"recruit {leader}")


@pytest.mark.rule("L-40")
@seats_of_four_and_more
def test_l_40_romas_neighbours_pay_one_less_others_in_full(ring: Ring) -> None:
    hands = {LEFT: ["caesar", "varro"], RIGHT: ["hannibal", "plato"], 2: ["euclid", "midas"]}
    table = Table(ring, {ME: city("roma", side="night")}, recruit=hands)
    table.turn({who: f"recruit {names[0]}" for who, names in hands.items()})
    assert table.coins(LEFT) == 6 - 4
    assert table.coins(RIGHT) == 6 - 1
    assert table.coins(2) == 6 - 5


@pytest.mark.rule("L-40")
@seats_of_three
def test_l_40_romas_neighbours_never_pay_below_nothing_and_her_day_helps_nobody(ring: Ring) -> None:
    hands = {LEFT: ["nero", "varro"], RIGHT: ["nitocris", "plato"]}
    table = Table(ring, {ME: city("roma", side="night")}, recruit=hands, age=1)
    table.turn({LEFT: "recruit nero", RIGHT: "recruit nitocris"})
    assert (table.coins(LEFT), table.coins(RIGHT)) == (6, 6)
    table = Table(ring, {ME: city("roma")}, recruit=hands, age=1)
    table.turn({LEFT: "recruit nero", RIGHT: "recruit nitocris"})
    assert (table.coins(LEFT), table.coins(RIGHT)) == (5, 5)


COSTS_ONE = {
    "wood": "stockade",
    "stone": "baths",
    "ore": "barracks",
    "clay": "guard_tower",
    "glass": "workshop",
    "cloth": "apothecary",
    "papyrus": "scriptorium",
}


@pytest.mark.rule("L-40", "B-21", "B-23")
@pytest.mark.parametrize("side", ["day", "night"])
@pytest.mark.parametrize("board", ["roma", "abu_simbel", "byzantium", "petra"])
@pytest.mark.parametrize("resource", COSTS_ONE)
def test_l_40_what_the_boards_of_the_boxes_make_and_sell(
    board: str, side: str, resource: str
) -> None:
    """Roma makes nothing; the neighbour can buy what a board makes."""
    card = COSTS_ONE[resource]
    makes = START[board] == resource
    table = Table((3, 0), {ME: city(board, side=side, coins=0)}, {ME: [card]})
    assert table.ways(f"build {card}") == ([""] if makes else [])
    boards = [b for b in ("gizah", "rhodos", "babylon", "halikarnassos") if START[b] != resource]
    cities = {ME: city(boards[0], coins=2), LEFT: city(board, side=side), RIGHT: city(boards[1])}
    table = Table((3, 0), cities, {ME: [card]})
    assert table.ways(f"build {card}") == (["left 2"] if makes else [])


@pytest.mark.rule("L-40", "B-18")
@pytest.mark.parametrize(
    ("board", "side", "number"),
    [(*key, number) for key, stages in STAGES.items() for number in range(len(stages))],
)
def test_l_40_every_stage_of_the_boxes_costs_and_counts_what_is_printed(
    board: str, side: str, number: int
) -> None:
    cost, points = STAGES[board, side][number]
    needed = {kind: count for kind, count in cost.items() if kind != "coins"}
    if START[board] in needed:
        needed[START[board]] -= 1
    needed = {kind: count for kind, count in needed.items() if count}
    coins = cost.get("coins", 0)
    mine = city(board, *makers(needed), side=side, coins=coins, stages=number)
    before = sum(stage[1] for stage in STAGES[board, side][:number])
    table = Table((3, 0), {ME: mine}, {ME: ["haven"]}, age=3)
    assert table.points("wonder") == before
    assert table.ways("stage haven") == [""]
    table.turn({ME: "stage haven"})
    assert sum(event["coins"] for event in table.events("spend")) == coins
    assert len(table.city()["buried"]) == number + 1
    table.settle()
    assert table.points("wonder") == before + points
    for missing in needed:
        fewer = {k: c - (k == missing) for k, c in needed.items() if c - (k == missing)}
        mine["cards"] = makers(fewer)
        assert Table((3, 0), {ME: mine}, {ME: ["haven"]}, age=3).ways("stage haven") == []
    if coins:
        mine = city(board, *makers(needed), side=side, coins=coins - 1, stages=number)
        assert Table((3, 0), {ME: mine}, {ME: ["haven"]}, age=3).ways("stage haven") == []


@pytest.mark.rule("L-40")
@pytest.mark.parametrize("key", STAGES)
def test_l_40_a_board_has_no_more_stages(key: tuple[str, str]) -> None:
    board, side = key
    mine = city(board, *makers({"wood": 2, "stone": 3, "clay": 3, "ore": 2}), side=side, coins=20)
    mine["buried"] = ["?"] * len(STAGES[key])
    table = Table((3, 0), {ME: mine}, age=3)
    assert not any(move.startswith("stage") for move in table.moves())


def roma_draws(ring: Ring, box: list[str]) -> Table:
    mine = city("roma", *makers({"wood": 1, "clay": 1}), side="night", coins=0)
    hands = {ME: ["lair"]}
    leaders = {ME: ["midas"]}
    table = Table(ring, {ME: mine}, hands, age=2, leader_hands=leaders, box=box)
    table.turn({ME: "stage lair"})
    return table


@pytest.mark.rule("L-40")
@every_seat
def test_l_40_romas_first_night_stage_gives_coins_and_four_leaders_of_the_box(ring: Ring) -> None:
    box = ["nero", "plato", "varro", "hiram", "caesar", "hannibal"]
    table = roma_draws(ring, box)
    assert table.coins() == 5
    drawn = [id for id in table.leader_hand() if id != "midas"]
    assert len(drawn) == 4
    assert sorted([*drawn, *table.box]) == sorted(box)
    for who in table.others:
        seen = table.game.view(table.seat(who))
        assert seen.now["court"]["hands"][table.me] == ["?"] * 5
        assert not [id for id in drawn if id in str(seen.data)]


@pytest.mark.rule("L-40")
@pytest.mark.parametrize("left", range(4))
def test_l_40_if_fewer_are_left_in_the_box_all_are_drawn(left: int) -> None:
    box = ["nero", "plato", "varro"][:left]
    table = roma_draws((3, 1), box)
    assert sorted(table.leader_hand()) == sorted(["midas", *box])
    assert table.box == []


@pytest.mark.rule("L-40", "L-6")
def test_l_40_in_the_box_are_those_never_dealt_and_those_of_age_three() -> None:
    """The neighbours' last leaders went back after the recruitment: Roma may draw them."""
    mine = city("roma", *makers({"wood": 1, "clay": 1}), side="night", coins=0)
    hands = {LEFT: ["nero", "plato"], RIGHT: ["varro", "hiram"]}
    table = Table((3, 0), {ME: mine}, recruit=hands, age=3, box=[])
    table.turn({LEFT: "recruit nero", RIGHT: "recruit varro"})
    assert sorted(table.box) == ["hiram", "plato"]
    card = table.hand()[0]
    table.turn({ME: f"stage {card}"})
    assert sorted(table.leader_hand()) == ["hiram", "plato"]


@pytest.mark.rule("L-40")
def test_l_40_the_draw_is_random() -> None:
    drawn = set()
    for seed in range(12):
        mine = city("roma", *makers({"wood": 1, "clay": 1}), side="night", coins=0)
        table = Table((3, 0), {ME: mine}, {ME: ["lair"]}, age=2)
        game = Game.from_position({**table.game.position(), "seed": seed})
        for seat, decision in game.pending.items():
            sales = [move for move in decision.moves if move.verb == "sell"]
            game.play(seat, "stage lair" if seat == 0 else sales[0])
        drawn.add(tuple(court(game)["hands"][0]))
    assert len(drawn) > 6


def extra(ring: Ring, coins: int, leaders: list[str], stages: int = 1, **more: Any) -> Table:
    """Roma Night has just built a stage that recruits one more leader."""
    cost = STAGES["roma", "night"][stages][0]
    mine = city("roma", *makers(cost), side="night", coins=coins, stages=stages)
    table = Table(ring, {ME: mine}, {ME: ["haven"]}, age=3, leader_hands={ME: leaders}, **more)
    table.turn({ME: "stage haven"})
    return table


@pytest.mark.rule("L-40", "D-13")
@pytest.mark.parametrize("stages", [1, 2])
@every_seat
def test_l_40_one_more_leader_is_recruited_for_two_coins_less_or_none(
    ring: Ring, stages: int
) -> None:
    table = extra(ring, 3, ["caesar", "pericles", "nero"], stages)
    assert table.asked() == "extra"
    # Caesar 5 - 2, Nero 1 - 2: 3 coins do for them, not for Pericles (6 - 2); no stage, no sale.
    assert table.moves() == ["recruit nero", "recruit caesar", "pass"]
    assert all(table.asked(who) is None for who in table.others)
    table.play(ME, "recruit caesar")
    assert table.coins() == 0
    assert table.city()["leaders"] == ["caesar"]
    assert sorted(table.leader_hand()) == ["nero", "pericles"]


@pytest.mark.rule("L-40", "D-13", "B-43")
def test_d_13_none_may_be_recruited_and_the_leader_stays_in_the_hand() -> None:
    table = extra((3, 0), 3, ["caesar", "nero"])
    table.play(ME, "pass")
    assert (table.coins(), table.city()["leaders"]) == (3, [])
    assert sorted(table.leader_hand()) == ["caesar", "nero"]
    assert table.asked() == "card"


@pytest.mark.rule("L-40", "D-13", "D-21")
@pytest.mark.parametrize("leaders", [[], ["caesar"]])
def test_d_13_without_a_leader_or_coins_nobody_is_asked(leaders: list[str]) -> None:
    table = extra((3, 0), 2, leaders)
    assert table.asked() == "card"
    assert table.coins() == 2


@pytest.mark.rule("L-40", "B-11")
@seats_of_three
def test_l_40_the_extra_leader_is_paid_from_what_is_left_of_the_turns_first_coins(
    ring: Ring,
) -> None:
    """2 of 4 coins buy the glass, the neighbour's card brings 6: 2 are left for leaders."""
    mine = city("roma", *makers({"stone": 1, "clay": 1}), side="night", coins=4, stages=1)
    others = {LEFT: city("alexandria", coins=0), RIGHT: city("gizah")}
    hands = {ME: ["lair"], LEFT: ["gambling_den"]}
    leaders = {ME: ["caesar", "cleopatra"]}
    others[LEFT]["coins"] = 1
    table = Table(ring, {ME: mine, **others}, hands, age=2, leader_hands=leaders)
    table.turn({ME: "stage lair left 2", LEFT: "build gambling_den"})
    assert table.coins() == 4 - 2 + 2
    assert table.moves() == ["recruit cleopatra", "pass"]
    table.play(ME, "recruit cleopatra")
    assert table.coins() == 2


@pytest.mark.rule("L-40", "A-45", "D-13")
@seats_of_three
def test_l_40_the_extra_leader_acts_at_once_before_picks_and_losses(ring: Ring) -> None:
    """Arsinoe gives her coins and her loss joins that of the neighbour's card."""
    table = extra(ring, 1, ["arsinoe"])
    assert table.moves() == ["recruit arsinoe", "pass"]
    table.play(ME, "recruit arsinoe")
    assert table.coins() == 4  # 3 in age III, less 2: 1 coin
    assert all(table.moves(who)[-1] == "debt 3" for who in table.others)


@pytest.mark.rule("L-40", "L-33")
@seats_of_three
def test_l_40_solomon_as_an_extra_leader_picks_at_the_end_of_the_turn(ring: Ring) -> None:
    table = extra(ring, 1, ["solomon"], discard=["altar"])
    table.play(ME, "recruit solomon")
    assert table.asked() == "discard"
    assert "take altar" in table.moves()
    sold = [move for move in table.moves() if move.startswith("take")]
    assert len(sold) > 1  # the cards sold in this turn as well


@pytest.mark.rule("L-40", "L-26", "L-25")
@seats_of_three
def test_l_40_telesilla_as_an_extra_leader(ring: Ring) -> None:
    mine = city("roma", *makers({"stone": 2, "papyrus": 1}), side="night", coins=1, stages=2)
    mine["defeats"] = 2
    others = {LEFT: city("gizah", victories=(1, 3))}
    table = Table(
        ring, {ME: mine, **others}, {ME: ["haven"]}, age=3, leader_hands={ME: ["telesilla"]}
    )
    table.turn({ME: "stage haven"})
    table.play(ME, "recruit telesilla")
    assert table.tokens() == ([], 0)
    assert table.moves(LEFT) == ["token 1", "token 3"]


@pytest.mark.rule("L-40", "D-13")
def test_d_13_the_moment_can_be_written_down() -> None:
    table = extra((3, 2), 3, ["caesar", "nero"])
    assert survives(table.game)
    again = Game.from_position(table.game.position())
    assert [move.text for move in again.pending[2].moves] == table.moves()


@pytest.mark.rule("L-40", "L-4")
@seats_of_three
def test_l_40_a_stage_built_in_a_recruitment_recruits_one_more(ring: Ring) -> None:
    cost = {"stone": 1, "clay": 1, "glass": 1}
    mine = city("roma", *makers(cost), side="night", coins=3, stages=1)
    table = Table(ring, {ME: mine}, recruit={ME: ["caesar", "nero"]}, age=2)
    table.turn({ME: "stage nero"})
    assert table.moves() == ["recruit caesar", "pass"]
    table.play(ME, "recruit caesar")
    assert table.city()["leaders"] == ["caesar"]
    assert table.asked() == "card"


# ---- L-40: Abu Simbel


def bury(ring: Ring, leaders: list[str], coins: int = 0, **more: Any) -> Table:
    """Abu Simbel Night has just built her first stage."""
    mine = city("abu_simbel", *makers({"clay": 2, "cloth": 1}), side="night", coins=coins)
    mine |= {"leaders": leaders, **more}
    table = Table(ring, {ME: mine}, {ME: ["lair"]}, age=2)
    table.turn({ME: "stage lair"})
    return table


@pytest.mark.rule("L-40", "D-12")
@pytest.mark.parametrize("leader", EVERY_LEADER)
def test_l_40_a_buried_leader_is_worth_twice_the_printed_cost(leader: str) -> None:
    """seed 004, lines 832 and 834: 6 where the cost goes by the age."""
    table = bury((3, 0), [leader])
    assert table.moves() == [f"bury {leader}", "pass"]
    table.play(ME, f"bury {leader}")
    table.settle()
    assert table.city()["leaders"] == []
    assert table.city()["graves"] == [leader]
    assert table.points("wonder") == (2 * EVERY_LEADER[leader] or 6)
    assert table.points("leaders") == 0


@pytest.mark.rule("L-40", "D-12")
@every_seat
def test_l_40_one_leader_of_ones_choice_is_buried_or_none(ring: Ring) -> None:
    table = bury(ring, ["caesar", "sappho"])
    assert table.asked() == "bury"
    assert sorted(table.moves()) == ["bury caesar", "bury sappho", "pass"]
    assert all(table.asked(who) is None for who in table.others)
    table.play(ME, "bury caesar")
    assert table.city()["leaders"] == ["sappho"]
    assert (table.points("wonder"), table.points("leaders")) == (10, 2)


@pytest.mark.rule("L-40", "B-43")
def test_l_40_a_burial_may_be_declined() -> None:
    table = bury((3, 0), ["caesar", "sappho"])
    table.play(ME, "pass")
    assert sorted(table.city()["leaders"]) == ["caesar", "sappho"]
    assert table.points("wonder") == 0


@pytest.mark.rule("L-40", "D-21")
def test_l_40_without_a_leader_nothing_and_no_later_chance() -> None:
    table = bury((3, 0), [])
    assert table.asked() == "card"
    mine = city("abu_simbel", side="night", stages=1)
    table = Table((3, 0), {ME: mine}, recruit={ME: ["caesar", "nero"]}, age=2)
    table.turn({ME: "recruit caesar"})
    assert table.asked() == "card"
    assert table.city()["leaders"] == ["caesar"]


@pytest.mark.rule("L-40")
def test_l_40_both_night_stages_bury_and_the_day_side_buries_with_its_third() -> None:
    mine = city("abu_simbel", *makers({"wood": 2, "glass": 1}), side="night", stages=1)
    mine |= {"leaders": ["caesar"], "graves": ["nitocris"]}
    table = Table((3, 0), {ME: mine}, {ME: ["lair"]}, age=2)
    table.turn({ME: "stage lair"})
    table.play(ME, "bury caesar")
    assert table.points("wonder") == 6 + 10
    mine = city("abu_simbel", *makers({"stone": 2, "glass": 1, "cloth": 1}), stages=2)
    mine |= {"leaders": ["caesar"]}
    table = Table((3, 0), {ME: mine}, {ME: ["lair"]}, age=2)
    table.turn({ME: "stage lair"})
    table.play(ME, "bury caesar")
    assert table.points("wonder") == 3 + 5 + 10


@pytest.mark.rule("L-40")
@pytest.mark.parametrize("paid", [0, 1])
def test_l_40_the_printed_cost_counts_whatever_was_paid(paid: int) -> None:
    """Next to Roma Night Caesar costs 4, and with Maecenas nothing; he is worth 10 either way."""
    leaders = ["maecenas"] if paid == 0 else []
    mine = city(
        "abu_simbel", *makers({"clay": 2, "cloth": 1}), side="night", leaders=tuple(leaders)
    )
    others = {LEFT: city("roma", side="night")}
    table = Table((3, 0), {ME: mine, **others}, recruit={ME: ["caesar", "nero"]}, age=3)
    table.turn({ME: "recruit caesar"})
    assert table.coins() == (6 if paid == 0 else 2)
    table.turn({ME: f"stage {table.hand()[0]}"})
    table.play(ME, "bury caesar")
    assert table.points("wonder") == 10


@pytest.mark.rule("L-40")
def test_l_40_what_was_given_at_once_stays() -> None:
    """Nitocris's token, Aspasia's diplomacy, Croesus's coins."""
    more = {"victories": [3], "diplomacy": 1}
    for leader in ("nitocris", "aspasia", "croesus"):
        table = bury((3, 0), [leader], coins=7, **more)
        table.play(ME, f"bury {leader}")
        assert table.tokens() == ([3], 0)
        assert table.city()["diplomacy"] == 1
        assert table.coins() == 7


@pytest.mark.rule("L-40")
def test_l_40_everything_else_ends() -> None:
    table = bury((3, 0), ["caesar", "bilkis", "berenice", "pythagoras", "maecenas"], coins=9)
    for leader in ("caesar", "pythagoras"):
        copy = bury((3, 0), [leader], coins=9)
        copy.play(ME, f"bury {leader}")
        copy.finish_age()
        assert copy.tokens() == ([], 0)
        assert copy.points("green") == 0
    table.play(ME, "bury berenice")
    table.turn()
    assert table.coins() == 9 + 3


@pytest.mark.rule("L-40")
@pytest.mark.parametrize("buried", [True, False])
def test_l_40_a_buried_bilkis_no_longer_buys(buried: bool) -> None:
    table = bury((3, 0), ["bilkis"], coins=9)
    table.play(ME, "bury bilkis" if buried else "pass")
    assert any("bank" in move for move in table.moves()) is not buried


@pytest.mark.rule("L-40", "L-20")
def test_l_40_leaders_cost_again_when_maecenas_is_buried() -> None:
    cost = {"clay": 2, "cloth": 1}
    mine = city("abu_simbel", *early_makers(cost), side="night", coins=0, leaders=("maecenas",))
    hands = {ME: ["caesar", "nero", "midas"]}
    table = Table((3, 0), {ME: mine}, recruit=hands, age=2)
    assert table.ways("recruit caesar") == [""]
    table.turn({ME: "stage nero"})
    table.play(ME, "bury maecenas")
    table.finish_age()
    mine_now = table.coins()
    table.turn({ME: "recruit caesar"})
    assert table.coins() == mine_now - 5


@pytest.mark.rule("L-40", "L-32")
@every_seat
def test_l_40_the_stage_pays_octavia_before_she_is_buried_by_it(ring: Ring) -> None:
    table = bury(ring, ["octavia"])
    assert table.coins() == 2
    table.play(ME, "bury octavia")
    assert all(table.moves(who) == ["debt 0", "debt 1"] for who in table.others)
    table.settle()
    assert table.coins() == 2
    # Her next stage pays nothing and costs the others nothing.
    assert table.city()["graves"] == ["octavia"]


@pytest.mark.rule("L-40", "L-23")
def test_l_40_imhotep_reduces_the_stage_that_buries_him() -> None:
    mine = city("abu_simbel", *makers({"clay": 2}), side="night", coins=0, leaders=("imhotep",))
    table = Table((3, 0), {ME: mine}, {ME: ["lair"]}, age=2)
    table.turn({ME: "stage lair"})
    table.play(ME, "bury imhotep")
    assert table.points("wonder") == 6


@pytest.mark.rule("L-40", "D-12")
def test_d_12_the_moment_can_be_written_down() -> None:
    table = bury((3, 2), ["caesar", "nero"])
    assert survives(table.game)
    table.play(ME, "bury nero")
    assert survives(table.game)


@pytest.mark.rule("L-40", "A-45")
@seats_of_three
def test_l_40_abu_simbel_and_roma_are_asked_at_the_same_time(ring: Ring) -> None:
    mine = city("abu_simbel", *makers({"clay": 2, "cloth": 1}), side="night", leaders=("nero",))
    roma = city("roma", "stone_pit", "clay_pit", "glassworks_age1", side="night", stages=1)
    table = Table(
        ring,
        {ME: mine, LEFT: roma},
        {ME: ["lair"], LEFT: ["opium_den"]},
        age=2,
        leader_hands={LEFT: ["midas"]},
    )
    table.turn({ME: "stage lair", LEFT: "stage opium_den"})
    assert (table.asked(ME), table.asked(LEFT)) == ("bury", "extra")
    assert survives(table.game)
    table.play(LEFT, "recruit midas")
    assert table.city(LEFT)["leaders"] == []  # unseen until all have answered
    table.play(ME, "bury nero")
    assert table.city(LEFT)["leaders"] == ["midas"]


@pytest.mark.rule("L-40")
@pytest.mark.parametrize(
    ("board", "stages", "graves"),
    [("gizah", 1, ("nero",)), ("abu_simbel", 1, ("nero", "midas")), ("abu_simbel", 0, ("nero",))],
)
def test_l_40_a_position_has_no_more_graves_than_stages_that_bury(
    board: str, stages: int, graves: tuple[str, ...]
) -> None:
    mine = city(board, side="night", stages=stages, graves=graves)
    with pytest.raises(ImpossibleGame):
        Table((3, 0), {ME: mine}, age=2)


@pytest.mark.rule("L-40", "B-11")
def test_l_40_a_position_has_no_more_of_the_turns_first_coins_than_coins() -> None:
    position = extra((3, 0), 3, ["caesar", "nero"]).game.position()
    position["cities"][0]["coins"] = 1
    with pytest.raises(ImpossibleGame):
        Game.from_position(position)


@pytest.mark.rule("L-8")
def test_l_8_leaders_that_are_not_recruited_do_nothing() -> None:
    table = recruited((3, 0), "sappho", city("gizah"))
    assert table.points("leaders") == 2
    assert table.leader_hand() == ["zenobia"]
