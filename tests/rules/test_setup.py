"""Chapter B, set-up: players, decks, boards, coins (B-1 to B-6)."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from mirabilia import Game, ImpossibleOptions
from tests.rules.printed import BOARDS, CARDS, PLAYERS, STARTS, deck, guilds
from tests.rules.tables import (
    COSTS_ONE,
    LEFT,
    ME,
    RIGHT,
    Ring,
    Table,
    city,
    every_seat,
    new_game,
    sell_all,
)
from tests.support.plain import plain

each_number = pytest.mark.parametrize("players", PLAYERS)


@cache
def dealt(players: int, seed: int) -> dict[int, Counter[str]]:
    """The cards that are dealt in each age of a game."""
    game = new_game(players, seed=seed)
    hands: dict[int, Counter[str]] = {}
    while not game.over:
        if game.age not in hands:
            hands[game.age] = Counter(card for hand in game.position()["hands"] for card in hand)
        sell_all(game)
    return hands


# ---- B-1


@pytest.mark.rule("B-1")
@each_number
def test_b_1_three_to_seven_play(players: int) -> None:
    assert new_game(players).players == players
    assert len(new_game(players).pending) == players


@pytest.mark.rule("B-1")
@pytest.mark.parametrize("players", [-3, 0, 1, 2, 8, 9])
def test_b_1_no_other_number_plays(players: int) -> None:
    with pytest.raises(ImpossibleOptions) as refused:
        new_game(players)
    assert refused.value.code == ("eight" if players == 8 else "players")
    assert "3 to 7" in str(refused.value)


@pytest.mark.rule("B-1")
@every_seat
def test_b_1_seats_form_a_ring(ring: Ring) -> None:
    """One seller on each side, and nobody else who has what is needed."""
    cities = {
        ME: city("gizah", coins=2),
        LEFT: city("rhodos", "lumber_yard"),
        RIGHT: city("ephesos", "clay_pool"),
    }
    table = Table(ring, cities, {ME: ["stockade", "guard_tower"]}, turn=2)
    assert table.builds("stockade") == ["left 2"]
    assert table.builds("guard_tower") == ["right 2"]


# ---- B-2


@pytest.mark.rule("B-2")
@each_number
@pytest.mark.parametrize("age", [1, 2])
def test_b_2_ages_one_and_two_keep_seven_cards_for_each_player(players: int, age: int) -> None:
    cards = dealt(players, 1)[age]
    assert cards == deck(age, players)
    assert cards.total() == 7 * players


@pytest.mark.rule("B-2")
@each_number
def test_b_2_age_three_keeps_its_cards_beside_the_guilds(players: int) -> None:
    cards = dealt(players, 1)[3]
    plain = Counter({id: n for id, n in cards.items() if CARDS[id].colour != "purple"})
    assert plain == deck(3, players)
    assert cards.total() == 7 * players


@pytest.mark.rule("B-2")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_b_2_decks_are_shuffled(age: int) -> None:
    """Two games of a kind differ; one seed gives one deal."""

    def hands(seed: int) -> list[list[str]]:
        game = new_game(5, seed=seed)
        while game.age < age:
            sell_all(game)
        found: list[list[str]] = game.position()["hands"]
        return found

    assert hands(1) != hands(2)
    assert hands(1) == hands(1)


# ---- B-3


@pytest.mark.rule("B-3")
@each_number
@pytest.mark.parametrize("seed", range(5))
def test_b_3_players_and_two_guilds_join_age_three(players: int, seed: int) -> None:
    hands = dealt(players, seed)
    there = [id for id in guilds() if hands[3][id]]
    assert len(there) == players + 2
    assert all(hands[3][id] == 1 for id in there)
    assert not any(hands[age][id] for age in (1, 2) for id in guilds())


@pytest.mark.rule("B-3")
def test_b_3_guilds_come_at_random() -> None:
    """With 3 players each guild is in half of the games: in 40 each is there, and each is not."""
    games = [dealt(3, seed)[3] for seed in range(40)]
    for id in guilds():
        there = sum(game[id] for game in games)
        assert 5 <= there <= 35, id


@pytest.mark.rule("B-3")
def test_b_3_guilds_are_unseen_until_they_are_dealt() -> None:
    """Before age III no view names a guild; then it names only those in the seat's hand."""
    game = new_game(3)
    while game.age < 3:
        assert not any("guild" in game.view(seat).to_json() for seat in range(3))
        sell_all(game)
    for seat, hand in enumerate(game.position()["hands"]):
        text = game.view(seat).to_json()
        assert [id for id in guilds() if id in text] == [id for id in guilds() if id in hand]


# ---- B-4


@pytest.mark.rule("B-4")
@each_number
def test_b_4_boards_are_dealt_at_random_and_only_once(players: int) -> None:
    boards = [
        [table["board"] for table in new_game(players, seed=seed).position()["cities"]]
        for seed in range(60)
    ]
    assert all(len(set(game)) == players for game in boards)
    for seat in range(players):
        assert {game[seat] for game in boards} == set(BOARDS)


@pytest.mark.rule("B-4", "D-1")
@each_number
def test_b_4_everybody_chooses_a_side(players: int) -> None:
    game = Game.new(players=players, seed=3)
    assert {seat: decision.kind for seat, decision in game.pending.items()} == dict.fromkeys(
        range(players), "side"
    )
    for seat, decision in game.pending.items():
        assert [move.text for move in decision.moves] == ["side day", "side night"]
        game.play(seat, ("side day", "side night")[seat % 2])
    sides = [table["side"] for table in game.position()["cities"]]
    assert sides == [("day", "night")[seat % 2] for seat in range(players)]


@pytest.mark.rule("B-4")
@pytest.mark.parametrize("sides", ["day", "night"])
@each_number
def test_b_4_a_table_may_agree_on_one_side(players: int, sides: str) -> None:
    game = Game.new(players=players, sides=sides, seed=3)
    assert {table["side"] for table in game.position()["cities"]} == {sides}
    assert {decision.kind for decision in game.pending.values()} == {"card"}


@pytest.mark.rule("B-4")
def test_b_4_a_table_may_agree_on_random_sides() -> None:
    games = [Game.new(players=4, sides="random", seed=seed).position() for seed in range(30)]
    for seat in range(4):
        assert {game["cities"][seat]["side"] for game in games} == {"day", "night"}
    assert len({tuple(city["side"] for city in game["cities"]) for game in games}) > 4


@pytest.mark.rule("B-4")
@pytest.mark.parametrize("board", ["roma", "abu_simbel", "byzantium", "petra", "siracusa"])
def test_b_4_boards_of_other_boxes_stay_out(board: str) -> None:
    with pytest.raises(ImpossibleOptions) as refused:
        Game.new(players=3, boards=["gizah", "rhodos", board])
    assert refused.value.code == "board_box"


@pytest.mark.rule("B-4")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("side", ["day", "night"])
def test_b_4_both_sides_give_the_starting_resource(board: str, side: str) -> None:
    """A city without a coin builds what costs its resource, and nothing that costs another."""
    table = Table((3, 0), {ME: city(board, side=side, coins=0)}, {ME: list(COSTS_ONE.values())})
    affordable = [resource for resource, id in COSTS_ONE.items() if table.builds(id)]
    assert affordable == [STARTS[board]]


# ---- B-5


@pytest.mark.rule("B-5", "D-1")
@each_number
def test_b_5_boards_are_picked_in_seat_order(players: int) -> None:
    game = Game.new(players=players, boards="pick", sides="day", seed=1)
    left = list(BOARDS)
    for seat in range(players):
        if len(left) == 1:  # The last of seven is left with one board (D-21).
            break
        assert list(game.pending) == [seat]
        decision = game.pending[seat]
        assert decision.kind == "board"
        assert sorted(move.text for move in decision.moves) == sorted(f"board {b}" for b in left)
        game.play(seat, f"board {left.pop()}")
    boards = [table["board"] for table in game.position()["cities"]]
    assert boards == list(reversed(BOARDS))[:players]
    assert game.age == 1


@pytest.mark.rule("B-5")
def test_b_5_no_board_is_taken_twice() -> None:
    with pytest.raises(ImpossibleOptions) as refused:
        Game.new(players=3, boards=["gizah", "rhodos", "gizah"])
    assert refused.value.code == "board_twice"


@pytest.mark.rule("B-5")
def test_b_5_named_boards_lie_where_they_are_named() -> None:
    named = ["rhodos", "gizah", "babylon", "olympia"]
    game = Game.new(players=4, boards=named, sides="night")
    assert [table["board"] for table in game.position()["cities"]] == named


# ---- B-6


@pytest.mark.rule("B-6")
@each_number
@pytest.mark.parametrize("sides", ["day", "night"])
def test_b_6_everybody_starts_with_three_coins_and_nothing_else(players: int, sides: str) -> None:
    for table in plain(Game.new(players=players, sides=sides, seed=9).position())["cities"]:
        assert table["coins"] == 3
        assert table["cards"] == table["buried"] == table["victories"] == []
        assert table["defeats"] == 0
