"""`mirabilia review`: its table, page and data, in every language, and what it refuses."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from mirabilia import Game, cli
from mirabilia.game import steps_of
from mirabilia.lab.review_page import ReviewPage
from mirabilia.locales import LANGUAGES, Words, load_words
from mirabilia.review import Effort, Review, review
from mirabilia.terminal.reviewing import Report
from mirabilia.terminal.telling import Telling
from scripts.pseudo import pseudo
from tests.support.play import choose
from tests.terminal.desk import Desk
from tests.terminal.test_languages import outside

BOXES = ["leaders", "cities", "armada"]
QUICK = ["--iterations", "2", "--rounds", "2", "--jobs", "1"]


def played(**options: Any) -> Game:
    game = Game.new(**{"players": 3, "seed": "page", **options})
    rng = Random(3)
    while not game.over:
        for seat, decision in game.pending.items():
            game.play(seat, choose(rng, decision.moves))
    return game


@cache
def base() -> tuple[Game, Review]:
    game = played()
    return game, review(game.record(), Effort(2, 2))


@cache
def boxes() -> tuple[Game, Review]:
    game = played(expansions=BOXES, players=4)
    return game, review(game.record(), Effort(1, 2))


def telling(words: Words, of: tuple[Game, Review]) -> Telling:
    game, found = of
    return Telling(words, steps_of(game.record()), found)


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(base()[0].record()), "utf-8")
    return str(path)


# ---- what is drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_with_all_boxes_in_every_language(language: str) -> None:
    words = load_words(language)
    told = telling(words, boxes())
    desk = Desk([], words=words)
    Report(told).show(desk.screen, range(4))
    assert words("review-chances") in desk.text
    html = ReviewPage(told, "made").html()
    assert f'<html lang="{language}">' in html
    # Every decision is on the page.
    assert html.count("<tr") > len(boxes()[1].decisions)


def test_every_word_of_a_review_is_one_of_the_messages() -> None:
    words = Words("en", pseudo())
    desk = Desk([], words=words)
    Report(telling(words, base())).show(desk.screen, [0])
    assert outside(desk.flat) == set()


def test_the_chart_has_a_line_for_each_seat() -> None:
    told = telling(load_words("en"), base())
    svg = ET.fromstring(ReviewPage(told, "made").chart())
    lines = svg.findall("svg/polyline")
    assert len(lines) == 3
    moments = told.review.moments
    for seat, line in enumerate(lines):
        places = [pair.split(",") for pair in line.attrib["points"].split()]
        assert [float(x) for x, _ in places] == list(range(len(moments)))
        heights = [1 - float(y) for _, y in places]
        assert heights == pytest.approx([one.chances[seat] for one in moments], abs=1e-4)
    assert len({(line.attrib["class"], line.attrib["stroke-dasharray"]) for line in lines}) == 3


def test_the_page_needs_nothing_from_elsewhere() -> None:
    html = ReviewPage(telling(load_words("en"), boxes()), "made").html()
    assert not re.search(r"https?:|<script|<link|src=|@import|url\(", html)
    assert "--iterations 1 --rounds 2" in html


# ---- the command


def test_review_prints_its_tables(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["review", record, *QUICK, "--language", "en", "--seat", "1"]) == 0
    text = capsys.readouterr().out
    words = load_words("en")
    assert words("review-chances") in text
    assert words("review-accounts") in text
    assert text.count(words("review-decisions", city="").strip()) == 1


def test_review_prints_one_object(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["review", record, *QUICK, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["players"] == 3
    assert data["made"]["rounds"] == 2
    assert len(data["decisions"]) == len(base()[0].record()["entries"])


def test_review_writes_a_page(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "review.html"
    asked = ["review", record, *QUICK, "--html", str(page), "--language", "en"]
    assert cli.main(asked) == 0
    assert str(page) in capsys.readouterr().out
    assert page.read_text("utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--seat", "3"], "there is no seat 3: --seat is 0 to 2"),
        (["--jobs", "0"], "1 or more, not 0"),
        (["--iterations", "0"], "at least 1 iteration"),
        (["--rounds", "1"], "at least 2 rounds"),
        (["--html", "no/such/page.html"], "no folder no/such"),
        (["--html", "."], "--html needs the name of a file"),
        (["--language", "tlh"], "no words in 'tlh'"),
    ],
)
def test_review_refuses_what_makes_no_sense(
    record: str, args: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["review", record, "--language", "en", *args]) == 2
    error = capsys.readouterr().err
    assert says in error
    assert error.count("\n") == 1


def test_review_refuses_what_is_no_finished_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = base()[0].record()
    begun = {**record, "digest": None, "entries": record["entries"][:9]}
    broken = {**begun, "entries": [[0, "card", "dance"]]}
    for data, says in [
        (begun, "a game that is not over"),
        (broken, "dance"),
        ({"format": 1}, "it has no entries"),
    ]:
        path = tmp_path / "record.json"
        path.write_text(json.dumps(data), "utf-8")
        assert cli.main(["review", str(path), "--language", "en"]) == 2
        assert says in capsys.readouterr().err
    assert cli.main(["review", str(tmp_path / "none.json"), "--language", "en"]) == 2
    assert "cannot be read" in capsys.readouterr().err
