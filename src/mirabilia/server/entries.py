"""The log of a table: what can happen there, one entry after another."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from mirabilia.server.messages import Settings


class Entry(Struct, frozen=True, tag_field="kind", tag=str.lower):
    """Something that happened at a table."""


class Created(Entry, frozen=True):
    settings: Settings
    host: str
    name: str | None


class Sat(Entry, frozen=True):
    guest: str
    name: str | None
    seat: int


class Stood(Entry, frozen=True):
    guest: str


class Swapped(Entry, frozen=True):
    first: int
    second: int


class BotSat(Entry, frozen=True):
    seat: int
    bot: str


class Cleared(Entry, frozen=True):
    seat: int


class Changed(Entry, frozen=True):
    settings: Settings


class Started(Entry, frozen=True):
    """`record` has versions, options and seed: a table keeps the versions it began with."""

    record: dict[str, Any]
    commitment: str


class Played(Entry, frozen=True):
    seat: int
    move: str
    by: Literal["person", "bot", "clock"]


class TookBack(Entry, frozen=True):
    seat: int


class HandedOver(Entry, frozen=True):
    seat: int
    bot: str


class Returned(Entry, frozen=True):
    seat: int


class Left(Entry, frozen=True):
    """`bot` plays for them, if a game is going on."""

    guest: str
    bot: str


class Passed(Entry, frozen=True):
    """The rights of the host pass to this guest."""

    guest: str


class Resumed(Entry, frozen=True):
    """The server is back: the clock of the decision starts again."""


class Rematched(Entry, frozen=True):
    table: str


# Who sits where and who is the host; the rest is about the table and its game.
PeopleEntry = Sat | Stood | Swapped | BotSat | Cleared | HandedOver | Returned | Left | Passed
TableEntry = Created | Changed | Started | Played | TookBack | Resumed | Rematched
AnyEntry = PeopleEntry | TableEntry

encode_entry: Final = msgspec.json.Encoder().encode
decode_entry: Final = msgspec.json.Decoder(AnyEntry).decode
