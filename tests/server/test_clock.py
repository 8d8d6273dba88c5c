"""The clock on the wall, and its timers."""

from __future__ import annotations

import asyncio
import time

import pytest

from mirabilia.server.clock import Clock, steady
from tests.server.support import run_alone


def test_it_tells_the_time_in_milliseconds() -> None:
    before, now, after = time.time(), Clock()(), time.time()
    assert int(1000 * before) <= now <= 1000 * after


def test_a_system_that_does_not_count_sleep_has_a_clock_that_nobody_can_set(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(time, "CLOCK_BOOTTIME", raising=False)
    before, now, after = time.monotonic_ns(), steady(), time.monotonic_ns()
    assert before <= now <= after


def test_a_timer_rings_at_its_moment_and_at_once_if_that_has_passed() -> None:
    async def test() -> None:
        clock, rung = Clock(), asyncio.Queue[int]()
        soon = clock() + 20
        clock.at(soon, lambda: rung.put_nowait(clock()))
        clock.at(clock() - 10_000, lambda: rung.put_nowait(0))
        assert await rung.get() == 0
        # The clocks that both go by may differ by a moment.
        assert await rung.get() >= soon - 5

    run_alone(test())


def test_a_timer_can_be_called_off() -> None:
    async def test() -> None:
        clock, rung = Clock(), asyncio.Queue[str]()
        clock.at(clock() + 1, lambda: rung.put_nowait("first")).cancel()
        clock.at(clock() + 20, lambda: rung.put_nowait("second"))
        assert await rung.get() == "second"
        assert rung.empty()

    run_alone(test())


def test_a_jump_of_the_clock_on_the_wall_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        clock, rung = Clock(), asyncio.Queue[int]()
        before, started = clock(), time.monotonic()
        hour = 3600
        real, real_ns = time.time, time.time_ns
        monkeypatch.setattr(time, "time", lambda: real() + hour)
        monkeypatch.setattr(time, "time_ns", lambda: real_ns() + hour * 10**9)
        clock.at(before + 200, lambda: rung.put_nowait(clock()))
        passed = await rung.get() - before
        assert 195 <= passed <= 1000 * (time.monotonic() - started) + 5

    run_alone(test())
