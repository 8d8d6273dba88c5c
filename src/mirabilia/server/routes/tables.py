"""Tables: set up, listed, invited to, and advice at them."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.params import FromPath, JSONBody

from mirabilia.server import messages
from mirabilia.server.context import (
    AnyRequest,
    Me,
    TheHouse,
    TheServer,
    address_of,
    refuses,
    visit,
)
from mirabilia.server.refusals import Refused


@get("/api/tables", responses=refuses())
async def list_tables(house: TheHouse, request: AnyRequest) -> list[messages.Listed]:
    """The public tables that are open or being played: the newest of each host first."""
    house.rates.spend(lists_by_address=address_of(request))
    return await house.store.open_tables(house.now())


@post(
    "/api/tables",
    responses=refuses(
        "malformed", "unknown_guest", "no_bot", "too_many_bots", "options", "too_many_tables"
    ),
)
async def create_table(
    data: JSONBody[messages.NewTable],
    me: Me,
    server: TheServer,
    request: AnyRequest,
) -> messages.Address:
    """Set up a table; with bots for all other seats it can start at once."""
    server.house.rates.spend(tables=me.id, tables_by_address=address_of(request))
    id = await server.house.create(me, data)
    return messages.Address(id, server.link(request, f"/t/{id}")[0])


@get("/api/tables/{id:str}/invitation", responses=refuses("no_table"))
async def invite(id: FromPath[str], server: TheServer, request: AnyRequest) -> messages.Invitation:
    """The link that invites to a table."""
    if not await server.house.store.has_table(id):
        raise Refused("no_table")
    return messages.Invitation(*server.link(request, f"/t/{id}"), f"/api/qr/t/{id}")


@post(
    "/api/tables/{id:str}/advice",
    status_code=200,
    responses=refuses(
        *("malformed", "unknown_guest", "no_table", "not_seated", "not_playing", "too_late"),
        *("not_asked", "answered", "advice_off", "advice_busy", "no_advice"),
    ),
)
async def advise(
    id: FromPath[str],
    data: JSONBody[messages.AdviceWish],
    me: Me,
    house: TheHouse,
    request: AnyRequest,
) -> list[messages.AdvisedMove]:
    """What a bot would do in your place, knowing what you may know; the best first."""
    house.rates.spend(advice=me.id, advice_by_address=address_of(request))
    visit(request)
    room = await house.room(id)
    try:
        return await room.adviser.advise(me, data.round)
    finally:
        house.release(room)


@post(
    "/api/tables/{id:str}/foresight",
    status_code=200,
    responses=refuses(
        *("malformed", "unknown_guest", "no_table", "not_seated", "not_playing", "too_late"),
        *("not_asked", "answered"),
    ),
)
async def foresee(
    id: FromPath[str],
    data: JSONBody[messages.ForesightWish],
    me: Me,
    house: TheHouse,
    request: AnyRequest,
) -> messages.Foreseen:
    """What a card, leader or island would do if you chose it, knowing what you may know."""
    house.rates.spend(foresight=me.id, foresight_by_address=address_of(request))
    visit(request)
    room = await house.room(id)
    try:
        return await room.adviser.foresee(me, data)
    finally:
        house.release(room)


@get("/api/games", responses=refuses("unknown_guest"))
async def list_games(me: Me, house: TheHouse, request: AnyRequest) -> list[messages.Listed]:
    """Your tables, the newest first, and where it is your turn."""
    house.rates.spend(games_by_address=address_of(request))
    return await house.store.games_of(me.id)


ROUTES: Final = [list_tables, create_table, invite, advise, foresee, list_games]
