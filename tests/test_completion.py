"""Completion: what the scripts offer, asked of the shells themselves where they are installed."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from functools import cache

import pytest

from mirabilia.bots import bot_names
from mirabilia.cli import COMMANDS
from mirabilia.completion import SHELLS, commands_of
from mirabilia.server import admin


@cache
def script(shell: str) -> str:
    command = [sys.executable, "-m", "mirabilia", "completion", shell]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def ask_bash(*words: str) -> list[str]:
    """What bash offers for the last of these words."""
    quoted = " ".join(f"'{word}'" for word in words)
    ask = f"COMP_WORDS=({quoted}); COMP_CWORD={len(words) - 1}; _mirabilia; printf '%s\\n' "
    done = subprocess.run(
        ["bash", "--norc", "-c", f'{script("bash")}\n{ask}"${{COMPREPLY[@]}}"'],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    return [line for line in done.stdout.splitlines() if line]


needs_bash = pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")


@needs_bash
@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (("mirabilia", ""), {*COMMANDS, "simulate", "completion"}),
        (("mirabilia", "se"), {"serve"}),
        (("mirabilia", "simulate", "--pl"), {"--players"}),
        (("mirabilia", "play", "--sides", ""), {"choose", "day", "night", "random"}),
        (("mirabilia", "play", "--leaders", "e"), {"expert"}),
        (("mirabilia", "simulate", "--with", ""), {"leaders", "cities", "armada"}),
        (("mirabilia", "simulate", "--bots", "gr"), {"greedy"}),
        (("mirabilia", "completion", ""), {*SHELLS, "-h", "--help"}),
        (("mirabilia", "train", "b"), {"base", "boxes"}),
        (("mirabilia", "admin", "ba"), {"ban", "backup"}),
        (("mirabilia", "admin", "backup", "--da"), {"--data", "--database-url"}),
        (("mirabilia", "admin", "tables", "--status", "pl"), {"playing"}),
        (("mirabilia", "admin", "backup", "--data", ""), set()),
        (("mirabilia", "admin", "nonsense", "--da"), set()),
        (("mirabilia", "admin", "reports", "--cl"), {"--close"}),
        (("mirabilia", "admin", "tables", "--cl"), set()),
        # Files are left to the shell.
        (("mirabilia", "simulate", "--out", ""), set()),
        (("mirabilia", "nonsense", "--p"), set()),
    ],
)
def test_bash_offers_what_can_follow(words: tuple[str, ...], offered: set[str]) -> None:
    assert set(ask_bash(*words)) == offered


@needs_bash
def test_bash_knows_every_option_of_every_command() -> None:
    for name in COMMANDS:
        shown = subprocess.run(
            [sys.executable, "-m", "mirabilia", name, "--help"],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        offered = ask_bash("mirabilia", name, "--")
        assert offered
        assert [option for option in offered if option not in shown] == []


@needs_bash
def test_bash_knows_every_option_of_every_order() -> None:
    parser = argparse.ArgumentParser()
    admin.add_arguments(parser)
    orders = commands_of(parser, {})
    assert orders.keys() == admin.ORDERS.keys()
    for name, order in orders.items():
        options = {long for option in order.options for long in option.names}
        assert {*ask_bash("mirabilia", "admin", name, "-")} == options


def test_every_shell_is_told_of_every_command_and_bot() -> None:
    for shell in SHELLS:
        for name in (*COMMANDS, *bot_names()):
            assert name in script(shell)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_can_read_its_script(shell: str) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"there is no {shell} here")
    # zsh loads what it completes with only when it is asked to.
    begin = "autoload -U compinit && compinit -D\n" if shell == "zsh" else ""
    done = subprocess.run(
        [shell, "-c", f"{begin}{script(shell)}"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_fish_offers_what_can_follow() -> None:
    if shutil.which("fish") is None:
        pytest.skip("there is no fish here")
    for line, offered in (
        ("mirabilia se", "serve"),
        ("mirabilia play --sides ", "night"),
        ("mirabilia simulate --pl", "--players"),
        ("mirabilia admin back", "backup"),
        ("mirabilia admin backup --database", "--database-url"),
        ("mirabilia admin tables --status ", "playing"),
    ):
        assert offered in ask_fish(line)
    # What belongs to another order, or stands before all of them.
    assert ask_fish("mirabilia admin tables --without") == []
    assert "backup" not in ask_fish("mirabilia admin tables ")


def test_zsh_is_told_what_can_follow() -> None:
    if shutil.which("zsh") is None:
        pytest.skip("there is no zsh here")
    for line, offered in (
        ("mirabilia simulate --pl", "--players["),
        ("mirabilia admin back", "backup"),
        ("mirabilia admin backup --with", "--without-keys["),
        ("mirabilia admin tables --status pl", "(lobby playing over closed)"),
    ):
        assert offered in ask_zsh(line)
    assert "--without-keys[" not in ask_zsh("mirabilia admin tables --with")


def ask_zsh(line: str) -> str:
    """What the script hands to the functions of zsh that complete."""
    stubs = "compdef() {}; _arguments() { print -r -- $words[1] $@ }; _describe() {}"
    ask = f"words=({line}); CURRENT=$#words; _mirabilia"
    command = ["zsh", "-fc", f"{stubs}\n{script('zsh')}\n{ask}"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def ask_fish(line: str) -> list[str]:
    asked = f"{script('fish')}\ncomplete -C '{line}'"
    done = subprocess.run(["fish", "-c", asked], capture_output=True, text=True, check=True)
    return [one.partition("\t")[0] for one in done.stdout.splitlines()]
