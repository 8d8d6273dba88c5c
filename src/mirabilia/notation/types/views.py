"""What one seat knows, or what is open to all."""

from typing import TypedDict

from mirabilia.notation.types.header import Header
from mirabilia.notation.types.positions import Entry, Layout


class VisibleLayout(Layout, TypedDict):
    """What a seat sees now: "?" is a card that it cannot see. `moves` are its legal moves."""

    moves: list[str]


class HandSeen(TypedDict):
    """A hand that was held, or seen in the hand of the team mate."""

    holder: int
    age: int
    turn: int
    cards: list[str]


class PileSeen(TypedDict):
    """A discard pile that was looked through, at an entry of the log."""

    entry: int
    cards: list[str]


class DealSeen(TypedDict):
    """When the account of an age begins."""

    age: int
    turn: int


class Memory(TypedDict):
    """What a seat has seen before."""

    hands: list[HandSeen]
    piles: list[PileSeen]
    deals: list[DealSeen]
    old_discard: int
    log: list[Entry]


class ViewData(Header, TypedDict):
    """What a seat may know; `seat` is `None` in what is open to all."""

    seat: int | None
    now: VisibleLayout
    remembered: Memory
