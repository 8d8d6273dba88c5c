"""An outbox has the messages that wait to be sent to one connection."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from mirabilia.server.limits import Limits

TAKEN_OVER: Final = 4001
TOO_SLOW: Final = 4002
TOO_MUCH_JUNK: Final = 4003
GOING_DOWN: Final = 1012

# The codes that a connection is closed with, and why; a reason has at most 123 bytes.
CLOSE_REASONS: Final = {
    TAKEN_OVER: "the same guest has connected to this table from somewhere else",
    TOO_SLOW: "too much was waiting to be sent; connect again",
    TOO_MUCH_JUNK: "too many messages were malformed or too fast; the last refusal says until when",
    GOING_DOWN: "the server ends; connect again after a while",
}
WAS_REFUSED: Final = "refused; the reason was sent before"


def reason_of(code: int) -> str:
    return CLOSE_REASONS.get(code, WAS_REFUSED)


class Outbox:
    """Messages wait here, so that a slow connection holds up nobody else.

    A connection that falls too far behind is closed; it may come back and gets a snapshot. Who is
    present waits apart, and only the latest of it: however often people come and go, that alone
    never closes a connection.
    """

    def __init__(self, guest: str, limits: Limits) -> None:
        self.guest: Final = guest
        self.limits: Final = limits
        self.closed = False
        self.bytes = 0
        self._waiting: deque[bytes | int] = deque()
        self._presence: bytes | None = None
        self._something: Final = asyncio.Event()

    def put(self, message: bytes) -> None:
        if self.closed:
            return
        full = len(self._waiting) >= self.limits.waiting_messages
        # A message may be larger than the bound, if nothing waits before it.
        if full or (self._waiting and self.bytes + len(message) > self.limits.waiting_bytes):
            self.close(TOO_SLOW)
            return
        self.bytes += len(message)
        self._waiting.append(message)
        self._something.set()

    def put_snapshot(self, message: bytes) -> None:
        """A snapshot tells who is present, too: what was known before is out of date."""
        self._presence = None
        self.put(message)

    def put_presence(self, message: bytes) -> None:
        if not self.closed:
            self._presence = message
            self._something.set()

    def close(self, code: int) -> None:
        """End the connection, once everything that waits is sent; if it is too slow, at once."""
        if not self.closed:
            self.closed = True
            self._presence = None
            if code == TOO_SLOW:
                self._waiting.clear()
                self.bytes = 0
            self._waiting.append(code)
            self._something.set()

    def take(self) -> bytes | int | None:
        """The next message, the code to close with, or `None` if nothing waits."""
        if self._waiting:
            message = self._waiting.popleft()
            self.bytes -= len(message) if isinstance(message, bytes) else 0
            return message
        latest, self._presence = self._presence, None
        self._something.clear()
        return latest

    async def next(self) -> bytes | int:
        """Wait for the next message, or for the code to close with."""
        while (message := self.take()) is None:
            await self._something.wait()
        return message
