"""What the gate counts, run under callgrind by `.gate`: fixed games, each between two marks.

A line for each part says how many units it was: decisions or calls.
"""

from __future__ import annotations

import gc
import json
import os
import platform
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

from benchmarks.about import about
from benchmarks.subjects import (
    CALLS,
    COMPARED,
    calls,
    playouts,
    playouts_name,
    table_name,
    uniform_random,
)
from benchmarks.work import Done, Work

REFERENCE: Final = "reference"
# ---- the reference for the counts: a bit of everything that a game does, in proportions that keep
# the ratios nearly the same from one Python to the next


class Pile:
    __slots__ = ("cards", "total")

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.total = 0

    def take(self, index: int) -> int:
        card = self.cards[index % len(self.cards)]
        self.total += card & 7
        return card

    def copy(self) -> Pile:
        return Pile(list(self.cards))


def draw_cards(first: int) -> None:
    pile = Pile(list(range(50)))
    for index in range(first, first + 1500):
        card = pile.take(index)
        if card > 40 and index & 1:
            pile = pile.copy()


def ways_to_cover(sources: list[int], needed: int, used: list[int]) -> int:
    if not needed:
        return 1
    found = 0
    for index, source in enumerate(sources):
        if needed & source:
            found += ways_to_cover(sources[index + 1 :], needed & ~source, [*used, source])
    return found


def list_offers(first: int) -> list[tuple[int, int]]:
    found = []
    for index in range(first, first + 310):
        offers = [index >> shift & 7 for shift in range(8)]
        kept = [offer for offer in offers if offer > 2]
        if sum(kept) > 12 or not kept:
            found.append((sum(kept), len(kept)))
    return sorted(found)


def reference(number: int) -> Done:
    draw_cards(number)
    for _ in range(3):
        ways_to_cover([1, 2, 3, 5, 6, 9, 12, 17], 31, [])
    list_offers(number)
    return Done(calls=1000)


# ---- counting


def mark() -> None:
    """Call a C function that nothing else calls: callgrind begins a new count there."""
    os.getppid()


def count(work: Work, portions: int) -> int:
    """The units of some portions, done between two marks."""
    work(1000)
    gc.collect()
    gc.freeze()
    mark()
    done = [work(number) for number in range(portions)]
    mark()
    return sum(one.decisions or one.calls or one.games for one in done)


class Part(NamedTuple):
    """A subject and how many portions of it: a few seconds of callgrind's time."""

    make: Callable[[], Work]
    portions: int


PARTS: Final = {
    REFERENCE: Part(lambda: reference, 20),
    table_name("base", 4): Part(partial(uniform_random, "base", 4), 20),
    table_name("all boxes", 4): Part(partial(uniform_random, "all boxes", 4), 10),
    **{
        f"{name}, {boxes}": Part(partial(calls, CALLS[name], boxes, 1), portions)
        for name, portions in (("copy", 50), ("view", 1))
        for boxes in COMPARED
    },
    playouts_name("base"): Part(partial(playouts, "base", 4), 20),
    playouts_name("all boxes"): Part(partial(playouts, "all boxes", 4), 10),
}


def made_with() -> dict[str, Any]:
    known = {key: about()[key] for key in ("mirabilia", "compiled", "python")}
    return {
        **known,
        "build": " ".join(platform.python_build()),
        "compiler": platform.python_compiler(),
        "machine": f"{platform.system()} {platform.machine()}",
    }


def main() -> None:
    units = {name: count(part.make(), part.portions) for name, part in PARTS.items()}
    sys.stdout.write(json.dumps({"about": made_with(), "units": units}) + "\n")


if __name__ == "__main__":
    main()
