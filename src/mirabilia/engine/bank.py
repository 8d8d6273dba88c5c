"""Coins and tokens that come and go; the bank never runs out of them (B-32)."""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.kinds import (
    BONUS_COIN,
    COINS_ON_VICTORY,
    DEFEATS_TO_WINNER,
)
from mirabilia.engine import events
from mirabilia.engine.ints import Seat
from mirabilia.engine.state import State

# The value of a victory token, by age.
VICTORY_VALUES: Final = (0, 1, 3, 5)


def gain(state: State, seat: Seat, coins: int, source: int, what: int, bonus: bool = True) -> None:
    """Coins from the bank; the first of a turn may bring more (L-27), outside turns none do."""
    city = state.cities[seat]
    city.coins += coins
    state.note(events.GAINED, seat, coins, source, what)
    if bonus and not city.bonus_taken and city.has(BONUS_COIN):
        city.bonus_taken = True
        more = city.amount(BONUS_COIN)
        city.coins += more
        state.note(events.GAINED, seat, more, events.BY_LEADER, holder_of(state, seat, BONUS_COIN))


def trade(state: State, buyer: Seat, seller: Seat, coins: int) -> None:
    if coins:
        state.cities[buyer].coins -= coins
        state.cities[buyer].purse -= coins
        state.cities[seller].coins += coins
        state.note(events.TRADED, buyer, seller, coins)


def spend(state: State, seat: Seat, coins: int) -> None:
    if coins:
        state.cities[seat].coins -= coins
        state.cities[seat].purse -= coins
        state.note(events.SPENT, seat, coins)


def take_victory(state: State, seat: Seat, value: int, in_turn: bool) -> None:
    """A military victory token, however it comes (L-22, L-25)."""
    city = state.cities[seat]
    city.take_victory(value)
    state.note(events.TOKEN_TAKEN, seat, value)
    coins = city.amount(COINS_ON_VICTORY)
    if coins:
        leader = holder_of(state, seat, COINS_ON_VICTORY)
        gain(state, seat, coins, events.BY_LEADER, leader, in_turn)


def take_defeat(state: State, loser: Seat, winner: Seat) -> None:
    """A defeat token of a conflict; L-29 hands it to the winner."""
    taker = winner if state.cities[loser].has(DEFEATS_TO_WINNER) else loser
    state.cities[taker].defeats += 1


def holder_of(state: State, seat: Seat, kind: int, what: int = -1) -> int:
    """The leader through whom an effect of a kind comes, one that speaks of a thing or any."""
    for index in state.cities[seat].leaders:
        for effect in state.catalogue.leaders[index].effects:
            if effect.kind == kind and (what < 0 or effect.what & what):
                return index
    raise AssertionError
