"""The terminal: colours never alone, any encoding, any end of the input, lazily loaded."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from mirabilia import Game
from mirabilia.catalog import load
from mirabilia.catalog.model import FLEETS
from mirabilia.extras import install_line
from mirabilia.terminal.drawing import Drawing
from mirabilia.terminal.screen import THEME, WIDEST, CardHighlighter, Screen, console_on
from mirabilia.terminal.table import laid_open, seen_from
from tests.terminal.desk import GIZAH, WORDS, position

ANSI = re.compile(r"\x1b\[[0-9;]*m")

PROGRAM = """
import argparse, sys
from mirabilia.terminal import play, replay, show
commands = {"play": play, "replay": replay, "show": show}
parser = argparse.ArgumentParser()
several = parser.add_subparsers(dest="command", required=True)
for name, module in commands.items():
    module.add_arguments(several.add_parser(name))
assert "rich" not in sys.modules and "fluent" not in sys.modules
args = parser.parse_args()
sys.exit(commands[args.command].run(args))
"""


def run(*args: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[bytes]:
    base = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", PROGRAM, *args],
        input=typed.encode(),
        env={**base, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8", **environment},
        capture_output=True,
        check=False,
    )


def drawn(colour: bool) -> str:
    game = position({"board": "gizah", "cards": ["altar", "lumber_yard"]}, ["stockade", "baths"])
    out = io.StringIO()
    console = Console(
        file=out,
        width=80,
        theme=THEME,
        highlighter=CardHighlighter(WORDS),
        force_terminal=colour,
        color_system="truecolor" if colour else None,
        no_color=not colour,
        markup=False,
    )
    drawing = Drawing(WORDS, seen_from(game, 0))
    console.print(
        drawing.cities.neighbours(),
        drawing.cities.city(0),
        drawing.sheet.points(game.scores(), "sheet"),
    )
    return out.getvalue()


def test_without_colours_nothing_is_lost() -> None:
    coloured, plain = drawn(True), drawn(False)
    assert ANSI.search(coloured)
    assert "\x1b" not in plain
    assert ANSI.sub("", coloured) == plain


def signs() -> list[tuple[str, str]]:
    """Everything that has a colour, as it is written."""
    found = [
        (WORDS("card-title", card=card.id, colour=card.colour_name), f"card.{card.colour_name}")
        for card in load().cards
    ]
    found += [(WORDS("leader-title", leader=leader.id), "leader") for leader in load().leaders]
    found += [(WORDS("island-title", island=island.id), "island") for island in load().islands]
    return found + [(WORDS("fleet-title", fleet=fleet), f"card.{fleet}") for fleet in FLEETS]


@pytest.mark.parametrize(("title", "style"), signs())
def test_a_name_is_coloured_with_its_sign(title: str, style: str) -> None:
    text = Text(f"build {title}; take 3 coins")
    CardHighlighter(WORDS).highlight(text)
    (span,) = text.spans
    assert text.plain[span.start : span.end] == title
    assert span.style == style


def test_square_brackets_are_shown_as_they_are() -> None:
    out = io.StringIO()
    console_on(WORDS, out, 80).print("saved in [red]x[/red] :smile:")
    assert out.getvalue() == "saved in [red]x[/red] :smile:\n"


def test_wide_terminals_are_not_filled() -> None:
    game = position(GIZAH, ["altar", "stockade"])
    drawing = Drawing(WORDS, laid_open(game))
    out = io.StringIO()
    Screen(console_on(WORDS, out, 300), input).show(drawing.cities.city(0))
    assert max(map(len, out.getvalue().splitlines())) == WIDEST


# ---- as a program


def test_the_end_of_the_input_quits_without_a_traceback() -> None:
    done = run("play", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, b"")
    assert WORDS("welcome", turns=6).encode() in done.stdout


def test_a_terminal_without_these_signs_gets_plain_ones() -> None:
    typed = "1\n\n1 1\n\n?\nr\ns\nc\nl\nq\nn\n"
    done = run("play", "--seed", "1", "--bots", "random", typed=typed, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    text = done.stdout.decode("ascii")
    assert "# brown" in text
    assert "+-" in text


def test_colours_are_not_written_into_a_pipe_or_where_nobody_wants_them() -> None:
    assert b"\x1b" not in run("play", "--seed", "1").stdout
    forced = run("play", "--seed", "1", FORCE_COLOR="1", TERM="xterm-256color").stdout
    assert re.search(rb"\x1b\[[0-9;]*38;", forced)
    refused = run("play", "--seed", "1", FORCE_COLOR="1", TERM="xterm", NO_COLOR="1").stdout
    assert not re.search(rb"\x1b\[[0-9;]*(38|3[0-7]);?", refused)
    assert b"\x1b" not in run("play", "--seed", "1", TERM="dumb").stdout


def test_garbage_on_the_input_is_no_error() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, "play", "--seed", "1", "--sides", "day"],
        input=b"\xff\xfe\n\x00\n\x1b[A\n",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_saving_is_refused_before_the_game_where_it_cannot_be(tmp_path: Path) -> None:
    for path, reason in ((tmp_path, b"is a folder"), (tmp_path / "no" / "x", b"no folder")):
        done = run("play", "--seed", "1", "--save", str(path))
        assert done.returncode == 1
        assert reason in done.stderr


def test_played_saved_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = run("play", "--seed", "x", "--players", "3", "--save", str(file), typed="1\n\n1 1\n\n")
    assert played.returncode == 0
    replayed = run("replay", str(file), "--all")
    assert (replayed.returncode, replayed.stderr) == (0, b"")
    assert b"Age I, turn 1" in replayed.stdout
    stepped = run("replay", str(file), typed="\n\n\n\n")
    assert (stepped.returncode, stepped.stderr) == (0, b"")


def test_all_boxes_are_played_saved_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    boxes = ["--with", "leaders,cities,armada", "--teams", "--leaders", "expert"]
    table = ["--players", "8", "--armada-edition", "1", *boxes]
    typed = "1\n\n" * 4 + "1 1\n\n" * 3
    played = run("play", "--seed", "x", "--save", str(file), *table, typed=typed)
    assert (played.returncode, played.stderr) == (0, b"")
    assert b"Also in play: Leaders, Cities, Armada, teams of two." in played.stdout
    replayed = run("replay", str(file), "--all", *boxes)
    assert (replayed.returncode, replayed.stderr) == (0, b"")
    refused = run("replay", str(file), "--with", "leaders")
    assert refused.returncode == 1
    assert b"the file says otherwise: its expansions is" in refused.stderr


@pytest.mark.rule("L-2")
def test_l_2_a_game_without_the_leaders_of_cities_is_played_saved_and_replayed(
    tmp_path: Path,
) -> None:
    file = tmp_path / "game.json"
    table = ["--with", "leaders,cities", "--no-cities-leaders"]
    played = run("play", "--seed", "x", "--save", str(file), *table, typed="1\n\n" * 4)
    assert (played.returncode, played.stderr) == (0, b"")
    assert json.loads(file.read_text())["options"]["cities_leaders"] is False
    for options in ([], table):
        replayed = run("replay", str(file), "--all", *options)
        assert (replayed.returncode, replayed.stderr) == (0, b"")


def test_a_position_is_shown() -> None:
    done = run("show", '{"cities": [{}, {}, {}]}')
    assert (done.returncode, done.stderr) == (0, b"")


def test_the_same_seed_plays_the_same_game(tmp_path: Path) -> None:
    typed = "1\n\n" + "1 1\n\n" * 6
    outputs = [run("play", "--seed", "7", "--bots", "random", typed=typed).stdout for _ in "12"]
    assert outputs[0] == outputs[1]
    assert Game.new(seed=7).record()["seed"] == 7


def test_without_its_packages_the_terminal_says_what_it_needs() -> None:
    for missing in ("rich", "fluent"):
        blocked = f"import sys; sys.modules[{missing!r}] = None\n"
        program = blocked + PROGRAM.replace('assert "rich"', 'assert True or "rich"')
        command = [sys.executable, "-c", program, "play"]
        done = subprocess.run(command, capture_output=True, check=False)
        needed = f"ValueError: the terminal needs packages of its own: {install_line('terminal')}"
        assert needed in done.stderr.decode()
