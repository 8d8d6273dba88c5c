"""The build hook: compiled and packed where possible, as the sources are elsewhere, and nothing
left in the sources."""

from __future__ import annotations

import contextlib
import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from types import SimpleNamespace
from typing import Any

import pytest

import hatch_build
from hatch_build import WheelHook, add_binaries, compile_copy, modules
from scripts import pack
from tests.support.reading import ARCHITECTURE, quoted, section

ROOT = Path(__file__).parents[1]
GAME = '''"""A module: "quoted", with a \\\\ and an é."""

from typing import Final


def twice(number: int) -> int:
    """Twice a number?"""
    return number + number


class City:
    """A city."""

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    @property
    def rich(self) -> bool:
        """Whether it has many coins."""
        return self.coins > 9

    @staticmethod
    def poor() -> "City":
        """One without coins.

        It has none.
        """
        return City(0)

    def pay(self, price: int, whom: str = "bank") -> int:
        """Pay a price."""
        return self.coins - price
'''
# What the module has to say of itself, and what it says to arguments of the wrong type.
ASK = """
import inspect
import mirabilia.game as game
from mirabilia.game import City
print(game.twice(21), game.__file__.endswith(".py"))
for thing in (game, game.twice, City, City.rich, City.poor, City.pay):
    print(repr(inspect.getdoc(thing)))
print(inspect.signature(City.pay))
for wrong in (lambda: game.twice("2"), lambda: City(1).pay(2, 3), lambda: City(None)):
    try:
        wrong()
    except TypeError as error:
        print(error)
"""
ANSWERS = """42 False
'A module: "quoted", with a \\\\ and an é.'
'Twice a number?'
'A city.'
'Whether it has many coins.'
'One without coins.\\n\\nIt has none.'
'Pay a price.'
(self, /, price, whom='bank')
number must be int, not str
whom must be str, not int
coins must be int, not NoneType
"""
TINY = {
    "__init__.py": "",
    "game.py": GAME,
    "bots/__init__.py": "",
    "bots/base.py": "class Bot:\n    pass\n",
}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package as small as can be, laid out like ours. Its page cannot be packed."""
    monkeypatch.setenv("MIRABILIA_PAGE", "sources")
    for name, text in TINY.items():
        path = tmp_path / "src" / "mirabilia" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path / "src" / "mirabilia"


class Hook(WheelHook):
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


def page_as_it_is(package: Path) -> dict[str, Any]:
    """What is built where nothing can be compiled or packed."""
    return {"force_include": {str(package / "web"): "mirabilia/web"}}


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_rules_the_librarys_face_and_the_inside_of_bots_are_compiled() -> None:
    names = modules(ROOT / "src")
    for name in (
        "catalog/kinds.py",
        "catalog/model.py",
        "engine/play.py",
        "inference/sampling.py",
        "notation/moves.py",
        "game.py",
    ):
        assert f"mirabilia/{name}" in names
    bots = {name.removeprefix("mirabilia/bots/") for name in names if "/bots/" in name}
    assert {"search/race.py", "greedy/judge.py", "trial.py"} <= bots
    assert not {"base.py", "greedy/bot.py", "levels.py", "simple.py", "registry.py"} & bots
    assert not [name for name in names if name.endswith("__init__.py")]


@pytest.mark.wide
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
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", ASK],
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stdout == ANSWERS


def test_what_cannot_be_compiled_is_told(package: Path, tmp_path: Path) -> None:
    (package / "game.py").write_text("number: int = 'text'\n", "utf-8")
    assert "Incompatible types" in compile_copy(package, tmp_path / "work")


def test_the_architecture_names_what_is_compiled() -> None:
    text = section("Speed, and what is compiled", ARCHITECTURE)
    (named,) = re.findall(r"^mypyc compiles (.*?) as they are", text, re.MULTILINE | re.DOTALL)
    files = {f"{name}*.py" if name.endswith("/") else name for name in quoted(named)}
    assert files == set(hatch_build.COMPILED)


@pytest.mark.parametrize(
    ("wanted", "compiler", "needed"),
    [
        (None, True, True),
        (None, False, False),
        ("pure", True, False),
        ("compiled", False, True),
    ],
)
def test_what_compiling_needs_is_fetched_where_it_is_of_use(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    wanted: str | None,
    compiler: bool,
    needed: bool,
) -> None:
    monkeypatch.setenv("CC", f"{sys.executable} -pthread" if compiler else "no-such-compiler")
    if wanted is None:
        monkeypatch.delenv("MIRABILIA_BUILD", raising=False)
    else:
        monkeypatch.setenv("MIRABILIA_BUILD", wanted)
    assert Hook(tmp_path).dependencies() == (list(hatch_build.COMPILING) if needed else [])


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "compile_copy", lambda package, folder: "no compiler")


@pytest.mark.usefixtures("failing")
def test_without_a_compiler_the_wheel_is_pure(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MIRABILIA_BUILD", raising=False)
    hook = Hook(package.parents[1])
    assert built(hook) == page_as_it_is(package)
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
    as_it_is = page_as_it_is(package) if version == "standard" else {"force_include": {}}
    assert built(hook, version) == as_it_is
    assert hook.warnings == []


# ---- the page


@pytest.fixture
def unpackable(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> str:
        raise pack.CannotPack("no esbuild")

    monkeypatch.setattr(pack, "find_esbuild", refuse)
    monkeypatch.setenv("MIRABILIA_BUILD", "pure")


@pytest.mark.usefixtures("unpackable")
def test_without_esbuild_the_page_stays_as_it_is(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MIRABILIA_PAGE")
    hook = Hook(package.parents[1])
    assert built(hook) == page_as_it_is(package)
    assert "no esbuild" in hook.warnings[0]


@pytest.mark.usefixtures("unpackable")
def test_who_insists_on_a_packed_page_is_told_why_not(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MIRABILIA_PAGE", "packed")
    with pytest.raises(RuntimeError, match="no esbuild"):
        built(Hook(package.parents[1]))


def test_no_binary_lies_in_the_sources() -> None:
    found = importlib.util.find_spec("mirabilia")
    assert found is not None
    source = ROOT / "src"
    assert not [name for name in files(source) if name.endswith((".so", ".pyd", ".c"))]
