"""Who sits where in which game.

A round is one deal, played as often as there are bots: all move on by one place from game to game.
So in each round each bot holds each place once, with the same cards and boards, whether there are
as many bots as places, more (some pause) or fewer (some sit in several places). The order of the
bots round the table is another one in each round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any, Final, TypeVar

from mirabilia.engine.options import check_seed

# What a number is drawn for: the deals of a game, the chance of the bot in a seat, the order of
# the bots in a round.
DEALS: Final = "deals"
CHANCE: Final = "seat {}"
ORDER: Final = "order"

TEAM: Final = 2

Item = TypeVar("Item")


def seats_of_place(options: dict[str, Any]) -> int:
    """A place is a seat; in teams it is the two seats of a team, and one bot plays both."""
    return TEAM if options["teams"] else 1


def drawn(seed: int | str, number: int, purpose: str) -> int:
    """A number that goes by the seed, the game's or round's number and the purpose alone."""
    key = f"{check_seed(seed)} {number} {purpose}"
    return int.from_bytes(sha256(key.encode()).digest()[:16], "big")


def chance(seed: int | str, number: int, seat: int) -> Random:
    """The chance of the bot in a seat of a game: its own in each."""
    return Random(drawn(seed, number, CHANCE.format(seat)))


@dataclass(frozen=True)
class Pairing:
    """One game: its number, its round, and the bot in each place, by name."""

    number: int
    round: int
    bots: tuple[str, ...]


def schedule(bots: Sequence[str], places: int, games: int, seed: int | str) -> list[Pairing]:
    """The games of a contest: as many as asked for, and then to the end of the round."""
    found: list[Pairing] = []
    number = 0
    while len(found) < games:
        for arrangement in arrangements(ordered(bots, seed, number), places):
            found.append(Pairing(len(found), number, arrangement))
        number += 1
    return found


def ordered(bots: Sequence[Item], seed: int | str, number: int) -> list[Item]:
    """The order of the bots, or teams of bots, round the table in a round."""
    order = list(bots)
    Random(drawn(seed, number, ORDER)).shuffle(order)
    return order


def arrangements(order: Sequence[str], places: int) -> list[tuple[str, ...]]:
    """The bots by place, moving on by one; those that are the same again are left out."""
    around = len(order)
    return [
        tuple(order[(first + place) % around] for place in range(places))
        for first in range(period(order))
    ]


def period(order: Sequence[str]) -> int:
    """After how many steps an order looks as it did."""
    return next(
        step for step in range(1, len(order) + 1) if [*order[step:], *order[:step]] == [*order]
    )
