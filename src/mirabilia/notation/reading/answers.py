"""Decisions that are open: what may be answered, and the answers that are in."""

from __future__ import annotations

from mirabilia.engine.actions import NONE
from mirabilia.engine.legal import legal_actions
from mirabilia.engine.state import ASK_KEEP, NOTHING, State
from mirabilia.notation.consistency import first_deal
from mirabilia.notation.reading.header import Header
from mirabilia.notation.reading.history import read_action


def open_decisions(header: Header, state: State) -> None:
    """Work out what may be answered, and take the answers that are given."""
    for seat, answer in enumerate(header.seats("answers", None)):
        header.at = f"answer {seat}"
        if state.asked[seat] != NOTHING:
            open_decision(header, state, seat, answer)
        elif answer is not None:
            raise header.refuse("nothing is asked of this seat")
    if state.agenda and not state.waiting:
        raise header.refuse("every answer is in: the turn would have been carried out")
    if "history" not in header.data:
        state.old_discard = state.discard[:]
        begun = state.turn or ASK_KEEP in state.asked
        state.deals = [first_deal(state)] if begun else []


def open_decision(header: Header, state: State, seat: int, answer: object) -> None:
    legal = legal_actions(state, seat, state.asked[seat])
    state.legal[seat] = legal
    if answer is None:
        state.waiting += len(legal) > 1
        state.answers[seat] = legal[0] if len(legal) == 1 else NONE
        return
    state.answers[seat] = read_action(header, answer)
    if state.answers[seat] not in legal:
        raise header.refuse(f"{answer!r} is not legal")
