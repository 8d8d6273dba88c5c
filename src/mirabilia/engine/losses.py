"""Losing coins: noted when effects act, settled at the end of the turn (C-2 to C-4, A-22 to A-25).

What a loss depends on (tokens, stages, the level of commerce, protection) is taken as it stands
when it is settled, so that a noted loss is only its cause: who, how many coins, for each of what.
"""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.kinds import IMMUNITY
from mirabilia.catalog.model import COMMERCE
from mirabilia.engine import events
from mirabilia.engine.counting import commerce_level, count_in
from mirabilia.engine.ints import Seat
from mirabilia.engine.state import SEAT_BITS, SEAT_MASK, State

BY_EFFECT: Final = 0
BY_PIRATES: Final = 1
BY_TRIBUTE: Final = 2
CAUSES: Final = ("effect", "pirates", "tribute")

# A noted loss: the cause, the seat, the coins and, above these, what they are counted for.
_SEAT: Final = 2
_CAUSE_MASK: Final = (1 << _SEAT) - 1
_COINS: Final = 5
_COIN_BITS: Final = 8
_COIN_MASK: Final = (1 << _COIN_BITS) - 1
_EACH: Final = _COINS + _COIN_BITS
MOST_LOST: Final = _COIN_MASK

assert len(CAUSES) - 1 <= _CAUSE_MASK
assert _COINS == _SEAT + SEAT_BITS


def note_loss(state: State, seat: Seat, coins: int, each: int) -> None:
    """All others lose coins, for each of something or plainly."""
    state.losses.append(loss(BY_EFFECT, seat, coins, each))


def note_pirates(state: State, seat: Seat, coins: int) -> None:
    """A-24: all others lose coins by their level of commerce."""
    state.losses.append(loss(BY_PIRATES, seat, coins, COMMERCE))


def note_tribute(state: State, seat: Seat, coins: int) -> None:
    """A-22: all others lose coins less their level of commerce."""
    state.losses.append(loss(BY_TRIBUTE, seat, coins, 0))
    state.note(events.TRIBUTE_CALLED, seat, coins)


def loss(cause: int, seat: Seat, coins: int, each: int) -> int:
    assert coins <= MOST_LOST
    return cause | seat << _SEAT | coins << _COINS | each << _EACH


def cause_of(packed: int) -> int:
    return packed & _CAUSE_MASK


def seat_of(packed: int) -> Seat:
    return packed >> _SEAT & SEAT_MASK


def coins_of(packed: int) -> int:
    return packed >> _COINS & _COIN_MASK


def each_of(packed: int) -> int:
    return packed >> _EACH


def loss_of(state: State, seat: Seat) -> int:
    """A-25: everything that a seat loses in this turn."""
    immune = state.cities[seat].has(IMMUNITY)
    lost = 0 if immune else tribute_of(state, seat)
    for packed in state.losses:
        cause = cause_of(packed)
        if seat_of(packed) == seat or cause == BY_TRIBUTE or (immune and cause == BY_PIRATES):
            continue
        each = each_of(packed)
        lost += coins_of(packed) * (count_in(state, seat, each) if each else 1)
    return lost


def tribute_of(state: State, seat: Seat) -> int:
    """A-23: only the highest tribute counts; all who called it are exempt."""
    highest = 0
    exempt = True
    for packed in state.losses:
        if cause_of(packed) == BY_TRIBUTE:
            coins = coins_of(packed)
            if coins > highest:
                highest = coins
                exempt = False
            if coins == highest and seat_of(packed) == seat:
                exempt = True
    if exempt:
        return 0
    return max(0, highest - commerce_level(state.catalogue, state.cities[seat]))


def lose(state: State, seat: Seat, coins: int, debts: int) -> None:
    if coins or debts:
        city = state.cities[seat]
        city.coins -= coins
        city.purse = min(city.purse, city.coins)
        city.debts += debts
        state.note(events.LOST, seat, coins, debts)
