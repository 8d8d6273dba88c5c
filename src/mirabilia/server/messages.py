"""All that goes over the wire, in both directions. docs/tables/messages.md is written from here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from mirabilia.notation import types
from mirabilia.options import OPTIONS, Option

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
        description="made by the client, new for each command; sent again, it does nothing again",
    ),
]
Name = Annotated[str, Meta(min_length=1, max_length=24, description="what others call a guest")]
# One of `types.Event`: msgspec has no words for a union of such types.
Event = Annotated[Mapping[str, Any], Meta(title="Event")]
Time = Annotated[int, Meta(description="milliseconds since 1970, by the server's clock")]


# ---- a table


def option_field(option: Option) -> tuple[str, Any, Any]:
    """An option of a game as a field of the settings."""
    kinds: dict[str, Any] = {"boxes": tuple[str, ...], "boards": str | tuple[str, ...]}
    kind = kinds.get(option.kind, option.value_type)
    return option.name, Annotated[kind, Meta(description=option.description)], option.default


if TYPE_CHECKING:

    class GameSettings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
        """What the server itself looks at, of the options that `GameSettings` has."""

        players: int = 4
        expansions: tuple[str, ...] = ()
        teams: bool = False
else:
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

    def options(self) -> dict[str, Any]:
        """The keyword arguments of `Game.new`."""
        values = {option.name: getattr(self, option.name) for option in OPTIONS}
        return {name: list(v) if isinstance(v, tuple) else v for name, v in values.items()}


class Seat(Struct, frozen=True):
    """Who sits there: nobody, a person, a bot, or a person whom a bot stands in for."""

    guest: Annotated[str | None, Meta(description="the person's id")] = None
    name: Annotated[str | None, Meta(description="the person's name, if there is one")] = None
    bot: Annotated[
        str | None,
        Meta(description="the bot that plays, with its version: `master@1`"),
    ] = None


class Table(Struct, frozen=True):
    """What everybody sees of a table, whether or not a game is going on."""

    id: str
    status: Status
    host: Annotated[str | None, Meta(description="the guest who may change and start things")]
    settings: Settings
    seats: list[Seat]
    commitment: Annotated[
        str | None, Meta(description="SHA-256 of seed, options and seats, from the start on")
    ] = None
    rematch: Annotated[str | None, Meta(description="the table where it goes on")] = None


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
    seed: Annotated[str, Meta(description="32 hexadecimal digits")]


class Line(Struct, frozen=True, tag_field="type", tag="line"):
    """A line of chat: as a message when it is said, and in the snapshot."""

    channel: Channel
    number: Annotated[int, Meta(description="counted in each channel, from 1")]
    at: Time
    guest: str
    name: str | None
    text: str


# ---- from the client


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


class Change(Command, frozen=True, tag="change"):
    """The host changes the settings, before the game. Seats beyond the last are emptied."""

    settings: Settings


class Start(Command, frozen=True, tag="start"):
    """The host starts the game, when all seats are taken."""


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


HostCommand = Swap | AddBot | Clear | Change | Start
LobbyCommand = Sit | Stand | HostCommand
# What leads to an entry of the log, as it is laid down in `conduct`.
ConductedCommand = LobbyCommand | Play | TakeBack | HandOver | Leave
AnyCommand = ConductedCommand | Say | Rematch
ClientMessage = AnyCommand | Resync


# ---- from the server


class Course(Struct, frozen=True, kw_only=True):
    """What follows from the rules as the table stands: clients need not know them."""

    turns: Annotated[int, Meta(description="the regular turns of an age")]
    passing: Annotated[
        Literal["left", "right"] | None,
        Meta(description="which way hands pass in this age; `null` before the first"),
    ]
    sale: Annotated[int, Meta(description="the coins that a sold card brings")]


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
    course: Annotated[Course | None, Meta(description="what follows from the rules")]
    result: Annotated[Result | None, Meta(description="`null` until the end")]


class Changes(Struct, frozen=True, kw_only=True):
    """The parts that have changed, whole; the others stay as they were."""

    table: Table | UnsetType = UNSET
    round: Round | UnsetType | None = UNSET
    answer: str | UnsetType | None = UNSET
    view: types.ViewData | UnsetType | None = UNSET
    offers: list[types.Offer] | UnsetType = UNSET
    scores: list[dict[str, int]] | UnsetType | None = UNSET
    course: Course | UnsetType | None = UNSET
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
    data: dict[str, Any] = {}


ServerMessage = Snapshot | Update | Line | Presence | Done | Refusal


# ---- HTTP


class Guest(Struct, frozen=True):
    """Who you are. The cookie that proves it is the browser's alone."""

    id: str
    name: str | None


class Introduction(Struct, frozen=True, forbid_unknown_fields=True):
    """The name that others will see."""

    name: Name | None = None


Reachable = Annotated[
    bool, Meta(description="whether other machines can reach it; if not, open the local network")
]
Picture = Annotated[str, Meta(description="where the link is found as a QR code, an SVG picture")]


class DeviceLink(Struct, frozen=True):
    """Carries an identity to another browser, once."""

    code: str
    url: str
    expires: Time
    reachable: Reachable
    qr: Picture


class Invitation(Struct, frozen=True):
    """The link to a table, by the address that others can best reach."""

    url: str
    reachable: Reachable
    qr: Picture


class Lan(Struct, frozen=True):
    """Whether others in the local network are let in."""

    url: Annotated[str | None, Meta(description="the address for them; `null`: they are not")]
    switch: Annotated[
        bool, Meta(description="whether it may be changed from here: at the server's own machine")
    ]


class LanSwitch(Struct, frozen=True, forbid_unknown_fields=True):
    """Let others in the local network in, or stop doing so."""

    open: bool


class Redemption(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a device link."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up: you sit on seat 0 and are its host."""

    settings: Settings = Settings()
    bots: Annotated[
        tuple[str, ...], Meta(max_length=7, description="levels of bots for the next seats")
    ] = ()
    start: Annotated[bool, Meta(description="start at once; all seats must be taken")] = False


class Address(Struct, frozen=True):
    """Where a table is found."""

    id: str
    url: str


class Listed(Struct, frozen=True):
    """A table in a list."""

    table: Table
    updated: Time
    seat: Annotated[int | None, Meta(description="your seat")] = None
    my_turn: Annotated[bool, Meta(description="whether your answer is awaited")] = False


class AdviceWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what to do in a round."""

    round: int


class Reason(Struct, frozen=True):
    """What sets a move apart from the mean of all."""

    topic: Annotated[
        str, Meta(description="such as `green` for science, or `costs` for what later cards cost")
    ]
    points: Annotated[float, Meta(description="the points that are expected from it, more or less")]


class AdvisedMove(Struct, frozen=True):
    """A good move, with what a bot expects of it and why."""

    move: Annotated[str, Meta(description="one of the view's `moves`")]
    wins: Annotated[float, Meta(description="the share of games that it wins, of 1")]
    points: Annotated[float, Meta(description="your points at the end")]
    reasons: Annotated[list[Reason], Meta(description="up to three, the weightiest first")]


class ReplayStep(Struct, frozen=True):
    """The table after a reveal, or at the beginning."""

    age: Annotated[int, Meta(description="the age in which it happened; 0 before the first")]
    turn: Annotated[int, Meta(description="the turn in which it happened; 0 beside turns")]
    told: Annotated[int, Meta(description="how many of the events have happened by then")]
    view: Annotated[
        types.ViewData, Meta(description="as watchers have it, but with nothing hidden")
    ]
    scores: Annotated[list[dict[str, int]], Meta(description="points as things stand, by seat")]
    course: Annotated[Course, Meta(description="what follows from the rules")]


class Replay(Struct, frozen=True):
    """A whole game to step through, from its beginning."""

    seats: Annotated[list[Seat], Meta(description="who sat there at the start")]
    steps: list[ReplayStep]
    events: Annotated[Sequence[Event], Meta(description="what happened, with nothing hidden")]
    result: Annotated[Result | None, Meta(description="`null` if the record ends before the game")]


class BotLevel(Struct, frozen=True):
    """A bot that can be put on a seat."""

    name: str
    kind: Annotated[
        BotKind,
        Meta(
            description="a `level` to play against, one for `comparison`, or one that was `added` "
            "by who installed the server"
        ),
    ]
    versions: Annotated[
        list[str], Meta(description="its names with a version, the newest last; or `name` alone")
    ]


class About(Struct, frozen=True):
    """Which server this is."""

    version: str


decode_command: Final = msgspec.json.Decoder(ClientMessage).decode
