"""The state of a game: everything that is on the table, in the hands and still to be done.

The agenda is a stack of steps; a step is data, a kind and a number packed into one int. A step that
needs answers posts decisions and waits; the next step on the agenda reads the answers. Nothing in a
state is a function, a generator or a reference to code, but for a pilot, which is no part of the
game: a state can be copied, compared, written down.
"""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.model import AGES, MOST_WITH_ARMADA, Catalogue
from mirabilia.engine.actions import ACTION_BITS, NONE
from mirabilia.engine.city import City
from mirabilia.engine.court import Court
from mirabilia.engine.events import Event
from mirabilia.engine.ints import Action, Action64, Asked, Asked64, Seat, Seat64
from mirabilia.engine.options import Options
from mirabilia.engine.sea import Sea
from mirabilia.native import i64, mypyc_attr

# What is asked of a seat (rules chapter D). Their names are part of the notation.
NOTHING: Final = 0
ASK_BOARD: Final = 1  # D-1
ASK_SIDE: Final = 2  # D-1
ASK_CARD: Final = 3  # D-4
ASK_LAST: Final = 4  # D-5
ASK_DISCARD: Final = 5  # D-6
ASK_KEEP: Final = 6  # D-2
ASK_RECRUIT: Final = 7  # D-3
ASK_EXTRA: Final = 8  # D-13
ASK_BURY: Final = 9  # D-12
ASK_TOKEN: Final = 10  # D-11
ASK_DEBT: Final = 11  # D-9
ASK_FLEET: Final = 12  # D-7
ASK_ISLAND: Final = 13  # D-8
ASK_NAVAL: Final = 14  # D-10
# Not asked, but part of the log: a card that is left over, leaders that go back and are drawn.
LEFT_OVER: Final = 15
RETURNED: Final = 16
DRAWN: Final = 17

DECISIONS: Final = (
    "",
    "board",
    "side",
    "card",
    "last",
    "discard",
    "keep",
    "recruit",
    "extra",
    "bury",
    "token",
    "debt",
    "fleet",
    "island",
    "naval",
    "leftover",
    "returned",
    "drawn",
)

SEAT_BITS: Final = 3
SEAT_MASK: Final = (1 << SEAT_BITS) - 1
_ASKED_BITS: Final = 5
_ASKED_MASK: Final = (1 << _ASKED_BITS) - 1
_SEAT_AND_ASKED: Final = SEAT_BITS + _ASKED_BITS
# Where the parts of an entry of the log begin, after the action. Compiled, a sum with a constant of
# another file is worked out each time: so the first is written out.
_SEAT: Final = 52
_ASKED: Final = _SEAT + SEAT_BITS
_CHOSEN: Final = _ASKED + _ASKED_BITS
_ACTION_MASK: Final = (1 << _SEAT) - 1
# An entry is a machine word, whose highest bit is its sign.
_WORD_BITS: Final = 63

assert _SEAT == ACTION_BITS
assert _CHOSEN < _WORD_BITS
assert MOST_WITH_ARMADA - 1 <= SEAT_MASK
assert len(DECISIONS) - 1 <= _ASKED_MASK


# ---- an entry of the log: an action with the seat, what was asked, and whether it had a choice


def log_entry(seat: Seat64, asked: Asked64, action: Action64, chosen: bool) -> i64:
    return action | seat << _SEAT | asked << _ASKED | (1 << _CHOSEN if chosen else 0)


def entry_action(entry: i64) -> Action64:
    return entry & _ACTION_MASK


def entry_seat(entry: i64) -> Seat64:
    return entry >> _SEAT & SEAT_MASK


def entry_asked(entry: i64) -> Asked64:
    return entry >> _ASKED & _ASKED_MASK


def entry_chosen(entry: i64) -> bool:
    return entry >> _CHOSEN & 1 == 1


# ---- a decision in the queue: the seat, what is asked, and a number that goes with it


def queued(seat: Seat64, asked: Asked64, number: i64) -> i64:
    return seat | asked << SEAT_BITS | number << _SEAT_AND_ASKED


def queued_seat(packed: i64) -> Seat64:
    return packed & SEAT_MASK


def queued_kind(packed: i64) -> Asked64:
    return packed >> SEAT_BITS & _ASKED_MASK


def queued_number(packed: i64) -> i64:
    return packed >> _SEAT_AND_ASKED


def is_queued_for(packed: i64, seat: Seat64, asked: Asked64) -> bool:
    return queued_seat(packed) == seat and queued_kind(packed) == asked


# ---- a pair that sorts by its first part: an explorer's level and seat, a pick's order and seat,
# the attacker and target of an incursion


def pair(first: i64, second: i64) -> i64:
    return first << SEAT_BITS | second


def pair_first(packed: i64) -> i64:
    return packed >> SEAT_BITS


def pair_second(packed: i64) -> i64:
    return packed & SEAT_MASK


def team_of(seat: i64) -> i64:
    """T-1: the team of a seat: teams sit side by side, 0 with 1, 2 with 3."""
    return seat >> 1


def teams_of(players: int, teams: bool) -> list[int] | None:
    """The team of each seat, if players are in teams."""
    return [team_of(seat) for seat in range(players)] if teams else None


def passes_left(age: i64) -> bool:
    """B-8, L-3: hands pass to the left in ages I and III, to the right in age II and before."""
    return age == 1 or age == 3


@mypyc_attr(acyclic=True)
class Deal:
    """Hands as they were when the account of an age begins: at its deal, as a rule.

    Age 0 is the selection of leaders.
    """

    def __init__(self, age: int, turn: int, hands: list[list[int]]) -> None:
        self.age: Final = age
        self.turn: Final = turn
        self.hands: Final = hands


class Pilot:
    """Somebody who answers for all seats as soon as something is asked.

    The game goes on by itself to its end, or to where the pilot waits. A state that waits because
    of a pilot has no lists of legal answers.
    """

    def answer(self, state: State, seat: Seat, asked: Asked) -> Action:
        """One of the seat's legal answers, or `NONE` to make the game wait."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class State:
    """One game at one moment. `deals` and `log` are its history, what memory is made from."""

    def __init__(
        self,
        catalogue: Catalogue,
        options: Options,
        seed: int,
        cities: list[City],
        hands: list[list[int]],
        discard: list[int],
        decks: list[list[int]],
        agenda: list[int],
        asked: list[int],
        answers: list[int],
        legal: list[list[int]],
        old_discard: list[int],
        deals: list[Deal],
        log: list[int],
    ) -> None:
        self.catalogue: Final = catalogue
        self.options: Final = options
        self.seed: Final = seed
        self.age = 0
        self.turn = 0
        self.cities: Final = cities
        self.hands = hands
        self.discard = discard
        # Given decks of ages to come, where a position names them; else the seed decides.
        self.decks = decks
        self.agenda = agenda
        self.asked = asked
        self.answers = answers
        self.legal = legal
        self.waiting = 0
        # The revealed actions of the turn, while they are paid, placed and acted out: none whenever
        # somebody is asked.
        self.plays = [NONE] * len(cities)
        # The history: where the account begins (a new game: nowhere), each deal, each action.
        self.old_discard = old_discard
        self.deals = deals
        self.log = log
        self.events: list[Event] | None = None
        # What effects have left to be done in this turn, in the order of rule A-45: decisions to
        # be asked, spaces that ships have reached, cards to be built from the discard, losses.
        self.queue: list[int] = []
        self.reached: list[int] = []
        self.picks: list[int] = []
        self.losses: list[int] = []
        self.court: Court | None = None
        self.sea: Sea | None = None
        # Not part of the game: a twin has none.
        self.pilot: Pilot | None = None

    def copy(self) -> State:
        """An independent twin, made while somebody is asked: there are no `plays` then.

        What is never changed in place is shared.
        """
        twin = State(
            self.catalogue,
            self.options,
            self.seed,
            [city.copy() for city in self.cities],
            [hand[:] for hand in self.hands],
            self.discard[:],
            self.decks,
            self.agenda[:],
            self.asked[:],
            self.answers[:],
            self.legal[:],
            self.old_discard,
            self.deals[:],
            self.log[:],
        )
        twin.age = self.age
        twin.turn = self.turn
        twin.waiting = self.waiting
        events = self.events
        twin.events = None if events is None else events[:]
        twin.take_unsettled(self)
        twin.court = None if self.court is None else self.court.copy()
        twin.sea = None if self.sea is None else self.sea.copy()
        return twin

    def take_unsettled(self, other: State) -> None:
        """Take over what effects have left to be done in another state: mostly nothing."""
        if other.queue:
            self.queue = other.queue[:]
        if other.reached:
            self.reached = other.reached[:]
        if other.picks:
            self.picks = other.picks[:]
        if other.losses:
            self.losses = other.losses[:]

    @property
    def over(self) -> bool:
        return not self.agenda

    def left(self, seat: Seat64) -> Seat64:
        """The seat of the left neighbour."""
        return seat + 1 if seat + 1 < len(self.cities) else 0

    def right(self, seat: Seat64) -> Seat64:
        """The seat of the right neighbour."""
        return seat - 1 if seat else len(self.cities) - 1

    def next_holder(self, seat: Seat64) -> Seat64:
        """Who gets this seat's hand when hands are passed on (B-8, L-3)."""
        return self.left(seat) if passes_left(self.age) else self.right(seat)

    def previous_holder(self, seat: Seat64) -> Seat64:
        """Whose hand this seat gets when hands are passed on (B-8, L-3)."""
        return self.right(seat) if passes_left(self.age) else self.left(seat)

    def mate(self, seat: Seat64) -> Seat64:
        """T-1: the seat of the team mate (see `team_of`)."""
        return seat ^ 1

    def team(self, seat: Seat) -> list[Seat]:
        """Who sees what a seat sees of hands: itself and, in teams, its mate (T-2)."""
        return [seat, self.mate(seat)] if self.options.teams else [seat]

    def others(self, seat: Seat) -> list[Seat]:
        """All other seats, from the left round the table (T-5: the team mate too)."""
        players = len(self.cities)
        return [(seat + step) % players for step in range(1, players)]

    def note(
        self, kind: i64, seat: Seat64, first: i64 = 0, second: i64 = 0, third: i64 = 0
    ) -> None:
        """Add an event to the account, if one is kept."""
        if self.events is not None:
            self.events.append((kind, seat, first, second, third))


def empty_state(catalogue: Catalogue, options: Options, seed: int, cities: list[City]) -> State:
    """A table with cities and nothing else."""
    players = len(cities)
    return State(
        catalogue,
        options,
        seed,
        cities,
        [[] for _ in range(players)],
        [],
        [[] for _ in range(AGES + 1)],
        [],
        [NOTHING] * players,
        [NONE] * players,
        [[] for _ in range(players)],
        [],
        [],
        [],
    )
