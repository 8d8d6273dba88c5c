"""The time by which a server goes, and what is to happen at some moment of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will happen, unless it is called off."""

    def cancel(self) -> None: ...


class Clock:
    """The clock on the wall. Times are milliseconds since 1970."""

    def __call__(self) -> int:
        return int(time.time() * 1000)

    def at(self, moment: int, call: Callable[[], object]) -> Timer:
        """Call something at a moment; at once if it has passed."""
        delay = max(0, moment - self()) / 1000
        return asyncio.get_running_loop().call_later(delay, call)
