"""The answers that are worth trying: found without a list of everything, they are the same."""

from __future__ import annotations

import pytest

from mirabilia.bots.search.lookahead import answers_to_try, worth_trying
from mirabilia.engine.play import answer
from mirabilia.engine.playout import Dice, RandomPilot
from mirabilia.engine.state import NOTHING
from tests.support.mixes import new_table


@pytest.mark.parametrize("number", range(0, 60, 5))
def test_the_cheapest_ways_are_those_of_the_whole_list(number: int) -> None:
    state = new_table(number)._state
    pilot = RandomPilot(Dice(number + 1))
    while not state.over:
        for seat in range(len(state.cities)):
            asked = state.asked[seat]
            if asked != NOTHING and state.answers[seat] == -1:
                assert answers_to_try(state, seat, asked) == worth_trying(state.legal[seat])
                answer(state, seat, pilot.answer(state, seat, asked))
                break
