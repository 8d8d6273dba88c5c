"""One turn ahead: what a table is like at the next turn, if a seat answers so now."""

from __future__ import annotations

from mirabilia.engine.actions import (
    NONE,
    payment_coins,
    payment_of,
    right_of,
    subject_of,
    verb_of,
    with_ship,
)
from mirabilia.engine.play import advance
from mirabilia.engine.state import NOTHING, Pilot, State


def played_on(state: State, seat: int, act: int, others: list[int], pilot: Pilot) -> State:
    """The table when a seat has answered so, the others as given, and a pilot has gone on."""
    twin = state.copy()
    twin.pilot = pilot
    twin.events = None
    for other in range(len(twin.cities)):
        if twin.asked[other] != NOTHING and twin.answers[other] == NONE:
            twin.answers[other] = act if other == seat else others[other]
    twin.waiting = 0
    advance(twin)
    return twin


def others_answers(state: State, pilot: Pilot) -> list[int]:
    """What each seat that is still asked might answer."""
    found = [NONE] * len(state.cities)
    for seat in range(len(found)):
        if state.asked[seat] != NOTHING and state.answers[seat] == NONE:
            found[seat] = pilot.answer(state, seat, state.asked[seat])
    return found


def margin(state: State, seat: int, points: list[float]) -> float:
    """By how much a seat, or its team, is ahead of the best other; of a team half (T-9)."""
    seats = len(points)
    if state.options.teams:
        own = points[seat] + points[state.mate(seat)]
        best = max(
            [points[one] + points[one + 1] for one in range(0, seats, 2) if one != seat & ~1]
        )
        return (own - best) / 2
    return points[seat] - max([points[other] for other in range(seats) if other != seat])


# ---- answers


def worth_trying(legal: list[int]) -> list[int]:
    """Of the ways to do the same thing the cheapest: a right makes it free."""
    best: dict[int, int] = {}
    for act in legal:
        thing = thing_of(act)
        other = best.get(thing)
        if other is None or price(act) < price(other):
            best[thing] = act
    return list(best.values())


def as_cheap(legal: list[int], act: int) -> list[int]:
    """The ways to do what an action does that cost no more: they feed different neighbours."""
    thing = thing_of(act)
    return [other for other in legal if thing_of(other) == thing and price(other) == price(act)]


def thing_of(act: int) -> int:
    """What is done, with which card, with or without a ship: however it is paid."""
    return verb_of(act) | subject_of(act) << 5 | (1 << 20 if with_ship(act) else 0)


def price(act: int) -> int:
    """What an action costs, in coins to others."""
    return -1 if right_of(act) else payment_coins(payment_of(act))
