"""A network of its own for a process, with a cable that can be pulled out. This needs root."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
from typing import Final, Self

IP: Final = shutil.which("ip", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
NUMBERS: Final = itertools.count()


class Cable:
    """Between this machine, at `here`, and a namespace with nothing else in it, at `there`."""

    def __init__(self) -> None:
        self.name: Final = f"mirabilia-{os.getpid()}-{next(NUMBERS)}"
        # Names of devices have at most 15 letters.
        self.device: Final = f"mir{os.getpid()}x{next(NUMBERS)}"
        # A small network for each process of the tests, out of those that nobody routes (RFC 2544).
        net = f"198.18.{os.getpid() % 250}.{4 * (next(NUMBERS) % 60)}".rpartition(".")
        first = int(net[2])
        self.here: Final = f"{net[0]}.{first + 1}"
        self.there: Final = f"{net[0]}.{first + 2}"

    def __enter__(self) -> Self:
        run("netns", "add", self.name)
        try:
            far = ("peer", "name", "far", "netns", self.name)
            run("link", "add", self.device, "type", "veth", *far)
            run("address", "add", f"{self.here}/30", "dev", self.device)
            run("link", "set", self.device, "up")
            self.inside("address", "add", f"{self.there}/30", "dev", "far")
            self.inside("link", "set", "far", "up")
            self.inside("link", "set", "lo", "up")
        except BaseException:
            self.remove()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()

    def remove(self) -> None:
        """With the namespace its end of the cable goes, and with that the other one."""
        run("netns", "delete", self.name)

    def inside(self, *words: str) -> None:
        run("-n", self.name, *words)

    @property
    def prefix(self) -> list[str]:
        """The beginning of a command that is to run there."""
        assert IP is not None
        return [IP, "netns", "exec", self.name]

    def pull(self) -> None:
        """Nothing arrives any more, and nobody is told."""
        self.inside("link", "set", "far", "down")

    def plug_in(self) -> None:
        self.inside("link", "set", "far", "up")


def run(*words: str) -> None:
    assert IP is not None, "there is no `ip` here"
    subprocess.run([IP, *words], check=True, capture_output=True)
