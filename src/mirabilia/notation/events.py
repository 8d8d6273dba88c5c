"""Events as plain data with ids in place of numbers, in full or as one seat may know them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast, get_args

from mirabilia.catalog.model import FLEETS, SIDES, Catalogue, Island, Leader, Shipyard, Wonder
from mirabilia.engine import events
from mirabilia.engine.events import Event, hidden_from
from mirabilia.engine.state import State
from mirabilia.notation.moves import piece_text, right_text
from mirabilia.notation.types import events as types

_HOW: Final = ("paid", "chain", "free", "discard")
_SOURCES: Final = ("sale", "card", "stage", "leader", "island", "space")


def form(kind: type) -> tuple[str, tuple[str, ...]]:
    """The name of an event and the names of its figures, by its type."""
    name: str = get_args(kind.__annotations__["event"])[0]
    return name, tuple(key for key in kind.__annotations__ if key not in ("event", "seat"))


# For each kind its form; what a figure means goes by its name.
_FORMS: Final = {
    events.BOARD_TAKEN: form(types.BoardTaken),
    events.SIDE_TAKEN: form(types.SideTaken),
    events.DEALT: form(types.AgeDealt),
    events.TURN_BEGAN: form(types.TurnBegan),
    events.TRADED: form(types.Traded),
    events.SPENT: form(types.Spent),
    events.BUILT: form(types.CardBuilt),
    events.STAGE_BUILT: form(types.StageBuilt),
    events.SOLD: form(types.CardSold),
    events.GAINED: form(types.CoinsGained),
    events.LEFT_OVER: form(types.LeftOver),
    events.PASSED_ON: form(types.HandsPassed),
    events.FOUGHT: form(types.ConflictFought),
    events.ENDED: form(types.GameEnded),
    events.PICK_DECLINED: form(types.PickDeclined),
    events.LAST_DECLINED: form(types.LastForgone),
    events.KEPT: form(types.LeaderKept),
    events.RECRUITED: form(types.LeaderRecruited),
    events.LEADERS_DRAWN: form(types.LeadersDrawn),
    events.BURIED: form(types.LeaderBuried),
    events.TOKEN_TAKEN: form(types.VictoryTaken),
    events.TOKEN_GIVEN_UP: form(types.VictoryGivenUp),
    events.DEFEATS_DISCARDED: form(types.DefeatsDiscarded),
    events.DIPLOMACY_TAKEN: form(types.DiplomacyTaken),
    events.DIPLOMACY_USED: form(types.DiplomacyUsed),
    events.DEBTS_TAKEN: form(types.DebtsTaken),
    events.LOST: form(types.CoinsLost),
    events.SHIPYARD_TAKEN: form(types.ShipyardTaken),
    events.FLEET_MOVED: form(types.FleetMoved),
    events.TRIBUTE_CALLED: form(types.TributeCalled),
    events.ISLAND_TAKEN: form(types.IslandTaken),
    events.INCURSION: form(types.IncursionPlanned),
    events.ABSTAINED: form(types.NavalAbstained),
    events.NAVAL_RANKED: form(types.NavalRanked),
}


def write_events(state: State, seers: list[int] | None, since: int = 0) -> list[types.Event]:
    """The account from some event on, as some seats may know it; without them, all of it."""
    account = (state.events or [])[since:]
    if seers is not None:
        account = [hidden_from(event, seers) for event in account]
    return [write_event(state, event) for event in account]


def write_event(state: State, event: Event) -> types.Event:
    kind, names = _FORMS[event[0]]
    written: dict[str, object] = {"event": kind}
    if event[1] != events.NOBODY:
        written["seat"] = event[1]
    figures = (event[2], event[3], event[4])
    for name, figure in zip(names, figures, strict=False):
        written[name] = write_figure(state, event, name, figure)
    return cast(types.Event, written)


def write_figure(state: State, event: Event, name: str, figure: int) -> str | int | None:
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
_RECORDS: Final[dict[str, Callable[[Catalogue], Sequence[Wonder | Leader | Shipyard | Island]]]] = {
    "board": lambda catalogue: catalogue.wonders,
    "leader": lambda catalogue: catalogue.leaders,
    "shipyard": lambda catalogue: catalogue.shipyards,
    "island": lambda catalogue: catalogue.islands,
}


# Figures that are numbers of seats, coins, tokens and the like, and stay so.
_NUMBERS: Final = frozenset(
    [
        *("age", "turn", "to", "coins", "stage", "with", "value", "tokens", "leaders", "defeats"),
        *("debts", "step", "target", "strength"),
    ]
)
_NAMED: Final = {"what", "by", "card"} | _WORDS.keys() | _RECORDS.keys() | _NUMBERS
assert all(_NAMED.issuperset(names) for _, names in _FORMS.values()), "every figure has a meaning"


def source_id(catalogue: Catalogue, source: int, figure: int) -> str | int:
    """What coins came from: a card, leader or island, the number of a stage, a fleet."""
    if source == events.BY_CARD:
        return catalogue.cards[figure].id
    if source == events.BY_LEADER:
        return catalogue.leaders[figure].id
    if source == events.BY_ISLAND:
        return catalogue.islands[figure].id
    if source == events.BY_SPACE:
        return FLEETS[figure]
    if source != events.BY_SALE and source != events.BY_STAGE:
        raise ValueError(f"coins come from no source {source}")
    return figure
