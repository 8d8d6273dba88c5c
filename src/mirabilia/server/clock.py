"""The time by which a server goes, and what is to happen at some moment of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol


def steady() -> int:
    """Nanoseconds that nobody can set; where it is known, those when the machine slept count."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return time.monotonic_ns()


def until_beat(seconds: float) -> float:
    """Seconds until the loop's time is a multiple of some.

    What comes again and again waits for that: so it comes together, and an idle process sleeps.
    """
    return seconds - asyncio.get_running_loop().time() % seconds


class Timer(Protocol):
    """Something that will happen, unless it is called off."""

    def cancel(self) -> None: ...


class Clock:
    """Goes by the clock on the wall when it is made, and then evenly, whatever that one does.

    Times are milliseconds since 1970.
    """

    def __init__(self) -> None:
        ticks = steady()
        self.start: Final = time.time_ns() - ticks

    def __call__(self) -> int:
        return (self.start + steady()) // 1_000_000

    def ticks(self) -> int:
        """Milliseconds since some moment in the past; a change of the wall clock changes nothing.

        Intervals are measured by these.
        """
        return time.monotonic_ns() // 1_000_000

    def at(self, moment: int, call: Callable[[], object]) -> Timer:
        """Call something at a moment; at once if it has passed."""
        delay = max(0, moment - self()) / 1000
        return asyncio.get_running_loop().call_later(delay, call)
