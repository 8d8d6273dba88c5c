"""The speed of the engine through the public interface: `python -m benchmarks [--json]`.

What is measured is the time of the processor, so that other programs make little difference.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, Final

from benchmarks import about
from mirabilia import Game

PLAYERS: Final = (3, 4, 7)
SAMPLES: Final = 5


def play_game(players: int, seed: int) -> int:
    """One game of uniform random players; how many decisions it took."""
    draw = Random(seed).random
    game = Game.new(players=players, seed=seed, events=False)
    decisions = 0
    while not game.over:
        for seat, decision in game.pending.items():
            moves = decision.moves
            game.play(seat, moves[int(draw() * len(moves))])
            decisions += 1
    return decisions


def games_per_second(players: int, seconds: float) -> dict[str, float]:
    games = decisions = 0
    began = process_time()
    while (took := process_time() - began) < seconds:
        decisions += play_game(players, games)
        games += 1
    return {
        "players": players,
        "games_per_second": round(games / took, 1),
        "decisions_per_second": round(decisions / took),
    }


def moments(players: int = 4, seed: int = 1) -> list[Game]:
    """A game at the beginning of each of its turns, with its events."""
    draw = Random(seed).random
    game = Game.new(players=players, seed=seed)
    found = []
    while not game.over:
        found.append(game.copy())
        for seat, decision in game.pending.items():
            moves = decision.moves
            game.play(seat, moves[int(draw() * len(moves))])
    return found


def legal_moves(game: Game) -> list[str]:
    return [move.text for decision in game.pending.values() for move in decision.moves]


ACTIONS: Final[dict[str, Callable[[Game], Any]]] = {
    "copy": Game.copy,
    "pending": lambda game: game.pending,
    "pending, every move as text": legal_moves,
    "view": lambda game: game.view(0),
    "events for a seat": lambda game: game.events_for(0),
    "scores": Game.scores,
    "position": Game.position,
    "digest": Game.digest,
    "from position": lambda game: Game.from_position(game.position()),
}


def microseconds(action: Callable[[Game], Any], games: list[Game], seconds: float) -> float:
    """The time of one action, over a whole game: the best of some rounds."""
    rounds = []
    for _ in range(SAMPLES):
        runs = 0
        began = process_time()
        while (took := process_time() - began) < seconds / SAMPLES:
            for game in games:
                action(game)
            runs += len(games)
        rounds.append(took / runs * 1e6)
    return round(min(rounds), 1)


def measure(seconds: float) -> dict[str, Any]:
    games = moments()
    return {
        **about(),
        "games": [games_per_second(players, seconds) for players in PLAYERS],
        "microseconds": {
            name: microseconds(action, games, seconds / 2) for name, action in ACTIONS.items()
        },
    }


def table(figures: dict[str, Any]) -> str:
    build = "compiled" if figures["compiled"] else "pure Python"
    lines = [f"mirabilia {figures['mirabilia']}, {build}, {figures['python']}", ""]
    lines.append(f"{'uniform random players':<28} {'games/s':>10} {'decisions/s':>12}")
    for row in figures["games"]:
        name = f"{row['players']} players"
        lines.append(
            f"{name:<28} {row['games_per_second']:>10.1f} {row['decisions_per_second']:>12}"
        )
    lines += ["", f"{'one call, 4 players':<28} {'µs':>10}"]
    lines += [f"{name:<28} {took:>10.1f}" for name, took in figures["microseconds"].items()]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object in place of a table")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement (2)")
    arguments = parser.parse_args()
    figures = measure(arguments.seconds)
    sys.stdout.write((json.dumps(figures) if arguments.json else table(figures)) + "\n")


if __name__ == "__main__":
    main()
