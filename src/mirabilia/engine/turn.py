"""The turn: what every turn, recruitment and extra turn goes through, in the order of rule A-45.

Each step is carried out for all players before the next: all costs are paid; everything is placed
and ships move; effects act; then what they have left to be done is settled: choices, the spaces
that ships have reached, islands, builds from the discard, and losses last.
"""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.model import (
    AGES,
    COIN_AFTER_PURCHASE,
    COINS_ON_BUILD,
    COINS_ON_CHAIN,
    COINS_ON_STAGE,
    FLEETS,
    FREE_PER_AGE,
    LEVELS,
    OTHERS_LOSE_ON_STAGE,
    PLAY_LAST_CARD,
    SIDES,
    STAGE_MOVES_FLEET,
    YELLOW_FLEET,
    Card,
    Leader,
    Stage,
)
from mirabilia.engine import agenda, events
from mirabilia.engine.actions import (
    AT_BANK,
    AT_FAR_LEFT,
    AT_FAR_RIGHT,
    AT_LEFT,
    AT_RIGHT,
    BUILD,
    LEADER,
    LEFTOVER,
    NONE,
    PAID,
    PASS,
    RECRUIT,
    SELL,
    STAGE,
    TAKE,
    action,
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
from mirabilia.engine.agenda import ask, close, push, push_turn, step
from mirabilia.engine.bank import gain, holder_of, spend, trade
from mirabilia.engine.effects import act_at_once, queue, take_island
from mirabilia.engine.fleets import (
    deal_islands,
    free_steps,
    move_fleet,
    reached_fleet,
    reached_seat,
    reached_step,
    the_sea,
)
from mirabilia.engine.leaders import (
    bury,
    give_up_token,
    place_leader,
    recruit_one_more,
    the_court,
)
from mirabilia.engine.legal import FLEET_OF_COLOUR, NO_FLEET, first_queued, leader_cost, next_stage
from mirabilia.engine.losses import lose, loss_of, note_loss, note_tribute
from mirabilia.engine.setup import deal_hands, deal_sides
from mirabilia.engine.state import (
    ASK_BOARD,
    ASK_BURY,
    ASK_CARD,
    ASK_DEBT,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_FLEET,
    ASK_ISLAND,
    ASK_LAST,
    ASK_SIDE,
    ASK_TOKEN,
    LEFT_OVER,
    State,
    log_entry,
    pair,
    pair_first,
    pair_second,
    passes_left,
    queued_kind,
    queued_seat,
)

# B-20: what a sale gives.
SALE: Final = 3
# What costs something.
_PAID_FOR: Final = (BUILD, STAGE, RECRUIT)
ANY_FLEET: Final = (1 << len(FLEETS)) - 1


# ---- before the first age


def ask_for_board(state: State, seat: int) -> None:
    """B-5: boards are picked in seat order."""
    push(state, [step(agenda.TAKE_BOARD, seat)])
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
        push(state, [agenda.TAKE_SIDES])
        for seat in seats:
            ask(state, seat, ASK_SIDE)
        return
    sides = deal_sides(state) if rule == "random" else [SIDES.index(rule) for _ in seats]
    for seat in seats:
        take_side(state, seat, sides[seat])


def take_sides(state: State, _: int) -> None:
    for seat, answer in enumerate(close(state)):
        take_side(state, seat, subject_of(answer))


def take_side(state: State, seat: int, side: int) -> None:
    city = state.cities[seat]
    city.settle(city.board, side, state.catalogue.wonders[city.board].sides[side])
    state.note(events.SIDE_TAKEN, seat, side)


# ---- an age and its turns


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
    if passes_left(state.age):
        state.hands = [hands[state.right(seat)] for seat in range(len(hands))]
    else:
        state.hands = [hands[state.left(seat)] for seat in range(len(hands))]
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


def end_age(state: State, _: int) -> None:
    """B-13: the next age or the end."""
    if state.age < AGES:
        push(state, [step(agenda.BEGIN_AGE, state.age + 1)])
    else:
        state.note(events.ENDED, events.NOBODY)


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


def pay(state: State, _: int) -> None:
    """B-11, B-25: everything is paid from what each had when the turn began."""
    for seat, play in enumerate(state.plays):
        if play == NONE or verb_of(play) not in _PAID_FOR:
            continue
        spend(state, seat, bank_coins(state, seat, play))
        payment = payment_of(play)
        if payment:
            buy(state, seat, payment)


def bank_coins(state: State, seat: int, play: int) -> int:
    """The coins that building or recruiting costs beside what is bought."""
    verb = verb_of(play)
    coins = 0
    if verb == BUILD:
        card = state.catalogue.cards[subject_of(play)]
        if right_of(play) == PAID and not by_chain(state, seat, card):
            coins = card.coins
    elif verb == STAGE:
        coins = stage_to_build(state, seat).coins
    elif verb == RECRUIT:
        coins = leader_cost(state, seat, leader_of(state, play))
    if with_ship(play):
        coins += ship_coins(state, seat, fleet_of(state, seat, play))
    return coins


def by_chain(state: State, seat: int, card: Card) -> bool:
    """B-15, B-16: whether the city shows, from earlier turns, the chain that makes a card free."""
    return card.chains_from & state.cities[seat].chains != 0


def stage_to_build(state: State, seat: int) -> Stage:
    stage = next_stage(state, state.cities[seat])
    assert stage is not None
    return stage


def fleet_of(state: State, seat: int, play: int) -> int:
    """A-5: the fleet that moves with a card or stage; A-40: with a sale the yellow one."""
    verb = verb_of(play)
    if verb == SELL:
        return YELLOW_FLEET
    if verb == STAGE:
        return state.catalogue.shipyards[state.cities[seat].shipyard].wonder_fleet
    return FLEET_OF_COLOUR[state.catalogue.cards[subject_of(play)].colour]


def leader_of(state: State, play: int) -> Leader:
    return state.catalogue.leaders[subject_of(play) - LEADER]


def ship_coins(state: State, seat: int, fleet: int) -> int:
    city = state.cities[seat]
    return state.catalogue.shipyards[city.shipyard].coins[fleet][city.fleets[fleet]]


def buy(state: State, seat: int, payment: int) -> None:
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


def place_card(state: State, seat: int, play: int) -> None:
    city = state.cities[seat]
    card = state.catalogue.cards[subject_of(play)]
    right = right_of(play)
    how = events.BY_PAYING
    if right != PAID:
        how = events.BY_RIGHT
        if is_leader_right(right):
            use_up(state, seat, leader_of_right(right))
    elif by_chain(state, seat, card):
        how = events.BY_CHAIN
    city.place_card(card)
    state.note(events.BUILT, seat, card.index, how, right)


def use_up(state: State, seat: int, leader: int) -> None:
    """L-32: a free build that a leader gives only so often in an age."""
    effects = state.catalogue.leaders[leader].effects
    if any(effect.kind == FREE_PER_AGE for effect in effects):
        state.cities[seat].free_used += 1


def place_stage(state: State, seat: int, card: int) -> None:
    city = state.cities[seat]
    city.place_stage(stage_to_build(state, seat), card)
    state.note(events.STAGE_BUILT, seat, city.stages, card)


def discard_leftovers(state: State) -> None:
    """B-9: the card that is left, unless it may still be played (B-40)."""
    for seat in range(len(state.hands)):
        if not state.cities[seat].has(PLAY_LAST_CARD):
            discard_hand(state, seat)


def discard_hand(state: State, seat: int) -> None:
    for index in state.hands[seat]:
        state.discard.append(index)
        state.log.append(log_entry(seat, LEFT_OVER, action(LEFTOVER, index), False))
        state.note(events.LEFT_OVER, seat, index)
    state.hands[seat] = []


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


def act_card(state: State, seat: int, card: Card) -> None:
    city = state.cities[seat]
    # Whatever pays for builds is a lasting effect.
    if city.lasting_kinds:
        if city.has(COINS_ON_CHAIN) and by_chain(state, seat, card):
            leader = holder_of(state, seat, COINS_ON_CHAIN)
            gain(state, seat, city.amount(COINS_ON_CHAIN), events.BY_LEADER, leader)
        reward_build(state, seat, card)
    act_at_once(state, seat, card.effects, events.BY_CARD, card.index)


def reward_build(state: State, seat: int, card: Card) -> None:
    """L-22, L-32: coins for each card of a colour that is built, also from the discard."""
    colour = 1 << card.colour
    coins = state.cities[seat].amount(COINS_ON_BUILD, colour)
    if coins:
        gain(state, seat, coins, events.BY_LEADER, holder_of(state, seat, COINS_ON_BUILD, colour))


def act_stage(state: State, seat: int) -> None:
    city = state.cities[seat]
    if city.has(COINS_ON_STAGE):
        leader = holder_of(state, seat, COINS_ON_STAGE)
        gain(state, seat, city.amount(COINS_ON_STAGE), events.BY_LEADER, leader)
    if city.has(OTHERS_LOSE_ON_STAGE):
        note_loss(state, seat, city.amount(OTHERS_LOSE_ON_STAGE), 0)
    if city.has(STAGE_MOVES_FLEET):
        queue(state, seat, ASK_FLEET, free_steps(1, ANY_FLEET))
    number = city.stages
    stage = state.catalogue.wonders[city.board].sides[city.side].stages[number - 1]
    act_at_once(state, seat, stage.effects, events.BY_STAGE, number)


# ---- the rest: what effects have left to be done


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


def take_answer(state: State, seat: int, asked: int, answer: int) -> None:
    if asked == ASK_FLEET:
        if verb_of(answer) != PASS:
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


def pick(state: State, seat: int) -> None:
    """B-41, A-6: a build like any other, but by no chain and with no naval construction."""
    choice = close(state)[seat]
    if verb_of(choice) != TAKE:
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
