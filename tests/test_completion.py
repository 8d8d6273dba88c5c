"""Completion: what the scripts offer, asked of the shells themselves where they are installed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from functools import cache

import pytest

from mirabilia.bots import bot_names
from mirabilia.cli import COMMANDS
from mirabilia.completion import SHELLS


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
    ):
        asked = f"{script('fish')}\ncomplete -C '{line}'"
        done = subprocess.run(["fish", "-c", asked], capture_output=True, text=True, check=True)
        assert offered in [one.partition("\t")[0] for one in done.stdout.splitlines()]
