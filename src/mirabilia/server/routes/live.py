"""Live play: a connection to a table, from its first message to its end."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from mirabilia.server import messages
from mirabilia.server.context import guest_of, server_of
from mirabilia.server.messages import decode_command
from mirabilia.server.outbox import Outbox
from mirabilia.server.refusals import Refused
from mirabilia.server.room import Room
from mirabilia.server.safety import check_host, check_origin
from mirabilia.server.scene import encode

logger: Final = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]

# The close code of a refused connection is this and the HTTP status.
REFUSED_CODE: Final = 4000


@websocket("/api/tables/{id:str}/live")
async def live(socket: Socket, id: FromPath[str]) -> None:
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
        room = await server_of(socket).house.room(id)
    except Refused as refused:
        await turn_away(socket, refused)
        return
    box = room.admit(guest.id)
    await attend(socket, room, box)


async def turn_away(socket: Socket, refused: Refused) -> None:
    message = messages.Refusal(None, refused.code, refused.data)
    with suppress(OSError):
        await socket.send_data(encode(message), mode="text")
        await socket.close(code=REFUSED_CODE + refused.status)


async def attend(socket: Socket, room: Room, box: Outbox) -> None:
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


async def send_out(socket: Socket, box: Outbox) -> None:
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
