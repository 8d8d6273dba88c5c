"""The same on PostgreSQL, where one is installed: a cluster of its own, made for these tests."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, select, text, update
from sqlalchemy.exc import ProgrammingError

from mirabilia.server import regards, reporting, schema, store
from mirabilia.server.database import Away, Database, Remote, Statement
from mirabilia.server.entries import Played
from mirabilia.server.limits import Limits
from mirabilia.server.messages import Guest, RegardWish, ReportWish
from mirabilia.server.refusals import Refused
from mirabilia.server.room import Room, advance
from mirabilia.server.sweep import Sweep
from mirabilia.server.writer import Conflict, Statements, Writer
from tests.server.process import Server
from tests.server.support import Place, Visitor, entries_of, in_database, run_alone
from tests.server.test_process import complaint
from tests.support.services import INITDB, Cluster

pytestmark = pytest.mark.skipif(INITDB is None, reason="there is no PostgreSQL here")


@pytest.fixture
def url(cluster: Cluster, request: pytest.FixtureRequest) -> str:
    """A database of its own for each test."""
    return cluster.new_database(request.node.name)


def test_migrations(url: str) -> None:
    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    async def test(place: Place) -> None:
        assert await place.house.database.run(differences) == []

    in_database(url, test)


def test_what_a_statement_was_given_is_not_told_when_it_fails(url: str) -> None:
    """By none of the engines: errors end in the log."""

    def fail(connection: Connection) -> None:
        connection.execute(text("select * from nowhere where line = :line"), {"line": "secret"})

    async def test(place: Place) -> None:
        remote = place.house.database.engine
        assert isinstance(remote, Remote)
        for run in (remote.run, remote.run_patiently):
            with pytest.raises(ProgrammingError) as failed:
                await run(fail)
            assert "nowhere where line" in str(failed.value)
            assert "secret" not in str(failed.value)
        assert remote.lonely.sync_engine.hide_parameters

    in_database(url, test)


def test_restart(url: str) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(3)
        for person in people:
            await person.play()
        await people[1].play()
        await people[1].do("say", text="well met")
        before = people[1].mirror.state()
        await place.reopen()
        again = Visitor(place.house, people[1].guest)
        await again.connect(people[1].table["id"])
        assert again.mirror.state() == {**before, "present": [1]}
        (game,) = await place.house.store.games_of(people[0].guest)
        assert game.my_turn

    in_database(url, test)


def test_conflict(url: str) -> None:
    async def test(place: Place) -> None:
        twice = [store.new_guest(Guest("twin", None), 0)]
        await place.house.writer.write(twice)
        with pytest.raises(Conflict):
            await place.house.writer.write(twice)

    in_database(url, test)


def test_moves_take_no_transaction(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(3)
        await place.settle()
        monkeypatch.setattr(Remote, "run", None)
        for person in people:
            await person.play()
        monkeypatch.undo()
        entries = await entries_of(place, people[0].table["id"])
        assert [entry["kind"] for entry in entries[-3:]] == ["played"] * 3
        (listed,) = await place.house.store.games_of(people[0].guest)
        assert listed.awaited == [0, 1, 2]

    in_database(url, test)


def test_a_move_that_cannot_be_kept_harms_no_other(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(place: Place) -> None:
        rooms = []
        for _ in range(3):
            first, *_ = await place.seated(3)
            assert first.room is not None
            rooms.append(first.room)
        jobs = [played(room, place.time.now) for room in rooms]
        await place.house.writer.write(jobs[1])
        # Nor does it take a transaction to find out which one it is.
        await place.settle()
        monkeypatch.setattr(Remote, "run", None)
        done = await asyncio.gather(
            *(place.house.writer.write(job) for job in jobs), return_exceptions=True
        )
        monkeypatch.undo()
        assert [type(one) for one in done] == [type(None), Conflict, type(None)]
        for room in rooms:
            entries = await entries_of(place, room.state.id)
            assert [entry["kind"] for entry in entries[-2:]] == ["started", "played"]

    in_database(url, test)


def test_what_is_unusual_keeps_moves_from_no_query(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(place: Place) -> None:
        first, *_ = await place.seated(3)
        assert first.room is not None
        await place.settle()
        writer, kept = place.house.writer, []
        run = Writer.commit

        async def note(self: Writer, jobs: list[Statements]) -> tuple[int | None, Exception | None]:
            kept.append(jobs)
            return await run(self, jobs)

        monkeypatch.setattr(Writer, "commit", note)
        renamed = [store.rename_guest(Guest(first.guest, "Hypatia"))]
        move = played(first.room, place.time.now)
        await asyncio.gather(writer.write(renamed), writer.write(move), writer.write([]))
        assert kept == [[renamed, []]]
        assert (await place.house.guest(first.guest)).name == "Hypatia"
        entries = await entries_of(place, first.room.state.id)
        assert [entry["kind"] for entry in entries[-2:]] == ["started", "played"]

    in_database(url, test)


def played(room: Room, at: int) -> list[Statement]:
    """What keeps the first move of a table."""
    assert room.state.scene is not None
    entry = Played(0, room.state.scene.moves(0)[0], "person")
    told = store.Told.of(room.state.id, room.state.number + 1, at, entry)
    return advance(room.state, entry, told, set())[1]


def test_who_loses_out_to_another_transaction_tries_again(url: str) -> None:
    guests, waiting = schema.guests, select(func.pg_sleep(0.5))

    async def test(place: Place) -> None:
        ids = [(await place.visitor("nobody")).guest for _ in range(2)]

        def rename(order: list[str], name: str) -> Callable[[Connection], None]:
            def work(connection: Connection) -> None:
                for id in order:
                    connection.execute(update(guests).where(guests.c.id == id).values(name=name))
                    connection.execute(waiting)

            return work

        run = place.house.database.run
        # Each has what the other one waits for.
        await asyncio.gather(run(rename(ids, "Ada")), run(rename(ids[::-1], "Ben")))
        names = {row.name for row in await place.house.store.rows(select(guests))}
        assert names in ({"Ada"}, {"Ben"})

    in_database(url, test)


def test_what_is_beyond_a_number_is_found_at_many_tables(url: str) -> None:
    async def test(place: Place) -> None:
        host = await place.visitor("host")
        ids = [await place.table(host) for _ in range(3)]
        store = place.house.store
        found = await store.entries_after({ids[0]: 0, ids[1]: 1, ids[2]: 2})
        assert {id: [one.number for one in told] for id, told in found.items()} == {
            ids[0]: [1, 2],
            ids[1]: [2],
        }
        kept = await store.rows(select(schema.entries).where(schema.entries.c.table_id == ids[1]))
        assert found[ids[1]] == [tuple(kept[1])]
        assert await store.entries_after({"nowhere": 0}) == {}

    in_database(url, test)


@pytest.mark.wide
def test_news_are_found_again_after_it_was_away(cluster: Cluster, url: str) -> None:
    async def test(place: Place) -> None:
        id = await place.table(await place.visitor("host"))
        store = place.house.store
        assert len(await store.entries_after({id: 0})) == 1
        cluster.stop()
        try:
            with pytest.raises(Away):
                await store.entries_after({id: 0})
        finally:
            cluster.start()
        assert len(await store.entries_after({id: 0})) == 1

    in_database(url, test)


def test_while_it_is_away_commands_can_be_tried_again(
    cluster: Cluster, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(place: Place) -> None:
        first, second, third = await place.seated(3)
        table = first.table["id"]
        play = {"round": first.round["number"], "move": first.moves[0]}
        cluster.stop()
        try:
            for _ in range(3):
                assert await first.refused("play", id="my move", **play) == "try_again"
            assert await second.refused("say", text="is anybody there?") == "try_again"
            with pytest.raises(Away):
                await place.house.guest(first.guest)
            with pytest.raises(Away):
                await place.house.store.open_tables(place.time.now)
        finally:
            cluster.start()
        boxes = [person.box for person in (first, second, third)]
        assert not any(box is None or box.closed for box in boxes)
        await first.do("play", id="my move", **play)
        assert second.round["ready"] == [0]
        played = [e for e in await entries_of(place, table) if e["kind"] == "played"]
        assert len(played) == 1

    in_database(url, test)
    assert {record.exc_info for record in caplog.records} == {None}


@pytest.mark.wide
def test_while_it_is_away_the_log_stays_short(
    cluster: Cluster, url: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    server = Server(tmp_path, "--database-url", url)
    server.start()
    try:
        server.ask("/api/me", {"name": "Ada"})
        cluster.stop()
        try:
            for path in ["/api/tables", "/api/me", "/api/games"] * 10:
                with pytest.raises(HTTPError) as refused:
                    server.ask(path)
                assert refused.value.code == 503
                assert json.load(refused.value)["code"] == "try_again"
        finally:
            cluster.start()
        assert server.ask("/api/games") == []
    finally:
        server.kill()
    (line,) = capfd.readouterr().err.splitlines()
    assert "the database is away" in line


def test_several_processes_may_find_it_empty(url: str) -> None:
    async def test() -> None:
        found = [Database(url) for _ in range(3)]
        try:
            await asyncio.gather(*(one.migrate() for one in found))
            assert await found[0].rows(select(schema.guests)) == []
        finally:
            await asyncio.gather(*(one.close() for one in found))

    run_alone(test())


def test_a_second_server_without_redis_is_refused(url: str, tmp_path: Path) -> None:
    async def test(_: Place) -> None:
        alone, company = Database(url), Database(url)
        try:
            assert not await alone.hold(shared=False)
            assert not await company.hold(shared=True)
        finally:
            await alone.close()
            await company.close()
        told = await asyncio.to_thread(
            complaint, "serve", "--port", "0", "--data", str(tmp_path), "--database-url", url
        )
        assert "in use by another server" in told

    in_database(url, test)


def test_servers_with_redis_share_it(url: str) -> None:
    async def test() -> None:
        found = [Database(url) for _ in range(3)]
        try:
            assert await found[0].hold(shared=True)
            assert await found[1].hold(shared=True)
            assert await found[1].hold(shared=True)
            assert not await found[2].hold(shared=False)
        finally:
            await asyncio.gather(*(one.close() for one in found))

    run_alone(test())


@pytest.mark.wide
def test_a_hold_is_taken_again_after_it_was_away(cluster: Cluster, url: str) -> None:
    async def test(place: Place) -> None:
        cluster.stop()
        cluster.start()
        assert await place.house.database.hold(shared=False)
        other = Database(url)
        try:
            assert not await other.hold(shared=False)
        finally:
            await other.close()

    in_database(url, test)


def test_regards_and_reports(url: str) -> None:
    async def test(place: Place) -> None:
        host, pest = await place.visitor("host"), await place.visitor("pest")
        id = await place.table(host)
        await pest.connect(id)
        await pest.do("say", text="rude")
        who = await place.house.guest(host.guest)
        for wish in (ReportWish(id, line=1), ReportWish(id, guest=pest.guest)):
            await reporting.report(place.house, who, wish)
        found = await reporting.listed(place.house.database)
        assert [(one.number, one.report.line) for one in found] == [(1, 1), (2, None)]
        await reporting.close(place.house.database, [1], place.time.now)
        left = await reporting.listed(place.house.database, schema.reports.c.closed.is_(None))
        assert [one.number for one in left] == [2]
        for muted in (True, False, True):
            wished = RegardWish(muted=muted, blocked=True)
            await regards.change(place.house, host.guest, pest.guest, wished)
        await place.settle()
        assert pest.box is not None
        assert pest.box.closed
        (listed,) = await regards.listed(place.house.store, host.guest)
        assert (listed.name, listed.muted, listed.blocked) == ("pest", True, True)
        with pytest.raises(Refused, match="no_guest"):
            await regards.change(place.house, host.guest, "a\0b", RegardWish(muted=True))

    in_database(url, test)


def test_lists_snapshots_and_sweeps(url: str) -> None:
    async def test(place: Place) -> None:
        hosts = [await place.visitor() for _ in range(3)]
        ids = [await place.table(host, public=True) for host in hosts]
        listed = await place.house.store.open_tables(place.time.now)
        assert {one.table.id for one in listed} == {*ids}
        for number in range(5):
            await hosts[2].do("add_bot", seat=1, bot="random")
            await hosts[2].do("say", text=str(number))
        for host in hosts:
            await host.disconnect()
        await place.settle()
        kept = await place.house.store.table(ids[2])
        assert kept is not None
        assert (kept.told, len(kept.lines), len(kept.commands)) == (1, 5, 5)
        place.time.pass_seconds(100 * 24 * 3600)
        await Sweep(place.house, pause=0).once()
        for table in schema.metadata.sorted_tables:
            assert not await place.house.store.rows(select(table)), table.name

    in_database(url, test, limits=Limits(snapshot_every=3, presence_pause=0))
