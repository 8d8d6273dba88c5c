"""A process in which bots think: lines of JSON in, a line out for each question.

Started by `thinkers`, with its niceness; it ends when the server does, because its input ends.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import BinaryIO, Final

import msgspec

from mirabilia.bots import Bot, Budget, make_bot
from mirabilia.bots.levels import ThinkingBot
from mirabilia.catalog import load
from mirabilia.notation.moves import Move
from mirabilia.notation.views import View
from mirabilia.review import Task, look_into
from mirabilia.server.messages import AdvisedMove, Reason

# The first line out.
READY: Final = b"ready\n"


class Question(msgspec.Struct, tag="question"):
    """What a bot of a level would do with a view, or advises; all chance in it comes from `seed`.

    With `iterations` it is never cut short, and gives the same answer to the same question."""

    bot: str
    seed: str
    seconds: float
    view: msgspec.Raw
    advice: bool = False
    number: int = 0
    iterations: int | None = None


class Look(msgspec.Struct, tag="look"):
    """What is to be found out about a decision of a finished game. It is never cut short."""

    task: Task
    number: int = 0


class Hurry(msgspec.Struct, tag="hurry"):
    """Others wait: answer this question with what has been found."""

    number: int


decode: Final = msgspec.json.Decoder(Question | Look | Hurry).decode


class Inbox:
    """Reads what comes in while a bot thinks."""

    def __init__(self, lines: BinaryIO) -> None:
        self.questions: SimpleQueue[Question | Look | None] = SimpleQueue()
        # The number of the last question that is in a hurry.
        self.hurried = -1.0
        self.lines: Final = lines
        # Nobody waits for it: it reads until nothing comes in any more.
        Thread(target=self.read, daemon=True).start()

    def read(self) -> None:
        for line in self.lines:
            message = decode(line)
            if isinstance(message, Hurry):
                self.hurried = message.number
            else:
                self.questions.put(message)
        self.hurried = float("inf")
        self.questions.put(None)

    def hurries(self, question: Question) -> bool:
        return self.hurried >= question.number


def answer(question: Question, inbox: Inbox | None = None) -> str | list[AdvisedMove]:
    view = View.from_json(bytes(question.view).decode())
    bot = make_bot(question.bot, Random(question.seed), budget_of(question, inbox))
    return advice_of(bot, view) if question.advice else choice_of(bot, view)


def budget_of(question: Question, inbox: Inbox | None) -> Budget:
    if question.iterations is not None:
        return Budget(iterations=question.iterations)
    hurried = None if inbox is None else lambda: inbox.hurries(question)
    return Budget(seconds=question.seconds, hurried=hurried)


def choice_of(bot: Bot, view: View) -> str:
    catalogue = load(view.data["catalogue"])
    moves = [Move.parse(text, catalogue) for text in view.now["moves"]]
    return bot.choose(view, moves).text


def advice_of(bot: Bot, view: View) -> list[AdvisedMove]:
    assert isinstance(bot, ThinkingBot), bot.name
    return [
        AdvisedMove(
            advice.move.text,
            advice.wins,
            advice.points,
            [Reason(reason.topic, reason.points) for reason in advice.reasons],
        )
        for advice in bot.advise(view)
    ]


def work(lines: BinaryIO, answers: BinaryIO) -> None:
    inbox = Inbox(lines)
    while (question := inbox.questions.get()) is not None:
        found = look_into(question.task) if isinstance(question, Look) else answer(question, inbox)
        answers.write(msgspec.json.encode(found) + b"\n")
        answers.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    # What it takes to start is not taken for thinking.
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()
    # The server may end before a thought does.
    with suppress(BrokenPipeError):
        work(sys.stdin.buffer, sys.stdout.buffer)
