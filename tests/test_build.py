"""The build hook: compiled where possible, pure elsewhere, and nothing left in the sources."""

from __future__ import annotations

import contextlib
import importlib.util
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from types import SimpleNamespace
from typing import Any

import pytest

import hatch_build
from hatch_build import CompileHook, add_binaries, compile_copy, modules

ROOT = Path(__file__).parents[1]
TINY = {
    "__init__.py": "",
    "game.py": "def twice(number: int) -> int:\n    return number + number\n",
    "bots/__init__.py": "",
    "bots/base.py": "class Bot:\n    pass\n",
}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package as small as can be, laid out like ours."""
    for name, text in TINY.items():
        path = tmp_path / "src" / "mirabilia" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path / "src" / "mirabilia"


class Hook(CompileHook):
    """The hook for a tree elsewhere, with its warnings kept."""

    def __init__(self, root: Path) -> None:
        self.warnings: list[str] = []
        self._root = root

    @property
    def root(self) -> str:
        return str(self._root)

    @property
    def app(self) -> Any:
        return SimpleNamespace(display_warning=self.warnings.append)


def built(hook: Hook, version: str = "standard") -> dict[str, Any]:
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize(version, data)
    hook.finalize(version, data, "")
    return data


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_rules_the_librarys_face_and_search_are_compiled_and_other_bots_are_not() -> None:
    names = modules(ROOT / "src")
    for name in (
        "catalog/model.py",
        "engine/play.py",
        "inference/sampling.py",
        "notation/moves.py",
        "game.py",
    ):
        assert f"mirabilia/{name}" in names
    bots = [name for name in names if "/bots/" in name]
    assert "mirabilia/bots/search/race.py" in bots
    assert all(name.startswith("mirabilia/bots/search/") for name in bots)
    assert not [name for name in names if name.endswith("__init__.py")]


def test_a_compiled_module_runs_from_beside_its_source(package: Path, tmp_path: Path) -> None:
    folder = tmp_path / "work"
    before = files(package)
    assert compile_copy(package, folder) == ""
    assert files(package) == before
    data: dict[str, Any] = {"force_include": {}}
    add_binaries(folder, data)
    suffix = "mirabilia/game"
    assert any(place.startswith(suffix) for place in data["force_include"].values())
    assert (data["pure_python"], data["infer_tag"]) == (False, True)
    code = "import mirabilia.game as game; print(game.twice(21), game.__file__.endswith('.py'))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=True
    )
    assert done.stdout == "42 False\n"


def test_what_cannot_be_compiled_is_told(package: Path, tmp_path: Path) -> None:
    (package / "game.py").write_text("number: int = 'text'\n", "utf-8")
    assert "Incompatible types" in compile_copy(package, tmp_path / "work")


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "compile_copy", lambda package, folder: "no compiler")


@pytest.mark.usefixtures("failing")
def test_without_a_compiler_the_wheel_is_pure(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MIRABILIA_BUILD", raising=False)
    hook = Hook(package.parents[1])
    assert built(hook) == {"force_include": {}}
    assert "no compiler" in hook.warnings[0]


@pytest.mark.usefixtures("failing")
def test_who_insists_on_compiled_rules_is_told_why_not(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MIRABILIA_BUILD", "compiled")
    with pytest.raises(RuntimeError, match="no compiler"):
        built(Hook(package.parents[1]))


@pytest.mark.usefixtures("failing")
@pytest.mark.parametrize("wanted", ["auto", "compiled"])
def test_a_failed_compile_leaves_no_folder_behind(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wanted: str
) -> None:
    made: list[str] = []

    def folder(prefix: str) -> str:
        made.append(mkdtemp(prefix=prefix, dir=tmp_path))
        return made[0]

    monkeypatch.setattr(hatch_build, "mkdtemp", folder)
    monkeypatch.setenv("MIRABILIA_BUILD", wanted)
    with contextlib.suppress(RuntimeError):
        built(Hook(package.parents[1]))
    assert [Path(name).exists() for name in made] == [False]


@pytest.mark.usefixtures("failing")
@pytest.mark.parametrize(("wanted", "version"), [("pure", "standard"), ("compiled", "editable")])
def test_a_pure_or_editable_build_compiles_nothing(
    package: Path, monkeypatch: pytest.MonkeyPatch, wanted: str, version: str
) -> None:
    monkeypatch.setenv("MIRABILIA_BUILD", wanted)
    hook = Hook(package.parents[1])
    assert built(hook, version) == {"force_include": {}}
    assert hook.warnings == []


def test_no_binary_lies_in_the_sources() -> None:
    found = importlib.util.find_spec("mirabilia")
    assert found is not None
    source = ROOT / "src"
    assert not [name for name in files(source) if name.endswith((".so", ".pyd", ".c"))]
