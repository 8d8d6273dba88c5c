"""Long logs are not read from their beginning, and what a table remembers is bounded."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, func, insert, select, update

from mirabilia.server import entries as log
from mirabilia.server import messages, schema, snapshots, store
from mirabilia.server.limits import Limits
from mirabilia.server.messages import Settings
from mirabilia.server.refusals import Refused
from mirabilia.server.room import Recent
from mirabilia.server.table import TableState
from tests.server.support import Place, Visitor, in_place
from tests.support.play import choose

EVERY = Limits(snapshot_every=7, presence_pause=0)


def same(one: TableState, other: TableState) -> None:
    """Two states agree in everything; of their games, in all that anybody may ever see."""
    fields = {name for name in vars(one) if name != "scene"}
    assert {name: getattr(one, name) for name in fields} == {
        name: getattr(other, name) for name in fields
    }
    assert (one.scene is None) == (other.scene is None)
    if one.scene is not None and other.scene is not None:
        assert one.scene.game == other.scene.game
        assert one.scene.game.events == other.scene.game.events
        assert one.scene.game.record() == other.scene.game.record()
        assert one.scene.awaited == other.scene.awaited


async def from_log(place: Place, table: str) -> TableState:
    return await place.house.store.told_on(TableState(table))


async def check_snapshot(place: Place, table: str) -> TableState | None:
    """What was saved last is what the log tells up to there."""
    saved = await place.house.store.snapshot(table)
    if saved is not None:
        query = store.of_table(schema.entries, table).order_by(schema.entries.c.number)
        rows = await place.house.store.rows(query.limit(saved.number))
        told = TableState(table)
        store.tell_on(told, rows)
        same(saved, told)
    return saved


@pytest.mark.parametrize("boxes", [(), ("leaders", "cities", "armada")])
def test_a_snapshot_is_what_the_log_tells(tmp_path: Path, boxes: tuple[str, ...]) -> None:
    async def test(place: Place) -> None:
        rng = Random(5)
        people = await place.seated(3, expansions=boxes)
        table = people[0].table["id"]
        seen = set()
        while people[0].table["status"] == "playing":
            asked = people[0].round["number"]
            for person in people:
                if person.awaited:
                    await person.play(choose(rng, person.moves))
                    if rng.random() < 0.2:
                        await person.ask("take_back", round=asked)
            saved = await check_snapshot(place, table)
            if saved is not None:
                seen.add(saved.number)
        assert len(seen) > 4
        assert all(number % 7 == 0 for number in seen)
        live = people[0].room
        assert live is not None
        same(live.state, await from_log(place, table))
        await place.reopen()
        kept = await place.house.store.table(table)
        assert kept is not None
        assert kept.told < 7
        same(kept.state, live.state)

    in_place(tmp_path, test, limits=EVERY)


async def lengthen(place: Place, table: str, count: int) -> None:
    """A log as it may have grown before there were snapshots; nobody is at the table."""
    await place.settle()
    assert table not in place.house.rooms
    first = await place.house.store.told_on(TableState(table))
    changed = log.encode_entry(log.Changed(Settings(players=3))).decode()
    rows = [
        {"table_id": table, "number": first.number + 1 + number, "at": 0, "entry": changed}
        for number in range(count)
    ]

    def work(connection: Connection) -> None:
        connection.execute(insert(schema.entries), rows)

    await place.house.database.run(work)


def test_a_long_log_is_read_once(tmp_path: Path) -> None:
    """A lobby with 300,000 entries cost 2.5 seconds and 226 MB whenever somebody connected."""

    async def test(place: Place) -> None:
        host = await place.visitor()
        table = await place.table(host)
        await host.disconnect()
        await lengthen(place, table, 5000)
        await host.connect(table)
        assert host.mirror.number == 5002
        await host.disconnect()
        await place.settle()
        assert table not in place.house.rooms
        kept = await place.house.store.table(table)
        assert kept is not None
        assert kept.told == 0
        same(kept.state, await from_log(place, table))
        await host.connect(table)
        await host.do("add_bot", seat=1, bot="random")
        await host.disconnect()
        again = await place.house.store.table(table)
        assert again is not None
        assert (again.told, again.state.number) == (1, 5003)

    in_place(tmp_path, test)


@pytest.mark.parametrize("text", ["{}", "no JSON", '{"number": 4}'])
def test_a_snapshot_that_cannot_be_read_is_made_again(tmp_path: Path, text: str) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(3)
        table = people[0].table["id"]
        for person in people:
            await person.play()
        for person in people:
            await person.disconnect()
        before = await place.house.store.table(table)
        assert before is not None
        assert before.told < before.state.number
        await place.house.writer.write([update(schema.snapshots).values(state=text)])
        again = await place.house.store.table(table)
        assert again is not None
        assert again.told == again.state.number
        same(again.state, before.state)
        await people[0].connect(table)
        repaired = await check_snapshot(place, table)
        assert repaired is not None

    in_place(tmp_path, test, limits=Limits(snapshot_every=4, presence_pause=0))


def test_a_snapshot_has_all_that_a_table_has() -> None:
    fields = set(vars(TableState("table"))) - {"id", "scene"} | {"record"}
    assert set(snapshots.Saved.__struct_fields__) == fields


# ---- commands


def test_only_the_last_commands_are_remembered() -> None:
    recent = Recent({("guest", str(number)): number for number in range(5)}, 3)
    assert list(recent.values()) == [2, 3, 4]
    recent["guest", "new"] = 5
    assert list(recent.values()) == [3, 4, 5]


def test_a_command_that_nobody_remembers_is_not_carried_out_again(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host = await place.visitor()
        await place.table(host)
        first = await host.do("add_bot", id="first", seat=1, bot="random")
        for number in range(3):
            await host.do("add_bot", id=f"later {number}", seat=2, bot="random")
        assert host.room is not None
        assert len(host.room.commands) == 2
        before = host.mirror.number
        assert await host.ask("add_bot", id="first", seat=1, bot="random") == first
        assert host.mirror.number == before

    in_place(tmp_path, test, limits=Limits(remembered_commands=2, presence_pause=0))


def test_remembered_commands_are_read_again(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host = await place.visitor()
        table = await place.table(host)
        told = [await host.do("add_bot", id=str(n), seat=1, bot="random") for n in range(3)]
        await host.disconnect()
        kept = await place.house.store.table(table)
        assert kept is not None
        assert kept.commands == {
            (host.guest, answer["id"]): answer["number"] for answer in told[1:]
        }

    in_place(tmp_path, test, limits=Limits(remembered_commands=2, presence_pause=0))


# ---- chat


def test_chat_is_kept_whole_but_only_its_end_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "MOST_LINES_SHOWN", 3)
    monkeypatch.setattr(store, "LINES_READ", 1)

    async def test(place: Place) -> None:
        people = await place.seated(4, teams=True)
        for number in range(5):
            await people[0].do("say", text=f"all {number}")
            await people[1].do("say", text=f"team {number}", channel="team")
            place.time.pass_seconds(10)
        room = people[0].room
        assert room is not None
        assert {len(lines) for lines in room.chat.lines.values()} == {3}
        table = people[0].table["id"]
        await place.reopen()
        kept = await place.house.store.table(table)
        assert kept is not None
        assert sorted((row.channel, row.number) for row in kept.lines) == [
            (channel, number) for channel in ("table", "team0") for number in (3, 4, 5)
        ]
        again = Visitor(place.house, people[0].guest)
        await again.connect(table)
        await again.do("say", text="all 5")
        assert [line["number"] for line in again.mirror.chat][-1] == 6
        query = select(func.count()).select_from(schema.lines)
        assert (await place.house.store.rows(query))[0][0] == 11

    in_place(tmp_path, test)


# ---- lists


async def open_public(place: Place, host: Visitor, count: int) -> list[str]:
    ids = []
    for _ in range(count):
        place.time.pass_seconds(1)
        ids.append(await place.table(host, public=True))
        await host.disconnect()
    return ids


@pytest.mark.parametrize(("most", "left"), [(1, 4), (2, 6), (3, 7)])
def test_one_host_does_not_hide_the_others(tmp_path: Path, most: int, left: int) -> None:
    async def test(place: Place) -> None:
        hosts = [await place.visitor() for _ in range(4)]
        few = [(await open_public(place, host, 1))[0] for host in hosts[:2]]
        two = await open_public(place, hosts[2], 2)
        many = await open_public(place, hosts[3], 9)
        listed = [one.table.id for one in await place.house.store.open_tables(place.time.now)]
        # The newest of each host, then the next one of each, and only a few of anybody.
        in_turn = [many[-1], two[1], few[1], few[0], many[-2], two[0], many[-3]]
        assert listed == in_turn[:left]

    in_place(tmp_path, test, limits=Limits(presence_pause=0, listed_by_host=most))


def test_many_guests_of_one_address_do_not_hide_the_others(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        crowd = [await place.visitor(origin="here") for _ in range(6)]
        other, stranger = await place.visitor(origin="there"), await place.visitor()
        few = await open_public(place, other, 2) + await open_public(place, stranger, 1)
        many = [await open_public(place, host, 2) for host in crowd]
        listed = [one.table.id for one in await place.house.store.open_tables(place.time.now)]
        # The newest of each address, then the next one of each; of those here one of each host
        # before a second one of any, and four in all.
        assert listed == [many[5][1], few[2], few[1], many[4][1], few[0], many[3][1], many[2][1]]

    in_place(tmp_path, test, limits=Limits(listed_by_address=4, presence_pause=0))


def test_lists_are_bounded(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        hosts = [await place.visitor() for _ in range(3)]
        for host in hosts:
            await open_public(place, host, 3)
        assert len(await place.house.store.open_tables(place.time.now)) == 5
        assert len(await place.house.store.games_of(hosts[0].guest)) == 3

    in_place(tmp_path, test, limits=Limits(listed=5, presence_pause=0))


def test_nobody_is_the_host_of_too_many_tables(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, other = await place.visitor(), await place.visitor()
        ids = await open_public(place, host, 3)
        with pytest.raises(Refused) as refused:
            await place.table(host)
        day = 24 * 3600 * 1000
        assert refused.value.code == "too_many_tables"
        assert refused.value.data == {"most": 3, "until": place.time.now - 2000 + day}
        await place.table(other)
        # Who leaves a table may set up another one.
        await host.connect(ids[0])
        await host.do("leave")
        await host.disconnect()
        await place.table(host)

    in_place(tmp_path, test, limits=Limits(open_tables=3, presence_pause=0))
