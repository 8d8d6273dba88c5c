"""Cities: rules C-1 to C-8 and the decision D-9."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mirabilia import Game, IllegalMove
from tests.rules.box_tables import (
    BOTH,
    CITIES,
    Table,
    city,
    every_seat,
    recruited,
    seats_of_five,
    seats_of_four_and_more,
    seats_of_three,
    seats_of_three_and_five,
    survives,
)
from tests.rules.printed_boxes import BLACK
from tests.rules.tables import LEFT, ME, RIGHT, Data, Ring, makers

# ---- C-1: the deal


def dealt_hands(players: int, seed: int = 3, **options: Any) -> list[list[list[str]]]:
    """The hands that are dealt in each age."""
    game = Game.new(players=players, expansions=CITIES, sides="day", seed=seed, **options)
    hands = []
    while not game.over:
        if game.turn == 1:
            hands.append(game.position()["hands"])
        for seat, decision in game.pending.items():
            sales = [move for move in decision.moves if move.verb in ("sell", "pass")]
            game.play(seat, sales[0] if sales else decision.moves[0])
    return hands


@pytest.mark.rule("C-1", "B-3", "B-7")
@pytest.mark.parametrize("players", range(3, 8))
def test_c_1_as_many_black_cards_as_players_join_each_age(players: int) -> None:
    """seed 004, lines 1481 and 1498."""
    for age, hands in enumerate(dealt_hands(players), start=1):
        assert [len(hand) for hand in hands] == [8] * players
        cards = Counter(card for hand in hands for card in hand)
        black = {card: count for card, count in cards.items() if card in BLACK}
        assert len(black) == sum(black.values()) == players
        assert {BLACK[card][0] for card in black} == {age}
        guilds = [card for card in cards if card.endswith("_guild")]
        assert len(guilds) == (players + 2 if age == 3 else 0)


@pytest.mark.rule("C-1")
def test_c_1_the_black_cards_are_random_of_fourteen() -> None:
    seen: set[str] = set()
    for seed in range(12):
        hands = dealt_hands(3, seed)
        seen |= {card for age in hands for hand in age for card in hand if card in BLACK}
    assert len(seen) > 30


@pytest.mark.rule("C-1", "B-8")
def test_c_1_an_age_has_seven_turns_and_the_eighth_card_is_left() -> None:
    game = Game.new(players=3, expansions=CITIES, sides="day", seed=3)
    turns = 0
    while game.age == 1:
        turns += 1
        assert [len(hand) for hand in game.position()["hands"]] == [9 - turns] * 3
        for seat, decision in game.pending.items():
            game.play(seat, next(move for move in decision.moves if move.verb == "sell"))
    assert turns == 7
    assert len(game.position()["discard"]) == 24


@pytest.mark.rule("C-1")
def test_c_1_without_the_box_there_is_no_black_card() -> None:
    game = Game.new(players=7, sides="day", seed=3)
    hands = game.position()["hands"]
    assert [len(hand) for hand in hands] == [7] * 7
    assert not [card for hand in hands for card in hand if card in BLACK]


# ---- C-2, D-9: coins or debts


def loss_of_five(ring: Ring, theirs: Data, **more: Any) -> Table:
    """Everybody but the acting player loses five coins."""
    mine = city("roma", *makers({"wood": 1, "glass": 1}), coins=0)
    cities = {ME: mine, LEFT: theirs}
    table = Table(ring, cities, {ME: ["opium_distillery"], **more.pop("hands", {})}, age=3)
    table.turn({ME: "build opium_distillery", **more.pop("moves", {})})
    return table


@pytest.mark.rule("C-2", "D-9")
@every_seat
def test_c_2_any_split_of_coins_and_debts_also_with_enough_coins(ring: Ring) -> None:
    """seed 004, line 1504."""
    for debts in range(6):
        table = loss_of_five(ring, city("gizah", coins=4))
        assert table.asked(LEFT) == "debt"
        assert table.moves(LEFT) == [f"debt {number}" for number in range(6)]
        table.play(LEFT, f"debt {debts}")
        for who in table.others:
            if who != LEFT:
                table.play(who, "debt 0")
        assert table.coins(LEFT) == 4 + 3 - (5 - debts)
        assert table.debts(LEFT) == debts


@pytest.mark.rule("C-2", "D-9")
@every_seat
def test_c_2_what_cannot_be_paid_becomes_debts(ring: Ring) -> None:
    table = loss_of_five(ring, city("gizah", coins=0))
    assert table.moves(LEFT) == ["debt 2", "debt 3", "debt 4", "debt 5"]
    with pytest.raises(IllegalMove):
        table.play(LEFT, "debt 1")


@pytest.mark.rule("C-2", "D-21")
@every_seat
def test_c_2_without_a_coin_nothing_is_asked(ring: Ring) -> None:
    """The neighbour builds a card that costs nothing, so has no coin in the end."""
    hands = {LEFT: ["haven"]}
    theirs = city("gizah", *makers({"ore": 1, "cloth": 1}), "sawmill", coins=0)
    table = loss_of_five(ring, theirs, hands=hands, moves={LEFT: "stage haven"})
    assert table.asked(LEFT) is None
    table.settle()
    assert (table.coins(LEFT), table.debts(LEFT)) == (0, 5)


@pytest.mark.rule("C-2", "A-45")
@seats_of_three_and_five
def test_c_2_losses_come_after_all_coins_of_the_turn(ring: Ring) -> None:
    """Coins of the sale, of a purchase and of another's card are there to be lost."""
    mine = city("roma", "press_age1", coins=0)
    left = city("gizah", coins=0)
    right = city("rhodos", coins=0)
    hands = {ME: ["opium_den"], RIGHT: ["gambling_den"]}
    right["coins"] = 1
    table = Table(ring, {ME: mine, LEFT: left, RIGHT: right}, hands, age=2)
    table.turn({ME: "build opium_den", RIGHT: "build gambling_den"})
    assert table.coins(RIGHT) == 9
    assert table.moves(RIGHT) == [f"debt {number}" for number in range(4)]
    assert table.coins() == 4 + 2
    assert table.moves(LEFT) == [f"debt {number}" for number in range(4)]


@pytest.mark.rule("C-2", "C-7", "A-45")
@seats_of_three
def test_c_2_coins_of_a_card_from_the_discard_can_be_lost(ring: Ring) -> None:
    mine = city("gizah", coins=2)
    theirs = city("roma", "press_age1", coins=0)
    hands = {ME: ["forging_agency"], LEFT: ["opium_den"]}
    table = Table(ring, {ME: mine, LEFT: theirs}, hands, age=2, discard=["opium_stash"])
    table.turn({ME: "build forging_agency", LEFT: "build opium_den"})
    assert table.asked() == "discard"
    assert table.asked(RIGHT) is None
    table.play(ME, "take opium_stash")
    # 3 coins came; 3 are to be lost. The stash takes one of everybody else too.
    assert table.moves() == [f"debt {number}" for number in range(4)]
    assert table.moves(RIGHT) == [f"debt {number}" for number in range(5)]
    assert table.moves(LEFT) == ["debt 0", "debt 1"]


@pytest.mark.rule("C-2", "B-50")
@pytest.mark.parametrize(
    ("coins", "debts", "points"), [(7, 0, 2), (7, 3, -1), (0, 5, -5), (9, 3, 0)]
)
def test_c_2_a_debt_counts_one_less_in_the_treasury(coins: int, debts: int, points: int) -> None:
    """seed 004, line 1547."""
    table = Table((3, 0), {ME: city("gizah", coins=coins, debts=debts)})
    assert table.points("treasury") == points


@pytest.mark.rule("C-2")
@seats_of_three
def test_c_2_debts_are_never_paid_back(ring: Ring) -> None:
    """seed 004, line 1508: to the end of the game, with coins enough."""
    table = Table(ring, {ME: city("gizah", coins=30, debts=4)}, age=3, turn=5)
    table.finish_age()
    assert table.game.over
    assert table.debts() == 4


@pytest.mark.rule("C-2", "D-9")
@seats_of_three
def test_d_9_is_answered_by_all_at_once_and_unseen(ring: Ring) -> None:
    table = loss_of_five(ring, city("gizah", coins=4))
    assert survives(table.game)
    table.play(LEFT, "debt 2")
    seen = table.game.view(table.seat(RIGHT)).now
    assert seen["answers"][table.seat(LEFT)] is None
    assert seen["cities"][table.seat(LEFT)]["debts"] == 0
    assert survives(table.game)
    table.game.take_back(table.seat(LEFT))
    table.play(LEFT, "debt 3")
    table.play(RIGHT, "debt 0")
    assert (table.debts(LEFT), table.debts(RIGHT)) == (3, 0)
    assert survives(table.game)


# ---- C-3: without the box


@pytest.mark.rule("C-3")
@pytest.mark.parametrize(("coins", "lost"), [(0, 0), (1, 1), (2, 2), (5, 2)])
@every_seat
def test_c_3_without_cities_a_loss_takes_what_there_is(ring: Ring, coins: int, lost: int) -> None:
    """Pirates take a coin for each level of commerce: 2 on the yellow ship's fourth space."""
    cities = {ME: city("rhodos"), LEFT: city("gizah", coins=coins, fleets=[0, 4, 0, 0])}
    hands = {ME: ["pirate_hideout"], LEFT: ["altar"]}
    table = Table(ring, cities, hands, boxes=("armada",))
    table.turn({ME: "build pirate_hideout", LEFT: "build altar"})
    assert table.asked(LEFT) == "card"
    assert table.coins(LEFT) == coins - lost
    assert "debts" not in table.city(LEFT)


# ---- C-4: several losses


@pytest.mark.rule("C-4", "C-2")
@every_seat
def test_c_4_several_losses_of_a_turn_are_settled_together(ring: Ring) -> None:
    hands = {LEFT: ["opium_stash"], RIGHT: ["hideout"]}
    table = Table(ring, {}, hands)
    table.turn({LEFT: "build opium_stash", RIGHT: "build hideout"})
    assert table.moves() == ["debt 0", "debt 1", "debt 2"]
    # Nobody loses by their own card.
    assert table.moves(LEFT) == ["debt 0", "debt 1"]
    assert table.moves(RIGHT) == ["debt 0", "debt 1"]


@pytest.mark.rule("C-4", "B-12")
@every_seat
def test_c_4_tokens_taken_in_the_turn_count_for_its_losses(ring: Ring) -> None:
    """The neighbour has one victory token and takes another in the same turn."""
    mine = city("roma", *makers({"stone": 1, "glass": 1, "cloth": 1}), coins=0)
    theirs = city("gizah", *makers({"ore": 1, "clay": 1}), coins=9, victories=(1,))
    hands = {ME: ["sepulcher"], LEFT: ["raider_fort"]}
    table = Table(ring, {ME: mine, LEFT: theirs}, hands, age=2)
    table.turn({ME: "build sepulcher", LEFT: "build raider_fort"})
    assert table.moves(LEFT) == ["debt 0", "debt 1", "debt 2"]


@pytest.mark.rule("C-4", "B-12")
@every_seat
def test_c_4_stages_built_in_the_turn_count_for_its_losses(ring: Ring) -> None:
    mine = city("roma", *makers({"wood": 1, "clay": 1, "glass": 1, "papyrus": 1}), coins=0)
    theirs = city("gizah", "sawmill", coins=9)
    hands = {ME: ["chamber_of_builders"], LEFT: ["haven"]}
    table = Table(ring, {ME: mine, LEFT: theirs}, hands, age=3)
    table.turn({ME: "build chamber_of_builders", LEFT: "stage haven"})
    assert table.moves(LEFT) == ["debt 0", "debt 1"]


@pytest.mark.rule("C-4", "L-26", "L-40")
@seats_of_three
def test_c_4_tokens_given_up_in_the_turn_no_longer_count(ring: Ring) -> None:
    """Roma recruits Telesilla in step 3; the loss of step 6 finds one token less."""
    mine = city("roma", "timber_yard", "clay_pool", "glassworks_age2", side="night", stages=1)
    theirs = city("gizah", victories=(1, 1, 1), coins=9)
    builder = city("rhodos", "stone_pit", "loom_age1", "glassworks_age1", coins=9)
    hands = {ME: ["lair"], RIGHT: ["sepulcher"]}
    table = Table(
        ring,
        {ME: mine, LEFT: theirs, RIGHT: builder},
        hands,
        age=2,
        leader_hands={ME: ["telesilla"]},
    )
    table.turn({ME: "stage lair", RIGHT: "build sepulcher"})
    table.play(ME, "recruit telesilla")
    assert table.tokens(LEFT) == ([1, 1], 0)
    assert table.moves(LEFT) == ["debt 0", "debt 1", "debt 2"]


@pytest.mark.rule("C-4")
@every_seat
def test_c_4_debts_of_raiders_are_no_loss(ring: Ring) -> None:
    """They come beside the loss of the same turn and are not offered for coins."""
    hands = {ME: ["raider_camp"], LEFT: ["hideout"]}
    table = Table(ring, {}, hands)
    table.turn({ME: "build raider_camp", LEFT: "build hideout"})
    assert table.debts(LEFT) == 1
    assert table.debts(RIGHT) == 1
    assert table.asked(LEFT) is None
    assert table.moves(RIGHT) == ["debt 0", "debt 1"]
    table.settle()
    assert table.debts(RIGHT) == 1


# ---- C-5, C-6: diplomacy


SHIELDS = {
    0: [],
    1: ["stockade"],
    2: ["militia"],
    4: ["mercenaries", "barracks"],
    5: ["walls", "archery_range", "guard_tower"],
}


@pytest.mark.rule("C-5")
@every_seat
def test_c_5_the_printed_example_of_diplomacy(ring: Ring) -> None:
    """seed 004, line 1525: 2 shields and a token between 5 on the left and 4 on the right."""
    cities = {
        ME: city("gizah", *SHIELDS[2], diplomacy=1),
        LEFT: city("rhodos", *SHIELDS[5]),
        RIGHT: city("ephesos", *SHIELDS[4]),
    }
    table = Table(ring, cities, age=2, turn=7)
    table.turn()
    assert table.tokens() == ([], 0)
    # Beyond the neighbours sit unarmed players, if any: each of the two beats one of them.
    beyond = [] if ring[0] == 3 else [3]
    assert table.tokens(LEFT) == ([3, *beyond], 0)
    assert table.tokens(RIGHT) == (beyond, 1)
    assert table.city()["diplomacy"] == 0


@pytest.mark.rule("C-5")
@every_seat
def test_c_5_compulsory_even_for_the_stronger(ring: Ring) -> None:
    """seed 004, line 1519."""
    table = Table(ring, {ME: city("gizah", *SHIELDS[5], diplomacy=1)}, age=2, turn=7)
    table.turn()
    assert all(table.tokens(who) == ([], 0) for who in range(ring[0]))


@pytest.mark.rule("C-5")
@every_seat
def test_c_5_several_tokens_serve_several_ages(ring: Ring) -> None:
    """seed 004, line 1521."""
    cities = {ME: city("gizah", diplomacy=2), LEFT: city("rhodos", "barracks")}
    table = Table(ring, cities, boxes=CITIES, turn=7)
    table.turn()
    assert (table.tokens(), table.city()["diplomacy"]) == (([], 0), 1)
    table.finish_age()
    assert (table.tokens(), table.city()["diplomacy"]) == (([], 0), 0)
    table.finish_age()
    assert table.game.over
    assert table.tokens() == ([], 1)


@pytest.mark.rule("C-5")
@seats_of_five
def test_c_5_each_remaining_player_fights_the_next_remaining_on_either_side(ring: Ring) -> None:
    """Two neighbours are out: 1, 3 and 4 remain, so that 4 and 1 are neighbours, and 1 and 3."""
    cities = {
        ME: city("gizah", diplomacy=1),
        1: city("rhodos", *SHIELDS[1]),
        2: city("ephesos", *SHIELDS[5], diplomacy=1),
        3: city("babylon", *SHIELDS[2]),
        4: city("olympia"),
    }
    table = Table(ring, cities, age=2, turn=7)
    table.turn()
    assert [table.tokens(who) for who in range(5)] == [
        ([], 0),
        ([3], 1),
        ([], 0),
        ([3, 3], 0),
        ([], 2),
    ]


@pytest.mark.rule("C-5")
@seats_of_five
def test_c_5_two_diplomats_side_by_side(ring: Ring) -> None:
    cities = {
        ME: city("gizah", *SHIELDS[4], diplomacy=1),
        1: city("rhodos", *SHIELDS[5], diplomacy=1),
        2: city("ephesos", *SHIELDS[1]),
        3: city("babylon", *SHIELDS[2]),
        4: city("olympia"),
    }
    table = Table(ring, cities, age=2, turn=7)
    table.turn()
    assert [table.tokens(who) for who in range(5)] == [
        ([], 0),
        ([], 0),
        ([3], 1),
        ([3, 3], 0),
        ([], 2),
    ]


@pytest.mark.rule("C-6")
@seats_of_four_and_more
def test_c_6_two_remain_and_fight_once(ring: Ring) -> None:
    """seed 004, line 1523."""
    boards = ["gizah", "rhodos", "ephesos", "babylon", "olympia", "alexandria", "halikarnassos"]
    cities = {who: city(boards[who], diplomacy=1) for who in range(ring[0])}
    cities[ME] = city("gizah", *SHIELDS[1])
    cities[2] = city("ephesos")
    table = Table(ring, cities, turn=7)
    table.turn()
    assert table.tokens() == ([1], 0)
    assert table.tokens(2) == ([], 1)
    rest = [who for who in range(ring[0]) if who not in (0, 2)]
    assert all(table.tokens(who) == ([], 0) for who in rest)
    assert all(table.city(who)["diplomacy"] == 0 for who in range(ring[0]))


@pytest.mark.rule("C-6")
@pytest.mark.parametrize("alone", [True, False])
@every_seat
def test_c_6_one_or_none_remains_and_nobody_fights(ring: Ring, alone: bool) -> None:
    boards = ["gizah", "rhodos", "ephesos", "babylon", "olympia", "alexandria", "halikarnassos"]
    cities = {who: city(boards[who], diplomacy=1) for who in range(ring[0])}
    cities[ME] = city("gizah", *SHIELDS[1], diplomacy=0 if alone else 1)
    table = Table(ring, cities, turn=7)
    table.turn()
    assert all(table.tokens(who) == ([], 0) for who in range(ring[0]))
    assert all(table.city(who)["diplomacy"] == 0 for who in range(ring[0]))


@pytest.mark.rule("C-5")
@seats_of_three
def test_c_5_a_token_of_the_last_turn_already_protects(ring: Ring) -> None:
    mine = city("gizah", "clay_pool", coins=0)
    cities = {ME: mine, LEFT: city("rhodos", "barracks")}
    table = Table(ring, cities, {ME: ["residence"]}, turn=7)
    table.turn({ME: "build residence"})
    assert table.tokens() == ([], 0)
    assert table.tokens(LEFT) == ([1], 0)


@pytest.mark.rule("C-6", "A-35", "X-3")
@every_seat
def test_c_6_naval_conflicts_take_place_all_the_same(ring: Ring) -> None:
    cities = {ME: city("gizah", diplomacy=1, fleets=[6, 0, 0, 0])}
    table = Table(ring, cities, boxes=("cities", "armada"), turn=8)
    table.turn()
    assert table.city()["naval_tokens"] == [3]
    assert table.city()["diplomacy"] == 0


# ---- C-7: builds from the discard


@pytest.mark.rule("C-7", "D-6")
@every_seat
def test_c_7_forging_agency_builds_a_card_of_the_discard_free(ring: Ring) -> None:
    """Cards sold in this turn are there; the builder's own names are not offered."""
    mine = city("gizah", "altar", coins=2)
    hands = {ME: ["forging_agency"], LEFT: ["walls"]}
    pile = ["baths", "lumber_yard"]
    table = Table(ring, {ME: mine}, hands, age=2, discard=pile)
    table.turn({ME: "build forging_agency", LEFT: "sell walls"})
    assert table.asked() == "discard"
    assert {"take walls", "take baths", "take lumber_yard", "pass"} <= set(table.moves())
    table.play(ME, "take walls")
    assert table.city()["cards"][-1] == "walls"
    assert "walls" not in table.discard
    assert table.coins() == 0


@pytest.mark.rule("C-7", "B-41", "B-43")
@seats_of_three
def test_c_7_a_build_from_the_discard_may_be_declined(ring: Ring) -> None:
    mine = city("gizah", coins=2)
    table = Table(ring, {ME: mine}, {ME: ["forging_agency"]}, age=2, discard=["baths"])
    table.turn({ME: "build forging_agency"})
    table.play(ME, "pass")
    assert table.city()["cards"] == ["forging_agency"]
    assert "baths" in table.discard


@pytest.mark.rule("C-7", "L-22", "L-32", "L-20")
@pytest.mark.parametrize(
    ("card", "coins"), [("marketplace", 2), ("cells", 2), ("dive", 6 + 2), ("aqueduct", 0)]
)
@seats_of_three
def test_c_7_a_build_from_the_discard_acts_and_pays_leaders_but_is_no_chain(
    ring: Ring, card: str, coins: int
) -> None:
    leaders = ("xenophon", "diocletian", "vitruvius")
    mine = city("gizah", "baths", coins=2, leaders=leaders)
    table = Table(ring, {ME: mine}, {ME: ["forging_agency"]}, age=2, discard=[card])
    table.turn({ME: "build forging_agency"})
    paid = table.coins()
    assert paid == 2  # Diocletian, for the agency itself
    table.play(ME, f"take {card}")
    assert table.coins() == paid + coins


def three_pickers(ring: Ring) -> Table:
    """Halikarnassos, Solomon (as Roma's extra leader) and the Forging Agency in one turn."""
    mine = city("gizah", coins=2)
    roma = city("roma", "stone_pit", "clay_pool", "glassworks_age1", side="night", stages=1)
    hali = city("halikarnassos", "brickyard", side="night", coins=0)
    hands = {ME: ["forging_agency"], LEFT: ["lair"], RIGHT: ["opium_den"]}
    pile = ["altar", "baths", "stockade", "marketplace"]
    cities = {ME: mine, LEFT: roma, RIGHT: hali}
    leaders = {LEFT: ["solomon"]}
    table = Table(ring, cities, hands, age=2, leader_hands=leaders, discard=pile)
    table.turn({ME: "build forging_agency", LEFT: "stage lair", RIGHT: "stage opium_den"})
    table.play(LEFT, "recruit solomon")
    return table


@pytest.mark.rule("C-7", "D-6", "L-33")
@every_seat
def test_c_7_halikarnassos_then_solomon_then_the_forging_agency(ring: Ring) -> None:
    """seed 004, line 1673. Each picks from what the one before has left."""
    table = three_pickers(ring)
    order = [(RIGHT, "altar"), (LEFT, "baths"), (ME, "stockade")]
    taken: list[str] = []
    for who, card in order:
        asked = [other for other in range(ring[0]) if table.asked(other) == "discard"]
        assert asked == [who % ring[0]]
        assert not [gone for gone in taken if f"take {gone}" in table.moves(who)]
        assert survives(table.game)
        table.play(who, f"take {card}")
        taken.append(card)
    assert table.asked() == "card"


@pytest.mark.rule("C-7")
@every_seat
def test_c_7_an_agency_dug_out_still_acts_in_that_turn(ring: Ring) -> None:
    mine = city("halikarnassos", "brickyard", side="night", coins=0)
    pile = ["forging_agency", "altar"]
    table = Table(ring, {ME: mine}, {ME: ["lair"]}, age=2, discard=pile)
    table.turn({ME: "stage lair"})
    table.play(ME, "take forging_agency")
    assert table.asked() == "discard"
    table.play(ME, "take altar")
    assert table.city()["cards"] == ["brickyard", "forging_agency", "altar"]
    assert table.asked() == "card"


@pytest.mark.rule("C-7")
@seats_of_three
def test_c_7_solomon_digs_out_an_agency_in_a_recruitment(ring: Ring) -> None:
    pile = ["forging_agency", "altar"]
    mine = city("gizah", coins=3)
    table = Table(ring, {ME: mine}, recruit={ME: ["solomon", "nero"]}, age=3, discard=pile)
    table.turn({ME: "recruit solomon"})
    table.play(ME, "take forging_agency")
    table.play(ME, "take altar")
    assert table.city()["cards"] == ["forging_agency", "altar"]


@pytest.mark.rule("C-7", "B-12")
@seats_of_three
def test_c_7_a_card_built_so_acts_at_once_and_counts_for_what_comes_later(ring: Ring) -> None:
    """Lair from the discard: its loss joins the turn's; its tokens and points are there."""
    mine = city("gizah", coins=2)
    table = Table(ring, {ME: mine}, {ME: ["forging_agency"]}, age=2, discard=["residence", "lair"])
    table.turn({ME: "build forging_agency"})
    table.play(ME, "take lair")
    assert all(table.moves(who) == ["debt 0", "debt 1", "debt 2"] for who in table.others)


# ---- C-8: masks


MASKS = ["pigeonhole", "band_of_spies", "torture_chamber"]


def green(mine: list[str], left: list[str], right: list[str], ring: Ring = (4, 0)) -> int:
    cities = {
        ME: city("gizah", *mine),
        LEFT: city("rhodos", *left),
        RIGHT: city("ephesos", *right),
    }
    return Table(ring, cities, age=3).points("green")


@pytest.mark.rule("C-8")
@pytest.mark.parametrize("mask", MASKS)
@every_seat
def test_c_8_a_mask_copies_a_symbol_of_a_neighbours_green_card(ring: Ring, mask: str) -> None:
    assert green([mask], ["workshop"], [], ring) == 1
    assert green([mask], [], ["workshop"], ring) == 1
    assert green([mask], [], [], ring) == 0
    assert green([mask, "apothecary", "scriptorium"], ["workshop"], ["school"], ring) == 10


@pytest.mark.rule("C-8")
@seats_of_four_and_more
def test_c_8_not_of_a_player_further_away(ring: Ring) -> None:
    cities = {ME: city("gizah", "pigeonhole"), 2: city("rhodos", "workshop")}
    assert Table(ring, cities, age=2).points("green") == 0


@pytest.mark.rule("C-8")
def test_c_8_the_best_symbol_is_copied_and_the_neighbour_keeps_it() -> None:
    cities = {
        ME: city("gizah", "pigeonhole", "apothecary", "dispensary", "workshop"),
        LEFT: city("rhodos", "lodge"),
        RIGHT: city("ephesos", "scriptorium"),
    }
    table = Table((4, 0), cities, age=3)
    assert table.points("green") == 4 + 1 + 1 + 7  # 2, 1, 1 rather than 3, 1, 0
    assert table.points("green", LEFT) == 1
    assert table.points("green", RIGHT) == 1


@pytest.mark.rule("C-8")
def test_c_8_each_mask_another_card() -> None:
    """seed 004, line 1755."""
    assert green(MASKS[:2], ["workshop"], []) == 1
    assert green(MASKS, ["workshop"], ["school"]) == 2
    assert green(MASKS[:2], ["workshop"], ["laboratory"]) == 4
    # The same building of both neighbours is two cards.
    cities = {
        ME: city("gizah", *MASKS[:2]),
        LEFT: city("rhodos", "apothecary"),
        RIGHT: city("ephesos", "apothecary"),
    }
    assert Table((5, 0), cities, age=3).points("green") == 4


@pytest.mark.rule("C-8")
def test_c_8_only_printed_symbols_of_green_cards() -> None:
    """Not those of leaders, guilds, stages or other masks."""
    theirs = city("babylon", "scientists_guild", "band_of_spies", stages=2, leaders=("euclid",))
    cities = {ME: city("gizah", "pigeonhole"), LEFT: theirs, RIGHT: city("ephesos")}
    assert Table((4, 0), cities, age=3).points("green") == 0


@pytest.mark.rule("C-8", "L-30")
def test_c_8_masks_and_choices_are_taken_together_for_the_best() -> None:
    """Own 1, 1, 0; neighbours only gears; a choice: mask a gear, choose a tablet: 1, 2, 1."""
    mine = ["pigeonhole", "apothecary", "workshop", "scientists_guild"]
    assert green(mine, ["laboratory"], []) == 1 + 4 + 1 + 7


@pytest.mark.rule("C-8")
def test_c_8_a_mask_and_a_leader_of_the_boxes_together() -> None:
    others = {LEFT: city("rhodos", "dispensary")}
    mine = city("gizah", "pigeonhole", "apothecary")
    table = recruited((3, 0), "enheduanna", mine, age=3, others=others)
    assert table.points("green") == 9


@pytest.mark.rule("C-1", "X-1")
def test_c_1_with_leaders_too() -> None:
    game = Game.new(players=3, expansions=BOTH, sides="day", seed=3)
    while game.turn < 1:
        for seat, decision in game.pending.items():
            game.play(seat, decision.moves[0])
    assert [len(hand) for hand in game.position()["hands"]] == [8] * 3
