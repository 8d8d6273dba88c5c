"""Peers that send nothing but crumbs, or come again and again, are cut off before it matters."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from h11._connection import DEFAULT_MAX_INCOMPLETE_EVENT_SIZE as LONGEST_HEAD
from websockets.protocol import Protocol

from mirabilia.server.connections import LIVE_MOUTHFUL, LIVE_SIP, SIP, Requests
from mirabilia.server.front import holding, refuse
from mirabilia.server.limits import Limits, Rate
from mirabilia.server.outbox import TOO_MUCH_JUNK
from mirabilia.server.refusals import Refused
from mirabilia.server.routes import live
from mirabilia.server.running import Announced
from tests.server.serving import OUTSIDE
from tests.server.support import run_alone
from tests.server.test_connections import (
    ABOUT,
    HANDSHAKE,
    answer,
    connection,
    live_connections,
    rest_of,
    silent_socket,
    with_server,
)
from tests.support.waiting import until

# Frames without a word in them, masked with zeros.
PING = bytes([0x89, 0x80, 0, 0, 0, 0])
PONG = bytes([0x8A, 0x80, 0, 0, 0, 0])
BEGINNING = bytes([0x01, 0x80, 0, 0, 0, 0])
CONTINUATION = bytes([0x00, 0x80, 0, 0, 0, 0])
LETTER = bytes([0x81, 0x81, 0, 0, 0, 0, 65])
# As many as one reading of a socket may bring.
MANY = (1 << 18) // len(PING)
CLOSING = TOO_MUCH_JUNK.to_bytes(2)


async def everything_from(made: socket.socket) -> bytes:
    loop, told = asyncio.get_running_loop(), b""
    with suppress(OSError):
        while part := await loop.sock_recv(made, 1 << 16):
            told += part
    return told


@pytest.mark.parametrize("frame", [PING, PONG, LETTER], ids=["pings", "pongs", "letters"])
def test_a_flood_of_frames_ends_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, frame: bytes
) -> None:
    read = 0
    read_frame = Protocol.recv_frame

    def count(self: Protocol, frame: Any) -> None:
        nonlocal read
        read += 1
        read_frame(self, frame)

    monkeypatch.setattr(Protocol, "recv_frame", count)

    async def test(server: Announced) -> None:
        with await silent_socket(server) as made:
            telling = asyncio.create_task(everything_from(made))
            with suppress(OSError):
                await asyncio.get_running_loop().sock_sendall(made, frame * MANY)
            await until(lambda: server.gate.open == 0)
            told = await telling
        # Who is still sending may not hear why.
        assert CLOSING in told or read < MANY

    with_server(tmp_path, test)
    assert 0 < read <= Limits().frames.number + SIP // len(frame) + 1


def test_who_is_cut_off_for_frames_is_told_why(tmp_path: Path) -> None:
    async def test(server: Announced) -> None:
        with await silent_socket(server) as made:
            await asyncio.get_running_loop().sock_sendall(made, PING * 6)
            assert CLOSING in await everything_from(made)

    with_server(tmp_path, test, frames=Rate(5, 600))


@pytest.mark.parametrize(
    ("peer", "outsider", "place"),
    [
        (["127.0.0.1"], [OUTSIDE], "127.0.0.1"),
        # A proxy says for whom it asks: it asks for both.
        (
            ["127.0.0.1", "x-forwarded-for: 192.0.2.7"],
            ["127.0.0.1", "x-forwarded-for: 192.0.2.8"],
            "192.0.2.7",
        ),
    ],
    ids=["directly", "behind a proxy"],
)
def test_frames_of_an_address_are_read_no_faster_than_it_may_send_them(
    tmp_path: Path, peer: Sequence[str], outsider: Sequence[str], place: str
) -> None:
    """Over however many connections they come; none of these is closed for that."""
    most, allowed = 40, 10

    async def test(server: Announced) -> None:
        loop = asyncio.get_running_loop()
        meter = server.gate.rates.meters["frames_by_address"]
        with await silent_socket(server, *peer) as one, await silent_socket(server, *peer) as other:
            for made in (one, other):
                await loop.sock_sendall(made, PING * most)
            lives = live_connections(server)
            assert len(lives) == 2
            # What both have sent is read a sip at a time, and then no more for minutes.
            await until(lambda: meter.wait(place) > 0)
            for made in (one, other):
                await loop.sock_sendall(made, PING * 2 * LIVE_SIP)
            await until(lambda: all(live.unread for live in lives))
            left = [len(live.unread) for live in lives]
            await asyncio.sleep(0)
            assert [len(live.unread) for live in lives] == left
            assert not any(live.transport.is_closing() for live in lives)
            # Others are read all the same.
            with await silent_socket(server, *outsider) as outside:
                await loop.sock_sendall(outside, PING)
                assert await loop.sock_recv(outside, 2)

    frames = {"frames_by_address": Rate(allowed, 600), "frames": Rate(10**6, 1)}
    with_server(tmp_path, test, proxies=("127.0.0.1",) if len(peer) > 1 else None, **frames)


def test_what_waits_to_be_read_is_left_with_who_sends_it(tmp_path: Path) -> None:
    async def test(server: Announced) -> None:
        loop = asyncio.get_running_loop()
        meter = server.gate.rates.meters["frames_by_address"]
        with await silent_socket(server) as made:
            await loop.sock_sendall(made, PING * 20)
            await until(lambda: meter.wait("127.0.0.1") > 0)
            (one,) = live_connections(server)
            sending = asyncio.create_task(loop.sock_sendall(made, PING * 10 * MANY))
            await until(lambda: not one.transport.is_reading())
            assert 0 < len(one.unread) <= 2 * LIVE_MOUTHFUL
            sending.cancel()

    frames = {"frames_by_address": Rate(10, 600), "frames": Rate(10**6, 1)}
    with_server(tmp_path, test, **frames)


def test_a_message_comes_in_so_many_parts(tmp_path: Path) -> None:
    async def test(server: Announced) -> None:
        loop = asyncio.get_running_loop()
        for parts in (4, 5):
            with await silent_socket(server) as made:
                end = bytes([0x80, *CONTINUATION[1:]])
                text = BEGINNING + CONTINUATION * (parts - 2) + end
                await loop.sock_sendall(made, text)
                told = b""
                while CLOSING not in told and b'"malformed"' not in told:
                    told += await loop.sock_recv(made, 1 << 16)
                assert (CLOSING in told) == (parts > 4)

    with_server(tmp_path, test, message_parts=4)


# ---- requests


async def answer_to(server: Announced, request: bytes) -> tuple[int, dict[str, Any]]:
    """The status and what is said to a request that ends its connection."""
    async with connection(server) as (reader, writer):
        writer.write(request)
        head, _, body = (await rest_of(reader)).partition(b"\r\n\r\n")
        return int(head.split()[1]), json.loads(body)


def in_chunks(number: int) -> bytes:
    head = (
        b"POST /api/me HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n"
        b"content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"
    )
    body = b"1\r\n{\r\n" + b"1\r\n \r\n" * (number - 2) + b"1\r\n}\r\n"
    return head + body + b"0\r\n\r\n"


def with_headers(number: int) -> bytes:
    lines = ["GET /api/about HTTP/1.1", "host: localhost", "connection: close"]
    return "\r\n".join([*lines, *["a:"] * (number - 2), "", ""]).encode()


@pytest.mark.parametrize(
    ("what", "request_with"), [("chunks", in_chunks), ("headers", with_headers)]
)
def test_a_request_has_so_many_of_them(
    tmp_path: Path, what: str, request_with: Callable[[int], bytes]
) -> None:
    async def test(server: Announced) -> None:
        assert (await answer_to(server, request_with(10)))[0] in (200, 201)
        status, told = await answer_to(server, request_with(11))
        reason = f"a request has at most 10 {what}"
        assert (status, told["code"], told["data"]) == (400, "malformed", {"reason": reason})

    with_server(tmp_path, test, **{what: 10})


@pytest.mark.parametrize("request_with", [in_chunks, with_headers])
def test_a_flood_of_them_is_hardly_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request_with: Callable[[int], bytes]
) -> None:
    taken = 0
    take = Requests.receive_data

    def count(self: Requests, data: bytes) -> None:
        nonlocal taken
        taken += len(data)
        take(self, data)

    monkeypatch.setattr(Requests, "receive_data", count)

    async def test(server: Announced) -> None:
        async with connection(server) as (reader, writer):
            writer.write(request_with(MANY))
            # Who is still sending may not hear why.
            await rest_of(reader)
        await until(lambda: server.gate.open == 0)

    with_server(tmp_path, test)
    assert 0 < taken <= LONGEST_HEAD + SIP


def test_what_is_no_request_is_malformed(tmp_path: Path) -> None:
    async def test(server: Announced) -> None:
        status, told = await answer_to(server, b"\x16\x03\x01 hello\r\n\r\n")
        assert (status, told["code"]) == (400, "malformed")

    with_server(tmp_path, test)


# ---- again and again


def test_an_address_opens_connections_only_so_fast(tmp_path: Path) -> None:
    async def test(server: Announced) -> None:
        told = [await answer(server) for _ in range(3)]
        assert [line.split()[1] for line in told] == [b"200", b"200", b"429"]
        async with connection(server) as (reader, _):
            head, _, body = (await rest_of(reader)).partition(b"\r\n\r\n")
            assert json.loads(body)["data"]["what"] == "arrivals_by_address"
            wait = int(head.partition(b"retry-after: ")[2].split()[0])
            assert 200 < wait <= 300
        assert (await answer(server, OUTSIDE)).split()[1] == b"200"

    with_server(tmp_path, test, arrivals_by_address=Rate(2, 600))


def test_whatever_an_address_asks_for_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mirabilia.server.front.SECONDS_HELD", 0.01)
    # Nothing is there, nothing may be done, and a table that is not there is asked for.
    nothing = ABOUT.replace(b"/api/about", b"/nothing")
    wrong = ABOUT.replace(b"GET", b"DELETE")
    live = "\r\n".join(["GET /api/tables/none/live HTTP/1.1", *HANDSHAKE, "", ""]).encode()

    async def test(server: Announced) -> None:
        for request in (nothing, wrong, live):
            async with connection(server) as (reader, writer):
                writer.write(request)
                assert b"429" not in await reader.readline()
        async with connection(server) as (reader, writer):
            writer.write(ABOUT)
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            assert head.startswith("HTTP/1.1 429 ")
            assert 100 < int(head.partition("retry-after: ")[2].split()[0]) <= 200
        async with connection(server) as (reader, writer):
            writer.write(live)
            told = await reader.readuntil(bytes([0x88, 2]) + (4429).to_bytes(2))
            assert b'"requests_by_address"' in told
        assert (await answer(server, OUTSIDE)).split()[1] == b"200"

    with_server(tmp_path, test, requests_by_address=Rate(3, 600))


@pytest.mark.parametrize(
    ("message", "late"),
    [
        ({"type": "http.response.start", "status": 429}, True),
        ({"type": "http.response.start", "status": 404}, False),
        ({"type": "websocket.close", "code": 4429}, True),
        # Who never slows down is cut off at once.
        ({"type": "websocket.close", "code": TOO_MUCH_JUNK}, False),
        ({"type": "websocket.send", "text": "a move"}, False),
    ],
)
def test_who_asks_too_often_waits_for_the_answer(
    monkeypatch: pytest.MonkeyPatch, message: dict[str, Any], late: bool
) -> None:
    held: list[float] = []

    async def sleep(seconds: float) -> None:
        held.append(seconds)

    monkeypatch.setattr("mirabilia.server.front.asyncio.sleep", sleep)
    monkeypatch.setattr("mirabilia.server.front.SECONDS_HELD", 7.0)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send(message)

    async def test() -> None:
        sent: list[tuple[Any, list[float]]] = []

        async def send(told: Any) -> None:
            sent.append((told, [*held]))

        await holding(app)({"type": "http"}, None, send)
        assert sent == [(message, [7.0] if late else [])]

    run_alone(test())


def test_what_a_route_refuses_is_held_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = 0.2
    monkeypatch.setattr("mirabilia.server.front.SECONDS_HELD", held)
    asked = ABOUT.replace(b"GET /api/about", b"GET /api/puzzles")

    async def test(server: Announced) -> None:
        now = asyncio.get_running_loop().time
        for status, least in ((b"200", 0.0), (b"429", held)):
            async with connection(server) as (reader, writer):
                began = now()
                writer.write(asked)
                assert (await reader.readline()).split()[1] == status
                assert now() - began >= least

    with_server(tmp_path, test, puzzles_by_address=Rate(1, 600))


def test_who_was_shown_out_meanwhile_is_no_failure() -> None:
    """Uvicorn takes an answer after the end of a connection for a mistake of the application."""

    async def late(_: Any) -> None:
        raise RuntimeError("after sending 'websocket.close'")

    class ShownOut:
        async def send_data(self, *_: Any, **__: Any) -> None:
            await late(None)

    async def test() -> None:
        shown_out: Any = ShownOut()
        await live.turn_away(shown_out, Refused("no_table"))
        await refuse({"type": "websocket"}, late, Refused("too_fast"), now=0)

    run_alone(test())
