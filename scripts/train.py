"""Learn the weights of the bots from their own games.

    python scripts/train.py base --version 2
    python scripts/train.py boxes --version 2 --seed 2

It needs NumPy (the extra `train`) and should be run with the compiled rules. It starts from nothing
and goes through the steps of `PLANS`: some games played by habit teach the evaluation, some games
in which a teacher plays teach habits, and so on, each step with what the step before it has
learned. The same seed gives the same games on any machine and with any --jobs; the last digits of
the weights depend on NumPy.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from mirabilia import Game
from mirabilia.bots.learned import SETS, Learned, write_weights
from mirabilia.bots.search.evaluation import MOMENTS, Evaluation
from mirabilia.bots.search.figures import DENSE, Figures
from mirabilia.bots.search.habits import Habits
from mirabilia.bots.search.judgement import Judge
from mirabilia.bots.search.selfplay import JudgeTeacher, School, Teacher
from mirabilia.catalog import load
from mirabilia.catalog.model import AGES
from mirabilia.engine.scoring import score
from mirabilia.options import EXPANSIONS

WEIGHTS: Final = Path(__file__).parents[1] / "src" / "mirabilia" / "bots" / "weights"

Floats = NDArray[np.float64]

# Games by habit teach the evaluation, games of a teacher teach habits.
BY_HABIT: Final = "habit"
BY_JUDGE: Final = "judge"
PLANS: Final = {
    "base": [
        (BY_HABIT, 4_000),
        (BY_JUDGE, 1_000),
        (BY_HABIT, 10_000),
        (BY_JUDGE, 2_000),
        (BY_HABIT, 20_000),
        (BY_JUDGE, 4_000),
    ],
    "boxes": [
        (BY_HABIT, 3_000),
        (BY_JUDGE, 300),
        (BY_HABIT, 6_000),
        (BY_JUDGE, 600),
        (BY_HABIT, 12_000),
        (BY_JUDGE, 1_500),
    ],
}
# One choice in this many is made by habit, so that other positions come up too.
EXPLORE: Final = 4

CHUNK: Final = 10
RIDGE: Final = 30.0
SCARCE: Final = 50


def tables(name: str) -> list[dict[str, Any]]:
    """The tables that are played; those that should count more come up more often."""
    if name == "base":
        return [{"players": players} for players in (3, 3, 4, 5)]
    mixes: list[tuple[str, ...]] = [EXPANSIONS] * 4
    mixes += [(one,) for one in EXPANSIONS]
    mixes += [tuple(box for box in EXPANSIONS if box != one) for one in EXPANSIONS]
    found: list[dict[str, Any]] = [
        {"players": players, "expansions": mix} for mix in mixes for players in (3, 4, 4, 4, 5)
    ]
    found += [{"players": 4, "expansions": EXPANSIONS, "teams": True}] * 4
    return found + [{"players": players, "expansions": EXPANSIONS} for players in (6, 7)] * 2


@dataclass
class Weights:
    """What is known so far: rows by moment for the evaluation, how far off it is, habits."""

    rows: Floats
    spread: Floats
    habits: Floats

    def evaluation(self, boxes: tuple[str, ...]) -> Evaluation:
        dense = self.rows[:, : len(DENSE)].tolist()
        marked = self.rows[:, len(DENSE) :].tolist()
        return Evaluation(Figures(load(), boxes), dense, marked, self.spread.tolist())

    def new_habits(self) -> Habits:
        return Habits(load(), self.habits.tolist())


def no_weights() -> Weights:
    marks = Figures(load(), ()).count
    moments = AGES * MOMENTS
    rows = np.zeros((moments, len(DENSE) + marks))
    return Weights(rows, np.full(moments, 10.0), np.zeros(Habits(load(), []).count))


# ---- games


@dataclass
class Notes:
    """What some games taught: positions with their final points, and choices."""

    moments: list[int]
    dense: list[list[float]]
    marks: list[list[int]]
    points: list[int]
    # For each choice the number of answers and the one that was right; for each answer its traits.
    answers: list[int]
    right: list[int]
    traits: list[list[int]]


def play_chunk(task: tuple[str, str, int, int, Weights]) -> Notes:
    """Some games: a task has the set, the teacher, how many games, the seed and the weights."""
    name, teacher, games, seed, weights = task
    chance = Random(seed)
    notes = Notes([], [], [], [], [], [], [])
    for _ in range(games):
        table = chance.choice(tables(name))
        game = Game.new(seed=chance.getrandbits(60), sides="random", events=False, **table)
        boxes = ("base", *table.get("expansions", ()))
        school = new_school(teacher, boxes, weights, chance)
        school.play(game._state)
        take_notes(notes, school, [sum(score(game._state, s)) for s in range(table["players"])])
    return notes


def new_school(teacher: str, boxes: tuple[str, ...], weights: Weights, chance: Random) -> School:
    habits = weights.new_habits()
    wise: Teacher | None = None
    if teacher == BY_JUDGE:
        wise = JudgeTeacher(Judge(weights.evaluation(boxes), habits, chance))
    return School(Figures(load(), boxes), habits, wise, EXPLORE, chance.getrandbits(31))


def take_notes(notes: Notes, school: School, points: list[int]) -> None:
    for lesson in school.lessons:
        notes.moments.append(lesson.moment)
        notes.dense.append(lesson.dense)
        notes.marks.append(lesson.marks)
        notes.points.append(points[lesson.seat])
    for choice in school.choices:
        notes.answers.append(len(choice.traits))
        notes.right.append(choice.chosen)
        notes.traits += choice.traits


def play(name: str, teacher: str, games: int, seed: int, weights: Weights, jobs: int) -> Notes:
    """Games in several processes; the result does not depend on how many."""
    chunks = [
        (name, teacher, CHUNK, seed * 1_000_003 + number, weights)
        for number in range(games // CHUNK)
    ]
    notes = Notes([], [], [], [], [], [], [])
    with ProcessPoolExecutor(jobs) as pool:
        for part in pool.map(play_chunk, chunks):
            for field, more in vars(part).items():
                getattr(notes, field).extend(more)
    return notes


# ---- learning


def learn_evaluation(notes: Notes, weights: Weights) -> None:
    """Least squares for each moment, with a slight preference for small weights."""
    moments = np.array(notes.moments)
    points = np.array(notes.points, dtype=float)
    for moment in range(AGES * MOMENTS):
        chosen = np.nonzero(moments == moment)[0]
        if len(chosen) < SCARCE:
            continue
        values = np.zeros((len(chosen), weights.rows.shape[1]))
        for row, number in enumerate(chosen):
            values[row, : len(DENSE)] = notes.dense[number]
            values[row, [len(DENSE) + mark for mark in notes.marks[number]]] = 1
        square = values.T @ values
        square[np.diag_indices_from(square)] += RIDGE
        # The figure that is always 1 is the mean, and may be of any size.
        square[0, 0] -= RIDGE
        weights.rows[moment] = np.linalg.solve(square, values.T @ points[chosen])
        off = values @ weights.rows[moment] - points[chosen]
        # Two seats are compared, and each estimate is off by this much.
        weights.spread[moment] = float(np.sqrt(2 * np.mean(off**2)))


def learn_habits(notes: Notes, weights: Weights, steps: int = 200) -> float:
    """A softmax over the answers of each choice, by Adam; the share of choices it gets right."""
    sizes = np.array([len(traits) for traits in notes.traits])
    flat = np.concatenate([np.array(traits) for traits in notes.traits])
    used, flat = np.unique(flat, return_inverse=True)
    answers = np.array(notes.answers)
    first = np.concatenate([[0], np.cumsum(answers)[:-1]])
    right = first + np.array(notes.right)
    start = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    choice = np.repeat(np.arange(len(answers)), answers)
    answer = np.repeat(np.arange(len(sizes)), sizes)
    target = np.zeros(len(sizes))
    target[right] = 1
    found = np.zeros(len(used))
    mean, square = np.zeros_like(found), np.zeros_like(found)
    for step in range(1, steps + 1):
        liking = np.add.reduceat(found[flat], start)
        most = np.maximum.reduceat(liking, first)
        share = np.exp(liking - most[choice])
        share /= np.add.reduceat(share, first)[choice]
        slope = np.bincount(flat, (share - target)[answer], len(found)) + found
        slope /= len(answers)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope**2
        size = 0.15 * (1 - step / steps) + 0.005
        found -= size * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    weights.habits[:] = 0
    weights.habits[used] = found
    liking = np.add.reduceat(found[flat], start)
    return float(np.mean(liking[right] >= np.maximum.reduceat(liking, first) - 1e-9))


def train(name: str, seed: int, jobs: int) -> Weights:
    weights = no_weights()
    for number, (teacher, games) in enumerate(PLANS[name]):
        began = monotonic()
        notes = play(name, teacher, games, seed * 100 + number, weights, jobs)
        if teacher == BY_HABIT:
            learn_evaluation(notes, weights)
            told = f"off by {weights.spread[MOMENTS + 3] / 2**0.5:.2f} in the middle of age II"
        else:
            told = f"habits find {learn_habits(notes, weights):.1%} of {len(notes.right)} choices"
        mean = np.mean(notes.points)
        print(f"{games} games by {teacher}: {mean:.1f} points; {told}", end="", file=sys.stderr)
        print(f" ({monotonic() - began:.0f} s)", file=sys.stderr, flush=True)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("set", choices=SETS)
    parser.add_argument("--seed", type=int, default=1)
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument(
        "--version", type=int, metavar="N", help="the version of the weights: a new one"
    )
    where.add_argument("--out", type=Path, help="write to this file, which no bot reads")
    parser.add_argument("--jobs", type=int, default=2, help="processes; default: %(default)s")
    args = parser.parse_args()
    out = args.out or WEIGHTS / str(args.version) / f"{args.set}.json"
    if out.exists():
        parser.error(f"{out} is there already: weights that bots play by never change")
    weights = train(args.set, args.seed, args.jobs)
    made = {
        "script": "scripts/train.py",
        "set": args.set,
        "seed": args.seed,
        "plan": PLANS[args.set],
    }
    boxes = ("base",) if args.set == "base" else ("base", *EXPANSIONS)
    learned = Learned(weights.evaluation(boxes), weights.new_habits())
    text = write_weights(made, learned, load())
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
