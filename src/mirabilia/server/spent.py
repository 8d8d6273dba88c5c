"""Processor time of processes that a server has started, also of those that have ended."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

PROCESSES: Final = Path("/proc")
# Fields of a process's `stat` behind its name: who started it, and its time as user and system.
PARENT: Final = 1
USED: Final = slice(11, 13)


class Spent:
    """The processor time of some processes, where the system tells.

    Of a process that has ended it counts what was read last, so whoever ends one reads first.
    """

    def __init__(self) -> None:
        self.tells: Final = (PROCESSES / "self" / "stat").is_file()
        self.ended = 0.0
        # Of those that run.
        self.seconds: Final[dict[int, float]] = {}

    def read(self, processes: Iterable[int]) -> None:
        """Note what each of these has used so far."""
        if self.tells:
            for pid in processes:
                # One that has just ended has used no more than is known.
                with suppress(OSError, LookupError, ValueError):
                    self.seconds[pid] = max(self.seconds.get(pid, 0.0), seconds_of(pid))

    def end(self, pid: int) -> None:
        """A process is given up: another one may have its number later."""
        self.read([pid])
        self.ended += self.seconds.pop(pid, 0.0)

    @property
    def all(self) -> float:
        return self.ended + sum(self.seconds.values())


def seconds_of(pid: int) -> float:
    """What a process of this one has used; `LookupError` if it is somebody else's."""
    # The name stands in brackets, and may have any character.
    fields = (PROCESSES / str(pid) / "stat").read_text("utf-8").rpartition(")")[2].split()
    if int(fields[PARENT]) != os.getpid():
        raise LookupError(pid)
    return sum(map(int, fields[USED])) / os.sysconf("SC_CLK_TCK")
