"""Positions, read: the state of a position, or the place and the reason why it cannot be.

A complete position has an agenda, and is taken as it stands. One without is the beginning of a turn
as a person would jot it down: what it leaves out is as at the start of a game, and cards that it
leaves open are dealt from those it does not place, by its seed. `notation.reading` has the parts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mirabilia.catalog.model import AGES
from mirabilia.engine.state import State, empty_state
from mirabilia.notation.consistency import check_cards, check_history, deal_unknown
from mirabilia.notation.reading.agenda import fill_in, read_agenda
from mirabilia.notation.reading.answers import open_decisions
from mirabilia.notation.reading.boxes import read_court, read_sea
from mirabilia.notation.reading.cards import read_decks, read_discard, read_hands
from mirabilia.notation.reading.cities import check_boards, read_cities
from mirabilia.notation.reading.header import GAME_KEYS, Header
from mirabilia.notation.reading.history import read_history
from mirabilia.notation.reading.unsettled import read_unsettled
from mirabilia.notation.reading.values import keys_of
from mirabilia.notation.types import positions as types

KEYS: Final = keys_of(types.Position)
_SEEN_KEYS: Final = KEYS - GAME_KEYS - {"answers", "history"}


def read(data: object, lenient: bool = False) -> State:
    """The state of a position, or `ImpossibleGame` with the place and the reason.

    `lenient`: whether or not a game could have led there, with these cards and this history.
    """
    header = Header(data, KEYS, "position")
    state = read_state(header)
    if not lenient:
        check_cards(state)
    deal_unknown(state)
    open_decisions(header, state)
    if "history" in header.data and not lenient:
        check_history(state)
    return state


def read_seen(header: Mapping[str, object], now: Mapping[str, object]) -> State:
    """The table of a view or a position: cards that are not seen are `UNKNOWN`, nothing is asked.

    `header` says which game it is, `now` what lies on its table.
    """
    table = {key: now[key] for key in _SEEN_KEYS if key in now}
    table |= {key: header[key] for key in GAME_KEYS if key in header}
    return read_state(Header(table, KEYS, "position"))


def read_state(header: Header) -> State:
    """The state with its cards; those left open are `UNKNOWN`, decisions not yet open."""
    cities = read_cities(header)
    header.at = "position"
    state = empty_state(header.catalogue, header.options, header.read_seed(), cities)
    read_clock(header, state)
    check_boards(header, state)
    if "agenda" in header.data:
        read_agenda(header, state)
    else:
        fill_in(header, state)
    read_discard(header, state)
    read_hands(header, state)
    read_decks(header, state)
    read_court(header, state)
    read_sea(header, state)
    read_unsettled(header, state)
    read_history(header, state)
    return state


def read_clock(header: Header, state: State) -> None:
    """The age and the turn."""
    state.age = header.number("age", header.data.get("age", 1), 0, AGES)
    turn = header.data.get("turn", 1 if state.age else 0)
    state.turn = header.number("turn", turn, 0, header.options.turns + 1)
