"""What a client sends over a table's socket."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from mirabilia.server.messages.tables import Channel, CommandId, GuestId, SeatNumber, Settings


class Command(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Something a client asks for: `done` or `refused` answers it, with its id."""

    id: CommandId


class Sit(Command, frozen=True, tag="sit"):
    """Take an empty seat, or change to it."""

    seat: SeatNumber


class Stand(Command, frozen=True, tag="stand"):
    """Get up, before the game, and watch."""


class Swap(Command, frozen=True, tag="swap"):
    """The host swaps what two seats hold, before the game."""

    first: SeatNumber
    second: SeatNumber


class AddBot(Command, frozen=True, tag="add_bot"):
    """The host puts a bot on a seat that no person has, before the game."""

    seat: SeatNumber
    bot: Annotated[
        str, Meta(description="a `name` of `GET /api/bots`, for its newest version, or a version")
    ]


class Clear(Command, frozen=True, tag="clear"):
    """The host empties a seat, before the game."""

    seat: SeatNumber


class ChangeSettings(Command, frozen=True, tag="change"):
    """The host changes the settings, before the game. Seats beyond the last are emptied."""

    settings: Settings


class Start(Command, frozen=True, tag="start"):
    """The host starts the game, when all seats are taken."""


class Remove(Command, frozen=True, tag="remove"):
    """The host removes a guest from the lobby: they cannot come back unless they are let back."""

    guest: GuestId


class LetBack(Command, frozen=True, tag="let_back"):
    """The host lets a guest who was removed come back."""

    guest: GuestId


class CloseChat(Command, frozen=True, tag="close_chat"):
    """The host closes the chat, in the lobby or in the game: nobody can say anything."""


class OpenChat(Command, frozen=True, tag="open_chat"):
    """The host opens the chat again."""


class Play(Command, frozen=True, tag="play"):
    """Answer your decision. Everybody who is asked answers, even without a choice."""

    round: int
    move: Annotated[str, Meta(max_length=200, description="one of the view's `moves`")]


class TakeBack(Command, frozen=True, tag="take_back"):
    """Withdraw your answer, until the last one is in."""

    round: int


class Say(Command, frozen=True, tag="say"):
    """Say something to the table, or in team games to the team mate."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    channel: Channel = "table"


class HandOver(Command, frozen=True, tag="hand_over"):
    """Let a bot play for somebody who has been away for long enough."""

    seat: SeatNumber
    bot: Annotated[str | None, Meta(description="its level; `null`: the usual one")] = None


class Leave(Command, frozen=True, tag="leave"):
    """Go. Before the game your seat becomes empty; in a game a bot plays until you are back."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Set up another table like this one, with the same people and bots, after the game.

    A bot that plays for somebody who is not here stays.
    """


class Resync(Struct, frozen=True, tag_field="type", tag="resync", forbid_unknown_fields=True):
    """Ask for a snapshot, after a gap in the numbers."""


HostCommand = Swap | AddBot | Clear | ChangeSettings | Remove | Start
LobbyCommand = Sit | Stand | HostCommand
# What the host may do before the game and in it.
OrderCommand = LetBack | CloseChat | OpenChat
# What leads to an entry of the log, as it is laid down in `conduct`.
ConductedCommand = LobbyCommand | OrderCommand | Play | TakeBack | HandOver | Leave
AnyCommand = ConductedCommand | Say | Rematch
ClientMessage = AnyCommand | Resync

decode_command: Final = msgspec.json.Decoder(ClientMessage).decode
