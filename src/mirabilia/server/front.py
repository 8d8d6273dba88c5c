"""What stands before the application: answers are compressed and sent in slices, HEAD is answered,
requests are counted by address, those that come too fast are answered late, those that come
together begin one by one, and addresses that proxies name are bounded like those of connections."""

from __future__ import annotations

import asyncio
import gzip
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Any, Final

from mirabilia.server.gate import Gate, forget, place_of, refusal_body, refusal_headers
from mirabilia.server.refusals import REFUSED_CODE, Refused
from mirabilia.server.turnstile import Turnstile

Message = dict[str, Any]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

# Answers that are shorter are sent as they are; longer ones are compressed in a thread, which
# lets the loop go on.
WORTH_PACKING: Final = 1000
LONG: Final = 1 << 14
LEVEL: Final = 5
PACKED_ALREADY: Final = (b"font/", b"image/png", b"image/jpeg", b"image/webp", b"audio/")
# Each slice is to be read before the next is written.
SLICE: Final = 1 << 16
# Who asks too often waits for the answer, in seconds, and so asks less often: to refuse takes time
# too.
SECONDS_HELD: Final = 1.0
TOO_MANY_REQUESTS: Final = 429


def in_slices(app: App) -> App:
    """The application, its answers cut into slices."""

    async def answer(scope: Message, receive: Any, send: Send) -> None:
        async def send_sliced(message: Message) -> None:
            if message["type"] == "http.response.body":
                for part in slices(message):
                    await send(part)
            else:
                await send(message)

        await app(scope, receive, send_sliced)

    return answer


def slices(message: Message) -> Iterator[Message]:
    body = memoryview(message.get("body", b""))
    for start in range(0, max(1, len(body)), SLICE):
        part = bytes(body[start : start + SLICE])
        more = message.get("more_body", False) or start + SLICE < len(body)
        yield {**message, "body": part, "more_body": more}


def with_head(app: App) -> App:
    """The application, which answers HEAD as it would GET, without the body."""

    async def answer(scope: Message, receive: Any, send: Send) -> None:
        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        if scope.get("method") == "HEAD":
            await app({**scope, "method": "GET"}, receive, send_head)
        else:
            await app(scope, receive, send)

    return answer


# ---- compression


def takes_gzip(accepted: str) -> bool:
    """Whether a client says that it can read gzip."""
    for part in accepted.split(","):
        name, _, quality = part.partition(";")
        if name.strip().lower() in ("gzip", "*"):
            return quality.strip().lower().replace(" ", "") not in ("q=0", "q=0.0", "q=0.00")
    return False


def compressed(app: App) -> App:
    """The application, its longer answers compressed, the longest of them outside the loop."""

    async def answer(scope: Message, receive: Any, send: Send) -> None:
        if scope["type"] != "http" or not takes_gzip(accepted_by(scope)):
            await app(scope, receive, send)
            return
        packing = Packing(send)
        await app(scope, receive, packing.take)

    return answer


def accepted_by(scope: Message) -> str:
    return ",".join(
        value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-encoding"
    )


class Packing:
    """An answer that is held back until it is whole, and then sent compressed if that helps."""

    def __init__(self, send: Send) -> None:
        self.send: Final = send
        self.start: Message = {}
        self.body = b""

    async def take(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.start = message
            return
        if message["type"] != "http.response.body":
            await self.send(message)
            return
        self.body += message.get("body", b"")
        if not message.get("more_body", False):
            await self.send_all()

    async def send_all(self) -> None:
        headers = {name.lower(): value for name, value in self.start["headers"]}
        kind = headers.get(b"content-type", b"")
        worth = len(self.body) >= WORTH_PACKING and not kind.startswith(PACKED_ALREADY)
        if worth and b"content-encoding" not in headers:
            vary = [headers[b"vary"]] if b"vary" in headers else []
            headers[b"vary"] = b", ".join([*vary, b"accept-encoding"])
            headers[b"content-encoding"] = b"gzip"
            self.body = await pack(self.body)
            headers[b"content-length"] = str(len(self.body)).encode()
            # A cookie may be there more than once.
            cookies = [pair for pair in self.start["headers"] if pair[0].lower() == b"set-cookie"]
            headers.pop(b"set-cookie", None)
            self.start = {**self.start, "headers": [*headers.items(), *cookies]}
        await self.send(self.start)
        await self.send({"type": "http.response.body", "body": self.body, "more_body": False})


async def pack(body: bytes) -> bytes:
    if len(body) < LONG:
        return gzip.compress(body, LEVEL)
    return await asyncio.to_thread(gzip.compress, body, LEVEL)


# ---- addresses


def asking_host(scope: Message, gate: Gate) -> str:
    """The address that asks; none if a proxy does not say for whom it asks."""
    host = str((scope.get("client") or ("",))[0])
    return "" if gate.is_proxy(host) else host


def within_rate(app: App, gate: Gate) -> App:
    """The application, with a bound on how often each address asks, for whatever."""

    async def answer(scope: Message, receive: Any, send: Send) -> None:
        host = asking_host(scope, gate)
        try:
            gate.rates.spend(requests_by_address=place_of(host))
        except Refused as refused:
            await refuse(scope, send, refused, gate.now())
        else:
            await app(scope, receive, send)

    return answer


def in_turn(app: App, gate: Gate) -> App:
    """The application, with requests that wait for their turn while there is much to do."""
    turnstile = Turnstile(gate.limits)

    async def answer(scope: Message, receive: Any, send: Send) -> None:
        async with turnstile.turn(place_of(asking_host(scope, gate))):
            await app(scope, receive, send)

    return answer


def holding(app: App) -> App:
    """The application, which keeps those waiting whom it tells that they ask too often."""

    async def answer(scope: Message, receive: Any, send: Send) -> None:
        async def send_late(message: Message) -> None:
            if TOO_MANY_REQUESTS in (message.get("status"), message.get("code", 0) - REFUSED_CODE):
                await asyncio.sleep(SECONDS_HELD)
            await send(message)

        await app(scope, receive, send_late)

    return answer


def by_forwarded_address(app: App, gate: Gate) -> App:
    """The application, with a bound on what goes on for each address that proxies name."""
    counts: Counter[str] = Counter()

    async def answer(scope: Message, receive: Any, send: Send) -> None:
        host = asking_host(scope, gate)
        if not host:
            await app(scope, receive, send)
            return
        try:
            gate.check_place(counts, host)
        except Refused as refused:
            await refuse(scope, send, refused, gate.now())
            return
        counts[place_of(host)] += 1
        try:
            await app(scope, receive, send)
        finally:
            forget(counts, host)

    return answer


async def refuse(scope: Message, send: Send, refused: Refused, now: int) -> None:
    """Answer a request with a refusal, or a WebSocket as `routes.live` does."""
    body = refusal_body(refused)
    if scope["type"] == "websocket":
        # They may have gone by now.
        with suppress(OSError, RuntimeError):
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.send", "text": body.decode()})
            await send({"type": "websocket.close", "code": REFUSED_CODE + refused.status})
        return
    headers = refusal_headers(refused, now) | {"content-length": str(len(body))}
    written = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": refused.status, "headers": written})
    await send({"type": "http.response.body", "body": body, "more_body": False})
