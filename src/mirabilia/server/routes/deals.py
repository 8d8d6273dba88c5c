"""Deals that many play: that of the day, and those of finished games."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.params import FromPath, PathParameter

from mirabilia.server import deals, messages
from mirabilia.server.context import (
    AnyRequest,
    Me,
    Server,
    TheServer,
    address_of,
    guest_of,
    refuses,
)
from mirabilia.server.refusals import Refused

Seat = Annotated[int, PathParameter(ge=0, le=7)]


async def asking(request: AnyRequest) -> str | None:
    """Who asks, if that is known."""
    try:
        return (await guest_of(request)).id
    except Refused:
        return None


def begin(server: Server, me: messages.Guest, request: AnyRequest) -> None:
    """Somebody wants a table, or `Refused`."""
    server.house.rates.spend(tables=me.id, tables_by_address=address_of(request))


@get("/api/days", responses=refuses("no_day"))
async def deal_of_today(server: TheServer, request: AnyRequest) -> messages.DayDeal:
    """The deal of today: its promise, and the results if you have finished it."""
    days = server.house.days
    return await days.told(deals.day_of(server.house.now()), await asking(request))


@get("/api/days/{day:str}", responses=refuses("no_day"))
async def deal_of_day(
    day: FromPath[str], server: TheServer, request: AnyRequest
) -> messages.DayDeal:
    """The deal of a day; once that has ended, with seed, results and where to look at games."""
    if not deals.is_day(day):
        raise Refused("no_day")
    return await server.house.days.told(day, await asking(request))


@post("/api/days", responses=refuses("unknown_guest", "no_day", "too_many_tables"))
async def play_deal_of_today(me: Me, server: TheServer, request: AnyRequest) -> messages.Address:
    """Play the deal of today, once: at a new table, or at the one where you play it already."""
    begin(server, me, request)
    id = await server.house.days.play_today(me)
    return messages.Address(id, server.link(request, f"/t/{id}")[0])


@get(
    "/api/tables/{id:str}/deals/{seat:int}",
    responses=refuses("malformed", "no_record", "no_seat", "sealed"),
)
async def deal_of_game(
    id: FromPath[str], seat: Seat, server: TheServer, request: AnyRequest
) -> messages.GameDeal:
    """A finished game as a deal for others, and who has played it."""
    await server.house.days.check_open(id)
    return await server.house.days.told_of_game(id, seat, await asking(request))


@post(
    "/api/tables/{id:str}/deals/{seat:int}",
    responses=refuses(
        *("malformed", "unknown_guest", "no_record", "no_seat", "no_deal", "sealed"),
        "too_many_tables",
    ),
)
async def play_deal_of_game(
    id: FromPath[str], seat: Seat, me: Me, server: TheServer, request: AnyRequest
) -> messages.Address:
    """Play the deal of a finished game in the same seat, once, against its bots."""
    begin(server, me, request)
    await server.house.days.check_open(id)
    table = await server.house.days.play_game(me, id, seat)
    return messages.Address(table, server.link(request, f"/t/{table}")[0])


ROUTES: Final = [
    *(deal_of_today, deal_of_day, play_deal_of_today),
    *(deal_of_game, play_deal_of_game),
]
