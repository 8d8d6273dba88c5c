"""What the routes share: the server, its house, and the guest who asks."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

from mirabilia.server import messages
from mirabilia.server.gate import is_within, place_of
from mirabilia.server.house import House
from mirabilia.server.identity import COOKIE, Identity
from mirabilia.server.reach import Reach
from mirabilia.server.refusals import REFUSALS, Refused
from mirabilia.server.reviews import Reviews
from mirabilia.server.settings import ServerSettings
from mirabilia.server.workshop import Workshop

Connection = ASGIConnection[Any, Any, Any, State]
AnyRequest = Request[Any, Any, Any]


class Server(msgspec.Struct):
    """What the routes share."""

    settings: ServerSettings
    house: House
    identity: Identity
    reach: Reach
    workshop: Workshop
    reviews: Reviews

    def link(self, request: AnyRequest, path: str) -> tuple[str, bool]:
        """The link to a path, and whether others can reach it."""
        base, reachable = self.reach.base_url(request)
        return base + path, reachable


Me = NamedDependency[messages.Guest]
TheHouse = NamedDependency[House]
TheServer = NamedDependency[Server]


def server_of(connection: Connection) -> Server:
    server: Server = connection.app.state.server
    return server


def provide_server(state: State) -> Server:
    server: Server = state.server
    return server


def provide_house(state: State) -> House:
    return provide_server(state).house


async def provide_guest(request: AnyRequest) -> messages.Guest:
    return await guest_of(request)


async def guest_of(connection: Connection) -> messages.Guest:
    """Who asks, or `Refused`."""
    server = server_of(connection)
    proof = server.identity.read(connection.cookies.get(COOKIE), server.house.now())
    if proof is None:
        raise Refused("unknown_guest")
    return await server.house.guest(proof.id, proof.issued)


def address_of(connection: Connection) -> str:
    """The address that rates count by; none if a proxy does not say for whom it asks."""
    if connection.client is None:
        return ""
    return counted_address(connection.client.host, tuple(server_of(connection).settings.proxies))


def counted_address(host: str, proxies: tuple[str, ...]) -> str:
    return "" if is_within(host, proxies) else place_of(host)


def visit(connection: Connection) -> None:
    """Somebody wants a table, which may have to be read for them; or `Refused`."""
    server_of(connection).house.rates.spend(visits_by_address=address_of(connection))


def refuses(*codes: str) -> dict[int, ResponseSpec]:
    """The refusals of a route, for its description; any request may come too fast, and who has to
    be known may be kept out."""
    by_status: dict[int, list[str]] = {}
    known = ("banned",) if "unknown_guest" in codes else ()
    for code in (*codes, *known, "too_fast"):
        by_status.setdefault(REFUSALS[code][0], []).append(code)
    return {
        status: ResponseSpec(
            messages.Refusal, description=", ".join(found), generate_examples=False
        )
        for status, found in by_status.items()
    }
