"""Chapter D, what a player is asked, as far as the base game reaches it."""

from __future__ import annotations

import pytest

from mirabilia import Game, IllegalMove, NotYourDecision
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
)

each_number = pytest.mark.parametrize("players", PLAYERS)


def kinds(game: Game) -> dict[int, str]:
    return {seat: decision.kind for seat, decision in game.pending.items()}


# ---- D-1


@pytest.mark.rule("D-1")
@each_number
def test_d_1_sides_are_asked_of_all_at_once_and_unseen(players: int) -> None:
    game = Game.new(players=players, seed=2)
    assert kinds(game) == dict.fromkeys(range(players), "side")
    for seat in range(players - 1):
        others = [game.view(other).to_json() for other in range(players) if other != seat]
        game.play(seat, "side night")
        assert [game.view(o).to_json() for o in range(players) if o != seat] == others
    game.play(players - 1, "side day")
    assert kinds(game) == dict.fromkeys(range(players), "card")


@pytest.mark.rule("D-1", "B-5")
@each_number
def test_d_1_boards_are_asked_of_one_after_another(players: int) -> None:
    """Then all choose their sides together."""
    game = Game.new(players=players, boards="pick", seed=2)
    asked = []
    while set(kinds(game).values()) == {"board"}:
        assert len(game.pending) == 1
        (seat, decision), *_ = game.pending.items()
        asked.append(seat)
        game.play(seat, decision.moves[0])
    assert asked == list(range(min(players, 6)))
    assert kinds(game) == dict.fromkeys(range(players), "side")


@pytest.mark.rule("D-1")
@each_number
@pytest.mark.parametrize("sides", ["day", "night", "random"])
def test_d_1_agreed_sides_are_not_asked(players: int, sides: str) -> None:
    assert kinds(Game.new(players=players, sides=sides, seed=2)) == dict.fromkeys(
        range(players), "card"
    )


# ---- D-4


@pytest.mark.rule("D-4")
@every_seat
def test_d_4_card_action_payment_and_free_build_are_one_answer(ring: Ring) -> None:
    """Olympia Night in the first turn of age II.

    Walls: three stones, two for sale at the left and one at the right. The next stage: three clay,
    of which one is at home, two at the right.
    """
    cities = {
        ME: city("olympia", side="night", stages=1, coins=9),
        LEFT: city("rhodos", "stone_pit", "timber_yard"),
        RIGHT: city("gizah", "clay_pool", "clay_pit"),
    }
    table = Table(ring, cities, {ME: ["walls"]}, age=2)
    assert table.asked() == "card"
    assert {move for move in table.moves() if move.split()[1] == "walls"} == {
        "build walls left 4 right 2",
        "build walls free olympia",
        "stage walls right 4",
        "sell walls",
    }


@pytest.mark.rule("D-4")
@every_seat
def test_d_4_every_card_of_the_hand_is_offered_and_no_other(ring: Ring) -> None:
    hand = ["altar", "theater", "baths", "stockade", "loom_age1"]
    table = Table(ring, {ME: city("gizah", coins=0)}, {ME: hand}, turn=3)
    assert {move.split()[1] for move in table.moves()} == set(hand)
    with pytest.raises(IllegalMove):
        table.play(ME, "sell apothecary")


@pytest.mark.rule("D-4")
@every_seat_of_four
def test_d_4_two_copies_of_a_card_are_one_choice(ring: Ring) -> None:
    hand = ["lumber_yard", "lumber_yard", "altar"]
    table = Table(ring, {ME: city("gizah")}, {ME: hand}, turn=5)
    assert sorted(table.moves()) == sorted(
        ["build lumber_yard", "sell lumber_yard", "build altar", "sell altar"]
    )
    table.turn({ME: "build lumber_yard"})
    assert table.cards() == ["lumber_yard"]


@pytest.mark.rule("D-4")
@each_number
def test_d_4_all_are_asked_in_every_turn(players: int) -> None:
    """Who has only one answer has given it already (D-21)."""
    game = new_game(players)
    while not game.over:
        assert set(kinds(game).values()) == {"card"}
        assert sorted([*game.pending, *game.answered]) == list(range(players))
        for seat, decision in game.pending.items():
            game.play(seat, decision.moves[-1])


@pytest.mark.rule("D-4")
@every_seat
def test_d_4_one_answer_for_each_seat(ring: Ring) -> None:
    """A second answer is refused; a withdrawn one may be given anew."""
    table = Table(ring, {}, {ME: ["altar", "theater"]})
    table.play(ME, "build altar")
    with pytest.raises(NotYourDecision):
        table.play(ME, "build theater")
    table.game.take_back(table.me)
    table.turn({ME: "build theater"})
    assert table.cards() == ["theater"]


# ---- D-5


@pytest.mark.rule("D-5", "B-40")
@every_seat
def test_d_5_the_last_card_is_a_decision_of_its_own(ring: Ring) -> None:
    """Nobody else is asked; build, stage, sell or none."""
    own = city("babylon", "brickyard", "clay_pool", "glassworks_age1", side="night", stages=1)
    table = Table(ring, {ME: own}, {ME: ["vineyard", "loom_age2"]}, age=2, turn=6)
    table.turn({ME: "build vineyard"})
    assert kinds(table.game) == {table.me: "last"}
    assert table.moves() == ["build loom_age2", "stage loom_age2", "sell loom_age2", "pass"]
    with pytest.raises(NotYourDecision):
        table.play(LEFT, "pass")


# ---- D-6


@pytest.mark.rule("D-6", "B-41")
@every_seat
def test_d_6_only_the_picker_is_asked_and_sees_the_pile(ring: Ring) -> None:
    """Clay Pit and Timber Yard: there is one of each in the game."""
    own = city("halikarnassos", "glassworks_age1", "press_age1", stages=1, coins=0)
    table = Table(ring, {ME: own}, age=2, turn=2, discard=["clay_pit", "timber_yard"])
    table.turn({ME: f"stage {table.hand()[0]}"})
    assert kinds(table.game) == {table.me: "discard"}
    assert {"take clay_pit", "take timber_yard", "pass"} <= set(table.moves())
    for who in range(table.players):
        view = table.game.view(table.seat(who))
        seen = view.now["discard"]
        assert seen == (table.discard if who == ME else ["?"] * len(seen))
        assert ("clay_pit" in view.to_json()) == (who == ME)


@pytest.mark.rule("D-6", "B-41")
@every_seat
def test_d_6_the_pile_is_closed_again_afterwards(ring: Ring) -> None:
    """The picker remembers it; the others know the card that was built, and no other."""
    own = city("halikarnassos", "glassworks_age1", "press_age1", stages=1, coins=0)
    table = Table(ring, {ME: own}, age=2, turn=2, discard=["clay_pit", "timber_yard"])
    table.turn({ME: f"stage {table.hand()[0]}"})
    table.play(ME, "take clay_pit")
    for who in range(table.players):
        view = table.game.view(table.seat(who))
        assert set(view.now["discard"]) == {"?"}
        assert "clay_pit" in view.to_json()
        assert ("timber_yard" in view.to_json()) == (who == ME)


@pytest.mark.rule("D-6", "B-41")
@every_seat
def test_d_6_it_is_asked_after_the_reveal(ring: Ring) -> None:
    """The stage is chosen first; the pile, with the cards of this turn, comes later."""
    own = city("halikarnassos", "glassworks_age1", "press_age1", stages=1, coins=0)
    cities = {ME: own, LEFT: city("gizah"), RIGHT: city("ephesos")}
    hands = {ME: ["temple"], LEFT: ["walls"]}
    table = Table(ring, cities, hands, age=2)
    assert not any(move.startswith("take") for move in table.moves())
    table.turn({ME: "stage temple", LEFT: "sell walls"})
    assert "take walls" in table.moves()


# ---- D-20


@pytest.mark.rule("D-20", "B-51")
@every_seat
def test_d_20_symbols_of_choice_are_not_asked(ring: Ring) -> None:
    """Compass, gear and two choices: 2, 1, 1 is 4 + 1 + 1 + 7, more than 3, 1, 0 or 2, 2, 0."""
    own = city("babylon", "apothecary", "workshop", "scientists_guild", stages=2)
    table = Table(ring, {ME: own}, age=3, turn=6)
    table.turn()
    assert table.game.pending == {}
    assert table.game.result.points[table.me]["green"] == 13


# ---- D-21


@pytest.mark.rule("D-21")
@every_seat_of_four
def test_d_21_one_legal_answer_is_taken_without_asking(ring: Ring) -> None:
    """Two Guard Towers in the last turn and no clay: nothing but to sell one."""
    cities = {ME: city("gizah", coins=0)}
    table = Table(ring, cities, {ME: ["guard_tower", "guard_tower"]}, turn=6)
    assert table.asked() is None
    with pytest.raises(NotYourDecision):
        table.play(ME, "sell guard_tower")
    table.turn()
    assert table.coins() == 3
    assert table.discard.count("guard_tower") == 2


@pytest.mark.rule("D-21", "B-5")
def test_d_21_the_last_board_of_seven_is_not_asked_for() -> None:
    game = Game.new(players=7, boards="pick", sides="day", seed=4)
    for seat in range(6):
        game.play(seat, game.pending[seat].moves[0])
    assert kinds(game) == dict.fromkeys(range(7), "card")
    assert len({table["board"] for table in game.position()["cities"]}) == 7


@pytest.mark.rule("D-21")
@each_number
def test_d_21_whatever_is_asked_has_a_choice(players: int) -> None:
    """In whole games, with sides chosen: every decision that is posted has two answers or more."""
    game = Game.new(players=players, boards="pick", seed=11)
    while not game.over:
        for seat, decision in game.pending.items():
            assert len(decision.moves) >= 2
            game.play(seat, decision.moves[len(decision.moves) // 2])
