"""A server from its start, with plain words on what stands in its way, to its end."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import os
import socket
import sqlite3
import ssl
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any, Final, cast

import uvicorn
from alembic.util import CommandError
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from mirabilia.bots import bot_class
from mirabilia.extras import install_line
from mirabilia.locales import system_words
from mirabilia.server import logs, schema
from mirabilia.server.app import create_app
from mirabilia.server.clock import until_beat
from mirabilia.server.connections import Config
from mirabilia.server.database import Database
from mirabilia.server.dealing import Dealing
from mirabilia.server.files import LOCK_FILE, fault_in, hold, keep_private
from mirabilia.server.front import (
    by_forwarded_address,
    holding,
    in_slices,
    in_turn,
    with_head,
    within_rate,
)
from mirabilia.server.gate import Gate, Listener, allow_descriptors
from mirabilia.server.identity import KEY_FILE
from mirabilia.server.limit_texts import read_limits
from mirabilia.server.packed import WEB
from mirabilia.server.pictures import qr_text
from mirabilia.server.reach import Reach, open_socket
from mirabilia.server.settings import ServerSettings, data_folder
from mirabilia.server.texts import WordList
from mirabilia.server.tls import load_tls

logger: Final = logging.getLogger(__name__)

SECONDS_TO_END: Final = 3
# How often the date is written anew that answers have.
SECONDS_BETWEEN_TICKS: Final = 1.0


def serve(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    logs.set_up(args.log_format, args.access_log)
    folder = data_folder(args.data)
    for bot in args.bots:
        # Say now, not at a table, that a bot cannot be found or is none.
        bot_class(bot)
    limits = read_limits(args.limits)
    tls = load_tls(args.tls_cert, args.tls_key)
    words = WordList() if args.words is None else WordList.read(args.words)
    if args.push:
        check_push(args.public_url)
    # The files give away the hands of games that are going on.
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    shared = args.redis_url is not None
    keep_private(folder / KEY_FILE)
    held = [hold(folder / LOCK_FILE, shared)]
    listening = listen(args.host, args.port)
    settings = ServerSettings(
        folder,
        args.host,
        listening.getsockname()[1],
        args.database_url,
        args.public_url,
        redis_url=args.redis_url,
        bots=args.bots,
        limits=limits,
        proxies=args.proxy,
        words=words,
        secure=tls is not None,
        metrics=args.metrics,
        push=args.push,
        dealing=Dealing(args.deal_bot, args.deal_iterations, args.deal_week),
    )
    file = settings.database_file
    if file is not None:
        keep_private(file)
        if file.parent != folder:
            held.append(hold(file.with_name(f"{file.name}.lock"), shared))
    # An empty file counts as missing: what it had is lost.
    old = file is None or (file.exists() and file.stat().st_size > 0)
    compare_key(settings, old, known=asyncio.run(check_database(settings)))
    if args.redis_url is not None:
        asyncio.run(check_redis(args.redis_url))
    allow_descriptors(limits.connections)
    with suppress(KeyboardInterrupt):
        Announced(settings, args.browser, tls).run(sockets=[listening])
    for one in held:
        one.close()
    print(system_words()("serve-closed"))
    return 0


def check_push(public_url: str | None) -> None:
    """Browsers can be called only by a server with a secure address, and with what that takes."""
    if public_url is None or not public_url.startswith("https:"):
        raise ValueError(system_words()("serve-push-insecure"))
    try:
        import_module("mirabilia.server.push.calls")
    except ModuleNotFoundError as error:
        if str(error.name).partition(".")[0] != "cryptography":
            raise
        told = system_words()("serve-no-push-package", line=install_line("push"))
        raise ValueError(told) from None


def listen(host: str, port: int) -> socket.socket:
    try:
        return open_socket(host, port)
    except PermissionError:
        raise ValueError(system_words()("serve-no-permission", port=str(port))) from None
    except OSError as error:
        # What is wrong with a name has a number of its own, below zero.
        number = error.errno or 0
        reason = os.strerror(number) if number > 0 else error.strerror or str(error)
        told = system_words()("serve-cannot-listen", host=host, port=str(port), reason=reason)
        raise ValueError(told) from None


async def check_database(settings: ServerSettings) -> bool:
    """Open it and bring it up to date before anything else, for one line if that fails; whether it
    knows any guests."""
    try:
        look_into_file(settings)
        database = Database(settings.database_url)
        try:
            await database.migrate()
            if not await database.hold(settings.redis_url is not None):
                raise ValueError(system_words()("serve-database-in-use"))
            return bool(await database.rows(select(schema.guests.c.id).limit(1)))
        finally:
            await database.close()
    except (SQLAlchemyError, sqlite3.Error, CommandError, ImportError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        if isinstance(error, CommandError):
            reason = system_words()("serve-newer-database", reason=reason)
        where = str(settings.data) if settings.embedded else "--database-url"
        told = system_words()("serve-no-database", where=where, reason=reason)
        raise ValueError(told) from None


async def check_redis(url: str) -> None:
    """Later it may go away and come back, but at the start it is there."""
    try:
        await import_module("mirabilia.server.bell").check(url)
    except ModuleNotFoundError:
        raise ValueError(
            system_words()("serve-no-redis-package", line=install_line("redis"))
        ) from None
    except Exception as error:
        told = system_words()("serve-no-redis", reason=str(error).partition("\n")[0])
        raise ValueError(told) from None


def look_into_file(settings: ServerSettings) -> None:
    """An embedded database is a file: here it fails without a thread that outlives it."""
    file = settings.database_file
    if file is not None:
        fault = fault_in(file, settings.limits.check_seconds)
        if fault is not None:
            raise ValueError(system_words()("serve-broken-database", file=str(file), reason=fault))


def compare_key(settings: ServerSettings, old: bool, known: bool) -> None:
    """Say so if the key and the games seem not to belong together."""
    key = settings.data / KEY_FILE
    if key.exists() and not old:
        logger.warning("there is a key but no database in %s: it begins anew", settings.data)
    elif known and not key.exists():
        logger.warning("there is no key in %s: nobody is known by their cookie now", settings.data)


class Announced(uvicorn.Server):
    """A server that says where it is, and opens the page there."""

    def __init__(
        self, settings: ServerSettings, browser: bool, tls: ssl.SSLContext | None = None
    ) -> None:
        self.settings: Final = settings
        self.browser: Final = browser
        self.tls: Final = tls
        self.gate: Final = Gate(settings.limits, settings.proxies)
        self.told_to_end: Final = asyncio.Event()
        app = create_app(settings)
        self.reach: Final[Reach] = app.state.server.reach
        self.reach.listen = self.listen_at
        served = in_turn(in_slices(with_head(app)), self.gate)
        asked = holding(within_rate(served, self.gate))
        config = Config(
            logs.with_log(by_forwarded_address(asked, self.gate)),
            self.gate,
            log_config=None,
            log_level="warning",
            access_log=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            ws_max_size=settings.limits.message_bytes,
            timeout_graceful_shutdown=SECONDS_TO_END,
        )
        super().__init__(config)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        # The sockets are not for uvicorn: it would take any number of connections at them.
        await super().startup([])
        for listening in sockets or []:
            await self.listen_at(listening)
        # To look through what stays for ever, again and again, would stop everything each time.
        gc.collect()
        gc.freeze()
        others = self.reach.url_for_others()
        url = self.settings.public_url or others or self.settings.own_url
        print(system_words()("serve-at", url=url, folder=self.settings.kept_in), flush=True)
        if others is not None and sys.stdout.isatty():
            print(qr_text(url), flush=True)
        if self.browser and has_page() and has_screen(os.environ):
            await asyncio.to_thread(open_page, self.settings.own_url)

    async def main_loop(self) -> None:
        """Until it is told to end. To look ten times a second whether it was, as uvicorn does,
        would be most of what an idle server does."""
        while not await self.on_tick(0):
            with suppress(TimeoutError):
                await asyncio.wait_for(self.told_to_end.wait(), until_beat(SECONDS_BETWEEN_TICKS))

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        # A signal alone does not wake the loop up.
        asyncio.get_running_loop().call_soon_threadsafe(self.told_to_end.set)

    def end(self) -> None:
        """Let it end, as a signal would."""
        self.should_exit = True
        self.told_to_end.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown([])

    async def listen_at(self, listening: socket.socket) -> Listener:
        """Take connections at a socket until the server ends."""
        kind: Any = self.config.http_protocol_class
        protocol = partial(
            kind,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        listening.listen(self.config.backlog)
        listener = Listener(self.gate, listening, protocol, self.tls)
        self.servers.append(cast(asyncio.Server, listener))
        return listener


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
