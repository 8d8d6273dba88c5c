"""Leaders: rules L-1 to L-9 and the decisions D-2 and D-3."""

from __future__ import annotations

import json
import pickle
import re
from random import Random
from typing import Any

import pytest

from mirabilia import Game, IllegalMove, ImpossibleGame, ImpossibleOptions, replay
from tests.rules.box_tables import (
    ALL,
    BOTH,
    CITIES,
    LEADERS,
    Table,
    city,
    every_seat,
    recruited,
    seats_of_three,
    seats_of_three_and_five,
    survives,
)
from tests.rules.printed_boxes import EVERY_LEADER, EXPERT, OF_CITIES, STANDARD
from tests.rules.tables import LEFT, ME, RIGHT, Ring, makers
from tests.support.plain import plain
from tests.support.play import play_out


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
    found: dict[str, Any] = plain(game.position())["court"]
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
@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize(
    ("leaders", "used"), [("standard", STANDARD), ("expert", STANDARD | EXPERT)]
)
def test_l_2_the_six_of_cities_may_stay_out(
    players: int, leaders: str, used: dict[str, int]
) -> None:
    """seed 004, line 782. The others are enough: even eight players take 32 of 34."""
    boxes = ALL if players == 8 else BOTH
    game = new_game(players, expansions=boxes, leaders=leaders, cities_leaders=False)
    found = court(game)
    assert [len(offer) for offer in found["offers"]] == [4] * players
    offered = [leader for offer in found["offers"] for leader in offer]
    assert sorted([*found["box"], *offered]) == sorted(used)


@pytest.mark.rule("L-2")
@pytest.mark.parametrize("boxes", [(), LEADERS, CITIES, ("leaders", "armada")])
def test_l_2_where_none_would_join_none_can_stay_out(boxes: tuple[str, ...]) -> None:
    with pytest.raises(ImpossibleOptions, match="without leaders and cities") as refused:
        new_game(expansions=boxes, cities_leaders=False)
    assert refused.value.code == "needless"
    assert new_game(expansions=boxes, cities_leaders=True) == new_game(expansions=boxes)


@pytest.mark.rule("L-2")
def test_l_2_that_the_six_stay_out_is_written_that_they_join_is_not() -> None:
    joined, out = new_game(expansions=BOTH), new_game(expansions=BOTH, cities_leaders=False)
    assert out != joined
    for data in (joined.position(), joined.record(), joined.view(0).data):
        assert "cities_leaders" not in data["options"]
    for data in (out.position(), out.record(), out.view(0).data):
        assert data["options"]["cities_leaders"] is False
    said = joined.position()
    said["options"]["cities_leaders"] = True
    assert Game.from_position(said) == joined
    assert replay(out.record()) == out
    assert pickle.loads(pickle.dumps(out)) == out


def without_the_six(**parts: Any) -> dict[str, Any]:
    options = {"players": 3, "expansions": list(BOTH), "cities_leaders": False}
    return {"options": options, **parts}


WHERE_A_LEADER_CAN_BE: list[dict[str, Any]] = [
    {"cities": [{"leaders": ["arsinoe"]}, {}, {}]},
    {
        "cities": [
            {"board": "gizah", "buried": ["arsinoe"]},
            {"board": "babylon"},
            {"board": "roma"},
        ]
    },
    {"court": {"hands": [["arsinoe"], [], []]}},
    {"court": {"offers": [["arsinoe"], [], []]}},
    {"court": {"box": ["nero", "arsinoe"]}},
    {"history": {"deals": [{"age": 1, "turn": 1, "hands": [["arsinoe"], [], []]}]}},
    {"history": {"log": [[0, "recruit", "sell arsinoe"]]}},
    {"history": {"log": [[0, "card", "build altar free arsinoe"]]}},
]


@pytest.mark.rule("L-2")
@pytest.mark.parametrize("parts", WHERE_A_LEADER_CAN_BE, ids=lambda parts: str(parts)[:40])
def test_l_2_no_position_without_the_six_has_one_of_them(parts: dict[str, Any]) -> None:
    with pytest.raises(ImpossibleGame, match="arsinoe: this leader is not in play"):
        Game.from_position(without_the_six(**parts))


@pytest.mark.rule("L-2")
def test_l_2_a_history_names_leaders_in_play_alone() -> None:
    """A leader that was sold lies nowhere: only the history tells of it."""
    game = play_out(new_game(expansions=LEADERS), Random(1))
    position = plain(game.position())
    sold = next(
        move.split()[1]
        for _, asked, move, *_ in position["history"]["log"]
        if asked == "recruit" and move.startswith("sell")
    )
    text = json.dumps(position)
    other = next(iter(OF_CITIES))
    with pytest.raises(ImpossibleGame, match=f"{other}: this leader is not in play"):
        Game.from_position(json.loads(re.sub(rf"\b{sold}\b", other, text)))


@pytest.mark.rule("L-2")
@pytest.mark.parametrize("value", [None, 0, "no"])
def test_l_2_in_a_position_it_is_true_or_false(value: Any) -> None:
    with pytest.raises(ImpossibleGame, match="cities_leaders must be true or false"):
        Game.from_position({"options": {"players": 3, "cities_leaders": value}})


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


# ---- L-8: recruited or not


@pytest.mark.rule("L-8")
def test_l_8_leaders_that_are_not_recruited_do_nothing() -> None:
    table = recruited((3, 0), "sappho", city("gizah"))
    assert table.points("leaders") == 2
    assert table.leader_hand() == ["zenobia"]
