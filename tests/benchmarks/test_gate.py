"""The gate of counted instructions: what it compares, and what it says."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks import gate
from benchmarks.counted import PARTS, REFERENCE
from benchmarks.rounds import COMPILED, PURE, Missing

GAMES = "base, 4 players"
COPY = "copy, base"


def counted(**costs: float) -> dict[str, Any]:
    names = {"games": GAMES, "copy": COPY}
    return {
        "subjects": {
            names[name]: {"instructions": 1, "by_reference": cost} for name, cost in costs.items()
        }
    }


def failures(before: dict[str, Any], now: dict[str, Any]) -> list[str]:
    return [verdict.name for verdict in gate.compare(before, now) if verdict.failed]


# ---- comparing


def test_a_loss_of_three_tenths_fails() -> None:
    before = {PURE: counted(games=100, copy=10)}
    assert failures(before, {PURE: counted(games=130, copy=10)}) == [GAMES]


@pytest.mark.parametrize(("cost", "failed"), [(80, []), (119.9, []), (120.1, [GAMES])])
def test_one_fifth_more_is_the_limit(cost: float, failed: list[str]) -> None:
    assert failures({PURE: counted(games=100)}, {PURE: counted(games=cost)}) == failed


def test_each_build_is_compared_with_itself() -> None:
    before = {PURE: counted(games=100), COMPILED: counted(games=10)}
    now = {PURE: counted(games=100), COMPILED: counted(games=13)}
    assert [verdict.build for verdict in gate.compare(before, now) if verdict.failed] == [COMPILED]


def test_a_build_that_is_not_there_is_not_compared() -> None:
    before = {PURE: counted(games=100), COMPILED: counted(games=10)}
    assert failures(before, {PURE: counted(games=100)}) == []


def test_what_has_no_counterpart_fails() -> None:
    assert failures({PURE: counted(games=100)}, {PURE: counted(games=100, copy=10)}) == [COPY]
    assert failures({PURE: counted(games=100, copy=10)}, {PURE: counted(games=100)}) == [COPY]
    assert failures({}, {COMPILED: counted(games=100)}) == [GAMES]


# ---- what it says


def said(before: dict[str, Any], now: dict[str, Any]) -> list[str]:
    return list(gate.sentences(gate.compare(before, now)))


def test_a_loss_is_told_with_what_to_do() -> None:
    *lines, last = said({PURE: counted(games=100)}, {PURE: counted(games=130)})
    assert lines == [
        "base, 4 players (pure): 100.00 before, 130.00 now, +30.0%; at most +20% is allowed"
    ]
    assert last.startswith("FAILED: something costs more. Make it as cheap as it was; or")
    assert 'python -m benchmarks.gate --update --reason "why"' in last
    assert "benchmarks/baseline.json" in last


def test_no_loss_needs_no_advice() -> None:
    (line,) = said({PURE: counted(games=100)}, {PURE: counted(games=95)})
    assert line == "base, 4 players (pure): 100.00 before, 95.00 now, -5.0%"


def test_a_great_gain_should_be_held() -> None:
    last = said({PURE: counted(games=100)}, {PURE: counted(games=50)})[-1]
    assert last.startswith("Much cheaper")
    assert "--update" in last


def test_what_has_no_counterpart_is_told() -> None:
    assert said({}, {PURE: counted(games=1)})[0].endswith("not in the baseline yet")
    before = {PURE: counted(games=1)}
    line, last = said(before, {PURE: counted()})
    assert line.endswith("but not counted any more")
    assert last.startswith("FAILED: the baseline has not what is counted. Run python")


# ---- counts


def test_a_count_is_by_unit_and_by_the_reference() -> None:
    units = {REFERENCE: 10, GAMES: 4}
    found = gate.by_unit(units, [999_999, 1_000, 777, 20_000])
    assert found["reference"] == 100
    assert found["subjects"] == {GAMES: {"instructions": 5_000, "by_reference": 50}}


def test_counts_that_do_not_fit_the_parts_are_refused() -> None:
    with pytest.raises(gate.CannotCount, match="3 counts, not 4"):
        gate.by_unit({REFERENCE: 10, GAMES: 4}, [1, 2, 3])


def test_dumps_are_read_in_their_order(tmp_path: Path) -> None:
    for number in (1, 2, 10):
        text = f"version: 1\nsummary: 5\n\ntotals: {number}00\n"
        (tmp_path / f"count.{number}").write_text(text, "utf-8")
    (tmp_path / "count").write_text("totals: 7\n", "utf-8")
    assert gate.dumps(tmp_path) == [100, 200, 1000]


def test_the_reference_is_counted_first() -> None:
    assert next(iter(PARTS)) == REFERENCE


# ---- the command


def test_without_valgrind_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(sys, "argv", ["gate"])
    assert gate.main() == 2
    assert "valgrind is needed" in capsys.readouterr().err


def test_a_build_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def count_build(build: str) -> dict[str, Any]:
        if build == COMPILED:
            raise Missing("there is no .venv-compiled")
        return counted(games=1)

    monkeypatch.setattr(gate, "count_build", count_build)
    found = gate.count_builds()
    assert found[0] == {PURE: counted(games=1)}
    assert found[1] == ["the compiled build is not counted: there is no .venv-compiled"]


@pytest.mark.parametrize(
    "arguments", [["--update"], ["--update", "--reason", " "], ["--reason", "because"]]
)
def test_a_new_baseline_has_a_reason(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["gate", *arguments])
    with pytest.raises(SystemExit):
        gate.main()
    assert "go together" in capsys.readouterr().err


def test_a_new_baseline_keeps_the_builds_that_are_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "baseline.json"
    monkeypatch.setattr(gate, "BASELINE", path)
    gate.write_baseline({PURE: counted(games=1), COMPILED: counted(games=2)}, "first")
    gate.write_baseline({PURE: counted(games=3)}, "second")
    assert gate.read_baseline() == {PURE: counted(games=3), COMPILED: counted(games=2)}
    assert json.loads(path.read_text("utf-8"))["reason"] == "second"


def test_the_baseline_says_what_it_was_counted_with() -> None:
    kept = json.loads(gate.BASELINE.read_text("utf-8"))
    assert kept["reason"]
    for build, found in kept["builds"].items():
        assert {"python", "build", "compiler"} <= set(found["about"])
        assert found["about"]["compiled"] == (build == COMPILED)
        assert set(found["subjects"]) < set(PARTS)
