"""Measuring: how fast the engine is (`python -m benchmarks`), and the full-size runs (`.long`)."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime
from typing import Any

import mirabilia
from mirabilia.engine import turn


def about() -> dict[str, Any]:
    """What a figure was measured with."""
    return {
        "mirabilia": mirabilia.__version__,
        "compiled": not str(turn.__file__).endswith(".py"),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "date": datetime.now(UTC).date().isoformat(),
    }
