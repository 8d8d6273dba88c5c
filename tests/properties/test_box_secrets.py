"""What a seat cannot know leaves its view the same, in games of every mix.

The other world is drawn from the seat's own view: it differs from the true one in nothing but what
the seat cannot know. A view that told of any hidden zone would differ too: each is planted once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from mirabilia import Game, sample
from tests.support.mixes import new_table, tables
from tests.support.plain import plain
from tests.support.play import answers, style

Data = dict[str, Any]
Leak = Callable[[Data, int], Any]

CHUNK = 10
# One moment in so many is looked at.
NOW_AND_THEN = 60


def worlds(number: int) -> Iterator[tuple[Game, Game, int]]:
    """Moments of game `number`, each with another world that one seat cannot tell from it."""
    game = new_table(number)
    rng = Random(f"worlds {number}")
    for moment, _ in enumerate(answers(game, Random(number), style(number))):
        if moment % NOW_AND_THEN == number % NOW_AND_THEN and not game.over:
            seat = rng.randrange(game.players)
            yield game, sample(game.view(seat), rng), seat


@pytest.mark.parametrize("first", range(0, len(tables()), CHUNK))
def test_what_is_hidden_leaves_the_view_the_same(first: int) -> None:
    for number in range(first, first + CHUNK):
        for game, other, seat in worlds(number):
            assert other.view(seat).to_json() == game.view(seat).to_json()


LEAKS: dict[str, Leak] = {
    "the seed": lambda position, seat: position["seed"],
    "a hand": lambda position, seat: position["hands"][(seat + 2) % len(position["hands"])],
    "the discard pile": lambda position, seat: position["discard"],
    "cards under stages": lambda position, seat: [c["buried"] for c in position["cities"]],
    "a hand of leaders": lambda position, seat: position.get("court", {}).get("hands"),
    "offers of leaders": lambda position, seat: position.get("court", {}).get("offers"),
    "the box of leaders": lambda position, seat: position.get("court", {}).get("box"),
    "offers of islands": lambda position, seat: position.get("sea", {}).get("offers"),
    "the log": lambda position, seat: position["history"]["log"],
}


@pytest.fixture(scope="module")
def told_apart() -> set[str]:
    """The leaks by which some world was told from its twin."""
    return {
        name
        for number in range(300, 300 + len(tables()))
        for game, other, seat in worlds(number)
        for name, leak in LEAKS.items()
        if leak(plain(game.position()), seat) != leak(plain(other.position()), seat)
    }


@pytest.mark.heavy
@pytest.mark.parametrize("name", LEAKS)
def test_a_view_that_told_of_a_zone_would_be_found(name: str, told_apart: set[str]) -> None:
    assert name in told_apart
