"""What is said of a run beside an attack, and that every attack does something."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

from benchmarks import attacks, swarm
from benchmarks.about import made_with
from benchmarks.attackers import ATTACKS, CUT, KNOWN, TRIED
from benchmarks.rounds import ROOT
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


def calm_run(p99: float, **changes: Any) -> Data:
    calm = {"moves": {"p99 ms": p99}, "rounds": {"p99 ms": None}}
    return run(**{"calm": calm, "sources": "these"} | changes)


def test_what_is_usual_is_in_the_middle_of_all_calm_times_at_as_many_tables() -> None:
    runs = [calm_run(9), calm_run(30), calm_run(20), calm_run(99, tables=3)]
    assert attacks.usual(runs, attacks.TABLES, "these") == {"moves": 20, "rounds": None}


def test_calm_times_of_other_sources_are_not_usual() -> None:
    """Nor those of which it is not known what they are about."""
    old = [calm_run(1, sources="others"), {"calm": run()["calm"]}]
    assert attacks.usual([*old, calm_run(20)], attacks.TABLES, "these")["moves"] == 20


def test_with_each_run_more_all_are_judged_anew() -> None:
    """The first was judged by its own calm time, which was a slow one."""
    first = run(sources="these", calm={"moves": AS_EVER, "rounds": AS_EVER})
    runs = {"old": {"calm": first["calm"]}, "first": first}
    assert attacks.judge(runs) == ["first"]
    assert first["faults"] == []
    quick = {part: AS_EVER | {"p99 ms": 9.0} for part in ("moves", "rounds")}
    runs |= {str(number): run(sources="these", calm=quick) for number in range(2)}
    assert attacks.judge(runs) == ["first", "0", "1"]
    assert first["usual p99 ms"] == {"moves": 9.0, "rounds": 9.0}
    assert first["faults"] == [
        f"{part} were 2.22 times as slow as in the usual calm time" for part in ("moves", "rounds")
    ]


def test_an_attack_that_tries_a_few_things_tries_no_more_in_a_longer_time() -> None:
    kind = ATTACKS["masters"]
    assert [kind.least_tries(1, seconds) for seconds in (30, 60, 61)] == [3, 6, 6]


def test_sources_have_a_mark_and_so_has_another_build(monkeypatch: pytest.MonkeyPatch) -> None:
    here = attacks.mark_of_sources()
    assert here == attacks.mark_of_sources()
    build = not made_with()["compiled"]
    monkeypatch.setattr(attacks, "made_with", lambda: {"compiled": build})
    other = attacks.mark_of_sources()
    assert (here.split(",")[0], here != other) == (other.split(",")[0], True)
    monkeypatch.setattr(attacks, "SERVED", ("server",))
    assert attacks.mark_of_sources().split(",")[0] != here.split(",")[0]
    assert all((ROOT / place).is_file() for place in attacks.PEOPLE)
    assert all((ROOT / "src" / "mirabilia" / place).exists() for place in attacks.SERVED)


# ---- what is carried out


def carried_out(
    monkeypatch: pytest.MonkeyPatch, folder: Path, *words: str
) -> list[tuple[str, int]]:
    """Which attacks a command carries out, by how many; what it keeps is in a file of its own."""
    done: list[tuple[str, int]] = []

    def measure(name: str, guests: int, *_: float) -> Data:
        done.append((name, guests))
        return run(attack=name, guests=guests, answers={TRIED: 99_999, "429": 1, CUT: 1})

    monkeypatch.setattr(attacks, "measure", measure)
    monkeypatch.setattr(attacks, "KEPT", folder / "attacks.json")
    assert attacks.main(list(words)) == 0
    return done


def test_all_attacks_can_be_carried_out_by_one_and_by_many(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    done = carried_out(monkeypatch, tmp_path, "--guests", "1", "200", "--save")
    assert set(done) == {(name, guests) for name in ATTACKS for guests in (1, 200)}
    kept = json.loads((tmp_path / "attacks.json").read_text("utf-8"))["attacks"]
    assert {one["sources"] for one in kept.values()} == {attacks.mark_of_sources()}
    assert "moves out of turn, 1" in kept


def test_no_test_can_overwrite_what_was_measured(tmp_path: Path) -> None:
    """One did: figures that it had made up stood among the results."""
    with pytest.raises(AssertionError, match=r"a test would write attacks\.json"):
        attacks.keep({"attacks": {}})
    (tmp_path / "attacks.json").write_text("{}")


def test_known_attacks_can_be_carried_out_alone_within_an_hour(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    done = carried_out(monkeypatch, tmp_path, "--known", "--guests", "1", "200")
    named = [name for names in KNOWN.values() for name in names]
    assert done == [(name, guests) for guests in (1, 200) for name in named]
    assert set(named) < ATTACKS.keys()
    calm, attack, to_begin = 45, 60, attacks.WARM + 5
    assert len(done) * (calm + attack + to_begin) < 3600
    assert not (tmp_path / "attacks.json").exists()


def test_known_attacks_are_told() -> None:
    text = (ROOT / "docs" / "security.md").read_text("utf-8")
    rows = re.findall(r"^\| ([^|`]+) \| ((?:`[^`|]+`(?:, )?)+) \|$", text, re.MULTILINE)
    told = {what: tuple(re.findall("`([^`]+)`", names)) for what, names in rows}
    assert told == KNOWN


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
