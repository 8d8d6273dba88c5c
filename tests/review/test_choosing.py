"""The script that finds puzzles: how they are graded, chosen and written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mirabilia.review.puzzles import load_puzzles, read_puzzle
from scripts import grading, puzzles
from scripts.grading import GRADERS, SHOWN, degree_of
from scripts.puzzles import FIRST, FIRST_TRIES, RESULTS, figures_of, line_of, shipped


def found(id: str, solved: float = 1.0, themes: tuple[str, ...] = ("chain",)) -> dict[str, Any]:
    """A puzzle that everybody solves in this share of the first tries."""
    moves = [
        {"move": "build altar", "cost": 0.0, "error": 0.0, "reasons": []},
        {"move": "sell altar", "cost": 0.2, "error": 0.01, "reasons": [["military", 2.5]]},
    ]
    return {
        "id": id,
        "agreed": True,
        "seat": 0,
        "themes": list(themes),
        "tries": {bot: solved * times for bot, _, times, _ in FIRST_TRIES},
        "solutions": ["build altar"],
        "chance": 0.6,
        "moves": moves,
        "record": {"options": {"players": 3}, "entries": []},
    }


def graded(id: str, *failing: str) -> dict[str, Any]:
    """A puzzle that all solve but these, who get it right in half of their tries."""
    return {
        "id": id,
        "grades": {one.bot: one.tries // (1 + (one.bot in failing)) for one in GRADERS},
        "shown": {one.bot: 0 if one.bot in failing else one.tries for one in SHOWN},
    }


def test_each_player_who_fails_makes_it_harder() -> None:
    names = [grader.bot for grader in GRADERS]
    degrees = [degree_of(graded("1-1", *names[:count])["grades"]) for count in range(6)]
    assert degrees == [1, 2, 3, 4, 5, 5]


def test_it_does_not_matter_who_fails() -> None:
    for grader in GRADERS:
        assert degree_of(graded("1-1", grader.bot)["grades"]) == 2


def test_whoever_misses_once_too_often_fails() -> None:
    adept = next(one for one in GRADERS if one.bot.startswith("adept"))
    grades = graded("1-1")["grades"]
    assert degree_of(grades | {adept.bot: adept.needed}) == 1
    assert degree_of(grades | {adept.bot: adept.needed - 1}) == 2


def test_who_is_told_is_counted_by_degree() -> None:
    some = [graded("1-1"), graded("1-2", "greedy@1"), graded("1-3", "greedy@1", "sage@2")]
    shares = grading.by_degree(some)
    assert [one["puzzles"] for one in shares.values()] == [1, 1, 1, 0, 0]
    assert [one["solved"]["greedy@1"] for one in shares.values()] == [1, 0, 0, None, None]
    assert grading.solved_by(some) == {"greedy@1": 0.333, "adept@2": 1, "master@3": 1}


def test_tries_are_the_same_again_and_other_ones_elsewhere() -> None:
    """By a seed of the puzzle, the player and what it is tried for."""
    known = grading.grades()
    unsure = (
        one for one in load_puzzles().values() if known[one.id]["grades"]["apprentice@1"] == 10
    )
    puzzle, solver = next(unsure), grading.Solver("apprentice@1", 1, 20)
    assert solver.solves(puzzle, "grade") == 10
    assert len({solver.solves(puzzle, part) for part in ("shown", "other", "more", "again")}) > 1


def test_only_what_was_not_tried_is_tried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "grades.jsonl"
    file.write_text(json.dumps(graded("1-1")) + "\n", "utf-8")
    monkeypatch.setattr(grading, "GRADES", file)
    assert [*grading.grade([{"id": "1-1"}], 1)] == []
    assert grading.grades() == {"1-1": graded("1-1")}


def test_the_puzzles_have_the_degrees_that_follow_from_the_tries() -> None:
    known = grading.grades()
    assert set(known) == set(load_puzzles())
    for puzzle in load_puzzles().values():
        assert puzzle.degree == degree_of(known[puzzle.id]["grades"]), puzzle.id


def test_what_seems_rarely_hard_and_rare_themes_are_taken_first() -> None:
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

    puzzles.put([found("2-1"), found("1-1")], is_fresh=False)
    puzzles.put([found("f1-1"), found("f2-1")], is_fresh=True)
    assert ids() == ["1-1", "2-1", "f1-1", "f2-1"]
    # The easiest come first.
    degrees = dict(zip(ids(), (2, 1, 1, 2), strict=True))
    puzzles.write([{**line, "degree": degrees[line["id"]]} for line in puzzles.here()])
    assert ids() == ["2-1", "f1-1", "1-1", "f2-1"]
    puzzles.put([found("f3-1")], is_fresh=True)
    assert sorted(ids()) == ["1-1", "2-1", "f3-1"]
    puzzles.put([found("4-1")], is_fresh=False)
    assert sorted(ids()) == ["4-1", "f3-1"]


def test_a_line_is_read_as_it_was_found() -> None:
    puzzle = read_puzzle(json.loads(json.dumps(line_of(found("1-1")))))
    assert (puzzle.id, puzzle.degree, puzzle.players, puzzle.boxes) == ("1-1", 0, 3, ())
    assert [one.move for one in puzzle.moves] == ["build altar", "sell altar"]
    assert puzzle.moves[1].reasons[0].points == 2.5


def test_the_figures_tell_what_was_thrown_out() -> None:
    thrown = {**found("9-9"), "agreed": False}
    kept = [found("1-1"), found("1-2", 0.2)]
    games: list[dict[str, Any]] = [{"puzzles": [*kept, thrown]}, {"puzzles": []}]
    figures = figures_of(games, kept, FIRST)
    assert (figures["games"], figures["checked"], figures["disagreed"]) == (2, 3, 1)
    assert (figures["holds"], figures["seeds"]) == (False, ["puzzles", "rare puzzles"])
    assert (figures["shipped"], figures["themes"]["chain"]) == (2, 2)


def test_what_was_measured_holds() -> None:
    """At most 5 % were thrown out, and what is harder is solved by fewer, whoever tries."""
    measured = json.loads(RESULTS.read_text("utf-8"))
    found = [measured, measured["fresh"], *filter(None, [measured.get("later")])]
    disagreed, checked = (sum(one[name] for one in found) for name in ("disagreed", "checked"))
    assert measured["holds"]
    assert disagreed <= measured["most"] * checked
    together = measured["together"]
    assert sum(one["puzzles"] for one in together["by degree"].values()) == len(load_puzzles())
    for bot in together["in all"]:
        shares = [one["solved"][bot] for one in together["by degree"].values()]
        assert shares == sorted(shares, reverse=True)
        assert shares[0] > shares[-1]
    assert list(together["in all"].values()) == sorted(together["in all"].values())
    assert together["by degree"]["5"]["puzzles"] >= 25


def test_degrees_hold_for_puzzles_that_they_were_not_made_for() -> None:
    """Of fresh games: who may answer otherwise than a grader is ordered, and each is from the easy
    ones to the hard ones."""
    fresh = json.loads(RESULTS.read_text("utf-8"))["fresh"]
    for bot in ("adept@2", "master@3"):
        shares = [one["solved"][bot] for one in fresh["by degree"].values()]
        assert shares == sorted(shares, reverse=True)
    for bot in fresh["in all"]:
        assert solved_of(fresh, bot, (1, 2)) > solved_of(fresh, bot, (4, 5))
    assert list(fresh["in all"].values()) == sorted(fresh["in all"].values())


def solved_of(measured: dict[str, Any], bot: str, degrees: tuple[int, ...]) -> float:
    """The share of the puzzles of some degrees that a bot has solved."""
    parts = [measured["by degree"][str(degree)] for degree in degrees]
    whole = sum(one["puzzles"] for one in parts)
    return float(sum(one["solved"][bot] * one["puzzles"] for one in parts) / whole)
