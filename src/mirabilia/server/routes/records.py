"""Finished games: their records and events, and games to step through."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, JSONBody

from mirabilia.server import messages
from mirabilia.server.context import (
    AnyRequest,
    Me,
    Server,
    TheHouse,
    TheServer,
    address_of,
    refuses,
)
from mirabilia.server.front import takes_gzip
from mirabilia.server.house import House
from mirabilia.server.moments import Wanted, read_moment
from mirabilia.server.refusals import Refused


@dataclass
class TakesRecord(Operation):
    """What takes a record, which is read elsewhere: here it is only bytes."""

    def __post_init__(self) -> None:
        record = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))
        self.request_body = RequestBody(content={MediaType.JSON: record}, required=True)


@get("/api/tables/{id:str}/record", responses=refuses("no_record", "sealed"))
async def get_record(id: FromPath[str], house: TheHouse) -> Response[bytes]:
    """The record of a finished game, with who played and what was promised at the start."""
    return await kept(house, id, "record")


@get("/api/tables/{id:str}/events", responses=refuses("no_record", "sealed"))
async def get_events(id: FromPath[str], house: TheHouse) -> Response[bytes]:
    """What happened in a finished game, with nothing hidden."""
    return await kept(house, id, "events")


@get("/api/tables/{id:str}/replay", responses=refuses("no_record", "sealed", "busy"))
async def get_replay(
    id: FromPath[str], server: TheServer, request: AnyRequest
) -> Response[messages.Replay]:
    """A finished game to step through, with nothing hidden."""
    server.house.rates.spend(replays_by_address=address_of(request))
    text = await finished(server.house, id, "record")
    return await replayed(server, request, text.encode())


@post(
    "/api/replay",
    status_code=200,
    responses=refuses("malformed", "bad_record", "too_large", "unknown_guest", "busy"),
    operation_class=TakesRecord,
)
async def replay_record(
    me: Me, server: TheServer, request: AnyRequest
) -> Response[messages.Replay]:
    """A record to step through; it is not kept."""
    bring(server.house, me, request)
    return await replayed(server, request, await request.body())


@post(
    "/api/continuations",
    responses=refuses(
        *("malformed", "bad_record", "too_large", "unknown_guest", "no_record", "no_moment"),
        *("no_seat", "no_bot", "too_many_tables", "busy", "sealed"),
    ),
)
async def play_on(
    data: JSONBody[messages.Continuation], me: Me, server: TheServer, request: AnyRequest
) -> messages.Address:
    """Play on from a moment of a finished game or of a record, at a new table, against bots."""
    house = server.house
    house.rates.spend(tables=me.id, tables_by_address=address_of(request))
    if data.record is not None:
        bring(house, me, request)
    wanted = Wanted(data.step, await record_of(house, data))
    packed = await server.workshop.make("moment", msgspec.json.encode(wanted))
    id = await house.play_on(me, data, read_moment(packed))
    return messages.Address(id, server.link(request, f"/t/{id}")[0])


@get("/api/tables/{id:str}/review", responses=refuses("no_record", "sealed", "no_review"))
async def get_review(id: FromPath[str], server: TheServer) -> Response[messages.ReviewState]:
    """The review of a finished game, or how far it is."""
    await finished(server.house, id, "result")
    return state_of(await server.reviews.of_table(id))


@post(
    "/api/tables/{id:str}/review",
    status_code=200,
    responses=refuses("no_record", "sealed", "unknown_guest", "busy", "no_review"),
)
async def review_table(
    id: FromPath[str], me: Me, server: TheServer, request: AnyRequest
) -> Response[messages.ReviewState]:
    """Have a finished game reviewed, once; it is kept with the game."""
    ask_for_review(server.house, me, request)
    record = await finished(server.house, id, "record")
    return state_of(await server.reviews.begin_table(id, record.encode(), me.id))


@get("/api/reviews/{key:str}", responses=refuses("no_review"))
async def get_record_review(
    key: FromPath[str], server: TheServer
) -> Response[messages.ReviewState]:
    """The review of a record, or how far it is."""
    return state_of(server.reviews.of_record(key))


@post(
    "/api/reviews",
    status_code=200,
    responses=refuses(
        *("malformed", "bad_record", "too_large", "unknown_guest", "not_over", "busy", "no_review"),
    ),
    operation_class=TakesRecord,
)
async def review_record(
    me: Me, server: TheServer, request: AnyRequest
) -> Response[messages.ReviewState]:
    """Have a record reviewed; the review is kept for a while."""
    ask_for_review(server.house, me, request)
    return state_of(await server.reviews.begin_record(await request.body(), me.id))


def ask_for_review(house: House, me: messages.Guest, request: AnyRequest) -> None:
    house.rates.spend(reviews=me.id, reviews_by_address=address_of(request))


def state_of(review: bytes) -> Response[Any]:
    return Response(review, media_type=MediaType.JSON)


def bring(house: House, me: messages.Guest, request: AnyRequest) -> None:
    """Somebody brings a record, or `Refused`."""
    house.rates.spend(uploads=me.id, uploads_by_address=address_of(request))


async def record_of(house: House, data: messages.Continuation) -> dict[str, Any]:
    if (data.table is None) == (data.record is None):
        raise Refused("malformed", reason="either `table` or `record` says which game it is")
    if data.table is None:
        assert data.record is not None
        return data.record
    record: dict[str, Any] = msgspec.json.decode(await finished(house, data.table, "record"))
    return record


async def replayed(server: Server, request: AnyRequest, record: bytes) -> Response[Any]:
    """The steps of a record, made and compressed elsewhere."""
    packed = await server.workshop.make("replay", record)
    if takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(packed, media_type=MediaType.JSON, headers={"content-encoding": "gzip"})
    return Response(await asyncio.to_thread(gzip.decompress, packed), media_type=MediaType.JSON)


async def kept(house: House, id: str, what: str) -> Response[bytes]:
    return Response((await finished(house, id, what)).encode(), media_type=MediaType.JSON)


async def finished(house: House, id: str, what: str) -> str:
    """What is kept of a finished game, or `Refused`: also if others may still play its deal."""
    await house.days.check_open(id)
    text = await house.store.finished(id, what)
    if text is None:
        raise Refused("no_record")
    return text


ROUTES: Final = [
    *(get_record, get_events, get_replay, replay_record, play_on),
    *(get_review, review_table, get_record_review, review_record),
]
