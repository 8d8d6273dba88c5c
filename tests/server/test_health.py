"""What those who run a server can ask it, and what its log says of requests."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from mirabilia.server import logs
from mirabilia.server.database import Away, Database
from mirabilia.server.refusals import Refused
from mirabilia.server.routes import health
from mirabilia.server.running import Announced
from tests.server.serving import running
from tests.server.support import Place, in_place, run_alone

Client = TestClient[Litestar]
UNKNOWN = 'code="unknown_guest",limit=""'
FIGURE = re.compile(r"^(\w+)(?:\{(.*)\})? (\S+)$", re.MULTILINE)


def figures(text: str) -> dict[tuple[str, str], float]:
    return {(name, labels): float(value) for name, labels, value in FIGURE.findall(text)}


# ---- health


def test_a_server_lives_and_is_ready(client: Client) -> None:
    """Also under a name that is not its own: probes ask by whatever address they know."""
    told = {"ready": True, "database": True, "redis": None, "bots": True}
    for headers in ({}, {"host": "somewhere.example"}):
        assert client.get("/health/live", headers=headers).text == "ok"
        ready = client.get("/health/ready", headers=headers)
        assert (ready.status_code, ready.json()) == (200, told)
    assert client.get("/api/tables", headers={"host": "somewhere.example"}).status_code == 403


def test_without_its_database_a_server_is_not_ready(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise Away(OSError("gone"))

    monkeypatch.setattr(Database, "rows", away)
    answer = client.get("/health/ready")
    assert (answer.status_code, answer.json()["database"]) == (503, False)
    assert client.get("/health/live").status_code == 200


def test_a_database_that_never_answers_is_not_waited_for(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(health, "SECONDS_TO_ANSWER", 0.01)
    monkeypatch.setattr(Database, "rows", silent)
    assert client.get("/health/ready").status_code == 503


def test_bots_that_fail_are_told(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        assert (await health.health_of(place.house)).bots
        place.house.thinkers.failing = True
        told = await health.health_of(place.house)
        assert (told.ready, told.bots) == (True, False)

    in_place(tmp_path, test)


# ---- figures


async def metrics_of(server: Announced) -> httpx.Response:
    async with httpx.AsyncClient(base_url=server.settings.own_url) as client:
        await client.get("/api/me")
        return await client.get("/metrics")


@pytest.mark.parametrize(
    ("named", "status"), [((), 404), (("127.0.0.9",), 404), (("127.0.0.0/29",), 200)]
)
def test_only_those_who_are_named_read_the_figures(
    tmp_path: Path, named: tuple[str, ...], status: int
) -> None:
    async def test() -> None:
        async with running(tmp_path, metrics=named) as server:
            answer = await metrics_of(server)
            assert answer.status_code == status
            if status == 200:
                assert answer.headers["content-type"].startswith("text/plain")
                refused = figures(answer.text)["mirabilia_refusals_total", UNKNOWN]
                assert refused == 1

    run_alone(test())


def test_what_goes_on_is_counted(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(3)
        await people[0].play()
        assert await people[0].refused("play", round=99, move="sell altar") == "too_late"
        await people[1].do("say", text="well met")
        place.house.metrics.note_refusal(Refused("too_fast", what="chat", until=5))
        told = figures(place.house.metrics.text().decode())
        assert told["mirabilia_tables", 'status="playing"'] == 1
        assert told["mirabilia_live_connections", ""] == 3
        assert told["mirabilia_commands_total", 'kind="play",outcome="done"'] == 1
        assert told["mirabilia_commands_total", 'kind="play",outcome="too_late"'] == 1
        assert told["mirabilia_commands_total", 'kind="say",outcome="done"'] == 1
        assert told["mirabilia_command_seconds_count", ""] == 6
        assert told["mirabilia_refusals_total", 'code="too_fast",limit="chat"'] == 1
        assert told["mirabilia_thoughts_running", ""] == 0

    in_place(tmp_path, test)


# ---- the log


def test_a_line_of_the_log_can_be_an_object() -> None:
    try:
        raise ValueError("a reason")
    except ValueError as error:
        trace = (type(error), error, error.__traceback__)
    record = logging.LogRecord(
        "mirabilia.server.room", logging.ERROR, "", 1, "table %s: lost", ("Ab-3_x",), trace
    )
    record.created = 1_800_000_000.5
    line = json.loads(logs.JsonLines().format(record))
    assert line["time"] == "2027-01-15T08:00:00.500+00:00"
    assert (line["level"], line["table"]) == ("error", "Ab-3_x")
    assert line["message"] == "table Ab-3_x: lost"
    assert "a reason" in line["error"]


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/api/tables", "/api/tables"),
        ("/api/tables/QT6yB7AccIDpAobW/live", "/api/tables/…/live"),
        ("/device/wzorkqpaabcdefghijkl", "/device/…"),
        ("/" + "a/" * 90, "/" + "a/" * 49 + "a"),
    ],
)
def test_a_logged_path_lets_nobody_in(path: str, shown: str) -> None:
    assert logs.without_secrets(path) == shown


def test_every_request_is_logged_if_that_is_wanted(caplog: pytest.LogCaptureFixture) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 418, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def ignore(_: Any) -> None:
        pass

    async def ask() -> None:
        scope = {"type": "http", "method": "GET", "path": "/api/me", "client": ("192.0.2.7", 4)}
        await logs.with_log(app)(scope, None, ignore)

    run_alone(ask())
    assert caplog.messages == []
    caplog.set_level(logging.INFO, logs.access.name)
    run_alone(ask())
    (line,) = caplog.messages
    assert re.fullmatch(r"192\.0\.2\.7 GET /api/me 418 \d+ ms", line)
