"""What callers may give: arguments of the public interface, checked and named in errors.

An argument of the wrong type is an error of the program, a `TypeError`; what is wrong with the game
has errors of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from operator import index
from random import Random
from types import NoneType
from typing import Any, Final, cast

# As many bytes as a seed has.
_SEED_BYTES: Final = 16


def check_type(name: str, value: object, *kinds: type) -> None:
    """Refuse a value that is of none of some types."""
    if not isinstance(value, kinds):
        names = ["None" if kind is NoneType else kind.__name__ for kind in kinds]
        raise wrong_type(name, " or ".join(names), value)


def wrong_type(name: str, wanted: str, value: object) -> TypeError:
    return TypeError(f"{name} must be {wanted}, not {type(value).__name__}")


def whole_number(name: str, value: object) -> int:
    """A whole number: an int or what can stand for one (`__index__`); True and False cannot."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        raise wrong_type(name, "int", value)
    try:
        given: Any = value
        return index(given)
    except TypeError:
        raise wrong_type(name, "int", value) from None


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """What follows on a name that is not known, if one is much like it."""
    close = closest(name, known)
    return f" (did you mean {close!r}?)" if close else ""


def closest(name: str, known: Iterable[str]) -> str | None:
    """The known name that is much like another, if one is."""
    found = get_close_matches(name, known, 1)
    return found[0] if found else None


def chance_of(rng: object) -> Random:
    """A source of random numbers or what is like one; numpy's `Generator` gives the seed of one."""
    if hasattr(rng, "randrange") and hasattr(rng, "getrandbits"):
        return cast(Random, rng)
    if hasattr(rng, "bit_generator") and hasattr(rng, "bytes"):
        return Random(rng.bytes(_SEED_BYTES))
    raise wrong_type("rng", "random.Random or numpy.random.Generator", rng)
