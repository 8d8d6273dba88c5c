"""How long bots usually think."""

from __future__ import annotations

from collections import OrderedDict, deque
from random import Random
from statistics import median_high
from typing import Final, NamedTuple

# How many thoughts of a bot are remembered, and of how many bots at how many tables.
MOST_THOUGHTS: Final = 8
MOST_BOTS: Final = 2000
# A bot that has used this share of its time is taken to use whatever it gets.
MOST_OF_IT: Final = 0.5


class Taken(NamedTuple):
    """The seconds that a thought took, of those that it was granted."""

    seconds: float
    granted: float

    def of(self, granted: float) -> float:
        """What a thought like this takes, if it is granted other seconds."""
        share = self.seconds / self.granted
        return share * granted if share > MOST_OF_IT else min(self.seconds, granted)


class Pace:
    """The latest thoughts of bots, at each table and in all, without those that were cut short."""

    def __init__(self) -> None:
        self.taken: OrderedDict[tuple[str, str], deque[Taken]] = OrderedDict()
        self.rng: Final = Random()

    def note(self, bot: str, table: str, taken: Taken) -> None:
        for key in ((bot, table), (bot, "")):
            self.taken.setdefault(key, deque(maxlen=MOST_THOUGHTS)).append(taken)
            self.taken.move_to_end(key)
        while len(self.taken) > MOST_BOTS:
            self.taken.popitem(last=False)

    def usual(self, bot: str, seconds: float) -> float:
        """How long a bot takes more often than not, of some seconds: all if nothing is known."""
        known = self.taken.get((bot, ""))
        return median_high(one.of(seconds) for one in known) if known else seconds

    def example(self, bot: str, table: str, seconds: float) -> float | None:
        """How long one of its latest thoughts took, at this table if it has thought there."""
        known = self.taken.get((bot, table)) or self.taken.get((bot, ""))
        return self.rng.choice(known).of(seconds) if known else None
