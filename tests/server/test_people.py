"""People among strangers: muting, blocking, removing from a lobby, closing the chat."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession

from mirabilia.server import regards
from mirabilia.server.database import Away
from mirabilia.server.entries import decode_entry
from mirabilia.server.identity import COOKIE
from mirabilia.server.limits import Limits
from mirabilia.server.messages import RegardWish, decode_command
from mirabilia.server.refusals import REFUSED_CODE, Refused
from mirabilia.server.table import TableState
from tests.server.support import Place, Visitor, entries_of, in_place

MUTE, UNMUTE = RegardWish(muted=True), RegardWish(muted=False)
BLOCK, UNBLOCK = RegardWish(blocked=True), RegardWish(blocked=False)


async def lobby(place: Place, guests: int, **settings: Any) -> list[Visitor]:
    """A host on seat 0, and others who are there and stand."""
    people = [await place.visitor(f"guest {number}") for number in range(guests)]
    id = await place.table(people[0], **settings)
    for person in people[1:]:
        await person.connect(id)
    return people


async def regard(place: Place, who: Visitor, other: Visitor, wish: RegardWish) -> None:
    await regards.change(place.house, who.guest, other.guest, wish)
    await place.settle()


def said(visitor: Visitor) -> list[str]:
    return [line["text"] for line in visitor.mirror.chat]


def last_words(visitor: Visitor) -> tuple[str | None, bool]:
    """The code that a connection was refused with, if it was, and whether it is closed."""
    visitor.read()
    assert visitor.box is not None
    last = json.loads(visitor.sent[-1])
    refused = last["code"] if last["type"] == "refused" and last["id"] is None else None
    return refused, visitor.box.closed


async def refused_entry(visitor: Visitor, table: str) -> str:
    with pytest.raises(Refused) as refused:
        await visitor.connect(table)
    return refused.value.code


# ---- muting


def test_what_a_muted_guest_says_is_not_sent(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, pest, other = await lobby(place, 3)
        await pest.do("say", text="before")
        await regard(place, host, pest, MUTE)
        assert said(host) == []
        await pest.do("say", text="after")
        await other.do("say", text="hello")
        assert said(host) == ["hello"]
        assert said(other) == said(pest) == ["before", "after", "hello"]
        await regard(place, host, pest, UNMUTE)
        assert said(host) == ["before", "after", "hello"]
        await pest.do("say", text="again")
        assert said(host)[-1] == "again"

    in_place(tmp_path, test)


def test_muting_holds_at_every_table_and_after_a_restart(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, pest = await lobby(place, 2)
        await regard(place, host, pest, MUTE)
        await place.reopen()
        again, still = Visitor(place.house, host.guest), Visitor(place.house, pest.guest)
        await place.table(still)
        await again.connect(still.table["id"])
        await still.do("say", text="still here")
        assert said(again) == []
        await again.disconnect()
        await again.connect(still.table["id"])
        assert said(again) == []
        assert said(still) == ["still here"]

    in_place(tmp_path, test)


def test_muting_holds_in_the_team_too(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(4, teams=True)
        await regard(place, people[0], people[1], MUTE)
        await people[1].do("say", text="listen", channel="team")
        await people[1].do("say", text="to me")
        assert [said(person) for person in people] == [
            [],
            ["listen", "to me"],
            ["to me"],
            ["to me"],
        ]

    in_place(tmp_path, test)


def test_a_muted_guest_fills_nobodys_last_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mirabilia.server.messages.MOST_LINES_SHOWN", 2)

    async def test(place: Place) -> None:
        host, pest, other = await lobby(place, 3)
        await other.do("say", text="hello")
        # Of each line that is shown five are kept: this is all there is room for.
        for _ in range(9):
            await pest.do("say", text="spam")
            place.time.pass_seconds(2)
        await regard(place, host, pest, MUTE)
        assert said(host) == ["hello"]

    in_place(tmp_path, test)


def test_a_muted_or_blocked_guest_is_told_nothing(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, pest, _ = await lobby(place, 3)
        await pest.do("say", text="hello")
        await place.settle()
        pest.read()
        before = len(pest.sent)
        await regard(place, host, pest, MUTE)
        # A guest who does not host the table can block nobody from it.
        await regard(place, pest, host, BLOCK)
        pest.read()
        host.read()
        assert len(pest.sent) == before
        assert last_words(host) == (None, False)
        assert await regards.listed(place.house.store, host.guest) != []
        assert [one.id for one in await regards.listed(place.house.store, pest.guest)] == [
            host.guest
        ]

    in_place(tmp_path, test)


# ---- blocking


def test_a_blocked_guest_cannot_come_to_the_tables_of_who_blocked(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, pest = await lobby(place, 2)
        id = host.table["id"]
        await pest.do("sit", seat=1)
        await regard(place, host, pest, BLOCK)
        # They lose their seat in the lobby, and go.
        assert last_words(pest) == ("kept_out", True)
        assert host.table["seats"][1] == {"guest": None, "name": None, "bot": None}
        await pest.disconnect()
        assert await refused_entry(pest, id) == "kept_out"
        # Elsewhere nothing has changed: not even where both of them sit.
        other = await place.visitor()
        elsewhere = await place.table(other)
        for visitor in (host, pest):
            await visitor.disconnect()
            await visitor.connect(elsewhere)
        await host.do("sit", seat=1)
        await pest.do("sit", seat=2)
        await pest.disconnect()
        await regard(place, host, pest, UNBLOCK)
        await pest.connect(id)
        await pest.do("sit", seat=1)

    in_place(tmp_path, test)


def test_the_next_host_may_have_blocked_somebody_who_is_there(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, second, pest = await lobby(place, 3)
        await regard(place, second, pest, BLOCK)
        await second.do("sit", seat=1)
        await host.do("leave")
        assert second.table["host"] == second.guest
        assert await pest.refused("sit", seat=2) == "kept_out"
        # Who has blocked them does not want to see them when coming back either.
        id = second.table["id"]
        await second.disconnect()
        await second.connect(id)
        assert last_words(pest) == ("kept_out", True)

    in_place(tmp_path, test)


def test_a_host_comes_in_while_the_database_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whom they have blocked goes when they come the next time."""
    ask = regards.blocked_by

    async def fail(*_: object) -> frozenset[str]:
        raise Away(OSError("gone"))

    async def test(place: Place) -> None:
        host, second, pest = await lobby(place, 3)
        await regard(place, second, pest, BLOCK)
        await second.do("sit", seat=1)
        await host.do("leave")
        id = second.table["id"]
        for asking, kept_out in ((fail, False), (ask, True)):
            monkeypatch.setattr(regards, "blocked_by", asking)
            await second.disconnect()
            await second.connect(id)
            assert second.table["host"] == second.guest
            assert last_words(second) == (None, False)
            assert last_words(pest)[1] == kept_out

    in_place(tmp_path, test)


def test_a_seat_in_a_lobby_that_was_empty_is_lost_when_the_host_comes(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, pest = await lobby(place, 2)
        id = host.table["id"]
        await pest.do("sit", seat=1)
        await pest.disconnect()
        await host.disconnect()
        await place.settle()
        assert place.house.rooms == {}
        await regard(place, host, pest, BLOCK)
        await host.connect(id)
        assert host.table["seats"][1]["guest"] is None

    in_place(tmp_path, test)


def test_whoever_plays_keeps_the_seat_whatever_others_think(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, pest, _ = await place.seated(3)
        watcher = await place.visitor()
        id = host.table["id"]
        await watcher.connect(id)
        for other in (pest, watcher):
            await regard(place, host, other, BLOCK)
        assert last_words(pest) == (None, False)
        assert last_words(watcher) == ("kept_out", True)
        await pest.play()
        await pest.disconnect()
        await pest.connect(id)
        assert pest.mirror.seat == 1
        assert await host.refused("remove", guest=pest.guest) == "not_in_lobby"
        assert await host.refused("clear", seat=1) == "not_in_lobby"
        assert await host.refused("swap", first=1, second=2) == "not_in_lobby"
        assert await host.refused("hand_over", seat=1) == "present"
        # Who stays away is played for, and has the seat again on coming back.
        await pest.disconnect()
        answer = await host.ask("hand_over", seat=1)
        assert (answer["code"], answer["data"]["until"] - place.time.now) == ("not_yet", 120_000)
        place.time.pass_seconds(120)
        await host.do("hand_over", seat=1)
        await place.settle()
        assert host.table["seats"][1]["guest"] == pest.guest
        assert host.table["seats"][1]["bot"] == "greedy@1"
        await pest.connect(id)
        assert host.table["seats"][1]["bot"] is None

    in_place(tmp_path, test)


def test_a_blocked_player_has_no_seat_in_the_rematch(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(3)
        host, pest, other = people
        await regard(place, host, pest, BLOCK)
        while host.table["status"] == "playing":
            for person in people:
                if person.awaited:
                    await person.play()
        await host.do("rematch")
        id = host.table["rematch"]
        await host.connect(id)
        assert [seat["guest"] for seat in host.table["seats"]] == [host.guest, None, other.guest]
        assert await refused_entry(Visitor(place.house, pest.guest), id) == "kept_out"

    in_place(tmp_path, test)


def test_regards_are_bounded(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, *others = await lobby(place, 4)
        for other in others[:2]:
            await regard(place, host, other, MUTE)
        with pytest.raises(Refused) as refused:
            await regard(place, host, others[2], BLOCK)
        assert (refused.value.code, refused.value.data) == ("too_many_regards", {"most": 2})
        # Another word on somebody who is in the list, or none any more, is no addition.
        await regard(place, host, others[0], BLOCK)
        await regard(place, host, others[1], UNMUTE)
        await regard(place, host, others[2], MUTE)
        found = await regards.listed(place.house.store, host.guest)
        assert {one.id: (one.name, one.muted, one.blocked) for one in found} == {
            others[0].guest: ("guest 1", True, True),
            others[2].guest: ("guest 3", True, False),
        }

    in_place(tmp_path, test, limits=Limits(presence_pause=0, regards=2))


@pytest.mark.parametrize("wish", [MUTE, BLOCK])
def test_a_regard_that_changes_while_somebody_comes_in_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wish: RegardWish
) -> None:
    async def test(place: Place) -> None:
        host, pest = await lobby(place, 2)
        id = host.table["id"]
        await pest.do("say", text="hello")
        comer = host if wish is MUTE else pest
        await comer.disconnect()
        real = place.house.room

        async def slow(id: str) -> Any:
            monkeypatch.undo()
            await regards.change(place.house, host.guest, pest.guest, wish)
            await place.settle()
            return await real(id)

        monkeypatch.setattr(place.house, "room", slow)
        await comer.connect(id)
        await place.settle()
        if wish is MUTE:
            assert said(host) == []
        else:
            assert last_words(pest) == ("kept_out", True)

    in_place(tmp_path, test)


# ---- removing


def test_the_host_removes_a_guest_from_the_lobby(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, pest, other = await lobby(place, 3)
        id = host.table["id"]
        await pest.do("sit", seat=1)
        assert await other.refused("remove", guest=pest.guest) == "not_host"
        assert await host.refused("remove", guest="nobody") == "no_guest"
        assert await host.refused("remove", guest=host.guest) == "yourself"
        await host.do("remove", guest=pest.guest)
        assert last_words(pest) == ("removed", True)
        assert other.table["seats"][1]["guest"] is None
        # Before the connection has ended, it can do nothing more.
        for command, given in (("sit", {"seat": 1}), ("say", {"text": "no!"}), ("leave", {})):
            assert pest.room is not None
            with pytest.raises(Refused) as refused:
                await pest.room.carry_out(pest.guest, decoded(command, **given))
            assert refused.value.code == "removed"
        await pest.disconnect()
        assert await refused_entry(pest, id) == "removed"
        await place.reopen()
        host, pest = Visitor(place.house, host.guest), Visitor(place.house, pest.guest)
        await host.connect(id)
        assert await refused_entry(pest, id) == "removed"
        await host.do("let_back", guest=pest.guest)
        await host.do("let_back", guest=pest.guest)
        await pest.connect(id)
        await pest.do("sit", seat=1)

    in_place(tmp_path, test)


def decoded(kind: str, **fields: Any) -> Any:
    return decode_command(json.dumps({"type": kind, "id": f"{kind} again", **fields}))


def test_somebody_who_watches_can_be_removed_and_let_back_in_the_game(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, pest, other = await lobby(place, 3)
        id = host.table["id"]
        await other.do("sit", seat=1)
        await host.do("add_bot", seat=2, bot="random")
        await host.do("remove", guest=pest.guest)
        assert last_words(pest) == ("removed", True)
        await host.do("start")
        await pest.disconnect()
        assert await refused_entry(pest, id) == "removed"
        assert await other.refused("let_back", guest=pest.guest) == "not_host"
        await host.do("let_back", guest=pest.guest)
        await pest.connect(id)
        assert pest.mirror.seat is None

    in_place(tmp_path, test)


def test_removals_are_bounded(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, *others = await lobby(place, 4)
        for other in others[:2]:
            await host.do("remove", guest=other.guest)
        await host.do("remove", guest=others[0].guest)
        answer = await host.ask("remove", guest=others[2].guest)
        assert (answer["code"], answer["data"]) == ("too_many_removed", {"most": 2})
        await host.do("let_back", guest=others[0].guest)
        await host.do("remove", guest=others[2].guest)

    in_place(tmp_path, test, limits=Limits(presence_pause=0, removed=2))


def test_a_log_tells_of_removals_and_an_old_one_of_none(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, pest = await lobby(place, 2)
        await host.do("remove", guest=pest.guest)
        await host.do("close_chat")
        told = await entries_of(place, host.table["id"])
        assert told[-2:] == [
            {"kind": "removed", "guest": pest.guest, "name": "guest 1"},
            {"kind": "chatset", "open": False},
        ]
        entries = [(decode_entry(json.dumps(entry)), 0) for entry in told]
        state, before = TableState.of_log("", entries), TableState.of_log("", entries[:-2])
        assert (state.removed, state.chat_open) == ({pest.guest: "guest 1"}, False)
        assert (before.removed, before.chat_open) == ({}, True)

    in_place(tmp_path, test)


# ---- closing the chat


def test_the_host_closes_the_chat_in_lobby_and_game(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, other = await lobby(place, 2)
        assert other.table["chat_open"]
        assert await other.refused("close_chat") == "not_host"
        await host.do("close_chat")
        await host.do("close_chat")
        assert not other.table["chat_open"]
        for person in (host, other):
            assert await person.refused("say", text="but") == "chat_closed"
        await other.do("sit", seat=1)
        await host.do("add_bot", seat=2, bot="random")
        await host.do("start")
        assert await other.refused("say", text="but") == "chat_closed"
        assert await other.refused("open_chat") == "not_host"
        await host.do("open_chat")
        await host.do("open_chat")
        await other.do("say", text="thank you")
        assert said(host) == ["thank you"]

    in_place(tmp_path, test)


def test_a_closed_chat_is_closed_to_teams_too(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(4, teams=True)
        await people[0].do("close_chat")
        assert await people[1].refused("say", text="psst", channel="team") == "chat_closed"

    in_place(tmp_path, test)


# ---- over HTTP and WebSocket


class Person:
    """A guest with a cookie of their own, at a server that others use too."""

    def __init__(self, client: TestClient[Litestar], name: str) -> None:
        self.client = client
        client.cookies.clear()
        self.id: str = client.post("/api/me", json={"name": name}).json()["id"]
        self.token = client.cookies[COOKIE]

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        self.client.cookies.clear()
        self.client.cookies.set(COOKIE, self.token)
        answer = self.client.request(method, path, json=body)
        return answer.status_code, answer.json()

    def join(self, table: str) -> WebSocketTestSession:
        self.client.cookies.clear()
        self.client.cookies.set(COOKIE, self.token)
        return self.client.websocket_connect(f"/api/tables/{table}/live")


def until(socket: WebSocketTestSession, kind: str) -> Any:
    while (message := socket.receive_json())["type"] != kind:
        pass
    return message


def test_regards_over_http(client: TestClient[Litestar]) -> None:
    ada, ben = Person(client, "Ada"), Person(client, "Ben")
    assert ada.ask("GET", "/api/people") == (200, [])
    muted = {"id": ben.id, "name": "Ben", "muted": True, "blocked": False}
    assert ada.ask("PUT", f"/api/people/{ben.id}", {"muted": True}) == (200, muted)
    both = {**muted, "blocked": True}
    assert ada.ask("PUT", f"/api/people/{ben.id}", {"blocked": True}) == (200, both)
    ben.ask("PUT", "/api/me", {"name": "Benny"})
    assert ada.ask("GET", "/api/people") == (200, [{**both, "name": "Benny"}])
    # It is nobody else's business.
    assert ben.ask("GET", "/api/people") == (200, [])
    assert ben.ask("GET", "/api/me") == (200, {"id": ben.id, "name": "Benny", "language": None})
    ada.ask("PUT", f"/api/people/{ben.id}", {"muted": False, "blocked": False})
    assert ada.ask("GET", "/api/people") == (200, [])
    for path, wish, status, code in (
        (ada.id, {"muted": True}, 409, "yourself"),
        ("nobody", {"muted": True}, 404, "no_guest"),
        (ben.id, {"muted": "perhaps"}, 400, "malformed"),
        (ben.id, {"hated": True}, 400, "malformed"),
    ):
        told = ada.ask("PUT", f"/api/people/{path}", wish)
        assert (told[0], told[1]["code"]) == (status, code)
    client.cookies.clear()
    assert client.get("/api/people").status_code == 401
    assert client.put(f"/api/people/{ben.id}", json={}).status_code == 401


def test_a_removed_guest_is_told_and_turned_away(client: TestClient[Litestar]) -> None:
    ada, ben = Person(client, "Ada"), Person(client, "Ben")
    table = ada.ask("POST", "/api/tables", {})[1]["id"]
    with ada.join(table) as host, ben.join(table) as pest:
        until(pest, "snapshot")
        host.send_json({"type": "remove", "id": "1", "guest": ben.id})
        refused: Any = {"type": "refused", "id": None, "code": "removed", "data": {}}
        assert until(pest, "refused") == refused
        with pytest.raises(WebSocketDisconnect) as gone:
            pest.receive_json()
        assert gone.value.code == REFUSED_CODE + 403
        until(host, "done")
    with ben.join(table) as pest:
        assert pest.receive_json()["code"] == "removed"
    removed = [{"id": ben.id, "name": "Ben"}]
    assert ada.ask("GET", f"/api/tables/{table}/removed") == (200, removed)
    told = ben.ask("GET", f"/api/tables/{table}/removed")
    assert (told[0], told[1]["code"]) == (403, "not_host")
    assert ada.ask("GET", "/api/tables/nowhere/removed")[1]["code"] == "no_table"


def test_a_blocked_guest_is_not_told_by_whom(client: TestClient[Litestar]) -> None:
    ada, ben = Person(client, "Ada"), Person(client, "Ben")
    table = ada.ask("POST", "/api/tables", {})[1]["id"]
    ada.ask("PUT", f"/api/people/{ben.id}", {"blocked": True})
    with ben.join(table) as pest:
        refused: Any = {"type": "refused", "id": None, "code": "kept_out", "data": {}}
        assert pest.receive_json() == refused
        with pytest.raises(WebSocketDisconnect) as gone:
            pest.receive_json()
        assert gone.value.code == REFUSED_CODE + 403
