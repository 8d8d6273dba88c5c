"""Values of plain data, read with care: whatever is wrong is refused with the place and why."""

from __future__ import annotations

from typing import Final, TypeGuard

from mirabilia.engine.state import pair
from mirabilia.errors import ImpossibleGame

# Errors quote what they were given, which may be of any length.
LONGEST_REASON: Final = 500

# A table of data whose values are still to be read.
Table = dict[str, object]


def keys_of(*kinds: type) -> frozenset[str]:
    """The keys that types of data have together."""
    return frozenset(key for kind in kinds for key in kind.__annotations__)


class Values:
    """Reads values; `at` is the place that the reading has come to, for errors."""

    def __init__(self, at: str) -> None:
        self.at = at

    def refuse(self, reason: str) -> ImpossibleGame:
        return ImpossibleGame("shape", where=self.at, reason=clipped(reason, LONGEST_REASON))

    def table(self, what: str, value: object, keys: frozenset[str] | None) -> Table:
        if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
            raise self.refuse(f"{what} must be a table, not {shown(value)}")
        unknown = sorted(set(value) - keys) if keys is not None else []
        if unknown and keys is not None:
            known = ", ".join(sorted(keys))
            raise self.refuse(f"{unknown[0]!r} is not known here; there are: {known}")
        return value

    def sequence(self, what: str, value: object) -> list[object]:
        if not isinstance(value, list | tuple):
            raise self.refuse(f"{what} must be a list, not {shown(value)}")
        return list(value)

    def words(self, what: str, value: object) -> list[str]:
        return [self.word(f"an entry of {what}", word) for word in self.sequence(what, value)]

    def word(self, what: str, value: object) -> str:
        if not isinstance(value, str):
            raise self.refuse(f"{what} must be a text, not {shown(value)}")
        return value

    def number(self, what: str, value: object, least: int, most: int) -> int:
        if not is_number(value) or not least <= value <= most:
            raise self.refuse(f"{what} must be a number from {least} to {most}, not {shown(value)}")
        return int(value)

    def flag(self, what: str, value: object) -> bool:
        if not isinstance(value, bool):
            raise self.refuse(f"{what} must be true or false, not {shown(value)}")
        return value

    def place(self, name: object, names: tuple[str, ...]) -> int:
        """Where a name stands among those that there are."""
        if not isinstance(name, str) or name not in names:
            raise self.refuse(f"{shown(name)} is none of: {', '.join(names)}")
        return names.index(name)

    def rows(self, key: str, table: Table, length: int) -> list[list[object]]:
        """A list of short lists."""
        rows = [
            self.sequence(f"an entry of {key}", row)
            for row in self.sequence(key, table.get(key, []))
        ]
        if any(len(row) != length for row in rows):
            raise self.refuse(f"an entry of {key} has {length} parts")
        return rows

    def pairs(self, key: str, table: Table, first: int, second: int) -> list[int]:
        """A list of pairs of numbers, each up to its most."""
        return [
            pair(self.number(key, row[0], 0, first), self.number(key, row[1], 0, second))
            for row in self.rows(key, table, 2)
        ]


def is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def shown(value: object) -> str:
    """A value as an error shows it: never longer than a line."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):
        # Nested too deeply, or a number of too many digits.
        return f"such a {type(value).__name__}"
    return clipped(text, 40)


def clipped(text: str, most: int) -> str:
    """A text, cut off if it is longer than it may be."""
    return text if len(text) <= most else f"{text[: most - 3]}..."
