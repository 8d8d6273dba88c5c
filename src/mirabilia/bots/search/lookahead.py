"""One turn ahead: the table at the next turn, after an answer of a seat."""

from __future__ import annotations

from mirabilia.engine.actions import NONE, subject_of, verb_of, with_ship
from mirabilia.engine.choices import Choices, price
from mirabilia.engine.ints import Action, Seat
from mirabilia.engine.legal import legal_actions
from mirabilia.engine.play import advance
from mirabilia.engine.state import ASK_CARD, NOTHING, Pilot, State


def played_on(state: State, seat: Seat, act: Action, others: list[int], pilot: Pilot) -> State:
    """The table after these answers of a seat and of the others, when a pilot has played on."""
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
    """A likely answer of each seat that is still to answer."""
    found = [NONE] * len(state.cities)
    for seat in range(len(found)):
        if state.asked[seat] != NOTHING and state.answers[seat] == NONE:
            found[seat] = pilot.answer(state, seat, state.asked[seat])
    return found


def margin(state: State, seat: Seat, points: list[float]) -> float:
    """The lead of a seat over the best other seat; in teams half the lead of its team (T-9)."""
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
    """The cheapest way to do each thing; those that are free by a right come first."""
    best: dict[int, int] = {}
    for act in legal:
        thing = thing_of(act)
        other = best.get(thing)
        if other is None or price(act) < price(other):
            best[thing] = act
    return list(best.values())


def answers_to_try(state: State, seat: Seat, asked: int) -> list[int]:
    """The answers to a decision that are worth trying."""
    if asked == ASK_CARD:
        # The same, without a list of everything.
        return Choices(state, seat, True).card_actions(True)
    return worth_trying(legal_actions(state, seat, asked))


def as_cheap(legal: list[int], act: Action) -> list[int]:
    """The ways to do the same thing at the same price, which pay different neighbours."""
    thing = thing_of(act)
    return [other for other in legal if thing_of(other) == thing and price(other) == price(act)]


def thing_of(act: Action) -> int:
    """What is done, with which card, with or without a ship, however it is paid for."""
    return verb_of(act) | subject_of(act) << 5 | (1 << 20 if with_ship(act) else 0)
