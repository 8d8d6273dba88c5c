"""What was learned from the project's own games, read from data files.

Each version has a folder in `weights` with two sets: one for the base game alone, one for tables
with other boxes. A set has the weights of the evaluation (for each figure and mark, a list by
moment) and of the habits (for each row of a block of traits a list, for each answer a list by
age). Weights are stored by name, and rows of zeros are left out, so a file can be read with any
catalogue: a name that is not in it has weight 0. `scripts/train.py` makes the files; `made` in
each says how.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from mirabilia.bots.eyes import boxes_of
from mirabilia.bots.search.evaluation import MOMENTS, Evaluation
from mirabilia.bots.search.figures import DENSE, Figures
from mirabilia.bots.search.habits import Habits
from mirabilia.catalog import LATEST, load
from mirabilia.catalog.model import AGES, Catalogue
from mirabilia.errors import MalformedMove
from mirabilia.notation.moves import action_text, parse_action
from mirabilia.notation.views import View

SETS: Final = ("base", "boxes")
DECIMALS: Final = 3
# The version of files that do not say one.
FIRST: Final = 1

# Rows of weights by name.
Rows = dict[str, list[float]]


class Learned:
    """What the levels know about tables with certain boxes."""

    def __init__(self, evaluation: Evaluation, habits: Habits) -> None:
        self.evaluation: Final = evaluation
        self.habits: Final = habits


@cache
def learned(boxes: tuple[str, ...], weights: int = 1, catalogue: int = LATEST) -> Learned:
    """A version of what was learned about tables with these boxes, for a catalogue."""
    data = shipped("base" if boxes == ("base",) else "boxes", weights)
    return read_weights(data, load(catalogue), boxes)


def shipped(name: str, weights: int = 1) -> dict[str, Any]:
    """A set of weights, as in its data file."""
    folder = files("mirabilia.bots") / "weights" / str(weights)
    text = (folder / f"{name}.json").read_text("utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


def learned_for(view: View, weights: int) -> Learned:
    """What was learned about tables with the boxes of a view, for its catalogue."""
    catalogue, expansions = boxes_of(view)
    return learned(("base", *expansions), weights, catalogue)


# ---- reading


def read_weights(data: dict[str, Any], catalogue: Catalogue, boxes: tuple[str, ...]) -> Learned:
    version = data["made"].get("version", FIRST)
    figures = Figures(catalogue, boxes)
    moments = AGES * MOMENTS
    dense = rows(data["figures"], DENSE, moments)
    marks: list[list[float]] = []
    for kind, names in figures.mark_names.items():
        marks += rows(data["marks"].get(kind, {}), names, moments)
    evaluation = Evaluation(figures, turned(dense), turned(marks), data["spread"])
    return Learned(evaluation, read_habits(data["habits"], catalogue, version))


def read_habits(data: dict[str, Rows], catalogue: Catalogue, version: int) -> Habits:
    habits = Habits(catalogue, [], version)
    weights: list[float] = []
    for name, block in habits.blocks.items():
        for row in rows(data.get(name, {}), block.rows, block.columns):
            weights += row
    habits.weights[: habits.answers] = weights
    for text, row in data["answers"].items():
        act = known_answer(catalogue, text)
        if act is not None:
            first = habits.first_of_answer(act)
            habits.weights[first : first + AGES] = whole(row, AGES)
    return habits


def known_answer(catalogue: Catalogue, text: str) -> int | None:
    """The answer with this text, or None if it names something that the catalogue does not have."""
    try:
        return parse_action(catalogue, text)
    except MalformedMove as error:
        if error.code == "unknown":
            return None
        raise


def rows(known: Rows, names: list[str], columns: int) -> list[list[float]]:
    """The weights for each name; those of unknown names are 0."""
    nothing = [0.0] * columns
    return [whole(known.get(name, nothing), columns) for name in names]


def whole(row: list[float], columns: int) -> list[float]:
    if len(row) != columns:
        raise ValueError(f"a row has {columns} weights, not {len(row)}")
    return [float(weight) for weight in row]


def turned(table: list[list[float]]) -> list[list[float]]:
    """A table with rows and columns swapped: by moment instead of by name, or the other way."""
    return [list(column) for column in zip(*table, strict=True)]


# ---- writing


def write_weights(made: dict[str, Any], learned: Learned, catalogue: Catalogue) -> str:
    """The text of a data file."""
    evaluation, habits = learned.evaluation, learned.habits
    data = {
        "made": made,
        "spread": rounded(evaluation.spread),
        "figures": named(DENSE, turned(evaluation.dense)),
        "marks": mark_rows(evaluation),
        "habits": habit_rows(habits, catalogue),
    }
    return json.dumps(data, separators=(",", ":"))


def habit_rows(habits: Habits, catalogue: Catalogue) -> dict[str, Rows]:
    """The weights of habits, by block and name."""
    return block_rows(habits) | {"answers": answer_rows(habits, catalogue)}


def mark_rows(evaluation: Evaluation) -> dict[str, Rows]:
    weights = iter(turned(evaluation.marked))
    kinds = evaluation.figures.mark_names
    return {kind: named(names, [next(weights) for _ in names]) for kind, names in kinds.items()}


def block_rows(habits: Habits) -> dict[str, Rows]:
    found: dict[str, Rows] = {}
    start = 0
    for name, block in habits.blocks.items():
        places = range(start, start + block.size, block.columns)
        table = [habits.weights[place : place + block.columns] for place in places]
        found[name] = named(block.rows, table)
        start += block.size
    return found


def answer_rows(habits: Habits, catalogue: Catalogue) -> Rows:
    found: Rows = {}
    for first in range(habits.answers, habits.count, AGES):
        row = rounded(habits.weights[first : first + AGES])
        if any(row):
            found[action_text(catalogue, habits.answer_with(first))] = row
    return found


def named(names: list[str], table: list[list[float]]) -> Rows:
    """The rows of a table by name, without rows of zeros."""
    found = {name: rounded(row) for name, row in zip(names, table, strict=True)}
    return {name: row for name, row in found.items() if any(row)}


def rounded(values: list[float]) -> list[float]:
    return [round(value, DECIMALS) or 0 for value in values]
