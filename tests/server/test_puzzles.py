"""Puzzles on the server: shown as their seat sees them, judged, and kept with the guest."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from sqlalchemy import insert, select

from mirabilia import sample
from mirabilia.review.puzzles import Puzzle, load_puzzles, puzzle_of_day
from mirabilia.server import forgetting, puzzles, schema
from mirabilia.server.app import create_app
from mirabilia.server.limits import Limits, Rate
from mirabilia.server.messages import PuzzleProgress, Puzzles, PuzzleShown, PuzzleVerdict
from mirabilia.server.puzzles import streak
from mirabilia.server.settings import ServerSettings
from tests.server.test_http import Client, code, introduced

DAY = timedelta(days=1)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(create_app(ServerSettings(tmp_path, thinkers=1))) as client:
        yield client


def on(client: Client, day: date) -> None:
    """Let it be noon of a day."""
    noon = datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
    client.app.state.server.house.now = lambda: int(1000 * noon.timestamp())


def some_puzzle(number: int = 0) -> Puzzle:
    return list(load_puzzles().values())[number]


def wrong_move(puzzle: Puzzle) -> str:
    return puzzle.moves[-1].move


def answered(client: Client, puzzle: Puzzle, move: str) -> PuzzleVerdict:
    answer = client.post(f"/api/puzzles/{puzzle.id}", json={"move": move})
    assert answer.status_code == 200, answer.text
    return msgspec.convert(answer.json(), PuzzleVerdict)


# ---- shown


def test_all_are_listed_and_one_is_todays(client: Client) -> None:
    found = msgspec.convert(client.get("/api/puzzles").json(), Puzzles)
    assert [one.id for one in found.puzzles] == list(load_puzzles())
    assert found.today == puzzle_of_day(date.fromisoformat(found.day)).id


def test_a_puzzle_shows_what_its_seat_sees_and_no_more(client: Client) -> None:
    for puzzle in list(load_puzzles().values())[::40]:
        answer = client.get(f"/api/puzzles/{puzzle.id}")
        shown = msgspec.convert(answer.json(), PuzzleShown, strict=False)
        game, seat = puzzle.game, puzzle.seat
        assert shown.view == json.loads(game.view(seat).to_json())
        assert answer.json()["events"] == json.loads(msgspec.json.encode(game.events_for(seat)))
        # Neither the solution nor anything by which the deal could be made again.
        assert set(answer.json()) == set(PuzzleShown.__struct_fields__)
        assert str(game.seed) not in answer.text
        # Another world that the seat cannot tell from this one looks the same.
        other = sample(game.view(seat), Random(1))
        assert shown.offers == other.offers(seat)
        assert shown.scores == other.scores()
        assert shown.course == other.course()


def test_there_is_no_other_puzzle(client: Client) -> None:
    assert code(client.get("/api/puzzles/none")) == (404, "no_puzzle")
    introduced(client)
    assert code(client.post("/api/puzzles/none", json={"move": "pass"})) == (404, "no_puzzle")


# ---- answered


def test_a_right_answer_is_told_so_and_counts_once(client: Client) -> None:
    puzzle = some_puzzle()
    path = f"/api/puzzles/{puzzle.id}"
    best = {"move": puzzle.solutions[0]}
    assert code(client.post(path, json=best)) == (401, "unknown_guest")
    assert code(client.get("/api/puzzles/mine")) == (401, "unknown_guest")
    introduced(client)
    first = answered(client, puzzle, puzzle.solutions[0])
    assert (first.right, first.counts, first.solutions) == (True, True, list(puzzle.solutions))
    assert [one.move for one in first.moves] == [one.move for one in puzzle.moves]
    assert (first.progress.solved, first.progress.tried) == (1, 1)
    again = answered(client, puzzle, wrong_move(puzzle))
    assert (again.right, again.counts) == (False, False)
    assert again.progress == first.progress


def test_a_wrong_answer_says_how_much_worse_it_is(client: Client) -> None:
    introduced(client)
    puzzle = some_puzzle(3)
    verdict = answered(client, puzzle, wrong_move(puzzle))
    assert not verdict.right
    assert verdict.made.move == wrong_move(puzzle)
    assert verdict.made.cost == puzzle.moves[-1].cost
    # Who has seen the solution cannot make up for it.
    assert answered(client, puzzle, puzzle.solutions[0]).progress.solved == 0
    mine = msgspec.convert(client.get("/api/puzzles/mine").json(), PuzzleProgress)
    assert mine.answered == {puzzle.id: False}


def test_what_cannot_be_played_is_refused_and_counts_for_nothing(client: Client) -> None:
    introduced(client)
    path = f"/api/puzzles/{some_puzzle().id}"
    for move in ("conquer everything", "board gizah", ""):
        assert code(client.post(path, json={"move": move})) == (409, "not_offered")
    for body in ({}, {"move": 7}, {"move": "x" * 201}, {"move": "pass", "more": 1}):
        assert code(client.post(path, json=body)) == (400, "malformed")
    assert client.get("/api/puzzles/mine").json()["tried"] == 0


def test_what_one_guest_has_solved_is_nobody_elses(client: Client) -> None:
    introduced(client)
    answered(client, some_puzzle(), some_puzzle().solutions[0])
    client.cookies.clear()
    introduced(client)
    assert client.get("/api/puzzles/mine").json()["tried"] == 0


def test_answers_come_at_a_human_pace(tmp_path: Path) -> None:
    limits = Limits(puzzle_answers=Rate(1, 60), puzzles_by_address=Rate(2, 60))
    settings = ServerSettings(tmp_path, thinkers=1, limits=limits)
    with TestClient(create_app(settings)) as client:
        introduced(client)
        answered(client, some_puzzle(), some_puzzle().solutions[0])
        again = client.post(f"/api/puzzles/{some_puzzle().id}", json={"move": "pass"})
        assert code(again) == (429, "too_fast")
        assert client.get("/api/puzzles").status_code == 200
        assert client.get("/api/puzzles/mine").status_code == 200
        assert code(client.get("/api/puzzles")) == (429, "too_fast")


# ---- day by day


def test_days_in_a_row_make_a_streak(client: Client) -> None:
    introduced(client)
    first = date(2027, 3, 1)
    for number in range(3):
        on(client, first + number * DAY)
        before = client.get("/api/puzzles/mine").json()
        assert (before["streak"], before["today"]) == (number, None)
        puzzle = puzzle_of_day(first + number * DAY)
        found = answered(client, puzzle, puzzle.solutions[0]).progress
        assert (found.streak, found.today) == (number + 1, True)
    # A day that is left out ends it.
    on(client, first + 4 * DAY)
    assert client.get("/api/puzzles/mine").json()["streak"] == 0


def test_a_wrong_answer_ends_a_streak(client: Client) -> None:
    introduced(client)
    first = date(2027, 3, 1)
    on(client, first)
    answered(client, puzzle_of_day(first), puzzle_of_day(first).solutions[0])
    on(client, first + DAY)
    puzzle = puzzle_of_day(first + DAY)
    verdict = answered(client, puzzle, wrong_move(puzzle))
    assert (verdict.progress.streak, verdict.progress.today) == (1, False)
    answered(client, puzzle, puzzle.solutions[0])
    on(client, first + 2 * DAY)
    assert client.get("/api/puzzles/mine").json()["streak"] == 0


def test_a_puzzle_that_was_known_before_still_counts_on_its_day(client: Client) -> None:
    introduced(client)
    day = date(2027, 3, 1)
    on(client, day - 10 * DAY)
    puzzle = puzzle_of_day(day)
    answered(client, puzzle, wrong_move(puzzle))
    on(client, day)
    found = answered(client, puzzle, puzzle.solutions[0]).progress
    assert (found.answered[puzzle.id], found.solved) == (False, 0)
    assert (found.streak, found.today) == (1, True)


@pytest.mark.parametrize(
    ("solved", "today", "count"),
    [
        (set(), 10, 0),
        ({10}, 10, 1),
        ({9}, 10, 1),
        ({8}, 10, 0),
        ({8, 9, 10}, 10, 3),
        ({7, 9}, 9, 1),
    ],
)
def test_a_streak_by_hand(solved: set[int], today: int, count: int) -> None:
    assert streak(solved, today) == count


# ---- kept


def test_a_guest_is_forgotten_with_all_answers(client: Client) -> None:
    introduced(client)
    answered(client, some_puzzle(), some_puzzle().solutions[0])
    guest = client.get("/api/me").json()["id"]
    house = client.app.state.server.house

    async def forget() -> list[Any]:
        await house.database.run(partial(forgetting.forget, guest=guest, ids=[]))
        return list(await house.store.rows(select(schema.puzzle_answers)))

    with client.portal() as portal:
        assert portal.call(forget) == []


def test_two_windows_at_the_same_moment_keep_one_answer(client: Client) -> None:
    introduced(client)
    guest = client.get("/api/me").json()["id"]
    house = client.app.state.server.house
    puzzle = some_puzzle()

    async def both() -> list[Any]:
        moves = (puzzle.solutions[0], wrong_move(puzzle))
        await asyncio.gather(*(puzzles.answer(house, guest, puzzle, move) for move in moves))
        return list(await house.store.rows(select(schema.puzzle_answers)))

    with client.portal() as portal:
        assert len(portal.call(both)) == 1


def test_puzzles_of_other_versions_are_not_counted(client: Client) -> None:
    introduced(client)
    guest = client.get("/api/me").json()["id"]
    house = client.app.state.server.house
    row = {"guest": guest, "puzzle": "gone", "at": 0, "right": True}

    async def write() -> None:
        await house.writer.write([insert(schema.puzzle_answers).values(**row)])

    with client.portal() as portal:
        portal.call(write)
    assert client.get("/api/puzzles/mine").json()["tried"] == 0
