"""The server as an application: its routes, and what holds for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from typing import Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_404_NOT_FOUND,
    HTTP_405_METHOD_NOT_ALLOWED,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_500_INTERNAL_SERVER_ERROR,
)
from litestar.types import ExceptionHandlersMap

from mirabilia.server import context, failures, front, identity, openapi, safety
from mirabilia.server.context import Server
from mirabilia.server.database import Database
from mirabilia.server.house import House
from mirabilia.server.identity import Identity
from mirabilia.server.packed import packed_files
from mirabilia.server.reach import Reach
from mirabilia.server.refusals import Refused
from mirabilia.server.reviews import Reviews
from mirabilia.server.routes import (
    careers,
    deals,
    guests,
    health,
    install,
    live,
    network,
    page,
    people,
    push,
    puzzles,
    records,
    tables,
)
from mirabilia.server.settings import ServerSettings
from mirabilia.server.thinkers import Thinkers
from mirabilia.server.workshop import Workshop

ROUTES: Final = [
    *guests.ROUTES,
    *careers.ROUTES,
    *people.ROUTES,
    *push.ROUTES,
    *tables.ROUTES,
    *records.ROUTES,
    *puzzles.ROUTES,
    *deals.ROUTES,
    *network.ROUTES,
    *page.ROUTES,
    *install.ROUTES,
    *health.ROUTES,
    live.live,
]


DEPENDENCIES: Final = {
    "server": Provide(context.provide_server, sync_to_thread=False),
    "house": Provide(context.provide_house, sync_to_thread=False),
    "me": Provide(context.provide_guest),
}
FAILURES: Final[ExceptionHandlersMap] = {
    Refused: failures.answer_refused,
    HTTPException: failures.answer_other,
    HTTP_400_BAD_REQUEST: failures.answer_malformed,
    RecursionError: failures.answer_too_deep,
    UnicodeDecodeError: failures.answer_not_text,
    HTTP_404_NOT_FOUND: failures.answer_not_found,
    HTTP_405_METHOD_NOT_ALLOWED: failures.answer_wrong_method,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE: failures.answer_too_large,
    HTTP_500_INTERNAL_SERVER_ERROR: failures.answer_failed,
}


def create_app(settings: ServerSettings) -> Litestar:
    """The application for some settings; it opens its house when it starts."""
    return Litestar(
        route_handlers=[*ROUTES, page.files()],
        middleware=[front.compressed],
        dependencies=DEPENDENCIES,
        exception_handlers=FAILURES,
        after_exception=[failures.log_failure],
        guards=[safety.same_site],
        lifespan=[lifespan],
        logging_config=None,
        before_request=safety.check_body,
        before_send=[safety.add_headers],
        openapi_config=openapi.config(),
        request_max_body_size=settings.limits.body_bytes,
        state=State({"server": new_server(settings)}),
    )


def new_server(settings: ServerSettings) -> Server:
    """What the routes share, for some settings."""
    house = House(
        Database(settings.database_url),
        Thinkers(settings.thinkers, settings.limits),
        redis_url=settings.redis_url,
        bots=settings.bots,
        limits=settings.limits,
        words=settings.words,
        dealing=settings.dealing,
    )
    if settings.push:
        # Only those who call need what it takes.
        calls = import_module("mirabilia.server.push.calls").Calls
        house.calls = calls(house, settings.data, settings.public_url)
    known = Identity(identity.load_key(settings.data), identity.load_retired(settings.data))
    workshop = Workshop(settings.limits, house.clock)
    reviews = Reviews(house, workshop)
    return Server(settings, house, known, Reach(settings), workshop, reviews)


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """What is made before the first request, and closed after the last."""
    server: Server = app.state.server
    await asyncio.to_thread(openapi.prepare, app)
    await asyncio.to_thread(page.catalogue)
    await asyncio.to_thread(packed_files)
    try:
        await server.house.open()
        yield
    finally:
        await server.reviews.close()
        await server.workshop.close()
        await server.house.close()
