"""What positions and actions are judged by: every figure and trait there is, at every table."""

from __future__ import annotations

import pytest

from mirabilia import Game
from mirabilia.bots.learned import learned
from mirabilia.bots.search.evaluation import MOMENTS, moment_of
from mirabilia.bots.search.figures import DENSE, DENSE_TOPICS, TOPICS, symbols_of
from mirabilia.bots.search.habits import blocks
from mirabilia.bots.search.pilots import HabitPilot
from mirabilia.bots.search.situation import Situation
from mirabilia.catalog import load
from mirabilia.catalog.model import AGES
from mirabilia.engine.actions import LEADER, RECRUIT, TAKE, UNKNOWN, action
from mirabilia.engine.play import answer
from mirabilia.engine.playout import Dice
from mirabilia.engine.state import State
from mirabilia.notation.moves import VERBS
from tests.support.mixes import new_table

TABLES = range(0, 60, 4)


def boxes_of(game: Game) -> tuple[str, ...]:
    return ("base", *game.position()["options"]["expansions"])


def play_by_habit(game: Game, pilot: HabitPilot) -> list[State]:
    """Play to the end; every answer must be legal. The positions on the way."""
    state = game._state
    found = []
    while not state.over:
        found.append(state.copy())
        for seat in range(len(state.cities)):
            if state.legal[seat] and state.answers[seat] == -1:
                act = pilot.answer(state, seat, state.asked[seat])
                assert act in state.legal[seat]
                answer(state, seat, act)
                break
    return found


@pytest.mark.parametrize("number", TABLES)
def test_habit_plays_by_the_rules_and_every_position_has_its_figures(number: int) -> None:
    game = new_table(number)
    mind = learned(boxes_of(game))
    figures = mind.evaluation.figures
    for state in play_by_habit(game, HabitPilot(mind.habits, Dice(number + 1))):
        assert 0 <= moment_of(state) < AGES * MOMENTS
        if state.age:
            for seat in range(len(state.cities)):
                assert len(figures.dense(state, seat)) == len(DENSE)
                marks = figures.marks(state, seat)
                assert len(set(marks)) == len(marks)
                assert all(0 <= mark < figures.count for mark in marks)
        for seat, legal in enumerate(state.legal):
            for act in legal:
                traits = Situation(mind.habits, state, seat).traits(act)
                assert traits
                assert all(0 <= trait < mind.habits.count for trait in traits)


def test_every_figure_and_mark_has_a_topic() -> None:
    figures = learned(("base",)).evaluation.figures
    assert len(DENSE_TOPICS) == len(DENSE) == len(set(DENSE))
    assert len(figures.mark_topics) == figures.count
    assert set(DENSE_TOPICS) | set(figures.mark_topics) == set(range(len(TOPICS)))


def middle(seed: int = 3, **table: object) -> State:
    """A game played by habit to the beginning of the second age's fourth turn."""
    game = Game.new(players=3, seed=seed, sides="day", events=False)
    pilot = HabitPilot(learned(("base",)).habits, Dice(seed))
    state = game._state
    while (state.age, state.turn) < (2, 4):
        for seat in range(3):
            answer(state, seat, pilot.answer(state, seat, state.asked[seat]))
    return state


def test_the_topics_add_up_to_the_points_expected() -> None:
    evaluation = learned(("base",)).evaluation
    state = middle()
    for seat in range(3):
        added = evaluation.by_topic(state, seat)
        assert sum(added) == pytest.approx(evaluation.points(state, seat))
        assert added[TOPICS.index("naval")] == 0


def test_when_the_game_is_over_the_topics_are_the_lines_of_the_score_sheet() -> None:
    game = Game.new(players=3, seed=4, expansions=["leaders", "armada"], events=False)
    mind = learned(boxes_of(game))
    play_by_habit(game, HabitPilot(mind.habits, Dice(4)))
    for seat in range(3):
        added = dict(zip(TOPICS, mind.evaluation.by_topic(game._state, seat), strict=True))
        points = game.result.points[seat]
        assert added.pop("coins") == points["treasury"]
        assert all(added.pop(line) == points[line] for line in points if line != "treasury")
        assert set(added.values()) == {0}


def named(state: State, seat: int) -> dict[str, float]:
    figures = learned(("base",)).evaluation.figures
    return dict(zip(DENSE, figures.dense(state, seat), strict=True))


def test_the_figures_say_what_a_city_has() -> None:
    game = Game.from_position(
        {
            "age": 2,
            "turn": 4,
            "hands": [["temple", "laboratory", "walls", "forum"], ["?"] * 4, ["?"] * 4],
            "cities": [
                {
                    "board": "gizah",
                    "coins": 7,
                    "cards": ["apothecary", "workshop", "scriptorium", "dispensary", "loom_age1"],
                    "buried": ["lumber_yard"],
                },
                {"board": "rhodos", "cards": ["guard_tower"]},
                {"board": "olympia", "cards": ["barracks", "stockade"]},
            ],
        },
        events=False,
    )
    state = game._state
    found = named(state, 0)
    assert (found["coins"], found["spending money"], found["stages built"]) == (7, 5, 1)
    assert (found["compasses"], found["gears"], found["tablets"]) == (2, 1, 1)
    assert (found["squares"], found["sets"], found["most symbols"]) == (6, 1, 2)
    assert (found["shields"], found["loses to left"], found["ahead of right"]) == (0, 1, -2)
    assert (found["makes: stone"], found["makes: cloth"], found["kinds made"]) == (1, 1, 2)
    assert found["cards: green"] == 4
    assert symbols_of(load(), state.cities[0]) == [2, 1, 1]


def test_habits_are_followed_as_often_as_their_weights_say() -> None:
    """The share of an answer is its part of the sum of exponentials."""
    habits = learned(("base",)).habits
    game = Game.new(players=3, seed=1, events=False)
    state = game._state
    assert len(state.legal[0]) == 2
    first, second = (Situation(habits, state, 0).liking(act) for act in state.legal[0])
    pilot = HabitPilot(habits, Dice(5))
    taken = [pilot.answer(state, 0, state.asked[0]) for _ in range(4000)]
    share = taken.count(state.legal[0][0]) / len(taken)
    assert share == pytest.approx(1 / (1 + 2.718281828 ** (second - first)), abs=0.04)


def test_the_blocks_of_traits_and_the_answers_fill_all_weights() -> None:
    for boxes in (("base",), ("base", "leaders", "cities", "armada")):
        habits = learned(boxes).habits
        assert habits.answers == sum(block.size for block in blocks(load(), 1).values())
        assert habits.answers < habits.count == len(habits.weights)
        assert any(habits.weights[: habits.answers])
        assert any(habits.weights[habits.answers :])


def test_a_trait_of_answers_speaks_of_one_answer() -> None:
    habits = learned(("base",)).habits
    last = action(max(VERBS.values()), UNKNOWN)
    for act in (action(TAKE, 0), action(RECRUIT, LEADER + 3), last):
        assert habits.answer_with(habits.first_of_answer(act)) == act
    assert habits.first_of_answer(last) + AGES == habits.count
