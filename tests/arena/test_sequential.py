"""Sequential tests: the verdict, how often it is wrong, and how soon it comes."""

from __future__ import annotations

from random import Random
from statistics import mean, variance

import pytest

from mirabilia.arena.sequential import (
    BOUND,
    FEWEST,
    QUESTIONS,
    RISK,
    UNDECIDED,
    Differences,
    Question,
)

STRONGER = QUESTIONS["stronger"]
NOT_WEAKER = QUESTIONS["not-weaker"]
# The spread of a paired difference of leads.
SPREAD = 9.2


def test_mean_variance_and_interval_are_those_of_the_values() -> None:
    values = [3.0, -1.0, 4.0, 1.0, -5.0]
    found = Differences(values)
    assert found.mean == pytest.approx(mean(values))
    assert found.variance == pytest.approx(variance(values))
    low, high = found.interval
    # Student's t for four degrees of freedom and 90 % is 2.132.
    assert high - found.mean == pytest.approx(2.132 * (variance(values) / 5) ** 0.5, rel=0.01)
    assert (low + high) / 2 == pytest.approx(found.mean)


def test_the_evidence_is_the_ratio_of_likelihoods() -> None:
    rng = Random(1)
    values = [rng.gauss(1.3, SPREAD) for _ in range(100)]
    found = Differences(values)

    def likelihood(centre: float) -> float:
        return -sum((value - centre) ** 2 for value in values) / (2 * found.variance)

    assert found.evidence(STRONGER) == pytest.approx(likelihood(2) - likelihood(0))
    assert found.evidence(NOT_WEAKER) == pytest.approx(likelihood(0) - likelihood(-2))


def test_a_few_differences_decide_nothing() -> None:
    assert Differences([50.0, 51.0] * (FEWEST // 2 - 1)).verdict(STRONGER) == UNDECIDED
    assert Differences([50.0, 51.0] * (FEWEST // 2)).verdict(STRONGER) == "stronger"


def test_equal_differences_are_decided_by_the_nearer_mean() -> None:
    assert Differences([0.0] * FEWEST).verdict(STRONGER) == "not stronger"
    assert Differences([0.0] * FEWEST).verdict(NOT_WEAKER) == "not weaker"
    assert Differences([-2.0] * FEWEST).verdict(NOT_WEAKER) == "weaker"


def decided(rng: Random, centre: float, question: Question) -> tuple[str, int]:
    """The verdict about differences with this mean, and after how many it came."""
    found = Differences()
    while found.verdict(question) == UNDECIDED:
        found.add(rng.gauss(centre, SPREAD))
    return found.verdict(question), found.number


@pytest.mark.parametrize("question", QUESTIONS.values(), ids=QUESTIONS)
def test_wrong_verdicts_are_rare_and_right_ones_soon(question: Question) -> None:
    rng = Random(7)
    for centre, right in ((question.low, question.no), (question.high, question.yes)):
        found = [decided(rng, centre, question) for _ in range(300)]
        wrong = sum(verdict != right for verdict, _ in found) / len(found)
        assert wrong < 2 * RISK
        # Wald: the expected evidence at the end, by what a difference brings on average.
        gain = (question.high - question.low) ** 2 / (2 * SPREAD**2)
        assert mean(number for _, number in found) < 1.5 * BOUND / gain
