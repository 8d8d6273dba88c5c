"""Broken data: valid positions and records with something dropped, altered or put in anywhere."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from tests.support.oracle import CARDS, WONDERS
from tests.support.play import choose

Path = list[Any]

SMALL: Final = 9
ODDITIES: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    0,
    1,
    2,
    3,
    7,
    8,
    -1,
    10**30,
    1 << 128,
    0.0,
    1.0,
    2.5,
    float("nan"),
    float("inf"),
    "",
    "?",
    "0",
    "1",
    "altar",
    "palace",
    "loom_age2",
    "gizah",
    "day",
    "night",
    "choose",
    "pick",
    "card",
    "last",
    "discard",
    "leftover",
    "forced",
    "pass",
    "sell altar",
    "sell ?",
    "discard tavern",
    "build altar left 2",
    "begin age 1",
    "begin age 3",
    "pick 0",
    "ask for pick 1",
    "end last turn",
    "two\nlines",
    "\ud800",
    "{code}",
    "f" * 32,
    "x" * 500,
    [],
    {},
    [[]],
    [None],
    ["?"],
    {"": None},
    {"board": "gizah"},
)


def paths(data: Any, at: Path | None = None) -> Iterator[Path]:
    """The way to every value in some data."""
    here = at or []
    yield here
    if isinstance(data, dict):
        for key, value in data.items():
            yield from paths(value, [*here, key])
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from paths(value, [*here, place])


def get(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def some_path(data: Any, rng: Random) -> Path:
    """A path to a value, as likely near the root as in a long list."""
    path: Path = []
    while True:
        value = get(data, path)
        if not isinstance(value, dict | list) or not value or (path and rng.random() < 0.2):
            return path
        path.append(choose(rng, list(value) if isinstance(value, dict) else range(len(value))))


def broken(data: Any, rng: Random) -> Any:
    """The data with one to three things done to it."""
    data = copy.deepcopy(data)
    for _ in range(1 + int(rng.random() * 3)):
        if isinstance(data, dict) and data:
            break_once(data, rng)
    return data


def break_once(data: Any, rng: Random) -> None:
    path = some_path(data, rng)
    parent, key = get(data, path[:-1]), path[-1]
    what = choose(rng, ("drop", "odd", "nudge", "nudge", "other", "repeat", "swap", "insert"))
    if what == "drop":
        del parent[key]
    elif what == "odd":
        parent[key] = copy.deepcopy(choose(rng, ODDITIES))
    elif what == "nudge":
        parent[key] = nudged(parent[key], rng)
    elif what == "other":
        parent[key] = copy.deepcopy(get(data, some_path(data, rng)))
    elif what == "insert" and isinstance(parent, dict):
        parent[choose(rng, ("", "seat", "coins", "age", "7"))] = choose(rng, ODDITIES)
    elif isinstance(parent, list):
        rearrange(parent, key, what, rng)


def rearrange(values: list[Any], place: int, what: str, rng: Random) -> None:
    other = int(rng.random() * len(values))
    if what == "swap":
        values[place], values[other] = values[other], values[place]
    else:
        values.insert(other, copy.deepcopy(values[place]))


def nudged(value: Any, rng: Random) -> Any:
    """A value of the same kind, not far away: what a slip of the pen would write."""
    if isinstance(value, bool) or value is None:
        return choose(rng, ODDITIES)
    if isinstance(value, int):
        return value + choose(rng, (-2, -1, 1, 2))
    if isinstance(value, list):
        return value[:-1] if value and rng.random() < 0.5 else [*value, *value[:1]]
    if not isinstance(value, str):
        return value
    if value in CARDS:
        return choose(rng, list(CARDS))
    if value in WONDERS:
        return choose(rng, list(WONDERS))
    return nudged_words(value, rng)


def nudged_words(text: str, rng: Random) -> str:
    words = text.split(" ")
    place = int(rng.random() * len(words))
    if words[place] in CARDS or words[place] in WONDERS:
        words[place] = nudged(words[place], rng)
    elif words[place].isdigit():
        words[place] = str(int(words[place]) + choose(rng, (-1, 1)))
    else:
        words[place] = choose(rng, ("build", "stage", "sell", "take", "pass", "?", "left", "1"))
    return " ".join(words)
