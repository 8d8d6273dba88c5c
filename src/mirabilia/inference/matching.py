"""Cards matched with the places where they may lie: every possible match as likely as the others.

Cards come in groups: the cards of a group fill its places, in any order. Some places belong to one
pile that grows through periods, and demands tell what must have come to the pile by the end of each
period. A demand couples the groups that have copies of its card. So the groups are gone through one
after the other, and for each point that can be reached it is counted in how many ways the rest can
be filled; a choice is then made in proportion to these numbers, and never has to be taken back.
"""

from __future__ import annotations

from math import comb, prod
from typing import Final, Protocol

NO_LIMIT: Final = 255

# Copies that have come to the pile in each period, packed: so many bits for each period.
_COUNT_BITS: Final = 8
_COUNT: Final = 255

_UNTRACKED: Final = -1


class Chance(Protocol):
    """A source of random numbers, such as `random.Random`."""

    def randrange(self, stop: int, /) -> int: ...

    def getrandbits(self, bits: int, /) -> int: ...


def shuffle(cards: list[int], chance: Chance) -> None:
    """Put cards into a random order, each order as likely as the others."""
    for last in range(len(cards) - 1, 0, -1):
        other = chance.randrange(last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


class Place:
    """Where a card may lie: in the pile from some period on, or elsewhere.

    Elsewhere is the period behind the last. `wants` are the traits a card must have to lie there.
    """

    def __init__(self, number: int, period: int, wants: int) -> None:
        self.number: Final = number
        self.period: Final = period
        self.wants: Final = wants


class Group:
    """Cards and as many places, which they fill."""

    def __init__(self, cards: list[int], places: list[Place]) -> None:
        self.cards: Final = cards
        self.places: Final = places


class Demand:
    """How many copies of a card must have come to the pile, at least and at most, by each period.

    `wanted` is how many it takes for the card to be in the pile at the end, if that is a card of
    which one must be there; otherwise 0.
    """

    def __init__(self, periods: int) -> None:
        self.least: Final = [0] * periods
        self.most: Final = [NO_LIMIT] * periods
        self.wanted = 0

    def exactly(self, period: int, count: int) -> None:
        self.least[period] = max(self.least[period], count)
        self.most[period] = min(self.most[period], count)

    def barred(self) -> int:
        """The first period in which the card may come to the pile."""
        first = 0
        for period, most in enumerate(self.most):
            if most == 0:
                first = period + 1
        return first

    def is_tracked(self) -> bool:
        """Whether copies must be counted: whether it does more than keep a card from places."""
        if self.wanted > 1:
            return True
        for least, most in zip(self.least, self.most, strict=True):
            if least > 0 or 0 < most < NO_LIMIT:
                return True
        return False

    def allows(self, counts: int) -> bool:
        """Whether there may be this many copies."""
        there = 0
        for most in self.most:
            there += counts & _COUNT
            counts >>= _COUNT_BITS
            if there > most:
                return False
        return True

    def is_met(self, counts: int) -> bool:
        """Whether this many copies are enough."""
        there = 0
        for least in self.least:
            there += counts & _COUNT
            counts >>= _COUNT_BITS
            if there < least:
                return False
        return True


class Shelf:
    """The places of a group that are equal."""

    def __init__(self, period: int, wants: int) -> None:
        self.period: Final = period
        self.wants: Final = wants
        self.numbers: Final[list[int]] = []


class Batch:
    """The cards of a group that may lie on the same shelves; all copies of a card, or untracked."""

    def __init__(self, shelves: list[Shelf], fits: list[bool], card: int, lively: bool) -> None:
        self.shelves: Final = shelves
        self.fits: Final = fits
        # A tracked card's place among those, and whether no later group has copies of it.
        self.card: Final = card
        self.closes = False
        # Whether one of these in the pile is one that must be there.
        self.lively: Final = lively
        self.cards: Final[list[int]] = []
        self.opens_group = False

    def is_loose(self) -> bool:
        """Whether it does not matter where these cards lie."""
        return self.card == _UNTRACKED and not self.lively and all(self.fits)

    def is_like(self, other: Batch) -> bool:
        alike = self.card == other.card and self.lively == other.lively
        return alike and self.fits == other.fits


class Point:
    """A point on the way through the batches: how to go on, each way with its weight."""

    def __init__(self) -> None:
        self.ways = 0
        self.up_to: Final[list[int]] = []
        self.spreads: Final[list[list[int]]] = []
        self.next: Final[list[Point]] = []

    def add(self, weight: int, spread: list[int], point: Point) -> None:
        self.ways += weight
        self.up_to.append(self.ways)
        self.spreads.append(spread)
        self.next.append(point)

    def choose(self, chance: Chance) -> int:
        """One of the ways on, by weight."""
        if len(self.up_to) == 1:
            return 0
        drawn = chance.randrange(self.ways)
        way = 0
        while self.up_to[way] <= drawn:
            way += 1
        return way


class Matching:
    """All matches of some groups that meet the demands; `possible` tells whether there is one."""

    def __init__(
        self,
        groups: list[Group],
        periods: int,
        traits: list[int],
        demands: dict[int, Demand],
        one_is_wanted: bool,
    ) -> None:
        self._periods: Final = periods
        self._traits: Final = traits
        self._demands: Final = demands
        self._tracked: Final = [card for card in sorted(demands) if demands[card].is_tracked()]
        self._tracked_demands: Final = [demands[card] for card in self._tracked]
        # Filled in any order, and filled before the first draw.
        self._loose: Final[list[Group]] = []
        self._fixed: Final = [0] * (1 + max_number(groups))
        self._batches: Final[list[Batch]] = []
        self._points: Final[dict[tuple[int, tuple[int, ...], tuple[int, ...], bool], Point]] = {}
        for group in groups:
            self._add(group)
        self._close_tracked()
        self._start: Final = self._point(0, (), (0,) * len(self._tracked), not one_is_wanted)
        self._points.clear()
        self.possible: Final = self._start.ways > 0 and self._has_all_tracked()

    def draw(self, chance: Chance) -> list[int]:
        """For each place's number the card that lies there, in a match drawn at random."""
        filled = self._fixed[:]
        for group in self._loose:
            cards = group.cards[:]
            shuffle(cards, chance)
            # A group has as many places as cards; compiled, `zip` is slow.
            for at in range(len(cards)):
                filled[group.places[at].number] = cards[at]
        point = self._start
        free: list[list[int]] = []
        for batch in self._batches:
            if batch.opens_group:
                free = [shelf.numbers[:] for shelf in batch.shelves]
                for numbers in free:
                    shuffle(numbers, chance)
            way = point.choose(chance)
            lay_out(batch, point.spreads[way], free, filled, chance)
            point = point.next[way]
        return filled

    # ---- groups into batches

    def _add(self, group: Group) -> None:
        if len(set(group.cards)) == 1 and not self._is_demanding(group):
            for place in group.places:
                self._fixed[place.number] = group.cards[0]
            return
        batches = self._batches_of(group)
        if len(batches) == 1 and batches[0].is_loose():
            self._loose.append(group)
        else:
            batches[0].opens_group = True
            self._batches.extend(batches)

    def _is_demanding(self, group: Group) -> bool:
        return bool(self._demands) or any(place.wants for place in group.places)

    def _batches_of(self, group: Group) -> list[Batch]:
        """The cards sorted into batches, the tracked ones and the most restricted ones first."""
        shelves = shelves_of(group)
        counts = any(shelf.period < self._periods for shelf in shelves)
        found: list[Batch] = []
        for card in sorted(group.cards):
            batch = self._find(found, self._batch(card, shelves, counts))
            batch.cards.append(card)
        return sorted(found, key=lambda batch: (batch.card == _UNTRACKED, sum(batch.fits)))

    def _batch(self, card: int, shelves: list[Shelf], counts: bool) -> Batch:
        """A new batch for a card; where no place is in the pile, nothing is counted."""
        traits = self._traits[card]
        demand = self._demands.get(card) if counts else None
        first = demand.barred() if demand is not None else 0
        fits = [s.period >= first and s.wants & traits == s.wants for s in shelves]
        lively = demand is not None and demand.wanted > 0
        tracked = self._tracked.index(card) if counts and card in self._tracked else _UNTRACKED
        return Batch(shelves, fits, tracked, lively)

    def _find(self, found: list[Batch], batch: Batch) -> Batch:
        for other in found:
            if other.is_like(batch):
                return other
        found.append(batch)
        return batch

    def _close_tracked(self) -> None:
        closed: list[int] = []
        for batch in reversed(self._batches):
            if batch.card != _UNTRACKED and batch.card not in closed:
                batch.closes = True
                closed.append(batch.card)

    def _has_all_tracked(self) -> bool:
        """Whether what is demanded of cards that no group has is nothing."""
        there = [batch.card for batch in self._batches]
        return all(
            number in there or demand.is_met(0)
            for number, demand in enumerate(self._tracked_demands)
        )

    # ---- counting

    def _point(
        self, number: int, room: tuple[int, ...], counts: tuple[int, ...], met: bool
    ) -> Point:
        """The point before a batch, with this room on the shelves and these cards counted."""
        if number < len(self._batches) and self._batches[number].opens_group:
            room = tuple([len(shelf.numbers) for shelf in self._batches[number].shelves])
        key = (number, room, counts, met)
        point = self._points.get(key)
        if point is None:
            point = Point()
            self._points[key] = point
            if number == len(self._batches):
                point.ways = int(met)
            else:
                self._explore(point, number, room, counts, met)
        return point

    def _explore(
        self, point: Point, number: int, room: tuple[int, ...], counts: tuple[int, ...], met: bool
    ) -> None:
        batch = self._batches[number]
        for spread in spreads(len(batch.cards), batch.fits, room):
            added = self._added(batch, spread)
            after = counts
            if batch.card != _UNTRACKED:
                count = counts[batch.card] + added
                if not self._is_good(batch, count):
                    continue
                after = self._counted(batch, counts, count)
            left = tuple([have - taken for have, taken in zip(room, spread, strict=True)])
            follows = self._point(number + 1, left, after, met or self._meets(batch, counts, added))
            if follows.ways:
                weight = follows.ways
                for have, taken in zip(room, spread, strict=True):
                    weight = prod((weight, comb(have, taken)))
                point.add(weight, spread, follows)

    def _added(self, batch: Batch, spread: list[int]) -> int:
        """The copies that come to the pile, by period."""
        added = 0
        for shelf, taken in zip(batch.shelves, spread, strict=True):
            if shelf.period < self._periods:
                added += taken << _COUNT_BITS * shelf.period
        return added

    def _is_good(self, batch: Batch, count: int) -> bool:
        demand = self._tracked_demands[batch.card]
        return demand.allows(count) and (not batch.closes or demand.is_met(count))

    def _counted(self, batch: Batch, counts: tuple[int, ...], count: int) -> tuple[int, ...]:
        """The counts with a new one; what is closed counts no longer."""
        after = list(counts)
        after[batch.card] = 0 if batch.closes else count
        return tuple(after)

    def _meets(self, batch: Batch, counts: tuple[int, ...], added: int) -> bool:
        """Whether this puts a card in the pile that has to be there."""
        if not batch.lively or not added:
            return False
        if batch.card == _UNTRACKED:
            return True
        return total(counts[batch.card] + added) >= self._tracked_demands[batch.card].wanted


def total(counts: int) -> int:
    """All copies of packed counts."""
    copies = 0
    while counts:
        copies += counts & _COUNT
        counts >>= _COUNT_BITS
    return copies


def max_number(groups: list[Group]) -> int:
    highest = -1
    for group in groups:
        for place in group.places:
            highest = max(highest, place.number)
    return highest


def shelves_of(group: Group) -> list[Shelf]:
    found: list[Shelf] = []
    for place in group.places:
        fitting = [s for s in found if s.period == place.period and s.wants == place.wants]
        if not fitting:
            fitting = [Shelf(place.period, place.wants)]
            found += fitting
        fitting[0].numbers.append(place.number)
    return found


def spreads(cards: int, fits: list[bool], room: tuple[int, ...]) -> list[list[int]]:
    """Every way to spread a number of cards over shelves: how many go to each."""
    found: list[list[int]] = []
    behind = [0] * (len(room) + 1)
    for shelf in range(len(room) - 1, -1, -1):
        behind[shelf] = behind[shelf + 1] + (room[shelf] if fits[shelf] else 0)
    _spread_on(cards, fits, room, behind, [], found)
    return found


def _spread_on(
    cards: int,
    fits: list[bool],
    room: tuple[int, ...],
    behind: list[int],
    begun: list[int],
    found: list[list[int]],
) -> None:
    shelf = len(begun)
    if shelf == len(room):
        found.append(begun)
        return
    most = min(cards, room[shelf]) if fits[shelf] else 0
    for taken in range(max(0, cards - behind[shelf + 1]), most + 1):
        _spread_on(cards - taken, fits, room, behind, [*begun, taken], found)


def lay_out(
    batch: Batch, spread: list[int], free: list[list[int]], filled: list[int], chance: Chance
) -> None:
    """Lay the cards of a batch on free places, a given number on each shelf."""
    cards = batch.cards
    if batch.card == _UNTRACKED:
        cards = cards[:]
        shuffle(cards, chance)
    laid = 0
    for numbers, taken in zip(free, spread, strict=True):
        for _ in range(taken):
            filled[numbers.pop()] = cards[laid]
            laid += 1
