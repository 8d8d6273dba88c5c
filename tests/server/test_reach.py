"""Names and addresses: who can reach the server, who may let others in, and links as pictures."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen
from xml.etree import ElementTree as ET

import pytest
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from mirabilia.server import running as starting
from mirabilia.server.app import create_app
from mirabilia.server.pictures import qr_svg, qr_text
from mirabilia.server.reach import Reach, is_loopback, lan_address
from mirabilia.server.running import Announced, listen
from mirabilia.server.settings import ServerSettings
from tests.server.serving import OUTSIDE, running
from tests.server.support import run_alone
from tests.server.test_http import Client, code, introduced
from tests.support.waiting import PATIENCE, until

Data = dict[str, Any]


def reach(host: str = "127.0.0.1", public_url: str | None = None) -> Reach:
    settings = ServerSettings(Path(), host, 8007, public_url=public_url)
    return Reach(settings, lambda: "192.168.1.7")


# ---- names


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1:8007", "localhost:8007", "[::1]:8007", "192.168.1.7", "desk", "desk.local:8007"],
)
def test_the_server_is_known_by_addresses_and_local_names(host: str) -> None:
    assert reach().knows(host)


@pytest.mark.parametrize(
    "host", [None, "", ":8007", "stranger.example", "127.0.0.1.stranger.example"]
)
def test_a_strangers_name_is_not_ours(host: str | None) -> None:
    assert not reach().knows(host)


# In a browser's address there is no such port; of a header, anybody can make one up.
NO_PORTS = ["localhost:abc", "127.0.0.1:99999", "localhost:8971,b", "[::1]:-1"]


@pytest.mark.parametrize("host", NO_PORTS)
def test_a_port_that_cannot_be_is_not_ours(host: str) -> None:
    assert not reach().knows(host)
    assert not reach(public_url="https://games.example").knows(host)


@pytest.mark.parametrize("public", [None, "https://games.example"])
def test_nothing_is_done_for_a_port_that_cannot_be(tmp_path: Path, public: str | None) -> None:
    """Links are made in the end, when a table or a guest has been made: too late to find out."""
    settings = ServerSettings(tmp_path, thinkers=1, public_url=public)
    with TestClient(create_app(settings), base_url=public or "http://desk.local") as client:
        introduced(client)
        for host in NO_PORTS:
            told = client.post("/api/me", json={"name": "x"}, headers={"host": host})
            assert code(told) == (403, "wrong_host"), host
            told = client.post("/api/tables", json={}, headers={"host": host})
            assert code(told) == (403, "wrong_host"), host
            for path in ("/", "/nowhere", "/health/live"):
                assert client.get(path, headers={"host": host}).status_code < 500, (host, path)
        assert client.get("/api/games").json() == []


def test_names_that_it_was_told_are_ours() -> None:
    assert reach(public_url="https://games.example").knows("games.example")
    assert reach("games.example").knows("games.example:8007")
    assert not reach(public_url="https://games.example").knows("stranger.example")


@pytest.mark.parametrize("path", ["/", "/api/about", "/types.d.ts", "/docs"])
def test_a_page_whose_name_points_here_learns_nothing(client: Client, path: str) -> None:
    """DNS rebinding: to the browser it is all one site."""
    stranger = {"host": "stranger.example", "origin": "http://stranger.example"}
    assert code(client.get(path, headers=stranger)) == (403, "wrong_host")
    assert code(client.post("/api/me", json={}, headers=stranger)) == (403, "wrong_host")


def test_nor_through_the_socket(client: Client) -> None:
    introduced(client)
    id = client.post("/api/tables", json={}).json()["id"]
    stranger = {"host": "stranger.example", "origin": "http://stranger.example"}
    with client.websocket_connect(f"/api/tables/{id}/live", headers=stranger) as live:
        assert live.receive_json()["code"] == "wrong_host"
        with pytest.raises(WebSocketDisconnect):
            live.receive_json()


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("127.0.0.1", True),
        ("127.8.8.8", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("localhost", True),
        ("192.168.1.7", False),
        ("::ffff:192.168.1.7", False),
        ("desk.local", False),
        (None, False),
    ],
)
def test_which_addresses_are_this_machine_alone(host: str | None, expected: bool) -> None:
    assert is_loopback(host) == expected


def test_the_address_in_the_local_network_is_not_that_for_oneself() -> None:
    assert not is_loopback(lan_address())


@pytest.mark.parametrize(("own", "told"), [("192.168.1.7", "192.168.1.7"), ("127.0.0.1", None)])
def test_the_address_is_that_by_which_others_are_reached(
    monkeypatch: pytest.MonkeyPatch, own: str, told: str | None
) -> None:
    class Connected(socket.socket):
        def connect(self, _: object) -> None:
            pass

        def getsockname(self) -> tuple[str, int]:
            return own, 9

    monkeypatch.setattr(socket, "socket", Connected)
    assert lan_address() == told


def test_without_a_network_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unreachable(socket.socket):
        def connect(self, _: object) -> None:
            raise OSError("Network is unreachable")

    monkeypatch.setattr(socket, "socket", Unreachable)
    assert lan_address() is None


# ---- addresses for others


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("127.0.0.1", None),
        ("localhost", None),
        ("0.0.0.0", "http://192.168.1.7:8007/"),
        ("192.168.1.9", "http://192.168.1.9:8007/"),
        ("fd00::2", "http://[fd00::2]:8007/"),
    ],
)
def test_where_others_are_let_in(host: str, expected: str | None) -> None:
    assert reach(host).url_for_others() == expected


def test_an_invitation_says_whether_others_can_follow_it(client: Client) -> None:
    introduced(client)
    id = client.post("/api/tables", json={}).json()["id"]
    local = {"host": "127.0.0.1:8007"}
    here = client.get(f"/api/tables/{id}/invitation", headers=local).json()
    assert here == {
        "url": f"http://127.0.0.1:8007/t/{id}",
        "reachable": False,
        "qr": f"/api/qr/t/{id}",
    }
    there = client.get(f"/api/tables/{id}/invitation", headers={"host": "desk.local:8007"}).json()
    assert (there["url"], there["reachable"]) == (f"http://desk.local:8007/t/{id}", True)
    assert code(client.get("/api/tables/nowhere/invitation")) == (404, "no_table")


def test_links_have_the_public_address(tmp_path: Path) -> None:
    settings = ServerSettings(tmp_path, thinkers=1, public_url="https://games.example")
    with TestClient(create_app(settings), base_url="https://games.example") as client:
        introduced(client)
        local = {"host": "127.0.0.1:8007"}
        link = client.post("/api/devices", headers=local).json()
        assert link["url"] == f"https://games.example/device/{link['code']}"
        assert link["reachable"]
        # Who comes through a proxy seems to be here, and is not.
        assert client.get("/api/lan", headers=local).json()["switch"] is False


# ---- pictures


def test_a_link_is_a_picture(client: Client) -> None:
    introduced(client)
    id = client.post("/api/tables", json={}).json()["id"]
    answer = client.get(f"/api/qr/t/{id}", headers={"host": "desk.local"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.content == qr_svg(f"http://desk.local/t/{id}")
    link = client.post("/api/devices", headers={"host": "desk.local"}).json()
    told = client.get(link["qr"], headers={"host": "desk.local"})
    assert told.content == qr_svg(link["url"])
    assert client.get("/api/qr/elsewhere/x").status_code == 404


def test_there_are_pictures_only_of_links_of_ours(client: Client) -> None:
    assert code(client.get("/api/qr/t/nowhere")) == (404, "no_table")
    assert code(client.get("/api/qr/device/nothing")) == (404, "no_link")
    introduced(client)
    link = client.post("/api/devices").json()
    assert client.get(link["qr"]).status_code == 200
    client.post("/api/devices/redeem", json={"code": link["code"]})
    assert code(client.get(link["qr"])) == (404, "no_link")


def test_a_picture_is_dark_on_light_and_runs_nothing() -> None:
    root = ET.fromstring(qr_svg("http://desk.local/t/some-table"))
    light, dark = root
    assert str(root.get("viewBox")).startswith("0 0 ")
    assert (light.get("fill"), dark.get("stroke")) == ("#fff", "#000")
    assert [element.tag.rpartition("}")[2] for element in root.iter()] == ["svg", "path", "path"]


def test_a_terminal_shows_it_too() -> None:
    assert len(qr_text("http://desk.local/").splitlines()) > 10


# ---- the door


def with_server(folder: Path, test: Callable[[Announced], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with running(folder) as server:
            object.__setattr__(server.reach, "find_address", lambda: OUTSIDE)
            await test(server)

    run_alone(inside())


async def ask(
    server: Announced, path: str, body: Data | None = None, host: str = "127.0.0.1"
) -> Data:
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json"}
    method = "GET" if body is None else "PUT"
    url = f"http://{host}:{server.settings.port}{path}"

    def fetch() -> Data:
        try:
            with urlopen(Request(url, data, headers, method=method), timeout=PATIENCE) as answer:
                found: Data = json.load(answer)
        except HTTPError as error:
            found = json.load(error)
        return found

    return await asyncio.to_thread(fetch)


def test_the_door_to_the_local_network_opens_and_closes(tmp_path: Path) -> None:
    async def test(server: Announced) -> None:
        port = server.settings.port
        assert await ask(server, "/api/lan") == {"url": None, "switch": True}
        with pytest.raises(OSError, match="refused"):
            await ask(server, "/api/about", host=OUTSIDE)
        opened = {"url": f"http://{OUTSIDE}:{port}/", "switch": True}
        assert await ask(server, "/api/lan", {"open": True}) == opened
        assert await ask(server, "/api/lan", {"open": True}) == opened
        assert "version" in await ask(server, "/api/about", host=OUTSIDE)
        assert await ask(server, "/api/lan", {"open": False}) == {"url": None, "switch": True}
        with pytest.raises(OSError, match="refused"):
            await ask(server, "/api/about", host=OUTSIDE)

    with_server(tmp_path, test)


def test_no_answer_waits_for_a_fuller_packet(tmp_path: Path) -> None:
    """Nagle's algorithm would hold back the end of an answer for 40 ms, at either door."""

    async def test(server: Announced) -> None:
        await ask(server, "/api/lan", {"open": True})
        for host in ("127.0.0.1", OUTSIDE):
            _, writer = await asyncio.open_connection(host, server.settings.port)
            taken = await accepted(server, writer.get_extra_info("sockname"))
            assert taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) != 0, host
            writer.close()

    with_server(tmp_path, test)


async def accepted(server: Announced, address: object) -> socket.socket:
    """The server's end of the connection from an address."""

    def found() -> list[socket.socket]:
        transports = [connection.transport for connection in server.server_state.connections]
        return [
            transport.get_extra_info("socket")
            for transport in transports
            if transport.get_extra_info("peername") == address
        ]

    await until(found)
    return found()[0]


def test_a_start_at_a_screen_opens_the_page_and_shows_the_link(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(starting, "has_screen", lambda _: True)
    monkeypatch.setattr(starting, "open_page", opened.append)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    listening = listen("127.0.0.1", 0)
    settings = ServerSettings(tmp_path, port=listening.getsockname()[1], thinkers=1)

    async def start_and_end() -> None:
        server = Announced(settings, browser=True)
        server.reach.door_address = OUTSIDE
        server.should_exit = True
        await server._serve(sockets=[listening])

    run_alone(start_and_end())
    url = f"http://{OUTSIDE}:{settings.port}/"
    told = capsys.readouterr().out
    assert url in told
    assert qr_text(url) in told
    assert opened == [settings.own_url]


def test_without_a_network_there_is_no_door(tmp_path: Path) -> None:
    async def test(server: Announced) -> None:
        object.__setattr__(server.reach, "find_address", lambda: None)
        assert (await ask(server, "/api/lan", {"open": True}))["code"] == "no_network"
        object.__setattr__(server.reach, "find_address", lambda: OUTSIDE)
        with socket.create_server((OUTSIDE, server.settings.port)):
            assert (await ask(server, "/api/lan", {"open": True}))["code"] == "no_network"

    with_server(tmp_path, test)


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded", "via"])
def test_who_comes_through_a_proxy_is_not_here(tmp_path: Path, header: str) -> None:
    """Also if nobody has told the server of the proxy."""

    async def test(server: Announced) -> None:
        url = f"{server.settings.own_url}api/lan"

        def fetch() -> Data:
            with urlopen(Request(url, headers={header: "127.0.0.1"}), timeout=PATIENCE) as answer:
                found: Data = json.load(answer)
            return found

        assert (await asyncio.to_thread(fetch))["switch"] is False

    with_server(tmp_path, test)


@pytest.mark.parametrize(
    ("client", "own", "here"),
    [
        ("127.0.0.1", None, True),
        ("127.0.0.1", "192.168.1.7", True),
        ("192.168.1.7", "192.168.1.7", True),
        ("192.168.1.9", "192.168.1.7", False),
        ("192.168.1.7", None, False),
        (None, "192.168.1.7", False),
    ],
)
def test_who_asks_from_an_address_of_this_machine_is_here(
    client: str | None, own: str | None, here: bool
) -> None:
    scope: Any = {
        "type": "http",
        "headers": [],
        "client": client and (client, 50_000),
        "server": own and (own, 8007),
    }
    assert reach().is_here(ASGIConnection(scope)) == here


def test_only_who_is_here_may_open_it(app: Litestar, client: Client) -> None:
    """The client of these tests has no address of this machine."""
    app.state.server.reach.listen = listen
    assert client.get("/api/lan").json() == {"url": None, "switch": False}
    assert code(client.put("/api/lan", json={"open": True})) == (403, "not_here")
