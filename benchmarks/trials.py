"""Tests that are collected once and then run on one fault after another. See `benchmarks.mutants`.

To import the library and to collect the tests takes longer than most faults live. So one process
does it for all of them, and forks: in the fork the function with the fault gets its faulty code,
and the tests run there until one fails. That works for faults in functions which have not done
their work before the first test; the others need a process of their own.
"""

from __future__ import annotations

import gc
import os
import pkgutil
import resource
import select
import signal
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from importlib import import_module
from inspect import CO_OPTIMIZED
from multiprocessing import get_context
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final, TypeVar

import pytest

# The bytes that a fork may use: some faults never stop filling a list.
MOST_MEMORY: Final = 4 << 30
PASSED: Final = "passed"

Functions = dict[tuple[str, str, int], list[FunctionType]]
Swap = tuple[FunctionType, CodeType]


# ---- the code of a fault


def functions_in(code: CodeType) -> Iterator[CodeType]:
    """The functions of a module and of its classes; not those within functions."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            if part.co_flags & CO_OPTIMIZED:
                yield part
            else:
                yield from functions_in(part)


def last_line(code: CodeType) -> int:
    lines = [line for *_, line in code.co_lines() if line is not None]
    inner = [last_line(part) for part in code.co_consts if isinstance(part, CodeType)]
    return max([code.co_firstlineno, *lines, *inner])


def key_of(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def swaps(path: Path, source: str, faulty: str, line: int, functions: Functions) -> list[Swap]:
    """The functions that a fault in some line changes, with their new code; none if outside."""
    before = functions_in(compile(source, str(path), "exec"))
    after = functions_in(compile(faulty, str(path), "exec"))
    for old, new in zip(before, after, strict=True):
        if old.co_firstlineno <= line <= last_line(old):
            return [(function, new) for function in functions[key_of(old)]]
    return []


def import_all(room: str) -> None:
    """Import a room of the library with all its modules."""
    package = import_module(f"mirabilia.{room}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)


def functions_by_key() -> Functions:
    """All functions that there are, also those that were frozen with the tests."""
    gc.unfreeze()
    found: Functions = defaultdict(list)
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType):
            found[key_of(thing.__code__)].append(thing)
    gc.freeze()
    return found


# ---- tests in forks


class Failures:
    """A plugin of pytest: the first test that has failed."""

    def __init__(self) -> None:
        self.test = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.test = self.test or report.nodeid


# What a fork says, line by line, for as long as it says something within some seconds.
Listen = Callable[[Callable[[], float]], Iterator[str]]


class Stand:
    """All tests, ready to be run, and the functions whose code can be exchanged."""

    def __init__(self, session: pytest.Session, rooms: Sequence[str]) -> None:
        self.items = {item.nodeid: item for item in session.items}
        self.failures = Failures()
        session.config.pluginmanager.register(self.failures)
        for room in rooms:
            import_all(room)
        self.functions = functions_by_key()
        # Where processes that tests start find the library, and where tests leave their files.
        self.home = Path()

    def first_failure(
        self, tests: Sequence[str], swapped: Sequence[Swap], patience: Callable[[str], float]
    ) -> str | None:
        """The test that fails first; the empty text if one does not come to an end."""

        def run(told: int) -> None:
            for item, following in self.in_order(tests):
                os.write(told, f"{item.nodeid}\n".encode())
                if not self.passes(item, following):
                    return
            os.write(told, f"{PASSED}\n".encode())

        begun = [tests[0]]
        with self.fork(swapped, run) as listen:
            try:
                for line in listen(lambda: patience(begun[-1])):
                    if line == PASSED:
                        return None
                    begun.append(line)
            except TimeoutError:
                return ""
        return begun[-1]

    def in_order(self, tests: Sequence[str]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
        items = [self.items[test] for test in tests]
        return zip(items, [*items[1:], None], strict=True)

    def passes(self, item: pytest.Item, following: pytest.Item | None) -> bool:
        self.failures.test = ""
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        return not self.failures.test

    @contextmanager
    def fork(self, swapped: Sequence[Swap], run: Callable[[int], None]) -> Iterator[Listen]:
        """Run something in a fork, with some code exchanged; at the end the fork is ended."""
        ours, theirs = os.pipe()
        child = os.fork()
        if not child:
            try:
                self.settle_in(swapped)
                run(theirs)
            finally:
                os._exit(0)
        os.close(theirs)
        try:
            yield partial(lines_from, ours)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(child, signal.SIGKILL)
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            os.close(ours)

    def settle_in(self, swapped: Sequence[Swap]) -> None:
        """Make a fork independent of its parent."""
        os.setsid()
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silence, stream)
        sys.path.insert(0, str(self.home))
        os.environ["PYTHONPATH"] = str(self.home)
        os.environ["PYTEST_DEBUG_TEMPROOT"] = str(self.home)
        for function, code in swapped:
            function.__code__ = code


def lines_from(source: int, patience: Callable[[], float]) -> Iterator[str]:
    """Lines until the end; `TimeoutError` if the next does not come in time."""
    rest = b""
    while True:
        if not select.select([source], [], [], patience())[0]:
            raise TimeoutError
        more = os.read(source, 1 << 16)
        if not more:
            return
        *lines, rest = (rest + more).split(b"\n")
        yield from (line.decode() for line in lines)


# ---- several at a time

Task = TypeVar("Task")
Done = TypeVar("Done")
worker: Callable[[Any], Any]


def in_forks(
    make: Callable[[], Callable[[Task], Done]], tasks: Iterable[Task], jobs: int
) -> Iterator[Done]:
    """Do something with each task, in any order, in this many processes; each makes its own."""
    with get_context("fork").Pool(jobs, get_ready, (make,)) as pool:
        yield from pool.imap_unordered(do, tasks)


def get_ready(make: Callable[[], Callable[[Any], Any]]) -> None:
    """Of a process that is ended by its parent, so that it still ends what it has started."""
    global worker  # noqa: PLW0603
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    worker = make()


def do(task: Any) -> Any:
    return worker(task)


# ---- collecting


class Plugin:
    """A plugin of pytest: does some work in place of running the tests that were collected."""

    def __init__(self, work: Callable[[Stand], None], rooms: Sequence[str]) -> None:
        self.work = work
        self.rooms = rooms

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests cannot be collected")
        gc.collect()
        self.work(Stand(session, self.rooms))
        return True


def with_tests(
    work: Callable[[Stand], None], places: Sequence[str], rooms: Sequence[str] = ()
) -> int:
    """Collect tests, and do some work with them, with some rooms of the library ready."""
    options = ["-q", "-s", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist"]
    return pytest.main([*options, "-p", "no:pytest_cov", *places], [Plugin(work, rooms)])
