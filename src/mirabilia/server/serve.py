"""`mirabilia serve`: open tables for people and bots over the network."""

from __future__ import annotations

import argparse
import re
from importlib import import_module
from pathlib import Path
from typing import Final

from mirabilia.bots.tables import names
from mirabilia.server.settings import DEFAULT_HOST, DEFAULT_PORT

# A scheme, a name or address, perhaps a port: the page lies at the root.
_WEB_ADDRESS: Final = re.compile(r"https?://([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?/?", re.IGNORECASE)

_NEEDED: Final = (
    "aiosqlite",
    "alembic",
    "fluent",
    "litestar",
    "msgspec",
    "platformdirs",
    "segno",
    "sqlalchemy",
    "uvicorn",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host",
        default=DEFAULT_HOST,
        help="the address to listen on; 0.0.0.0 is all of this machine; default: %(default)s",
    )
    parser.add_argument(
        "--port",
        type=port,
        default=DEFAULT_PORT,
        metavar="N",
        help="the port; default: %(default)s",
    )
    parser.add_argument(
        "--data",
        type=Path,
        metavar="FOLDER",
        help="where games and keys are kept; default: the user's data folder",
    )
    parser.add_argument(
        "--database-url",
        metavar="URL",
        help="a database to use instead of the file in the data folder: postgresql+asyncpg://...",
    )
    parser.add_argument(
        "--redis-url",
        metavar="URL",
        help="share the database with other server processes, which this Redis wakes: redis://...",
    )
    parser.add_argument(
        "--public-url",
        type=web_address,
        metavar="URL",
        help="the address under which others reach this server, for links",
    )
    parser.add_argument(
        "--bots",
        type=names,
        default=(),
        metavar="BOT[,BOT...]",
        help="your own bots that players can choose: package.module:Class",
    )
    parser.add_argument(
        "--browser",
        action=argparse.BooleanOptionalAction,
        default=False,
        help="open the page here; default: only without a command",
    )


def port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) < 1 << 16):
        raise argparse.ArgumentTypeError(f"{text!r} is no port from 0 to 65535")
    return int(text)


def web_address(text: str) -> str:
    if not _WEB_ADDRESS.fullmatch(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no address such as https://games.example")
    return text


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted; the exit status."""
    try:
        running = import_module("mirabilia.server.running")
    except ModuleNotFoundError as error:
        if str(error.name).partition(".")[0] not in _NEEDED:
            raise
        needed = "the server needs packages of its own: pip install 'mirabilia[server]'"
        raise ValueError(needed) from None
    status: int = running.serve(args)
    return status
