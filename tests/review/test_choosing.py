"""The script that finds puzzles: how they are graded, chosen and written."""

from __future__ import annotations

import json
from typing import Any

from mirabilia.review.puzzles import read_puzzle
from scripts.puzzles import GRADERS, RESULTS, degree_of, figures_of, line_of, shipped


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
    # In the file the easiest come first.
    assert [one["id"] for one in shipped([*hard, *easy], 2)] == ["1-0", "2-1"]


def test_a_line_is_read_as_it_was_found() -> None:
    puzzle = read_puzzle(json.loads(json.dumps(line_of(found("1-1")))))
    assert (puzzle.id, puzzle.degree, puzzle.players, puzzle.boxes) == ("1-1", 1, 3, ())
    assert [one.move for one in puzzle.moves] == ["build altar", "sell altar"]
    assert puzzle.moves[1].reasons[0].points == 2.5


def test_the_figures_tell_what_was_thrown_out() -> None:
    thrown = {**found("9-9"), "agreed": False}
    kept = [found("1-1"), found("1-2", 0.2)]
    figures = figures_of(5, [*kept, thrown], kept)
    assert (figures["checked"], figures["disagreed"], figures["holds"]) == (3, 1, False)
    assert figures["by degree"]["5"]["solved"]["greedy@1"] == 0
    assert figures["in all"]["greedy@1"] == 0.5


def test_what_was_measured_holds() -> None:
    """At most 5 % were thrown out, and what is harder is solved by fewer, whoever tries."""
    measured = json.loads(RESULTS.read_text("utf-8"))
    assert measured["holds"]
    for bot in measured["asked"]:
        shares = [one["solved"][bot] for one in measured["by degree"].values()]
        assert shares == sorted(shares, reverse=True)
    assert list(measured["in all"].values()) == sorted(measured["in all"].values())
