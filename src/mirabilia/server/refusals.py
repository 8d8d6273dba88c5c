"""Why a command or a request is refused: codes and data, words are the page's."""

from __future__ import annotations

from typing import Any, Final

from mirabilia.errors import MirabiliaError

# The close code of a refused live connection is this and the HTTP status.
REFUSED_CODE: Final = 4000

# For each code its HTTP status and, for people who write clients, what it means.
REFUSALS: Final = {
    "malformed": (400, "the message is not of the protocol; `reason` says where"),
    "bad_record": (400, "the record cannot be: `error` is a code of notation.md, `says` a line"),
    "name_refused": (400, "this server refuses a word of the name: `word`"),
    "line_refused": (400, "this server refuses a word of the line: `word`"),
    "unknown_guest": (401, "introduce yourself first: `POST /api/me`"),
    "wrong_origin": (403, "the request comes from another site"),
    "wrong_host": (403, "the server is not known by that name: `host`; see `--public-url`"),
    "not_here": (403, "only from the machine that the server runs on, if it listens there alone"),
    "not_host": (403, "only the host may do that"),
    "banned": (403, "the operator of the server keeps you out"),
    "removed": (403, "the host has removed you from this table"),
    "kept_out": (403, "this table is not open to you"),
    "sealed": (403, "others may still play this deal: it is open when the day ends, at `until`"),
    "not_seated": (403, "only somebody who has a seat may do that"),
    "advice_off": (403, "this table gives no advice"),
    "not_found": (404, "there is nothing at this address"),
    "no_table": (404, "there is no such table"),
    "no_guest": (404, "there is no such guest"),
    "no_line": (404, "there is no such line, or you may not read it"),
    "no_record": (404, "a record can be had when the game is over"),
    "no_day": (404, "there is no deal of that day"),
    "no_deal": (
        409,
        "the game goes on from a moment of another one: nobody else can play its deal",
    ),
    "no_moment": (404, "the game has no such `step`, or is over by then: `last` can be played on"),
    "no_puzzle": (404, "there is no such puzzle"),
    "no_push": (404, "this server calls nobody who has closed the page"),
    "no_link": (404, "link or code is not known, was used, is too old, or was replaced"),
    "wrong_method": (405, "this address is not asked like that: `method`"),
    "too_slow": (408, "the request did not arrive in time"),
    "no_seat": (409, "the table has no such `seat`"),
    "both_seated": (409, "both guests have a seat at `table`, which is open: leave it first"),
    "seat_taken": (409, "somebody sits there: `seat`"),
    "no_bot": (409, "there is no bot of that level: `bot`, `known`"),
    "too_many_bots": (409, "there are more bots than seats: `bots`, `seats`"),
    "seats_empty": (409, "all seats must be taken before the start: `seats`"),
    "not_in_lobby": (409, "the game has begun already"),
    "not_playing": (409, "no game is going on"),
    "not_over": (409, "the game is not over"),
    "not_asked": (409, "nothing is asked of this seat"),
    "too_late": (409, "the round is over: `round` is the one that is asked now"),
    "answered": (409, "this seat has answered; take it back first"),
    "nothing_to_take_back": (409, "this seat has no answer that could be taken back"),
    "not_offered": (409, "the move is none of the view's `moves`: `move`"),
    "present": (409, "the player is here: `seat`"),
    "no_person": (409, "no person has this seat: `seat`"),
    "not_yet": (409, "the player may be away for longer: `until`"),
    "chat_closed": (409, "the host has closed the chat"),
    "yourself": (409, "that cannot be done to yourself"),
    "too_many_regards": (409, "you have muted or blocked `most` guests already"),
    "too_many_removed": (409, "`most` guests were removed from this table already"),
    "no_team": (409, "there are no teams here"),
    "options": (409, "such a game cannot be set up: `error` is the reason's code in notation.md"),
    "too_large": (413, "the body of the request is too large: `most` bytes"),
    "too_many_tables": (
        429,
        "you are the host of `most` open tables: finish or leave one, or wait until `until`",
    ),
    "too_many_reports": (429, "you have reported enough for now: `until`"),
    "too_fast": (
        429,
        "too many in a short time: `what` is the limit, `until` when the next is allowed",
    ),
    "no_network": (409, "this machine is found in no local network"),
    "advice_busy": (
        429,
        "a guest is advised about one decision at a time, and many may be waiting: ask again at "
        "`until`",
    ),
    "failed": (500, "a mistake of the server's own, which its log tells of"),
    "too_many_connections": (503, "`most` are open already; `retry-after` says when to try again"),
    "busy": (503, "too many games are being made ready to step through; try again at `until`"),
    "reports_full": (503, "the operator has too many open reports; try again at `until`"),
    "no_review": (503, "the review could not be made; ask for it again"),
    "no_advice": (503, "the bot that advises has failed; ask it again"),
    "try_again": (503, "the command was not kept; send it again"),
}


class Refused(Exception):
    """Nothing was done: a code of `REFUSALS` and its data."""

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code, data)
        self.code: Final = code
        self.data: Final = data
        self.status: Final = REFUSALS[code][0]


def impossible(error: MirabiliaError) -> Refused:
    """Options that cannot be, with the library's own reason."""
    return Refused("options", error=error.code, **error.data)
