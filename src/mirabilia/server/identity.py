"""Guests: who somebody is, proved by a signed token in a cookie."""

from __future__ import annotations

import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path
from tempfile import mkstemp
from typing import Final, NamedTuple

from msgspec import UNSET
from sqlalchemy import ColumnElement, Connection, select, update

from mirabilia.locales import LANGUAGES, system_words
from mirabilia.server import schema, store
from mirabilia.server.follower import DISMISSED
from mirabilia.server.house import House
from mirabilia.server.messages import Guest, Introduction
from mirabilia.server.refusals import Refused

COOKIE: Final = "mirabilia"
COOKIE_SECONDS: Final = 400 * 24 * 3600
LINK_MINUTES: Final = 10
KEY_FILE: Final = "secret.key"
KEY_BYTES: Final = 32
MARK_LETTERS: Final = 16


def load_key(folder: Path) -> bytes:
    """The key that signs tokens, made at the first start; only its owner can read it."""
    path = folder / KEY_FILE
    if not path.exists():
        make_key(path)
    key = path.read_bytes()
    if len(key) < KEY_BYTES:
        words = system_words()
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


class Proof(NamedTuple):
    """Who somebody is, and since when their browser can prove it."""

    id: str
    issued: int


class Identity:
    """Tokens: an id that everybody may know, when it was signed, and a signature that nobody else
    can make."""

    def __init__(self, key: bytes) -> None:
        self.key: Final = key

    def token(self, id: str, issued: int) -> str:
        return self.sign(f"{id}.{issued}")

    def sign(self, text: str) -> str:
        return f"{text}.{hmac.digest(self.key, text.encode(), 'sha256').hex()}"

    def mark(self, address: str) -> str | None:
        """What stands for an address where it is kept; none is nobody's."""
        marked = hmac.digest(self.key, f"address {address}".encode(), "sha256")
        return marked.hex()[:MARK_LETTERS] if address else None

    def read(self, token: str | None, now: int) -> Proof | None:
        """Whom a token proves somebody to be, or nothing."""
        token = token or ""
        text = token.rpartition(".")[0]
        if not hmac.compare_digest(self.sign(text).encode(), token.encode()):
            return None
        id, _, issued = text.partition(".")
        # The first tokens did not say when they were signed; they hold until they are renewed.
        proof = Proof(id, int(issued or 0))
        expired = issued and now > proof.issued + 1000 * COOKIE_SECONDS
        return None if expired else proof


async def introduce(house: House, told: Introduction, origin: str | None = None) -> Guest:
    """A new guest, who comes from somewhere."""
    guest = changed(house, Guest(secrets.token_hex(8), None), told)
    await house.writer.write([store.new_guest(guest, house.now(), origin)])
    return guest


async def change(house: House, old: Guest, new: Guest) -> None:
    """Keep what is new about a guest."""
    if new.name != old.name:
        await house.rename(new)
    if new.language != old.language:
        await house.writer.write([store.choose_language(new)])


def changed(house: House, guest: Guest, told: Introduction) -> Guest:
    """A guest as they introduce themselves; what they do not mention stays as it is."""
    name = guest.name if told.name is UNSET else house.words.name(told.name)
    language = guest.language if told.language is UNSET else told.language
    if language is not None and language not in LANGUAGES:
        raise Refused("malformed", reason=f"there are no words in {language!r} - at `$.language`")
    return Guest(guest.id, name, language)


async def make_link(house: House, guest: str) -> tuple[str, int]:
    """A code that carries an identity to another browser, and when it ends."""
    code = secrets.token_urlsafe(16)
    expires = house.now() + LINK_MINUTES * 60_000
    await house.writer.write([store.new_link(code, guest, expires)])
    return code, expires


async def check_link(house: House, code: str) -> None:
    """Whether a link can still be followed, or `Refused`."""
    if not await house.store.rows(select(schema.links.c.code).where(*is_fresh(house, code))):
        raise Refused("no_link")


def is_fresh(house: House, code: str) -> list[ColumnElement[bool]]:
    """What holds for a link that nobody has followed, within its time."""
    links = schema.links
    return [links.c.code == store.code_hash(code), ~links.c.used, links.c.expires > house.now()]


async def redeem_link(house: House, code: str) -> Guest:
    """Whose link it is: once, and within its time. The database says who was first."""
    links, fresh = schema.links, is_fresh(house, code)

    def take(connection: Connection) -> str:
        used = connection.execute(update(links).where(*fresh).values(used=True))
        if used.rowcount != 1:
            raise Refused("no_link")
        owner = select(links.c.guest).where(links.c.code == store.code_hash(code))
        id: str = connection.execute(owner).scalar_one()
        return id

    return await house.guest(await house.database.run(take))


async def sign_out(house: House, guest: str) -> None:
    """End what every browser can prove about a guest, and all connections that rest on it."""
    await house.writer.write(store.signed_out(guest, house.now()))
    house.dismiss(guest)
    house.ring(DISMISSED + guest, 0)
