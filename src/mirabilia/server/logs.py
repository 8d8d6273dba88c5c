"""The server's log: one line for each cause and minute, however often something happens."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

SECONDS: Final = 60.0
FORMAT: Final = "%(asctime)s %(levelname)s %(message)s"
# Causes that are remembered, whatever happens.
MOST_CAUSES: Final = 1000
# What a cause is: the first line of the message before anything is filled in (asyncio goes on with
# addresses in memory), and where an exception comes from.
Cause = tuple[str, str, str, int]


class OncePerMinute(logging.Filter):
    """Lets a cause through once a minute, and then says how often it was held back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock: Final = clock
        # When each cause was last let through, and how often it was held back since then.
        self.last: dict[Cause, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        cause, now = cause_of(record), self.clock()
        since, held = self.last.get(cause, (now - SECONDS, 0))
        if now - since < SECONDS:
            self.last[cause] = since, held + 1
            return False
        self.last[cause] = now, 0
        if len(self.last) > MOST_CAUSES:
            # The one that was told first.
            del self.last[next(iter(self.last))]
        if held:
            record.msg, record.args = f"{record.getMessage()} … and {held} more before", ()
        return True


def cause_of(record: logging.LogRecord) -> Cause:
    error = record.exc_info[1] if record.exc_info else None
    kind, line = "", 0
    if error is not None:
        trace = error.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        kind, line = type(error).__qualname__, trace.tb_lineno if trace is not None else 0
    return record.name, str(record.msg).partition("\n")[0], kind, line


def set_up() -> None:
    """Write what is worth a warning to standard error."""
    handler = logging.StreamHandler()
    handler.addFilter(OncePerMinute())
    logging.basicConfig(format=FORMAT, handlers=[handler])
