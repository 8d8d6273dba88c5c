"""A progress bar for a terminal."""

from __future__ import annotations

import time
from typing import Final, TextIO

WIDTH: Final = 40
# Seconds between two looks of the bar.
PAUSE: Final = 0.1
CLEAR_LINE: Final = "\r\x1b[K"


class ProgressBar:
    """Draws itself when told how far things are; leaves nothing behind."""

    def __init__(self, stream: TextIO) -> None:
        self.stream: Final = stream
        self.drawn_at = float("-inf")

    def __call__(self, done: int, total: int) -> None:
        now = time.monotonic()
        if now - self.drawn_at >= PAUSE:
            self.drawn_at = now
            self.stream.write("\r" + bar(done, total))
            self.stream.flush()

    def clear(self) -> None:
        self.stream.write(CLEAR_LINE)
        self.stream.flush()


def bar(done: int, total: int) -> str:
    filled = WIDTH * done // total
    return f"[{'#' * filled}{'.' * (WIDTH - filled)}] {done} of {total} games"
