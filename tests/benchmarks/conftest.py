"""What has been measured is kept: no test writes figures among the results."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from benchmarks.long import RESULTS


@pytest.fixture(autouse=True)
def kept_figures_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    write = Path.write_text

    def write_elsewhere(path: Path, *text: Any, **how: Any) -> int:
        assert not path.is_relative_to(RESULTS), f"a test would write {path.name}"
        return write(path, *text, **how)

    monkeypatch.setattr(Path, "write_text", write_elsewhere)
