"""Live play: a connection to a table, from its first message to its end."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import NotFoundException, WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import Empty
from litestar.utils.scope.state import ScopeState

from mirabilia.server import messages
from mirabilia.server.context import address_of, guest_of, server_of, visit
from mirabilia.server.messages import decode_command
from mirabilia.server.outbox import TOO_MUCH_JUNK, Outbox, reason_of
from mirabilia.server.rates import Rates
from mirabilia.server.refusals import REFUSED_CODE, Refused
from mirabilia.server.room import Room
from mirabilia.server.safety import check_host, check_origin, check_path
from mirabilia.server.scene import encode

logger: Final = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{id:str}/live")
async def live(socket: Socket, id: FromPath[str]) -> None:
    """A connection to a table; docs/protocol.md says what goes over it."""
    try:
        await socket.accept()
    except OSError:
        # Who has gone by now is no failure of ours.
        return
    try:
        check_path(socket)
        check_host(socket)
        check_origin(socket)
        visit(socket)
        guest = await guest_of(socket)
        house = server_of(socket).house
        house.rates.spend(live=guest.id)
        room, box = await house.enter(id, guest.id)
    except NotFoundException:
        await turn_away(socket, Refused("no_table"))
        return
    except Refused as refused:
        server_of(socket).house.metrics.note_refusal(refused)
        await turn_away(socket, refused)
        return
    await attend(socket, room, box)


async def turn_away(socket: Socket, refused: Refused) -> None:
    message = messages.Refusal(None, refused.code, refused.data)
    # They may have gone, or have been shown out for what they sent meanwhile.
    with suppress(OSError, RuntimeError):
        await socket.send_data(encode(message), mode="text")
        await socket.close(code=REFUSED_CODE + refused.status)


async def attend(socket: Socket, room: Room, box: Outbox) -> None:
    """Let a connection and its table talk until it ends."""
    address = address_of(socket)
    forget_headers(socket)
    sending = asyncio.create_task(send_out(socket, box))
    try:
        await room.welcome(box)
        while True:
            await take_in(room, box, await socket.receive_text(), address)
    except WebSocketDisconnect:
        pass
    finally:
        sending.cancel()
        await room.part(box)


def forget_headers(socket: Socket) -> None:
    """A connection may last for hours, and has said by now who opens it."""
    cast(list[Any], socket.scope["headers"]).clear()
    ScopeState.from_scope(socket.scope).headers = Empty


async def send_out(socket: Socket, box: Outbox) -> None:
    """Send what waits until the connection is closed, by us or by its end."""
    try:
        while True:
            message = await box.next()
            if isinstance(message, int):
                await socket.close(code=message, reason=reason_of(message))
                return
            await socket.send_data(message, mode="text")
            # It may be long until the next one comes, and a view is large.
            del message
    except Exception:
        logger.debug("a connection was lost", exc_info=True)


async def take_in(room: Room, box: Outbox, text: str, address: str) -> None:
    """Carry out a message, if it is one and comes at a pace that can be kept up with."""
    if box.closed:
        # It may not have heard of that yet.
        return
    try:
        message = read(text)
        check_pace(room.house.rates, message, box.guest, address)
    except Refused as refused:
        room.house.metrics.note_refusal(refused)
        box.put(encode(messages.Refusal(id_in(text), refused.code, refused.data)))
        count_junk(room.house.rates, box, address)
    else:
        await room.handle(box, message)


def read(text: str) -> messages.ClientMessage:
    try:
        message: messages.ClientMessage = decode_command(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("malformed", reason=str(error)) from None
    return message


def check_pace(rates: Rates, message: messages.ClientMessage, guest: str, address: str) -> None:
    if isinstance(message, messages.Resync):
        rates.spend(resyncs=guest, resyncs_by_address=address)
        return
    said = address if isinstance(message, messages.Say) else ""
    rates.spend(commands=guest, commands_by_address=address, chat_by_address=said)


def count_junk(rates: Rates, box: Outbox, address: str) -> None:
    """Who goes on sending what is refused at once is shown the door, and told until when."""
    try:
        rates.spend(junk=box.guest, junk_by_address=address)
    except Refused as refused:
        box.put(encode(messages.Refusal(None, refused.code, refused.data)))
        box.close(TOO_MUCH_JUNK)


class Named(msgspec.Struct):
    id: str


def id_in(text: str) -> str | None:
    """The id of a message that is wrong elsewhere."""
    try:
        return msgspec.json.decode(text, type=Named).id
    except (msgspec.DecodeError, RecursionError):
        return None
