"""The database: migrations, safety of the file, the one writer, and a second one."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import threading
import warnings
import weakref
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession
from sqlalchemy import Connection, String, make_url, select, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import QueuePool

from mirabilia.server import database, schema, store
from mirabilia.server import entries as log
from mirabilia.server.app import create_app
from mirabilia.server.database import Database
from mirabilia.server.files import fault_in, hold
from mirabilia.server.house import House
from mirabilia.server.limits import Limits
from mirabilia.server.messages import Guest, Settings
from mirabilia.server.refusals import Refused
from mirabilia.server.room import MOST_TRIES, advance
from mirabilia.server.running import look_into_file
from mirabilia.server.scene import encode
from mirabilia.server.settings import DATABASE_FILE, ServerSettings, sqlite_url
from mirabilia.server.table import TableState
from mirabilia.server.writer import Conflict, Job
from tests.server.process import Server
from tests.server.support import Place, Visitor, entries_of, in_database, in_place, run_alone
from tests.server.test_process import complaint
from tests.support.waiting import PATIENCE, until


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    async def test(place: Place) -> None:
        assert await place.house.database.run(differences) == []

    in_place(tmp_path, test)


def test_the_name_of_a_process_fits_its_column(tmp_path: Path) -> None:
    """SQLite would take a longer one, PostgreSQL would not."""

    async def test(place: Place) -> None:
        room = schema.members.c.place.type
        assert isinstance(room, String)
        assert len(place.house.place) == room.length

    in_place(tmp_path, test)


def test_what_a_driver_says_is_told_in_one_line() -> None:
    assert database.reason_of(OSError("no route\nto host")) == "no route"
    assert database.reason_of(OperationalError("", {}, OSError("away"))) == "away"
    assert database.reason_of(TimeoutError()) == "TimeoutError"


def test_what_a_statement_was_given_is_not_told_when_it_fails(tmp_path: Path) -> None:
    """It may be a line of a chat, or the key of a guest; errors end in the log."""

    def fail(connection: Connection) -> None:
        connection.execute(text("select * from nowhere where line = :line"), {"line": "secret"})

    async def test(place: Place) -> None:
        with pytest.raises(OperationalError) as failed:
            await place.house.database.run(fail)
        assert "nowhere where line" in str(failed.value)
        assert "secret" not in str(failed.value)

    in_place(tmp_path, test)


def test_a_closed_database_keeps_no_connection(tmp_path: Path) -> None:
    async def test() -> None:
        kept = database.Embedded(make_url(sqlite_url(tmp_path / "games.sqlite3")))
        await kept.migrate()
        pool = kept.engine.pool
        assert isinstance(pool, QueuePool)
        assert pool.checkedin() == 1
        await kept.dispose()
        assert pool.checkedin() == 0

    run_alone(test())


def test_what_is_committed_is_on_the_disk(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        (mode,) = await place.house.database.rows(text("PRAGMA journal_mode"))
        (level,) = await place.house.database.rows(text("PRAGMA synchronous"))
        assert (mode[0], level[0]) == ("wal", 2)

    in_place(tmp_path, test)


def test_all_that_waits_is_committed_at_once(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        writer = place.house.writer
        guests = [store.new_guest(Guest(str(number), None), 0) for number in range(20)]
        before = writer.commits
        await asyncio.gather(*(writer.write([guest]) for guest in guests))
        assert writer.commits == before + 1
        assert len(await place.house.store.rows(select(schema.guests))) == 20

    in_place(tmp_path, test)


def test_tables_are_written_in_one_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes that hold what the other one waits for would stop each other."""

    async def test(place: Place) -> None:
        committed: list[str] = []
        commit = place.house.writer.commit_all

        async def note(jobs: list[Job]) -> None:
            committed.extend(job.table for job in jobs)
            await commit(jobs)

        monkeypatch.setattr(place.house.writer, "commit_all", note)
        await asyncio.gather(*(place.house.writer.write([], table) for table in "bacab"))
        assert committed == [*"aabbc"]

    in_place(tmp_path, test)


def test_a_conflict_harms_nobody_else(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        writer = place.house.writer
        jobs = [
            [store.new_guest(Guest("twin", None), 0)],
            [store.new_guest(Guest("other", None), 0), store.new_guest(Guest("twin", None), 0)],
            [store.new_guest(Guest("last", None), 0)],
        ]
        before = writer.commits
        done = await asyncio.gather(*map(writer.write, jobs), return_exceptions=True)
        assert writer.commits == before + 1
        assert [type(one) for one in done] == [type(None), Conflict, type(None)]
        kept = {row.id for row in await place.house.store.rows(select(schema.guests))}
        assert kept == {"twin", "last"}

    in_place(tmp_path, test)


def test_what_the_database_refuses_harms_nobody_else(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        writer = place.house.writer
        lost = writer.write([text("INSERT INTO nowhere VALUES (1)")])
        kept = writer.write([store.new_guest(Guest("other", None), 0)])
        done = await asyncio.gather(lost, kept, return_exceptions=True)
        assert isinstance(done[0], OperationalError)
        assert done[1] is None
        assert await place.house.store.guest("other") == Guest("other", None)

    in_place(tmp_path, test)


def test_who_stops_waiting_for_the_writer_harms_nobody(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        writer = place.house.writer
        waiting = asyncio.create_task(writer.write([store.new_guest(Guest("one", None), 0)]))
        await asyncio.sleep(0)
        waiting.cancel()
        await writer.write([store.new_guest(Guest("two", None), 0)])
        kept = {row.id for row in await place.house.store.rows(select(schema.guests))}
        assert kept == {"one", "two"}

    in_place(tmp_path, test)


def test_who_always_comes_second_is_asked_to_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(place: Place) -> None:
        first, second, _ = await place.seated(3)
        tries: list[object] = []

        async def lose(statements: object, _: str) -> None:
            tries.append(statements)
            raise Conflict("somebody was first")

        before = second.mirror.state()
        monkeypatch.setattr(place.house.writer, "write", lose)
        asked = first.round["number"]
        assert await first.refused("play", round=asked, move=first.moves[0]) == "try_again"
        assert len(tries) == MOST_TRIES
        assert second.mirror.state() == before
        monkeypatch.undo()
        await first.play()

    in_place(tmp_path, test)


def test_two_writers_of_a_table_are_impossible(tmp_path: Path) -> None:
    """As if two processes had the same table: the second finds out, and decides anew."""

    async def test(place: Place) -> None:
        first, second, _ = await place.seated(3)
        id = first.table["id"]
        other = place.new_house()
        await other.open()
        elsewhere = Visitor(other, second.guest)
        await elsewhere.connect(id)
        await first.play()
        assert elsewhere.round["ready"] == []
        await elsewhere.play()
        assert elsewhere.round["ready"] == [0, 1]
        played = [e["seat"] for e in await entries_of(place, id) if e["kind"] == "played"]
        assert played == [0, 1]
        await other.close()

    in_place(tmp_path, test)


def test_nothing_is_sent_before_it_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(place: Place) -> None:
        first, second, _ = await place.seated(3)

        async def fail(*_: Any) -> None:
            raise OSError("the disk is full")

        before = second.mirror.state()
        monkeypatch.setattr(place.house.writer, "write", fail)
        asked = first.round["number"]
        assert await first.refused("play", round=asked, move=first.moves[0]) == "try_again"
        assert second.mirror.state() == before
        monkeypatch.undo()
        await first.play()
        assert second.round["ready"] == [0]

    in_place(tmp_path, test)


def test_a_table_where_nothing_happens_leaves_the_memory(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(3)
        id = people[0].table["id"]
        for person in people:
            await person.disconnect()
        await place.settle()
        assert id not in place.house.rooms
        await people[0].connect(id)
        await people[0].play()

    in_place(tmp_path, test)


# ---- connections


@contextmanager
def nothing_is_lost() -> Iterator[None]:
    """No connection is left for the garbage collector to find."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always", ResourceWarning)
        yield
        gc.collect()
    assert [str(warning.message) for warning in told] == []


async def pass_steps(count: int) -> None:
    """Let the loop go round a few times."""
    for _ in range(count):
        await asyncio.sleep(0)


def test_who_stops_waiting_for_the_database_loses_no_connection(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        for steps in range(40):
            reads = [asyncio.create_task(place.house.store.guest("x")) for _ in range(3)]
            await pass_steps(steps)
            for read in reads:
                read.cancel()
            await asyncio.gather(*reads, return_exceptions=True)

    with nothing_is_lost():
        in_place(tmp_path, test)


@pytest.mark.parametrize("steps", range(0, 40, 4))
def test_a_house_that_closes_while_a_table_is_read_loses_no_connection(
    tmp_path: Path, steps: int
) -> None:
    async def test(place: Place) -> None:
        host = await place.visitor()
        id = await place.table(host)
        await host.disconnect()
        await place.settle()
        assert id not in place.house.rooms
        coming = asyncio.create_task(place.house.room(id))
        await pass_steps(steps)
        await place.house.close()
        await asyncio.wait([coming])
        assert not place.house.loading

    with nothing_is_lost():
        in_place(tmp_path, test)


def test_a_house_that_cannot_open_loses_no_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: House, *__: object, **___: object) -> None:
        raise OSError("a planted failure")

    async def start() -> None:
        app = create_app(ServerSettings(tmp_path, thinkers=1))
        with pytest.RaisesGroup(pytest.RaisesExc(OSError, match="a planted failure")):
            async with app.lifespan():
                raise AssertionError("it has opened")
        assert app.state.server.house.database.closed

    monkeypatch.setattr(House, "take_up", fail)
    run_alone(start())


def test_a_closed_house_reads_nothing(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host = await place.visitor()
        id = await place.table(host)
        await place.house.close()
        with pytest.raises(RuntimeError, match="the database is closed"):
            await place.house.store.guest(host.guest)
        place.house.rooms.clear()
        with pytest.raises(Refused) as refused:
            await place.house.room(id)
        assert refused.value.code == "try_again"

    with nothing_is_lost():
        in_place(tmp_path, test)


def test_what_the_database_never_answers_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "SECONDS_TO_FINISH", 0)

    async def test() -> None:
        begun, answers = threading.Event(), threading.Event()

        def never_answer(_: object) -> None:
            begun.set()
            answers.wait()

        lost = Database(sqlite_url(tmp_path / "test.db"))
        waiting = asyncio.create_task(lost.run(never_answer))
        await until(begun.is_set)
        await lost.close()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        answers.set()

    run_alone(test())


def test_a_failure_that_nobody_waits_for_harms_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A lost exception would be told by the loop, when it is collected."""

    async def test() -> None:
        kept = Database(sqlite_url(tmp_path / "test.db"))
        waiting = asyncio.create_task(kept.rows(text("SELECT * FROM nowhere")))
        while not kept.running:
            await asyncio.sleep(0)
        waiting.cancel()
        await kept.close()
        gc.collect()

    run_alone(test())
    assert caplog.messages == []


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Connections that are opened from now on wait for nobody."""
    monkeypatch.setattr(database, "PRAGMAS", (*database.PRAGMAS, "busy_timeout=1"))


def test_while_the_file_is_locked_the_table_waits(
    impatient: None, client: TestClient[Litestar], tmp_path: Path
) -> None:
    assert client.post("/api/me", json={"name": "Ada"}).status_code == 201
    table = client.post("/api/tables", json={}).json()["id"]
    with (
        closing(sqlite3.connect(tmp_path / "mirabilia.db")) as other,
        client.websocket_connect(f"/api/tables/{table}/live") as live,
    ):
        assert live.receive_json()["type"] == "snapshot"
        other.execute("BEGIN IMMEDIATE")
        live.send_json({"type": "say", "id": "1", "text": "well met"})
        assert answer_to(live, "1")["code"] == "try_again"
        refused = client.post("/api/tables", json={})
        assert (refused.status_code, refused.json()["code"]) == (503, "try_again")
        other.rollback()
        live.send_json({"type": "say", "id": "1", "text": "well met"})
        assert answer_to(live, "1")["type"] == "done"


def answer_to(live: WebSocketTestSession, id: str) -> dict[str, Any]:
    while (message := live.receive_json()).get("id") != id:
        pass
    answer: dict[str, Any] = message
    return answer


# ---- two servers, and what a server finds at its start


def test_a_second_server_in_the_folder_is_refused(tmp_path: Path) -> None:
    first = Server(tmp_path)
    first.start()
    try:
        line = complaint("serve", "--port", "0", "--data", str(tmp_path))
        assert str(tmp_path) in line
        assert "another server" in line
    finally:
        first.kill()
    # Nothing is left of one that was killed.
    first.start()
    first.kill()


@pytest.mark.parametrize(("one", "two"), [(False, True), (True, False), (False, False)])
def test_who_does_not_share_a_folder_has_it_alone(tmp_path: Path, one: bool, two: bool) -> None:
    with hold(tmp_path / "lock", one), pytest.raises(ValueError, match="another server"):
        hold(tmp_path / "lock", two)
    hold(tmp_path / "lock", two).close()


def test_those_who_share_a_folder_both_have_it(tmp_path: Path) -> None:
    with hold(tmp_path / "lock", shared=True), hold(tmp_path / "lock", shared=True):
        pass


def test_several_processes_may_find_an_empty_database(tmp_path: Path) -> None:
    async def test() -> None:
        found = [Database(sqlite_url(tmp_path / "test.db")) for _ in range(4)]
        try:
            await asyncio.gather(*(one.migrate() for one in found))
            assert await found[0].rows(select(schema.guests)) == []
        finally:
            await asyncio.gather(*(one.close() for one in found))

    run_alone(test())


def test_a_damaged_file_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "mirabilia.db"

    async def fill(place: Place) -> None:
        for number in range(400):
            await place.house.writer.write([store.new_guest(Guest(f"guest {number}", "x" * 24), 0)])

    in_database(sqlite_url(path), fill)
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2)
        file.write(b"no page at all" * 2000)
    # Which one it is goes by which page is hit.
    assert fault_in(path, 60) in ("*** in database main ***", "database disk image is malformed")
    line = complaint("serve", "--port", "0", "--data", str(tmp_path))
    assert str(path) in line
    assert "damaged" in line


def much(path: Path) -> None:
    """A database that takes a while to look through."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE much (number INTEGER PRIMARY KEY, text TEXT UNIQUE)")
        rows = ((f"{number:09}",) for number in range(50_000))
        connection.executemany("INSERT INTO much (text) VALUES (?)", rows)
        connection.commit()


def test_a_check_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    path = tmp_path / "test.db"
    much(path)
    assert fault_in(path, -1) is None
    assert fault_in(path, 60) is None


def test_how_long_the_check_may_take_can_be_set(tmp_path: Path) -> None:
    """What is wrong is at the end, where one that ends early does not come."""
    much(tmp_path / DATABASE_FILE)
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as connection:
        connection.execute("INSERT INTO much (text) VALUES (NULL)")
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_schema SET sql = replace(sql, 'TEXT', 'TEXT NOT NULL')")
        connection.commit()
    in_no_time, patient = (
        ServerSettings(tmp_path, limits=Limits(check_seconds=seconds)) for seconds in (0, PATIENCE)
    )
    look_into_file(in_no_time)
    with pytest.raises(ValueError, match=r"is damaged: NULL value in much\.text"):
        look_into_file(patient)


def test_the_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    in_database(sqlite_url(tmp_path / "mirabilia.db"), nothing)
    (tmp_path / "mirabilia.db").chmod(0o644)
    server = Server(tmp_path)
    server.start()
    try:
        server.ask("/api/me", {"name": "Ada"})
        files = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    finally:
        server.kill()
    assert {"mirabilia.db", "mirabilia.db-wal", "mirabilia.db-shm", "secret.key"} <= files.keys()
    assert set(files.values()) == {0o600}, files


async def nothing(place: Place) -> None:
    pass


@pytest.mark.parametrize(
    ("kept", "lost", "said"),
    [("mirabilia.db", "secret.key", "no key"), ("secret.key", "mirabilia.db", "no database")],
)
def test_a_key_and_games_that_do_not_belong_together_are_noticed(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], kept: str, lost: str, said: str
) -> None:
    server = Server(tmp_path)
    server.start()
    server.ask("/api/me", {"name": "Ada"})
    server.process.terminate()
    server.process.communicate(timeout=PATIENCE)
    assert capfd.readouterr().err == ""
    (tmp_path / lost).unlink()
    assert (tmp_path / kept).exists()
    server.start()
    server.kill()
    (line,) = capfd.readouterr().err.splitlines()
    assert said in line


def test_a_table_that_waits_for_its_clock_leaves_the_memory(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(3, clock=60)
        id = people[0].table["id"]
        state = weakref.ref(place.house.rooms[id].state)
        for person in people:
            await person.disconnect()
        await place.settle()
        assert id not in place.house.rooms
        # This clock alone keeps what was called off.
        place.time.alarms = [alarm for alarm in place.time.alarms if not alarm.over]
        gc.collect()
        assert state() is None
        before = len(await entries_of(place, id))
        place.time.pass_seconds(59)
        await place.settle()
        assert len(await entries_of(place, id)) == before
        for seconds, count in ((1, 3), (60, 6)):
            place.time.pass_seconds(seconds)
            while len(await entries_of(place, id)) < before + count:
                await asyncio.sleep(0.01)
            # The next decision has its time, too.
            await until(lambda: id in place.house.alarms)
            assert id not in place.house.rooms
            played = (await entries_of(place, id))[before:]
            assert [entry["by"] for entry in played] == ["clock"] * count
        await people[0].connect(id)
        assert id not in place.house.alarms
        await people[0].play()

    in_place(tmp_path, test)


def test_a_database_of_the_schema_before_is_read(tmp_path: Path) -> None:
    """What `0003` left: guests, a table with its log, and who was connected."""
    told: list[log.AnyEntry] = [
        log.Created(Settings(players=3), "ada", "Ada"),
        log.Sat("ada", "Ada", 0),
    ]

    def fill(connection: Connection) -> None:
        database.upgrade(connection, "0003")
        connection.execute(text("INSERT INTO guests VALUES ('ada', 'Ada', 1)"))
        connection.execute(text("INSERT INTO members VALUES ('old', 'ada', 1, 99, 'place')"))
        line = "'old', 'table', 1, 2, 'ada', 'Ada', 'hi', 'x'"
        connection.execute(text(f"INSERT INTO lines VALUES ({line})"))
        shown = encode(TableState.of_log("old", [(entry, 1) for entry in told]).table()).decode()
        table = text("INSERT INTO tables VALUES ('old', 1, 'lobby', false, false, '', :shown)")
        connection.execute(table, {"shown": shown})
        entry = text("INSERT INTO entries VALUES ('old', :number, 1, NULL, NULL, :entry)")
        for number, one in enumerate(told, 1):
            connection.execute(entry, {"number": number, "entry": encode(one).decode()})

    async def before() -> None:
        old = Database(sqlite_url(tmp_path / "test.db"))
        await old.run(fill)
        await old.close()

    async def test(place: Place) -> None:
        # Their cookie did not say when it was signed.
        assert await place.house.guest("ada", 0) == Guest("ada", "Ada")
        ada = Visitor(place.house, "ada")
        await ada.connect("old")
        assert ada.mirror.seat == 0
        assert [line["text"] for line in ada.mirror.chat] == ["hi"]
        await ada.do("stand")

    run_alone(before())
    in_place(tmp_path, test)


def played(place: Place, table: str) -> list[Any]:
    """What keeps the first move of a table."""
    state = place.house.rooms[table].state
    assert state.scene is not None
    entry = log.Played(0, state.scene.moves(0)[0], "person")
    told = store.Told.of(table, state.number + 1, 1, entry)
    return list(advance(state, entry, told, set())[1])


def test_what_one_query_cannot_keep_is_kept_by_a_transaction(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process writes at the same time, and the database lets neither of both through."""
    asked: list[str] = []

    async def clash(_: Database, query: str, *__: object) -> None:
        asked.append(query)
        raise database.Clash("two wait for each other")

    async def test(place: Place) -> None:
        table = (await place.seated(3))[0].table["id"]
        monkeypatch.setattr(Database, "tell", clash)
        move = played(place, table)
        before = len(await entries_of(place, table))
        write = place.house.writer.write
        done = await asyncio.gather(write(move, table), write(move, table), return_exceptions=True)
        assert [type(one) for one in done] == [type(None), Conflict]
        assert asked == [], "two entries of one table are for no single query"
        with pytest.raises(Conflict):
            await write(move, table)
        assert asked == [store.KEEP_ENTRIES]
        assert len(await entries_of(place, table)) == before + 1

    in_place(tmp_path, test)


def test_two_entries_of_one_table_are_not_kept_by_one_query(tmp_path: Path) -> None:
    """Whether the second can be kept, only the first one decides."""

    async def test(place: Place) -> None:
        tables = [(await place.seated(3))[0].table["id"] for _ in range(2)]
        one, other = (played(place, table) for table in tables)
        query = store.one_query([one, other])
        assert query is not None
        assert query[1][0] == tables
        assert store.one_query([one, one]) is None

    in_place(tmp_path, test)


def test_a_file_that_cannot_be_opened_is_not_called_damaged(tmp_path: Path) -> None:
    """The operator would put back a backup for nothing."""
    with pytest.raises(sqlite3.OperationalError, match="unable to open"):
        fault_in(tmp_path, 60)
