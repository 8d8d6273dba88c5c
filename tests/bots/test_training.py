"""Learning: small games with a teacher; and the weights that come with the bots are complete."""

from __future__ import annotations

import numpy as np
import pytest

from mirabilia.bots.learned import SETS, shipped
from scripts import train


def lessons(games: int = 1, seed: int = 3) -> train.Notes:
    return train.play_chunk(("base", train.BY_HABIT, games, seed, train.no_weights()))


def test_games_by_habit_teach_the_evaluation() -> None:
    """Fitted to some games, the estimates are nearer to their points than the mean is."""
    notes, weights = lessons(games=8), train.no_weights()
    assert len(notes.points) == len(notes.moments) == len(notes.dense) == len(notes.marks)
    assert not notes.answers
    # So few games are too few for each moment: look at all of them as one.
    notes.moments = [0] * len(notes.moments)
    train.learn_evaluation(notes, weights)
    values = np.zeros((len(notes.points), weights.rows.shape[1]))
    for row, (dense, marks) in enumerate(zip(notes.dense, notes.marks, strict=True)):
        values[row, : len(dense)] = dense
        values[row, [len(dense) + mark for mark in marks]] = 1
    off = values @ weights.rows[0] - np.array(notes.points)
    assert np.sqrt(np.mean(off**2)) < 0.8 * np.std(notes.points)
    assert weights.spread[0] == pytest.approx(np.sqrt(2 * np.mean(off**2)))


def test_a_teacher_teaches_habits() -> None:
    """What it chose is found more often than by guessing."""
    notes = train.play_chunk(("base", train.BY_JUDGE, 1, 3, train.no_weights()))
    weights = train.no_weights()
    guessed = np.mean([1 / answers for answers in notes.answers])
    assert len(notes.traits) == sum(notes.answers)
    assert train.learn_habits(notes, weights, steps=60) > 1.5 * guessed
    assert weights.habits.any()


def test_what_habits_find_is_told_of_the_weights_that_were_learned() -> None:
    """Three answers that are right 5, 3 and 1 times: a step that raises the first finds 5 of 9."""
    right = [0] * 5 + [1] * 3 + [2]
    notes = train.Notes([], [], [], [], [3] * 9, right, [[0], [1], [2]] * 9)
    weights = train.no_weights()
    found = train.learn_habits(notes, weights, steps=1)
    assert weights.habits[0] > weights.habits[1] > weights.habits[2]
    assert found == pytest.approx(5 / 9)


def test_the_same_seed_gives_the_same_games() -> None:
    assert lessons(seed=5) == lessons(seed=5)
    assert lessons(seed=5).points != lessons(seed=6).points


@pytest.mark.parametrize("name", SETS)
def test_the_shipped_weights_say_how_they_were_made(name: str) -> None:
    made = shipped(name)["made"]
    assert made["set"] == name
    assert made["plan"] == [list(step) for step in train.PLANS[name]]


@pytest.mark.parametrize("name", SETS)
def test_the_second_weights_have_the_evaluation_of_the_first(name: str) -> None:
    first, second = shipped(name), shipped(name, 2)
    assert (second["made"]["version"], second["made"]["set"]) == (2, name)
    for part in ("figures", "marks", "spread"):
        assert second[part] == first[part]
    assert second["habits"]["battle"]
