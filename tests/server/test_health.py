"""What those who run a server can ask it, and what its log says of requests."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from mirabilia import Game
from mirabilia.server import logs, metrics
from mirabilia.server.database import Away, Database
from mirabilia.server.house import House
from mirabilia.server.limits import Limits
from mirabilia.server.refusals import Refused
from mirabilia.server.routes import health
from mirabilia.server.running import Announced
from mirabilia.server.thinkers import Thinkers
from mirabilia.server.turns import Urgency, Wish
from mirabilia.server.writer import Job
from tests.server.serving import running
from tests.server.support import Place, in_place, run_alone
from tests.support.documents import ROOT
from tests.support.reading import section
from tests.support.waiting import until

Client = TestClient[Litestar]
UNKNOWN = 'code="unknown_guest",limit=""'
FIGURE = re.compile(r"^(\w+)(?:\{(.*)\})? (\S+)$", re.MULTILINE)


SERVER = (ROOT / "docs" / "server.md").read_text("utf-8")


def figure(house: House, name: str, labels: str = "") -> float:
    """One of the figures that a house tells now."""
    return figures(house.metrics.text().decode())[f"mirabilia_{name}", labels]


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
                kind = answer.headers["content-type"]
                assert kind == "text/plain; version=0.0.4; charset=utf-8"
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
        await people[2].disconnect()
        assert figure(place.house, "live_connections") == 2

    in_place(tmp_path, test)


def test_how_late_the_loop_is_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "SECONDS_BETWEEN_BEATS", 0.01)

    async def test(place: Place) -> None:
        name = "event_loop_lag_seconds"
        await until(lambda: figure(place.house, f"{name}_count") > 1)
        late = figure(place.house, f"{name}_sum")
        # The next beat would have come meanwhile.
        time.sleep(0.3)
        await until(lambda: figure(place.house, f"{name}_sum") >= late + 0.28)
        assert figure(place.house, f"{name}_bucket", 'le="10.0"') > figure(
            place.house, f"{name}_bucket", 'le="0.25"'
        )

    in_place(tmp_path, test)


def test_what_waits_to_be_written_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(place: Place) -> None:
        writer, begun, goes_on = place.house.writer, asyncio.Event(), asyncio.Event()
        commit_all = writer.commit_all

        async def held(jobs: list[Job]) -> None:
            begun.set()
            await goes_on.wait()
            await commit_all(jobs)

        monkeypatch.setattr(writer, "commit_all", held)
        writing = [asyncio.create_task(writer.write([]))]
        await begun.wait()
        assert figure(place.house, "writes_waiting") == 0
        writing += [asyncio.create_task(writer.write([])) for _ in range(3)]
        await until(lambda: figure(place.house, "writes_waiting") == 3)
        goes_on.set()
        await asyncio.gather(*writing)
        assert figure(place.house, "writes_waiting") == 0

    in_place(tmp_path, test)


def test_how_bots_think_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(place: Place) -> None:
        house = place.house
        # Nobody is hurried for another.
        bots = Thinkers(1, Limits(fair_thought=1000, shortest_thought=1000))
        monkeypatch.setattr(house, "thinkers", bots)
        seen = Game.new(players=3, seed=1).view(0).to_json().encode()

        def think(guest: str) -> asyncio.Task[str]:
            wish = Wish("master", guest, f"table of {guest}", 600, lambda: Urgency.PEOPLE)
            return asyncio.create_task(bots.choose(seen, wish))

        def counted() -> tuple[float, float]:
            return figure(house, "thoughts_running"), figure(house, "thoughts_waiting")

        assert counted() == (0, 0)
        thoughts = [think("ada"), think("ben"), think("eve")]
        await until(lambda: counted() == (1, 2))
        await until(lambda: figure(house, USED) >= 0.1)
        assert figure(house, THOUGHT) == 0
        await give_up(thoughts[0])
        # Its process was replaced: what it has used stays in the figure.
        used, thought = figure(house, USED), figure(house, THOUGHT)
        assert used >= 0.1
        assert thought > 0
        await until(lambda: figure(house, USED) >= used + 0.1)
        assert counted() == (1, 1)
        for one in thoughts[1:]:
            await give_up(one)
        assert counted() == (0, 0)
        assert figure(house, THOUGHT) > thought
        await bots.close()
        assert figure(house, USED) >= used + 0.1

    in_place(tmp_path, test)


USED = "thinking_processor_seconds_total"
THOUGHT = "thinking_seconds_total"


async def give_up(task: asyncio.Task[str]) -> None:
    task.cancel()
    await asyncio.wait([task])


def test_what_the_process_takes_is_told(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        names = ("cpu_seconds_total", "resident_memory_bytes", "open_fds")

        def taken() -> list[float]:
            return [figure(place.house, f"process_{name}") for name in names]

        before = taken()
        size = 64 << 20
        # Written, so that it is really there.
        memory = b"\x01" * size
        with ExitStack() as stack:
            for _ in range(20):
                stack.enter_context(Path(os.devnull).open())
            end = time.process_time() + 0.1
            while time.process_time() < end:
                pass
            used, resident, files = (now - then for now, then in zip(taken(), before, strict=True))
        assert used >= 0.08
        assert resident > len(memory) / 2
        assert files >= 20

    in_place(tmp_path, test)


def test_every_figure_is_documented_and_every_documented_figure_is_there(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        await place.seated(3)
        text = place.house.metrics.text().decode()
        there = set(re.findall(r"^# TYPE (\w+)", text, re.MULTILINE))
        there = {name for name in there if not name.endswith("_created")}
        told = set(re.findall(r"`(mirabilia_\w+)", section("Health and figures", SERVER)))
        process = "mirabilia_process_"
        assert {name for name in there if not name.startswith(process)} == told - {process}

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
