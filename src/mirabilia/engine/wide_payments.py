"""Payments with everything that leaders, black cards and ships add to them.

The same search as in `payments`, over more payees (the bank, the two distant players), with
reductions of parts of the cost (L-23, A-9), rebates (C-9) and refunds (L-28, L-34). Where none of
this is in play the plain market is used: it is much faster.
"""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.kinds import (
    BANK_PURCHASE,
    BONUS_COIN,
    COIN_AFTER_PURCHASE,
    PRODUCE_MISSING,
    PRODUCE_OWNED,
    PURCHASE_REBATE,
    REDUCE,
    REMOTE_TRADE,
    START_REBATE,
)
from mirabilia.catalog.model import (
    FAR_LEFT,
    FIELD,
    FIELD_MASK,
    FLEET_STEPS,
    LEFT,
    RIGHT,
)
from mirabilia.engine.actions import (
    AT_BANK,
    AT_FAR_LEFT,
    AT_FAR_RIGHT,
    AT_LEFT,
    AT_RIGHT,
    PAYEES,
    bought_at,
    coins_to,
    payment_coins,
    purchase,
)
from mirabilia.engine.city import RESOURCE_KINDS, City, Production, capped_sum
from mirabilia.engine.ints import Bundle, Payment, Seat
from mirabilia.engine.options import FIRST_RULES
from mirabilia.engine.payments import can_make, in_order, lack_of, parts, price, smallest
from mirabilia.engine.state import State
from mirabilia.native import i64, mypyc_attr

ALL_RESOURCES: Final = (1 << RESOURCE_KINDS) - 1

# The lasting effects that the plain market does not know.
WIDE_KINDS: Final = (
    1 << BANK_PURCHASE
    | 1 << COIN_AFTER_PURCHASE
    | 1 << PRODUCE_MISSING
    | 1 << PRODUCE_OWNED
    | 1 << PURCHASE_REBATE
    | 1 << REDUCE
    | 1 << REMOTE_TRADE
    | 1 << START_REBATE
)
# How often neighbours sell: no bundle has more resources.
ANY_NUMBER: Final = FIELD_MASK


@mypyc_attr(acyclic=True)
class Payee:
    """Somebody one can buy from: what they sell, how often, and for how much.

    `each` is a fixed price of each resource, or 0 where neighbours' prices hold: 2 coins, 1 for
    what is `cheap`, the `start` resource less its rebate, and once less `rebate`.
    """

    def __init__(
        self,
        number: int,
        sells: Production,
        times: int,
        each: int,
        cheap: Bundle = 0,
        start: Bundle = 0,
        start_rebate: int = 0,
        rebate: int = 0,
    ) -> None:
        self.number: Final = number
        self.sells: Final = sells
        self.times: Final = times
        self.each: Final = each
        self.cheap: Final = cheap
        self.start: Final = start
        self.start_rebate: Final = start_rebate
        self.rebate: Final = rebate

    def price(self, bought: Bundle) -> int:
        """C-9: rebates add up with each other and with discounts, never below 0."""
        if self.each:
            return self.each * (bought % FIELD_MASK)
        coins = price(bought, self.cheap)
        if bought & self.start:
            one_of_it = self.start & -self.start
            start_price = price(one_of_it, self.cheap)
            coins -= min(self.start_rebate, start_price)
        return max(0, coins - self.rebate)


@mypyc_attr(acyclic=True)
class WideMarket:
    """What one city can pay with in a turn, whatever boxes are in play."""

    def __init__(self, state: State, seat: Seat) -> None:
        city = state.cities[seat]
        self.coins: Final = city.coins
        self.own: Final = own_production(city).bundles
        self.city: Final = city
        self.teams: Final = state.options.teams
        self.refunds: Final = city.has(COIN_AFTER_PURCHASE)
        # L-34: whether a purchase that pays for itself is offered beside the build without it.
        self.gains: Final = self.refunds and not self.teams and state.options.rules > FIRST_RULES
        self.refund: Final = city.amount(COIN_AFTER_PURCHASE)
        # L-27: what is paid back are the first coins of the turn.
        self.bonus: Final = city.amount(BONUS_COIN)
        self.payees: Final = payees_of(state, seat)
        self.behind: Final = behind(self.payees)
        # with four players both distant players are one, whose symbols serve once.
        self.far_is_one: Final = len(state.cities) == 4

    def payments(
        self, cost: Bundle, coins: int, part: int, ship: Bundle, printed: Bundle = 0
    ) -> list[Payment]:
        """The payments for a cost and the naval cost that goes with it.

        `part` says what the first is for: a colour's bit or `STAGES`. `printed` is the cost that a
        chain takes away: it may be paid all the same where that brings more than it costs (L-34).
        """
        budget = self.coins - coins
        if budget < 0:
            return []
        costs = self.costs(cost, part, ship)
        if printed and self.gains:
            costs += self.costs(printed, part, ship)
        if not self.refunds:
            for wanted in costs:
                if can_make(self.own, wanted):
                    return [0]
        found: list[int] = []
        for bought in self.to_buy(costs):
            self.share(bought, 0, 0, 0, budget, found)
        return self.best(found)

    def costs(self, cost: Bundle, part: int, ship: Bundle) -> list[Bundle]:
        """L-23, A-9: each reduction takes from the part it names, the owner's choice of what."""
        reduced = reductions(cost, self.city.amount(REDUCE, part))
        if not ship:
            return reduced
        ships = reductions(ship, self.city.amount(REDUCE, FLEET_STEPS))
        return [first + second for first in reduced for second in ships]

    def to_buy(self, costs: list[Bundle]) -> list[Bundle]:
        """The bundles that could be bought for one of the costs."""
        # T-3: teams buy no more than they need, whatever it pays.
        if not self.refunds or self.teams:
            return smallest([lack_of(cost, made) for cost in costs for made in self.own])
        # L-34: what the city could do without, too; what does not pay for itself is beaten later.
        wanted: dict[int, bool] = {}
        for cost in costs:
            for made in self.own:
                lack = lack_of(cost, made)
                for more in parts(cost - lack):
                    wanted[lack + more] = True
        return list(wanted)

    def share(
        self,
        lack: Bundle,
        at: int,
        payment: Payment,
        far: Bundle,
        budget: int,
        found: list[Payment],
    ) -> None:
        """Add every way to buy a bundle from the payees from a place on.

        `far` is what is bought from the far left already (A-51).
        """
        if not lack:
            found.append(payment)
            return
        if at == len(self.payees):
            return
        payee = self.payees[at]
        # What nobody behind sells must be bought here; what is not sold here cannot be.
        must = lack_of(lack, self.behind[at + 1])
        can = lack - lack_of(lack, payee.sells.most)
        if lack_of(must, can):
            return
        for more in parts(can - must):
            part = must + more
            if not part:
                self.share(lack, at + 1, payment, far, budget, found)
                continue
            if part % FIELD_MASK > payee.times:
                continue
            coins = payee.price(part)
            taken = part + far if payee.number >= AT_FAR_LEFT and self.far_is_one else part
            if coins > budget or not can_make(payee.sells.bundles, taken):
                continue
            paid = payment + purchase(payee.number, coins)
            beyond = taken if payee.number == AT_FAR_LEFT else far
            self.share(lack - part, at + 1, paid, beyond, budget - coins, found)

    def best(self, payments: list[Payment]) -> list[Payment]:
        """B-27: those that no other beats, cheapest first; of equal ones the larger refund."""
        if len(payments) < 2:
            return payments
        ordered = in_order(payments)
        return [payment for payment in ordered if not self.is_beaten(payment, ordered)]

    def is_beaten(self, payment: Payment, others: list[Payment]) -> bool:
        for other in others:
            if self.beats(other, payment):
                return True
        return False

    def beats(self, payment: Payment, other: Payment) -> bool:
        less = False
        for payee in range(len(PAYEES)):
            difference = coins_to(payment, payee) - coins_to(other, payee)
            if difference > 0:
                return False
            if difference < 0:
                less = True
        # L-34: a purchase is not beaten by the lack of it if it leaves the payer with more.
        if self.gains and self.gain(other) > self.gain(payment):
            return False
        return less or (self.refunds and paid_back(payment) > paid_back(other))

    def gain(self, payment: Payment) -> int:
        """L-27, L-28: the coins that a payment brings back, less those that it costs."""
        back = self.refund * paid_back(payment)
        return (back + self.bonus if back else 0) - payment_coins(payment)


def paid_back(payment: Payment) -> int:
    """L-28: how many neighbours are bought from."""
    return int(bought_at(payment, AT_LEFT)) + int(bought_at(payment, AT_RIGHT))


def reductions(cost: Bundle, fewer: int) -> list[Bundle]:
    """The costs that are left when some resources are taken off, in every way."""
    if not fewer or not cost:
        return [cost]
    left = cost % FIELD_MASK - fewer
    if left <= 0:
        return [0]
    return [part for part in parts(cost) if part % FIELD_MASK == left]


def own_production(city: City) -> Production:
    """C-9: with one more of what is produced, and one of what is not, by board, brown and grey."""
    own = city.own
    made = city.for_sale.kinds()
    for effect in city.lasting:
        own = own.plus_choice(choice_by_sales(effect.kind, made))
    return own


def choice_by_sales(kind: i64, made: i64) -> i64:
    """C-9: what an effect of a kind makes one of in a city that sells these; most make nothing."""
    if kind == PRODUCE_OWNED:
        return made
    return ALL_RESOURCES & ~made if kind == PRODUCE_MISSING else 0


def payees_of(state: State, seat: Seat) -> list[Payee]:
    """Everybody whom a seat can buy from, in the order of the payment's fields."""
    city = state.cities[seat]
    left, right = state.left(seat), state.right(seat)
    found = [
        neighbour(state, city, left, AT_LEFT, LEFT),
        neighbour(state, city, right, AT_RIGHT, RIGHT),
    ]
    far: list[Payee] = []
    for effect in city.lasting:
        if effect.kind == BANK_PURCHASE:
            # L-21: any resource, a few times in a turn.
            every = sum(effect.amount << FIELD * kind for kind in range(RESOURCE_KINDS))
            sells = Production([every], every)
            found.append(Payee(AT_BANK, sells, effect.amount, effect.what))
        elif effect.kind == REMOTE_TRADE:
            number = AT_FAR_LEFT if effect.where & FAR_LEFT else AT_FAR_RIGHT
            there = state.left(left) if number == AT_FAR_LEFT else state.right(right)
            sells = state.cities[there].for_sale
            far.append(Payee(number, sells, effect.amount, effect.what))
    return found + sorted(far, key=lambda payee: payee.number)


def behind(payees: list[Payee]) -> list[Bundle]:
    """The most of each resource that the payees from a place on sell, place by place."""
    most = [0]
    for payee in reversed(payees):
        most.append(capped_sum(most[-1], payee.sells.most))
    most.reverse()
    return most


def filled(bundle: Bundle) -> Bundle:
    """All bits of the fields in which a bundle has 1: shifted, not multiplied (decision 0012)."""
    return (bundle << FIELD) - bundle


def neighbour(state: State, city: City, seat: Seat, number: int, side: int) -> Payee:
    other = state.cities[seat]
    cheap = city.cheap_left if number == AT_LEFT else city.cheap_right
    rebate = sum(
        effect.amount
        for effect in city.lasting
        if effect.kind == PURCHASE_REBATE and effect.where & side
    )
    start = filled(state.catalogue.wonders[other.board].sides[other.side].start)
    start_rebate = city.amount(START_REBATE)
    return Payee(number, other.for_sale, ANY_NUMBER, 0, cheap, start, start_rebate, rebate)
