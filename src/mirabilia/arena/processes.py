"""Work divided between processes.

Only the main process handles interrupts, so that there is one message and not one from each.
"""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from multiprocessing.resource_tracker import ensure_running
from typing import Final, TypeVar

from mirabilia.bots.helpers import ignore_interrupts

# Windows cannot wait for more processes than this.
MOST_JOBS: Final = 61
# Tasks under way or done for each process, beyond the oldest that is not done.
AHEAD: Final = 16

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


def outcomes(
    work: Callable[[Task], Outcome], tasks: Sequence[Task], jobs: int
) -> Generator[tuple[int, Outcome], None, None]:
    """The outcome of each task, with its number, as soon as it is done.

    A single job runs here, several in new processes; they are stopped when the caller stops. They
    do not work far ahead of the oldest task that is not done, so a caller that needs the outcomes
    in order has only a few of them to keep.
    """
    if jobs == 1 or not tasks:
        for number, task in enumerate(tasks):
            yield number, work(task)
        return
    others = active_children()
    workers = min(jobs, len(tasks), MOST_JOBS)
    with ProcessPoolExecutor(workers, get_context("spawn"), ignore_interrupts) as pool:
        try:
            yield from in_turn(pool, work, tasks, AHEAD * workers)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in active_children():
                if process not in others:
                    process.terminate()
            raise


def in_turn(
    pool: ProcessPoolExecutor, work: Callable[[Task], Outcome], tasks: Sequence[Task], ahead: int
) -> Iterator[tuple[int, Outcome]]:
    """Keep the processes busy, not too far ahead of the oldest task that is not done."""
    under_way: dict[Future[Outcome], int] = {}
    begun = 0
    while begun < len(tasks) or under_way:
        oldest = min(under_way.values(), default=begun)
        with interrupts_held():
            while begun < len(tasks) and begun < oldest + ahead:
                under_way[pool.submit(work, tasks[begun])] = begun
                begun += 1
        done, _ = wait(under_way, return_when=FIRST_COMPLETED)
        for future in done:
            yield under_way.pop(future), future.result()


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Hold interrupts back to the end of this block; processes started in it never get any."""
    if threading.current_thread() is not threading.main_thread():
        yield
    elif sys.platform == "win32":
        # There an interrupt is lost in this block: it cannot be held back.
        handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, handler)
    else:
        # Started later, it would let interrupts through again.
        ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
