"""Settling: what effects have left to be done in a turn, in the order of rule A-45.

First the choices that effects gave, then the spaces that ships have reached, islands, builds from
the discard pile, and losses last. Each can lead to more, which finds its place in the same order.
"""

from __future__ import annotations

from mirabilia.catalog.model import FLEETS, LEVELS
from mirabilia.engine import agenda, events
from mirabilia.engine.actions import FLEET, NONE, TAKE, chooses, subject_of
from mirabilia.engine.agenda import ask, close, push, step
from mirabilia.engine.bank import gain
from mirabilia.engine.effects import act_at_once, reward_build, take_island
from mirabilia.engine.fleets import (
    deal_islands,
    move_fleet,
    reached_fleet,
    reached_seat,
    reached_step,
    the_sea,
)
from mirabilia.engine.ints import Action, Asked, Seat
from mirabilia.engine.leaders import bury, give_up_token, recruit_one_more
from mirabilia.engine.legal import first_queued
from mirabilia.engine.losses import lose, loss_of, note_tribute
from mirabilia.engine.state import (
    ASK_BURY,
    ASK_DEBT,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_FLEET,
    ASK_ISLAND,
    ASK_TOKEN,
    State,
    pair,
    pair_first,
    pair_second,
    queued_kind,
    queued_seat,
)


def settle(state: State, _: int) -> None:
    """One thing after another, in the order of A-45, until nothing is left."""
    if state.queue:
        ask_queued(state)
    elif state.reached:
        act_spaces(state)
    elif state.sea is not None and state.sea.explorers:
        ask_for_islands(state)
    elif state.picks:
        ask_for_pick(state)
    elif state.losses:
        ask_for_losses(state)


def ask_queued(state: State) -> None:
    """Step 3: one choice of each seat at a time; tokens to give up come last (L-26)."""
    push(state, [agenda.TAKE_QUEUED, agenda.SETTLE])
    first = [packed for packed in state.queue if queued_kind(packed) != ASK_TOKEN]
    asked: list[int] = []
    for packed in first or state.queue[:]:
        seat = queued_seat(packed)
        if seat in asked:
            continue
        if queued_kind(packed) == ASK_TOKEN and not state.cities[seat].victories:
            state.queue.remove(packed)
            continue
        asked.append(seat)
        ask(state, seat, queued_kind(packed))


def take_queued(state: State, _: int) -> None:
    asked = state.asked[:]
    for seat, answer in enumerate(close(state)):
        if answer == NONE:
            continue
        state.queue.remove(first_queued(state, seat, asked[seat]))
        take_answer(state, seat, asked[seat], answer)


def take_answer(state: State, seat: Seat, asked: Asked, answer: Action) -> None:
    if asked == ASK_FLEET:
        if chooses(answer, FLEET):
            for fleet in range(len(FLEETS)):
                if subject_of(answer) >> fleet & 1:
                    move_fleet(state, seat, fleet)
    elif asked == ASK_EXTRA:
        recruit_one_more(state, seat, answer)
    elif asked == ASK_BURY:
        bury(state, seat, answer)
    elif asked == ASK_TOKEN:
        give_up_token(state, seat, answer)
    else:
        raise AssertionError(f"nobody takes answers to the queued decision {asked}")


def act_spaces(state: State) -> None:
    """Step 4, A-8: coins of the spaces reached; exploring and tributes are noted (A-13, A-22)."""
    push(state, [agenda.SETTLE])
    arrivals = state.reached
    state.reached = []
    for packed in arrivals:
        seat, fleet = reached_seat(packed), reached_fleet(packed)
        space = state.catalogue.tracks[fleet][reached_step(packed)]
        if space.coins:
            gain(state, seat, space.coins, events.BY_SPACE, fleet)
        if space.tribute:
            note_tribute(state, seat, space.tribute)
        if space.island:
            sea = the_sea(state)
            sea.explorers.append(pair(space.island - 1, seat))
            sea.explorers.sort()


def ask_for_islands(state: State) -> None:
    """A-30, D-8: all explorers at once; one who explores two levels begins with the lower."""
    sea = the_sea(state)
    asked: list[int] = []
    for level in range(LEVELS):
        arrived = [pair_second(found) for found in sea.explorers if pair_first(found) == level]
        seats = [seat for seat in arrived if seat not in asked]
        if seats:
            deal_islands(state, level, seats)
            asked += seats
            for seat in seats:
                sea.explorers.remove(pair(level, seat))
    push(state, [agenda.TAKE_ISLANDS, agenda.SETTLE])
    for seat in asked:
        if sea.offers[seat]:
            ask(state, seat, ASK_ISLAND)


def take_islands(state: State, _: int) -> None:
    """The kept island is public; the others go back to their deck."""
    sea = the_sea(state)
    for seat, answer in enumerate(close(state)):
        if answer != NONE:
            sea.offers[seat] = []
            take_island(state, seat, subject_of(answer))


def ask_for_pick(state: State) -> None:
    """Step 5, B-41, L-33, C-7: one picker after another."""
    seat = pair_second(state.picks.pop(0))
    push(state, [step(agenda.PICK, seat), agenda.SETTLE])
    ask(state, seat, ASK_DISCARD)


def pick(state: State, seat: Seat) -> None:
    """B-41, A-6: a build like any other, but by no chain and with no naval construction."""
    choice = close(state)[seat]
    if not chooses(choice, TAKE):
        state.note(events.PICK_DECLINED, seat)
        return
    card = state.catalogue.cards[subject_of(choice)]
    state.discard.remove(card.index)
    state.cities[seat].place_card(card)
    state.note(events.BUILT, seat, card.index, events.FROM_DISCARD)
    reward_build(state, seat, card)
    act_at_once(state, seat, card.effects, events.BY_CARD, card.index)


def ask_for_losses(state: State) -> None:
    """Step 6: with Cities each decides between coins and debts (C-2); else coins (C-3)."""
    push(state, [agenda.TAKE_DEBTS])
    for seat in range(len(state.cities)):
        lost = loss_of(state, seat)
        if lost and state.options.cities:
            ask(state, seat, ASK_DEBT)


def take_debts(state: State, _: int) -> None:
    lost = [loss_of(state, seat) for seat in range(len(state.cities))]
    for seat, answer in enumerate(close(state)):
        coins = min(lost[seat], state.cities[seat].coins)
        debts = 0
        if answer != NONE:
            debts = subject_of(answer)
            coins = lost[seat] - debts
        lose(state, seat, coins, debts)
    state.losses = []
