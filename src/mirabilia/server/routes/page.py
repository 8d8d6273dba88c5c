"""What there is: the page, its files, words and catalogue, the bots, and which server it is."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Final, cast

import msgspec
from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.status_codes import HTTP_200_OK

from mirabilia import __version__
from mirabilia.catalog import LATEST
from mirabilia.locales import load_words
from mirabilia.server import messages
from mirabilia.server.context import AnyRequest, TheServer, refuses
from mirabilia.server.front import accepted_by, takes_gzip
from mirabilia.server.levels import bot_levels
from mirabilia.server.packed import (
    FOR_EVER,
    PACKAGE,
    VERSION,
    VERSIONS,
    WEB,
    WORDS_KIND,
    packed_files,
    page_for,
    page_in,
    words_files,
    words_of,
)
from mirabilia.server.tongue import VARY, language_of

# The page finds out from its address what it shows.
PAGES: Final = [
    *("/", "/t/{id:str}", "/t/{id:str}/replay", "/replay", "/games", "/device/{code:str}"),
    *("/me", "/days", "/days/{day:str}", "/deal/{of:str}", "/learn", "/pad", "/gallery.html"),
    *("/puzzles", "/puzzles/{id:str}"),
]


@get("/api/about", responses=refuses(), sync_to_thread=False)
def about() -> messages.About:
    """Which server this is."""
    return messages.About(__version__, VERSION)


@get("/api/bots", responses=refuses(), sync_to_thread=False)
def list_bots(server: TheServer) -> list[messages.BotLevel]:
    """The bots that can be put on a seat: levels, those for comparison, then those of others."""
    return bot_levels(server.settings.bots)


@get("/api/catalogue", responses=refuses(), sync_to_thread=False)
def get_catalogue() -> Response[dict[str, Any]]:
    """What is in the boxes: for each of them the tables of its data file."""
    return cast(Response[dict[str, Any]], Response(catalogue(), media_type=MediaType.JSON))


@cache
def catalogue() -> bytes:
    """The catalogue as it is sent, made when the server starts."""
    folder = PACKAGE / "catalog" / "data" / str(LATEST)
    files = sorted(folder.glob("*.toml"))
    tables = {path.stem: tomllib.loads(path.read_text("utf-8")) for path in files}
    return msgspec.json.encode(tables)


@get(PAGES, include_in_schema=False)
async def page(request: AnyRequest) -> Response[str]:
    """The page itself finds out from its address what it shows."""
    return page_at(request.url.path, await language_of(request))


def page_at(path: str, language: str, status: int = HTTP_200_OK) -> Response[str]:
    """The page as an address begins with it, in a language."""
    text, kind = page_in(language, page_for(path), WEB), MediaType.HTML
    if text is None:
        text, kind = load_words(language)("serve-no-page"), MediaType.TEXT
    headers = {"cache-control": "no-cache", **VARY}
    return Response(text, status_code=status, media_type=kind, headers=headers)


@get(f"/{VERSIONS}/{{version:str}}/{{path:path}}", include_in_schema=False)
async def packed(version: FromPath[str], path: FromPath[str], request: AnyRequest) -> Response[Any]:
    """A file of the packed page, which browsers may keep for as long as they like."""
    file = packed_files().get(str(path)) if version == VERSION else None
    if file is None:
        raise NotFoundException
    headers = {"cache-control": FOR_EVER, "vary": "accept-encoding"}
    body = file.body
    if file.compressed is not None and takes_gzip(accepted_by(cast(Any, request.scope))):
        headers["content-encoding"] = "gzip"
        body = file.compressed
    return Response(body, media_type=file.kind, headers=headers)


@get("/locales/{name:str}", include_in_schema=False)
async def locale(name: FromPath[str]) -> Response[bytes]:
    """The words of a language, for a part of the page or all of it."""
    file = words_files().get(name)
    if file is None:
        return Response(b"", status_code=404)
    return Response(words_of(*file), media_type=WORDS_KIND)


def check_file(request: AnyRequest) -> None:
    """Nothing lies behind a file, and the file system is not asked for it."""
    asked = WEB / request.scope["path"].lstrip("/")
    if any(folder.is_file() for folder in asked.parents if folder.is_relative_to(WEB)):
        raise NotFoundException


def files() -> Router:
    """The files of the page that have no version in their address."""
    return create_static_files_router(
        "/",
        directories=[WEB],
        cache_control=CacheControlHeader(no_cache=True),
        before_request=check_file,
    )


ROUTES: Final = [about, list_bots, get_catalogue, page, packed, locale]
