"""Tests that need root: they mount a small disk, or make a network of their own."""

from __future__ import annotations

import os

import pytest

IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0

# Where changes are checked it is a failure to be somebody else: nothing is left out there unseen.
needs_root = pytest.mark.skipif(
    not IS_ROOT and not os.environ.get("CI"), reason="this needs root: it changes the machine"
)
