"""What a figure was measured with."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime
from typing import Any

import mirabilia
from benchmarks.work import python
from mirabilia.engine import turn


def about() -> dict[str, Any]:
    return {
        "mirabilia": mirabilia.__version__,
        "compiled": not str(turn.__file__).endswith(".py"),
        "python": python(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "date": datetime.now(UTC).date().isoformat(),
    }
