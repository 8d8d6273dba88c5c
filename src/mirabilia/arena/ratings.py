"""Ratings of bots by their ranks: strengths of the Plackett-Luce model, fitted to all games.

The model: the first place of a game goes to one of its bots, with a chance in proportion to its
strength; then the second place to one of the others, and so on. The strengths are those that make
the games most likely, so the order of the games does not matter. A rating is a logarithm of the
strength, on the scale of chess: 400 points more are ten times the odds. 1500 is the average.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from math import exp, log, sqrt
from typing import Final

from mirabilia.arena.statistics import ROUNDS_TO_COMPARE
from mirabilia.intervals import NORMAL_90

AVERAGE: Final = 1500
POINTS: Final = 400 / log(10)

# Newton's method doubles the right digits with each step; from far away a step is at most this.
MOST_STEPS: Final = 100
LONGEST_STEP: Final = 1.0
PRECISION: Final = 1e-10

Vector = list[float]
Matrix = list[list[float]]

# The bots of a game by place, and their ranks; and the games that share a deal.
Ranked = tuple[Sequence[str], Sequence[int]]
Round = Sequence[Ranked]


class Rating:
    """A bot's strength `mu` and its standard error `sigma`, in points."""

    def __init__(self, mu: float, sigma: float) -> None:
        self.mu: Final = mu
        self.sigma: Final = sigma

    @property
    def interval(self) -> tuple[float, float]:
        """The 90 % confidence interval."""
        return self.mu - NORMAL_90 * self.sigma, self.mu + NORMAL_90 * self.sigma


def rated(rounds: Iterable[Round]) -> dict[str, Rating]:
    """The ratings of all bots that have played.

    Where there are enough rounds, the errors follow from how much they differ: games that share a
    deal say less than independent ones, or more, if every bot had every seat.
    """
    played = list(rounds)
    names = list(dict.fromkeys(chain.from_iterable(bots for bots, _ in chain(*played))))
    stages = [list(stages_of(games, names)) for games in played]
    strengths = fitted(list(chain(*stages)), len(names))
    errors = errors_of(strengths, stages)
    return {
        name: Rating(AVERAGE + POINTS * strength, POINTS * error)
        for name, strength, error in zip(names, strengths, errors, strict=True)
    }


class Stage:
    """A rank is given to some of the places that are left: how many of each bot won and were there.

    Bots of equal rank each win against all that are left, as if each had come first among them.
    """

    def __init__(self, won: Vector, there: Vector) -> None:
        self.won: Final = won
        self.there: Final = there


def stages_of(games: Round, names: Sequence[str]) -> Iterator[Stage]:
    for bots, ranks in games:
        for rank in sorted(set(ranks)):
            there = Counter(bot for bot, other in zip(bots, ranks, strict=True) if other >= rank)
            won = Counter(bot for bot, other in zip(bots, ranks, strict=True) if other == rank)
            if len(there) > 1:
                yield Stage([won[name] for name in names], [there[name] for name in names])


# ---- fitting


def fitted(stages: Sequence[Stage], bots: int) -> Vector:
    """The logarithms of the most likely strengths."""
    strengths = [0.0] * bots
    for _ in range(MOST_STEPS):
        gradient, information = derivatives(strengths, stages)
        step = product(inverse(information), gradient)
        longest = max(map(abs, step))
        shrink = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [
            strength + shrink * part for strength, part in zip(strengths, step, strict=True)
        ]
        if longest < PRECISION:
            break
    return strengths


def derivatives(strengths: Vector, stages: Sequence[Stage]) -> tuple[Vector, Matrix]:
    """The slope of the log likelihood, and its curvature downwards.

    Every bot also wins and loses one game against an average one that is not there: so those that
    won or lost everything have a rating, too.
    """
    gradient = [1 - 2 / (1 + exp(-strength)) for strength in strengths]
    information = [[0.0] * len(strengths) for _ in strengths]
    for bot, strength in enumerate(strengths):
        share = 1 / (1 + exp(-strength))
        information[bot][bot] = 2 * share * (1 - share)
    for stage in stages:
        shares, winners = shares_of(strengths, stage), sum(stage.won)
        for bot, share in enumerate(shares):
            gradient[bot] += stage.won[bot] - winners * share
            information[bot][bot] += winners * share
            for other, also in enumerate(shares):
                information[bot][other] -= winners * share * also
    return gradient, information


def shares_of(strengths: Vector, stage: Stage) -> Vector:
    """The chance of each bot to win a stage; of all its places together, if it has several."""
    weights = [
        there * exp(strength) for there, strength in zip(stage.there, strengths, strict=True)
    ]
    total = sum(weights)
    return [weight / total for weight in weights]


# ---- errors


def errors_of(strengths: Vector, rounds: Sequence[Sequence[Stage]]) -> Vector:
    """The standard errors, as seen from the average of all bots."""
    _, information = derivatives(strengths, list(chain(*rounds)))
    covariance = inverse(information)
    if len(rounds) >= ROUNDS_TO_COMPARE:
        covariance = sandwich(covariance, [slope(strengths, stages) for stages in rounds])
    centred = centre(covariance)
    return [sqrt(max(0.0, centred[bot][bot])) for bot in range(len(strengths))]


def slope(strengths: Vector, stages: Sequence[Stage]) -> Vector:
    """How one round would change the strengths: the slope of its own log likelihood."""
    parts = [0.0] * len(strengths)
    for stage in stages:
        shares, winners = shares_of(strengths, stage), sum(stage.won)
        for bot, share in enumerate(shares):
            parts[bot] += stage.won[bot] - winners * share
    return parts


def sandwich(covariance: Matrix, slopes: Sequence[Vector]) -> Matrix:
    """The covariance by how much the rounds differ, whatever goes on within a round."""
    rows = [product(covariance, part) for part in slopes]
    scale = len(rows) / (len(rows) - 1)
    bots = range(len(covariance))
    return [[scale * sum(row[a] * row[b] for row in rows) for b in bots] for a in bots]


def centre(covariance: Matrix) -> Matrix:
    """The covariance of differences from the mean: how strong all are together means nothing."""
    number = len(covariance)
    means = [sum(row) / number for row in covariance]
    mean = sum(means) / number
    return [
        [value - means[a] - means[b] + mean for b, value in enumerate(row)]
        for a, row in enumerate(covariance)
    ]


# ---- small matrices


def product(matrix: Matrix, vector: Vector) -> Vector:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def inverse(matrix: Matrix) -> Matrix:
    """The inverse of a symmetric matrix whose diagonal outweighs the rest, by elimination."""
    size = len(matrix)
    rows = [
        [*row, *(float(here == there) for there in range(size))] for here, row in enumerate(matrix)
    ]
    for pivot in range(size):
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for other in range(size):
            if other != pivot:
                factor = rows[other][pivot]
                rows[other] = [
                    a - factor * b for a, b in zip(rows[other], rows[pivot], strict=True)
                ]
    return [row[size:] for row in rows]
