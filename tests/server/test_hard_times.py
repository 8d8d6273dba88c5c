"""Hard times for a server, in short: junk and kills. `make long` has full sizes, and attacks."""

from __future__ import annotations

import asyncio
from pathlib import Path

from benchmarks import junk, kills
from benchmarks.served import Served

MESSAGES = 800


def test_junk_is_refused_with_a_reason_and_changes_nothing(tmp_path: Path) -> None:
    with Served(tmp_path / "data", *junk.endless()) as server:
        found = asyncio.run(junk.run(server.url, MESSAGES, seed=7))
        assert server.process.poll() is None
    assert found["messages"] >= MESSAGES
    assert found["faults"] == []
    assert not found["state changed"]
    assert server.log.read_text("utf-8") == ""


def test_kills_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as server:
        found = asyncio.run(kills.kill_again_and_again(server, kills=3, tables=2, seed=5))
    assert found["counts"]["acknowledged"] > 100
    assert found["counts"]["games checked"] >= 2
    assert (found["stuck tables"], found["wrong"]) == (0, [])
