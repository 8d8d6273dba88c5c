"""A plugin of pytest, `-p benchmarks.timing`: writes how long each test takes to a file of JSON."""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path

import pytest

# Names the file.
PLACE = "MIRABILIA_TIMES"


class Times:
    def __init__(self) -> None:
        self.seconds: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.passed:
            self.seconds[report.nodeid] += report.duration  # type: ignore[assignment]

    def pytest_sessionfinish(self) -> None:
        times = {test: round(seconds, 4) for test, seconds in self.seconds.items()}
        Path(os.environ[PLACE]).write_text(json.dumps(times), "utf-8")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Times())
