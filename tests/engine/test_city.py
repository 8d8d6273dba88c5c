"""What a city makes: bundles that are added up, none of them with more than a cost can ask for."""

from __future__ import annotations

import pytest

from mirabilia.catalog.model import ENOUGH, RESOURCES, bundle, unbundle
from mirabilia.engine.city import capped_sum, empty_city

# For each resource another one, so that every field has neighbours that count too.
PAIRS = list(zip(RESOURCES, (*RESOURCES[1:], RESOURCES[0]), strict=True))


@pytest.mark.parametrize(("resource", "other"), PAIRS)
@pytest.mark.parametrize(
    ("first", "second"), [(0, 0), (1, 2), (ENOUGH - 1, 1), (ENOUGH, 1), (ENOUGH, ENOUGH)]
)
def test_bundles_are_added_up_to_what_is_enough(
    resource: str, other: str, first: int, second: int
) -> None:
    total = capped_sum(bundle({resource: first, other: 1}), bundle({resource: second, other: 2}))
    expected = {resource: min(first + second, ENOUGH), other: 3}
    assert unbundle(total) == {name: count for name, count in expected.items() if count}


def test_the_ships_of_a_new_city_are_in_their_harbours() -> None:
    assert empty_city().fleets == [0, 0, 0, 0]
