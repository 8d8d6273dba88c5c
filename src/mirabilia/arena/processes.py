"""Work divided between processes.

Only the main process handles interrupts, so that there is one message and not one from each.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import Final, TypeVar

from mirabilia.bots.helpers import ignore_interrupts

# Windows cannot wait for more processes than this.
MOST_JOBS: Final = 61

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


def outcomes(
    work: Callable[[Task], Outcome], tasks: Sequence[Task], jobs: int
) -> Iterator[tuple[int, Outcome]]:
    """The outcome of each task, with its number, as soon as it is done.

    A single job runs here, several in new processes; they are stopped when the caller stops.
    """
    if jobs == 1 or not tasks:
        for number, task in enumerate(tasks):
            yield number, work(task)
        return
    others = active_children()
    workers = min(jobs, len(tasks), MOST_JOBS)
    with ProcessPoolExecutor(workers, get_context("spawn"), ignore_interrupts) as pool:
        with interrupts_ignored():
            numbers = {pool.submit(work, task): number for number, task in enumerate(tasks)}
        try:
            for done in as_completed(numbers):
                yield numbers[done], done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in active_children():
                if process not in others:
                    process.terminate()
            raise


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Processes started in this block ignore interrupts from the very beginning."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
