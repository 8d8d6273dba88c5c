"""When things happen: the steps of a game, each small, and the agenda that orders them.

A turn runs in the order of rule A-45, each step for all players before the next: all costs are
paid; everything is placed; effects act; cards are built from the discard. Then the hands pass on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mirabilia.catalog.model import AGES, SIDES
from mirabilia.engine import events
from mirabilia.engine.actions import (
    AT_LEFT,
    AT_RIGHT,
    BUILD,
    LEFTOVER,
    NONE,
    PAID,
    PASS,
    SELL,
    STAGE,
    TAKE,
    action,
    coins_to,
    payment_of,
    right_of,
    subject_of,
    verb_of,
)
from mirabilia.engine.conflicts import military_conflicts
from mirabilia.engine.effects import act_at_once, gain
from mirabilia.engine.legal import legal_actions, next_stage
from mirabilia.engine.setup import deal_hands, deal_sides
from mirabilia.engine.state import (
    ASK_BOARD,
    ASK_CARD,
    ASK_DISCARD,
    ASK_LAST,
    ASK_SIDE,
    LEFT_OVER,
    NOTHING,
    State,
    log_entry,
    passes_left,
)

SALE: Final = 3

# The steps; their names are part of the notation of positions.
ASK_FOR_BOARD: Final = 0
TAKE_BOARD: Final = 1
CHOOSE_SIDES: Final = 2
TAKE_SIDES: Final = 3
BEGIN_AGE: Final = 4
BEGIN_TURN: Final = 5
REVEAL: Final = 6
PAY: Final = 7
PLACE: Final = 8
ACT: Final = 9
ASK_FOR_PICK: Final = 10
PICK: Final = 11
END_TURN: Final = 12
BEGIN_LAST_TURN: Final = 13
END_LAST_TURN: Final = 14
END_AGE: Final = 15

STEPS: Final = (
    "ask for board",
    "take board",
    "choose sides",
    "take sides",
    "begin age",
    "begin turn",
    "reveal",
    "pay",
    "place",
    "act",
    "ask for pick",
    "pick",
    "end turn",
    "begin last turn",
    "end last turn",
    "end age",
)

# The steps whose number says which seat or which age.
NUMBERED: Final = (ASK_FOR_BOARD, TAKE_BOARD, BEGIN_AGE, ASK_FOR_PICK, PICK)

_NUMBER: Final = 8


def step(kind: int, number: int = 0) -> int:
    return kind | number << _NUMBER


def step_kind(packed: int) -> int:
    return packed & 255


def step_number(packed: int) -> int:
    return packed >> _NUMBER


# ---- decisions and answers


def ask(state: State, seat: int, asked: int) -> None:
    """Post a decision; with one legal answer only it is taken without asking (D-21)."""
    legal = legal_actions(state, seat, asked)
    state.asked[seat] = asked
    state.legal[seat] = legal
    if len(legal) == 1:
        state.answers[seat] = legal[0]
    else:
        state.waiting += 1


def answer(state: State, seat: int, act: int) -> None:
    """Commit a seat's legal answer; with the last one the game goes on."""
    state.answers[seat] = act
    state.waiting -= 1
    if not state.waiting:
        advance(state)


def take_back(state: State, seat: int) -> None:
    """Withdraw a seat's answer while others are still to come."""
    state.answers[seat] = NONE
    state.waiting += 1


def close(state: State) -> list[int]:
    """All answers are in: write them down and hand them over by seat."""
    answers = state.answers
    state.answers = [NONE] * len(answers)
    for seat in range(len(answers)):
        asked = state.asked[seat]
        if asked != NOTHING:
            chosen = len(state.legal[seat]) > 1
            state.log.append(log_entry(seat, asked, answers[seat], chosen))
            state.asked[seat] = NOTHING
            state.legal[seat] = []
    return answers


def advance(state: State) -> None:
    """Carry out steps until somebody is asked something or the game is over."""
    while state.agenda and not state.waiting:
        packed = state.agenda.pop()
        _CARRY_OUT[packed & 255](state, packed >> _NUMBER)


def push(state: State, steps: list[int]) -> None:
    """Put steps on the agenda, the first of them to be carried out next."""
    state.agenda.extend(reversed(steps))


# ---- before the first age


def ask_for_board(state: State, seat: int) -> None:
    """B-5: boards are picked in seat order."""
    push(state, [step(TAKE_BOARD, seat)])
    ask(state, seat, ASK_BOARD)


def take_board(state: State, seat: int) -> None:
    board = subject_of(close(state)[seat])
    state.cities[seat].board = board
    state.note(events.BOARD_TAKEN, seat, board)


def choose_sides(state: State, _: int) -> None:
    """B-4: by the players' choice, all together, or as the table has agreed."""
    rule = state.options.sides
    seats = range(len(state.cities))
    if rule == "choose":
        push(state, [TAKE_SIDES])
        for seat in seats:
            ask(state, seat, ASK_SIDE)
        return
    sides = deal_sides(state) if rule == "random" else [SIDES.index(rule) for _ in seats]
    for seat in seats:
        settle(state, seat, sides[seat])


def take_sides(state: State, _: int) -> None:
    for seat, act in enumerate(close(state)):
        settle(state, seat, subject_of(act))


def settle(state: State, seat: int, side: int) -> None:
    """B-4: the side of the wonder that the player has taken."""
    city = state.cities[seat]
    city.settle(city.board, side, state.catalogue.wonders[city.board].sides[side])
    state.note(events.SIDE_TAKEN, seat, side)


# ---- an age and its turns


def begin_age(state: State, age: int) -> None:
    state.age = age
    state.turn = 0
    deal_hands(state)
    state.note(events.DEALT, events.NOBODY, age)
    push(state, [BEGIN_TURN])


def begin_turn(state: State, _: int) -> None:
    state.turn += 1
    state.note(events.TURN_BEGAN, events.NOBODY, state.age, state.turn)
    state.agenda.extend([END_TURN, ACT, PLACE, PAY, REVEAL])
    for seat in range(len(state.cities)):
        ask(state, seat, ASK_CARD)


def reveal(state: State, _: int) -> None:
    """B-8: everybody's choice becomes public at the same time and leaves the hand."""
    state.plays = close(state)
    for seat, act in enumerate(state.plays):
        if act != NONE and verb_of(act) != PASS:
            state.hands[seat].remove(subject_of(act))


def pay(state: State, _: int) -> None:
    """B-11: everything is paid from what each had when the turn began."""
    for seat, act in enumerate(state.plays):
        if act == NONE:
            continue
        verb = verb_of(act)
        if verb == BUILD:
            card = state.catalogue.cards[subject_of(act)]
            if right_of(act) == PAID and not card.chains_from & state.cities[seat].chains:
                pay_for(state, seat, card.coins, payment_of(act))
        elif verb == STAGE:
            stage = next_stage(state, state.cities[seat])
            assert stage is not None
            pay_for(state, seat, stage.coins, payment_of(act))


def pay_for(state: State, seat: int, coins: int, payment: int) -> None:
    """Coins to the bank, and to the neighbours for what is bought of them."""
    if coins:
        state.cities[seat].coins -= coins
        state.note(events.SPENT, seat, coins)
    if payment:
        trade(state, seat, state.left(seat), coins_to(payment, AT_LEFT))
        trade(state, seat, state.right(seat), coins_to(payment, AT_RIGHT))


def trade(state: State, buyer: int, seller: int, coins: int) -> None:
    if coins:
        state.cities[buyer].coins -= coins
        state.cities[seller].coins += coins
        state.note(events.TRADED, buyer, seller, coins)


def place(state: State, _: int) -> None:
    """Cards and stages go into the cities, sold cards to the discard, for all."""
    for seat, act in enumerate(state.plays):
        if act == NONE:
            continue
        verb = verb_of(act)
        index = subject_of(act)
        if verb == BUILD:
            place_card(state, seat, act)
        elif verb == STAGE:
            city = state.cities[seat]
            stage = next_stage(state, city)
            assert stage is not None
            city.place_stage(stage, index)
            state.note(events.STAGE_BUILT, seat, city.stages, index)
        elif verb == SELL:
            state.discard.append(index)
            state.note(events.SOLD, seat, index)
    if state.turn == state.options.turns():
        discard_leftovers(state)


def place_card(state: State, seat: int, act: int) -> None:
    city = state.cities[seat]
    card = state.catalogue.cards[subject_of(act)]
    how = events.BY_PAYING
    if right_of(act) != PAID:
        how = events.BY_RIGHT
    elif card.chains_from & city.chains:
        how = events.BY_CHAIN
    city.place_card(card)
    state.note(events.BUILT, seat, card.index, how)


def discard_leftovers(state: State) -> None:
    """B-9: the card that is left, unless it may still be played (B-40)."""
    for seat in range(len(state.hands)):
        if not state.cities[seat].plays_last_card:
            discard_hand(state, seat)


def discard_hand(state: State, seat: int) -> None:
    for index in state.hands[seat]:
        state.discard.append(index)
        state.log.append(log_entry(seat, LEFT_OVER, action(LEFTOVER, index), False))
        state.note(events.LEFT_OVER, seat, index)
    state.hands[seat] = []


def act_all(state: State, _: int) -> None:
    """B-12: effects act when all of the turn is placed."""
    pickers: list[int] = []
    for seat, play in enumerate(state.plays):
        if play == NONE:
            continue
        verb = verb_of(play)
        picks = False
        if verb == BUILD:
            card = state.catalogue.cards[subject_of(play)]
            picks = act_at_once(state, seat, card.effects, events.BY_CARD, card.index)
        elif verb == STAGE:
            city = state.cities[seat]
            number = city.stages
            stage = state.catalogue.wonders[city.board].sides[city.side].stages[number - 1]
            picks = act_at_once(state, seat, stage.effects, events.BY_STAGE, number)
        elif verb == SELL:
            gain(state, seat, SALE, events.BY_SALE, 0)
        if picks:
            pickers.append(seat)
    push(state, [step(ASK_FOR_PICK, seat) for seat in pickers])
    state.plays = [NONE] * len(state.plays)


def ask_for_pick(state: State, seat: int) -> None:
    """B-41: asked when all cards of the turn lie; where nothing can be built, nothing happens."""
    push(state, [step(PICK, seat)])
    ask(state, seat, ASK_DISCARD)


def pick(state: State, seat: int) -> None:
    choice = close(state)[seat]
    if verb_of(choice) != TAKE:
        state.note(events.PICK_DECLINED, seat)
        return
    card = state.catalogue.cards[subject_of(choice)]
    state.discard.remove(card.index)
    state.cities[seat].place_card(card)
    state.note(events.BUILT, seat, card.index, events.FROM_DISCARD)
    act_at_once(state, seat, card.effects, events.BY_CARD, card.index)


def end_turn(state: State, _: int) -> None:
    """B-8: pass the hands on; after the last turn, the last cards and the end of the age."""
    if state.turn < state.options.turns():
        pass_hands(state)
        push(state, [BEGIN_TURN])
    else:
        push(state, [BEGIN_LAST_TURN, END_AGE])


def pass_hands(state: State) -> None:
    """To the left in ages I and III, to the right in age II."""
    hands = state.hands
    if passes_left(state.age):
        state.hands = [hands[-1], *hands[:-1]]
    else:
        state.hands = [*hands[1:], hands[0]]
    state.note(events.PASSED_ON, events.NOBODY, 1 if passes_left(state.age) else 0)


def begin_last_turn(state: State, _: int) -> None:
    """B-40: those who may play their last card do so, in a turn of its own."""
    if not any(state.hands):
        return
    state.turn += 1
    push(state, [REVEAL, PAY, PLACE, ACT, END_LAST_TURN])
    for seat, hand in enumerate(state.hands):
        if hand:
            ask(state, seat, ASK_LAST)


def end_last_turn(state: State, _: int) -> None:
    for seat in range(len(state.hands)):
        if state.hands[seat]:
            state.note(events.LAST_DECLINED, seat)
            discard_hand(state, seat)


def end_age(state: State, _: int) -> None:
    """B-13: the conflicts, then the next age or the end."""
    military_conflicts(state)
    if state.age < AGES:
        push(state, [step(BEGIN_AGE, state.age + 1)])
    else:
        state.note(events.ENDED, events.NOBODY)


_CARRY_OUT: Final[list[Callable[[State, int], None]]] = [
    ask_for_board,
    take_board,
    choose_sides,
    take_sides,
    begin_age,
    begin_turn,
    reveal,
    pay,
    place,
    act_all,
    ask_for_pick,
    pick,
    end_turn,
    begin_last_turn,
    end_last_turn,
    end_age,
]
