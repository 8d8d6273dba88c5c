"""Reviews on the server: made once, kept with the game, and after everything else."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from sqlalchemy import insert

from mirabilia import Game
from mirabilia.review import Effort, Finding, Task, look_into, review, review_to_json, tasks_of
from mirabilia.server import schema
from mirabilia.server.app import create_app
from mirabilia.server.limits import Limits
from mirabilia.server.logs import JsonLines
from mirabilia.server.messages import Review, ReviewState
from mirabilia.server.refusals import Refused
from mirabilia.server.reviewing import Found, pack_review, pack_tasks, wanted
from mirabilia.server.reviews import Making, Reviews
from mirabilia.server.settings import ServerSettings
from mirabilia.server.thinker import Look, work
from mirabilia.server.thinkers import NoAnswer
from mirabilia.server.turns import Turns, Urgency, Wish
from mirabilia.server.workshop import Workshop
from tests.server.support import Place, in_place
from tests.server.test_http import Client, code, introduced
from tests.support.plain import plain
from tests.support.play import finished_game
from tests.support.waiting import await_thing

# As little as can be: the figures mean nothing, and it takes no time.
LEAST = Limits(review_effort=0.0001)
EFFORT = Effort(1, 2)


@pytest.fixture(scope="module")
def game() -> Game:
    return finished_game(3, players=3)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(create_app(ServerSettings(tmp_path, thinkers=2, limits=LEAST))) as client:
        yield client


def made(client: Client, path: str) -> dict[str, Any]:
    """A review, when it is made."""

    def state() -> dict[str, Any]:
        found: dict[str, Any] = client.get(path).json()
        return found

    await_thing(lambda: state()["review"] is not None)
    return state()


# ---- over HTTP


def test_a_record_is_reviewed_once(client: Client, game: Game) -> None:
    record = game.record()
    assert code(client.post("/api/reviews", json=record)) == (401, "unknown_guest")
    introduced(client)
    begun = client.post("/api/reviews", json=record).json()
    assert begun["total"] == len(record["entries"])
    state = made(client, f"/api/reviews/{begun['key']}")
    assert msgspec.convert(state, ReviewState).review is not None
    assert state["review"] == review_to_json(review(record, EFFORT))
    again = client.post("/api/reviews", json=record).json()
    assert again["review"] == state["review"]


def test_what_cannot_be_reviewed_says_why(client: Client, game: Game) -> None:
    introduced(client)
    record = plain(game.record())
    begun = {**record, "digest": None, "entries": record["entries"][:9]}
    assert code(client.post("/api/reviews", json=begun)) == (409, "not_over")
    wrong = {**record, "seed": 1}
    assert code(client.post("/api/reviews", json=wrong)) == (400, "bad_record")
    headers = {"content-type": "application/json"}
    for body in (b"[]", b"{", b'{},"share":9'):
        answer = client.post("/api/reviews", content=body, headers=headers)
        assert code(answer) == (400, "malformed")
    assert code(client.post("/api/tables/none/review")) == (404, "no_record")
    assert code(client.get("/api/tables/none/review")) == (404, "no_record")


def test_a_running_game_is_not_reviewed(client: Client) -> None:
    introduced(client)
    wanted = {"settings": {"players": 3}, "bots": ["random"] * 2, "start": True}
    table = client.post("/api/tables", json=wanted).json()["id"]
    path = f"/api/tables/{table}/review"
    assert code(client.post(path)) == (404, "no_record")
    assert code(client.get(path)) == (404, "no_record")


def test_only_so_many_are_made_at_a_time(tmp_path: Path, game: Game) -> None:
    limits = msgspec.structs.replace(Limits(), reviews_under_way=1)
    with TestClient(create_app(ServerSettings(tmp_path, thinkers=1, limits=limits))) as client:
        introduced(client)
        record = game.record()
        assert client.post("/api/reviews", json=record).status_code == 200
        # The same one is under way; another has to wait.
        assert client.post("/api/reviews", json=record).status_code == 200
        other = finished_game(4, players=3).record()
        assert code(client.post("/api/reviews", json=other)) == (503, "busy")


@pytest.mark.parametrize(("kept", "left"), [(1, [False, True]), (2, [True, True])])
def test_only_so_many_reviews_of_records_are_kept(
    tmp_path: Path, game: Game, kept: int, left: list[bool]
) -> None:
    limits = msgspec.structs.replace(LEAST, reviews_kept=kept)
    with TestClient(create_app(ServerSettings(tmp_path, thinkers=2, limits=limits))) as client:
        introduced(client)
        paths = []
        for one in (game, finished_game(4, players=3)):
            key = client.post("/api/reviews", json=one.record()).json()["key"]
            paths.append(f"/api/reviews/{key}")
            made(client, paths[-1])
        assert [client.get(path).json()["review"] is not None for path in paths] == left


def test_nobody_has_asked_yet(client: Client) -> None:
    state = client.get("/api/reviews/unknown").json()
    assert state == {"key": "unknown", "done": 0, "total": 0, "review": None}


def test_the_review_of_a_table_is_kept_with_its_game(tmp_path: Path, game: Game) -> None:
    settings = ServerSettings(tmp_path, thinkers=2, limits=LEAST)
    app = create_app(settings)
    with TestClient(app) as client:
        introduced(client)
        keep_game(client, "finished", game)
        path = "/api/tables/finished/review"
        assert client.get(path).json()["total"] == 0
        assert client.post(path).status_code == 200
        first = made(client, path)["review"]
    with TestClient(create_app(settings)) as client:
        assert client.get(path).json()["review"] == first
    assert msgspec.convert(first, Review)["players"] == 3


def keep_game(client: Client, id: str, game: Game) -> None:
    """Write a finished game into the database, as a table leaves it."""
    server = client.app.state.server
    values = {"table_id": id, "record": json.dumps(game.record()), "events": "[]", "result": "{}"}
    statement = insert(schema.finished).values(**values)

    async def write() -> None:
        await server.house.writer.write([statement])

    with client.portal() as portal:
        portal.call(write)


# ---- the process of the bots


def test_a_decision_is_looked_into_beside_the_bots(game: Game) -> None:
    task = tasks_of(game.record(), EFFORT)[5]
    answers = io.BytesIO()
    work(io.BytesIO(msgspec.json.encode(Look(task)) + b"\n"), answers)
    assert msgspec.json.decode(answers.getvalue(), type=Finding) == look_into(task)


def test_tasks_take_their_share_of_the_effort(game: Game) -> None:
    record = json.dumps(game.record()).encode()
    tasks = msgspec.json.decode(pack_tasks(wanted(record, 0.1)))
    assert tasks[0]["effort"] == {"iterations": 150, "rounds": 120}
    with pytest.raises(Refused) as refused:
        pack_tasks(wanted(b'{},"share":9', 0.1))
    assert refused.value.code == "malformed"


def test_a_review_is_made_of_what_was_found_out(game: Game) -> None:
    """The tasks of a record, what is found out for each, and the review of all of it."""
    record = msgspec.json.encode(game.record())
    share = LEAST.review_effort
    tasks = msgspec.json.decode(pack_tasks(wanted(record, share)), type=list[Task])
    findings = [look_into(task) for task in tasks]
    made_here = pack_review(msgspec.json.encode(Found(msgspec.Raw(record), findings, share)))
    told = msgspec.json.encode(review_to_json(review(game.record(), EFFORT)))
    assert msgspec.json.decode(made_here) == msgspec.json.decode(told)


def test_only_a_game_that_is_over_has_tasks() -> None:
    begun = msgspec.json.encode(Game.new(players=3, sides="day", seed=1).record())
    with pytest.raises(Refused, match="not_over"):
        pack_tasks(wanted(begun, 1))


# ---- whose turn it is


def wish(guest: str, urgency: Urgency, bot: str = "master") -> Wish:
    return Wish(bot, guest, f"table of {guest}", 1.0, lambda: urgency, review=bot == "review")


def test_a_review_comes_after_everything_else() -> None:
    """Even after the bots of somebody whose budget is used up."""
    turns = Turns(1)
    spender = wish("ada", Urgency.ALONE)
    turns.add(spender, 0)
    (thought,) = turns.start(0)
    later = wish("review ben", Urgency.LATER, "review")
    alone = wish("ada", Urgency.ALONE)
    turns.add(later, 1)
    turns.add(alone, 1)
    turns.end(thought, 100)
    (next_thought,) = turns.start(101)
    assert next_thought.wish is alone
    turns.end(next_thought, 102)
    (last,) = turns.start(103)
    assert last.wish is later


def test_a_review_is_not_left_to_a_stand_in(tmp_path: Path, game: Game) -> None:
    """Where a bot would be replaced by a quicker one, a review waits."""
    limits = msgspec.structs.replace(LEAST, thoughts=1, thoughts_by_guest=1)
    with TestClient(create_app(ServerSettings(tmp_path, thinkers=1, limits=limits))) as client:
        introduced(client)
        begun = client.post("/api/reviews", json=game.record()).json()
        state = made(client, f"/api/reviews/{begun['key']}")
        assert state["review"] == review_to_json(review(game.record(), EFFORT))


def test_a_review_that_fails_says_so(
    client: Client, game: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    introduced(client)

    async def fail(*_: object) -> None:
        await asyncio.sleep(0)
        raise Refused("busy", until=0)

    monkeypatch.setattr(Reviews, "look_into", fail)
    begun = client.post("/api/reviews", json=game.record()).json()
    answers: list[tuple[int, str]] = []

    def failed() -> bool:
        answer = client.get(f"/api/reviews/{begun['key']}")
        if answer.status_code != 200:
            answers.append(code(answer))
        return bool(answers)

    await_thing(failed)
    assert answers == [(503, "no_review")]
    ((table, told),) = told_of(caplog)
    assert table is None
    assert told.startswith("a record: the review could not be made: Refused('busy'")


def told_of(caplog: pytest.LogCaptureFixture) -> list[tuple[str | None, str]]:
    """What the log says of reviews, and of which tables, for programs that collect it."""
    lines = [
        json.loads(JsonLines().format(record))
        for record in caplog.records
        if record.name == Reviews.__module__
    ]
    return [(line.get("table"), line["message"]) for line in lines]


def test_the_log_names_the_table_whose_review_fails(
    tmp_path: Path, game: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise NoAnswer("review")

    monkeypatch.setattr(Reviews, "look_into", fail)

    async def test(place: Place) -> None:
        reviews = Reviews(place.house, Workshop(LEAST))
        await reviews.make("Ab-3_x", Making(), [], b"", "ada", "Ab-3_x")

    in_place(tmp_path, test)
    told = "table Ab-3_x: the review could not be made: NoAnswer('review')"
    assert told_of(caplog) == [("Ab-3_x", told)]
