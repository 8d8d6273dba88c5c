"""Legal actions: for each decision every answer there is, in one fixed order.

The order is by card, then by what is done with it, then by total coins, then by payees.
"""

from __future__ import annotations

from mirabilia.catalog.model import DAY, NIGHT, Card, Stage
from mirabilia.engine.actions import (
    BOARD,
    BUILD,
    PAID,
    PASS,
    SELL,
    SIDE,
    STAGE,
    TAKE,
    action,
    free_by_board,
    with_subject,
)
from mirabilia.engine.city import City
from mirabilia.engine.payments import Market
from mirabilia.engine.state import (
    ASK_BOARD,
    ASK_CARD,
    ASK_DISCARD,
    ASK_LAST,
    ASK_SIDE,
    State,
)


def legal_actions(state: State, seat: int, asked: int) -> list[int]:
    """Every answer that a seat may give to a decision."""
    if asked == ASK_CARD:
        return card_actions(state, seat)
    if asked == ASK_LAST:
        return [*card_actions(state, seat), action(PASS, 0)]
    if asked == ASK_DISCARD:
        return discard_actions(state, seat)
    if asked == ASK_SIDE:
        return [action(SIDE, DAY), action(SIDE, NIGHT)]
    assert asked == ASK_BOARD
    return [action(BOARD, board) for board in free_boards(state)]


def card_actions(state: State, seat: int) -> list[int]:
    """B-10: build a card of the hand, build the next stage with one, or sell one."""
    city = state.cities[seat]
    market = Market(city, state.cities[state.left(seat)], state.cities[state.right(seat)])
    stage = next_stage(state, city)
    stage_payments = market.payments(stage.cost, stage.coins) if stage is not None else []
    # Packed once for the whole hand: the card is added for each.
    staged = [action(STAGE, 0, PAID, payment) for payment in stage_payments]
    cards = state.catalogue.cards
    found: list[int] = []
    seen = -1
    for index in state.hands[seat]:
        if index == seen:
            continue
        seen = index
        card = cards[index]
        if not card.name_bit & city.names:
            if card.chains_from & city.chains:
                found.append(action(BUILD, index))
            else:
                payments = market.payments(card.cost, card.coins)
                found += [action(BUILD, index, PAID, payment) for payment in payments]
                if is_free(state, city, card) and not costs_nothing(card, payments):
                    found.append(action(BUILD, index, free_by_board(city.board)))
        found += [with_subject(act, index) for act in staged]
        found.append(action(SELL, index))
    return found


def next_stage(state: State, city: City) -> Stage | None:
    """B-18: stages are built in printed order."""
    stages = state.catalogue.wonders[city.board].sides[city.side].stages
    return stages[city.stages] if city.stages < len(stages) else None


def is_free(state: State, city: City, card: Card) -> bool:
    """B-42: whether a stage of Olympia's makes this card free."""
    if city.free_colours and not city.colours[card.colour]:
        return True
    if city.free_first and state.turn == 1:
        return True
    return city.free_last and state.turn == state.options.turns()


def costs_nothing(card: Card, payments: list[int]) -> bool:
    """Whether the card can be built without a coin, so that nothing could make it cheaper."""
    return card.coins == 0 and len(payments) == 1 and payments[0] == 0


def discard_actions(state: State, seat: int) -> list[int]:
    """B-41: any card of the pile that the city does not have yet, or none."""
    city = state.cities[seat]
    cards = state.catalogue.cards
    found = [
        action(TAKE, index)
        for index in sorted(set(state.discard))
        if not cards[index].name_bit & city.names
    ]
    found.append(action(PASS, 0))
    return found


def free_boards(state: State) -> list[int]:
    """B-5: the boards that nobody has taken."""
    taken = [city.board for city in state.cities]
    return [wonder.index for wonder in state.catalogue.wonders if wonder.index not in taken]
