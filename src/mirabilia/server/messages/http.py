"""What is asked and answered over HTTP."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from mirabilia.foresight import types as foresight
from mirabilia.notation import types
from mirabilia.review.types import ReviewData
from mirabilia.server.messages.tables import (
    ID_PATTERN,
    BotKind,
    Channel,
    Event,
    GuestId,
    Name,
    Record,
    Result,
    Seat,
    SeatNumber,
    Settings,
    Table,
    Time,
)

Language = Annotated[str, Meta(pattern=r"^[a-z]{2,8}$")]


class Guest(Struct, frozen=True):
    """Who you are. The cookie that proves it is the browser's alone."""

    id: str
    name: str | None
    language: Annotated[
        str | None, Meta(description="the one you chose; `null`: what your browser asks for")
    ] = None


class Introduction(Struct, frozen=True, forbid_unknown_fields=True):
    """What others are to call you, and your language. What is left out stays as it is."""

    name: Annotated[Name | UnsetType | None, Meta(description="`null`: none")] = UNSET
    language: Annotated[
        Language | UnsetType | None,
        Meta(description="one that the page has; `null`: what your browser asks for"),
    ] = UNSET


class Removed(Struct, frozen=True):
    """Somebody whom the host has removed from a table."""

    id: str
    name: str | None


class Regard(Struct, frozen=True):
    """How you regard another guest. Nobody else is told."""

    id: Annotated[str, Meta(description="the other guest")]
    name: Annotated[str | None, Meta(description="what they are called now")]
    muted: Annotated[bool, Meta(description="what they say is not sent to you")]
    blocked: Annotated[bool, Meta(description="they cannot come to the tables that you host")]


class RegardWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Mute or block another guest, or stop doing so; `null` leaves it as it is."""

    muted: bool | None = None
    blocked: bool | None = None


class ReportWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Report a line or a name to the operator: either `line` or `guest`."""

    table: Annotated[str, Meta(pattern=ID_PATTERN, description="the table where it was")]
    guest: Annotated[GuestId | None, Meta(description="whose name it is")] = None
    line: Annotated[
        Annotated[int, Meta(ge=1, le=1 << 31)] | None, Meta(description="the number of the line")
    ] = None
    channel: Annotated[Channel, Meta(description="where the line was said")] = "table"
    note: Annotated[
        Annotated[str, Meta(max_length=500)] | None,
        Meta(description="what the operator should know"),
    ] = None


class Reported(Struct, frozen=True):
    """The operator will see it."""

    at: Time


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
    """The code of a device link, or a recovery code."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]
    join: Annotated[
        bool,
        Meta(description="whether all that you have now goes to the guest whose code it is"),
    ] = False


class Recovery(Struct, frozen=True):
    """Whether there is a code by which you are known again if your browser is lost."""

    made: Annotated[
        Time | None, Meta(description="when the last one was made; `null`: there is none")
    ]


class RecoveryCode(Struct, frozen=True):
    """A code by which you are known again, in any browser. It is told once, and holds until the
    next one is made."""

    code: str
    made: Time


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up: you sit on seat 0 and are its host."""

    settings: Settings = Settings()
    bots: Annotated[
        tuple[str, ...], Meta(max_length=7, description="levels of bots for the next seats")
    ] = ()
    start: Annotated[bool, Meta(description="start at once; all seats must be taken")] = False


class Continuation(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Play on from a moment of a finished game or of a record, against bots.

    Either `table` or `record`. What comes later in the decks is as it was there.
    """

    table: Annotated[
        Annotated[str, Meta(pattern=ID_PATTERN)] | None, Meta(description="a finished game")
    ] = None
    record: Annotated[Record | None, Meta(description="a record that you have")] = None
    step: Annotated[
        int, Meta(ge=0, le=1000, description="the moment: its number in the `steps` of the replay")
    ]
    seat: Annotated[SeatNumber, Meta(description="the seat that you take")]
    bot: Annotated[str, Meta(description="who plays all others: a `name` of `GET /api/bots`")]


class PushKey(Struct, frozen=True):
    """By which browsers know who may call them."""

    key: Annotated[
        str | None, Meta(description="for `applicationServerKey`; `null`: the server calls nobody")
    ]


class Subscription(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser can be called, as its `PushSubscription` says."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https://")]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}(==)?$")]


class Unsubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """The address at which a browser is no longer to be called."""

    endpoint: Annotated[str, Meta(max_length=1000)]


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
    awaited: Annotated[list[int], Meta(description="the seats whose answer is awaited")] = []
    rank: Annotated[int | None, Meta(description="yours, in a finished game")] = None
    points: Annotated[int | None, Meta(description="yours, in a finished game")] = None


RecordKind = Literal["all", "boxes", "players", "board", "side", "opponent"]


class PlayedGame(Struct, frozen=True):
    """A finished game as you played it."""

    table: str
    ended: Time
    expansions: list[str]
    players: int
    teams: bool
    board: str
    side: str
    rank: int
    won: bool
    total: Annotated[int, Meta(description="your points")]
    points: Annotated[dict[str, int], Meta(description="by category")]
    opponents: list[Seat]


class RecordGroup(Struct, frozen=True):
    """Games that have something in common."""

    kind: Annotated[RecordKind, Meta(description="by what they are put together")]
    key: Annotated[
        str,
        Meta(
            description="boxes with blanks between, or `base`; the number of players; a board; a "
            "side; `bot:` and a level, or `guest:` and an id"
        ),
    ]
    name: Annotated[str | None, Meta(description="of an opponent")]
    games: int
    wins: int
    low: Annotated[float, Meta(description="your share of wins, with 90 %, is more than this")]
    high: Annotated[float, Meta(description="and less than this")]
    even: Annotated[float, Meta(description="what would be won if all were equally strong")]
    points: Annotated[float, Meta(description="yours, on average")]


class MyRecord(Struct, frozen=True):
    """What the games that you finished add up to; the last ones, if they are very many."""

    all: RecordGroup
    groups: Annotated[list[RecordGroup], Meta(description="of each kind, the most played first")]
    points: Annotated[dict[str, float], Meta(description="by category, on average")]
    best: Annotated[list[PlayedGame], Meta(description="with the most points")]
    course: Annotated[list[PlayedGame], Meta(description="all of them, the oldest first")]


class DealResult(Struct, frozen=True):
    """How a deal ended for somebody."""

    name: str | None
    points: int
    rank: int
    mine: Annotated[bool, Meta(description="whether it is yours")]
    table: Annotated[str | None, Meta(description="where it was played; `null` until all may look")]


class DayDeal(Struct, frozen=True):
    """The deal of a day: everybody plays it once, in the same seat against the same bots."""

    day: Annotated[str, Meta(description="in UTC, such as `2026-11-18`")]
    until: Annotated[int, Meta(description="when it ends, as a time")]
    commitment: Annotated[
        str, Meta(description="SHA-256 of the seed and of all that is the same for everybody")
    ]
    settings: Settings
    seat: SeatNumber
    bots: Annotated[list[str | None], Meta(description="by seat, with their versions")]
    iterations: Annotated[int, Meta(description="games that a bot may try for a move")]
    table: Annotated[str | None, Meta(description="where you play it")]
    done: Annotated[bool, Meta(description="whether you have finished it")]
    players: Annotated[int, Meta(description="how many have finished it in time")]
    results: Annotated[
        list[DealResult] | None,
        Meta(description="the best first; `null` until you have finished, or the day has ended"),
    ]
    seed: Annotated[str | None, Meta(description="`null` until the day has ended")]


class GameDeal(Struct, frozen=True):
    """A finished game as a deal for others."""

    settings: Settings
    seat: SeatNumber
    bots: Annotated[
        list[str | None], Meta(description="by seat; where people sat, and nobody, `null`")
    ]
    table: Annotated[str | None, Meta(description="where you play it")]
    done: Annotated[bool, Meta(description="whether you have finished it")]
    challenger: Annotated[str | None, Meta(description="who played it first")]
    results: Annotated[list[DealResult], Meta(description="the best first")]


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


class ForesightWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what a card, leader or island would do in a round, or all that is asked about."""

    round: int
    piece: Annotated[
        Annotated[str, Meta(pattern=r"^[a-z0-9_]{1,64}$")] | None,
        Meta(description="its id; `null` for all"),
    ] = None


class Foreseen(Struct, frozen=True):
    """What a card, leader or island would do, in figures that follow from the rules."""

    outcomes: Annotated[
        list[foresight.Outcome],
        Meta(description="for each thing that can be done with it, by its best way"),
    ]
    passed_on: Annotated[
        foresight.PassedOn | None,
        Meta(description="what the next player could do with it; `null` if it is not passed on"),
    ]


class ReplayStep(Struct, frozen=True):
    """The table after a reveal, or at the beginning."""

    age: Annotated[int, Meta(description="the age in which it happened; 0 before the first")]
    turn: Annotated[int, Meta(description="the turn in which it happened; 0 beside turns")]
    told: Annotated[int, Meta(description="how many of the events have happened by then")]
    view: Annotated[
        types.ViewData, Meta(description="as watchers have it, but with nothing hidden")
    ]
    scores: Annotated[list[dict[str, int]], Meta(description="points as things stand, by seat")]
    course: Annotated[types.Course, Meta(description="what follows from the rules")]


class Replay(Struct, frozen=True):
    """A whole game to step through, from its beginning."""

    seats: Annotated[list[Seat], Meta(description="who sat there at the start")]
    teams: Annotated[
        list[int] | None, Meta(description="the team of each seat; `null` if all play alone")
    ]
    steps: list[ReplayStep]
    events: Annotated[Sequence[Event], Meta(description="what happened, with nothing hidden")]
    result: Annotated[Result | None, Meta(description="`null` if the record ends before the game")]


class Review(ReviewData):
    """What a finished game was decided by."""


class ReviewState(Struct, frozen=True):
    """How far a review is; nobody has asked for it yet if `total` is 0 and there is none."""

    key: Annotated[str, Meta(description="by which to ask for it again, if it is of a record")]
    done: Annotated[int, Meta(description="decisions that were looked into")]
    total: int
    review: Annotated[Review | None, Meta(description="`null` until it is made")]


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
    """Which server this is; `page` changes with the page that it serves, and is null if that is
    served as its sources are."""

    version: str
    page: str | None = None
