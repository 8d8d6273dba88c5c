"""No rule without a test: every rule and every fault of the base game is named by a test.

Tests are read, not run, so that this holds whichever of them are chosen for a run.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]

# Chapters B and D, as far as the base game reaches them.
RULES = [f"B-{number}" for number in (*range(1, 29), *range(30, 38), *range(40, 44), 50, 51, 52)]
RULES += [f"D-{number}" for number in (1, 4, 5, 6, 20, 21)]

# Leaders, Cities, Armada, teams, and all of them together.
OTHER_CHAPTERS = r"[LCATX]-\d+"

# The faults that need no box beyond the base game.
FAULTS = [*range(1, 18), 19, 21, 22, *range(25, 31)]


@cache
def written() -> list[tuple[str, set[str]]]:
    """Every test by its name, with the rules that its marks name."""
    return [
        (node.name, set(marked(node)))
        for path in sorted(TESTS.rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def marked(test: ast.FunctionDef) -> Iterator[str]:
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            yield from (str(ast.literal_eval(argument)) for argument in decorator.args)


def rule_in(name: str) -> str | None:
    """The rule that a test's name names: test_b_23_... shows B-23."""
    found = re.match(r"test_([bd])_(\d+)_", name)
    return f"{found[1].upper()}-{found[2]}" if found else None


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test_of_its_name(rule: str) -> None:
    assert any(rule_in(name) == rule and rule in rules for name, rules in written())


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_has_a_test(fault: int) -> None:
    assert any(re.match(rf"test_fault_{fault:02}(_|$)", name) for name, _ in written())


def test_names_and_marks_agree() -> None:
    """A test that is named after a rule is marked with it; no mark names a rule there is not."""
    for name, rules in written():
        named = rule_in(name)
        assert named is None or named in rules, name
        assert all(rule in RULES or re.fullmatch(OTHER_CHAPTERS, rule) for rule in rules), name
