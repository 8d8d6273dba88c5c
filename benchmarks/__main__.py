"""The speed of the engine, pure and compiled, beside two peers: `python -m benchmarks`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from benchmarks import rounds
from benchmarks.about import about
from benchmarks.report import report, table
from benchmarks.rounds import ROOT, Missing, environments

Data = dict[str, Any]

RESULTS: Final = ROOT / "benchmarks" / "results"


def run(places: Mapping[str, Path], count: int, seconds: float) -> Data:
    measured = rounds.measure(places, count, seconds, tell)
    tell("")
    if not measured.samples:
        raise Missing("nothing to measure: make bench sets up what it needs")
    known = {key: value for key, value in about().items() if key not in ("compiled", "python")}
    return {**known, "rounds": count, "seconds": seconds, **report(measured)}


def tell(text: str) -> None:
    """Show progress on one line of a terminal, and nothing elsewhere."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{text}")
        sys.stderr.flush()


def save(result: Data) -> None:
    RESULTS.mkdir(parents=True, exist_ok=True)
    text = json.dumps(result, indent=2) + "\n"
    (RESULTS / "bench.json").write_text(text, "utf-8", newline="\n")


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object in place of a table")
    parser.add_argument("--save", action="store_true", help="also write benchmarks/results/")
    parser.add_argument("--rounds", type=int, default=5, help="how many times everything (5)")
    parser.add_argument("--seconds", type=float, default=0.3, help="for a subject in a round (0.3)")
    parser.add_argument("--quick", action="store_true", help="one short round: does it work at all")
    found = parser.parse_args()
    if found.rounds < 1:
        parser.error(f"--rounds must be at least 1, not {found.rounds}")
    if found.seconds <= 0:
        parser.error(f"--seconds must be more than 0, not {found.seconds}")
    return found


def main() -> int:
    asked = options()
    size = (1, 0.01) if asked.quick else (asked.rounds, asked.seconds)
    try:
        result = run(environments(), *size)
    except Missing as reason:
        sys.stderr.write(f"{reason}\n")
        return 1
    if asked.save:
        save(result)
    sys.stdout.write((json.dumps(result) if asked.json else table(result)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
