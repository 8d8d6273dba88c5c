"""Why a command or a request is refused: codes and data, words are the page's."""

from __future__ import annotations

from typing import Any, Final

from mirabilia.errors import MirabiliaError

# For each code its HTTP status and, for people who write clients, what it means.
REFUSALS: Final = {
    "malformed": (400, "the message is not of the protocol; `reason` says where"),
    "bad_record": (400, "the record cannot be: `error` is a code of notation.md, `says` a line"),
    "unknown_guest": (401, "introduce yourself first: `POST /api/me`"),
    "wrong_origin": (403, "the request comes from another site"),
    "wrong_host": (403, "the server is not known by that name: `host`; see `--public-url`"),
    "not_here": (403, "only from the machine that the server runs on, if it listens there alone"),
    "not_host": (403, "only the host may do that"),
    "not_seated": (403, "only somebody who has a seat may do that"),
    "advice_off": (403, "this table gives no advice"),
    "no_table": (404, "there is no such table"),
    "no_record": (404, "a record can be had when the game is over"),
    "no_link": (404, "the link is not known, was used, or is older than ten minutes"),
    "no_seat": (409, "the table has no such `seat`"),
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
    "no_team": (409, "there are no teams here"),
    "options": (409, "such a game cannot be set up: `error` is the reason's code in notation.md"),
    "too_large": (413, "the body of the request is too large: `most` bytes"),
    "too_fast": (429, "too many lines in a short time"),
    "no_network": (409, "this machine is found in no local network"),
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
