"""The random numbers of a search, drawn without the interpreter."""

from __future__ import annotations

from random import Random
from typing import Final

from mirabilia.inference.matching import Chance


class QuickChance:
    """Draws from a `random.Random` the numbers that it would give itself, and no others."""

    def __init__(self, rng: Random) -> None:
        self.bits: Final = rng.getrandbits

    def getrandbits(self, bits: int, /) -> int:
        return self.bits(bits)

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop - 1: drawn again while it is too large."""
        size = stop.bit_length()
        drawn = self.bits(size)
        while drawn >= stop:
            drawn = self.bits(size)
        return drawn


def quick(chance: Chance) -> Chance:
    """The same chance; a class derived from `Random` may draw otherwise, and is left alone."""
    return QuickChance(chance) if type(chance) is Random else chance
