"""The wheel with compiled rules: mypyc on a copy of the sources, where a C compiler is at hand.

What cannot be compiled is shipped as it is: the pure wheel plays the same games, more slowly. The
variable MIRABILIA_BUILD says "pure" to leave compiling out, or "compiled" to fail without it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE: Final = "mirabilia"
# Bots stay open to people's own classes, but for the inside of search; the loader runs once.
COMPILED: Final = (
    "catalog/model.py",
    "engine/*.py",
    "inference/*.py",
    "notation/*.py",
    "notation/reading/*.py",
    "game.py",
    "bots/search/*.py",
)
# Functions of the compiled modules call each other directly, and small ones are inlined: nobody
# outside replaces them. Compilers that go by CFLAGS know these; others do not look there.
FLAGS: Final = "-fvisibility=hidden -fno-semantic-interposition"
BINARIES: Final = ("*.so", "*.pyd")
# Of what a failed compiler says, the end tells the reason.
REASON_LINES: Final = 15


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel; the sources stay beside them."""

    PLUGIN_NAME = "custom"
    _folder: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wanted = os.environ.get("MIRABILIA_BUILD", "auto")
        if version == "editable" or wanted == "pure":
            return
        self._folder = Path(mkdtemp(prefix="mirabilia-"))
        reason = compile_copy(Path(self.root) / "src" / PACKAGE, self._folder)
        if not reason:
            add_binaries(self._folder, build_data)
        elif wanted == "compiled":
            self._remove_folder()
            raise RuntimeError(f"could not compile the rules:\n{reason}")
        else:
            self.app.display_warning(f"a pure wheel: could not compile the rules:\n{reason}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self._remove_folder()

    def _remove_folder(self) -> None:
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)


def compile_copy(package: Path, folder: Path) -> str:
    """Compile a copy of the package in a folder; what went wrong, or nothing."""
    shutil.copytree(package, folder / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-m", "mypyc", *modules(folder)]
    flags = f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env={**os.environ, "CFLAGS": flags},
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError as error:
        return str(error)
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines()
        return "\n".join(said[-REASON_LINES:]) or f"exit status {done.returncode}"
    return ""


def modules(folder: Path) -> list[str]:
    found = [path for pattern in COMPILED for path in (folder / PACKAGE).glob(pattern)]
    return sorted(
        path.relative_to(folder).as_posix() for path in found if path.name != "__init__.py"
    )


def add_binaries(folder: Path, build_data: dict[str, Any]) -> None:
    shutil.rmtree(folder / "build", ignore_errors=True)
    for pattern in BINARIES:
        for path in folder.rglob(pattern):
            build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
    build_data["pure_python"] = False
    build_data["infer_tag"] = True
