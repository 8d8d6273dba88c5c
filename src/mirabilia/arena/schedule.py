"""Who sits where in which game.

A round is one deal, played as many times as there are bots: from game to game everybody moves on by
one place. So each bot has each place of each deal once, whether there are as many bots as places,
more (some pause) or fewer (some have several places). The order of the bots around the table
changes from round to round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Final, TypeVar

from mirabilia.engine.options import check_seed
from mirabilia.options import TableOptions

# What a number is drawn for: the deals of a game, the random generator of a bot, the order of the
# bots in a round.
DEALS: Final = "deals"
CHANCE: Final = "seat {}"
ORDER: Final = "order"

TEAM: Final = 2

Item = TypeVar("Item")


def seats_of_place(options: TableOptions) -> int:
    """The seats in a place: one; in teams the two of a team, played by one bot."""
    return TEAM if options["teams"] else 1


def drawn(seed: int | str, number: int, purpose: str) -> int:
    """A number that depends only on the seed, the number of the game or round, and the purpose."""
    key = f"{check_seed(seed)} {number} {purpose}"
    return int.from_bytes(sha256(key.encode()).digest()[:16], "big")


def chance(seed: int | str, number: int, seat: int) -> Random:
    """The random generator of the bot in a seat of a game."""
    return Random(drawn(seed, number, CHANCE.format(seat)))


@dataclass(frozen=True)
class Pairing:
    """One game: its number, its round, and the bot in each place, by name."""

    number: int
    round: int
    bots: tuple[str, ...]


def schedule(bots: Sequence[str], places: int, games: int, seed: int | str) -> list[Pairing]:
    """The games of a contest: at least this many, up to the end of a round."""
    found: list[Pairing] = []
    number = 0
    while len(found) < games:
        for arrangement in arrangements(ordered(bots, seed, number), places):
            found.append(Pairing(len(found), number, arrangement))
        number += 1
    return found


def ordered(bots: Sequence[Item], seed: int | str, number: int) -> list[Item]:
    """The order of bots, or of teams of bots, around the table in a round."""
    order = list(bots)
    Random(drawn(seed, number, ORDER)).shuffle(order)
    return order


def arrangements(order: Sequence[str], places: int) -> list[tuple[str, ...]]:
    """The bots by place, moving on by one, without repetitions."""
    around = len(order)
    return [
        tuple(order[(first + place) % around] for place in range(places))
        for first in range(period(order))
    ]


def period(order: Sequence[str]) -> int:
    """The number of steps after which an order repeats itself."""
    return next(
        step for step in range(1, len(order) + 1) if [*order[step:], *order[:step]] == [*order]
    )
