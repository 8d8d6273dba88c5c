"""Games that are stepped by numbers: copies, and more ways to pay than have numbers."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import pytest

from mirabilia.encoding import MOST_WAYS, things
from mirabilia.encoding.layout import layout_of
from mirabilia.encoding.seating import Seating, new_game
from mirabilia.engine.actions import with_payment

ALL = ("leaders", "cities", "armada")


def seated(explicit: bool = True, **table: Any) -> Seating:
    layout = layout_of(explicit, {"players": 3, **table})
    return Seating(layout, things(), new_game(layout, 5))


def go_on(seating: Seating, rng: Random, steps: int) -> None:
    for _ in range(steps):
        seating.step([rng.choice(seating.legal(seat)) for seat in range(seating.players)])


def rows(seating: Seating) -> list[bytes]:
    seating.observer.look(seating.state)
    return [seating.row(seat) for seat in range(seating.players)]


@pytest.mark.parametrize(
    "way", [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))]
)
def test_a_copy_goes_its_own_way(way: Any) -> None:
    seating = seated(expansions=ALL)
    go_on(seating, Random(1), 12)
    twin = way(seating)
    assert twin == seating
    before = rows(seating)
    go_on(twin, Random(2), 8)
    assert twin != seating
    assert rows(seating) == before
    go_on(seating, Random(2), 8)
    assert twin == seating
    assert rows(twin) == rows(seating)


def test_more_ways_to_pay_than_have_numbers_are_refused_aloud() -> None:
    seating = seated(sides="day")
    (act, *_) = seating.state.legal[0]
    number = things().number(act)
    others = [seating.legal(seat)[0] for seat in (1, 2)]
    seating.state.legal[0] = [with_payment(act, coins) for coins in range(MOST_WAYS + 1)]
    with pytest.raises(NotImplementedError, match=r"in 33 ways; there are numbers for 32: use"):
        seating.step([number, *others])
    assert seating.is_asked(0)
    seating.state.legal[0] = [with_payment(act, coins) for coins in range(MOST_WAYS)]
    seating.step([number, *others])
    assert len(seating.legal(0)) == MOST_WAYS


def test_by_rule_any_number_of_ways_will_do() -> None:
    seating = seated(explicit=False, sides="day")
    (act, *_) = seating.state.legal[0]
    seating.state.legal[0] = [act, *(with_payment(act, coins) for coins in range(1, 50))]
    go_on(seating, Random(1), 1)
    assert not any(seating.ways)
