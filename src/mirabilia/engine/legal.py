"""Legal actions: for each decision every answer there is, in one fixed order.

The order is by card, then by what is done with it, then by total coins, then by payees.
"""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.model import (
    DAY,
    FLEETS,
    LAST_SPACE,
    NIGHT,
)
from mirabilia.engine.actions import (
    ABSTAIN,
    BOARD,
    BURY,
    DEBT,
    FLEET,
    ISLAND,
    JOIN,
    KEEP,
    LEADER,
    PASS,
    RECRUIT,
    SIDE,
    TAKE,
    TOKEN,
    UNKNOWN,
    action,
)
from mirabilia.engine.choices import Choices
from mirabilia.engine.fleets import ANY_FLEET, fleets_to_move, most_steps
from mirabilia.engine.ints import Action, Asked, Seat
from mirabilia.engine.losses import loss_of
from mirabilia.engine.prices import (
    leader_cost,
)
from mirabilia.engine.setup import boards_in_play
from mirabilia.engine.state import (
    ASK_BOARD,
    ASK_BURY,
    ASK_CARD,
    ASK_DEBT,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_FLEET,
    ASK_ISLAND,
    ASK_KEEP,
    ASK_LAST,
    ASK_NAVAL,
    ASK_RECRUIT,
    ASK_SIDE,
    ASK_TOKEN,
    State,
    is_queued_for,
    queued_number,
)

_OF_LEADERS: Final = (ASK_KEEP, ASK_TOKEN, ASK_BURY, ASK_EXTRA)


def legal_actions(state: State, seat: Seat, asked: Asked) -> list[Action]:
    """Every answer that a seat may give to a decision."""
    if asked == ASK_CARD:
        return Choices(state, seat).card_actions()
    if asked == ASK_LAST:
        return [*Choices(state, seat).card_actions(), action(PASS, 0)]
    if asked == ASK_RECRUIT:
        return Choices(state, seat).leader_actions()
    return _other_actions(state, seat, asked)


def _other_actions(state: State, seat: Seat, asked: Asked) -> list[Action]:
    if asked == ASK_DISCARD:
        return discard_actions(state, seat)
    if asked == ASK_FLEET:
        return fleet_actions(state, seat)
    if asked == ASK_DEBT:
        return debt_actions(state, seat)
    if asked == ASK_ISLAND:
        return island_actions(state, seat)
    if asked == ASK_NAVAL:
        return [action(JOIN, 0), action(ABSTAIN, 0)]
    if asked == ASK_SIDE:
        return [action(SIDE, DAY), action(SIDE, NIGHT)]
    if asked == ASK_BOARD:
        return [action(BOARD, board) for board in free_boards(state)]
    return _leader_actions(state, seat, asked)


def _leader_actions(state: State, seat: Seat, asked: Asked) -> list[Action]:
    court = state.court
    if court is None or asked not in _OF_LEADERS:
        raise AssertionError(f"nobody knows the answers to the decision {asked}")
    city = state.cities[seat]
    if asked == ASK_KEEP:
        return [action(KEEP, LEADER + leader) for leader in court.offers[seat]]
    if asked == ASK_TOKEN:
        return [action(TOKEN, value) for value in sorted(set(city.victories))]
    if asked == ASK_BURY:
        buried = [action(BURY, LEADER + leader) for leader in sorted(city.leaders)]
        return [*buried, action(PASS, 0)]
    return extra_actions(state, seat)


def extra_actions(state: State, seat: Seat) -> list[Action]:
    """L-40: one more leader, paid from what is left of the coins the turn began with, or none."""
    court = state.court
    assert court is not None
    found = [
        action(RECRUIT, LEADER + index)
        for index in court.hands[seat]
        if leader_cost(state, seat, state.catalogue.leaders[index]) <= state.cities[seat].purse
    ]
    found.append(action(PASS, 0))
    return found


def discard_actions(state: State, seat: Seat) -> list[Action]:
    """B-41, B-43: any card of the pile that the city does not have yet, or none."""
    names = state.cities[seat].names
    cards = state.catalogue.cards
    pile = state.discard[:]
    pile.sort()
    found: list[Action] = []
    seen = -1
    for index in pile:
        if index != seen and not cards[index].name_bit & names:
            found.append(action(TAKE, index))
        seen = index
    found.append(action(PASS, 0))
    return found


def fleet_actions(state: State, seat: Seat) -> list[Action]:
    """A-7: as many different fleets as the effect allows, fewer, or none."""
    steps = queued_number(first_queued(state, seat, ASK_FLEET))
    most, allowed = most_steps(steps), fleets_to_move(steps)
    city = state.cities[seat]
    for fleet in range(len(FLEETS)):
        if city.fleets[fleet] >= LAST_SPACE:
            allowed &= ~(1 << fleet)
    found = [
        action(FLEET, mask)
        for mask in range(1, ANY_FLEET + 1)
        if mask & ~allowed == 0 and mask.bit_count() <= most
    ]
    found.append(action(PASS, 0))
    return found


def first_queued(state: State, seat: Seat, asked: Asked) -> int:
    """The first queued decision of a kind for a seat."""
    for packed in state.queue:
        if is_queued_for(packed, seat, asked):
            return packed
    raise AssertionError


def debt_actions(state: State, seat: Seat) -> list[Action]:
    """C-2: any split between coins and debts."""
    lost = loss_of(state, seat)
    if lost >= UNKNOWN:
        raise AssertionError(f"an action has no room for {lost} debts")
    least = max(0, lost - state.cities[seat].coins)
    return [action(DEBT, debts) for debts in range(least, lost + 1)]


def island_actions(state: State, seat: Seat) -> list[Action]:
    sea = state.sea
    assert sea is not None
    return [action(ISLAND, island) for island in sea.offers[seat]]


def free_boards(state: State) -> list[int]:
    """B-5: the boards of the boxes in play that nobody has taken."""
    taken = [city.board for city in state.cities]
    boards = boards_in_play(state.catalogue, state.options)
    return [board for board in boards if board not in taken]
