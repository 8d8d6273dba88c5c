"""Measure one subject after another, as told on standard input; `.rounds` starts it.

Time is processor time, so other programs make little difference.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from time import process_time
from typing import Any

from benchmarks.work import Done, Work


def measure(work: Work, first: int, seconds: float) -> dict[str, Any]:
    """Do whole portions until the time is up, after one that does not count."""
    work(first)
    total = Done()
    number = first
    began = process_time()
    while (took := process_time() - began) < seconds:
        done = work(number)
        total = Done(*map(sum, zip(total, done, strict=True)))
        number += 1
    return {"seconds": took, **total._asdict()}


def say(answer: dict[str, Any]) -> None:
    sys.stdout.write(f"{json.dumps(answer)}\n")
    sys.stdout.flush()


def main() -> None:
    module = import_module(f"benchmarks.{sys.argv[1]}")
    say({"about": module.about(), "subjects": list(module.SUBJECTS)})
    for line in sys.stdin:
        name, first, seconds = json.loads(line)
        say(measure(module.SUBJECTS[name](), first, seconds))


if __name__ == "__main__":
    main()
