"""How strong the levels are: `python -m benchmarks.matches`. Stop it with Ctrl-C, continue later.

Each match is a contest of the arena, kept in build/matches while it lasts. The figures go to
benchmarks/results/matches.json. Matches by the clock need a machine that is otherwise idle.
"""

from __future__ import annotations

import argparse
import json
import sys
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from benchmarks.about import about
from benchmarks.rounds import ROOT
from mirabilia import Game
from mirabilia.arena import ContestData, contest_to_json, hold, make_contest
from mirabilia.arena.report import table
from mirabilia.bots import NO_LIMIT, Budget, answer, make_bot
from mirabilia.bots.learned import learned_for
from mirabilia.bots.levels import MasterBot
from mirabilia.bots.search.lookahead import worth_trying
from mirabilia.bots.search.tree import TreeSearch
from mirabilia.notation.sampling import read_view
from mirabilia.options import EXPANSIONS

PROGRESS: Final = ROOT / "build" / "matches"
RESULT: Final = ROOT / "benchmarks" / "results" / "matches.json"
SEED: Final = "matches"


class Match(NamedTuple):
    """The first bot against the others, and the share of wins that it should have."""

    bots: str
    games: int = 200
    seconds: float | None = None
    boxes: tuple[str, ...] = ()
    least: float | None = None

    @property
    def name(self) -> str:
        budget = f" at {self.seconds:g} s" if self.seconds else ""
        return f"{self.bots}{' all boxes' if self.boxes else ''}{budget}"

    def play(self, jobs: int) -> ContestData:
        budget = Budget(seconds=self.seconds) if self.seconds else NO_LIMIT
        contest = make_contest(
            self.bots.split(","),
            games=self.games,
            seed=SEED,
            budget=budget,
            expansions=self.boxes,
        )
        file = PROGRESS / f"{self.name}.jsonl"
        outcome = hold(contest, jobs=jobs, file=file, resume=file.exists(), progress=self.tell)
        print(file=sys.stderr)
        return contest_to_json(outcome)

    def tell(self, done: int, games: int) -> None:
        print(f"\r{self.name}: {done} of {games}", end="", file=sys.stderr, flush=True)


QUICK: Final = 0.25
SLOW: Final = 1.0
FEW: Final = 60
MANY: Final = 660
MATCHES: Final = [
    # The newest versions; even is a third.
    Match("sage@3,greedy,greedy", MANY, least=0.45),
    Match("adept@2,greedy,greedy", MANY, least=0.62),
    Match("master@3,greedy,greedy", MANY, seconds=QUICK, least=0.7),
    Match("master@3,master@1,master@1", MANY, seconds=QUICK, least=0.42),
    Match("adept@2,greedy,greedy,greedy", boxes=EXPANSIONS),
    Match("master@3,greedy,greedy,greedy", seconds=QUICK, boxes=EXPANSIONS),
    # The first ones.
    Match("greedy,random,random", least=0.98),
    Match("greedy,novice,novice", least=0.6),
    Match("novice,greedy,greedy"),
    Match("apprentice,greedy,greedy"),
    Match("adept@1,greedy,greedy", least=0.5),
    Match("adept@1,greedy,greedy,greedy", boxes=EXPANSIONS, least=0.38),
    Match("master@1,greedy,greedy", seconds=QUICK, least=0.65),
    Match("master@1,adept@1,adept@1", seconds=QUICK, least=0.45),
    Match("master@1,preference,preference", seconds=QUICK, least=0.85),
    Match("master@1,greedy,greedy,greedy", seconds=QUICK, boxes=EXPANSIONS, least=0.5),
    Match("master@1,greedy,greedy", FEW, SLOW),
    Match("master@1,adept@1,adept@1", FEW, SLOW),
    Match("master@1,preference,preference", FEW, SLOW),
    Match("master@1,greedy,greedy,greedy", FEW, SLOW, EXPANSIONS),
]


# ---- iterations


def middle_of_age_two(seed: int) -> Game:
    game = Game.new(players=4, seed=seed, events=False)
    bots = [make_bot("greedy", Random(seat)) for seat in range(4)]
    while (game.age, game.turn) != (2, 4):
        for seat, decision in game.pending.items():
            game.play(seat, answer(bots[seat], game, decision))
    return game


def iterations_per_second(positions: int = 10, seconds: float = 1.0) -> float:
    """Whole iterations from the middle of age II, base, 4 players: drawn, answered, played out."""
    played, spent = 0, 0.0
    for seed in range(positions):
        game = middle_of_age_two(seed)
        view = game.view(0)
        acts = worth_trying([move.action for move in game.pending[0].moves])
        starts = [(act, 0.5, 0.0) for act in acts]
        search = TreeSearch(
            read_view(view), 0, starts, learned_for(view, MasterBot.weights).habits, Random(seed)
        )
        began = perf_counter()
        while perf_counter() - began < seconds:
            search.iterate()
        spent += perf_counter() - began
        played += search.games
    return played / spent


# ---- figures


def figures(match: Match, data: ContestData) -> dict[str, Any]:
    """The result of a match: the first bot's share of wins, and what goes with it."""
    first = match.bots.split(",")[0]
    # Versions are told apart only where several of a bot meet.
    plain = first.partition("@")[0]
    found = data["bots"].get(first) or data["bots"][plain]
    return {
        "games": data["games"],
        "win_share": found["win_share"],
        "interval_90": found["win_interval"],
        "least": match.least,
        "points": {name: entry["mean_score"] for name, entry in data["bots"].items()},
        "mean_ms": 1000 * found["mean_time"],
        "ms_99": 1000 * found["time_99"],
    }


def shown(name: str, row: dict[str, Any]) -> list[str]:
    low, high = row["interval_90"]
    asked = "" if row["least"] is None else f"{row['least']:.0%}"
    mean = next(iter(row["points"].values()))
    return [
        name,
        str(row["games"]),
        f"{row['win_share']:.1%}",
        f"{low:.1%} to {high:.1%}",
        asked,
        f"{mean:.1f}",
        f"{row['mean_ms']:.1f}",
        f"{row['ms_99']:.1f}",
    ]


HEADS: Final = ["match", "games", "wins", "90 %", "asked", "points", "ms a move", "99 % within"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--jobs", type=int, default=2, help="processes; default: %(default)s")
    parser.add_argument("--only", default="", help="matches whose name has this in it")
    args = parser.parse_args()
    PROGRESS.mkdir(parents=True, exist_ok=True)
    kept = json.loads(RESULT.read_text("utf-8")) if RESULT.exists() else {}
    found: dict[str, Any] = kept.get("matches", {})
    for match in MATCHES:
        if args.only in match.name:
            found[match.name] = figures(match, match.play(args.jobs))
            write(found, kept.get("iterations_per_second"))
    write(found, iterations_per_second())
    print(table([HEADS, *(shown(name, row) for name, row in found.items())]))
    failures = [
        name for name, row in found.items() if row["least"] and row["win_share"] < row["least"]
    ]
    for name in failures:
        print(f"{name}: fewer wins than asked")
    return 1 if failures else 0


def write(matches: dict[str, Any], iterations: float | None) -> None:
    data = {**about(), "iterations_per_second": iterations, "matches": matches}
    RESULT.write_text(json.dumps(data, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
