"""What the operator does with `mirabilia admin`, beside a running server and without one."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed

from mirabilia.cli import main
from mirabilia.server import house, reporting, schema, store, verify
from mirabilia.server.app import create_app
from mirabilia.server.follower import ENTRIES
from mirabilia.server.messages import ReportWish
from mirabilia.server.notices import Notices
from mirabilia.server.office import checking, guests, tables
from mirabilia.server.office.place import Changed, Office
from mirabilia.server.outbox import GOING_DOWN
from mirabilia.server.refusals import REFUSED_CODE, Refused
from mirabilia.server.settings import DATABASE_FILE, ServerSettings
from tests.server.office import admin, beside, complaint, everything, finished, told
from tests.server.process import Server
from tests.server.support import Place, Visitor, in_place, run_alone

DAY = 24 * 3600 * 1000

# ---- tables


def test_no_new_table_is_called_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-3K299koXWgEIVYh", "-K299koXWgEIVYh4", "3K299koXWgEIVYh4"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(made))
    assert house.new_id() == "3K299koXWgEIVYh4"


def test_an_older_table_may_be_called_like_an_option(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", "show", "--data", str(kept), "--", "-3K299koXWgEIVYh"]) == 2
    assert "there is no table -3K299koXWgEIVYh" in capsys.readouterr().err


def test_tables_are_listed_and_shown(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, kept, "tables")
    assert sorted(one["status"] for one in found) == ["lobby", "over", "playing"]
    (lobby,) = told(capsys, kept, "tables", "--status", "lobby")
    assert (lobby["public"], lobby["players"], lobby["seats"][0]["name"]) == (True, 3, "Ada")
    assert told(capsys, kept, "tables", "--guest", lobby["host"]) == [lobby]
    assert len(told(capsys, kept, "tables", "--most", "2")) == 2
    shown = told(capsys, kept, "show", lobby["id"])
    assert (shown["lines"], shown["members"][0]["name"]) == ({"table": 1}, "Ada")
    assert admin(kept, "tables") == 0
    assert "base, live, public  Ada" in capsys.readouterr().out
    (playing,) = told(capsys, kept, "tables", "--status", "playing")
    assert admin(kept, "show", playing["id"]) == 0
    out = capsys.readouterr().out
    assert "game: 4 players, leaders, live" in out
    assert "seat 0: guest 0 (" in out
    assert out.count(", awaited") == 3


def test_every_order_says_what_was_done(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def said(*words: str) -> list[str]:
        assert admin(kept, *words) == 0
        return capsys.readouterr().out.splitlines()

    (lobby,) = told(capsys, kept, "tables", "--status", "lobby")
    (playing,) = told(capsys, kept, "tables", "--status", "playing")
    shown = said("show", lobby["id"])
    assert shown[0] == f"table {lobby['id']}: lobby"
    assert shown[2] == f"host: {lobby['host']}"
    assert shown[3] == "game: 3 players, base, live"
    assert shown[4].endswith("; chat: 1 lines")
    assert shown[5:8] == [f"seat 0: Ada ({lobby['host']})", "seat 1: empty", "seat 2: empty"]
    assert shown[8] == f"guest Ada ({lobby['host']}): here now"
    assert said("check") == ["all is well; 3 tables were told again from their logs"]
    assert said("prune") == ["nothing was too old"]
    assert said("close", playing["id"]) == [f"closed: {playing['id']}"]
    assert said("close", playing["id"]) == ["nothing was to be done"]
    assert said("delete", playing["id"]) == [f"deleted: {playing['id']}"]
    assert said("ban", lobby["host"])[0].endswith(" tables, banned")
    assert said("forget", lobby["host"]) == [f"forgotten: {lobby['host']}"]
    copy = kept / "copy.backup"
    assert said("backup", str(copy))[0].startswith(f"{copy}, with the keys: ")
    assert said("rotate-keys") == [
        "there is a new key; cookies of 1 before it hold until renewed",
        "start the server again; on several machines, copy both files of keys first",
    ]
    assert (
        said("rotate-keys", "--forget-old")[0]
        == "there is a new key, and no cookie from before holds"
    )


def test_faults_are_told_line_by_line(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(kept / DATABASE_FILE)) as connection, connection:
        connection.execute("DELETE FROM entries WHERE number = 2")
    assert admin(kept, "check") == 1
    *faults, summary = capsys.readouterr().out.splitlines()
    assert faults
    assert summary.startswith(f"{len(faults)} faults; ")


def test_what_is_shown_spoils_nothing(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (playing,) = told(capsys, kept, "tables", "--status", "playing")
    with closing(sqlite3.connect(kept / DATABASE_FILE)) as connection:
        query = "SELECT entry FROM entries WHERE table_id = ? AND entry LIKE '%started%'"
        (started,) = connection.execute(query, (playing["id"],)).fetchone()
    seed = str(json.loads(started)["record"]["seed"])
    for words in (["tables"], ["show", playing["id"]]):
        for form in ([], ["--json"]):
            assert admin(kept, *words, *form) == 0
            assert seed not in capsys.readouterr().out


def test_a_table_is_closed_for_those_who_play_there(tmp_path: Path) -> None:
    async def test(place: Place, office: Office, looking: Notices) -> None:
        await looking.look()
        people = await place.seated(3)
        id = people[0].table["id"]
        assert await tables.close(office, [id]) == [id]
        # Whoever moves before the notice was seen finds the table closed.
        assert (
            await people[0].refused(
                "play", round=people[0].round["number"], move=people[0].moves[0]
            )
            == "not_playing"
        )
        assert people[1].table["status"] == "closed"
        await looking.look()
        assert people[0].box is not None
        assert people[0].box.take() == GOING_DOWN
        again = Visitor(place.house, people[0].guest)
        await again.connect(id)
        assert again.table["status"] == "closed"
        assert again.mirror.parts["round"] is None
        assert await tables.close(office, [id]) == [], "it is closed already"
        assert (await checking.check(office, quick=False)).faults == []

    beside(tmp_path, test)


def test_bots_do_not_play_on_at_a_closed_table(tmp_path: Path) -> None:
    async def test(place: Place, office: Office, looking: Notices) -> None:
        host = await place.visitor()
        id = await place.table(host, ("random", "random"), start=True)
        await place.settle()
        await tables.close(office, [id])
        before = (await tables.show(office, id)).entries
        room = place.house.rooms[id]
        await room.read_on(ENTRIES)
        assert host.mirror.parts["round"] is None
        # A bot that was thinking when the table was closed is too late.
        await room.players.play(0, "clock")
        await room.players.play(1, "bot")
        place.time.pass_seconds(3600)
        await place.settle()
        assert (await tables.show(office, id)).entries == before
        assert not room.state.needs_server()

    beside(tmp_path, test)


def test_an_open_table_is_not_deleted(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = {one["status"]: one["id"] for one in told(capsys, kept, "tables")}
    words = ["delete", found["over"], found["playing"]]
    assert f"close it first: {found['playing']}" in complaint(capsys, kept, *words)
    assert len(told(capsys, kept, "tables")) == 3, "not even the other one"
    assert told(capsys, kept, "close", found["playing"]) == [found["playing"]]
    assert told(capsys, kept, *words) == words[1:]
    (left,) = told(capsys, kept, "tables")
    assert left["id"] == found["lobby"]
    with closing(sqlite3.connect(kept / DATABASE_FILE)) as connection:
        for part in ("entries", "members", "finished", "lines"):
            (strays,) = connection.execute(
                f"SELECT count(*) FROM {part} WHERE table_id <> ?", (left["id"],)
            ).fetchone()
            assert strays == 0
    for order in ("show", "close", "delete"):
        assert "there is no table nowhere" in complaint(capsys, kept, order, "nowhere")


def test_a_deleted_table_leaves_nothing_that_was_written_meanwhile(tmp_path: Path) -> None:
    async def test(place: Place, office: Office, looking: Notices) -> None:
        await looking.look()
        people = await finished(place)
        id = people[0].table["id"]
        assert await tables.delete(office, [id]) == [id]
        await people[0].do("say", text="still here")
        await looking.look()
        assert id not in place.house.rooms
        assert (await checking.check(office, quick=False)).faults == []
        with pytest.raises(Refused, match="no_table"):
            await place.house.enter(id, people[0].guest)

    beside(tmp_path, test)


def test_a_server_that_is_quicker_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(place: Place, office: Office, _: Notices) -> None:
        people = await place.seated(3)
        id = people[0].table["id"]
        kept = await office.store.table(id)
        assert kept is not None

        async def late(id: str) -> store.Kept | None:
            return kept

        await people[0].play()
        monkeypatch.setattr(office.store, "table", late)
        with pytest.raises(Changed):
            await tables.close(office, [id])
        monkeypatch.undo()
        assert await tables.close(office, [id]) == [id]

    beside(tmp_path, test)


def test_an_order_that_the_server_forestalls_each_time_says_so(
    kept: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (playing,) = told(capsys, kept, "tables", "--status", "playing")

    async def late(*_: object) -> None:
        raise Changed

    monkeypatch.setattr(Office, "change", late)
    assert "the server was quicker each time" in complaint(capsys, kept, "close", playing["id"])


@pytest.mark.parametrize("most", ["0", "-1", "2147483648", "many", "²"])
def test_how_many_are_listed_is_a_number(
    kept: Path, capsys: pytest.CaptureFixture[str], most: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        admin(kept, "tables", f"--most={most}")
    assert ended.value.code == 2
    assert f"{most!r} is no number from 1 on" in capsys.readouterr().err


# ---- guests


def test_a_banned_guest_is_shown_out_and_kept_out(tmp_path: Path) -> None:
    async def test(place: Place, office: Office, looking: Notices) -> None:
        await looking.look()
        host, pest = await place.visitor("Ada"), await place.visitor("Pest")
        id = await place.table(host)
        await pest.connect(id)
        (banned,) = await guests.ban(office, [pest.guest], address=False)
        assert (banned.name, banned.banned) == ("Pest", "guest")
        await looking.look()
        assert pest.box is not None
        messages = iter(pest.box.take, None)
        assert REFUSED_CODE + 401 in list(messages)
        with pytest.raises(Refused, match="banned"):
            await place.house.guest(pest.guest)
        assert await guests.listed(office, None, True, 9) == [banned]
        # Others can still report or mute them.
        await reporting.report(
            place.house, await place.house.guest(host.guest), ReportWish(id, guest=pest.guest)
        )
        await guests.unban(office, [pest.guest])
        assert (await place.house.guest(pest.guest)).name == "Pest"

    beside(tmp_path, test)


def test_who_is_banned_with_the_address_cannot_begin_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def introduce(name: str) -> Any:
        with TestClient(create_app(ServerSettings(tmp_path, thinkers=1))) as client:
            return client.post("/api/me", json={"name": name}).json()

    pest = introduce("Pest")["id"]
    (found,) = told(capsys, tmp_path, "guests", "--name", "pes")
    assert found["id"] == pest
    told(capsys, tmp_path, "ban", pest)
    assert introduce("Pest again")["name"] == "Pest again", "the address is not meant"
    told(capsys, tmp_path, "ban", pest, "--address")
    assert introduce("Pest once more")["code"] == "banned"
    told(capsys, tmp_path, "rotate-keys")
    assert introduce("Pest once more")["code"] == "banned"
    told(capsys, tmp_path, "unban", pest)
    assert introduce("Another")["name"] == "Another"


def test_guests_are_listed_with_what_keeps_them_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def test(place: Place) -> None:
        for name in ("Ada", "Pest", "Troll"):
            await place.visitor(name)

    in_place(tmp_path, test)
    (tmp_path / "test.db").rename(tmp_path / "mirabilia.db")
    ids = {one["name"]: one["id"] for one in told(capsys, tmp_path, "guests")}
    told(capsys, tmp_path, "ban", ids["Pest"])
    told(capsys, tmp_path, "ban", ids["Troll"], "--address")
    assert admin(tmp_path, "guests") == 0
    listed = {line.split(" ")[0]: line for line in capsys.readouterr().out.splitlines()}
    assert listed["Ada"] == f"Ada ({ids['Ada']}): since 2027-01-15 08:00:00 UTC, 0 tables"
    assert listed["Pest"].endswith(", 0 tables, banned")
    assert listed["Troll"].endswith(", 0 tables, banned with the address")
    assert admin(tmp_path, "guests", "--name", "nobody") == 0
    assert capsys.readouterr().out == "there are no such guests\n"


def test_a_guest_is_forgotten(tmp_path: Path) -> None:
    async def test(place: Place, office: Office, looking: Notices) -> None:
        await looking.look()
        people = await finished(place)
        host, pest, other = people
        await pest.do("say", text="my address is 5 Rue X")
        await host.do("say", text="oh")
        lobby = await place.visitor("Bob")
        await place.table(lobby)
        watcher = Visitor(place.house, pest.guest)
        assert lobby.room is not None
        await watcher.connect(lobby.room.state.id)
        await lobby.do("remove", guest=pest.guest)
        who = await place.house.guest(host.guest)
        await reporting.report(place.house, who, ReportWish(host.table["id"], guest=pest.guest))
        await place.settle()
        assert await guests.forget_all(office, [pest.guest]) == [pest.guest]
        # What is still in memory is written once more before the notice is seen.
        await other.do("rematch")
        await looking.look()
        left = await everything(place)
        assert "guest 1" not in left
        assert "Rue X" not in left
        assert "guest 0" in left
        assert "oh" in left
        assert (await checking.check(office, quick=False)).faults == []
        record = await place.house.store.finished(host.table["id"], "record")
        assert record is not None
        with pytest.raises(ValueError, match="forgotten"):
            verify.check(json.loads(record))
        with pytest.raises(Refused, match="unknown_guest"):
            await place.house.guest(pest.guest)

    beside(tmp_path, test)


def test_a_guest_who_plays_is_not_forgotten(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (playing,) = told(capsys, kept, "tables", "--status", "playing")
    guest = playing["seats"][2]["guest"]
    (before,) = told(capsys, kept, "guests", "--name", "guest 2", "--most", "1")
    assert f"finish: {playing['id']}" in complaint(capsys, kept, "forget", guest)
    for order in ("forget", "ban", "unban"):
        assert "there is no guest nobody" in complaint(capsys, kept, order, "nobody")
    assert told(capsys, kept, "guests", "--name", "guest 2", "--most", "1") == [before]
    told(capsys, kept, "close", playing["id"])
    assert told(capsys, kept, "forget", guest) == [guest]
    assert guest not in {one["id"] for one in told(capsys, kept, "guests")}
    (listed,) = (one for one in told(capsys, kept, "tables") if one["id"] == playing["id"])
    assert [seat["name"] for seat in listed["seats"] if seat["guest"] == guest] == [None]
    assert told(capsys, kept, "check")["faults"] == []


# ---- notices


def test_a_running_server_takes_notice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        me = server.ask("/api/me", {"name": "Ada"})["id"]
        wanted = {"settings": {"players": 3, "public": True}, "bots": ["random"] * 2, "start": True}
        id = server.ask("/api/tables", wanted)["id"]

        async def play() -> int:
            async with server.live(id) as live:
                await live.recv()
                await asyncio.to_thread(told, capsys, tmp_path, "close", id)
                with contextlib.suppress(ConnectionClosed):
                    async for _ in live:
                        pass
            return live.close_code or 0

        assert run_alone(play()) == GOING_DOWN
        assert server.ask("/api/tables") == []
        told(capsys, tmp_path, "backup", str(tmp_path / "copy"))
        assert "stop it first" in complaint(capsys, tmp_path, "rotate-keys")
        told(capsys, tmp_path, "ban", me)
        with pytest.raises(HTTPError) as refused:
            server.ask("/api/me")
        assert json.load(refused.value)["code"] == "banned"
    finally:
        server.kill()


def test_what_was_changed_before_the_start_is_no_news(tmp_path: Path) -> None:
    async def test(place: Place, office: Office, looking: Notices) -> None:
        host = await place.visitor()
        id = await place.table(host)
        await office.drop(id)
        await looking.look()
        assert id in place.house.rooms
        await office.drop(id)
        await looking.look()
        assert id not in place.house.rooms

    beside(tmp_path, test)


def test_a_notice_of_a_newer_version_is_told_and_passed_over(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(place: Place, office: Office, looking: Notices) -> None:
        await looking.look()
        people = await place.seated(3)
        for subject in ("fashion:hats", f"table:{people[0].table['id']}"):
            await place.house.writer.write([schema.notices.insert().values(at=1, subject=subject)])
        await looking.look()
        assert "nobody knows what the notice 'fashion:hats' means" in caplog.text
        assert people[0].box is not None
        assert people[0].box.closed

    beside(tmp_path, test)


def test_numbers_of_notices_are_not_given_twice(tmp_path: Path) -> None:
    async def test(place: Place, office: Office, looking: Notices) -> None:
        await office.drop("one")
        await looking.look()
        last = looking.last
        await office.write([schema.notices.delete()])
        await office.drop("two")
        await looking.look()
        assert last is not None
        assert looking.last == last + 1

    beside(tmp_path, test)
