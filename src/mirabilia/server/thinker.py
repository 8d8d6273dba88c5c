"""A process in which bots think: a line of JSON in, a line out.

Started by `thinkers`; it ends when the server does, since nothing comes in any more.
"""

from __future__ import annotations

import sys
from random import Random
from typing import BinaryIO, Final

import msgspec

from mirabilia.bots import Bot, Budget, make_bot
from mirabilia.bots.levels import ThinkingBot
from mirabilia.catalog import load
from mirabilia.notation.moves import Move
from mirabilia.notation.views import View
from mirabilia.server.messages import AdvisedMove, Reason


class Question(msgspec.Struct):
    """What a bot of a level would do with a view, or advises; `seed` is all its chance."""

    bot: str
    seed: str
    seconds: float
    view: msgspec.Raw
    advice: bool = False


decode: Final = msgspec.json.Decoder(Question).decode


def answer(question: Question) -> str | list[AdvisedMove]:
    view = View.from_json(bytes(question.view).decode())
    budget = Budget(seconds=question.seconds)
    bot = make_bot(question.bot, Random(question.seed), budget)
    return advice_of(bot, view) if question.advice else choice_of(bot, view)


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


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    for line in questions:
        answers.write(msgspec.json.encode(answer(decode(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    work(sys.stdin.buffer, sys.stdout.buffer)
