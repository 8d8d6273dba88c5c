"""How much of the library the tests run, lines and branches: `python -m benchmarks.coverage`.

All tests run on the pure build, in every seat and every case, or those of some suites; with --few,
without those that only repeat others. The figures are those of all suites that passed with the
library and the tests as they are. Stop it with Ctrl-C, and continue it later. The figures go to
benchmarks/results/coverage.json.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from os import cpu_count
from pathlib import Path
from typing import Any, Final

from coverage import Coverage

from benchmarks.about import about
from benchmarks.long import RESULTS
from benchmarks.rounds import ROOT
from benchmarks.suites import Covered, suites

Data = dict[str, Any]

PACKAGE: Final = "src/mirabilia/"


def report(data: Iterable[Path], folder: Path) -> Data:
    """What coverage says about all measurements together."""
    measured = Coverage(data_file=str(folder / "all"), config_file=str(ROOT / "pyproject.toml"))
    measured.combine([str(path) for path in data], keep=True)
    place = folder / "report.json"
    measured.json_report(outfile=str(place))
    found: Data = json.loads(place.read_text("utf-8"))
    return found


def summary(files: Data) -> Data:
    """Figures by room, and what is missing by file."""
    rooms: dict[str, Counter[str]] = {}
    missing: Data = {}
    for name, found in sorted(files.items()):
        file = Path(name).as_posix().partition(PACKAGE)[2]
        figures = found["summary"]
        room = rooms.setdefault(file.partition("/")[0].removesuffix(".py"), Counter())
        room["lines"] += figures["num_statements"]
        room["lines run"] += figures["covered_lines"]
        room["branches"] += figures["num_branches"]
        room["branches run"] += figures["covered_branches"]
        if found["missing_lines"] or found["missing_branches"]:
            missing[file] = {
                "lines": ranges(found["missing_lines"]),
                "branches": [f"{start} to {end}" for start, end in found["missing_branches"]],
            }
    return {"rooms": {room: shares(figures) for room, figures in rooms.items()}, "missing": missing}


def shares(figures: Counter[str]) -> Data:
    return {
        **figures,
        "percent of lines": percent(figures["lines run"], figures["lines"]),
        "percent of branches": percent(figures["branches run"], figures["branches"]),
    }


def percent(part: int, whole: int) -> float:
    return round(100 * part / whole, 1) if whole else 100.0


def ranges(lines: Iterable[int]) -> str:
    """Lines as a person writes them: 3, 7-9."""
    runs = groupby(enumerate(sorted(lines)), lambda pair: pair[1] - pair[0])
    spans = [[line for _, line in run] for _, run in runs]
    return ", ".join(f"{span[0]}-{span[-1]}" if span[1:] else str(span[0]) for span in spans)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.coverage", description=__doc__)
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1, help="processes at a time")
    parser.add_argument(
        "--few", action="store_true", help="leave out what repeats other tests, and what is long"
    )
    parser.add_argument(
        "suites", nargs="*", metavar="SUITE", help=f"of {', '.join(suites())}; without any, all"
    )
    arguments = parser.parse_args()
    if unknown := set(arguments.suites) - set(suites()):
        parser.error(f"no suite {min(unknown)}; there are {', '.join(suites())}")
    covered = Covered("coverage-few" if arguments.few else "coverage", arguments.few)
    try:
        failed = list(covered.run(arguments.jobs, arguments.suites or suites()))
    except KeyboardInterrupt:
        print("\nstopped; the next run goes on from here")
        return 130
    if not covered.measured():
        print("no suite passed: there is nothing to report")
        return 1
    found = summary(report(covered.data(), covered.folder)["files"])
    result = {
        **about(),
        "few": covered.few,
        "suites": covered.measured(),
        **found,
        "failures": failed,
    }
    text = json.dumps(result, indent=2) + "\n"
    (RESULTS / "coverage.json").write_text(text, "utf-8", newline="\n")
    for room, figures in found["rooms"].items():
        lines, branches = figures["percent of lines"], figures["percent of branches"]
        print(f"{room:12} {lines:5.1f} % of lines, {branches:5.1f} % of branches")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
