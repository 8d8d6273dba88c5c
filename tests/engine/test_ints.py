"""Ints that mean something go by their names: below the library's face a seat is a `Seat`."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

import mirabilia

SOURCES: Final = Path(mirabilia.__file__).parent


@pytest.mark.parametrize("room", ["engine", "inference", "encoding", "bots", "foresight"])
def test_no_argument_takes_a_seat_for_a_bare_number(room: str) -> None:
    named = {
        (path.name, node.lineno): ast.unparse(node.annotation)
        for path in (SOURCES / room).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.arg) and node.arg == "seat" and node.annotation is not None
    }
    assert "Seat" in named.values()
    assert [where for where, kind in named.items() if kind.split(" ")[0] == "int"] == []


@pytest.mark.parametrize("argument", ["act", "payment"])
def test_no_argument_takes_an_action_or_a_payment_for_a_bare_number(argument: str) -> None:
    """In the whole package: outside the engine they are only handed on."""
    named = {
        (path.name, node.lineno): ast.unparse(node.annotation)
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.arg) and node.arg == argument and node.annotation is not None
    }
    assert named
    assert [where for where, kind in named.items() if kind.split(" ")[0] == "int"] == []
