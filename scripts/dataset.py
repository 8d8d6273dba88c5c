"""A set of games to compare with: `adept@1` in five mixes, as rows of seats.

`python -m scripts.dataset --jobs 2` writes a file for each mix to build/dataset and tells the hash
of its rows. The same command gives the same rows everywhere. It takes more than an hour; `--mix`
makes one file at a time.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from mirabilia import data
from mirabilia.arena.progress import progress_bar

ROOT: Final = Path(__file__).parents[1]
BOT: Final = "adept@1"
GAMES: Final = 2000
SEED: Final = "a set of games"
MIXES: Final[dict[str, dict[str, Any]]] = {
    "base-3": {"players": 3},
    "base-7": {"players": 7},
    "leaders-4": {"players": 4, "expansions": ("leaders",)},
    "cities-5": {"players": 5, "expansions": ("cities",)},
    "all-4": {"players": 4, "expansions": ("leaders", "cities", "armada")},
}


def make(
    folder: Path, games: int, jobs: int, ending: str, mixes: Iterable[str] = tuple(MIXES)
) -> dict[str, str]:
    """Write the files; the hash of each one's rows."""
    folder.mkdir(parents=True, exist_ok=True)
    found = {}
    for name in mixes:
        table = MIXES[name]
        with progress_bar(sys.stderr) as bar:
            rows = data.rows([BOT], games=games, seed=SEED, jobs=jobs, progress=bar, **table)
            written = rows.write(folder / f"{name}{ending}")
        found[name] = written.digest
        print(f"{name}: {written.rows} rows, SHA-256 {written.digest}", flush=True)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.dataset", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"in each mix ({GAMES})")
    parser.add_argument("--jobs", type=int, default=1, help="the number of processes (1)")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "dataset", help="the folder")
    parser.add_argument("--ending", default=".parquet", help="of the files (.parquet)")
    parser.add_argument(
        "--mix", action="append", choices=MIXES, help="only this one; can be given several times"
    )
    asked = parser.parse_args()
    make(asked.out, asked.games, asked.jobs, asked.ending, asked.mix or MIXES)
    return 0


if __name__ == "__main__":
    sys.exit(main())
