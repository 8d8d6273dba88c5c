"""Puzzles in the terminal: one seat's view, an answer, and what becomes of it."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest

from mirabilia.cli import main
from mirabilia.locales import load_words
from mirabilia.review.puzzles import Puzzle, load_puzzles, puzzle_of_day, today
from mirabilia.terminal.browser import Leave
from mirabilia.terminal.solving import Solving
from tests.terminal.desk import WORDS, Desk

ALL = list(load_puzzles().values())
# One for each kind of decision that there are puzzles about.
KINDS = {puzzle.game.pending[puzzle.seat].kind: puzzle for puzzle in ALL[::3]}


def solved(puzzle: Puzzle, answers: Sequence[str], language: str = "en") -> str:
    """What is shown when something is typed at a puzzle."""
    words = load_words(language)
    desk = Desk(answers, width=110, words=words)
    Solving(words, desk.screen, puzzle).run()
    return desk.out.getvalue()


@pytest.mark.parametrize("kind", KINDS)
def test_whoever_types_the_best_move_is_right(kind: str) -> None:
    puzzle = KINDS[kind]
    if kind == "discard":
        # Cards of the pile have numbers alone.
        cards = list(dict.fromkeys(puzzle.game.view(puzzle.seat).now["discard"]))
        typed = str(1 + cards.index(puzzle.moves[0].move.split()[1]))
    else:
        typed = puzzle.solutions[0]
    shown = solved(puzzle, [typed])
    assert WORDS("puzzle-right") in shown
    assert WORDS("puzzle-made", move="") not in shown


def test_whoever_is_wrong_learns_what_was_better_and_by_how_much() -> None:
    puzzle = next(one for one in ALL if one.moves[-1].move.startswith("sell"))
    shown = solved(puzzle, [puzzle.moves[-1].move])
    assert WORDS("puzzle-wrong") in shown
    assert WORDS("puzzle-right") not in shown
    assert "Your move: sell" in shown
    assert f"{100 * puzzle.moves[1].cost:.1f}%" in shown


def test_nothing_is_shown_that_the_seat_cannot_see() -> None:
    """A hidden hand is not on the screen: the names of its cards appear nowhere else."""
    puzzle = next(one for one in ALL if not one.boxes and one.game.turn == 1)
    game, seat = puzzle.game, puzzle.seat
    hidden = {
        str(card)
        for other in range(game.players)
        if other != seat
        for card in game.position()["hands"][other]
    }
    shown = solved(puzzle, [puzzle.solutions[0]])
    known = str(game.view(seat).data)
    names = [WORDS(f"card-{card}") for card in hidden if card not in known]
    assert names
    assert [name for name in names if f" {name} " in shown] == []


def test_it_can_be_left() -> None:
    desk = Desk(["q", "y"])
    with pytest.raises(Leave):
        Solving(WORDS, desk.screen, ALL[0]).run()


@pytest.mark.parametrize("language", ["it", "es", "pl", "de", "fr"])
def test_it_speaks_every_language(language: str) -> None:
    shown = solved(ALL[1], [ALL[1].solutions[0]], language)
    assert load_words(language)("puzzle-right") in shown
    assert WORDS("puzzle-right") not in shown


# ---- the command


def typing(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    monkeypatch.setenv("LANG", "C.UTF-8")


def test_without_arguments_it_is_that_of_the_day(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(monkeypatch, "")
    assert main(["puzzle", "--language", "en"]) == 0
    assert puzzle_of_day(today()).id in capsys.readouterr().out


def test_puzzles_about_a_theme_come_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second, *_ = (one for one in ALL if "military" in one.themes and not one.boxes)
    typing(monkeypatch, f"{first.solutions[0]}\n\n{second.solutions[0]}\nq\n")
    assert main(["puzzle", "--theme", "military", "--box", "base", "--language", "en"]) == 0
    shown = capsys.readouterr().out
    assert shown.index(first.id) < shown.index(second.id)
    assert shown.count("Right!") == 2


def test_a_list_names_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "--list", "--degree", "3", "--language", "en"]) == 0
    listed = [line.split()[0] for line in capsys.readouterr().out.splitlines() if "Medium" in line]
    assert listed == [one.id for one in ALL if one.degree == 3]


def test_what_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "none", "--language", "en"]) == 2
    assert "There is no such puzzle." in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["puzzle", "--theme", "cookery"])
