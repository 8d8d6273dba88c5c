"""Whether advice is right about the chances to win.

    python -m benchmarks.advice find    let the master advise in some games, and see who wins
    python -m benchmarks.advice fit     how much of its search should be doubted
    python -m benchmarks.advice save    write benchmarks/results/advice.json

`find` adds a line for each game to a file in build/ and goes on where it ends; the same games
always give the same lines. Quick bots play; once in each age one seat asks for advice and follows
it. A line has what the search found out, before it is believed less: `fit` looks for the best Brier
score in one half of the games, `save` has a table by tenths of the other half.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from benchmarks.about import about
from benchmarks.lines import add_lines, read_lines
from benchmarks.reviews import tenths
from mirabilia import Game
from mirabilia.bots import Budget, answer, make_bot
from mirabilia.bots.advice import DOUBTS, believed, even_share, rest_of_game
from mirabilia.bots.levels import Estimate, ThinkingBot
from mirabilia.game import Decision
from mirabilia.notation.moves import Move
from mirabilia.options import EXPANSIONS

ROOT: Final = Path(__file__).parents[1]
RESULT: Final = ROOT / "benchmarks" / "results" / "advice.json"
FOUND: Final = ROOT / "build" / "advice.jsonl"
SEED: Final = "advice"
QUICK: Final = "adept@2"
EFFORT: Final = Budget(iterations=8)
ADVISER: Final = "master@3"
ADVICE: Final = Budget(iterations=300)
TURNS: Final = 6

BASE: Final = "base"
BOXES: Final = "boxes"
# In turn; every other game is one that belief was not learned from.
TABLES: Final[dict[str, Sequence[dict[str, Any]]]] = {
    BASE: ({"players": 3}, {"players": 4}, {"players": 5}),
    BOXES: (
        {"players": 4, "expansions": EXPANSIONS},
        {"players": 5, "expansions": EXPANSIONS},
    ),
}
GAMES: Final = {BASE: 1000, BOXES: 1000}

# The doubts that are tried.
TRIED: Final = tuple(number / 20 for number in range(21))


# ---- finding


def find(kind: str, games: int) -> None:
    add_lines(file_of(kind), range(games), lambda number: looked_at(kind, number))


def file_of(kind: str) -> Path:
    return FOUND.with_stem(f"{FOUND.stem}-{kind}")


def looked_at(kind: str, number: int) -> dict[str, Any]:
    tables = TABLES[kind]
    table = tables[number // 2 % len(tables)]
    chance = Random(f"{SEED} {kind} {number}")
    asking = {
        age: (chance.randint(1, TURNS), chance.randrange(table["players"])) for age in (1, 2, 3)
    }
    game = Game.new(seed=f"{SEED} {kind} {number}", events=False, **table)
    bots = [make_bot(QUICK, Random(seat), EFFORT) for seat in range(table["players"])]
    said: list[tuple[int, float, float]] = []
    while not game.over:
        for seat, decision in game.pending.items():
            if decision.kind == "card" and asking.get(game.age) == (game.turn, seat):
                move, estimate = advised(game, decision)
                said.append((seat, rest_of_game(game.view(seat)), round(estimate.wins, 4)))
            else:
                move = answer(bots[seat], game, decision)
            game.play(seat, move)
    winners = game.result.winners
    won = [1 / len(winners) if seat in winners else 0 for seat in range(table["players"])]
    return {"players": table["players"], "said": [[*one, won[one[0]]] for one in said]}


def advised(game: Game, decision: Decision) -> tuple[Move, Estimate]:
    """The best move, and what the search says of it."""
    bot = make_bot(ADVISER, Random(f"{SEED} {decision.seat}"), ADVICE)
    assert isinstance(bot, ThinkingBot)
    thought = bot.think(game.view(decision.seat), decision.moves)
    best = bot.estimates(thought, perf_counter())[0]
    return next(move for move in decision.moves if move.action == best.act), best


# ---- figures

# What was said: the players, the share of the game that was left, the chance, and what was won.
Said = tuple[int, float, float, float]


def said_in(kind: str, half: int) -> list[Said]:
    return list(read(read_lines(file_of(kind))[half::2]))


def read(games: Sequence[dict[str, Any]]) -> Iterator[Said]:
    for game in games:
        for _, left, wins, won in game["said"]:
            yield game["players"], left, wins, won


def doubted(doubt: float, said: Sequence[Said]) -> list[Said]:
    """The same with the chances that are told."""
    return [
        (players, left, believed(wins, even_share(players), doubt * left), won)
        for players, left, wins, won in said
    ]


def off(said: Sequence[Said]) -> float:
    """The Brier score of chances."""
    return sum((wins - won) ** 2 for _, _, wins, won in said) / len(said)


def best_doubt(said: Sequence[Said]) -> float:
    return min(TRIED, key=lambda doubt: off(doubted(doubt, said)))


def fit() -> None:
    for kind in TABLES:
        said = said_in(kind, 0)
        if said:
            best = best_doubt(said)
            print(f"{kind}: {best}, Brier score {off(doubted(best, said)):.4f} of {len(said)}")


def figures(kind: str) -> dict[str, Any]:
    """What was told in the other games, and what the search alone would have told."""
    said = said_in(kind, 1)
    told = doubted(DOUBTS[kind], said)
    ages = [[one for one in told if age_of(one[1]) == age] for age in (1, 2, 3)]
    return {
        "games": len(read_lines(file_of(kind))[1::2]),
        "brier": {
            "advice": round(off(told), 4),
            "search": round(off(said), 4),
            "even": round(off([(one[0], one[1], even_share(one[0]), one[3]) for one in said]), 4),
            "advice by age": [round(off(own), 4) for own in ages],
        },
        "tenths": tenths([(wins, won) for _, _, wins, won in told]),
        "tenths of the search": tenths([(wins, won) for _, _, wins, won in said]),
    }


def age_of(left: float) -> int:
    """The age of a turn after which this share of all turns is left."""
    return 3 - int(3 * left)


def save() -> None:
    data = {
        **about(),
        "adviser": ADVISER,
        "iterations": ADVICE.iterations,
        "played by": f"{QUICK}, {EFFORT.iterations} iterations",
        **{kind: figures(kind) for kind in TABLES if said_in(kind, 1)},
    }
    RESULT.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    print(json.dumps(data, indent=1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("part", choices=("find", "fit", "save"))
    parser.add_argument("--set", choices=tuple(TABLES), default=BASE, help="default: %(default)s")
    parser.add_argument("--games", type=int, default=0, help="both halves together")
    args = parser.parse_args()
    if args.part == "find":
        find(args.set, args.games or GAMES[args.set])
    else:
        {"fit": fit, "save": save}[args.part]()


if __name__ == "__main__":
    main()
