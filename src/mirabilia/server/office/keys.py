"""Rotation of the key that signs cookies."""

from __future__ import annotations

import secrets
import time
from contextlib import ExitStack
from pathlib import Path

from msgspec import Struct

from mirabilia.server.identity import (
    COOKIE_SECONDS,
    KEY_BYTES,
    KEY_FILE,
    RETIRED_FILE,
    Retired,
    load_key,
    load_retired,
    written_aside,
)
from mirabilia.server.office.place import stop_servers
from mirabilia.server.settings import ServerSettings


class Rotated(Struct, frozen=True):
    """How many keys from before still hold."""

    retired: int


def rotate(settings: ServerSettings, forget_old: bool) -> Rotated:
    """Sign with a new key from now on. What older ones have signed holds, unless it is forgotten.

    A key whose cookies have all expired is let go.
    """
    with ExitStack() as kept:
        stop_servers(settings, kept)
        key, now = settings.data / KEY_FILE, int(1000 * time.time())
        if not key.exists():
            raise ValueError(f"{key.parent}: there is no key to rotate; name the server's --data")
        old = [Retired(load_key(key.parent), now), *load_retired(key.parent)]
        lasting = [one for one in old if now < one.until + 1000 * COOKIE_SECONDS]
        retired = [] if forget_old else lasting
        # In this order: a key that is in both files does no harm.
        put(key.parent / RETIRED_FILE, "".join(map(line, retired)).encode())
        put(key, secrets.token_bytes(KEY_BYTES))
        return Rotated(len(retired))


def line(retired: Retired) -> str:
    return f"{retired.key.hex()} {retired.until}\n"


def put(path: Path, content: bytes) -> None:
    """Write a file whole, or not at all."""
    written_aside(path, content).replace(path)
