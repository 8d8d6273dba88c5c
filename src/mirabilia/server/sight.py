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


def write_shared(state: TableState, whole: bool = True) -> Written:
    """The parts of `messages.Parts` that are the same for all viewers, as JSON: all, or those that
    change within a scene."""
    scene = state.scene
    parts = {"table": encode(state.table()), "round": encode(state.asked())}
    if whole:
        parts["scores"] = NULL if scene is None else scene.scores()
        parts["course"] = NULL if scene is None else scene.course
        parts["result"] = NULL if scene is None else encode(scene.result)
    return parts


def write_own(state: TableState, viewer: Viewer, whole: bool = True) -> Written:
    """The other parts, as one viewer may see them: all, or those that change within a scene."""
    scene = state.scene
    parts = {"answer": encode(None if viewer is None else state.answers.get(viewer))}
    if whole:
        parts["view"] = NULL if scene is None else scene.view(viewer)
        parts["offers"] = NONE if scene is None else scene.offers(viewer)
    return parts


def raw(written: Written) -> dict[str, Any]:
    return {name: msgspec.Raw(part) for name, part in written.items()}


def raw_list(written: bytes) -> Any:
    return msgspec.Raw(written)


class Sent:
    """Parts that were sent. Kept are marks, which tell them from others and take less room: views
    are large."""

    def __init__(self, parts: Written) -> None:
        self.marks: Final[Written] = {}
        self.change(parts)

    def change(self, parts: Written) -> Written:
        """Let these be what was sent last; those of them that are new."""
        new = {}
        for name, part in parts.items():
            mark = blake2b(part, digest_size=MARK).digest()
            if self.marks.get(name) != mark:
                self.marks[name], new[name] = mark, part
        return new


class Common:
    """What every viewer of a table has been sent."""

    def __init__(self, state: TableState) -> None:
        self.sent: Final = Sent(write_shared(state))
        self.scene: Scene | None = state.scene

    def update(self, state: TableState) -> Written:
        """What has changed since the last."""
        reached, self.scene = state.scene is not self.scene, state.scene
        return self.sent.change(write_shared(state, reached))


class Sight:
    """One viewer's sight of a table: a seat's, or that of all who watch."""

    def __init__(self, state: TableState, viewer: Viewer) -> None:
        self.viewer: Final = viewer
        self.sent: Final = Sent(write_own(state, viewer))
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
        """What has changed since the last, with what has for everybody; the sight is that of the
        state now.

        No scene is ever left out, so what is new is what has happened since the one before.
        """
        reached = state.scene if state.scene is not self.scene else None
        self.scene = state.scene
        new = shared | self.sent.change(write_own(state, self.viewer, reached is not None))
        return encode(
            Update(
                number=state.number,
                now=now,
                changes=Changes(**raw(new)),
                events=raw_list(NONE if reached is None else reached.news(self.viewer)),
            )
        )
