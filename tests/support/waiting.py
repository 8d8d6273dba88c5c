"""Waiting for a thing that stays; only a failure ever reaches the deadline."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

# Seconds that anything may take, on however busy a machine.
PATIENCE: Final = 300


def await_thing(condition: Callable[[], object]) -> None:
    """Wait until something is true."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.01)


async def until(condition: Callable[[], object]) -> None:
    """Wait until something is true, and let the loop go on meanwhile."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it does not happen"
        await asyncio.sleep(0.01)
