"""Who somebody is: guests, their names, and links that carry an identity to another browser."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post, put
from litestar.params import JSONBody

from mirabilia.server import identity, messages
from mirabilia.server.context import AnyRequest, Me, Server, TheHouse, TheServer, refuses
from mirabilia.server.identity import COOKIE, COOKIE_SECONDS
from mirabilia.server.texts import tidy


def with_cookie(
    server: Server, guest: messages.Guest, request: AnyRequest
) -> Response[messages.Guest]:
    response = Response(guest)
    response.set_cookie(
        COOKIE,
        server.identity.token(guest.id),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=server.reach.base_url(request)[0].startswith("https:"),
    )
    return response


@get("/api/me", responses=refuses("unknown_guest"))
async def who_am_i(me: Me) -> messages.Guest:
    """Who you are."""
    return me


@post("/api/me", responses=refuses("malformed"))
async def become(
    data: JSONBody[messages.Introduction], server: TheServer, request: AnyRequest
) -> Response[messages.Guest]:
    """Become a guest; the cookie that comes back proves it from then on."""
    guest = await identity.introduce(server.house, data.name)
    return with_cookie(server, guest, request)


@put("/api/me", responses=refuses("malformed", "unknown_guest"))
async def rename(data: JSONBody[messages.Introduction], me: Me, house: TheHouse) -> messages.Guest:
    """Take another name, or none."""
    guest = messages.Guest(me.id, tidy(data.name))
    await house.rename(guest)
    return guest


@post("/api/devices", responses=refuses("unknown_guest"))
async def make_link(me: Me, server: TheServer, request: AnyRequest) -> messages.DeviceLink:
    """A link that carries your identity to another browser: once, within ten minutes."""
    code, expires = await identity.make_link(server.house, me.id)
    url, reachable = server.link(request, f"/device/{code}")
    return messages.DeviceLink(code, url, expires, reachable, f"/api/qr/device/{code}")


@post("/api/devices/redeem", responses=refuses("malformed", "no_link"))
async def redeem_link(
    data: JSONBody[messages.Redemption], server: TheServer, request: AnyRequest
) -> Response[messages.Guest]:
    """Become the guest whose link it is."""
    guest = await identity.redeem_link(server.house, data.code)
    return with_cookie(server, guest, request)


ROUTES: Final = [who_am_i, become, rename, make_link, redeem_link]
