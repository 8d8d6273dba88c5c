"""The record of the guest who asks: what their finished games add up to, and the games."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Response, get

from mirabilia.server import careers, messages
from mirabilia.server.context import AnyRequest, Me, TheHouse, address_of, refuses
from mirabilia.server.house import House

CSV: Final = "text/csv"


def look(house: House, me: messages.Guest, request: AnyRequest) -> None:
    """Somebody wants their record, or `Refused`."""
    house.rates.spend(records=me.id, records_by_address=address_of(request))


@get("/api/me/record", responses=refuses("unknown_guest"))
async def my_record(me: Me, house: TheHouse, request: AnyRequest) -> messages.MyRecord:
    """What the games that you finished add up to."""
    look(house, me, request)
    rows = await careers.games_of(house.store, me.id)
    return await asyncio.to_thread(careers.record_of, rows, me.id)


@get("/api/me/record/games", responses=refuses("unknown_guest"))
async def my_finished_games(
    me: Me, house: TheHouse, request: AnyRequest
) -> list[messages.PlayedGame]:
    """The games that your record counts, the newest first."""
    look(house, me, request)
    rows = await careers.games_of(house.store, me.id)
    return await asyncio.to_thread(careers.played, rows, me.id)


@get("/api/me/record/table", media_type=CSV, responses=refuses("unknown_guest"))
async def my_finished_games_as_table(me: Me, house: TheHouse, request: AnyRequest) -> Response[str]:
    """The same as CSV."""
    look(house, me, request)
    rows = await careers.games_of(house.store, me.id)
    text = await asyncio.to_thread(lambda: careers.as_csv(careers.played(rows, me.id)))
    return Response(text, media_type=CSV)


ROUTES: Final = [my_record, my_finished_games, my_finished_games_as_table]
