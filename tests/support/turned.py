"""`mirabilia`, by a clock that a test turns: it is as many seconds ahead as a file says.

A process of its own: `python -P turned.py FILE serve --port 0`.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from types import SimpleNamespace

from mirabilia import cli
from mirabilia.server import clock


def turned(file: Path) -> SimpleNamespace:
    """What the server takes from `time`, each nanosecond as far ahead as the file says."""

    def ahead() -> int:
        return 10**9 * int(file.read_text("utf-8")) if file.exists() else 0

    return SimpleNamespace(
        CLOCK_BOOTTIME=None,
        clock_gettime_ns=lambda _: time.monotonic_ns() + ahead(),
        monotonic_ns=lambda: time.monotonic_ns() + ahead(),
        time_ns=lambda: time.time_ns() + ahead(),
    )


if __name__ == "__main__":
    vars(clock)["time"] = turned(Path(sys.argv.pop(1)))
    sys.exit(cli.main())
