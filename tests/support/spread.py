"""A few runs of each test, out of all that its parameters make, in which every value turns up.

The rules are tested in every seat, for every card, in many random games. All of that runs on the
compiled build. The pure build has the same sources, and a spread is enough to notice where the two
differ. It goes by names and numbers alone, so it is the same in every run.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple
from zlib import crc32

# The names of parameters that get their values together, row by row of a table.
Names = tuple[str, ...]
# A row of values, or what it has in common with others.
Trait = tuple[Names, Hashable]

# Parameters that number random cases, all of them alike.
CASES: Final = frozenset({("first",), ("number",), ("seed",)})
# At most this many of them are kept for each test.
FEW: Final = 5


class Run(NamedTuple):
    """A test with values for its parameters."""

    test: str
    id: str
    values: Mapping[Names, tuple[Any, ...]]


def spread(runs: Iterable[Run]) -> set[str]:
    """The ids of the runs that are kept."""
    by_test: defaultdict[str, list[Run]] = defaultdict(list)
    for run in runs:
        by_test[run.test].append(run)
    return {run_id for same in by_test.values() for run_id in covering(same)}


def covering(runs: list[Run]) -> Iterator[str]:
    """Runs of one test that have every trait between them.

    The next one is always the one with the most new traits; among equals the one whose traits were
    met least often, so that seats, cards and ages are paired in ever new ways.
    """
    waiting = {run.id: set(traits(run)) for run in sorted(runs, key=shuffled)}
    missing = set().union(*waiting.values())
    met: Counter[Trait] = Counter()
    while missing:
        best = max(waiting, key=lambda run_id: rank(waiting[run_id], missing, met))
        met.update(waiting[best])
        missing -= waiting.pop(best)
        yield best


def rank(has: set[Trait], missing: set[Trait], met: Counter[Trait]) -> tuple[int, int]:
    return len(has & missing), -sum(met[trait] for trait in has)


def shuffled(run: Run) -> int:
    return crc32(run.id.encode())


def traits(run: Run) -> Iterator[Trait]:
    """What must turn up in one run or another of a test."""
    yield (), run.test
    for names, values in run.values.items():
        if names == ("ring",):
            yield from seat_traits(*values[0])
        elif names in CASES:
            yield names, crc32(f"{run.test} {values}".encode()) % FEW
        else:
            yield names, tuple(map(id, values))


def seat_traits(players: int, seat: int) -> Iterator[Trait]:
    """The size of the table, and which seat: the first, the last, or one between them."""
    yield ("players",), players
    yield ("seat",), {0: "first", players - 1: "last"}.get(seat, "between")
