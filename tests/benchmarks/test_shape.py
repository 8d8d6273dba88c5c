"""Figures of the sources: what is counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import shape
from benchmarks.shape import Longest, Shape, shape_of

LONG = f'''"""A module."""

from __future__ import annotations

from os import path, sep
import sys as system


async def longest(first: dict[str, Any], *rest: Any, **named: int) -> Any:
    def inner() -> int:
        return 1

    return {"1 + " * 40} 1
'''


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    package = tmp_path / "src" / "mirabilia"
    for name, text in {
        "game.py": LONG,
        "bots/one.py": "def short(taken: Any) -> None: ...\n",
        "server/migrations/first.py": "A = 1\n" * 100,
        "web/page.js": f"{'x' * 100}\n{'x' * 101}\n",
        "web/vendor/theirs.js": f"{'x' * 1000}\n",
        "web/data.json": f"{'x' * 1000}\n",
    }.items():
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


def test_what_people_write_is_counted(sources: Path) -> None:
    assert shape_of(sources) == Shape(
        file=Longest(13, "game.py"),
        function=Longest(5, "game.py: longest"),
        middle=2,
        ninetieth=4,
        imported=Longest(3, "game.py"),
        public_any=3,
        every_any=4,
        long_lines=1,
    )


def test_states_stand_side_by_side(sources: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert shape.main([str(sources)]) == 0
    head, _, first, *_ = capsys.readouterr().out.splitlines()
    assert head == f"|  | {sources} | now |"
    assert first.startswith("| longest file of Python | 13 (`game.py`) | ")
