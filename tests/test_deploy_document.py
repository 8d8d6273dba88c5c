"""What deploy/README.md shows an operator can be typed.

Its blocks are for root on a machine of their own: here `/etc`, `/opt`, `/usr` and `/var` lie in a
folder of the test, files are really installed there, and what would change the machine only writes
down how it was called. `tests/server/test_deploy.py` runs what is installed.
"""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

import pytest

from tests.support.documents import BLOCK, DEPLOY, ROOT, blocks
from tests.test_blocks import parse, read_pip

pytestmark = pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")

BLOCKS: Final = blocks(DEPLOY.read_text("utf-8"), "bash")
NOTED: Final = (
    *("apt-get", "certbot", "createdb", "createuser", "debootstrap", "mirabilia", "nginx", "pip"),
    *("podman", "python3", "systemctl", "systemd-run", "tar", "useradd"),
)
# Where the machine has its own programs, and where the document puts those of Mirabilia.
HOMES: Final = ("programs", "opt/mirabilia/bin")
# What Debian's packages make.
GIVEN: Final = (
    *("etc/nginx/sites-available", "etc/nginx/sites-enabled", "etc/systemd/system"),
    "usr/local/sbin",
)
# The name that stands for one's own, and another one.
EXAMPLE: Final = "games.example"
NAME: Final = "play.test"
# Separators of ASCII: no word has them.
UNIT: Final = "\x1f"
RECORD: Final = "\x1e"
NOTE: Final = """#!/bin/sh
{{ printf '%s\\037' "${{0##*/}}" "$@"; printf '\\036'; }} >> {log}
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
                self.put(home, name, NOTE.format(log=shlex.quote(str(self.log))))
        self.put("programs", "runuser", RUNUSER)
        # These do here what they do there.
        for name in ("install", "ln", "sed", "sh"):
            real = shutil.which(name)
            assert real is not None
            (folder / "programs" / name).symlink_to(real)

    def put(self, home: str, name: str, text: str) -> None:
        program = self.folder / home / name
        program.write_text(text, "utf-8")
        program.chmod(0o755)

    def type(self, block: str) -> list[list[str]]:
        """Type a block; what was called."""
        here = re.sub(r"(?<=[\s'\"=])/(?=(?:etc|opt|usr|var)/)", f"{self.folder}/", block)
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
        calls = self.log.read_text("utf-8").split(RECORD)[:-1] if self.log.exists() else []
        self.log.unlink(missing_ok=True)
        return [call.removesuffix(UNIT).split(UNIT) for call in calls]

    def read(self, path: str) -> bytes:
        return (self.folder / path).read_bytes()


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def named(block: str) -> str:
    """With a name in the lines that are to be changed, and in no others."""
    block, changed = re.subn(
        rf"^(NAME=|MAIL=\S*@){re.escape(EXAMPLE)}$", rf"\g<1>{NAME}", block, flags=re.MULTILINE
    )
    assert changed == 2
    return block


# A machine, and what was called on it.
Ready = tuple[Machine, list[list[str]]]


@pytest.fixture(scope="module")
def ready(tmp_path_factory: pytest.TempPathFactory) -> Ready:
    """One that was set up as the document says, under another name."""
    machine = Machine(tmp_path_factory.mktemp("machine"))
    return machine, machine.type(named(BLOCKS[0]))


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


def test_what_is_installed_is_what_is_here_with_the_name_that_is_given(ready: Ready) -> None:
    machine, called = ready
    for source, place in (
        ("mirabilia", "usr/local/sbin/mirabilia"),
        ("mirabilia.toml", "etc/mirabilia/mirabilia.toml"),
        ("nginx.conf", "etc/nginx/sites-enabled/mirabilia"),
        *((path.name, f"etc/systemd/system/{path.name}") for path in unit_files()),
    ):
        here = (ROOT / "deploy" / source).read_bytes()
        assert machine.read(place) == here.replace(EXAMPLE.encode(), NAME.encode()), place
    assert not any(EXAMPLE in word for words in called for word in words)
    (enabled,) = (words for words in called if words[:2] == ["systemctl", "enable"])
    assert {word for word in enabled if "@" in word} == {one for one in units() if "@" in one}


def test_nginx_finds_a_certificate_and_reads_the_next_one(ready: Ready) -> None:
    machine, called = ready
    (asked,) = (words for words in called if words[0] == "certbot")
    installed = next(words for words in called if words[:2] == ["apt-get", "install"])
    assert {"certbot", "nginx"} <= {*installed}
    assert called.index(installed) < called.index(asked) < called.index(["nginx", "-t"])
    assert asked[asked.index("-d") + 1] == NAME
    assert asked[asked.index("--deploy-hook") + 1] == "systemctl reload nginx"
    # Where the site shows what certbot puts there.
    site = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    assert f"root {asked[asked.index('-w') + 1].removeprefix(str(machine.folder))};" in site
    assert f"/etc/letsencrypt/live/{EXAMPLE}/fullchain.pem" in site


def test_nothing_asks_back(ready: Ready) -> None:
    """A program that asks would read the lines that were pasted behind it."""
    _, called = ready
    assert "-y" in next(words for words in called if words[:2] == ["apt-get", "install"])
    assert "--non-interactive" in next(words for words in called if words[0] == "certbot")


def test_commands_of_the_operator_have_what_the_processes_have(machine: Machine) -> None:
    (called,) = machine.type("sh deploy/mirabilia admin tables --json")
    assert called[0] == "systemd-run"
    unit = (ROOT / "deploy" / "mirabilia@.service").read_text("utf-8")
    given = [called[place + 1] for place, word in enumerate(called) if word == "-p"]
    assert {one.partition("=")[0] for one in given} >= {"User", "Group", "EnvironmentFile"}
    assert all(f"\n{one}\n" in unit for one in given)
    command = r"^ExecStart=(\S+) serve --config (\S+)"
    ((program, configuration),) = re.findall(command, unit, re.MULTILINE)
    assert called[called.index("-E") + 1] == f"MIRABILIA_CONFIG={configuration}"
    assert called[called.index(program) + 1 :] == ["admin", "tables", "--json"]


def test_a_newer_version_takes_the_place_of_the_older_one(machine: Machine) -> None:
    """Nothing runs meanwhile, and the same processes run afterwards."""
    (block,) = (one for one in BLOCKS if "--upgrade" in one)
    called = machine.type(block)
    programs = [words[:2] for words in called]
    stop, start = programs.index(["systemctl", "stop"]), len(programs) - 2
    assert stop < programs.index(["pip", "install"]) < start
    assert {*called[start][2:]} == {one for one in units() if "@" in one}
    here = "/opt/mirabilia/bin/pip install"
    (first,) = re.findall(rf"{here} (.*)", BLOCKS[0])
    assert re.findall(rf"{here} (.*)", block) == [f"--upgrade {first}"]


def unit_files() -> list[Path]:
    folder = ROOT / "deploy"
    return [*folder.glob("*.service"), *folder.glob("*.timer")]


def test_the_processes_are_who_the_document_makes(ready: Ready) -> None:
    """The user, the interpreter's folder and the configuration are those that units name."""
    machine, called = ready
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
