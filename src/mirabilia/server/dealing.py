"""What whoever runs a server may choose about its deals: the bots, their effort, the boxes."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Sequence
from datetime import date
from typing import Final

from msgspec import Struct

from mirabilia.arguments import did_you_mean
from mirabilia.bots.registry import own_bots, versions_named
from mirabilia.options import EXPANSIONS

# The boxes of a day; none of them is the base game. `None`: that day has no deal.
Boxes = tuple[str, ...] | None

USUAL_BOT: Final = "adept"
USUAL_ITERATIONS: Final = 64
MOST_ITERATIONS: Final = 1000
# From Monday on.
USUAL_WEEK: Final[Sequence[Boxes]] = (
    (),
    (),
    ("leaders",),
    (),
    ("cities",),
    ("armada",),
    ("leaders", "cities", "armada"),
)
# As people write a day without boxes, and one without a deal; and between the boxes of a day.
BASE: Final = "base"
NONE: Final = "none"
AND: Final = "+"


class Dealing(Struct, frozen=True):
    """How deals are drawn from now on: those that are drawn already stay as they are."""

    # The bot that plays against everybody, and how many games it may try for a move. A limit of
    # games, unlike one of time, makes it answer in the same way on any machine.
    bot: str = USUAL_BOT
    iterations: int = USUAL_ITERATIONS
    week: Sequence[Boxes] = USUAL_WEEK

    def boxes_of(self, day: str) -> Boxes:
        return self.week[date.fromisoformat(day).weekday()]


# ---- from texts


def read_bot(text: str) -> str:
    """A bot of the package: others may answer differently each time."""
    known = [name for bot in own_bots() for name in dict.fromkeys((bot, *versions_named(bot)))]
    if text not in known:
        near = did_you_mean(text, known) or f": there are {', '.join(known)}"
        raise ArgumentTypeError(f"{text!r} is no bot of this package{near}")
    return text


def read_iterations(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= MOST_ITERATIONS):
        raise ArgumentTypeError(f"{text!r} is no number from 1 to {MOST_ITERATIONS}")
    return int(text)


def read_week(text: str) -> Sequence[Boxes]:
    """Seven days from Monday on, or one that stands for all of them."""
    days = [read_boxes(day.strip()) for day in text.split(",")]
    if len(days) not in (1, 7):
        raise ArgumentTypeError(f"{text!r} has {len(days)} days: it is one for all, or seven")
    return tuple(days) if len(days) == 7 else (days[0],) * 7


def read_boxes(text: str) -> Boxes:
    if text in (BASE, NONE):
        return () if text == BASE else None
    boxes = tuple(box.strip() for box in text.split(AND))
    for box in boxes:
        if box not in EXPANSIONS or boxes.count(box) > 1:
            known = (*EXPANSIONS, BASE, NONE)
            near = did_you_mean(box, known) or f": there are {', '.join(known)}"
            raise ArgumentTypeError(f"{text!r} is no day such as leaders{AND}cities{near}")
    return boxes


def write_week(week: Sequence[Boxes]) -> str:
    return ",".join(NONE if day is None else AND.join(day) or BASE for day in week)
