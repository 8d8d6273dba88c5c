"""Tests that run beside busy loops: what is counted, and what is named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import beside
from benchmarks.beside import FAILED, Round

# Fails in the first run alone.
MOODY = """
from pathlib import Path

def test_it_is_steady():
    pass

def test_it_is_the_second_time():
    note = Path(__file__).with_name("note")
    before = note.exists()
    note.touch()
    assert before, "the first - time"
"""


@pytest.mark.wide
def test_green_runs_are_counted_and_what_failed_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, out = tmp_path / "test_moody.py", tmp_path / "beside.json"
    file.write_text(MOODY, "utf-8")
    options = ["--loops", "1", "--jobs", "0", "--out", str(out), "--kept", str(tmp_path / "kept")]
    assert beside.main([*options, "--times", "2", str(file)]) == 1
    found = json.loads(out.read_text("utf-8"))
    assert (found["loops"], found["runs"], found["green"]) == (1, 2, 1)
    (failed,) = found["failed"].items()
    assert failed[0].endswith("test_moody.py::test_it_is_the_second_time")
    assert failed[1] == 1
    assert capsys.readouterr().out.endswith("1 of 2 runs were green\n")

    # Once more is one run more; with other loops, all are others.
    assert beside.main([*options, "--times", "3", str(file)]) == 1
    again = json.loads(out.read_text("utf-8"))
    assert (again["runs"], again["green"], again["failed"]) == (3, 2, found["failed"])
    assert again["seconds"][:2] == found["seconds"]
    assert capsys.readouterr().out.splitlines()[0].startswith("3: green")
    assert beside.main([*options, "--loops", "2", "--times", "1", str(file)]) == 0


def test_tests_that_fail_more_often_come_first() -> None:
    rounds = [Round(1.4, 1, ["a"]), Round(2.0, 1, ["a", "b"]), Round(3.0, 0, [])]
    found = beside.summary(rounds)
    assert found == {"runs": 3, "green": 1, "seconds": [1, 2, 3], "failed": {"a": 2, "b": 1}}


def test_a_failure_is_named_without_its_reason() -> None:
    lines = (
        "..F\nFAILED tests/a.py::test_b[c d] - assert 1 - 2\nERROR tests/a.py::test_e\n1 failed\n"
    )
    assert FAILED.findall(lines) == ["tests/a.py::test_b[c d]", "tests/a.py::test_e"]
