"""The script that finds puzzles: how they are graded, chosen and written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mirabilia.review.puzzles import read_puzzle
from scripts import puzzles
from scripts.puzzles import FIRST, GRADERS, RESULTS, degree_of, figures_of, line_of, shipped


def found(id: str, solved: float = 1.0, themes: tuple[str, ...] = ("chain",)) -> dict[str, Any]:
    """A puzzle that every grader solves in this share of its tries."""
    moves = [
        {"move": "build altar", "cost": 0.0, "error": 0.0, "reasons": []},
        {"move": "sell altar", "cost": 0.2, "error": 0.01, "reasons": [["military", 2.5]]},
    ]
    return {
        "id": id,
        "agreed": True,
        "seat": 0,
        "themes": list(themes),
        "grades": {bot: solved * times for bot, _, times, _ in GRADERS},
        "shown": {"greedy@1": solved == 1, "adept@1": True, "master@2": True},
        "solutions": ["build altar"],
        "chance": 0.6,
        "moves": moves,
        "record": {"options": {"players": 3}, "entries": []},
    }


def test_what_fewer_bots_solve_is_harder() -> None:
    degrees = [degree_of(found("1-1", solved)) for solved in (1.0, 0.9, 0.8, 0.6, 0.2)]
    assert degrees == [1, 2, 3, 4, 5]


def test_the_weaker_bots_count_less() -> None:
    by_greedy, by_master = found("1-1"), found("1-2")
    by_greedy["grades"]["greedy@1"] = 0
    by_master["grades"]["master@2"] = 0
    assert degree_of(by_greedy) < degree_of(by_master)


def test_rare_degrees_and_rare_themes_are_taken_first() -> None:
    easy = [found(f"1-{number}") for number in range(6)]
    hard = [found("2-1", 0.2)]
    rare = [found("3-1", themes=("debts",))]
    chosen = {one["id"] for one in shipped([*easy, *hard, *rare], 3)}
    assert {"2-1", "3-1"} < chosen


def test_fresh_puzzles_and_the_others_are_written_beside_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text("", "utf-8")
    monkeypatch.setattr(puzzles, "CHOSEN", file)

    def ids() -> list[str]:
        return [json.loads(line)["id"] for line in file.read_text("utf-8").splitlines()]

    puzzles.write([found("2-1", 0.2), found("1-1")], is_fresh=False)
    puzzles.write([found("f1-1", 0.2), found("f2-1")], is_fresh=True)
    # The easiest come first.
    assert ids() == ["1-1", "f2-1", "2-1", "f1-1"]
    puzzles.write([found("f3-1")], is_fresh=True)
    assert ids() == ["1-1", "f3-1", "2-1"]
    puzzles.write([found("4-1")], is_fresh=False)
    assert ids() == ["4-1", "f3-1"]


def test_a_line_is_read_as_it_was_found() -> None:
    puzzle = read_puzzle(json.loads(json.dumps(line_of(found("1-1")))))
    assert (puzzle.id, puzzle.degree, puzzle.players, puzzle.boxes) == ("1-1", 1, 3, ())
    assert [one.move for one in puzzle.moves] == ["build altar", "sell altar"]
    assert puzzle.moves[1].reasons[0].points == 2.5


def test_the_figures_tell_what_was_thrown_out() -> None:
    thrown = {**found("9-9"), "agreed": False}
    kept = [found("1-1"), found("1-2", 0.2)]
    games: list[dict[str, Any]] = [{"puzzles": [*kept, thrown]}, {"puzzles": []}]
    figures = figures_of(games, kept, FIRST)
    assert (figures["games"], figures["checked"], figures["disagreed"]) == (2, 3, 1)
    assert (figures["holds"], figures["seeds"]) == (False, ["puzzles", "rare puzzles"])
    assert figures["by degree"]["5"]["solved"]["greedy@1"] == 0
    assert figures["in all"]["greedy@1"] == 0.5


def test_what_was_measured_holds() -> None:
    """At most 5 % were thrown out, and what is harder is solved by fewer, whoever tries."""
    measured = json.loads(RESULTS.read_text("utf-8"))
    found = [measured, measured["fresh"]]
    disagreed, checked = (sum(one[name] for one in found) for name in ("disagreed", "checked"))
    assert measured["holds"]
    assert disagreed <= measured["most"] * checked
    for bot in measured["asked"]:
        shares = [one["solved"][bot] for one in measured["by degree"].values()]
        assert shares == sorted(shares, reverse=True)
    assert list(measured["in all"].values()) == sorted(measured["in all"].values())


def test_degrees_hold_for_puzzles_that_they_were_not_made_for() -> None:
    """The easier ones are solved more often, whoever tries, and the better player solves more."""
    fresh = json.loads(RESULTS.read_text("utf-8"))["fresh"]
    assert list(fresh["in all"].values()) == sorted(fresh["in all"].values())
    for bot in fresh["asked"]:
        assert solved_of(fresh, bot, (1, 2)) > solved_of(fresh, bot, (4, 5))


def solved_of(measured: dict[str, Any], bot: str, degrees: tuple[int, ...]) -> float:
    """The share of the puzzles of some degrees that a bot has solved."""
    parts = [measured["by degree"][str(degree)] for degree in degrees]
    whole = sum(one["puzzles"] for one in parts)
    return float(sum(one["solved"][bot] * one["puzzles"] for one in parts) / whole)
