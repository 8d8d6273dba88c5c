"""What is said of a run beside an attack, and that every attack does something."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from benchmarks import attacks, swarm
from benchmarks.attackers import CUT, TRIED
from benchmarks.served import Served
from benchmarks.swarm import Data, Figures, Guest, Person, Table
from tests.server.support import run_alone

USUAL = {"moves": 20.0, "rounds": 20.0}
OVER_HTTP = ("continuations", "reviews", "farewells", "puzzles")
AS_EVER = {"count": 2400, "median ms": 5.0, "p99 ms": 20.0}


def run(**changes: Any) -> Data:
    """A run in which nothing was wrong, but for some changes."""
    return {
        "attack": "tables",
        "guests": 1,
        "tables": attacks.TABLES,
        "seconds": [60.0, 60.0],
        "calm": {"moves": AS_EVER, "rounds": AS_EVER},
        "under attack": {"moves": AS_EVER, "rounds": AS_EVER},
        "p99 ratio": {"moves": 1.0, "rounds": 1.0},
        "memory MB": [118, 130],
        "memory MB with bots": [147, 160],
        "descriptors": [100, 105],
        "log bytes": 83,
        "people": {"games": 70},
        "wrong": [],
        "answers": {TRIED: 900, "201": 20, "429": 880},
    } | changes


def felt(**changes: float) -> Data:
    return {"under attack": {"moves": AS_EVER | changes, "rounds": AS_EVER}}


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({}, []),
        (
            {"p99 ratio": {"moves": 2.1, "rounds": None}},
            [
                "moves were 2.1 times as slow as in its own calm time",
                "rounds were not made as in its own calm time",
            ],
        ),
        (felt(**{"p99 ms": 41.0}), ["moves were 2.05 times as slow as in the usual calm time"]),
        (felt(count=2100), ["35.0 moves in a second, 40.0 without the attack"]),
        ({"wrong": ["a table"]}, ["wrong: a table"]),
        ({"people": {"thrown out: 4002": 1}}, ["thrown out: 4002"]),
        ({"memory MB": [118, 190]}, ["memory MB: 118, then 190"]),
        ({"memory MB with bots": [147, 250]}, ["memory MB with bots: 147, then 250"]),
        ({"descriptors": [100, 400]}, ["descriptors: 100, then 400"]),
        ({"log bytes": 9350}, ["the log has 9350 bytes"]),
        ({"answers": {TRIED: 59}}, ["the attack did next to nothing: {'tried': 59}"]),
        (
            {"guests": 200, "answers": {TRIED: 2000, "201": 100, "guest: 429": 100}},
            ["nothing was refused: {'tried': 2000, '201': 100, 'guest: 429': 100}"],
        ),
        ({"guests": 200, "answers": {TRIED: 2000, "429": 1}}, []),
        (
            {"guests": 200, "answers": {TRIED: 300, "429": 1}},
            ["the attack did next to nothing: {'tried': 300, '429': 1}"],
        ),
        ({"guests": 200, "attack": "half-sent requests", "answers": {TRIED: 2000, CUT: 9}}, []),
        ({"guests": 200, "attack": "requests", "answers": {TRIED: 2000, "404": 2000}}, []),
    ],
)
def test_a_run_is_judged(changes: Data, told: list[str]) -> None:
    assert attacks.faults(run(**changes), USUAL) == told


def test_what_is_usual_is_in_the_middle_of_all_calm_times_at_as_many_tables() -> None:
    runs = [run(calm={"moves": {"p99 ms": p99}, "rounds": {"p99 ms": None}}) for p99 in (9, 30, 20)]
    assert attacks.usual([*runs, run(tables=3)], attacks.TABLES) == {"moves": 20, "rounds": None}


def test_a_move_that_has_not_arrived_has_waited_until_now() -> None:
    figures = Figures()
    table = Table([Guest("http://127.0.0.1:1", "127.0.0.1") for _ in range(2)], 2, 1.0, figures)
    table.people = [Person(table, guest, seat, "t") for seat, guest in enumerate(table.guests)]
    one, other = table.people
    figures.moves.append((90.0, 20.0))
    # One move has no answer yet; another was acknowledged, and not everybody has heard of it.
    one.open["0-1"] = {"type": "play"}, 100.0
    one.open["0-2"] = {"type": "sit"}, 100.0
    table.note_sent(7, 101.0)
    table.note_arrival(7, 101.5)
    table.answered = 102.0
    moves, rounds = swarm.until_now(figures, [table], 105.0)
    assert moves == [(90.0, 20.0), (100.0, 5000.0), (101.0, 4000.0)]
    assert rounds == [(102.0, 3000.0)]
    # Nobody waits for those who have seen the end.
    for person in (one, other):
        person.parts = {"table": {"status": "over"}}
    assert swarm.until_now(figures, [table], 105.0) == ([(90.0, 20.0)], [])


def test_nobody_waits_for_a_round_while_people_decide() -> None:
    async def decide() -> tuple[swarm.Waits, swarm.Waits]:
        table = Table([Guest("http://127.0.0.1:1", "127.0.0.1")], 2, 1.0, Figures())
        table.people = [Person(table, table.guests[0], 0, "t")]
        table.answered = 102.0
        table.people[0].thinking = asyncio.create_task(asyncio.Event().wait())  # type: ignore[arg-type]
        return swarm.until_now(table.figures, [table], 105.0)

    assert run_alone(decide()) == ([], [])


@pytest.mark.wide
def test_attacks_do_something_and_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Served(tmp_path / "data") as server:
        for name in OVER_HTTP:
            done = run_alone(attacks.carry_out(server.url, name, 1, 0.5))
            answers = done["answers"]
            assert answers[TRIED] > 0, name
            assert not [word for word in answers if word.startswith(attacks.GAVE_UP)], answers
            assert "500" not in answers, name
            assert done["processor seconds"] > 0
        assert server.process.poll() is None
    assert capsys.readouterr().out == len(OVER_HTTP) * attacks.READY
