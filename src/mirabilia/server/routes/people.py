"""Other guests: whom you have muted, blocked or reported, and whom a host has removed."""

from __future__ import annotations

from typing import Final

from litestar import get, post, put
from litestar.params import FromPath, JSONBody

from mirabilia.server import messages, regards, reporting
from mirabilia.server.conduct import check_host
from mirabilia.server.context import AnyRequest, Me, TheHouse, address_of, refuses, visit


@get("/api/people", responses=refuses("unknown_guest"))
async def list_regards(me: Me, house: TheHouse) -> list[messages.Regard]:
    """Whom you have muted or blocked, the latest first."""
    return await regards.listed(house.store, me.id)


@put(
    "/api/people/{id:str}",
    responses=refuses(
        *("malformed", "unknown_guest", "no_guest", "yourself", "too_many_regards", "too_fast")
    ),
)
async def change_regard(
    id: FromPath[str],
    data: JSONBody[messages.RegardWish],
    me: Me,
    house: TheHouse,
    request: AnyRequest,
) -> messages.Regard:
    """Mute or block another guest, or stop doing so. They are not told."""
    address = address_of(request)
    house.rates.spend(regard_changes=me.id, regard_changes_by_address=address)
    return await regards.change(house, me.id, id, data)


@get(
    "/api/tables/{id:str}/removed",
    responses=refuses("unknown_guest", "no_table", "not_host"),
)
async def list_removed(
    id: FromPath[str], me: Me, house: TheHouse, request: AnyRequest
) -> list[messages.Removed]:
    """Whom the host has removed from a table, for the host alone."""
    visit(request)
    room = await house.room(id)
    try:
        check_host(room.state, me)
        return [messages.Removed(guest, name) for guest, name in room.state.removed.items()]
    finally:
        house.release(room)


@post(
    "/api/reports",
    responses=refuses(
        *("malformed", "unknown_guest", "no_table", "no_line", "no_guest", "no_team"),
        *("not_seated", "yourself", "too_many_reports", "reports_full"),
    ),
)
async def report(
    data: JSONBody[messages.ReportWish], me: Me, house: TheHouse, request: AnyRequest
) -> messages.Reported:
    """Report a line or a name to the operator. Nobody else is told."""
    visit(request)
    house.rates.spend(reports_by_address=address_of(request))
    return await reporting.report(house, me, data)


ROUTES: Final = [list_regards, change_regard, list_removed, report]
