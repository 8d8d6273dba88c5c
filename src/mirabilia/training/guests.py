"""Games of a policy with guests: seats that play as `greedy` does, and teach it by that.

Among its like a policy meets only what it does itself. Guests want other cards, and leave others.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mirabilia.bots.greedy.choice import best_of
from mirabilia.bots.search.actor import Actor, begins_turn
from mirabilia.engine.actions import NONE
from mirabilia.engine.play import answer
from mirabilia.engine.state import NOTHING, State


def invited(chance: Random, seats: int, share: float) -> list[bool]:
    """Which seats have guests: in a `share` of games some, and mostly all seats but one."""
    if chance.random() >= share:
        return [False] * seats
    most = seats - 1
    few = chance.randint(1, most)
    number = few if chance.random() < 0.3 else most
    chosen = chance.sample(range(seats), number)
    return [seat in chosen for seat in range(seats)]


def play_with(state: State, actors: Sequence[Actor | None], noting: Actor) -> None:
    """Play a game to its end, each seat by its actor or, without one, as a guest.

    One of the actors notes how far each seat is ahead.
    """
    noting.leads = [[] for _ in actors]
    noting.steps = []
    while not state.over:
        if begins_turn(state):
            noting.note(state)
        answers = [answer_of(state, seat, actor) for seat, actor in enumerate(actors)]
        for seat, act in enumerate(answers):
            if act != NONE:
                answer(state, seat, act)
    noting.note(state)


def answer_of(state: State, seat: int, actor: Actor | None) -> int:
    if actor is not None:
        return actor.answer(state, seat)
    if state.asked[seat] == NOTHING or state.answers[seat] != NONE:
        return NONE
    legal = state.legal[seat]
    return legal[best_of(state, seat, legal)]
