"""The documents say what is true: examples work, links lead somewhere, rules have their tests."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import mirabilia
from mirabilia.catalog.loader import PROVENANCE
from scripts import tables
from tests.support.documents import BLOCK, DOCUMENTS, ROOT, TUTORIALS, blocks, identifier
from tests.support.reading import ARCHITECTURE, README, quoted, rows, section

RULES = (ROOT / "docs" / "rules.md").read_text("utf-8")

MODULES = (ROOT / "docs" / "tables" / "modules.md").read_text("utf-8")

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")

# The chapters of the rules.
CHAPTERS = "BLCATXD"

# ---- code in documents


def python_blocks() -> Iterator[Any]:
    """Those of tutorials build on each other: tests/test_blocks.py follows them."""
    for path in sorted({*DOCUMENTS} - {*TUTORIALS}):
        for number, code in enumerate(blocks(path.read_text("utf-8"), "python")):
            yield pytest.param(code, id=f"{identifier(path)}-{number}")


@pytest.mark.parametrize("code", list(python_blocks()))
def test_python_in_documents_runs_when_pasted(code: str, tmp_path: Path) -> None:
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_readme_shows_about_ten_lines_of_library() -> None:
    (code,) = blocks(README, "python")
    assert 5 <= len(code.splitlines()) <= 12
    assert "import mirabilia" in code


@pytest.mark.parametrize("path", DOCUMENTS, ids=identifier)
def test_links_lead_somewhere(path: Path) -> None:
    text = BLOCK.sub("", path.read_text("utf-8"))
    for link in LINK.findall(text):
        if not link.startswith(("https://", "http://")):
            file, _, heading = link.partition("#")
            target = (path.parent / file).resolve() if file else path
            assert target.exists(), link
            assert not heading or heading in anchors(target), link


def anchors(path: Path) -> set[str]:
    titles = re.findall(r"^#+ (.*)$", BLOCK.sub("", path.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


# ---- rules


@cache
def places() -> tuple[tables.Places, tables.Places]:
    code = tables.places_in_code(tables.CODE)
    return code, tables.places_in_tests(tables.TESTS)


def test_the_tables_of_rules_are_up_to_date() -> None:
    assert list(tables.stale()) == [], "run python scripts/tables.py"


def test_the_check_of_the_tables_finds_a_difference(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tables, "ROOT", tmp_path)
    monkeypatch.setattr(tables, "fresh", lambda: {tmp_path / "tables" / "rules.md": "new\n"})
    assert tables.main(["--check"]) == 1
    assert "rules.md is out of date" in capsys.readouterr().out
    assert tables.main([]) == 0
    assert tables.main(["--check"]) == 0


def test_every_module_has_its_line() -> None:
    listed = re.findall(r"^\| \[`([\w/]+\.py)`\]", MODULES, re.MULTILINE)
    package = ROOT / "src" / "mirabilia"
    assert sorted(listed) == sorted(
        path.relative_to(package).as_posix() for path in package.rglob("*.py")
    )


def test_a_module_without_a_docstring_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text('"""A."""\n', "utf-8")
    assert tables.first_sentence(tmp_path / "a.py") == "A."
    (tmp_path / "a.py").write_text("A = 1\n", "utf-8")
    with pytest.raises(SystemExit, match="has no docstring"):
        tables.first_sentence(tmp_path / "a.py")


def test_every_room_has_a_line_in_the_architecture() -> None:
    package = ROOT / "src" / "mirabilia"
    rooms = {path.parent.name for path in package.glob("*/__init__.py")} | {"web"}
    files = {path.name for path in package.glob("*.py") if not path.name.startswith("__")}
    (tree,) = re.findall(r"^src/mirabilia/\n(.*?)^```", ARCHITECTURE, re.MULTILINE | re.DOTALL)
    lines = [line.split()[0] for line in tree.splitlines()]
    assert sorted(lines) == sorted({f"{room}/" for room in rooms} | files)


def layers() -> list[set[str]]:
    """The parts of the package by what they may import, as import-linter reads them."""
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    (contract, *_) = tomllib.loads(text)["tool"]["importlinter"]["contracts"]
    found = [set(re.findall(r"\w+", layer)) for layer in contract["layers"]]
    assert found[0] == {"__main__"}
    return found[1:]


def test_the_order_of_the_rooms_is_that_of_their_imports() -> None:
    *above, base = layers()
    (drawn,) = re.findall(
        r"^Imports go one way:\n\n```\n(.*?)```", ARCHITECTURE, re.MULTILINE | re.DOTALL
    )
    first, *others = drawn.replace(".py", "").split("\n")
    (joint, *rest) = [group for line in others for group in line.split(" <- ") if group]
    groups = [set(group.split(", ")) for group in [*first.split(" <- "), *rest]]
    assert first.endswith(joint)
    assert groups == above[::-1]
    (all_may,) = re.findall(r"All may import\s(.*?), which import none", ARCHITECTURE, re.DOTALL)
    assert {name.removesuffix(".py").removesuffix("/") for name in quoted(all_may)} == base


def test_contributors_are_told_of_every_part() -> None:
    *above, base = layers()
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    told = [set(quoted(part)) for part, _ in rows(section("Where things live", text))]
    assert told[: len(above)] == above
    assert sorted(name for part in told[len(above) :] for name in part) == sorted(base)
    assert told[len(above)] == {"arguments"}


def test_every_chapter_has_rules() -> None:
    assert {rule[0] for rule in tables.rules(RULES)} == set(CHAPTERS)


def test_every_word_for_how_sure_a_figure_is_is_explained() -> None:
    explained = re.findall(
        r"^- \*(\w+)\*:", section("How sure the figures are", RULES), re.MULTILINE
    )
    assert explained == list(PROVENANCE)


def test_every_rule_is_named_in_the_code() -> None:
    code, _ = places()
    assert [rule for rule in tables.rules(RULES) if rule not in code] == []


def test_every_rule_has_a_test() -> None:
    _, tests = places()
    assert [rule for rule in tables.rules(RULES) if rule not in tests] == []


def test_code_and_tests_name_only_rules_that_exist() -> None:
    named = {rule for found in places() for rule in found if rule[0] in CHAPTERS}
    assert named - set(tables.rules(RULES)) == set()


def test_documents_name_only_rules_that_exist() -> None:
    texts = [path.read_text("utf-8") for path in DOCUMENTS]
    named = {rule for text in texts for rule in tables.named_in(text) if rule[0] in CHAPTERS}
    assert named - set(tables.rules(RULES)) == set()


def test_places_are_found_by_comment_range_mark_and_name(tmp_path: Path) -> None:
    source = '"""B-1 to B-3."""\nclass A:\n    def f(self):\n        pass  # as B-2 says\n'
    marked = '@pytest.mark.rule("B-1", "B-2")\ndef test_f(): ...\ndef test_b_3_g(): ...\n'
    (tmp_path / "a.py").write_text(source, "utf-8")
    assert tables.places_in_code(tmp_path) == {
        "B-1": {(tmp_path / "a.py", "")},
        "B-2": {(tmp_path / "a.py", ""), (tmp_path / "a.py", "A.f")},
        "B-3": {(tmp_path / "a.py", "")},
    }
    (tmp_path / "a.py").write_text(marked, "utf-8")
    assert tables.places_in_tests(tmp_path) == {
        "B-1": {(tmp_path / "a.py", "test_f")},
        "B-2": {(tmp_path / "a.py", "test_f")},
        "B-3": {(tmp_path / "a.py", "test_b_3_g")},
    }


# ---- the reference


def public_members() -> Iterator[str]:
    """Every public name, and every function and property of the public classes."""
    for name in mirabilia.__all__:
        yield name
        thing = getattr(mirabilia, name)
        members = vars(thing).items() if inspect.isclass(thing) else []
        for member, value in members:
            # Compiled, properties are descriptors, and so are attributes, which have no docstring.
            shown = isinstance(value, property | staticmethod) or inspect.isroutine(value)
            if shown and not member.startswith("_"):
                yield f"{name}.{member}"


@pytest.mark.parametrize("name", list(public_members()))
def test_public_names_have_docstrings(name: str) -> None:
    thing: Any = mirabilia
    for part in name.split("."):
        thing = getattr(thing, part)
    assert inspect.getdoc(thing)
