"""The documents, and the blocks of code in them."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy" / "README.md"
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), DEPLOY])
TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
BLOCK = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(text: str, info: str) -> list[str]:
    """The contents of the fenced blocks with an info string."""
    return [content for found, content in BLOCK.findall(text) if found == info]


def identifier(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def makefile_targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    return set(re.findall(r"^([a-z]+):.*## \S", makefile, re.MULTILINE))
