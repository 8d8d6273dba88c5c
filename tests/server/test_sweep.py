"""What nobody needs any more is removed, by rules that can be set; the rest stays."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from mirabilia.server import identity, notices, schema, sweep
from mirabilia.server.database import Away
from mirabilia.server.limits import Limits
from mirabilia.server.outbox import GOING_DOWN
from mirabilia.server.sweep import Sweep
from tests.server.support import Place, Visitor, in_place
from tests.support.waiting import until

DAY = 24 * 3600
FOR_EVER = Limits(lobby_days=0, unfinished_days=0, finished_days=0, guest_days=0, link_days=0)
SOON = Limits(lobby_days=2, unfinished_days=4, finished_days=6, guest_days=8, link_days=1)


async def count(place: Place, table: Any) -> int:
    query = select(func.count()).select_from(table)
    return int((await place.house.store.rows(query))[0][0])


async def counts(place: Place) -> dict[str, int]:
    return {table.name: await count(place, table) for table in schema.metadata.sorted_tables}


async def swept(place: Place) -> None:
    await Sweep(place.house, pause=0).once()


async def kept_tables(place: Place) -> set[str]:
    return {row.id for row in await place.house.store.rows(select(schema.tables.c.id))}


async def one_of_each(place: Place) -> dict[str, str]:
    """A lobby, a game that nobody goes on with, and a finished one; nobody is there any more."""
    lobby, host = await place.visitor(), await place.visitor()
    tables = {"lobby": await place.table(lobby), "playing": await place.table(host)}
    await lobby.do("say", text="is anybody here?")
    await host.do("add_bot", seat=1, bot="random")
    await host.do("add_bot", seat=2, bot="random")
    await host.do("start")
    await place.settle()
    people = await place.seated(3)
    tables["over"] = people[0].table["id"]
    while people[0].table["status"] == "playing":
        for person in people:
            if person.awaited:
                await person.play()
    for visitor in (lobby, host, *people):
        await visitor.disconnect()
    await place.settle()
    return tables


def test_tables_are_removed_by_age_with_all_that_belongs_to_them(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(place: Place) -> None:
        tables = await one_of_each(place)
        before = await counts(place)
        await swept(place)
        place.time.pass_seconds(2 * DAY)
        await swept(place)
        assert await counts(place) == before
        left = {*tables.values()}
        for status, days in (("lobby", 1), ("playing", 2), ("over", 2)):
            place.time.pass_seconds(days * DAY)
            caplog.clear()
            await swept(place)
            left -= {tables[status]}
            assert await kept_tables(place) == left
            assert len(caplog.messages) == 1
            assert caplog.messages[0].startswith("removed what was too old: 1 ")
        after = await counts(place)
        assert {name for name, rows in after.items() if rows} == {"guests"}

    in_place(tmp_path, test, limits=SOON)


def test_what_is_kept_for_ever_is(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test(place: Place) -> None:
        await one_of_each(place)
        await identity.make_link(place.house, (await place.visitor()).guest)
        before = await counts(place)
        place.time.pass_seconds(10_000 * DAY)
        await swept(place)
        assert await counts(place) == before

    with caplog.at_level(logging.WARNING):
        in_place(tmp_path, test, limits=FOR_EVER)
    assert caplog.messages == []


def test_finished_games_are_kept_unless_the_operator_says_otherwise() -> None:
    assert Limits().finished_days == 0


def test_a_table_in_use_stays(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, other = await place.visitor(), await place.visitor()
        used, seen = await place.table(host), await place.table(other)
        await other.disconnect()
        place.time.pass_seconds(5 * DAY)
        # Somebody looked in, and nothing happened.
        await other.connect(seen)
        await other.disconnect()
        await place.settle()
        await swept(place)
        assert await kept_tables(place) == {used, seen}
        place.time.pass_seconds(5 * DAY)
        await swept(place)
        assert await kept_tables(place) == {used}

    in_place(tmp_path, test, limits=SOON)


def test_somebody_who_comes_in_at_the_last_moment_is_told(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host = await place.visitor()
        lobby = await place.table(host)
        await host.disconnect()
        await place.settle()
        place.time.pass_seconds(5 * DAY)
        write = place.house.writer.write

        async def come_in(statements: Any, table: str = "") -> None:
            place.house.writer.write = write  # type: ignore[method-assign]
            await host.connect(lobby)
            await write(statements, table)

        place.house.writer.write = come_in  # type: ignore[method-assign]
        await swept(place)
        assert lobby not in place.house.rooms
        assert host.box is not None
        assert host.box.take() == GOING_DOWN
        host.box = None

    in_place(tmp_path, test, limits=SOON)


def test_guests_are_forgotten_who_have_left_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(place: Place) -> None:
        names = ("unused", "seated", "watching", "linked", "guarded", "new")
        guests: dict[str, Visitor] = {name: await place.visitor(name) for name in names[:-1]}
        table = await place.table(guests["seated"])
        await guests["watching"].connect(table)
        regard = {"guest": guests["guarded"].guest, "other": guests["seated"].guest}
        facts = {"muted": False, "blocked": True, "since": place.time.now}
        await place.house.writer.write([insert(schema.regards).values(**regard, **facts)])
        place.time.pass_seconds(9 * DAY)
        guests["new"] = await place.visitor("new")
        await identity.make_link(place.house, guests["linked"].guest)
        await swept(place)
        rows = await place.house.store.rows(select(schema.guests.c.name))
        assert {row.name for row in rows} == {*names} - {"unused"}
        assert "removed what was too old: 1 guests" in caplog.messages

    in_place(tmp_path, test, limits=SOON)


def test_links_are_removed_after_their_end(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        guest = (await place.visitor()).guest
        await identity.make_link(place.house, guest)
        place.time.pass_seconds(DAY)
        await identity.make_link(place.house, guest)
        place.time.pass_seconds(601)
        await swept(place)
        assert await count(place, schema.links) == 1
        place.time.pass_seconds(DAY)
        await swept(place)
        assert await count(place, schema.links) == 0

    in_place(tmp_path, test, limits=SOON)


def test_many_are_removed_in_batches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweep, "BATCH", 2)

    async def test(place: Place) -> None:
        guest = (await place.visitor()).guest
        for _ in range(5):
            await identity.make_link(place.house, guest)
        place.time.pass_seconds(3 * DAY)
        commits = place.house.writer.commits
        await swept(place)
        assert await count(place, schema.links) == 0
        assert place.house.writer.commits == commits + 3

    in_place(tmp_path, test, limits=SOON)


def test_everything_of_a_table_is_known_to_the_sweep() -> None:
    parts = {table.name for table in schema.metadata.sorted_tables if "table_id" in table.c}
    assert parts == {table.name for table in sweep.OF_A_TABLE}


def test_it_goes_on_whatever_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sweep, "SECONDS_BEFORE_FIRST", 0)
    monkeypatch.setattr(sweep, "SECONDS_BETWEEN", 0)
    failures: list[Exception] = [Away(OSError("gone")), RuntimeError("odd")]
    done: list[Sweep] = []

    async def once(one: Sweep) -> None:
        if failures:
            raise failures.pop(0)
        done.append(one)

    async def test(_: Place) -> None:
        await until(lambda: len(done) > 1)

    monkeypatch.setattr(Sweep, "once", once)
    caplog.clear()
    in_place(tmp_path, test)
    assert caplog.messages == ["the database could not be swept"]


def test_old_notices_are_removed_and_new_ones_stay(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        old, new = place.house.now(), place.house.now() + 1000 * DAY * sweep.NOTICE_DAYS
        for at, table in ((old, "old"), (new, "new")):
            await place.house.writer.write(notices.notice(notices.TABLE, [table], at))
        place.time.pass_seconds(DAY * sweep.NOTICE_DAYS + 1)
        await swept(place)
        rows = await place.house.store.rows(select(schema.notices))
        assert [row.at for row in rows] == [new]

    in_place(tmp_path, test, limits=SOON)
