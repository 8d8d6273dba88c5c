"""What a server costs: the table of it, and the benchmark of what PostgreSQL takes."""

from __future__ import annotations

import argparse
from typing import Any

import pytest

from benchmarks import memory, scale, writes
from scripts import costs
from tests.support.services import INITDB
from tests.support.waiting import PATIENCE

Data = dict[str, Any]


def rows(text: str) -> list[list[str]]:
    """The cells of a table, without its head."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines[2:]]


def move(servers: float, services: float) -> Data:
    return {"processor_ms_a_move": servers, "processor_ms_a_move_of_services": services}


MOVES: Data = {
    costs.SQLITE: move(1.2, 0.0),
    costs.ONE: move(0.8, 0.2),
    costs.APART: move(1.1, 0.4),
    "memory": {
        "kilobytes_with_four": 90.0,
        "kilobytes_with_four_whole": 150.0,
        "kilobytes_with_nobody_whole": -4.2,
        "load": 1.0,
    },
}


@pytest.mark.parametrize(
    ("more", "times"),
    [({}, ["1.00", "1.50", ""]), ({costs.TOGETHER: move(0.9, 0.3)}, ["1.00", "1.50", "1.20"])],
    ids=["before it was measured", "when it was"],
)
def test_two_processes_are_told_beside_one(more: Data, times: list[str]) -> None:
    told = rows(costs.beside(MOVES | more))
    assert [row[2] for row in told] == times
    assert (told[2][1] == costs.MISSING) == (not more)


def test_what_many_tables_need_is_told_for_each_way() -> None:
    told = rows(costs.sizes(MOVES | {costs.TOGETHER: move(0.9, 0.3)}))
    # 300 tables make 240 moves in a second; servers use 60 % of their processors.
    (row,) = (row for row in told if row[0] == "300")
    assert row[1:] == ["240", "0.5", "0.3", "0.4", "0.4", "0.1", "45"]
    assert {row[5] for row in rows(costs.sizes(MOVES))} == {costs.MISSING}


def test_memory_is_told_of_every_moment() -> None:
    """That of the largest counts where many tables are told."""
    told = costs.memory(MOVES["memory"])
    assert told[:3] == [
        "| a table with four people, when its game has begun | 90 kB | 1.0 |",
        f"| a table with four people, after six rounds | {costs.MISSING} | |",
        "| a table with four people, when its game is over | 150 kB | 1.0 |",
    ]
    assert len(told) == 2 * len(costs.MOMENTS) == 2 * len(memory.CASES)
    (nobody,) = (row for row in told if "nobody there, when its game is over" in row)
    assert "| 0 kB |" in nobody


def run_of(setup: scale.Setup, tables: int, *_: float) -> Data:
    """As a run that was measured: each move took 1 ms of each process, and 0.5 of the services."""
    told = {"moves": [[second / 100, 20.0] for second in range(6000)]}
    spent = [30.0, 3.0, *(6.0 for _ in range(setup.processes))]
    found = {"tables": tables, **scale.figures(told, 0.0, 60.0, spent), "MB": 99}
    return found | {"moves wanted a second": 100.0, "load": 1.5, "people": {}, "wrong": []}


@pytest.mark.parametrize("full", [True, False])
def test_what_was_carried_is_told(monkeypatch: pytest.MonkeyPatch, full: bool) -> None:
    """The figures are made by what makes them in truth."""
    monkeypatch.setattr(scale, "measure", run_of)
    measured = scale.Measured(argparse.Namespace(tables=300, every=5.0, seconds=60.0))
    told = measured.all() if full else {"run": measured.run(scale.ONE, 20)}
    text = costs.carried({"runs": measured.found, **told})
    first = rows(text)[0]
    assert first[:7] == [next(iter(measured.found)), "100", "20", "20", "1.0", "0.5", "100.0%"]
    assert first[7:] == ["0.1", "0.5", "99", "1.5"]
    assert ("1.67 times as much as one" in text.replace("\n", " ")) == full
    assert ("SQLite carried 1,500" in text.replace("\n", " ")) == full


@pytest.mark.parametrize(("busy", "told"), [(False, "1,200"), (True, "1,200 (with more, the")])
def test_a_limit_of_the_clients_is_told_apart_from_one_of_the_servers(
    busy: bool, told: str
) -> None:
    carried = {"tables": 1200, "the swarm was too busy for more": busy}
    assert costs.most(carried).startswith(told)
    assert costs.most(carried).endswith(")") == busy


def test_what_nobody_has_measured_is_said_to_be_missing() -> None:
    for text in (costs.carried({}), costs.writes({})):
        assert text.startswith("Not measured yet: `python -m benchmarks.")


# ---- what PostgreSQL takes


def test_what_writers_tell_is_added_up() -> None:
    told = [
        {"seconds": 2.0, "processor seconds": 0.01, "commits": 5, "delays": [1.0] * 99},
        {"seconds": 1.0, "processor seconds": 0.03, "commits": 20, "delays": [9.0]},
    ]
    found = writes.figures(told, 0.5)
    assert found.pop("load") >= 0
    assert found == {
        "entries": 100,
        "seconds": 2.0,
        "entries a second": 50,
        "entries a commit": 4.0,
        "median ms": 1.0,
        "p99 ms": 9.0,
        "processor ms an entry": 5.0,
        "processor ms an entry of the writers": 0.4,
        "processors": 0.25,
    }


@pytest.mark.wide
@pytest.mark.skipif(INITDB is None, reason="there is no PostgreSQL here")
def test_postgresql_keeps_what_writers_write() -> None:
    size = writes.Size(writers=2, tables=6)
    found = writes.measured((size,), 120, PATIENCE)
    run = found["runs"]["2 x 3 tables"]
    assert (run["entries"], run["lost"]) == (120, 0)
    # The tables of a writer go into one query.
    assert run["entries a commit"] > 1
    assert run["processors"] > 0
    assert rows(costs.writes(found))[0][0] == "2 x 3 tables"
