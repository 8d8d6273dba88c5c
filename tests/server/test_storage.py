"""The database: migrations, safety of the file, the one writer, and a second one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text

from mirabilia.server import schema, store
from mirabilia.server.messages import Guest
from mirabilia.server.writer import Conflict
from tests.server.support import Place, Visitor, entries_of, in_place


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    async def test(place: Place) -> None:
        async with place.house.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    in_place(tmp_path, test)


def test_what_is_committed_is_on_the_disk(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        async with place.house.engine.connect() as connection:
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
