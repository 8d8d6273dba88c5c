"""What there is: the page, its files, words and catalogue, the bots, and which server it is."""

from __future__ import annotations

import mimetypes
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from mirabilia import __version__
from mirabilia.catalog import LATEST
from mirabilia.locales import for_page, load_words
from mirabilia.server import messages
from mirabilia.server.context import TheServer
from mirabilia.server.levels import bot_levels
from mirabilia.server.safety import check_path

PACKAGE: Final = Path(__file__).parents[2]
WEB: Final = PACKAGE / "web"

# The page finds out from its address what it shows.
PAGES: Final = ["/", "/t/{id:str}", "/t/{id:str}/replay", "/replay", "/device/{code:str}"]

# Not every machine knows these, and a browser runs no script that is called something else.
FILE_KINDS: Final = {
    "text/javascript": ".js",
    "text/css": ".css",
    "image/svg+xml": ".svg",
    "font/woff2": ".woff2",
}


@get("/api/about", sync_to_thread=False)
def about() -> messages.About:
    """Which server this is."""
    return messages.About(__version__)


@get("/api/bots", sync_to_thread=False)
def list_bots(server: TheServer) -> list[messages.BotLevel]:
    """The bots that can be put on a seat: levels, those for comparison, then those of others."""
    return bot_levels(server.settings.bots)


@get("/api/catalogue", sync_to_thread=True)
def get_catalogue() -> dict[str, Any]:
    """What is in the boxes: for each of them the tables of its data file."""
    return catalogue()


@cache
def catalogue() -> dict[str, Any]:
    folder = PACKAGE / "catalog" / "data" / str(LATEST)
    files = sorted(folder.glob("*.toml"))
    return {path.stem: tomllib.loads(path.read_text("utf-8")) for path in files}


@get(PAGES, include_in_schema=False)
async def page() -> Response[Any]:
    """The page itself finds out from its address what it shows."""
    index = WEB / "index.html"
    if not index.exists():
        return Response(load_words()("serve-no-page"), media_type=MediaType.TEXT)
    return Response(index.read_bytes(), media_type=MediaType.HTML)


@get("/locales/{name:str}", include_in_schema=False)
async def locale(name: FromPath[str]) -> Response[bytes]:
    """The words of a language."""
    path = PACKAGE / "locales" / name
    if not re.fullmatch(r"[a-z]{2}\.ftl", name) or not path.exists():
        return Response(b"", status_code=404)
    words = for_page(path.read_text("utf-8")).encode()
    return Response(words, media_type="text/plain; charset=utf-8")


def files() -> Router:
    """The files of the page, each with the kind that browsers insist on."""
    for kind, ending in FILE_KINDS.items():
        mimetypes.add_type(kind, ending)
    return create_static_files_router(
        "/",
        directories=[WEB],
        cache_control=CacheControlHeader(no_cache=True),
        before_request=check_path,
    )


ROUTES: Final = [about, list_bots, get_catalogue, page, locale]
