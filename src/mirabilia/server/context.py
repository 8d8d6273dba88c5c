"""What the routes share: the server, its house, and the guest who asks."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

from mirabilia.server import messages
from mirabilia.server.house import House
from mirabilia.server.identity import COOKIE, Identity
from mirabilia.server.reach import Reach
from mirabilia.server.refusals import REFUSALS, Refused
from mirabilia.server.replays import make_replay
from mirabilia.server.settings import ServerSettings

Connection = ASGIConnection[Any, Any, Any, State]
AnyRequest = Request[Any, Any, Any]


class Server(msgspec.Struct):
    """What the routes share."""

    settings: ServerSettings
    house: House
    identity: Identity
    reach: Reach
    replaying: asyncio.Lock

    async def replayed(self, record: dict[str, Any]) -> messages.Replay:
        """One at a time, so that nobody's records keep the tables waiting."""
        async with self.replaying:
            return await asyncio.to_thread(make_replay, record)

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
    id = server.identity.read(connection.cookies.get(COOKIE))
    if id is None:
        raise Refused("unknown_guest")
    return await server.house.guest(id)


def refuses(*codes: str) -> dict[int, ResponseSpec]:
    """The refusals of a route, for its description."""
    by_status: dict[int, list[str]] = {}
    for code in codes:
        by_status.setdefault(REFUSALS[code][0], []).append(code)
    return {
        status: ResponseSpec(
            messages.Refusal, description=", ".join(found), generate_examples=False
        )
        for status, found in by_status.items()
    }
