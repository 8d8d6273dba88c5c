"""The loop of a browser's driver: it goes on in the thread of the tests until the browser ends."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_loop_runs() -> Iterator[None]:
    """As if no test before had opened a browser: a loop can be run in this thread."""
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(running)
