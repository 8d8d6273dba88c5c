"""The benchmark of reviews: sums by hand, and work that goes on where it was stopped."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from benchmarks.reviews import Pair, brier, pairs_of, pooled, slope, tenths


def doubled(number: int) -> list[int]:
    """Work that must not be done again."""
    if number == 0:
        raise AssertionError("the first was found before")
    return [2 * number]


def test_what_was_found_before_is_not_looked_for_again(tmp_path: Path) -> None:
    args = argparse.Namespace(
        kept=tmp_path, part="calibration", seed="test", share=0.5, iterations=9, jobs=1
    )
    kept = tmp_path / "calibration-test-0.5-9.jsonl"
    kept.write_text("[0, [7]]\n", "utf-8")
    assert pooled(doubled, 3, args) == [[7], [2], [4]]
    assert len(kept.read_text("utf-8").splitlines()) == 3


def pair(said: float, won: float, game: int = 0, age: int = 1) -> Pair:
    return Pair(game, False, 4, age, said, won)


def test_chances_by_tenths() -> None:
    told = [(0.31, 0.0), (0.39, 1.0), (1.0, 1.0)]
    found = tenths(told)[3]
    low, high = found.pop("interval")
    assert found == {
        "from": 0.3,
        "to": 0.4,
        "count": 2,
        "said": 0.35,
        "won": 0.5,
        "within": True,
    }
    assert 0 < low < found["said"] < found["won"] < high < 1
    assert tenths(told)[9]["count"] == 1
    assert tenths(told)[0]["said"] is None
    # Said 35 %, won always, in forty games: that is no chance.
    assert tenths([(0.35, 1.0)] * 40)[3]["within"] is False


def test_the_brier_score_beside_an_even_chance() -> None:
    found = brier([pair(0.5, 1.0), pair(0.5, 0.0)])
    assert found["review"] == pytest.approx(0.25)
    assert found["constant"] == pytest.approx((0.75**2 + 0.25**2) / 2, abs=1e-4)


def test_who_says_more_than_happens_is_too_sure() -> None:
    """A quarter is even. Half of the games say 45 % of a seat and 15 % of another one."""
    right = [
        pair(said, float(game % 20 < 20 * said), game)
        for game in range(200)
        for said in (0.45, 0.15)
    ]
    found = slope(right)
    assert found["slope"] == pytest.approx(1, abs=0.05)
    low, high = found["interval"]
    assert low < 1 < high
    sure = [one._replace(said=0.25 + 2 * (one.said - 0.25)) for one in right]
    assert slope(sure)["slope"] == pytest.approx(found["slope"] / 2, abs=0.01)


def test_pairs_know_their_table() -> None:
    base, boxes = (list(pairs_of(game, [[3, 1, [0.5, 0.5], [1, 0]]])) for game in (1, 3))
    assert base == [Pair(1, False, 3, 1, 0.5, 1), Pair(1, False, 3, 1, 0.5, 0)]
    assert [one.boxes for one in boxes] == [True, True]
