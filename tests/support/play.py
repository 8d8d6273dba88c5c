"""Random play: games that depend only on a number."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, TypeVar

from mirabilia import Game, Move

T = TypeVar("T")
Style = Callable[[Random, Sequence[Move]], Move]

PLAYERS: Final = range(3, 8)
SIDES: Final = ("choose", "choose", "random", "day", "night")
BOARDS: Final = ("deal", "deal", "pick")

# How often a player with a preference does not follow it.
WHIM: Final = 0.1


def choose(rng: Random, items: Sequence[T]) -> T:
    """One of the items. `random()` is the one draw that every version of Python makes alike."""
    return items[int(rng.random() * len(items))]


def uniform(rng: Random, moves: Sequence[Move]) -> Move:
    return choose(rng, moves)


def eager(rng: Random, moves: Sequence[Move]) -> Move:
    """Builds what it can: its cities grow richer than those of uniform play."""
    builds = [move for move in moves if move.verb in ("build", "take")]
    return choose(rng, builds if builds and rng.random() > WHIM else moves)


def wonderful(rng: Random, moves: Sequence[Move]) -> Move:
    """Sees to its wonder first: stages, and what they allow."""
    stages = [move for move in moves if move.verb in ("stage", "take")]
    return choose(rng, stages) if stages and rng.random() > WHIM else eager(rng, moves)


STYLES: Final[tuple[Style, ...]] = (uniform, eager, wonderful)


def style(number: int) -> Style:
    return STYLES[number % len(STYLES)]


def options(number: int) -> dict[str, Any]:
    """The options of game `number`: every number of players, ways to choose sides and boards."""
    rng = Random(f"options {number}")
    return {
        "players": PLAYERS[number % len(PLAYERS)],
        "sides": choose(rng, SIDES),
        "boards": choose(rng, BOARDS),
        "seed": number,
    }


def new_game(number: int, **changes: Any) -> Game:
    return Game.new(**{**options(number), **changes})


def answers(game: Game, rng: Random, style: Style) -> Iterator[tuple[int, Move]]:
    """Play a game to its end, seats in any order; after each answer who gave it and what it was."""
    while not game.over:
        seat, decision = choose(rng, list(game.pending.items()))
        move = style(rng, decision.moves)
        game.play(seat, move)
        yield seat, move


def play_out(game: Game, rng: Random, style: Style = uniform) -> Game:
    for _ in answers(game, rng, style):
        pass
    return game


def finished_game(number: int, **changes: Any) -> Game:
    return play_out(new_game(number, **changes), Random(number), style(number))


def moments(number: int, **changes: Any) -> Iterator[Game]:
    """Game `number`: at its beginning and after each answer. One game that goes on, not copies."""
    game = new_game(number, **changes)
    yield game
    for _ in answers(game, Random(number), style(number)):
        yield game
