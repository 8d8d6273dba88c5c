"""Benchmarks of moves, memory and thinking, in the smallest size: they run, and tell figures."""

from __future__ import annotations

import argparse

import pytest

from benchmarks import memory, moves, thinking
from mirabilia.server.thinkers import Thinkers
from tests.server.support import call_alone, run_alone


@pytest.mark.wide
def test_moves_are_measured() -> None:
    wanted = argparse.Namespace(
        boxes=(),
        pause=0.0,
        clock=None,
        together=False,
        tables=1,
        moves=2,
        postgres=False,
        redis=False,
        processes=1,
        source=None,
    )
    found = call_alone(lambda: moves.measure_one(wanted, []))
    assert found["moves"] >= 8
    assert found["processor_ms_a_move"] > 0
    assert 0 < found["median_ms"] <= found["99th_percentile_ms"]
    assert not [name for name in found if "kilobytes" in name], "benchmarks.memory tells these"


@pytest.mark.wide
def test_memory_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "LETTING_GO", 0.1)
    wanted = argparse.Namespace(tables=2, clock=3600, source=None)
    found = call_alone(lambda: memory.measure(wanted, [], memory.Case(1)))
    assert set(found) == {"with_four", "left", "with_nobody"}
    assert found["with_four"] > 0


def test_bounds_of_memory_hold_at_any_time() -> None:
    figures = {"with_four": 240.0, "with_four_whole": 260.0, "left_whole": 90.0}
    assert memory.exceeded(figures) == ["with_four_whole"]
    assert memory.exceeded({"with_nobody": 20.0, "with_nobody_all_boxes": 31.0}) == [
        "with_nobody_all_boxes"
    ]


@pytest.mark.wide
@pytest.mark.parametrize("disturbed", [False, True])
def test_thinking_is_measured(disturbed: bool) -> None:
    size = thinking.Size(tables=1, thinking=0.2, seconds=1.5)
    figures = thinking.figures(run_alone(thinking.run(size, Thinkers(2), disturbed)))
    assert figures["questions"] >= thinking.QUICK_BOTS
    assert 0 < figures["p50_ms"] <= figures["p99_ms"]
