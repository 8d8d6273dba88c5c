"""Whether a server lives and can be used, and its figures: for those who run it."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from sqlalchemy import literal, select

from mirabilia.server.context import AnyRequest, TheHouse, TheServer
from mirabilia.server.gate import is_within
from mirabilia.server.house import House

# Probes ask by an address that the server need not know as its own.
ANY_HOST: Final = {"any_host": True}
# A database that takes longer cannot be used.
SECONDS_TO_ANSWER: Final = 2.0
PLAIN: Final = "text/plain; version=0.0.4"


class Health(msgspec.Struct):
    """What a server needs, and whether each is there."""

    ready: bool
    database: bool
    redis: bool | None
    bots: bool


@get("/health/live", opt=ANY_HOST, include_in_schema=False, sync_to_thread=False)
def get_live() -> str:
    """The process answers."""
    return "ok"


@get("/health/ready", opt=ANY_HOST, include_in_schema=False)
async def get_ready(house: TheHouse) -> Response[Health]:
    """Whether games can be played here now; 503 if not."""
    health = await health_of(house)
    status = HTTP_200_OK if health.ready else HTTP_503_SERVICE_UNAVAILABLE
    return Response(health, status_code=status)


async def health_of(house: House) -> Health:
    database = await answers(house)
    redis = None if house.bell is None else house.bell.listens
    bots = not house.thinkers.failing
    # Without Redis or bots a table still goes on.
    return Health(database and not house.closing, database, redis, bots)


async def answers(house: House) -> bool:
    """Whether the database answers in time."""
    try:
        await asyncio.wait_for(house.database.rows(select(literal(1))), SECONDS_TO_ANSWER)
    except Exception:
        return False
    return True


@get("/metrics", opt=ANY_HOST, include_in_schema=False, media_type=PLAIN, sync_to_thread=False)
def get_metrics(server: TheServer, request: AnyRequest) -> bytes:
    """The figures of this process, for the addresses that `--metrics` names."""
    known = tuple(server.settings.metrics)
    if request.client is None or not is_within(request.client.host, known):
        raise NotFoundException
    return server.house.metrics.text()


ROUTES: Final = [get_live, get_ready, get_metrics]
