"""Searches on several processors: other processes run the same search with other chance."""

from __future__ import annotations

import signal
from concurrent.futures import Future, ProcessPoolExecutor, wait
from functools import cache
from multiprocessing import get_context
from random import Random
from time import perf_counter, time
from typing import Final

from mirabilia.bots.learned import learned_for
from mirabilia.bots.search.candidates import Result, Search, Start
from mirabilia.notation.sampling import read_view
from mirabilia.notation.views import View


class Task:
    """A search that a helper is to run, for some seconds or some games."""

    def __init__(
        self,
        kind: type[Search],
        view: View,
        weights: int,
        starts: list[Start],
        seed: int,
        seconds: float | None,
        games: int,
    ) -> None:
        self.kind: Final = kind
        self.view: Final = view.to_json()
        self.weights: Final = weights
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
    habits = learned_for(view, task.weights).habits
    search = task.kind(read_view(view), view.seat, task.starts, habits, Random(task.seed))
    if task.end is not None:
        search.run_until(perf_counter() + task.end - time())
    else:
        search.run_for(task.games)
    return search.results()
