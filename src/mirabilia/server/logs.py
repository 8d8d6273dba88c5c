"""The server's log: one line for each cause and minute, however often something happens.

Requests are logged apart, each of them, if that is wanted.
"""

from __future__ import annotations

import json
import logging
import re
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any, Final

Send = Callable[[dict[str, Any]], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

access: Final = logging.getLogger("mirabilia.requests")

SECONDS: Final = 60.0
FORMAT: Final = "%(asctime)s %(levelname)s %(message)s"
# A message about a table begins with it.
TABLE: Final = re.compile(r"table ([\w-]+):? ")
# What is logged of requests: kinds, and parts of paths that are the same for everybody.
KINDS: Final = ("http", "websocket")
PLAIN: Final = re.compile(r"|[a-z][a-z.-]{0,11}")
LONGEST_PATH: Final = 100
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


class JsonLines(logging.Formatter):
    """Each line is an object, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if found := TABLE.match(line["message"]):
            line["table"] = found[1]
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(style: str = "text", requests: bool = False) -> None:
    """Write what is worth a warning to standard error, and all requests if they are wanted."""
    formatter = JsonLines() if style == "json" else logging.Formatter(FORMAT)
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    handler.addFilter(OncePerMinute())
    logging.basicConfig(handlers=[handler])
    if requests:
        each = logging.StreamHandler()
        each.setFormatter(formatter)
        access.addHandler(each)
        access.setLevel(logging.INFO)
        access.propagate = False


# ---- requests


def with_log(app: App) -> App:
    """The application, with a line in the log for each request that it answers."""

    async def answer(scope: dict[str, Any], receive: Any, send: Send) -> None:
        began, told = time.perf_counter(), [0]

        async def note(message: dict[str, Any]) -> None:
            told[0] = message.get("status", message.get("code", told[0]))
            await send(message)

        try:
            await app(scope, receive, note)
        finally:
            if scope["type"] in KINDS and access.isEnabledFor(logging.INFO):
                host = (scope.get("client") or ("-",))[0]
                what = f"{scope.get('method', 'LIVE')} {without_secrets(scope['path'])}"
                milliseconds = round(1000 * (time.perf_counter() - began))
                access.info("%s %s %s %d ms", host, what, told[0], milliseconds)

    return answer


def without_secrets(path: str) -> str:
    """A path without ids and codes: who knows one may come in by it."""
    parts = [part if PLAIN.fullmatch(part) else "…" for part in path.split("/")]
    return "/".join(parts)[:LONGEST_PATH]
