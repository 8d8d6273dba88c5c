"""Calls to those who have closed the page: which browsers want them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from litestar import get, post
from litestar.params import JSONBody

from mirabilia.server import messages
from mirabilia.server.context import AnyRequest, Me, TheHouse, address_of, refuses
from mirabilia.server.house import House
from mirabilia.server.refusals import Refused
from mirabilia.server.tongue import language_of

if TYPE_CHECKING:
    from mirabilia.server.push.calls import Calls


def calls_of(house: House, me: messages.Guest, request: AnyRequest) -> Calls:
    """The calls of a server that has any, or `Refused`."""
    if house.calls is None:
        raise Refused("no_push")
    house.rates.spend(subscribing=me.id, subscribing_by_address=address_of(request))
    return house.calls


@get("/api/push", responses=refuses(), sync_to_thread=False)
def get_key(house: TheHouse) -> messages.PushKey:
    """The key by which a browser lets this server call it."""
    return messages.PushKey(None if house.calls is None else house.calls.signer.public)


@post("/api/push", responses=refuses("malformed", "unknown_guest", "no_push"))
async def subscribe(
    data: JSONBody[messages.Subscription], me: Me, house: TheHouse, request: AnyRequest
) -> messages.Subscription:
    """Be called in this browser when it is your turn in a game that is played over days."""
    await calls_of(house, me, request).subscribe(me, data, await language_of(request))
    return data


@post("/api/push/end", responses=refuses("malformed", "unknown_guest", "no_push"))
async def unsubscribe(
    data: JSONBody[messages.Unsubscription], me: Me, house: TheHouse, request: AnyRequest
) -> messages.Unsubscription:
    """Be called there no longer."""
    await calls_of(house, me, request).unsubscribe(me, data.endpoint)
    return data


ROUTES: Final = [get_key, subscribe, unsubscribe]
