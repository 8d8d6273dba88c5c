"""How a server is run: where it listens and where it keeps things."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

DATABASE_FILE: Final = "mirabilia.db"
DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8007
MOST_THINKERS: Final = 4
# Who listens at all addresses is found here at this one.
ANYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}


def sqlite_url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


class ServerSettings:
    """What `mirabilia serve` was told."""

    def __init__(
        self,
        data: Path,
        host: str = DEFAULT_HOST,
        port: int = DEFAULT_PORT,
        database_url: str | None = None,
        public_url: str | None = None,
        thinkers: int | None = None,
        redis_url: str | None = None,
        bots: Sequence[str] = (),
    ) -> None:
        self.data: Final = data
        self.host: Final = host
        self.port: Final = port
        self.embedded: Final = database_url is None
        self.database_url: Final = database_url or sqlite_url(data / DATABASE_FILE)
        self.public_url: Final = public_url.rstrip("/") if public_url else None
        self.redis_url: Final = redis_url
        self.bots: Final = bots
        self.thinkers: Final = thinkers or max(1, min(MOST_THINKERS, (os.cpu_count() or 2) - 1))

    @property
    def own_url(self) -> str:
        """Where it is found from this machine."""
        return url_at(ANYWHERE.get(self.host, self.host), self.port)


def url_at(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"
