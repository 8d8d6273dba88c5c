"""The log of a table: what can happen there, one entry after another."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from mirabilia.server.messages import Deal, Origin, Settings


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


class Renamed(Entry, frozen=True):
    """Somebody who sits here is called differently now."""

    guest: str
    name: str | None


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
    """`record` has versions, options and seed: a table keeps the versions it began with.

    A game that goes on from a moment of another one has what was played until then, too."""

    record: dict[str, Any]
    commitment: str
    origin: Origin | None = None
    deal: Deal | None = None


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


class Removed(Entry, frozen=True):
    """Put out of the lobby, by the name that they had then."""

    guest: str
    name: str | None


class LetBack(Entry, frozen=True):
    guest: str


class Passed(Entry, frozen=True):
    """The rights of the host pass to this guest."""

    guest: str


class Joined(Entry, frozen=True):
    """A guest has become another one, whose name follows: they were the same person."""

    guest: str
    into: str
    name: str | None


class Resumed(Entry, frozen=True):
    """The server is back: the clock of the decision starts again."""


class ChatSet(Entry, frozen=True):
    """While the chat is not open, nobody can say anything."""

    open: bool


class Closed(Entry, frozen=True):
    """The operator has closed the table: nothing more is played here."""


class Rematched(Entry, frozen=True):
    """`guest` asked for it; logs of older versions do not say who."""

    table: str
    guest: str | None = None


# Who sits where, who may come and who is the host; the rest is about the table and its game.
SeatEntry = Sat | Renamed | Stood | Swapped | BotSat | Cleared | HandedOver | Returned
GuestEntry = Left | Removed | LetBack | Passed | Joined
PeopleEntry = SeatEntry | GuestEntry
GameEntry = Started | Played | TookBack | Resumed
TableEntry = GameEntry | Created | Changed | ChatSet | Rematched | Closed
AnyEntry = PeopleEntry | TableEntry

encode_entry: Final = msgspec.json.Encoder().encode
decode_entry: Final = msgspec.json.Decoder(AnyEntry).decode
