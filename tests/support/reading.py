"""Parts of the documents, as tests read them."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.support.documents import BLOCK, ROOT, blocks

NOTATION = (ROOT / "docs" / "notation.md").read_text("utf-8")
README = (ROOT / "README.md").read_text("utf-8")
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text("utf-8")


def section(title: str, text: str = NOTATION) -> str:
    """What stands under a heading, up to the next one of its rank or above."""
    match = re.search(rf"^(#+) {re.escape(title)}\n(.*)", text, re.MULTILINE | re.DOTALL)
    assert match, title
    return re.split(rf"^#{{1,{len(match[1])}}} ", match[2], maxsplit=1, flags=re.MULTILINE)[0]


def rows(text: str) -> list[list[str]]:
    """The cells of the tables in a text, heads and rulers left out."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    rulers = [number for number, row in enumerate(cells) if set("".join(row)) <= set("- ")]
    return [
        row for number, row in enumerate(cells) if number not in rulers and number + 1 not in rulers
    ]


def quoted(text: str) -> list[str]:
    return re.findall(r"`([^`\n]+)`", BLOCK.sub("", text))


def example(info: str) -> Any:
    return json.loads(blocks(NOTATION, info)[0])
