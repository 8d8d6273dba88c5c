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
from mirabilia.engine.actions import AT_LEFT, AT_RIGHT, coins_to, purchase, total
from mirabilia.engine.city import KINDS, City

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
        self.reach: Final = city.own.most + self.left_most + self.right_most | GUARDS
        self.cheap_left: Final = city.cheap_left
        self.cheap_right: Final = city.cheap_right
        self.least_price: Final = 1 if city.cheap_left or city.cheap_right else PRICE

    def payments(self, cost: int, coins: int) -> list[int]:
        """The payments for resources that go with a cost; empty if it cannot be paid."""
        if coins > self.coins:
            return _NO_PAYMENT
        if not cost:
            return _PAY_NOTHING
        if (self.reach - cost) & GUARDS != GUARDS:
            return _NO_PAYMENT
        guarded = cost | GUARDS
        budget = self.coins - coins
        lacks: list[int] = []
        for made in self.own:
            rest = guarded - made
            short = rest & GUARDS
            lack = rest & short - (short >> FIELD - 1)
            if not lack:
                return _PAY_NOTHING
            if lack % FIELD_MASK * self.least_price <= budget:
                lacks.append(lack)
        if not lacks:
            return _NO_PAYMENT
        found: list[int] = []
        for lack in smallest(lacks) if len(lacks) > 1 else lacks:
            self._buy(lack, budget, found)
        return unbeaten(found) if len(found) > 1 else found

    def _buy(self, lack: int, budget: int, found: list[int]) -> None:
        """Add every way to share a lack out between the neighbours that the budget allows."""
        for at_left in parts(lack):
            at_right = lack - at_left
            payment = 0
            coins = 0
            if at_left:
                if not can_make(self.left, at_left):
                    continue
                coins = price(at_left, self.cheap_left)
                payment = purchase(AT_LEFT, coins)
            if at_right:
                if not can_make(self.right, at_right):
                    continue
                paid = price(at_right, self.cheap_right)
                coins += paid
                payment += purchase(AT_RIGHT, paid)
            if coins <= budget:
                found.append(payment)


def price(bought: int, cheap: int) -> int:
    """B-23, B-26: 2 coins for each resource, 1 for those with a discount."""
    return PRICE * (bought % FIELD_MASK) - (bought & cheap) % FIELD_MASK


def lack_of(cost: int, made: int) -> int:
    """What a bundle that is made leaves open of a cost."""
    rest = (cost | GUARDS) - made
    short = rest & GUARDS
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
    for kind in range(KINDS):
        count = whole >> FIELD * kind & FIELD_MASK
        if count:
            one = 1 << FIELD * kind
            found = [part + one * taken for part in found for taken in range(count + 1)]
    return found


def smallest(bundles: list[int]) -> list[int]:
    """B-28: the bundles that contain no other of them."""
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


def unbeaten(payments: list[int]) -> list[int]:
    """B-27: the payments that no other beats, cheapest first."""
    kept: list[int] = []
    for payment in sorted(set(payments), key=order):
        left = coins_to(payment, AT_LEFT)
        right = coins_to(payment, AT_RIGHT)
        for other in kept:
            if coins_to(other, AT_LEFT) <= left and coins_to(other, AT_RIGHT) <= right:
                break
        else:
            kept.append(payment)
    return kept


def order(payment: int) -> tuple[int, int]:
    """By total coins, then by payees."""
    return total(payment), payment
