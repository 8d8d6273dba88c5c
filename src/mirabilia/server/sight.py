"""A sight is what one viewer of a table has been sent: it tells what is new to them."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from mirabilia.notation.types import Event
from mirabilia.server.messages import Changes, Line, Parts, Snapshot, Update
from mirabilia.server.scene import Scene, Viewer, encode
from mirabilia.server.table import TableState

NULL: Final = b"null"
NONE: Final = b"[]"
Written = dict[str, bytes]


def write_parts(state: TableState, viewer: Viewer) -> Written:
    """The parts of `messages.Parts` as JSON, as one viewer may see them."""
    scene = state.scene
    answer = None if viewer is None else state.answers.get(viewer)
    return {
        "table": encode(state.table()),
        "round": encode(state.asked()),
        "answer": encode(answer),
        "view": NULL if scene is None else scene.view(viewer),
        "offers": NONE if scene is None else scene.offers(viewer),
        "scores": NULL if scene is None else scene.scores(),
        "course": NULL if scene is None else encode(scene.course),
        "result": NULL if scene is None else encode(scene.result),
    }


def raw(written: Written) -> dict[str, Any]:
    return {name: msgspec.Raw(part) for name, part in written.items()}


class Sight:
    """One viewer's sight of a table: a seat's, or that of all who watch."""

    def __init__(self, state: TableState, viewer: Viewer) -> None:
        self.viewer: Final = viewer
        self.parts: Written = write_parts(state, viewer)
        self.scene: Scene | None = state.scene
        self.told = len(self.events())

    def events(self) -> list[Event]:
        return [] if self.scene is None else self.scene.events(self.viewer)

    def snapshot(
        self,
        state: TableState,
        guest: str,
        now: int,
        chat: list[Line],
        present: tuple[list[int], int],
    ) -> bytes:
        """Everything, for a guest who has this sight."""
        message = Snapshot(
            number=state.number,
            guest=guest,
            seat=self.viewer,
            now=now,
            parts=Parts(**raw(self.parts)),
            events=self.events(),
            chat=chat,
            present=present[0],
            watchers=present[1],
        )
        return encode(message)

    def update(self, state: TableState, now: int) -> bytes:
        """What has changed since the last; the sight is that of the state now."""
        before, self.parts = self.parts, write_parts(state, self.viewer)
        self.scene = state.scene
        new = {name: part for name, part in self.parts.items() if part != before[name]}
        events = self.events()[self.told :]
        self.told += len(events)
        return encode(
            Update(number=state.number, now=now, changes=Changes(**raw(new)), events=events)
        )
