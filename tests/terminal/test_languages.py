"""The terminal and the lab in every language: what is chosen, whole games, plain terminals."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet

from mirabilia import cli
from mirabilia.game import Game, steps_of
from mirabilia.lab import command as lab
from mirabilia.locales import LANGUAGES, Words, chosen, load_words, system_words
from mirabilia.options import EXPANSIONS
from mirabilia.terminal.screen import plain
from mirabilia.terminal.stepper import Stepper
from mirabilia.terminal.viewer import show_game
from scripts.pseudo import CLOSING, OPENING, pseudo
from tests.terminal.desk import Desk, fidgety, sit_down

PSEUDO = Words("en", pseudo())
FEW = ("pseudo", "pl")
SETTINGS = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
BOXES = pytest.mark.parametrize("boxes", [(), EXPANSIONS], ids=["base", "all"])


def speaking(language: str) -> Words:
    return PSEUDO if language == "pseudo" else load_words(language)


def whole_game(words: Words, boxes: tuple[str, ...]) -> tuple[Desk, Game]:
    game = Game.new(players=4, expansions=boxes, seed=f"languages {len(boxes)}")
    desk, session = sit_down(game, fidgety(1, words), bots="random", words=words)
    session.run()
    return desk, game


def in_turn() -> Iterator[ParameterSet]:
    """All languages in the long run; in the normal one those of `FEW`."""
    for language in [*LANGUAGES, "pseudo"]:
        yield pytest.param(language, marks=[] if language in FEW else [pytest.mark.long])


@BOXES
@pytest.mark.parametrize("language", [*in_turn()])
def test_a_whole_game(language: str, boxes: tuple[str, ...]) -> None:
    words = speaking(language)
    desk, game = whole_game(words, boxes)
    assert game.over
    assert words("prompt-save") in desk.prompts
    replay = Desk([], words=words)
    Stepper(words, replay.screen, steps_of(game.record())).tell_all(0)
    show_game(words, replay.screen, game)
    assert max(map(len, f"{desk.text}{replay.text}".splitlines())) <= 200


@BOXES
def test_every_word_of_the_terminal_is_one_of_the_messages(boxes: tuple[str, ...]) -> None:
    """What was typed apart, and the numerals of ages and levels."""
    desk, _ = whole_game(PSEUDO, boxes)
    assert outside(desk.flat) == set()


def outside(text: str) -> set[str]:
    """The words that stand outside of the marks."""
    depth, bare = 0, ""
    for sign in text:
        depth += (sign == OPENING) - (sign == CLOSING)
        bare += sign if depth == 0 else " "
    return set(re.findall(r"[^\W\d_]{2,}", bare))


# ---- which language


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A system that says nothing about languages."""
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("mirabilia.locales.LANGUAGES", ("en", "it", "pl"))
    return monkeypatch


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "pl@euro"}, "pl"),
        ({"LANG": "it_IT", "LANGUAGE": "nl:pl:it"}, "pl"),
        ({"LANG": "nl_NL"}, "en"),
        ({"LANG": "POSIX"}, "en"),
    ],
)
def test_the_system_chooses_the_language(
    nowhere: pytest.MonkeyPatch, settings: dict[str, str], language: str
) -> None:
    for name, value in settings.items():
        nowhere.setenv(name, value)
    assert chosen(None) == language
    assert chosen("it") == "it"


def test_a_language_that_is_not_there_is_refused(
    nowhere: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(ValueError, match="no words in 'tlh'; there are: en, it, pl"):
        chosen("tlh")
    assert cli.main(["play", "--language", "tlh"]) == 2
    assert (
        capsys.readouterr().err == "mirabilia: there are no words in 'tlh'; there are: en, it, pl\n"
    )


def test_what_the_server_says_is_in_the_language_of_the_system(nowhere: pytest.MonkeyPatch) -> None:
    nowhere.setattr("mirabilia.locales.LANGUAGES", ("en",))
    assert system_words() is load_words("en")


@pytest.mark.parametrize("command", ["play", "replay", "review", "show", "lab"])
def test_commands_take_a_language(command: str) -> None:
    parser = argparse.ArgumentParser()
    cli.command_module(command).add_arguments(parser)
    action = next(one for one in parser._actions if "--language" in one.option_strings)
    assert action.default is None


@pytest.fixture
def in_pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The commands speak the made-up language as if it was Polish."""
    made_up = pseudo()
    monkeypatch.setattr("mirabilia.locales.LANGUAGES", ("en", "pl"))
    monkeypatch.setattr("mirabilia.locales.source_of", lambda language: made_up)
    load_words.cache_clear()
    yield
    load_words.cache_clear()


@pytest.mark.usefixtures("in_pseudo")
def test_errors_are_told_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "--language", "pl", "--players", "12"]) == 2
    assert capsys.readouterr().err.startswith(f"mirabilia: {OPENING}")
    assert cli.main(["simulate", "--bots", "nobody", "--games", "1"]) == 2
    assert "nobody" in capsys.readouterr().err


def test_errors_are_told_in_english_as_to_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "--language", "en", "--players", "12"]) == 2
    assert capsys.readouterr().err == "mirabilia: 12 cannot play: the game is for 3 to 7 players\n"


# ---- numbers, and plain terminals


def test_numbers_are_those_of_the_language() -> None:
    figure = "figure = { $number }"
    assert Words("en", figure)("figure", number=1234.5) == "1,234.5"
    assert Words("de", figure)("figure", number=1234.5) == "1.234,5"
    assert Words("pl", figure)("figure", number=12345) == "12\N{NO-BREAK SPACE}345"


def test_letters_lose_their_accents_where_they_cannot_be_shown() -> None:
    shown = "zażółć gęślą jaźń, Ąż Ł: così è, piñata, ça œuvre, Straße\N{NARROW NO-BREAK SPACE}!"
    assert (
        "".join(map(plain, shown))
        == "zazolc gesla jazn, Az L: cosi e, pinata, ca oeuvre, Strasse !"
    )
    assert plain("Ъ") == "?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lab_in_every_language(language: str, tmp_path: Path) -> None:
    page = tmp_path / "lab.html"
    asked = ["lab", "--games", "6", "--bots", "random", "--language", language]
    assert cli.main([*asked, "--seed", "1", "--out", str(page)]) == 0
    html = page.read_text("utf-8")
    assert f'<html lang="{language}">' in html
    assert load_words(language)("lab-title") in html


def test_the_lab_speaks_to_programs_without_words(monkeypatch: pytest.MonkeyPatch) -> None:
    words, _ = lab.words_and_page("en")
    assert words is load_words("en")
