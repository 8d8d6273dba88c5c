"""Bots think in processes of their own, which are replaced when they die.

Whose turn it is to think is decided by `turns`; how long bots usually think is known to `pace`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from itertools import count
from typing import Final, TypeVar

import msgspec

from mirabilia.review import Finding, Task
from mirabilia.server.conduct import STAND_IN
from mirabilia.server.limits import Limits
from mirabilia.server.messages import AdvisedMove
from mirabilia.server.pace import Pace, Taken
from mirabilia.server.spent import Spent
from mirabilia.server.thinker import READY, Hurry, Look, Question
from mirabilia.server.turns import Turn, Turns, Wish

logger: Final = logging.getLogger(__name__)

Answer = TypeVar("Answer")
# A question by its number.
Asking = Callable[[int], Question | Look]

TRIES: Final = 3
TIME_TO_THINK: Final = 120.0
LONGEST_LINE: Final = 1 << 22
# Long thoughts get the processor time that tables and quick thoughts leave.
NICENESS: Final = 5


class NoAnswer(Exception):
    """A bot has failed, time and again."""


class Thought:
    """A thought under way; `hurried` is set when others wait for it to end."""

    def __init__(self, turn: Turn) -> None:
        self.turn: Final = turn
        self.hurried: Final = asyncio.Event()


class Thinkers:
    """Some processes; each works on one question at a time."""

    def __init__(self, processes: int, limits: Limits | None = None) -> None:
        self.turns = Turns(processes, limits)
        self.pace: Final = Pace()
        self.processes: list[Process | None] = [None] * processes
        self.numbers: Final = count()
        # Those who wait for their turn, and those whose turn it is.
        self.waiting: dict[Wish, asyncio.Future[Thought]] = {}
        self.under_way: dict[Turn, Thought] = {}
        self.look: asyncio.TimerHandle | None = None
        # Those that were killed and may not have ended yet.
        self.ending: set[asyncio.Task[int]] = set()
        # For whoever runs the server: how long bots have thought, by the clock and by processors,
        # and whether the last one failed.
        self.seconds_thought = 0.0
        self.spent: Final = Spent()
        self.failing = False

    async def choose(self, view: bytes, wish: Wish) -> str:
        """The move that a bot makes of a view."""
        async with self.turn(wish) as thought:
            return await self.answer(thought, self.asking(thought, view), str)

    async def look_into(self, task: Task, wish: Wish) -> Finding:
        """What is found out about a decision of a finished game."""
        async with self.turn(wish) as thought:
            return await self.answer(thought, lambda number: Look(task, number), Finding)

    async def pretend(self, wish: Wish) -> None:
        """Take as long as a bot would for a choice, so that nobody sees that it has none."""
        async with self.turn(wish) as thought:
            granted = thought.turn.seconds
            seconds = self.pace.example(wish.bot, wish.table, granted)
            if seconds is None:
                seconds = min(granted, self.turns.limits.shortest_thought)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(thought.hurried.wait(), seconds)

    async def advise(self, view: bytes, wish: Wish) -> list[AdvisedMove]:
        """The moves that a bot finds best, with its reasons; `Busy` if it cannot be asked now."""
        async with self.turn(wish) as thought:
            return await self.answer(thought, self.asking(thought, view), list[AdvisedMove])

    # ---- turns

    @contextlib.asynccontextmanager
    async def turn(self, wish: Wish) -> AsyncIterator[Thought]:
        """Wait until a thought may begin; it ends with the block."""
        if self.turns.is_crowded(wish.guest) and not (wish.advice or wish.review or wish.alike):
            wish.bot = STAND_IN
        wish.usual = self.pace.usual(wish.bot, wish.seconds)
        self.turns.add(wish, self.now())
        begun = self.waiting[wish] = asyncio.get_running_loop().create_future()
        self.look_around()
        try:
            thought = await begun
        except asyncio.CancelledError:
            if self.waiting.pop(wish, None):
                self.turns.withdraw(wish)
            elif not begun.cancelled():
                self.end_turn(begun.result())
            raise
        try:
            yield thought
        finally:
            self.end_turn(thought)

    def end_turn(self, thought: Thought) -> None:
        del self.under_way[thought.turn]
        self.seconds_thought += self.now() - thought.turn.since
        self.read_spent(thought.turn.place)
        self.turns.end(thought.turn, self.now())
        self.look_around()

    def look_around(self) -> None:
        """Let those think whose turn it is, and hurry those who have thought for long enough."""
        while begun := self.turns.start(self.now()):
            for turn in begun:
                self.begin(turn)
        for turn in self.turns.cut(self.now()):
            self.under_way[turn].hurried.set()
        if self.look is not None:
            self.look.cancel()
        moment = self.turns.look_again(self.now())
        if moment is None:
            self.look = None
        else:
            self.look = asyncio.get_running_loop().call_at(moment, self.look_around)

    def begin(self, turn: Turn) -> None:
        waiting = self.waiting.pop(turn.wish)
        if waiting.cancelled():
            # Whoever wanted it has gone at this very moment.
            self.turns.end(turn, self.now())
        else:
            thought = self.under_way[turn] = Thought(turn)
            waiting.set_result(thought)

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    # ---- processes

    def asking(self, thought: Thought, view: bytes) -> Asking:
        """How a bot is asked for a move or for advice: with fresh chance each time, unless it has
        to give the same answer as elsewhere."""
        wish = thought.turn.wish
        alike = wish.alike
        return lambda number: Question(
            wish.bot,
            secrets.token_hex(16) if alike is None else alike.seed,
            thought.turn.seconds,
            msgspec.Raw(view),
            advice=wish.advice,
            number=number,
            iterations=None if alike is None else alike.iterations,
        )

    async def answer(self, thought: Thought, asking: Asking, kind: type[Answer]) -> Answer:
        """What is answered. A process that dies is replaced, and asked again."""
        turn, wish = thought.turn, thought.turn.wish
        for _ in range(TRIES):
            question = asking(next(self.numbers))
            try:
                process = self.processes[turn.place] or await self.start(turn.place)
                began = self.now()
                line = await self.ask(process, question, thought.hurried)
                if not (turn.is_cut or wish.advice or wish.review):
                    self.learn(wish, Taken(self.now() - began, turn.seconds))
                answer = msgspec.json.decode(line, type=kind)
                self.failing = False
                return answer
            except (OSError, EOFError, TimeoutError, msgspec.DecodeError) as error:
                logger.warning("a process of the bots is replaced: %r", error)
                self.end(turn.place)
            except BaseException:
                # Cut off in the middle: its answer would be taken for that of the next question.
                self.end(turn.place)
                raise
        self.failing = True
        raise NoAnswer(wish.bot)

    def learn(self, wish: Wish, taken: Taken) -> None:
        """How long a bot took says how long it will take for those who wait."""
        self.pace.note(wish.bot, wish.table, taken)
        for other in self.waiting:
            if other.bot == wish.bot and not other.advice:
                other.usual = self.pace.usual(wish.bot, other.seconds)

    async def start(self, place: int) -> Process:
        niceness = NICENESS if place else 0
        command = [sys.executable, "-m", "mirabilia.server.thinker", str(niceness)]
        # In a session of its own: an interrupt is meant for the server, which ends them itself.
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, start_new_session=True
        )
        self.processes[place] = process
        if await self.line_from(process) != READY:
            raise EOFError("it has not started")
        return process

    async def line_from(self, process: Process) -> bytes:
        assert process.stdout is not None
        return await asyncio.wait_for(process.stdout.readline(), TIME_TO_THINK)

    async def ask(
        self, process: Process, question: Question | Look, hurried: asyncio.Event
    ) -> bytes:
        """The answer of a process to a question, which may be hurried meanwhile."""
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        hurrying = asyncio.create_task(hurry(process.stdin, question, hurried))
        try:
            answer = await self.line_from(process)
        finally:
            hurrying.cancel()
        if not answer:
            raise EOFError("it has ended")
        return answer

    def read_spent(self, *places: int) -> None:
        """Note what the processes at these places have used, or all of them."""
        chosen = (self.processes[place] for place in places) if places else self.processes
        self.spent.read(process.pid for process in chosen if process is not None)

    def end(self, place: int) -> None:
        process = self.processes[place]
        if process is not None:
            self.processes[place] = None
            self.spent.end(process.pid)
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            ending = asyncio.create_task(process.wait())
            self.ending.add(ending)
            ending.add_done_callback(self.ending.discard)

    async def close(self) -> None:
        if self.look is not None:
            self.look.cancel()
        for place in range(len(self.processes)):
            self.end(place)
        await asyncio.gather(*self.ending)


async def hurry(
    questions: asyncio.StreamWriter, question: Question | Look, hurried: asyncio.Event
) -> None:
    await hurried.wait()
    questions.write(msgspec.json.encode(Hurry(question.number)) + b"\n")
