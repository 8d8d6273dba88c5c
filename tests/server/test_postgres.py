"""The same on PostgreSQL, where one is installed: a cluster of its own, made for these tests."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from mirabilia.server import schema, store
from mirabilia.server.messages import Guest
from mirabilia.server.writer import Conflict
from tests.server.support import Place, Visitor, in_database
from tests.support.waiting import PATIENCE

FOLDERS = [path.as_posix() for path in Path("/usr/lib/postgresql").glob("*/bin")]
WHERE = os.pathsep.join([os.environ.get("PATH", ""), *FOLDERS])
INITDB = shutil.which("initdb", path=WHERE)
# It refuses to run as root; the package makes a user for it.
AS_USER = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []

pytestmark = pytest.mark.skipif(INITDB is None, reason="there is no PostgreSQL here")


def run(command: str, *args: str) -> None:
    program = shutil.which(command, path=WHERE)
    assert program is not None
    subprocess.run([*AS_USER, program, *args], check=True, capture_output=True, cwd="/")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def cluster() -> Iterator[int]:
    """The port of a running cluster."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        if AS_USER:
            shutil.chown(folder, "postgres")
        data, port = f"{folder}/data", free_port()
        run("initdb", "-D", data, "-A", "trust", "-U", "mirabilia", "--no-sync")
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        run(
            "pg_ctl",
            "-D",
            data,
            "-o",
            options,
            "-l",
            f"{folder}/log",
            "-t",
            str(PATIENCE),
            "-w",
            "start",
        )
        try:
            yield port
        finally:
            run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")


@pytest.fixture
def url(cluster: int, request: pytest.FixtureRequest) -> str:
    """A database of its own for each test."""
    name = request.node.name
    run("createdb", "-h", "127.0.0.1", "-p", str(cluster), "-U", "mirabilia", name)
    return f"postgresql+asyncpg://mirabilia@127.0.0.1:{cluster}/{name}"


def test_migrations(url: str) -> None:
    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    async def test(place: Place) -> None:
        async with place.house.database.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    in_database(url, test)


def test_restart(url: str) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(3)
        for person in people:
            await person.play()
        await people[1].play()
        await people[1].do("say", text="well met")
        before = people[1].mirror.state()
        await place.reopen()
        again = Visitor(place.house, people[1].guest)
        await again.connect(people[1].table["id"])
        assert again.mirror.state() == {**before, "present": [1]}
        (game,) = await place.house.store.games_of(people[0].guest)
        assert game.my_turn

    in_database(url, test)


def test_conflict(url: str) -> None:
    async def test(place: Place) -> None:
        twice = [store.new_guest(Guest("twin", None), 0)]
        await place.house.writer.write(twice)
        with pytest.raises(Conflict):
            await place.house.writer.write(twice)

    in_database(url, test)
