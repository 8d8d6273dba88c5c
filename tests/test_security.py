"""What is said of security is shown by tests that exist."""

from __future__ import annotations

import ast
import re

import pytest

from tests.support.documents import ROOT

TEXT = (ROOT / "docs" / "security.md").read_text("utf-8")
ROW = r"^\| (?!somebody tries|---)([^|]+) \| ([^|]+) \| ([^|]+) \|$"
ROWS = re.findall(ROW, TEXT, re.MULTILINE)
SHOWN = re.compile(r"`(tests/[\w/]+\.py)`: ((?:`test_\w+`(?:, | and )?)+)")


def functions_in(path: str) -> set[str]:
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_there_are_rows_of_every_kind() -> None:
    assert len(ROWS) > 30


@pytest.mark.parametrize(("attempt", "obstacle", "shown"), ROWS, ids=[row[0] for row in ROWS])
def test_every_row_names_tests_that_exist(attempt: str, obstacle: str, shown: str) -> None:
    assert attempt
    assert obstacle
    named = [
        (path, name) for path, names in SHOWN.findall(shown) for name in names.split("`")[1::2]
    ]
    assert named
    assert "".join(SHOWN.sub("", shown).split()) in ("", ";")
    assert [(path, name) for path, name in named if name not in functions_in(path)] == []


def test_who_publishes_is_told_to_fill_in_the_way_to_report() -> None:
    text = (ROOT / "SECURITY.md").read_text("utf-8")
    assert "**To be filled in by whoever publishes this:**" in text
    assert "@" not in text
    assert "://" not in text
