"""Faults that other programs have had with Leaders, Cities and teams: our cases, in every seat."""

from __future__ import annotations

from itertools import combinations

import pytest

from mirabilia import Game
from tests.rules.box_tables import (
    ALL,
    BOTH,
    CITIES,
    LEADERS,
    Table,
    city,
    early_makers,
    every_seat,
    seats_of_four_and_more,
    team_seats,
)
from tests.rules.printed_boxes import BLACK
from tests.rules.tables import LEFT, ME, RIGHT, Ring

BOXES = [boxes for size in range(4) for boxes in combinations(ALL, size)]


# ---- 14: Babylon's extra turn after the picks of the last turn


@pytest.mark.rule("B-41", "B-40", "C-7")
@every_seat
def test_fault_14_picks_of_the_last_turn_come_before_babylons_card(ring: Ring) -> None:
    """The Forging Agency of the last turn, the leftovers in its pile; then the extra turn, in
    which another agency could act at its own end."""
    cities = {
        ME: city("babylon", side="night", coins=0, stages=1),
        LEFT: city("gizah", coins=2),
    }
    hands = {ME: ["lair", "gambling_den"], LEFT: ["forging_agency", "walls"]}
    table = Table(ring, cities, hands, age=2, turn=7, discard=["altar"])
    table.turn({ME: "sell lair", LEFT: "build forging_agency"})
    assert table.asked(LEFT) == "discard"
    assert table.asked() is None
    assert {"take altar", "take lair", "take walls"} <= set(table.moves(LEFT))
    assert "take gambling_den" not in table.moves(LEFT)
    table.play(LEFT, "take lair")
    table.settle()
    assert table.asked() == "last"
    table.play(ME, "build gambling_den")
    # 3 coins of the sale, 2 lost to the lair, 1 paid, 9 taken: the turns are settled one by one.
    assert table.coins() == 3 - 2 - 1 + 9


@pytest.mark.rule("B-41", "B-40", "C-7")
@every_seat
def test_fault_14_an_agency_as_babylons_card_acts_at_the_end_of_its_own_turn(ring: Ring) -> None:
    cities = {
        ME: city("babylon", side="night", coins=0, stages=1),
        LEFT: city("halikarnassos", "brickyard", side="night", coins=0),
        RIGHT: city("gizah", "barracks"),
    }
    hands = {ME: ["lair", "forging_agency"], LEFT: ["temple"]}
    table = Table(ring, cities, hands, age=2, turn=7, discard=["altar", "walls"])
    table.turn({ME: "sell lair", LEFT: "stage temple"})
    assert table.asked(LEFT) == "discard"
    table.play(LEFT, "take altar")
    assert table.asked() == "last"
    table.play(ME, "build forging_agency")
    assert table.asked() == "discard"
    assert "take altar" not in table.moves()
    table.play(ME, "take walls")
    # Conflicts come after it: two shields beat the right neighbour's one.
    assert table.tokens()[1] == 0
    assert 3 in table.tokens()[0]


# ---- 15: the last card


@pytest.mark.rule("B-40", "C-1", "X-1")
@pytest.mark.parametrize("boxes", BOXES)
@pytest.mark.parametrize("action", ["build", "stage", "sell", "pass"])
def test_fault_15_the_last_card_is_the_seventh_eighth_or_ninth(
    boxes: tuple[str, ...], action: str
) -> None:
    for seat in range(3):
        number = 7 + ("cities" in boxes) + ("armada" in boxes)
        mine = city("babylon", "clay_pool", "brickyard", "glassworks_age1", side="night", stages=1)
        cities = {ME: mine, LEFT: city("gizah"), RIGHT: city("rhodos")}
        hands = {ME: ["vineyard", "bazar"][:1]}
        table = Table((3, seat), cities, hands, boxes=boxes, age=2, turn=number - 1)
        other = next(card for card in table.hand() if card != "vineyard")
        table.turn({ME: f"sell {other}"})
        table.settle()
        assert table.asked() == "last"
        assert table.hand() == ["vineyard"]
        table.play(ME, f"{action} vineyard" if action != "pass" else "pass")
        table.settle()
        assert ("vineyard" in table.city()["cards"]) is (action == "build")
        assert len(table.city()["buried"]) == (2 if action == "stage" else 1)
        assert ("vineyard" in table.discard) is (action in ("sell", "pass"))
        assert table.game.age == 3


# ---- 18, 20: several picks, and what a pick sets off


@pytest.mark.rule("C-7", "L-33", "B-41")
@every_seat
def test_fault_18_halikarnassos_and_solomon_in_one_recruitment(ring: Ring) -> None:
    """Solomon's owner sits before and after Halikarnassos in turn; he always picks second."""
    for solomon, other in ((ME, LEFT), (LEFT, ME)):
        cities = {
            solomon: city("gizah", coins=3),
            other: city("halikarnassos", "brickyard", side="night", coins=0),
        }
        hands = {solomon: ["solomon", "nero"], other: ["midas", "varro"]}
        pile = ["altar", "baths"]
        table = Table(ring, cities, recruit=hands, age=3, discard=pile)
        table.turn({solomon: "recruit solomon", other: "stage midas"})
        assert (table.asked(other), table.asked(solomon)) == ("discard", None)
        table.play(other, "take altar")
        assert table.moves(solomon) == ["take baths", "pass"]
        table.play(solomon, "take baths")
        assert table.discard == []


@pytest.mark.rule("C-7")
@every_seat
def test_fault_18_the_pile_runs_out_for_the_last_picker(ring: Ring) -> None:
    """One card for two pickers: the second is not even asked."""
    cities = {
        ME: city("gizah", coins=3),
        LEFT: city("halikarnassos", "brickyard", side="night", coins=0),
    }
    hands = {ME: ["solomon", "nero"], LEFT: ["midas", "varro"]}
    table = Table(ring, cities, recruit=hands, age=3, discard=["altar"])
    table.turn({ME: "recruit solomon", LEFT: "stage midas"})
    table.play(LEFT, "take altar")
    assert table.asked() == "card"


@pytest.mark.rule("C-7", "L-22", "L-32")
@every_seat
def test_fault_20_a_card_from_the_discard_gives_its_coins_and_pays_leaders(ring: Ring) -> None:
    mine = city("halikarnassos", "brickyard", side="night", coins=0)
    mine["leaders"] = ["xenophon", "diocletian", "vitruvius"]
    for card, coins in (("vineyard", 1 + 2), ("gambling_den", 9 + 2), ("opium_stash", 3 + 2)):
        table = Table(ring, {ME: mine}, {ME: ["lair"]}, age=2, discard=[card])
        table.turn({ME: "stage lair"})
        table.play(ME, f"take {card}")
        assert table.coins() == coins


# ---- 19: Olympia


@pytest.mark.rule("B-42", "C-1", "X-1")
@pytest.mark.parametrize("boxes", BOXES)
def test_fault_19_olympias_last_card_moves_with_the_boxes(boxes: tuple[str, ...]) -> None:
    turns = 6 + ("cities" in boxes) + ("armada" in boxes)
    for seat in range(3):
        mine = city("olympia", side="night", coins=0, stages=2)
        for turn in (turns - 1, turns):
            table = Table((3, seat), {ME: mine}, {ME: ["walls"]}, boxes=boxes, age=2, turn=turn)
            free = ["free olympia"] if turn == turns else []
            assert [way for way in table.ways("build walls") if "ship" not in way] == free


@pytest.mark.rule("B-42", "L-4")
@every_seat
def test_fault_19_a_night_stage_built_with_a_leader_serves_the_ages_first_card(ring: Ring) -> None:
    mine = city("olympia", "foundry", side="night", coins=0)
    table = Table(ring, {ME: mine}, recruit={ME: ["caesar", "nero"]}, age=3)
    assert not table.ways("recruit caesar")
    table.turn({ME: "stage nero"})
    assert any(move.endswith("free olympia") for move in table.moves())
    table.turn()
    assert not any(move.endswith("free olympia") for move in table.moves())


@pytest.mark.rule("B-42")
@every_seat
def test_fault_19_olympia_day_frees_the_first_black_card(ring: Ring) -> None:
    mine = city("olympia", coins=0, stages=2)
    cities = {ME: mine, LEFT: city("roma"), RIGHT: city("abu_simbel")}
    hands = {ME: ["militia", "city_gates"]}
    table = Table(ring, cities, hands)
    assert table.ways("build militia") == ["free olympia"]
    mine["cards"] = ["cells"]
    table = Table(ring, cities, hands)
    assert table.ways("build militia") == []
    assert not any(move.startswith("stage") for move in table.moves())


# ---- 23: diplomacy


@pytest.mark.rule("C-5", "C-6")
@every_seat
def test_fault_23_out_and_the_neighbours_become_adjacent(ring: Ring) -> None:
    cities = {
        ME: city("gizah", "militia", "barracks", diplomacy=2),
        LEFT: city("rhodos", "stockade"),
        RIGHT: city("babylon"),
    }
    table = Table(ring, cities, turn=7)
    table.turn()
    assert (table.tokens(), table.city()["diplomacy"]) == (([], 0), 1)
    # With three players two are left and fight once; with more each has another opponent too.
    assert table.tokens(LEFT) == ([1] if ring[0] == 3 else [1, 1], 0)
    assert table.tokens(RIGHT) == ([], 1)


@pytest.mark.rule("T-7")
@team_seats
def test_fault_23_in_teams_one_token_instead_of_two(ring: Ring) -> None:
    rival = -1 if ring[1] % 2 == 0 else 1
    cities = {ME: city("gizah", diplomacy=1), rival: city("rhodos", "stockade")}
    table = Table(ring, cities, turn=7, teams=True)
    table.turn()
    assert (table.tokens(), table.tokens(rival)) == (([], 1), ([1], 0))


# ---- 24: coins or debts


@pytest.mark.rule("C-2", "D-9")
@every_seat
def test_fault_24_any_mix_also_with_enough_coins_after_the_turns_gains(ring: Ring) -> None:
    """No coin at first, 3 from the sale: a loss of 3 can be paid in any mix."""
    cities = {ME: city("roma", "press_age1", coins=0), LEFT: city("gizah", coins=0)}
    for debts in range(4):
        table = Table(ring, cities, {ME: ["opium_den"]}, age=2)
        table.turn({ME: "build opium_den"})
        assert table.moves(LEFT) == ["debt 0", "debt 1", "debt 2", "debt 3"]
        table.play(LEFT, f"debt {debts}")
        table.settle()
        assert (table.coins(LEFT), table.debts(LEFT)) == (debts, debts)
        assert table.points("treasury", LEFT) == debts // 3 - debts


@pytest.mark.rule("C-2", "C-4")
@seats_of_four_and_more
def test_fault_24_losses_by_several_are_one_choice(ring: Ring) -> None:
    hands = {LEFT: ["opium_stash"], RIGHT: ["hideout"]}
    table = Table(ring, {ME: city("gizah", coins=0), LEFT: city("rhodos")}, hands)
    table.turn({LEFT: "build opium_stash", RIGHT: "build hideout"})
    assert table.moves() == ["debt 0", "debt 1", "debt 2"]
    table.play(ME, "debt 1")
    table.settle()
    assert (table.coins(), table.debts()) == (2, 1)


# ---- 29: deck sizes


PLAIN_CARDS = {3: 21, 4: 28, 5: 35, 6: 42, 7: 49}


@pytest.mark.rule("B-2", "B-3", "C-1", "A-1")
@pytest.mark.parametrize("boxes", [LEADERS, CITIES, BOTH, ALL, ("cities", "armada")])
@pytest.mark.parametrize("players", range(3, 8))
def test_fault_29_deck_sizes(players: int, boxes: tuple[str, ...]) -> None:
    game = Game.new(players=players, expansions=boxes, sides="day", seed=11)
    while not game.over:
        if game.turn == 1:
            cards = [card for hand in game.position()["hands"] for card in hand]
            black = [card for card in cards if card in BLACK]
            guilds = [card for card in cards if card.endswith("_guild")]
            more = players * (("cities" in boxes) + ("armada" in boxes))
            assert len(cards) == PLAIN_CARDS[players] + more
            assert len(set(black)) == len(black) == players * ("cities" in boxes)
            assert len(guilds) == (players + 2 if game.age == 3 else 0)
        for seat, decision in game.pending.items():
            sales = [move for move in decision.moves if move.verb == "sell"]
            game.play(seat, (sales or list(decision.moves))[0])


# ---- 31: leaders


@pytest.mark.rule("L-3", "L-4", "L-5", "L-6")
@pytest.mark.parametrize("players", range(3, 8))
def test_fault_31_one_of_four_stays_unplayed_and_hidden(players: int) -> None:
    """Three recruitments, all at the same time; the leader that is left is known to nobody."""
    game = Game.new(players=players, expansions=LEADERS, sides="day", seed=23)
    recruited = 0
    hands: list[list[str]] = []
    while not game.over:
        kinds = {decision.kind for decision in game.pending.values()}
        if kinds == {"recruit"}:
            recruited += 1
            assert len(game.pending) == players
            hands = game.position()["court"]["hands"]
            assert [len(hand) for hand in hands] == [5 - recruited] * players
            check_hidden(game, hands)
        for seat, decision in game.pending.items():
            sales = [move for move in decision.moves if move.verb == "sell"]
            game.play(seat, (sales or list(decision.moves))[0])
    assert recruited == 3
    box = game.position()["court"]["box"]
    assert len(box) == 34 - 3 * players
    for seat, hand in enumerate(hands):
        assert len(set(hand) & set(box)) == 1
        left = (set(hand) & set(box)).pop()
        for other in range(players):
            told = str(game.events_for(other)) + str(game.view(other).now)
            assert (left in told) is (other == seat)


def check_hidden(game: Game, hands: list[list[str]]) -> None:
    for seat, hand in enumerate(hands):
        for other in range(game.players):
            seen = game.view(other).now["court"]["hands"][seat]
            assert seen == (hand if other == seat else ["?"] * len(hand))


@pytest.mark.rule("L-4")
@every_seat
def test_fault_31_leaders_are_recruited_together_sold_or_used_for_a_stage(ring: Ring) -> None:
    cities = {
        ME: city("gizah", *early_makers({"wood": 2}), coins=0),
        LEFT: city("rhodos", coins=5),
        RIGHT: city("babylon", coins=0),
    }
    hands = {ME: ["midas", "nero"], LEFT: ["caesar", "varro"], RIGHT: ["plato", "hiram"]}
    table = Table(ring, cities, recruit=hands, age=2)
    table.play(LEFT, "recruit caesar")
    table.play(RIGHT, "sell plato")
    assert table.city(LEFT)["leaders"] == []
    table.play(ME, "stage midas")
    assert table.city(LEFT)["leaders"] == ["caesar"]
    assert table.coins(LEFT) == 0
    assert table.coins(RIGHT) == 3
    assert table.city()["buried"] == ["midas"]
    assert [table.leader_hand(who) for who in (ME, LEFT, RIGHT)] == [["nero"], ["varro"], ["hiram"]]
