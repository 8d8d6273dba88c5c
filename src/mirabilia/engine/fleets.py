"""Ships: moving them, the spaces they reach, and the islands they find (A-5 to A-14, A-30)."""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.kinds import COINS_PER_STEP
from mirabilia.catalog.model import FLEETS
from mirabilia.engine import events, rng
from mirabilia.engine.bank import gain
from mirabilia.engine.ints import Fleet, Seat
from mirabilia.engine.rng import Stream
from mirabilia.engine.sea import Sea
from mirabilia.engine.state import SEAT_BITS, SEAT_MASK, State

DRAWN_ALONE: Final = 4

# A space that is reached: the seat, the fleet and, above these, the step.
_FLEET: Final = 3
_FLEET_BITS: Final = 2
_FLEET_MASK: Final = (1 << _FLEET_BITS) - 1
_STEP: Final = _FLEET + _FLEET_BITS
# Free steps: a bit for each fleet and, above these, how many of them may move.
_FLEETS_BITS: Final = 4
_FLEETS_MASK: Final = (1 << _FLEETS_BITS) - 1
ANY_FLEET: Final = _FLEETS_MASK

assert _FLEET == SEAT_BITS
assert len(FLEETS) - 1 <= _FLEET_MASK
assert len(FLEETS) == _FLEETS_BITS


def the_sea(state: State) -> Sea:
    """The sea of a game that has one."""
    sea = state.sea
    assert sea is not None
    return sea


def move_fleet(state: State, seat: Seat, fleet: Fleet) -> None:
    """One step; the space that is reached acts in its time (A-46)."""
    city = state.cities[seat]
    city.move_fleet(fleet)
    step = city.fleets[fleet]
    state.note(events.FLEET_MOVED, seat, fleet, step)
    state.reached.append(reached(seat, fleet, step))
    coins = city.amount(COINS_PER_STEP)
    if coins:
        gain(state, seat, coins, events.BY_ISLAND, coins_per_step_island(state, seat))


def coins_per_step_island(state: State, seat: Seat) -> int:
    for index in state.cities[seat].islands:
        if any(effect.kind == COINS_PER_STEP for effect in state.catalogue.islands[index].effects):
            return index
    raise AssertionError


def reached(seat: Seat, fleet: Fleet, step: int) -> int:
    return seat | fleet << _FLEET | step << _STEP


def reached_seat(packed: int) -> Seat:
    return packed & SEAT_MASK


def reached_fleet(packed: int) -> Fleet:
    return packed >> _FLEET & _FLEET_MASK


def reached_step(packed: int) -> int:
    return packed >> _STEP


def free_steps(most: int, fleets: int) -> int:
    """A-7: steps of at most this many different fleets, out of a mask of fleets."""
    return most << _FLEETS_BITS | fleets


def most_steps(packed: int) -> int:
    return packed >> _FLEETS_BITS


def fleets_to_move(packed: int) -> int:
    return packed & _FLEETS_MASK


def shuffled_islands(state: State, level: int) -> list[int]:
    """The deck of a level in the order that it lies in now."""
    sea = the_sea(state)
    deck = sea.decks[level][:]
    Stream(state.seed, rng.ISLANDS + level, sea.draws[level]).shuffle(deck)
    sea.draws[level] += 1
    return deck


def deal_islands(state: State, level: int, seats: list[Seat]) -> None:
    """A-30: four for one who explores alone; else the whole deck, evenly."""
    deck = shuffled_islands(state, level)
    each = min(DRAWN_ALONE, len(deck)) if len(seats) == 1 else len(deck) // len(seats)
    sea = the_sea(state)
    for place, seat in enumerate(seats):
        sea.offers[seat] = sorted(deck[each * place : each * (place + 1)])
