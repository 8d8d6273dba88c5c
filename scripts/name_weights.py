"""Give weights that were stored by place their names, as the bots read them now.

    python scripts/name_weights.py old.json new.json

Weights that `scripts/train.py` wrote up to version 0.1.0 say where in the catalogue a card or a
leader stands, not what it is called. This reads such a file with the catalogue of that time.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

from mirabilia.bots.learned import Learned, turned, write_weights
from mirabilia.bots.search.evaluation import Evaluation
from mirabilia.bots.search.figures import DENSE, Figures
from mirabilia.bots.search.habits import Habits
from mirabilia.catalog import load
from mirabilia.catalog.model import AGES
from mirabilia.engine.actions import action

# The catalogue that the weights were learned with, and how answers were numbered.
CATALOGUE: Final = 1
VERBS: Final = 18
SUBJECTS: Final = 512

# The blocks that had other names then.
OLD_NAMES: Final = {"worth": ("worth in points", "worth in coins"), "side": ()}


def read_by_place(data: dict[str, Any]) -> Learned:
    catalogue = load(CATALOGUE)
    figures = Figures(catalogue, ())
    dense = turned([data["figures"][name] for name in DENSE])
    evaluation = Evaluation(figures, dense, turned(data["marks"]), data["spread"])
    habits = Habits(catalogue, [])
    start = 0
    for name, block in habits.blocks.items():
        olds = OLD_NAMES.get(name, (name,))
        for number, old in enumerate(olds):
            first = start + number * block.size // len(olds)
            for place, weight in data["habits"][old].items():
                habits.weights[first + int(place)] = weight
        start += block.size
    for place, weight in data["habits"]["other"].items():
        row, subject = divmod(int(place), SUBJECTS)
        age, verb = divmod(row, VERBS)
        assert age < AGES
        habits.weights[habits.first_of_answer(action(verb, subject)) + age] = weight
    return Learned(evaluation, habits)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    args = parser.parse_args()
    data = json.loads(args.old.read_text("utf-8"))
    text = write_weights(data["made"], read_by_place(data), load(CATALOGUE))
    args.new.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
