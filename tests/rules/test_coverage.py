"""No rule without a test: every rule and every fault is named by a test.

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

NUMBERS = {
    "B": (*range(1, 29), *range(30, 38), *range(40, 44), 50, 51, 52),
    "L": (*range(1, 10), *range(20, 35), 40),
    "C": tuple(range(1, 10)),
    "A": (
        *(1, 2, 3, *range(5, 15), *range(22, 26), 30, 31, 32, *range(35, 41)),
        *(45, 46, 50, 51, 55, 60, 61, 70, 71),
    ),
    "T": tuple(range(1, 10)),
    "X": (1, 2, 3),
    "D": (*range(1, 14), 20, 21),
}
RULES = [f"{chapter}-{number}" for chapter, numbers in NUMBERS.items() for number in numbers]

FAULTS = range(1, 33)


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


def rules_in(name: str) -> set[str]:
    """The rules that a test's name names: test_b_23_... shows B-23, test_a_10_a_14_... both."""
    found = re.match(r"test((?:_[blcatxd]_\d+)+)_", name)
    numbers = re.findall(r"_([a-z])_(\d+)", found[1]) if found else []
    return {f"{chapter.upper()}-{number}" for chapter, number in numbers}


@cache
def shown_by_name() -> set[str]:
    return set().union(*(rules_in(name) & rules for name, rules in written()))


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test_of_its_name(rule: str) -> None:
    assert rule in shown_by_name()


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_has_a_test(fault: int) -> None:
    assert any(re.match(rf"test_fault_{fault:02}(_|$)", name) for name, _ in written())


def test_names_and_marks_agree() -> None:
    """A test that is named after a rule is marked with it; no mark names a rule there is not."""
    for name, rules in written():
        assert rules_in(name) <= rules <= set(RULES), name
