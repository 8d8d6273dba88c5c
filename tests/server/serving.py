"""A server in this process that listens at a real socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from ssl import SSLContext
from typing import Any, Final

from mirabilia.server.limits import Limits
from mirabilia.server.running import Announced, listen
from mirabilia.server.settings import ServerSettings
from tests.support.waiting import until

# All of 127.0.0.0/8 is this machine: one address stands for another machine's.
OUTSIDE: Final = "127.0.0.2"


@asynccontextmanager
async def running(
    folder: Path,
    proxies: Sequence[str] | None = None,
    browser: bool = False,
    tls: SSLContext | None = None,
    metrics: Sequence[str] = (),
    **limits: Any,
) -> AsyncIterator[Announced]:
    """A server at a port of its own, until the end of the block."""
    listening = listen("127.0.0.1", 0)
    settings = ServerSettings(
        folder,
        port=listening.getsockname()[1],
        thinkers=1,
        limits=Limits(**limits),
        proxies=proxies,
        secure=tls is not None,
        metrics=metrics,
    )
    server = Announced(settings, browser, tls)
    task = asyncio.create_task(server._serve(sockets=[listening]))
    try:
        await until(lambda: server.started)
        yield server
    finally:
        server.end()
        await task
