"""What a seat cannot know leaves its view, and its account of events, byte for byte the same."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from mirabilia import Game
from tests.support.play import moments
from tests.support.secrets import seen, told_apart

STORIES = 200
CHUNK = 20

Leak = Callable[[Game, int], Any]


@pytest.mark.parametrize("first", range(0, STORIES, CHUNK))
def test_views_do_not_change_with_what_a_seat_cannot_know(first: int) -> None:
    for number in range(first, first + CHUNK):
        assert told_apart(number) == [], f"story {number}"


# Planted errors: views that tell one thing too much, one for each zone. Each must be found out.


def left_hand(game: Game, seat: int) -> Any:
    return game.position()["hands"][(seat + 1) % game.players]


def far_hands(game: Game, seat: int) -> Any:
    """The hands of all who are not neighbours; of one neighbour where there are no others."""
    hands = game.position()["hands"]
    return [hands[(seat + far) % game.players] for far in range(2, max(game.players - 1, 3))]


def discard(game: Game, seat: int) -> Any:
    return game.position()["discard"]


def number_of_green_cards_in_discard(game: Game, seat: int) -> Any:
    return sum(card in ("library", "school", "academy") for card in game.position()["discard"])


def under_others_stages(game: Game, seat: int) -> Any:
    return [city["buried"] for city in game.position()["cities"]]


def others_answers(game: Game, seat: int) -> Any:
    return game.position()["answers"]


def who_has_answered(game: Game, seat: int) -> Any:
    return game.answered


def seed(game: Game, seat: int) -> Any:
    return game.position()["seed"]


def decks_to_come(game: Game, seat: int) -> Any:
    return game.position()["decks"]


def deals(game: Game, seat: int) -> Any:
    return game.position()["history"]["deals"]


def log(game: Game, seat: int) -> Any:
    return game.position()["history"]["log"]


def events_of_all(game: Game, seat: int) -> Any:
    return game.events


def events_for_the_right_neighbour(game: Game, seat: int) -> Any:
    return game.events_for((seat - 1) % game.players)


def memory_of_the_left_neighbour(game: Game, seat: int) -> Any:
    return game.view((seat + 1) % game.players).remembered


def what_others_may_do(game: Game, seat: int) -> Any:
    others = (game.pending.get(other) for other in range(game.players) if other != seat)
    return [len(decision.moves) for decision in others if decision is not None]


LEAKS: tuple[Leak, ...] = (
    left_hand,
    far_hands,
    discard,
    number_of_green_cards_in_discard,
    under_others_stages,
    others_answers,
    who_has_answered,
    seed,
    decks_to_come,
    deals,
    log,
    events_of_all,
    events_for_the_right_neighbour,
    memory_of_the_left_neighbour,
    what_others_may_do,
)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_view_that_tells_too_much_is_found_out(leak: Leak) -> None:
    def eyes(game: Game, seat: int) -> str:
        return seen(game, seat) + json.dumps(leak(game, seat))

    assert any(told_apart(number, eyes) for number in range(STORIES))


# ---- whether there was a choice


def last_turn(hand_of_rhodos: list[str]) -> Game:
    """Rhodos has no coin: of two Baths it can only sell one, and is not asked (D-21)."""
    boards = ["gizah", "rhodos", "olympia", "ephesos", "babylon", "alexandria", "halikarnassos"]
    cities = [{"board": board, "coins": 0 if board == "rhodos" else 3} for board in boards]
    hands = [["clay_pool", "ore_vein"], hand_of_rhodos, *[["stone_pit", "tavern"]] * 2]
    hands += [["theater", "loom_age1"], ["theater", "loom_age1"], ["stockade", "barracks"]]
    return Game.from_position({"cities": cities, "age": 1, "turn": 6, "hands": hands})


def sell_all(game: Game) -> None:
    for seat, decision in game.pending.items():
        game.play(seat, next(move for move in decision.moves if move.verb == "sell"))


@pytest.mark.rule("D-21")
def test_only_who_was_forced_knows_it() -> None:
    forced = last_turn(["baths", "baths"])
    free = last_turn(["altar", "baths"])
    assert [1 in game.pending for game in (forced, free)] == [False, True]
    others = [seat for seat in range(7) if seat != 1]
    assert [seen(forced, seat) for seat in others] == [seen(free, seat) for seat in others]
    free.play(1, "sell baths")
    sell_all(forced)
    sell_all(free)
    entry = forced.position()["history"]["log"][1]
    assert entry == [1, "card", "sell baths", "forced"]
    # The age is over: decks to come are the same by the seed, the rest must look the same too.
    assert [seen(forced, seat) for seat in others] == [seen(free, seat) for seat in others]
    assert seen(forced, 1) != seen(free, 1)


# ---- what a view remembers


@pytest.mark.parametrize("number", range(10))
def test_views_remember_every_hand_and_every_pile(number: int) -> None:
    """As the game goes on, what each seat sees is written down here too."""
    hands: dict[int, dict[tuple[int, int], list[str]]] = {}
    piles: dict[int, dict[int, list[str]]] = {}
    for game in moments(number):
        position = game.position()
        for seat in range(game.players):
            own_hands = hands.setdefault(seat, {})
            own_piles = piles.setdefault(seat, {})
            if position["asked"][seat] == "card":
                own_hands[game.age, game.turn] = position["hands"][seat]
            if seat in game.pending and position["asked"][seat] == "discard":
                own_piles[len(position["history"]["log"])] = position["discard"]
    for seat in range(game.players):
        remembered = game.view(seat).remembered
        assert {(h["age"], h["turn"]): h["cards"] for h in remembered["hands"]} == hands[seat]
        assert {p["entry"]: p["cards"] for p in remembered["piles"]} == piles[seat]
