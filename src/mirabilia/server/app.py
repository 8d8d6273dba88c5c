"""The server as an application: HTTP routes, the live socket, the page's files."""

from __future__ import annotations

import asyncio
import logging
import mimetypes
import re
import tomllib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, put, websocket
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader, State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, NotFoundException, WebSocketDisconnect
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.static_files import create_static_files_router
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_404_NOT_FOUND,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_500_INTERNAL_SERVER_ERROR,
)
from litestar.types import Message, Scope

from mirabilia import __version__
from mirabilia.catalog import LATEST
from mirabilia.locales import for_page, load_words
from mirabilia.server import identity, messages, openapi, store
from mirabilia.server.database import Database
from mirabilia.server.house import House
from mirabilia.server.identity import COOKIE, COOKIE_SECONDS, Identity
from mirabilia.server.levels import bot_levels
from mirabilia.server.messages import decode_command
from mirabilia.server.outbox import Outbox
from mirabilia.server.pictures import qr_svg
from mirabilia.server.reach import Reach
from mirabilia.server.refusals import REFUSALS, Refused
from mirabilia.server.replays import make_replay
from mirabilia.server.room import Room
from mirabilia.server.scene import encode
from mirabilia.server.settings import ServerSettings
from mirabilia.server.texts import tidy
from mirabilia.server.thinkers import Thinkers

logger: Final = logging.getLogger(__name__)

PACKAGE: Final = Path(__file__).parents[1]
WEB: Final = PACKAGE / "web"

# The page finds out from its address what it shows.
PAGES: Final = ["/", "/t/{id:str}", "/t/{id:str}/replay", "/replay", "/device/{code:str}"]

# No message is longer; no record of a whole game is either.
MOST_BYTES: Final = 1 << 18
# No file of the page has a longer path.
LONGEST_PATH: Final = 200
# What is longer might not fit into a QR code.
LONGEST_LINK: Final = 500

# Not every machine knows these, and a browser runs no script that is called something else.
FILE_KINDS: Final = {
    "text/javascript": ".js",
    "text/css": ".css",
    "image/svg+xml": ".svg",
    "font/woff2": ".woff2",
}

# Nothing is ever loaded from elsewhere, and nothing inline is run.
HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
# The close code of a refused connection is this and the HTTP status.
REFUSED_CODE: Final = 4000

Connection = ASGIConnection[Any, Any, Any, State]
Me = NamedDependency[messages.Guest]
TheHouse = NamedDependency[House]


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

    def link(self, request: Request[Any, Any, Any], path: str) -> tuple[str, bool]:
        """The link to a path, and whether others can reach it."""
        base, reachable = self.reach.base_url(request)
        return base + path, reachable


TheServer = NamedDependency[Server]


def create_app(settings: ServerSettings) -> Litestar:
    """The application for some settings; it opens its house when it starts."""
    database, thinkers = Database(settings.database_url), Thinkers(settings.thinkers)
    house = House(database, thinkers, redis_url=settings.redis_url, bots=settings.bots)
    known = Identity(identity.load_key(settings.data))
    server = Server(settings, house, known, Reach(settings), asyncio.Lock())

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        # Made now, since who first asks for it would hold up the tables.
        await asyncio.to_thread(getattr, app, "openapi_schema")
        try:
            await house.open()
            yield
        finally:
            await house.close()

    for kind, ending in FILE_KINDS.items():
        mimetypes.add_type(kind, ending)
    files = create_static_files_router(
        "/",
        directories=[WEB],
        cache_control=CacheControlHeader(no_cache=True),
        before_request=check_path,
    )
    return Litestar(
        route_handlers=[*API, live, page, locale, files],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        dependencies={
            "server": Provide(provide_server, sync_to_thread=False),
            "house": Provide(provide_house, sync_to_thread=False),
            "me": Provide(provide_guest),
        },
        exception_handlers={
            Refused: answer_refused,
            HTTP_400_BAD_REQUEST: answer_malformed,
            RecursionError: answer_too_deep,
            UnicodeDecodeError: answer_not_text,
            HTTP_404_NOT_FOUND: answer_not_found,
            HTTP_413_REQUEST_ENTITY_TOO_LARGE: answer_too_large,
        },
        after_exception=[log_failure],
        guards=[same_site],
        lifespan=[lifespan],
        logging_config=None,
        before_send=[add_headers],
        openapi_config=openapi.config(),
        request_max_body_size=MOST_BYTES,
        state=State({"server": server}),
    )


def provide_server(state: State) -> Server:
    server: Server = state.server
    return server


def provide_house(state: State) -> House:
    return provide_server(state).house


async def provide_guest(request: Request[Any, Any, Any]) -> messages.Guest:
    return await guest_of(request)


async def guest_of(connection: Connection) -> messages.Guest:
    """Who asks, or `Refused`."""
    server: Server = connection.app.state.server
    id = server.identity.read(connection.cookies.get(COOKIE))
    if id is None:
        raise Refused("unknown_guest")
    return await server.house.guest(id)


def same_site(connection: Connection, _: BaseRouteHandler) -> None:
    """A browser says which site a request comes from; other sites may not use our cookie."""
    if isinstance(connection, Request):
        check_host(connection)
        if connection.method not in ("GET", "HEAD"):
            check_origin(connection)


def check_host(connection: Connection) -> None:
    host = connection.headers.get("host")
    if not connection.app.state.server.reach.knows(host):
        raise Refused("wrong_host", host=host)


def check_origin(connection: Connection) -> None:
    origin = connection.headers.get("origin")
    server: Server = connection.app.state.server
    if origin is None or origin == server.settings.public_url:
        return
    try:
        site = urlsplit(origin).netloc
    except ValueError:
        site = ""
    if site != connection.headers.get("host"):
        raise Refused("wrong_origin")


def check_path(request: Request[Any, Any, Any]) -> None:
    """There are paths that the file system would fail on."""
    path = request.scope["path"]
    if "\0" in path or len(path) > LONGEST_PATH:
        raise NotFoundException


async def add_headers(message: Message, _: Scope) -> None:
    if message["type"] == "http.response.start":
        written = ((name.encode(), value.encode()) for name, value in HEADERS.items())
        message["headers"] = [*message["headers"], *written]


def answer_refused(_: Any, refused: Refused) -> Response[messages.Refusal]:
    body = messages.Refusal(None, refused.code, refused.data)
    return Response(body, status_code=refused.status)


def answer_malformed(_: Any, error: Any) -> Response[messages.Refusal]:
    reason = "; ".join(told_wrong(part) for part in error.extra or ()) or str(error.detail)
    return answer_refused(_, Refused("malformed", reason=reason))


def told_wrong(part: dict[str, str]) -> str:
    """What is wrong with a part of a body, in the words of the live socket."""
    if part["message"] == "'data'":
        return "the body is missing"
    where = "" if part["key"] == "data" else f" - at `$.{part['key']}`"
    return part["message"] + where


def answer_too_deep(_: Any, __: RecursionError) -> Response[messages.Refusal]:
    return answer_refused(_, Refused("malformed", reason="it is nested too deeply"))


def answer_not_text(_: Any, __: UnicodeDecodeError) -> Response[messages.Refusal]:
    return answer_refused(_, Refused("malformed", reason="it is not UTF-8"))


def answer_not_found(_: Any, __: Any) -> Response[dict[str, Any]]:
    """Nothing about where things lie on this machine."""
    found = {"status_code": HTTP_404_NOT_FOUND, "detail": "Not Found"}
    return Response(found, status_code=HTTP_404_NOT_FOUND)


def answer_too_large(_: Any, __: Any) -> Response[messages.Refusal]:
    return answer_refused(_, Refused("too_large", most=MOST_BYTES))


async def log_failure(error: Exception, scope: Scope) -> None:
    """What nobody has foreseen is told to who runs the server."""
    if isinstance(error, Refused | RecursionError | UnicodeDecodeError):
        return
    if not isinstance(error, HTTPException) or error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        logger.error("%s could not be answered", scope["path"], exc_info=error)


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


# ---- who one is


def with_cookie(
    server: Server, guest: messages.Guest, request: Request[Any, Any, Any]
) -> Response[messages.Guest]:
    response = Response(guest)
    response.set_cookie(
        COOKIE,
        server.identity.token(guest.id),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=server.reach.base_url(request)[0].startswith("https:"),
    )
    return response


@get("/api/me", responses=refuses("unknown_guest"))
async def who_am_i(me: Me) -> messages.Guest:
    """Who one is."""
    return me


@post("/api/me", responses=refuses("malformed"))
async def become(
    data: JSONBody[messages.Introduction], server: TheServer, request: Request[Any, Any, Any]
) -> Response[messages.Guest]:
    """Become a guest; the cookie that comes back proves it from then on."""
    guest = await identity.introduce(server.house, data.name)
    return with_cookie(server, guest, request)


@put("/api/me", responses=refuses("malformed", "unknown_guest"))
async def rename(data: JSONBody[messages.Introduction], me: Me, house: TheHouse) -> messages.Guest:
    """Take another name, or none."""
    guest = messages.Guest(me.id, tidy(data.name))
    await house.writer.write([store.rename_guest(guest)])
    return guest


@post("/api/devices", responses=refuses("unknown_guest"))
async def make_link(
    me: Me, server: TheServer, request: Request[Any, Any, Any]
) -> messages.DeviceLink:
    """A link that carries one's identity to another browser: once, within ten minutes."""
    code, expires = await identity.make_link(server.house, me.id)
    url, reachable = server.link(request, f"/device/{code}")
    return messages.DeviceLink(code, url, expires, reachable, f"/api/qr/device/{code}")


@post("/api/devices/redeem", responses=refuses("malformed", "no_link"))
async def redeem_link(
    data: JSONBody[messages.Redemption], server: TheServer, request: Request[Any, Any, Any]
) -> Response[messages.Guest]:
    """Become the guest whose link it is."""
    guest = await identity.redeem_link(server.house, data.code)
    return with_cookie(server, guest, request)


# ---- tables


@get("/api/tables")
async def list_tables(house: TheHouse) -> list[messages.Listed]:
    """The public tables that are open or being played, the newest first."""
    return await house.store.open_tables(house.now())


@post(
    "/api/tables",
    responses=refuses("malformed", "unknown_guest", "no_bot", "too_many_bots", "options"),
)
async def create_table(
    data: JSONBody[messages.NewTable],
    me: Me,
    server: TheServer,
    request: Request[Any, Any, Any],
) -> messages.Address:
    """Set up a table; with bots for all other seats it can start at once."""
    id = await server.house.create(me, data)
    return messages.Address(id, server.link(request, f"/t/{id}")[0])


@get("/api/tables/{id:str}/invitation", responses=refuses("no_table"))
async def invite(
    id: FromPath[str], server: TheServer, request: Request[Any, Any, Any]
) -> messages.Invitation:
    """The link that invites to a table."""
    if not await server.house.store.has_table(id):
        raise Refused("no_table")
    return messages.Invitation(*server.link(request, f"/t/{id}"), f"/api/qr/t/{id}")


@post(
    "/api/tables/{id:str}/advice",
    status_code=200,
    responses=refuses(
        *("malformed", "unknown_guest", "no_table", "not_seated", "not_playing", "too_late"),
        *("not_asked", "answered", "advice_off", "no_advice"),
    ),
)
async def advise(
    id: FromPath[str], data: JSONBody[messages.AdviceWish], me: Me, house: TheHouse
) -> list[messages.AdvisedMove]:
    """What a bot would do in one's place, knowing what one may know; the best first."""
    room = await house.room(id)
    try:
        return await room.advise(me, data.round)
    finally:
        house.release(room)


@get("/api/games", responses=refuses("unknown_guest"))
async def list_games(me: Me, house: TheHouse) -> list[messages.Listed]:
    """The own tables, the newest first, with where it is one's turn."""
    return await house.store.games_of(me.id)


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


# ---- how others come here


@get(["/api/qr/t/{id:str}", "/api/qr/device/{code:str}"], sync_to_thread=False)
def get_picture(server: TheServer, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The link to a table, or of a device, as a QR code."""
    url, _ = server.link(request, request.url.path.removeprefix("/api/qr"))
    if len(url) > LONGEST_LINK:
        raise NotFoundException
    return Response(qr_svg(url), media_type="image/svg+xml")


@get("/api/lan", sync_to_thread=False)
def get_lan(server: TheServer, request: Request[Any, Any, Any]) -> messages.Lan:
    """Whether others in the local network are let in."""
    return server.reach.lan(request)


@put("/api/lan", responses=refuses("malformed", "not_here", "no_network"))
async def switch_lan(
    data: JSONBody[messages.LanSwitch], server: TheServer, request: Request[Any, Any, Any]
) -> messages.Lan:
    """Let others in the local network in, or no longer."""
    return await server.reach.switch(request, data.open)


# ---- what there is


@get("/api/about", sync_to_thread=False)
def about() -> messages.About:
    """Which server this is."""
    return messages.About(__version__)


@get("/api/bots", sync_to_thread=False)
def list_bots(server: TheServer) -> list[messages.BotLevel]:
    """The bots that can be put on a seat: levels, those for comparison, then those of others."""
    return bot_levels(server.settings.bots)


@get("/api/catalogue", sync_to_thread=True)
def get_catalogue() -> dict[str, Any]:
    """What is in the boxes: for each of them the tables of its data file."""
    return catalogue()


@cache
def catalogue() -> dict[str, Any]:
    folder = PACKAGE / "catalog" / "data" / str(LATEST)
    files = sorted(folder.glob("*.toml"))
    return {path.stem: tomllib.loads(path.read_text("utf-8")) for path in files}


API: Final = [
    about,
    who_am_i,
    become,
    rename,
    make_link,
    redeem_link,
    list_tables,
    create_table,
    invite,
    get_picture,
    get_lan,
    switch_lan,
    advise,
    list_games,
    get_record,
    get_events,
    get_replay,
    replay_record,
    list_bots,
    get_catalogue,
]


# ---- the page


@get(PAGES, include_in_schema=False)
async def page() -> Response[Any]:
    """The page itself finds out from its address what it shows."""
    index = WEB / "index.html"
    if not index.exists():
        return Response(load_words()("serve-no-page"), media_type=MediaType.TEXT)
    return Response(index.read_bytes(), media_type=MediaType.HTML)


@get("/locales/{name:str}", include_in_schema=False)
async def locale(name: FromPath[str]) -> Response[bytes]:
    """The words of a language."""
    path = PACKAGE / "locales" / name
    if not re.fullmatch(r"[a-z]{2}\.ftl", name) or not path.exists():
        return Response(b"", status_code=404)
    words = for_page(path.read_text("utf-8")).encode()
    return Response(words, media_type="text/plain; charset=utf-8")


# ---- live play


@websocket("/api/tables/{id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    """A connection to a table; docs/protocol.md says what goes over it."""
    try:
        await socket.accept()
    except OSError:
        # Who has gone by now is no failure of ours.
        return
    try:
        check_host(socket)
        check_origin(socket)
        guest = await guest_of(socket)
        room = await socket.app.state.server.house.room(id)
    except Refused as refused:
        await turn_away(socket, refused)
        return
    box = room.admit(guest.id)
    await attend(socket, room, box)


async def turn_away(socket: WebSocket[Any, Any, Any], refused: Refused) -> None:
    message = messages.Refusal(None, refused.code, refused.data)
    with suppress(OSError):
        await socket.send_data(encode(message), mode="text")
        await socket.close(code=REFUSED_CODE + refused.status)


async def attend(socket: WebSocket[Any, Any, Any], room: Room, box: Outbox) -> None:
    """Let a connection and its table talk until it ends."""
    sending = asyncio.create_task(send_out(socket, box))
    try:
        await room.welcome(box)
        while True:
            await take_in(room, box, await socket.receive_text())
    except WebSocketDisconnect:
        pass
    finally:
        sending.cancel()
        await room.part(box)


async def send_out(socket: WebSocket[Any, Any, Any], box: Outbox) -> None:
    """Send what waits until the connection is closed, by us or by its end."""
    try:
        while True:
            message = await box.next()
            if isinstance(message, int):
                await socket.close(code=message)
                return
            await socket.send_data(message, mode="text")
    except Exception:
        logger.debug("a connection was lost", exc_info=True)


async def take_in(room: Room, box: Outbox, text: str) -> None:
    try:
        message = decode_command(text)
    except (msgspec.DecodeError, RecursionError) as error:
        box.put(encode(messages.Refusal(id_in(text), "malformed", {"reason": str(error)})))
        return
    await room.handle(box, message)


class Named(msgspec.Struct):
    id: str


def id_in(text: str) -> str | None:
    """The id of a message that is wrong elsewhere."""
    try:
        return msgspec.json.decode(text, type=Named).id
    except (msgspec.DecodeError, RecursionError):
        return None
