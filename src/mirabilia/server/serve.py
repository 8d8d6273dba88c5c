"""`mirabilia serve`: open tables for people and bots over the network."""

from __future__ import annotations

import argparse
import re
from importlib import import_module
from ipaddress import ip_network
from pathlib import Path
from types import ModuleType
from typing import Final

from mirabilia.bots.tables import names
from mirabilia.extras import install_line

DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8007

# A scheme, a name or address, perhaps a port: the page lies at the root.
_WEB_ADDRESS: Final = re.compile(r"https?://([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?/?", re.IGNORECASE)

_NEEDED: Final = (
    "aiosqlite",
    "alembic",
    "babel",
    "fluent",
    "litestar",
    "msgspec",
    "prometheus_client",
    "platformdirs",
    "segno",
    "sqlalchemy",
    "uvicorn",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_address(parser)
    add_storage(parser)
    add_outside(parser)
    add_customs(parser)
    add_watch(parser)


def add_address(parser: argparse.ArgumentParser) -> None:
    """Where it listens."""
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


def add_storage(parser: argparse.ArgumentParser) -> None:
    """What it keeps, and whom it shares that with."""
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


def add_outside(parser: argparse.ArgumentParser) -> None:
    """How others reach it."""
    parser.add_argument(
        "--public-url",
        type=web_address,
        metavar="URL",
        help="the address under which others reach this server, for links",
    )
    parser.add_argument(
        "--proxy",
        type=addresses,
        metavar="ADDRESS[,ADDRESS...]",
        help="proxies in front of this server, whose X-Forwarded-For is believed: addresses or "
        "networks; default: with --public-url this machine, otherwise none",
    )


def add_customs(parser: argparse.ArgumentParser) -> None:
    """What is allowed there, and whether the page is opened."""
    parser.add_argument(
        "--tls-cert",
        type=Path,
        metavar="FILE",
        help="serve at a secure address (https) with this certificate (PEM, its chain behind it)",
    )
    parser.add_argument(
        "--tls-key",
        type=Path,
        metavar="FILE",
        help="the key of the certificate: PEM, without a passphrase",
    )
    parser.add_argument(
        "--bots",
        type=names,
        default=(),
        metavar="BOT[,BOT...]",
        help="your own bots that players can choose: package.module:Class",
    )
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        dest="limits",
        metavar="NAME=VALUE",
        help="set one of the server's limits; may be repeated; docs/tables/limits.md has them all",
    )
    parser.add_argument(
        "--words",
        type=Path,
        metavar="FILE",
        help="words that no name and no line of chat may have, one a line",
    )
    parser.add_argument(
        "--browser",
        action=argparse.BooleanOptionalAction,
        default=False,
        help="open the page here; default: only without a command",
    )


def add_watch(parser: argparse.ArgumentParser) -> None:
    """What it tells whoever runs it."""
    parser.add_argument(
        "--metrics",
        type=addresses,
        default=(),
        metavar="ADDRESS[,ADDRESS...]",
        help="who may read figures at /metrics, for Prometheus: addresses or networks; "
        "default: nobody",
    )
    parser.add_argument(
        "--log-format",
        choices=("text", "json"),
        default="text",
        help="how lines of the log are written; default: %(default)s",
    )
    parser.add_argument(
        "--access-log",
        action="store_true",
        help="log every request, with ids and codes left out",
    )


def port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) < 1 << 16):
        raise argparse.ArgumentTypeError(f"{text!r} is no port from 0 to 65535")
    return int(text)


def web_address(text: str) -> str:
    if not _WEB_ADDRESS.fullmatch(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no address such as https://games.example")
    return text


def addresses(text: str) -> tuple[str, ...]:
    try:
        return tuple(str(ip_network(part.strip(), strict=False)) for part in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no address such as 192.0.2.7") from None


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted; the exit status."""
    status: int = import_server("mirabilia.server.running").serve(args)
    return status


def import_server(name: str) -> ModuleType:
    """A module of the server that needs its packages."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if str(error.name).partition(".")[0] not in _NEEDED:
            raise
        needed = f"the server needs packages of its own: {install_line('server')}"
        raise ValueError(needed) from None
