"""What the server sends over a table's socket."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from mirabilia.notation import types
from mirabilia.server.messages.tables import (
    MOST_LINES_SHOWN,
    Anything,
    Event,
    Line,
    Result,
    Round,
    Table,
    Time,
)


class Parts(Struct, frozen=True, kw_only=True):
    """The parts that a table's state consists of, as one guest sees it."""

    table: Table
    round: Annotated[Round | None, Meta(description="`null` unless a game is going on")]
    answer: Annotated[
        str | None, Meta(description="your answer, which lies face down until the reveal")
    ]
    view: Annotated[
        types.ViewData | None,
        Meta(description="the view of your seat, or what is open to all; see notation.md"),
    ]
    offers: Annotated[
        list[types.Offer],
        Meta(description="for each card that your decision is about; empty if about none"),
    ]
    scores: Annotated[
        list[dict[str, int]] | None, Meta(description="points as things stand, by seat")
    ]
    course: Annotated[types.Course | None, Meta(description="what follows from the rules")]
    result: Annotated[Result | None, Meta(description="`null` until the end")]


class Changes(Struct, frozen=True, kw_only=True):
    """The parts that have changed, whole; the others stay as they were."""

    table: Table | UnsetType = UNSET
    round: Round | UnsetType | None = UNSET
    answer: str | UnsetType | None = UNSET
    view: types.ViewData | UnsetType | None = UNSET
    offers: list[types.Offer] | UnsetType = UNSET
    scores: list[dict[str, int]] | UnsetType | None = UNSET
    course: types.Course | UnsetType | None = UNSET
    result: Result | UnsetType | None = UNSET


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot", kw_only=True):
    """Everything: on connecting, after `resync`, and when your seat has changed."""

    number: Annotated[int, Meta(description="the number of the last entry of the table's log")]
    guest: Annotated[str, Meta(description="your id")]
    seat: Annotated[int | None, Meta(description="your seat; `null` if you watch")]
    now: Time
    parts: Parts
    events: Annotated[Sequence[Event], Meta(description="what happened, as far as one may know it")]
    chat: Annotated[
        list[Line],
        Meta(description=f"the last {MOST_LINES_SHOWN} of each channel, one channel after another"),
    ]
    present: Annotated[list[int], Meta(description="the seats whose person is connected")]
    watchers: Annotated[int, Meta(description="how many watch")]


class Update(Struct, frozen=True, tag_field="type", tag="update", kw_only=True):
    """The next entry of the log. If its number does not follow the last one, there is a gap."""

    number: int
    now: Time
    changes: Changes
    events: Annotated[Sequence[Event], Meta(description="what happened since the last")]


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is connected; not numbered, the last one holds."""

    present: list[int]
    watchers: int


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """A command was carried out, and is kept."""

    id: str
    number: Annotated[int, Meta(description="the number of the log's last entry then")]


class Refusal(Struct, frozen=True, tag_field="type", tag="refused"):
    """A command was not carried out. Words for people are the page's, by code."""

    id: Annotated[str | None, Meta(description="`null` if it could not be read")]
    code: str
    data: dict[str, Anything] = {}


ServerMessage = Snapshot | Update | Line | Presence | Done | Refusal
