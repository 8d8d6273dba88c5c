"""The full-size runs can be stopped and continued, and report what fails. Here they are small."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.long import PARTS, Data, Part, Progress, run_part, write_result
from benchmarks.rounds import ROOT


def count(first: int, many: int) -> Data:
    """A check that has nothing to check."""
    return {"counted": many}


def stumble(first: int, many: int) -> Data:
    assert first != 4, "four"
    return {"counted": many}


def quiet(text: str) -> None:
    pass


@pytest.mark.parametrize("name", PARTS)
def test_every_part_runs(name: str) -> None:
    figures = PARTS[name].run(0, 2)
    assert 2 in figures.values()


def test_every_part_is_of_full_size() -> None:
    assert PARTS["payments"].size == 100_000
    assert PARTS["games"].size == 20_000


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    part = Part(10, 3, count)
    before = Progress("part", tmp_path, "key")
    before.done("0", {"counted": 100}, 1.0)
    before.done("9", {"counted": 1000}, 1.0)
    progress = Progress("part", tmp_path, "key")
    assert run_part(part, progress, 1, quiet) == []
    assert sorted(progress.chunks) == ["0", "3", "6", "9"]
    assert progress.total()["counted"] == 100 + 3 + 3 + 1000
    assert Progress("part", tmp_path, "key").total() == progress.total()


def test_a_change_makes_it_begin_again(tmp_path: Path) -> None:
    Progress("part", tmp_path, "key").done("0", {"counted": 1}, 1.0)
    assert Progress("part", tmp_path, "key").chunks
    assert Progress("part", tmp_path, "other").chunks == {}


def test_a_failure_is_told_and_done_again_next_time(tmp_path: Path) -> None:
    progress = Progress("part", tmp_path, "key")
    failures = run_part(Part(8, 2, stumble), progress, 1, quiet)
    assert failures == ["from 4 on: AssertionError: four"]
    assert sorted(progress.chunks) == ["0", "2", "6"]


def test_results_name_sizes_and_build_but_no_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("benchmarks.long.RESULTS", tmp_path)
    write_result("part", {"size": 3}, {"counted": 3}, [])
    text = (tmp_path / "part.json").read_text("utf-8")
    result = json.loads(text)
    assert {"size", "figures", "failures", "compiled", "python", "date"} <= set(result)
    assert str(ROOT) not in text
