"""A sight is what one viewer of a table has been sent: it tells what is new to them."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec

from mirabilia.server.messages import Changes, Line, Parts, Snapshot, Update
from mirabilia.server.scene import Scene, Viewer, encode
from mirabilia.server.table import TableState

NULL: Final = b"null"
NONE: Final = b"[]"
# Bytes of a mark: nobody finds two parts with the same one.
MARK: Final = 16
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


def write_own(state: TableState, viewer: Viewer, whole: bool = True) -> Written:
    """The other parts, as one viewer may see them: all, or those that change within a scene."""
    scene = state.scene
    answer = encode(None if viewer is None else state.answers.get(viewer))
    if not whole:
        return {"answer": answer}
    return {
        "answer": answer,
        "view": NULL if scene is None else scene.view(viewer),
        "offers": NONE if scene is None else scene.offers(viewer),
    }


def raw(written: Written) -> dict[str, Any]:
    return {name: msgspec.Raw(part) for name, part in written.items()}


def raw_list(written: bytes) -> Any:
    return msgspec.Raw(written)


def marks_of(parts: Written) -> Written:
    """What tells parts from others, and takes less room: views are large."""
    return {name: blake2b(part, digest_size=MARK).digest() for name, part in parts.items()}


class Sight:
    """One viewer's sight of a table: a seat's, or that of all who watch.

    Of what was sent, it keeps marks.
    """

    def __init__(self, state: TableState, viewer: Viewer) -> None:
        self.viewer: Final = viewer
        self.marks: Written = marks_of(write_shared(state) | write_own(state, viewer))
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
            parts=Parts(**raw(write_shared(state) | write_own(state, self.viewer))),
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
        reached = state.scene if state.scene is not self.scene else None
        self.scene = state.scene
        parts = shared | write_own(state, self.viewer, reached is not None)
        marks = marks_of(parts)
        new = {name: parts[name] for name, mark in marks.items() if mark != self.marks[name]}
        self.marks |= marks
        return encode(
            Update(
                number=state.number,
                now=now,
                changes=Changes(**raw(new)),
                events=raw_list(NONE if reached is None else reached.news(self.viewer)),
            )
        )
