"""A sight is what one viewer of a table has been sent: it tells what is new to them."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from mirabilia.server.messages import Changes, Line, Parts, Snapshot, Update
from mirabilia.server.scene import Scene, Viewer, encode
from mirabilia.server.table import TableState

NULL: Final = b"null"
NONE: Final = b"[]"
Written = dict[str, bytes]


def write_shared(state: TableState) -> Written:
    """The parts of `messages.Parts` that are the same for all viewers, as JSON."""
    scene = state.scene
    return {
        "table": encode(state.table()),
        "round": encode(state.asked()),
        "scores": NULL if scene is None else scene.scores(),
        "course": NULL if scene is None else scene.course,
        "result": NULL if scene is None else encode(scene.result),
    }


def write_own(state: TableState, viewer: Viewer) -> Written:
    """The other parts, as one viewer may see them."""
    scene = state.scene
    answer = None if viewer is None else state.answers.get(viewer)
    return {
        "answer": encode(answer),
        "view": NULL if scene is None else scene.view(viewer),
        "offers": NONE if scene is None else scene.offers(viewer),
    }


def raw(written: Written) -> dict[str, Any]:
    return {name: msgspec.Raw(part) for name, part in written.items()}


def raw_list(written: bytes) -> Any:
    return msgspec.Raw(written)


class Sight:
    """One viewer's sight of a table: a seat's, or that of all who watch."""

    def __init__(self, state: TableState, viewer: Viewer) -> None:
        self.viewer: Final = viewer
        self.parts: Written = write_shared(state) | write_own(state, viewer)
        self.scene: Scene | None = state.scene

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
            events=raw_list(NONE if self.scene is None else self.scene.history(self.viewer)),
            chat=chat,
            present=present[0],
            watchers=present[1],
        )
        return encode(message)

    def update(self, state: TableState, shared: Written, now: int) -> bytes:
        """What has changed since the last; the sight is that of the state now.

        No scene is ever left out, so what is new is what has happened since the one before.
        """
        before, self.parts = self.parts, shared | write_own(state, self.viewer)
        new = {name: part for name, part in self.parts.items() if part != before[name]}
        reached = state.scene if state.scene is not self.scene else None
        self.scene = state.scene
        return encode(
            Update(
                number=state.number,
                now=now,
                changes=Changes(**raw(new)),
                events=raw_list(NONE if reached is None else reached.news(self.viewer)),
            )
        )
