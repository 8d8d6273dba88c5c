"""Coverage is measured suite by suite, with all tests or without those that repeat others."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import long, suites
from benchmarks.coverage import ranges, summary
from benchmarks.suites import MODULES, Covered, key_of


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for module in (suites, long):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(suites, "TESTS", tmp_path / "tests")


def test_all_tests_are_also_the_long_ones() -> None:
    assert Covered("coverage").options("tests/rules") == ["-m", ""]


def test_a_few_leave_out_what_the_compiled_build_repeats() -> None:
    covered = Covered("coverage", few=True)
    assert covered.options("tests/rules") == ["--spread"]
    # The spread of the pure build would leave out most of these.
    assert covered.options("tests/server") == []
    assert covered.options(MODULES) == []


def suite_in(root: Path) -> Covered:
    """A suite of one test, and its coverage as the last run left it."""
    test = root / "tests" / "rules" / "test_a.py"
    test.parent.mkdir(parents=True)
    test.write_text("def test_a(): pass", "utf-8")
    covered = Covered("coverage")
    covered.folder.mkdir(parents=True)
    covered.data_of("tests/rules").touch()
    return covered


def test_a_suite_counts_until_its_tests_change(tmp_path: Path) -> None:
    covered = suite_in(tmp_path)
    covered.progress.done("tests/rules", {"key": key_of("tests/rules")}, 1.0)
    assert covered.measured() == ["tests/rules"]
    assert covered.data() == [covered.data_of("tests/rules")]
    (tmp_path / "tests" / "rules" / "test_a.py").write_text("def test_b(): pass", "utf-8")
    assert (covered.measured(), covered.data()) == ([], [])


def test_a_suite_that_failed_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    covered = suite_in(tmp_path)
    monkeypatch.setattr(covered, "measure", lambda suite, jobs: 1)
    assert list(covered.run(1, ["tests/rules"])) == ["tests/rules"]
    assert covered.measured() == []


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
