"""A server's application, and a client of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from mirabilia.server.app import create_app
from mirabilia.server.settings import ServerSettings


@pytest.fixture
def app(tmp_path: Path) -> Litestar:
    return create_app(ServerSettings(tmp_path, thinkers=1))


@pytest.fixture
def client(app: Litestar) -> Iterator[TestClient[Litestar]]:
    with TestClient(app) as made:
        yield made
