"""A server's application, and a client of it."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from mirabilia.server.app import create_app
from mirabilia.server.settings import ServerSettings


@pytest.fixture(autouse=True, scope="module")
def tidiness() -> Iterator[None]:
    """What a module leaves for the garbage collector is its own fault, not that of a later one."""
    yield
    gc.collect()


@pytest.fixture
def app(tmp_path: Path) -> Litestar:
    return create_app(ServerSettings(tmp_path, thinkers=1))


@pytest.fixture
def client(app: Litestar) -> Iterator[TestClient[Litestar]]:
    with TestClient(app) as made:
        yield made
