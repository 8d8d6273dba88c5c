"""What an action does to the others: coins and debts they get, coins and tokens they lose."""

from __future__ import annotations

from typing import Final

from mirabilia.bots.trial import Trial
from mirabilia.engine.city import City
from mirabilia.engine.ints import Seat
from mirabilia.engine.losses import loss_of
from mirabilia.engine.state import ASK_TOKEN, DECISIONS, State, queued_kind, queued_seat

# The value of a coin to another city, and the cost of a debt.
THEIR_COIN: Final = 0.4
THEIR_DEBT: Final = 1.0


def concern(table: State, seat: Seat, other: int) -> float:
    """How much a point of another city matters: a teammate's as much as one's own (T-9).

    A rival's counts against it, but less the more rivals there are.
    """
    if table.options.teams:
        return 1.0 if other == table.mate(seat) else -1 / (len(table.cities) - 2)
    return -1 / (len(table.cities) - 1)


def harm(trial: Trial) -> float:
    """What the others have after their gains and losses, weighted by how much each matters."""
    table, seat = trial.table, trial.seat
    worth = 0.0
    for other in range(len(table.cities)):
        if other != seat:
            worth += concern(table, seat, other) * standing(table, other)
    return worth


def standing(table: State, seat: Seat) -> float:
    """The coins and debts of a city, with the losses of this turn."""
    city = table.cities[seat]
    lost = loss_of(table, seat) if table.losses else 0
    paid = min(lost, city.coins)
    unpaid = lost - paid if table.options.cities else 0
    worth = THEIR_COIN * (city.coins - paid) - THEIR_DEBT * (city.debts + unpaid)
    for packed in table.queue:
        if queued_seat(packed) == seat:
            worth -= given_up(city, queued_kind(packed))
    return worth


def given_up(city: City, asked: int) -> int:
    """What a decision takes from another city. L-26: the lowest token is given up."""
    if asked == ASK_TOKEN:
        return min(city.victories, default=0)
    raise AssertionError(f"the greedy bot cannot weigh {DECISIONS[asked]!r} for another city")
