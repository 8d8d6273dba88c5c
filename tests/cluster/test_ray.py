"""Games on a Ray cluster: the same as with processes, whatever happens to its workers."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import pytest
import ray

from mirabilia import Move, View, data
from mirabilia.arena import hold, make_contest, simulate
from mirabilia.arena.executors import Cluster
from mirabilia.bots import Bot
from mirabilia.errors import BotFailure
from mirabilia.lab.study import carry_out, make_study

ALL = ("leaders", "cities", "armada")

# Ray leaves files and sockets to the end of the process.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """A real one on this machine, with two workers."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    begin()
    yield
    ray.shutdown()


def begin() -> None:
    """Ray gives a node half a minute to start, which a busy machine may not keep to."""
    for tries_left in reversed(range(10)):
        try:
            ray.init(
                "local",
                num_cpus=2,
                include_dashboard=False,
                configure_logging=False,
                log_to_driver=False,
                object_store_memory=100_000_000,
            )
            return
        except Exception as error:
            ray.shutdown()
            if "timed out during startup" not in str(error) or not tries_left:
                raise


class Shipped(Bot):
    """A bot that is in no package: its class has to be sent."""

    name: ClassVar[str] = "shipped"

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        return moves[-1]


class Waiting(Shipped):
    """Says where it plays, and waits at each decision until all may go on."""

    name: ClassVar[str] = "waiting"
    folder: ClassVar[Path]

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        wait_for_signal(self.folder, 0)
        return moves[-1]


class Broken(Shipped):
    name: ClassVar[str] = "broken"

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        raise RuntimeError("out of ideas")


def test_simulations_are_the_same() -> None:
    bots: list[str | type[Bot]] = ["builder", "random", Shipped]
    here = simulate(bots, games=25, seed=3, expansions=ALL)
    told: list[tuple[int, int]] = []
    there = simulate(
        bots, games=25, seed=3, expansions=ALL, on="ray", progress=lambda *how: told.append(how)
    )
    assert there.tally == here.tally
    assert told[-1] == (25, 25)
    assert len(told) == 3


def test_contests_studies_and_rows_are_the_same(tmp_path: Path) -> None:
    contest = make_contest(["builder", "random"], games=6, players=3, seed=1)
    plain = [{**line, "times": None} for line in hold(contest).lines]
    assert [{**line, "times": None} for line in hold(contest, on="ray").lines] == plain
    study = make_study(["random"], games=12, seed=1)
    assert vars(carry_out(study, on="ray")) == vars(carry_out(study))
    rows = [data.rows(["random"], players=3, games=25, seed=4, on=on) for on in (None, "ray")]
    digests = {found.write(tmp_path / "games.jsonl").digest for found in rows}
    assert len(digests) == 1


def test_an_error_is_told_as_it_is_here() -> None:
    with pytest.raises(BotFailure, match="out of ideas"):
        simulate([Broken, "random", "random"], games=4, seed=1, on="ray")


def wait_for_signal(folder: Path, number: int) -> tuple[int, int]:
    """Say who does a task, and wait until all may go on."""
    (folder / f"{number} {os.getpid()}").touch()
    while not (folder / "go").exists():
        time.sleep(0.02)
    return number, os.getpid()


def begun(folder: Path) -> list[list[str]]:
    return [path.name.split() for path in folder.iterdir() if " " in path.name]


def test_the_tasks_of_a_worker_that_is_lost_are_done_again(tmp_path: Path) -> None:
    outcomes = Cluster().outcomes(partial(wait_for_signal, tmp_path), range(6), [Shipped])
    first = start(partial(list, outcomes), tmp_path)
    (number, pid), *_ = begun(tmp_path)
    os.kill(int(pid), signal.SIGKILL)
    (tmp_path / "go").touch()
    done: dict[int, Any] = dict(first())
    assert sorted(done) == list(range(6))
    assert done[int(number)][1] != int(pid)
    assert [task for task, _ in begun(tmp_path)].count(number) == 2


def start(work: Callable[[], Any], folder: Path) -> Callable[[], Any]:
    """Let the work be waited for in a thread; go on when two tasks are under way."""
    waiting = ThreadPoolExecutor(1).submit(work)
    while len(begun(folder)) < 2:
        assert not waiting.done(), waiting.exception()
        time.sleep(0.05)
    return waiting.result


@pytest.mark.wide
def test_games_go_on_without_a_lost_worker(tmp_path: Path) -> None:
    """A worker is killed in the middle of a simulation: its result is what it always is."""
    Waiting.folder = tmp_path
    games = partial(simulate, [Waiting, "builder", "random"], games=60, seed=9)
    found = start(partial(games, on="ray"), tmp_path)
    (_, pid), *_ = begun(tmp_path)
    os.kill(int(pid), signal.SIGKILL)
    (tmp_path / "go").touch()
    assert found().tally == games().tally
