"""The page as a program of its own: what it is called where it is installed, and the page that is
shown without the server."""

from __future__ import annotations

from html import escape
from string import Template
from typing import Any, Final

import msgspec
from litestar import MediaType, Response, get

from mirabilia.locales import Words, load_words
from mirabilia.server.context import AnyRequest
from mirabilia.server.packed import WEB
from mirabilia.server.tongue import VARY, language_of

MANIFEST_KIND: Final = "application/manifest+json"
# The ground and the sea of Day.
GROUND: Final = "#f3ead7"
SEA: Final = "#1f5f74"
# Sizes and purposes of the icons; systems cut those that are maskable into a shape of their own.
ICONS: Final = {
    "icon-192.png": ("192x192", "any"),
    "icon-512.png": ("512x512", "any"),
    "maskable-192.png": ("192x192", "maskable"),
    "maskable-512.png": ("512x512", "maskable"),
}
NOT_KEPT: Final = {"cache-control": "no-cache", **VARY}


@get("/manifest.webmanifest", include_in_schema=False)
async def get_manifest(request: AnyRequest) -> Response[bytes]:
    """What systems show of the page where it is installed."""
    told = manifest(load_words(await language_of(request)))
    return Response(msgspec.json.encode(told), media_type=MANIFEST_KIND, headers=NOT_KEPT)


def manifest(words: Words) -> dict[str, Any]:
    return {
        "id": "/",
        "name": words("page-title"),
        "short_name": words("page-title"),
        "description": words("home-about"),
        "lang": words.language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": SEA,
        "categories": ["games"],
        "icons": [
            {"src": f"/icons/{name}", "sizes": size, "type": "image/png", "purpose": purpose}
            for name, (size, purpose) in ICONS.items()
        ],
    }


@get("/offline", include_in_schema=False)
async def get_offline(request: AnyRequest) -> Response[str]:
    """The page that browsers keep for when there is no server."""
    page = Template((WEB / "offline.html").read_text("utf-8"))
    told = page.substitute(offline_words(load_words(await language_of(request))))
    return Response(told, media_type=MediaType.HTML, headers=NOT_KEPT)


def offline_words(words: Words) -> dict[str, str]:
    said = {
        "language": words.language,
        "title": words("page-title"),
        "heading": words("offline-title"),
        "about": words("offline-about"),
        "again": words("offline-again"),
    }
    return {name: escape(text) for name, text in said.items()}


ROUTES: Final = [get_manifest, get_offline]
