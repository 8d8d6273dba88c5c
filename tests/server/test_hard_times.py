"""Hard times for a server, in short: junk and kills. `make long` has full sizes, and attacks."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import junk, kills
from benchmarks.served import Served
from tests.server.support import run_alone
from tests.support.services import INITDB, REDIS

MESSAGES = 800


def test_junk_is_refused_with_a_reason_and_changes_nothing(tmp_path: Path) -> None:
    with Served(tmp_path / "data", *junk.endless()) as server:
        found = run_alone(junk.run(server.url, MESSAGES, seed=7))
        assert server.process.poll() is None
    assert found["messages"] >= MESSAGES
    assert found["faults"] == []
    assert not found["state changed"]
    assert server.log.read_text("utf-8") == ""


def test_kills_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    with kills.one_server(tmp_path) as victims:
        found = run_alone(kills.trouble_again_and_again(victims, 3, tables=2, seed=5))
    assert found["counts"]["acknowledged"] > 100
    assert found["counts"]["games checked"] >= 2
    assert (found["stuck tables"], found["wrong"]) == (0, [])


@pytest.mark.long
@pytest.mark.skipif(None in (INITDB, REDIS), reason="PostgreSQL and Redis are not both here")
def test_nor_do_kills_of_two_processes_and_what_they_work_with(tmp_path: Path) -> None:
    with kills.several_servers(tmp_path, 2) as victims:
        found = run_alone(kills.trouble_again_and_again(victims, 8, tables=2, seed=2))
    assert set(found["troubles"]) == {"server", "PostgreSQL", "Redis"}
    assert found["counts"]["acknowledged"] > 100
    assert found["counts"]["games checked"] >= 2
    assert (found["stuck tables"], found["wrong"]) == (0, [])
