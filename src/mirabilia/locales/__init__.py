"""The words that people read: one Fluent file for each language.

A message gets ids and numbers and chooses its words by them. Functions turn ids into names:
`CARD($card)` is the message `card-` and the id, `SYMBOL($colour)` an attribute of `colour-` and the
id. Several ids with spaces between them make a list; an id that comes more than once is counted.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

_FIRST: Final = "en"


def present(folder: Traversable | Path) -> tuple[str, ...]:
    """The languages that have a file in a folder, English first."""
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    languages = [name.removesuffix(".ftl") for name in names]
    return tuple(sorted(languages, key=lambda language: language != _FIRST))


LANGUAGES: Final = present(files("mirabilia.locales"))

# Ends the heading of a group of messages that the page does not need.
_ELSEWHERE: Final = "(not for the page)"

# For each function the family of messages it names things by, and the attribute it reads.
_NAMING: Final = {
    "BOX": ("box", None),
    "CARD": ("card", None),
    "CITY": ("city", None),
    "COLOUR": ("colour", None),
    "FLEET": ("fleet", None),
    "ISLAND": ("island", None),
    "LEADER": ("leader", None),
    "RESOURCE": ("resource", None),
    "SCIENCE": ("science", None),
    "SHIPYARD": ("shipyard", None),
    "SIDE": ("side", None),
    "SYMBOL": ("colour", "symbol"),
    "WONDER": ("wonder", None),
}
# A leader can be where a card can (sold, left over, under a stage), and give a right like a board.
_INSTEAD: Final = {"card": "leader", "city": "leader"}


def families() -> dict[str, str]:
    """For each naming function the family of messages that it names things by."""
    return {function: family for function, (family, _) in _NAMING.items()}


class MissingWords(LookupError):
    """A message that does not exist, or that was not given something it mentions."""


class Words:
    """The messages of one language."""

    def __init__(self, language: str, source: str) -> None:
        self.language: Final = language
        functions = {name: self._naming(*of) for name, of in _NAMING.items()}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._bundle.add_resource(FluentResource(source))

    def __call__(self, id: str, /, **figures: str | int) -> str:
        """A message in words; `id` may name an attribute: `colour-brown.symbol`."""
        name, _, attribute = id.partition(".")
        return self._format(name, attribute or None, figures)

    def _format(self, name: str, attribute: str | None, figures: dict[str, str | int]) -> str:
        if not self._bundle.has_message(name):
            raise MissingWords(f"{self.language}: there is no message {name}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingWords(f"{self.language}: {name} has no {attribute or 'value'}")
        text, errors = self._bundle.format_pattern(pattern, figures)
        if errors:
            raise MissingWords(f"{self.language}: {name}: {errors[0]}")
        return str(text)

    def _naming(self, family: str, attribute: str | None) -> Any:
        def name_all(ids: str, join: str = ", ") -> str:
            counted = Counter(ids.split())
            return join.join(self._named(family, attribute, *item) for item in counted.items())

        return name_all

    def _named(self, family: str, attribute: str | None, id: str, count: int) -> str:
        instead = _INSTEAD.get(family)
        if instead and self._bundle.has_message(f"{instead}-{id}"):
            family = instead
        name = self._format(f"{family}-{id}", attribute, {})
        return name if count == 1 else f"{count} {name}"


@cache
def load_words(language: str = "en") -> Words:
    """The words of a language."""
    return Words(language, source_of(language))


def source_of(language: str) -> str:
    """The Fluent file of a language."""
    if language not in LANGUAGES:
        raise MissingWords(f"there are no words in {language!r}; there are: {', '.join(LANGUAGES)}")
    return (files("mirabilia.locales") / f"{language}.ftl").read_text(encoding="utf-8")


def for_page(source: str) -> str:
    """The part of a Fluent file that a browser needs: all groups but those marked otherwise."""
    groups = re.split(r"^(?=## )", source, flags=re.MULTILINE)
    return "".join(group for group in groups if _ELSEWHERE not in group.partition("\n")[0])
