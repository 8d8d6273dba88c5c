"""A process that makes what would hold up the tables: a request in, what was made out.

Started by `workshop`; it ends when the server does, since nothing comes in any more.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, BinaryIO, Final

import msgspec

from mirabilia.server.moments import pack_moment
from mirabilia.server.pictures import qr_svg
from mirabilia.server.refusals import Refused
from mirabilia.server.replays import pack_replay
from mirabilia.server.reviewing import pack_review, pack_tasks

# Tables and bots come first.
NICENESS: Final = 5


class Order(msgspec.Struct):
    """What to make, and how many bytes it is to be made from."""

    kind: str
    size: int


class Delivery(msgspec.Struct):
    """How many bytes were made, or why nothing was: a code of `REFUSALS` and its data."""

    size: int = 0
    code: str | None = None
    data: dict[str, Any] = {}


def make_picture(link: bytes) -> bytes:
    return qr_svg(link.decode())


WORK: Final[dict[str, Callable[[bytes], bytes]]] = {
    "replay": pack_replay,
    "moment": pack_moment,
    "picture": make_picture,
    "tasks": pack_tasks,
    "review": pack_review,
}

read_order: Final = msgspec.json.Decoder(Order).decode


def work(orders: BinaryIO, deliveries: BinaryIO) -> None:
    while line := orders.readline():
        order = read_order(line)
        made = b""
        try:
            made = WORK[order.kind](orders.read(order.size))
            delivery = Delivery(len(made))
        except Refused as refused:
            delivery = Delivery(code=refused.code, data=refused.data)
        deliveries.write(msgspec.json.encode(delivery) + b"\n" + made)
        deliveries.flush()


if __name__ == "__main__":
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)
    # The server may end before something is made.
    with suppress(BrokenPipeError):
        work(sys.stdin.buffer, sys.stdout.buffer)
