"""Guests at the tables of a policy: they play as greedy does, and nothing is learned for them."""

from __future__ import annotations

from random import Random

import pytest

from mirabilia import Game
from mirabilia.bots import answer, make_bot
from mirabilia.bots.learned import learned
from mirabilia.bots.search.actor import Actor
from mirabilia.engine.playout import Dice
from mirabilia.training.course import STAGES, Course, begun
from mirabilia.training.gate import compared
from mirabilia.training.guests import answer_of, invited, play_with
from mirabilia.training.lessons import Chunk, play_chunk


def new_actor(seed: int = 1) -> Actor:
    known = learned(("base",), 2)
    return Actor(known.evaluation, known.habits, Dice(seed))


def test_as_many_are_invited_as_the_share_says() -> None:
    chance = Random(1)
    assert invited(chance, 4, 0.0) == [False] * 4
    found = [sum(invited(chance, 4, 0.6)) for _ in range(2000)]
    assert set(found) == {0, 1, 2, 3}
    assert 0.55 < sum(number > 0 for number in found) / len(found) < 0.65
    # Mostly all seats but one.
    assert found.count(3) > 3 * found.count(1)


def test_a_guest_answers_as_greedy_does() -> None:
    game = Game.new(players=3, seed=4, events=False)
    greedy = make_bot("greedy", Random(1))
    asked = 0
    while not game.over:
        for seat, decision in game.pending.items():
            move = answer(greedy, game, decision)
            if len(decision.moves) > 1:
                assert answer_of(game._state, seat, None) == move.action
                asked += 1
            game.play(seat, move)
    assert asked > 40


def test_what_guests_do_is_not_learned() -> None:
    game = Game.new(players=4, seed=5, events=False)
    actor = new_actor()
    play_with(game._state, [actor, None, actor, None], actor)
    assert game.over
    assert {step.seat for step in actor.steps} == {0, 2}
    assert [len(leads) for leads in actor.leads] == [19] * 4
    totals = [sum(points.values()) for points in game.result.points]
    assert max(leads[-1] for leads in actor.leads) == max(totals) - sorted(totals)[-2]


def test_without_guests_the_same_is_taught_as_by_the_policy_alone() -> None:
    weights = begun(Course("base", stage_name="guests")).kept
    alone = play_chunk(Chunk("base", 7, weights, 2))
    assert play_chunk(Chunk("base", 7, weights, 2, guests=1.0)).choices < alone.choices
    one, other = (Game.new(players=3, seed=6, events=False) for _ in range(2))
    first, second = new_actor(), new_actor()
    first.play(one._state)
    play_with(other._state, [second] * 3, second)
    assert one.digest() == other.digest()
    assert first.leads == second.leads


def test_the_stage_with_guests_begins_with_the_policy_of_version_2() -> None:
    course = Course("base", stage_name="guests")
    assert begun(course).kept == learned(("base",), 2).habits.weights
    assert {chunk.guests for chunk in course.chunks(0, [])} == {STAGES["guests"].guests}
    assert {chunk.guests for chunk in Course("base").chunks(0, [])} == {0.0}
    assert begun(course).made()["stage"] == "guests"


@pytest.mark.parametrize("name", ["base", "boxes"])
def test_the_gate_compares_weights_among_guests(name: str) -> None:
    """Weights are no worse than themselves; turned around, they lead by less."""
    weights = begun(Course(name, stage_name="guests")).kept
    same = compared(name, weights, weights, 1, 2, guests=1.0)
    assert (same.number, same.sum, same.squares) == (2, 0.0, 0.0)
    turned = [-weight for weight in weights]
    assert compared(name, turned, weights, 1, 6, guests=1.0).mean < 0
