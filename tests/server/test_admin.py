"""What the operator does with `mirabilia admin`, beside a running server and without one."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, text
from websockets.exceptions import ConnectionClosed

from mirabilia.cli import main
from mirabilia.server import house, reporting, schema, store, verify
from mirabilia.server.app import create_app
from mirabilia.server.database import Database, newest_revision
from mirabilia.server.files import LOCK_FILE, hold
from mirabilia.server.follower import ENTRIES
from mirabilia.server.identity import KEY_FILE, RETIRED_FILE, Identity, Retired
from mirabilia.server.messages import ReportWish
from mirabilia.server.notices import Notices
from mirabilia.server.office import backups, checking, guests, tables
from mirabilia.server.office.backups import restore
from mirabilia.server.office.place import Changed, Office
from mirabilia.server.outbox import GOING_DOWN
from mirabilia.server.refusals import REFUSED_CODE, Refused
from mirabilia.server.settings import DATABASE_FILE, ServerSettings, sqlite_url
from tests.server.support import Place, Visitor, in_database, run_alone
from tests.server.test_process import Server
from tests.support.services import INITDB, Cluster, postgres

DAY = 24 * 3600 * 1000


def office_of(place: Place, folder: Path) -> Office:
    """An office beside a house that is open, which has a database of its own."""
    made = Office(ServerSettings(folder, database_url=place.url, limits=place.limits))
    made.now = place.house.now  # type: ignore[method-assign]
    return made


def beside(folder: Path, test: Any) -> None:
    """Run a test with a house, and an office beside it, at the usual file of a folder."""

    async def inside(place: Place) -> None:
        office = office_of(place, folder)
        try:
            await test(place, office, Notices(place.house))
        finally:
            await office.database.close()

    in_database(sqlite_url(folder / DATABASE_FILE), inside)


async def finished(place: Place) -> list[Visitor]:
    people = await place.seated(3)
    while people[0].table["status"] == "playing":
        for person in people:
            if person.awaited:
                await person.play()
    await place.settle()
    return people


def admin(folder: Path, *words: str) -> int:
    return main(["admin", *words, "--data", str(folder)])


def told(capsys: pytest.CaptureFixture[str], folder: Path, *words: str) -> Any:
    assert admin(folder, *words, "--json") == 0
    return json.loads(capsys.readouterr().out)


def complaint(capsys: pytest.CaptureFixture[str], folder: Path, *words: str) -> str:
    assert admin(folder, *words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A folder that a server has left, with a lobby, a game and a finished one."""

    async def test(place: Place) -> None:
        host = await place.visitor("Ada")
        await place.table(host, public=True)
        await host.do("say", text="is anybody here?")
        playing = await place.seated(4, expansions=["leaders"])
        await playing[0].play()
        await finished(place)

    in_database(sqlite_url(tmp_path / DATABASE_FILE), test)
    (tmp_path / KEY_FILE).write_bytes(bytes(32))
    return tmp_path


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


async def everything(place: Place) -> str:
    """All texts in the database."""
    rows: list[Any] = []
    for table in schema.metadata.sorted_tables:
        rows += await place.house.store.rows(select(table))
    return repr(rows)


def test_a_guest_who_plays_is_not_forgotten(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (playing,) = told(capsys, kept, "tables", "--status", "playing")
    guest = playing["seats"][2]["guest"]
    (before,) = told(capsys, kept, "guests", "--name", "guest 2", "--most", "1")
    assert f"finish: {playing['id']}" in complaint(capsys, kept, "forget", guest)
    assert "there is no guest nobody" in complaint(capsys, kept, "forget", "nobody")
    assert told(capsys, kept, "guests", "--name", "guest 2", "--most", "1") == [before]
    told(capsys, kept, "close", playing["id"])
    assert told(capsys, kept, "forget", guest) == [guest]
    assert guest not in {one["id"] for one in told(capsys, kept, "guests")}
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


# ---- prune, check


def test_prune_removes_what_is_too_old(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # The games of the tests are played far in the future.
    with closing(sqlite3.connect(kept / DATABASE_FILE)) as connection, connection:
        connection.execute("UPDATE tables SET updated = 0")
        connection.execute("UPDATE members SET seen = 0, here = 0")
    removed = told(capsys, kept, "prune", "--limit", "finished_days=1", "--limit", "lobby_days=0")
    assert removed == {"finished games": 1, "unfinished games": 1, "links": 0, "guests": 0}
    (left,) = told(capsys, kept, "tables")
    assert left["status"] == "lobby"
    assert admin(kept, "prune", "--limit", "lobby_days=0") == 0
    assert capsys.readouterr().out == "nothing was too old\n"


FAULTS = {
    "UPDATE tables SET status = 'over' WHERE status = 'lobby'": "lists say something else",
    "DELETE FROM finished": "it is over, but has no record",
    "DELETE FROM entries WHERE number = 2": "but the last is number",
    "UPDATE entries SET entry = '{}' WHERE number = 1": "its log cannot be read",
    "UPDATE finished SET record = '{}'": "its record cannot be played again",
    "DELETE FROM tables WHERE status = 'over'": "rows of entries belong to no table",
}


@pytest.mark.parametrize("harm", FAULTS)
def test_check_finds_what_is_wrong(
    kept: Path, capsys: pytest.CaptureFixture[str], harm: str
) -> None:
    assert told(capsys, kept, "check") == {"tables": 3, "faults": []}
    assert told(capsys, kept, "check", "--quick") == {"tables": 0, "faults": []}
    with closing(sqlite3.connect(kept / DATABASE_FILE)) as connection, connection:
        connection.execute(harm)
    assert admin(kept, "check") == 1
    found = capsys.readouterr().out
    assert FAULTS[harm] in found


def test_check_compares_snapshots(tmp_path: Path) -> None:
    async def test(place: Place, office: Office, _: Notices) -> None:
        people = await place.seated(3)
        id = people[0].table["id"]
        state = place.house.rooms[id].state
        await place.house.writer.write(store.new_snapshot(state))
        assert (await checking.check(office, quick=False)).faults == []
        wrong = state.copy()
        wrong.chat_open = False
        await place.house.writer.write(store.new_snapshot(wrong))
        (fault,) = (await checking.check(office, quick=False)).faults
        assert "its snapshot says something else" in fault

    beside(tmp_path, test)


def test_check_looks_at_the_file(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(kept / DATABASE_FILE)) as connection, connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("DELETE FROM sqlite_schema WHERE name = 'tables_by_host'")
    assert admin(kept, "check", "--quick") == 1
    assert "never used" in capsys.readouterr().out


# ---- backup and restore


def rows_of(file: Path) -> dict[str, list[Any]]:
    names = [name for name in schema.metadata.tables if name != "notices"]
    with closing(sqlite3.connect(file)) as connection:
        return {
            name: sorted(connection.execute(f"SELECT * FROM {name}").fetchall(), key=repr)
            for name in names
        }


def test_a_backup_is_put_back(
    kept: Path, tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    file, new = kept / "copy.backup", tmp_path_factory.mktemp("new") / "data"
    done = told(capsys, kept, "backup", str(file))
    assert (done["keys"], done["rows"]["tables"]) == (True, 3)
    assert file.stat().st_mode & 0o077 == 0, "others may read it"
    assert "is there already" in complaint(capsys, kept, "backup", str(file))
    assert told(capsys, new, "restore", str(file))["before"] == []
    assert rows_of(new / DATABASE_FILE) == rows_of(kept / DATABASE_FILE)
    assert (new / KEY_FILE).read_bytes() == bytes(32)
    assert (new / DATABASE_FILE).stat().st_mode & 0o077 == 0
    assert told(capsys, new, "check") == {"tables": 3, "faults": []}
    assert sorted(path.name for path in new.iterdir()) == sorted(
        [DATABASE_FILE, KEY_FILE, LOCK_FILE]
    )


def test_restore_spoils_nothing_that_is_there(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = kept / "copy.backup"
    told(capsys, kept, "backup", str(file))
    before = rows_of(kept / DATABASE_FILE)
    assert "has games already: see --replace" in complaint(capsys, kept, "restore", str(file))
    (kept / KEY_FILE).write_bytes(b"another" * 8)
    assert "is another key" in complaint(capsys, kept, "restore", str(file))
    with closing(sqlite3.connect(kept / DATABASE_FILE)) as connection, connection:
        connection.execute("DELETE FROM finished")
    done = told(capsys, kept, "restore", str(file), "--replace")
    assert done["before"] == [
        str(kept / f"{DATABASE_FILE}.before"),
        str(kept / f"{KEY_FILE}.before"),
    ]
    assert rows_of(kept / DATABASE_FILE) == before
    assert rows_of(kept / f"{DATABASE_FILE}.before")["finished"] == []
    assert (kept / KEY_FILE).read_bytes() == bytes(32)


def test_a_damaged_database_is_replaced(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = kept / "copy.backup"
    told(capsys, kept, "backup", str(file))
    before = rows_of(kept / DATABASE_FILE)
    (kept / DATABASE_FILE).write_bytes(b"no database" * 999)
    assert "has games already" in complaint(capsys, kept, "restore", str(file))
    told(capsys, kept, "restore", str(file), "--replace")
    assert rows_of(kept / DATABASE_FILE) == before


@pytest.mark.parametrize(
    "harm",
    [
        lambda lines: lines[:-1],
        lambda lines: lines[:5] + lines[6:],
        lambda lines: [*lines[:-2], lines[-2].replace(b"1", b"2"), lines[-1]],
        lambda lines: [b'{"line":"nothing"}\n', *lines],
        lambda lines: [],
        lambda lines: [*lines, b"and more\n"],
        lambda lines: lines[1:],
    ],
)
def test_a_damaged_backup_changes_nothing(
    kept: Path, capsys: pytest.CaptureFixture[str], harm: Any
) -> None:
    file = kept / "copy.backup"
    told(capsys, kept, "backup", str(file))
    before = rows_of(kept / DATABASE_FILE)
    file.write_bytes(
        gzip.compress(b"".join(harm(gzip.decompress(file.read_bytes()).splitlines(True))))
    )
    said = complaint(capsys, kept, "restore", str(file), "--replace")
    assert "damaged" in said or "its end is missing" in said
    assert rows_of(kept / DATABASE_FILE) == before
    file.write_bytes(b"not packed")
    assert "no backup, or damaged" in complaint(capsys, kept, "restore", str(file), "--replace")
    file.unlink()
    assert "No such file" in complaint(capsys, kept, "restore", str(file))


def test_a_backup_of_a_newer_version_is_refused(
    kept: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = kept / "copy.backup"
    monkeypatch.setattr(backups, "newest_revision", lambda: "9999")
    told(capsys, kept, "backup", str(file))
    assert "newer version" in complaint(capsys, kept, "restore", str(file), "--replace")


def test_nothing_is_half_restored(
    kept: Path,
    tmp_path_factory: pytest.TempPathFactory,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file, new = kept / "copy.backup", tmp_path_factory.mktemp("new") / "data"
    told(capsys, kept, "backup", str(file))

    def fail(*_: object) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(backups, "upgrade", fail)
    assert "No space left" in complaint(capsys, new, "restore", str(file))
    assert [path.name for path in new.iterdir()] == [LOCK_FILE]


def test_what_needs_the_server_stopped_says_so(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = kept / "copy.backup"
    with hold(kept / LOCK_FILE, shared=True):
        told(capsys, kept, "backup", str(file))
        for words in (["restore", str(file), "--replace"], ["rotate-keys"]):
            assert "stop it first" in complaint(capsys, kept, *words)
    assert (kept / KEY_FILE).read_bytes() == bytes(32)


def test_where_no_server_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["tables"], ["check"], ["backup", str(tmp_path / "new.backup")]):
        assert "no server has kept anything here" in complaint(capsys, tmp_path, *words)
    assert "there is no key to rotate" in complaint(capsys, tmp_path, "rotate-keys")
    (tmp_path / DATABASE_FILE).write_bytes(b"no database" * 999)
    assert "the database cannot be used" in complaint(capsys, tmp_path, "tables")
    (tmp_path / DATABASE_FILE).write_bytes(b"")
    assert "no server has kept anything" in complaint(capsys, tmp_path, "tables")


def test_a_database_of_another_version_is_left_alone(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(kept / DATABASE_FILE)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0008'")
    assert "has the schema 0008" in complaint(capsys, kept, "tables")


# ---- keys


def test_cookies_outlive_a_rotation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def ask(method: str, cookie: str = "", **more: Any) -> Any:
        with TestClient(create_app(ServerSettings(tmp_path, thinkers=1))) as client:
            return client.request(method, "/api/me", headers={"cookie": cookie}, **more)

    def cookie_of(answer: Any) -> str:
        return str(answer.headers["set-cookie"].partition(";")[0])

    first = ask("POST", json={"name": "Ada"})
    assert told(capsys, tmp_path, "rotate-keys") == {"retired": 1}
    assert (tmp_path / RETIRED_FILE).stat().st_mode & 0o077 == 0
    second = ask("GET", cookie_of(first))
    assert second.json() == first.json()
    assert cookie_of(second) != cookie_of(first)
    assert told(capsys, tmp_path, "rotate-keys", "--forget-old") == {"retired": 0}
    for old in (first, second):
        assert ask("GET", cookie_of(old)).status_code == 401


def test_a_retired_key_signs_nothing_new() -> None:
    old, new = Identity(bytes(32)), Identity(b"1" * 32, [Retired(bytes(32), 1000)])
    assert new.read(old.token("ada", 1000), 2000) == ("ada", 1000)
    assert new.read(old.token("ada", 1001), 2000) is None
    assert new.read(new.token("ada", 1001), 2000) == ("ada", 1001)


def test_keys_whose_cookies_have_expired_are_let_go(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (kept / RETIRED_FILE).write_text(f"{bytes(32).hex()} 1000\n")
    assert told(capsys, kept, "rotate-keys") == {"retired": 1}
    (kept / RETIRED_FILE).write_text("nonsense\n")
    assert "is damaged" in complaint(capsys, kept, "rotate-keys")


# ---- PostgreSQL


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    if INITDB is None:
        pytest.skip("there is no PostgreSQL here")
    with postgres() as made:
        yield made


def test_orders_on_postgresql(
    kept: Path, cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    """A server moves from a file to PostgreSQL and back."""
    file, back = kept / "copy.backup", kept / "back.backup"
    url = cluster.new_database("orders")
    there = ["--database-url", url]
    told(capsys, kept, "backup", str(file))
    assert told(capsys, kept, "restore", str(file), *there)["rows"]["tables"] == 3
    assert "has games already" in complaint(capsys, kept, "restore", str(file), *there)
    assert told(capsys, kept, "check", *there) == {"tables": 3, "faults": []}
    told(capsys, kept, "backup", str(back), *there)
    assert packed(back)[1:-1] == packed(file)[1:-1]
    told(capsys, kept, "restore", str(file), "--replace", *there)
    set_revision(url, "9999")
    said = complaint(capsys, kept, "restore", str(file), "--replace", *there)
    assert "a newer version has used this database" in said
    set_revision(url, newest_revision())

    async def test(place: Place) -> None:
        office, looking = office_of(place, kept), Notices(place.house)
        await looking.look()
        people = await place.seated(3)
        id = people[0].table["id"]
        who = await place.house.guest(people[0].guest)
        for pest in people[1:]:
            await reporting.report(place.house, who, ReportWish(id, guest=pest.guest))
        with pytest.raises(ValueError, match="stop it first"):
            await restore(office.settings, file, replace=True)
        await tables.close(office, [id])
        await looking.look()
        assert people[0].box is not None
        assert GOING_DOWN in list(iter(people[0].box.take, None))
        await tables.delete(office, [id])
        await guests.forget_all(office, [people[1].guest])
        await guests.ban(office, [people[2].guest], address=True)
        await looking.look()
        assert (await checking.check(office, quick=False)).faults == []
        assert await place.house.store.guest(people[1].guest) is None
        with pytest.raises(Refused, match="banned"):
            await place.house.guest(people[2].guest)
        await office.database.close()

    in_database(url, test)


def set_revision(url: str, revision: str) -> None:
    async def change() -> None:
        database = Database(url)
        await database.execute([text(f"UPDATE alembic_version SET version_num = '{revision}'")])
        await database.close()

    run_alone(change())


def packed(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines()
