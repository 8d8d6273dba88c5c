"""Errors carry codes and data: what is raised has its sentence, and every sentence is raised."""

from __future__ import annotations

import ast
import pickle
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from mirabilia import ImpossibleGame, ImpossibleView, MirabiliaError, errors

SOURCES: Final = Path(errors.__file__).parent
KINDS: Final = {
    name: kind
    for name, kind in vars(errors).items()
    if isinstance(kind, type) and issubclass(kind, MirabiliaError)
}


# What the sentence has no use for: docs/notation.md says who has.
FOR_PROGRAMS = {("IllegalMove", "missing"): {"goods"}}


def raised() -> Iterator[tuple[str, str, set[str]]]:
    """Each error that the library makes of plain words: its class, its code, its data's names."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            data = {keyword.arg for keyword in node.keywords}
            if node.func.id in KINDS and node.args and None not in data:
                for code in literals(node.args[0]):
                    yield node.func.id, code, {name for name in data if name}


def literals(node: ast.expr) -> list[str]:
    """The texts that an expression can be; none if it is worked out elsewhere."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return []


def fields(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def test_what_is_raised_has_a_sentence_and_its_data() -> None:
    found = list(raised())
    assert ("ImpossibleView", "seen", {"where"}) in found
    for kind, code, data in found:
        told = fields(KINDS[kind].sentences[code]) | FOR_PROGRAMS.get((kind, code), set())
        assert told == data, (kind, code)


def test_every_sentence_about_views_is_raised() -> None:
    assert {code for kind, code, _ in raised() if kind == "ImpossibleView"} == set(
        ImpossibleView.sentences
    )


@pytest.mark.parametrize("code", ImpossibleView.sentences)
def test_an_impossible_view_is_an_impossible_game_in_one_line(code: str) -> None:
    data = dict.fromkeys(fields(ImpossibleView.sentences[code]), 3)
    error = pickle.loads(pickle.dumps(ImpossibleView(code, **data)))
    assert isinstance(error, ImpossibleGame)
    assert (error.code, error.data) == (code, data)
    where, reason = str(error).split(": ", 1)
    assert where
    assert reason
    assert "\n" not in reason
