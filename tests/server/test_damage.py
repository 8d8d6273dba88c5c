"""Files that are damaged at the start, a disk that is full, clocks that are wrong."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from mirabilia.server import schema
from mirabilia.server.identity import KEY_FILE, RETIRED_FILE
from mirabilia.server.limits import Limits
from mirabilia.server.settings import DATABASE_FILE
from mirabilia.server.sweep import Sweep
from tests.server.process import Server, play_until
from tests.server.support import Place, Visitor, entries_of, in_place, run_alone
from tests.support.root import needs_root
from tests.support.waiting import PATIENCE

DAY = 24 * 3600
HOUR = 3600

# ---- files


def random_bytes(path: Path) -> None:
    path.write_bytes(Random(7).randbytes(max(4096, path.stat().st_size)))


def cut_in_half(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def spoiled_in_the_middle(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2)
        file.write(Random(7).randbytes(3000))


DAMAGES = [random_bytes, cut_in_half, emptied, a_folder, spoiled_in_the_middle]


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a server leaves that was killed: keys, a database, and what SQLite had not put in it."""
    folder = tmp_path_factory.mktemp("left")
    server = Server(folder)
    server.start()
    try:
        table = server.begin_game()
        run_alone(play_until(server, table, 4))
    finally:
        server.kill()
    (folder / RETIRED_FILE).write_text(f"{bytes(32).hex()} {1_800_000_000_000}\n", "ascii")
    assert (folder / f"{DATABASE_FILE}-wal").stat().st_size > 0
    return folder


def names(one: object) -> str:
    return getattr(one, "__name__", str(one))


@pytest.mark.parametrize(
    ("name", "damage"),
    [
        *((DATABASE_FILE, damage) for damage in DAMAGES),
        *((KEY_FILE, damage) for damage in (emptied, a_folder)),
        *((RETIRED_FILE, damage) for damage in (random_bytes, spoiled_in_the_middle, a_folder)),
        (f"{DATABASE_FILE}-wal", a_folder),
    ],
    ids=names,
)
def test_a_damaged_file_is_named_in_one_line(
    left: Path, tmp_path: Path, name: str, damage: Callable[[Path], None]
) -> None:
    """Nothing is thrown away, and nobody plays on with half of it."""
    folder = tmp_path / "data"
    shutil.copytree(left, folder)
    for beside in ("-wal", "-shm"):
        # All of the log is in the file then, as after an end that was no accident.
        if name == DATABASE_FILE:
            (folder / f"{name}{beside}").unlink()
    damage(folder / name)
    before = {path.name: content(path) for path in folder.iterdir()}
    done = start(folder)
    if damage is emptied and name == DATABASE_FILE:
        # As no database at all: a key without one is told.
        assert "no database" in done
        return
    assert len(done.splitlines()) == 1, done
    assert str(folder / name) in done or "database" in done
    assert (str(folder) in done, RETIRED_FILE in done) == (True, name == RETIRED_FILE)
    assert content(folder / name) == before[name], "it is left for somebody to look at"


def content(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


def start(folder: Path) -> str:
    """What a server says that is started on a folder; one that starts is ended."""
    command = [sys.executable, "-m", "mirabilia", "serve", "--port", "0", "--no-browser"]
    process = subprocess.Popen(
        [*command, "--data", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    process.stdout.readline()
    process.terminate()
    return process.communicate(timeout=PATIENCE)[1]


@pytest.mark.parametrize("damage", [random_bytes, emptied, cut_in_half], ids=names)
def test_games_go_on_without_the_last_of_them_if_the_log_of_sqlite_is_damaged(
    left: Path, tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    """What SQLite had not moved to its file is gone with that log, and nothing else is wrong."""
    folder = tmp_path / "data"
    shutil.copytree(left, folder)
    (folder / f"{DATABASE_FILE}-shm").write_bytes(b"nothing")
    damage(folder / f"{DATABASE_FILE}-wal")
    assert "Traceback" not in start(folder)
    with closing(sqlite3.connect(folder / DATABASE_FILE)) as kept:
        assert kept.execute("PRAGMA integrity_check").fetchone() == ("ok",)


# ---- the disk


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of a few megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(folder: Path) -> Path:
    """Use up the last byte of a disk."""
    rest = folder / "rest"
    with rest.open("wb", buffering=0) as file:
        for size in (1 << 16, 1 << 12, 1):
            try:
                while file.write(bytes(size)) == size:
                    pass
            except OSError:
                continue
    return rest


@needs_root
def test_while_the_disk_is_full_nothing_is_acknowledged_and_nothing_is_lost(
    small_disk: Path,
) -> None:
    """This needs root, for a small disk."""

    async def test(place: Place) -> None:
        people = await place.seated(3, public=True)
        for person in people:
            await person.play()
        rest = fill(small_disk)
        before = [person.mirror.state() for person in people]
        plays = [{"round": one.round["number"], "move": one.moves[0]} for one in people]
        # What is left of a page may still hold an entry or two.
        codes = [await answer(one, play) for one, play in zip(people, plays, strict=True)]
        while None in codes and all(one.awaited for one in people):
            codes = [await answer(one, play) for one, play in zip(people, plays, strict=True)]
        refused = [number for number, code in enumerate(codes) if code is not None]
        assert {codes[number] for number in refused} == {"try_again"}
        kept = await entries_of(place, people[0].table["id"])
        assert people[0].mirror.number == len(kept)
        if len(refused) == len(people):
            assert [person.mirror.state() for person in people] == before
        rest.unlink()
        for number in refused:
            assert await answer(people[number], plays[number]) is None
        played = [one for one in await entries_of(place, people[0].table["id"]) if "move" in one]
        assert len(played) == 6
        for person in people:
            assert person.round["number"] > plays[0]["round"]
            assert person.mirror.state() == await place.fresh(people[0].table["id"], person.guest)

    in_place(small_disk, test)


async def answer(person: Visitor, play: dict[str, object]) -> str | None:
    """The code that a move was refused with; it is sent with the same id each time."""
    told = await person.ask("play", id=json.dumps(play), **play)
    return told.get("code")


@needs_root
def test_a_server_says_in_a_line_that_the_disk_is_full(small_disk: Path) -> None:
    """This needs root, for a small disk."""
    rest = fill(small_disk)
    said = start(small_disk / "data")
    assert "Traceback" not in said, said
    rest.unlink()
    assert start(small_disk / "data") == ""


# ---- clocks


@pytest.mark.parametrize("seconds", [-365 * DAY, -HOUR, HOUR, DAY], ids=str)
def test_a_server_that_starts_when_the_clock_is_wrong_goes_on(tmp_path: Path, seconds: int) -> None:
    """The clock on the wall was set meanwhile: guests are known, games and their order stay."""

    async def test(place: Place) -> None:
        people = await place.seated(3, pace="turns", clock=2 * DAY)
        for person in people:
            await person.play()
        await people[0].do("say", text="before")
        table = people[0].table["id"]
        await place.house.close()
        place.time.alarms.clear()
        place.time.now += 1000 * seconds
        place.house = place.new_house()
        await place.house.open()
        await place.woken(place.house)
        again = [Visitor(place.house, person.guest) for person in people]
        for person in again:
            await person.connect(table)
        assert [person.mirror.seat for person in again] == [0, 1, 2]
        for person in again:
            assert person.awaited, "nobody was played for"
            await person.play()
        await again[1].do("say", text="after")
        assert [line["text"] for line in again[2].mirror.chat] == ["before", "after"]
        for person in again:
            assert person.mirror.state() == await place.fresh(table, person.guest)
        # The next decision has all of its time, by the clock as it is now.
        assert again[0].round["deadline"] == place.time.now + 1000 * 2 * DAY

    in_place(tmp_path, test)


def test_a_clock_that_goes_back_removes_nothing_and_one_that_goes_on_only_what_is_old(
    tmp_path: Path,
) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(3, pace="turns")
        lobby = await place.visitor("host")
        await place.table(lobby)
        for person in (*people, lobby):
            await person.disconnect()
        for seconds, tables in ((-400 * DAY, 2), (400 * DAY + 20 * DAY, 2), (20 * DAY, 1)):
            place.time.now += 1000 * seconds
            await Sweep(place.house, pause=0).once()
            assert len(await place.house.store.rows(select(schema.tables))) == tables

    in_place(tmp_path, test, limits=Limits(presence_pause=0, lobby_days=30))
