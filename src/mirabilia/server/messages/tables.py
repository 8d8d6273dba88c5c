"""What a table is, in all messages: its settings, seats, round, result and chat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, cast

import msgspec
from msgspec import Meta, Struct

from mirabilia.notation import types
from mirabilia.options import OPTIONS, Option, TableOptions

# Seconds that a bot may be given for a move.
SHORTEST_THOUGHT: Final = 0.1
LONGEST_THOUGHT: Final = 30.0
MOST_LINES_SHOWN: Final = 200
PATIENCE: Final = {"live": 120, "turns": 3 * 24 * 3600}

Pace = Literal["live", "turns"]
Status = Literal["lobby", "playing", "over", "closed"]
Channel = Literal["table", "team"]
BotKind = Literal["level", "comparison", "added"]
SeatNumber = Annotated[int, Meta(ge=0, le=7, description="a seat, counted from 0")]
CommandId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        # Not every database keeps it.
        pattern=r"^[^\x00]*$",
        description="made by the client, new for each command; sent again, it does nothing again",
    ),
]
# How ids of guests and tables look; nothing else is looked for in the database.
ID_PATTERN: Final = r"^[\w-]{1,32}$"
GuestId = Annotated[str, Meta(pattern=ID_PATTERN, description="the id of a guest")]
Name = Annotated[str, Meta(min_length=1, max_length=24, description="what others call a guest")]
Time = Annotated[int, Meta(description="milliseconds since 1970, by the server's clock")]


class GivenOptions(TableOptions):
    """The keyword arguments of `Game.new` that a table has agreed on."""

    players: int
    boards: str | Sequence[str]


def option_field(option: Option) -> tuple[str, object, object]:
    """An option of a game as a field of the settings."""
    kinds: dict[str, object] = {"boxes": tuple[str, ...], "boards": str | tuple[str, ...]}
    kind = kinds.get(option.kind, option.value_type)
    return option.name, Annotated[kind, Meta(description=option.description)], option.default


if TYPE_CHECKING:
    # A value of JSON, whatever it is.
    Anything = object
    Event = types.Event
    # A `types.Record` as others have it: whoever replays it looks at it.
    Record = dict[str, Anything]

    class GameSettings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
        """What the server itself looks at, of the options that `GameSettings` has."""

        players: int = 4
        expansions: tuple[str, ...] = ()
        teams: bool = False
else:
    # msgspec has another word for the first, and none for a union of types like the second.
    Anything = Any
    Event = Annotated[Mapping[str, Any], Meta(title="Event")]
    Record = Annotated[dict[str, Any], Meta(title="Record")]
    GameSettings = msgspec.defstruct(
        "GameSettings",
        [option_field(option) for option in OPTIONS],
        frozen=True,
        forbid_unknown_fields=True,
        kw_only=True,
    )


class Settings(GameSettings, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a table agrees on: the options of a game, then those of the table."""

    public: Annotated[bool, Meta(description="listed for all; otherwise found by link")] = False
    pace: Annotated[Pace, Meta(description="`turns`: played over days")] = "live"
    clock: Annotated[
        Annotated[int, Meta(ge=5, le=30 * 24 * 3600)] | None,
        Meta(description="seconds for each decision; then a bot chooses. `null`: no clock"),
    ] = None
    patience: Annotated[
        Annotated[int, Meta(ge=0, le=30 * 24 * 3600)] | None,
        Meta(
            description="seconds after which an absent seat may be handed to a bot; `null`: "
            "two minutes live, three days in turns"
        ),
    ] = None
    thinking: Annotated[
        float,
        Meta(
            ge=SHORTEST_THOUGHT,
            le=LONGEST_THOUGHT,
            description=f"seconds that a bot may think for a move: {SHORTEST_THOUGHT:g} to "
            f"{LONGEST_THOUGHT:g}; most need less",
        ),
    ] = 1.0
    advice: Annotated[
        bool, Meta(description="whether players may ask for advice about their decision")
    ] = True

    def waits(self) -> int:
        """For how many seconds an absent player is waited for."""
        return PATIENCE[self.pace] if self.patience is None else self.patience

    def options(self) -> GivenOptions:
        """What a game of this table is set up with."""
        # What a box has to choose from is kept for when the box is added.
        values = {
            option.name: option.default
            if option.is_idle(self.expansions)
            else getattr(self, option.name)
            for option in OPTIONS
        }
        given = {name: list(v) if isinstance(v, tuple) else v for name, v in values.items()}
        return cast(GivenOptions, given)


class Seat(Struct, frozen=True):
    """Who sits there: nobody, a person, a bot, or a person whom a bot stands in for."""

    guest: Annotated[str | None, Meta(description="the person's id")] = None
    name: Annotated[str | None, Meta(description="the person's name, if there is one")] = None
    bot: Annotated[
        str | None,
        Meta(description="the bot that plays, with its version: `master@1`"),
    ] = None


class Deal(Struct, frozen=True):
    """A deal that others play too, at tables of their own: in the same seat, against the same bots,
    who answer in the same way in the same situation."""

    id: Annotated[
        str, Meta(description="a day, or the table of a finished game, a dot and a seat of it")
    ]
    seat: Annotated[SeatNumber, Meta(description="the seat that people take")]
    iterations: Annotated[int, Meta(description="games that a bot may try for a move")]
    until: Annotated[
        int | None,
        Meta(description="a time, until when nobody else sees the game; `null`: it is open"),
    ] = None


class Origin(Struct, frozen=True):
    """The moment of another game from which a table plays on."""

    table: Annotated[str | None, Meta(description="where that was played; `null`: a record")]
    age: Annotated[int, Meta(description="the age of the moment; 0 before the first")]
    turn: Annotated[int, Meta(description="the turn of the moment; 0 beside turns")]


class Table(Struct, frozen=True):
    """What everybody sees of a table, whether or not a game is going on."""

    id: str
    status: Status
    host: Annotated[str | None, Meta(description="the guest who may change and start things")]
    settings: Settings
    seats: list[Seat]
    teams: Annotated[
        list[int] | None, Meta(description="the team of each seat; `null` if all play alone")
    ]
    commitment: Annotated[
        str | None, Meta(description="SHA-256 of seed, options and seats, from the start on")
    ] = None
    rematch: Annotated[str | None, Meta(description="the table where it goes on")] = None
    rematch_by: Annotated[str | None, Meta(description="the guest who asked for that")] = None
    chat_open: Annotated[bool, Meta(description="false: the host has closed the chat")] = True
    origin: Annotated[
        Origin | None, Meta(description="set if the game goes on from a moment of another one")
    ] = None
    deal: Annotated[Deal | None, Meta(description="set if others play the same deal")] = None


class Round(Struct, frozen=True):
    """What the game waits for now."""

    number: Annotated[int, Meta(description="names the round; `play` and `take_back` repeat it")]
    asked: Annotated[
        list[str | None], Meta(description="for each seat the kind of decision it is asked")
    ]
    ready: Annotated[list[int], Meta(description="the seats that have answered")]
    since: Time
    deadline: Annotated[
        int | None, Meta(description="when the clock runs out, as a time; `null`: never")
    ]


class Result(Struct, frozen=True):
    """How the game ended; what was hidden is open now."""

    points: Annotated[list[dict[str, int]], Meta(description="by seat, then by category")]
    coins: list[int]
    ranks: list[int]
    winners: list[int]
    seed: Annotated[
        str | None, Meta(description="32 hexadecimal digits; `null` if the deal is that of a day")
    ]


class Line(Struct, frozen=True, tag_field="type", tag="line"):
    """A line of chat: as a message when it is said, and in the snapshot."""

    channel: Channel
    number: Annotated[int, Meta(description="counted in each channel, from 1")]
    at: Time
    guest: str
    name: str | None
    text: str
