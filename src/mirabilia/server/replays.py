"""Games to step through: a finished one of a table, or a record that somebody has brought."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from typing import Any, Final, cast

import msgspec

from mirabilia.engine.state import teams_of
from mirabilia.errors import ImpossibleGame
from mirabilia.game import Step, steps_of
from mirabilia.notation.types import Memory, ViewData
from mirabilia.server.messages import Replay, ReplayStep, Seat
from mirabilia.server.refusals import Refused
from mirabilia.server.scene import Scene

Data = Mapping[str, Any]

# What a position has beside the table itself.
_HEADER: Final = ("format", "rules", "catalogue", "options")
_BESIDE: Final = (*_HEADER, "seed", "decks", "history")
NOTHING_REMEMBERED: Final[Memory] = {
    "hands": [],
    "piles": [],
    "deals": [],
    "old_discard": 0,
    "log": [],
}


# Higher levels take twice as long and save a tenth.
LEVEL: Final = 5


def pack_replay(text: bytes) -> bytes:
    """The steps of a record that is written down, as JSON, compressed."""
    try:
        record = msgspec.json.decode(text, type=dict[str, Any])
        return gzip.compress(msgspec.json.encode(make_replay(record)), LEVEL, mtime=0)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("malformed", reason=str(error)) from None
    except RecursionError:
        raise Refused("malformed", reason="it is nested too deeply") from None


def make_replay(record: Data) -> Replay:
    """Every step of a record, or `Refused` with what is wrong with it."""
    try:
        steps = steps_of(record)
        seats = seats_of(record, steps[0].game.players)
    except ImpossibleGame as error:
        raise Refused("bad_record", error=error.code, says=str(error)) from None
    last = steps[-1].game
    told = [step.told for step in steps[1:]] + [len(last.events)]
    return Replay(
        seats=seats,
        teams=teams_of(last.players, last.position()["options"].get("teams", False)),
        steps=[write_step(step, until) for step, until in zip(steps, told, strict=True)],
        events=last.events,
        result=Scene(last).result,
    )


def seats_of(record: Data, players: int) -> list[Seat]:
    """Who sat where, if the record tells of a table."""
    if record.get("table") is None:
        return [Seat()] * players
    try:
        seats = msgspec.convert(record["table"]["seats"], list[Seat])
    except (msgspec.ValidationError, KeyError, TypeError) as error:
        raise ImpossibleGame("shape", where="table", reason=str(error)) from None
    if len(seats) != players:
        reason = f"it has {len(seats)} seats for {players} players"
        raise ImpossibleGame("shape", where="table", reason=reason)
    return seats


def write_step(step: Step, told: int) -> ReplayStep:
    game = step.game
    return ReplayStep(step.age, step.turn, told, open_view(step), game.scores(), game.course())


def open_view(step: Step) -> ViewData:
    """The table with nothing hidden, in the shape of a view that is nobody's."""
    position: Mapping[str, object] = step.game.position()
    now = {name: value for name, value in position.items() if name not in _BESIDE}
    header = {name: position[name] for name in _HEADER}
    view = {**header, "seat": None, "now": {**now, "moves": []}, "remembered": NOTHING_REMEMBERED}
    return cast(ViewData, view)
