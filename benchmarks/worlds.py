"""Two worlds that nobody can tell apart send the same bytes: `python -m benchmarks.worlds`.

What tests/server/test_secrets.py shows for a few games, over many: tables of every mix of boxes and
size in turn, for a seat and for those who watch, at some moments of each game. The figures go to
benchmarks/results/worlds.json.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections import Counter
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import Final

from benchmarks.about import about
from benchmarks.long import RESULTS
from tests.server.test_secrets import told_apart
from tests.support.mixes import tables

# One moment in this many is looked at: a table has some hundred.
EVERY: Final = 25
# Tables follow each other in the list; these steps lead through all of them, in another order.
STEP: Final = 7


def look(number: int) -> tuple[int, str, int]:
    """Play game `number`; how often the worlds could be told apart."""
    every_table = tables()
    mix = every_table[number * STEP % len(every_table)]
    with tempfile.TemporaryDirectory() as folder:
        found = told_apart(Path(folder), number, mix, EVERY)
    return number, ", ".join(mix["expansions"]) or "the base game alone", found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.worlds", description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    parser.add_argument("--save", action="store_true", help="keep the figures in the results")
    args = parser.parse_args(arguments)
    began, games, found = time.time(), Counter[str](), []
    numbers = range(args.first, args.first + args.games)
    with get_context("spawn").Pool(args.jobs) as pool:
        for number, boxes, apart in pool.imap_unordered(look, numbers):
            games[boxes] += 1
            if apart:
                found.append({"game": number, "with": boxes, "told apart": apart})
    figures = {
        "games": dict(games),
        "told apart": found,
        "seconds": round(time.time() - began),
        "about": about(),
    }
    print(json.dumps(figures, indent=1))
    if args.save:
        (RESULTS / "worlds.json").write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
