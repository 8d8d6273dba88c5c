"""Connections that keep the server waiting, for a request or for its answer to be read, are
closed; so are those that send nothing but crumbs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any, Final, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from mirabilia.server.deflate import EXTENSIONS
from mirabilia.server.front import asking_host
from mirabilia.server.gate import Gate, place_of, written_refusal
from mirabilia.server.limits import Limits
from mirabilia.server.outbox import TOO_MUCH_JUNK, reason_of
from mirabilia.server.rates import Meter
from mirabilia.server.refusals import Refused

# Of what has arrived, so much is read before it is seen whether the peer may go on.
SIP: Final = 1 << 12
# Of frames, less: they are shorter than headers.
LIVE_SIP: Final = 1 << 10
# No more than that is fetched from a live connection at once, where asyncio would fetch 256 kB.
# What waits to be read fills the peer's memory then, and not ours.
LIVE_MOUTHFUL: Final = 8 * LIVE_SIP
# The one key of a meter that is a connection's own.
OWN: Final = ""


class Config(uvicorn.Config):
    """What uvicorn is told, and the gate that its connections came through."""

    def __init__(self, app: Any, gate: Gate, **settings: Any) -> None:
        self.gate: Final = gate
        limits = gate.limits
        super().__init__(
            app,
            http=HTTPConnection,
            ws=LiveConnection,
            timeout_keep_alive=limits.idle_seconds,
            ws_ping_interval=limits.ping_seconds,
            ws_ping_timeout=limits.ping_seconds,
            **settings,
        )


class Deadline:
    """Something that the other side has to have done by some time, if there is anything."""

    def __init__(self, missed: Callable[[], object]) -> None:
        self.missed: Final = missed
        self.what: object = None
        self.timer: asyncio.TimerHandle | None = None

    def set(self, what: object, seconds: float) -> None:
        """Wait for a thing; for the same thing there is no more time than at first."""
        if what != self.what:
            self.clear()
            self.what = what
            self.timer = asyncio.get_running_loop().call_later(seconds, self.missed)

    def clear(self) -> None:
        self.what = None
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def host_of(transport: asyncio.BaseTransport) -> str:
    """The address of a peer."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""


def track_sending(transport: asyncio.Transport) -> None:
    """Have the protocol told whenever something is left to be sent, however little."""
    # What is left with TLS is compared otherwise: there, even nothing would be too much. Behind it,
    # the system's transport has a bound of its own.
    high = 0 if transport.get_extra_info("sslcontext") is None else 1
    transport.set_write_buffer_limits(high)


def sips(data: bytes) -> Iterator[bytes]:
    return (data[start : start + SIP] for start in range(0, len(data), SIP))


class Requests(h11.Connection):
    """Reads requests. Each header and each chunk takes a while to read, however short it is, so
    their number is limited."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(h11.SERVER)
        self.limits: Final = limits
        self.chunks = 0
        # What is wrong with a request, where h11 has no objection.
        self.fault: str | None = None

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.chunks = 0
            self.check(len(event.headers), self.limits.headers, "headers")
        elif isinstance(event, h11.Data):
            self.chunks += event.chunk_start
            self.check(self.chunks, self.limits.chunks, "chunks")
        return event

    def check(self, number: int, most: int, what: str) -> None:
        if number > most:
            self.fault = f"a request has at most {most} {what}"
            raise h11.RemoteProtocolError(self.fault)


class HTTPConnection(H11Protocol):
    """A connection with a time for each request to arrive in, and for each answer to be read."""

    def __init__(self, config: Config, **more: Any) -> None:
        super().__init__(config, **more)
        self.conn: Requests = Requests(config.gate.limits)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.gate = cast(Config, self.config).gate
        self.arriving = Deadline(self.give_up)
        self.leaving = Deadline(transport.abort)
        # When a connection ends, it may no longer know its peer.
        self.host = host_of(transport)
        self.gate.enter(self.host)
        track_sending(transport)
        self.expect()

    def data_received(self, data: bytes) -> None:
        for sip in sips(data):
            # What comes with the handshake of a WebSocket comes too early.
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                break
            super().data_received(sip)
        self.expect()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.expect()

    def expect(self) -> None:
        """What has to arrive next, and by when. Between two requests uvicorn has a timer."""
        limits, state = self.gate.limits, self.conn.their_state
        if self.transport.get_protocol() is not self or self.timeout_keep_alive_task is not None:
            self.arriving.clear()
        elif state is h11.IDLE:
            self.arriving.set((state, self.cycle), limits.header_seconds)
        elif state is h11.SEND_BODY:
            self.arriving.set((state, self.cycle), limits.body_seconds)
        else:
            self.arriving.clear()

    def give_up(self) -> None:
        self.refuse(Refused("too_slow"))

    def send_400_response(self, msg: str) -> None:
        self.refuse(Refused("malformed", reason=self.conn.fault or msg))

    def refuse(self, refused: Refused) -> None:
        """End the connection with a refusal, unless another answer is half written."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(written_refusal(refused, self.gate.now()))
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.leaving.set("answer", self.gate.limits.send_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.leaving.clear()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.leaving.clear()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.arriving.clear()
        self.leaving.clear()
        self.gate.leave(self.host)
        super().connection_lost(exc)


class LiveConnection(WebSocketsSansIOProtocol):
    """A WebSocket whose peer has to read. It was counted when it came as a request."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        # Transports of TLS have a buffer of their own, and do not look at this.
        cast(Any, transport).max_size = LIVE_MOUTHFUL
        self.gate = cast(Config, self.config).gate
        self.leaving = Deadline(self.transport.abort)
        self.host = host_of(transport)
        self.pace = Meter(self.gate.limits.frames, 1, self.gate.rates.clock.ticks)
        self.pace_of_place = self.gate.rates.meters["frames_by_address"]
        # Whose frames these are. A proxy says so in the request, and has none of its own.
        self.place = "" if self.gate.is_proxy(self.host) else place_of(self.host)
        # What has come and waits to be read, and when it is.
        self.unread = b""
        self.reading: asyncio.TimerHandle | None = None
        self.conn.available_extensions = EXTENSIONS
        # What a ping is to be answered with when the peer has read what it was sent.
        self.pong = b""
        if self.transport.get_write_buffer_size():
            self.pause_writing()

    def data_received(self, data: bytes) -> None:
        self.unread += data
        if self.reading is None:
            self.read_on()
        else:
            self.transport.pause_reading()

    def read_on(self) -> None:
        """Take a sip. If more has come, others are served before the next one."""
        held, self.reading = self.reading is not None, None
        if self.transport.is_closing():
            self.unread = b""
            return
        wait = self.pace_of_place.wait(self.place)
        if not wait:
            sip, self.unread = self.unread[:LIVE_SIP], self.unread[LIVE_SIP:]
            super().data_received(sip)
        if self.unread:
            self.transport.pause_reading()
            self.reading = self.loop.call_later(wait / 1000, self.read_on)
        elif held and not self.read_paused:
            self.transport.resume_reading()

    def handle_connect(self, event: Request) -> None:
        """A connection may last for hours, and needs its request only for the handshake.

        Its reader holds it, too, as long as it reads.
        """
        super().handle_connect(event)
        del self.request
        event.headers.clear()

    async def send(self, message: Any) -> None:
        """Who accepts a connection knows for whom it is."""
        if message["type"] == "websocket.accept":
            self.place = place_of(asking_host(cast(dict[str, Any], self.scope), self.gate))
        await super().send(message)

    def handle_events(self) -> None:
        """To read a frame takes a while, whatever it is good for."""
        for _ in self.conn.events:
            if self.pace.wait(OWN):
                self.show_out()
                return
            self.pace.take(OWN)
            if self.place:
                self.pace_of_place.take(self.place)
        super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= self.gate.limits.message_parts:
            self.show_out()
        else:
            super().handle_cont(event)

    def show_out(self) -> None:
        """End the connection of a peer that sends too much."""
        if self.conn.state is State.OPEN:
            self.conn.fail(TOO_MUCH_JUNK, reason_of(TOO_MUCH_JUNK))
            self.handle_parser_exception()
        else:
            self.transport.abort()

    def handle_parser_exception(self) -> None:
        """What comes before the handshake is over cannot be answered with a reason."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def handle_ping(self) -> None:
        """Only the last of many pings is owed an answer (RFC 6455, 5.5.3)."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.pong = b"".join(self.conn.data_to_send()) or self.pong

    def pause_writing(self) -> None:
        super().pause_writing()
        self.leaving.set("message", self.gate.limits.send_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.leaving.clear()
        pong, self.pong = self.pong, b""
        self.transport.write(pong)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leaving.clear()
        if self.reading is not None:
            self.reading.cancel()
        self.gate.leave(self.host)
        super().connection_lost(exc)
