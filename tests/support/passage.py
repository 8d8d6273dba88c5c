"""A way to another port of this machine that can be slow, stand still, or break."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, Self, TypeVar

from tests.support.waiting import PATIENCE

Result = TypeVar("Result")

PIECE: Final = 1 << 16
HERE: Final = "127.0.0.1"


class Passage:
    """Carries bytes to and fro, in a thread of its own. Who comes through keeps their address.

    While it stands still, connections stay open and say nothing, as behind a broken router; what
    was sent arrives when it goes on, unless the connection was given up.
    """

    def __init__(self, port: int) -> None:
        self.to: Final = port
        # Seconds that each piece takes.
        self.delay = 0.0
        # Whether anything passes on the way there, and on the way back.
        self.there = True
        self.back = True
        self.writers: set[asyncio.StreamWriter] = set()
        self.loop: Final = asyncio.new_event_loop()
        self.thread: Final = threading.Thread(target=self.loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        self.server = self.wait_for(asyncio.start_server(self.connect, HERE, 0))
        self.port: int = self.server.sockets[0].getsockname()[1]
        return self

    def __exit__(self, *_: object) -> None:
        self.wait_for(self.end())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()

    async def end(self) -> None:
        self.server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    def wait_for(self, work: Coroutine[Any, Any, Result]) -> Result:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    @property
    def url(self) -> str:
        """For those who come through as they would come to a server."""
        return f"http://{HERE}:{self.port}"

    def stand_still(self, there: bool = False, back: bool = False) -> None:
        """Let nothing pass, or only in one direction, until it goes on."""
        self.there, self.back = there, back

    def go_on(self) -> None:
        self.there = self.back = True

    def cut(self) -> None:
        """Break all connections off, without a word; new ones can be made."""

        async def abort() -> None:
            for writer in self.writers:
                writer.transport.abort()

        self.wait_for(abort())

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        address = writer.get_extra_info("peername")[0]
        try:
            reading, writing = await asyncio.open_connection(HERE, self.to, local_addr=(address, 0))
        except OSError:
            writer.transport.abort()
            return
        both = {writer, writing}
        self.writers |= both
        there = self.carry(reader, writing, lambda: self.there)
        back = self.carry(reading, writer, lambda: self.back)
        try:
            await asyncio.gather(there, back)
        finally:
            self.writers -= both
            for one in both:
                one.transport.abort()

    async def carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, passes: Callable[[], bool]
    ) -> None:
        """In one direction, until that ends; then the other one ends too."""
        with suppress(OSError):
            while piece := await reader.read(PIECE):
                await asyncio.sleep(self.delay)
                while not passes():
                    await asyncio.sleep(0.01)
                writer.write(piece)
                await writer.drain()
        writer.transport.abort()
