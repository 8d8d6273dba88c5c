"""Bots think in processes of their own, which are replaced when they die."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final, TypeVar

import msgspec

from mirabilia.server.messages import AdvisedMove
from mirabilia.server.thinker import Question

logger: Final = logging.getLogger(__name__)

Answer = TypeVar("Answer")

# Who gives advice, and how long it thinks about it.
ADVISER: Final = "master"
SECONDS_FOR_ADVICE: Final = 1.0

TRIES: Final = 3
TIME_TO_THINK: Final = 120.0
LONGEST_LINE: Final = 1 << 22


class NoAnswer(Exception):
    """A bot has failed, time and again."""


class Thinkers:
    """Some processes; each works on one question at a time."""

    def __init__(self, processes: int) -> None:
        self.free: asyncio.Queue[Process | None] = asyncio.Queue()
        self.all: set[Process] = set()
        # Those that were killed and may not have ended yet.
        self.ending: set[asyncio.Task[int]] = set()
        for _ in range(processes):
            self.free.put_nowait(None)

    async def choose(self, bot: str, view: bytes, seconds: float) -> str:
        """The move that a bot makes of a view."""
        question = Question(bot, secrets.token_hex(16), seconds, msgspec.Raw(view))
        return await self.answer(question, str)

    async def advise(self, view: bytes) -> list[AdvisedMove]:
        """The moves that a bot finds best, with its reasons."""
        seed, shown = secrets.token_hex(16), msgspec.Raw(view)
        question = Question(ADVISER, seed, SECONDS_FOR_ADVICE, shown, advice=True)
        return await self.answer(question, list[AdvisedMove])

    async def answer(self, question: Question, kind: type[Answer]) -> Answer:
        """What a bot answers. A process that dies is replaced, and asked again."""
        line = msgspec.json.encode(question) + b"\n"
        for _ in range(TRIES):
            process = await self.free.get()
            try:
                process = process or await self.start()
                return msgspec.json.decode(await self.ask(process, line), type=kind)
            except (OSError, EOFError, TimeoutError, msgspec.DecodeError) as error:
                logger.warning("a process of the bots is replaced: %r", error)
                self.end(process)
                process = None
            except BaseException:
                # Cut off in the middle: its answer would be taken for that of the next question.
                self.end(process)
                process = None
                raise
            finally:
                self.free.put_nowait(process)
        raise NoAnswer(question.bot)

    async def start(self) -> Process:
        command = [sys.executable, "-m", "mirabilia.server.thinker"]
        # In a session of its own: an interrupt is meant for the server, which ends them itself.
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, start_new_session=True
        )
        self.all.add(process)
        return process

    async def ask(self, process: Process, line: bytes) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        answer = await asyncio.wait_for(process.stdout.readline(), TIME_TO_THINK)
        if not answer:
            raise EOFError("it has ended")
        return answer

    def end(self, process: Process | None) -> None:
        if process is not None:
            self.all.discard(process)
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            ending = asyncio.create_task(process.wait())
            self.ending.add(ending)
            ending.add_done_callback(self.ending.discard)

    async def close(self) -> None:
        for process in list(self.all):
            self.end(process)
        await asyncio.gather(*self.ending)
