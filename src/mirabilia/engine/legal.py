"""Legal actions: for each decision every answer there is, in one fixed order.

The order is by card, then by what is done with it, then by total coins, then by payees.
"""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.model import (
    DAY,
    FLEETS,
    FREE_COLOUR,
    FREE_FIRST_OF_AGE,
    FREE_FIRST_OF_COLOUR,
    FREE_LAST_OF_AGE,
    FREE_PER_AGE,
    LAST_SPACE,
    NIGHT,
    STAGES,
    Card,
    Effect,
    Stage,
)
from mirabilia.engine.actions import (
    ABSTAIN,
    BOARD,
    BUILD,
    BURY,
    DEBT,
    FLEET,
    ISLAND,
    JOIN,
    KEEP,
    LEADER,
    PASS,
    RECRUIT,
    SELL,
    SIDE,
    STAGE,
    TAKE,
    TOKEN,
    WITH_SHIP,
    action,
    by_right,
    free_by_board,
    free_by_leader,
    of_card,
    with_payment,
)
from mirabilia.engine.city import NO_SHIPYARD, City
from mirabilia.engine.fleets import ANY_FLEET, fleets_to_move, most_steps
from mirabilia.engine.losses import loss_of
from mirabilia.engine.payments import Market
from mirabilia.engine.prices import (
    FLEET_OF_COLOUR,
    NO_FLEET,
    by_chain,
    card_coins,
    card_resources,
    leader_cost,
    may_sail_for_sale,
    next_stage,
    ship_coins,
    ship_resources,
    stage_fleet,
    stage_resources,
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
from mirabilia.engine.wide_payments import WIDE_KINDS, WideMarket
from mirabilia.native import i64, mypyc_attr

# B-20, A-40: for each card or leader its sale, for coins or for a step of the yellow ship.
_SALES: Final = [[action(SELL, subject)] for subject in range(2 * LEADER)]
_SALES_AT_SEA: Final = [
    [action(SELL, subject), action(SELL, subject) | WITH_SHIP] for subject in range(2 * LEADER)
]


def legal_actions(state: State, seat: int, asked: int) -> list[int]:
    """Every answer that a seat may give to a decision."""
    if asked == ASK_CARD:
        return Offer(state, seat).card_actions()
    if asked == ASK_LAST:
        return [*Offer(state, seat).card_actions(), action(PASS, 0)]
    if asked == ASK_RECRUIT:
        return Offer(state, seat).leader_actions()
    return _other_actions(state, seat, asked)


def _other_actions(state: State, seat: int, asked: int) -> list[int]:
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


def _leader_actions(state: State, seat: int, asked: int) -> list[int]:
    court = state.court
    assert court is not None
    city = state.cities[seat]
    if asked == ASK_KEEP:
        return [action(KEEP, LEADER + leader) for leader in court.offers[seat]]
    if asked == ASK_TOKEN:
        return [action(TOKEN, value) for value in sorted(set(city.victories))]
    if asked == ASK_BURY:
        buried = [action(BURY, LEADER + leader) for leader in sorted(city.leaders)]
        return [*buried, action(PASS, 0)]
    assert asked == ASK_EXTRA
    return extra_actions(state, seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class Offer:
    """What one seat may do with a card or leader, with what it can pay.

    Everything that is the same for all cards of a hand is worked out once.
    """

    def __init__(self, state: State, seat: int) -> None:
        city = state.cities[seat]
        self.state: Final = state
        self.seat: Final = seat
        self.city: Final = city
        wide = city.lasting_kinds & WIDE_KINDS != 0
        self.wide_market: Final = WideMarket(state, seat) if wide else None
        left, right = state.cities[state.left(seat)], state.cities[state.right(seat)]
        self.market: Final = Market(city, left, right)
        self.sails: Final = city.shipyard != NO_SHIPYARD

    def payments(self, cost: int, coins: int, part: int, ship: int) -> list[int]:
        """The payments for a cost and a naval cost, both in resources, with these coins."""
        wide = self.wide_market
        if wide is not None:
            return wide.payments(cost, coins, part, ship)
        return self.market.payments(cost + ship, coins)

    def add(self, act: i64, cost: i64, coins: i64, part: i64, ship: i64, found: list[int]) -> None:
        """Add an action with each payment for a cost and a naval cost."""
        wide = self.wide_market
        if wide is None:
            self.market.add(act, cost + ship, coins, found)
            return
        for payment in wide.payments(cost, coins, part, ship):
            found.append(with_payment(act, payment))

    # ---- cards

    def card_actions(self) -> list[int]:
        """B-10: build a card of the hand, build the next stage with one, or sell one."""
        cards = self.state.catalogue.cards
        stages = self.stage_actions()
        sales = self.sales()
        names = self.city.names
        found: list[int] = []
        # Hands are sorted: copies lie together.
        seen = -1
        for index in self.state.hands[self.seat]:
            if index == seen:
                continue
            seen = index
            card = cards[index]
            # B-14: no second card of a name; B-19: for other uses a card of any name will do.
            if not card.name_bit & names:
                before = len(found)
                self.add_card(card, 0, 0, 0, found)
                # What cannot be built alone cannot be built with a ship, which only adds to it.
                if self.sails and len(found) > before:
                    self.add_card_with_ship(card, found)
            for act in stages:
                found.append(of_card(act, index))
            found += sales[index]
        return found

    def card_ways(self, index: int, sails: bool) -> list[int]:
        """The ways to build one card, with a ship if wished and if there is one for it."""
        card = self.state.catalogue.cards[index]
        found: list[int] = []
        if card.name_bit & self.city.names:
            return found
        if sails:
            self.add_card_with_ship(card, found)
        if not found:
            self.add_card(card, 0, 0, 0, found)
        return found

    def add_card_with_ship(self, card: Card, found: list[int]) -> None:
        """A-5: add the ways to build a card with a step of its colour's fleet."""
        fleet = FLEET_OF_COLOUR[card.colour]
        if fleet != NO_FLEET and self.city.fleets[fleet] < LAST_SPACE:
            cost = ship_resources(self.state.catalogue, self.city, fleet)
            coins = ship_coins(self.state.catalogue, self.city, fleet)
            self.add_card(card, cost, coins, WITH_SHIP, found)

    def add_card(self, card: Card, ship: i64, naval: i64, flag: i64, found: list[int]) -> None:
        """Add the ways to build a card together with a ship and its coins, or with none."""
        part: i64 = 1 << card.colour
        act = action(BUILD, card.index) | flag
        cost, coins = card_resources(self.city, card), card_coins(self.city, card)
        before = len(found)
        self.add(act, cost, coins + naval, part, ship, found)
        # B-17, T-4: where a chain makes a card free, nothing else is offered.
        if by_chain(self.city, card):
            return
        # Every right is a lasting effect.
        if self.city.lasting_kinds:
            rights = self.rights(card)
            if rights:
                free: list[int] = []
                self.add(act, 0, naval, part, ship, free)
                # A free build is offered only where it saves something.
                if coins or found[before:] != free:
                    for right in rights:
                        found += [by_right(way, right) for way in free]

    def rights(self, card: Card) -> list[int]:
        """B-42, L-20, L-32: what makes this card free, beside chains."""
        city = self.city
        found: list[int] = []
        if is_free_by_wonder(self.state, city, card):
            found.append(free_by_board(city.board))
        for index in city.leaders:
            for effect in self.state.catalogue.leaders[index].effects:
                if self.frees(effect, card):
                    found.append(free_by_leader(index))
                    break
        return found

    def frees(self, effect: Effect, card: Card) -> bool:
        """Whether an effect of a leader makes a card free, as long as it is not used up."""
        if not effect.what >> card.colour & 1:
            return False
        if effect.kind == FREE_PER_AGE:
            return self.city.free_used < effect.amount
        return effect.kind == FREE_COLOUR

    # ---- stages and sales

    def stage_actions(self) -> list[int]:
        """The ways to build the next stage, with the card left open."""
        stage = next_stage(self.state, self.city)
        if stage is None:
            return []
        found: list[int] = []
        self.add_stage(stage, 0, 0, action(STAGE, 0), found)
        self.add_stage_with_ship(stage, action(STAGE, 0), found)
        return found

    def stage_ways(self, index: int, sails: bool) -> list[int]:
        """The ways to build the next stage with a card, with a ship if wished and possible."""
        stage = next_stage(self.state, self.city)
        found: list[int] = []
        if stage is not None:
            act = action(STAGE, index)
            if sails:
                self.add_stage_with_ship(stage, act, found)
            if not found:
                self.add_stage(stage, 0, 0, act, found)
        return found

    def add_stage_with_ship(self, stage: Stage, act: i64, found: list[int]) -> None:
        """A-5: add the ways to build a stage with a step of the wonder's fleet."""
        fleet = stage_fleet(self.state, self.city)
        if fleet != NO_FLEET:
            ship = ship_resources(self.state.catalogue, self.city, fleet)
            coins = ship_coins(self.state.catalogue, self.city, fleet)
            self.add_stage(stage, ship, coins, act | WITH_SHIP, found)

    def add_stage(self, stage: Stage, ship: i64, coins: i64, act: i64, found: list[int]) -> None:
        """Add the ways to build a stage together with a naval cost, or with none."""
        cost = stage_resources(self.city, stage)
        self.add(act, cost, stage.coins + coins, STAGES, ship, found)

    def sales(self) -> list[list[int]]:
        """For each card or leader the ways to sell it."""
        return _SALES_AT_SEA if may_sail_for_sale(self.city) else _SALES

    # ---- leaders

    def leader_actions(self) -> list[int]:
        """L-4: recruit a leader of the hand, build the next stage with one, or sell one."""
        court = self.state.court
        assert court is not None
        stages = self.stage_actions()
        sales = self.sales()
        found: list[int] = []
        for index in court.hands[self.seat]:
            leader = self.state.catalogue.leaders[index]
            if leader_cost(self.state, self.seat, leader) <= self.city.coins:
                found.append(action(RECRUIT, LEADER + index))
            found += [of_card(act, LEADER + index) for act in stages]
            found += sales[LEADER + index]
        return found


def is_free_by_wonder(state: State, city: City, card: Card) -> bool:
    """B-42: whether a stage of Olympia's makes this card free."""
    if city.has(FREE_FIRST_OF_COLOUR) and not city.colours[card.colour]:
        return True
    if city.has(FREE_FIRST_OF_AGE) and state.turn == 1:
        return True
    return city.has(FREE_LAST_OF_AGE) and state.turn == state.options.turns


def extra_actions(state: State, seat: int) -> list[int]:
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


def discard_actions(state: State, seat: int) -> list[int]:
    """B-41, B-43: any card of the pile that the city does not have yet, or none."""
    names = state.cities[seat].names
    cards = state.catalogue.cards
    pile = state.discard[:]
    pile.sort()
    found: list[int] = []
    seen = -1
    for index in pile:
        if index != seen and not cards[index].name_bit & names:
            found.append(action(TAKE, index))
        seen = index
    found.append(action(PASS, 0))
    return found


def fleet_actions(state: State, seat: int) -> list[int]:
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


def first_queued(state: State, seat: int, asked: int) -> int:
    """The first queued decision of a kind for a seat."""
    for packed in state.queue:
        if is_queued_for(packed, seat, asked):
            return packed
    raise AssertionError


def debt_actions(state: State, seat: int) -> list[int]:
    """C-2: any split between coins and debts."""
    lost = loss_of(state, seat)
    least = max(0, lost - state.cities[seat].coins)
    return [action(DEBT, debts) for debts in range(least, lost + 1)]


def island_actions(state: State, seat: int) -> list[int]:
    sea = state.sea
    assert sea is not None
    return [action(ISLAND, island) for island in sea.offers[seat]]


def free_boards(state: State) -> list[int]:
    """B-5: the boards of the boxes in play that nobody has taken."""
    taken = [city.board for city in state.cities]
    boards = boards_in_play(state.catalogue, state.options)
    return [board for board in boards if board not in taken]
