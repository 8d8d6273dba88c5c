"""How a server is run: where it listens and where it keeps things."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import platformdirs
from sqlalchemy import make_url

from mirabilia.server.configuration import DEFAULT_HOST, DEFAULT_PORT
from mirabilia.server.dealing import Dealing
from mirabilia.server.limits import Limits
from mirabilia.server.texts import WordList

DATABASE_FILE: Final = "mirabilia.db"
# One is kept for quick thoughts.
FEWEST_THINKERS: Final = 2
MOST_THINKERS: Final = 4
LOOPBACK: Final = ("127.0.0.1", "::1")
# Who listens at all addresses is found here at this one.
ANYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}


def data_folder(named: Path | None) -> Path:
    """The folder that was named, or the platform's usual place."""
    return named or platformdirs.user_data_path("mirabilia", appauthor=False)


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


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
        limits: Limits | None = None,
        proxies: Sequence[str] | None = None,
        words: WordList | None = None,
        secure: bool = False,
        metrics: Sequence[str] = (),
        push: bool = False,
        dealing: Dealing | None = None,
    ) -> None:
        self.data: Final = data
        self.host: Final = host
        self.port: Final = port
        # Whether it speaks TLS itself.
        self.secure: Final = secure
        self.embedded: Final = database_url is None
        self.database_url: Final = database_url or sqlite_url(data / DATABASE_FILE)
        self.public_url: Final = public_url.rstrip("/") if public_url else None
        # Whose word on the addresses of others is taken.
        beside = LOOPBACK if self.public_url else ()
        self.proxies: Final = beside if proxies is None else proxies
        self.redis_url: Final = redis_url
        self.bots: Final = bots
        self.limits: Final = limits or Limits()
        self.words: Final = words or WordList()
        self.dealing: Final = dealing or Dealing()
        # Whether those are called who have closed the page.
        self.push: Final = push
        # Who may read the figures of the server.
        self.metrics: Final = metrics
        self.thinkers: Final = thinkers or max(
            FEWEST_THINKERS, min(MOST_THINKERS, (os.cpu_count() or 2) - 1)
        )

    @property
    def database_file(self) -> Path | None:
        """The file of an embedded database."""
        named = make_url(self.database_url)
        is_file = named.get_backend_name() == "sqlite" and named.database
        return Path(named.database) if is_file and named.database else None

    @property
    def kept_in(self) -> str:
        """Where games are kept, as a person may read it: a folder, a file or a database."""
        if self.embedded:
            return str(self.data)
        named = make_url(self.database_url).render_as_string(hide_password=True)
        return str(self.database_file or named)

    @property
    def own_url(self) -> str:
        """Where it is found from this machine."""
        return self.url_at(ANYWHERE.get(self.host, self.host))

    def url_at(self, host: str) -> str:
        """Where it is found under a name or address."""
        scheme = "https" if self.secure else "http"
        return f"{scheme}://{f'[{host}]' if ':' in host else host}:{self.port}/"
