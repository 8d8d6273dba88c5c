"""Finished games: their records and events, and games to step through."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody

from mirabilia.server import messages
from mirabilia.server.context import Me, TheHouse, TheServer, refuses
from mirabilia.server.house import House
from mirabilia.server.refusals import Refused


@get("/api/tables/{id:str}/record", responses=refuses("no_record"))
async def get_record(id: FromPath[str], house: TheHouse) -> Response[bytes]:
    """The record of a finished game, with who played and what was promised at the start."""
    return await kept(house, id, "record")


@get("/api/tables/{id:str}/events", responses=refuses("no_record"))
async def get_events(id: FromPath[str], house: TheHouse) -> Response[bytes]:
    """What happened in a finished game, with nothing hidden."""
    return await kept(house, id, "events")


@get("/api/tables/{id:str}/replay", responses=refuses("no_record"))
async def get_replay(id: FromPath[str], server: TheServer) -> messages.Replay:
    """A finished game to step through, with nothing hidden."""
    text = await finished(server.house, id, "record")
    return await server.replayed(msgspec.json.decode(text))


@post(
    "/api/replay",
    status_code=200,
    responses=refuses("malformed", "bad_record", "too_large", "unknown_guest"),
)
async def replay_record(
    data: JSONBody[dict[str, Any]],
    me: Me,
    server: TheServer,
) -> messages.Replay:
    """A record to step through; it is not kept."""
    return await server.replayed(data)


async def kept(house: House, id: str, what: str) -> Response[bytes]:
    return Response((await finished(house, id, what)).encode(), media_type=MediaType.JSON)


async def finished(house: House, id: str, what: str) -> str:
    text = await house.store.finished(id, what)
    if text is None:
        raise Refused("no_record")
    return text


ROUTES: Final = [get_record, get_events, get_replay, replay_record]
