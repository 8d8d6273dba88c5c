"""Random positions and records, valid and broken, and what must happen with them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from random import Random
from typing import Any, Final

from mirabilia import Game, ImpossibleGame, NotYourDecision, replay
from mirabilia.errors import MirabiliaError
from tests.support.fuzz import broken
from tests.support.invariants import check_cities, check_hands, check_moves, placed_cards
from tests.support.oracle import CARDS, LAST_TURN, WONDERS, expected_points, name_of
from tests.support.plain import plain
from tests.support.play import PLAYERS, choose, finished_game, moments

Data = dict[str, Any]

GAMES: Final = 40
EVERY: Final = 7
MOST_ANSWERS: Final = 7 * 3 * 10


@lru_cache(maxsize=GAMES)
def positions(number: int) -> list[Data]:
    """Positions of a random game from its beginning to its end, answers given and not."""
    found: list[Data] = [plain(game.position()) for game in moments(number)]
    return [*found[::EVERY], found[-1], *filter(is_rare, found)]


def is_rare(position: Data) -> bool:
    return "last" in position["asked"] or "discard" in position["asked"]


def random_position(rng: Random) -> Data:
    """A position of a random game; rare decisions turn up more often than in play."""
    found = positions(int(rng.random() * GAMES))
    rare = [position for position in found if is_rare(position)]
    return choose(rng, rare if rare and rng.random() < 0.4 else found)


@lru_cache(maxsize=GAMES)
def finished_record(number: int) -> Data:
    record: Data = plain(finished_game(number).record())
    return record


def is_one_line(error: MirabiliaError) -> bool:
    return len(str(error).splitlines()) == 1


def attempt(make: Callable[[Data], Game], data: Data) -> Game | None:
    """The game that is made of some data, or nothing if it was refused in one line."""
    try:
        return make(data)
    except ImpossibleGame as error:
        refusal = error
    assert is_one_line(refusal), str(refusal)
    return None


# ---- broken ones


def check_broken_position(number: int) -> bool:
    """A broken position is refused, or it can be after all; whether it was taken."""
    rng = Random(f"broken position {number}")
    position = broken(random_position(rng), rng)
    before = repr(position)
    game = attempt(Game.from_position, position)
    assert repr(position) == before
    if game is not None:
        check_consistent(game, rng)
    return game is not None


def check_broken_record(number: int) -> bool:
    """A broken record is refused, or it tells a game after all; whether it was taken."""
    rng = Random(f"broken record {number}")
    base = finished_record(int(rng.random() * GAMES))
    if rng.random() < 0.5:
        base = {**base, "digest": None}
    game = attempt(replay, broken(base, rng))
    if game is not None:
        assert replay(json.loads(json.dumps(game.record()))) == as_revealed(game)
        check_consistent(game, rng)
    return game is not None


def as_revealed(game: Game) -> Game:
    """The game without the answers that nobody has seen yet: as its record tells it."""
    twin = game.copy()
    for seat in twin.answered:
        with suppress(NotYourDecision):  # an answer without a choice stays (D-21)
            twin.take_back(seat)
    return twin


def check_consistent(game: Game, rng: Random) -> None:
    """A game is sound: it can be written and read again, looked at, and played to its end."""
    again = Game.from_position(json.loads(json.dumps(game.position())))
    assert again == game
    assert again.digest() == game.digest()
    check_moves(game)
    check_sound(game, plain(game.position()))
    for _ in range(MOST_ANSWERS):
        if game.over:
            break
        seat, decision = choose(rng, list(game.pending.items()))
        game.play(seat, choose(rng, decision.moves))
        if not game.answered:
            check_sound(game, plain(game.position()))
    assert game.over
    points = [expected_points(plain(game.position()), seat) for seat in range(game.players)]
    assert game.scores() == points


def check_sound(game: Game, position: Data) -> None:
    check_cities(position)
    check_hands(position)
    check_copies(position)
    for seat in (0, game.players - 1):
        game.view(seat)
        game.events_for(seat)


def check_copies(position: Data) -> None:
    """No card is there more often than the box has it for this many players."""
    players = len(position["cities"])
    for card, count in Counter(placed_cards(position)).items():
        assert count <= sum(asks <= players for asks in CARDS[card]["players"]), card


# ---- short ones, as a person would write them


def deck(rng: Random, players: int, age: int) -> list[str]:
    """All cards that an age can have, shuffled, with as many guilds as there may be (B-3)."""
    cards = [
        id
        for id, card in CARDS.items()
        if card["age"] == age and card["colour"] != "purple"
        for asks in card["players"]
        if asks <= players
    ]
    guilds = [id for id, card in CARDS.items() if card["age"] == age and card["colour"] == "purple"]
    cards += rng.sample(guilds, min(len(guilds), players + 2))
    rng.shuffle(cards)
    return cards


def short_position(number: int) -> Data:
    """The beginning of a turn with random cities, some cards open, some keys left out."""
    rng = Random(f"short position {number}")
    players = choose(rng, PLAYERS)
    age = 1 + int(rng.random() * 3)
    turn = 1 + int(rng.random() * LAST_TURN)
    cards = deck(rng, players, age)
    hands = [random_hand(rng, cards, 8 - turn) for _ in range(players)]
    for earlier in range(1, age):
        cards += deck(rng, players, earlier)
    rng.shuffle(cards)
    boards = rng.sample(list(WONDERS), players)
    position: Data = {
        "age": age,
        "turn": turn,
        "cities": [random_city(rng, board, cards) for board in boards],
        "hands": hands,
        "discard": [maybe_open(rng, card) for card in cards[: int(rng.random() * 8)]],
        "seed": number,
    }
    for key in ("hands", "discard", "seed"):
        if rng.random() < 0.2:
            del position[key]
    return position


def random_hand(rng: Random, cards: list[str], size: int) -> list[str] | None:
    hand = [maybe_open(rng, cards.pop()) for _ in range(size)]
    return hand if rng.random() < 0.8 else None


def maybe_open(rng: Random, card: str) -> str:
    return "?" if rng.random() < 0.3 else card


def random_city(rng: Random, board: str, cards: list[str]) -> Data:
    side = choose(rng, ("day", "night"))
    built: list[str] = []
    for _ in range(min(int(rng.random() * 14), len(cards) // 2)):
        if name_of(cards[-1]) not in map(name_of, built):
            built.append(cards.pop())
        else:
            cards.insert(0, cards.pop())
    stages = int(rng.random() * (len(WONDERS[board][side]) + 1))
    return {
        "board": board,
        "side": side,
        "coins": int(rng.random() * 16),
        "cards": built,
        "buried": [maybe_open(rng, cards.pop()) for _ in range(min(stages, len(cards)))],
    }
