"""The game in a terminal: play against bots, step through records, look at positions.

The modules of commands (`play`, `replay`, `show`) import what they draw with only when they run,
so that the command line can list them even if it is not installed.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Final

from mirabilia.extras import install_line

_NEEDED: Final = ("rich", "babel", "fluent")


def drawing_module(name: str) -> ModuleType:
    """A module of this package that draws, or an error that says what is missing."""
    try:
        return import_module(f"mirabilia.terminal.{name}")
    except ModuleNotFoundError as error:
        if str(error.name).partition(".")[0] not in _NEEDED:
            raise
        needed = f"the terminal needs packages of its own: {install_line('terminal')}"
        raise ValueError(needed) from None
