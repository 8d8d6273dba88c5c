"""Payments with everything at once, against a brute force over random cities with random powers."""

from __future__ import annotations

import pytest

from tests.support.wide_markets import check

NORMAL = 2_500
CHUNK = 125


@pytest.mark.rule("B-27", "B-28", "L-23", "L-28", "L-34", "A-9", "A-51", "C-9", "T-3")
@pytest.mark.parametrize("first", range(0, NORMAL, CHUNK))
def test_every_payment_and_no_other_is_offered(first: int) -> None:
    assert sum(check(first + number) for number in range(CHUNK)) > CHUNK
