"""Two networks with a cable between them that can be pulled out. This needs root.

Neither is the machine's own: a browser notices every change of that, and gives up what it loads.
"""

from __future__ import annotations

import ctypes
import itertools
import os
import shutil
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, Self

IP: Final = shutil.which("ip", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
NUMBERS: Final = itertools.count()
NAMES: Final = Path("/run/netns")
# So Linux calls the network of a process.
CLONE_NEWNET: Final = 0x40000000


class Cable:
    """Between two namespaces with nothing else in them: `here` is one end, `there` the other."""

    # Out of those that nobody routes (RFC 2544).
    here: Final = "198.18.0.1"
    there: Final = "198.18.0.2"

    def __init__(self) -> None:
        name = f"mirabilia-{os.getpid()}-{next(NUMBERS)}"
        self.near: Final = f"{name}-near"
        self.far: Final = f"{name}-far"

    def __enter__(self) -> Self:
        try:
            for name in (self.near, self.far):
                run("netns", "add", name)
                run("-n", name, "link", "set", "lo", "up")
            cable = ("link", "add", "end", "type", "veth", "peer", "name", "end", "netns", self.far)
            run("-n", self.near, *cable)
            for name, address in ((self.near, self.here), (self.far, self.there)):
                run("-n", name, "address", "add", f"{address}/30", "dev", "end")
                run("-n", name, "link", "set", "end", "up")
        except BaseException:
            self.remove()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()

    def remove(self) -> None:
        for name in (self.near, self.far):
            if (NAMES / name).exists():
                run("netns", "delete", name)

    def run_here(self, work: Callable[[], None]) -> None:
        """Do something at this end, in a thread of its own."""
        with ThreadPoolExecutor(1, initializer=enter, initargs=(NAMES / self.near,)) as thread:
            thread.submit(work).result()

    @property
    def prefix(self) -> list[str]:
        """The beginning of a command that is to run at the other end."""
        assert IP is not None
        return [IP, "netns", "exec", self.far]

    def pull(self) -> None:
        """Nothing arrives any more, and nobody is told."""
        run("-n", self.far, "link", "set", "end", "down")

    def plug_in(self) -> None:
        run("-n", self.far, "link", "set", "end", "up")


def enter(namespace: Path) -> None:
    """From now on this thread, and what it starts, is in that network."""
    library = ctypes.CDLL(None, use_errno=True)
    with namespace.open() as file:
        if library.setns(file.fileno(), CLONE_NEWNET):
            raise OSError(ctypes.get_errno(), f"cannot enter {namespace}")


def run(*words: str) -> None:
    assert IP is not None, "there is no `ip` here"
    subprocess.run([IP, *words], check=True, capture_output=True)
