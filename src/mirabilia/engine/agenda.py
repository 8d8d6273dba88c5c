"""The agenda: steps as data, decisions and answers.

A step is a kind and a number packed into one int; `play` knows the function of each kind. A step
that needs answers posts decisions with `ask` and pushes the step that reads them with `close`.
"""

from __future__ import annotations

from typing import Final

from mirabilia.engine.actions import NONE
from mirabilia.engine.ints import Action, Asked, Seat
from mirabilia.engine.legal import legal_actions
from mirabilia.engine.state import NOTHING, Pilot, State, log_entry
from mirabilia.native import i64

# The steps; their names are part of the notation of positions.
ASK_FOR_BOARD: Final = 0
TAKE_BOARD: Final = 1
CHOOSE_SIDES: Final = 2
TAKE_SIDES: Final = 3
DEAL_LEADERS: Final = 4
ASK_TO_KEEP: Final = 5
TAKE_KEPT: Final = 6
BEGIN_AGE: Final = 7
BEGIN_RECRUITMENT: Final = 8
END_RECRUITMENT: Final = 9
DEAL_AGE: Final = 10
BEGIN_TURN: Final = 11
REVEAL: Final = 12
PAY: Final = 13
PLACE: Final = 14
ACT: Final = 15
SETTLE: Final = 16
TAKE_QUEUED: Final = 17
TAKE_ISLANDS: Final = 18
PICK: Final = 19
TAKE_DEBTS: Final = 20
END_TURN: Final = 21
BEGIN_LAST_TURN: Final = 22
END_LAST_TURN: Final = 23
MILITARY: Final = 24
ASK_TO_JOIN: Final = 25
NAVAL: Final = 26
END_AGE: Final = 27

STEP_NAMES: Final = (
    "ask for board",
    "take board",
    "choose sides",
    "take sides",
    "deal leaders",
    "ask to keep",
    "take kept",
    "begin age",
    "begin recruitment",
    "end recruitment",
    "deal age",
    "begin turn",
    "reveal",
    "pay",
    "place",
    "act",
    "settle",
    "take queued",
    "take islands",
    "pick",
    "take debts",
    "end turn",
    "begin last turn",
    "end last turn",
    "military",
    "ask to join",
    "naval",
    "end age",
)

# The steps whose number says which seat or which age.
NUMBERED: Final = (ASK_FOR_BOARD, TAKE_BOARD, BEGIN_AGE, PICK)

# what every turn, recruitment and extra turn goes through when the answers are in.
TURN: Final = [REVEAL, PAY, PLACE, ACT, SETTLE]
# The same as it lies on the agenda, the first on top.
_TURN_ON_TOP: Final = TURN[::-1]

_NUMBER: Final = 8
_KIND_MASK: Final = (1 << _NUMBER) - 1
assert len(STEP_NAMES) - 1 <= _KIND_MASK

# Lists of legal answers are never changed: one empty list serves all.
_NOTHING_LEGAL: Final[list[Action]] = []


def step(kind: i64, number: i64 = 0) -> i64:
    return kind | number << _NUMBER


def step_kind(packed: i64) -> i64:
    return packed & _KIND_MASK


def step_number(packed: i64) -> i64:
    return packed >> _NUMBER


def push(state: State, steps: list[int]) -> None:
    """Put steps on the agenda, the first of them to be carried out next."""
    for at in range(len(steps) - 1, -1, -1):
        state.agenda.append(steps[at])


def push_turn(state: State) -> None:
    """Put what every turn goes through on the agenda."""
    state.agenda += _TURN_ON_TOP


def ask(state: State, seat: Seat, asked: Asked) -> None:
    """Post a decision; with one legal answer only it is taken without asking (D-21)."""
    state.asked[seat] = asked
    pilot = state.pilot
    if pilot is not None:
        ask_pilot(state, pilot, seat)
        return
    legal = legal_actions(state, seat, asked)
    state.legal[seat] = legal
    if len(legal) == 1:
        state.answers[seat] = legal[0]
    else:
        state.waiting += 1


def ask_pilot(state: State, pilot: Pilot, seat: Seat) -> None:
    """Let a pilot answer; if it does not, the game waits, with no list of legal answers."""
    answer = pilot.answer(state, seat, state.asked[seat])
    state.answers[seat] = answer
    if answer == NONE:
        state.waiting += 1


def close(state: State) -> list[Action]:
    """All answers are in: write them down, unless a pilot gave them, and hand them over by seat."""
    answers = state.answers
    state.answers = [NONE] * len(answers)
    for seat in range(len(answers)):
        asked = state.asked[seat]
        if asked != NOTHING:
            state.asked[seat] = NOTHING
            if state.pilot is None:
                chosen = len(state.legal[seat]) > 1
                state.log.append(log_entry(seat, asked, answers[seat], chosen))
                state.legal[seat] = _NOTHING_LEGAL
    return answers
