"""What a house and its rooms keep in mind beside the table itself."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.support import Place, in_place


def test_who_set_up_a_table_without_a_host_answers_for_its_bots(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host = await place.visitor()
        await place.table(host)
        await host.do("add_bot", seat=1, bot="random")
        assert host.room is not None
        left = host.room.state.copy()
        left.host = None
        assert host.room.players.wish(left, 1, "bot", b"").guest == host.guest

    in_place(tmp_path, test)


def test_a_table_that_is_being_woken_is_let_go_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[str] = []

    async def wake(id: str) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(id)

    async def test(place: Place) -> None:
        house = place.house
        monkeypatch.setattr(house, "wake_table", wake)
        house.alarms["a table"] = house.clock.at(house.now() + 1000, lambda: None)
        house.ring_alarm("a table")
        await place.settle()
        await house.close()
        assert ended == ["a table"]

    in_place(tmp_path, test)


def test_who_could_not_be_noted_on_arrival_is_noted_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But not those who have left again."""

    async def test(place: Place) -> None:
        host, other = await place.visitor(), await place.visitor()
        id = await place.table(host)
        await other.connect(id)
        assert host.room is not None
        gone, presence = other.box, host.room.presence
        await other.disconnect()
        noted: list[str] = []
        monkeypatch.setattr(presence, "mark_seen", lambda guest, _: noted.append(guest))
        presence.arriving |= {host.box, gone}
        presence.stay()
        assert noted == [host.guest]

    in_place(tmp_path, test)
