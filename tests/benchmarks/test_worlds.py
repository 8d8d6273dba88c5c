"""How much of a game the benchmark of two worlds looks at."""

from __future__ import annotations

from benchmarks import worlds


def test_one_moment_in_five_is_looked_at() -> None:
    number, boxes, looked = worlds.look(0)
    assert (number, boxes, looked.told_apart) == (0, "the base game alone", 0)
    assert looked.moments > 50
    # Nobody is asked at the end.
    assert looked.looks in (looked.moments // 5, looked.moments // 5 + 1)
