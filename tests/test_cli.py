"""The command, as a person runs it."""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

import mirabilia
from mirabilia.bots import bot_names
from mirabilia.cli import main
from mirabilia.extras import install_line
from tests.support.builds import ENGINE
from tests.support.waiting import PATIENCE, await_thing

BLOCKED = """
import sys
sys.modules["rich"] = None
from mirabilia.cli import main
sys.exit(main(sys.argv[1:]))
"""


def run(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mirabilia", *args]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)


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


def test_the_help_names_every_command() -> None:
    text = output("--help")
    assert "Without a command" in text
    assert all(
        command in text
        for command in (
            "simulate",
            "play",
            "replay",
            "review",
            "show",
            "serve",
            "reports",
            "verify",
        )
    )


@pytest.mark.parametrize(
    "command",
    [
        *("simulate", "arena", "lab", "play", "replay", "review", "show", "serve", "reports"),
        "verify",
    ],
)
def test_every_command_has_its_help(command: str) -> None:
    assert f"usage: mirabilia {command}" in output(command, "--help")


@pytest.mark.parametrize("argv", [[], ["--port", "0"], ["--no-browser"], ["serve"]])
def test_alone_it_opens_a_table_in_the_browser(
    monkeypatch: pytest.MonkeyPatch, argv: list[str]
) -> None:
    asked: list[argparse.Namespace] = []

    def serve(args: argparse.Namespace) -> int:
        asked.append(args)
        return 0

    monkeypatch.setattr("mirabilia.server.running.serve", serve)
    assert main(argv) == 0
    (args,) = asked
    assert (args.host, args.port) == ("127.0.0.1", 0 if "--port" in argv else 8007)
    assert args.browser == (argv in ([], ["--port", "0"]))


def test_an_unknown_command_is_refused() -> None:
    assert "'dance'" in complaint(run("dance"))


# ---- simulate


def test_simulate_prints_a_table() -> None:
    text = output("simulate", "--games", "4", "--bots", "builder, random,random", "--seed", "1")
    assert text.startswith(f"4 games, 3 players, seed 1, {ENGINE}\n")
    rows = [line.split() for line in text.splitlines()]
    assert ["builder@1", "4"] in [row[:2] for row in rows]
    assert ["random@1", "8"] in [row[:2] for row in rows]


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
        (["--no-cities-leaders"], "add leaders and cities"),
        (["--no-cities-leaders", "--with", "leaders,armada"], "add leaders and cities"),
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


# ---- arena

ARENA = ["arena", "--bots", "builder,random,random", "--seed", "1"]


def held(*args: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(output(*args, "--json"))
    return data


def test_arena_prints_tables() -> None:
    text = output(*ARENA, "--games", "3", "--time", "5")
    assert text.startswith(f"3 games in 1 rounds, 3 players, seed 1, {ENGINE}\n")
    assert "5 s for a move" in text
    rows = [line.split() for line in text.splitlines()]
    assert [row[0] for row in rows if row].count("builder@1") == 2
    assert ["builder@1", "±"] in [[*row[:1], *row[2:3]] for row in rows]


def test_arena_prints_one_object() -> None:
    data = held(*ARENA, "--games", "3", "--iterations", "4", "--with", "leaders,cities")
    assert (data["games"], data["players"], data["iterations"]) == (3, 3, 4)
    assert data["expansions"] == ["leaders", "cities"]
    assert {"mu", "sigma", "interval"} == data["bots"]["builder"]["rating"].keys()
    shares = {name: bot["win_share"] for name, bot in data["bots"].items()}
    assert shares["builder"] + 2 * shares["random"] == pytest.approx(1)


def test_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    first = held(*ARENA, "--games", "3", "--out", file)
    again = held("arena", "--resume", file, "--games", "6", "--jobs", "2")
    assert (first["games"], again["games"], again["played"]) == (3, 6, 3)
    whole = held(*ARENA, "--games", "6")
    for name in ("builder", "random"):
        assert again["bots"][name]["rating"] == whole["bots"][name]["rating"]
        assert again["bots"][name]["mean_points"] == whole["bots"][name]["mean_points"]
    assert "its seed is 1, not 2" in complaint(run("arena", "--resume", file, "--seed", "2"))
    assert 'its bots is ["builder@1"' in complaint(
        run("arena", "--resume", file, "--bots", "greedy")
    )
    assert "its armada_edition is 2, not 1" in complaint(
        run("arena", "--resume", file, "--armada-edition", "1")
    )
    assert "--resume" in complaint(run(*ARENA, "--out", file))


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ([], "no bot is named"),
        (["--bots", "nobody"], "'nobody'"),
        (["--bots", "nowhere_to_be:Found"], "no module 'nowhere_to_be'"),
        (["--bots", "json:JSONDecoder"], "subclass of mirabilia.bots.Bot"),
        (["--bots", "random", "--time", "0"], "0.0 seconds"),
        (["--bots", "random", "--time", "1", "--iterations", "2"], "not allowed with"),
        (["--bots", "random", "--iterations", "0"], "0 iterations"),
        (["--bots", "random", "--jobs", "0"], "0 jobs"),
        (["--bots", "random", "--out", "no/such/folder"], "no/such/folder"),
        (["--resume", "nowhere.jsonl"], "nowhere.jsonl"),
    ],
)
def test_arena_refuses_what_cannot_be(args: list[str], words: str) -> None:
    assert words in complaint(run("arena", *args))


# ---- match

MATCH = ["match", "builder", "random", "--field", "random", "--seed", "1"]


def test_match_prints_a_table_with_its_verdict() -> None:
    text = output(*MATCH, "--pairs", "60")
    assert re.match(rf"\d+ pairs of games among random@1, 3 players, seed 1, {ENGINE}\n", text)
    assert [line.split()[0] for line in text.splitlines()[4:7]] == [
        "builder@1",
        "random@1",
        "difference",
    ]
    assert "builder@1 is stronger than random@1" in text.splitlines()[-1]


def test_match_goes_on_where_it_was(tmp_path: Path) -> None:
    file = str(tmp_path / "pairs.jsonl")
    first = held(*MATCH, "--pairs", "4", "--out", file, "--iterations", "3")
    again = held("match", "--resume", file, "--pairs", "8", "--jobs", "2")
    whole = held(*MATCH, "--pairs", "8", "--iterations", "3")
    assert (first["pairs"], again["pairs"], again["played"]) == (4, 8, 8)
    for key in ("wins", "lead", "more_wins", "more_lead", "test", "new", "old", "field"):
        assert again[key] == whole[key], key
    assert again["test"]["verdict"] == "undecided"
    assert "--resume" in complaint(run(*MATCH, "--out", file))


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["builder"], "mirabilia match NEW OLD"),
        (["builder", "nobody"], "'nobody'"),
        (["builder", "random", "--field", ","], "no bot is named"),
        (["builder", "random", "--pairs", "1"], "at least 2"),
        (["builder", "random", "--old-time", "0"], "0.0 seconds"),
        (["builder", "random", "--test", "weaker"], "invalid choice"),
        (["builder", "random", "--players", "2"], "2 cannot play"),
        (["--resume", "nowhere.jsonl"], "nowhere.jsonl"),
    ],
)
def test_match_refuses_what_cannot_be(args: list[str], words: str) -> None:
    assert words in complaint(run("match", *args))


def test_files_of_contests_and_matches_are_told_apart(tmp_path: Path) -> None:
    match, contest = str(tmp_path / "match"), str(tmp_path / "contest")
    held(*MATCH, "--pairs", "2", "--out", match)
    held(*ARENA, "--games", "3", "--out", contest)
    assert "it has no contest" in complaint(run("arena", "--resume", match))
    assert "it has no match" in complaint(run("match", "--resume", contest))


MY_BOTS = """
from mirabilia.bots import Bot

class Last(Bot):
    def choose(self, view, moves):
        return moves[-1]

class Loser(Bot):
    def choose(self, view, moves):
        return moves[len(moves)]
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_bots_of_ones_own_play_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, jobs: str
) -> None:
    (tmp_path / "my_bots.py").write_text(MY_BOTS, "utf-8")
    monkeypatch.chdir(tmp_path)
    bots = "my_bots:Last,random,random"
    data = held(command, "--bots", bots, "--games", "12", "--jobs", jobs)
    assert data["bots"]["Last"]["seats"] == 12
    failed = run(command, "--bots", "my_bots:Loser", "--games", "12", "--jobs", jobs)
    assert "the bot 'Loser' in seat 0 failed at its decision 'side'" in complaint(failed)
    assert "my_bots.py, line 10" in complaint(failed)


# ---- lab


def test_lab_writes_a_page(tmp_path: Path) -> None:
    # More games than a process plays before it reports.
    args = ["--bots", "builder,random", "--players", "3-4", "--games", "35", "--seed", "1"]
    alone, shared = tmp_path / "alone.html", tmp_path / "shared.html"
    assert str(alone) in output("lab", *args, "--out", str(alone))
    output("lab", *args, "--out", str(shared), "--jobs", "2")
    assert alone.read_text("utf-8").startswith("<!doctype html>")
    assert alone.read_bytes() == shared.read_bytes()


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--players", "many"], "'many' names no players"),
        (["--players", "5-3"], "'5-3' is no span"),
        (["--players", "3-8"], "Armada"),
        (["--games", "0"], "0 games"),
        (["--bots", "nobody"], "'nobody'"),
        (["--out", "no/such/page.html"], "no folder no/such"),
        (["--out", "."], "a folder"),
    ],
)
def test_lab_refuses_what_cannot_be(args: list[str], words: str) -> None:
    assert words in complaint(run("lab", "--games", "1", *args))


def test_lab_without_its_extra_is_one_line_with_the_remedy() -> None:
    blocked = BLOCKED.replace('"rich"', '"fluent"')
    command = [sys.executable, "-c", blocked, "lab", "--games", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert install_line("arena") in complaint(done)


# ---- files and extras


def test_a_file_that_is_not_there_is_one_line() -> None:
    for command in ("replay", "show"):
        assert "nowhere.json" in complaint(run(command, "nowhere.json"))


def test_a_missing_extra_is_one_line_with_the_remedy() -> None:
    command = [sys.executable, "-c", BLOCKED, "show", "{}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert install_line("terminal") in complaint(done)


def test_simulate_needs_no_extra() -> None:
    command = [sys.executable, "-c", BLOCKED, "simulate", "--games", "1", "--bots", "random"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr


# ---- interrupts and pipes


@contextmanager
def in_terminal(*args: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """The command with a terminal for its errors, and our end of it; it is gone afterwards."""
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "mirabilia", *args]
    # What a shell has started in the background ignores interrupts, and so would the command.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=theirs,
            text=True,
            start_new_session=True,
        ) as process:
            os.close(theirs)
            try:
                yield process, ours
            finally:
                process.kill()
    finally:
        signal.signal(signal.SIGINT, before)
        os.close(ours)


def interrupt(process: subprocess.Popen[str]) -> None:
    """As from the keyboard: to the command and all its processes."""
    os.killpg(process.pid, signal.SIGINT)
    assert process.wait(timeout=PATIENCE) == 130


def read_all(terminal: int) -> bytes:
    found = b""
    try:
        while part := os.read(terminal, 1000):
            found += part
    except OSError:
        pass  # what a terminal says when the other side has gone
    return found


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_is_one_line(jobs: str) -> None:
    args = ["simulate", "--games", "100000", "--bots", "random", "--jobs", jobs]
    with in_terminal(*args) as (process, terminal):
        shown = os.read(terminal, 1000)  # the progress bar: games are being played
        interrupt(process)
        shown += read_all(terminal)
    bar = r"\[[#.]{40}\] \d+ of 100000 games(, (\d+ h )?(\d+ min )?(\d+ s )?left)?"
    text = re.sub(bar, "", shown.decode())
    assert text.replace("\r\x1b[K", "").split("\r\n") == ["mirabilia: interrupted", ""]


# The command, interrupted when a module of its own is about to be imported, or a call begins.
INTERRUPTING = """
import signal, sys

class Interrupt:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            sys.meta_path.remove(self)
            signal.raise_signal(signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)
sys.meta_path.insert(0, Interrupt())
sys.argv = "/bin/mirabilia simulate --games 5000 --bots random --jobs 2".split()
from mirabilia.cli import main
sys.exit(main())
"""


@pytest.mark.parametrize(
    "module",
    [
        "mirabilia.errors",
        "mirabilia.catalog.loader",
        "mirabilia.game",
        "mirabilia.cli",
        "mirabilia.arena.processes",
        "multiprocessing.popen_spawn_posix",
    ],
)
def test_an_interrupt_before_the_first_game_is_one_line(module: str) -> None:
    code = INTERRUPTING.format(module=module)
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "mirabilia: interrupted\n")


def test_who_imports_the_library_keeps_interrupts_as_they_are() -> None:
    code = "import signal, mirabilia; print(signal.getsignal(signal.SIGINT).__name__)"
    code = f"import signal; signal.signal(signal.SIGINT, signal.default_int_handler); {code}"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert done.stdout == "default_int_handler\n"


def own_seconds(group: int) -> float:
    """The processor time so far of a command and the processes that it has started."""
    ticks = 0
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = file.read_text("utf-8").rpartition(")")[2].split()
            if int(fields[2]) == group:
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs the times of Linux")
@pytest.mark.parametrize("shown_before", [0, 1, 3])
def test_an_interrupt_takes_less_than_a_second_of_its_own_time(shown_before: int) -> None:
    """Whatever else the machine does: the time that the command itself needs to end."""
    args = ["simulate", "--games", "100000", "--bots", "random", "--jobs", "2"]
    with in_terminal(*args) as (process, terminal):
        await_thing(lambda: own_seconds(process.pid) > 0)
        for _ in range(shown_before):
            os.read(terminal, 1000)
        before = own_seconds(process.pid)
        os.killpg(process.pid, signal.SIGINT)
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        shown = read_all(terminal)
    if shown_before:
        assert process.returncode == 130
        assert shown.count(b"interrupted") == 1
        assert b"Traceback" not in shown
    assert used.ru_utime + used.ru_stime - before < 1


# Stops in the middle of the contest, until somebody lets it go on.
PATIENT_BOT = """
import time
from pathlib import Path
from mirabilia.bots import Bot

class Patient(Bot):
    def choose(self, view, moves):
        while enough() and not Path("go on").exists():
            time.sleep(0.01)
        return moves[0]

def enough():
    file = Path("games.jsonl")
    return file.exists() and len(file.read_bytes().splitlines()) > 3
"""


def games_in(file: Path) -> list[int]:
    """The games that are written there, below the head."""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return [json.loads(line)["game"] for line in lines[1:]]


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_contest_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: str
) -> None:
    (tmp_path / "patient.py").write_text(PATIENT_BOT, "utf-8")
    monkeypatch.chdir(tmp_path)
    file = Path("games.jsonl")
    bots = ["--bots", "patient:Patient,random,random", "--seed", "1"]
    args = ["arena", *bots, "--games", "30", "--jobs", jobs, "--out", str(file)]
    with in_terminal(*args) as (process, terminal):
        await_thing(lambda: len(games_in(file)) >= 3)
        interrupt(process)
        shown = read_all(terminal)
    assert f"--resume {file}" in shown.decode()
    before = len(games_in(file))
    assert 0 < before < 30
    Path("go on").touch()
    data = held("arena", "--resume", str(file))
    assert (data["games"], data["played"]) == (30, 30 - before)
    assert games_in(file) == list(range(30))


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
        assert process.wait(timeout=PATIENCE) == 0
