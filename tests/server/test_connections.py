"""Connections over real sockets: half-sent requests, peers that do not read, too many at once."""

from __future__ import annotations

import asyncio
import errno
import json
import logging
import os
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from websockets.protocol import State

from mirabilia.server import gate
from mirabilia.server import running as starting
from mirabilia.server.connections import HTTPConnection, LiveConnection
from mirabilia.server.front import SLICE, slices
from mirabilia.server.gate import Gate, allow_descriptors, place_of, within_descriptors
from mirabilia.server.limits import Limits, Rate
from mirabilia.server.reach import SEND_BUFFER
from mirabilia.server.running import Announced
from tests.server.serving import OUTSIDE, running
from tests.server.support import run_alone
from tests.support.waiting import PATIENCE, await_thing, until

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Test = Callable[[Announced], Awaitable[None]]

ABOUT = b"GET /api/about HTTP/1.1\r\nhost: localhost\r\n\r\n"
HANDSHAKE = [
    "host: localhost",
    "upgrade: websocket",
    "connection: upgrade",
    "sec-websocket-version: 13",
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
]
# A ping with 125 bytes, masked with zeros.
PING = bytes([0x89, 0xFD, 0, 0, 0, 0]) + b"x" * 125
ANY_FRAMES = {"frames": Rate(1_000_000, 1), "frames_by_address": Rate(1_000_000, 1)}


def with_server(folder: Path, test: Test, **settings: Any) -> None:
    async def inside() -> None:
        async with running(folder, **settings) as server:
            await test(server)

    run_alone(inside())


@asynccontextmanager
async def connection(server: Announced, own: str = "127.0.0.1") -> AsyncIterator[Streams]:
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", server.settings.port, local_addr=(own, 0)
    )
    try:
        yield reader, writer
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def rest_of(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the server closes the connection."""
    try:
        return await reader.read()
    except OSError:
        return b""


# ---- half-sent requests


@pytest.mark.parametrize(
    "start",
    [
        b"",
        b"\r\n",
        b"GET /api/ab",
        b"GET /api/about HTTP/1.1\r\nhost: localhost\r\naccept: te",
        "\r\n".join(["GET /api/tables/none/live HTTP/1.1", *HANDSHAKE]).encode(),
        b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
        b'content-length: 1000\r\n\r\n{"name":',
        # An answer that needs no body has been given by then.
        b"GET /api/about HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n",
        # A request is complete, and the next one is not.
        ABOUT + b"GET /api/ab",
        ABOUT + b"\r\n",
    ],
)
@pytest.mark.parametrize("drips", [False, True])
def test_a_request_that_does_not_arrive_in_time_is_given_up(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, start: bytes, drips: bool
) -> None:
    async def drip(writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while True:
                await asyncio.sleep(0.05)
                writer.write(b" ")
                await writer.drain()

    async def test(server: Announced) -> None:
        async with connection(server) as (reader, writer):
            writer.write(start)
            dripping = asyncio.create_task(drip(writer)) if drips else None
            await rest_of(reader)
            if dripping is not None:
                dripping.cancel()
        await until(lambda: server.gate.open == 0)
        assert not server.gate.by_place

    with_server(tmp_path, test, header_seconds=0.3, body_seconds=0.3, idle_seconds=1)
    assert caplog.messages in ([], ["Invalid HTTP request received."])


def test_a_client_is_told_that_it_was_too_slow(tmp_path: Path) -> None:
    async def test(server: Announced) -> None:
        async with connection(server) as (reader, writer):
            writer.write(b"GET /api/ab")
            head, _, body = (await rest_of(reader)).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 408 ")
            assert json.loads(body)["code"] == "too_slow"

    with_server(tmp_path, test, header_seconds=1)


def test_requests_that_do_arrive_are_answered_one_after_the_other(tmp_path: Path) -> None:
    async def test(server: Announced) -> None:
        ends: list[float] = []
        async with connection(server) as (reader, writer):
            for _ in range(3):
                writer.write(ABOUT[:10])
                await until(lambda: deadlines(server))
                ends += deadlines(server)
                writer.write(ABOUT[10:])
                head = await reader.readuntil(b"\r\n\r\n")
                assert head.startswith(b"HTTP/1.1 200 ")
                await reader.readuntil(b"}")
                # Nothing is waited for: the next one has all its time.
                await until(lambda: not deadlines(server))
        assert ends == sorted(set(ends))
        assert len(ends) == 3

    with_server(tmp_path, test, header_seconds=PATIENCE, body_seconds=PATIENCE)


def deadlines(server: Announced) -> list[float]:
    """When requests have to have arrived that have begun to, by the clock of the loop."""
    timers = (
        one.arriving.timer
        for one in server.server_state.connections
        if isinstance(one, HTTPConnection)
    )
    return [timer.when() for timer in timers if timer is not None]


def test_an_idle_connection_is_closed(tmp_path: Path) -> None:
    async def test(server: Announced) -> None:
        async with connection(server) as (reader, writer):
            writer.write(ABOUT)
            assert (await rest_of(reader)).startswith(b"HTTP/1.1 200 ")

    with_server(tmp_path, test, idle_seconds=1)


# ---- peers that do not read


async def guest(server: Announced) -> str:
    async with connection(server) as (reader, writer):
        writer.write(
            b"POST /api/me HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n"
            b"content-type: application/json\r\ncontent-length: 2\r\n\r\n{}"
        )
        head = (await rest_of(reader)).partition(b"\r\n\r\n")[0].decode()
    (cookie,) = [line for line in head.splitlines() if line.startswith("set-cookie: ")]
    return cookie.removeprefix("set-cookie: ").partition(";")[0]


async def new_table(server: Announced, cookie: str) -> str:
    async with connection(server) as (reader, writer):
        writer.write(
            b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n"
            b"content-type: application/json\r\ncontent-length: 2\r\n"
            + f"cookie: {cookie}\r\n\r\n".encode()
            + b"{}"
        )
        body = (await rest_of(reader)).partition(b"\r\n\r\n")[2]
    id: str = json.loads(body)["id"]
    return id


async def silent_socket(server: Announced, own: str = "127.0.0.1", *headers: str) -> socket.socket:
    """A live connection that nothing is read from after the handshake."""
    cookie = await guest(server)
    table = await new_table(server, cookie)
    first = f"GET /api/tables/{table}/live HTTP/1.1"
    lines = [first, f"cookie: {cookie}", *headers, *HANDSHAKE, "", ""]
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.setblocking(False)
    made.bind((own, 0))
    loop = asyncio.get_running_loop()
    await loop.sock_connect(made, ("127.0.0.1", server.settings.port))
    await loop.sock_sendall(made, "\r\n".join(lines).encode())
    assert (await loop.sock_recv(made, 12)) == b"HTTP/1.1 101"
    return made


def live_connections(server: Announced) -> list[LiveConnection]:
    return [one for one in server.server_state.connections if isinstance(one, LiveConnection)]


def test_a_peer_that_answers_no_ping_is_dropped(tmp_path: Path) -> None:
    async def test(server: Announced) -> None:
        with await silent_socket(server):
            await until(lambda: live_connections(server))
            await until(lambda: server.gate.open == 0)

    with_server(tmp_path, test, ping_seconds=0.3)


def test_pings_of_a_peer_that_reads_nothing_fill_no_memory(tmp_path: Path) -> None:
    most = 0

    async def test(server: Announced) -> None:
        nonlocal most
        loop = asyncio.get_running_loop()
        with await silent_socket(server) as silent:
            await until(lambda: live_connections(server))
            (live,) = live_connections(server)
            with suppress(OSError):
                while live in server.server_state.connections:
                    await loop.sock_sendall(silent, PING * 2000)
                    most = max(most, live.transport.get_write_buffer_size())
            await until(lambda: server.gate.open == 0)

    with_server(tmp_path, test, send_seconds=1.0, **ANY_FRAMES)
    # What was read of it at once may be answered at once.
    assert 0 < most < 1 << 20


def test_only_the_last_of_many_pings_is_answered_when_the_peer_reads_again(tmp_path: Path) -> None:
    async def test(server: Announced) -> None:
        loop = asyncio.get_running_loop()
        with await silent_socket(server) as silent:
            await until(lambda: live_connections(server))
            (live,) = live_connections(server)
            while not live.pong:
                await loop.sock_sendall(silent, PING * 100)
                await asyncio.sleep(0)
            while live.pong:
                await loop.sock_recv(silent, 1 << 16)
            assert live.leaving.timer is None

    with_server(tmp_path, test, **ANY_FRAMES)


def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path) -> None:
    async def test(server: Announced) -> None:
        loop = asyncio.get_running_loop()
        with socket.socket() as made:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            made.setblocking(False)
            await loop.sock_connect(made, ("127.0.0.1", server.settings.port))
            request = b"GET /api/catalogue HTTP/1.1\r\nhost: localhost\r\n\r\n"
            await loop.sock_sendall(made, request * 200)
            await until(lambda: server.gate.open == 1)
            (http,) = server.server_state.connections
            taken = http.transport.get_extra_info("socket")
            most = 0
            while server.gate.open:
                most = max(most, http.transport.get_write_buffer_size())
                if not http.transport.is_closing():
                    # Linux says twice what was asked for, and has other figures of its own.
                    kept = taken.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF)
                    assert kept <= 2 * SEND_BUFFER
                await asyncio.sleep(0.01)
            assert 0 < most <= 2 * SLICE

    with_server(tmp_path, test, send_seconds=1)


@pytest.mark.parametrize("length", [0, 1, SLICE, SLICE + 1, 3 * SLICE])
@pytest.mark.parametrize("more", [False, True])
def test_slices_are_the_whole(length: int, more: bool) -> None:
    body = bytes(range(256)) * (length // 256 + 1)
    message = {"type": "http.response.body", "body": body[:length], "more_body": more}
    parts = list(slices(message))
    assert b"".join(part["body"] for part in parts) == body[:length]
    assert max(len(part["body"]) for part in parts) <= SLICE
    assert [part["more_body"] for part in parts] == [True] * (len(parts) - 1) + [more]


@pytest.mark.parametrize("path", ["/", "/api/about", "/api/catalogue", "/sw.js", "/docs"])
def test_the_head_of_a_page_is_that_of_the_page(tmp_path: Path, path: str) -> None:
    async def ask(server: Announced, method: str) -> tuple[list[str], bytes]:
        async with connection(server) as (reader, writer):
            lines = [f"{method} {path} HTTP/1.1", "host: localhost", "connection: close", "", ""]
            writer.write("\r\n".join(lines).encode())
            head, _, body = (await rest_of(reader)).partition(b"\r\n\r\n")
            return [line for line in head.decode().splitlines() if line[:5] != "date:"], body

    async def test(server: Announced) -> None:
        page, body = await ask(server, "GET")
        head, nothing = await ask(server, "HEAD")
        assert page[0] == "HTTP/1.1 200 OK"
        assert body
        assert (head, nothing) == (page, b"")

    with_server(tmp_path, test)


# ---- too many


async def answer(server: Announced, own: str = "127.0.0.1", headers: str = "") -> bytes:
    """The first line of an answer on a connection of its own."""
    async with connection(server, own) as (reader, writer):
        lines = "GET /api/about HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n"
        writer.write(f"{lines}{headers}\r\n".encode())
        return (await rest_of(reader)).partition(b"\r\n")[0]


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    async def test(server: Announced) -> None:
        async with connection(server), connection(server) as (_, second):
            await until(lambda: server.gate.open == 2)
            async with connection(server) as (reader, _):
                head, _, body = (await rest_of(reader)).partition(b"\r\n\r\n")
                assert head.startswith(b"HTTP/1.1 503 ")
                assert b"retry-after: " in head
                assert json.loads(body)["code"] == "too_many_connections"
                assert json.loads(body)["data"] == {"most": 2}
            assert (await answer(server, OUTSIDE)).startswith(b"HTTP/1.1 200 ")
            second.close()
            await until(lambda: server.gate.open == 1)
            assert (await answer(server)).startswith(b"HTTP/1.1 200 ")

    with_server(tmp_path, test, connections_by_address=2)


def test_all_together_have_so_many_connections(tmp_path: Path) -> None:
    async def test(server: Announced) -> None:
        async with connection(server), connection(server, OUTSIDE):
            await until(lambda: server.gate.open == 2)
            assert (await answer(server, "127.0.0.3")).startswith(b"HTTP/1.1 503 ")
        await until(lambda: server.gate.open == 0)
        assert (await answer(server, "127.0.0.3")).startswith(b"HTTP/1.1 200 ")

    with_server(tmp_path, test, connections=2)


def test_a_live_connection_counts_until_it_ends(tmp_path: Path) -> None:
    async def test(server: Announced) -> None:
        with await silent_socket(server):
            await until(lambda: live_connections(server) and server.gate.open == 1)
            assert server.gate.by_place == {"127.0.0.1": 1}
        await until(lambda: server.gate.open == 0)
        assert not server.gate.by_place

    with_server(tmp_path, test)


def test_behind_a_proxy_those_count_whom_it_forwards(tmp_path: Path) -> None:
    async def test(server: Announced) -> None:
        # These wait for the bodies that they announce.
        body = "content-type: application/json\r\ncontent-length: 9\r\n"
        writers = []
        for _ in range(2):
            _, writer = await asyncio.open_connection("127.0.0.1", server.settings.port)
            writers.append(writer)
            line = "POST /api/me HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 192.0.2.7\r\n"
            writer.write(f"{line}{body}\r\n".encode())
        await until(lambda: len(server.server_state.tasks) == 2)
        first = await answer(server, headers="x-forwarded-for: 192.0.2.7\r\n")
        assert first.startswith(b"HTTP/1.1 503 ")
        second = await answer(server, headers="x-forwarded-for: 192.0.2.8\r\n")
        assert second.startswith(b"HTTP/1.1 200 ")
        # Whoever forwards something to itself, or says nothing, is the proxy itself.
        assert (await answer(server)).startswith(b"HTTP/1.1 200 ")
        async with connection(server) as (reader, live):
            lines = ["GET /api/tables/none/live HTTP/1.1", "x-forwarded-for: 192.0.2.7"]
            live.write("\r\n".join([*lines, *HANDSHAKE, "", ""]).encode())
            # The close frame: 4000 and the status.
            told = await reader.readuntil(bytes([0x88, 2]) + (4503).to_bytes(2))
            assert b'"too_many_connections"' in told
        for writer in writers:
            writer.close()

    with_server(tmp_path, test, connections_by_address=2, proxies=("127.0.0.1",))


def test_nobody_else_is_believed_for_whom_they_ask(tmp_path: Path) -> None:
    async def test(server: Announced) -> None:
        async with connection(server), connection(server):
            await until(lambda: server.gate.open == 2)
            told = await answer(server, headers="x-forwarded-for: 192.0.2.8\r\n")
            assert told.startswith(b"HTTP/1.1 503 ")

    with_server(tmp_path, test, connections_by_address=2)


@pytest.mark.parametrize(
    ("host", "place"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:1", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_what_counts_as_one_address(host: str, place: str) -> None:
    assert place_of(host) == place


def test_a_network_of_proxies() -> None:
    made = Gate(Limits(), ("10.0.0.0/8", "::1"))
    assert made.is_proxy("10.1.2.3")
    assert made.is_proxy("::1")
    assert not made.is_proxy("192.0.2.7")
    assert not made.is_proxy("")


# ---- descriptors


def test_as_many_connections_as_there_are_descriptors_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bounds = [(300, 500)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: bounds[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: bounds.append(wanted))
    assert within_descriptors(1000) == 300 - gate.RESERVED
    allow_descriptors(100)
    assert bounds == [(300, 500)]
    allow_descriptors(200)
    assert bounds[-1] == (200 + gate.RESERVED, 500)
    assert within_descriptors(200) == 200
    allow_descriptors(1000)
    assert bounds[-1] == (500, 500)
    bounds.append((300, resource.RLIM_INFINITY))
    allow_descriptors(1000)
    assert bounds[-1] == (1000 + gate.RESERVED, resource.RLIM_INFINITY)
    bounds.append((resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    allow_descriptors(1000)
    assert within_descriptors(1000) == 1000
    bounds.append((64, 64))
    assert within_descriptors(1000) == 32


def test_without_descriptors_the_door_waits_and_the_log_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(gate, "PAUSE", 0.01)
    failed = 0

    async def test(server: Announced) -> None:
        loop = asyncio.get_running_loop()
        accept = loop.sock_accept

        async def fail(listening: socket.socket) -> Any:
            nonlocal failed
            taken = await accept(listening)
            if failed < 5:
                failed += 1
                taken[0].close()
                raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))
            return taken

        monkeypatch.setattr(loop, "sock_accept", fail)
        while failed < 5:
            await answer(server)
        assert (await answer(server)).startswith(b"HTTP/1.1 200 ")

    with caplog.at_level(logging.WARNING):
        with_server(tmp_path, test)
    assert "no connection can be taken for now: [Errno 24] Too many open files" in caplog.messages
    assert not any(record.exc_info for record in caplog.records)


def test_half_sent_requests_do_not_use_up_the_descriptors(tmp_path: Path) -> None:
    """A real process that may have few files open."""
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (80, 80));"
        "from mirabilia.cli import main; main()"
    )
    command = [sys.executable, "-c", code, "serve", "--port", "0", "--no-browser"]
    options = ["--data", str(tmp_path), "--limit", "header_seconds=1"]
    process = subprocess.Popen(
        [*command, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        url = process.stdout.readline().split()[3].rstrip("/")
        host, _, port = url.removeprefix("http://").partition(":")
        half = [socket.create_connection((host, int(port))) for _ in range(120)]
        for one in half:
            with suppress(OSError):
                one.sendall(b"GET / HTTP/1.1\r\n")

        def answered() -> bool:
            try:
                with urlopen(f"{url}/api/about", timeout=PATIENCE) as told:
                    return bool(json.load(told)["version"])
            except OSError:
                return False

        await_thing(answered)
        for one in half:
            one.close()
    finally:
        process.terminate()
        _, errors = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in errors
    assert len(errors.splitlines()) <= 3, errors


@pytest.mark.parametrize("told", ["by a signal", "by us"])
def test_a_server_sleeps_until_it_is_told_to_end(
    tmp_path: Path, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not look whether it was told: that would wake an idle server up all the time."""
    monkeypatch.setattr(starting, "SECONDS_BETWEEN_TICKS", 3600)

    async def test() -> None:
        async with running(tmp_path) as server:
            ticks: list[int] = []
            tick = server.on_tick

            async def count(counter: int) -> bool:
                ticks.append(counter)
                return await tick(counter)

            monkeypatch.setattr(server, "on_tick", count)
            if told == "by a signal":
                server.handle_exit(signal.SIGTERM, None)
            else:
                server.end()
            await until(lambda: ticks)
            assert server.should_exit

    run_alone(test())


def test_a_live_connection_keeps_nothing_of_its_request(tmp_path: Path) -> None:
    """It may last for hours, and what it was opened with is as large as what it needs."""

    async def test(server: Announced) -> None:
        with await silent_socket(server):
            await until(lambda: live_connections(server))
            (kept,) = live_connections(server)
            await until(lambda: kept.scope["headers"] == [])
            # The reader goes on for as long as the connection lasts, and so does all that it holds.
            reader: Any = kept.conn.parser
            held = reader.gi_frame.f_locals["request"]
            assert list(held.headers.raw_items()) == []

    with_server(tmp_path, test)


def test_a_fault_before_a_connection_is_open_ends_it_without_a_word(tmp_path: Path) -> None:
    async def test(server: Announced) -> None:
        with await silent_socket(server):
            await until(lambda: live_connections(server))
            (live,) = live_connections(server)
            # Nothing was said about it: that is so until the handshake is over.
            assert live.conn.close_sent is None
            live.handle_parser_exception()
            await until(lambda: server.gate.open == 0)

    with_server(tmp_path, test)


def test_a_system_that_counts_no_descriptors_bounds_no_connections(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*_: object) -> None:
        raise AssertionError("the system was asked")

    monkeypatch.setattr(resource, "getrlimit", fail)
    monkeypatch.setattr(resource, "setrlimit", fail)
    monkeypatch.setattr(sys, "platform", "win32")
    allow_descriptors(1000)
    assert within_descriptors(1000) == 1000


def test_while_a_sip_waits_nothing_more_is_read(tmp_path: Path) -> None:
    async def test(server: Announced) -> None:
        with await silent_socket(server):
            await until(lambda: live_connections(server))
            (live,) = live_connections(server)
            read: list[bytes] = []
            paused: list[bool] = []
            live.read_on = lambda: read.append(live.unread)  # type: ignore[method-assign]
            live.transport.pause_reading = lambda: paused.append(True)  # type: ignore[method-assign]
            live.data_received(b"one")
            assert (read, paused) == ([b"one"], [])
            live.reading = server_timer = asyncio.get_running_loop().call_later(PATIENCE, print)
            live.data_received(b" and another")
            assert (read, paused) == ([b"one"], [True])
            assert live.unread == b"one and another"
            server_timer.cancel()
            live.reading = None
            live.unread = b""

    with_server(tmp_path, test)


def test_who_goes_on_sending_too_much_while_it_ends_is_cut_off(tmp_path: Path) -> None:
    async def test(server: Announced) -> None:
        with await silent_socket(server):
            await until(lambda: live_connections(server))
            (live,) = live_connections(server)
            live.conn.send_close(1000)
            assert live.conn.state is not State.OPEN
            live.show_out()
            await until(lambda: server.gate.open == 0)

    with_server(tmp_path, test)
