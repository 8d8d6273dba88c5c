"""Playing on from a moment of a finished game: a new table, marked as such, against bots."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

from mirabilia import Game
from mirabilia.game import replay, steps_of
from mirabilia.server import store, verify
from mirabilia.server.app import create_app
from mirabilia.server.messages import Continuation
from mirabilia.server.moments import Moment, moment_at, pack_moment
from mirabilia.server.refusals import Refused
from mirabilia.server.settings import DATABASE_FILE, ServerSettings, sqlite_url
from tests.server.office import finished as play_to_the_end
from tests.server.support import Place, in_database, in_place
from tests.server.test_http import Client, code, introduced
from tests.support.plain import plain
from tests.support.play import answers, eager

ALL = ["leaders", "cities", "armada"]


def finished(**options: Any) -> dict[str, Any]:
    """The record of a whole game."""
    game = Game.new(**{"players": 3, "sides": "day", "seed": 1, **options})
    for _ in answers(game, Random(1), eager):
        pass
    assert game.over
    record: dict[str, Any] = plain(game.record())
    return record


@pytest.mark.parametrize("boxes", [[], ALL], ids=["base", "all"])
def test_a_moment_is_what_was_played_until_then(boxes: list[str]) -> None:
    record = finished(expansions=boxes)
    steps = steps_of(record)
    for number in (0, len(steps) // 2, len(steps) - 2):
        moment = moment_at(record, number)
        game = steps[number].game
        assert (moment.age, moment.turn) == (game.age, game.turn)
        assert replay(moment.record).position() == game.position()
        # Nothing of what was played later is in it.
        assert moment.record["entries"] == record["entries"][: len(moment.record["entries"])]
        assert moment.record["digest"] is None


def test_there_is_no_moment_after_the_end() -> None:
    record = finished()
    last = len(steps_of(record)) - 1
    for step in (last, last + 1, 1000):
        with pytest.raises(Refused) as refused:
            moment_at(record, step)
        assert (refused.value.code, refused.value.data) == (
            "no_moment",
            {"step": step, "last": last - 1},
        )


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        (b"{", "malformed"),
        (b'{"step": 1}', "malformed"),
        (b"[" * 100_000, "malformed"),
        (b'{"step": 1, "record": {}}', "bad_record"),
    ],
)
def test_what_is_no_record_is_refused(text: bytes, refusal: str) -> None:
    with pytest.raises(Refused) as refused:
        pack_moment(text)
    assert refused.value.code == refusal


def wish(**changes: Any) -> Continuation:
    return Continuation(**{"record": {}, "step": 1, "seat": 1, "bot": "builder", **changes})


def moment_in(record: dict[str, Any]) -> tuple[Moment, Game]:
    number = len(steps_of(record)) // 2
    return moment_at(record, number), steps_of(record)[number].game


@pytest.mark.parametrize("boxes", [[], ALL], ids=["base", "all"])
def test_a_table_plays_on_and_is_marked(tmp_path: Path, boxes: list[str]) -> None:
    async def test(place: Place) -> None:
        moment, game = moment_in(finished(expansions=boxes))
        player = await place.visitor("Ada")
        who = await place.house.guest(player.guest)
        id = await place.house.play_on(who, wish(), moment)
        await player.connect(id)
        assert player.mirror.seat == 1
        origin = {"table": None, "age": moment.age, "turn": moment.turn}
        assert player.table["origin"] == origin
        assert [seat["bot"] for seat in player.table["seats"]] == ["builder@1", None, "builder@1"]
        view = player.mirror.parts["view"]
        assert view["now"]["cities"] == plain(game.view(1).data)["now"]["cities"]
        # What the seat remembers and may know of the story is there too, and nothing else.
        assert view["remembered"] == plain(game.view(1).data)["remembered"]
        assert len(player.mirror.events) > 10
        while player.table["status"] == "playing":
            await place.settle()
            if player.awaited:
                await player.play()
        text = await place.house.store.finished(id, "record")
        assert text is not None
        told = json.loads(text)
        assert told["table"]["origin"] == origin
        assert told["entries"][: len(moment.record["entries"])] == moment.record["entries"]
        with pytest.raises(ValueError, match="goes on from a moment of another one"):
            verify.check(told)
        kept = await place.house.store.table(id)
        assert kept is not None
        assert store.new_snapshot(kept.state)

    in_place(tmp_path, test)


@pytest.mark.parametrize(
    ("changes", "refusal"), [({"seat": 3}, "no_seat"), ({"bot": "nobody"}, "no_bot")]
)
def test_a_seat_and_a_bot_must_be_there(
    tmp_path: Path, changes: dict[str, Any], refusal: str
) -> None:
    async def test(place: Place) -> None:
        moment, _ = moment_in(finished())
        player = await place.visitor("Ada")
        who = await place.house.guest(player.guest)
        with pytest.raises(Refused) as refused:
            await place.house.play_on(who, wish(**changes), moment)
        assert refused.value.code == refusal

    in_place(tmp_path, test)


def test_a_record_is_played_on_over_http(client: Client) -> None:
    introduced(client)
    record = finished()
    wanted = {"record": record, "step": 5, "seat": 2, "bot": "builder"}
    answer = client.post("/api/continuations", json=wanted)
    assert answer.status_code == 201, answer.text
    (game,) = client.get("/api/games").json()
    assert game["table"]["id"] == answer.json()["id"]
    assert game["table"]["origin"]["table"] is None
    assert game["seat"] == 2


@pytest.mark.parametrize(
    ("wanted", "refusal"),
    [
        ({"step": 1, "seat": 0, "bot": "builder"}, (400, "malformed")),
        ({"step": 1, "seat": 0, "bot": "builder", "record": {}, "table": "x"}, (400, "malformed")),
        ({"step": 1, "seat": 0, "bot": "builder", "record": {}}, (400, "bad_record")),
        ({"step": 1, "seat": 0, "bot": "builder", "table": "none"}, (404, "no_record")),
        ({"step": -1, "seat": 0, "bot": "builder", "record": {}}, (400, "malformed")),
    ],
)
def test_only_finished_games_and_records_are_played_on(
    client: Client,
    wanted: dict[str, Any],
    refusal: tuple[int, str],
) -> None:
    introduced(client)
    assert code(client.post("/api/continuations", json=wanted)) == refusal


def test_a_running_game_is_not_played_on(client: Client) -> None:
    """Its deal is a secret."""
    introduced(client)
    new = {"settings": {"players": 3}, "bots": ["builder", "builder"], "start": True}
    id = client.post("/api/tables", json=new).json()["id"]
    wanted = {"table": id, "step": 0, "seat": 0, "bot": "builder"}
    assert code(client.post("/api/continuations", json=wanted)) == (404, "no_record")


def test_a_finished_game_of_a_table_is_played_on_over_http(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        over.append((await play_to_the_end(place))[0].table["id"])

    over: list[str] = []
    in_database(sqlite_url(tmp_path / DATABASE_FILE), test)
    with TestClient(create_app(ServerSettings(tmp_path, thinkers=1))) as client:
        introduced(client)
        wanted = {"table": over[0], "step": 5, "seat": 1, "bot": "builder"}
        answer = client.post("/api/continuations", json=wanted)
        assert answer.status_code == 201, answer.text
        (game,) = client.get("/api/games").json()
        assert game["table"]["id"] == answer.json()["id"]
        assert game["table"]["origin"]["table"] == over[0]
        assert game["seat"] == 1


def test_a_record_without_a_bottom_is_refused_in_a_line(client: Client) -> None:
    introduced(client)
    body = b'{"step":1,"seat":0,"bot":"builder","record":{"a":' + b"[" * 100_000
    headers = {"content-type": "application/json"}
    answer = client.post("/api/continuations", content=body, headers=headers)
    assert code(answer) == (400, "malformed")
    assert answer.json()["data"]["reason"] == "it is nested too deeply"
