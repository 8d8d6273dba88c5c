"""Reviews: how long they take, whether their chances come true, and whether they find blunders.

    python -m benchmarks.reviews time            base 4 and all boxes 5, with two processes
    python -m benchmarks.reviews calibration     300 games between bots
    python -m benchmarks.reviews blunders        100 random moves in games of the strong player

Run it with the compiled rules, on an idle machine if the time matters. With `--share 0.2` a
decision gets a fifth of the usual work, and its figures are noisier than those of a usual review.
What was found so far is kept in build/reviews: it goes on there. With `--save` the figures go to
benchmarks/results/reviews.json, each part in its place.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from multiprocessing import get_context
from os import cpu_count, getloadavg
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from benchmarks.about import about, processor_seconds
from benchmarks.long import RESULTS
from mirabilia import Game, Record, replay
from mirabilia.arena.processes import outcomes
from mirabilia.bots import Budget, answer, make_bot
from mirabilia.intervals import wilson_interval
from mirabilia.review import Effort, Moment, Reviewed, Task, look_into, review, usual_effort
from mirabilia.review.account import course
from mirabilia.review.reviewing import Asked, decisions_of, shares

ROOT: Final = Path(__file__).parents[1]
FILE: Final = RESULTS / "reviews.json"
BOXES: Final = ("leaders", "cities", "armada")
# The tables that are timed, and how many seconds a review of them may take on two idle cores.
TIMED: Final[tuple[tuple[str, dict[str, Any], int], ...]] = (
    ("base, 4 players", {"players": 4}, 20),
    ("all boxes, 5 players", {"players": 5, "expansions": BOXES}, 60),
)
PROCESSES: Final = 2
TIMED_GAMES: Final = 3
# Tables of the other parts, in turn.
TABLES: Final[tuple[dict[str, Any], ...]] = (
    {"players": 3},
    {"players": 4},
    {"players": 5},
    {"players": 4, "expansions": BOXES},
    {"players": 5, "expansions": BOXES},
)
# Whose games are timed and calibrated, and who plays those with a blunder.
CALIBRATED: Final = "adept@1"
STRONG: Final = "master@2"
# The middle of an age.
MIDDLE: Final = 4
TENTHS: Final = 10
AGES: Final = (1, 2, 3)
# How often games are drawn again for an interval.
DRAWN: Final = 1000
# How long the strong player thinks about a move of its own games.
ITERATIONS: Final = 400
# A blunder counts if a search with this many times the usual effort says that it costs this much.
LONG: Final = 10
COSTLY: Final = 0.05
AMONG: Final = 3
ASKED_SHARE: Final = 0.8


def played(
    seed: str,
    bot: str,
    table: dict[str, Any],
    blunder: tuple[int, int] | None = None,
    iterations: int = ITERATIONS,
) -> Record:
    """The record of a game; of `blunder`, a seat and the number of one of its cards, the move is
    made at random."""
    game = Game.new(seed=seed, **table)
    budget = Budget(iterations=iterations)
    bots = [make_bot(bot, Random(f"{seed} {seat}"), budget) for seat in range(game.players)]
    rng = Random(f"{seed} blunder")
    cards = [0] * game.players
    while not game.over:
        for seat, decision in game.pending.items():
            cards[seat] += decision.kind == "card"
            if decision.kind == "card" and (seat, cards[seat]) == blunder:
                game.play(seat, rng.choice(decision.moves))
            else:
                game.play(seat, answer(bots[seat], game, decision))
    return game.record()


def looked_into(asked: Asked, effort: Effort, seed: str) -> Reviewed:
    """A decision as a review has it."""
    view = asked.game.view(asked.seat).to_json()
    finding = look_into(Task(view, asked.played, effort, f"{seed}:{asked.entry}"))
    return asked.reviewed(finding)


# ---- time


def measure(args: argparse.Namespace) -> dict[str, Any]:
    found = {}
    for name, table, most in TIMED:
        seconds, processor = [], []
        for number in range(args.games or TIMED_GAMES):
            record = played(f"{args.seed} time {number}", CALIBRATED, table)
            began, used = time.perf_counter(), processor_seconds()
            review(record, run=partial(outcomes_of, PROCESSES))
            seconds.append(round(time.perf_counter() - began, 2))
            processor.append(round(processor_seconds() - used, 2))
        found[name] = {
            "seconds": seconds,
            "processor seconds": processor,
            "most": max(seconds),
            "asked": most,
            "holds": max(seconds) <= most,
            "effort": effort_data(usual_effort(table.get("expansions", ()))),
        }
    # How many processes wanted a processor at the end: seconds tell only if it is these alone.
    return {"processes": PROCESSES, "load": round(getloadavg()[0], 1), "tables": found}


def outcomes_of(jobs: int, work: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterable[Any]:
    return outcomes(work, tasks, jobs)


def effort_data(effort: Effort) -> dict[str, int]:
    return {"iterations": effort.iterations, "rounds": effort.rounds}


# ---- calibration


def middles(
    number: int, seed: str, share: float
) -> list[tuple[int, int, list[float], list[float]]]:
    """For the middle of each age: the players, the age, everybody's chances, and what they won."""
    table = TABLES[number % len(TABLES)]
    record = played(f"{seed} calibration {number}", CALIBRATED, table)
    effort = usual_effort(table.get("expansions", ())).scaled(share)
    asked = decisions_of(record)
    won = shares(replay(record, events=False).result)
    players = len(won)
    found = []
    for age in AGES:
        now = [
            looked_into(one, effort, "review")
            for one in asked
            if (one.game.age, one.game.turn, one.kind) == (age, MIDDLE, "card")
        ]
        end = Moment(0, 3, 0, tuple(won), 0.0)
        moment, _ = course(now, players, end, effort.rounds)
        found.append((players, age, list(moment.chances), won))
    return found


def calibrate(args: argparse.Namespace) -> dict[str, Any]:
    games = args.games or 300
    found = pooled(partial(middles, seed=args.seed, share=args.share), games, args)
    pairs = [pair for number, ages in enumerate(found) for pair in pairs_of(number, ages)]
    return {
        "games": games,
        "tables": [dict(table) for table in TABLES],
        "bot": CALIBRATED,
        "share of the usual effort": args.share,
        "tenths": tenths([(one.said, one.won) for one in pairs]),
        "brier": brier(pairs),
        "by age": {str(age): brier([one for one in pairs if one.age == age]) for age in AGES},
        "slope": slope(pairs),
        "slopes": [
            {
                "boxes": boxes,
                "age": age,
                **slope([one for one in pairs if (one.boxes, one.age) == (boxes, age)]),
            }
            for boxes in (False, True)
            for age in AGES
        ],
    }


class Pair(NamedTuple):
    """What was said of a seat at the middle of an age, and what it has won."""

    game: int
    boxes: bool
    players: int
    age: int
    said: float
    won: float


Pairs = Sequence[Pair]


def pairs_of(game: int, ages: Iterable[Sequence[Any]]) -> Iterator[Pair]:
    boxes = bool(TABLES[game % len(TABLES)].get("expansions"))
    for players, age, chances, won in ages:
        for one, other in zip(chances, won, strict=True):
            yield Pair(game, boxes, players, age, one, other)


def tenths(told: Sequence[tuple[float, float]]) -> list[dict[str, Any]]:
    """What was said and what happened, by tenths of what was said."""
    return [tenth(told, number) for number in range(TENTHS)]


def tenth(told: Sequence[tuple[float, float]], number: int) -> dict[str, Any]:
    inside = [one for one in told if min(TENTHS - 1, int(TENTHS * one[0])) == number]
    said, won = mean([said for said, _ in inside]), mean([won for _, won in inside])
    sure = wilson_interval(sum(won for _, won in inside), len(inside)) if inside else None
    return {
        "from": number / TENTHS,
        "to": (number + 1) / TENTHS,
        "count": len(inside),
        "said": said,
        "won": won,
        "interval": sure and [round(bound, 4) for bound in sure],
        "within": None if sure is None or said is None else sure[0] <= said <= sure[1],
    }


def slope(pairs: Pairs) -> dict[str, Any]:
    """How much of what was said beyond an even chance has come true: 1 is right, less is too sure.
    The interval, for 90 %, comes from games that are drawn again."""
    games: dict[int, list[float]] = {}
    for one in pairs:
        sums = games.setdefault(one.game, [0.0, 0.0])
        apart = one.said - 1 / one.players
        sums[0] += apart * (one.won - 1 / one.players)
        sums[1] += apart * apart
    each = list(games.values())
    rng = Random("slope")
    drawn = sorted(ratio(rng.choices(each, k=len(each))) for _ in range(DRAWN))
    least = len(drawn) // 20
    return {
        "slope": round(ratio(each), 3),
        "interval": [round(drawn[least], 3), round(drawn[-1 - least], 3)],
    }


def ratio(sums: Sequence[Sequence[float]]) -> float:
    return sum(one for one, _ in sums) / sum(other for _, other in sums)


def brier(pairs: Pairs) -> dict[str, float | None]:
    return {
        "review": mean([(one.said - one.won) ** 2 for one in pairs]),
        "constant": mean([(1 / one.players - one.won) ** 2 for one in pairs]),
    }


def mean(values: Sequence[float]) -> float | None:
    return round(sum(values) / len(values), 4) if values else None


# ---- blunders


def plant(number: int, seed: str, share: float, iterations: int) -> dict[str, Any]:
    """A random move at a known turn, where it stands among the losses of its seat, and its cost."""
    table = TABLES[number % len(TABLES)]
    rng = Random(f"{seed} {number}")
    seat, card = rng.randrange(table["players"]), rng.randint(1, 18)
    record = played(f"{seed} blunder {number}", STRONG, table, (seat, card), iterations)
    effort = usual_effort(table.get("expansions", ())).scaled(share)
    own = [one for one in decisions_of(record) if one.seat == seat]
    planted = [one for one in own if one.kind == "card"][card - 1]
    costs = {one.entry: looked_into(one, effort, "review").finding.cost for one in own}
    longer = Effort(LONG * effort.iterations, LONG * effort.rounds)
    long_cost = looked_into(planted, longer, "long").finding.cost
    cost = costs[planted.entry]
    return {
        "game": number,
        "seat": seat,
        "age": planted.game.age,
        "turn": planted.game.turn,
        "move": planted.played,
        "cost": round(cost, 4),
        "long": round(long_cost, 4),
        "place": 1 + sum(other > cost for other in costs.values()),
    }


def find_blunders(args: argparse.Namespace) -> dict[str, Any]:
    work = partial(plant, seed=args.seed, share=args.share, iterations=args.iterations)
    found = pooled(work, args.games or 100, args)
    costly = [one for one in found if one["long"] >= COSTLY]
    among = [one for one in costly if one["place"] <= AMONG]
    share = len(among) / len(costly) if costly else None
    return {
        "bot": STRONG,
        "iterations": args.iterations,
        "share of the usual effort": args.share,
        "planted": len(found),
        "costly": len(costly),
        "among the first": AMONG,
        "found": len(among),
        "share": None if share is None else round(share, 4),
        "asked": ASKED_SHARE,
        "holds": share is not None and share >= ASKED_SHARE,
        "each": found,
    }


# ---- all parts


def pooled(work: Callable[[int], Any], games: int, args: argparse.Namespace) -> list[Any]:
    """What the work finds for each game; what was found before it was stopped is not lost."""
    args.kept.mkdir(parents=True, exist_ok=True)
    name = f"{args.part} {args.seed} {args.share} {args.iterations}.jsonl"
    file = args.kept / name.replace(" ", "-")
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    found: dict[int, Any] = dict(map(json.loads, lines))
    left = [number for number in range(games) if number not in found]
    with get_context("spawn").Pool(args.jobs) as pool, file.open("a", encoding="utf-8") as growing:
        for number, one in pool.imap_unordered(partial(numbered, work), left):
            found[number] = one
            print(json.dumps([number, one]), file=growing, flush=True)
    return [found[number] for number in range(games)]


def numbered(work: Callable[[int], Any], number: int) -> tuple[int, Any]:
    return number, work(number)


PARTS: Final[dict[str, Callable[[argparse.Namespace], dict[str, Any]]]] = {
    "time": measure,
    "calibration": calibrate,
    "blunders": find_blunders,
}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.reviews", description=__doc__)
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--games", type=int, help="fewer or more than usual")
    parser.add_argument("--seed", default="reviews")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    parser.add_argument(
        "--share", type=float, default=1.0, help="of the usual work for each decision (1)"
    )
    parser.add_argument(
        "--iterations",
        type=int,
        default=ITERATIONS,
        help=f"of the strong player in games with blunders ({ITERATIONS})",
    )
    parser.add_argument(
        "--kept", type=Path, default=ROOT / "build" / "reviews", help="what has been found so far"
    )
    parser.add_argument("--save", action="store_true", help="keep the figures in the results")
    args = parser.parse_args(arguments)
    began = time.time()
    figures = PARTS[args.part](args)
    figures |= {"seed": args.seed, "took": round(time.time() - began), "about": about()}
    print(json.dumps(figures, indent=1))
    if args.save:
        kept = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
        kept[args.part] = figures
        FILE.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
