"""Who does the work: what can be asked for, and how far ahead it goes."""

from __future__ import annotations

import re
import sys

import pytest

from mirabilia.arena import simulate
from mirabilia.arena.executors import ImpossibleCluster, Processes, executor_for
from mirabilia.arena.processes import AHEAD
from mirabilia.cli import main
from mirabilia.extras import install_line


def double(number: int) -> int:
    return 2 * number


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_task_has_its_outcome(jobs: int) -> None:
    outcomes = dict(Processes(jobs).outcomes(double, range(5)))
    assert outcomes == {number: 2 * number for number in range(5)}


def test_outcomes_wait_for_the_oldest() -> None:
    """Nothing is far ahead of a task that is not done."""
    furthest, missing = 0, set(range(200))
    for number, _ in Processes(2).outcomes(double, range(200)):
        furthest = max(furthest, number - min(missing))
        missing.discard(number)
    assert not missing
    assert furthest <= 2 * AHEAD


@pytest.mark.parametrize("on", ["moon", "ray:", "ray://", "localhost:10001"])
def test_an_unknown_place_is_refused(on: str) -> None:
    with pytest.raises(ImpossibleCluster, match="say ray, or ray://HOST:PORT"):
        executor_for(1, on)


def test_without_the_package_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ImpossibleCluster, match=re.escape(install_line("cluster"))):
        simulate(["random"], games=1, on="ray")


def test_the_command_says_so_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "1", "--on", "moon"]) == 2
    assert capsys.readouterr().err == (
        "mirabilia: there is no 'moon' to play on; say ray, or ray://HOST:PORT\n"
    )
