"""Guests: who somebody is, proved by a signed token in a cookie."""

from __future__ import annotations

import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path
from tempfile import mkstemp
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mirabilia.locales import load_words
from mirabilia.server import schema, store
from mirabilia.server.house import House
from mirabilia.server.messages import Guest
from mirabilia.server.refusals import Refused
from mirabilia.server.texts import tidy

COOKIE: Final = "mirabilia"
COOKIE_SECONDS: Final = 400 * 24 * 3600
LINK_MINUTES: Final = 10
KEY_FILE: Final = "secret.key"
KEY_BYTES: Final = 32


def load_key(folder: Path) -> bytes:
    """The key that signs tokens, made at the first start; only its owner can read it."""
    path = folder / KEY_FILE
    if not path.exists():
        make_key(path)
    key = path.read_bytes()
    if len(key) < KEY_BYTES:
        words = load_words()
        raise ValueError(words("serve-no-key", file=str(path), bytes=len(key), needed=KEY_BYTES))
    return key


def make_key(path: Path) -> None:
    """Whole or not at all; another process may be first."""
    made, half = mkstemp(dir=path.parent)
    with os.fdopen(made, "wb") as file:
        file.write(secrets.token_bytes(KEY_BYTES))
        file.flush()
        os.fsync(file.fileno())
    with suppress(FileExistsError):
        os.link(half, path)
    Path(half).unlink()


class Identity:
    """Tokens: an id that everybody may know, and a signature that nobody else can make."""

    def __init__(self, key: bytes) -> None:
        self.key: Final = key

    def token(self, id: str) -> str:
        return f"{id}.{hmac.digest(self.key, id.encode(), 'sha256').hex()}"

    def read(self, token: str | None) -> str | None:
        """The id that a token proves, or nothing."""
        id = (token or "").partition(".")[0]
        return id if hmac.compare_digest(self.token(id).encode(), (token or "").encode()) else None


async def introduce(house: House, name: str | None) -> Guest:
    """A new guest."""
    guest = Guest(secrets.token_hex(8), tidy(name))
    await house.writer.write([store.new_guest(guest, house.now())])
    return guest


async def make_link(house: House, guest: str) -> tuple[str, int]:
    """A code that carries an identity to another browser, and when it ends."""
    code = secrets.token_urlsafe(16)
    expires = house.now() + LINK_MINUTES * 60_000
    await house.writer.write([store.new_link(code, guest, expires)])
    return code, expires


async def redeem_link(house: House, code: str) -> Guest:
    """Whose link it is: once, and within its time. The database says who was first."""
    links = schema.links
    fresh = (links.c.code == store.code_hash(code), ~links.c.used, links.c.expires > house.now())

    async def take(connection: AsyncConnection) -> str:
        used = await connection.execute(update(links).where(*fresh).values(used=True))
        if used.rowcount != 1:
            raise Refused("no_link")
        owner = select(links.c.guest).where(links.c.code == store.code_hash(code))
        id: str = (await connection.execute(owner)).scalar_one()
        return id

    return await house.guest(await house.database.run(take))
