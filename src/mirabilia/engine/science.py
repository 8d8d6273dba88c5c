"""Science symbols at the end: squares and sets, with every choice taken for the best (B-51, L-30).

Symbols of choice, masks, replaced symbols and symbols "of the kind owned most" are taken in the
order and with the choices that give the owner the most points (D-20): all of them are tried.
"""

from __future__ import annotations

from typing import Final

from mirabilia.native import i64, mypyc_attr

SET_OF_SYMBOLS: Final = 7


@mypyc_attr(acyclic=True, free_list_len=1)
class Symbols:
    """What a city has of science at the end.

    `own` counts the symbols of cards, stages and leaders by kind; `choices`, `most` and `masks`
    are those still open; `island_choices` and `island_most` come from islands, whose symbols cannot
    be replaced; `copied` has the neighbours' printed symbols that masks can copy; `set_bonus` is
    what leaders give for each set.
    """

    def __init__(self) -> None:
        self.own = [0, 0, 0]
        self.choices = 0
        self.most = 0
        self.island_choices = 0
        self.island_most = 0
        self.masks = 0
        self.replaced = 0
        self.copied = [0, 0, 0]
        self.set_bonus = 0

    def is_plain(self) -> bool:
        return not (self.most or self.island_most or self.masks or self.replaced)


def science(compasses: i64, gears: i64, tablets: i64, choices: i64, set_points: i64) -> int:
    """B-51: squares and sets, with the symbols of choice counted as is best."""
    if choices:
        # Compiled, the better of two is much quicker than the best of three.
        best = max(
            science(compasses + 1, gears, tablets, choices - 1, set_points),
            science(compasses, gears + 1, tablets, choices - 1, set_points),
        )
        return max(best, science(compasses, gears, tablets + 1, choices - 1, set_points))
    squares = compasses * compasses + gears * gears + tablets * tablets
    sets = min(compasses, gears)
    return squares + set_points * min(sets, tablets)


def best_counts(symbols: Symbols, set_points: int) -> tuple[int, int, int]:
    """How many symbols of each kind a city counts in the end."""
    search = _Search(symbols, set_points)
    search.run(symbols.own[:], [0, 0, 0], symbols.copied[:], search.open_symbols(symbols))
    return search.best


# The open symbols, in the order of the list that counts them.
_CHOICE: Final = 0
_ISLAND_CHOICE: Final = 1
_MOST: Final = 2
_ISLAND_MOST: Final = 3
_MASK: Final = 4
_REPLACE: Final = 5


class _Search:
    """Every order and every choice, each situation looked at once."""

    def __init__(self, symbols: Symbols, set_points: int) -> None:
        self.set_points: Final = set_points
        self.seen: Final[set[tuple[int, ...]]] = set()
        self.best = (0, 0, 0)
        self.points = -1

    def open_symbols(self, symbols: Symbols) -> list[int]:
        return [
            symbols.choices,
            symbols.island_choices,
            symbols.most,
            symbols.island_most,
            min(symbols.masks, sum(symbols.copied)),
            symbols.replaced,
        ]

    def run(self, own: list[int], island: list[int], copied: list[int], left: list[int]) -> None:
        key = (*own, *island, *copied, *left)
        if key in self.seen:
            return
        self.seen.add(key)
        self.look(own, island)
        totals = [own[kind] + island[kind] for kind in range(3)]
        for source in range(len(left)):
            if left[source]:
                rest = left[:]
                rest[source] -= 1
                for kind in range(3):
                    self.take(source, kind, totals, own, island, copied, rest)

    def take(
        self,
        source: int,
        kind: int,
        totals: list[int],
        own: list[int],
        island: list[int],
        copied: list[int],
        rest: list[int],
    ) -> None:
        """Use up one open symbol for a kind, if it can be that kind."""
        if source in (_MOST, _ISLAND_MOST) and totals[kind] != max(totals):
            return
        if source == _MASK:
            if copied[kind]:
                self.run(plus(own, kind), island, minus(copied, kind), rest)
        elif source == _REPLACE:
            for other in range(3):
                if own[other] and other != kind:
                    self.run(plus(minus(own, other), kind), island, copied, rest)
        elif source in (_ISLAND_CHOICE, _ISLAND_MOST):
            self.run(own, plus(island, kind), copied, rest)
        else:
            self.run(plus(own, kind), island, copied, rest)

    def look(self, own: list[int], island: list[int]) -> None:
        first, second, third = own[0] + island[0], own[1] + island[1], own[2] + island[2]
        points = science(first, second, third, 0, self.set_points)
        if points > self.points:
            self.points = points
            self.best = (first, second, third)


def plus(counts: list[int], kind: int) -> list[int]:
    more = counts[:]
    more[kind] += 1
    return more


def minus(counts: list[int], kind: int) -> list[int]:
    fewer = counts[:]
    fewer[kind] -= 1
    return fewer
