"""What was learned from the project's own games, read from its data files.

There are two sets: one for the base game alone, one for all tables with other boxes. Each has the
weights of the evaluation (a list by moment for each figure and mark) and those of habits (but for
zeros, for each block of traits). `scripts/train.py` makes them; `made` in each file says how.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from mirabilia.bots.search.evaluation import MOMENTS, Evaluation
from mirabilia.bots.search.figures import DENSE, Figures
from mirabilia.bots.search.habits import Habits, blocks
from mirabilia.catalog import load
from mirabilia.catalog.model import AGES, Catalogue
from mirabilia.notation.views import View

SETS: Final = ("base", "boxes")
DECIMALS: Final = 3


class Learned:
    """What the levels know of tables with certain boxes."""

    def __init__(self, evaluation: Evaluation, habits: Habits) -> None:
        self.evaluation: Final = evaluation
        self.habits: Final = habits


@cache
def learned(boxes: tuple[str, ...]) -> Learned:
    """What was learned of tables with these boxes."""
    name = "base" if boxes == ("base",) else "boxes"
    text = files("mirabilia.bots").joinpath("weights", f"{name}.json").read_text("utf-8")
    return read_weights(json.loads(text), load(), boxes)


def learned_for(view: View) -> Learned:
    """What was learned of tables with the boxes of a view."""
    return learned(("base", *view.data["options"]["expansions"]))


def read_weights(data: dict[str, Any], catalogue: Catalogue, boxes: tuple[str, ...]) -> Learned:
    dense = [data["figures"][name] for name in DENSE]
    figures = Figures(catalogue, boxes)
    marks = data["marks"]
    if len(marks) != figures.count:
        raise ValueError("the weights are of another catalogue")
    habits: list[float] = []
    for name, size in blocks(catalogue).items():
        known = data["habits"][name]
        habits += [float(known.get(str(trait), 0)) for trait in range(size)]
    evaluation = Evaluation(figures, by_moment(dense), by_moment(marks), data["spread"])
    return Learned(evaluation, Habits(catalogue, habits))


def by_moment(rows: list[list[float]]) -> list[list[float]]:
    """Lists by moment for each thing, as lists of all things for each moment."""
    return [[float(row[moment]) for row in rows] for moment in range(AGES * MOMENTS)]


def write_weights(
    made: dict[str, Any], evaluation: Evaluation, habits: Habits, catalogue: Catalogue
) -> str:
    """The text of a data file."""
    moments = range(AGES * MOMENTS)
    known: dict[str, Any] = {}
    start = 0
    for name, size in blocks(catalogue).items():
        weights = rounded(habits.weights[start : start + size])
        known[name] = {str(trait): weight for trait, weight in enumerate(weights) if weight}
        start += size
    data = {
        "made": made,
        "spread": rounded(evaluation.spread),
        "figures": {
            name: rounded([evaluation.dense[moment][number] for moment in moments])
            for number, name in enumerate(DENSE)
        },
        "marks": [
            rounded([evaluation.marked[moment][mark] for moment in moments])
            for mark in range(evaluation.figures.count)
        ],
        "habits": known,
    }
    return json.dumps(data, separators=(",", ":"))


def rounded(values: list[float]) -> list[float]:
    return [round(value, DECIMALS) or 0 for value in values]
