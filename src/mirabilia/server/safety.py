"""What keeps other sites out: names, origins, paths and the policy of every answer."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.exceptions import NotFoundException
from litestar.handlers.base import BaseRouteHandler
from litestar.types import Message, Scope

from mirabilia.server.context import AnyRequest, Connection, server_of
from mirabilia.server.packed import VERSION
from mirabilia.server.refusals import Refused

# No file of the page has a longer path.
LONGEST_PATH: Final = 200

# Nothing is ever loaded from elsewhere, and nothing inline is run.
HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    # An open page finds out from any answer that there is a newer one of it.
    **({} if VERSION is None else {"mirabilia-page": VERSION}),
}


def same_site(connection: Connection, route: BaseRouteHandler) -> None:
    """A browser says which site a request comes from; other sites may not use our cookie."""
    if isinstance(connection, Request):
        check_path(connection)
        if not route.opt.get("any_host"):
            check_host(connection)
        if connection.method not in ("GET", "HEAD"):
            check_origin(connection)


def check_host(connection: Connection) -> None:
    host = connection.headers.get("host")
    if not server_of(connection).reach.knows(host):
        raise Refused("wrong_host", host=host)


def check_origin(connection: Connection) -> None:
    origin = connection.headers.get("origin")
    if origin is None or origin == server_of(connection).settings.public_url:
        return
    try:
        site = urlsplit(origin).netloc
    except ValueError:
        site = ""
    if site != connection.headers.get("host"):
        raise Refused("wrong_origin")


def check_path(connection: Connection) -> None:
    """There are paths that the file system or a database would fail on; nothing is found there."""
    path = connection.scope["path"]
    if "\0" in path or len(path) > LONGEST_PATH:
        raise NotFoundException


async def check_body(request: AnyRequest) -> None:
    """Litestar reads bodies leniently: 0 for `false`, say. What is taken is what is described."""
    wanted = request.route_handler.parsed_fn_signature.parameters.get("data")
    body = b"" if wanted is None else await request.body()
    if wanted is not None and body:
        try:
            msgspec.json.decode(body, type=wanted.annotation)
        except msgspec.DecodeError as error:
            raise Refused("malformed", reason=str(error)) from None


async def add_headers(message: Message, _: Scope) -> None:
    if message["type"] == "http.response.start":
        written = ((name.encode(), value.encode()) for name, value in HEADERS.items())
        message["headers"] = [*message["headers"], *written]
