"""What the operator keeps: backups, checks of the database, keys; on PostgreSQL too."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import text

from mirabilia.server import reporting, schema, store
from mirabilia.server.app import create_app
from mirabilia.server.database import Database, newest_revision
from mirabilia.server.files import LOCK_FILE, hold
from mirabilia.server.identity import KEY_FILE, RETIRED_FILE, Identity, Retired
from mirabilia.server.messages import ReportWish
from mirabilia.server.notices import Notices
from mirabilia.server.office import backups, checking, guests, tables
from mirabilia.server.office.backups import restore
from mirabilia.server.office.place import Office
from mirabilia.server.outbox import GOING_DOWN
from mirabilia.server.refusals import Refused
from mirabilia.server.settings import DATABASE_FILE, ServerSettings
from tests.server.office import admin, beside, complaint, office_of, told
from tests.server.support import Place, in_database, run_alone
from tests.support.services import Cluster

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


def packed_lines(lines: list[bytes]) -> bytes:
    """A backup with these lines, which ends as if it had been written so."""
    end = json.loads(lines[-1])
    end["sha256"] = hashlib.sha256(b"".join(lines[:-1])).hexdigest()
    return gzip.compress(b"".join([*lines[:-1], json.dumps(end).encode() + b"\n"]))


def test_a_backup_puts_back_no_file_but_keys(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Otherwise whoever hands one to the operator could write wherever they like."""
    file = kept / "copy.backup"
    told(capsys, kept, "backup", str(file))
    lines = gzip.decompress(file.read_bytes()).splitlines(True)
    name = json.dumps(KEY_FILE).encode()
    assert any(name in line for line in lines)
    file.write_bytes(packed_lines([line.replace(name, b'"../stray"') for line in lines]))
    said = complaint(capsys, kept, "restore", str(file), "--replace")
    assert "has files that are no keys: ../stray" in said
    assert not (kept.parent / "stray").exists()


def test_what_the_database_before_has_not_taken_in_is_kept_with_it(kept: Path) -> None:
    """Somebody looks into it with a tool of their own, so its log stays beside it."""
    file = kept / DATABASE_FILE
    with closing(sqlite3.connect(file)) as looking, closing(sqlite3.connect(file)) as writing:
        looking.execute("BEGIN")
        looking.execute("SELECT * FROM guests").fetchall()
        with writing:
            writing.execute("UPDATE guests SET name = 'not taken in'")
        before = backups.set_aside(file)
        assert not file.with_name(f"{file.name}-wal").exists()
        with closing(sqlite3.connect(before)) as connection:
            names = connection.execute("SELECT DISTINCT name FROM guests").fetchall()
    assert names == [("not taken in",)]


def test_rows_that_did_not_arrive_are_missed(
    kept: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = kept / "copy.backup"
    told(capsys, kept, "backup", str(file))
    before = rows_of(kept / DATABASE_FILE)
    read = backups.read_line
    filling = False

    def fill(*given: Any) -> None:
        nonlocal filling
        filling = True
        filled(*given)

    def lose_rows(line: bytes) -> Any:
        found = read(line)
        return None if filling and isinstance(found, list) else found

    filled = backups.fill
    monkeypatch.setattr(backups, "fill", fill)
    monkeypatch.setattr(backups, "read_line", lose_rows)
    said = complaint(capsys, kept, "restore", str(file), "--replace")
    assert "could not be restored: rows of" in said
    assert rows_of(kept / DATABASE_FILE) == before


def test_a_table_that_is_removed_while_it_is_checked_is_no_fault(tmp_path: Path) -> None:
    async def test(_: Place, office: Office, __: Notices) -> None:
        assert await checking.table_faults(office, "gone") == []

    beside(tmp_path, test)


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
