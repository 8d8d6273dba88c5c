"""`mirabilia serve` with nothing left to chance: for the same options it always deals the same, and
bots do the same in the same situation.

With a file, its clock is as many seconds ahead as that says: a test can turn it. A process of its
own: `python -P tame.py FILE serve --port 0`, or with "" if the clock is not turned.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from types import SimpleNamespace

from mirabilia import cli
from mirabilia.server import clock, conduct, deals, thinkers

SEED = 1


def turned(file: Path) -> SimpleNamespace:
    """What the server takes from `time`, each as far ahead as the file says."""

    def ahead() -> int:
        return 10**9 * int(file.read_text("utf-8")) if file.exists() else 0

    return SimpleNamespace(
        CLOCK_BOOTTIME=None,
        clock_gettime_ns=lambda _: time.monotonic_ns() + ahead(),
        monotonic_ns=lambda: time.monotonic_ns() + ahead(),
        time_ns=lambda: time.time_ns() + ahead(),
    )


if __name__ == "__main__":
    vars(conduct)["secrets"] = vars(deals)["secrets"] = SimpleNamespace(randbits=lambda _: SEED)
    vars(thinkers)["secrets"] = SimpleNamespace(token_hex=lambda size: f"{SEED:0{2 * size}x}")
    if file := sys.argv.pop(1):
        vars(clock)["time"] = turned(Path(file))
    sys.exit(cli.main())
