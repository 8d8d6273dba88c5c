"""A snapshot is the state of a table after one entry of its log: reading the table begins there.

The log stays the truth. A snapshot that cannot be read, because another version has written it, is
made again from the log.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from mirabilia.errors import MirabiliaError
from mirabilia.game import replay
from mirabilia.server import entries as log
from mirabilia.server.messages import Seat, Settings, Status
from mirabilia.server.scene import Scene
from mirabilia.server.table import Data, TableState, hides_seed


class Saved(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fields of a `TableState`; of its game, the record."""

    number: int
    status: Status
    settings: Settings
    host: str | None
    seats: list[Seat]
    guests: list[str]
    removed: dict[str, str | None]
    chat_open: bool
    start: log.Started | None
    starters: list[Data]
    answers: dict[int, str]
    round: int
    since: int
    rematch: str | None
    rematch_by: str | None
    record: dict[str, Any] | None


_SAME: Final = [name for name in Saved.__struct_fields__ if name != "record"]
if {*_SAME, "id", "scene"} != {*vars(TableState(""))}:
    raise TypeError("a table has something that its snapshots would lose")


def save(state: TableState) -> str:
    record = None if state.scene is None else dict(state.scene.game.record())
    saved = Saved(**{name: getattr(state, name) for name in _SAME}, record=record)
    return msgspec.json.encode(saved).decode()


def restore(id: str, text: str) -> TableState | None:
    """The state that was saved, or nothing if it cannot be read any more."""
    try:
        saved = msgspec.json.decode(text, type=Saved)
        sealed = saved.start is not None and hides_seed(saved.start)
        scene = None if saved.record is None else Scene(replay(saved.record), sealed=sealed)
    except (msgspec.DecodeError, MirabiliaError):
        return None
    state = TableState(id)
    for name in _SAME:
        setattr(state, name, getattr(saved, name))
    state.scene = scene
    return state
