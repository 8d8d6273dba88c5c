"""A progress bar for a terminal."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TextIO

WIDTH: Final = 40
# Seconds between updates of the bar.
PAUSE: Final = 0.1
CLEAR_LINE: Final = "\r\x1b[K"
MINUTE: Final = 60
HOUR: Final = 3600


class ProgressBar:
    """A bar that draws itself when it is called, and can be cleared.

    What is done before the first call does not count towards its estimate of the time left.
    """

    def __init__(self, stream: TextIO, counted: str = "games") -> None:
        self.stream: Final = stream
        self.counted: Final = counted
        self.drawn_at = float("-inf")
        self.begun_at = 0.0
        self.begun_with: int | None = None

    def __call__(self, done: int, total: int) -> None:
        now = time.monotonic()
        if self.begun_with is None:
            self.begun_at, self.begun_with = now, done
        if now - self.drawn_at >= PAUSE:
            self.drawn_at = now
            left = seconds_left(now - self.begun_at, done - self.begun_with, total - done)
            self.stream.write(CLEAR_LINE + bar(done, total, self.counted) + time_left(left))
            self.stream.flush()

    def clear(self) -> None:
        self.stream.write(CLEAR_LINE)
        self.stream.flush()


@contextmanager
def progress_bar(stream: TextIO, counted: str = "games") -> Iterator[ProgressBar | None]:
    """A bar, if the stream is a terminal; it is cleared at the end."""
    if not stream.isatty():
        yield None
        return
    bar = ProgressBar(stream, counted)
    try:
        yield bar
    finally:
        bar.clear()


def bar(done: int, total: int, counted: str = "games") -> str:
    filled = WIDTH * done // total
    return f"[{'#' * filled}{'.' * (WIDTH - filled)}] {done} of {total} {counted}"


def seconds_left(passed: float, done: int, left: int) -> float | None:
    """How long the rest will take at the present pace; None before the first game is done."""
    return passed / done * left if done else None


def time_left(seconds: float | None) -> str:
    """The time left in words, in the two largest units."""
    if seconds is None:
        return ""
    whole = round(seconds)
    if whole < MINUTE:
        return f", {whole} s left"
    if whole < HOUR:
        return f", {whole // MINUTE} min {whole % MINUTE} s left"
    return f", {whole // HOUR} h {whole % HOUR // MINUTE} min left"
