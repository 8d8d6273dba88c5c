"""Reports to the operator: what guests can report, and what the operator reads of it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from mirabilia.cli import main
from mirabilia.server import desk, reporting, schema
from mirabilia.server.house import House
from mirabilia.server.limits import Limits, Rate
from mirabilia.server.logs import JsonLines
from mirabilia.server.messages import ReportWish
from mirabilia.server.refusals import Refused
from mirabilia.server.reporting import LINES_AROUND, LINES_FOR_NAME, UNTIL_READ, Kept
from tests.server.support import START, Place, Visitor, call_alone, in_place
from tests.server.test_people import Person, lobby, until

DAY = 24 * 3600


async def report(place: Place, who: Visitor, **wish: Any) -> None:
    wished = ReportWish(who.table["id"], **wish)
    await reporting.report(place.house, await place.house.guest(who.guest), wished)


async def refused(place: Place, who: Visitor, **wish: Any) -> Refused:
    with pytest.raises(Refused) as found:
        await report(place, who, **wish)
    return found.value


async def kept(place: Place) -> list[Kept]:
    return await reporting.listed(place.house.database)


def test_a_line_is_reported_with_what_was_said_around_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(place: Place) -> None:
        host, pest = await lobby(place, 2)
        for number in range(30):
            place.time.pass_seconds(10)
            await (pest if number == 14 else host).do("say", text=f"line {number + 1}")
        await report(place, host, line=15, note=" look\n at this ")
        (found,) = await kept(place)
        told = found.report
        assert (told.table, told.guest, told.name) == (host.table["id"], pest.guest, "guest 1")
        assert (told.reporter, told.reporter_name) == (host.guest, "guest 0")
        assert (told.line, told.channel, told.note) == (15, "table", "look at this")
        assert [line.text for line in told.context] == [
            f"line {number}" for number in range(15 - LINES_AROUND, 16 + LINES_AROUND)
        ]
        assert (found.at, found.closed) == (place.time.now, None)
        (line,) = caplog.records
        assert json.loads(JsonLines().format(line))["table"] == told.table

    in_place(tmp_path, test)


def test_a_name_is_reported_as_it_was_shown(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, pest, watcher = await lobby(place, 3)
        await pest.do("sit", seat=1)
        for number in range(LINES_FOR_NAME + 5):
            place.time.pass_seconds(10)
            await pest.do("say", text=str(number))
        pest_now = await place.house.guest(pest.guest)
        await place.house.rename(type(pest_now)(pest.guest, "Another"))
        await report(place, host, guest=pest.guest)
        await report(place, host, guest=watcher.guest)
        first, second = [one.report for one in await kept(place)]
        assert (first.guest, first.name, first.line) == (pest.guest, "guest 1", None)
        assert [line.text for line in first.context] == [
            str(number) for number in range(5, LINES_FOR_NAME + 5)
        ]
        assert (second.guest, second.name) == (watcher.guest, "guest 2")

    in_place(tmp_path, test)


def test_the_same_thing_is_reported_once_and_another_name_again(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, pest, other = await lobby(place, 3)
        await pest.do("say", text="rude")
        for _ in range(2):
            await report(place, host, line=1)
            await report(place, host, guest=pest.guest)
        await report(place, other, line=1)
        assert [one.report.reporter for one in await kept(place)] == [
            *(host.guest, host.guest, other.guest)
        ]
        named = await place.house.guest(pest.guest)
        await place.house.rename(type(named)(pest.guest, "Rude"))
        await report(place, host, guest=pest.guest)
        assert (await kept(place))[-1].report.name == "Rude"

    in_place(tmp_path, test)


def test_what_cannot_be_reported_is_refused(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(4, teams=True)
        watcher = await place.visitor()
        await watcher.connect(people[0].table["id"])
        await people[0].do("say", text="psst", channel="team")
        # Those who may not read it cannot report it, and learn nothing of it.
        assert (await refused(place, people[2], line=1, channel="team")).code == "no_line"
        assert (await refused(place, watcher, line=1, channel="team")).code == "not_seated"
        assert (await refused(place, people[1], line=1)).code == "no_line"
        assert (await refused(place, people[0], line=1, channel="team")).code == "yourself"
        assert (await refused(place, people[0], guest="nobody")).code == "no_guest"
        assert (await refused(place, people[0], guest=people[0].guest)).code == "yourself"
        assert (await refused(place, people[0])).code == "malformed"
        assert (await refused(place, people[0], line=1, guest="nobody")).code == "malformed"
        assert await kept(place) == []
        await report(place, people[1], line=1, channel="team")
        (found,) = await kept(place)
        assert (found.report.channel, found.report.context[0].text) == ("team", "psst")

    in_place(tmp_path, test)


def test_nobody_reports_without_end(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, *others = await lobby(place, 5)
        await report(place, host, guest=others[0].guest)
        place.time.pass_seconds(100)
        await report(place, host, guest=others[1].guest)
        enough = await refused(place, host, guest=others[2].guest)
        assert (enough.code, enough.data) == ("too_many_reports", {"until": START + 1000 * DAY})
        # The same thing again is no more than it was, and others may report.
        await report(place, host, guest=others[0].guest)
        await report(place, others[0], guest=others[1].guest)
        place.time.pass_seconds(DAY - 100)
        await report(place, host, guest=others[2].guest)
        assert len(await kept(place)) == 4

    in_place(tmp_path, test, limits=Limits(presence_pause=0, reports=Rate(2, DAY)))


def test_closed_reports_make_room_and_open_ones_are_kept(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, *others = await lobby(place, 5)
        for other in others[:3]:
            await report(place, host, guest=other.guest)
        full = await refused(place, host, guest=others[3].guest)
        assert (full.code, full.data) == ("reports_full", {"until": place.time.now + UNTIL_READ})
        await reporting.close(place.house.database, [2, 3], place.time.now)
        await report(place, host, guest=others[3].guest)
        assert [(one.number, one.closed is None) for one in await kept(place)] == [
            *((1, True), (3, False), (4, True))
        ]

    in_place(tmp_path, test, limits=Limits(presence_pause=0, reports_kept=3))


def test_guests_of_one_address_leave_room_for_the_others(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = [await place.visitor(origin="here") for _ in range(3)]
        people += [await place.visitor(origin="there"), await place.visitor()]
        id = await place.table(people[0])
        for person in people[1:]:
            await person.connect(id)
        await report(place, people[0], guest=people[1].guest)
        await report(place, people[1], guest=people[0].guest)
        full = await refused(place, people[2], guest=people[0].guest)
        assert (full.code, full.data) == ("reports_full", {"until": place.time.now + UNTIL_READ})
        for person in people[3:]:
            await report(place, person, guest=people[0].guest)
        await reporting.close(place.house.database, [1], place.time.now)
        await report(place, people[2], guest=people[0].guest)

    in_place(tmp_path, test, limits=Limits(presence_pause=0, open_reports_by_address=2))


def test_who_is_reported_is_told_nothing(client: TestClient[Litestar]) -> None:
    ada, ben = Person(client, "Ada"), Person(client, "Ben")
    table = ada.ask("POST", "/api/tables", {})[1]["id"]
    with ben.join(table) as pest:
        until(pest, "snapshot")
        pest.send_json({"type": "say", "id": "1", "text": "rude"})
        until(pest, "done")
        status, told = ada.ask("POST", "/api/reports", {"table": table, "line": 1})
        assert (status, list(told)) == (201, ["at"])
        status, _ = ada.ask("POST", "/api/reports", {"table": table, "guest": ben.id})
        assert status == 201
        # The next thing they hear is what they ask for.
        pest.send_json({"type": "say", "id": "2", "text": "hello"})
        assert pest.receive_json()["text"] == "hello"
    for wish, code in (
        ({"table": "nowhere", "line": 1}, "no_table"),
        ({"table": table, "line": 0}, "malformed"),
        ({"table": table, "line": 1, "note": "x" * 501}, "malformed"),
        ({"table": table, "guest": "x" * 33}, "malformed"),
    ):
        assert ada.ask("POST", "/api/reports", wish)[1]["code"] == code
    client.cookies.clear()
    assert client.post("/api/reports", json={"table": table, "line": 1}).status_code == 401


# ---- the operator


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a server with two reports: of a line and of a name."""

    async def test(place: Place) -> None:
        host, pest = await lobby(place, 2)
        for text in ("hello", "rude", "oh"):
            place.time.pass_seconds(10)
            await (pest if text == "rude" else host).do("say", text=text)
        await report(place, host, line=2, note="really")
        await report(place, host, guest=pest.guest)

    in_place(tmp_path, test)
    (tmp_path / "test.db").rename(tmp_path / "mirabilia.db")
    return tmp_path


def command(*arguments: object) -> int:
    """`mirabilia reports`."""
    return call_alone(lambda: main(["reports", *map(str, arguments)]))


def printed(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert command(*arguments) == 0
    return capsys.readouterr().out


def test_reports_are_among_the_orders_of_the_operator_too(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ("--data", str(folder))
    assert call_alone(lambda: main(["admin", "reports", *data])) == 0
    assert capsys.readouterr().out == printed(capsys, *data)
    assert call_alone(lambda: main(["admin", "reports", "1", "--close", *data])) == 0
    assert capsys.readouterr().out == "closed: 1\n"
    assert len(printed(capsys, *data).splitlines()) == 1


def test_the_operator_lists_shows_and_closes(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ("--data", folder)
    both = json.loads(printed(capsys, "--json", *data))
    pest, host = both[0]["report"]["guest"], both[0]["report"]["reporter"]
    listed = printed(capsys, *data).splitlines()
    assert listed == [
        f"1  2027-01-15 08:00:30 UTC  guest 1 ({pest}) said: rude",
        f"2  2027-01-15 08:00:30 UTC  guest 1 ({pest}) is called so",
    ]
    assert printed(capsys, 1, *data).splitlines() == [
        listed[0],
        f"table: {both[0]['report']['table']}",
        f"reported by: guest 0 ({host})",
        "note: really",
        f"  2027-01-15 08:00:10 UTC  guest 0 ({host}): hello",
        f"> 2027-01-15 08:00:20 UTC  guest 1 ({pest}): rude",
        f"  2027-01-15 08:00:30 UTC  guest 0 ({host}): oh",
    ]
    before = time.time_ns() // 1_000_000
    assert printed(capsys, 1, "--close", *data) == "closed: 1\n"
    (first,) = json.loads(printed(capsys, 1, "--json", *data))
    assert before <= first["closed"] <= time.time() * 1000
    assert printed(capsys, *data).splitlines() == [listed[1]]
    closed = printed(capsys, "--all", *data).splitlines()
    assert [line[0] for line in closed] == ["1", "2"]
    assert ", closed 20" in closed[0]
    printed(capsys, 2, "--close", *data)
    assert printed(capsys, *data) == "there are no open reports\n"


def test_what_the_operator_cannot_have_is_said_in_one_line(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "mirabilia.db").write_bytes(b"no database" * 1000)
    for arguments, complaint in (
        ((7, "--data", folder), "there is no report 7"),
        (("--close", "--data", folder), "which of them?"),
        (("--data", empty), f"{empty}: no server has kept anything here"),
        (("--data", broken), "the reports cannot be read: file is not a database"),
    ):
        assert command(*arguments) == 2
        (line,) = capsys.readouterr().err.splitlines()[-1:]
        assert line.startswith(f"mirabilia: {complaint}")
    assert list(empty.iterdir()) == []


def test_a_database_from_before_there_were_reports_is_said_to_be_one(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with sqlite3.connect(folder / "mirabilia.db") as connection:
        connection.execute(f"DROP TABLE {schema.reports.name}")
    connection.close()
    assert command("--data", folder) == 2
    assert capsys.readouterr().err == (
        "mirabilia: the reports cannot be read: no such table: reports\n"
    )


def test_a_report_that_comes_twice_at_once_is_kept_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(place: Place) -> None:
        host, pest = await lobby(place, 2)
        await pest.do("say", text="rude")
        both = [report(place, host, line=1), report(place, host, line=1)]
        make_room = reporting.make_room
        arrived = 0
        go_on = asyncio.Event()

        async def wait_for_each_other(house: House) -> None:
            nonlocal arrived
            arrived += 1
            if arrived == len(both):
                go_on.set()
            await go_on.wait()
            await make_room(house)

        monkeypatch.setattr(reporting, "make_room", wait_for_each_other)
        await asyncio.gather(*both)
        (found,) = await kept(place)
        assert found.report.line == 1
        assert len(caplog.messages) == 1, "the operator is told once"

    in_place(tmp_path, test)


def test_a_report_of_a_name_alone_says_that_nothing_was_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def test(place: Place) -> None:
        host, pest = await lobby(place, 2)
        await report(place, host, guest=pest.guest)
        (found,) = await kept(place)
        assert list(desk.whole(found))[-1] == "nothing was said there"
        await pest.do("say", text="rude")
        await report(place, host, line=1)
        said = [list(desk.whole(one))[-1] for one in await kept(place)]
        assert sum(line.endswith(": rude") for line in said) == 1

    in_place(tmp_path, test)
