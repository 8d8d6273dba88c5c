"""A PostgreSQL and a Redis of one's own, where they are installed: they go away and come back."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.waiting import PATIENCE, await_thing

FOLDERS = [path.as_posix() for path in Path("/usr/lib/postgresql").glob("*/bin")]
WHERE = os.pathsep.join([os.environ.get("PATH", ""), *FOLDERS])
INITDB = shutil.which("initdb", path=WHERE)
# It refuses to run as root; the package makes a user for it.
AS_USER = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
REDIS = shutil.which("redis-server")


def run(command: str, *args: str) -> None:
    program = shutil.which(command, path=WHERE)
    assert program is not None
    subprocess.run([*AS_USER, program, *args], check=True, capture_output=True, cwd="/")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


class Cluster:
    """A PostgreSQL."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.port = free_port()
        run("initdb", "-D", f"{folder}/data", "-A", "trust", "-U", "mirabilia", "--no-sync")

    @property
    def pid(self) -> int:
        """Of the process that starts all others."""
        return int(Path(f"{self.folder}/data/postmaster.pid").read_text("utf-8").split()[0])

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        self.control("-o", options, "-l", f"{self.folder}/log", "-t", str(PATIENCE), "start")

    def stop(self) -> None:
        self.control("-m", "immediate", "stop")

    def control(self, *args: str) -> None:
        run("pg_ctl", "-D", f"{self.folder}/data", "-w", *args)

    def new_database(self, name: str) -> str:
        run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "mirabilia", name)
        return f"postgresql+asyncpg://mirabilia@127.0.0.1:{self.port}/{name}"


@contextmanager
def postgres() -> Iterator[Cluster]:
    """One that runs until the end of the block."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        if AS_USER:
            shutil.chown(folder, "postgres")
        made = Cluster(folder)
        made.start()
        try:
            yield made
        finally:
            made.stop()


class Redis:
    """A Redis, which comes back at the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        assert REDIS is not None
        options = {"port": self.port, "bind": "127.0.0.1", "save": "", "dir": self.folder}
        words = [word for name, value in options.items() for word in (f"--{name}", str(value))]
        self.process = subprocess.Popen([REDIS, *words], stdout=subprocess.DEVNULL)
        await_thing(self.answers)

    def answers(self) -> bool:
        with socket.socket() as asking:
            return asking.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
