"""Orders of the operator, as tests give them: beside a house, and on the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from mirabilia.cli import main
from mirabilia.server import schema
from mirabilia.server.notices import Notices
from mirabilia.server.office.place import Office
from mirabilia.server.settings import DATABASE_FILE, ServerSettings, sqlite_url
from tests.server.support import Place, Visitor, in_database


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


async def everything(place: Place) -> str:
    """All texts in the database."""
    rows: list[Any] = []
    for table in schema.metadata.sorted_tables:
        rows += await place.house.store.rows(select(table))
    return repr(rows)
