"""What takes long is done in a thread, what does not at once."""

from __future__ import annotations

import threading

import pytest

from mirabilia.server import aside
from mirabilia.server.aside import SHORT, Measured, run_aside
from tests.server.support import run_alone


def where() -> int:
    return threading.get_ident()


@pytest.mark.parametrize("long", [False, True])
def test_only_what_takes_long_goes_to_a_thread(long: bool) -> None:
    async def test() -> None:
        assert (await run_aside(long, where) != where()) is long

    run_alone(test())


def test_the_last_time_tells_where_it_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0.0, SHORT / 2, 1.0, 1.0 + 2 * SHORT, 2.0, 2.0 + SHORT / 2])
    monkeypatch.setattr(aside, "thread_time", lambda: next(times))

    async def test() -> None:
        measured = Measured()
        # Nobody knows yet: in a thread. It was short, so the next time it is done here; that took
        # long, so the one after is done in a thread again.
        assert await measured.run(where) != where()
        assert await measured.run(where) == where()
        assert await measured.run(where) != where()
        assert not measured.is_long

    run_alone(test())


def test_what_fails_is_measured_too(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0.0, 2 * SHORT])
    monkeypatch.setattr(aside, "thread_time", lambda: next(times))

    def fail() -> None:
        raise ValueError("no")

    measured = Measured()
    measured.took = 0.0
    with pytest.raises(ValueError, match="no"):
        measured.run_now(fail)
    assert measured.is_long
