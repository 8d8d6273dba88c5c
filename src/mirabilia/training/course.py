"""A course of training: batches of games, checkpoints, and what is kept.

After every batch the weights follow what its games taught. Now and then the gate compares them
with those kept before. The same course gives the same weights with any number of processes, and
however often it was stopped.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, ClassVar, Final

from mirabilia import __version__
from mirabilia.bots.learned import habit_rows, read_habits, shipped
from mirabilia.bots.search.habits import Habits
from mirabilia.catalog import load
from mirabilia.errors import MirabiliaError
from mirabilia.training.gate import NOT_WEAKER, compared, gate_row
from mirabilia.training.learner import Learner
from mirabilia.training.lessons import CRITIC, VERSION, Chunk, Lessons

CHUNKS: Final = 10
# Batches between two checkpoints.
CHECK: Final = 10
BATCHES: Final = 126
# Seeds of one course do not meet those of another.
_APART: Final = 1_000_003
_GATES: Final = 500_000

# What plays chunks, in their order.
Players = Callable[[Sequence[Chunk]], Iterable[Lessons]]


class ImpossibleTraining(MirabiliaError):
    """Training that cannot begin or go on; the sentence says why."""

    sentences: ClassVar[dict[str, str]] = {
        "exists": "{file} is there already; go on with it by --resume, or name another folder",
        "missing": "there is no {file} to go on with",
        "foreign": "{file} is no checkpoint of a training: {reason}",
        "other": "{file} is about another course: {found}",
    }


@dataclass(frozen=True)
class Stage:
    """What a policy begins with, how fast it learns, and from whom."""

    # The version of the weights that it begins with, and how much surer of itself it is then.
    start: int
    surer: float
    # How far weights go in a batch, at the beginning and at the end.
    first_rate: float
    last_rate: float
    # The share of games with guests.
    guests: float


ALONE: Final = "alone"
STAGES: Final = {
    ALONE: Stage(start=CRITIC, surer=2.0, first_rate=0.05, last_rate=0.01, guests=0.0),
    "guests": Stage(start=VERSION, surer=1.0, first_rate=0.03, last_rate=0.004, guests=0.6),
}


@dataclass(frozen=True)
class Course:
    """What determines the weights that come out."""

    name: str
    seed: int = 1
    batches: int = BATCHES
    stage_name: str = ALONE

    def __post_init__(self) -> None:
        if self.batches < 1:
            raise ValueError(f"a course has at least 1 batch, not {self.batches}")

    @property
    def stage(self) -> Stage:
        return STAGES[self.stage_name]

    def chunks(self, batch: int, weights: Sequence[float]) -> list[Chunk]:
        first = self.seed * _APART + batch * CHUNKS
        guests = self.stage.guests
        return [
            Chunk(self.name, first + number, weights, guests=guests) for number in range(CHUNKS)
        ]

    def rate(self, batch: int) -> float:
        share = batch / max(1, self.batches - 1)
        first, last = self.stage.first_rate, self.stage.last_rate
        return first + (last - first) * share

    def gate_seed(self, batch: int) -> int:
        return self.seed * _APART + _GATES + batch


class Training:
    """A course under way."""

    def __init__(self, course: Course, learner: Learner, kept: Sequence[float]) -> None:
        self.course: Final = course
        self.learner: Final = learner
        # The weights that passed the gate last.
        self.kept = list(kept)
        self.batch = 0
        # Figures for each batch, and what the gate said.
        self.curve: list[dict[str, float]] = []
        self.gates: list[dict[str, Any]] = []
        self.seconds = 0.0

    @property
    def is_over(self) -> bool:
        return self.batch == self.course.batches

    def advance(self, players: Players) -> None:
        """Play a batch and learn from it; at a checkpoint pass the gate."""
        began = perf_counter()
        lessons = Lessons()
        for part in players(self.course.chunks(self.batch, self.learner.weights)):
            lessons.add(part)
        self.learner.learn(lessons, self.course.rate(self.batch))
        self.curve.append(figures(lessons))
        self.batch += 1
        if self.is_checkpoint:
            self.pass_gate()
        self.seconds += perf_counter() - began

    @property
    def is_checkpoint(self) -> bool:
        return self.is_over or self.batch % CHECK == 0

    def pass_gate(self) -> None:
        seed = self.course.gate_seed(self.batch)
        guests = self.course.stage.guests
        found = compared(self.course.name, self.learner.weights, self.kept, seed, guests=guests)
        is_kept = found.verdict(NOT_WEAKER) != NOT_WEAKER.no
        self.gates.append({"batch": self.batch, "kept": is_kept, **gate_row(found)})
        if is_kept:
            self.kept = list(self.learner.weights)

    # ---- files

    def checkpoint(self) -> dict[str, Any]:
        return {
            "mirabilia": __version__,
            "course": asdict(self.course),
            "batch": self.batch,
            "seconds": self.seconds,
            "curve": self.curve,
            "gates": self.gates,
            "learner": self.learner.to_json(),
            "kept": {trait: weight for trait, weight in enumerate(self.kept) if weight},
        }

    def weights_file(self) -> str:
        """The text of the data file: the evaluation of the critic, and the habits kept."""
        catalogue = load()
        habits = Habits(catalogue, self.kept, VERSION)
        data = shipped(self.course.name, CRITIC) | {
            "made": self.made(),
            "habits": habit_rows(habits, catalogue),
        }
        return json.dumps(data, separators=(",", ":")) + "\n"

    def made(self) -> dict[str, Any]:
        return {
            "version": VERSION,
            "script": "mirabilia train",
            "set": self.course.name,
            "seed": self.course.seed,
            "batches": self.course.batches,
            "stage": self.course.stage_name,
            "kept_after": max((row["batch"] for row in self.gates if row["kept"]), default=0),
            "evaluation": f"version {CRITIC}",
            "hours": round(self.seconds / 3600, 2),
        }


def begun(course: Course) -> Training:
    """A course at its beginning: with the habits of another version, or surer of themselves."""
    stage = course.stage
    habits = read_habits(shipped(course.name, stage.start)["habits"], load(), VERSION)
    weights = [stage.surer * weight for weight in habits.weights]
    return Training(course, Learner(weights), weights)


def resumed(path: Path, course: Course) -> Training:
    """A course as its checkpoint left it; it may have more batches only if they are all played."""
    if not path.exists():
        raise ImpossibleTraining("missing", file=str(path))
    try:
        data = json.loads(path.read_text("utf-8"))
        found = Course(**data["course"])
        if found != course:
            raise ImpossibleTraining("other", file=str(path), found=str(asdict(found)))
        return restored(course, data)
    except (AttributeError, KeyError, TypeError, ValueError, IndexError) as error:
        raise ImpossibleTraining("foreign", file=str(path), reason=str(error)) from None


def restored(course: Course, data: dict[str, Any]) -> Training:
    count = Habits(load(), [], VERSION).count
    kept = [0.0] * count
    for trait, weight in data["kept"].items():
        kept[int(trait)] = float(weight)
    training = Training(course, Learner.from_json(data["learner"], count), kept)
    training.batch = int(data["batch"])
    training.seconds = float(data["seconds"])
    training.curve = list(data["curve"])
    training.gates = list(data["gates"])
    return training


def figures(lessons: Lessons) -> dict[str, float]:
    """The figures of a batch for its curves."""
    return {
        "spread": round(lessons.spread, 4),
        "sure": round(lessons.surest / lessons.choices, 4),
        "points": round(lessons.points / lessons.cities, 3),
    }
