"""Courses of training: the same weights however they are run, and nothing kept that plays worse."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from mirabilia.bots.learned import SETS, read_weights, shipped
from mirabilia.bots.search.habits import Habits
from mirabilia.catalog import load
from mirabilia.cli import main
from mirabilia.training import course as courses
from mirabilia.training.course import Course, ImpossibleTraining, Training, begun, restored, resumed
from mirabilia.training.curves import curves
from mirabilia.training.gate import NOT_WEAKER, compared
from mirabilia.training.learner import Learner
from mirabilia.training.lessons import VERSION, Chunk, Lessons, play_chunk, tables


def few(chunks: Sequence[Chunk]) -> Iterable[Lessons]:
    """One game of each of two chunks."""
    return [play_chunk(replace(chunk, games=1)) for chunk in chunks[:2]]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A gate that is passed or not after a few games."""
    few_pairs = partial(compared, pairs=2)
    monkeypatch.setattr(courses, "compared", few_pairs)


# ---- lessons


def test_the_same_chunk_teaches_the_same() -> None:
    weights = begun(Course("base")).kept
    found = play_chunk(Chunk("base", 5, weights, 2))
    assert found == play_chunk(Chunk("base", 5, weights, 2))
    assert found.slopes
    assert found.slopes != play_chunk(Chunk("base", 6, weights, 2)).slopes
    assert found.choices > 2 * 3 * 15
    assert 0 < found.surest < found.choices


def test_lessons_add_up() -> None:
    one = Lessons({1: 2.0, 2: 1.0}, 10, 90.0, 5.0, 100.0, 3)
    one.add(Lessons({2: 1.0, 3: -1.0}, 10, 90.0, 5.0, 100.0, 3))
    assert one == Lessons({1: 2.0, 2: 2.0, 3: -1.0}, 20, 180.0, 10.0, 200.0, 6)
    assert one.spread == 3


@pytest.mark.parametrize("name", SETS)
def test_all_kinds_of_tables_are_played(name: str) -> None:
    found = tables(name)
    players = {table["players"] for table in found}
    assert players == (set(range(3, 8)) if name == "base" else set(range(3, 9)))
    assert {table["sides"] for table in found} == {"choose", "random"}
    assert any(table.get("boards") == "pick" for table in found)
    if name == "boxes":
        assert any(table.get("teams") for table in found)
        assert any(table.get("leaders") == "expert" for table in found)


# ---- learning


def test_weights_go_uphill_and_those_that_did_not_come_up_stay() -> None:
    learner = Learner([0.0] * 4)
    for _ in range(3):
        learner.learn(Lessons({0: 5.0, 1: -0.1}, 10, 40.0), 0.1)
    assert learner.weights[0] == pytest.approx(0.3)
    assert learner.weights[1] == pytest.approx(-0.3, abs=1e-4)
    assert learner.weights[2:] == [0.0, 0.0]


def test_a_course_begins_with_the_habits_of_version_1() -> None:
    training = begun(Course("base"))
    assert training.weights_file() == begun(Course("base", seed=2)).weights_file().replace(
        '"seed":2', '"seed":1'
    )
    data = json.loads(training.weights_file())
    first = shipped("base")
    assert data["figures"] == first["figures"]
    row = first["habits"]["card"]["palace"]
    assert data["habits"]["card"]["palace"] == pytest.approx([2 * weight for weight in row])
    habits = read_weights(data, load(), ("base",)).habits
    assert habits.version == VERSION
    assert habits.count > Habits(load(), []).count


@pytest.mark.usefixtures("quick")
def test_a_course_that_was_stopped_goes_on_as_if_it_had_not(tmp_path: Path) -> None:
    course = Course("base", seed=3, batches=2)
    whole = begun(course)
    whole.advance(few)
    path = tmp_path / "checkpoint.json"
    path.write_text(json.dumps(whole.checkpoint()), "utf-8")
    whole.advance(few)
    again = resumed(path, course)
    assert (again.batch, again.is_over) == (1, False)
    again.advance(few)
    assert again.is_over
    assert again.learner.weights == whole.learner.weights
    assert again.curve == whole.curve
    assert again.gates == whole.gates
    assert ET.fromstring(curves(again)).tag.endswith("svg")


def test_what_is_no_checkpoint_of_the_course_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "checkpoint.json"
    course = Course("base")
    with pytest.raises(ImpossibleTraining, match="there is no"):
        resumed(path, course)
    path.write_text(json.dumps(begun(course).checkpoint()), "utf-8")
    assert restored(course, json.loads(path.read_text("utf-8"))).kept == begun(course).kept
    with pytest.raises(ImpossibleTraining, match="another course"):
        resumed(path, Course("base", seed=2))
    for text in ("", "{}", "[]", '{"course": {"name": "base"}}'):
        path.write_text(text, "utf-8")
        with pytest.raises(ImpossibleTraining, match="no checkpoint"):
            resumed(path, course)


# ---- gate


def test_weights_that_play_worse_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turned around, they choose what they should leave."""
    course = Course("base", batches=1)
    training = begun(course)
    good = training.kept
    bad = Training(course, Learner([-weight for weight in good]), good)
    monkeypatch.setattr(bad.learner, "learn", lambda *_: None)
    bad.advance(few)
    assert bad.gates[0]["verdict"] == NOT_WEAKER.no
    assert not bad.gates[0]["kept"]
    assert bad.kept == good
    assert bad.made()["kept_after"] == 0


def test_weights_are_no_worse_than_themselves() -> None:
    weights = begun(Course("base")).kept
    found = compared("base", weights, weights, 1, 4)
    assert (found.number, found.sum, found.squares) == (4, 0.0, 0.0)


# ---- the command


def test_the_command_says_what_it_cannot_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "base-checkpoint.json").write_text("{}", "utf-8")
    where = ["--out", str(tmp_path)]
    for arguments, told in [
        ([*where], "is there already"),
        (["--resume", *where], "no checkpoint"),
        (["--jobs", "0", *where], "--jobs can be 1 to"),
        (["--batches", "0", *where], "at least 1 batch"),
    ]:
        assert main(["train", "base", *arguments]) == 2
        assert told in capsys.readouterr().err


@pytest.mark.usefixtures("quick")
def test_the_command_writes_weights_curves_and_a_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("mirabilia.training.command.play_chunk", lambda chunk: few([chunk])[0])  # type: ignore[index]
    assert main(["train", "base", "--batches", "1", "--out", str(tmp_path)]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        *("base-checkpoint.json", "base-curves.svg", "base.json")
    ]
    said = capsys.readouterr()
    assert "batch 1 of 1" in said.err
    assert "base.json" in said.out
    made = json.loads((tmp_path / "base.json").read_text("utf-8"))["made"]
    assert (made["version"], made["set"], made["batches"]) == (2, "base", 1)
