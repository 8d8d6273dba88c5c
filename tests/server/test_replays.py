"""Games to step through: finished games of tables, and records loaded from files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from mirabilia import Game, replay
from mirabilia.server.app import create_app
from mirabilia.server.limits import Limits
from mirabilia.server.messages import Replay
from mirabilia.server.refusals import Refused
from mirabilia.server.replays import make_replay
from mirabilia.server.settings import ServerSettings
from tests.server.support import Place, in_place
from tests.server.test_http import ALONE, Client, code, introduced
from tests.support.plain import plain
from tests.support.play import finished_game, new_game

Data = dict[str, Any]
BOXES: Data = {"players": 4, "expansions": ("leaders", "cities", "armada")}


@pytest.fixture(scope="module")
def game() -> Game:
    return finished_game(3, **BOXES)


def test_steps_lead_from_the_deal_to_the_end(game: Game) -> None:
    told = make_replay(game.record())
    first, last = told.steps[0], told.steps[-1]
    assert (first.age, first.turn) == (0, 0)
    assert first.view["now"]["hands"] == new_game(3, **BOXES).position()["hands"]
    end = game.position()
    assert last.view["now"]["cities"] == end["cities"]
    assert last.scores == game.result.points
    assert last.course == game.course()
    assert told.teams is None
    assert told.result is not None
    assert told.result.winners == game.result.winners
    turns = [(step.age, step.turn) for step in told.steps]
    assert turns == sorted(turns)
    # The last card of a hand is not played.
    assert {(age, turn) for age in (1, 2, 3) for turn in range(1, 8)} <= set(turns)


def test_events_are_told_step_by_step(game: Game) -> None:
    told = make_replay(game.record())
    assert told.events == game.events
    counts = [step.told for step in told.steps]
    assert counts == sorted(set(counts))
    assert counts[-1] == len(game.events)
    middle = make_middle(game)
    assert told.events[: len(middle.events)] == middle.events
    (step,) = [step for step in told.steps if step.told == len(middle.events)]
    assert step.view["now"]["cities"] == middle.position()["cities"]


def test_nothing_is_hidden(game: Game) -> None:
    text = msgspec.json.encode(make_replay(game.record())).decode()
    assert '"?"' not in text


def test_a_view_of_a_step_has_the_shape_of_a_live_one(game: Game) -> None:
    told = make_replay(game.record())
    live = game.public_view()
    assert set(told.steps[-1].view) == set(live)
    assert set(told.steps[-1].view["now"]) == set(live["now"])


def test_a_record_that_ends_early_has_no_result(game: Game) -> None:
    record = {**plain(game.record()), "digest": None}
    record["entries"] = record["entries"][:20]
    told = make_replay(record)
    assert told.result is None
    assert len(told.steps) > 3


def test_a_record_from_a_position_begins_there(game: Game) -> None:
    middle = Game.from_position(make_middle(game).position())
    while not middle.over:
        for seat, decision in middle.pending.items():
            middle.play(seat, decision.moves[0])
    told = make_replay(middle.record())
    assert told.steps[0].view["now"]["age"] == make_middle(game).age
    assert told.steps[-1].scores == middle.result.points


def make_middle(game: Game) -> Game:
    record = {**plain(game.record()), "digest": None}
    return replay({**record, "entries": record["entries"][:60]})


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"entries": 7}, "shape"),
        ({"entries": [[0, "card", "build nothing"]]}, "replay"),
        ({"digest": "0" * 64}, "digest"),
        ({"rules": 99}, "unknown_version"),
        ({"table": {"seats": [{"name": 7}]}}, "shape"),
        ({"table": {"seats": []}}, "shape"),
        ({"table": 3}, "shape"),
        ({"options": {"players": 40}}, "shape"),
    ],
)
def test_a_record_that_cannot_be_says_why(game: Game, change: Data, error: str) -> None:
    with pytest.raises(Refused) as refused:
        make_replay({**game.record(), **change})
    assert refused.value.code == "bad_record"
    assert refused.value.data["error"] == error
    assert len(refused.value.data["says"]) > 10


# ---- over HTTP


def test_a_record_can_be_loaded(client: Client, game: Game) -> None:
    record = game.record()
    assert code(client.post("/api/replay", json=record)) == (401, "unknown_guest")
    introduced(client)
    answer = client.post("/api/replay", json=record)
    assert answer.status_code == 200
    assert msgspec.convert(answer.json(), Replay) == make_replay(record)
    wrong = client.post("/api/replay", json={**record, "seed": 1})
    assert code(wrong)[1] == "bad_record"


@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        (b"[]", (400, "malformed")),
        (b"{", (400, "malformed")),
        (b'{"entries": ' + b"[" * 100_000 + b"]" * 100_000 + b"}", (400, "malformed")),
        (b'{"entries": "' + b"x" * Limits().body_bytes + b'"}', (413, "too_large")),
    ],
)
def test_what_is_no_record_is_refused(client: Client, body: bytes, wanted: tuple[int, str]) -> None:
    introduced(client)
    headers = {"content-type": "application/json"}
    assert code(client.post("/api/replay", content=body, headers=headers)) == wanted


def test_how_much_may_be_sent_can_be_set(tmp_path: Path, game: Game) -> None:
    settings = ServerSettings(tmp_path, thinkers=1, limits=Limits(body_bytes=2000))
    with TestClient(create_app(settings)) as client:
        introduced(client)
        answer = client.post("/api/replay", json=game.record())
        assert code(answer) == (413, "too_large")
        assert answer.json()["data"] == {"most": 2000}


def test_a_game_of_a_table_can_be_looked_through_when_it_is_over(client: Client) -> None:
    introduced(client)
    id = client.post("/api/tables", json=ALONE).json()["id"]
    assert code(client.get(f"/api/tables/{id}/replay")) == (404, "no_record")


def test_who_has_the_link_sees_who_sat_there(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(3)
        room = people[0].room
        assert room is not None
        while room.state.status == "playing":
            for person in people:
                if person.awaited:
                    await person.play()
        text = await place.house.store.finished(room.state.id, "record")
        assert text is not None
        told = make_replay(json.loads(text))
        assert [seat.name for seat in told.seats] == ["guest 0", "guest 1", "guest 2"]
        assert told.result is not None

    in_place(tmp_path, test)
