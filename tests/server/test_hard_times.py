"""Hard times for a server, in short: junk and kills. `make long` has full sizes, and attacks."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import junk, kills, steady
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


def test_constant_play_is_measured_and_leaves_nothing(tmp_path: Path) -> None:
    """A few seconds of what `make long` does for twenty minutes: latencies are not looked at."""
    with Served(tmp_path / "data", "--metrics", "127.0.0.1") as server:
        found = run_alone(steady.play_on(server, seconds=4, parts=4, tables=2, pace=0.05))
    samples = found["samples"]
    assert len(samples) == 4
    assert sum(sample["moves"] for sample in samples) > 20
    assert all(sample["p50"] <= sample["p99"] for sample in samples)
    assert {sample["tables"] for sample in samples} - {0}
    assert found["wrong"] == []
    assert server.log.read_text("utf-8") == ""


def test_what_grows_is_found_out() -> None:
    flat = steady.Sample(90.0, 40, 20, 500, 5.0, 20.0, 1.5)
    assert steady.grown([flat] * 19) == {}
    for name, more in (("megabytes", 1.0), ("files", 1), ("p99", 2.0)):
        rising = [flat._replace(**{name: getattr(flat, name) + n * more}) for n in range(19)]
        assert set(steady.grown(rising)) == {name}
