"""Tests that run beside busy loops: what is counted, and what is named."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from benchmarks import beside, long
from benchmarks.beside import FAILED, Round
from benchmarks.long import Progress

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
    lines = capsys.readouterr().out.splitlines()
    kept = f"1, kept: exit status 1, {found['seconds'][0]} s, {failed[0]}"
    assert [lines[0], lines[1].partition(",")[0], lines[-1]] == [
        kept,
        "2",
        "2 of 3 runs were green",
    ]
    assert lines[2].startswith("3: green")
    # What was red is not forgotten when fewer are wanted.
    assert beside.main([*options, "--times", "1", str(file)]) == 1
    assert json.loads(out.read_text("utf-8"))["runs"] == 3
    assert beside.main([*options, "--loops", "2", "--times", "1", str(file)]) == 0


# Each run waits for the other, and neither may find anything in its folders.
TOGETHER = """
import os, time
from pathlib import Path

def test_it_is_not_alone(tmp_path_factory, pytestconfig):
    base = tmp_path_factory.getbasetemp()
    cache = pytestconfig.cache.mkdir("here") / "note"
    assert not cache.exists()
    cache.touch()
    notes = Path(__file__).with_name("notes")
    notes.mkdir(exist_ok=True)
    (notes / str(os.getpid())).write_text(f"{base} {cache.parent}")
    end = time.monotonic() + 120
    while len(list(notes.iterdir())) < 2 and time.monotonic() < end:
        time.sleep(0.05)
    found = [note.read_text().split() for note in notes.iterdir()]
    assert len(set(sum(found, []))) == 4
"""


@pytest.mark.wide
def test_runs_at_once_have_files_of_their_own(tmp_path: Path) -> None:
    file, out = tmp_path / "test_together.py", tmp_path / "beside.json"
    file.write_text(TOGETHER, "utf-8")
    options = ["--loops", "1", "--jobs", "0", "--out", str(out), "--kept", str(tmp_path / "kept")]
    assert beside.main([*options, "--times", "2", "--at-once", "2", str(file)]) == 0
    found = json.loads(out.read_text("utf-8"))
    assert (found["at once"], found["runs"], found["green"]) == (2, 2, 2)


def test_a_run_that_was_not_finished_is_the_one_that_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Runs at once end in any order: what was red stays, under its number."""

    async def run(tests: Sequence[str], jobs: int) -> Round:
        return Round(1.0, 0, [])

    monkeypatch.setattr(beside, "run", run)
    tests, kept, out = ["tests/a.py"], tmp_path / "kept", tmp_path / "out.json"
    progress = Progress(beside.name_of(tests, 0, 2), kept, beside.key_of(tests, 0, 2))
    progress.done("2", {"status": 1, "failed": ["tests/a.py::test_a"]}, 5.0)
    options = ["--loops", "0", "--at-once", "2", "--times", "2", "--kept", str(kept)]
    assert beside.main([*options, "--out", str(out), *tests]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "2, kept: exit status 1, 5 s, tests/a.py::test_a",
        "1: green, 1 s",
        "1 of 2 runs were green",
    ]


def test_what_is_run_otherwise_has_files_of_its_own() -> None:
    whole, page = ["tests"], ["tests/server", "tests/web"]
    names = {
        beside.name_of(tests, loops, at_once)
        for tests in (whole, page, [*page, "--", "-k", "a b"], ["a" * 300], ["b" * 300])
        for loops in (4, 8)
        for at_once in (1, 5)
    }
    assert len(names) == 20
    assert beside.name_of(page, 8, 1) == "beside-8-tests-server-tests-web"
    assert max(map(len, names)) < 130


@pytest.mark.parametrize("name", ["a.py", "a.js", "a.css", "a.html", "a.ftl", "a.json"])
def test_what_the_page_is_made_of_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(long, "ROOT", tmp_path)
    file = tmp_path / "src" / "mirabilia" / "web" / name
    file.parent.mkdir(parents=True)
    file.touch()
    before = beside.key_of(["tests"], 4, 1)
    assert beside.key_of(["tests"], 4, 1) == before
    file.write_text("1", "utf-8")
    assert beside.key_of(["tests"], 4, 1) != before


def test_tests_that_fail_more_often_come_first() -> None:
    rounds = [Round(1.4, 1, ["a"]), Round(2.0, 1, ["a", "b"]), Round(3.0, 0, [])]
    found = beside.summary(rounds)
    assert found == {"runs": 3, "green": 1, "seconds": [1, 2, 3], "failed": {"a": 2, "b": 1}}


def test_a_failure_is_named_without_its_reason() -> None:
    lines = (
        "..F\nFAILED tests/a.py::test_b[c d] - assert 1 - 2\nERROR tests/a.py::test_e\n1 failed\n"
    )
    assert FAILED.findall(lines) == ["tests/a.py::test_b[c d]", "tests/a.py::test_e"]
