"""Stepping through records: forwards, back, with jumps, and all at once."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mirabilia import Game, ImpossibleGame
from mirabilia.bots import answer, make_bot
from mirabilia.game import steps_of
from mirabilia.terminal.replay import add_arguments, age_and_turn
from mirabilia.terminal.stepper import INTERRUPTED, Stepper, events_of, find, replay_file
from tests.support.plain import plain
from tests.terminal.desk import WORDS, Desk

BOARDS = ["gizah", "rhodos", "olympia"]


def finished(**options: Any) -> Game:
    game = Game.new(**{"players": 3, "boards": BOARDS, "seed": 5, **options})
    bot = make_bot("builder", Random(5))
    while not game.over:
        for decision in game.pending.values():
            game.play(decision.seat, answer(bot, game, decision))
    return game


GAME = finished()


def step_through(answers: Iterable[str], first: int = 0, game: Game = GAME) -> Desk:
    desk = Desk(answers)
    assert Stepper(WORDS, desk.screen, steps_of(game.record())).run(first) == 0
    return desk


def shown(desk: Desk) -> list[int]:
    """The numbers of the steps in the order in which they were shown."""
    return [int(number) for number in re.findall(r"═ Step (\d+) of", desk.text)]


def test_the_steps_are_the_reveals() -> None:
    steps = steps_of(GAME.record())
    assert [(step.age, step.turn) for step in steps[:3]] == [(0, 0), (0, 0), (1, 1)]
    assert steps[-1].game == GAME
    told = [event for step in steps for event in events_of(step)]
    assert [without_taker(plain(event)) for event in told] == GAME.events


def without_taker(event: dict[str, Any]) -> dict[str, Any]:
    """What the story adds to a conflict: who took the defeats."""
    return {name: value for name, value in event.items() if name != "taker"}


def test_every_step_is_told_with_its_age_and_turn() -> None:
    steps = steps_of(GAME.record())
    assert {(step.age, step.turn) for step in steps if step.age} == {
        (age, turn) for age in (1, 2, 3) for turn in range(1, 7)
    }


def test_forwards_back_and_jumps() -> None:
    last = len(steps_of(GAME.record())) - 1
    desk = step_through(["", "", "b", "b", "b", "7", "2.1", "999", "4.1", "x", str(last), "b", "q"])
    second_age = find(steps_of(GAME.record()), (2, 1))
    assert shown(desk) == [0, 1, 2, 1, 0, 0, 7, second_age, last, last - 1]
    assert desk.flat.count(WORDS("hint-step", last=last)) == 3


def test_enter_at_the_end_leaves() -> None:
    last = len(steps_of(GAME.record())) - 1
    desk = step_through([""], first=last)
    assert desk.prompts == [WORDS("prompt-step", step=last, last=last, where="end")]
    assert WORDS("title-sheet", when="end") in desk.text


def test_looking_at_a_step() -> None:
    desk = step_through(["c 1", "s", "l", "?", "c"], first=5)
    assert "holds" in desk.text
    assert WORDS("title-sheet", when="now") in desk.text
    assert WORDS("title-log") in desk.text
    assert "2.1 the first turn of age II" in desk.text
    assert shown(desk) == [5]


def test_nobody_is_you_and_nothing_is_hidden() -> None:
    desk = step_through([""] * 40)
    assert not re.search(r"\byou\b", desk.text, re.IGNORECASE)
    assert "a card" not in desk.flat.replace("a card from", "")


def test_all_at_once() -> None:
    desk = Desk([])
    Stepper(WORDS, desk.screen, steps_of(GAME.record())).tell_all(0)
    assert desk.prompts == []
    assert shown(desk) == list(range(len(steps_of(GAME.record()))))
    for age in (1, 2, 3):
        assert WORDS("title-conflicts", age=age) in desk.text
    assert "wins with" in desk.text or "share the victory" in desk.text


def test_a_record_that_ends_early() -> None:
    record = GAME.record()
    half = {**record, "entries": record["entries"][:30], "digest": None}
    desk = Desk([])
    Stepper(WORDS, desk.screen, steps_of(half)).tell_all(0)
    assert WORDS("notice-unfinished") in desk.text
    assert WORDS("title-sheet", when="now") in desk.text


def test_picked_boards_are_steps_of_their_own() -> None:
    game = finished(boards="pick")
    desk = step_through(["", "", "", ""], game=game)
    assert desk.flat.count("takes the board of") == 3
    assert "Seat 2" in desk.text


def test_babylons_last_card_is_a_step_of_its_own() -> None:
    for seed in range(40):
        game = finished(boards=["babylon", "gizah", "rhodos"], sides="night", seed=seed)
        steps = steps_of(game.record())
        if find(steps, (3, 7)) is not None:
            break
    else:
        pytest.fail("no game in which Babylon plays a last card")
    desk = Desk([])
    Stepper(WORDS, desk.screen, steps).tell_all(0)
    assert WORDS("chapter-last", age=3) in desk.text


def test_an_interrupt_leaves_with_its_status() -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    desk = Desk(interrupt)
    assert Stepper(WORDS, desk.screen, steps_of(GAME.record())).run(0) == INTERRUPTED


# ---- files


def replay_args(file: Path, **more: Any) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    args = parser.parse_args([str(file), "--all"])
    return argparse.Namespace(**{**vars(args), **more})


def write(folder: Path, text: str) -> Path:
    file = folder / "record.json"
    file.write_text(text, "utf-8")
    return file


@pytest.mark.parametrize("indent", [None, 2])
def test_a_record_on_one_line_or_pretty(
    indent: int | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, json.dumps(GAME.record(), indent=indent))
    assert replay_file(replay_args(file)) == 0
    assert "Age III, turn 6" in capsys.readouterr().out


def test_beginning_at_a_turn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, json.dumps(GAME.record()))
    assert replay_file(replay_args(file, start=(3, 2))) == 0
    out = capsys.readouterr().out
    assert "Age III, turn 2" in out
    assert "Age III, turn 1 " not in out
    with pytest.raises(ValueError, match="no turn 9 of age 3"):
        replay_file(replay_args(file, start=(3, 9)))


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        ("", ValueError, "is not JSON: line 1, column 1"),
        ("{", ValueError, "is not JSON: line 1, column 2"),
        ("[" * 100_000, ValueError, "nested too deeply"),
        ('{"entries": ' + "9" * 5000 + "}", ValueError, "number too long"),
        ("[]", ValueError, "must be one JSON object"),
        ("{}", ValueError, "has no entries"),
        ('{"cities": []}', ValueError, "has no entries"),
        ('{"entries": []}', ImpossibleGame, "players is missing"),
        ('{"entries": 3, "options": {"players": 3}}', ImpossibleGame, "must be a list"),
        ('{"entries": [1], "options": {"players": 3}}', ImpossibleGame, "entry 0 of the record"),
        ('{"entries": [], "options": {"players": 3}, "rules": 9}', ImpossibleGame, "version 9"),
        (
            '{"entries": [[0.0, "side", "side day"]], "options": {"players": 3}}',
            ImpossibleGame,
            "there is no such seat",
        ),
    ],
)
def test_a_file_that_is_no_record(
    text: str, error: type[Exception], message: str, tmp_path: Path
) -> None:
    with pytest.raises(error, match=message) as raised:
        replay_file(replay_args(write(tmp_path, text)))
    assert "\n" not in str(raised.value)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"nowhere\.json cannot be read"):
        replay_file(replay_args(tmp_path / "nowhere.json"))
    with pytest.raises(OSError, match="cannot be read"):
        replay_file(replay_args(tmp_path))
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ValueError, match="not UTF-8 text"):
        replay_file(replay_args(binary))


def test_age_and_turn() -> None:
    assert age_and_turn("2.1") == (2, 1)
    for text in ("", "2", "2.", ".1", "4.1", "0.1", "x.y", "2.1.3", "2.²"):
        with pytest.raises(argparse.ArgumentTypeError, match=r"no AGE\.TURN"):
            age_and_turn(text)
