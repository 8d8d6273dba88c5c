"""Chances that allow for what habits misjudge, and how the allowance is learned."""

from __future__ import annotations

import json
from math import exp, log
from random import Random

import pytest

from mirabilia import Game
from mirabilia.bots.search.pairing import likely_shares, mean_of
from mirabilia.review import Effort, Task, look_into
from mirabilia.review.calibration import BASE, BOXES, Spread, spread_for, spreads, turns_after
from mirabilia.review.findings import thought_about, tried
from scripts import calibrate
from tests.support.play import choose

ALL_BOXES = ["leaders", "cities", "armada"]
SOME = Effort(iterations=4, rounds=12)


# ---- what a lead is worth


def test_a_lead_is_a_chance_and_no_victory() -> None:
    assert likely_shares([50, 50], 3.0, teams=False) == pytest.approx([0.5, 0.5])
    ahead, behind = likely_shares([52, 50], 2.0, teams=False)
    assert ahead == pytest.approx(1 / (1 + exp(-1)))
    assert ahead + behind == pytest.approx(1)
    assert likely_shares([52, 50], 0.01, teams=False) == pytest.approx([1, 0])


def test_mates_win_together() -> None:
    one, mate, other, last = likely_shares([60, 40, 49, 49], 2.0, teams=True)
    assert one == mate
    assert other == last
    # A lead of 2 points, and the points of two seats may be off.
    assert one == pytest.approx(2 / (2 + 2 * exp(-(2**0.5) / 2)))


def test_the_spread_is_larger_the_more_turns_are_left() -> None:
    spread = Spread(scale=3.0, power=0.5)
    assert [spread.after(turns) for turns in (0, 1, 4, 16)] == pytest.approx([0, 3, 6, 12])


def at(game: Game, age: int, turn: int) -> Game:
    rng = Random(1)
    while (game.age, game.turn) != (age, turn):
        for seat, decision in game.pending.items():
            game.play(seat, choose(rng, decision.moves))
    return game


def test_the_spread_of_a_view_is_that_of_its_boxes_and_turn() -> None:
    base = at(Game.new(players=3, seed=1), 2, 5)
    assert turns_after(base.view(0)) == 1 + 6
    assert spread_for(base.view(0)) == pytest.approx(spreads()[BASE].after(7))
    boxes = at(Game.new(players=3, seed=1, expansions=ALL_BOXES), 3, 4)
    left = turns_after(boxes.view(0))
    assert spread_for(boxes.view(0)) == pytest.approx(spreads()[BOXES].after(left))
    assert spread_for(at(base, 3, 6).view(0)) == 0


# ---- chances and costs


def test_all_figures_of_a_finding_allow_for_it() -> None:
    game = at(Game.new(players=3, seed=2), 2, 3)
    view = game.view(0)
    thought, best = thought_about(view, SOME.iterations, "seed")
    text = next(move.text for move in thought.moves if move.action == best)
    played = game.pending[0].moves[-1]
    assert played.action != best
    found = look_into(Task(view.to_json(), played.text, SOME, "seed"))
    assert found.best == text
    ends = [
        trial.ends for trial in tried(thought, [best, played.action], SOME.rounds, "seed:pairs")
    ]
    likely = [
        [likely_shares(points, spread_for(view), teams=False) for points in games] for games in ends
    ]
    assert len(likely[0]) == SOME.rounds
    chances = [mean_of([shares[seat] for shares in likely[0]]) for seat in range(3)]
    assert found.chances == pytest.approx(chances)
    assert found.chance == pytest.approx(mean_of([shares[0] for shares in likely[1]]))
    assert found.cost == pytest.approx(found.chances[0] - found.chance)


def test_in_the_last_turn_winners_are_counted() -> None:
    game = at(Game.new(players=3, seed=2), 3, 6)
    thought, best = thought_about(game.view(0), SOME.iterations, "seed")
    [trial] = tried(thought, [best], SOME.rounds, "seed:pairs", spread_for(game.view(0)))
    winners = [points.index(max(points)) for points in trial.ends]
    assert all(points.count(max(points)) == 1 for points in trial.ends)
    assert trial.chances() == [winners.count(seat) / SOME.rounds for seat in range(3)]


# ---- learning it


def test_the_spread_that_made_the_results_is_found() -> None:
    """Games whose winners are drawn: the points of every seat are off by Gumbel noise."""
    rng = Random(5)
    true = Spread(scale=2.0, power=0.6)
    games = []
    for _ in range(400):
        moments, points = [], [rng.gauss(50, 8) for _ in range(3)]
        left = rng.choice((2, 8, 14))
        noisy = [one - true.after(left) * log(-log(rng.random())) for one in points]
        won = [float(one == max(noisy)) for one in noisy]
        moments.append({"left": left, "ends": [[[round(one) for one in points]]]})
        games.append({"won": won, "moments": moments})
    found = calibrate.best_spread(list(calibrate.scored(games)))
    for left in (2, 8, 14):
        assert found.after(left) == pytest.approx(true.after(left), rel=0.35)


def test_scores_between_two_spreads_are_interpolated() -> None:
    squares = [float(number) for number in range(len(calibrate.TRIED))]
    assert calibrate.between(squares, calibrate.TRIED[3]) == pytest.approx(3)
    middle = (calibrate.TRIED[3] * calibrate.TRIED[4]) ** 0.5
    assert calibrate.between(squares, middle) == pytest.approx(3.5)
    assert calibrate.between(squares, 1e9) == squares[-1]
    assert calibrate.between(squares, 1e-9) == 0


def test_the_data_is_what_the_script_writes() -> None:
    made = json.loads(calibrate.LEARNED.read_text("utf-8"))["made"]
    assert made == json.loads(json.dumps(calibrate.made(calibrate.GAMES)))
