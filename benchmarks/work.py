"""What every subject is: some work that can be done again and again, and counted."""

from __future__ import annotations

import platform
from collections.abc import Callable
from typing import NamedTuple


class Done(NamedTuple):
    """How much was done."""

    games: int = 0
    decisions: int = 0
    calls: int = 0


# One portion of the work; another number stands for another game.
Work = Callable[[int], Done]


def python() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}"
