"""How sure a share is that was counted: the one interval of the project."""

from __future__ import annotations

from math import sqrt
from typing import Final

# The standard errors that leave out 5 % on each side: all intervals are for 90 %.
NORMAL_90: Final = 1.644854


def wilson_interval(wins: float, trials: float, z: float = NORMAL_90) -> tuple[float, float]:
    """Wilson's interval of a share, by default for 90 %; it stays within 0 and 1."""
    share = wins / trials
    centre = share + z * z / (2 * trials)
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    # Rounding errors must not exclude the share itself.
    low, high = min(share, (centre - spread) / scale), max(share, (centre + spread) / scale)
    return max(0.0, low), min(1.0, high)
