"""Begin, complete and check the words of a language: src/mirabilia/locales/xx.ftl.

    python -m scripts.words new xx         begin a language: English as comments, names filled in
    python -m scripts.words missing [xx]   print the messages that are still missing, in English
    python -m scripts.words check [xx]     say what is wrong, in one language or in all
    python -m scripts.words count          how many messages each language has
    python -m scripts.words parts          write which messages each part of the page says

docs/languages.md explains how to add a language.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from babel import Locale, UnknownLocaleError
from fluent.syntax import ast

from mirabilia.catalog import load
from mirabilia.locales import present
from scripts import web_catalogue, word_parts
from scripts.naming import LOCALES, load_names
from scripts.wording import ENGLISH, as_text, missing, problems, wording_of


class BadUse(Exception):
    """What was asked for cannot be done; the text says why."""


# ---- a new language


def begin(arguments: list[str], folder: Path) -> Iterator[str]:
    """Write the file of a new language, and list the language for the page."""
    if len(arguments) != 1:
        raise BadUse("which language? For example: new nl")
    [language] = arguments
    if language in present(folder):
        raise BadUse(f"{language}.ftl is there already")
    try:
        name = Locale.parse(language).english_name
    except (UnknownLocaleError, ValueError):
        raise BadUse(f"{language!r} is no language: use a code such as nl") from None
    (folder / f"{language}.ftl").write_text(skeleton(language, name or language, folder), "utf-8")
    catalogue = folder.parent / "web" / "catalogue.json"
    table = web_catalogue.catalogue_table(load(), present(folder))
    catalogue.write_text(web_catalogue.lines(table), "utf-8")
    yield f"wrote {language}.ftl and {catalogue.name}"
    yield "letters that the fonts lack are added to LETTERS in scripts/vendor.py"


def skeleton(language: str, name: str, folder: Path) -> str:
    """The English file with each message as a comment, but for names, which are put in."""
    english = wording_of(ENGLISH, folder)
    names = load_names(folder).messages(language)
    text, parts = english.source, []
    begun = 0
    for entry in english.entries:
        start, end = span_of(entry)
        parts += [text[begun:start], filled_in(entry, text, names) or commented(text[start:end])]
        begun = end
    rest = "".join([*parts, text[begun:]]).partition("\n")[2]
    return f"### {name}. Put your words in the place of the English in the comments.\n{rest}"


def span_of(entry: ast.Message) -> tuple[int, int]:
    """Where a message stands in its file, without the comment above it."""
    assert entry.id.span
    assert entry.span
    return entry.id.span.start, entry.span.end


def filled_in(entry: ast.Message, source: str, names: dict[str, str]) -> str:
    """A message with its name in the language, or nothing if the name is not known."""
    if entry.id.name not in names or entry.value is None:
        return ""
    assert entry.value.span
    start, end = span_of(entry)
    value = entry.value.span
    return source[start : value.start] + names[entry.id.name] + source[value.end : end]


def commented(text: str) -> str:
    return "\n".join(f"# {line}".rstrip() for line in text.split("\n"))


# ---- what is missing, what is wrong, and how much there is


def show_missing(arguments: list[str], folder: Path) -> Iterator[str]:
    """The messages that languages lack, as they stand in English."""
    english = wording_of(ENGLISH, folder)
    for language in chosen(arguments, folder):
        lacking = missing(wording_of(language, folder), english)
        yield f"### {language}: {len(lacking)} of {len(english.messages)} are missing"
        yield from (as_text(english.messages[id]).rstrip() for id in lacking)


def show_problems(arguments: list[str], folder: Path) -> Iterator[str]:
    for language in chosen(arguments, folder):
        yield from (f"{language}: {problem}" for problem in problems(language, folder))


def show_counts(arguments: list[str], folder: Path) -> Iterator[str]:
    english = wording_of(ENGLISH, folder)
    for language in chosen(arguments, folder):
        wording = wording_of(language, folder)
        words = sum(len(text.split()) for text in wording.texts())
        wanted = len(english.messages)
        there = wanted - len(missing(wording, english))
        own = len(wording.messages) - there
        more = f" and {own} of its own" if own else ""
        yield f"{language}: {there} of {wanted} messages{more}, {words} words"


def chosen(arguments: list[str], folder: Path) -> list[str]:
    """The languages that are named, or all."""
    there = present(folder)
    for language in arguments:
        if language not in there:
            raise BadUse(f"there is no {language}.ftl; there are: {', '.join(there)}")
    return arguments or list(there)


def write_parts(arguments: list[str], folder: Path) -> Iterator[str]:
    """Write `parts.json`, which follows from the scripts of the page."""
    if arguments:
        raise BadUse("parts are the same in all languages: name none")
    (folder / word_parts.FILE).write_text(word_parts.lines(), "utf-8")
    yield f"wrote {word_parts.FILE}"


COMMANDS: Final[dict[str, Callable[[list[str], Path], Iterator[str]]]] = {
    "new": begin,
    "missing": show_missing,
    "check": show_problems,
    "count": show_counts,
    "parts": write_parts,
}


def main(arguments: list[str], folder: Path = LOCALES) -> int:
    """Exit status 2 if it was used badly, 1 if `check` found something."""
    command = COMMANDS.get(arguments[0]) if arguments else None
    if command is None:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        found = list(command(arguments[1:], folder))
    except BadUse as error:
        print(error, file=sys.stderr)
        return 2
    print("\n".join(found) or "nothing is wrong")
    return int(command is show_problems and bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
