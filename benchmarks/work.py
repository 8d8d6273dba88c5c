"""What a subject is: work that can be repeated and counted."""

from __future__ import annotations

import platform
from collections.abc import Callable
from typing import NamedTuple


class Done(NamedTuple):
    """How much was done."""

    games: int = 0
    decisions: int = 0
    calls: int = 0


# One portion of the work; each number is another game.
Work = Callable[[int], Done]


def python() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}"
