"""How weights follow the slopes that games taught: Adam, for the traits that came up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mirabilia.training.lessons import Lessons

# How long slopes and their squares are remembered.
MEMORY: Final = 0.9
LONG_MEMORY: Final = 0.99
_TINY: Final = 1e-8


class Learner:
    """The weights of a policy, and what is remembered of their slopes."""

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights: Final = list(weights)
        self.slopes: Final = [0.0] * len(self.weights)
        self.squares: Final = [0.0] * len(self.weights)
        # How often each trait came up.
        self.times: Final = [0] * len(self.weights)

    def learn(self, lessons: Lessons, rate: float) -> None:
        """Change the weights by about the rate, uphill."""
        whole = lessons.choices * lessons.spread
        for trait, slope in lessons.slopes.items():
            self.follow(trait, slope / whole, rate)

    def follow(self, trait: int, slope: float, rate: float) -> None:
        self.times[trait] += 1
        times = self.times[trait]
        self.slopes[trait] = MEMORY * self.slopes[trait] + (1 - MEMORY) * slope
        self.squares[trait] = LONG_MEMORY * self.squares[trait] + (1 - LONG_MEMORY) * slope**2
        mean = self.slopes[trait] / (1 - MEMORY**times)
        square = self.squares[trait] / (1 - LONG_MEMORY**times)
        self.weights[trait] += rate * mean / (square**0.5 + _TINY)

    # ---- keeping

    def to_json(self) -> dict[str, Any]:
        """Everything that it needs to go on, as plain data."""
        return {
            str(trait): [weight, self.slopes[trait], self.squares[trait], self.times[trait]]
            for trait, weight in enumerate(self.weights)
            if weight or self.times[trait]
        }

    @classmethod
    def from_json(cls, data: dict[str, Any], count: int) -> Learner:
        found = cls([0.0] * count)
        for text, row in data.items():
            trait = int(text)
            found.weights[trait], found.slopes[trait] = float(row[0]), float(row[1])
            found.squares[trait], found.times[trait] = float(row[2]), int(row[3])
        return found
