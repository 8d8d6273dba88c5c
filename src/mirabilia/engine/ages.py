"""An age and its turns: the deal, the hands that go round, the last cards, the end."""

from __future__ import annotations

from mirabilia.catalog.kinds import PLAY_LAST_CARD
from mirabilia.catalog.model import AGES
from mirabilia.engine import agenda, events
from mirabilia.engine.actions import LEFTOVER, action
from mirabilia.engine.agenda import ask, push, push_turn, step
from mirabilia.engine.ints import Seat
from mirabilia.engine.setup import deal_hands
from mirabilia.engine.state import ASK_CARD, ASK_LAST, LEFT_OVER, State, log_entry, passes_left


def begin_age(state: State, age: int) -> None:
    """X-2: recruitment first, then the deal."""
    state.age = age
    state.turn = 0
    for city in state.cities:
        city.free_used = 0
    steps = [agenda.DEAL_AGE, agenda.BEGIN_TURN]
    if state.options.leaders:
        steps = [agenda.BEGIN_RECRUITMENT, agenda.END_RECRUITMENT, *steps]
    push(state, steps)


def deal_age(state: State, _: int) -> None:
    deal_hands(state)
    state.note(events.DEALT, events.NOBODY, state.age)


def begin_turn(state: State, _: int) -> None:
    state.agenda.append(agenda.END_TURN)
    ask_for_cards(state)


def ask_for_cards(state: State) -> None:
    state.turn += 1
    state.note(events.TURN_BEGAN, events.NOBODY, state.age, state.turn)
    push_turn(state)
    for seat in range(len(state.cities)):
        ask(state, seat, ASK_CARD)


def next_turn(state: State) -> None:
    """B-8: pass the hands on; the step that ends a turn is on the agenda already."""
    pass_hands(state)
    ask_for_cards(state)


def end_turn(state: State, _: int) -> None:
    """B-8: after the last turn, the last cards and the end of the age."""
    steps = [agenda.BEGIN_LAST_TURN, agenda.MILITARY]
    if state.sea is not None:
        steps.append(agenda.ASK_TO_JOIN)
    push(state, [*steps, agenda.END_AGE])


def pass_hands(state: State) -> None:
    """To the left in ages I and III, to the right in age II."""
    hands = state.hands
    state.hands = [hands[state.previous_holder(seat)] for seat in range(len(hands))]
    state.note(events.PASSED_ON, events.NOBODY, 1 if passes_left(state.age) else 0)


def begin_last_turn(state: State, _: int) -> None:
    """B-40: those who may play their last card do so, in a turn of its own."""
    if not any(state.hands):
        return
    state.turn += 1
    state.note(events.TURN_BEGAN, events.NOBODY, state.age, state.turn)
    state.agenda.append(agenda.END_LAST_TURN)
    push_turn(state)
    for seat, hand in enumerate(state.hands):
        if hand:
            ask(state, seat, ASK_LAST)


def end_last_turn(state: State, _: int) -> None:
    for seat in range(len(state.hands)):
        if state.hands[seat]:
            state.note(events.LAST_DECLINED, seat)
            discard_hand(state, seat)


def discard_leftovers(state: State) -> None:
    """B-9: the card that is left, unless it may still be played (B-40)."""
    for seat in range(len(state.hands)):
        if not state.cities[seat].has(PLAY_LAST_CARD):
            discard_hand(state, seat)


def discard_hand(state: State, seat: Seat) -> None:
    for index in state.hands[seat]:
        state.discard.append(index)
        if state.pilot is None:
            state.log.append(log_entry(seat, LEFT_OVER, action(LEFTOVER, index), False))
        state.note(events.LEFT_OVER, seat, index)
    state.hands[seat] = []


def end_age(state: State, _: int) -> None:
    """B-13: the next age or the end."""
    if state.age < AGES:
        push(state, [step(agenda.BEGIN_AGE, state.age + 1)])
    else:
        state.note(events.ENDED, events.NOBODY)
