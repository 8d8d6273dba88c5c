"""Coverage is measured suite by suite, with all tests or without those that repeat others."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import suites
from benchmarks.coverage import ranges, summary
from benchmarks.suites import MODULES, Covered


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(suites, "ROOT", tmp_path)


def test_all_tests_are_also_the_long_ones() -> None:
    assert Covered("coverage").options("tests/rules") == ["-m", ""]


def test_a_few_leave_out_what_the_compiled_build_repeats() -> None:
    covered = Covered("coverage", few=True)
    assert covered.options("tests/rules") == ["--spread"]
    # The spread of the pure build would leave out most of these.
    assert covered.options("tests/server") == []
    assert covered.options(MODULES) == []


def test_lines_are_told_as_a_person_writes_them() -> None:
    assert ranges([3, 9, 7, 8]) == "3, 7-9"


def test_figures_are_added_up_by_room() -> None:
    def file(lines: int, run: int, missing: list[int]) -> dict[str, object]:
        figures = {"num_statements": lines, "covered_lines": run}
        figures |= {"num_branches": 0, "covered_branches": 0}
        return {"summary": figures, "missing_lines": missing, "missing_branches": []}

    found = summary(
        {
            "/home/src/mirabilia/engine/city.py": file(60, 59, [5]),
            "/home/src/mirabilia/engine/sea.py": file(40, 40, []),
            "/home/src/mirabilia/game.py": file(10, 10, []),
        }
    )
    assert found["rooms"]["engine"]["percent of lines"] == 99.0
    assert found["rooms"]["game"]["percent of lines"] == 100.0
    assert found["missing"] == {"engine/city.py": {"lines": "5", "branches": []}}
