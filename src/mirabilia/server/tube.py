"""Connections to Redis without the layers between: what comes is handed on at once.

Every move of another process comes this way, and every move of this one goes.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from redis.asyncio.connection import AbstractConnection

# More than that is none of our messages.
MOST_BYTES: Final = 1 << 24
LINE_END: Final = b"\r\n"
# Answers are read together: after the first has waited this long, or when this many are waiting.
SECONDS_UNREAD: Final = 2.0
MOST_UNREAD: Final = 50

# A message of a channel, which is most of what arrives. Reading it part by part would take longer
# than dealing with it.
MESSAGE: Final = re.compile(
    rb">4\r\n\$8\r\n(pmessage)\r\n\$\d+\r\n([^\r\n]*)\r\n\$\d+\r\n([^\r\n]*)\r\n\$(\d+)\r\n"
)

# A line, a text, or a list of these.
Reply = bytes | list[Any] | None


class Pushed(list[Any]):
    """Something that Redis says by itself, and not as an answer."""


class Incomplete(Exception):
    """The rest has not arrived."""


def read_next(data: bytes, at: int) -> tuple[Reply, int]:
    """What begins at some place of what has arrived, and where it ends."""
    message = MESSAGE.match(data, at)
    if message is None:
        return read_reply(data, at)
    *about, size = message.groups()
    text, after = read_text(data, message.end(), int(size))
    return Pushed([*about, text]), after


def read_reply(data: bytes, at: int) -> tuple[Reply, int]:
    """The same for whatever it is (RESP 3)."""
    end = data.find(LINE_END, at)
    if end < 0:
        raise Incomplete
    kind, word, after = data[at : at + 1], data[at + 1 : end], end + len(LINE_END)
    match kind:
        case b"+" | b":":
            return word, after
        case b"-":
            raise ConnectionError(word.decode("utf-8", "replace"))
        case b"_":
            return None, after
        case b"$":
            return read_text(data, after, int(word))
        case b"*" | b">":
            parts: list[Any] = [] if kind == b"*" else Pushed()
            for _ in range(int(word)):
                part, after = read_reply(data, after)
                parts.append(part)
            return parts, after
        case _:
            raise ConnectionError(repr(data[at:end]))


def read_text(data: bytes, at: int, size: int) -> tuple[Reply, int]:
    after = at + size + len(LINE_END)
    if not 0 <= size <= MOST_BYTES:
        raise ConnectionError(f"Redis sends a text of {size} bytes")
    if len(data) < after:
        raise Incomplete
    return data[at : at + size], after


def written(words: tuple[bytes, ...]) -> bytes:
    """A command, as Redis reads it."""
    texts = (b"$%d\r\n%b\r\n" % (len(word), word) for word in words)
    return b"*%d\r\n%b" % (len(words), b"".join(texts))


class Tube(asyncio.Protocol):
    """Takes over a connection that the library has opened: addresses, passwords and TLS are its.

    `heard` is called with whatever Redis says by itself.
    """

    def __init__(self, opened: AbstractConnection, heard: Callable[[list[Any]], None]) -> None:
        self.heard: Final = heard
        self.ended: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        # How it ended may interest nobody.
        self.ended.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        # For each command that was sent, what is called when it is answered.
        self.answers: Final[deque[Callable[[], object]]] = deque()
        self.received = False
        self.rest = b""
        streams: Any = opened
        self.transport: Final[asyncio.Transport] = streams._writer.transport
        self.transport.set_protocol(self)

    def send(self, answered: Callable[[], object], *words: bytes) -> None:
        self.answers.append(answered)
        self.transport.write(written(words))

    def say(self, *words: bytes) -> None:
        """Send a command that Redis pushes the answer of."""
        self.transport.write(written(words))

    def data_received(self, data: bytes) -> None:
        self.received = True
        data, at = self.rest + data if self.rest else data, 0
        with contextlib.suppress(Incomplete):
            while at < len(data) and not self.ended.done():
                try:
                    reply, at = read_next(data, at)
                    self.take(reply)
                except (ConnectionError, LookupError, ValueError) as error:
                    self.end(ConnectionError(f"Redis says what nobody asked for: {error!r}"))
        self.rest = data[at:]

    def take(self, reply: Reply) -> None:
        if isinstance(reply, Pushed):
            self.heard(reply)
        else:
            self.answers.popleft()()

    def connection_lost(self, exc: Exception | None) -> None:
        self.end(exc or ConnectionError("the connection has ended"))

    def end(self, error: Exception) -> None:
        if not self.ended.done():
            self.ended.set_exception(error)
            self.transport.abort()

    async def watch(self, seconds: float) -> None:
        """Wait until it ends. One that is silent is asked for a sign of life, once."""
        asked = False
        while True:
            self.received = False
            await asyncio.wait([self.ended], timeout=seconds)
            if self.ended.done():
                return self.ended.result()
            if self.received:
                asked = False
            elif asked:
                raise ConnectionError("it is silent")
            else:
                asked = True
                self.send(lambda: None, b"PING")


class SpeakingTube(Tube):
    """A tube that only answers come through, and they are in no hurry.

    Waking up for each of them would cost more than sending what they answer.
    """

    def __init__(self, opened: AbstractConnection) -> None:
        super().__init__(opened, lambda _: None)
        self.looking: asyncio.TimerHandle | None = None
        self.transport.pause_reading()

    def send(self, answered: Callable[[], object], *words: bytes) -> None:
        super().send(answered, *words)
        if self.looking is None:
            loop = asyncio.get_running_loop()
            self.looking = loop.call_later(SECONDS_UNREAD, self.transport.resume_reading)
        if len(self.answers) >= MOST_UNREAD:
            self.transport.resume_reading()

    def take(self, reply: Reply) -> None:
        super().take(reply)
        if not self.answers:
            self.rest_from_reading()

    def rest_from_reading(self) -> None:
        if self.looking is not None:
            self.looking.cancel()
        self.looking = None
        self.transport.pause_reading()

    def end(self, error: Exception) -> None:
        if self.looking is not None:
            self.looking.cancel()
        super().end(error)
