"""The documents have every option of the commands, and their examples work."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mirabilia.arena import (
    QUESTIONS,
    compare,
    contest_to_json,
    duel_to_json,
    hold,
    make_contest,
    make_duel,
    simulate,
    to_json,
)
from mirabilia.bots import bot_names
from mirabilia.bots.registry import own_bots
from mirabilia.catalog import load
from mirabilia.catalog.model import SIDES
from mirabilia.engine.scoring import LINES
from mirabilia.server.admin import ORDERS
from tests.support.documents import ROOT, blocks
from tests.support.reading import README, quoted, rows, section

COMMANDS = (ROOT / "docs" / "commands.md").read_text("utf-8")

BOTS = (ROOT / "docs" / "bots.md").read_text("utf-8")

OPTIONS = (ROOT / "docs" / "tables" / "options.md").read_text("utf-8")

SETTINGS = (ROOT / "docs" / "tables" / "settings.md").read_text("utf-8")

# ---- commands


SUBCOMMANDS = [
    *("play", "simulate", "arena", "match", "lab", "puzzle", "replay", "review", "show", "train"),
    *("serve", "admin", "reports", "verify", "completion"),
]

OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")

# The lines of a help that explain an option: other lines may name those of other commands.
EXPLAINED = re.compile(r"^ +(?:-\w, )?(--[a-z][a-z-]*)", re.MULTILINE)


def run_command(arguments: list[str]) -> subprocess.CompletedProcess[str]:
    code = "import sys; from mirabilia.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def shared(command: str) -> set[str]:
    """The options of a game or a server that a command takes, if its section speaks of them."""
    text = " ".join(section(command, COMMANDS).split())
    if "[settings of a server](tables/settings.md)" in text:
        return {row[1].strip("`") for row in rows(SETTINGS)}
    if "[options of a game](tables/options.md)" not in text:
        return set()
    taken = {"all"} if "that all commands take" in text else {"all", "those that set up games"}
    return {row[1].strip("`") for row in rows(OPTIONS) if row[2] in taken}


@pytest.mark.parametrize("name", SUBCOMMANDS)
def test_the_documented_options_of_a_command_are_those_it_has(name: str) -> None:
    done = run_command([name, "--help"])
    assert done.returncode == 0, done.stderr
    listed = [word for row in rows(section(name, COMMANDS)) for word in quoted(row[0])]
    documented = {word.split()[0] for word in listed if word.startswith("--")} | shared(name)
    assert documented == set(EXPLAINED.findall(done.stdout)) - {"--help"}


@pytest.mark.parametrize("order", ORDERS)
def test_the_orders_of_the_operator_are_documented(order: str) -> None:
    done = run_command(["admin", order, "--help"])
    assert done.returncode == 0, done.stderr
    text = section("admin", COMMANDS) if order != "reports" else section("reports", COMMANDS)
    assert set(EXPLAINED.findall(done.stdout)) - {"--help"} <= set(OPTION.findall(text))
    assert [row for row in rows(section("admin", COMMANDS)) if f"`{order}" in row[0]] != []


def test_every_bot_is_documented() -> None:
    assert [name for name in own_bots() if f"\n| `{name}` | " not in COMMANDS] == []


@pytest.mark.parametrize("text", [README, COMMANDS], ids=["README.md", "commands.md"])
def test_examples_of_commands_use_documented_options(text: str) -> None:
    lines = [line for block in blocks(text, "") for line in block.splitlines()]
    examples = [line.split() for line in lines if line.startswith("mirabilia ")]
    assert {words[1] for words in examples} == set(SUBCOMMANDS)
    for words in examples:
        used = {word for word in words[2:] if word.startswith("--")}
        assert used <= set(OPTION.findall(section(words[1], COMMANDS))) | shared(words[1]), words


def keys_of(value: Any) -> set[str]:
    """All keys of nested tables, but those that are names of bots, boards or lines."""
    if not isinstance(value, dict):
        return set()
    names = {*bot_names(), *LINES, *SIDES, *load().wonder_by_id}
    return (set(value) - names).union(*(keys_of(part) for part in value.values()))


def test_every_key_of_a_simulation_is_documented() -> None:
    outcome = to_json(simulate(["random"], games=1, players=3, seed=1))
    assert keys_of(outcome) <= set(quoted(section("simulate", COMMANDS))) | set(quoted(OPTIONS))


def test_every_key_of_a_match_is_documented() -> None:
    comparison = compare(
        make_duel("random", "random", ["random"], pairs=2, seed=1), QUESTIONS["stronger"]
    )
    known = {*quoted(section("match", COMMANDS)), *quoted(OPTIONS)}
    assert keys_of(duel_to_json(comparison)) <= known


def test_every_key_of_a_contest_is_documented() -> None:
    contest = make_contest(["random"], games=1, players=3, seed=1)
    outcome = hold(contest)
    sections = [section("arena", COMMANDS), section("simulate", COMMANDS), OPTIONS]
    words = {word for text in sections for word in quoted(text)}
    assert keys_of(contest_to_json(outcome)) <= words
    assert set(outcome.lines[0]) <= set(quoted(section("arena", COMMANDS)))


# ---- a bot of one's own


def test_the_way_to_a_rated_bot_is_short_and_works(tmp_path: Path) -> None:
    """The module of the document, played as the document says, with a handful of games."""
    (module,) = blocks(BOTS, "python")
    assert len(module.splitlines()) <= 30
    (command,) = blocks(BOTS, "")[0].splitlines()
    (file,) = re.findall(r"`(\w+)\.py`", BOTS)
    (tmp_path / f"{file}.py").write_text(module, "utf-8")
    words = command.split()[1:]
    few = [*words[: words.index("--games")], "--games", "3", "--seed", "1", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "mirabilia", *few],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    bots = json.loads(done.stdout)["bots"]
    assert set(bots) == {"Blue", "builder", "random"}
    assert all(bot["rating"]["sigma"] > 0 for bot in bots.values())
    script, advice = blocks(BOTS, "py")
    assert "games=60" in script
    run_here = [sys.executable, "-c", script.replace("games=60", "games=3")]
    done = subprocess.run(run_here, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "'mu'" in done.stdout, done.stderr
    run_here = [sys.executable, "-c", advice]
    done = subprocess.run(run_here, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stdout.count("wins") == 3, done.stderr


def test_examples_about_bots_use_documented_options() -> None:
    lines = [line for block in blocks(BOTS, "") for line in block.splitlines()]
    examples = [line.split() for line in lines if line.startswith("mirabilia ")]
    assert examples
    for words in examples:
        used = {word for word in words[2:] if word.startswith("--")}
        assert used <= set(OPTION.findall(section(words[1], COMMANDS))) | shared(words[1]), words
