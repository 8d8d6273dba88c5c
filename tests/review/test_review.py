"""Reviews: the same again, by what a seat knew alone, and sums that come out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from mirabilia import Game, Move, NotOver, sample
from mirabilia.arena.processes import outcomes
from mirabilia.bots import answer, make_bot
from mirabilia.notation.views import View
from mirabilia.review import (
    CATEGORIES,
    Account,
    Effort,
    Finding,
    Moment,
    Reason,
    Review,
    ReviewData,
    Reviewed,
    Task,
    look_into,
    review,
    review_of,
    review_to_json,
    tasks_of,
    usual_effort,
)
from mirabilia.review.account import account, course
from tests.support.play import choose

LITTLE = Effort(iterations=2, rounds=2)
BOXES = ["leaders", "cities", "armada"]
TABLES: dict[str, dict[str, Any]] = {
    "base": {"players": 3, "seed": "reviewed"},
    "all boxes": {"players": 3, "expansions": BOXES, "seed": "reviewed"},
    "teams": {"players": 4, "expansions": BOXES, "teams": True, "seed": "reviewed"},
    "picked": {"players": 3, "boards": "pick", "seed": "reviewed"},
}
EVERY_TABLE = pytest.mark.parametrize("table", TABLES)


@cache
def played(table: str) -> Game:
    game = Game.new(**TABLES[table])
    rng = Random(table)
    while not game.over:
        for seat, decision in game.pending.items():
            game.play(seat, choose(rng, decision.moves))
    return game


@cache
def reviewed(table: str) -> Review:
    return review(played(table).record(), LITTLE)


# ---- whole reviews


@pytest.mark.heavy
@EVERY_TABLE
def test_every_decision_of_the_record_is_reviewed(table: str) -> None:
    entries = played(table).record()["entries"]
    found = reviewed(table).decisions
    assert [[one.seat, one.kind, one.played] for one in found] == [list(one) for one in entries]
    tasks = tasks_of(played(table).record(), LITTLE)
    for one, task in zip(found, tasks, strict=True):
        assert one.finding.best in View.from_json(task.view).now["moves"]


@EVERY_TABLE
def test_the_course_ends_with_who_has_won(table: str) -> None:
    found, result = reviewed(table), played(table).result
    whole = 2 if result.teams else 1
    assert all(sum(moment.chances) == pytest.approx(whole) for moment in found.moments)
    *before, last = found.moments
    assert [seat for seat, chance in enumerate(last.chances) if chance] == result.winners
    assert [moment.step for moment in before] == sorted({moment.step for moment in before})
    # At least one for each turn.
    turns = {(one.age, one.turn) for one in before if one.age}
    assert turns >= {(age, turn) for age in (1, 2, 3) for turn in range(1, 7)}


@EVERY_TABLE
def test_luck_and_choices_lead_from_an_even_chance_to_the_result(table: str) -> None:
    found = reviewed(table)
    for seat, one in enumerate(found.accounts):
        assert one.even == pytest.approx((2 if found.teams else 1) / found.players)
        assert one.won == found.moments[-1].chances[seat]
        assert one.even + one.deal + one.others + one.choices == pytest.approx(one.won)


def test_the_same_review_again_and_with_more_processes() -> None:
    record = played("base").record()

    def run(
        work: Callable[[Task], Finding], tasks: Sequence[Task]
    ) -> Iterable[tuple[int, Finding]]:
        return outcomes(work, tasks, 2)

    told: list[tuple[int, int]] = []
    again = review(record, LITTLE, run=run, progress=lambda done, total: told.append((done, total)))
    assert again == reviewed("base")
    assert told[-1] == (len(again.decisions), len(again.decisions))
    other = review(record, LITTLE, seed="another")
    assert other.moments != again.moments


def test_findings_made_elsewhere_make_the_same_review() -> None:
    record = played("base").record()
    findings = [look_into(task) for task in tasks_of(record, LITTLE)]
    assert review_of(record, findings, LITTLE) == reviewed("base")


def test_a_game_that_is_not_over_is_refused() -> None:
    game = Game.new(players=3, seed=1)
    for effort in (None, LITTLE):
        with pytest.raises(NotOver):
            tasks_of(game.record(), effort)


@pytest.mark.parametrize("figures", [(0, 5), (5, 1), (-3, 5)])
def test_an_effort_is_at_least_something(figures: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="at least"):
        Effort(*figures)


def test_a_share_of_an_effort_is_never_nothing() -> None:
    assert Effort(100, 50).scaled(0.1) == Effort(10, 5)
    assert Effort(100, 50).scaled(0.0001) == Effort(1, 2)


def test_games_with_boxes_take_longer_and_get_less() -> None:
    assert usual_effort([]).iterations > usual_effort(["armada"]).iterations


@EVERY_TABLE
def test_a_review_is_plain_data(table: str) -> None:
    data = review_to_json(reviewed(table))
    assert json.loads(json.dumps(data)) == data
    assert msgspec.to_builtins(msgspec.convert(data, ReviewData)) == data
    assert len(data["decisions"]) == len(reviewed(table).decisions)
    assert data["made"] == {"by": "master@2", "iterations": 2, "rounds": 2, "seed": "review"}


# ---- fairness


@pytest.mark.parametrize("table", ["base", "all boxes"])
def test_a_decision_is_judged_by_what_its_seat_knew(table: str) -> None:
    """A world that the seat cannot tell from the real one gives the same task, all of it."""
    game = Game.new(**TABLES[table])
    rng = Random(9)
    turns = 0
    while not game.over and turns < 12:
        for seat, decision in game.pending.items():
            game.play(seat, choose(rng, decision.moves))
        turns += 1
    seat = next(iter(game.pending))
    other = sample(game.view(seat), rng)
    assert other.position() != game.position()
    assert first_task(game, seat) == first_task(other, seat)


def first_task(game: Game, seat: int) -> Task:
    """The task of the next decision of a seat, when the game is played to its end."""
    asked = Game.from_position(game.position())
    move = asked.pending[seat].moves[0].text
    asked.play(seat, move)
    while not asked.over:
        for other, decision in asked.pending.items():
            asked.play(other, decision.moves[0])
    record = asked.record()
    tasks = tasks_of(record, LITTLE)
    number = [entry[0] for entry in record["entries"]].index(seat)
    task = tasks[number]
    assert task.played == move
    return Task(task.view, task.played, task.effort, "seed")


# ---- one decision


def last_turn(seed: int) -> Game:
    game = Game.new(players=3, seed=seed, sides="day")
    bots = [make_bot("apprentice", Random(f"{seed} {seat}")) for seat in range(3)]
    while (game.age, game.turn) != (3, 6):
        for seat, decision in game.pending.items():
            game.play(seat, answer(bots[seat], game, decision))
    return game


def wins_with(game: Game, seat: int, move: Move) -> float:
    """How often a seat wins with a move in its last turn, whatever the others do."""
    rng = Random(1)
    won = 0
    for _ in range(30):
        world = sample(game.view(seat), rng)
        world.play(seat, move)
        while not world.over:
            for other, decision in world.pending.items():
                world.play(other, choose(rng, decision.moves))
        won += seat in world.result.winners
    return won / 30


def test_throwing_the_game_away_in_the_last_turn_costs_it() -> None:
    for seed in range(200):
        game = last_turn(seed)
        seat = max(game.pending, key=lambda one: sum(game.scores()[one].values()))
        moves = game.pending[seat].moves
        sale = moves[-1]
        assert sale.verb == "sell"
        if wins_with(game, seat, sale) > 0.1:
            continue
        if max(wins_with(game, seat, move) for move in moves) < 0.9:
            continue
        view = game.view(seat).to_json()
        found = look_into(Task(view, sale.text, Effort(60, 40), "last"))
        assert found.best != sale.text
        assert found.cost > 0.5
        assert found.cost > 2 * found.error
        assert found.chance < 0.3
        assert found.reasons
        best = look_into(Task(view, found.best, Effort(60, 40), "last"))
        assert (best.best, best.cost, best.error) == (found.best, 0.0, 0.0)
        return
    pytest.fail("no game hung on its last turn")


def test_the_same_at_the_same_price_is_the_same_move() -> None:
    """Who pays other neighbours for the same card has made the move, not another one."""
    for seed in range(300):
        game = Game.new(players=3, seed=seed, sides="day")
        for _ in range(2):
            for seat, decision in game.pending.items():
                game.play(seat, decision.moves[0])
        for seat, decision in game.pending.items():
            builds = [move for move in decision.moves if move.verb == "build" and move.payments]
            ways: dict[tuple[str | None, int], list[Move]] = {}
            for move in builds:
                ways.setdefault((move.subject, sum(move.payments.values())), []).append(move)
            for same in ways.values():
                if len(same) > 1:
                    view = game.view(seat).to_json()
                    found = [look_into(Task(view, move.text, LITTLE, "pay")) for move in same]
                    assert (
                        len({one.best == move.text for one, move in zip(found, same, strict=True)})
                        == 1
                    )
                    return
    pytest.fail("nothing could be paid for in two ways")


# ---- sums, by hand


def decision(
    seat: int,
    chances: Sequence[float],
    chance: float,
    error: float = 0.01,
    step: int = 0,
    age: int = 1,
    reasons: Sequence[Reason] = (),
) -> Reviewed:
    cost = chances[seat] - chance
    finding = Finding("sell altar", tuple(chances), chance, cost, error, tuple(reasons))
    return Reviewed(0, step, age, 1, seat, "card", "build altar", finding)


def test_a_cost_within_its_noise_is_equal() -> None:
    assert decision(0, (0.5, 0.5), 0.45, error=0.03).is_equal
    assert not decision(0, (0.5, 0.5), 0.45, error=0.02).is_equal
    assert decision(0, (0.5, 0.5), 0.45, error=0.03).loss == 0
    assert decision(0, (0.5, 0.5), 0.45, error=0.02).loss == pytest.approx(0.05)
    assert decision(0, (0.5, 0.5), 0.498, error=0.0001).is_equal
    assert decision(0, (0.5, 0.5), 0.6, error=0.001).is_equal


def test_an_account_by_hand() -> None:
    found = account(
        [
            decision(0, (0.5, 0.5), 0.45, age=1),
            decision(0, (0.6, 0.4), 0.6, age=1),
            decision(0, (0.4, 0.6), 0.3, age=2),
        ],
        even=0.25,
        won=1.0,
    )
    # 0.25 to 0.5 and 0.6 to 0.4 with the deals; 0.45 to 0.6 and 0.3 to 1 by the others.
    assert found.deal == pytest.approx(0.25 - 0.2)
    assert found.others == pytest.approx(0.15 + 0.7)
    assert found.choices == pytest.approx(-0.15)


def test_losses_are_shared_out_by_their_reasons() -> None:
    military, science = Reason("military", 3.0), Reason("science", 1.0)
    found = account(
        [
            decision(0, (0.5, 0.5), 0.42, reasons=[military, science]),
            decision(0, (0.5, 0.5), 0.49, reasons=[science]),
        ],
        even=0.5,
        won=0.0,
    )
    assert list(found.lost) == list(CATEGORIES)
    assert found.lost["military"] == pytest.approx(0.06)
    # The second is within the noise.
    assert found.lost["science"] == pytest.approx(0.02)


def whole(decisions: Sequence[Reviewed]) -> Review:
    last = Moment(9, 3, 7, (1.0, 0.0), 0.0)
    nothing = Account(0.5, 0, 0, 0, 0, {})
    return Review(
        players=2,
        teams=False,
        effort=LITTLE,
        seed="",
        winners=(0,),
        decisions=tuple(decisions),
        moments=course(decisions, 2, last, rounds=25),
        accounts=(nothing, nothing),
    )


def test_the_course_is_the_mean_of_what_seats_see() -> None:
    found = whole([decision(0, (0.5, 0.5), 0.5), decision(1, (0.7, 0.3), 0.3)])
    first, last = found.moments
    assert first.chances == pytest.approx((0.6, 0.4))
    assert first.error == pytest.approx(0.5 / 50**0.5)
    assert last.chances == (1.0, 0.0)


def test_the_worst_losses_and_the_greatest_changes_come_first() -> None:
    one = decision(0, (0.5, 0.5), 0.4, step=1)
    two = decision(1, (0.5, 0.5), 0.2, step=1)
    three = decision(0, (0.9, 0.1), 0.9, step=4)
    found = whole([one, two, three])
    assert found.losses() == [two, one]
    assert found.losses(0) == [one]
    swings = found.swings(2)
    assert [swing.decision for swing in swings] == [one, two]
    assert [swing.change for swing in swings] == pytest.approx([0.4, -0.4])
