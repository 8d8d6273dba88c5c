"""The words that people read: one Fluent file for each language.

A message gets ids and numbers and chooses its words by them. Functions turn ids into names:
`CARD($card)` is the message `card-` and the id; `CARD($card, form: "gender")` is its attribute
`gender`, which can also select. `SYMBOL($colour)` is the sign of a colour, on the page its name.
`MEDIUM()` selects by where a message is read: on a `page`, which draws signs, or as `text`.
Several ids with spaces between them make a list: one of the kinds of `Words.list`, such as
`join: "and"`, or with a sign between them: `join: "/"`. An id that comes more than once is counted
by its attribute `counted`, if it has one, or else by the message of that name.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import cache, reduce
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from babel.lists import format_list
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

# For each function the family of messages it names things by.
NAMING: Final = {
    "BOX": "box",
    "CARD": "card",
    "CITY": "city",
    "COLOUR": "colour",
    "FLEET": "fleet",
    "ISLAND": "island",
    "LEADER": "leader",
    "RESOURCE": "resource",
    "SCIENCE": "science",
    "SHIPYARD": "shipyard",
    "SIDE": "side",
    "SYMBOL": "colour",
    "WONDER": "wonder",
}
# The function that says where a message is read: as a text by itself, or beside what a page draws.
MEDIUM: Final = "MEDIUM"
TEXT: Final = "text"
PAGE: Final = "page"
# The form in which a function names things in a text, whatever form the message asks for.
_ALWAYS: Final = {"SYMBOL": "symbol"}
# How babel calls the lists it makes, and for whom it makes them where a language has several ways.
_LISTS: Final = {"and": "standard", "or": "or"}
_LISTED_IN: Final = {"en": "en_GB"}
# The form of a name that a number stands before, and the message for names without it.
COUNTED: Final = "counted"
# A leader can be where a card can (sold, left over, under a stage), and give a right like a board.
_INSTEAD: Final = {"card": "leader", "city": "leader"}


class MissingWords(LookupError):
    """A message that does not exist, or that was not given something it mentions."""


class Words:
    """The messages of one language, as a text has them, or as the page has."""

    def __init__(self, language: str, source: str, medium: str = TEXT) -> None:
        self.language: Final = language
        self.medium: Final = medium
        functions = {name: self._naming(name) for name in NAMING}
        functions[MEDIUM] = lambda: medium
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._bundle.add_resource(FluentResource(source))

    def __call__(self, id: str, /, **figures: str | float) -> str:
        """A message in words; `id` may name an attribute: `colour-brown.symbol`."""
        name, _, attribute = id.partition(".")
        return self._format(name, attribute or None, figures)

    def list(self, texts: Sequence[str], kind: str = "and") -> str:
        """Texts as a list in the language: "this, that and the other", or with "or".

        Of kind `series` they only follow one another, and so do whole clauses of kind `clauses`.
        """
        if kind not in _LISTS:
            step = f"list-{kind}"
            return reduce(lambda done, more: self(step, list=done, next=more), texts or [""])
        style: Any = _LISTS[kind]
        return format_list(texts, style=style, locale=_LISTED_IN.get(self.language, self.language))

    def _format(self, name: str, attribute: str | None, figures: dict[str, str | float]) -> str:
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

    def _naming(self, function: str) -> Any:
        family = NAMING[function]
        always = _ALWAYS.get(function) if self.medium == TEXT else None

        def name_all(ids: str, join: str = "series", form: str | None = None) -> str:
            counted = Counter(ids.split()).items()
            names = [self._counted(family, always or form, id, count) for id, count in counted]
            return self.list(names, join) if join.isalpha() else join.join(names)

        return name_all

    def _counted(self, family: str, form: str | None, id: str, count: int) -> str:
        message = self._message_of(family, id)
        if count > 1 and form is None and COUNTED in self._attributes(message):
            return self._format(message, COUNTED, {"count": count})
        name = self._format(message, form, {})
        return name if count == 1 else self(COUNTED, count=count, name=name)

    def _message_of(self, family: str, id: str) -> str:
        """The message that has the name of an id."""
        instead = _INSTEAD.get(family)
        found = instead and self._bundle.has_message(f"{instead}-{id}")
        return f"{instead if found else family}-{id}"

    def _attributes(self, name: str) -> Collection[str]:
        there = self._bundle.has_message(name)
        return self._bundle.get_message(name).attributes if there else ()


def chosen(language: str | None) -> str:
    """A language that was asked for, or else that of the system, if there is one."""
    if language is None:
        return next((name for name in _of_system() if name in LANGUAGES), _FIRST)
    if language not in LANGUAGES:
        raise ValueError(f"there are no words in {language!r}; there are: {', '.join(LANGUAGES)}")
    return language


def _of_system() -> Iterator[str]:
    """The languages that the system prefers: `it` for `it_IT.UTF-8`."""
    names = os.environ.get("LANGUAGE", "").split(":")
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    for name in [*names, next(filter(None, settings), "")]:
        yield re.split(r"[_.@-]", name)[0].lower()


def system_words() -> Words:
    """The words for whoever started the program."""
    return load_words(chosen(None))


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
