"""Games that a policy plays against itself: what they note, and which way they push weights."""

from __future__ import annotations

from math import exp

import pytest

from mirabilia import Game
from mirabilia.bots.learned import learned, read_habits, shipped
from mirabilia.bots.search.actor import PATIENCE, Actor, Step, add_slopes, advantages, softmax
from mirabilia.bots.search.habits import Habits
from mirabilia.bots.search.lookahead import worth_trying
from mirabilia.bots.search.pilots import HabitPilot, different, drawn
from mirabilia.bots.search.situation import Situation
from mirabilia.catalog import load
from mirabilia.engine.actions import NONE, subject_of, verb_of
from mirabilia.engine.play import answer
from mirabilia.engine.playout import Dice
from mirabilia.engine.scoring import score
from mirabilia.engine.state import NOTHING, State
from tests.support.mixes import new_table


def fine_habits(name: str = "base") -> Habits:
    """The habits of version 1 with the traits of version 2."""
    return read_habits(shipped(name)["habits"], load(), 2)


def played(seed: int, players: int = 3) -> tuple[Actor, State]:
    game = Game.new(players=players, seed=seed, events=False)
    actor = Actor(learned(("base",)).evaluation, fine_habits(), Dice(seed))
    actor.play(game._state)
    return actor, game._state


def test_an_actor_knows_the_lead_at_every_turn_and_at_the_end() -> None:
    actor, state = played(4)
    points = [sum(score(state, seat)) for seat in range(3)]
    best = max(points)
    winner = points.index(best)
    # Six turns in each of three ages, and the end.
    assert [len(leads) for leads in actor.leads] == [19] * 3
    assert actor.leads[winner][-1] == best - sorted(points)[-2]
    assert all(0 <= step.turn <= 18 for step in actor.steps)
    assert {step.seat for step in actor.steps} == {0, 1, 2}


def test_the_shares_of_a_choice_are_those_of_the_policy() -> None:
    actor, _ = played(5)
    for step in actor.steps:
        assert sum(step.shares) == pytest.approx(1)
        likings = [sum(actor.habits.weights[one] for one in row) for row in step.traits]
        ratio = exp(likings[0] - likings[1])
        assert step.shares[0] == pytest.approx(step.shares[1] * ratio)


def test_choices_are_made_as_often_as_their_shares_say() -> None:
    shares, dice = softmax([0.0, 1.0, 2.0]), Dice(3)
    found = [drawn(shares, dice) for _ in range(6000)]
    for number, share in enumerate(shares):
        assert found.count(number) / len(found) == pytest.approx(share, abs=0.03)
    assert {drawn([0.0, 0.5, 0.0], dice) for _ in range(50)} == {1}


def test_what_a_choice_is_worth_is_how_the_lead_grows_soon_after_it() -> None:
    """Expected 0, then 2, then 5, and 4 at the end."""
    last = -1.0
    middle = 3 + PATIENCE * last
    assert advantages([2.0, 5.0, 4.0], 0.0) == [2 + PATIENCE * middle, middle, last]


def test_a_good_choice_becomes_more_likely_and_the_others_less() -> None:
    step = Step(0, 1, [[0, 2], [1, 2]], [0.25, 0.75], 0)
    gradient = [0.0] * 3
    add_slopes(step, 4.0, gradient)
    assert gradient == [3.0, -3.0, 0.0]
    add_slopes(step, -4.0, gradient)
    assert gradient == [0.0, 0.0, 0.0]


def test_a_game_teaches_the_traits_that_came_up() -> None:
    actor, _ = played(6)
    gradient = [0.0] * actor.habits.count
    worths = actor.learn(gradient)
    assert len(worths) == len(actor.steps)
    met = {trait for step in actor.steps for row in step.traits for trait in row}
    assert {trait for trait, slope in enumerate(gradient) if slope} <= met
    assert any(gradient)


# ---- the policy in playouts


@pytest.mark.parametrize("number", [0, 13, 26, 39])
def test_a_pilot_plays_by_the_policy(number: int) -> None:
    """What it does is as frequent as in a softmax over the answers that are worth trying."""
    game = new_table(number)
    state = game._state
    habits = fine_habits("boxes")
    pilot = HabitPilot(habits, Dice(number + 1))
    # Into the game: choices before the first card are other ones.
    while (state.age, state.turn) < (2, 3):
        for seat in range(len(state.cities)):
            if state.asked[seat] != NOTHING and state.answers[seat] == NONE:
                answer(state, seat, pilot.answer(state, seat, state.asked[seat]))
    assert_policy(state, pilot, habits)


def assert_policy(state: State, pilot: HabitPilot, habits: Habits) -> None:
    acts = worth_trying(state.legal[0])
    situation = Situation(habits, state, 0)
    shares = softmax([situation.liking(act) for act in acts])
    expected: dict[tuple[int, int], float] = {}
    for act, share in zip(acts, shares, strict=True):
        key = verb_of(act), subject_of(act)
        expected[key] = expected.get(key, 0.0) + share
    taken = [pilot.answer(state, 0, state.asked[0]) for _ in range(3000)]
    assert set(taken) <= set(state.legal[0])
    for key, share in expected.items():
        often = sum((verb_of(act), subject_of(act)) == key for act in taken) / len(taken)
        assert often == pytest.approx(share, abs=0.04)


def test_copies_of_a_card_count_once() -> None:
    assert different([3, 3, 5, 7, 7, 7]) == [3, 5, 7]
