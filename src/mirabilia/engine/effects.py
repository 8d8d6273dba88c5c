"""What cards and stages give at the moment they come into play."""

from __future__ import annotations

from mirabilia.catalog.model import BUILD_FROM_DISCARD, COINS, COINS_PER, Effect
from mirabilia.engine import events
from mirabilia.engine.scoring import count
from mirabilia.engine.state import State


def gain(state: State, seat: int, coins: int, source: int, what: int) -> None:
    """Coins from the bank."""
    state.cities[seat].coins += coins
    state.note(events.GAINED, seat, coins, source, what)


def act_at_once(state: State, seat: int, effects: list[Effect], source: int, what: int) -> bool:
    """Carry out what acts at once; whether there is a card to be built from the discard."""
    picks = False
    for effect in effects:
        coins = 0
        if effect.kind == COINS:
            coins = effect.amount
        elif effect.kind == COINS_PER:
            coins = effect.amount * count(state, seat, effect)
        elif effect.kind == BUILD_FROM_DISCARD:
            picks = True
        if coins:
            gain(state, seat, coins, source, what)
    return picks
