"""A process in which bots think: a line of JSON in, a line out.

Started by `thinkers`; it ends when the server does, since nothing comes in any more.
"""

from __future__ import annotations

import sys
from random import Random
from typing import BinaryIO, Final

import msgspec

from mirabilia.bots import Budget, make_bot
from mirabilia.catalog import load
from mirabilia.notation.moves import Move
from mirabilia.notation.views import View


class Question(msgspec.Struct):
    """What a bot of a level would do with a view; `seed` is all its chance."""

    bot: str
    seed: str
    seconds: float
    view: msgspec.Raw


decode: Final = msgspec.json.Decoder(Question).decode


def choose(question: Question) -> str:
    view = View.from_json(bytes(question.view).decode())
    catalogue = load(view.data["catalogue"])
    moves = [Move.parse(text, catalogue) for text in view.now["moves"]]
    budget = Budget(seconds=question.seconds)
    return make_bot(question.bot, Random(question.seed), budget).choose(view, moves).text


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    for line in questions:
        answers.write(msgspec.json.encode(choose(decode(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    work(sys.stdin.buffer, sys.stdout.buffer)
