"""What a figure was measured with."""

from __future__ import annotations

import os
import platform
import time
from datetime import UTC, datetime
from typing import Any, Final

import mirabilia
from benchmarks.work import python
from mirabilia.engine import turn


class Spent:
    """What has been spent since this was made: time by the clock, and processor time of this
    process and of those that it has started and seen the end of."""

    def __init__(self) -> None:
        self.began: Final = time.monotonic()
        self.used: Final = processor_seconds()

    def told(self) -> dict[str, Any]:
        """With how many processes have wanted a processor: in 1, 5 and 15 minutes."""
        return {
            "seconds": round(time.monotonic() - self.began, 1),
            "processor seconds": round(processor_seconds() - self.used, 1),
            "load": [round(load, 1) for load in os.getloadavg()] if on_unix() else None,
        }


def on_unix() -> bool:
    return hasattr(os, "getloadavg")


def processor_seconds() -> float:
    return sum(os.times()[:4])


# All that has been spent since the program began.
SINCE_THE_START: Final = Spent()


def about(spent: Spent = SINCE_THE_START) -> dict[str, Any]:
    return {
        **made_with(),
        "date": datetime.now(UTC).date().isoformat(),
        "spent": spent.told(),
    }


def made_with() -> dict[str, Any]:
    return {
        "mirabilia": mirabilia.__version__,
        "compiled": not str(turn.__file__).endswith(".py"),
        "python": python(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
    }
