"""A server from its start, with plain words on what stands in its way, to its end."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import socket
import sqlite3
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import closing, suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import platformdirs
import uvicorn
from alembic.util import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from mirabilia.bots import bot_class
from mirabilia.locales import load_words
from mirabilia.server.app import create_app
from mirabilia.server.database import Database
from mirabilia.server.pictures import qr_text
from mirabilia.server.reach import Reach
from mirabilia.server.routes.page import WEB
from mirabilia.server.settings import ServerSettings

LONGEST_MESSAGE: Final = 1 << 16
SECONDS_TO_END: Final = 3


def serve(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    folder = args.data or platformdirs.user_data_path("mirabilia", appauthor=False)
    for bot in args.bots:
        # Say now, not at a table, that a bot cannot be found or is none.
        bot_class(bot)
    # The files give away the hands of games that are going on.
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    listening = listen(args.host, args.port)
    settings = ServerSettings(
        folder,
        args.host,
        listening.getsockname()[1],
        args.database_url,
        args.public_url,
        redis_url=args.redis_url,
        bots=args.bots,
    )
    asyncio.run(check_database(settings))
    if args.redis_url is not None:
        asyncio.run(check_redis(args.redis_url))
    with suppress(KeyboardInterrupt):
        Announced(settings, args.browser).run(sockets=[listening])
    print(load_words()("serve-closed"))
    return 0


def listen(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port), family=family_of(host))
    except PermissionError:
        raise ValueError(load_words()("serve-no-permission", port=str(port))) from None
    except OSError as error:
        # What is wrong with a name has a number of its own, below zero.
        number = error.errno or 0
        reason = os.strerror(number) if number > 0 else error.strerror or str(error)
        told = load_words()("serve-cannot-listen", host=host, port=str(port), reason=reason)
        raise ValueError(told) from None


def family_of(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


async def check_database(settings: ServerSettings) -> None:
    """Open it and bring it up to date before anything else, for one line if that fails."""
    try:
        look_into_file(settings.database_url)
        database = Database(settings.database_url)
        try:
            await database.migrate()
        finally:
            await database.close()
    except (SQLAlchemyError, sqlite3.Error, CommandError, ImportError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        if isinstance(error, CommandError):
            reason = load_words()("serve-newer-database", reason=reason)
        where = str(settings.data) if settings.embedded else "--database-url"
        told = load_words()("serve-no-database", where=where, reason=reason)
        raise ValueError(told) from None


async def check_redis(url: str) -> None:
    """Later it may go away and come back, but at the start it is there."""
    try:
        await import_module("mirabilia.server.bell").check(url)
    except ModuleNotFoundError:
        raise ValueError(load_words()("serve-no-redis-package")) from None
    except Exception as error:
        told = load_words()("serve-no-redis", reason=str(error).partition("\n")[0])
        raise ValueError(told) from None


def look_into_file(url: str) -> None:
    """An embedded database is a file: here it fails without a thread that outlives it."""
    named = make_url(url)
    if named.get_backend_name() == "sqlite" and named.database:
        with closing(sqlite3.connect(named.database)) as connection:
            connection.execute("PRAGMA schema_version")


class Announced(uvicorn.Server):
    """A server that says where it is, and opens the page there."""

    def __init__(self, settings: ServerSettings, browser: bool) -> None:
        self.settings: Final = settings
        self.browser: Final = browser
        app = create_app(settings)
        self.reach: Final[Reach] = app.state.server.reach
        self.reach.listen = self.listen_also
        config = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            ws="websockets-sansio",
            ws_max_size=LONGEST_MESSAGE,
            timeout_graceful_shutdown=SECONDS_TO_END,
        )
        super().__init__(config)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # To look through what stays for ever, again and again, would stop everything each time.
        gc.collect()
        gc.freeze()
        others = self.reach.url_for_others()
        url = self.settings.public_url or others or self.settings.own_url
        print(load_words()("serve-at", url=url, folder=str(self.settings.data)), flush=True)
        if others is not None and sys.stdout.isatty():
            print(qr_text(url), flush=True)
        if self.browser and has_page() and has_screen(os.environ):
            await asyncio.to_thread(open_page, self.settings.own_url)

    async def listen_also(self, listening: socket.socket) -> asyncio.Server:
        """Take connections at another address too, until the server ends."""
        kind: Any = self.config.http_protocol_class
        protocol = partial(
            kind,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        loop = asyncio.get_running_loop()
        server = await loop.create_server(protocol, sock=listening, backlog=self.config.backlog)
        self.servers.append(server)
        return server


def has_page(folder: Path = WEB) -> bool:
    return (folder / "index.html").exists()


def has_screen(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether a page can be seen here: a browser inside the terminal would stand in the way."""
    if platform in ("darwin", "win32"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def open_page(url: str) -> None:
    """If there is no browser after all, the address has been said."""
    with suppress(OSError, webbrowser.Error):
        webbrowser.open(url)
