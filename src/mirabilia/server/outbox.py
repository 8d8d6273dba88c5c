"""An outbox has the messages that wait to be sent to one connection."""

from __future__ import annotations

import asyncio
from typing import Final

MOST_WAITING: Final = 200

TAKEN_OVER: Final = 4001
TOO_SLOW: Final = 4002
GOING_DOWN: Final = 1012


class Outbox:
    """Messages wait here, so that a slow connection holds up nobody else.

    One that falls behind too far is closed; it may come back and gets a snapshot.
    """

    def __init__(self, guest: str) -> None:
        self.guest: Final = guest
        self.waiting: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.closed = False

    def put(self, message: bytes) -> None:
        if self.closed:
            return
        if self.waiting.qsize() >= MOST_WAITING:
            self.close(TOO_SLOW)
        else:
            self.waiting.put_nowait(message)

    def close(self, code: int) -> None:
        """End the connection, when all that waits is sent; too slow, at once."""
        if not self.closed:
            self.closed = True
            if code == TOO_SLOW:
                self.waiting = asyncio.Queue()
            self.waiting.put_nowait(code)

    async def next(self) -> bytes | int:
        """The next message, or the code to close with."""
        return await self.waiting.get()
