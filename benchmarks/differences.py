"""Where the newest master chooses otherwise than its first version, and which of them is right.

    python -m benchmarks.differences find     ask both at every decision of some games
    python -m benchmarks.differences judge    judge some decisions in which they differ
    python -m benchmarks.differences save     write benchmarks/results/differences.json

`find` and `judge` add a line for each game or decision to a file in build/, and go on where it
ends; the same games always give the same lines. Quick bots play the games. At each decision both
masters see the same view and have the same number of iterations. The judge is a tree search of
100,000 iterations between the two answers alone, with the weights of the newest master. Its chance
is another one than theirs. Run it with the compiled rules.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, Final

from benchmarks.about import about
from benchmarks.lines import add_lines, read_lines
from mirabilia import Game
from mirabilia.bots import Budget, answer, make_bot
from mirabilia.bots.learned import learned_for
from mirabilia.bots.levels import ThirdMasterBot
from mirabilia.bots.search.lookahead import thing_of, worth_trying
from mirabilia.bots.search.tree import TreeSearch
from mirabilia.catalog import load
from mirabilia.game import Decision
from mirabilia.notation.moves import Move
from mirabilia.notation.sampling import read_view
from mirabilia.notation.views import View
from mirabilia.options import EXPANSIONS

ROOT: Final = Path(__file__).parents[1]
RESULT: Final = ROOT / "benchmarks" / "results" / "differences.json"
FOUND: Final = ROOT / "build" / "differences.jsonl"
JUDGED: Final = ROOT / "build" / "differences-judged.jsonl"

NEW: Final = "master@3"
OLD: Final = "master@1"
QUICK: Final = "sage@2"
ITERATIONS: Final = 200
SEED: Final = "differences"
# The games of each table, and how many decisions are judged.
TABLES: Final[dict[str, tuple[dict[str, Any], int, int]]] = {
    "base, 3 players": ({"players": 3}, 20, 46),
    "all boxes, 4 players": ({"players": 4, "expansions": EXPANSIONS}, 6, 4),
}
LONG: Final = 100_000
# Values that differ by less than this many standard errors are the same.
CLEAR: Final = 2.0


# ---- finding


def find() -> None:
    games = [(name, number) for name, (_, games, _) in TABLES.items() for number in range(games)]
    add_lines(FOUND, games, lambda one: compared(*one))


def compared(name: str, number: int) -> dict[str, Any]:
    """A game, with how often each kind of decision was asked, and where the masters differed."""
    table = TABLES[name][0]
    game = Game.new(seed=f"{SEED} {number}", events=False, **table)
    quick = [make_bot(QUICK, Random(seat)) for seat in range(table["players"])]
    asked: Counter[str] = Counter()
    differing = []
    while not game.over:
        for seat, decision in game.pending.items():
            if len(worth_trying([move.action for move in decision.moves])) > 1:
                asked[decision.kind] += 1
                new, old = (chosen(bot, game, seat, decision) for bot in (NEW, OLD))
                if thing_of(new.action) != thing_of(old.action):
                    differing.append(difference(game, seat, decision, new, old))
            game.play(seat, answer(quick[seat], game, decision))
    return {"table": name, "game": number, "asked": dict(asked), "differing": differing}


def chosen(name: str, game: Game, seat: int, decision: Decision) -> Move:
    bot = make_bot(name, Random(f"{SEED} {seat}"), Budget(iterations=ITERATIONS))
    return answer(bot, game, decision)


def difference(game: Game, seat: int, decision: Decision, new: Move, old: Move) -> dict[str, Any]:
    return {
        "seat": seat,
        "age": game.age,
        "turn": game.turn,
        "kind": decision.kind,
        "new": new.text,
        "old": old.text,
        "view": game.view(seat).to_json(),
    }


# ---- judging


def judge(name: str) -> None:
    add_lines(judged_file(name), drawn(name), judged)


def judged_file(name: str) -> Path:
    return JUDGED.with_stem(f"{JUDGED.stem}-{list(TABLES).index(name)}")


def drawn(name: str) -> list[dict[str, Any]]:
    """The decisions of a table that are judged: any of those in which they differ."""
    found = [
        {"table": name, "game": game["game"], **one}
        for game in of_table(read_lines(FOUND), name)
        for one in game["differing"]
    ]
    return Random(SEED).sample(found, min(TABLES[name][2], len(found)))


def judged(one: dict[str, Any]) -> dict[str, Any]:
    view = View.from_json(one["view"])
    catalogue = load(view.data["catalogue"])
    acts = [Move.parse(one[side], catalogue).action for side in ("new", "old")]
    starts = [(act, 0.5, 0.0) for act in acts]
    habits = learned_for(view, ThirdMasterBot.weights).habits
    search = TreeSearch(read_view(view), view.seat, starts, habits, Random(f"judge {SEED}"))
    while search.games < LONG:
        search.iterate()
    new, old = search.candidates
    kept = {key: value for key, value in one.items() if key != "view"}
    return kept | {
        "games": [new.games, old.games],
        "value": [round(new.value(), 4), round(old.value(), 4)],
        "wins": [round(side.wins / side.games, 4) for side in (new, old)],
        "errors": round(sqrt(sum(variance(side.rewards) / side.games for side in (new, old))), 4),
    }


def variance(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)


# ---- figures


def save() -> None:
    games = read_lines(FOUND)
    decisions = [one for name in TABLES for one in read_lines(judged_file(name))]
    data = {
        **about(),
        "new": NEW,
        "old": OLD,
        "iterations": ITERATIONS,
        "played by": QUICK,
        "tables": {name: table_figures(name, games) for name in TABLES},
        "judge": {"iterations": LONG, "weights": ThirdMasterBot.weights},
        "judged": {name: verdicts(of_table(decisions, name)) for name in TABLES},
        "decisions": decisions,
    }
    RESULT.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    print(json.dumps({key: data[key] for key in ("tables", "judged")}, indent=1))


def of_table(rows: Iterable[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    return [row for row in rows if row["table"] == name]


def table_figures(name: str, games: Sequence[dict[str, Any]]) -> dict[str, Any]:
    own = of_table(games, name)
    asked: Counter[str] = Counter()
    differing: Counter[str] = Counter()
    for game in own:
        asked.update(game["asked"])
        differing.update(one["kind"] for one in game["differing"])
    return {
        "games": len(own),
        "kinds": {
            kind: {
                "asked": count,
                "differ": differing[kind],
                "share": round(differing[kind] / count, 3),
            }
            for kind, count in asked.most_common()
        },
    }


def verdicts(decisions: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """For whom the judge is, and by how much."""
    gaps = [one["value"][0] - one["value"][1] for one in decisions]
    clear = [gap for gap, one in zip(gaps, decisions, strict=True) if is_clear(one)]
    wins = [one["wins"][0] - one["wins"][1] for one in decisions]
    return {
        "decisions": len(decisions),
        "for the new": sum(gap > 0 for gap in gaps),
        "clearly": sum(gap > 0 for gap in clear),
        "clearly for the old": sum(gap < 0 for gap in clear),
        "mean gain in value": round(sum(gaps) / max(1, len(gaps)), 4),
        "mean gain in wins": round(sum(wins) / max(1, len(wins)), 4),
    }


def is_clear(one: dict[str, Any]) -> bool:
    gap = float(one["value"][0] - one["value"][1])
    return abs(gap) > CLEAR * float(one["errors"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("part", choices=("find", "judge", "save"))
    parser.add_argument("--table", choices=tuple(TABLES), help="the one to judge; all without it")
    args = parser.parse_args()
    if args.part == "judge":
        for name in [args.table] if args.table else TABLES:
            judge(name)
    else:
        {"find": find, "save": save}[args.part]()


if __name__ == "__main__":
    main()
