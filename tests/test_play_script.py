"""`make play`: on the sources at first, next time on compiled rules, never on half of them."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from scripts import play
from scripts.play import Place
from tests.support.waiting import PATIENCE

ROOT = Path(__file__).parents[1]


@pytest.fixture
def place(tmp_path: Path) -> Place:
    """A small tree of sources."""
    package = tmp_path / "src" / "mirabilia"
    package.mkdir(parents=True)
    (package / "game.py").write_text("RULES = 1\n", "utf-8")
    (package / "page.css").write_text("body {}\n", "utf-8")
    return again(tmp_path)


def again(folder: Path) -> Place:
    """The same tree, looked at anew."""
    return Place(folder / "src", folder / "made")


def compiled(place: Place) -> None:
    """As if its rules had been compiled."""
    binary = place.rules / "mirabilia" / "game.so"
    binary.parent.mkdir(parents=True)
    binary.write_bytes(b"compiled")


def test_the_first_start_takes_the_sources(place: Place) -> None:
    assert play.folder_to_run(place) == place.sources


def test_a_later_start_takes_the_compiled_rules(place: Place, tmp_path: Path) -> None:
    compiled(place)
    folder = play.folder_to_run(place)
    assert (folder / "mirabilia" / "game.so").read_bytes() == b"compiled"
    assert (folder / "mirabilia" / "game.py").read_text("utf-8") == "RULES = 1\n"
    assert play.folder_to_run(again(tmp_path)) == folder
    assert not list(place.made.glob("half-*"))


def test_a_changed_rule_is_noticed(place: Place, tmp_path: Path) -> None:
    compiled(place)
    (place.sources / "mirabilia" / "game.py").write_text("RULES = 2\n", "utf-8")
    assert play.folder_to_run(again(tmp_path)) == place.sources


def test_a_changed_page_is_shown_with_the_rules_that_are_compiled(
    place: Place, tmp_path: Path
) -> None:
    compiled(place)
    before = play.folder_to_run(place)
    (place.sources / "mirabilia" / "page.css").write_text("body { margin: 0 }\n", "utf-8")
    after = play.folder_to_run(again(tmp_path))
    assert after != before
    assert "margin" in (after / "mirabilia" / "page.css").read_text("utf-8")
    assert (after / "mirabilia" / "game.so").exists()


def test_what_is_old_and_unused_is_removed(place: Place) -> None:
    compiled(place)
    used = play.folder_to_run(place)
    (place.made / "half-done").mkdir()
    os.utime(place.made / "half-done", (0, 0))
    play.remove_old(place, time.time())
    assert not (place.made / "half-done").exists()
    assert used.exists()


# ---- compiling


@pytest.fixture
def with_tools(place: Place) -> Place:
    """The compiler's place is taken by this Python, which knows hatch_build."""
    tools = place.made / "tools" / "bin"
    tools.mkdir(parents=True)
    (tools / "python").write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n', "utf-8")
    (tools / "python").chmod(0o755)
    place.tools.touch()
    return place


def test_what_cannot_be_compiled_is_remembered(
    with_tools: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (with_tools.sources / "mirabilia" / "game.py").write_text("RULES = = 1\n", "utf-8")
    place = again(tmp_path)
    play.compile_with_tools(place)
    assert not place.rules.exists()
    assert "game.py" in place.refused.read_text("utf-8")
    monkeypatch.setattr(play, "compiler_is_here", lambda: True)
    assert str(place.refused) in play.start_compiling(place)
    assert not list(place.made.glob("half-*"))


def test_a_compile_that_breaks_off_leaves_nothing(
    with_tools: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_off(*_: object) -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr(play, "binaries_of", break_off)
    done = subprocess.CompletedProcess[str]([], 0, "")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: done)
    with pytest.raises(KeyboardInterrupt):
        play.compile_with_tools(with_tools)
    assert not with_tools.rules.exists()
    assert not with_tools.refused.exists()
    assert not list(with_tools.made.glob("half-*"))


def test_without_a_compiler_it_is_said_in_a_line(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not play.compiler_is_here()
    assert len(play.start_compiling(place).splitlines()) == 1
    assert not place.made.exists()


def test_binaries_keep_their_places(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    for name in ("group.so", "mirabilia/engine/turn.so", "build/temp/turn.so", "mirabilia/turn.py"):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_text("", "utf-8")
    rules = play.binaries_of(copy, tmp_path / "rules")
    found = {path.relative_to(rules).as_posix() for path in rules.rglob("*.so")}
    assert found == {"group.so", "mirabilia/engine/turn.so"}


# ---- the command


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not here")
def test_make_play_answers_and_ends_with_a_line(tmp_path: Path) -> None:
    """On the environment that is there, without a screen, and nothing compiled beside it."""
    away = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "MAKEFLAGS", "MAKELEVEL")
    environment = {name: value for name, value in os.environ.items() if name not in away}
    process = subprocess.Popen(
        ["make", "-s", "play", f"PLAY={sys.prefix}/pyvenv.cfg", f"ARGS=--port 0 --data {tmp_path}"],
        cwd=ROOT,
        env={**environment, "MIRABILIA_BUILD": "pure"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Mirabilia is at http://127.0.0.1:"), line
    with urlopen(line.split()[3] + "api/about", timeout=PATIENCE) as answer:
        assert answer.status == 200
    # As Ctrl-C does: to all of them.
    os.killpg(process.pid, signal.SIGINT)
    rest, _ = process.communicate(timeout=PATIENCE)
    assert rest == "Mirabilia has closed; its games are kept\n"


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not here")
@pytest.mark.parametrize(("lan", "opens"), [("1", True), ("0", False), ("", False)])
def test_others_are_let_in_only_if_that_is_wanted(lan: str, opens: bool) -> None:
    command = ["make", "-n", "play", f"LAN={lan}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert ("--host 0.0.0.0" in done.stdout) == opens
