"""Guests: who somebody is, proved by a signed token in a cookie."""

from __future__ import annotations

import hmac
import os
import re
import secrets
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from tempfile import mkstemp
from typing import Final, NamedTuple

from msgspec import UNSET
from sqlalchemy import ColumnElement, Connection, and_, func, or_, select, update

from mirabilia.locales import LANGUAGES, system_words
from mirabilia.server import schema, store
from mirabilia.server.follower import DISMISSED
from mirabilia.server.forgetting import tables_with
from mirabilia.server.house import House
from mirabilia.server.joining import join
from mirabilia.server.messages import Guest, Introduction
from mirabilia.server.notices import forget_and_tell
from mirabilia.server.refusals import Refused

COOKIE: Final = "mirabilia"
COOKIE_SECONDS: Final = 400 * 24 * 3600
LINK_MINUTES: Final = 10
# Letters and digits that nobody takes for another: 28 of them have 140 bits.
RECOVERY_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
RECOVERY_LENGTH: Final = 28
KEY_FILE: Final = "secret.key"
# Keys that sign nothing any more; what they have signed still holds.
RETIRED_FILE: Final = "retired.keys"
# The key of another kind, by which browsers know who calls them.
PUSH_KEY_FILE: Final = "push.key"
KEY_BYTES: Final = 32
MARK_LETTERS: Final = 16
# How far the operator keeps somebody out.
GUEST: Final = "guest"
ADDRESS: Final = "address"


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
    half = written_aside(path, secrets.token_bytes(KEY_BYTES))
    with suppress(FileExistsError):
        os.link(half, path)
    half.unlink()


def written_aside(path: Path, content: bytes) -> Path:
    """A file beside another one, for its owner alone: it can take its place at once."""
    made, half = mkstemp(dir=path.parent)
    with os.fdopen(made, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    return Path(half)


class Retired(NamedTuple):
    """A key, and until when it has signed."""

    key: bytes
    until: int


def load_retired(folder: Path) -> list[Retired]:
    """The keys from before, the latest first: each in a line, with when it was retired."""
    path = folder / RETIRED_FILE
    try:
        lines = path.read_text("ascii").splitlines() if path.exists() else []
        parted = [line.split() for line in lines]
        return [Retired(bytes.fromhex(key), int(until)) for key, until in parted]
    except ValueError:
        raise ValueError(f"{path} is damaged: put back a copy, or remove it") from None


class Proof(NamedTuple):
    """Who somebody is, and since when their browser can prove it."""

    id: str
    issued: int


class Identity:
    """Tokens: an id that everybody may know, when it was signed, and a signature that nobody else
    can make."""

    def __init__(self, key: bytes, retired: Sequence[Retired] = ()) -> None:
        self.key: Final = key
        self.retired: Final = retired

    def token(self, id: str, issued: int) -> str:
        return self.sign(f"{id}.{issued}")

    def sign(self, text: str) -> str:
        return signed(self.key, text)

    def mark(self, address: str) -> str | None:
        """The mark stored instead of an address, if there is one."""
        return marked(self.key, address) if address else None

    def marks(self, address: str) -> list[str]:
        """All that may stand for an address: marks are as old as the keys."""
        keys = [self.key, *(old.key for old in self.retired)]
        return [marked(key, address) for key in keys] if address else []

    def read(self, token: str | None, now: int) -> Proof | None:
        """Whom a token proves somebody to be, or nothing."""
        token = token or ""
        text = token.rpartition(".")[0]
        until = self.signed_until(text, token)
        if until is None:
            return None
        id, _, issued = text.partition(".")
        # The first tokens did not say when they were signed; they hold until they are renewed.
        proof = Proof(id, int(issued or 0))
        expired = issued and now > proof.issued + 1000 * COOKIE_SECONDS
        return None if expired or proof.issued > until else proof

    def signed_until(self, text: str, token: str) -> float | None:
        """The time until which the key of this token signed; none if no key fits."""
        keys = [(self.key, float("inf")), *self.retired]
        right = (until for key, until in keys if is_same(signed(key, text), token))
        return next(right, None)


def signed(key: bytes, text: str) -> str:
    return f"{text}.{hmac.digest(key, text.encode(), 'sha256').hex()}"


def is_same(made: str, shown: str) -> bool:
    """Compared so that it cannot be found out letter by letter."""
    return hmac.compare_digest(made.encode(), shown.encode())


def marked(key: bytes, address: str) -> str:
    return hmac.digest(key, f"address {address}".encode(), "sha256").hex()[:MARK_LETTERS]


async def check_address(house: House, marks: Sequence[str]) -> None:
    """`Refused` if the operator keeps out all who come from there."""
    guests = schema.guests
    barred = select(guests.c.id).where(guests.c.origin.in_(marks), guests.c.banned == ADDRESS)
    if await house.store.rows(barred.limit(1)):
        raise Refused("banned")


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


async def make_recovery(house: House, guest: str) -> tuple[str, int]:
    """A code by which a guest is known again, whatever browser is lost, and when it was made.

    It is told once: only its hash is kept. Those from before hold no longer."""
    letters = [secrets.choice(RECOVERY_LETTERS) for _ in range(RECOVERY_LENGTH)]
    code, made = "".join(letters), house.now()
    await house.writer.write(store.new_recovery(code, guest, made))
    return "-".join(code[at : at + 4] for at in range(0, RECOVERY_LENGTH, 4)), made


async def recovery_made(house: House, guest: str) -> int | None:
    """When the last recovery code of a guest was made, if there is any."""
    made = schema.links.c.made
    found = await house.store.rows(select(func.max(made)).where(schema.links.c.guest == guest))
    return found[0][0] if found else None


def whole_code(code: str) -> str:
    """A recovery code as it was made, however it was copied; any other code as it is."""
    letters = re.sub(r"[\s-]", "", code).upper()
    is_one = len(letters) == RECOVERY_LENGTH and set(letters) <= set(RECOVERY_LETTERS)
    return letters if is_one else code


async def redeem(house: House, code: str, one: Guest | None = None) -> Guest:
    """Whose code it is. A link can be followed once, within its time: the database says who was
    first. If another guest comes with it, all that is theirs is this one's from then on."""
    links = schema.links
    lasting = [links.c.code == store.code_hash(whole_code(code)), links.c.made.is_not(None)]
    redeemed = or_(and_(*is_fresh(house, code)), and_(*lasting))

    def take(connection: Connection) -> Guest:
        found = select(links.c.code, links.c.guest).where(redeemed)
        row = connection.execute(found).one_or_none()
        is_used = links.c.made.is_(None)
        taken = update(links).where(redeemed).values(used=is_used)
        if row is None or connection.execute(taken).rowcount != 1:
            raise Refused("no_link")
        return guest_in(connection, row.guest, one, house.now())

    guest = await house.database.run_patiently(take)
    if one is not None and one.id != guest.id:
        await house.notices.look()
    return guest


def guest_in(connection: Connection, id: str, one: Guest | None, at: int) -> Guest:
    """A guest whose code was brought, with all that is another one's."""
    guests = schema.guests
    row = connection.execute(select(guests).where(guests.c.id == id)).one_or_none()
    if row is None:
        raise Refused("no_link")
    if row.banned is not None:
        raise Refused("banned")
    guest = store.guest_of(row)
    if one is not None and one.id != id:
        join(connection, one.id, guest, at)
    return guest


async def sign_out(house: House, guest: str) -> None:
    """End what every browser can prove about a guest, and all connections that rest on it."""
    await house.writer.write(store.signed_out(guest, house.now()))
    house.dismiss(guest)
    house.ring(DISMISSED + guest, 0)


async def forget_me(house: House, guest: Guest) -> None:
    """Delete all that is a guest's. Games with others stay, without the name; a bot plays on where
    one goes on, as when somebody leaves."""
    for game in await house.store.open_tables_with(guest.id):
        room = await house.room(game)
        try:
            await room.let_go(guest.id)
        finally:
            house.release(room)
    # To look through all that was ever written takes a while; nobody should wait for that.
    left = await house.database.run_patiently(partial(tables_with, guest=guest.id))
    await house.database.run_patiently(
        partial(forget_and_tell, guest=guest.id, ids=left, at=house.now())
    )
    await house.notices.look()
