"""Of several ways to do one thing the cheapest is kept."""

from __future__ import annotations

import pytest

from mirabilia.engine.actions import BUILD, SELL, action, by_right, subject_of, thing_of
from mirabilia.engine.choices import Choices, keep_cheapest, price
from tests.support.play import moments

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


@pytest.mark.parametrize("number", range(3))
def test_of_the_ways_with_a_ship_and_without_the_cheapest_are_kept(number: int) -> None:
    """A card that is built with a ship is another thing than the card alone."""
    kept = 0
    for game in moments(number, players=4, expansions=["armada"]):
        state = game._state
        for seat, decision in game.pending.items():
            if decision.kind != "card":
                continue
            choices = Choices(state, seat)
            best: dict[tuple[int, int], int] = {}
            for act in choices.card_actions():
                thing = (thing_of(act), subject_of(act))
                best[thing] = min(best.get(thing, act), act, key=price)
            found = choices.card_actions(cheapest=True)
            assert len(found) == len(best)
            assert {(thing_of(act), subject_of(act)): price(act) for act in found} == {
                thing: price(act) for thing, act in best.items()
            }
            kept += len(choices.card_actions()) > len(found)
    assert kept
