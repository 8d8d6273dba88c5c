"""Races on several processors: other processes run the same race with other chance."""

from __future__ import annotations

import signal
from concurrent.futures import Future, ProcessPoolExecutor, wait
from functools import cache
from multiprocessing import get_context
from random import Random
from time import perf_counter, time
from typing import Final

from mirabilia.bots.learned import learned_for
from mirabilia.bots.search.race import Race, Runner
from mirabilia.notation.sampling import read_view
from mirabilia.notation.views import View

# An answer: what is done, what is thought of it, and for how many games that counts.
Start = tuple[int, float, float]
# What came out for it: games, rewards, points and wins.
Result = tuple[int, float, float, float]


class Task:
    """A race that a helper is to run, for some seconds or some games."""

    def __init__(
        self, view: View, starts: list[Start], seed: int, seconds: float | None, games: int
    ) -> None:
        self.view: Final = view.to_json()
        self.starts: Final = starts
        self.seed: Final = seed
        # By a clock that all processes share: whoever begins late has less time.
        self.end: Final = None if seconds is None else time() + seconds
        self.games: Final = games


@cache
def helpers(count: int) -> ProcessPoolExecutor:
    """Processes that stay ready for the next move."""
    return ProcessPoolExecutor(count, get_context("spawn"), ignore_interrupts)


def ignore_interrupts() -> None:
    """Only the process that asks the others answers Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def send(tasks: list[Task]) -> list[Future[list[Result]]]:
    """Have each task run by a helper of its own."""
    if not tasks:
        return []
    pool = helpers(len(tasks))
    return [pool.submit(run, task) for task in tasks]


def collect(sent: list[Future[list[Result]]], seconds: float | None = None) -> list[list[Result]]:
    """What helpers have found, in so many seconds: a process takes longer than that to start."""
    done, late = wait(sent, seconds)
    for task in late:
        task.cancel()
    return [task.result() for task in sent if task in done]


def run(task: Task) -> list[Result]:
    view = View.from_json(task.view)
    runners = [Runner(act, start, weight) for act, start, weight in task.starts]
    habits = learned_for(view).habits
    race = Race(read_view(view), view.seat, runners, habits, Random(task.seed))
    if task.end is not None:
        race.run_until(perf_counter() + task.end - time())
    else:
        race.run_for(task.games)
    return [(len(one.rewards), one.total, one.points, one.wins) for one in runners]
