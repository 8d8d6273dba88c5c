"""How often something may be done by a guest, at a table, or from an address."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from mirabilia.server.clock import Clock
from mirabilia.server.limits import Limits, Rate
from mirabilia.server.refusals import Refused


class Meter:
    """How much of a rate each key has used.

    Each key has a bucket of tokens, which is full at first and fills up evenly: a rate of 8 within
    10 seconds allows 8 at once, and then one every 1.25 seconds. All that is kept is when a bucket
    will be full again. A full one is as good as none, and when there are too many keys, the one
    that was used least recently is forgotten.
    """

    def __init__(self, rate: Rate, most_keys: int, ticks: Callable[[], int]) -> None:
        self.window: Final = 1000 * rate.seconds
        self.cost: Final = self.window / rate.number
        self.most_keys: Final = most_keys
        self.ticks: Final = ticks
        self.full_at: Final[OrderedDict[str, float]] = OrderedDict()

    def wait(self, key: str) -> int:
        """Milliseconds until a key may have another token; 0 if it may have one now."""
        now = self.ticks()
        return max(0, int(self.full_at.get(key, now) + self.cost - self.window - now))

    def take(self, key: str) -> None:
        now = self.ticks()
        self.full_at[key] = max(now, self.full_at.get(key, now)) + self.cost
        self.full_at.move_to_end(key)
        self.forget(now)

    def forget(self, now: int) -> None:
        """Forget those whose bucket is full again, the least recent first, and any too many."""
        while self.full_at:
            key, full_at = next(iter(self.full_at.items()))
            if full_at > now and len(self.full_at) <= self.most_keys:
                break
            del self.full_at[key]


class Rates:
    """A meter for each rate of the limits."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self.clock: Final = clock
        self.meters: Final = {
            name: Meter(rate, limits.remembered_keys, clock.ticks)
            for name, rate in msgspec.structs.asdict(limits).items()
            if isinstance(rate, Rate)
        }

    def spend(self, **keys: str) -> None:
        """Take a token from each of some rates, or `Refused` and none is taken.

        `spend(commands=guest)`: the rate is called as in `Limits`, and whose it is follows. An
        empty key is nobody's: it is not counted.
        """
        counted = [(name, self.meters[name], key) for name, key in keys.items() if key]
        wait, slowest = max(
            ((meter.wait(key), name) for name, meter, key in counted), default=(0, "")
        )
        if wait > 0:
            raise Refused("too_fast", what=slowest, until=self.clock() + wait)
        for _, meter, key in counted:
            meter.take(key)
