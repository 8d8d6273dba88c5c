"""The puzzles of the package, how they are judged, and which one a day has."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, date, datetime, timedelta
from importlib.resources import files
from random import Random

import pytest

from mirabilia import Game, IllegalMove, MalformedMove, Move, sample
from mirabilia.bots import answer, make_bot
from mirabilia.bots.search.pairing import Trial
from mirabilia.review import puzzles
from mirabilia.review.findings import Reason
from mirabilia.review.puzzles import (
    DEGREES,
    FILE,
    THEMES,
    Puzzle,
    chosen_puzzles,
    load_puzzles,
    puzzle_of_day,
)
from mirabilia.review.seeking import KEPT_GAP, Quarry, Seeker, cost_of, ranked, replaced
from mirabilia.review.themes import Occasion, themes_of

FEWEST = 200
MOST_BYTES = 1_500_000
ALL = list(load_puzzles().values())
# Every puzzle is replayed for some tests: with the rules as they are, a part of them has to do.
SOME = ALL[::7]


def test_there_are_many_and_they_take_little_room() -> None:
    assert len(ALL) >= FEWEST
    assert len(files("mirabilia.review").joinpath(FILE).read_bytes()) < MOST_BYTES


def test_every_degree_and_every_theme_is_there() -> None:
    assert {puzzle.degree for puzzle in ALL} == set(DEGREES)
    themes = Counter(theme for puzzle in ALL for theme in puzzle.themes)
    assert set(themes) == set(THEMES)
    assert min(themes.values()) >= 5
    boxes = {box for puzzle in ALL for box in puzzle.boxes or ("base",)}
    assert boxes == {"base", "leaders", "cities", "armada"}


def test_no_move_costs_more_than_the_best_one_wins() -> None:
    for puzzle in load_puzzles().values():
        assert 0 <= max(one.cost for one in puzzle.moves) <= puzzle.chance, puzzle.id


def test_the_best_move_is_clearly_best() -> None:
    for puzzle in ALL:
        best, *others = puzzle.moves
        assert best.cost == best.error == 0
        assert best.move in puzzle.solutions
        assert len(others) >= 1
        assert min(one.cost for one in others) >= KEPT_GAP
        assert [one.cost for one in others] == sorted(one.cost for one in others)


@pytest.mark.parametrize("puzzle", SOME, ids=[puzzle.id for puzzle in SOME])
def test_every_legal_move_has_a_verdict(puzzle: Puzzle) -> None:
    decision = puzzle.game.pending[puzzle.seat]
    verdicts = {move.text: puzzle.judge(move.text) for move in decision.moves}
    right = [text for text, verdict in verdicts.items() if verdict.right]
    assert sorted(right) == sorted(puzzle.solutions)
    for text, verdict in verdicts.items():
        tried, made = Move.parse(verdict.tried.move), Move.parse(text)
        assert (tried.verb, tried.subject, tried.ship) == (made.verb, made.subject, made.ship)
        assert verdict.right or verdict.dearer or verdict.tried.cost > 0
        assert not (verdict.right and verdict.dearer)


def test_what_cannot_be_played_is_refused() -> None:
    puzzle = ALL[0]
    with pytest.raises(MalformedMove):
        puzzle.judge("conquer everything")
    with pytest.raises(IllegalMove):
        puzzle.judge("board gizah")


@pytest.mark.parametrize("puzzle", SOME[:6], ids=[puzzle.id for puzzle in SOME[:6]])
def test_the_themes_follow_from_what_the_seat_knows(puzzle: Puzzle) -> None:
    """In another world that the seat cannot tell from this one the puzzle is about the same."""
    game, seat = puzzle.game, puzzle.seat
    best, reasons = Move.parse(puzzle.moves[0].move), puzzle.moves[1].reasons
    kind = game.pending[seat].kind
    other = sample(game.view(seat), Random(puzzle.id))
    for world in (game, other):
        assert themes_of(Occasion(world, seat, kind, best, reasons)) != ()
    assert themes_of(Occasion(game, seat, kind, best, reasons)) == themes_of(
        Occasion(other, seat, kind, best, reasons)
    )


# ---- the puzzle of the day


def test_every_day_has_its_puzzle_and_each_comes_once() -> None:
    first = date(2026, 11, 18)
    days = [first + timedelta(days=number) for number in range(len(ALL))]
    found = [puzzle_of_day(day).id for day in days]
    assert sorted(found) == sorted(puzzle.id for puzzle in ALL)
    assert puzzle_of_day(first + timedelta(days=len(ALL))).id == found[0]
    assert found != [puzzle.id for puzzle in ALL]


def test_today_is_a_day_of_utc(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Pacific/Kiritimati")
    assert puzzles.today() == datetime.now(UTC).date()


def test_puzzles_are_chosen_by_theme_degree_and_box() -> None:
    for puzzle in chosen_puzzles(theme="science", degree=2, box="base"):
        assert ("science" in puzzle.themes, puzzle.degree, puzzle.boxes) == (True, 2, ())
    assert len(chosen_puzzles()) == len(ALL)
    by_degree = [len(chosen_puzzles(degree=degree)) for degree in DEGREES]
    assert sum(by_degree) == len(ALL)


def test_more_puzzles_than_there_may_be_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "MOST_PUZZLES", 3)
    with pytest.raises(ValueError, match="more than 3"):
        load_puzzles.__wrapped__()


# ---- looking for them


@pytest.mark.heavy
def test_a_seeker_finds_a_puzzle_again_from_the_view_alone() -> None:
    """The same seed finds the same, and hidden things have no influence."""
    puzzle = next(one for one in ALL if one.degree == 1 and not one.boxes)
    view = puzzle.game.view(puzzle.seat)
    found = Seeker(view, "again").find()
    assert isinstance(found, Quarry)
    assert found.best in puzzle.solutions
    other = sample(view, Random(1)).view(puzzle.seat)
    assert Seeker(other, "again").find() == found


def test_who_has_lost_anyway_has_no_puzzle() -> None:
    """In the last turn, far behind, no move is better than another."""
    for seed in range(50):
        game = Game.new(players=3, seed=seed, sides="day")
        bots = [make_bot("apprentice", Random(f"{seed} {seat}")) for seat in range(3)]
        while (game.age, game.turn) != (3, 6):
            for seat, decision in game.pending.items():
                game.play(seat, answer(bots[seat], game, decision))
        points = [sum(lines.values()) for lines in game.scores()]
        last = points.index(min(points))
        if max(points) - min(points) > 25 and last in game.pending:
            seeker = Seeker(game.view(last), "lost")
            assert not seeker.seems_clear()
            assert seeker.find() is None
            return
    pytest.fail("nobody was far behind")


def test_moves_are_ordered_by_wins_then_points() -> None:
    trials = [Trial(act, 2) for act in range(3)]
    for trial, wins, points in zip(trials, (0.5, 1.0, 0.5), (3.0, 1.0, 4.0), strict=True):
        trial.wins.append(wins)
        trial.points = points
    assert [trial.act for trial in ranked(trials)] == [1, 2, 0]


def test_better_figures_take_the_place_of_worse_ones() -> None:
    one, two, three = (puzzles.Tried(*made, 0.1) for made in (("a", 0.0), ("b", 0.3), ("c", 0.2)))
    better = puzzles.Tried("b", 0.1, 0.01, (Reason("military", 1.0),))
    assert replaced([one, two, three], [better]) == (one, better, three)


def test_what_a_move_costs_goes_by_how_often_the_best_one_wins() -> None:
    """In ten games the best move won nine, on the whole it wins six in ten."""
    best = [1.0] * 9 + [0.0]
    nothing = [0.0] * 10
    assert cost_of(best, nothing, 0.9) == pytest.approx(0.9)
    assert cost_of(best, nothing, 0.6) == pytest.approx(0.6)
    third = [1.0] * 3 + [0.0] * 7
    assert cost_of(best, third, 0.9) == pytest.approx(0.6)
    assert cost_of(best, third, 0.6) == pytest.approx(0.6 - 0.6 / 3)
    # The other one wins where the best one does not, which is more often the case than it seemed.
    assert cost_of(best, [0.0] * 9 + [1.0], 0.6) == pytest.approx(0.6 - 0.4)
    assert cost_of([1.0] * 10, nothing, 0.6) == pytest.approx(0.6)
    assert cost_of(nothing, nothing, 0.1) == pytest.approx(0.1)
    # A shared victory is a half.
    assert cost_of([1.0, 0.5], [0.5, 0.0], 0.75) == pytest.approx(0.5)


def test_moves_that_are_not_checked_cost_no_more_than_the_best_one_wins() -> None:
    moves = (puzzles.Tried("a", 0.0, 0.0), puzzles.Tried("b", 0.9, 0.1))
    found = Quarry(0.9, moves, {"b": ([1.0] * 9 + [0.0], [0.0] * 10)})
    assert [one.cost for one in found.costing(0.6)] == [0.0, pytest.approx(0.6)]
