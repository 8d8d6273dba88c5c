"""What people write, names and lines of chat, without what cannot be seen."""

from __future__ import annotations

from typing import Final

# They join the signs of a picture, and shape the letters of some scripts.
JOINERS: Final = "\u200c\u200d"


def tidy(text: str | None) -> str | None:
    """A text in one line; one of which nothing can be seen is none."""
    kept = (char if char.isprintable() or char in JOINERS else " " for char in text or "")
    return " ".join("".join(kept).split()).strip(JOINERS + " ") or None
