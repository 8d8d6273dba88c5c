"""The project's own games, as material to learn from.

A teacher plays all seats; now and then a seat follows its character instead, so that seats do not
all want the same things. The state of a seat at the beginning of a turn is a *lesson* for the
evaluation, which learns how many points the seat had at the end. The possible answers, and the one
that the teacher chose, are a *choice* for the habits.
"""

from __future__ import annotations

from typing import Final

from mirabilia.bots.search.evaluation import moment_of
from mirabilia.bots.search.figures import Figures
from mirabilia.bots.search.habits import Habits
from mirabilia.bots.search.judgement import Judge, Verdict, best_of
from mirabilia.bots.search.lookahead import worth_trying
from mirabilia.bots.search.pilots import CharacterPilot
from mirabilia.bots.search.situation import Situation
from mirabilia.engine.actions import NONE
from mirabilia.engine.ints import Seat
from mirabilia.engine.play import answer
from mirabilia.engine.playout import Dice
from mirabilia.engine.state import ASK_CARD, ASK_RECRUIT, NOTHING, State


class Lesson:
    """The figures and marks of a seat at a moment of a game."""

    def __init__(self, moment: int, seat: Seat, dense: list[float], marks: list[int]) -> None:
        self.moment: Final = moment
        self.seat: Final = seat
        self.dense: Final = dense
        self.marks: Final = marks


class Choice:
    """The traits of each possible answer, and the index of the one to choose."""

    def __init__(self, traits: list[list[int]], chosen: int) -> None:
        self.traits: Final = traits
        self.chosen: Final = chosen


class Teacher:
    """Knows what a seat should answer."""

    def choose(self, state: State, seat: Seat, acts: list[int]) -> int:
        """The best of several answers."""
        raise NotImplementedError


class JudgeTeacher(Teacher):
    """Looks one turn ahead in the real game: quick, and good enough to start with."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge

    def choose(self, state: State, seat: Seat, acts: list[int]) -> int:
        verdicts = [Verdict(act) for act in acts]
        self.judge.try_all(state, seat, verdicts)
        return best_of(verdicts).act


class School:
    """Plays as its teacher says, now and then by habit; without a teacher always by habit."""

    def __init__(
        self, figures: Figures, habits: Habits, teacher: Teacher | None, explore: int, seed: int
    ) -> None:
        self.figures: Final = figures
        self.habits: Final = habits
        self.teacher: Final = teacher
        # One choice in this many is made by habit.
        self.explore: Final = explore
        self.dice: Final = Dice(seed)
        self.pilot: Final = CharacterPilot(habits, self.dice)
        self.lessons: list[Lesson] = []
        self.choices: list[Choice] = []

    def play(self, state: State) -> None:
        """Play a game to its end."""
        self.lessons = []
        self.choices = []
        self.pilot.draw_characters(len(state.cities))
        while not state.over:
            self.note(state)
            answers = [self.answer(state, seat) for seat in range(len(state.cities))]
            for seat in range(len(answers)):
                if answers[seat] != NONE:
                    answer(state, seat, answers[seat])

    def note(self, state: State) -> None:
        for seat in range(len(state.cities)):
            asked = state.asked[seat]
            # Lessons are about the beginning of a turn; other decisions come within one.
            if asked == ASK_CARD or asked == ASK_RECRUIT:
                dense = self.figures.dense(state, seat)
                marks = self.figures.marks(state, seat)
                self.lessons.append(Lesson(moment_of(state), seat, dense, marks))

    def answer(self, state: State, seat: Seat) -> int:
        if state.asked[seat] == NOTHING or state.answers[seat] != NONE:
            return NONE
        habitual = self.pilot.answer(state, seat, state.asked[seat])
        teacher = self.teacher
        if teacher is None:
            return habitual
        acts = worth_trying(state.legal[seat])
        if len(acts) == 1:
            return acts[0]
        best = teacher.choose(state, seat, acts)
        situation = Situation(self.habits, state, seat)
        traits = [situation.traits(act) for act in acts]
        self.choices.append(Choice(traits, acts.index(best)))
        return habitual if self.dice.below(self.explore) == 0 else best
