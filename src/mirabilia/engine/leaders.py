"""Leaders: the selection, the recruitments, and what becomes of leaders (chapter L)."""

from __future__ import annotations

from mirabilia.catalog.kinds import RECRUIT_EXTRA
from mirabilia.engine import events
from mirabilia.engine.actions import BURY, LEADER, LEFTOVER, RECRUIT, action, chooses, subject_of
from mirabilia.engine.agenda import ASK_TO_KEEP, TAKE_KEPT, TURN, ask, close, push
from mirabilia.engine.bank import spend
from mirabilia.engine.court import Court
from mirabilia.engine.effects import act_at_once
from mirabilia.engine.ints import Action, Seat
from mirabilia.engine.prices import leader_cost, stages_of
from mirabilia.engine.setup import deal_leaders
from mirabilia.engine.state import ASK_KEEP, ASK_RECRUIT, RETURNED, State, log_entry


def the_court(state: State) -> Court:
    court = state.court
    assert court is not None
    return court


# ---- the selection (L-3)


def begin_selection(state: State, _: int) -> None:
    deal_leaders(state)
    push(state, [ASK_TO_KEEP])


def ask_to_keep(state: State, _: int) -> None:
    push(state, [TAKE_KEPT])
    for seat in range(len(state.cities)):
        ask(state, seat, ASK_KEEP)


def take_kept(state: State, _: int) -> None:
    """Each keeps a leader; the rest goes to the right."""
    court = the_court(state)
    for seat, answer in enumerate(close(state)):
        leader = subject_of(answer) - LEADER
        court.offers[seat].remove(leader)
        court.hands[seat] = sorted([*court.hands[seat], leader])
        state.note(events.KEPT, seat, LEADER + leader)
    court.offers = [court.offers[state.previous_holder(seat)] for seat in range(len(state.cities))]
    if court.offers[0]:
        push(state, [ASK_TO_KEEP])


# ---- recruitments (L-4 to L-6)


def begin_recruitment(state: State, _: int) -> None:
    """L-9: a turn of its own."""
    push(state, TURN)
    for seat, hand in enumerate(the_court(state).hands):
        if hand:
            ask(state, seat, ASK_RECRUIT)


def end_recruitment(state: State, _: int) -> None:
    """L-6: in age III the leader that is left goes back to the box."""
    court = the_court(state)
    if state.age < 3:
        return
    for seat, hand in enumerate(court.hands):
        if keeps_leaders(state, seat):
            continue
        for leader in hand:
            entry = action(LEFTOVER, LEADER + leader)
            state.log.append(log_entry(seat, RETURNED, entry, False))
            state.note(events.LEFT_OVER, seat, LEADER + leader)
        court.box = sorted(court.box + hand)
        court.hands[seat] = []


def keeps_leaders(state: State, seat: Seat) -> bool:
    """L-6: whose board may still recruit keeps its leaders: Roma's Night side."""
    stages = stages_of(state.catalogue, state.cities[seat])
    return any(effect.kind == RECRUIT_EXTRA for stage in stages for effect in stage.effects)


# ---- what effects offer (L-26, L-40)


def place_leader(state: State, seat: Seat, leader: int) -> None:
    """A leader leaves the hand for the city."""
    the_court(state).hands[seat].remove(leader)
    state.cities[seat].place_leader(state.catalogue.leaders[leader])


def recruit_one_more(state: State, seat: Seat, answer: Action) -> None:
    """L-40: at once, with its effects."""
    if not chooses(answer, RECRUIT):
        return
    leader = state.catalogue.leaders[subject_of(answer) - LEADER]
    cost = leader_cost(state, seat, leader)
    spend(state, seat, cost)
    place_leader(state, seat, leader.index)
    state.note(events.RECRUITED, seat, leader.index, cost)
    act_at_once(state, seat, leader.effects, events.BY_LEADER, leader.index)


def bury(state: State, seat: Seat, answer: Action) -> None:
    """L-40: what the leader gave at once stays, everything else ends."""
    if not chooses(answer, BURY):
        return
    leader = subject_of(answer) - LEADER
    state.cities[seat].bury(state.catalogue, leader)
    state.note(events.BURIED, seat, leader)


def give_up_token(state: State, seat: Seat, answer: Action) -> None:
    """L-26."""
    value = subject_of(answer)
    state.cities[seat].give_up_victory(value)
    state.note(events.TOKEN_GIVEN_UP, seat, value)
