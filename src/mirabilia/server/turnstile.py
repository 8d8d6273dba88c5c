"""Requests begin one by one while the server has much to do, so that games go on meanwhile.

Moves come over connections that are open already, and never wait here. A request, or a connection
that is being opened to a table, begins at once if few others are under way and the server's
processor time leaves room for it. Otherwise it waits, and addresses take turns: whoever sends
hundreds of requests waits for their own.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from mirabilia.server.limits import Limits

# Seconds of processor time that can be saved up, and owed.
SAVED: Final = 0.1
# Seconds after which a request counts no more: by then it waits for something itself.
UNDER_WAY: Final = 0.05
# Seconds after which the next one begins, however busy the server is.
LONGEST_PAUSE: Final = 0.05


class Turnstile:
    """Who may begin: a few at a time, and while processor time is left."""

    def __init__(
        self,
        limits: Limits,
        used: Callable[[], float] = time.process_time,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits: Final = limits
        self.used: Final = used
        self.now: Final = now
        self.left = SAVED
        self.counted = now(), used()
        self.under_way: Final[set[asyncio.Future[None]]] = set()
        # By address. The first address is the next one whose turn it is.
        self.waiting: Final[dict[str, deque[asyncio.Future[None]]]] = {}
        self.timer: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def turn(self, place: str) -> AsyncIterator[None]:
        """Wait until a request from an address may begin; it ends with the block."""
        loop = asyncio.get_running_loop()
        begun = loop.create_future()
        self.waiting.setdefault(place, deque()).append(begun)
        self.look()
        try:
            await begun
            loop.call_later(UNDER_WAY, self.leave, begun)
            yield
        finally:
            self.leave(begun)

    def leave(self, begun: asyncio.Future[None]) -> None:
        """Stop counting it; to call this twice does no harm."""
        if begun in self.under_way:
            self.under_way.remove(begun)
            self.look()

    @property
    def has_room(self) -> bool:
        return len(self.under_way) < self.limits.requests_at_once

    def look(self) -> None:
        """Let those in for whom there is room and time, and look again if others wait for time."""
        while self.waiting and self.has_room and self.timer is None:
            pause = self.pause()
            if pause > 0:
                wait = min(pause, LONGEST_PAUSE)
                self.timer = asyncio.get_running_loop().call_later(wait, self.look_again)
            else:
                self.let_in()

    def look_again(self) -> None:
        self.timer = None
        if self.waiting:
            self.let_in()
        self.look()

    def let_in(self) -> None:
        """The next one of the address whose turn it is."""
        place, line = next(iter(self.waiting.items()))
        del self.waiting[place]
        begun = line.popleft()
        if line:
            self.waiting[place] = line
        if not begun.done():
            self.under_way.add(begun)
            begun.set_result(None)

    def pause(self) -> float:
        """Seconds until there is processor time for one more."""
        now, used = self.now(), self.used()
        gained = self.limits.requests_share * (now - self.counted[0]) - (used - self.counted[1])
        self.left = max(-SAVED, min(SAVED, self.left + gained))
        self.counted = now, used
        return -self.left / self.limits.requests_share
