"""Work in processes: interrupts are held back while they start, and never lost."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from mirabilia.arena.processes import interrupts_held, outcomes

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="interrupts cannot be held there")


@pytest.fixture(autouse=True)
def interrupts() -> Iterator[None]:
    """What was started in the background ignores interrupts: here they count."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def interrupted_within() -> Iterator[str]:
    with interrupts_held():
        signal.raise_signal(signal.SIGINT)
        yield "to the end of the block"


def test_an_interrupt_comes_when_the_processes_are_started() -> None:
    block = interrupted_within()
    assert next(block) == "to the end of the block"
    with pytest.raises(KeyboardInterrupt):
        next(block)
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


class Interrupted(list[int]):
    """Tasks that are interrupted while they are handed out."""

    def __getitem__(self, number: Any) -> Any:
        if number == 5:
            signal.raise_signal(signal.SIGINT)
        return super().__getitem__(number)


def test_an_interrupt_while_tasks_are_handed_out_ends_them_all() -> None:
    with pytest.raises(KeyboardInterrupt):
        list(outcomes(abs, Interrupted(range(10_000)), 2))
