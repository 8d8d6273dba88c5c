"""Military conflicts at the end of an age (B-30, B-31)."""

from __future__ import annotations

from typing import Final

from mirabilia.engine import events
from mirabilia.engine.state import State

VICTORY_VALUES: Final = (0, 1, 3, 5)


def military_conflicts(state: State) -> None:
    """Each city against its left neighbour: that is every pair of neighbours once."""
    for seat in range(len(state.cities)):
        fight(state, seat, state.left(seat))


def fight(state: State, seat: int, other: int) -> None:
    """Compare shields; the stronger takes a victory token, the weaker a defeat."""
    difference = state.cities[seat].shields - state.cities[other].shields
    if difference == 0:
        state.note(events.FOUGHT, seat, other, 0)
        return
    winner, loser = (seat, other) if difference > 0 else (other, seat)
    value = VICTORY_VALUES[state.age]
    state.cities[winner].victories.append(value)
    state.cities[loser].defeats += 1
    state.note(events.FOUGHT, winner, loser, value)
