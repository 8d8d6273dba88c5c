"""Which runs of a test belong to `make test`, to `make wide` and to `make long`: docs/tests.md."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator, Iterator
from contextlib import nullcontext

import pytest

from tests.support.builds import COMPILED
from tests.support.loops import no_loop_runs
from tests.support.places import keep_files_in_memory
from tests.support.spread import Run, daily, spread

# What is read in the tests, and by the commands that they start, is English everywhere.
os.environ["LANGUAGE"] = "en"

keep_files_in_memory()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--spread",
        action="store_true",
        help="what only repeats other tests, here or on the compiled build, counts as wide or long",
    )


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Tests are many and all of them stay: to look for garbage among them takes half of the time
    that collecting does, and again and again while they run."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what `--spread` leaves for later, before pytest leaves out what is wide or long."""
    if config.getoption("--spread"):
        runs = {
            item.nodeid: run_of(item) for item in items if item.get_closest_marker("long") is None
        }
        kept = spread(runs.values(), whole=COMPILED)
        today = daily(runs[id] for id in kept) if COMPILED else kept
        for item in items:
            if item.nodeid in runs and item.nodeid not in today:
                wide = item.nodeid in kept
                item.add_marker(pytest.mark.wide if wide else pytest.mark.long)


def run_of(item: pytest.Item) -> Run:
    called = getattr(item, "callspec", None)
    values = dict(called.params) if called else {}
    rows = {names: tuple(values.pop(name) for name in names) for names in tables_of(item)}
    rows |= {(name,): (value,) for name, value in values.items()}
    heavy = item.get_closest_marker("heavy") is not None
    return Run(item.nodeid.partition("[")[0], item.nodeid, rows, heavy, opens_browser(item))


def opens_browser(item: pytest.Item) -> bool:
    return "browser" in getattr(item, "fixturenames", ())


def tables_of(item: pytest.Item) -> Iterator[tuple[str, ...]]:
    """The names that each `parametrize` of a test gives values to."""
    for mark in item.iter_markers("parametrize"):
        names = mark.args[0]
        yield tuple(names.replace(",", " ").split() if isinstance(names, str) else names)


# ---- a browser that another test has opened


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    with nullcontext() if opens_browser(item) else no_loop_runs():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    with nullcontext() if opens_browser(item) else no_loop_runs():
        return (yield)
