"""What waits for a connection is bounded, and who is present never fills it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from mirabilia.server.limits import Limits
from mirabilia.server.outbox import TAKEN_OVER, TOO_SLOW, Outbox
from tests.server.support import Place, Visitor, in_place, run_alone

WATCHERS = 300


def all_of(box: Outbox) -> list[bytes | int]:
    return list(iter(box.take, None))


def kinds_of(waiting: list[bytes | int]) -> list[str]:
    return [json.loads(message)["type"] for message in waiting if isinstance(message, bytes)]


def test_messages_come_in_their_order_and_then_who_is_present() -> None:
    box = Outbox("guest", Limits())
    box.put(b"1")
    box.put_presence(b"old")
    box.put_presence(b"new")
    box.put(b"2")
    assert all_of(box) == [b"1", b"2", b"new"]
    assert box.bytes == 0


def test_a_snapshot_replaces_what_was_known_of_presence() -> None:
    box = Outbox("guest", Limits())
    box.put_presence(b"old")
    box.put_snapshot(b"snapshot")
    assert all_of(box) == [b"snapshot"]


def test_bytes_that_wait_are_bounded() -> None:
    box = Outbox("guest", Limits(waiting_bytes=100))
    # One alone may be larger: nothing would ever be sent otherwise.
    box.put(b"." * 150)
    assert all_of(box) == [b"." * 150]
    box.put(b"." * 60)
    box.put(b"." * 40)
    assert box.bytes == 100
    box.put(b".")
    assert box.closed
    assert all_of(box) == [TOO_SLOW]
    assert box.bytes == 0


def test_messages_that_wait_are_counted() -> None:
    box = Outbox("guest", Limits(waiting_messages=2))
    for _ in range(3):
        box.put(b".")
    assert all_of(box) == [TOO_SLOW]


def test_what_waits_is_sent_before_a_connection_is_taken_over() -> None:
    box = Outbox("guest", Limits())
    box.put(b"last word")
    box.put_presence(b"nobody cares")
    box.close(TAKEN_OVER)
    box.put(b"too late")
    box.put_presence(b"too late")
    assert all_of(box) == [b"last word", TAKEN_OVER]


def test_who_waits_for_a_message_gets_it() -> None:
    async def test() -> None:
        box = Outbox("guest", Limits())
        for put in (box.put, box.put_presence):
            waiting = asyncio.create_task(box.next())
            await asyncio.sleep(0)
            assert not waiting.done()
            put(b"news")
            assert await waiting == b"news"

    run_alone(test())


async def watched(place: Place) -> tuple[list[Visitor], list[Visitor]]:
    """Players, and a crowd that watches them. All have read what they were sent."""
    players = await place.seated(3)
    crowd = [await place.visitor() for _ in range(WATCHERS)]
    for watcher in crowd:
        await watcher.connect(players[0].table["id"])
    place.time.pass_seconds(1)
    await place.settle()
    for visitor in (*players, *crowd):
        visitor.read()
    return players, crowd


def test_a_crowd_that_leaves_together_is_one_message_and_throws_nobody_out(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        players, crowd = await watched(place)
        assert players[0].mirror.watchers == WATCHERS
        for watcher in crowd:
            await watcher.disconnect()
        place.time.pass_seconds(1)
        await place.settle()
        for player in players:
            assert player.box is not None
            waiting = all_of(player.box)
            assert not player.box.closed
            # The first who left was told at once; what holds for all of them has replaced it.
            assert kinds_of(waiting) == ["presence"]
            assert json.loads(as_bytes(waiting[-1]))["watchers"] == 0

    in_place(tmp_path, test, limits=Limits())


def test_presence_that_is_not_read_never_closes_a_connection(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        player, other, _ = await place.seated(3)
        watcher = await place.visitor()
        table = player.table["id"]
        for _ in range(place.limits.waiting_messages + 1):
            await watcher.connect(table)
            await watcher.disconnect()
        assert player.box is not None
        assert not player.box.closed
        assert player.mirror.watchers == 0
        await player.play()
        assert other.round["ready"] == [0]

    in_place(tmp_path, test)


def test_the_last_presence_is_told_after_the_pause(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host = await place.visitor()
        table = await place.table(host)
        first, second = await place.visitor(), await place.visitor()
        place.time.pass_seconds(0.25)
        await first.connect(table)
        assert host.mirror.watchers == 1
        place.time.pass_seconds(0.2)
        await second.connect(table)
        assert host.mirror.watchers == 1
        place.time.pass_seconds(0.05)
        await asyncio.sleep(0)
        assert host.mirror.watchers == 2

    in_place(tmp_path, test, limits=Limits(presence_pause=0.25))


def test_who_was_away_when_somebody_looked_is_told_to_be_back(tmp_path: Path) -> None:
    """Within one pause: nothing has changed since all were told, but for the one who looked."""

    async def test(place: Place) -> None:
        player, other, _ = await place.seated(3)
        table = player.table["id"]
        watcher = await place.visitor()
        await watcher.connect(table)
        place.time.pass_seconds(1)
        await place.settle()
        await player.disconnect()
        await watcher.connect(table)
        assert watcher.mirror.present == [1, 2]
        await player.connect(table)
        place.time.pass_seconds(0.25)
        await place.settle()
        for person in (player, other, watcher):
            assert (person.mirror.present, person.mirror.watchers) == ([0, 1, 2], 1)

    in_place(tmp_path, test, limits=Limits(presence_pause=0.25))


def as_bytes(message: Any) -> bytes:
    assert isinstance(message, bytes)
    return message
