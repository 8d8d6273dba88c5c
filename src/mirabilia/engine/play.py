"""Playing: the function of each step, and answers that set the game going."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mirabilia.engine import conflicts, leaders, turn
from mirabilia.engine.actions import NONE
from mirabilia.engine.agenda import (
    END_TURN,
    REVEAL,
    TURN,
    step_kind,
    step_number,
)
from mirabilia.engine.state import State

# In the order of `agenda.STEP_NAMES`.
_CARRY_OUT: Final[list[Callable[[State, int], None]]] = [
    turn.ask_for_board,
    turn.take_board,
    turn.choose_sides,
    turn.take_sides,
    leaders.begin_selection,
    leaders.ask_to_keep,
    leaders.take_kept,
    turn.begin_age,
    leaders.begin_recruitment,
    leaders.end_recruitment,
    turn.deal_age,
    turn.begin_turn,
    turn.reveal,
    turn.pay,
    turn.place,
    turn.act_all,
    turn.settle,
    turn.take_queued,
    turn.take_islands,
    turn.pick,
    turn.take_debts,
    turn.end_turn,
    turn.begin_last_turn,
    turn.end_last_turn,
    conflicts.military,
    conflicts.ask_to_join,
    conflicts.naval,
    turn.end_age,
]


def advance(state: State) -> None:
    """Carry out steps until somebody is asked something or the game is over.

    What every turn goes through is called by name, and no list is emptied to be filled again:
    compiled, that is much quicker.
    """
    agenda = state.agenda
    while agenda and not state.waiting:
        packed = agenda[-1]
        if packed == REVEAL:
            # Nothing is asked before all of these steps are done: they leave the agenda together.
            del agenda[-len(TURN) :]
            turn.carry_out(state)
        elif packed == END_TURN and state.turn < state.options.turns:
            # The step stays where it is: it ends the next turn too.
            turn.next_turn(state)
        else:
            agenda = agenda[:-1]
            state.agenda = agenda
            _CARRY_OUT[step_kind(packed)](state, step_number(packed))


def is_legal(state: State, seat: int, act: int) -> bool:
    """Whether an answer is among those that a seat may give."""
    for legal in state.legal[seat]:
        if legal == act:
            return True
    return False


def answer(state: State, seat: int, act: int) -> None:
    """Commit a seat's legal answer; with the last one the game goes on."""
    state.answers[seat] = act
    state.waiting -= 1
    if not state.waiting:
        advance(state)


def take_back(state: State, seat: int) -> None:
    """Withdraw a seat's answer while others are still to come."""
    state.answers[seat] = NONE
    state.waiting += 1
