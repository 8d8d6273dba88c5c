"""What is shipped: the wheel, the pinned packages, the commands of the Makefile."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import mirabilia
from scripts import needs, pack
from tests.support.builds import COMPILED
from tests.support.documents import makefile_targets

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "mirabilia"
TARGETS = {
    *("help", "play", "test", "compiled", "check", "bench", "envs", "gate", "long", "docs", "dist"),
    *("wide", "clean"),
}
PEERS = ROOT / ".venv-bench" / "bin" / "python"
# What researchers use: only the environment of the compiled build has it, where `CI` is set.
LARGE = {"data", "envs", "cluster"}
# What has an environment of its own.
APART = {"docs", "release"}
OF_LARGE_EXTRAS = {"gymnasium", "open_spiel", "pettingzoo", "pyarrow", "pyspiel", "ray"}
# What the tutorial learns with; no test runs it.
OF_THE_LEARNER = {"sb3_contrib", "stable_baselines3", "torch"}
# Where names come from: for those who translate.
UNSHIPPED = {"mirabilia/locales/names.toml"}
PIN = re.compile(r"[a-z0-9.-]+==[0-9][0-9a-z.]*")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ZipFile]:
    with ZipFile(build_wheel(tmp_path_factory.mktemp("wheel"), "sources")) as file:
        yield file


def build_wheel(folder: Path, page: str) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    wanted = {**os.environ, "MIRABILIA_BUILD": "pure", "MIRABILIA_PAGE": page}
    built = subprocess.run(
        command, cwd=ROOT, env=wanted, capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stderr
    (path,) = folder.glob("*.whl")
    return path


def data_files() -> set[str]:
    patterns = ("*.toml", "*.ftl", "*.css", "py.typed")
    kinds = [path for pattern in patterns for path in PACKAGE.rglob(pattern)]
    page = [path for path in (PACKAGE / "web").rglob("*") if path.is_file()]
    return {path.relative_to(PACKAGE.parent).as_posix() for path in (*kinds, *page)} - UNSHIPPED


def about_folder() -> str:
    return f"mirabilia-{needs.project()['version']}.dist-info"


def pins() -> list[str]:
    return needs.CONSTRAINTS.read_text("utf-8").splitlines()


def test_wheel_holds_the_data_files(wheel: ZipFile) -> None:
    expected = data_files()
    assert "mirabilia/py.typed" in expected
    assert any(name.endswith(".toml") for name in expected)
    assert "mirabilia/web/art/sprite.svg" in expected
    assert expected <= set(wheel.namelist())
    assert not UNSHIPPED & set(wheel.namelist())


def test_a_packed_page_takes_the_place_of_its_sources(tmp_path: Path) -> None:
    if not pack.can_pack():
        assert not os.environ.get("CI"), "a wheel with a packed page needs esbuild"
        pytest.skip("there is no esbuild here")
    with ZipFile(build_wheel(tmp_path, "packed")) as file:
        page = {name for name in file.namelist() if name.startswith("mirabilia/web/")}
    versions = {name.split("/")[3] for name in page if name.startswith("mirabilia/web/at/")}
    assert len(versions) == 1
    assert {"mirabilia/web/index.html", "mirabilia/web/vendor/README.md"} <= page
    assert f"mirabilia/web/at/{versions.pop()}/web/app.js" in page
    assert "mirabilia/web/app.js" not in page


def test_wheel_holds_every_module_and_nothing_else_of_the_tree(wheel: ZipFile) -> None:
    modules = {path.relative_to(PACKAGE.parent).as_posix() for path in PACKAGE.rglob("*.py")}
    names = set(wheel.namelist())
    assert modules <= names
    assert {name.partition("/")[0] for name in names} == {"mirabilia", about_folder()}


def test_the_licences_of_others_come_along(wheel: ZipFile) -> None:
    texts = {"LICENSE", "THIRD_PARTY.md", "licences/mypyc.txt"}
    vendored = PACKAGE / "web" / "vendor" / "licences"
    texts |= {path.relative_to(ROOT).as_posix() for path in vendored.glob("*.txt")}
    names = set(wheel.namelist())
    assert {f"{about_folder()}/licenses/{text}" for text in texts} <= names
    about = wheel.read(f"{about_folder()}/METADATA").decode()
    assert "\nLicense-Expression: MIT AND Apache-2.0 AND OFL-1.1 AND CC-BY-3.0\n" in about


def test_library_needs_nothing_but_python(wheel: ZipFile) -> None:
    about = wheel.read(f"{about_folder()}/METADATA").decode()
    required = re.findall(r"^Requires-Dist: (.*)$", about, re.MULTILINE)
    assert all("extra ==" in line for line in required), required


def test_the_version_is_the_same_wherever_it_stands() -> None:
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    cited = re.findall(r"^version: (\S+)$", citation, re.MULTILINE)
    assert [mirabilia.__version__, *cited] == [needs.project()["version"]] * 2


def test_constraints_are_plain_pins_in_order() -> None:
    assert [pin for pin in pins() if not PIN.fullmatch(pin)] == []
    assert pins() == sorted(set(pins()))


@pytest.mark.parametrize("extra", sorted(needs.extras().keys() - {"bench", "peers"}))
def test_constraints_pin_all_an_extra_installs(extra: str) -> None:
    if extra in APART or (extra in LARGE and not (COMPILED and os.environ.get("CI"))):
        names = [Requirement(text).name for text in needs.extras()[extra]]
        if not all(is_installed(name) for name in names):
            pytest.skip(f"the extra {extra} is not installed here")
    assert needs.with_all_they_need(needs.extras()[extra]).keys() - needs.pins().keys() == set()


def is_installed(name: str) -> bool:
    try:
        return bool(metadata.version(name))
    except metadata.PackageNotFoundError:
        return False


def test_the_compiled_environment_has_the_large_extras_where_changes_are_checked() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8").replace("$(COMMA)", ",")
    (large,) = re.findall(r"^LARGE := \$\(if \$\(CI\),,([\w,]+)\)$", makefile, re.MULTILINE)
    assert set(large.split(",")) == LARGE


def test_constraints_pin_the_peers() -> None:
    needed = needs.extras()["bench"] + needs.extras()["peers"]
    names = {canonicalize_name(Requirement(text).name) for text in needed}
    assert names - needs.pins().keys() == set()


@pytest.mark.skipif(not PEERS.exists(), reason="make bench has not set up the peers here")
def test_constraints_pin_all_that_came_with_the_peers() -> None:
    code = "from importlib.metadata import distributions as d; print(*(x.name for x in d()))"
    command = [str(PEERS), "-c", code]
    named = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    installed = {canonicalize_name(name) for name in named}
    assert installed - needs.pins().keys() <= {"mirabilia", "pip", "setuptools"}


def test_makefile_has_the_promised_targets() -> None:
    assert makefile_targets() == TARGETS


def test_documents_name_only_targets_that_exist() -> None:
    documents = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    text = "\n".join(path.read_text("utf-8") for path in documents)
    # In backticks, or a line of its own with nothing but options after it.
    shown = re.findall(r"(?:`|\$ )make ([a-z]+)|^make ([a-z]+)(?= [A-Z]+=|$)", text, re.MULTILINE)
    named = {target for pair in shown for target in pair if target}
    assert named >= {"play", "test", "gate"}
    assert named <= makefile_targets()


# ---- without make


def recipe() -> list[str]:
    """The lines that CONTRIBUTING gives to whoever has no make."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    return text.partition("Without make")[2].split("```")[1].strip().splitlines()


def recipe_extras() -> list[str]:
    (install,) = [line for line in recipe() if line.startswith("pip install")]
    assert "-c constraints.txt" in install
    return re.findall(r"\w+", install.partition("[")[2].partition("]")[0])


def test_the_recipe_without_make_installs_what_make_does() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8").replace("$(COMMA)", ",")
    (extras,) = re.findall(r"\n\$\(READY\):\n\t\$\(call ENVIRONMENT,-e,([\w,]+)\)", makefile)
    assert recipe_extras() == extras.split(",")


def imported_names(folder: str) -> set[str]:
    """The packages that modules in a folder import, by their first names."""
    names: set[str] = set()
    for path in (ROOT / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                names.update(alias.name.partition(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                names.add(node.module.partition(".")[0])
    return names


def test_the_recipe_without_make_is_enough_to_run_the_tests() -> None:
    """Every package that the tests or the library import comes with an extra of the recipe.

    The large extras have tests of their own, which are left out where they are not installed.
    """
    ours = {"mirabilia", "tests", "scripts", "benchmarks", "hatch_build"}
    wanted = set().union(*(imported_names(folder) for folder in ("src", "tests", "scripts")))
    wanted -= {*sys.stdlib_module_names, *ours, *OF_LARGE_EXTRAS, *OF_THE_LEARNER}
    homes = metadata.packages_distributions()
    wanted_by_recipe = [need for extra in recipe_extras() for need in needs.extras()[extra]]
    installed = needs.with_all_they_need(wanted_by_recipe).keys()
    lacking = {
        name
        for name in wanted
        if not {canonicalize_name(home) for home in homes.get(name, ())} & installed
    }
    assert "pytest" in wanted
    assert lacking == set()


def test_the_recipe_without_make_runs_the_tests() -> None:
    assert recipe()[-1] == "pytest -n auto"
