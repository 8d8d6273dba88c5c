"""A moment of a game: what was played until then, to play on from there."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from mirabilia.errors import ImpossibleGame
from mirabilia.game import steps_of
from mirabilia.server.refusals import Refused


class Wanted(Struct, frozen=True):
    """A step of a record."""

    step: int
    record: dict[str, Any]


class Moment(Struct, frozen=True):
    """The record of what was played until a step; age and turn are those that come next."""

    age: int
    turn: int
    record: dict[str, Any]


read_moment = msgspec.json.Decoder(Moment).decode


def pack_moment(text: bytes) -> bytes:
    """The moment that somebody wants, as JSON, or `Refused` with what is wrong."""
    try:
        wanted = msgspec.json.decode(text, type=Wanted)
        return msgspec.json.encode(moment_at(wanted.record, wanted.step))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("malformed", reason=str(error)) from None
    except RecursionError:
        raise Refused("malformed", reason="it is nested too deeply") from None


def moment_at(record: dict[str, Any], step: int) -> Moment:
    try:
        games = [one.game for one in steps_of(record)]
    except ImpossibleGame as error:
        raise Refused("bad_record", error=error.code, says=str(error)) from None
    open_steps = [number for number, game in enumerate(games) if not game.over]
    if step not in open_steps:
        raise Refused("no_moment", step=step, last=open_steps[-1] if open_steps else None)
    game = games[step]
    return Moment(game.age, game.turn, dict(game.record()))
