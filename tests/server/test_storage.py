"""The database: migrations, safety of the file, the one writer, and a second one."""

from __future__ import annotations

import asyncio
import gc
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text
from sqlalchemy.exc import OperationalError

from mirabilia.server import database, schema, store
from mirabilia.server.app import create_app
from mirabilia.server.database import Database
from mirabilia.server.house import House
from mirabilia.server.messages import Guest
from mirabilia.server.refusals import Refused
from mirabilia.server.room import MOST_TRIES
from mirabilia.server.settings import ServerSettings, sqlite_url
from mirabilia.server.writer import Conflict
from tests.server.support import Place, Visitor, entries_of, in_place, run_alone


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    async def test(place: Place) -> None:
        async with place.house.database.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    in_place(tmp_path, test)


def test_what_is_committed_is_on_the_disk(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        async with place.house.database.engine.connect() as connection:
            mode = (await connection.execute(text("PRAGMA journal_mode"))).scalar_one()
            level = (await connection.execute(text("PRAGMA synchronous"))).scalar_one()
        assert (mode, level) == ("wal", 2)

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


def test_a_conflict_harms_nobody_else(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        writer = place.house.writer
        jobs = [
            [store.new_guest(Guest("twin", None), 0)],
            [store.new_guest(Guest("other", None), 0), store.new_guest(Guest("twin", None), 0)],
            [store.new_guest(Guest("last", None), 0)],
        ]
        done = await asyncio.gather(*map(writer.write, jobs), return_exceptions=True)
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

        async def lose(statements: object) -> None:
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

        async def fail(_: Any) -> None:
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
        begun = asyncio.Event()

        async def never_answer(_: object) -> None:
            begun.set()
            await asyncio.Event().wait()

        lost = Database(sqlite_url(tmp_path / "test.db"))
        waiting = asyncio.create_task(lost.run(never_answer))
        await begun.wait()
        await lost.close()
        with pytest.raises(asyncio.CancelledError):
            await waiting

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
