"""Two worlds that nobody can tell apart send the same bytes: `python -m benchmarks.worlds`.

What tests/server/test_secrets.py shows for a few games, over many: tables of every mix of boxes and
size in turn. It looks at one moment in five of each game (after any answer of a seat is a moment):
at each for one seat, another one every time, and for those who watch. At that moment the other
world is drawn, the others answer, and all that was sent is compared byte by byte. The figures go to
benchmarks/results/worlds.json, with how many moments there were and how many were looked at.
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
from tests.server.test_secrets import Looked, look_closely
from tests.support.mixes import tables

# One moment in this many is looked at: a table has some hundred, and a look takes up to a fifth
# of a second.
EVERY: Final = 5
# Tables follow each other in the list; these steps lead through all of them, in another order.
STEP: Final = 7


def look(number: int) -> tuple[int, str, Looked]:
    """Play game `number`; at how many moments, and how often the worlds could be told apart."""
    every_table = tables()
    mix = every_table[number * STEP % len(every_table)]
    with tempfile.TemporaryDirectory() as folder:
        found = look_closely(Path(folder), number, mix, EVERY)
    return number, ", ".join(mix["expansions"]) or "the base game alone", found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.worlds", description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    parser.add_argument("--save", action="store_true", help="keep the figures in the results")
    args = parser.parse_args(arguments)
    began, games, found, looked = time.time(), Counter[str](), [], Looked(0, 0, 0)
    numbers = range(args.first, args.first + args.games)
    with get_context("spawn").Pool(args.jobs) as pool:
        for number, boxes, one in pool.imap_unordered(look, numbers):
            games[boxes] += 1
            looked = looked.and_also(one)
            if one.told_apart:
                found.append({"game": number, "with": boxes, "told apart": one.told_apart})
    figures = {
        "games": dict(games),
        "moments": looked.moments,
        "looked at": looked.looks,
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
