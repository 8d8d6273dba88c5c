"""What the server allows: every bound in one table. Whoever runs a server can set each of them.

docs/tables/limits.md is written from here.
"""

from __future__ import annotations

from typing import Annotated, Self

from msgspec import Meta, Struct


class Rate(Struct, frozen=True):
    """At most this many within this many seconds."""

    number: Annotated[int, Meta(ge=1)]
    seconds: Annotated[float, Meta(gt=0, le=366 * 24 * 3600)]

    @classmethod
    def read(cls, text: str) -> Self:
        """A rate from its text: `8/10` is at most 8 within 10 seconds."""
        number, _, seconds = text.partition("/")
        return cls(int(number), float(seconds))

    def __str__(self) -> str:
        return f"{self.number}/{self.seconds:g}"


class Limits(Struct, frozen=True, kw_only=True):
    """The bounds of a server, each with its usual value."""

    # How often something may be done. A rate is a burst, and from then on as many on average: its
    # number is for somebody in a hurry, not for the average.
    chat: Annotated[Rate, Meta(description="lines that a guest may say")] = Rate(8, 10)
    chat_by_table: Annotated[
        Rate,
        Meta(
            description="lines at one table: eight people who all talk need a third of it",
        ),
    ] = Rate(60, 20)
    chat_by_address: Annotated[
        Rate,
        Meta(
            description="lines from one address: 30 people, each with one in five seconds",
        ),
    ] = Rate(120, 20)
    commands: Annotated[
        Rate,
        Meta(
            description="commands of a guest: a program that plays a whole game at full "
            "speed needs fewer than 400, a person 2 in a second at most",
        ),
    ] = Rate(400, 20)
    commands_by_address: Annotated[
        Rate,
        Meta(
            description="commands from one address: 80 in a second are 30 people who "
            "all click without a pause",
        ),
    ] = Rate(800, 10)
    resyncs: Annotated[
        Rate,
        Meta(
            description="snapshots that a guest may ask for: a page asks once when it "
            "wakes up, and after a gap",
        ),
    ] = Rate(20, 20)
    resyncs_by_address: Annotated[
        Rate,
        Meta(
            description="snapshots asked for from one address: 30 people whose pages wake up "
            "together need a quarter of it",
        ),
    ] = Rate(120, 60)
    live: Annotated[
        Rate,
        Meta(
            description="live connections that a guest may open: a page that cannot "
            "connect tries 15 times in the first minute, and may be open in "
            "several windows",
        ),
    ] = Rate(60, 60)
    visits_by_address: Annotated[
        Rate,
        Meta(
            description="live connections opened from one address, and requests about a single "
            "table, which may have to be read for them: 30 people, each with eight",
        ),
    ] = Rate(240, 60)
    frames: Annotated[
        Rate,
        Meta(
            description="frames over one live connection, before it is closed: messages, parts "
            "of them, pings and pongs; a page sends one for each command",
        ),
    ] = Rate(600, 20)
    frames_by_address: Annotated[
        Rate,
        Meta(
            description="frames over all live connections from one address; more of them are read "
            "later: 30 people who click without a pause send half of it",
        ),
    ] = Rate(2400, 20)
    junk: Annotated[
        Rate,
        Meta(
            description="messages of a guest that are no messages of the protocol or "
            "come too fast, before the connection is closed: a page sends "
            "none",
        ),
    ] = Rate(60, 60)
    junk_by_address: Annotated[
        Rate,
        Meta(
            description="such messages from one address, before a connection that sends one is "
            "closed; who sends none is not concerned",
        ),
    ] = Rate(240, 60)
    changes: Annotated[
        Rate,
        Meta(
            description="changes of a guest before a game, and answers taken back in one: nobody "
            "clicks through all settings faster",
        ),
    ] = Rate(120, 60)
    tables: Annotated[
        Rate,
        Meta(
            description="tables that a guest may set up: somebody who starts one game "
            "after the other, only to look at the hand, needs one a minute",
        ),
    ] = Rate(20, 1200)
    tables_by_address: Annotated[
        Rate,
        Meta(
            description="tables set up from one address: in an hour 20 for each of 30 people",
        ),
    ] = Rate(100, 600)
    links: Annotated[Rate, Meta(description="links for other devices that a guest may make")] = (
        Rate(20, 3600)
    )
    links_by_address: Annotated[
        Rate, Meta(description="links for other devices that may be made from one address")
    ] = Rate(120, 3600)
    redemptions_by_address: Annotated[
        Rate,
        Meta(
            description="links for other devices and recovery codes that may be tried from one "
            "address: right or wrong ones",
        ),
    ] = Rate(120, 3600)
    recoveries: Annotated[Rate, Meta(description="recovery codes that a guest may make")] = Rate(
        10, 3600
    )
    recoveries_by_address: Annotated[
        Rate, Meta(description="recovery codes that may be made from one address")
    ] = Rate(60, 3600)
    records: Annotated[
        Rate, Meta(description="times that a guest may have their own record counted or saved")
    ] = Rate(60, 600)
    records_by_address: Annotated[Rate, Meta(description="the same from one address")] = Rate(
        300, 600
    )
    farewells_by_address: Annotated[
        Rate,
        Meta(
            description="guests from one address who may have everything of theirs deleted, which "
            "takes a look through all that was ever written",
        ),
    ] = Rate(20, 3600)
    guests_by_address: Annotated[
        Rate,
        Meta(
            description="new guests from one address: in an hour a class of 30, each with ten "
            "browsers that forget their cookies",
        ),
    ] = Rate(100, 1200)
    lists_by_address: Annotated[
        Rate,
        Meta(
            description="lists of open tables that may be asked for from one address: 30 people "
            "whose pages ask every ten seconds need three quarters of it",
        ),
    ] = Rate(240, 60)
    games_by_address: Annotated[
        Rate,
        Meta(description="the same for lists of guests' own games, which the pages ask for too"),
    ] = Rate(240, 60)
    names: Annotated[Rate, Meta(description="changes of a guest's name or language")] = Rate(
        30, 600
    )
    names_by_address: Annotated[
        Rate, Meta(description="the same from one address: 30 people with four each")
    ] = Rate(120, 600)
    calls: Annotated[
        Rate,
        Meta(
            description="push messages to a guest whose turn it is, in all tables and browsers "
            "together: who does not come is called once a table",
        ),
    ] = Rate(30, 3600)
    calls_by_address: Annotated[
        Rate,
        Meta(
            description="push messages to all guests who first came from one address: 30 people "
            "with 20 each",
        ),
    ] = Rate(600, 3600)
    subscribing: Annotated[
        Rate, Meta(description="browsers that a guest may have called, or no longer")
    ] = Rate(20, 600)
    subscribing_by_address: Annotated[Rate, Meta(description="the same from one address")] = Rate(
        120, 600
    )
    uploads: Annotated[Rate, Meta(description="records that a guest may bring to step through")] = (
        Rate(20, 300)
    )
    uploads_by_address: Annotated[
        Rate, Meta(description="records that may be brought from one address")
    ] = Rate(60, 300)
    replays_by_address: Annotated[
        Rate,
        Meta(
            description="finished games that may be stepped through from one address: "
            "30 people with four each",
        ),
    ] = Rate(120, 300)
    reviews: Annotated[Rate, Meta(description="reviews of games that a guest may ask for")] = Rate(
        10, 600
    )
    reviews_by_address: Annotated[
        Rate, Meta(description="reviews that may be asked for from one address")
    ] = Rate(60, 600)
    puzzles_by_address: Annotated[
        Rate,
        Meta(
            description="puzzles, and lists of them, that may be looked at from one address: 30 "
            "people with two in ten seconds",
        ),
    ] = Rate(360, 60)
    puzzle_answers: Annotated[
        Rate, Meta(description="answers to puzzles that a guest may give: nobody thinks faster")
    ] = Rate(60, 60)
    puzzle_answers_by_address: Annotated[
        Rate, Meta(description="answers to puzzles from one address: 30 people with one each")
    ] = Rate(240, 60)
    advice: Annotated[
        Rate,
        Meta(
            description="times that a guest may ask for advice: it takes a second to give",
        ),
    ] = Rate(30, 60)
    advice_by_address: Annotated[
        Rate, Meta(description="times that advice may be asked for from one address")
    ] = Rate(120, 60)
    foresight: Annotated[
        Rate,
        Meta(
            description="times that a guest may ask what a card would do: a page asks once for "
            "each card that is taken up",
        ),
    ] = Rate(120, 60)
    foresight_by_address: Annotated[
        Rate,
        Meta(
            description="such questions from one address: 30 people, each with one in three "
            "seconds",
        ),
    ] = Rate(600, 60)
    requests_by_address: Annotated[
        Rate,
        Meta(
            description="requests from one address: the page is about 100 files, and a "
            "class of 30 may open it together",
        ),
    ] = Rate(6000, 60)
    arrivals_by_address: Annotated[
        Rate,
        Meta(
            description="connections opened from one address: a browser opens up to seven, "
            "and keeps them while it loads a page",
        ),
    ] = Rate(400, 20)
    requests_at_once: Annotated[
        int,
        Meta(
            ge=1,
            description="requests that begin together; others wait, and addresses take turns",
        ),
    ] = 4
    requests_share: Annotated[
        float,
        Meta(
            gt=0,
            le=1,
            description="share of a processor that the server may use before requests wait for "
            "each other, so that moves, which never wait for them, come through quickly",
        ),
    ] = 0.3
    open_tables: Annotated[
        int,
        Meta(
            ge=1,
            description="tables in use, or used within a day, that a guest may be the host of: "
            "games that are given up count for a day",
        ),
    ] = 40
    remembered_keys: Annotated[
        int,
        Meta(
            ge=1,
            description="guests, tables or addresses that each of these rates remembers; when "
            "there are more, those used least recently are forgotten",
        ),
    ] = 10_000

    # What is sent to the server.
    body_bytes: Annotated[
        int,
        Meta(
            ge=1 << 10,
            description="bytes of the body of a request; no record of a whole game is that large",
        ),
    ] = 1 << 18
    headers: Annotated[int, Meta(ge=1, description="headers of a request")] = 100
    chunks: Annotated[
        int,
        Meta(
            ge=1,
            description="chunks of the body of a request that does not say how long it is",
        ),
    ] = 64
    message_parts: Annotated[
        int, Meta(ge=1, description="parts that a message over a live connection may come in")
    ] = 64
    message_bytes: Annotated[
        int, Meta(ge=1 << 10, description="bytes of a message over a live connection")
    ] = 1 << 16

    # What a process beside the tables makes: replays, and links as pictures.
    workshop_orders: Annotated[
        int, Meta(ge=1, description="replays and pictures that may be waited for at one time")
    ] = 16
    workshop_seconds: Annotated[
        float, Meta(gt=0, le=3600, description="seconds that making one of them may take")
    ] = 20.0
    workshop_bytes: Annotated[
        int, Meta(ge=0, description="bytes of replays and pictures that are kept to be sent again")
    ] = 8 << 20

    # People among strangers.
    regards: Annotated[
        int, Meta(ge=1, description="others whom a guest may have muted or blocked")
    ] = 500
    regard_changes: Annotated[
        Rate, Meta(description="how often a guest may mute or block others, or stop doing so")
    ] = Rate(60, 600)
    regard_changes_by_address: Annotated[
        Rate, Meta(description="how often guests of one address may do so")
    ] = Rate(300, 600)
    reports: Annotated[Rate, Meta(description="reports by one guest")] = Rate(10, 24 * 3600)
    reports_by_address: Annotated[Rate, Meta(description="reports from one address")] = Rate(
        50, 24 * 3600
    )
    reports_kept: Annotated[
        int,
        Meta(
            ge=1,
            description="reports that are kept: the oldest of those that are closed make room",
        ),
    ] = 1000
    open_reports_by_address: Annotated[
        int,
        Meta(
            ge=1,
            description="reports that are kept and open, by guests who came from one address",
        ),
    ] = 100
    lines_kept: Annotated[
        int,
        Meta(
            ge=1,
            description="lines of chat that are kept of a table, and of each of its teams: older "
            "ones are removed",
        ),
    ] = 1000
    removed: Annotated[
        int, Meta(ge=1, description="guests whom hosts may have removed from one table")
    ] = 100

    # Connections.
    connections: Annotated[
        int,
        Meta(
            ge=1,
            description="connections in all; fewer, if the system allows too few open files",
        ),
    ] = 2000
    connections_by_address: Annotated[
        int,
        Meta(ge=1, description="connections from one address, or from one IPv6 network (/64)"),
    ] = 200
    header_seconds: Annotated[
        float, Meta(gt=0, le=3600, description="seconds for the headers of a request to arrive in")
    ] = 10.0
    body_seconds: Annotated[
        float, Meta(gt=0, le=3600, description="seconds for the body of a request to arrive in")
    ] = 30.0
    idle_seconds: Annotated[
        int, Meta(ge=1, le=3600, description="seconds that a connection may wait between requests")
    ] = 15
    send_seconds: Annotated[
        float,
        Meta(
            gt=0,
            le=3600,
            description="seconds for a client to take 64 kB of an answer, or a message, in",
        ),
    ] = 30.0
    ping_seconds: Annotated[
        float,
        Meta(
            gt=0,
            le=3600,
            description="seconds between pings of a live connection, and for the answer to one",
        ),
    ] = 20.0

    # Push messages.
    subscriptions: Annotated[
        int, Meta(ge=1, description="browsers of a guest that are called; the oldest goes")
    ] = 8
    calls_at_once: Annotated[
        int, Meta(ge=1, description="guests who are being called; further calls are left out")
    ] = 50

    # What is listed and remembered.
    listed: Annotated[int, Meta(ge=1, description="tables in a list")] = 100
    listed_by_host: Annotated[
        int, Meta(ge=1, description="tables of one host in the list of public tables")
    ] = 3
    listed_by_address: Annotated[
        int,
        Meta(
            ge=1,
            description="tables whose hosts came from one address in the list of public tables: "
            "one of each of 30 people",
        ),
    ] = 30
    recorded_games: Annotated[
        int, Meta(ge=1, description="games that the record of a guest counts: the last ones")
    ] = 2000
    snapshot_every: Annotated[
        int,
        Meta(
            ge=1,
            description="entries of a table's log after which its state is saved: to read a table "
            "takes no more of its log than these; most games have fewer",
        ),
    ] = 250
    remembered_commands: Annotated[
        int,
        Meta(
            ge=1,
            description="commands of a table that are recognized when they are sent again: the "
            "last minutes of eight people in a hurry",
        ),
    ] = 1000

    # What is kept, in days since it was last used; 0: for ever.
    lobby_days: Annotated[
        float,
        Meta(ge=0, description="days that a table is kept whose game never began; 0: for ever"),
    ] = 30
    unfinished_days: Annotated[
        float,
        Meta(
            ge=0,
            description="days that a game is kept which nobody goes on with; 0: for ever",
        ),
    ] = 365
    finished_days: Annotated[
        float, Meta(ge=0, description="days that a finished game is kept; 0: for ever")
    ] = 0
    guest_days: Annotated[
        float,
        Meta(
            ge=0,
            description="days after which a guest is forgotten who has a seat at no table that is "
            "kept; 0: never",
        ),
    ] = 90
    link_days: Annotated[
        float,
        Meta(
            ge=0,
            description="days that a link for another device is kept after its end; 0: for ever",
        ),
    ] = 1

    # What waits to be sent.
    waiting_messages: Annotated[
        int,
        Meta(
            ge=1,
            description="messages that may wait for one connection before it is closed as too slow",
        ),
    ] = 200
    waiting_bytes: Annotated[
        int,
        Meta(
            ge=1,
            description="bytes that may wait for one connection before it is closed as too slow: "
            "as much as a dozen of the largest snapshots",
        ),
    ] = 4 << 20
    presence_pause: Annotated[
        float,
        Meta(
            ge=0,
            le=60,
            description="seconds between two messages about who is at a table: however many come "
            "and go together, the others get one message",
        ),
    ] = 0.25

    # What several processes tell each other.
    bell_pause: Annotated[
        float,
        Meta(
            ge=0,
            le=1,
            description="seconds between two messages of a process to the others, each of which "
            "wakes all up. The longer, the fewer there are, but the more often do two processes "
            "write to a table at the same time, and one of them has to decide again",
        ),
    ] = 0.02

    # How bots share the time that they think.
    thinking_budget: Annotated[
        float,
        Meta(
            gt=0,
            description="seconds in a minute that bots may think for a guest's tables and advice; "
            "then these stand back while others wait",
        ),
    ] = 30.0
    check_seconds: Annotated[
        float, Meta(ge=0, description="seconds that the check of the database's file may take")
    ] = 10.0
    shortest_thought: Annotated[
        float, Meta(gt=0, description="seconds that a bot may think at least, whoever waits")
    ] = 0.25
    fair_thought: Annotated[
        float, Meta(gt=0, description="seconds after which a thought is cut short if others wait")
    ] = 1.0
    quick_thought: Annotated[
        float,
        Meta(
            gt=0,
            description="for thoughts that usually take no more seconds, others are cut short "
            "after `shortest_thought`",
        ),
    ] = 0.5
    momentary_thought: Annotated[
        float,
        Meta(
            gt=0,
            description="thoughts that usually take fewer seconds have a process of their own: "
            "less than the least that a table can let its bots think",
        ),
    ] = 0.05
    reviews_under_way: Annotated[
        int,
        Meta(ge=1, description="reviews that may be made at one time, in time that bots leave"),
    ] = 4
    review_effort: Annotated[
        float,
        Meta(gt=0, le=1, description="how much of the usual work goes into a review"),
    ] = 1.0
    reviews_kept: Annotated[
        int, Meta(ge=0, description="reviews of records that are kept for a while, in memory")
    ] = 32
    thoughts_by_guest: Annotated[
        int,
        Meta(ge=1, description="bots that may wait to think for one guest; then `greedy` plays"),
    ] = 42
    thoughts: Annotated[
        int, Meta(ge=1, description="bots that may wait to think in all; then `greedy` plays")
    ] = 1000
