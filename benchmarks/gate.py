"""Has the engine become slower, by counted instructions? `python -m benchmarks.gate`.

Callgrind counts what fixed games cost. Nothing else that runs on the machine changes a count, so a
change of more than a fifth is a change of the program. What the interpreter itself costs is taken
out: each count is divided by that of a fixed piece of Python in the same run.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from benchmarks.counted import REFERENCE
from benchmarks.rounds import COMPILED, ENVIRONMENTS, PURE, ROOT, Missing, environments, python_of

Data = dict[str, Any]

BASELINE: Final = ROOT / "benchmarks" / "baseline.json"
MOST: Final = 0.2
TOTAL: Final = re.compile(r"^totals: (\d+)", re.MULTILINE)
# Nothing is inherited: the hashes of texts, and the size of the environment, change the counts.
SURROUNDINGS: Final = {"PYTHONHASHSEED": "0", "PYTHONNOUSERSITE": "1", "LC_ALL": "C.UTF-8"}
RENEW: Final = (
    'Run python -m benchmarks.gate --update --reason "why" and commit benchmarks/baseline.json '
    "with the change."
)
ADVICE: Final = f"Make it as cheap as it was; or, if it is worth its cost: {RENEW}"


class CannotCount(Exception):
    """Why there is nothing to compare."""


# ---- counting


def count(python: Path) -> Data:
    """Instructions of each part per decision or call, and in units of the reference."""
    with TemporaryDirectory() as folder:
        command = [valgrind(), "-q", "--tool=callgrind", "--dump-before=getppid"]
        command += [f"--callgrind-out-file={folder}/count", str(python), "-m", "benchmarks.counted"]
        ran = subprocess.run(
            command, cwd=ROOT, env=SURROUNDINGS, capture_output=True, text=True, check=False
        )
        if ran.returncode:
            raise CannotCount(f"{python} under valgrind: {ran.stderr.strip() or ran.returncode}")
        said: Data = json.loads(ran.stdout)
        return {"about": said["about"], **by_unit(said["units"], dumps(Path(folder)))}


def valgrind() -> str:
    found = which("valgrind")
    if not found:
        raise CannotCount("valgrind is needed to count instructions: install it (Debian: valgrind)")
    return found


def dumps(folder: Path) -> list[int]:
    """The instructions before each mark, since the one before it."""
    paths = sorted(folder.glob("count.*"), key=lambda path: int(path.suffix[1:]))
    return [int(match[1]) for path in paths if (match := TOTAL.search(path.read_text("utf-8")))]


def by_unit(units: dict[str, int], counts: list[int]) -> Data:
    between = counts[1::2]
    if len(counts) != 2 * len(units):
        raise CannotCount(f"callgrind made {len(counts)} counts, not {2 * len(units)}")
    costs = {name: cost / units[name] for name, cost in zip(units, between, strict=True)}
    reference = costs.pop(REFERENCE)
    return {
        "reference": round(reference, 2),
        "subjects": {
            name: {"instructions": round(cost), "by_reference": round(cost / reference, 3)}
            for name, cost in costs.items()
        },
    }


def count_build(build: str) -> Data:
    counted = count(python_of(environments()[build]))
    if counted["about"]["compiled"] != (build == COMPILED):
        raise Missing(f"the build in {ENVIRONMENTS[build]} is not {build}")
    return counted


def count_builds() -> tuple[dict[str, Data], list[str]]:
    """The counts of the available builds, and why the others are not counted."""
    counted = {}
    missing = []
    for build in (PURE, COMPILED):
        try:
            counted[build] = count_build(build)
        except Missing as reason:
            missing.append(f"the {build} build is not counted: {reason}")
    if not counted:
        raise CannotCount("; ".join(missing))
    return counted, missing


# ---- comparing


class Verdict(NamedTuple):
    """A subject's cost in units of the reference: in the baseline, if it is there, and now."""

    build: str
    name: str
    before: float | None
    now: float | None

    @property
    def change(self) -> float:
        return self.now / self.before - 1 if self.now and self.before else 0.0

    @property
    def failed(self) -> bool:
        return not self.now or not self.before or self.change > MOST

    def __str__(self) -> str:
        label = f"{self.name} ({self.build})"
        if not self.before:
            return f"{label}: not in the baseline yet"
        if not self.now:
            return f"{label}: in the baseline, but not counted any more"
        line = f"{label}: {self.before:,.2f} before, {self.now:,.2f} now, {self.change:+.1%}"
        return f"{line}; at most {MOST:+.0%} is allowed" if self.failed else line


def compare(baseline: dict[str, Data], counted: dict[str, Data]) -> list[Verdict]:
    return [
        verdict
        for build, now in counted.items()
        for verdict in compare_build(build, costs(baseline.get(build, {})), costs(now))
    ]


def compare_build(build: str, before: dict[str, float], now: dict[str, float]) -> Iterator[Verdict]:
    for name in {**before, **now}:
        yield Verdict(build, name, before.get(name), now.get(name))


def costs(counted: Data) -> dict[str, float]:
    return {name: cost["by_reference"] for name, cost in counted.get("subjects", {}).items()}


def sentences(verdicts: list[Verdict]) -> Iterator[str]:
    """The outcome, line by line, and what to do about it."""
    yield from (str(verdict) for verdict in verdicts)
    if any(verdict.change > MOST for verdict in verdicts):
        yield f"FAILED: something costs more. {ADVICE}"
    elif any(verdict.failed for verdict in verdicts):
        yield f"FAILED: the baseline has not what is counted. {RENEW}"
    elif any(verdict.change < -MOST for verdict in verdicts):
        yield f"Much cheaper than the baseline. To hold what was won: {RENEW}"


# ---- the baseline


def read_baseline() -> dict[str, Data]:
    if not BASELINE.exists():
        return {}
    builds: dict[str, Data] = json.loads(BASELINE.read_text("utf-8"))["builds"]
    return builds


def write_baseline(counted: dict[str, Data], reason: str) -> None:
    """Write the counts; a build that is not available keeps its old ones."""
    text = json.dumps({"reason": reason, "builds": {**read_baseline(), **counted}}, indent=2)
    BASELINE.write_text(text + "\n", "utf-8", newline="\n")


# ---- the command


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gate", description=__doc__)
    parser.add_argument("--update", action="store_true", help="make these counts the baseline")
    parser.add_argument("--reason", default="", help="why, with --update")
    found = parser.parse_args()
    if found.update != bool(found.reason.strip()):
        parser.error('--update and --reason go together: --update --reason "why it may cost more"')
    return found


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def main() -> int:
    asked = options()
    try:
        counted, missing = count_builds()
    except CannotCount as reason:
        sys.stderr.write(f"{reason}\n")
        return 2
    verdicts = compare(read_baseline(), counted)
    say(
        "\n".join(
            [*missing, *map(str, verdicts)] if asked.update else [*missing, *sentences(verdicts)]
        )
    )
    if asked.update:
        write_baseline(counted, asked.reason)
        return 0
    return int(any(verdict.failed for verdict in verdicts))


if __name__ == "__main__":
    sys.exit(main())
