"""The command, as a person runs it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from typing import Any

import pytest

import mirabilia
from mirabilia.bots import bot_names
from tests.support.builds import ENGINE

BLOCKED = """
import sys
sys.modules["rich"] = None
from mirabilia.cli import main
sys.exit(main(sys.argv[1:]))
"""


def run(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mirabilia", *args]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


def output(*args: str) -> str:
    done = run(*args)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def complaint(done: subprocess.CompletedProcess[str]) -> str:
    """The one line of an error."""
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    return line


def simulated(*args: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(output("simulate", "--json", *args))
    return data


# ---- the command itself


def test_version_tells_how_the_engine_runs() -> None:
    assert output("--version") == f"mirabilia {mirabilia.__version__} ({ENGINE})\n"


def test_alone_it_shows_its_help() -> None:
    text = output()
    assert text == output("--help")
    assert all(
        command in text for command in ("simulate", "play", "replay", "show", "serve", "verify")
    )


@pytest.mark.parametrize("command", ["simulate", "play", "replay", "show", "serve", "verify"])
def test_every_command_has_its_help(command: str) -> None:
    assert f"usage: mirabilia {command}" in output(command, "--help")


def test_an_unknown_command_is_refused() -> None:
    assert "'dance'" in complaint(run("dance"))


# ---- simulate


def test_simulate_prints_a_table() -> None:
    text = output("simulate", "--games", "4", "--bots", "builder,random,random", "--seed", "1")
    assert text.startswith(f"4 games, 3 players, seed 1, {ENGINE}\n")
    rows = [line.split() for line in text.splitlines()]
    assert ["builder", "4"] in [row[:2] for row in rows]
    assert ["random", "8"] in [row[:2] for row in rows]


def test_simulate_prints_one_object() -> None:
    data = simulated("--players", "5", "--games", "4", "--bots", "random", "--seed", "1")
    assert {"seconds", "games_per_second", "compiled", "mean_score"} <= data.keys()
    assert (data["games"], data["players"], data["expansions"]) == (4, 5, [])
    assert data["decisions"] > 4 * 5 * 15
    assert data["bots"]["random"]["win_share"] == pytest.approx(1 / 5)


def without_time(data: dict[str, Any]) -> dict[str, Any]:
    timed = {"seconds", "games_per_second", "decisions_per_second"}
    return {key: value for key, value in data.items() if key not in timed}


def test_simulate_is_the_same_with_more_jobs() -> None:
    args = ["--games", "15", "--bots", "builder,random,random,random", "--seed", "7"]
    alone = without_time(simulated(*args))
    assert without_time(simulated(*args, "--jobs", "2")) == alone


def test_simulate_takes_sides_and_texts_as_seeds() -> None:
    args = ["--games", "4", "--bots", "random", "--sides", "night"]
    data = simulated(*args, "--seed", "lighthouse")
    assert {side for sides in data["wonders"].values() for side in sides} == {"night"}
    assert without_time(simulated(*args, "--seed", "lighthouse")) == without_time(data)


@pytest.mark.rule("X-1", "T-1")
def test_simulate_plays_every_box() -> None:
    args = ["--players", "8", "--games", "2", "--bots", "random", "--seed", "1", "--teams"]
    more = ["--with", "leaders, armada", "--leaders", "expert", "--armada-edition", "1"]
    data = simulated(*args, *more)
    assert (data["expansions"], data["teams"]) == (["leaders", "armada"], True)
    assert (data["leaders"], data["armada_edition"]) == ("expert", 1)
    assert data["bots"]["random"]["win_share"] == pytest.approx(1 / 8)
    assert {"leaders", "naval", "islands"} <= data["bots"]["random"]["mean_points"].keys()
    assert "black" not in data["bots"]["random"]["mean_points"]


@pytest.mark.rule("L-2")
def test_l_2_simulate_leaves_the_leaders_of_cities_out() -> None:
    args = ["--games", "5", "--bots", "random", "--seed", "1", "--with", "leaders,cities"]
    joined, out = simulated(*args), simulated(*args, "--no-cities-leaders")
    assert (joined["cities_leaders"], out["cities_leaders"]) == (True, False)
    assert joined["bots"] != out["bots"]


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--players", "8"], "Armada"),
        (["--players", "8", "--with", "leaders,cities"], "Armada"),
        (["--players", "5", "--teams"], "teams of two"),
        (["--with", "leaders,moon"], "'moon'"),
        (["--with", "armada,armada"], "'armada'"),
        (["--armada-edition", "3"], "3"),
        (["--leaders", "worst"], "'worst'"),
        (["--no-cities-leaders"], "both Leaders and Cities"),
        (["--no-cities-leaders", "--with", "leaders,armada"], "both Leaders and Cities"),
        (["--bots", "nobody"], "'nobody'"),
        (["--bots", ""], "''"),
        (["--bots", "random,random,random", "--players", "4"], "3 bots are named for 4 players"),
        (["--players", "2"], "3 to 7 players"),
        (["--players", "many"], "'many'"),
        (["--games", "0"], "0 games"),
        (["--games", "1.5"], "'1.5'"),
        (["--jobs", "-1"], "-1 jobs"),
        (["--seed", "-1"], "-1 is no seed"),
        (["--sides", "top"], "'top'"),
        (["--dice"], "--dice"),
    ],
)
def test_simulate_refuses_what_cannot_be(args: list[str], words: str) -> None:
    assert words in complaint(run("simulate", *args))


def test_an_unknown_bot_is_answered_with_those_there_are() -> None:
    line = complaint(run("simulate", "--bots", "gready"))
    assert all(name in line for name in bot_names())


# ---- files and extras


def test_a_file_that_is_not_there_is_one_line() -> None:
    for command in ("replay", "show"):
        assert "nowhere.json" in complaint(run(command, "nowhere.json"))


def test_a_missing_extra_is_one_line_with_the_remedy() -> None:
    command = [sys.executable, "-c", BLOCKED, "show", "{}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert "pip install 'mirabilia[terminal]'" in complaint(done)


def test_simulate_needs_no_extra() -> None:
    command = [sys.executable, "-c", BLOCKED, "simulate", "--games", "1", "--bots", "random"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr


# ---- interrupts and pipes


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_is_one_line(jobs: str) -> None:
    ours, theirs = os.openpty()
    args = ["simulate", "--games", "100000", "--bots", "random", "--jobs", jobs]
    with subprocess.Popen(
        [sys.executable, "-m", "mirabilia", *args],
        stdout=subprocess.PIPE,
        stderr=theirs,
        text=True,
        start_new_session=True,
    ) as process:
        os.close(theirs)
        try:
            shown = os.read(ours, 1000)  # the progress bar: games are being played
            os.killpg(process.pid, signal.SIGINT)
            assert process.wait(timeout=60) == 130
            shown += read_all(ours)
        finally:
            process.kill()
    os.close(ours)
    text = re.sub(r"\r\[[#.]{40}\] \d+ of 100000 games", "", shown.decode())
    assert text.replace("\r\x1b[K", "").split("\r\n") == ["mirabilia: interrupted", ""]


def read_all(terminal: int) -> bytes:
    found = b""
    try:
        while part := os.read(terminal, 1000):
            found += part
    except OSError:
        pass  # what a terminal says when the other side has gone
    return found


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end otherwise there")
def test_nobody_reading_is_no_error() -> None:
    args = ["simulate", "--games", "2", "--bots", "random", "--json"]
    with subprocess.Popen(
        [sys.executable, "-m", "mirabilia", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(timeout=60) == 0
