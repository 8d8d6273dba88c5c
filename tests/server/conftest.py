"""A server's application, a client of it, its services, and what a server has left."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from mirabilia.server.app import create_app
from mirabilia.server.identity import KEY_FILE
from mirabilia.server.settings import DATABASE_FILE, ServerSettings, sqlite_url
from tests.server.office import finished
from tests.server.support import Place, in_database
from tests.support.services import INITDB, REDIS, Cluster, Redis, postgres


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


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """PostgreSQL with a cluster of its own, made for the tests of a module."""
    if INITDB is None:
        pytest.skip("there is no PostgreSQL here")
    with postgres() as made:
        yield made


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    if REDIS is None:
        pytest.skip("there is no Redis here")
    made = Redis(tmp_path)
    made.start()
    try:
        yield made
    finally:
        made.stop()


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A folder that a server has left, with a lobby, a game and a finished one."""

    async def test(place: Place) -> None:
        host = await place.visitor("Ada")
        await place.table(host, public=True)
        await host.do("say", text="is anybody here?")
        playing = await place.seated(4, expansions=["leaders"])
        await playing[0].play()
        await finished(place)

    in_database(sqlite_url(tmp_path / DATABASE_FILE), test)
    (tmp_path / KEY_FILE).write_bytes(bytes(32))
    return tmp_path
