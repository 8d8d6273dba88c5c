"""The turn: what every turn, recruitment and extra turn goes through, in the order of rule A-45.

Each step is carried out for all players before the next: all costs are paid; everything is placed
and ships move; effects act; then what they have left to be done is settled (`settling`).
"""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.kinds import (
    COIN_AFTER_PURCHASE,
    FREE_PER_AGE,
)
from mirabilia.engine import events
from mirabilia.engine.actions import (
    AT_BANK,
    AT_FAR_LEFT,
    AT_FAR_RIGHT,
    AT_LEFT,
    AT_RIGHT,
    BUILD,
    LEADER,
    NONE,
    PAID,
    PASS,
    RECRUIT,
    SELL,
    STAGE,
    bought_at,
    coins_to,
    is_leader_right,
    leader_of_right,
    payment_of,
    right_of,
    subject_of,
    verb_of,
    with_ship,
)
from mirabilia.engine.agenda import ACT, PAY, PLACE, REVEAL, SETTLE, TURN, close
from mirabilia.engine.ages import discard_leftovers
from mirabilia.engine.bank import gain, holder_of, spend, trade
from mirabilia.engine.effects import act_at_once, act_card, act_stage
from mirabilia.engine.fleets import move_fleet
from mirabilia.engine.ints import Action, Payment, Seat
from mirabilia.engine.leaders import place_leader, the_court
from mirabilia.engine.prices import (
    NO_FLEET,
    SALE,
    bank_coins,
    by_chain,
    fleet_of,
    leader_cost,
    leader_of,
    stage_to_build,
)
from mirabilia.engine.settling import settle
from mirabilia.engine.state import State

# What costs something.
_PAID_FOR: Final = (BUILD, STAGE, RECRUIT)


# What `carry_out` calls by name.
assert TURN == [REVEAL, PAY, PLACE, ACT, SETTLE], "every step of a turn is carried out, in order"


def carry_out(state: State) -> None:
    """What every turn goes through (`agenda.TURN`)."""
    reveal(state, 0)
    pay(state, 0)
    place(state, 0)
    act_all(state, 0)
    settle(state, 0)


# ---- step 1: everything is paid


def reveal(state: State, _: int) -> None:
    """B-8: everybody's choice becomes public at the same time and leaves the hand.

    A leader who is recruited leaves it when placed (`place_leader`).
    """
    state.plays = close(state)
    for city in state.cities:
        city.purse = city.coins
        city.bonus_taken = False
    for seat, play in enumerate(state.plays):
        if play == NONE or verb_of(play) == PASS:
            continue
        subject = subject_of(play)
        if subject < LEADER:
            take_out(subject, state.hands[seat])
        elif verb_of(play) != RECRUIT:
            the_court(state).hands[seat].remove(subject - LEADER)


def take_out(card: int, hand: list[int]) -> None:
    """Take one copy of a card out of a hand (compiled, this is much quicker than `remove`)."""
    for at in range(len(hand)):
        if hand[at] == card:
            hand.pop(at)
            return
    raise AssertionError(f"the card {card} is in no hand")


def pay(state: State, _: int) -> None:
    """B-11, B-25: everything is paid from what each had when the turn began."""
    for seat, play in enumerate(state.plays):
        if play == NONE or verb_of(play) not in _PAID_FOR:
            continue
        spend(state, seat, bank_coins(state, seat, play))
        payment = payment_of(play)
        if payment:
            buy(state, seat, payment)


def buy(state: State, seat: Seat, payment: Payment) -> None:
    """Coins for what is bought, to everybody it is bought from; then the refunds of L-28."""
    left, right = state.left(seat), state.right(seat)
    trade(state, seat, left, coins_to(payment, AT_LEFT))
    trade(state, seat, right, coins_to(payment, AT_RIGHT))
    trade(state, seat, state.left(left), coins_to(payment, AT_FAR_LEFT))
    trade(state, seat, state.right(right), coins_to(payment, AT_FAR_RIGHT))
    spend(state, seat, coins_to(payment, AT_BANK))
    refund = state.cities[seat].amount(COIN_AFTER_PURCHASE)
    if refund:
        leader = holder_of(state, seat, COIN_AFTER_PURCHASE)
        for payee in (AT_LEFT, AT_RIGHT):
            if bought_at(payment, payee):
                gain(state, seat, refund, events.BY_LEADER, leader)


# ---- step 2: everything is placed


def place(state: State, _: int) -> None:
    """Cards, stages and leaders go into the cities, sold cards to the discard; ships move."""
    for seat, play in enumerate(state.plays):
        if play == NONE:
            continue
        verb = verb_of(play)
        fleet = fleet_of(state, seat, play) if with_ship(play) else NO_FLEET
        if verb == BUILD:
            place_card(state, seat, play)
        elif verb == STAGE:
            place_stage(state, seat, subject_of(play))
        elif verb == RECRUIT:
            leader = leader_of(state, play)
            cost = leader_cost(state, seat, leader)
            place_leader(state, seat, leader.index)
            state.note(events.RECRUITED, seat, leader.index, cost)
        elif verb == SELL:
            # L-7: a sold leader is out of the game.
            if subject_of(play) < LEADER:
                state.discard.append(subject_of(play))
            state.note(events.SOLD, seat, subject_of(play))
        elif verb != PASS:
            raise AssertionError(f"a turn knows no {verb}")
        if fleet != NO_FLEET:
            move_fleet(state, seat, fleet)
    if state.turn == state.options.turns:
        discard_leftovers(state)


def place_card(state: State, seat: Seat, play: Action) -> None:
    city = state.cities[seat]
    card = state.catalogue.cards[subject_of(play)]
    right = right_of(play)
    how = events.BY_PAYING
    if right != PAID:
        how = events.BY_RIGHT
        if is_leader_right(right):
            use_up(state, seat, leader_of_right(right))
    elif by_chain(city, card):
        how = events.BY_CHAIN
    city.place_card(card)
    state.note(events.BUILT, seat, card.index, how, right)


def use_up(state: State, seat: Seat, leader: int) -> None:
    """L-32: count a free build that a leader gives a limited number of times in an age."""
    effects = state.catalogue.leaders[leader].effects
    if any(effect.kind == FREE_PER_AGE for effect in effects):
        state.cities[seat].free_used += 1


def place_stage(state: State, seat: Seat, card: int) -> None:
    city = state.cities[seat]
    city.place_stage(stage_to_build(state, city), card)
    state.note(events.STAGE_BUILT, seat, city.stages, card)


# ---- step 3: effects act


def act_all(state: State, _: int) -> None:
    """B-12: effects act when all of the turn is placed."""
    for seat, play in enumerate(state.plays):
        if play == NONE:
            continue
        verb = verb_of(play)
        if verb == BUILD:
            act_card(state, seat, state.catalogue.cards[subject_of(play)])
        elif verb == STAGE:
            act_stage(state, seat)
        elif verb == RECRUIT:
            leader = leader_of(state, play)
            act_at_once(state, seat, leader.effects, events.BY_LEADER, leader.index)
        elif verb == SELL and not with_ship(play):
            gain(state, seat, SALE, events.BY_SALE, 0)
    state.plays = [NONE] * len(state.plays)
