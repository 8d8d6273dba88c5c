"""Chapter B, an age: its deal, its turns and its end (B-7 to B-13)."""

from __future__ import annotations

import pytest

from mirabilia import Game
from tests.rules.printed import PLAYERS
from tests.rules.tables import (
    LEFT,
    ME,
    RIGHT,
    Ring,
    Table,
    city,
    every_seat,
    every_seat_of_four,
    new_game,
    sale,
    sell_all,
)
from tests.support.plain import plain

each_number = pytest.mark.parametrize("players", PLAYERS)
each_age = pytest.mark.parametrize("age", [1, 2, 3])


def game_in(age: int, players: int) -> Game:
    game = new_game(players)
    while game.age < age:
        sell_all(game)
    return game


# ---- B-7


@pytest.mark.rule("B-7")
@each_number
@each_age
def test_b_7_seven_cards_are_dealt_face_down(players: int, age: int) -> None:
    game = game_in(age, players)
    assert game.turn == 1
    for seat in range(players):
        hands = game.view(seat).now["hands"]
        assert hands.pop(seat) == game.position()["hands"][seat]
        assert hands == [["?"] * 7] * (players - 1)
        assert len(game.position()["hands"][seat]) == 7


# ---- B-8


@pytest.mark.rule("B-8")
@each_number
@each_age
def test_b_8_hands_pass_left_right_left(players: int, age: int) -> None:
    """What is left of a hand is the next hand of the left neighbour; in age II of the right one."""
    game = game_in(age, players)
    step = -1 if age == 2 else 1
    for turn in range(1, 6):
        assert game.turn == turn
        hands = plain(game.position())["hands"]
        rests = []
        for seat, decision in game.pending.items():
            move = sale(decision)
            hands[seat].remove(move.subject)
            rests.append(hands[seat])
            game.play(seat, move)
        passed = game.position()["hands"]
        assert [passed[(seat + step) % players] for seat in range(players)] == rests


@pytest.mark.rule("B-8")
@each_number
@each_age
def test_b_8_whoever_asks_is_told_who_gets_a_hand_next(players: int, age: int) -> None:
    """One place knows it, for those that look ahead too; the hands themselves follow it."""
    game = game_in(age, players)
    state = game._state
    heirs = [state.next_holder(seat) for seat in range(players)]
    assert heirs == [(seat + (-1 if age == 2 else 1)) % players for seat in range(players)]
    assert [state.previous_holder(heir) for heir in heirs] == list(range(players))
    rests = [hand[1:] for hand in plain(game.position())["hands"]]
    sell_all(game)
    assert [game.position()["hands"][heir] for heir in heirs] == rests


@pytest.mark.rule("B-8")
@every_seat
def test_b_8_choices_are_secret_until_all_have_chosen(ring: Ring) -> None:
    """The acting player chooses first: the others see no more than before."""
    table = Table(ring, {}, {ME: ["altar"]})
    others = [seat for seat in range(table.players) if seat != table.me]
    before = [table.game.view(seat).to_json() for seat in others]
    table.play(ME, "build altar")
    assert [table.game.view(seat).to_json() for seat in others] == before
    assert table.game.events == []
    assert table.cards() == []
    assert "build altar" in table.game.view(table.me).to_json()


@pytest.mark.rule("B-8")
@every_seat
def test_b_8_all_actions_are_carried_out_at_the_same_time(ring: Ring) -> None:
    """Nothing happens before the last one has chosen, whoever that is."""
    table = Table(ring, {}, {ME: ["altar"]})
    for who in range(1, table.players):
        table.play(who, table.moves(who)[-1])
        assert all(table.city(other)["cards"] == [] for other in range(table.players))
        assert table.discard == []
        assert table.game.turn == 1
    table.play(ME, "build altar")
    assert table.cards() == ["altar"]
    assert table.game.turn == 2


@pytest.mark.rule("B-8")
@every_seat
def test_b_8_the_order_of_the_answers_does_not_matter(ring: Ring) -> None:
    def played(order: list[int]) -> Game:
        table = Table(ring, {})
        chosen = {who: table.moves(who)[0] for who in range(table.players)}
        for who in order:
            table.play(who, chosen[who])
        return table.game

    order = list(range(ring[0]))
    assert played(order) == played(order[::-1])


# ---- B-9


@pytest.mark.rule("B-9")
@every_seat
@pytest.mark.parametrize("move", ["build altar", "sell altar", "stage altar"])
def test_b_9_the_other_card_of_the_last_turn_is_discarded_without_coins(
    ring: Ring, move: str
) -> None:
    cities = {ME: city("gizah", "lumber_yard", "timber_yard")}
    table = Table(ring, cities, {ME: ["altar", "theater"]}, turn=6)
    table.turn({ME: move})
    assert "theater" in table.discard
    assert table.coins() == 3 + 3 * move.startswith("sell")
    assert "theater" not in table.cards() + table.city()["buried"]


@pytest.mark.rule("B-9")
@every_seat
def test_b_9_the_leftover_card_is_face_down(ring: Ring) -> None:
    """There is one Clay Pit in the game, so that its name tells where it is."""
    table = Table(ring, {}, {ME: ["altar", "clay_pit"]}, turn=6)
    table.turn({ME: "build altar"})
    for who in range(1, table.players):
        seat = table.seat(who)
        assert "clay_pit" not in table.game.view(seat).to_json()
        assert "clay_pit" not in str(table.game.events_for(seat))
        assert {"event": "leftover", "seat": table.me, "card": "?"} in table.game.events_for(seat)


@pytest.mark.rule("B-9")
@each_number
@each_age
def test_b_9_the_last_turn_has_hands_of_two_cards(players: int, age: int) -> None:
    game = game_in(age, players)
    for _ in range(5):
        sell_all(game)
    assert game.turn == 6
    assert [len(hand) for hand in game.position()["hands"]] == [2] * players
    sell_all(game)
    # Six cards sold and one left over by each player, in each age so far.
    assert len(game.position()["discard"]) == 7 * players * age


# ---- B-10


@pytest.mark.rule("B-10")
@every_seat
def test_b_10_one_action_build_a_stage_or_sell(ring: Ring) -> None:
    """Stockade can be paid with your wood; the first stage of Gizah wants two of it."""
    hands = {ME: ["stockade"]}
    rich = Table(ring, {ME: city("gizah", "lumber_yard", "timber_yard")}, hands, turn=3)
    assert [move for move in rich.moves() if "stockade" in move] == [
        "build stockade",
        "stage stockade",
        "sell stockade",
    ]
    rich.turn({ME: "build stockade"})
    assert rich.city()["buried"] == []
    assert rich.coins() == 3
    assert "stockade" not in rich.discard


@pytest.mark.rule("B-10")
@every_seat
def test_b_10_selling_is_always_possible_the_rest_only_when_it_can_be_paid(ring: Ring) -> None:
    hand = ["stockade", "barracks", "guard_tower", "workshop", "apothecary", "scriptorium"]
    table = Table(ring, {ME: city("gizah", coins=1)}, {ME: hand}, turn=2)
    assert sorted(table.moves()) == sorted(f"sell {card}" for card in hand)


# ---- B-11


@pytest.mark.rule("B-11")
@every_seat
def test_b_11_coins_of_a_neighbour_can_be_spent_in_the_next_turn_only(ring: Ring) -> None:
    """The neighbour buys my stone with his 2 coins; I need 2 coins for the wood of the other."""
    cities = {
        ME: city("gizah", coins=0),
        LEFT: city("rhodos", coins=2),
        RIGHT: city("babylon"),
    }
    hands = {ME: ["stockade"], LEFT: ["baths"], RIGHT: ["altar"]}
    table = Table(ring, cities, hands)
    assert table.builds("stockade") == []
    assert table.builds("baths", LEFT) == ["right 2"]
    table.turn({ME: "sell stockade", LEFT: "build baths right 2", RIGHT: "sell altar"})
    assert table.coins() == 2 + 3
    assert table.coins(LEFT) == 0


@pytest.mark.rule("B-11")
@every_seat
def test_b_11_what_a_neighbour_has_paid_is_there_in_the_next_turn(ring: Ring) -> None:
    """Hands pass to the left in age III: the right neighbour's Senate is in my next hand."""
    cities = {
        ME: city("gizah", "quarry", coins=0),
        LEFT: city("rhodos", coins=4),
        RIGHT: city("babylon", "lumber_yard"),
    }
    hands = {ME: ["town_hall"], LEFT: ["arena"], RIGHT: ["senate", "palace"]}
    table = Table(ring, cities, hands, age=3)
    table.turn({ME: "sell town_hall", LEFT: "build arena right 4", RIGHT: "sell palace"})
    assert table.coins() == 4 + 3
    # Two wood from the right, ore from the left, the stone is my own: 6 coins.
    assert table.builds("senate") == ["left 2 right 4"]


@pytest.mark.rule("B-11")
@every_seat
def test_b_11_coins_of_the_bank_can_be_spent_in_the_next_turn_only(ring: Ring) -> None:
    """A stage that gives 4 coins cannot pay for its own stones with them."""
    cities = {
        ME: city("ephesos", "stone_pit", side="night", coins=1),
        RIGHT: city("gizah"),
        LEFT: city("rhodos"),
    }
    table = Table(ring, cities, {ME: ["altar"]}, turn=2)
    assert table.stages("altar") == []
    cities[ME]["coins"] = 2
    table = Table(ring, cities, {ME: ["altar"]}, turn=2)
    table.turn({ME: "stage altar right 2"})
    assert table.coins() == 4


# ---- B-12


@pytest.mark.rule("B-12")
@every_seat
def test_b_12_counts_include_what_everyone_has_placed_in_this_turn(ring: Ring) -> None:
    """Vineyard: brown cards of three cities, those that the neighbours build now included."""
    cities = {
        ME: city("gizah", "ore_vein", coins=0),
        LEFT: city("rhodos", "clay_pool", coins=1),
        RIGHT: city("ephesos", coins=1),
    }
    hands = {ME: ["vineyard"], LEFT: ["sawmill"], RIGHT: ["quarry"]}
    table = Table(ring, cities, hands, age=2)
    table.turn({ME: "build vineyard", LEFT: "build sawmill", RIGHT: "build quarry"})
    assert table.coins() == 1 + 2 + 1


@pytest.mark.rule("B-12")
@every_seat_of_four
def test_b_12_counts_include_grey_cards_of_this_turn(ring: Ring) -> None:
    """Bazar: two coins for each grey card of three cities."""
    cities = {
        ME: city("gizah", "loom_age1", coins=0),
        LEFT: city("rhodos"),
        RIGHT: city("ephesos", "glassworks_age1"),
    }
    hands = {ME: ["bazar"], LEFT: ["press_age2"], RIGHT: ["loom_age2"]}
    table = Table(ring, cities, hands, age=2)
    table.turn({ME: "build bazar", LEFT: "build press_age2", RIGHT: "build loom_age2"})
    assert table.coins() == 2 * (1 + 1 + 2)


@pytest.mark.rule("B-12")
@every_seat_of_four
def test_b_12_only_neighbours_are_counted(ring: Ring) -> None:
    """Cards of this turn in a city that is no neighbour's are not counted."""
    cities = {
        ME: city("gizah", coins=0),
        LEFT: city("rhodos"),
        RIGHT: city("ephesos"),
        2: city("babylon", "lumber_yard", "stone_pit", "ore_vein"),
    }
    table = Table(ring, cities, {ME: ["vineyard"], 2: ["foundry"]}, age=2)
    table.turn({ME: "build vineyard", 2: "build foundry"})
    assert table.coins() == 0


@pytest.mark.rule("B-12")
@every_seat
def test_b_12_cards_from_the_discard_count_only_for_what_comes_later(ring: Ring) -> None:
    """The left neighbour digs out a brown card after my Vineyard has been paid."""
    cities = {
        ME: city("gizah", coins=0),
        LEFT: city("halikarnassos", "glassworks_age1", "press_age1", stages=1),
        RIGHT: city("ephesos"),
    }
    hands = {ME: ["vineyard"], LEFT: ["temple"], RIGHT: ["school"]}
    table = Table(ring, cities, hands, age=2, discard=["ore_vein"])
    table.turn({ME: "build vineyard", LEFT: "stage temple", RIGHT: "sell school"})
    table.play(LEFT, "take ore_vein")
    assert "ore_vein" in table.cards(LEFT)
    assert table.coins() == 0


@pytest.mark.rule("B-12")
@every_seat
def test_b_12_a_card_from_the_discard_counts_all_of_the_turn(ring: Ring) -> None:
    """The Vineyard itself is dug out: it counts what the neighbours have built in this turn."""
    cities = {
        ME: city("halikarnassos", "glassworks_age1", "press_age1", coins=0, stages=1),
        LEFT: city("rhodos", "clay_pool"),
        RIGHT: city("ephesos"),
    }
    hands = {ME: ["temple"], LEFT: ["sawmill"], RIGHT: ["quarry"]}
    table = Table(ring, cities, hands, age=2, turn=2, discard=["vineyard"])
    table.turn({ME: "stage temple", LEFT: "build sawmill", RIGHT: "build quarry"})
    table.play(ME, "take vineyard")
    assert table.coins() == 3


# ---- B-13


@pytest.mark.rule("B-13")
@each_age
@pytest.mark.parametrize("turn", range(2, 6))
def test_b_13_there_are_no_conflicts_before_the_last_turn(age: int, turn: int) -> None:
    table = Table((3, 0), {ME: city("rhodos", "stockade")}, age=age, turn=turn)
    table.turn()
    assert table.tokens() == ([], 0)
    assert (table.game.age, table.game.turn) == (age, turn + 1)


@pytest.mark.rule("B-13")
@every_seat
@pytest.mark.parametrize("age", [1, 2])
def test_b_13_conflicts_end_an_age_and_the_next_one_begins(ring: Ring, age: int) -> None:
    table = Table(ring, {ME: city("rhodos", "stockade")}, age=age, turn=6)
    table.turn()
    assert table.tokens() == ([(1, 3)[age - 1]] * 2, 0)
    assert (table.game.age, table.game.turn) == (age + 1, 1)
    assert all(len(table.hand(who)) == 7 for who in range(table.players))


@pytest.mark.rule("B-13")
@every_seat
def test_b_13_after_age_three_the_game_is_over(ring: Ring) -> None:
    table = Table(ring, {ME: city("rhodos", "stockade")}, age=3, turn=6)
    table.turn()
    assert table.tokens() == ([5, 5], 0)
    assert table.game.over
    assert table.game.pending == {}
    assert table.game.result.points[table.me]["military"] == 10


@pytest.mark.rule("B-13", "B-40")
@every_seat
def test_b_13_conflicts_come_after_the_extra_turn(ring: Ring) -> None:
    """The last card of Babylon is a red one: it decides the conflicts of its age."""
    table = Table(
        ring,
        {ME: city("babylon", "stone_pit", side="night", stages=1)},
        {ME: ["altar", "stockade"]},
        turn=6,
    )
    table.turn({ME: "build altar"})
    assert table.tokens() == ([], 0)
    table.play(ME, "build stockade")
    assert table.tokens() == ([1, 1], 0)
    assert table.game.age == 2


@pytest.mark.rule("B-13")
@each_number
def test_b_13_a_game_has_three_ages_of_six_turns(players: int) -> None:
    game = new_game(players)
    turns = []
    while not game.over:
        turns.append((game.age, game.turn))
        sell_all(game)
    assert turns == [(age, turn) for age in (1, 2, 3) for turn in range(1, 7)]
