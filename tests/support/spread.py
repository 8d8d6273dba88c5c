"""A few runs of each test, out of all that its parameters make, in which every value turns up.

The rules are tested in every seat, for every card, in many random games. On the compiled build all
of that runs where a change is checked completely, but for random cases, of which a few are enough,
and for the page. For every day a few seats and one run of each test in a browser do. The pure build
has the same sources, and a spread is enough to notice where the two differ. What is chosen goes by
names and numbers alone, so it is the same in every run.
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

# The parameter that says how many play, and where the acting player sits.
SEATS: Final = ("ring",)
# Parameters that number random cases, all of them alike.
CASES: Final = frozenset({("first",), ("number",), ("seed",)})
# At most this many of them are kept for each test, and for what else it is run with; on the pure
# build at most this many for each test, since the golden records show already that both are alike.
FEW: Final = 5
FEWER: Final = 2
# Tests of what is never compiled: on the pure build, one in this many is kept.
NEVER_COMPILED: Final = (
    *("tests/arena/", "tests/benchmarks/", "tests/cluster/", "tests/data/", "tests/envs/"),
    *("tests/foresight/", "tests/lab/", "tests/locales/", "tests/review/", "tests/server/"),
    *("tests/terminal/", "tests/test_build.py", "tests/test_cli.py", "tests/test_docs.py"),
    *("tests/test_docs_commands.py", "tests/test_docs_names.py", "tests/test_docs_notation.py"),
    *("tests/test_blocks.py", "tests/test_completion.py", "tests/test_dist.py"),
    *("tests/test_hashes.py", "tests/test_licences.py", "tests/test_parts.py"),
    *("tests/test_make.py", "tests/test_packaging.py", "tests/test_play_script.py"),
    *("tests/test_security.py", "tests/test_site.py", "tests/test_words.py"),
)
SHARE: Final = 5
# Tests that take seconds for each run: a browser opens the page. Parameters are multiplied nowhere.
COSTLY: Final = "tests/web/"


class Run(NamedTuple):
    """A test with values for its parameters."""

    test: str
    id: str
    values: Mapping[Names, tuple[Any, ...]]
    # Whether it takes much time on the pure build for what others show too.
    heavy: bool = False
    # Whether a browser opens the page for it.
    opens: bool = False


def spread(runs: Iterable[Run], whole: bool = False) -> set[str]:
    """The ids of the runs that are kept; of the whole, only random cases are thinned out, and what
    a browser does."""
    by_test: defaultdict[str, list[Run]] = defaultdict(list)
    for run in runs:
        if whole or not is_left_out(run):
            by_test[run.test].append(run)
    return {
        id
        for test, same in by_test.items()
        for id in (thinned(same) if whole and not test.startswith(COSTLY) else covering(same))
    }


def daily(runs: Iterable[Run]) -> set[str]:
    """Of the runs of a complete check of the compiled build, the ids of those for every day."""
    by_test: defaultdict[str, list[Run]] = defaultdict(list)
    for run in runs:
        by_test[run.test].append(run)
    return {id for same in by_test.values() for id in for_every_day(same)}


def for_every_day(runs: list[Run]) -> Iterator[str]:
    """In a browser one run of a test; of one that is run in every seat, a few seats."""
    if runs[0].opens:
        yield min(runs, key=shuffled).id
    elif SEATS in runs[0].values:
        yield from covering(runs, FEW)
    else:
        yield from (run.id for run in runs)


def is_left_out(run: Run) -> bool:
    """Whether the pure build does without this test."""
    return run.heavy or (
        run.test.startswith(NEVER_COMPILED) and crc32(run.test.encode()) % SHARE > 0
    )


def thinned(runs: list[Run]) -> Iterator[str]:
    """All runs of a test, but of each with random cases only a few of these."""
    by_others: defaultdict[tuple[Trait, ...], list[Run]] = defaultdict(list)
    for run in runs:
        by_others[tuple(row(names, run) for names in run.values if names not in CASES)].append(run)
    for same in by_others.values():
        yield from covering(same, FEW)


def covering(runs: list[Run], few: int = FEWER) -> Iterator[str]:
    """Runs of one test that have every trait between them.

    The next one is always the one with the most new traits; among equals the one whose traits were
    met least often, so that seats, cards and ages are paired in ever new ways.
    """
    waiting = {run.id: set(traits(run, few)) for run in sorted(runs, key=shuffled)}
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


def traits(run: Run, few: int) -> Iterator[Trait]:
    """What must turn up in one run or another of a test."""
    yield (), run.test
    for names, values in run.values.items():
        if names == SEATS:
            yield from seat_traits(*values[0])
        elif names in CASES:
            yield names, crc32(f"{run.test} {values}".encode()) % few
        else:
            yield row(names, run)


def row(names: Names, run: Run) -> Trait:
    return names, tuple(map(id, run.values[names]))


def seat_traits(players: int, seat: int) -> Iterator[Trait]:
    """The size of the table, and which seat: the first, the last, or one between them."""
    yield ("players",), players
    yield ("seat",), {0: "first", players - 1: "last"}.get(seat, "between")
