"""What an environment pays: at the end by default, and on the way if that is wished."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mirabilia.arguments import check_type

# A share of the victory, the points, or the points ahead of the best of the others.
REWARDS: Final = ("win", "points", "margin")


@dataclass(frozen=True, slots=True)
class Rewards:
    """How seats are paid.

    `shaping` adds, for every step, this many times the gain in potential: how many points a seat
    leads by as things stand, the new lead multiplied by `discount`. The end has no potential, so
    the best play stays the same (Ng, Harada and Russell, 1999).
    """

    kind: str = "win"
    shaping: float = 0.0
    discount: float = 1.0

    def __post_init__(self) -> None:
        check_type("reward", self.kind, str)
        if self.kind not in REWARDS:
            raise ValueError(f"{self.kind!r} is no reward; there are: {', '.join(REWARDS)}")
        check_type("shaping", self.shaping, float, int)
        check_type("discount", self.discount, float, int)
        if not 0 <= self.discount <= 1:
            raise ValueError(f"a discount is a number from 0 to 1, not {self.discount}")

    @staticmethod
    def of(reward: str | Rewards) -> Rewards:
        """Rewards as they are given to an environment: by their kind, or as they are."""
        check_type("reward", reward, str, Rewards)
        return Rewards(reward) if isinstance(reward, str) else reward

    def final(self, points: Sequence[int], shares: Sequence[float]) -> list[float]:
        """What each seat gets when the game is over."""
        if self.kind == "win":
            return list(shares)
        if self.kind == "points":
            return [float(own) for own in points]
        return [float(lead) for lead in leads(points)]

    def on_the_way(self, before: Sequence[int], after: Sequence[int] | None) -> list[float]:
        """What shaping adds: the leads before a step and after it, none after the last."""
        ahead = [0] * len(before) if after is None else after
        return [
            self.shaping * (self.discount * new - old)
            for old, new in zip(before, ahead, strict=True)
        ]


def leads(points: Sequence[int]) -> list[int]:
    """How far each seat is ahead of the best of the others, or behind."""
    return [
        own - max(other for place, other in enumerate(points) if place != seat)
        for seat, own in enumerate(points)
    ]
