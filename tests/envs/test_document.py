"""The examples about environments work when pasted."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from mirabilia.encoding import VERSION, things
from mirabilia.encoding.layout import layout_of

TEXT = (Path(__file__).parents[2] / "docs" / "envs.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```py\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_examples_run(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    if "pyspiel" in EXAMPLES[number]:
        pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel here")
    names: dict[str, Any] = {}
    exec(EXAMPLES[number], names)
    assert capsys.readouterr().out


def test_figures_of_the_encoding_are_those_of_the_document() -> None:
    boxes = ("leaders", "cities", "armada")
    small = layout_of(False, {"players": 3}).size
    large = layout_of(False, {"players": 7, "expansions": boxes}).size
    text = " ".join(TEXT.split())
    assert f"This is version {VERSION}," in text
    assert f"There are {things().count:,}, the same at every table" in text
    assert f"{small} with three players and the base game, {large:,} with seven" in text


def test_every_kind_of_block_is_explained() -> None:
    layout = layout_of(True, {"players": 3, "expansions": ("leaders", "armada")})
    explained = set(re.findall(r"`([^`]+)`", TEXT.partition("| block |")[2].partition("\n\n")[0]))
    named = {re.sub(r"\d+", "0", name) for name in explained}
    assert {re.sub(r"\d+", "0", block.name) for block in layout.blocks} <= named
