"""Guests come back with a code, become one with another guest, and have everything deleted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import Column, Integer, MetaData, String, Table, select

from mirabilia.server import identity, schema, verify
from mirabilia.server.belongings import BELONGINGS, names_guests, unhandled
from mirabilia.server.identity import RECOVERY_LENGTH, whole_code
from mirabilia.server.messages import RegardWish
from mirabilia.server.refusals import Refused
from mirabilia.server.regards import change
from mirabilia.server.sweep import Sweep
from tests.server.office import everything, finished
from tests.server.support import Place, Visitor, in_place
from tests.server.test_http import code, introduced

Client = TestClient[Litestar]
DAY = 24 * 3600


# ---- a code to be recognized by


def test_a_code_of_a_guest_who_is_gone_brings_nobody_back(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        ada = await place.visitor("Ada")
        kept, _ = await identity.make_recovery(place.house, ada.guest)
        await place.house.writer.write([schema.guests.delete()])
        with pytest.raises(Refused, match="no_link"):
            await identity.redeem(place.house, kept)

    in_place(tmp_path, test)


def test_a_recovery_code_brings_a_guest_back(client: Client) -> None:
    me = introduced(client)
    assert client.get("/api/me/recovery").json() == {"made": None}
    told = client.post("/api/me/recovery").json()
    assert client.get("/api/me/recovery").json() == {"made": told["made"]}
    for typed in (told["code"], told["code"].lower(), f" {told['code'].replace('-', ' ')}\n"):
        client.cookies.clear()
        assert client.post("/api/devices/redeem", json={"code": typed}).json()["id"] == me
        assert client.get("/api/me").json()["name"] == "Ada"
    # Somebody who has lost a device signs out everywhere, and comes back.
    client.delete("/api/me")
    assert code(client.get("/api/me")) == (401, "unknown_guest")
    assert client.post("/api/devices/redeem", json={"code": told["code"]}).json()["id"] == me
    assert client.get("/api/me").json()["id"] == me


def test_a_new_recovery_code_replaces_the_old_one(client: Client) -> None:
    me = introduced(client)
    old, new = (client.post("/api/me/recovery").json()["code"] for _ in range(2))
    client.cookies.clear()
    assert code(client.post("/api/devices/redeem", json={"code": old})) == (404, "no_link")
    assert client.post("/api/devices/redeem", json={"code": new}).json()["id"] == me


def test_a_recovery_code_is_long_and_kept_nowhere(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        told, _ = await identity.make_recovery(place.house, (await place.visitor()).guest)
        letters = whole_code(told)
        assert len(letters) == RECOVERY_LENGTH
        bits = RECOVERY_LENGTH * (len(set(identity.RECOVERY_LETTERS)).bit_length() - 1)
        assert bits >= 128
        left = await everything(place)
        assert letters not in left
        assert told not in left

    in_place(tmp_path, test)


def test_no_picture_is_made_of_a_recovery_code(client: Client) -> None:
    introduced(client)
    told = client.post("/api/me/recovery").json()["code"]
    for form in (told, whole_code(told)):
        assert code(client.get(f"/api/qr/device/{form}")) == (404, "no_link")


def test_a_code_is_not_what_looks_like_one() -> None:
    assert whole_code("abcd-efgh") == "abcd-efgh"
    assert whole_code("A" * RECOVERY_LENGTH) == "A" * RECOVERY_LENGTH
    assert whole_code("1" * RECOVERY_LENGTH) == "1" * RECOVERY_LENGTH


def test_a_guest_with_nothing_but_a_code_is_swept_away(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        guest = (await place.visitor("Ada")).guest
        await identity.make_recovery(place.house, guest)
        place.time.pass_seconds(100 * DAY)
        assert (await Sweep(place.house, pause=0).remove())["guests"] == 1
        assert await place.house.store.rows(select(schema.links)) == []

    in_place(tmp_path, test)


# ---- two guests become one


async def joined(place: Place, one: Visitor, into: Visitor) -> None:
    code, _ = await identity.make_recovery(place.house, into.guest)
    await identity.redeem(place.house, code, await place.house.guest(one.guest))


async def games(place: Place, guest: str) -> dict[str, Any]:
    return {game.table.id: game for game in await place.house.store.games_of(guest)}


def test_two_guests_become_one(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await finished(place)
        over = people[0].table["id"]
        one, into = people[1], await place.visitor("Ada")
        playing = await place.seated()
        running = playing[0].table["id"]
        lobby = Visitor(place.house, one.guest)
        waiting = await place.table(lobby)
        await place.house.drop(running)
        await one.disconnect()
        await lobby.disconnect()
        mine = await place.table(into)
        await into.disconnect()
        await joined(place, one, into)
        assert set(await games(place, into.guest)) == {over, waiting, mine}
        assert (await games(place, into.guest))[over].rank is not None
        assert await games(place, one.guest) == {}
        with pytest.raises(Refused, match="unknown_guest"):
            await place.house.guest(one.guest)
        # They are the host of what was theirs, by their own name, and it goes on so.
        again = Visitor(place.house, into.guest)
        await again.connect(waiting)
        assert again.table["host"] == into.guest
        assert again.table["seats"][0]["name"] == "Ada"
        await again.do("change", settings={"players": 4})
        # What was promised at the start holds.
        record = await place.house.store.finished(over, "record")
        assert record is not None
        verify.check(json.loads(record))

    in_place(tmp_path, test)


def test_a_game_goes_on_with_who_was_joined(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await place.seated()
        into = await place.visitor("Ada")
        one, table = people[1], people[0].table["id"]
        await joined(place, one, into)
        again = Visitor(place.house, into.guest)
        await again.connect(table)
        assert again.mirror.seat == 1
        assert again.table["seats"][1] == {"guest": into.guest, "name": "Ada", "bot": None}
        await again.play()
        assert again.round["ready"] == [1]
        assert (await place.fresh(table, into.guest))["seat"] == 1

    in_place(tmp_path, test)


def test_nobody_gets_two_seats_at_a_table(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        one, into, other = await place.seated()
        me = await place.house.guest(one.guest)
        link, _ = await identity.make_link(place.house, into.guest)
        with pytest.raises(Refused, match="both_seated"):
            await identity.redeem(place.house, link, me)
        # The link can still be used, and nothing was changed.
        assert (await identity.redeem(place.house, link)).id == into.guest
        assert (await place.house.guest(one.guest)).name == "guest 0"
        assert other.table["seats"][0]["guest"] == one.guest

    in_place(tmp_path, test)


def test_of_a_finished_game_against_oneself_one_seat_counts(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        one, into, _ = await finished(place)
        table = one.table["id"]
        await joined(place, one, into)
        assert (await games(place, into.guest))[table].seat == 1
        # The name of the other one goes too, when everything does.
        await identity.forget_me(place.house, await place.house.guest(into.guest))
        left = await everything(place)
        assert "guest 0" not in left
        assert "guest 1" not in left
        assert "guest 2" in left

    in_place(tmp_path, test)


def test_what_both_think_of_others_is_kept_once(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        one, into, friend, pest = [await place.visitor(name) for name in "ABCD"]
        house, muted = place.house, RegardWish(muted=True)
        for who, about in [(one, pest), (into, pest), (one, friend), (one, into), (pest, one)]:
            await change(house, who.guest, about.guest, muted)
        await joined(place, one, into)
        rows = await house.store.rows(select(schema.regards))
        found = {(row.guest, row.other) for row in rows}
        assert found == {
            (into.guest, pest.guest),
            (into.guest, friend.guest),
            (pest.guest, into.guest),
        }

    in_place(tmp_path, test)


def test_codes_of_both_hold_until_a_new_one_is_made(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        one, into = [await place.visitor(name) for name in "AB"]
        kept, _ = await identity.make_recovery(place.house, one.guest)
        await joined(place, one, into)
        assert (await identity.redeem(place.house, kept)).id == into.guest
        await identity.make_recovery(place.house, into.guest)
        with pytest.raises(Refused, match="no_link"):
            await identity.redeem(place.house, kept)

    in_place(tmp_path, test)


def test_a_guest_who_is_kept_out_stays_out(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        one, into = [await place.visitor(name) for name in "AB"]
        kept, _ = await identity.make_recovery(place.house, into.guest)
        banned = schema.guests.update().where(schema.guests.c.id == into.guest)
        await place.house.writer.write([banned.values(banned="guest")])
        with pytest.raises(Refused, match="banned"):
            await identity.redeem(place.house, kept, await place.house.guest(one.guest))

    in_place(tmp_path, test)


def test_to_join_one_has_to_be_somebody(client: Client) -> None:
    introduced(client)
    told = client.post("/api/me/recovery").json()["code"]
    wish = {"code": told, "join": True}
    me = client.post("/api/devices/redeem", json=wish).json()["id"]
    assert me == client.get("/api/me").json()["id"]
    client.cookies.clear()
    assert code(client.post("/api/devices/redeem", json=wish)) == (401, "unknown_guest")
    other = introduced(client, "Bob")
    assert client.post("/api/devices/redeem", json=wish).json()["id"] == me
    assert other != client.get("/api/me").json()["id"]


# ---- everything of mine


def test_everything_of_a_guest_is_deleted(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        over = await finished(place)
        people = await place.seated()
        table = people[1].table["id"]
        one, into = over[1], people[1]
        await into.do("say", text="my address is 5 Rue X")
        await one.disconnect()
        await joined(place, one, into)
        alone = Visitor(place.house, into.guest)
        lobby = await place.table(alone)
        await alone.disconnect()
        await identity.forget_me(place.house, await place.house.guest(into.guest))
        left = await everything(place)
        assert "guest 1" not in left
        assert "Rue X" not in left
        assert "guest 2" in left
        # The others go on, with a bot on the seat.
        friend = Visitor(place.house, people[0].guest)
        await friend.connect(table)
        seat = friend.table["seats"][1]
        assert seat["name"] is None
        assert seat["bot"].startswith("greedy")
        await place.settle()
        assert 1 in friend.round["ready"]
        kept = await place.house.store.table(lobby)
        assert kept is not None
        assert kept.state.status == "closed"
        for guest in (one.guest, into.guest):
            with pytest.raises(Refused, match="unknown_guest"):
                await place.house.guest(guest)

    in_place(tmp_path, test)


def test_one_request_deletes_everything(client: Client) -> None:
    introduced(client)
    told = client.post("/api/me/recovery").json()["code"]
    assert client.delete("/api/me/all").json()["name"] == "Ada"
    assert code(client.get("/api/me")) == (401, "unknown_guest")
    assert code(client.post("/api/devices/redeem", json={"code": told})) == (404, "no_link")


# ---- every column that names a guest


def test_every_column_that_names_a_guest_is_handled(monkeypatch: pytest.MonkeyPatch) -> None:
    assert unhandled() == []
    assert {str(one.column) for one in BELONGINGS} == {
        str(column)
        for table in schema.metadata.sorted_tables
        for column in table.columns
        if names_guests(column)
    }
    metadata = MetaData()
    for table in schema.metadata.sorted_tables:
        table.to_metadata(metadata)
    Table(
        "trophies",
        metadata,
        Column("number", Integer, primary_key=True),
        Column("holder", String(32), nullable=False),
    )
    monkeypatch.setattr(schema, "metadata", metadata)
    assert unhandled() == ["trophies.holder"]
