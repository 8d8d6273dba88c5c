"""Tests that need a large extra run where it is installed; in CI it must be."""

from __future__ import annotations

import os
from importlib.util import find_spec

from tests.support.builds import COMPILED


def left_out(*modules: str) -> list[str]:
    """What a folder's conftest tells pytest not to collect: all of it, if a module is missing.

    The environment of the compiled build has all extras where `CI` is set: there an import error
    is one.
    """
    missing = [name for name in modules if find_spec(name) is None]
    required = COMPILED and bool(os.environ.get("CI"))
    return ["test_*.py"] if missing and not required else []
