"""Events as plain data with ids in place of numbers, in full or as one seat may know them."""

from __future__ import annotations

from typing import Any, Final

from mirabilia.catalog.model import SIDES
from mirabilia.engine import events
from mirabilia.engine.actions import UNKNOWN
from mirabilia.engine.events import Event, hidden_from
from mirabilia.engine.state import State
from mirabilia.notation.moves import HIDDEN

Data = dict[str, Any]

_HOW: Final = ("paid", "chain", "free", "discard")
_SOURCES: Final = ("sale", "card", "stage")

# For each kind its name and the names of its figures; what a figure means goes by its name.
_FORMS: Final = {
    events.BOARD_TAKEN: ("board", ("board",)),
    events.SIDE_TAKEN: ("side", ("side",)),
    events.DEALT: ("deal", ("age",)),
    events.TURN_BEGAN: ("turn", ("age", "turn")),
    events.TRADED: ("trade", ("to", "coins")),
    events.SPENT: ("spend", ("coins",)),
    events.BUILT: ("build", ("card", "how")),
    events.STAGE_BUILT: ("stage", ("stage", "card")),
    events.SOLD: ("sell", ("card",)),
    events.GAINED: ("gain", ("coins", "source", "what")),
    events.LEFT_OVER: ("leftover", ("card",)),
    events.PASSED_ON: ("pass", ("direction",)),
    events.FOUGHT: ("conflict", ("with", "value")),
    events.ENDED: ("end", ()),
    events.PICK_DECLINED: ("decline", ()),
    events.LAST_DECLINED: ("decline", ()),
}


def write_events(state: State, seat: int | None) -> list[Data]:
    """The account as a seat may know it; for nobody, all of it."""
    account = state.events or []
    if seat is not None:
        account = [hidden_from(event, seat) for event in account]
    return [write_event(state, event) for event in account]


def write_event(state: State, event: Event) -> Data:
    kind, names = _FORMS[event[0]]
    written: Data = {"event": kind}
    if event[1] != events.NOBODY:
        written["seat"] = event[1]
    figures = (event[2], event[3], event[4])
    for name, figure in zip(names, figures, strict=False):
        written[name] = write_figure(state, event, name, figure)
    return written


def write_figure(state: State, event: Event, name: str, figure: int) -> Any:
    if name == "card":
        return HIDDEN if figure == UNKNOWN else state.catalogue.cards[figure].id
    if name == "board":
        return state.catalogue.wonders[figure].id
    if name == "side":
        return SIDES[figure]
    if name == "how":
        return _HOW[figure]
    if name == "source":
        return _SOURCES[figure]
    if name == "what":
        return state.catalogue.cards[figure].id if event[3] == events.BY_CARD else figure
    if name == "direction":
        return "left" if figure else "right"
    return figure
