"""Takes values from the tables of the data files; an error says where the wrong value is."""

from __future__ import annotations

from typing import Any

from mirabilia.catalog import model
from mirabilia.errors import CatalogueError

Table = dict[str, Any]


class Fields:
    """Takes checked values from tables. `file` and `record` tell errors where the reader is."""

    def __init__(self) -> None:
        self.file = ""
        self.record = ""

    def take(self, table: Any, key: str, kind: type, default: Any = None) -> Any:
        if not isinstance(table, dict):
            raise self.broken(f"{table!r} is no table")
        value = table.get(key, default)
        if value is None:
            raise self.broken(f"{key} is missing")
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.broken(f"{key} must be a {kind.__name__}, not {value!r}")
        return value

    def number(self, table: Table, key: str, least: int, most: int) -> int:
        value: int = self.take(table, key, int)
        if not least <= value <= most:
            raise self.broken(f"{key} must be from {least} to {most}, not {value}")
        return value

    def one_of(self, table: Table, key: str, words: tuple[str, ...]) -> int:
        word = self.take(table, key, str)
        if word not in words:
            raise self.broken(f"{key} {word!r} is none of: {listed(words)}")
        return words.index(word)

    def mask(
        self, table: Table, key: str, words: tuple[str, ...], allowed: tuple[str, ...] = ()
    ) -> int:
        """A list of words as a mask. `allowed` are the words that may be used here; usually all."""
        mask = 0
        for word in self.take(table, key, list):
            if word not in (allowed or words):
                raise self.broken(f"{word!r} in {key} is none of: {listed(allowed or words)}")
            mask |= 1 << words.index(word)
        if not mask:
            raise self.broken(f"{key} is empty")
        return mask

    def places(self, table: Table, allowed: tuple[str, ...]) -> int:
        """The cities that an effect is about, as a mask."""
        return self.mask(table, "where", model.PLACES, allowed)

    def finish(self, table: Table, known: set[str]) -> None:
        unknown = sorted(set(table) - known)
        if unknown:
            raise self.broken(f"{listed(unknown)} is not known here")

    def broken(self, reason: str) -> CatalogueError:
        return CatalogueError("broken", file=self.file, record=self.record, reason=reason)


def listed(words: Any) -> str:
    return ", ".join(str(word) for word in words)
