"""How others come here: links as pictures, and the door to the local network."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, put
from litestar.params import FromPath, JSONBody

from mirabilia.server import identity, messages
from mirabilia.server.context import AnyRequest, Server, TheServer, refuses
from mirabilia.server.refusals import Refused

SVG: Final = "image/svg+xml"


@get("/api/qr/t/{id:str}", media_type=SVG, responses=refuses("no_table", "busy"))
async def get_table_picture(
    id: FromPath[str], server: TheServer, request: AnyRequest
) -> Response[bytes]:
    """The link to a table as a QR code."""
    if not await server.house.store.has_table(id):
        raise Refused("no_table")
    return await picture(server, request, f"/t/{id}")


@get("/api/qr/device/{code:str}", media_type=SVG, responses=refuses("no_link", "busy"))
async def get_device_picture(
    code: FromPath[str], server: TheServer, request: AnyRequest
) -> Response[bytes]:
    """The link to another device as a QR code."""
    await identity.check_link(server.house, code)
    return await picture(server, request, f"/device/{code}")


async def picture(server: Server, request: AnyRequest, path: str) -> Response[bytes]:
    url, _ = server.link(request, path)
    return Response(await server.workshop.make("picture", url.encode()), media_type=SVG)


@get("/api/lan", responses=refuses(), sync_to_thread=False)
def get_lan(server: TheServer, request: AnyRequest) -> messages.Lan:
    """Whether others in the local network are let in."""
    return server.reach.lan(request)


@put("/api/lan", responses=refuses("malformed", "not_here", "no_network"))
async def switch_lan(
    data: JSONBody[messages.LanSwitch], server: TheServer, request: AnyRequest
) -> messages.Lan:
    """Let others in the local network in, or stop doing so."""
    return await server.reach.switch(request, data.open)


ROUTES: Final = [get_table_picture, get_device_picture, get_lan, switch_lan]
