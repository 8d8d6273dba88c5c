"""How others come here: links as pictures, and the door to the local network."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, put
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody

from mirabilia.server import messages
from mirabilia.server.context import AnyRequest, TheServer, refuses
from mirabilia.server.pictures import qr_svg

# What is longer might not fit into a QR code.
LONGEST_LINK: Final = 500


@get(["/api/qr/t/{id:str}", "/api/qr/device/{code:str}"], sync_to_thread=False)
def get_picture(server: TheServer, request: AnyRequest) -> Response[bytes]:
    """The link to a table, or of a device, as a QR code."""
    url, _ = server.link(request, request.url.path.removeprefix("/api/qr"))
    if len(url) > LONGEST_LINK:
        raise NotFoundException
    return Response(qr_svg(url), media_type="image/svg+xml")


@get("/api/lan", sync_to_thread=False)
def get_lan(server: TheServer, request: AnyRequest) -> messages.Lan:
    """Whether others in the local network are let in."""
    return server.reach.lan(request)


@put("/api/lan", responses=refuses("malformed", "not_here", "no_network"))
async def switch_lan(
    data: JSONBody[messages.LanSwitch], server: TheServer, request: AnyRequest
) -> messages.Lan:
    """Let others in the local network in, or stop doing so."""
    return await server.reach.switch(request, data.open)


ROUTES: Final = [get_picture, get_lan, switch_lan]
