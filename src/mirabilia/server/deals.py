"""Deals that several people play, each at a table of their own: the same cards in the same seat
against the same bots, who answer in the same way in the same situation.

There is one for each day, which the server draws when somebody first asks for it (days are UTC).
It is sealed until the day ends: nobody but its player sees a game of it, and nobody sees the seed.
Any finished game can be a deal for others too; its seed is no secret.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

import msgspec
from msgspec import Struct

from mirabilia.bots.registry import with_newest
from mirabilia.engine.rng import SEED_BITS
from mirabilia.game import Game
from mirabilia.server import entries as log
from mirabilia.server import messages as wire
from mirabilia.server.commitment import commitment
from mirabilia.server.conduct import settings_of
from mirabilia.server.dealing import Dealing
from mirabilia.server.refusals import Refused
from mirabilia.server.table import TableState, seats_data
from mirabilia.server.turns import Alike

PLAYERS: Final = 4
SEAT: Final = 0
# Between the table of a finished game and the seat, in the name of its deal.
OF_SEAT: Final = "."


class Plan(Struct, frozen=True):
    """What is dealt: all that has to be the same for everybody."""

    record: dict[str, Any]
    settings: wire.Settings
    seat: int
    # For each seat its bot; none for the one that people take.
    bots: list[str | None]
    iterations: int


# ---- days


def day_of(now: int) -> str:
    """The day of a moment, in UTC."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def end_of(day: str) -> int:
    """The moment when a day ends."""
    after = date.fromisoformat(day) + timedelta(days=1)
    return int(datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp() * 1000)


def is_day(deal: str) -> bool:
    try:
        return date.fromisoformat(deal).isoformat() == deal
    except ValueError:
        return False


def plan_of_day(day: str, dealing: Dealing) -> Plan:
    """Draw the deal of a day, or `Refused` if that has none: nobody chooses the seed."""
    boxes = dealing.boxes_of(day)
    if boxes is None:
        raise Refused("no_day")
    wanted = {"players": PLAYERS, "expansions": boxes, "sides": "random", "advice": False}
    settings = msgspec.convert(wanted, wire.Settings)
    record = Game.new(**settings.options(), seed=secrets.randbits(SEED_BITS)).record()
    bots = [None if seat == SEAT else with_newest(dealing.bot) for seat in range(PLAYERS)]
    return Plan(dict(record), settings, SEAT, bots, dealing.iterations)


def promise(day: str, plan: Plan) -> str:
    """The SHA-256 that is shown before anybody plays."""
    seats = {"day": day, "seat": plan.seat, "bots": plan.bots, "iterations": plan.iterations}
    return commitment(plan.record["seed"], plan.record["options"], seats)


# ---- deals of finished games


def name_of(table: str, seat: int) -> str:
    return f"{table}{OF_SEAT}{seat}"


def plan_of_game(record: Mapping[str, Any], seat: int, dealing: Dealing) -> Plan:
    """The deal of a finished game, from its beginning. Where people sat, a bot sits."""
    about = record["table"]
    settings = msgspec.structs.replace(settings_of(record["options"]), advice=False)
    if seat >= settings.players:
        raise Refused("no_seat", seat=seat)
    if about.get("origin") is not None or "start" in record:
        raise Refused("no_deal")
    begun = {name: value for name, value in record.items() if name not in ("table", "digest")}
    bots = [
        None if number == seat else one["bot"] or with_newest(dealing.bot)
        for number, one in enumerate(about["seats"])
    ]
    return Plan({**begun, "entries": []}, settings, seat, bots, dealing.iterations)


# ---- tables


def set_up(
    who: wire.Guest, deal: wire.Deal, plan: Plan, stand_in: Callable[[str], str]
) -> list[log.AnyEntry]:
    """The first entries of a table where somebody plays a deal."""
    told: list[log.AnyEntry] = [
        log.Created(plan.settings, who.id, who.name),
        log.Sat(who.id, who.name, plan.seat),
        *(log.BotSat(seat, stand_in(bot)) for seat, bot in enumerate(plan.bots) if bot),
    ]
    seats = seats_data(TableState.of_log("", [(entry, 0) for entry in told]).seats)
    promised = commitment(plan.record["seed"], plan.record["options"], seats)
    return [*told, log.Started(plan.record, promised, deal=deal)]


def alike(start: log.Started | None, seat: int, view: bytes) -> Alike | None:
    """How a bot thinks at such a table: with the same chance wherever the situation is the same."""
    if start is None or start.deal is None:
        return None
    seed = f"{start.record['seed']} {seat} ".encode()
    return Alike(start.deal.iterations, hashlib.sha256(seed + view).hexdigest())


def is_sealed(start: log.Started | None, now: int) -> bool:
    """Whether nobody but its player may see a game yet."""
    deal = start.deal if start is not None else None
    return deal is not None and deal.until is not None and now < deal.until
