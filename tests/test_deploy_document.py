"""What deploy/README.md shows an operator can be typed.

Its blocks are for root on a machine of their own: here `/etc`, `/opt` and `/var` lie in a folder of
the test, files are really installed there, and what would change the machine only writes down how
it was called. `tests/server/test_deploy.py` runs what is installed.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

import pytest

from tests.support.documents import BLOCK, DEPLOY, ROOT, blocks
from tests.test_blocks import parse, read_pip

pytestmark = pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")

BLOCKS: Final = blocks(DEPLOY.read_text("utf-8"), "bash")
NOTED: Final = (
    *("apt-get", "createdb", "createuser", "debootstrap", "mirabilia", "nginx", "pip", "podman"),
    *("python3", "systemctl", "tar", "useradd"),
)
# Where the machine has its own programs, and where the document puts those of Mirabilia.
HOMES: Final = ("programs", "opt/mirabilia/bin")
# What Debian's packages make.
GIVEN: Final = ("etc/nginx/sites-available", "etc/nginx/sites-enabled", "etc/systemd/system")
NOTE: Final = """#!{python}
import json, pathlib, sys
words = [pathlib.Path(sys.argv[0]).name, *sys.argv[1:]]
with open({log!r}, "a") as log:
    print(json.dumps(words), file=log)
"""
# As another user: whoever runs the tests.
RUNUSER: Final = """#!/bin/sh
while [ "$1" != -- ]; do shift; done
shift
exec "$@"
"""


class Machine:
    """A folder in which commands do what they would do to a machine, or write it down."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "log"
        for name in (*GIVEN, *HOMES):
            (folder / name).mkdir(parents=True, exist_ok=True)
        for home in HOMES:
            for name in NOTED:
                self.put(home, name, NOTE.format(python=sys.executable, log=str(self.log)))
        self.put("programs", "runuser", RUNUSER)
        # These do here what they do there.
        for name in ("install", "ln", "sh"):
            real = shutil.which(name)
            assert real is not None
            (folder / "programs" / name).symlink_to(real)

    def put(self, home: str, name: str, text: str) -> None:
        program = self.folder / home / name
        program.write_text(text, "utf-8")
        program.chmod(0o755)

    def type(self, block: str) -> list[list[str]]:
        """Type a block; what was called."""
        here = re.sub(r"(?<=[\s'\"=])/(?=(?:etc|opt|var)/)", f"{self.folder}/", block)
        bash = shutil.which("bash")
        assert bash is not None
        done = subprocess.run(
            [bash, "-euo", "pipefail", "-c", here],
            cwd=ROOT,
            env={"PATH": str(self.folder / "programs")},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        lines = self.log.read_text("utf-8").splitlines() if self.log.exists() else []
        self.log.unlink(missing_ok=True)
        return [json.loads(line) for line in lines]

    def read(self, path: str) -> bytes:
        return (self.folder / path).read_bytes()


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def units() -> set[str]:
    """The names by which systemd knows what is in the folder, with the ports of the document."""
    site = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    ports = re.findall(r"server 127\.0\.0\.1:(\d+)", site)
    assert len(ports) == 2
    others = {path.stem for path in (ROOT / "deploy").glob("mirabilia-*.service")}
    return {f"mirabilia@{port}" for port in ports} | others | {"nginx"}


def check(words: list[str]) -> None:
    """Whether what would be called could be."""
    program, arguments = words[0], words[1:]
    if program == "mirabilia":
        parse(arguments)
    elif program == "pip":
        read_pip(arguments)
    elif program == "systemctl":
        named = [word for word in arguments[1:] if not word.startswith("-")]
        for name in named:
            pattern = name.removesuffix(".timer")
            assert any(fnmatch(unit, pattern) for unit in units()), name
    elif program == "podman" and "-f" in arguments:
        assert (ROOT / arguments[arguments.index("-f") + 1]).is_file(), words
    elif program == "python3":
        assert arguments == ["-m", "venv", arguments[-1]]
    else:
        assert program in NOTED, words


def type_and_check(machine: Machine, block: str) -> list[list[str]]:
    called = machine.type(block)
    for words in called:
        check(words)
    return called


def test_every_block_of_the_document_is_typed() -> None:
    assert len(BLOCKS) == len(BLOCK.findall(DEPLOY.read_text("utf-8"))) > 4


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_a_block_can_be_typed(machine: Machine, number: int) -> None:
    assert type_and_check(machine, BLOCKS[number])


def test_what_is_installed_is_what_is_here(machine: Machine) -> None:
    called = machine.type(BLOCKS[0])
    for source, place in (
        ("mirabilia.toml", "etc/mirabilia/mirabilia.toml"),
        ("nginx.conf", "etc/nginx/sites-enabled/mirabilia"),
        *((path.name, f"etc/systemd/system/{path.name}") for path in unit_files()),
    ):
        assert machine.read(place) == (ROOT / "deploy" / source).read_bytes(), place
    (enabled,) = (words for words in called if words[:2] == ["systemctl", "enable"])
    assert {word for word in enabled if "@" in word} == {one for one in units() if "@" in one}
    assert ["nginx", "-t"] in called


def unit_files() -> list[Path]:
    folder = ROOT / "deploy"
    return [*folder.glob("*.service"), *folder.glob("*.timer")]


def test_the_processes_are_who_the_document_makes(machine: Machine) -> None:
    """The user, the interpreter's folder and the configuration are those that units name."""
    called = machine.type(BLOCKS[0])
    unit = (ROOT / "deploy" / "mirabilia@.service").read_text("utf-8")
    (made,) = (words[-1] for words in called if words[0] == "useradd")
    assert f"\nUser={made}\n" in unit
    (command,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    program, *arguments = shlex.split(command.replace("%i", "8007"))
    (environment,) = (words[-1] for words in called if words[:3] == ["python3", "-m", "venv"])
    assert f"{machine.folder}{program}" == f"{environment}/bin/mirabilia"
    parse(arguments)
    assert (machine.folder / arguments[arguments.index("--config") + 1][1:]).is_file()


@pytest.mark.parametrize(
    "block",
    [
        "install -m 644 deploy/nonsense.toml /etc/",
        "if true; then",
        "nonsense",
        "rm -r /etc/nginx",
        "mirabilia admin nonsense",
        "runuser -u mirabilia -- /opt/mirabilia/bin/mirabilia admin tables --nonsense",
        "/opt/mirabilia/bin/pip install 'mirabilia[nonsense]'",
        "systemctl start nonsense@8007",
        "podman build -f deploy/nonsense .",
    ],
)
def test_what_could_not_be_typed_is_noticed(machine: Machine, block: str) -> None:
    with pytest.raises((AssertionError, SystemExit)):
        type_and_check(machine, block)
