"""What takes long is done in a thread, so that others are served meanwhile; the rest, at once.

To go to a thread and come back costs as much as a move. It is of no use for a few milliseconds,
either: only one thread runs at a time, and gives way as rarely as that.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import inf
from time import thread_time
from typing import Final, ParamSpec, TypeVar

Result = TypeVar("Result")
Arguments = ParamSpec("Arguments")

# Seconds of processor time; threads give way after 0.005.
SHORT: Final = 0.003


async def run_aside(
    long: bool, work: Callable[Arguments, Result], *args: Arguments.args, **kwargs: Arguments.kwargs
) -> Result:
    """Do something, in a thread if it takes long."""
    if long:
        return await asyncio.to_thread(work, *args, **kwargs)
    return work(*args, **kwargs)


class Measured:
    """Something that is done again and again: how long it took the last time tells where."""

    def __init__(self) -> None:
        self.took = inf

    @property
    def is_long(self) -> bool:
        return self.took > SHORT

    async def run(self, work: Callable[[], Result]) -> Result:
        return await run_aside(self.is_long, lambda: self.run_now(work))

    def run_now(self, work: Callable[[], Result]) -> Result:
        began = thread_time()
        try:
            return work()
        finally:
            self.took = thread_time() - began
