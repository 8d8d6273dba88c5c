"""Long work that can be stopped: each task adds a line to a file, which tells what is done."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any


def add_lines(path: Path, tasks: Sequence[Any], work: Callable[[Any], Any]) -> None:
    """Do what a file does not have yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    done = len(read_lines(path))
    with path.open("a", encoding="utf-8") as file:
        for task in tasks[done:]:
            print(json.dumps(work(task)), file=file, flush=True)


def read_lines(path: Path) -> list[Any]:
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]
