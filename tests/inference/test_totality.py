"""A log is read by the kinds of its entries: one that is unknown is an error."""

from __future__ import annotations

import pytest

from mirabilia import Game
from mirabilia.engine.state import ASK_CARD, DECISIONS
from mirabilia.engine.views import seen_by
from mirabilia.inference.knowledge import OF_LEADERS, Knowledge
from mirabilia.inference.retinues import Follower, Roll


@pytest.fixture
def roll() -> Roll:
    game = Game.new(players=3, expansions=["leaders"], sides="day", seed=5)
    eyes = seen_by(game._state, 0)
    assert eyes.court is not None
    return Roll(Knowledge(eyes, 0, [], []), eyes.court)


def test_every_entry_about_leaders_is_read(roll: Roll) -> None:
    follower = Follower()
    for asked in OF_LEADERS:
        roll.read_entry(follower, asked, asked)
    read = [*follower.kept, *follower.uses, *follower.returned, *follower.drawn]
    assert [DECISIONS[asked] for asked in read] == ["keep", "recruit", "extra", "returned", "drawn"]


@pytest.mark.parametrize("asked", [ASK_CARD, len(DECISIONS)])
def test_an_entry_that_is_not_about_leaders_is_not_taken_for_a_use(roll: Roll, asked: int) -> None:
    with pytest.raises(AssertionError, match=f"by the decision {asked}"):
        roll.read_entry(Follower(), asked, 0)
