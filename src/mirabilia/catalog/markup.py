"""Small tables in HTML, as notebooks show them, in the colours of the page.

Styles are written into every tag: a notebook has no style sheet of ours. What is not coloured
follows the notebook's own theme, by day and by night.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

# The card colours of web/styles/tokens.css, with the ink that is read on each.
BANDS: Final = {
    "brown": ("#7a4a26", "#fffaf0"),
    "grey": ("#65707a", "#fffaf0"),
    "blue": ("#2f62a8", "#fffaf0"),
    "yellow": ("#d9a520", "#2b2118"),
    "red": ("#b3372f", "#fffaf0"),
    "green": ("#2f7d4f", "#fffaf0"),
    "purple": ("#6d4591", "#fffaf0"),
    "black": ("#2a2a30", "#fffaf0"),
    "leader": ("#8a5a2a", "#fffaf0"),
    "isle": ("#1f6f86", "#fffaf0"),
}
_CHIP: Final = "padding:0 .45em;border-radius:4px;white-space:nowrap"
_CELL: Final = "text-align:left;vertical-align:top;padding:.15em .6em"


def text(value: object) -> str:
    """A value as plain text."""
    return escape(str(value))


def chip(word: str, colour: str) -> str:
    """A word on one of the colours, as a card has it."""
    band, ink = BANDS[colour]
    return f'<span style="background:{band};color:{ink};{_CHIP}">{text(word)}</span>'


def strong(value: object) -> str:
    return f"<b>{text(value)}</b>"


def table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table: its caption and heads are plain text, its cells HTML."""
    top = f"<thead>{line('th', [text(head) for head in heads])}</thead>" if heads else ""
    lines = "".join(line("td", row) for row in rows)
    title = f'<caption style="text-align:left">{text(caption)}</caption>'
    return f"<table>{title}{top}<tbody>{lines}</tbody></table>"


def line(tag: str, cells: Sequence[str]) -> str:
    filled = "".join(f'<{tag} style="{_CELL}">{cell}</{tag}>' for cell in cells)
    return f"<tr>{filled}</tr>"
