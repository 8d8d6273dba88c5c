"""The words of one part of the page: a browser loads those of the screens that it shows.

`parts.json` has what the scripts of each part say: ids, and beginnings of ids that are put together
(`card-*`). `python -m scripts.words parts` writes it. What a message mentions comes with it, which
may be something else in every language.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from mirabilia.locales import for_page

# The first is always loaded, and the others have nothing of it. A screen that begins with another
# part needs no more than these two.
PARTS: Final = ("home", "table", "replay", "learn", "pad", "me")
# Follows the beginning of ids.
ANY: Final = "*"

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*\n?(?:(?:[ \t}].*)?\n)*", re.MULTILINE)
# A message or a term that another one mentions, and a function that it calls.
_MENTIONED: Final = re.compile(r"[{(,]\s*(-?[a-z][\w-]*)")
_CALLED: Final = re.compile(r"\b([A-Z]+)\(")
# What functions need besides the family that they are called by: the words for several of a thing,
# for lists, for a given name, and for a leader where a card or a city is looked for.
_NAMING: Final = ("counted", "list-*", "given-*")
_FAMILIES: Final = {"SYMBOL": ("colour-*",), "CARD": ("leader-*",), "CITY": ("leader-*",)}


def part_of(source: str, part: str) -> str:
    """The messages of a Fluent file that a part of the page needs, besides those always loaded."""
    entries = {found[1]: found[0] for found in _ENTRY.finditer(for_page(source))}
    wanted = needed(entries, said_by()[part])
    if part != PARTS[0]:
        wanted -= needed(entries, said_by()[PARTS[0]])
    return "".join(f"{text.rstrip()}\n" for id, text in entries.items() if id in wanted)


@cache
def said_by() -> dict[str, list[str]]:
    """For each part what its scripts say."""
    text = (files("mirabilia.locales") / "parts.json").read_text(encoding="utf-8")
    said: dict[str, list[str]] = json.loads(text)
    return said


def needed(entries: dict[str, str], said: Iterable[str]) -> set[str]:
    """What is said, and what that mentions, and so on."""
    found: set[str] = set()
    waiting = list(matching(entries, said))
    while waiting:
        id = waiting.pop()
        if id not in found:
            found.add(id)
            waiting += matching(entries, mentioned(entries[id]))
    return found


def matching(entries: dict[str, str], wanted: Iterable[str]) -> Iterator[str]:
    """The ids that there are, of some ids and beginnings of ids."""
    for one in wanted:
        if one.endswith(ANY):
            yield from (id for id in entries if id.startswith(one[:-1]))
        elif one in entries:
            yield one


def mentioned(text: str) -> Iterator[str]:
    """What a message needs besides itself."""
    yield from _MENTIONED.findall(text)
    for function in _CALLED.findall(text):
        yield f"{function.lower()}-{ANY}"
        yield from _FAMILIES.get(function, ())
        yield from _NAMING
