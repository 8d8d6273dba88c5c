"""The bell between server processes says that a table has news, and of entries which ones.

A process that hears of something it was not told reads the database. It rings for new names of
guests too. Redis may go away and come back: that there are news is kept until then, and meanwhile
the database is asked every second.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

import msgspec
from msgspec import Struct
from redis.asyncio import Redis
from redis.asyncio.connection import AbstractConnection
from redis.exceptions import RedisError

from mirabilia.server.database import Away
from mirabilia.server.limits import Limits
from mirabilia.server.store import Told
from mirabilia.server.tube import SpeakingTube, Tube

logger: Final = logging.getLogger(__name__)

# Before the place of who rings.
CHANNEL: Final = b"mirabilia:"
SECONDS_AWAY: Final = 1.0
# A connection that is silent for so long is asked whether it is alive.
SECONDS_OF_SILENCE: Final = 5
# No table has an id that begins like this.
NAME_OF: Final = "guest:"
# More entries of a table than these are left to be read.
MOST_TOLD: Final = 20
# So many messages may be on their way; what is rung meanwhile waits, and becomes one.
MOST_SAID: Final = 100

encode: Final = msgspec.json.Encoder().encode


class News(Struct, array_like=True):
    """What is new of a subject: the number of the last entry or line, and some of the entries."""

    number: int
    told: list[Told] = []


# What a process rings: news, by their subjects.
decode: Final = msgspec.json.Decoder(dict[str, News]).decode


def channels_of_others(place: bytes) -> list[bytes]:
    """Patterns of the channels of all places but one, which are of one length.

    To hear ourselves would wake us up once more for everything that we ring.
    """
    letters = [place[number : number + 1] for number in range(len(place))]
    return [CHANNEL + place[:number] + b"[^%b]*" % one for number, one in enumerate(letters)]


class Bell:
    """One process's end of it.

    `heard` is called with a table, the number of its last entry and the entries that were told,
    `renamed` with a guest, and `look_around` whenever something may have been missed.
    """

    def __init__(
        self,
        url: str,
        place: str,
        heard: Callable[[str, int, list[Told]], None],
        renamed: Callable[[str], None],
        look_around: Callable[[], Awaitable[None]],
        limits: Limits | None = None,
    ) -> None:
        self.limits: Final = limits or Limits()
        self.channel: Final = CHANNEL + place.encode()
        self.channels: Final = channels_of_others(place.encode())
        self.heard: Final = heard
        self.renamed: Final = renamed
        self.look_around: Final = look_around
        self.redis: Final[Redis] = Redis.from_url(
            url,
            # The one that tells apart what is an answer and what is not.
            protocol=3,
            socket_connect_timeout=SECONDS_OF_SILENCE,
            socket_timeout=SECONDS_OF_SILENCE,
        )
        self.tube: SpeakingTube | None = None
        # What has to be rung, and what was rung and may not have arrived.
        self.unsaid: dict[str, News] = {}
        self.said: Final[deque[dict[str, News]]] = deque()
        # Whether it is to be said soon; and when something was said last, by the loop's time.
        self.due = False
        self.spoke = 0.0
        self.listens = False
        self.looking: asyncio.Task[None] | None = None

    def ring(self, subject: str, number: int, told: Told | None = None) -> None:
        """Let the others know, as soon as that is possible."""
        news = self.unsaid.setdefault(subject, News(number))
        news.number = max(number, news.number)
        # While Redis is away, it is enough to know that there is something to be read.
        if told is not None and self.tube is not None and len(news.told) < MOST_TOLD:
            news.told.append(told)
        if not self.due:
            self.due = True
            loop = asyncio.get_running_loop()
            loop.call_at(max(loop.time(), self.spoke + self.limits.bell_pause), self.say)

    def ring_name(self, guest: str) -> None:
        """Let the others know that a guest has another name."""
        self.ring(NAME_OF + guest, 0)

    def say(self) -> None:
        """Ring for all that waits, unless too much is on its way."""
        self.due = False
        if self.unsaid and self.tube is not None and len(self.said) < MOST_SAID:
            self.said.append(self.unsaid)
            text = encode(self.unsaid)
            self.unsaid = {}
            self.spoke = asyncio.get_running_loop().time()
            self.tube.send(self.has_arrived, b"PUBLISH", self.channel, text)

    def has_arrived(self) -> None:
        self.said.popleft()
        if not self.due:
            self.say()

    async def run(self) -> None:
        """Listen and ring for ever, whatever happens to Redis."""
        while True:
            try:
                await self.attend()
            except Exception as error:
                if self.listens:
                    logger.warning("Redis is away, the database is asked every second: %s", error)
                self.listens = False
            await self.look_safely()
            await asyncio.sleep(SECONDS_AWAY)

    async def close(self) -> None:
        if self.looking is not None:
            self.looking.cancel()
        with contextlib.suppress(RedisError, OSError):
            await self.redis.aclose()

    async def attend(self) -> None:
        """Listen over one connection and ring over another, until one of them is lost."""
        async with self.connection() as one, self.connection() as other:
            hearing, speaking = Tube(one, self.hear), SpeakingTube(other)
            hearing.say(b"PSUBSCRIBE", *self.channels)
            self.tube = speaking
            self.say()
            tubes = (hearing, speaking)
            try:
                await asyncio.gather(*(tube.watch(SECONDS_OF_SILENCE) for tube in tubes))
            finally:
                self.tube = None
                self.take_back()
                for tube in tubes:
                    tube.end(ConnectionError("the other connection has ended"))

    @contextlib.asynccontextmanager
    async def connection(self) -> AsyncIterator[AbstractConnection]:
        pool: Any = self.redis.connection_pool
        opened: AbstractConnection = await pool.get_connection()
        try:
            yield opened
        finally:
            with contextlib.suppress(RedisError, OSError):
                await opened.disconnect(nowait=True)
            await pool.release(opened)

    def take_back(self) -> None:
        """Nobody knows whether it has arrived: let it be rung again, by numbers alone."""
        waiting = [*self.said, self.unsaid]
        self.said.clear()
        self.unsaid = {}
        for news in waiting:
            for subject, one in news.items():
                self.ring(subject, one.number)

    def hear(self, pushed: list[Any]) -> None:
        """What Redis says by itself."""
        match pushed:
            case [b"pmessage", _, _, text]:
                for subject, news in decode(text).items():
                    self.take(subject, news)
            case [b"psubscribe", pattern, _] if pattern == self.channels[-1]:
                self.listens = True
                # What was rung before this was not heard.
                self.looking = asyncio.create_task(self.look_safely())
            case _:
                pass

    def take(self, subject: str, news: News) -> None:
        if subject.startswith(NAME_OF):
            self.renamed(subject.removeprefix(NAME_OF))
        else:
            self.heard(subject, news.number, news.told)

    async def look_safely(self) -> None:
        try:
            await self.look_around()
        except Away:
            # It has said so itself.
            pass
        except Exception:
            logger.exception("the database could not be asked")


async def check(url: str) -> None:
    """Find out at the start whether it is there."""
    redis: Redis = Redis.from_url(url, protocol=3, socket_connect_timeout=SECONDS_OF_SILENCE)
    try:
        await redis.ping()
    finally:
        await redis.aclose()
