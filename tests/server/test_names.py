"""Names can be changed at any time: they hold at the table, in the lobby, the game, the rematch."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from mirabilia.server import regards
from mirabilia.server.messages import Guest
from tests.server.support import Place, Visitor, in_place


def name_at(visitor: Visitor, seat: int) -> str | None:
    name: str | None = visitor.table["seats"][seat]["name"]
    return name


async def rename(place: Place, visitor: Visitor, name: str | None) -> None:
    await place.house.rename(Guest(visitor.guest, name))
    await place.settle()


@pytest.mark.parametrize("name", ["Hypatia", None])
def test_somebody_who_sits_can_take_another_name(tmp_path: Path, name: str | None) -> None:
    async def test(place: Place) -> None:
        host, other, _ = await place.seated(3)
        await rename(place, other, name)
        assert name_at(host, 1) == name
        assert host.table["seats"][1]["guest"] == other.guest
        assert host.mirror.state() == await place.fresh(host.table["id"], host.guest)

    in_place(tmp_path, test)


def test_a_name_that_comes_while_its_guest_sits_down_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who types a name and clicks on a seat at once sends both at once."""

    async def test(place: Place) -> None:
        host, other = await place.visitor("Host"), await place.visitor(None)
        await other.connect(await place.table(host))
        is_blocked: Callable[..., object] = regards.is_blocked

        async def rename_meanwhile(*about: object) -> object:
            await place.house.rename(Guest(other.guest, "Hypatia"))
            found = is_blocked(*about)
            return await found  # type: ignore[misc]

        await other.do("say", text="so that the table knows who this is")
        monkeypatch.setattr(regards, "is_blocked", rename_meanwhile)
        await other.do("sit", seat=1)
        await place.settle()
        assert name_at(host, 1) == "Hypatia"

    in_place(tmp_path, test)


def test_a_name_from_elsewhere_holds_when_its_guest_comes(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(3)
        host, other, _ = people
        table = host.table["id"]
        for person in people:
            await person.disconnect()
        await place.settle()
        assert table not in place.house.rooms
        await rename(place, other, "Hypatia")
        await host.connect(table)
        assert name_at(host, 1) == "guest 1"
        await other.connect(table)
        assert name_at(host, 1) == "Hypatia"

    in_place(tmp_path, test)


def test_a_name_holds_in_the_rematch_which_says_who_asked(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(3)
        host, other, _ = people
        while host.table["status"] == "playing":
            for person in people:
                if person.awaited:
                    await person.play()
        assert (host.table["rematch"], host.table["rematch_by"]) == (None, None)
        await rename(place, host, "Hypatia")
        await other.do("rematch")
        assert host.table["rematch_by"] == other.guest
        await host.connect(host.table["rematch"])
        assert name_at(host, 0) == "Hypatia"
        assert host.table["host"] == other.guest

    in_place(tmp_path, test)
