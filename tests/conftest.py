"""Which runs of a test belong to `make test` and which to `make long`: see docs/tests.md."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.support.builds import COMPILED
from tests.support.spread import Run, spread

# What is read in the tests, and by the commands that they start, is English everywhere.
os.environ["LANGUAGE"] = "en"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--spread",
        action="store_true",
        help="what only repeats other tests, here or on the compiled build, counts as long",
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what `--spread` leaves for later, before pytest leaves out what is long."""
    if config.getoption("--spread"):
        kept = spread(map(run_of, items), whole=COMPILED)
        for item in items:
            if item.nodeid not in kept:
                item.add_marker(pytest.mark.long)


def run_of(item: pytest.Item) -> Run:
    called = getattr(item, "callspec", None)
    values = dict(called.params) if called else {}
    rows = {names: tuple(values.pop(name) for name in names) for names in tables_of(item)}
    rows |= {(name,): (value,) for name, value in values.items()}
    heavy = item.get_closest_marker("heavy") is not None
    return Run(item.nodeid.partition("[")[0], item.nodeid, rows, heavy)


def tables_of(item: pytest.Item) -> Iterator[tuple[str, ...]]:
    """The names that each `parametrize` of a test gives values to."""
    for mark in item.iter_markers("parametrize"):
        names = mark.args[0]
        yield tuple(names.replace(",", " ").split() if isinstance(names, str) else names)
