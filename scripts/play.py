"""`make play`: open the table in the browser at once, with the fastest rules that are ready.

The first start uses the sources as they are, and compiles the rules in the background. Later starts
use the result, until a source changes. Everything is made in build/play, and put there completely
or not at all:

    rules-KEY      the compiled modules of the sources with this key
    package-KEY    the package with its compiled modules, as it is run
    tools-KEY      what compiling needs
    refused-KEY    what the compiler said, if it could not
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "src"
MADE: Final = ROOT / "build" / "play"
CONSTRAINTS: Final = ROOT / "constraints.txt"
TOOLS: Final = ("hatchling", "mypy", "setuptools")
# What has not been used for this long is removed; a server that is still running may need the rest.
SECONDS_KEPT: Final = 30 * 24 * 3600
COMPILE: Final = "--compile-rules"


class Place:
    """A tree of sources, and where things are made from it."""

    def __init__(self, sources: Path = SOURCES, made: Path = MADE) -> None:
        modules = sorted(sources.rglob("*.py"))
        others = [path for path in sources.rglob("*") if is_shipped(path)]
        builder = [ROOT / "hatch_build.py", CONSTRAINTS]
        self.sources: Final = sources
        self.made: Final = made
        rules = key_of([*modules, *builder])
        self.rules: Final = made / f"rules-{rules}"
        self.refused: Final = made / f"refused-{rules}"
        self.package: Final = made / f"package-{key_of([*modules, *sorted(others), *builder])}"
        self.tools: Final = made / f"tools-{key_of([CONSTRAINTS])}"


def is_shipped(path: Path) -> bool:
    return path.is_file() and path.suffix != ".py" and path.parent.name != "__pycache__"


def key_of(paths: Iterable[Path]) -> str:
    """Changes with the files, with their folder, and with the Python that runs them."""
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    for path in paths:
        digest.update(f"{path}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


# ---- what is run


def folder_to_run(place: Place) -> Path:
    """The folder that has the package: with compiled modules if there are any for these sources."""
    if not place.rules.exists():
        return place.sources
    if not place.package.exists():
        folder = Path(mkdtemp(prefix="half-", dir=place.made))
        shutil.copytree(
            place.sources,
            folder,
            ignore=shutil.ignore_patterns("__pycache__"),
            dirs_exist_ok=True,
        )
        shutil.copytree(place.rules, folder, dirs_exist_ok=True)
        put(folder, place.package)
    for used in (place.rules, place.package):
        os.utime(used)
    return place.package


def put(made: Path, into: Path) -> None:
    """Completely or not at all; another process may have been first."""
    try:
        made.chmod(0o755)
        made.rename(into)
    except OSError:
        shutil.rmtree(made, ignore_errors=True)


def remove_old(place: Place, now: float) -> None:
    for path in place.made.glob("*-*") if place.made.exists() else ():
        if path.stat().st_mtime < now - SECONDS_KEPT:
            shutil.rmtree(path) if path.is_dir() else path.unlink()


# ---- compiling


def compiler_is_here() -> bool:
    command = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(os.environ.get("CC", command)) is not None and headers.exists()


def start_compiling(place: Place) -> str:
    """Start compiling the rules beside the running game, and return what to tell the player."""
    if place.rules.exists():
        return ""
    if not compiler_is_here():
        return "No C compiler is here, so the bots think more slowly."
    if place.refused.exists():
        return f"The rules cannot be compiled here, so the bots think more slowly: {place.refused}"
    place.made.mkdir(parents=True, exist_ok=True)
    with (place.made / "compile.log").open("a") as log:
        # It continues after the game is over, so that the next one has the result.
        subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve()), COMPILE],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    return "The rules are being compiled in the background; the next start will be faster."


def compile_rules(place: Place) -> None:
    """Compile, one process at a time; the lock ends with the process, however that ends."""
    os.nice(19)
    with (place.made / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return
        if not place.rules.exists():
            set_up_tools(place)
            compile_with_tools(place)


def set_up_tools(place: Place) -> None:
    if place.tools.exists():
        return
    # An environment contains its own path: this one is made in place, and marked when it is ready.
    folder = place.made / "tools"
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
    pip = [str(folder / "bin" / "python"), "-m", "pip", "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "-qq", "-c", str(CONSTRAINTS), *TOOLS], check=True)
    place.tools.touch()


def compile_with_tools(place: Place) -> None:
    code = (
        "import sys; from pathlib import Path; from hatch_build import compile_copy;"
        " print(compile_copy(Path(sys.argv[1]), Path(sys.argv[2])))"
    )
    folder = Path(mkdtemp(prefix="half-", dir=place.made))
    try:
        python = place.made / "tools" / "bin" / "python"
        command = [str(python), "-c", code, str(place.sources / "mirabilia"), str(folder / "copy")]
        done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
        if done.stdout.strip():
            place.refused.write_text(done.stdout, "utf-8")
        else:
            put(binaries_of(folder / "copy", folder / "rules"), place.rules)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def binaries_of(copy: Path, into: Path) -> Path:
    shutil.rmtree(copy / "build", ignore_errors=True)
    for path in copy.rglob("*.so"):
        goal = into / path.relative_to(copy)
        goal.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, goal)
    return into


# ---- the command


def main(arguments: list[str]) -> None:
    place = Place()
    if arguments == [COMPILE]:
        compile_rules(place)
        return
    folder = SOURCES
    if os.environ.get("MIRABILIA_BUILD") != "pure":
        folder = folder_to_run(place)
        remove_old(place, time.time())
        said = start_compiling(place)
        if said:
            print(said, flush=True)
    command = [sys.executable, "-m", "mirabilia", *arguments]
    os.execve(sys.executable, command, {**os.environ, "PYTHONPATH": str(folder)})


if __name__ == "__main__":
    main(sys.argv[1:])
