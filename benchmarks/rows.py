"""Many games as a file of rows: how long it takes, how large it is, and how much memory it needs.

`python -m benchmarks.rows --games 100000` writes games between `random` bots to Parquet, in one
process, in two, and on a Ray cluster, each in a process of its own, and compares the hashes of the
rows. With `--save` it writes benchmarks/results/rows.json.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from benchmarks.__main__ import RESULTS
from benchmarks.about import about
from mirabilia import data

WAYS: Final[dict[str, dict[str, Any]]] = {
    "one process": {"jobs": 1},
    "two processes": {"jobs": 2},
    "Ray": {"on": "ray"},
}


def write(games: int, way: str) -> dict[str, Any]:
    """Write the rows one way; what it took."""
    began = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        rows = data.rows(["random"], players=3, games=games, seed=1, **WAYS[way])
        written = rows.write(Path(folder) / "games.parquet")
        size = written.path.stat().st_size
    # In KiB: this process, which writes, and the largest of those that play.
    usage = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return {
        "seconds": round(perf_counter() - began, 1),
        "rows": written.rows,
        "bytes": size,
        "peak_memory": 1024 * usage[0].ru_maxrss,
        "peak_memory_of_a_worker": 1024 * usage[1].ru_maxrss,
        "sha256": written.digest,
    }


def in_a_process(games: int, way: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "benchmarks.rows", "--games", str(games), "--way", way]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.rows", description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="how many games (100000)")
    parser.add_argument("--way", choices=WAYS, help="one way only, in this process")
    parser.add_argument("--save", action="store_true", help="also write benchmarks/results/")
    asked = parser.parse_args()
    if asked.way:
        print(json.dumps(write(asked.games, asked.way)))
        return 0
    ways = [way for way in WAYS if way != "Ray" or find_spec("ray")]
    found = {way: in_a_process(asked.games, way) for way in ways}
    same = len({figures["sha256"] for figures in found.values()}) == 1
    result = {**about(), "games": asked.games, "ways": found, "same_rows": same}
    text = json.dumps(result, indent=2) + "\n"
    if asked.save:
        (RESULTS / "rows.json").write_text(text, "utf-8", newline="\n")
    sys.stdout.write(text)
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
