"""The benchmarks of advice and of differences between masters: sums by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from benchmarks import advice, differences
from benchmarks.lines import add_lines, read_lines


def test_work_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    path = tmp_path / "new" / "work.jsonl"
    asked: list[int] = []

    def work(number: int) -> list[int]:
        asked.append(number)
        return [number]

    assert read_lines(path) == []
    add_lines(path, range(2), work)
    add_lines(path, range(4), work)
    assert read_lines(path) == [[0], [1], [2], [3]]
    assert asked == [0, 1, 2, 3]


def test_the_doubt_that_fits_is_found() -> None:
    """Half of the game is left; of those with a chance of 0.9 only seven in ten were won."""
    said: list[advice.Said] = [(2, 0.5, 0.9, 1.0)] * 70 + [(2, 0.5, 0.9, 0.0)] * 30
    said += [(2, 0.0, 0.9, 1.0)] * 90 + [(2, 0.0, 0.9, 0.0)] * 10
    best = advice.best_doubt(said)
    assert best == 1.0
    assert advice.off(advice.doubted(best, said)) < advice.off(said)
    [told] = advice.doubted(0.5, said[:1])
    assert told == pytest.approx((2, 0.5, 0.8, 1.0))


@pytest.mark.parametrize(
    ("turns_after", "age"), [(17, 1), (12, 1), (11, 2), (6, 2), (5, 3), (0, 3)]
)
def test_the_age_of_a_turn(turns_after: int, age: int) -> None:
    assert advice.age_of(turns_after / 18) == age


def decision(new: float, old: float, errors: float) -> dict[str, object]:
    return {"value": [new, old], "wins": [new, old], "errors": errors}


def test_verdicts_of_the_judge_are_counted() -> None:
    found = differences.verdicts(
        [decision(0.6, 0.5, 0.01), decision(0.5, 0.6, 0.02), decision(0.5, 0.49, 0.02)]
    )
    assert (found["decisions"], found["for the new"]) == (3, 2)
    assert (found["clearly"], found["clearly for the old"]) == (1, 1)
    assert found["mean gain in value"] == pytest.approx(0.0033, abs=1e-4)


def test_differences_are_counted_by_kind() -> None:
    games: list[dict[str, Any]] = [
        {"table": "a", "asked": {"card": 8, "side": 2}, "differing": [{"kind": "card"}] * 2},
        {"table": "a", "asked": {"card": 8}, "differing": []},
        {"table": "b", "asked": {"card": 1}, "differing": [{"kind": "card"}]},
    ]
    assert differences.table_figures("a", games) == {
        "games": 2,
        "kinds": {
            "card": {"asked": 16, "differ": 2, "share": 0.125},
            "side": {"asked": 2, "differ": 0, "share": 0.0},
        },
    }


def test_masters_are_compared_at_every_choice_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(differences, "ITERATIONS", 2)
    monkeypatch.setattr(differences, "LONG", 20)
    found = differences.compared("base, 3 players", 1)
    # Eighteen cards and a side for each of three.
    assert found["asked"]["card"] >= 50
    assert found["asked"]["side"] == 3
    assert found["differing"]
    one = differences.judged({"table": "base, 3 players", **found["differing"][-1]})
    assert "view" not in one
    assert sum(one["games"]) == 20
    assert all(0 <= value <= 1 for value in one["value"])
