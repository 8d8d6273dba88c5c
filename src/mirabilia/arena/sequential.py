"""Sequential tests: whether a new bot leads by more than an old one, decided as soon as possible.

Two hypotheses about the mean of some differences are compared after each of them. The test ends
when one is so much more likely than the other that a wrong verdict has a chance of 5 %. The spread
of the differences is estimated from themselves.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from mirabilia.arena.statistics import students
from mirabilia.intervals import NORMAL_90

# The chance of a wrong verdict, each way.
RISK: Final = 0.05
BOUND: Final = log((1 - RISK) / RISK)

# The spread of a few differences may be small by chance.
FEWEST: Final = 30

UNDECIDED: Final = "undecided"


@dataclass(frozen=True)
class Question:
    """Two means of which one is taken, and what is said when it is the lower or the higher one."""

    low: float
    high: float
    no: str
    yes: str


QUESTIONS: Final = {
    "stronger": Question(0, 2, "not stronger", "stronger"),
    "not-weaker": Question(-2, 0, "weaker", "not weaker"),
}


class Differences:
    """Some differences, of which only number, sum and sum of squares are kept."""

    def __init__(self, values: Iterable[float] = ()) -> None:
        self.number = 0
        self.sum = 0.0
        self.squares = 0.0
        for value in values:
            self.add(value)

    def add(self, value: float) -> None:
        self.number += 1
        self.sum += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.sum / self.number

    @property
    def variance(self) -> float:
        return max(0.0, (self.squares - self.sum * self.mean) / (self.number - 1))

    @property
    def interval(self) -> tuple[float, float]:
        """The 90 % confidence interval of the mean."""
        errors = students(NORMAL_90, self.number - 1) * sqrt(self.variance / self.number)
        return self.mean - errors, self.mean + errors

    def evidence(self, question: Question) -> float:
        """How much likelier the higher mean is than the lower one: the logarithm of the ratio."""
        distance = self.number * (question.high - question.low)
        return distance * (self.mean - (question.low + question.high) / 2) / self.variance

    def verdict(self, question: Question) -> str:
        if self.number < FEWEST:
            return UNDECIDED
        if not self.variance:
            middle = (question.low + question.high) / 2
            return question.yes if self.mean > middle else question.no
        evidence = self.evidence(question)
        if abs(evidence) < BOUND:
            return UNDECIDED
        return question.yes if evidence > 0 else question.no
