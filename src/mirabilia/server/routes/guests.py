"""Who somebody is: guests, their names, and links that carry an identity to another browser."""

from __future__ import annotations

from typing import Final

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody

from mirabilia.server import identity, messages
from mirabilia.server.context import (
    AnyRequest,
    Me,
    Server,
    TheHouse,
    TheServer,
    address_of,
    guest_of,
    refuses,
)
from mirabilia.server.identity import COOKIE, COOKIE_SECONDS


def with_cookie(
    server: Server, guest: messages.Guest, request: AnyRequest
) -> Response[messages.Guest]:
    response = Response(guest)
    response.set_cookie(
        COOKIE,
        server.identity.token(guest.id, server.house.now()),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=server.reach.base_url(request)[0].startswith("https:"),
    )
    return response


@get("/api/me", responses=refuses("unknown_guest"))
async def who_am_i(me: Me, server: TheServer, request: AnyRequest) -> Response[messages.Guest]:
    """Who you are. The cookie is renewed."""
    return with_cookie(server, me, request)


@post("/api/me", responses=refuses("malformed", "name_refused", "banned"))
async def become(
    data: JSONBody[messages.Introduction], server: TheServer, request: AnyRequest
) -> Response[messages.Guest]:
    """Become a guest; the cookie that comes back proves it from then on."""
    address = address_of(request)
    server.house.rates.spend(guests_by_address=address)
    await identity.check_address(server.house, server.identity.marks(address))
    guest = await identity.introduce(server.house, data, server.identity.mark(address))
    return with_cookie(server, guest, request)


@put("/api/me", responses=refuses("malformed", "name_refused", "unknown_guest"))
async def change(
    data: JSONBody[messages.Introduction], me: Me, server: TheServer, request: AnyRequest
) -> Response[messages.Guest]:
    """Take another name, or none, or another language. The cookie is renewed."""
    house = server.house
    guest = identity.changed(house, me, data)
    if guest != me:
        house.rates.spend(names=me.id, names_by_address=address_of(request))
        await identity.change(house, me, guest)
    return with_cookie(server, guest, request)


@delete("/api/me", status_code=200, responses=refuses("unknown_guest"))
async def sign_out(me: Me, house: TheHouse) -> Response[messages.Guest]:
    """Sign out everywhere: no cookie of yours holds any longer, in whatever browser, and no link.

    Your seats stay yours, but nobody can take them again without your recovery code: bots play on.
    """
    await identity.sign_out(house, me.id)
    response = Response(me)
    response.delete_cookie(COOKIE)
    return response


@post("/api/devices", responses=refuses("unknown_guest"))
async def make_link(me: Me, server: TheServer, request: AnyRequest) -> messages.DeviceLink:
    """A link that carries your identity to another browser: once, within ten minutes."""
    server.house.rates.spend(links=me.id, links_by_address=address_of(request))
    code, expires = await identity.make_link(server.house, me.id)
    url, reachable = server.link(request, f"/device/{code}")
    return messages.DeviceLink(code, url, expires, reachable, f"/api/qr/device/{code}")


@post(
    "/api/devices/redeem", responses=refuses("malformed", "no_link", "unknown_guest", "both_seated")
)
async def redeem_link(
    data: JSONBody[messages.Redemption], server: TheServer, request: AnyRequest
) -> Response[messages.Guest]:
    """Become the guest whose link or recovery code it is; with `join`, bring along all that is
    yours: seats, finished games and whatever else is kept of you."""
    server.house.rates.spend(redemptions_by_address=address_of(request))
    one = await guest_of(request) if data.join else None
    guest = await identity.redeem(server.house, data.code, one)
    return with_cookie(server, guest, request)


@get("/api/me/recovery", responses=refuses("unknown_guest"))
async def see_recovery(me: Me, house: TheHouse) -> messages.Recovery:
    """Whether you have a recovery code."""
    return messages.Recovery(await identity.recovery_made(house, me.id))


@post("/api/me/recovery", responses=refuses("unknown_guest"))
async def make_recovery(me: Me, house: TheHouse, request: AnyRequest) -> messages.RecoveryCode:
    """A code by which you are known again in any browser. It is told this once; those from before
    hold no longer."""
    house.rates.spend(recoveries=me.id, recoveries_by_address=address_of(request))
    return messages.RecoveryCode(*await identity.make_recovery(house, me.id))


@delete("/api/me/all", status_code=200, responses=refuses("unknown_guest", "try_again"))
async def forget_me(me: Me, house: TheHouse, request: AnyRequest) -> Response[messages.Guest]:
    """Delete everything of yours. Games with others stay, without your name; where one goes on, a
    bot plays for you."""
    house.rates.spend(farewells_by_address=address_of(request))
    await identity.forget_me(house, me)
    response = Response(me)
    response.delete_cookie(COOKIE)
    return response


ROUTES: Final = [
    *(who_am_i, become, change, sign_out, make_link, redeem_link),
    *(see_recovery, make_recovery, forget_me),
]
