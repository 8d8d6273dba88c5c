"""The page as a wheel has it: files whose address has their version, kept in memory compressed.

A clone has no such files; its page is served as its sources are. `scripts/pack.py` makes them.
"""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from mirabilia.locales import LANGUAGES, for_page, source_of
from mirabilia.locales.parts import PARTS, part_of

PACKAGE: Final = Path(__file__).parents[1]
WEB: Final = PACKAGE / "web"
# The folder of versions, beside the pages and in their addresses.
VERSIONS: Final = "at"
# A year: what lies under a version never changes.
FOR_EVER: Final = "public, max-age=31536000, immutable"
# The pages that begin with something other than home, by the end of their address or its beginning.
REPLAY: Final = "replay.html"
TABLE: Final = "table.html"
INDEX: Final = "index.html"
GALLERY: Final = "gallery.html"
LEARN: Final = "learn.html"
# The words that each of them begins with; none named: all of them.
WORDS: Final = {
    INDEX: ("home",),
    TABLE: ("home", "table"),
    REPLAY: ("home", "replay"),
    LEARN: ("home",),
    GALLERY: ("",),
}
# The pages of addresses that are always the same.
_PAGES: Final = {f"/{GALLERY}": GALLERY, "/learn": LEARN, "/pad": LEARN}
# Not every machine knows these, and a browser runs no script that is called something else.
FILE_KINDS: Final = {
    "text/javascript": ".js",
    "text/css": ".css",
    "image/svg+xml": ".svg",
    "font/woff2": ".woff2",
    "application/manifest+json": ".webmanifest",
}
# How pages begin, where they are told their language, and behind what they ask for its words.
PLAIN: Final = '<html lang="en">'
TITLED: Final = "</title>"
# What is sent says by itself that it is UTF-8.
WORDS_KIND: Final = "text/plain"
PACKED_ALREADY: Final = (".woff2", ".png")

for _kind, _ending in FILE_KINDS.items():
    mimetypes.add_type(_kind, _ending)


class PackedFile(NamedTuple):
    """A file as it is sent: its kind, its text, and the same compressed if that helps."""

    kind: str
    body: bytes
    compressed: bytes | None


def version_in(web: Path) -> str | None:
    """The version of a packed page; None if it is not packed."""
    names = [path.name for path in (web / VERSIONS).glob("*")]
    if len(names) > 1:
        raise ValueError(f"{web / VERSIONS} has several versions: {', '.join(sorted(names))}")
    return names[0] if names else None


VERSION: Final = version_in(WEB)


@cache
def packed_files() -> dict[str, PackedFile]:
    """The files of the version, by their address below the folder of versions."""
    if VERSION is None:
        return {}
    folder = WEB / VERSIONS / VERSION
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    files = {
        f"/{path.relative_to(folder).as_posix()}": packed_file(path.name, path.read_bytes())
        for path in paths
    }
    for name, (language, part) in words_files().items():
        words = words_of(language, part)
        files[f"/locales/{name}"] = PackedFile(WORDS_KIND, words, gzip.compress(words))
    return files


def words_files() -> dict[str, tuple[str, str]]:
    """The files of words: for each language that of each part, and one for all of them."""
    return {words_file(one, part): (one, part) for one in LANGUAGES for part in ("", *PARTS)}


def words_file(language: str, part: str) -> str:
    """What the file with the words of a part is called, or the one with all of them."""
    return f"{language}.{part}.ftl" if part else f"{language}.ftl"


def words_of(language: str, part: str) -> bytes:
    """The words of a language for a part of the page, or for all of it."""
    source = source_of(language)
    return (part_of(source, part) if part else for_page(source)).encode()


def packed_file(name: str, body: bytes) -> PackedFile:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    packs = not name.endswith(PACKED_ALREADY)
    return PackedFile(kind, body, gzip.compress(body) if packs else None)


def page_for(path: str) -> str:
    """The page that an address begins with."""
    if path in _PAGES:
        return _PAGES[path]
    return REPLAY if path.endswith("/replay") else TABLE if path.startswith("/t/") else INDEX


def page_in(language: str, name: str, web: Path) -> str | None:
    """A page that says which language it is in, and asks for its words at once.

    A clone has one page for several; there may be none at all."""
    file = next((file for file in (web / name, web / INDEX) if file.exists()), None)
    if file is None:
        return None
    below = "/locales" if VERSION is None else f"/{VERSIONS}/{VERSION}/locales"
    words = [f"{below}/{words_file(language, part)}" for part in WORDS[name]]
    asked = [f'<link rel="preload" href="{one}" as="fetch" crossorigin />' for one in words]
    told = f'<html lang="{language}" data-language="{language}">'
    page = file.read_text("utf-8")
    return page.replace(PLAIN, told, 1).replace(TITLED, "\n    ".join([TITLED, *asked]), 1)
