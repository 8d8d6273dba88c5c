"""Bots in processes of their own: they answer, are hurried, die and are replaced."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import signal
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Sequence

import msgspec
import pytest

from mirabilia import Game
from mirabilia.bots import Bot
from mirabilia.bots.search.figures import TOPICS
from mirabilia.notation.moves import Move
from mirabilia.notation.views import View
from mirabilia.server import thinkers as thinking
from mirabilia.server.limits import Limits
from mirabilia.server.messages import AdvisedMove
from mirabilia.server.spent import Spent, seconds_of
from mirabilia.server.thinker import Hurry, Inbox, Question, answer, work
from mirabilia.server.thinkers import NoAnswer, Thinkers
from mirabilia.server.turns import Urgency, Wish
from tests.server.support import run_alone
from tests.support.waiting import PATIENCE, until


def view() -> tuple[bytes, list[str]]:
    seen = Game.new(players=3, sides="day", seed=1).view(0)
    return seen.to_json().encode(), seen.now["moves"]


def wish(bot: str, seconds: float = 1, guest: str = "ada", advice: bool = False) -> Wish:
    return Wish(bot, guest, f"table of {guest}", seconds, lambda: Urgency.PEOPLE, advice)


def processes(bots: Thinkers) -> list[Process]:
    return [process for process in bots.processes if process is not None]


@contextlib.asynccontextmanager
async def thinkers(processes: int = 1) -> AsyncIterator[Thinkers]:
    made = Thinkers(processes)
    try:
        yield made
    finally:
        await made.close()


def test_a_line_in_is_a_line_out() -> None:
    """What a process of the bots does, in this one."""
    seen, moves = view()
    shown = msgspec.Raw(seen)
    questions = [
        Question("random", "7", 1.0, shown),
        Question("adept", "7", 0.1, shown, advice=True),
    ]
    lines = io.BytesIO(b"".join(msgspec.json.encode(one) + b"\n" for one in questions))
    answers = io.BytesIO()
    work(lines, answers)
    chosen, advised = answers.getvalue().splitlines()
    assert msgspec.json.decode(chosen, type=str) in moves
    best = msgspec.json.decode(advised, type=list[AdvisedMove])
    assert {one.move for one in best} <= set(moves)
    assert best


def test_only_bots_that_think_give_advice() -> None:
    shown = msgspec.Raw(view()[0])
    with pytest.raises(AssertionError, match="random"):
        answer(Question("random", "7", 1.0, shown, advice=True))


class Timed(Bot):
    """Makes the move whose number is as many as it has seconds."""

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        return moves[int(self.budget.seconds or 0)]


@pytest.mark.parametrize("seconds", [1, 3])
def test_a_bot_is_told_how_long_it_may_think(seconds: int) -> None:
    async def test() -> None:
        seen, moves = view()
        async with thinkers() as bots:
            assert await bots.choose(seen, wish(f"{__name__}:Timed", seconds)) == moves[seconds]

    run_alone(test())


def test_advice_has_the_best_moves_and_why() -> None:
    async def test() -> None:
        seen, moves = view()
        async with thinkers() as bots:
            advice = await bots.advise(seen, wish("master", advice=True))
        assert 1 <= len(advice) <= 3
        assert len({advised.move for advised in advice} & set(moves)) == len(advice)
        for advised in advice:
            assert 0 <= advised.wins <= 1
            assert advised.points > 0
            assert {reason.topic for reason in advised.reasons} <= set(TOPICS)

    run_alone(test())


def test_a_bot_that_dies_is_replaced() -> None:
    async def test() -> None:
        seen, moves = view()
        async with thinkers() as bots:
            assert await bots.choose(seen, wish("greedy")) in moves
            (process,) = processes(bots)
            os.kill(process.pid, signal.SIGKILL)
            assert await bots.choose(seen, wish("greedy")) in moves
            assert process not in processes(bots)
        assert process.returncode is not None

    run_alone(test())


def test_a_process_that_is_replaced_has_ended_when_the_bots_close() -> None:
    async def test() -> None:
        async with thinkers() as bots:
            assert await bots.choose(view()[0], wish("random")) in view()[1]
            (process,) = processes(bots)
            asked = asyncio.create_task(bots.choose(view()[0], wish("random")))
            await asyncio.sleep(0)
            asked.cancel()
            await asyncio.wait([asked])
            assert processes(bots) == []
        assert process.returncode is not None

    run_alone(test())


def test_bots_think_side_by_side() -> None:
    async def test() -> None:
        seen, moves = view()
        async with thinkers(2) as bots:
            chosen = await asyncio.gather(*(bots.choose(seen, wish("random")) for _ in range(10)))
            assert set(chosen) <= set(moves)
            assert len(processes(bots)) == 2

    run_alone(test())


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="processes have no priority here")
def test_long_thoughts_get_the_processor_time_that_is_left() -> None:
    async def test() -> None:
        async with thinkers(2) as bots:
            # Nothing is known of it at first, until it turns out to be quick.
            while len(processes(bots)) < 2:
                await bots.choose(view()[0], wish("random"))
            quick, long = (os.getpriority(os.PRIO_PROCESS, one.pid) for one in processes(bots))
            assert (quick, long) == (os.nice(0), min(19, os.nice(0) + thinking.NICENESS))

    run_alone(test())


def test_a_bot_that_thinks_for_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "TIME_TO_THINK", 0)

    async def test() -> None:
        async with thinkers() as bots:
            with pytest.raises(NoAnswer):
                await bots.choose(view()[0], wish("random"))
            assert processes(bots) == []

    run_alone(test())


def test_a_bot_that_fails_three_times_in_a_row_is_given_up(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test() -> None:
        async with thinkers() as bots:
            with pytest.raises(NoAnswer):
                await bots.choose(view()[0], wish("no such bot"))
            told = [line.msg for line in caplog.records if line.name == thinking.__name__]
            assert told == ["a process of the bots is replaced: %r"] * 3
            assert bots.failing
            assert await bots.choose(view()[0], wish("random")) in view()[1]
            assert not bots.failing

    run_alone(test())


# ---- turns


def test_a_long_thought_is_cut_short_for_another_guest() -> None:
    async def test() -> None:
        seen, moves = view()
        async with thinkers() as bots:
            await bots.choose(seen, wish("greedy"))
            long = asyncio.create_task(bots.choose(seen, wish("master", 30)))
            await until(lambda: bots.under_way)
            (process,) = processes(bots)
            assert await bots.choose(seen, wish("greedy", 30, "ben")) in moves
            assert long.done()
            assert await long in moves
            assert processes(bots) == [process]

    run_alone(test())


def test_a_hurry_is_for_the_question_that_it_names() -> None:
    shown = msgspec.Raw(view()[0])
    first, second = (Question("random", "7", 1.0, shown, number=number) for number in (1, 2))
    reading, writing = os.pipe()
    with os.fdopen(reading, "rb") as lines, os.fdopen(writing, "wb") as server:
        inbox = Inbox(lines)
        server.write(msgspec.json.encode(first) + b"\n" + msgspec.json.encode(Hurry(1)) + b"\n")
        server.write(msgspec.json.encode(second) + b"\n")
        server.flush()
        assert [inbox.questions.get(timeout=PATIENCE) for _ in range(2)] == [first, second]
        assert inbox.hurries(first)
        assert not inbox.hurries(second)
        server.close()
        assert inbox.questions.get(timeout=PATIENCE) is None
        assert inbox.hurries(second)


def test_who_stops_waiting_for_a_turn_leaves_it_to_others() -> None:
    async def test() -> None:
        seen, moves = view()
        async with thinkers() as bots:
            long = asyncio.create_task(bots.choose(seen, wish("master", 30)))
            await asyncio.sleep(0)
            waits = asyncio.create_task(bots.choose(seen, wish("greedy", 30)))
            await asyncio.sleep(0)
            waits.cancel()
            long.cancel()
            await asyncio.wait([waits, long])
            assert not bots.waiting
            assert not bots.under_way
            assert await bots.choose(seen, wish("greedy")) in moves

    run_alone(test())


def test_greedy_plays_for_a_bot_when_too_many_wait() -> None:
    async def test() -> None:
        seen, moves = view()
        made = Thinkers(1, Limits(thoughts_by_guest=1))
        asked: list[str] = []

        async def ask(_: Process, question: Question, __: asyncio.Event) -> bytes:
            asked.append(question.bot)
            await asyncio.sleep(0)
            return msgspec.json.encode(moves[0])

        made.ask = ask  # type: ignore[assignment, method-assign]
        try:
            await asyncio.gather(*(made.choose(seen, wish("master")) for _ in range(3)))
        finally:
            await made.close()
        assert asked == ["master", "master", "greedy"]

    run_alone(test())


def test_a_process_that_does_not_start_is_no_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(thinking, "READY", b"something else\n")
        async with thinkers() as bots:
            with pytest.raises(EOFError, match="has not started"):
                await bots.start(0)

    run_alone(test())


def test_who_goes_at_the_moment_their_turn_comes_leaves_it_to_others() -> None:
    async def test() -> None:
        async with thinkers() as bots:
            first = bots.turn(wish("greedy"))
            await first.__aenter__()
            waits = asyncio.create_task(bots.turn(wish("greedy", guest="bob")).__aenter__())
            await until(lambda: bots.waiting)
            await first.__aexit__(None, None, None)
            # It has its turn, and does not know yet.
            waits.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waits
            assert not bots.waiting
            async with asyncio.timeout(PATIENCE):
                async with bots.turn(wish("greedy", guest="cleo")):
                    pass

    run_alone(test())


def test_the_time_of_somebody_elses_process_is_not_counted() -> None:
    """A number is given again when a process has ended."""
    if not Spent().tells:
        pytest.skip("this system does not tell")
    with pytest.raises(LookupError):
        seconds_of(os.getpid())
    spent = Spent()
    spent.read([os.getpid()])
    assert spent.all == 0
