"""Events as plain data with ids in place of numbers, in full or as one seat may know them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mirabilia.catalog.model import FLEETS, SIDES, Catalogue
from mirabilia.engine import events
from mirabilia.engine.events import Event, hidden_from
from mirabilia.engine.state import State
from mirabilia.notation.moves import piece_text, right_text

Data = dict[str, Any]

_HOW: Final = ("paid", "chain", "free", "discard")
_SOURCES: Final = ("sale", "card", "stage", "leader", "island", "space")

# For each kind its name and the names of its figures; what a figure means goes by its name.
_FORMS: Final = {
    events.BOARD_TAKEN: ("board", ("board",)),
    events.SIDE_TAKEN: ("side", ("side",)),
    events.DEALT: ("deal", ("age",)),
    events.TURN_BEGAN: ("turn", ("age", "turn")),
    events.TRADED: ("trade", ("to", "coins")),
    events.SPENT: ("spend", ("coins",)),
    events.BUILT: ("build", ("card", "how", "by")),
    events.STAGE_BUILT: ("stage", ("stage", "card")),
    events.SOLD: ("sell", ("card",)),
    events.GAINED: ("gain", ("coins", "source", "what")),
    events.LEFT_OVER: ("leftover", ("card",)),
    events.PASSED_ON: ("pass", ("direction",)),
    events.FOUGHT: ("conflict", ("with", "value", "tokens")),
    events.ENDED: ("end", ()),
    events.PICK_DECLINED: ("decline", ()),
    events.LAST_DECLINED: ("forgo", ()),
    events.KEPT: ("keep", ("card",)),
    events.RECRUITED: ("recruit", ("leader", "coins")),
    events.LEADERS_DRAWN: ("draw", ("leaders",)),
    events.BURIED: ("bury", ("leader",)),
    events.TOKEN_TAKEN: ("victory", ("value",)),
    events.TOKEN_GIVEN_UP: ("give_up", ("value",)),
    events.DEFEATS_DISCARDED: ("purge", ("defeats",)),
    events.DIPLOMACY_TAKEN: ("diplomacy", ("tokens",)),
    events.DIPLOMACY_USED: ("abroad", ()),
    events.DEBTS_TAKEN: ("debts", ("debts",)),
    events.LOST: ("lose", ("coins", "debts")),
    events.SHIPYARD_TAKEN: ("shipyard", ("shipyard",)),
    events.FLEET_MOVED: ("fleet", ("fleet", "step")),
    events.TRIBUTE_CALLED: ("tribute", ("coins",)),
    events.ISLAND_TAKEN: ("island", ("island",)),
    events.INCURSION: ("incursion", ("target",)),
    events.ABSTAINED: ("abstain", ()),
    events.NAVAL_RANKED: ("naval", ("strength", "value")),
}


def write_events(state: State, seers: list[int] | None) -> list[Data]:
    """The account as some seats may know it; without them, all of it."""
    account = state.events or []
    if seers is not None:
        account = [hidden_from(event, seers) for event in account]
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
    """A figure by its name: ids and words in place of numbers where there are some."""
    if name == "what":
        return source_id(state.catalogue, event[3], figure)
    if name == "by":
        return right_text(state.catalogue, figure) or None
    if name == "card":
        return piece_text(state.catalogue, figure)
    if name in _WORDS:
        return _WORDS[name][figure]
    if name in _RECORDS:
        return _RECORDS[name](state.catalogue)[figure].id
    return figure


_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "side": SIDES,
    "how": _HOW,
    "source": _SOURCES,
    "direction": ("right", "left"),
    "fleet": FLEETS,
}
_RECORDS: Final[dict[str, Callable[[Catalogue], Sequence[Any]]]] = {
    "board": lambda catalogue: catalogue.wonders,
    "leader": lambda catalogue: catalogue.leaders,
    "shipyard": lambda catalogue: catalogue.shipyards,
    "island": lambda catalogue: catalogue.islands,
}


def source_id(catalogue: Catalogue, source: int, figure: int) -> Any:
    """What coins came from: a card, leader or island, the number of a stage, a fleet."""
    if source == events.BY_CARD:
        return catalogue.cards[figure].id
    if source == events.BY_LEADER:
        return catalogue.leaders[figure].id
    if source == events.BY_ISLAND:
        return catalogue.islands[figure].id
    if source == events.BY_SPACE:
        return FLEETS[figure]
    return figure
