"""How far reviews may believe their games: src/mirabilia/review/calibration.json is written here.

    python -m scripts.calibrate find       play 150 games between bots, and look into their turns
    python -m scripts.calibrate fit        write what follows from them

`find` adds a line for each game to a file in build/ and goes on where that file ends; the same
games always give the same lines. For the second, fourth and last turn of each age a line has the
points at the end of the games that a review would play for each seat, and who has won in truth.
`fit` looks for the spread of points with which the chances of a review would have had the best
Brier score. Run `find` with the compiled rules. `python -m benchmarks.reviews calibration` then
measures the chances in other games.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from math import log
from pathlib import Path
from typing import Any, Final

from benchmarks.lines import add_lines, read_lines
from benchmarks.reviews import CALIBRATED, TABLES, played
from mirabilia import replay
from mirabilia.bots.search.pairing import likely_shares
from mirabilia.notation.views import View
from mirabilia.review import usual_effort
from mirabilia.review.calibration import BASE, BOXES, FILE, Spread, kind_of, turns_after
from mirabilia.review.findings import thought_about, tried
from mirabilia.review.reviewing import Asked, decisions_of, shares

ROOT: Final = Path(__file__).parents[1]
FOUND: Final = ROOT / "build" / "calibration.jsonl"
LEARNED: Final = ROOT / "src" / "mirabilia" / "review" / FILE
SEED: Final = "calibrate"
GAMES: Final = 150
# What a decision gets of a review's usual effort.
SHARE: Final = 0.1
TURNS: Final = (2, 4, 6)

# The spreads that are tried at every moment; between them scores are interpolated.
STEP: Final = 1.25
TRIED: Final = tuple(0.25 * STEP**number for number in range(24))
SCALES: Final = tuple(number / 10 for number in range(2, 61, 2))
POWERS: Final = tuple(number / 10 for number in range(13))


# ---- finding


def find(games: int) -> None:
    add_lines(FOUND, range(games), looked_through)


def looked_through(number: int) -> dict[str, Any]:
    """A game, with what its seats could have expected at each of some turns."""
    table = TABLES[number % len(TABLES)]
    record = played(f"{SEED} {number}", CALIBRATED, table)
    moments: dict[tuple[int, int], list[Asked]] = {}
    for one in decisions_of(record):
        if one.kind == "card" and one.game.turn in TURNS:
            moments.setdefault((one.game.age, one.game.turn), []).append(one)
    return {
        "kind": kind_of(table.get("expansions", ())),
        "won": shares(replay(record, events=False).result),
        "moments": [
            {"left": turns_after(view_of(asked[0])), "ends": [ends_of(one) for one in asked]}
            for asked in moments.values()
        ],
    }


def view_of(asked: Asked) -> View:
    return asked.game.view(asked.seat)


def ends_of(asked: Asked) -> list[list[int]]:
    """The points of all seats at the end of each game that a review would play after the best
    move."""
    effort = usual_effort(asked.game.options["expansions"]).scaled(SHARE)
    seed = f"{SEED}:{asked.entry}"
    thought, best = thought_about(view_of(asked), effort.iterations, seed)
    [trial] = tried(thought, [best], effort.rounds, f"{seed}:pairs")
    return trial.ends


# ---- fitting

# A moment: the turns left after it, the seats, and what is missing by each of the spreads tried.
Scored = tuple[int, int, list[float]]


def fit() -> None:
    games = read_lines(FOUND)
    spread: dict[str, dict[str, float]] = {}
    for kind in (BASE, BOXES):
        moments = list(scored([game for game in games if game["kind"] == kind]))
        best = best_spread(moments)
        spread[kind] = {"scale": best.scale, "power": best.power}
        print(f"{kind}: {best}, Brier score {brier(moments, best):.4f} in {len(moments)} moments")
    data = json.dumps({"made": made(len(games)), "spread": spread}, indent=1)
    LEARNED.write_text(f"{data}\n", "utf-8")


def made(games: int) -> dict[str, Any]:
    """What the data says about where it comes from."""
    return {
        "script": "scripts/calibrate.py",
        "seed": SEED,
        "games": games,
        "tables": TABLES,
        "bot": CALIBRATED,
        "share of the usual effort": SHARE,
        "turns": TURNS,
    }


def scored(games: Iterable[dict[str, Any]]) -> Iterator[Scored]:
    for game in games:
        for moment in game["moments"]:
            squares = [squares_of(chances(moment["ends"], spread), game["won"]) for spread in TRIED]
            yield moment["left"], len(game["won"]), squares


def chances(ends: Sequence[Sequence[list[int]]], spread: float) -> list[float]:
    """Everybody's chances at a moment, as the course of a review has them: the means of what each
    of the seats expects."""
    seats = len(ends[0][0])
    found = [0.0] * seats
    for games in ends:
        for points in games:
            for seat, share in enumerate(likely_shares(points, spread, teams=False)):
                found[seat] += share / len(games) / len(ends)
    return found


def squares_of(said: Sequence[float], won: Sequence[float]) -> float:
    return sum((one - other) ** 2 for one, other in zip(said, won, strict=True))


def best_spread(moments: Sequence[Scored]) -> Spread:
    spreads = [Spread(scale, power) for scale, power in product(SCALES, POWERS)]
    return min(spreads, key=lambda spread: brier(moments, spread))


def brier(moments: Sequence[Scored], spread: Spread) -> float:
    """The score of a spread at moments; the last turn, which has none, does not matter."""
    off = sum(between(squares, spread.after(left)) for left, _, squares in moments if left)
    return off / sum(seats for left, seats, _ in moments if left)


def between(squares: Sequence[float], spread: float) -> float:
    """What is missing by a spread, from those of the next ones that were tried."""
    place = min(max(log(spread / TRIED[0]) / log(STEP), 0.0), len(TRIED) - 1.0)
    first = min(int(place), len(TRIED) - 2)
    return squares[first] + (place - first) * (squares[first + 1] - squares[first])


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="scripts.calibrate", description=__doc__)
    parser.add_argument("part", choices=("find", "fit"))
    parser.add_argument("--games", type=int, default=GAMES)
    args = parser.parse_args(arguments)
    if args.part == "find":
        find(args.games)
    else:
        fit()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
