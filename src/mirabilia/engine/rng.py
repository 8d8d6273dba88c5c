"""Random numbers that are the same on every machine, pure or compiled.

Each random event of a game draws from its own stream, keyed by the game's seed, the event's purpose
and a number, so that no deal depends on choices made before it. The generator is sfc32.
"""

from __future__ import annotations

import hashlib
import struct
from typing import Final, TypeVar

from mirabilia.native import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
_WORDS: Final = struct.Struct(">4I")
SEED_BITS: Final = 128

Item = TypeVar("Item")

# What streams are for.
BOARDS: Final = 1
SIDES: Final = 2
GUILDS: Final = 3
DEAL: Final = 4
BLACK: Final = 5
ARMADA: Final = 6
LEADERS: Final = 7
LEADERS_DRAWN: Final = 8
SHIPYARDS: Final = 9
# and one more for each level above the first: the next purpose is 13
ISLANDS: Final = 10


@mypyc_attr(acyclic=True, free_list_len=1)
class Stream:
    """A source of random numbers for one purpose."""

    def __init__(self, seed: int, purpose: int, number: int) -> None:
        key = seed.to_bytes(16, "big") + bytes((purpose, number >> 8, number & 255))
        a, b, c, counter = _WORDS.unpack_from(hashlib.sha256(key).digest())
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def word(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c
        counter = self.counter
        result = a + b + counter & WORD
        self.counter = counter + 1 & WORD
        self.a = b ^ b >> 9
        self.b = c + (c << 3) & WORD
        self.c = (c << 21 & WORD | c >> 11) + result & WORD
        return result

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each as likely as the others."""
        limit = WORD + 1 - (WORD + 1) % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % bound

    def shuffle(self, items: list[Item]) -> None:
        """Put the items into a random order, each order as likely as the others."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item


def seed_of_text(text: str) -> int:
    """The seed that a text stands for."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "big")
