"""What a seat may do with the cards or leaders of its hand, and how it can pay for that.

Whatever is the same for all of them is worked out once.
"""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.kinds import (
    FREE_COLOUR,
    FREE_FIRST_OF_AGE,
    FREE_FIRST_OF_COLOUR,
    FREE_LAST_OF_AGE,
    FREE_PER_AGE,
)
from mirabilia.catalog.model import (
    LAST_SPACE,
    STAGES,
    Card,
    Effect,
    Stage,
)
from mirabilia.engine.actions import (
    BUILD,
    LEADER,
    NONE,
    RECRUIT,
    SELL,
    STAGE,
    WITH_SHIP,
    action,
    by_right,
    free_by_board,
    free_by_leader,
    of_card,
    payment_coins,
    payment_of,
    right_of,
    with_payment,
)
from mirabilia.engine.city import NO_SHIPYARD, City
from mirabilia.engine.ints import Action, Action64, Bundle, Bundle64, Payment, Seat
from mirabilia.engine.payments import Market, can_make
from mirabilia.engine.prices import (
    FLEET_OF_COLOUR,
    NO_FLEET,
    leader_cost,
    may_sail_for_sale,
    next_stage,
    ship_coins,
    ship_resources,
    stage_fleet,
    stage_resources,
)
from mirabilia.engine.state import (
    State,
)
from mirabilia.engine.wide_payments import WIDE_KINDS, WideMarket
from mirabilia.native import i64, mypyc_attr

# The lasting effects that make cards free (B-42, L-20, L-32), as a mask.
_RIGHTS: Final[i64] = (
    1 << FREE_FIRST_OF_COLOUR
    | 1 << FREE_FIRST_OF_AGE
    | 1 << FREE_LAST_OF_AGE
    | 1 << FREE_COLOUR
    | 1 << FREE_PER_AGE
)
# B-20, A-40: for each card or leader its sale, for coins or for a step of the yellow ship.
_SALES: Final = [[action(SELL, subject)] for subject in range(2 * LEADER)]
_SALES_AT_SEA: Final = [
    [action(SELL, subject), action(SELL, subject) | WITH_SHIP] for subject in range(2 * LEADER)
]


@mypyc_attr(acyclic=True, free_list_len=1)
class Choices:
    """What one seat may do with a card or leader, with what it can pay.

    Everything that is the same for all cards of a hand is worked out once. Who is `frugal` looks
    only for the cheapest way to do each thing, and may be told of others.
    """

    def __init__(self, state: State, seat: Seat, frugal: bool = False) -> None:
        city = state.cities[seat]
        self.state: Final = state
        self.seat: Final = seat
        self.city: Final = city
        wide = city.lasting_kinds & WIDE_KINDS != 0
        self.wide_market: Final = WideMarket(state, seat) if wide else None
        left, right = state.cities[state.left(seat)], state.cities[state.right(seat)]
        self.market: Final = Market(city, left, right)
        self.sails: Final = city.shipyard != NO_SHIPYARD
        # Where something may be free by a right, that goes by all ways to pay for it.
        self.frugal: Final = frugal and not city.lasting_kinds & _RIGHTS

    def payments(self, cost: Bundle, coins: int, part: int, ship: Bundle) -> list[Payment]:
        """The payments for a cost and a naval cost, both in resources, with these coins."""
        wide = self.wide_market
        if wide is not None:
            return wide.payments(cost, coins, part, ship)
        return self.market.payments(cost + ship, coins)

    def makes(self, cost: Bundle) -> bool:
        """B-24: whether the city makes a cost itself, without reductions."""
        wide = self.wide_market
        return can_make(self.market.own if wide is None else wide.own, cost)

    def add(
        self,
        act: Action64,
        cost: Bundle64,
        coins: i64,
        part: i64,
        ship: Bundle64,
        found: list[Action],
    ) -> None:
        """Add an action with each payment for a cost and a naval cost."""
        wide = self.wide_market
        if wide is None:
            if not self.frugal:
                self.market.add(act, cost + ship, coins, found)
                return
            way = self.market.cheapest(act, cost + ship, coins)
            if way != NONE:
                found.append(way)
            return
        for payment in wide.payments(cost, coins, part, ship):
            found.append(with_payment(act, payment))

    # ---- cards

    def card_actions(self, cheapest: bool = False) -> list[Action]:
        """B-10: build a card of the hand, build the next stage with one, or sell one.

        Of several ways to do one thing all are there, or the cheapest alone.
        """
        cards = self.state.catalogue.cards
        stages = self.stage_actions(cheapest)
        sales = self.sales()
        names = self.city.names
        found: list[Action] = []
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
                if cheapest:
                    keep_cheapest(found, before)
                # What cannot be built alone cannot be built with a ship, which only adds to it.
                if self.sails and len(found) > before:
                    alone = len(found)
                    self.add_card_with_ship(card, found)
                    if cheapest:
                        keep_cheapest(found, alone)
            for act in stages:
                found.append(of_card(act, index))
            found += sales[index]
        return found

    def card_ways(self, index: int, sails: bool) -> list[Action]:
        """The ways to build one card, with a ship if wished and if there is one for it."""
        card = self.state.catalogue.cards[index]
        found: list[Action] = []
        if card.name_bit & self.city.names:
            return found
        if sails:
            self.add_card_with_ship(card, found)
        if not found:
            self.add_card(card, 0, 0, 0, found)
        return found

    def add_card_with_ship(self, card: Card, found: list[Action]) -> None:
        """A-5: add the ways to build a card with a step of its colour's fleet."""
        fleet = FLEET_OF_COLOUR[card.colour]
        if fleet != NO_FLEET and self.city.fleets[fleet] < LAST_SPACE:
            cost = ship_resources(self.state.catalogue, self.city, fleet)
            coins = ship_coins(self.state.catalogue, self.city, fleet)
            self.add_card(card, cost, coins, WITH_SHIP, found)

    def add_card(
        self, card: Card, ship: Bundle64, naval: i64, flag: i64, found: list[Action]
    ) -> None:
        """Add the ways to build a card together with a ship and its coins, or with none."""
        part: i64 = 1 << card.colour
        act = action(BUILD, card.index) | flag
        # As `by_chain`, without a call: this is done for every card of every hand.
        if card.chains_from & self.city.chains:
            # B-17, T-4: where a chain makes a card free, nothing else is offered (but for L-34).
            self.add_chained(act, card, naval, part, ship, found)
            return
        before = len(found)
        self.add(act, card.cost, card.coins + naval, part, ship, found)
        if self.city.lasting_kinds & _RIGHTS:
            rights = self.rights(card)
            if rights:
                free: list[Action] = []
                self.add(act, 0, naval, part, ship, free)
                if card.coins or self.saves(found[before:], free):
                    for right in rights:
                        found += [by_right(way, right) for way in free]

    def add_chained(
        self, act: Action64, card: Card, naval: i64, part: i64, ship: Bundle64, found: list[Action]
    ) -> None:
        """Add the ways to build a card that a chain makes free, its coins too."""
        wide = self.wide_market
        if wide is None:
            self.market.add(act, ship, naval, found)
            return
        for payment in wide.payments(0, naval, part, ship, card.cost):
            found.append(with_payment(act, payment))

    def saves(self, paid: list[Action], free: list[Action]) -> bool:
        """A free build is offered only where it saves something."""
        wide = self.wide_market
        if wide is not None and wide.gains:
            # L-34: what is bought for the sake of its refund is no way to be spared.
            return any(way not in paid for way in free)
        return paid != free

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

    def stage_actions(self, cheapest: bool = False) -> list[Action]:
        """The ways to build the next stage, with the card left open."""
        stage = next_stage(self.state, self.city)
        if stage is None:
            return []
        found: list[Action] = []
        self.add_stage(stage, 0, 0, action(STAGE, 0), found)
        if cheapest:
            keep_cheapest(found, 0)
        alone = len(found)
        self.add_stage_with_ship(stage, action(STAGE, 0), found)
        if cheapest:
            keep_cheapest(found, alone)
        return found

    def stage_ways(self, index: int, sails: bool) -> list[Action]:
        """The ways to build the next stage with a card, with a ship if wished and possible."""
        stage = next_stage(self.state, self.city)
        found: list[Action] = []
        if stage is not None:
            act = action(STAGE, index)
            if sails:
                self.add_stage_with_ship(stage, act, found)
            if not found:
                self.add_stage(stage, 0, 0, act, found)
        return found

    def add_stage_with_ship(self, stage: Stage, act: Action64, found: list[Action]) -> None:
        """A-5: add the ways to build a stage with a step of the wonder's fleet."""
        fleet = stage_fleet(self.state, self.city)
        if fleet != NO_FLEET:
            ship = ship_resources(self.state.catalogue, self.city, fleet)
            coins = ship_coins(self.state.catalogue, self.city, fleet)
            self.add_stage(stage, ship, coins, act | WITH_SHIP, found)

    def add_stage(
        self, stage: Stage, ship: Bundle64, coins: i64, act: Action64, found: list[Action]
    ) -> None:
        """Add the ways to build a stage together with a naval cost, or with none."""
        cost = stage_resources(self.city, stage)
        self.add(act, cost, stage.coins + coins, STAGES, ship, found)

    def sales(self) -> list[list[int]]:
        """For each card or leader the ways to sell it."""
        return _SALES_AT_SEA if may_sail_for_sale(self.city) else _SALES

    # ---- leaders

    def leader_actions(self) -> list[Action]:
        """L-4: recruit a leader of the hand, build the next stage with one, or sell one."""
        court = self.state.court
        assert court is not None
        stages = self.stage_actions()
        sales = self.sales()
        found: list[Action] = []
        for index in court.hands[self.seat]:
            leader = self.state.catalogue.leaders[index]
            if leader_cost(self.state, self.seat, leader) <= self.city.coins:
                found.append(action(RECRUIT, LEADER + index))
            found += [of_card(act, LEADER + index) for act in stages]
            found += sales[LEADER + index]
        return found


def keep_cheapest(ways: list[Action], first: int) -> None:
    """Of the ways to do one thing, from `first` on, keep the cheapest; of equal ones the first."""
    if len(ways) <= first + 1:
        return
    best = ways[first]
    for number in range(first + 1, len(ways)):
        if price(ways[number]) < price(best):
            best = ways[number]
    while len(ways) > first + 1:
        ways.pop()
    ways[first] = best


def price(act: Action) -> int:
    """What an action costs, in coins paid to others; less than nothing if a right makes it free."""
    return -1 if right_of(act) else payment_coins(payment_of(act))


def is_free_by_wonder(state: State, city: City, card: Card) -> bool:
    """B-42: whether a stage of Olympia's makes this card free."""
    if city.has(FREE_FIRST_OF_COLOUR) and not city.colours[card.colour]:
        return True
    if city.has(FREE_FIRST_OF_AGE) and state.turn == 1:
        return True
    return city.has(FREE_LAST_OF_AGE) and state.turn == state.options.turns
