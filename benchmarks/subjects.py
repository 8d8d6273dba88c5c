"""What is measured: parts of Mirabilia, all through the public interface."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

from benchmarks.about import about
from benchmarks.work import Done, Work
from mirabilia import Game

__all__ = ["SUBJECTS", "about"]

BOXES: Final[dict[str, tuple[str, ...]]] = {
    "base": (),
    "leaders": ("leaders",),
    "cities": ("cities",),
    "armada": ("armada",),
    "all boxes": ("leaders", "cities", "armada"),
}
TABLES: Final = (
    *(("base", 3), ("base", 4), ("base", 7)),
    *(("leaders", 4), ("cities", 4), ("armada", 4)),
    *(("all boxes", 3), ("all boxes", 4), ("all boxes", 7)),
)
COMPARED: Final = ("base", "all boxes")


def new_game(boxes: str, players: int, seed: int) -> Game:
    return Game.new(players=players, expansions=BOXES[boxes], seed=seed, events=False)


# ---- whole games


def play_at_random(game: Game, draw: Callable[[], float]) -> int:
    """Answer everything that the game is waiting for; returns how many decisions that was."""
    pending = game.pending
    for seat, decision in pending.items():
        moves = decision.moves
        game.play(seat, moves[int(draw() * len(moves))])
    return len(pending)


def uniform_random(boxes: str, players: int) -> Work:
    def play_game(number: int) -> Done:
        draw = Random(number).random
        game = new_game(boxes, players, number)
        decisions = 0
        while not game.over:
            decisions += play_at_random(game, draw)
        return Done(games=1, decisions=decisions)

    return play_game


def playouts(boxes: str, players: int) -> Work:
    chance = Random(1)

    def play_game(number: int) -> Done:
        new_game(boxes, players, number).playout(chance)
        return Done(games=1)

    return play_game


# ---- single calls


def midgame(boxes: str) -> list[Game]:
    """A game of four at every moment of its second age."""
    draw = Random(1).random
    game = new_game(boxes, 4, 1)
    found = []
    while game.age < 3:
        if game.age == 2:
            found.append(game.copy())
        play_at_random(game, draw)
    return found


def moves_as_text(game: Game) -> list[str]:
    return [move.text for decision in game.pending.values() for move in decision.moves]


CHANCE: Final = Random(1)
CALLS: Final[dict[str, Callable[[Game], Any]]] = {
    "copy": Game.copy,
    "view": lambda game: game.view(0).data,
    "legal moves of one seat": lambda game: list(next(iter(game.pending.values())).moves),
    "legal moves of all": lambda game: [list(asked.moves) for asked in game.pending.values()],
    "legal moves of all as text": moves_as_text,
    "scores": Game.scores,
    "position": Game.position,
    "from position": lambda game: Game.from_position(game.position()),
    "digest": Game.digest,
    "playout": lambda game: game.playout(CHANCE),
}


# Often enough that looking at the clock costs next to nothing.
TIMES: Final = 10


def calls(call: Callable[[Game], Any], boxes: str, times: int = TIMES) -> Work:
    games = midgame(boxes) * times

    def call_for_each(_: int) -> Done:
        for game in games:
            call(game)
        return Done(calls=len(games))

    return call_for_each


# ---- all of them, each made when its turn comes


def table_name(boxes: str, players: int) -> str:
    return f"{boxes}, {players} players"


def playouts_name(boxes: str) -> str:
    return f"{boxes}, 4 players, playouts"


def all_subjects() -> dict[str, Callable[[], Work]]:
    games = {table_name(*table): partial(uniform_random, *table) for table in TABLES}
    played_out = {playouts_name(boxes): partial(playouts, boxes, 4) for boxes in COMPARED}
    single = {
        f"{name}, {boxes}": partial(calls, call, boxes)
        for name, call in CALLS.items()
        for boxes in COMPARED
    }
    return {**games, **played_out, **single}


SUBJECTS: Final = all_subjects()
