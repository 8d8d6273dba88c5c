"""Playing: a new game, the function of each step, and answers that set the game going."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mirabilia.catalog.model import Catalogue
from mirabilia.engine import ages, conflicts, leaders, opening, settling, turn
from mirabilia.engine.actions import NONE
from mirabilia.engine.agenda import (
    END_TURN,
    REVEAL,
    STEP_NAMES,
    TURN,
    push,
    step_kind,
    step_number,
)
from mirabilia.engine.ints import Action, Seat
from mirabilia.engine.options import Options
from mirabilia.engine.setup import deal_shipyards
from mirabilia.engine.state import State
from mirabilia.options import PICK_BOARDS

# In the order of `agenda.STEP_NAMES`.
_CARRY_OUT: Final[list[Callable[[State, int], None]]] = [
    opening.ask_for_board,
    opening.take_board,
    opening.choose_sides,
    opening.take_sides,
    leaders.begin_selection,
    leaders.ask_to_keep,
    leaders.take_kept,
    ages.begin_age,
    leaders.begin_recruitment,
    leaders.end_recruitment,
    ages.deal_age,
    ages.begin_turn,
    turn.reveal,
    turn.pay,
    turn.place,
    turn.act_all,
    settling.settle,
    settling.take_queued,
    settling.take_islands,
    settling.pick,
    settling.take_debts,
    ages.end_turn,
    ages.begin_last_turn,
    ages.end_last_turn,
    conflicts.military,
    conflicts.ask_to_join,
    conflicts.naval,
    ages.end_age,
]
assert len(_CARRY_OUT) == len(STEP_NAMES)


def new_state(catalogue: Catalogue, options: Options, seed: int, keep_events: bool) -> State:
    """A game set up, at its first decision."""
    state = opening.blank_state(catalogue, options, seed)
    if keep_events:
        state.events = []
    push(state, opening.opening_steps(options))
    if options.board_rule != PICK_BOARDS:
        opening.lay_boards(state)
    if options.armada:
        deal_shipyards(state)
    advance(state)
    return state


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
            ages.next_turn(state)
        else:
            agenda = agenda[:-1]
            state.agenda = agenda
            _CARRY_OUT[step_kind(packed)](state, step_number(packed))


def is_legal(state: State, seat: Seat, act: Action) -> bool:
    """Whether an answer is among those that a seat may give."""
    for legal in state.legal[seat]:
        if legal == act:
            return True
    return False


def answer(state: State, seat: Seat, act: Action) -> None:
    """Commit a seat's legal answer; with the last one the game goes on."""
    state.answers[seat] = act
    state.waiting -= 1
    if not state.waiting:
        advance(state)


def take_back(state: State, seat: Seat) -> None:
    """Withdraw a seat's answer while others are still to come."""
    state.answers[seat] = NONE
    state.waiting += 1
