"""The benchmark of reviews: sums by hand, and work that goes on where it was stopped."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from benchmarks.reviews import brier, pooled, tenth


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


def test_chances_by_tenths() -> None:
    pairs = [(4, 1, 0.31, 0.0), (4, 1, 0.39, 1.0), (4, 2, 1.0, 1.0)]
    assert tenth(pairs, 3) == {"from": 0.3, "to": 0.4, "count": 2, "said": 0.35, "won": 0.5}
    assert tenth(pairs, 9)["count"] == 1
    assert tenth(pairs, 0)["said"] is None


def test_the_brier_score_beside_an_even_chance() -> None:
    found = brier([(4, 1, 0.5, 1.0), (4, 1, 0.5, 0.0)])
    assert found["review"] == pytest.approx(0.25)
    assert found["constant"] == pytest.approx((0.75**2 + 0.25**2) / 2, abs=1e-4)
