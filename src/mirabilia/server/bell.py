"""The bell between server processes says that a table has news, never what the news is.

A process that hears it reads the database. It rings for new names of guests too. Redis may go away
and come back: what was to be rung is kept until then, and meanwhile the database is asked every
second.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.connection import AbstractConnection
from redis.exceptions import RedisError

logger: Final = logging.getLogger(__name__)

CHANNEL: Final = "mirabilia"
SECONDS_AWAY: Final = 1.0
# A connection that is silent for so long is asked whether it is alive.
SECONDS_OF_SILENCE: Final = 5
# No table has an id that begins like this.
NAME_OF: Final = "guest:"


class Bell:
    """One process's end of it.

    `heard` is called with a table and the number of its last entry, `renamed` with a guest, and
    `look_around` whenever something may have been missed.
    """

    def __init__(
        self,
        url: str,
        place: str,
        heard: Callable[[str, int], None],
        renamed: Callable[[str], None],
        look_around: Callable[[], Awaitable[None]],
    ) -> None:
        self.place: Final = place
        self.heard: Final = heard
        self.renamed: Final = renamed
        self.look_around: Final = look_around
        self.redis: Final[Redis] = Redis.from_url(
            url,
            # Where what is heard comes as any other answer does.
            protocol=2,
            decode_responses=True,
            health_check_interval=SECONDS_OF_SILENCE,
            socket_connect_timeout=SECONDS_OF_SILENCE,
            socket_timeout=SECONDS_OF_SILENCE,
        )
        # What is rung goes over a connection of its own, without the layers between.
        self.mouth: AbstractConnection | None = None
        self.unsaid: dict[str, int] = {}
        self.something: Final = asyncio.Event()
        self.listens = False

    def ring(self, subject: str, number: int) -> None:
        """Let the others know, as soon as that is possible."""
        self.unsaid[subject] = max(number, self.unsaid.get(subject, 0))
        self.something.set()

    def ring_name(self, guest: str) -> None:
        """Let the others know that a guest has another name."""
        self.ring(NAME_OF + guest, 0)

    async def run(self) -> None:
        """Listen and ring for ever, whatever happens to Redis."""
        await asyncio.gather(self.keep_ringing(), self.keep_listening())

    async def close(self) -> None:
        with contextlib.suppress(RedisError, OSError):
            await self.redis.aclose()

    async def keep_ringing(self) -> None:
        while True:
            await self.something.wait()
            self.something.clear()
            while self.unsaid:
                saying = dict(self.unsaid)
                words = [f"{subject} {number}" for subject, number in saying.items()]
                try:
                    await self.say(" ".join([self.place, *words]))
                except Exception:
                    logger.debug("%d tables could not be rung for", len(saying), exc_info=True)
                    await asyncio.sleep(SECONDS_AWAY)
                    continue
                for subject, number in saying.items():
                    if self.unsaid[subject] == number:
                        del self.unsaid[subject]

    async def say(self, words: str) -> None:
        pool: Any = self.redis.connection_pool
        mouth = self.mouth = self.mouth or await pool.get_connection()
        try:
            await mouth.send_command("PUBLISH", CHANNEL, words)
            await mouth.read_response()
        except BaseException:
            # An answer that comes too late would be taken for that of the next.
            self.mouth = None
            with contextlib.suppress(RedisError, OSError):
                await mouth.disconnect(nowait=True)
            await pool.release(mouth)
            raise

    async def keep_listening(self) -> None:
        while True:
            try:
                await self.listen()
            except Exception as error:
                if self.listens:
                    logger.warning("Redis is away, the database is asked every second: %s", error)
                self.listens = False
            await self.look_safely()
            await asyncio.sleep(SECONDS_AWAY)

    async def listen(self) -> None:
        """Over a connection of its own, too."""
        pool: Any = self.redis.connection_pool
        ears: AbstractConnection = await pool.get_connection()
        try:
            await ears.send_command("SUBSCRIBE", CHANNEL, check_health=False)
            while True:
                await self.hear(await next_words(ears))
        finally:
            with contextlib.suppress(RedisError, OSError):
                await ears.disconnect(nowait=True)
            await pool.release(ears)

    async def hear(self, told: list[Any]) -> None:
        """What comes over a channel, and signs of life."""
        match told:
            case ["message", _, text]:
                place, *words = text.split()
                if place != self.place:
                    for subject, number in zip(words[::2], words[1::2], strict=True):
                        self.take(subject, int(number))
            case ["subscribe", *_]:
                self.listens = True
                # What was rung before this was not heard.
                await self.look_safely()
            case ["pong", *_]:
                pass
            case _:
                raise ValueError(f"Redis says what nobody has asked for: {told}")

    def take(self, subject: str, number: int) -> None:
        if subject.startswith(NAME_OF):
            self.renamed(subject.removeprefix(NAME_OF))
        else:
            self.heard(subject, number)

    async def look_safely(self) -> None:
        try:
            await self.look_around()
        except Exception:
            logger.exception("the database could not be asked")


async def next_words(ears: AbstractConnection) -> list[Any]:
    """What is heard next. A connection that is silent is asked for a sign of life, once."""
    for _ in range(2):
        told: list[Any] | None = await ears.read_response(
            timeout=SECONDS_OF_SILENCE, disconnect_on_error=False
        )
        if told is not None:
            return told
        await ears.send_command("PING", check_health=False)
    raise ConnectionError("it is silent")


async def check(url: str) -> None:
    """Find out at the start whether it is there."""
    redis: Redis = Redis.from_url(url, socket_connect_timeout=SECONDS_OF_SILENCE)
    try:
        await redis.ping()
    finally:
        await redis.aclose()
