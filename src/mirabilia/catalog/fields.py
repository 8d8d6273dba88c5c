"""Values of the data files, read with care: what is not as it must be is refused by its place."""

from __future__ import annotations

from typing import Any

from mirabilia.catalog import model
from mirabilia.errors import CatalogueError

Table = dict[str, Any]


class Fields:
    """Reads values of tables; `file` and `record` say where, for errors."""

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
        """The bits of some words, all of them among those that are allowed here."""
        mask = 0
        for word in self.take(table, key, list):
            if word not in (allowed or words):
                raise self.broken(f"{word!r} in {key} is none of: {listed(allowed or words)}")
            mask |= 1 << words.index(word)
        if not mask:
            raise self.broken(f"{key} is empty")
        return mask

    def places(self, table: Table, allowed: tuple[str, ...]) -> int:
        """Where an effect looks, as a mask."""
        return self.mask(table, "where", model.PLACES, allowed)

    def finish(self, table: Table, known: set[str]) -> None:
        unknown = sorted(set(table) - known)
        if unknown:
            raise self.broken(f"{listed(unknown)} is not known here")

    def broken(self, reason: str) -> CatalogueError:
        return CatalogueError("broken", file=self.file, record=self.record, reason=reason)


def listed(words: Any) -> str:
    return ", ".join(str(word) for word in words)
