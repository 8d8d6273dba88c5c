"""The table of limits: what may be set, and what is refused in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from mirabilia.server.limit_texts import describe, read_limits
from mirabilia.server.limits import Limits, Rate


def test_a_limit_is_set_by_its_name() -> None:
    assert read_limits(["chat=20/5"]).chat == Rate(20, 5)
    assert read_limits([]) == Limits()


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ("chatter=1/1", r"there is no limit 'chatter' \(did you mean 'chat'\?\)$"),
        ("zeal=1/1", "there is no limit 'zeal': there are chat"),
        ("chat=many", "'many' cannot be the limit 'chat': it is written like 8/10"),
        ("chat", "'' cannot be the limit 'chat'"),
        ("chat=0/10", "'0/10' cannot be the limit 'chat'"),
        ("chat=5/0", "'5/0' cannot be the limit 'chat'"),
        ("chat=5/nan", "'5/nan' cannot be the limit 'chat'"),
        ("chat=5/inf", "'5/inf' cannot be the limit 'chat'"),
    ],
)
def test_a_limit_that_cannot_be_is_refused_in_words(wish: str, told: str) -> None:
    with pytest.raises(ValueError, match=f"^{told}"):
        read_limits([wish])


def test_every_limit_says_what_it_bounds() -> None:
    assert {name for name, _, _ in describe()} == set(Limits.__struct_fields__)
    assert all(meaning for _, _, meaning in describe())


def test_the_usual_value_of_every_limit_can_be_written() -> None:
    assert read_limits([f"{name}={usual}" for name, usual, _ in describe()]) == Limits()


def test_the_usual_values_are_those_that_are_documented() -> None:
    table = Path(__file__).parents[2] / "docs" / "tables" / "limits.md"
    rows = [line for line in table.read_text("utf-8").splitlines() if line.startswith("| `")]
    assert rows == [f"| `{name}` | `{usual}` | {meaning} |" for name, usual, meaning in describe()]
