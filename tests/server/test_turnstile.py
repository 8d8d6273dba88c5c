"""Requests wait for their turn when the server has much to do; who sends most waits most."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest

from mirabilia.server import turnstile
from mirabilia.server.limits import Limits
from mirabilia.server.running import Announced
from mirabilia.server.turnstile import SAVED, Turnstile
from tests.server.support import run_alone
from tests.server.test_connections import answer, with_server
from tests.support.waiting import until


class Work:
    """Requests that go on until they are told to end, and clocks that others turn."""

    def __init__(self, at_once: int = 2, share: float = 0.5) -> None:
        self.seconds = 0.0
        self.used = 0.0
        self.turnstile = Turnstile(
            Limits(requests_at_once=at_once, requests_share=share),
            used=lambda: self.used,
            now=lambda: self.seconds,
        )
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, *names: str) -> None:
        """Requests called after their address and a number: `a1`."""
        for name in names:
            self.ends[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self.request(name))
            await asyncio.sleep(0)

    async def request(self, name: str) -> None:
        async with self.turnstile.turn(name[0]):
            self.begun.append(name)
            await self.ends[name].wait()

    async def end(self, *names: str) -> None:
        for name in names:
            self.ends[name].set()
            await self.tasks[name]
        await asyncio.sleep(0)

    async def withdraw(self, name: str) -> None:
        self.tasks[name].cancel()
        with suppress(asyncio.CancelledError):
            await self.tasks[name]
        await asyncio.sleep(0)


def with_work(
    test: Callable[[Work], Awaitable[None]], monkeypatch: pytest.MonkeyPatch, seconds: float = 600
) -> None:
    """Nothing happens by itself here, unless it is to."""
    monkeypatch.setattr(turnstile, "UNDER_WAY", seconds)
    monkeypatch.setattr(turnstile, "LONGEST_PAUSE", seconds)

    async def all_of_it() -> None:
        work = Work()
        await test(work)
        for name in [*work.tasks]:
            await work.withdraw(name)
        if work.turnstile.timer is not None:
            work.turnstile.timer.cancel()

    run_alone(all_of_it())


def test_few_requests_begin_together(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(work: Work) -> None:
        await work.ask("a1", "a2", "a3")
        assert work.begun == ["a1", "a2"]
        await work.end("a1")
        assert work.begun == ["a1", "a2", "a3"]

    with_work(test, monkeypatch)


def test_addresses_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(work: Work) -> None:
        await work.ask("a1", "a2", "a3", "a4", "a5", "b1", "c1", "b2")
        for name in ["a1", "a2", "a3", "b1", "c1"]:
            await work.end(name)
        assert work.begun == ["a1", "a2", "a3", "b1", "c1", "a4", "b2"]

    with_work(test, monkeypatch)


def test_while_processor_time_is_used_up_requests_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(work: Work) -> None:
        await work.ask("a1")
        await work.end("a1")
        # More than can be saved up, and it is not owed for ever.
        work.used = 7 * SAVED
        assert work.turnstile.pause() == pytest.approx(SAVED / 0.5)
        await work.ask("a2", "b1")
        assert work.begun == ["a1"]
        work.seconds = 1.5 * SAVED / 0.5
        work.turnstile.look_again()
        await asyncio.sleep(0)
        assert work.begun == ["a1", "a2", "b1"]

    with_work(test, monkeypatch)


def test_an_idle_server_saves_up_only_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(work: Work) -> None:
        work.seconds = 3600.0
        assert work.turnstile.pause() == pytest.approx(-SAVED / 0.5)
        work.used = 1.5 * SAVED
        assert work.turnstile.pause() == pytest.approx(0.5 * SAVED / 0.5)

    with_work(test, monkeypatch)


def test_however_busy_the_server_is_requests_come_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here processor time is never left."""

    async def test(work: Work) -> None:
        work.used = SAVED * 2
        await work.ask("a1", "a2", "a3", "a4")
        await until(lambda: len(work.begun) == 4)

    with_work(test, monkeypatch, seconds=0.01)


def test_a_request_that_waits_for_something_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(work: Work) -> None:
        await work.ask("a1", "a2", "a3", "a4")
        await until(lambda: len(work.begun) == 4)
        # None of them counts twice: two may begin again, and not more.
        await work.end("a1", "a2", "a3", "a4")
        await until(lambda: not work.turnstile.under_way)

    with_work(test, monkeypatch, seconds=0.01)


@pytest.mark.parametrize("withdrawn", ["a1", "a3", "b1"])
def test_who_stops_waiting_or_ends_early_takes_no_place(
    monkeypatch: pytest.MonkeyPatch, withdrawn: str
) -> None:
    async def test(work: Work) -> None:
        await work.ask("a1", "a2", "a3", "b1", "c1")
        await work.withdraw(withdrawn)
        for name in [name for name in work.tasks if name != withdrawn]:
            await until(lambda name=name: name in work.begun)  # type: ignore[misc]
            await work.end(name)
        assert not work.turnstile.under_way
        assert not work.turnstile.waiting

    with_work(test, monkeypatch)


def test_who_is_let_in_and_goes_at_the_same_moment_takes_no_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(work: Work) -> None:
        await work.ask("a1", "a2", "a3")
        work.ends["a1"].set()
        await work.tasks["a1"]
        # It has been let in, and does not know it yet.
        work.tasks["a3"].cancel()
        with suppress(asyncio.CancelledError):
            await work.tasks["a3"]
        await work.end("a2")
        assert not work.turnstile.under_way

    with_work(test, monkeypatch)


def test_all_requests_of_a_crowd_are_answered(tmp_path: Path) -> None:
    async def test(server: Announced) -> None:
        told = await asyncio.gather(*(answer(server) for _ in range(40)))
        assert [line.split()[1] for line in told] == [b"200"] * 40

    with_server(tmp_path, test, requests_at_once=1, requests_share=0.05)
