"""Hard times for a server, in short: junk, kills, crowds. `make long` has full sizes, attacks."""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

import pytest

from benchmarks import junk, kills, scale, steady
from benchmarks.served import Served
from benchmarks.swarm import Data, Figures, server_of
from tests.server.support import run_alone
from tests.support.services import INITDB, REDIS

MESSAGES = 800


@pytest.mark.wide
def test_junk_is_refused_with_a_reason_and_changes_nothing(tmp_path: Path) -> None:
    with Served(tmp_path / "data", *junk.endless()) as server:
        found = run_alone(junk.run(server.url, MESSAGES, seed=7))
        assert server.process.poll() is None
    assert found["messages"] >= MESSAGES
    assert found["faults"] == []
    assert not found["state changed"]
    assert server.log.read_text("utf-8") == ""


@pytest.mark.wide
def test_kills_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    with kills.one_server(tmp_path) as victims:
        found = run_alone(kills.trouble_again_and_again(victims, 3, tables=2, seed=5))
    assert found["counts"]["acknowledged"] > 100
    check_games(found)


@pytest.mark.wide
@pytest.mark.skipif(None in (INITDB, REDIS), reason="PostgreSQL and Redis are not both here")
def test_a_few_kills_of_two_processes_and_what_they_work_with_lose_nothing(tmp_path: Path) -> None:
    with kills.several_servers(tmp_path, 2) as victims:
        found = run_alone(kills.trouble_again_and_again(victims, 3, tables=2, seed=6))
    assert sum(found["troubles"].values()) == 3
    check_games(found)


@pytest.mark.long
@pytest.mark.skipif(None in (INITDB, REDIS), reason="PostgreSQL and Redis are not both here")
def test_nor_do_kills_of_two_processes_and_what_they_work_with(tmp_path: Path) -> None:
    with kills.several_servers(tmp_path, 2) as victims:
        found = run_alone(kills.trouble_again_and_again(victims, 8, tables=2, seed=2))
    assert set(found["troubles"]) == {"server", "PostgreSQL", "Redis"}
    assert found["counts"]["acknowledged"] > 100
    check_games(found)


def check_games(found: Data) -> None:
    """All of them were compared with what people did and were shown, and nothing was wrong."""
    assert found["counts"]["games checked"] >= 2
    assert found["counts"]["views checked"] > 100
    assert (found["stuck tables"], found["not checked"], found["wrong"]) == (0, 0, [])


def test_a_connection_that_the_server_has_failed_at_is_wrong() -> None:
    figures = Figures()
    figures.counts["thrown out: 4503"] = 2
    assert kills.wrong_of(figures) == []
    figures.wrong.append("a game")
    figures.counts["thrown out: 4500"] = 3
    assert kills.wrong_of(figures) == ["a game", "thrown out: 4500, 3 times"]


@pytest.mark.wide
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
    flat = steady.Sample(90.0, 120.0, 40, 20, 500, 5.0, 20.0, 1.5)
    assert steady.grown([flat] * 19) == {}
    for name, more in (("megabytes", 1.0), ("megabytes_of_all", 2.0), ("files", 1), ("p99", 2.0)):
        rising = [flat._replace(**{name: getattr(flat, name) + n * more}) for n in range(19)]
        assert set(steady.grown(rising)) == {name}


@pytest.mark.wide
def test_a_crowd_at_some_tables_is_served() -> None:
    check_crowd(scale.measure(scale.ONE, tables=3, every=0.5, seconds=3), shares=1)


@pytest.mark.wide
@pytest.mark.skipif(None in (INITDB, REDIS), reason="PostgreSQL and Redis are not both here")
def test_a_crowd_is_shared_out_between_two_processes() -> None:
    check_crowd(scale.measure(scale.TWO_APART, tables=3, every=0.5, seconds=3), shares=2)


def test_tables_that_are_kept_together_are_shared_out_evenly() -> None:
    servers = ("one", "other")
    ids = [Random(number).randbytes(8).hex() for number in range(300)]
    chosen = [server_of(id, servers) for id in ids]
    assert 0.4 < chosen.count("one") / len(ids) < 0.6
    assert chosen == [server_of(id, servers) for id in ids]


def check_crowd(found: Data, shares: int) -> None:
    assert scale.faults(found) == []
    assert found["people"]["acknowledged"] >= found["moves a second"] > 0
    assert 0 < found["median ms"] <= found["p99 ms"]
    assert len(found["share of each process"]) == shares
    # Of two processes, neither does next to nothing.
    assert min(found["share of each process"]) > 0.2
    assert found["processors of the swarm"] > 0
    assert (found["processor ms a move of services"] > 0) == (shares > 1)


def test_the_limit_is_found_in_fine_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def measure(setup: object, tables: int, every: float, seconds: float) -> Data:
        tried.append(tables)
        wanted = {"moves a second": 1.0, "moves wanted a second": 1.0}
        late = tables > 830
        p99 = 900.0 if late else 20.0
        people: Data = {"people": {}, "wrong": []}
        return {"tables": tables, "p99 ms": p99, "the swarm was too busy": late} | wanted | people

    monkeypatch.setattr(scale, "measure", measure)
    measured = scale.Measured(argparse.Namespace(every=5.0, seconds=1.0))
    told = measured.find_limit(scale.ONE, measure(scale.ONE, 300, 5.0, 1.0))
    assert told == {"tables": 800, "the swarm was too busy for more": True}
    assert tried == [300, 600, 900, 700, 800, 900]


def test_a_crowd_is_carried_if_moves_come_in_time_and_all_of_them() -> None:
    found = {"moves a second": 239.0, "moves wanted a second": 240.0, "p99 ms": 149.0}
    assert scale.is_carried(found)
    assert not scale.is_carried(found | {"p99 ms": 150.0})
    assert not scale.is_carried(found | {"moves a second": 200.0})
    people = {"people": {"games": 3, "thrown out: 4002": 1}, "wrong": ["a table"]}
    assert scale.faults(people) == ["a table", "thrown out: 4002"]
