"""What is true in every game at every moment, seen in its position, its events and its answers."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any, Final

import pytest

from mirabilia import Game, IllegalMove, Move, NotYourDecision, replay
from tests.support.oracle import (
    CARDS,
    LAST_TURN,
    WONDERS,
    expected_moves,
    expected_points,
    name_of,
    stages_of,
)
from tests.support.plain import plain
from tests.support.play import answers, choose, new_game, play_out, style

Data = dict[str, Any]

STARTING_COINS: Final = 3
HAND: Final = 7
AGES: Final = 3

# How often, in a game that is checked deeply, a moment is; and of those, all its moves played.
SAMPLE: Final = 0.2
# One game in this many is checked deeply.
DEEP: Final = 40


# ---- what is quick to check, after every turn


def check_position(game: Game, dealt: bool = True) -> Data:
    """Cards, coins and cities as they must be; `dealt` games have been played from their start."""
    position: Data = plain(game.position())
    check_cities(position)
    check_hands(position)
    if dealt:
        check_cards(position)
        check_coins(position, plain(game.events))
    return position


def check_cities(position: Data) -> None:
    """No negative coins, no name twice (B-14), no more stages than the side has."""
    for city in position["cities"]:
        assert city["coins"] >= 0
        names = Counter(map(name_of, city["cards"]))
        assert not names or max(names.values()) == 1, names
        assert not city["buried"] or len(city["buried"]) <= len(stages_of(city))
    boards = [city["board"] for city in position["cities"] if city["board"] is not None]
    assert len(set(boards)) == len(boards)


def check_hands(position: Data) -> None:
    """B-7 to B-9: how many cards each hand has while a card is asked for; in catalogue order."""
    for seat, hand in enumerate(position["hands"]):
        assert hand == [card for card in CARDS for _ in range(hand.count(card))]
        asked = position["asked"][seat]
        if asked == "card":
            assert len(hand) == HAND + 1 - position["turn"]
        elif asked == "last":
            assert len(hand) == 1
            assert position["turn"] == LAST_TURN + 1


def check_cards(position: Data) -> None:
    """Each card that was dealt is in exactly one place, and what was dealt is a deck (B-2, B-3)."""
    deals = {deal["age"]: deal for deal in position["history"]["deals"]}
    assert list(deals) == list(range(1, position["age"] + 1))
    placed = Counter(placed_cards(position))
    dealt: Counter[str] = Counter()
    for age, deal in deals.items():
        assert [len(hand) for hand in deal["hands"]] == [HAND] * len(position["cities"])
        deck = Counter(card for hand in deal["hands"] for card in hand)
        check_deck(deck, age, len(position["cities"]))
        dealt += deck
    assert placed == dealt


def placed_cards(position: Data) -> list[str]:
    cards = [*position["discard"]]
    for city, hand in zip(position["cities"], position["hands"], strict=True):
        cards += [*city["cards"], *city["buried"], *hand]
    return cards


def check_deck(deck: Counter[str], age: int, players: int) -> None:
    plain = Counter(
        id
        for id, card in CARDS.items()
        if card["age"] == age and card["colour"] != "purple"
        for asks in card["players"]
        if asks <= players
    )
    guilds = deck - plain
    assert deck - guilds == plain
    assert all(CARDS[id]["colour"] == "purple" for id in guilds)
    assert sorted(guilds.values()) == [1] * (players + 2 if age == AGES else 0)


def check_coins(position: Data, events: list[Data]) -> None:
    """Every coin is accounted for: 3 at the start, then what the events say."""
    coins = [STARTING_COINS] * len(position["cities"])
    for event in events:
        kind = event["event"]
        if kind == "gain":
            coins[event["seat"]] += event["coins"]
        elif kind in ("spend", "trade"):
            assert event["coins"] > 0
            coins[event["seat"]] -= event["coins"]
            assert coins[event["seat"]] >= 0  # B-11: all is paid before anything comes in
        if kind == "trade":
            assert event["to"] in neighbours(event["seat"], len(coins))
            coins[event["to"]] += event["coins"]
    assert coins == [city["coins"] for city in position["cities"]]


def neighbours(seat: int, players: int) -> list[int]:
    return [(seat + 1) % players, (seat - 1) % players]


def check_end(game: Game) -> None:
    """Three ages of six turns, a card of each player in each, n conflicts after each; no rest."""
    events = Counter(event["event"] for event in game.events)
    players = game.players
    assert events["deal"] == AGES
    turns = [event["turn"] for event in game.events if event["event"] == "turn"]
    assert len([turn for turn in turns if turn <= LAST_TURN]) == AGES * LAST_TURN
    # B-40: the turn after the last is that of who may play the last card.
    assert len(turns) - AGES * LAST_TURN <= AGES
    assert events["conflict"] == AGES * players
    assert events["end"] == 1
    assert game.events[-1] == {"event": "end"}
    position: Data = plain(game.position())
    kinds = Counter(entry[1] for entry in position["history"]["log"])
    assert kinds["card"] == AGES * LAST_TURN * players
    played_or_left = len([e for e in position["history"]["log"] if e[1] in ("last", "leftover")])
    declined = len([e for e in position["history"]["log"] if e[1:3] == ["last", "pass"]])
    assert played_or_left - declined == AGES * players
    assert position["hands"] == [[]] * players
    assert game.pending == {}
    assert game.answered == []


def check_result(game: Game) -> None:
    """B-50 to B-52, worked out a second time."""
    position: Data = plain(game.position())
    points = [expected_points(position, seat) for seat in range(game.players)]
    assert game.scores() == points
    assert game.result.points == points
    keys = [
        (sum(lines.values()), city["coins"])
        for lines, city in zip(points, position["cities"], strict=True)
    ]
    assert game.result.winners == [seat for seat, key in enumerate(keys) if key == max(keys)]


# ---- what takes longer, now and then


def check_moves(game: Game) -> None:
    """The legal moves are those of the rules, in their order, each once."""
    position: Data = plain(game.position())
    for seat, decision in game.pending.items():
        texts = [move.text for move in decision.moves]
        assert texts == expected_moves(position, seat)
        assert len(set(texts)) == len(texts) > 1  # D-21
        assert decision.seat == seat
        assert decision.kind == position["asked"][seat]
    for seat in set(range(game.players)) - set(game.pending):
        if position["asked"][seat] is not None:
            assert position["answers"][seat] in expected_moves(position, seat)


def check_playable(game: Game, rng: Random) -> None:
    """Each legal move of each seat can be made, whatever the others do."""
    for seat, decision in game.pending.items():
        for move in decision.moves:
            twin = game.copy()
            twin.play(seat, move)
            for other in game.pending:
                if other != seat:
                    twin.play(other, choose(rng, twin.pending[other].moves))
            check_position(twin)
            assert twin != game


def check_refused(game: Game, rng: Random) -> None:
    """What is not on the list is refused, and nothing has happened."""
    before = game.digest()
    for seat, decision in game.pending.items():
        legal = {move.text for move in decision.moves}
        for text in random_moves(rng):
            if text not in legal:
                with pytest.raises(IllegalMove):
                    game.play(seat, text)
    for seat in set(range(game.players)) - set(game.pending):
        with pytest.raises(NotYourDecision):
            game.play(seat, "pass")
    assert game.digest() == before


def random_moves(rng: Random) -> list[str]:
    cards = list(CARDS)
    boards = list(WONDERS)
    return [
        f"build {choose(rng, cards)}",
        f"build {choose(rng, cards)} free {choose(rng, boards)}",
        f"build {choose(rng, cards)} left {int(rng.random() * 5)}",
        f"stage {choose(rng, cards)} right {int(rng.random() * 5)}",
        f"sell {choose(rng, cards)}",
        f"take {choose(rng, cards)}",
        "pass",
        "side day",
        f"board {choose(rng, boards)}",
    ]


def check_looking(game: Game) -> None:
    """Nothing that looks at a game changes it (fault 25)."""
    before = game.digest()
    game.scores()
    for seat in range(game.players):
        game.view(seat)
        game.events_for(seat)
    for decision in game.pending.values():
        list(decision.moves)
    game.record()
    repr(game)
    assert game.digest() == before


def check_copy(game: Game, rng: Random) -> None:
    """A copy is equal, and goes its own way."""
    before = game.digest()
    events = game.events
    twin = game.copy()
    assert twin == game
    assert twin.events == events
    play_out(twin, rng)
    assert game.digest() == before
    assert game.events == events
    assert game.over or twin != game


def check_take_back(game: Game, rng: Random) -> None:
    """An answer taken back has never been, as long as it was not the last one (D-21 apart)."""
    if len(game.pending) < 2:
        return
    before = game.digest()
    seat, decision = choose(rng, list(game.pending.items()))
    game.play(seat, choose(rng, decision.moves))
    assert seat in game.answered
    game.take_back(seat)
    assert game.digest() == before


def check_written_down(game: Game) -> None:
    """The position, through JSON, is the same game with the same decisions."""
    again = Game.from_position(json.loads(json.dumps(game.position())))
    assert again == game
    assert again.digest() == game.digest()
    assert again.answered == game.answered
    assert moves_of(again) == moves_of(game)


def moves_of(game: Game) -> dict[int, list[Move]]:
    return {seat: list(decision.moves) for seat, decision in game.pending.items()}


def check_deeply(game: Game, rng: Random) -> None:
    check_moves(game)
    check_looking(game)
    check_take_back(game, rng)
    check_written_down(game)
    check_refused(game, rng)
    if rng.random() < SAMPLE:
        check_playable(game, rng)
        check_copy(game, rng)


# ---- a whole game


def check_game(number: int) -> Game:
    """Play game `number` and check it after every turn; some games, deeply, at more moments."""
    deep = number % DEEP == 0
    game = new_game(number)
    rng = Random(f"checks {number}")
    check_position(game)
    for _ in answers(game, Random(number), style(number)):
        if not game.answered:
            check_position(game)
        if deep and rng.random() < SAMPLE:
            check_deeply(game, rng)
    check_end(game)
    check_result(game)
    assert replay(game.record()) == game
    return game
