"""Build what is released, and try it: `make dist`.

    python -m scripts.dist [PYTHON ...]

Writes to dist/ an sdist and, made from it, a pure wheel and a compiled wheel for each Python (by
default the one that runs this). Compiled wheels are repaired, so that they run on other Linux
systems. Everything is checked: what the index says of it, that no file names a folder of this
machine, and that each can be installed in a new environment without a compiler and plays a game,
in the library and through the server. The first game has to come within a minute of processor time
from `pip install` on: the clock would say how busy the machine and its network are. How long each
took is kept in build/trials.json, for `benchmarks.installs`.

A name may stand for several programs, and version managers leave some that do not run: each is
tried, those in pyenv's folder too. A Python of which none runs is told, and left out.

    python -m scripts.dist upload

uploads what is in dist/, unless something is missing that only a publisher knows.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterable, Iterator, Mapping
from email import message_from_bytes
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit
from zipfile import ZipFile

from scripts import hashes, needs, vendor

ROOT: Final = needs.ROOT
DIST: Final = ROOT / "dist"
TRIALS: Final = ROOT / "build" / "trials.json"
# Of processor time, until there is a first game.
MOST_SECONDS: Final = 60.0
# What builds a wheel; pyproject.toml and hatch_build.py name them too.
TOOLS: Final = ("hatchling", "mypy", "setuptools")
EXTRAS: Final = "[terminal,arena,server]"
# What no address of a publisher ends with (RFC 2606), and what SECURITY.md says until there is one.
PLACEHOLDER: Final = ".example"
NOT_FILLED_IN: Final = "not filled in yet"
TRIED: Final = "Programming Language :: Python :: 3."
USABLE: Final = "import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))"
# What a new environment is asked to do, with nothing but what was installed.
GAME: Final = """
import mirabilia
from mirabilia.cli import engine_name
game = mirabilia.Game.new(players=4, expansions=("leaders", "cities", "armada"), seed=7)
while not game.over:
    for seat, decision in game.pending.items():
        game.play(seat, decision.moves[0])
assert mirabilia.replay(game.record()).digest() == game.digest()
print(engine_name(), game.digest())
"""
SERVER: Final = """
import re, subprocess, sys, urllib.request
command = [sys.executable, "-m", "mirabilia", "serve", "--no-browser", "--port", "0"]
command += ["--data", sys.argv[1]]
process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
try:
    url = re.search(r"http://127\\.0\\.0\\.1:\\d+", process.stdout.readline())[0]
    assert b"<title>Mirabilia" in urllib.request.urlopen(url).read()
finally:
    process.terminate()
    process.wait()
"""


class Failed(Exception):
    """Something that is not fit to be released, in a sentence."""


def run(
    *command: str | Path, env: Mapping[str, str] | None = None, folder: Path | None = None
) -> str:
    """What a command prints; `Failed` with the end of it if it does not succeed."""
    words = [str(word) for word in command]
    done = subprocess.run(
        words,
        cwd=folder or ROOT,
        env={**os.environ, **(env or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Failed(f"{' '.join(words)}:\n{done.stdout[-2000:]}")
    return done.stdout


def say(text: str) -> None:
    print(text, flush=True)


# ---- Pythons


def programs(name: str) -> list[str]:
    """All that a name may stand for; a path stands for itself."""
    if os.sep in name:
        return [name]
    managed = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    folders = [*map(Path, os.get_exec_path()), *sorted(managed.glob("*/bin"))]
    return [str(folder / name) for folder in folders if (folder / name).is_file()]


def runs(python: str) -> bool:
    """Whether a program is a Python that can build: that it is there proves nothing."""
    try:
        done = subprocess.run([python, "-c", USABLE], capture_output=True, check=False)
    except OSError:
        return False
    return done.returncode == 0


def usable(named: Iterable[str]) -> list[str]:
    """For each name the first program that runs; it is said of which names there is none."""
    found = {name: next(filter(runs, programs(name)), None) for name in named}
    for name in (name for name, python in found.items() if python is None):
        say(f"{name} cannot be used: nothing of that name is a Python from 3.11 on that runs")
    if pythons := [python for python in found.values() if python is not None]:
        return pythons
    raise Failed("there is no Python to build with")


# ---- building


def commit_time() -> str:
    """Files in archives are as old as the commit, so that it can be built again byte by byte."""
    return run("git", "log", "-1", "--format=%ct").strip()


def build_sdist(folder: Path) -> Path:
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder)
    (path,) = folder.glob("*.tar.gz")
    return path


def build_wheel(python: str, sdist: Path, folder: Path, rules: str) -> Path:
    """A wheel of what the sdist has, by the tools that are pinned, file by file."""
    with TemporaryDirectory() as made:
        run(python, "-m", "venv", f"{made}/tools")
        tools = Path(made) / "tools" / "bin" / "python"
        wanted = hashes.requirements(Path(made), TOOLS)
        run(tools, "-m", "pip", "install", "-q", "--require-hashes", "--no-deps", "-r", wanted)
        with tarfile.open(sdist) as archive:
            archive.extractall(made, filter="data")
        (sources,) = Path(made).glob("mirabilia-*")
        settings = {
            "MIRABILIA_BUILD": rules,
            "MIRABILIA_PAGE": "packed",
            "SOURCE_DATE_EPOCH": commit_time(),
            # The sdist has no packages of npm.
            "PATH": os.pathsep.join([str(vendor.PACKAGES / ".bin"), os.environ["PATH"]]),
        }
        command = [str(tools), "-m", "hatchling", "build", "-t", "wheel", "-d", f"{made}/wheel"]
        run(*command, env=settings, folder=sources)
        (built,) = Path(made, "wheel").glob("*.whl")
        return Path(shutil.copy(built, folder)) if rules == "pure" else repaired(built, folder)


def repaired(wheel: Path, folder: Path) -> Path:
    """The wheel for as many Linux systems as it can run on; as it is on other systems."""
    if sys.platform != "linux":
        return Path(shutil.copy(wheel, folder))
    before = set(folder.iterdir())
    tools = str(Path(sys.executable).parent)
    path = os.pathsep.join([tools, os.environ["PATH"]])
    run(sys.executable, "-m", "auditwheel", "repair", "-w", folder, wheel, env={"PATH": path})
    (made,) = set(folder.iterdir()) - before
    return made


# ---- checking


def contents(archive: Path) -> Iterator[tuple[str, bytes]]:
    """The files of a wheel or an sdist."""
    if archive.suffix == ".whl":
        with ZipFile(archive) as wheel:
            for name in wheel.namelist():
                yield name, wheel.read(name)
    else:
        with tarfile.open(archive) as sdist:
            for member in sdist:
                file = sdist.extractfile(member)
                if file is not None:
                    yield member.name, file.read()


def named_folders(archive: Path, folders: Iterable[str]) -> list[str]:
    """The files in which a folder of this machine is named."""
    wanted = [f"{folder}/".encode() for folder in folders if len(folder) > len("/x")]
    return [name for name, data in contents(archive) if any(folder in data for folder in wanted)]


def own_folders(pythons: Iterable[str]) -> set[str]:
    """Folders that nobody else has: of this tree, of each Python, and of whoever builds."""
    prefix = "import json, sys; print(json.dumps([sys.prefix, sys.base_prefix]))"
    found = {str(ROOT), str(Path.home())}
    for python in pythons:
        found.update(json.loads(run(python, "-c", prefix)))
    return found - {"/usr", "/usr/local"}


def check(archive: Path, folders: Iterable[str]) -> None:
    run(sys.executable, "-m", "twine", "check", "--strict", archive)
    if named := named_folders(archive, folders):
        raise Failed(f"{archive.name}: a folder of this machine is named in {', '.join(named)}")


class Trial(NamedTuple):
    """What an installed file says it is; how long that took, by the clock and of processors."""

    told: str
    seconds: float
    processor: float

    def check(self, archive: Path) -> None:
        if self.processor > MOST_SECONDS:
            taken = f"a first game takes {self.processor:.0f} s of processor time"
            raise Failed(f"{archive.name}: {taken}, more than {MOST_SECONDS:.0f}")

    def figures(self, archive: Path, version: str) -> dict[str, Any]:
        """What is kept of it."""
        return {
            "file": archive.name,
            "python": version,
            "bytes": archive.stat().st_size,
            "seconds": round(self.seconds, 1),
            "processor_seconds": round(self.processor, 1),
            "load": round(os.getloadavg()[0], 1),
        }


def try_out(python: str, archive: Path) -> Trial:
    """Install it where there is no compiler, play a game, and open the page."""
    with TemporaryDirectory() as folder:
        run(python, "-m", "venv", folder)
        fresh = str(Path(folder) / "bin" / "python")
        settings = {"CC": "no-compiler", "PIP_CONSTRAINT": str(needs.CONSTRAINTS)}
        begun, used = time.monotonic(), processor_seconds()
        run(fresh, "-m", "pip", "install", "-q", f"{archive}{EXTRAS}", env=settings)
        told = run(fresh, "-I", "-c", GAME).strip()
        trial = Trial(told, time.monotonic() - begun, processor_seconds() - used)
        run(fresh, "-I", "-c", SERVER, str(Path(folder) / "data"))
        return trial


def processor_seconds() -> float:
    """What the commands that ran so far have used."""
    times = os.times()
    return times.children_user + times.children_system


def version_of(python: str) -> str:
    return run(python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])").strip()


def trials(pythons: list[str]) -> Iterator[tuple[str, Path]]:
    """Build everything; each file, with every Python that it is to be tried with."""
    sdist = build_sdist(DIST)
    say(f"built {sdist.name}")
    pure = build_wheel(pythons[0], sdist, DIST, "pure")
    say(f"built {pure.name}")
    yield pythons[0], sdist
    for python in pythons:
        wheel = build_wheel(python, sdist, DIST, "compiled")
        say(f"built {wheel.name}")
        yield python, pure
        yield python, wheel


def release(pythons: list[str]) -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    folders = own_folders([sys.executable, *pythons])
    digests, kept = set(), []
    for python, archive in trials(pythons):
        check(archive, folders)
        trial = try_out(python, archive)
        found = trial.figures(archive, version_of(python))
        say(f"{archive.name}, {found['bytes']:,} bytes, Python {found['python']}: {trial.told}")
        used = f"{trial.seconds:.0f} s, {trial.processor:.0f} s of processor time"
        say(f"  from pip install to the end of a game: {used}")
        trial.check(archive)
        digests.add(trial.told.rpartition(" ")[2])
        kept.append(found)
    if len(digests) > 1:
        raise Failed("the same game did not end the same everywhere")
    TRIALS.parent.mkdir(exist_ok=True)
    TRIALS.write_text(json.dumps(kept, indent=2) + "\n", "utf-8")
    for line in left_to_do(needs.project(), {version_of(python) for python in pythons}):
        say(line)


def left_to_do(project: Mapping[str, Any], tried: set[str]) -> Iterator[str]:
    """What whoever publishes this should look at first."""
    if is_open(project.get("urls", {})):
        yield "[project.urls] in pyproject.toml: fill in the addresses of who publishes this"
    if NOT_FILLED_IN in (ROOT / "SECURITY.md").read_text("utf-8"):
        yield "SECURITY.md: fill in where a hole is reported"
    claimed = {one.removeprefix(TRIED) for one in project["classifiers"] if one.startswith(TRIED)}
    untried = sorted(f"3.{minor}" for minor in claimed if f"3.{minor}" not in tried)
    if untried:
        yield f"not tried, though the classifiers name it: Python {', '.join(untried)}"


def is_open(urls: Mapping[str, str]) -> bool:
    """Whether some addresses are still to be filled in, or there are none."""
    hosts = [urlsplit(url).hostname or "" for url in urls.values()]
    return not hosts or any(host.endswith(PLACEHOLDER) for host in hosts)


def urls_in(wheel: Path) -> dict[str, str]:
    """The addresses that a wheel tells."""
    with ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        told = message_from_bytes(archive.read(name)).get_all("Project-URL", [])
    return dict(line.split(", ", 1) for line in told)


def missing_for_upload(project: Mapping[str, Any], folder: Path) -> Iterator[str]:
    """Why what lies in a folder should not be uploaded."""
    wheels = sorted(folder.glob("*.whl"))
    if not wheels:
        yield f"there is no wheel in {folder.name}/: run make dist"
    for wheel in wheels:
        if urls_in(wheel) != project.get("urls", {}):
            yield f"{wheel.name} was built with other addresses: run make dist"
    tried = {f"3.{minor}" for wheel in wheels for minor in re.findall(r"-cp3(\d+)-", wheel.name)}
    yield from left_to_do(project, tried)


def upload() -> None:
    if missing := list(missing_for_upload(needs.project(), DIST)):
        raise Failed("\n".join(["nothing is uploaded:", *missing]))
    archives = sorted(str(path) for path in DIST.iterdir())
    subprocess.run([sys.executable, "-m", "twine", "upload", *archives], check=True)


def main() -> int:
    try:
        if sys.argv[1:] == ["upload"]:
            upload()
        else:
            release(usable(sys.argv[1:] or [sys.executable]))
    except Failed as failed:
        print(failed, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
