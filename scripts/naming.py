"""The names of pieces and words of the game by language, with their sources: locales/names.toml."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
LOCALES: Final = ROOT / "src" / "mirabilia" / "locales"
FILE: Final = "names.toml"

# The kinds of names that messages show as they are: `card-altar` is the name of the card.
SHOWN: Final = ("card", "leader", "island", "city", "wonder", "resource", "colour", "science")
# Those that stand within sentences too, where a language may write them with small letters.
COMMON: Final = ("resource", "colour", "science")
# Parts of the file that are no languages.
_APART: Final = ("rulebooks", "sources", "notes")
_RULEBOOK: Final = re.compile(r"(\d{3}):\d+")


@dataclass(frozen=True)
class Name:
    """A name as it was found, where it was found, and what we show instead, if anything."""

    name: str
    source: str
    also: str = ""
    edition: int = 2
    confidence: str = ""
    form: str = ""
    usual: str = ""
    alt: str = ""
    alt_source: str = ""
    note: str = ""
    ours: str = ""
    why: str = ""

    @property
    def shown(self) -> str:
        return self.ours or self.name

    @property
    def from_rulebook(self) -> bool:
        return _RULEBOOK.fullmatch(self.source) is not None


@dataclass(frozen=True)
class Names:
    """All names by language, kind and id."""

    rulebooks: Mapping[str, str]
    sources: Mapping[str, str]
    notes: Mapping[str, Mapping[str, str]]
    languages: Mapping[str, Mapping[str, Mapping[str, Name]]]

    def of(self, language: str) -> Iterator[tuple[str, str, Name]]:
        """Kind, id and name of everything that has a name in a language."""
        for kind, names in self.languages.get(language, {}).items():
            for id, name in names.items():
                yield kind, id, name

    def messages(self, language: str) -> dict[str, str]:
        """The names that messages show, by the ids of the messages."""
        return {f"{kind}-{id}": name.shown for kind, id, name in self.of(language) if kind in SHOWN}


def load_names(folder: Path = LOCALES) -> Names:
    content = tomllib.loads((folder / FILE).read_text("utf-8"))
    languages = {key: part for key, part in content.items() if key not in _APART}
    return Names(
        content["rulebooks"],
        content["sources"],
        content["notes"],
        {language: kinds_of(part) for language, part in languages.items()},
    )


def kinds_of(part: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, Name]]:
    return {
        kind: {id: Name(**fields) for id, fields in names.items()} for kind, names in part.items()
    }


def faults(names: Names) -> Iterator[str]:
    """What cannot be: sources that are not listed, names of rulebooks that we replaced."""
    known = {*names.sources, "known", "usual", "translation"}
    for language in names.languages:
        for kind, id, name in names.of(language):
            where = f"{language}.{kind}.{id}"
            book = _RULEBOOK.fullmatch(name.source)
            if (book[1] not in names.rulebooks) if book else (name.source not in known):
                yield f"{where}: there is no source {name.source}"
            if name.ours and name.from_rulebook:
                yield f"{where}: {name.name} is out of a rulebook and stands"
            if bool(name.ours) != bool(name.why):
                yield f"{where}: `ours` and `why` belong together"
