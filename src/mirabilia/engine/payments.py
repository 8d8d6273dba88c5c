"""Payments: every way to pay a cost that no other way beats (B-21 to B-28).

The city's symbols and each neighbour's make one of several bundles a turn (`Production`). What the
city cannot make itself is a *lack*; of several lacks those that contain another are left out, since
buying more than needed is not offered (B-28). Each lack is shared out between the neighbours in
every way that their symbols allow, and of the prices that result those that no other beats are
kept. That is a true matching: nothing is decided greedily. What other boxes add is in
`wide_payments`.

Counts sit in fields of one int (see `catalog.model`): `(have | GUARDS) - want` keeps the guard of
each field where `have` suffices, and the sum of all counts is the remainder by `FIELD_MASK`.
"""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.limits import MOST_RESOURCES
from mirabilia.catalog.model import FIELD, FIELD_MASK, GUARDS
from mirabilia.engine.actions import (
    AT_LEFT,
    AT_RIGHT,
    MOST_COINS,
    NONE,
    PAYMENT_BITS,
    coins_to,
    payment_coins,
    payment_of,
    purchase,
    with_payment,
)
from mirabilia.engine.city import City
from mirabilia.engine.ints import Action, Action64, Bundle, Bundle64, Payment, Payment64
from mirabilia.native import i64, mypyc_attr

PRICE: Final = 2
assert PRICE * MOST_RESOURCES <= MOST_COINS


@mypyc_attr(acyclic=True, free_list_len=1)
class Market:
    """What one city can pay with in a turn: its production, its coins and its neighbours."""

    def __init__(self, city: City, left: City, right: City) -> None:
        self.coins: Final[i64] = city.coins
        self.own: Final = city.own.bundles
        self.own_most: Final[i64] = city.own.most
        self.left: Final = left.for_sale.bundles
        self.right: Final = right.for_sale.bundles
        self.left_most: Final[i64] = left.for_sale.most
        self.right_most: Final[i64] = right.for_sale.most
        self.guarded_for_sale: Final[i64] = self.left_most + self.right_most | GUARDS
        self.guarded_reach: Final[i64] = self.own_most + self.guarded_for_sale
        self.cheap_left: Final[i64] = city.cheap_left
        self.cheap_right: Final[i64] = city.cheap_right
        self.least_price: Final[i64] = 1 if city.cheap_left or city.cheap_right else PRICE

    def payments(self, cost: Bundle64, coins: i64) -> list[Payment]:
        """The payments for resources that go with a cost; empty if it cannot be paid."""
        found: list[int] = []
        self.add(0, cost, coins, found)
        return [payment_of(act) for act in found]

    def add(self, act: Action64, cost: Bundle64, coins: i64, found: list[Action]) -> None:
        """Add an action, with each payment for resources that goes with its cost."""
        budget = self.coins - coins
        if budget < 0 or (self.guarded_reach - cost) & GUARDS != GUARDS:
            return
        if not cost:
            found.append(act)
            return
        # What is lacking however the city uses its own symbols.
        lack = lack_of(cost, self.own_most)
        if len(self.own) > 1:
            if not lack and can_make(self.own, cost):
                found.append(act)
            elif self._may_buy(lack, budget):
                self._buy_with_choice(act, cost, budget, found)
        elif not lack:
            found.append(act)
        elif self._may_buy(lack, budget):
            self._buy(act, lack, budget, len(found), found)

    def cheapest(self, act: Action64, cost: Bundle64, coins: i64) -> Action64:
        """An action with the first of the payments that `add` names for its cost: the cheapest.

        `NONE` if it cannot be paid.
        """
        budget = self.coins - coins
        if budget < 0 or (self.guarded_reach - cost) & GUARDS != GUARDS:
            return NONE
        lack = lack_of(cost, self.own_most)
        if not lack and (len(self.own) == 1 or can_make(self.own, cost)):
            return act
        if not self._may_buy(lack, budget):
            return NONE
        if len(self.own) == 1:
            return self._cheaper(act, lack, budget, NONE)
        best: i64 = NONE
        for lack in self._least_lacks(cost, budget):
            best = self._cheaper(act, lack, budget, best)
        return best

    def _cheaper(self, act: Action64, lack: Bundle64, budget: i64, best: Action64) -> Action64:
        """The best of the ways to share a lack out between the neighbours and one found before."""
        must_left = lack_of(lack, self.right_most)
        contested = lack - must_left - lack_of(lack, self.left_most)
        at_left = must_left
        while True:
            at_right = lack - at_left
            left = price(at_left, self.cheap_left)
            right = price(at_right, self.cheap_right)
            most = budget if best == NONE else payment_coins(payment_of(best))
            if left + right <= most:
                payment: Payment64 = 0
                if at_left:
                    payment = purchase(AT_LEFT, left)
                if at_right:
                    payment += purchase(AT_RIGHT, right)
                way = with_payment(act, payment)
                if (best == NONE or left + right < most or way < best) and self._sell(
                    at_left, at_right
                ):
                    best = way
            if at_left - must_left == contested:
                return best
            at_left = must_left + next_part(at_left - must_left, contested)

    def _sell(self, at_left: Bundle64, at_right: Bundle64) -> bool:
        """Whether the neighbours can make what is bought of each."""
        if at_left and not can_make(self.left, at_left):
            return False
        return not at_right or can_make(self.right, at_right)

    def _buy_with_choice(
        self, act: Action64, cost: Bundle64, budget: i64, found: list[Action]
    ) -> None:
        """Add an action whose cost the city's symbols help to pay in more than one way."""
        first = len(found)
        for lack in self._least_lacks(cost, budget):
            self._buy(act, lack, budget, first, found)

    def _least_lacks(self, cost: Bundle64, budget: i64) -> list[Bundle]:
        """What the city may lack, however it uses its symbols, as far as that may be bought.

        B-28: of the lacks only those are bought that contain no other. A symbol covers one unit of
        a cost, so the parts that can be covered are a matroid: those that no other contains are of
        one size, and so are the smallest lacks.
        """
        lacks: list[int] = []
        least: i64 = FIELD_MASK
        for made in self.own:
            lack = lack_of(cost, made)
            size = lack % FIELD_MASK
            if size > least or (size == least and contains(lacks, lack)):
                continue
            if self._may_buy(lack, budget):
                if size < least:
                    least = size
                    lacks = []
                lacks.append(lack)
        return lacks

    def _may_buy(self, lack: Bundle64, budget: i64) -> bool:
        """Whether a lack could be bought at all, as far as a glance can tell."""
        if (self.guarded_for_sale - lack) & GUARDS != GUARDS:
            return False
        return lack % FIELD_MASK * self.least_price <= budget

    def _buy(
        self, act: Action64, lack: Bundle64, budget: i64, first: i64, found: list[Action]
    ) -> None:
        """Add every way to share a lack out between the neighbours that the budget allows.

        Together they sell enough of each resource (`_may_buy`).
        """
        # What the right cannot sell must come from the left, and the other way round.
        must_left = lack_of(lack, self.right_most)
        must_right = lack_of(lack, self.left_most)
        contested = lack - must_left - must_right
        at_left = must_left
        self._buy_from(act, at_left, lack - at_left, budget, first, found)
        while at_left - must_left != contested:
            at_left = must_left + next_part(at_left - must_left, contested)
            self._buy_from(act, at_left, lack - at_left, budget, first, found)

    def _buy_from(
        self,
        act: Action64,
        at_left: Bundle64,
        at_right: Bundle64,
        budget: i64,
        first: i64,
        found: list[int],
    ) -> None:
        """Add the payment for a share of each neighbour's, if they can make it and it is paid."""
        left = price(at_left, self.cheap_left) if at_left else 0
        right = price(at_right, self.cheap_right) if at_right else 0
        if left + right > budget:
            return
        payment: Payment64 = 0
        if at_left:
            if not can_make(self.left, at_left):
                return
            payment = purchase(AT_LEFT, left)
        if at_right:
            if not can_make(self.right, at_right):
                return
            payment += purchase(AT_RIGHT, right)
        keep_unbeaten(with_payment(act, payment), first, found)


def price(bought: Bundle64, cheap: Bundle64) -> i64:
    """B-23, B-26: 2 coins for each resource, 1 for those with a discount."""
    return PRICE * (bought % FIELD_MASK) - (bought & cheap) % FIELD_MASK


def lack_of(cost: Bundle64, made: Bundle64) -> Bundle64:
    """What a bundle that is made leaves open of a cost."""
    rest = (cost | GUARDS) - made
    short = rest & GUARDS
    # Each guard that is left becomes a mask of its field.
    return rest & short - (short >> FIELD - 1)


def can_make(bundles: list[Bundle], wanted: Bundle64) -> bool:
    """B-24: whether symbols can be used for all of a bundle, each once."""
    for made in bundles:
        if ((made | GUARDS) - wanted) & GUARDS == GUARDS:
            return True
    return False


def contains(numbers: list[int], wanted: Bundle64) -> bool:
    """Whether a number is among some (compiled, this is much quicker than `in`)."""
    for number in numbers:
        if number == wanted:
            return True
    return False


def next_part(part: Bundle64, whole: Bundle64) -> Bundle64:
    """The next of the bundles that are contained in a bundle: from the empty one to itself."""
    field: i64 = FIELD_MASK
    # As in counting: full places go back to nothing, the first that is not gets one more.
    while part & field == whole & field:
        part &= ~field
        field <<= FIELD
    return part + (field & -field)


def parts(whole: Bundle64) -> list[Bundle]:
    """All bundles that are contained in a bundle, itself and the empty one included."""
    found = [0]
    part: Bundle64 = 0
    while part != whole:
        part = next_part(part, whole)
        found.append(part)
    return found


def smallest(bundles: list[Bundle]) -> list[Bundle]:
    """B-28: the bundles that contain no other of them; T-3 asks for nothing more."""
    kept: list[int] = []
    for bundle in bundles:
        guarded = bundle | GUARDS
        for other in kept:
            if (guarded - other) & GUARDS == GUARDS:
                break
        else:
            kept = [other for other in kept if ((other | GUARDS) - bundle) & GUARDS != GUARDS]
            kept.append(bundle)
    return kept


def keep_unbeaten(act: Action64, first: i64, kept: list[Action]) -> None:
    """B-27: add an action to its equals from `first` on, unless one of them costs no more.

    They differ in what is paid to neighbours, and are in order, by total coins, then by payees;
    those that the new one beats go. `place` is where it belongs.
    """
    if len(kept) == first:
        kept.append(act)
        return
    payment = payment_of(act)
    left = coins_to(payment, AT_LEFT)
    right = coins_to(payment, AT_RIGHT)
    at = first
    place = first
    while at < len(kept):
        other: i64 = kept[at]
        paid = payment_of(other)
        more_left = coins_to(paid, AT_LEFT) - left
        more_right = coins_to(paid, AT_RIGHT) - right
        if more_left <= 0 and more_right <= 0:
            return
        if more_left >= 0 and more_right >= 0:
            kept.pop(at)
            continue
        at += 1
        more = more_left + more_right
        if more < 0 or (more == 0 and other < act):
            place = at
    kept.insert(place, act)


def in_order(payments: list[Payment]) -> list[Payment]:
    """Each payment once, by total coins, then by payees."""
    keys = [payment_coins(payment) << PAYMENT_BITS | payment for payment in payments]
    keys.sort()
    found: list[int] = []
    last = -1
    for key in keys:
        if key != last:
            found.append(key & (1 << PAYMENT_BITS) - 1)
            last = key
    return found
