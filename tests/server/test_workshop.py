"""What would hold up the tables is made beside them: replays, pictures, compressed answers."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
import os
import signal
import tomllib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mirabilia import Game
from mirabilia.server import front, openapi, pictures, replays
from mirabilia.server.limits import Limits
from mirabilia.server.refusals import Refused
from mirabilia.server.replays import make_replay
from mirabilia.server.worker import WORK, Delivery, Order, work
from mirabilia.server.workshop import USUALLY, Workshop
from tests.server.support import START, Time, run_alone
from tests.server.test_http import Client, introduced
from tests.support.play import finished_game

Data = dict[str, Any]
LINK = b"http://desk.local/t/some-table"


@pytest.fixture(scope="module")
def game() -> Game:
    return finished_game(3, players=3)


def with_workshop(test: Callable[[Workshop], Awaitable[None]], **limits: Any) -> None:
    async def inside() -> None:
        shop = Workshop(Limits(**limits), Time())
        try:
            await test(shop)
        finally:
            await shop.close()

    run_alone(inside())


def refuse_here(*_: object) -> bytes:
    raise AssertionError("made in the server's own process")


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that takes long may run in this process."""
    for kind in WORK:
        monkeypatch.setitem(WORK, kind, refuse_here)
    monkeypatch.setattr(replays, "make_replay", refuse_here)
    monkeypatch.setattr(pictures, "qr_svg", refuse_here)


@pytest.mark.usefixtures("elsewhere")
def test_replays_and_pictures_are_made_in_another_process(client: Client, game: Game) -> None:
    introduced(client)
    assert client.post("/api/replay", json=game.record()).status_code == 200
    id = client.post("/api/tables", json={}).json()["id"]
    assert client.get(f"/api/qr/t/{id}").status_code == 200


def test_orders_in_are_deliveries_out(game: Game) -> None:
    """What the process does, in this one."""
    record = msgspec.json.encode(game.record())
    made = [("replay", record), ("picture", LINK), ("replay", b"[]"), ("replay", b"[" * 100_000)]
    orders = b"".join(
        msgspec.json.encode(Order(kind, len(what))) + b"\n" + what for kind, what in made
    )
    deliveries = io.BytesIO()
    work(io.BytesIO(orders), deliveries)
    deliveries.seek(0)
    sizes, parts, codes = [], [], []
    for _ in made:
        delivery = msgspec.json.decode(deliveries.readline(), type=Delivery)
        sizes.append(delivery.size)
        parts.append(deliveries.read(delivery.size))
        codes.append(delivery.code)
    assert codes == [None, None, "malformed", "malformed"]
    told = msgspec.json.encode(make_replay(game.record()))
    assert gzip.decompress(parts[0]) == told
    assert parts[1] == pictures.qr_svg(LINK.decode())
    assert deliveries.read() == b""


@pytest.mark.parametrize(
    ("kind", "before"),
    [("replay", b""), ("moment", b'{"step":1,"record":'), ("tasks", b"1.0\n")],
)
def test_what_is_nested_too_deeply_is_refused(kind: str, before: bytes) -> None:
    """Nobody can end the process of the workshop with brackets alone."""
    with pytest.raises(Refused, match="malformed") as refused:
        WORK[kind](before + b'{"a":' + b"[" * 100_000)
    assert refused.value.data == {"reason": "it is nested too deeply"}


def test_a_client_without_gzip_can_read_a_replay(client: Client, game: Game) -> None:
    introduced(client)
    plain = client.post("/api/replay", json=game.record(), headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    packed = client.post("/api/replay", json=game.record())
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.json() == packed.json()


def test_what_was_made_is_kept_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []

    async def order(_: Workshop, kind: str, what: bytes) -> bytes:
        asked.append(what)
        return what * 10

    monkeypatch.setattr(Workshop, "order", order)

    async def test(shop: Workshop) -> None:
        for what in (b"a", b"a", b"b", b"a", b"c", b"a", b"b"):
            assert await shop.make("picture", what) == what * 10
            assert shop.kept_bytes == 10 * len(shop.kept) <= 25

    with_workshop(test, workshop_bytes=25)
    # One was let go: the one that was not asked for the longest.
    assert asked == [b"a", b"b", b"c", b"b"]


def test_too_many_orders_are_refused(client: Client) -> None:
    async def test(shop: Workshop) -> None:
        waiting = [
            asyncio.create_task(shop.make("picture", LINK + str(number).encode()))
            for number in range(2)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await shop.make("picture", LINK)
        assert (refused.value.code, refused.value.status) == ("busy", 503)
        # Two wait, each for as long as such things take.
        assert refused.value.data == {"until": START + 2 * USUALLY}
        assert len(await asyncio.gather(*waiting)) == 2
        assert await shop.make("picture", LINK)
        assert shop.orders == 0

    with_workshop(test, workshop_orders=2)


def test_a_process_that_dies_is_replaced() -> None:
    async def test(shop: Workshop) -> None:
        await shop.make("picture", LINK)
        assert shop.process is not None
        os.kill(shop.process.pid, signal.SIGKILL)
        await shop.process.wait()
        assert b"<svg" in await shop.make("picture", LINK + b"/1")

    with_workshop(test)


def test_what_ends_the_process_is_refused_and_the_next_is_made() -> None:
    async def test(shop: Workshop) -> None:
        with pytest.raises(Refused, match="busy"):
            await shop.make("no such thing", LINK)
        assert b"<svg" in await shop.make("picture", LINK)

    with_workshop(test)


def test_what_takes_too_long_is_given_up() -> None:
    async def test(shop: Workshop) -> None:
        with pytest.raises(Refused, match="busy"):
            await shop.make("picture", LINK)
        assert shop.process is None

    with_workshop(test, workshop_seconds=0.001)


def test_the_process_ends_with_the_server() -> None:
    async def test(shop: Workshop) -> None:
        await shop.make("picture", LINK)
        process = shop.process
        assert process is not None
        assert process.stdin is not None
        # As when the server is killed: nothing comes in any more.
        process.stdin.close()
        assert await process.wait() == 0
        shop.process = None

    with_workshop(test)


# ---- compressed answers


@pytest.mark.parametrize(
    ("accepted", "expected"),
    [
        ("gzip", True),
        ("gzip, deflate, br", True),
        ("br;q=1.0, GZIP;q=0.5", True),
        ("*", True),
        ("", False),
        ("identity", False),
        ("deflate, br", False),
        ("gzip;q=0", False),
        ("gzip; q=0.0", False),
    ],
)
def test_who_can_read_gzip(accepted: str, expected: bool) -> None:
    assert front.takes_gzip(accepted) == expected


def test_long_answers_are_compressed_outside_the_loop(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    where: list[tuple[bool, int]] = []
    compress = gzip.compress

    def noted(body: bytes, level: int) -> bytes:
        try:
            asyncio.get_running_loop()
            in_loop = True
        except RuntimeError:
            in_loop = False
        where.append((in_loop, len(body)))
        assert 4 <= level <= 6
        return compress(body, level)

    monkeypatch.setattr(gzip, "compress", noted)
    for path in ("/api/catalogue", "/sw.js", "/docs", "/", "/docs/openapi.json"):
        answer = client.get(path)
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["content-length"] != str(len(answer.content))
    assert any(size >= front.LONG for _, size in where)
    assert all(in_loop == (size < front.LONG) for in_loop, size in where)


def test_short_answers_and_pictures_are_sent_as_they_are(client: Client) -> None:
    assert "content-encoding" not in client.get("/api/about").headers
    fonts = list((Path(front.__file__).parents[1] / "web").rglob("*.woff2"))
    if fonts:
        found = client.get("/" + str(fonts[0].relative_to(Path(front.__file__).parents[1] / "web")))
        assert found.status_code == 200
        assert "content-encoding" not in found.headers


def test_what_the_first_to_ask_would_wait_for_is_made_at_the_start(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(openapi, "written", refuse_here)
    monkeypatch.setattr(openapi, "exact", refuse_here)
    monkeypatch.setattr(tomllib, "loads", refuse_here)
    assert client.get("/docs").status_code == 200
    assert client.get("/docs/openapi.json").json()["info"]["title"] == "Mirabilia"
    assert set(client.get("/api/catalogue").json()) == {"armada", "base", "cities", "leaders"}


# ---- paths that databases cannot keep


@pytest.mark.parametrize(
    "path",
    [
        *("/api/tables/%00/record", "/api/tables/x%00y/replay", "/api/tables/%00/invitation"),
        *("/api/qr/t/%00", "/api/qr/device/%00", "/t/%00", "/locales/%00", "/%00"),
    ],
)
def test_nothing_is_found_at_a_path_with_a_nul(
    client: Client, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    async def rows(*_: object) -> list[object]:
        raise AssertionError("it has reached the database")

    monkeypatch.setattr("mirabilia.server.store.Store.rows", rows)
    assert client.get(path).status_code == 404


def test_nor_at_a_live_connection_or_in_the_id_of_a_command(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    introduced(client)
    id = client.post("/api/tables", json={}).json()["id"]
    with client.websocket_connect("/api/tables/%00/live") as live:
        assert live.receive_json()["code"] == "no_table"
    with client.websocket_connect(f"/api/tables/{id}/live") as live:
        assert live.receive_json()["type"] == "snapshot"
        live.send_text(json.dumps({"type": "stand", "id": "a\0b"}))
        told = live.receive_json()
        while told["type"] != "refused":
            told = live.receive_json()
        assert told["code"] == "malformed"


def test_an_order_that_is_cut_off_leaves_nothing_for_the_next() -> None:
    """Otherwise the next order would get what was made for the one before."""

    async def test(shop: Workshop) -> None:
        await shop.make("picture", LINK)
        process, asking = shop.process, asyncio.Event()
        ask = shop.ask

        async def ask_slowly(order: bytes) -> tuple[Delivery, bytes]:
            asking.set()
            return await ask(order)

        shop.ask = ask_slowly  # type: ignore[method-assign]
        ordered = asyncio.create_task(shop.order("picture", LINK + b"/1"))
        await asking.wait()
        ordered.cancel()
        with pytest.raises(asyncio.CancelledError):
            await ordered
        assert process is not None
        assert process.returncode is not None
        assert shop.process is None
        wanted = LINK + b"/a/much/longer/address"
        assert await shop.order("picture", wanted) == pictures.qr_svg(wanted.decode())

    with_workshop(test)


def test_what_is_sent_beside_an_answer_goes_on_as_it_is() -> None:
    """A compressed answer may be followed by what is none of its body."""
    sent: list[dict[str, Any]] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    async def test() -> None:
        packing = front.Packing(send)
        hint = {"type": "http.response.early_hint", "links": []}
        await packing.take(hint)
        assert sent == [hint]
        await packing.take({"type": "http.response.start", "status": 200, "headers": []})
        await packing.take({"type": "http.response.body", "body": b"short"})
        assert [message["type"] for message in sent[1:]] == [
            "http.response.start",
            "http.response.body",
        ]

    run_alone(test())
