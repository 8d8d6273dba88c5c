"""Databases that older versions have left, with games going on: this version goes on from them."""

from __future__ import annotations

import gzip
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from litestar.testing import TestClient
from sqlalchemy import select

from mirabilia.bots.registry import with_first
from mirabilia.cli import main
from mirabilia.game import replay
from mirabilia.options import EXPANSIONS
from mirabilia.server import careers, deals, identity, puzzles, schema, verify
from mirabilia.server.admin import STATUSES
from mirabilia.server.app import create_app
from mirabilia.server.database import newest_revision
from mirabilia.server.identity import Identity, load_key
from mirabilia.server.messages import Guest
from mirabilia.server.office import checking
from mirabilia.server.office.place import Office
from mirabilia.server.replays import pack_replay
from mirabilia.server.settings import DATABASE_FILE, ServerSettings, sqlite_url
from scripts.stored import KNOWN, RECOVERY_CODE
from tests.server.support import Place, Visitor, in_database
from tests.support.services import Cluster

BACKUPS = sorted(Path(__file__).with_name("stored").glob("*.backup"))
STORED = sorted(Path(__file__).with_name("stored").glob("*.db.gz"))
Test = Callable[[Place], Awaitable[None]]


@pytest.fixture(params=STORED, ids=[path.name for path in STORED])
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A server's folder with a database that an older version has left."""
    (tmp_path / DATABASE_FILE).write_bytes(gzip.decompress(request.param.read_bytes()))
    return tmp_path


def opened(folder: Path, test: Test) -> None:
    in_database(sqlite_url(folder / DATABASE_FILE), later(test))


def later(test: Test) -> Test:
    """Later than anything that was stored."""

    async def inside(place: Place) -> None:
        place.time.pass_seconds(7 * 24 * 3600)
        await place.woken(place.house)
        await test(place)

    return inside


async def tables(place: Place, status: str) -> list[str]:
    query = select(schema.tables.c.id).where(schema.tables.c.status == status)
    return [row.id for row in await place.house.store.rows(query.order_by(schema.tables.c.id))]


def test_databases_are_stored() -> None:
    """None is older than 0008, before which nobody had a server to upgrade: docs/upgrading.md."""
    assert [path.name.split(".")[0] for path in STORED][:2] == ["0008", "0015"]


def test_one_of_todays_schema_is_stored(tmp_path: Path) -> None:
    """Before the next migration, `scripts/stored.py` keeps a database of this one."""
    newest = STORED[-1]
    assert newest.name.split(".")[0] == newest_revision()
    (tmp_path / DATABASE_FILE).write_bytes(gzip.decompress(newest.read_bytes()))
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as kept:
        for table in schema.metadata.sorted_tables:
            columns = kept.execute(f"SELECT * FROM {table.name} LIMIT 1").description
            assert {column[0] for column in columns} == set(table.columns.keys())
            rows = kept.execute(f"SELECT count(*) FROM {table.name}").fetchone()[0]
            assert rows > 0, table.name


@pytest.mark.parametrize("backup", BACKUPS, ids=[path.name for path in BACKUPS])
def test_backups_of_older_versions_are_put_back(
    backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--data", str(tmp_path / "data"), "--json"]
    assert main(["admin", "restore", str(backup), *words]) == 0
    restored = json.loads(capsys.readouterr().out)
    assert restored["revision"] == backup.name.split(".")[0]
    assert main(["admin", "check", *words]) == 0
    assert json.loads(capsys.readouterr().out)["tables"] == restored["rows"]["tables"] > 20


@pytest.mark.parametrize("backup", BACKUPS, ids=[path.name for path in BACKUPS])
def test_in_postgresql_every_table_of_an_older_backup_goes_on(
    backup: Path, cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = cluster.new_database(f"from_{backup.stem}")
    words = ["--data", str(tmp_path / "data"), "--database-url", url, "--json"]
    assert main(["admin", "restore", str(backup), *words]) == 0
    restored = json.loads(capsys.readouterr().out)
    assert restored["revision"] == backup.stem < newest_revision()
    assert main(["admin", "check", *words]) == 0
    checked = json.loads(capsys.readouterr().out)
    assert (checked["tables"], checked["faults"]) == (restored["rows"]["tables"], [])

    async def every_table(place: Place) -> None:
        found = [len(await tables(place, status)) for status in STATUSES]
        assert sum(found) == restored["rows"]["tables"]
        await check_all_finished_games(place)
        await play_all_games(place)
        await start_all_lobbies(place)

    in_database(url, later(every_table))


def test_nothing_is_wrong_with_what_was_stored(folder: Path) -> None:
    async def test(place: Place) -> None:
        settings = ServerSettings(folder, database_url=place.url)
        office = Office(settings)
        found = await checking.check(office, quick=False)
        await office.database.close()
        assert found.faults == []
        assert found.tables > 2 * 2 ** len(EXPANSIONS)

    opened(folder, test)


def test_games_of_all_mixes_go_on_to_their_end(folder: Path) -> None:
    opened(folder, play_all_games)


async def play_all_games(place: Place) -> None:
    rng, mixes = Random(1), set()
    for id in await tables(place, "playing"):
        people = await back_at(place, id)
        mixes.add(tuple(sorted(people[0].table["settings"]["expansions"])))
        while people[0].table["status"] == "playing":
            await place.settle()
            for person in people:
                if person.awaited:
                    await person.play(person.moves[rng.randrange(len(person.moves))])
        record = await place.house.store.finished(id, "record")
        assert record is not None
        if people[0].table["origin"] is None:
            verify.check(json.loads(record), people[0].table["commitment"])
        for person in people:
            await person.disconnect()
    counts = range(len(EXPANSIONS) + 1)
    assert mixes == {
        tuple(sorted(boxes)) for count in counts for boxes in combinations(EXPANSIONS, count)
    }
    assert await tables(place, "playing") == []


async def back_at(place: Place, id: str) -> list[Visitor]:
    """All who have a seat, connected; what they see is what the log tells."""
    kept = await place.house.store.table(id)
    assert kept is not None
    guests = [seat.guest for seat in kept.state.seats if seat.guest is not None]
    people = [Visitor(place.house, guest) for guest in guests]
    for person in people:
        await person.connect(id)
    await place.settle()
    for person in people:
        assert person.mirror.state() == await place.fresh(id, person.guest)
    return people


def test_lobbies_can_be_started(folder: Path) -> None:
    opened(folder, start_all_lobbies)


async def start_all_lobbies(place: Place) -> None:
    for id in await tables(place, "lobby"):
        kept = await place.house.store.table(id)
        assert kept is not None
        host = Visitor(place.house, kept.state.host or "")
        await host.connect(id)
        for number, seat in enumerate(kept.state.seats):
            if seat.guest is None and seat.bot is None:
                await host.do("add_bot", seat=number, bot="random")
        await host.do("start")
        assert host.table["status"] == "playing"


def test_finished_games_can_be_looked_at_and_checked(folder: Path) -> None:
    opened(folder, check_all_finished_games)


async def check_all_finished_games(place: Place) -> None:
    over = await tables(place, "over")
    assert len(over) >= 2 ** len(EXPANSIONS)
    for id in over:
        text = await place.house.store.finished(id, "record")
        assert text is not None
        record = json.loads(text)
        assert replay(record).digest() == record["digest"]
        verify.check(record)
        assert len(json.loads(gzip.decompress(pack_replay(text.encode())))["steps"]) > 10


def test_bots_that_sit_at_tables_are_still_there(folder: Path) -> None:
    async def test(place: Place) -> None:
        bots = set()
        for id in await tables(place, "playing"):
            kept = await place.house.store.table(id)
            assert kept is not None
            bots |= {seat.bot for seat in kept.state.seats if seat.bot is not None}
        assert "master@1" in bots
        assert [bot for bot in bots if with_first(bot) not in place.house.bots] == []

    opened(folder, test)


def test_guests_are_known_by_their_cookies(folder: Path) -> None:
    guest: list[str] = []

    async def test(place: Place) -> None:
        rows = await place.house.store.rows(select(schema.members.c.guest).limit(1))
        guest.append(rows[0].guest)

    opened(folder, test)
    settings = ServerSettings(folder, thinkers=1)
    token = Identity(load_key(folder)).token(guest[0], int(1000 * time.time()))
    with TestClient(create_app(settings), cookies={"mirabilia": token}) as client:
        assert client.get("/api/me").json()["id"] == guest[0]
        assert client.get("/api/games").json() != []


# ---- what only newer versions have kept


with_deals = pytest.mark.parametrize("folder", [*STORED[1:]], indirect=True, ids=lambda p: p.name)


async def known_guest(place: Place) -> Guest:
    """The guest who has written a recovery code down."""
    guest = await identity.redeem(place.house, RECOVERY_CODE.lower())
    assert guest.name == KNOWN
    return guest


@with_deals
def test_who_has_a_recovery_code_has_everything_again(folder: Path) -> None:
    async def test(place: Place) -> None:
        guest = await known_guest(place)
        progress = await puzzles.progress(place.house.store, guest.id, place.time())
        assert (progress.tried, progress.solved) == (2, 1)
        games = careers.played(await careers.games_of(place.house.store, guest.id), guest.id)
        assert len(games) == 2

    opened(folder, test)


@with_deals
def test_deals_of_days_are_compared_as_before(folder: Path) -> None:
    async def test(place: Place) -> None:
        guest, days = await known_guest(place), place.house.days
        kept = [row.day for row in await place.house.store.rows(select(schema.days.c.day))]
        assert len(kept) == 2
        played = []
        for day in kept:
            told = await days.told(day, guest.id)
            assert told.results is not None
            assert [(one.name, one.mine) for one in told.results] == [(KNOWN, True)]
            assert told.commitment == deals.promise(day, await days.plan(day))
            challenge = await days.told_of_game(told.results[0].table or "", 0, guest.id)
            assert challenge.challenger == KNOWN
            played.append(len(challenge.results))
        # The last of them was played by another too.
        assert played == [1, 2]

    opened(folder, test)


@with_deals
def test_reviews_are_kept(folder: Path) -> None:
    async def test(place: Place) -> None:
        (row,) = await place.house.store.rows(select(schema.reviews))
        assert json.loads(row.review)["decisions"]
        assert await place.house.store.review(row.table_id) == row.review

    opened(folder, test)
