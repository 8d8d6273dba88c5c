"""The server as an application: its routes, and what holds for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_404_NOT_FOUND,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
)

from mirabilia.server import context, failures, identity, openapi, safety
from mirabilia.server.context import Server
from mirabilia.server.database import Database
from mirabilia.server.house import House
from mirabilia.server.identity import Identity
from mirabilia.server.reach import Reach
from mirabilia.server.refusals import Refused
from mirabilia.server.routes import guests, live, network, page, records, tables
from mirabilia.server.settings import ServerSettings
from mirabilia.server.thinkers import Thinkers

ROUTES: Final = [
    *guests.ROUTES,
    *tables.ROUTES,
    *records.ROUTES,
    *network.ROUTES,
    *page.ROUTES,
    live.live,
]


def create_app(settings: ServerSettings) -> Litestar:
    """The application for some settings; it opens its house when it starts."""
    database, thinkers = Database(settings.database_url), Thinkers(settings.thinkers)
    house = House(database, thinkers, redis_url=settings.redis_url, bots=settings.bots)
    known = Identity(identity.load_key(settings.data))
    server = Server(settings, house, known, Reach(settings), asyncio.Lock())

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        # Made now: to make it for the first who asks would hold up the tables.
        await asyncio.to_thread(getattr, app, "openapi_schema")
        try:
            await house.open()
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[*ROUTES, page.files()],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        dependencies={
            "server": Provide(context.provide_server, sync_to_thread=False),
            "house": Provide(context.provide_house, sync_to_thread=False),
            "me": Provide(context.provide_guest),
        },
        exception_handlers={
            Refused: failures.answer_refused,
            HTTP_400_BAD_REQUEST: failures.answer_malformed,
            RecursionError: failures.answer_too_deep,
            UnicodeDecodeError: failures.answer_not_text,
            HTTP_404_NOT_FOUND: failures.answer_not_found,
            HTTP_413_REQUEST_ENTITY_TOO_LARGE: failures.answer_too_large,
        },
        after_exception=[failures.log_failure],
        guards=[safety.same_site],
        lifespan=[lifespan],
        logging_config=None,
        before_send=[safety.add_headers],
        openapi_config=openapi.config(),
        request_max_body_size=failures.MOST_BYTES,
        state=State({"server": server}),
    )
