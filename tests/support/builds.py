"""The two builds of the package that the tests run on."""

from __future__ import annotations

import inspect
from typing import Any

from mirabilia.engine.state import State

# What compiled code has is no Python function.
COMPILED = not inspect.isfunction(State.copy)
ENGINE = "compiled engine" if COMPILED else "pure Python engine"


def fields_of(thing: object) -> dict[str, Any]:
    """All attributes of an object of the engine's."""
    names = getattr(type(thing), "__mypyc_attrs__", None) or vars(thing)
    return {name: getattr(thing, name) for name in names if name != "__dict__"}
