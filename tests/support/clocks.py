"""A clock for what ends by time: nothing depends on how fast the machine is."""

from __future__ import annotations


class LookedAt:
    """Goes on whenever somebody looks at it, and only then."""

    def __init__(self, step: float = 1.0) -> None:
        self.step = step
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now
