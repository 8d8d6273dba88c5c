"""What is shipped: the wheel, the pinned packages, the commands of the Makefile."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib import metadata
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "mirabilia"
TARGETS = {"help", "play", "test", "compiled", "check", "bench", "gate", "long", "docs", "clean"}
PEERS = ROOT / ".venv-bench" / "bin" / "python"
PIN = re.compile(r"[a-z0-9.-]+==[0-9][0-9a-z.]*")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ZipFile]:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    pure = {**os.environ, "MIRABILIA_BUILD": "pure"}
    built = subprocess.run(command, cwd=ROOT, env=pure, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    (path,) = folder.glob("*.whl")
    with ZipFile(path) as file:
        yield file


def data_files() -> set[str]:
    patterns = ("*.toml", "*.ftl", "*.css", "py.typed")
    kinds = [path for pattern in patterns for path in PACKAGE.rglob(pattern)]
    page = [path for path in (PACKAGE / "web").rglob("*") if path.is_file()]
    return {path.relative_to(PACKAGE.parent).as_posix() for path in (*kinds, *page)}


def project() -> dict[str, Any]:
    table: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return table


def extras() -> dict[str, list[str]]:
    optional: dict[str, list[str]] = project()["optional-dependencies"]
    return optional


def about_folder() -> str:
    return f"mirabilia-{project()['version']}.dist-info"


def pins() -> list[str]:
    return (ROOT / "constraints.txt").read_text("utf-8").splitlines()


def pinned_names() -> set[str]:
    return {canonicalize_name(pin.partition("==")[0]) for pin in pins()}


def with_all_they_need(texts: Iterable[str]) -> set[str]:
    """The names of the packages that these requirements install here, themselves included."""
    names: set[str] = set()
    waiting = [Requirement(text) for text in texts]
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        if name not in names:
            names.add(name)
            waiting += needs(requirement)
    return names


def needs(requirement: Requirement) -> list[Requirement]:
    wanted = [Requirement(text) for text in metadata.requires(requirement.name) or ()]
    contexts = [{"extra": extra} for extra in ("", *requirement.extras)]
    return [
        one
        for one in wanted
        if one.marker is None or any(one.marker.evaluate(context) for context in contexts)
    ]


def makefile_targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    return set(re.findall(r"^([a-z]+):.*## \S", makefile, re.MULTILINE))


def test_wheel_holds_the_data_files(wheel: ZipFile) -> None:
    expected = data_files()
    assert "mirabilia/py.typed" in expected
    assert any(name.endswith(".toml") for name in expected)
    assert "mirabilia/web/art/sprite.svg" in expected
    assert expected <= set(wheel.namelist())


def test_wheel_holds_every_module_and_nothing_else_of_the_tree(wheel: ZipFile) -> None:
    modules = {path.relative_to(PACKAGE.parent).as_posix() for path in PACKAGE.rglob("*.py")}
    names = set(wheel.namelist())
    assert modules <= names
    assert {name.partition("/")[0] for name in names} == {"mirabilia", about_folder()}


def test_library_needs_nothing_but_python(wheel: ZipFile) -> None:
    about = wheel.read(f"{about_folder()}/METADATA").decode()
    required = re.findall(r"^Requires-Dist: (.*)$", about, re.MULTILINE)
    assert all("extra ==" in line for line in required), required


def test_constraints_are_plain_pins_in_order() -> None:
    assert [pin for pin in pins() if not PIN.fullmatch(pin)] == []
    assert pins() == sorted(set(pins()))


@pytest.mark.parametrize("extra", sorted(extras().keys() - {"bench"}))
def test_constraints_pin_all_an_extra_installs(extra: str) -> None:
    assert with_all_they_need(extras()[extra]) - pinned_names() == set()


def test_constraints_pin_the_peers() -> None:
    names = {canonicalize_name(Requirement(text).name) for text in extras()["bench"]}
    assert names - pinned_names() == set()


@pytest.mark.skipif(not PEERS.exists(), reason="make bench has not set up the peers here")
def test_constraints_pin_all_that_came_with_the_peers() -> None:
    code = "from importlib.metadata import distributions as d; print(*(x.name for x in d()))"
    command = [str(PEERS), "-c", code]
    named = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    installed = {canonicalize_name(name) for name in named}
    assert installed - pinned_names() <= {"mirabilia", "pip", "setuptools"}


def test_makefile_has_the_promised_targets() -> None:
    assert makefile_targets() == TARGETS


def test_documents_name_only_targets_that_exist() -> None:
    documents = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    text = "\n".join(path.read_text("utf-8") for path in documents)
    named = set(re.findall(r"(?:`|^|\$ )make ([a-z]+)", text, re.MULTILINE))
    assert named <= makefile_targets()
