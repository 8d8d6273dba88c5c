"""Payments: every way to pay a cost that no other way beats (B-21 to B-28).

The own symbols and each neighbour's make one of several bundles a turn (`Production`). What the
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

from mirabilia.catalog.model import FIELD, FIELD_MASK, GUARDS
from mirabilia.engine.actions import (
    AT_LEFT,
    AT_RIGHT,
    PAYMENT_BITS,
    coins_to,
    purchase,
    total,
)
from mirabilia.engine.city import City

PRICE: Final = 2

_NO_PAYMENT: Final[list[int]] = []
_PAY_NOTHING: Final = [0]


class Market:
    """What one city can pay with in a turn: its production, its coins and its neighbours."""

    def __init__(self, city: City, left: City, right: City) -> None:
        self.coins: Final = city.coins
        self.own: Final = city.own.bundles
        self.left: Final = left.for_sale.bundles
        self.right: Final = right.for_sale.bundles
        self.left_most: Final = left.for_sale.most
        self.right_most: Final = right.for_sale.most
        self.guarded_for_sale: Final = self.left_most + self.right_most | GUARDS
        self.guarded_reach: Final = city.own.most + self.guarded_for_sale
        self.cheap_left: Final = city.cheap_left
        self.cheap_right: Final = city.cheap_right
        self.least_price: Final = 1 if city.cheap_left or city.cheap_right else PRICE

    def payments(self, cost: int, coins: int) -> list[int]:
        """The payments for resources that go with a cost; empty if it cannot be paid."""
        if coins > self.coins:
            return _NO_PAYMENT
        if not cost:
            return _PAY_NOTHING
        if (self.guarded_reach - cost) & GUARDS != GUARDS:
            return _NO_PAYMENT
        budget = self.coins - coins
        if len(self.own) > 1:
            return self._payments_with_choice(cost, budget)
        lack = lack_of(cost, self.own[0])
        if not lack:
            return _PAY_NOTHING
        if not self._may_buy(lack, budget):
            return _NO_PAYMENT
        found: list[int] = []
        self._buy(lack, budget, found)
        return found

    def _payments_with_choice(self, cost: int, budget: int) -> list[int]:
        """The payments where the own symbols can be used in more than one way."""
        lacks: list[int] = []
        for made in self.own:
            lack = lack_of(cost, made)
            if not lack:
                return _PAY_NOTHING
            if self._may_buy(lack, budget):
                lacks.append(lack)
        found: list[int] = []
        for lack in smallest(lacks) if len(lacks) > 1 else lacks:
            self._buy(lack, budget, found)
        return found

    def _may_buy(self, lack: int, budget: int) -> bool:
        """Whether a lack could be bought at all, as far as a glance can tell."""
        if (self.guarded_for_sale - lack) & GUARDS != GUARDS:
            return False
        return lack % FIELD_MASK * self.least_price <= budget

    def _buy(self, lack: int, budget: int, found: list[int]) -> None:
        """Add every way to share a lack out between the neighbours that the budget allows.

        Together they sell enough of each resource (`_may_buy`).
        """
        # What the right cannot sell must come from the left, and the other way round.
        must_left = lack_of(lack, self.right_most)
        must_right = lack_of(lack, self.left_most)
        contested = lack - must_left - must_right
        if not contested:
            self._buy_from(must_left, must_right, budget, found)
            return
        for part in parts(contested):
            self._buy_from(must_left + part, lack - must_left - part, budget, found)

    def _buy_from(self, at_left: int, at_right: int, budget: int, found: list[int]) -> None:
        """Add the payment for a share of each neighbour's, if they can make it and it is paid."""
        payment = 0
        coins = 0
        if at_left:
            if not can_make(self.left, at_left):
                return
            coins = price(at_left, self.cheap_left)
            payment = purchase(AT_LEFT, coins)
        if at_right:
            if not can_make(self.right, at_right):
                return
            paid = price(at_right, self.cheap_right)
            coins += paid
            payment += purchase(AT_RIGHT, paid)
        if coins <= budget:
            keep_unbeaten(payment, found)


def price(bought: int, cheap: int) -> int:
    """B-23, B-26: 2 coins for each resource, 1 for those with a discount."""
    return PRICE * (bought % FIELD_MASK) - (bought & cheap) % FIELD_MASK


def lack_of(cost: int, made: int) -> int:
    """What a bundle that is made leaves open of a cost."""
    rest = (cost | GUARDS) - made
    short = rest & GUARDS
    # Each guard that is left becomes a mask of its field.
    return rest & short - (short >> FIELD - 1)


def can_make(bundles: list[int], wanted: int) -> bool:
    """B-24: whether symbols can be used for all of a bundle, each once."""
    for made in bundles:
        if ((made | GUARDS) - wanted) & GUARDS == GUARDS:
            return True
    return False


def parts(whole: int) -> list[int]:
    """All bundles that are contained in a bundle, itself and the empty one included."""
    found = [0]
    rest = whole
    field = 0
    while rest:
        count = rest & FIELD_MASK
        if count:
            found = [part + (taken << field) for part in found for taken in range(count + 1)]
        rest >>= FIELD
        field += FIELD
    return found


def smallest(bundles: list[int]) -> list[int]:
    """B-28: the bundles that contain no other of them.

    T-3 asks for nothing more. A symbol or reduction covers one unit of a cost, so the parts that
    can be covered are a matroid: those that no other contains are of one size, and so are the
    smallest lacks.
    """
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


def keep_unbeaten(payment: int, kept: list[int]) -> None:
    """B-27: add a payment to neighbours to those that no other beats, unless one of them does.

    `kept` is in order, by total coins, then by payees; `place` is where the payment goes.
    """
    left = coins_to(payment, AT_LEFT)
    right = coins_to(payment, AT_RIGHT)
    at = 0
    place = 0
    while at < len(kept):
        other = kept[at]
        more_left = coins_to(other, AT_LEFT) - left
        more_right = coins_to(other, AT_RIGHT) - right
        if more_left <= 0 and more_right <= 0:
            return
        if more_left >= 0 and more_right >= 0:
            kept.pop(at)
            continue
        at += 1
        more = more_left + more_right
        if more < 0 or (more == 0 and other < payment):
            place = at
    kept.insert(place, payment)


def in_order(payments: list[int]) -> list[int]:
    """Each payment once, by total coins, then by payees."""
    keys = [total(payment) << PAYMENT_BITS | payment for payment in payments]
    keys.sort()
    found: list[int] = []
    last = -1
    for key in keys:
        if key != last:
            found.append(key & (1 << PAYMENT_BITS) - 1)
            last = key
    return found
