"""Recruitments written by hand: the cards of their age are still to be dealt (X-2)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mirabilia import Game, ImpossibleGame
from mirabilia.catalog import load
from tests.support.plain import plain

Data = dict[str, Any]

STEPS = ["reveal", "pay", "place", "act", "settle", "end recruitment", "deal age", "begin turn"]
AGE_OF = {card.id: card.age for card in load().cards}


def city(board: str, **more: Any) -> Data:
    return {"board": board, "side": "day", **more}


def recruitment(age: int, mine: Data, **more: Any) -> Data:
    """Everybody is to choose a leader; the first city has something, or the discard pile."""
    return {
        "options": {"expansions": ["leaders", "cities", "armada"]},
        "cities": [city("gizah", **mine), city("rhodos"), city("olympia")],
        "age": age,
        "turn": 0,
        "agenda": STEPS,
        "asked": ["recruit"] * 3,
        "court": {"hands": [["ramses"], ["caesar"], ["plato"]]},
        **more,
    }


def second_turn(position: Data) -> Data:
    """The same table when the cards have been dealt and one turn is over."""
    position = {**position, "turn": 2}
    del position["agenda"], position["asked"]
    return position


# Age cards, guilds, black cards and Armada cards.
OF_AGE = [
    (1, ["altar", "hideout", "dry_hold"]),
    (2, ["sawmill", "lair", "boathouse"]),
    (3, ["palace", "workers_guild", "mint", "pirate_crew"]),
]
CASES = [(age, card) for age, cards in OF_AGE for card in cards]
PLACES = ["cards", "buried", "discard"]


def placed(age: int, place: str, card: str) -> Data:
    if place == "discard":
        return recruitment(age, {}, discard=[card])
    return recruitment(age, {place: [card]})


@pytest.mark.rule("X-2", "L-4")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("age", "card"), CASES)
def test_a_card_lies_nowhere_before_its_age_is_dealt(age: int, card: str, place: str) -> None:
    for early in range(1, age + 1):
        with pytest.raises(ImpossibleGame, match=f"{card}: the cards of age {age} are not dealt"):
            Game.from_position(placed(early, place, card))
    Game.from_position(second_turn(placed(age, place, card)))


@pytest.mark.rule("X-2", "L-4")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("age", "card"), [case for case in CASES if case[0] < 3])
def test_cards_of_earlier_ages_lie_there_in_a_recruitment(age: int, card: str, place: str) -> None:
    position = plain(Game.from_position(placed(age + 1, place, card)).position())
    lies = position["discard"] if place == "discard" else position["cities"][0][place]
    assert lies == [card]


@pytest.mark.rule("X-2")
@pytest.mark.parametrize(("age", "card"), [case for case in CASES if case[0] > 1])
def test_a_card_of_a_later_age_is_refused_in_a_turn_too(age: int, card: str) -> None:
    with pytest.raises(ImpossibleGame, match=f"the cards of age {age} are not dealt"):
        Game.from_position(second_turn(placed(age - 1, "cards", card)))


@pytest.mark.rule("X-2")
@pytest.mark.parametrize("age", [2, 3])
@pytest.mark.parametrize("seed", range(8))
def test_cards_left_open_are_of_the_ages_dealt(age: int, seed: int) -> None:
    mine = {"buried": ["?", "?"]}
    position = recruitment(age, mine, discard=["?"] * 12, seed=seed)
    found = Game.from_position(position).position()
    cards = [*found["discard"], *found["cities"][0]["buried"]]
    assert {AGE_OF[card] for card in cards} == set(range(1, age))


@pytest.mark.rule("X-2")
@pytest.mark.parametrize("place", PLACES[1:])
def test_before_age_one_no_card_can_be_left_open(place: str) -> None:
    with pytest.raises(ImpossibleGame, match="more are left open than there are"):
        Game.from_position(placed(1, place, "?"))


@pytest.mark.rule("X-2", "B-2", "B-3")
@pytest.mark.parametrize("age", [2, 3])
def test_the_whole_deck_is_dealt_after_a_recruitment(age: int) -> None:
    """Nothing is there twice: what lies there is of earlier ages, the hands are of this one."""
    mine = {"cards": ["sawmill"] if age == 3 else ["altar"]}
    game = Game.from_position(recruitment(age, mine, discard=["?"] * 9))
    for seat, decision in game.pending.items():
        game.play(seat, next(move for move in decision.moves if move.verb == "sell"))
    position = game.position()
    hands = Counter(card for hand in position["hands"] for card in hand)
    assert {AGE_OF[card] for card in hands} == {age}
    assert hands.total() == 3 * 9
    lying = Counter([*position["discard"], *position["cities"][0]["cards"]])
    assert not hands & lying
