"""Of several ways to do one thing the cheapest is kept."""

from __future__ import annotations

import pytest

from mirabilia.engine.actions import BUILD, SELL, action, by_right
from mirabilia.engine.choices import keep_cheapest

BEFORE = [action(SELL, 1), action(SELL, 2)]
FREE = by_right(action(BUILD, 3), 1)


def paid(coins: int) -> int:
    return action(BUILD, 3, payment=coins)


@pytest.mark.parametrize(
    ("ways", "kept"),
    [
        ([], []),
        ([paid(4)], [paid(4)]),
        ([paid(4), paid(2), paid(3)], [paid(2)]),
        ([paid(0), FREE, paid(1)], [FREE]),
    ],
)
def test_the_cheapest_way_is_kept(ways: list[int], kept: list[int]) -> None:
    found = [*BEFORE, *ways]
    keep_cheapest(found, len(BEFORE))
    assert found == [*BEFORE, *kept]
