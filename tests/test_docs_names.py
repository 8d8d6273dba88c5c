"""What the documents name is there: words of the glossary, files, and names in them."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from scripts import tables
from tests.support.documents import BLOCK, DOCUMENTS, ROOT, identifier
from tests.support.reading import ARCHITECTURE, quoted, rows

GLOSSARY = (ROOT / "docs" / "glossary.md").read_text("utf-8")

# ---- the glossary


def glossary_places() -> list[str]:
    return [place for row in rows(GLOSSARY) for place in quoted(row[2])]


def names_in(path: Path) -> set[str]:
    """What a module defines: functions, classes, constants, and what belongs to its classes."""
    tree = ast.parse(path.read_text("utf-8"))
    found = assigned_in(tree.body)
    for name, node in tables.definitions(tree, ""):
        found.add(name)
        if isinstance(node, ast.ClassDef):
            found |= {f"{name}.{member}" for member in members_of(node)}
    return found


def members_of(node: ast.ClassDef) -> set[str]:
    """The fields that a class declares or that its functions set."""
    stored = (
        inner.attr
        for inner in ast.walk(node)
        if isinstance(inner, ast.Attribute) and isinstance(inner.ctx, ast.Store)
    )
    return assigned_in(node.body) | set(stored)


def assigned_in(body: list[ast.stmt]) -> set[str]:
    targets = [
        target
        for statement in body
        if isinstance(statement, ast.Assign | ast.AnnAssign)
        for target in getattr(statement, "targets", [getattr(statement, "target", None)])
    ]
    return {target.id for target in targets if isinstance(target, ast.Name)}


@pytest.mark.parametrize("place", glossary_places())
def test_what_the_glossary_names_is_there(place: str) -> None:
    file, _, name = place.partition(": ")
    path = ROOT / "src" / "mirabilia" / file
    assert path.is_file()
    assert not name or name in names_in(path)


def test_the_glossary_is_in_order_and_every_word_has_a_place() -> None:
    for text in GLOSSARY.split("\n## ")[1:]:
        words = [row[0] for row in rows(text)]
        assert words == sorted(words)
        assert all(quoted(row[2]) for row in rows(text))


# ---- files and names


# What readers or commands make.
MADE = re.compile(
    r"(mybots|better|learner)\.py|/.*|benchmarks/results/.*|build/.*|training/(base|boxes)-.*"
)

FILE = re.compile(r"[\w./-]+\.(?:py|toml|txt|md|html|js|css|ftl|json|svg)")

FILES = [
    path
    for folder in ("src", "tests", "docs", "deploy", "scripts", "benchmarks")
    for path in (ROOT / folder).rglob("*.*")
    if "__pycache__" not in path.parts
] + list(ROOT.glob("*.*"))

NAME = r"`[A-Za-z_][\w.]*`"

NAMES = rf"({NAME}(?:(?:,| and| or|, and) {NAME})*)"

# "`pay` and `place` in `engine/turn.py`", "`pay` (`engine/turn.py`)", "`turn.py`: `pay`",
# "`turn.py: pay`"
NAMED_BEFORE = re.compile(rf"{NAMES}(?: in| of| from|) \(?`([\w./-]+\.py)`")

NAMED_AFTER = re.compile(rf"`([\w./-]+\.py)`: {NAMES}")

NAMED_TOGETHER = re.compile(r"`([\w./-]+\.py): ([^`]+)`")

# What can only be a name of the code, not a word of the game.
CODE_NAME = re.compile(r"_?[a-z]+(?:_[a-z]+)+|_?[A-Z]+(?:_[A-Z]+)+|[A-Z][a-z]+(?:[A-Z][a-z]+)+")


def files_called(name: str) -> list[Path]:
    """The files with a name, or a path that ends so."""
    return [path for path in FILES if f"/{path.as_posix()}".endswith(f"/{name}")]


def names_with_files(text: str) -> Iterator[tuple[str, str]]:
    """The names that a text says are in a file, each with that file."""
    line = " ".join(BLOCK.sub("", text).split())
    pairs = NAMED_BEFORE.findall(line)
    pairs += [(names, file) for file, names in NAMED_AFTER.findall(line)]
    for names, file in pairs:
        for name in quoted(names):
            if not FILE.fullmatch(name):
                yield name, file
    for file, name in NAMED_TOGETHER.findall(line):
        yield name, file


def misplaced(text: str) -> list[tuple[str, str]]:
    return [
        (name, file)
        for name, file in names_with_files(text)
        if not any(name in names_in(path) for path in files_called(file))
    ]


@cache
def names_of_the_code() -> set[str]:
    modules = [path for path in FILES if path.suffix == ".py"]
    return {name.rpartition(".")[2] for path in modules for name in names_in(path)}


@pytest.mark.parametrize("path", DOCUMENTS, ids=identifier)
def test_files_that_documents_name_are_there(path: Path) -> None:
    if path.name != "CHANGELOG.md":
        words = [word.partition(": ")[0] for word in quoted(path.read_text("utf-8"))]
        named = [word for word in words if FILE.fullmatch(word) and not MADE.fullmatch(word)]
        assert [word for word in named if not files_called(word)] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=identifier)
def test_names_that_documents_place_in_a_file_are_there(path: Path) -> None:
    if path.name != "CHANGELOG.md":
        assert misplaced(path.read_text("utf-8")) == []


def test_names_in_the_architecture_are_those_of_the_code() -> None:
    known = names_of_the_code() | set(vars(builtins)) | {"MIRABILIA_BUILD", "MIRABILIA_PAGE"}
    words = [word.removesuffix("()").rpartition(".")[2] for word in quoted(ARCHITECTURE)]
    assert [word for word in words if CODE_NAME.fullmatch(word) and word not in known] == []
    assert len([word for word in words if CODE_NAME.fullmatch(word)]) > 20


def test_a_name_that_is_not_in_its_file_is_found() -> None:
    assert misplaced("say in `no_such` (`engine/state.py`) what") == [
        ("no_such", "engine/state.py")
    ]
    assert misplaced("`DECISIONS` and\n`no_such` in `engine/state.py`, `State` (`state.py`)") == [
        ("no_such", "engine/state.py")
    ]
    assert misplaced("`engine/state.py`: `no_such`. `State` of `no_such.py`") == [
        ("State", "no_such.py"),
        ("no_such", "engine/state.py"),
    ]
    assert misplaced("`engine/state.py: State.copy` and `engine/state.py: State.no_such`") == [
        ("State.no_such", "engine/state.py")
    ]
