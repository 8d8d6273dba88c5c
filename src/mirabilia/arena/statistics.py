"""What many games add up to, by bot and by side of a wonder.

All sums are of whole numbers, so the order of adding does not matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import lcm
from typing import Final

from mirabilia.game import Result
from mirabilia.intervals import NORMAL_90, wilson_interval

# A victory in parts that any number of winners can share evenly.
VICTORY: Final = lcm(*range(1, 9))

# How sure the intervals of contests and matches are.
CONFIDENCE: Final = 0.9

# With fewer rounds than these, how much they differ says too little.
ROUNDS_TO_COMPARE: Final = 12


class Standing:
    """Sums over some seats: those of one bot, or those with one side of a wonder."""

    def __init__(self) -> None:
        self.seats = 0
        self.victories = 0
        self.points: dict[str, int] = {}

    def add(self, points: dict[str, int], victory: int) -> None:
        """Count a seat: its points by category, and its part of `VICTORY`."""
        self.seats += 1
        self.victories += victory
        self.add_points(points)

    def merge(self, other: Standing) -> None:
        self.seats += other.seats
        self.victories += other.victories
        self.add_points(other.points)

    def add_points(self, points: dict[str, int]) -> None:
        for category, more in points.items():
            self.points[category] = self.points.get(category, 0) + more

    @property
    def wins(self) -> float:
        """The games won; a shared victory counts as its share."""
        return self.victories / VICTORY

    @property
    def win_share(self) -> float:
        """The wins per seat held."""
        return self.wins / self.seats

    @property
    def win_interval(self) -> tuple[float, float]:
        """The 90 % confidence interval of the win share."""
        return self.win_interval_of(NORMAL_90)

    def win_interval_of(self, errors: float) -> tuple[float, float]:
        """The interval of the win share for a number of standard errors."""
        return wilson_interval(self.wins, self.seats, errors)

    @property
    def mean_score(self) -> float:
        return sum(self.points.values()) / self.seats

    @property
    def mean_points(self) -> dict[str, float]:
        """The mean points by category."""
        return {category: points / self.seats for category, points in self.points.items()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Standing) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]


class Tally:
    """The sums of some games."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.bots: dict[str, Standing] = {}
        self.sides: dict[tuple[str, str], Standing] = {}

    def add(
        self, result: Result, bots: list[str], sides: list[tuple[str, str]], decisions: int
    ) -> None:
        """Count a game: its result, and the bot and the wonder side of each seat.

        The winners share the victory evenly; a team's is shared by its two seats.
        """
        self.games += 1
        self.decisions += decisions
        victory = VICTORY // len(result.winners)
        for seat, points in enumerate(result.points):
            part = victory if seat in result.winners else 0
            self.bots.setdefault(bots[seat], Standing()).add(points, part)
            self.sides.setdefault(sides[seat], Standing()).add(points, part)

    def merge(self, other: Tally) -> None:
        """Count the games of another tally too."""
        self.games += other.games
        self.decisions += other.decisions
        for bot, standing in other.bots.items():
            self.bots.setdefault(bot, Standing()).merge(standing)
        for side, standing in other.sides.items():
            self.sides.setdefault(side, Standing()).merge(standing)

    @property
    def mean_score(self) -> float:
        """The mean points of all seats."""
        seats = sum(standing.seats for standing in self.bots.values())
        return sum(sum(standing.points.values()) for standing in self.bots.values()) / seats

    @property
    def categories(self) -> list[str]:
        """The categories of points with the boxes in play."""
        return list(next(iter(self.bots.values())).points)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]


def clustered_interval(clusters: Sequence[Standing], errors: float) -> tuple[float, float]:
    """The interval of a win share where the seats of a cluster share a deal.

    Wilson's interval for the number of independent seats that would vary as much as the clusters.
    """
    seats = sum(cluster.seats for cluster in clusters)
    share = sum(cluster.wins for cluster in clusters) / seats
    trials = independent_seats(clusters, seats, share)
    if len(clusters) > 1:
        errors = students(errors, len(clusters) - 1)
    return wilson_interval(share * trials, trials, errors)


def independent_seats(clusters: Sequence[Standing], seats: int, share: float) -> float:
    """The number of independent seats that say as much; without variation, one per cluster.

    Clusters in which luck is shared out evenly say more than their seats would alone. A few of them
    may also agree by chance: then they count as no more than their seats.
    """
    if len(clusters) == 1 or share in (0, 1):
        return len(clusters)
    squares = sum((cluster.wins - share * cluster.seats) ** 2 for cluster in clusters)
    variance = squares * len(clusters) / (len(clusters) - 1) / seats
    if len(clusters) < ROUNDS_TO_COMPARE or not variance:
        variance = max(variance, share * (1 - share))
    return seats * share * (1 - share) / variance


def students(z: float, freedom: int) -> float:
    """Student's `t` for the normal `z`, for an error that is itself estimated.

    By Abramowitz and Stegun, 26.7.5; 1 % too small with two degrees of freedom.
    """
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
