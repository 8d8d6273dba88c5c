"""Which leaders may be whose: all ways in which they can lie that agree with what a seat knows.

Leaders begin in places: in the hands of the selection, in hands and in the box when the account
begins, or nowhere. Every leader is known to have begun in one of a group of places, like a card
(`matching`). From there each goes to an end: somebody recruits it, builds a stage with it or sells
it, it goes back to the box, is drawn from there, or is still held.

A way is told by which leader began in each place and by which place each end took its leader from.
It is known of some leaders that they began with their owner; and of those that somebody had who had
drawn from the box (L-40), the late ones, that they began there, or in the box, or with somebody who
gave them back. All other leaders fill the places that are left in any order. In how many ways the
hidden ends take their leaders depends only on how many late leaders each owner began with: so this
is chosen first, in proportion to the ways that it leaves, and the rest is shuffled.
"""

from __future__ import annotations

from math import comb, perm, prod
from typing import Final

from mirabilia.engine.actions import (
    LEADER,
    NONE,
    PASS,
    RECRUIT,
    UNKNOWN,
    subject_of,
    verb_of,
)
from mirabilia.engine.court import Court
from mirabilia.engine.ints import Seat
from mirabilia.engine.setup import leaders_in_play
from mirabilia.engine.state import (
    ASK_BURY,
    ASK_EXTRA,
    ASK_KEEP,
    ASK_RECRUIT,
    DRAWN,
    RETURNED,
    entry_asked,
    entry_seat,
)
from mirabilia.errors import ImpossibleView
from mirabilia.inference.knowledge import OF_LEADERS, Knowledge, pieces
from mirabilia.inference.matching import Chance, Group, shuffle

# Owners of places beside the seats.
BOX: Final = 8
NOWHERE: Final = 9


class Follower:
    """What became of one seat's leaders: entries of the log."""

    def __init__(self) -> None:
        self.kept: Final[list[int]] = []
        self.uses: Final[list[int]] = []
        self.returned: Final[list[int]] = []
        self.drawn: Final[list[int]] = []
        # How many it held when the account began.
        self.old = 0


class Roll:
    """The leaders of a game, by what a seat knows: who has had how many, and where it went."""

    def __init__(self, known: Knowledge, court: Court) -> None:
        eyes = known.eyes
        self.known: Final = known
        self.court: Final = court
        self.seats: Final = [Follower() for _ in eyes.cities]
        self.read_log()
        # Who has drawn, before which entry; NONE if nobody has.
        self.drawer: Final = self.find_drawer()
        self.drawn_at: Final = (
            self.seats[self.drawer].drawn[0] if self.drawer != NONE else known.end
        )
        for seat, follower in enumerate(self.seats):
            follower.old = self.count_old(seat, follower)
        returned = [entry for follower in self.seats for entry in follower.returned]
        drawn = [entry for follower in self.seats for entry in follower.drawn]
        # The size of the box when the account began, and when leaders were drawn.
        self.old_box: Final = len(court.box) + len(drawn) - len(returned)
        self.box_at_draw: Final = self.old_box + len([e for e in returned if e < self.drawn_at])
        if self.old_box < 0:
            raise ImpossibleView("leaders_returned")

    def read_log(self) -> None:
        for number, entry in enumerate(self.known.eyes.log):
            asked = entry_asked(entry)
            if asked in OF_LEADERS and verb_of(self.known.action(number)) != PASS:
                self.read_entry(self.seats[entry_seat(entry)], asked, number)

    def read_entry(self, follower: Follower, asked: int, number: int) -> None:
        """What an entry about leaders does to those that somebody holds."""
        if asked == ASK_KEEP:
            follower.kept.append(number)
        elif asked == ASK_RECRUIT or asked == ASK_EXTRA:
            follower.uses.append(number)
        elif asked == RETURNED:
            follower.returned.append(number)
        elif asked == DRAWN:
            follower.drawn.append(number)
        elif asked != ASK_BURY:
            raise AssertionError(f"no leader is held by the decision {asked}")

    def find_drawer(self) -> int:
        """L-40: one stage of one board draws, so that it happens once."""
        drawers = [seat for seat, follower in enumerate(self.seats) if follower.drawn]
        if not drawers:
            return NONE
        drawn = self.seats[drawers[0]].drawn
        if len(drawers) > 1 or drawn[-1] - drawn[0] != len(drawn) - 1:
            raise ImpossibleView("leaders_drawn_twice")
        if self.seats[drawers[0]].returned:
            raise ImpossibleView("drawer_returns")
        return drawers[0]

    def count_old(self, seat: Seat, follower: Follower) -> int:
        gone = len(follower.uses) + len(follower.returned)
        old = len(self.court.hands[seat]) + gone - len(follower.kept) - len(follower.drawn)
        if old < 0:
            raise ImpossibleView("leader_hands")
        return old

    def leader(self, entry: int) -> int:
        """The leader of an entry, as a piece; `UNKNOWN` if it is hidden."""
        return subject_of(self.known.action(entry))

    def open_leaders(self, entries: list[int]) -> list[int]:
        return [self.leader(entry) for entry in entries if self.leader(entry) != UNKNOWN]

    def hidden(self, entries: list[int]) -> list[int]:
        return [entry for entry in entries if self.leader(entry) == UNKNOWN]

    def own_old(self) -> list[int]:
        """The leaders that the seat itself held when the account began; its account must agree."""
        own = self.seats[self.known.seat]
        gone = own.uses + own.returned
        hand = pieces(self.court.hands[self.known.seat]) + self.open_leaders(gone)
        come = sorted(own.kept + own.drawn)
        for leader in self.open_leaders(come):
            if leader not in hand:
                raise ImpossibleView("leader_missing")
            hand.remove(leader)
        drawn = self.open_leaders(own.drawn)
        if any(self.leader(entry) in drawn for entry in gone if entry < self.drawn_at):
            raise ImpossibleView("leader_early")
        return hand

    def old_in_cities(self) -> list[int]:
        """The leaders that lay in cities when the account began."""
        found: list[int] = []
        for owner, city in enumerate(self.known.eyes.cities):
            there = pieces(city.leaders + city.graves)
            for entry in self.seats[owner].uses:
                if verb_of(self.known.action(entry)) == RECRUIT:
                    if self.leader(entry) not in there:
                        raise ImpossibleView("recruit_missing", seat=owner)
                    there.remove(self.leader(entry))
            found += there
        own = self.known.seat
        under_stages = self.known.eyes.cities[own].under_stages[: self.known.old_stages[own]]
        return found + [piece for piece in under_stages if piece >= LEADER]

    def old_pool(self) -> list[int]:
        """Every leader that is not known to have lain somewhere when the account began."""
        eyes = self.known.eyes
        pool = pieces(leaders_in_play(eyes.catalogue, eyes.options))
        for leader in self.old_in_cities() + self.own_old():
            if leader not in pool:
                raise ImpossibleView("leader_surplus")
            pool.remove(leader)
        return pool

    def old_places(self) -> list[tuple[int, int]]:
        """New places for the others' hands and the box as they were, each with its owner."""
        found: list[tuple[int, int]] = []
        for seat, follower in enumerate(self.seats):
            if seat != self.known.seat:
                found += [(self.known.new_place(), seat) for _ in range(follower.old)]
        return found + [(self.known.new_place(), BOX) for _ in range(self.old_box)]


class Retinue:
    """The leaders of another seat, counted: those with claims, and the ends that are hidden."""

    def __init__(self, roll: Roll, seat: Seat) -> None:
        follower = roll.seats[seat]
        drawn_at = roll.drawn_at
        draws = roll.drawer == seat
        seen = pieces(roll.court.hands[seat]) if seat in roll.known.seers else []
        earlier = [entry for entry in follower.uses if entry < drawn_at or not draws]
        later = [entry for entry in follower.uses if entry > drawn_at and draws]
        # The leaders that began with this seat; those that did so, or were drawn.
        self.own: Final = roll.open_leaders(earlier) + ([] if draws else seen)
        self.late: Final = roll.open_leaders(later) + (seen if draws else [])
        self.uses: Final = roll.hidden(earlier)
        self.late_uses: Final = roll.hidden(later)
        self.returned: Final = [e for e in roll.hidden(follower.returned) if e < drawn_at]
        self.late_returned: Final = [e for e in roll.hidden(follower.returned) if e > drawn_at]
        self.had: Final = len(follower.kept) + follower.old

    def ways(self, gone: int) -> int:
        """In how many ways the hidden ends take their leaders, if this many drawn ones were here.

        These went back to the box before; the hidden hand, in no order, counts the same for all.
        """
        free = self.had - len(self.own) - gone
        others = len(self.returned) - gone
        if free < len(self.uses) + others or others < 0:
            return 0
        return perm(free, free - others)

    def ways_before_draw(self, kept: int) -> int:
        """The same up to the draw, of a seat that has drawn, if this many late ones began here."""
        free = self.had - len(self.own) - kept
        return perm(free, len(self.uses)) if free >= 0 else 0


class Retinues:
    """All ways in which the leaders of a game can lie, given a seat's knowledge of it.

    `groups` are leaders and the places that they began in; `owners` says whose each place is.
    """

    def __init__(self, roll: Roll, groups: list[Group], owners: dict[int, int]) -> None:
        self.roll: Final = roll
        self._owners: Final = owners
        self._groups: Final = groups
        viewer = roll.known.seat
        self.seats: Final = {
            seat: Retinue(roll, seat) for seat in range(len(roll.seats)) if seat != viewer
        }
        self._group_of: Final = {
            leader: number for number, group in enumerate(groups) for leader in group.cards
        }
        # The viewer's own leaders that went back to the box before leaders were drawn, and after.
        own = roll.seats[viewer].returned
        self.own_returned: Final = roll.open_leaders([e for e in own if e < roll.drawn_at])
        self.own_late: Final = roll.open_leaders([e for e in own if e > roll.drawn_at])
        self._room: Final = [self._count_room(group) for group in groups]
        # Leaders whose first owner is known; those that may have been drawn; those that were, from
        # what the viewer had given back.
        self._sure: Final = self._claim_own()
        self.late: Final[list[int]] = []
        self.surely_drawn: Final[list[int]] = []
        self._claim_drawn()
        self._memo: Final[dict[tuple[int, ...], int]] = {}
        self.possible: Final = self._ways([]) > 0

    # ---- claims

    def _count_room(self, group: Group) -> dict[int, int]:
        """How many places of a group each owner has."""
        room: dict[int, int] = {}
        for place in group.places:
            owner = self._owners[place.number]
            room[owner] = room.get(owner, 0) + 1
        return room

    def _claim_own(self) -> dict[int, int]:
        """Leaders that began with one seat for sure take their room there."""
        claimed: dict[int, int] = {}
        for number, seat in self.seats.items():
            for leader in seat.own:
                self._check_free(leader, claimed)
                room = self._room[self._group_of[leader]]
                if not room.get(number):
                    raise ImpossibleView("leader_elsewhere")
                room[number] -= 1
                claimed[leader] = number
        return claimed

    def _check_free(self, leader: int, claimed: dict[int, int]) -> None:
        if leader not in self._group_of or leader in claimed:
            raise ImpossibleView("leader_elsewhere")

    def _claim_drawn(self) -> None:
        """The leaders that may have been drawn from the box, sorted by group."""
        roll = self.roll
        if roll.drawer == NONE:
            return
        if roll.drawer == roll.known.seat:
            found = roll.open_leaders(roll.seats[roll.drawer].drawn)
        else:
            found = self.seats[roll.drawer].late
        if len(set(found)) != len(found):
            raise ImpossibleView("leader_twice")
        for leader in found:
            if leader in self.own_returned:
                self.surely_drawn.append(leader)
            else:
                self._check_free(leader, self._sure)
                self.late.append(leader)
        self.late.sort(key=lambda leader: (self._group_of[leader], leader))

    # ---- counting

    def _owners_for(self, leader: int) -> list[int]:
        """With whom a leader may have begun that may have been drawn."""
        return [
            owner
            for owner in sorted(self._room[self._group_of[leader]])
            if owner == BOX
            or owner == self.roll.drawer
            or (owner in self.seats and self.seats[owner].returned)
        ]

    def _ways(self, begun: list[int]) -> int:
        """How many ways there are, if the first of the late leaders began with these owners."""
        if len(begun) == len(self.late):
            return self._ends(begun)
        key = self._key(begun)
        ways = self._memo.get(key)
        if ways is None:
            ways = sum([weight for _, weight in self._steps(begun)])
            self._memo[key] = ways
        return ways

    def _steps(self, begun: list[int]) -> list[tuple[int, int]]:
        """With whom the next late leader may have begun, and in how many ways."""
        found: list[tuple[int, int]] = []
        for owner in self._owners_for(self.late[len(begun)]):
            room = self._room_left(begun, owner)
            if room > 0:
                found.append((owner, prod((room, self._ways([*begun, owner])))))
        return found

    def _key(self, begun: list[int]) -> tuple[int, ...]:
        """The same for what leaves the same ways: leaders of a group are alike."""
        pairs = [self._group_of[self.late[n]] << 4 | owner for n, owner in enumerate(begun)]
        return tuple(sorted(pairs))

    def _room_left(self, begun: list[int], owner: int) -> int:
        """The room that an owner has for the next late leader in its group."""
        group = self._group_of[self.late[len(begun)]]
        room = self._room[group][owner]
        for number, other in enumerate(begun):
            if other == owner and self._group_of[self.late[number]] == group:
                room -= 1
        return room

    def _ends(self, begun: list[int]) -> int:
        """In how many ways the hidden ends take their leaders, up to what is always the same."""
        drawer = self.roll.drawer
        others = [(number, seat) for number, seat in self.seats.items() if number != drawer]
        ways = [seat.ways(begun.count(number)) for number, seat in others]
        if drawer == NONE:
            return prod(ways)
        kept = begun.count(drawer)
        if drawer in self.seats:
            ways.append(self.seats[drawer].ways_before_draw(kept))
        known = len(self.surely_drawn) + len(begun) - kept
        drawn = len(self.roll.seats[drawer].drawn) - known
        if drawn < 0 or self.roll.box_at_draw < known:
            return 0
        return prod([*ways, comb(self.roll.box_at_draw - known, drawn)])

    # ---- drawing

    def draw(self, chance: Chance, filled: list[int]) -> Court:
        """The leaders in a way drawn at random; `filled` takes those of places and entries."""
        claims = self._sure.copy()
        for number, owner in enumerate(self._choose(chance)):
            claims[self.late[number]] = owner
        free: list[list[int]] = [[] for _ in range(NOWHERE + 1)]
        for group in self._groups:
            self._lay(group, claims, free, chance, filled)
        return Fates(self, claims, free, chance, filled).court()

    def _choose(self, chance: Chance) -> list[int]:
        """Which owner each late leader began with."""
        begun: list[int] = []
        while len(begun) < len(self.late):
            drawn = chance.randrange(self._ways(begun))
            for owner, weight in self._steps(begun):
                drawn -= weight
                if drawn < 0:
                    begun.append(owner)
                    break
        return begun

    def _lay(
        self,
        group: Group,
        claims: dict[int, int],
        free: list[list[int]],
        chance: Chance,
        filled: list[int],
    ) -> None:
        """Lay a group's leaders on its places; those without a claim are `free` with an owner."""
        places: list[list[int]] = [[] for _ in free]
        for place in group.places:
            places[self._owners[place.number]].append(place.number)
        for numbers in places:
            shuffle(numbers, chance)
        rest: list[int] = []
        for leader in group.cards:
            if leader in claims:
                filled[places[claims[leader]].pop()] = leader
            else:
                rest.append(leader)
        shuffle(rest, chance)
        for owner, numbers in enumerate(places):
            for number in numbers:
                filled[number] = rest.pop()
                free[owner].append(filled[number])


class Fates:
    """Sends the leaders from where they began to their ends."""

    def __init__(
        self,
        all_ways: Retinues,
        claims: dict[int, int],
        free: list[list[int]],
        chance: Chance,
        filled: list[int],
    ) -> None:
        roll = all_ways.roll
        self.roll: Final = roll
        self.all_ways: Final = all_ways
        self.claims: Final = claims
        self.free: Final = free
        self.chance: Final = chance
        self.filled: Final = filled
        self.hands: Final = [pieces(hand) for hand in roll.court.hands]
        self.box: Final = free[BOX] + all_ways.own_returned
        self.late_box: Final = all_ways.own_late[:]

    def court(self) -> Court:
        drawn = [leader for leader in self.all_ways.late if self.claims[leader] != self.roll.drawer]
        self.box.extend([leader for leader in drawn if self.claims[leader] == BOX])
        for number, seat in self.all_ways.seats.items():
            shuffle(self.free[number], self.chance)
            if number != self.roll.drawer:
                back = [leader for leader in drawn if self.claims[leader] == number]
                self.end(number, seat, back)
        if self.roll.drawer != NONE:
            self.draw_from_box(drawn + self.all_ways.surely_drawn)
        offers = [
            offer if seat in self.roll.known.seers else self.take_offer(seat)
            for seat, offer in enumerate(self.roll.court.offers)
        ]
        hands = [indices(hand) for hand in self.hands]
        court = Court([offer[:] for offer in offers], hands, indices(self.box + self.late_box))
        court.draws = self.roll.court.draws
        return court

    def take_offer(self, seat: Seat) -> list[int]:
        return indices([self.filled[place] for place in self.roll.known.offer_places[seat]])

    def end(self, number: int, retinue: Retinue, back: list[int]) -> None:
        """The ends of a seat that has drawn no leaders; some are known to have gone back."""
        rest = self.free[number]
        self.put(retinue.uses, rest)
        while len(back) < len(retinue.returned):
            back.append(rest.pop())
        self.box.extend(back)
        self.put_sorted(retinue.returned, back)
        late = [rest.pop() for _ in retinue.late_returned]
        self.late_box.extend(late)
        self.put_sorted(retinue.late_returned, late)
        if number not in self.roll.known.seers:
            self.hands[number] = rest

    def draw_from_box(self, known: list[int]) -> None:
        """L-40: the leaders known to be drawn and others, and what the drawer did with them."""
        entries = self.roll.seats[self.roll.drawer].drawn
        for leader in known:
            self.box.remove(leader)
        shuffle(self.box, self.chance)
        others = [self.box.pop() for _ in range(len(entries) - len(known))]
        seat = self.all_ways.seats.get(self.roll.drawer)
        if seat is None:
            return
        self.put_sorted(entries, known + others)
        rest = self.free[self.roll.drawer]
        self.put(seat.uses, rest)
        rest += others
        shuffle(rest, self.chance)
        self.put(seat.late_uses, rest)
        if self.roll.drawer not in self.roll.known.seers:
            self.hands[self.roll.drawer] = rest

    def put(self, entries: list[int], leaders: list[int]) -> None:
        """Take leaders for entries of the log."""
        for entry in entries:
            self.filled[self.roll.known.entry_places[entry]] = leaders.pop()

    def put_sorted(self, entries: list[int], leaders: list[int]) -> None:
        """Leaders that move together are logged in catalogue order."""
        self.put(entries, sorted(leaders, reverse=True))


def indices(leaders: list[int]) -> list[int]:
    """Leaders by their places in the catalogue, in order."""
    return sorted([leader - LEADER for leader in leaders])
