"""A server in a process of its own, and what it uses: processor time, memory, descriptors."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, Self

TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


def proportional(pid: int) -> float:
    """Megabytes of a process, with its share of what others use too; none if it has ended."""
    with suppress(OSError):
        told = Path(f"/proc/{pid}/smaps_rollup").read_text("utf-8")
        return sum(int(size) for size in re.findall(r"^Pss: +(\d+) kB", told, re.MULTILINE)) / 1e3
    return 0.0


class Served:
    """`mirabilia serve` on a port of its own choice; `prefix` begins its command."""

    def __init__(self, data: Path, *options: str, prefix: Sequence[str] = ()) -> None:
        self.data: Final = data
        self.prefix: Final = prefix
        self.options: Final = options
        self.log: Final = data.parent / f"{data.name}.log"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self, port: int = 0) -> None:
        command = [sys.executable, "-m", "mirabilia", "serve", "--port", str(port), "--no-browser"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.prefix, *command, "--data", str(self.data), *self.options],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise SystemExit(f"the server does not start: {line}{self.log.read_text('utf-8')}")
        self.url = line.split()[3].rstrip("/")

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """Without a word, as a power cut would."""
        self.process.kill()
        self.process.communicate()

    # ---- what it uses, as Linux tells it

    def family(self) -> list[int]:
        """The process, and those that it has started: bots, and who makes replays and pictures."""
        pids = [self.process.pid]
        for pid in pids:
            with suppress(OSError):
                children = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8")
                pids += map(int, children.split())
        return pids

    def memory_of_all(self) -> float:
        """Megabytes in use by all of them; what several share is counted once."""
        return sum(map(proportional, self.family()))

    def processor(self) -> float:
        """Seconds of processor time of the process itself, without its bots."""
        fields = self.told("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """Megabytes that are its own and in use, without its bots."""
        return int(self.told("statm").split()[1]) * PAGE / 1e6

    def descriptors(self) -> int:
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def told(self, name: str) -> str:
        return Path(f"/proc/{self.process.pid}/{name}").read_text("utf-8")
