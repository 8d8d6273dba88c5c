"""Records: a whole game as the decisions that were asked and how they were answered.

With the options and the seed they determine everything, so a record replays to the same game. The
record of a game that began from a position has that position as its start.
"""

from __future__ import annotations

import hashlib
from typing import Final, cast

from mirabilia.catalog.model import Catalogue
from mirabilia.engine.actions import NONE
from mirabilia.engine.play import answer, new_state, take_back
from mirabilia.engine.state import (
    DECISIONS,
    State,
    entry_chosen,
)
from mirabilia.errors import ImpossibleGame, MalformedMove
from mirabilia.notation.moves import parse_action
from mirabilia.notation.positions import write, write_entry, write_header, write_seed
from mirabilia.notation.reader import read
from mirabilia.notation.reading.header import Header
from mirabilia.notation.reading.values import Table, is_number, keys_of, shown
from mirabilia.notation.refusals import illegal_move
from mirabilia.notation.types.positions import Position
from mirabilia.notation.types.records import Record
from mirabilia.notation.views import canonical_json

_KEYS: Final = keys_of(Record)


def write_record(state: State, start: Position | None) -> Record:
    """Every answer that was asked for, up to the last reveal; the digest of a finished game."""
    catalogue = state.catalogue
    told = 0 if start is None else len(start["history"]["log"])
    entries = [entry for entry in state.log[told:] if entry_chosen(entry)]
    record: Table = {**write_header(state), "seed": write_seed(state.seed)}
    if start is not None:
        record["start"] = start
    record["entries"] = [write_entry(catalogue, entry) for entry in entries]
    record["digest"] = digest(state) if state.over else None
    return cast(Record, record)


def digest(state: State) -> str:
    """The SHA-256 of the position's canonical JSON."""
    return hashlib.sha256(canonical_json(write(state)).encode()).hexdigest()


def replay_record(
    data: object, keep_events: bool, lenient: bool = False
) -> tuple[State, Position | None]:
    """The state at the end of a record, and the position it began from, if it did.

    What cannot be played raises `ImpossibleGame` with the entry and the reason. `lenient`: the
    position need not be one that a game can lead to.
    """
    reader = Header(data, _KEYS, "record")
    record = reader.data
    start: Position | None = None
    if "start" in record:
        state = read(record["start"], lenient)
        start = write(state)
        state.events = [] if keep_events else None
        # Answers that were in at the start are entries like all others.
        for seat in range(len(state.cities)):
            if state.answers[seat] != NONE and len(state.legal[seat]) > 1:
                take_back(state, seat)
    else:
        state = new_state(reader.catalogue, reader.options, reader.read_seed(), keep_events)
    entries = reader.sequence("entries", record.get("entries", []))
    for number, entry in enumerate(entries):
        if state.over:
            raise ImpossibleGame("surplus", number=number)
        play_entry(state, number, entry)
    check_digest(state, record.get("digest"))
    return state, start


def play_entry(state: State, number: int, entry: object) -> None:
    if not isinstance(entry, list | tuple) or len(entry) != 3:
        raise bad_entry(number, entry, "an entry is a seat, a decision and a move")
    seat, kind, text = entry
    if not is_number(seat) or seat not in range(len(state.cities)):
        raise bad_entry(number, entry, "there is no such seat")
    if DECISIONS[state.asked[seat]] != kind or not kind or len(state.legal[seat]) < 2:
        raise bad_entry(number, entry, "that is not asked of this seat")
    if state.answers[seat] >= 0:
        raise bad_entry(number, entry, "this seat has answered already")
    act = read_action(state.catalogue, number, entry, text)
    if act not in state.legal[seat]:
        why = illegal_move(state, seat, act)
        raise bad_entry(number, entry, f"the move is not legal: {why}")
    answer(state, seat, act)


def read_action(catalogue: Catalogue, number: int, entry: object, text: object) -> int:
    if not isinstance(text, str):
        raise bad_entry(number, entry, f"a move is a text, not {type(text).__name__}")
    try:
        return parse_action(catalogue, text)
    except MalformedMove as error:
        raise bad_entry(number, entry, str(error)) from None


def bad_entry(number: int, entry: object, reason: str) -> ImpossibleGame:
    return ImpossibleGame("replay", number=number, entry=shown(entry), reason=reason)


def check_digest(state: State, named: object) -> None:
    if named is None:
        return
    if not state.over:
        raise ImpossibleGame("unfinished")
    found = digest(state)
    if named != found:
        raise ImpossibleGame("digest", named=shown(named), found=found)
