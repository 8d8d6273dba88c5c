"""The language of whoever asks: the one they chose, or else what their browser asks for."""

from __future__ import annotations

from typing import Final

from mirabilia.locales import LANGUAGES
from mirabilia.server.context import Connection, guest_of
from mirabilia.server.refusals import Refused

# Written by the page, for those who are not guests yet.
COOKIE: Final = "mirabilia-language"
# What an answer in somebody's language depends on.
VARY: Final = {"vary": "accept-language, cookie"}
USUAL: Final = "en"
# Nobody reads more languages than a header of this length names.
LONGEST: Final = 500


async def language_of(connection: Connection) -> str:
    """The guest's own, or else what their browser says."""
    return await kept_language(connection) or asked_language(connection)


async def kept_language(connection: Connection) -> str | None:
    """The one that a guest has chosen, if the guest is known and the language still exists."""
    try:
        guest = await guest_of(connection)
    except Refused:
        return None
    return guest.language if guest.language in LANGUAGES else None


def asked_language(connection: Connection) -> str:
    """What the page has kept in this browser, or else the first that its settings name."""
    kept = connection.cookies.get(COOKIE)
    if kept in LANGUAGES:
        return kept
    return first_known(connection.headers.get("accept-language", "")[:LONGEST])


def first_known(accepted: str) -> str:
    """The language that a header prefers among those that there are."""
    tags = sorted(map(weighed, accepted.split(",")), key=lambda pair: -pair[1])
    names = (tag.partition("-")[0] for tag, weight in tags if weight > 0)
    return next((name for name in names if name in LANGUAGES), USUAL)


def weighed(part: str) -> tuple[str, float]:
    """A language of the header, and how much it is wanted."""
    tag, _, quality = part.partition(";")
    try:
        weight = float(quality.strip().removeprefix("q=") or 1)
    except ValueError:
        weight = 0
    return tag.strip().lower(), weight
